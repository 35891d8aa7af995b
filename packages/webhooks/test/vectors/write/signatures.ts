import { createHmac } from "node:crypto";
import type { Vector } from "../vector.ts";
import { EVENT, event, known, NOW, OTHER, rejects, SECRET, vector, wrong } from "./draft.ts";

const url64 = (text: string) => text.replaceAll("+", "-").replaceAll("/", "_");
const flipped = (text: string, index: number) =>
  `${text.slice(0, index)}${text[index] === "A" ? "B" : "A"}${text.slice(index + 1)}`;
// The last sign of 32 bytes in base64 carries two bits that mean nothing.
const otherSpelling = (text: string) => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return `${text.slice(0, 42)}${alphabet[alphabet.indexOf(text[42] ?? "") + 1]}=`;
};
/** Signatures of all shapes, alone and in lists. */
export const signatures: readonly Vector[] = [
  vector("that is right", known),
  vector(
    "of the published example",
    { reason: "payload" },
    {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      timestamp: "1614265330",
      body: '{"test": 2432232314}',
      now: 1_614_265_330_000,
      signature: () => "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    },
  ),
  vector("first of two", known, { signature: (right) => `v1,${right} v1,${wrong}` }),
  vector("last of two", known, { signature: (right) => `v1,${wrong} v1,${right}` }),
  vector("last of ten", known, { signature: (right) => `${`v1,${wrong} `.repeat(9)}v1,${right}` }),
  vector("given twice", known, { signature: (right) => `v1,${right} v1,${right}` }),
  vector("after one of another version", known, { signature: (right) => `v1a,${wrong} v1,${right}` }),
  vector("before one of another version", known, { signature: (right) => `v1,${right} v2,abc` }),
  vector("among entries that mean nothing", known, { signature: (right) => `abc ,,x v3 v1,${right} =` }),
  vector("with more spaces between", known, { signature: (right) => `v1,${wrong}   v1,${right}` }),
  vector("of another secret", rejects("signature"), { secret: OTHER }),
  vector("twice of other secrets", rejects("signature"), { signature: () => `v1,${wrong} v1,${wrong}` }),
  vector("of another id", rejects("signature"), { signed: { id: "msg_2" } }),
  vector("of another timestamp", rejects("signature"), { signed: { timestamp: String(NOW + 1) } }),
  vector("of the timestamp with a leading zero", rejects("signature"), { signed: { timestamp: `0${NOW}` } }),
  vector("of another body", rejects("signature"), { signed: { body: event('"amount":2') } }),
  vector("of a body without its last byte", rejects("signature"), { signed: { body: EVENT.slice(0, -1) } }),
  vector("of a body with a line break more", rejects("signature"), { signed: { body: `${EVENT}\n` } }),
  vector("of the body as a JSON round trip would change it", rejects("signature"), {
    body: event('"amount": 1.0'),
    signed: { body: event('"amount":1') },
  }),
  vector("of the body alone", rejects("signature"), {
    signature: () =>
      `v1,${createHmac("sha256", Buffer.from(SECRET.slice(6), "base64"))
        .update(EVENT)
        .digest("base64")}`,
  }),
  vector("over parts that are joined without dots", rejects("signature"), {
    signature: () =>
      `v1,${createHmac("sha256", Buffer.from(SECRET.slice(6), "base64"))
        .update(`msg_1${NOW}${EVENT}`)
        .digest("base64")}`,
  }),
  vector("with the text of the secret as the key", rejects("signature"), {
    signature: () => `v1,${createHmac("sha256", SECRET).update(`msg_1.${NOW}.${EVENT}`).digest("base64")}`,
  }),
  vector("of HMAC-SHA512", rejects("signature"), {
    signature: () =>
      `v1,${createHmac("sha512", Buffer.from(SECRET.slice(6), "base64"))
        .update(`msg_1.${NOW}.${EVENT}`)
        .digest("base64")}`,
  }),
  vector("in hexadecimal digits", rejects("signature"), {
    signature: (right) => `v1,${Buffer.from(right, "base64").toString("hex")}`,
  }),
  ...[0, 21, 42].map((index) =>
    vector(`with its sign ${index} changed`, rejects("signature"), {
      signature: (right) => `v1,${flipped(right, index)}`,
    }),
  ),
  vector("in another spelling of the same bytes", rejects("signature"), {
    signature: (right) => `v1,${otherSpelling(right)}`,
  }),
  vector("in base64 for URLs", rejects("signature"), {
    id: "msg_6", // its signature has signs that the two alphabets spell differently
    signature: (right) => `v1,${url64(right)}`,
  }),
  vector("without its padding", rejects("signature"), { signature: (right) => `v1,${right.slice(0, -1)}` }),
  vector("with padding more", rejects("signature"), { signature: (right) => `v1,${right}=` }),
  vector("that is only the beginning of the right one", rejects("signature"), {
    signature: (right) => `v1,${right.slice(0, 20)}`,
  }),
  vector("that is the right one and more", rejects("signature"), { signature: (right) => `v1,${right}AAAA` }),
  vector("without a version", rejects("signature"), { signature: (right) => right }),
  vector("without a comma", rejects("signature"), { signature: (right) => `v1${right}` }),
  ...["v2", "v1a", "v0", "v11", "V1", "1", ""].map((version) =>
    vector(`under the version ${JSON.stringify(version)}`, rejects("signature"), {
      signature: (right) => `${version},${right}`,
    }),
  ),
  vector("with a comma before its version", rejects("signature"), { signature: (right) => `,v1,${right}` }),
  vector("with two commas", rejects("signature"), { signature: (right) => `v1,,${right}` }),
  vector("with a space after its comma", rejects("headers"), { signature: (right) => `v1, ${right}` }),
  vector("after a tab", rejects("signature"), { signature: (right) => `v2,abc\tv1,${right}` }),
  vector("joined to another by a comma alone", rejects("signature"), {
    signature: (right) => `v1,${wrong},v1,${right}`,
  }),
  ...["v1,", "v1", "v1,AAAA", "v1,=", "v1,undefined", "null", ","].map((signature) =>
    vector(`that is ${JSON.stringify(signature)}`, rejects("signature"), { signature: () => signature }),
  ),
];
