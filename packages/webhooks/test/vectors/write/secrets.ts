import type { Vector } from "../vector.ts";
import { EVENT, hmac, known, NOW, OTHER, rejects, SECRET, vector, wrong } from "./draft.ts";

const THIRD = "whsec_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB";
/** 25 bytes: their base64 ends in padding. */
const PADDED = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGA==";

const bare = SECRET.slice("whsec_".length);
/** The secret in base64 whose key is the text itself. */
const rawSecret = (raw: string) => `whsec_${Buffer.from(raw).toString("base64")}`;
/** Secrets of all shapes, and several at once. */
export const secrets: readonly Vector[] = [
  vector("with its prefix", known, { options: { secrets: SECRET } }),
  vector("without its prefix", known, { options: { secrets: bare } }),
  vector("in a list", known, { options: { secrets: [SECRET] } }),
  vector("first of two", known, { options: { secrets: [SECRET, OTHER] } }),
  vector("second of two", known, { options: { secrets: [OTHER, SECRET] } }),
  vector("last of three, among signatures of others", known, {
    options: { secrets: [OTHER, THIRD, SECRET] },
    signature: (right) =>
      `v1,${hmac("whsec_CCCC", { id: "msg_1", timestamp: String(NOW), body: EVENT })} v1,${right}`,
  }),
  vector("that matches both of two signatures", known, {
    options: { secrets: [SECRET, OTHER] },
    signature: (right) => `v1,${right} v1,${wrong}`,
  }),
  vector("with and without prefix at once", known, { options: { secrets: [bare, SECRET] } }),
  vector("with padding", known, { secret: PADDED, options: { secrets: PADDED } }),
  vector("without the padding that it should have", known, {
    secret: PADDED,
    options: { secrets: PADDED.replaceAll("=", "") },
  }),
  vector("with all signs of base64", known, {
    secret: `whsec_${"+/+/abcd".repeat(4)}`,
    options: { secrets: `whsec_${"+/+/abcd".repeat(4)}` },
  }),
  vector("of more than 64 bytes", known, {
    secret: `whsec_${"LONG".repeat(25)}`,
    options: { secrets: `whsec_${"LONG".repeat(25)}` },
  }),
  ...[
    ["of raw text", "a plain text, not base64!"],
    ["of raw text beyond ASCII", "schlüssel-schlüssel-über"],
    ["of raw text that looks like base64", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
    ["of raw text that begins like another", `whsec_${"x".repeat(20)}`],
  ].map(([name = "", raw = ""]) =>
    vector(name, known, { secret: rawSecret(raw), options: { secrets: { raw } } }),
  ),
  vector("of raw text beside one in base64", known, {
    options: { secrets: [{ raw: "r".repeat(24) }, SECRET] },
  }),
  vector("of raw text, read as base64", rejects("signature"), { options: { secrets: { raw: bare } } }),
  vector("of raw text of 23 bytes", rejects("config"), { options: { secrets: { raw: "r".repeat(23) } } }),
  vector("of raw text that is empty", rejects("config"), { options: { secrets: { raw: "" } } }),
  vector("that is none of several", rejects("signature"), { options: { secrets: [OTHER, THIRD] } }),
  ...[
    ["that is empty", ""],
    ["that is only a prefix", "whsec_"],
    ["with a space", `${SECRET} `],
    ["with a line break", `${SECRET}\n`],
    ["of impossible length", `${SECRET}A`],
    ["of 23 bytes", `whsec_${"AAAA".repeat(7)}AAA=`],
    ["of 2 bytes", "abc"],
    ["in base64 for URLs", `whsec_${"-_-_abcd".repeat(4)}`],
    ["with two prefixes", `whsec_${SECRET}`],
    ["with a prefix in capital letters", `WHSEC_${bare}`],
    ["with padding in the middle", `whsec_AA==${bare}`],
    ["that is padding", "whsec_=="],
  ].map(([name, secret = ""]) => vector(name ?? "", rejects("config"), { options: { secrets: secret } })),
  vector("that is broken beside one that is right", rejects("config"), {
    options: { secrets: [SECRET, "no secret"] },
  }),
  vector("of an empty list", rejects("config"), { options: { secrets: [] } }),
  vector("with an empty header prefix", rejects("config"), { options: { headerPrefix: "" } }),
  vector("with no header prefix", rejects("config"), { options: { headerPrefix: [] } }),
  vector("with a header prefix without its dash", rejects("config"), {
    options: { headerPrefix: "webhook" },
  }),
  vector("with a negative tolerance", rejects("config"), { options: { toleranceMs: -1 } }),
  vector("with no room for a body", rejects("config"), { options: { maxBodyBytes: 0 } }),
  vector("with no depth", rejects("config"), { options: { maxDepth: 0 } }),
];
