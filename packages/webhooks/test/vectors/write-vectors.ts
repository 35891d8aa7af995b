import { createHmac } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Expectation, Vector, VectorBody, VectorOptions } from "./vector.ts";

// Writes the vectors beside this file: `node test/vectors/write-vectors.ts`. It signs with node:crypto and shares no code
// with the package, and states for each rule what must happen; what the package does is not looked at.

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const OTHER = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
const THIRD = "whsec_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB";
/** 25 bytes: their base64 ends in padding. */
const PADDED = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGA==";
const NOW = 1_738_324_800;
const EVENT = '{"webhook_event":"payout.update","amount":1}';

interface Draft {
  readonly id?: string;
  readonly timestamp?: string;
  readonly body?: string | Buffer;
  /** What is signed, where it is not what is sent. */
  readonly signed?: { id?: string; timestamp?: string; body?: string | Buffer };
  readonly secret?: string;
  readonly prefix?: string;
  /** Made from the right signature, without its version. */
  readonly signature?: (signature: string) => string;
  /** Made from the three right headers. */
  readonly headers?: (headers: [string, string][]) => [string, string][];
  readonly form?: Vector["form"];
  readonly options?: Partial<VectorOptions>;
  readonly now?: number;
  /** What is handed over in the place of the body. */
  readonly given?: VectorBody;
}

const refused = (reason: string): Expectation => ({ reason });
const known: Expectation = { kind: "payout.update" };

function vector(name: string, expect: Expectation, draft: Draft = {}): Vector {
  const { id = "msg_1", timestamp = String(NOW), body = EVENT, secret = SECRET, prefix = "webhook-" } = draft;
  const message = { id, timestamp, body, ...draft.signed };
  const right = hmac(secret, message);
  const headers: [string, string][] = [
    [`${prefix}id`, id],
    [`${prefix}timestamp`, timestamp],
    [`${prefix}signature`, draft.signature?.(right) ?? `v1,${right}`],
  ];
  return {
    name,
    options: { secrets: SECRET, ...draft.options },
    now: draft.now ?? NOW * 1000,
    headers: draft.headers?.(headers) ?? headers,
    form: draft.form ?? "record",
    body: draft.given ?? (typeof body === "string" ? { text: body } : { base64: body.toString("base64") }),
    expect,
  };
}

function hmac(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: string | Buffer },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64");
}

const event = (more: string) => `{"webhook_event":"payout.update",${more}}`;
const nested = (depth: number, open = "[", close = "]") =>
  event(`"a":${open.repeat(depth - 1)}${open === "[" ? "" : "0"}${close.repeat(depth - 1)}`);
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));
const upper = (headers: [string, string][]) =>
  headers.map(([name, value]): [string, string] => [name.toUpperCase(), value]);
const without = (part: string) => (headers: [string, string][]) =>
  headers.filter(([name]) => !name.endsWith(part));
const renamed = (part: string, prefix: string) => (headers: [string, string][]) =>
  headers.map(([name, value]): [string, string] =>
    name.endsWith(part) ? [prefix + part, value] : [name, value],
  );
const valued = (part: string, value: string) => (headers: [string, string][]) =>
  headers.map(([name, old]): [string, string] => [name, name.endsWith(part) ? value : old]);
const twice = (part: string, value?: string) => (headers: [string, string][]) =>
  headers.flatMap(([name, old]): [string, string][] =>
    name.endsWith(part)
      ? [
          [name, old],
          [name, value ?? old],
        ]
      : [[name, old]],
  );

const PARTS = ["id", "timestamp", "signature"] as const;
const FORMS = ["record", "headers", "lists", "raw"] as const;

const headers: Vector[] = [
  ...FORMS.map((form) => vector(`in the form ${form}`, known, { form })),
  ...FORMS.map((form) => vector(`in capital letters, in the form ${form}`, known, { form, headers: upper })),
  vector("among others", known, {
    headers: (all) => [["content-type", "application/json"], ...all, ["x-id", "1"]],
  }),
  vector("in another order", known, { headers: (all) => [...all].reverse() }),
  ...PARTS.map((part) => vector(`without ${part}`, refused("headers"), { headers: without(part) })),
  ...PARTS.map((part) => vector(`with an empty ${part}`, refused("headers"), { headers: valued(part, "") })),
  vector("without any", refused("headers"), { headers: () => [] }),
  ...PARTS.flatMap((part) =>
    (["headers", "lists", "raw"] as const).map((form) =>
      vector(`with ${part} twice, in the form ${form}`, refused("headers"), { form, headers: twice(part) }),
    ),
  ),
  ...PARTS.map((part) =>
    vector(`with ${part} twice in two cases of letters`, refused("headers"), {
      headers: (all) => [...all, ...upper(all).filter(([name]) => name.endsWith(part.toUpperCase()))],
    }),
  ),
  ...PARTS.map((part) =>
    vector(`with ${part} twice, joined by a comma`, refused("headers"), {
      headers: (all) =>
        all.map(([name, value]) => [name, name.endsWith(part) ? `${value}, ${value}` : value]),
    }),
  ),
  vector("with an empty id before the right one", refused("headers"), {
    form: "lists",
    headers: (all) => [["webhook-id", ""], ...all],
  }),
  vector("of another prefix, which is allowed", known, {
    prefix: "acme-",
    options: { headerPrefix: "acme-" },
  }),
  vector("of another prefix in capital letters", known, {
    prefix: "Acme-",
    options: { headerPrefix: "aCME-" },
  }),
  vector("of the second allowed prefix", known, {
    prefix: "acme-",
    options: { headerPrefix: ["webhook-", "acme-"] },
  }),
  vector("of the first allowed prefix", known, { options: { headerPrefix: ["webhook-", "acme-"] } }),
  vector("of a prefix with dashes", known, { prefix: "x-acme-", options: { headerPrefix: "x-acme-" } }),
  vector("of a prefix that is not allowed", refused("headers"), { prefix: "acme-" }),
  vector("of the default prefix when another is asked for", refused("headers"), {
    options: { headerPrefix: "acme-" },
  }),
  vector("of a prefix without its beginning", refused("headers"), {
    prefix: "acme-",
    options: { headerPrefix: "x-acme-" },
  }),
  vector("of an allowed prefix beside one that nobody asked for", known, {
    headers: (all) => [...all, ["acme-id", "msg_2"], ["acme-signature", "v1,AAAA"]],
  }),
  ...PARTS.map((part) =>
    vector(`with ${part} under the other allowed prefix`, refused("headers"), {
      headers: renamed(part, "acme-"),
      options: { headerPrefix: ["webhook-", "acme-"] },
    }),
  ),
  ...PARTS.map((part) =>
    vector(`complete, and ${part} under the other allowed prefix as well`, refused("headers"), {
      headers: (all) => [...all, ...renamed(part, "acme-")(all).filter(([name]) => name.startsWith("acme-"))],
      options: { headerPrefix: ["webhook-", "acme-"] },
    }),
  ),
  ...PARTS.map((part) =>
    vector(`with ${part} under a prefix that is not allowed`, refused("headers"), {
      headers: renamed(part, "acme-"),
    }),
  ),
  vector("with a long id", known, { id: `msg_${"x".repeat(200)}` }),
  vector("with the longest id", known, { id: "x".repeat(512) }),
  vector("with an id that is too long", refused("headers"), { id: "x".repeat(513) }),
  vector("with dots in the id", known, { id: "msg.1.2" }),
  vector("with every printable sign in the id", known, {
    id: String.fromCharCode(...Array.from({ length: 94 }, (_, index) => index + 0x21)),
  }),
  vector("with a space in the id", refused("headers"), { id: "msg 1" }),
  vector("with a letter beyond ASCII in the id", refused("headers"), { id: "msg_é" }),
  vector("with a control sign in the id", refused("headers"), { id: "msg_\u0001" }),
  vector("with a delete sign in the id", refused("headers"), { id: "msg_\u007f" }),
];

const at = (seconds: number, more: Draft = {}): Draft => ({ timestamp: String(NOW + seconds), ...more });
const timestamps: Vector[] = [
  ...[-300, -299, -1, 0, 1, 299, 300].map((seconds) => vector(`${seconds} seconds off`, known, at(seconds))),
  ...[-86_400, -302, -301, 301, 302, 86_400].map((seconds) =>
    vector(`${seconds} seconds off`, refused("timestamp"), at(seconds)),
  ),
  ...[-10, 10].map((s) =>
    vector(`${s} seconds off with a tolerance of 10`, known, at(s, { options: { toleranceSeconds: 10 } })),
  ),
  ...[-11, 11].map((s) =>
    vector(
      `${s} seconds off with a tolerance of 10`,
      refused("timestamp"),
      at(s, { options: { toleranceSeconds: 10 } }),
    ),
  ),
  vector("of now with no tolerance", known, { options: { toleranceSeconds: 0 } }),
  ...[-1, 1].map((s) =>
    vector(
      `${s} seconds off with no tolerance`,
      refused("timestamp"),
      at(s, { options: { toleranceSeconds: 0 } }),
    ),
  ),
  vector("at the boundary, late in the second", known, at(-300, { now: NOW * 1000 + 999 })),
  vector("with one digit, when it was so", known, { timestamp: "1", now: 1000 }),
  vector("with twelve digits, when it will be so", known, {
    timestamp: "999999999999",
    now: 999_999_999_999_000,
  }),
  vector("with thirteen digits", refused("timestamp"), {
    timestamp: "1000000000000",
    now: 1_000_000_000_000_000,
  }),
  vector("in milliseconds", refused("timestamp"), { timestamp: String(NOW * 1000) }),
  vector("zero, when it was so", refused("timestamp"), { timestamp: "0", now: 0 }),
  ...[
    ["a leading zero", `0${NOW}`],
    ["a plus", `+${NOW}`],
    ["a minus", `-${NOW}`],
    ["a fraction", `${NOW}.0`],
    ["a fraction of a second", `${NOW}.5`],
    ["a leading space", ` ${NOW}`],
    ["a trailing space", `${NOW} `],
    ["a trailing letter", `${NOW}s`],
    ["a trailing line break", `${NOW}\n`],
    ["an exponent", "1.7383248e9"],
    ["hexadecimal digits", "0x679cc200"],
    ["an underscore", "1_738_324_800"],
    ["a comma", `${NOW},${NOW}`],
    ["digits of another script", "١٧٣٨٣٢٤٨٠٠"],
  ].map(([name, timestamp = ""]) => vector(`with ${name}`, refused("timestamp"), { timestamp })),
  ...["NaN", "Infinity", "now", "null", "2025-01-31T12:00:00Z"].map((timestamp) =>
    vector(`that is ${timestamp}`, refused("timestamp"), { timestamp }),
  ),
  vector("of a receiver whose clock stands at 0", refused("timestamp"), { now: 0 }),
  vector("that is out of tolerance and wrongly signed", refused("timestamp"), at(-400, { secret: OTHER })),
  ...FORMS.map((form) => vector(`too old, in the form ${form}`, refused("timestamp"), at(-301, { form }))),
];

const url64 = (text: string) => text.replaceAll("+", "-").replaceAll("/", "_");
const flipped = (text: string, index: number) =>
  `${text.slice(0, index)}${text[index] === "A" ? "B" : "A"}${text.slice(index + 1)}`;
// The last sign of 32 bytes in base64 carries two bits that mean nothing.
const otherSpelling = (text: string) => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return `${text.slice(0, 42)}${alphabet[alphabet.indexOf(text[42] ?? "") + 1]}=`;
};
const wrong = hmac(OTHER, { id: "msg_1", timestamp: String(NOW), body: EVENT });
const signatures: Vector[] = [
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
  vector("of another secret", refused("signature"), { secret: OTHER }),
  vector("twice of other secrets", refused("signature"), { signature: () => `v1,${wrong} v1,${wrong}` }),
  vector("of another id", refused("signature"), { signed: { id: "msg_2" } }),
  vector("of another timestamp", refused("signature"), { signed: { timestamp: String(NOW + 1) } }),
  vector("of the timestamp with a leading zero", refused("signature"), { signed: { timestamp: `0${NOW}` } }),
  vector("of another body", refused("signature"), { signed: { body: event('"amount":2') } }),
  vector("of a body without its last byte", refused("signature"), { signed: { body: EVENT.slice(0, -1) } }),
  vector("of a body with a line break more", refused("signature"), { signed: { body: `${EVENT}\n` } }),
  vector("of the body as a JSON round trip would change it", refused("signature"), {
    body: event('"amount": 1.0'),
    signed: { body: event('"amount":1') },
  }),
  vector("of the body alone", refused("signature"), {
    signature: () =>
      `v1,${createHmac("sha256", Buffer.from(SECRET.slice(6), "base64"))
        .update(EVENT)
        .digest("base64")}`,
  }),
  vector("over parts that are joined without dots", refused("signature"), {
    signature: () =>
      `v1,${createHmac("sha256", Buffer.from(SECRET.slice(6), "base64"))
        .update(`msg_1${NOW}${EVENT}`)
        .digest("base64")}`,
  }),
  vector("with the text of the secret as the key", refused("signature"), {
    signature: () => `v1,${createHmac("sha256", SECRET).update(`msg_1.${NOW}.${EVENT}`).digest("base64")}`,
  }),
  vector("of HMAC-SHA512", refused("signature"), {
    signature: () =>
      `v1,${createHmac("sha512", Buffer.from(SECRET.slice(6), "base64"))
        .update(`msg_1.${NOW}.${EVENT}`)
        .digest("base64")}`,
  }),
  vector("in hexadecimal digits", refused("signature"), {
    signature: (right) => `v1,${Buffer.from(right, "base64").toString("hex")}`,
  }),
  ...[0, 21, 42].map((index) =>
    vector(`with its sign ${index} changed`, refused("signature"), {
      signature: (right) => `v1,${flipped(right, index)}`,
    }),
  ),
  vector("in another spelling of the same bytes", refused("signature"), {
    signature: (right) => `v1,${otherSpelling(right)}`,
  }),
  vector("in base64 for URLs", refused("signature"), {
    id: "msg_6", // its signature has signs that the two alphabets spell differently
    signature: (right) => `v1,${url64(right)}`,
  }),
  vector("without its padding", refused("signature"), { signature: (right) => `v1,${right.slice(0, -1)}` }),
  vector("with padding more", refused("signature"), { signature: (right) => `v1,${right}=` }),
  vector("that is only the beginning of the right one", refused("signature"), {
    signature: (right) => `v1,${right.slice(0, 20)}`,
  }),
  vector("that is the right one and more", refused("signature"), { signature: (right) => `v1,${right}AAAA` }),
  vector("without a version", refused("signature"), { signature: (right) => right }),
  vector("without a comma", refused("signature"), { signature: (right) => `v1${right}` }),
  ...["v2", "v1a", "v0", "v11", "V1", "1", ""].map((version) =>
    vector(`under the version ${JSON.stringify(version)}`, refused("signature"), {
      signature: (right) => `${version},${right}`,
    }),
  ),
  vector("with a comma before its version", refused("signature"), { signature: (right) => `,v1,${right}` }),
  vector("with two commas", refused("signature"), { signature: (right) => `v1,,${right}` }),
  vector("with a space after its comma", refused("headers"), { signature: (right) => `v1, ${right}` }),
  vector("after a tab", refused("signature"), { signature: (right) => `v2,abc\tv1,${right}` }),
  vector("joined to another by a comma alone", refused("signature"), {
    signature: (right) => `v1,${wrong},v1,${right}`,
  }),
  ...["v1,", "v1", "v1,AAAA", "v1,=", "v1,undefined", "null", ","].map((signature) =>
    vector(`that is ${JSON.stringify(signature)}`, refused("signature"), { signature: () => signature }),
  ),
];

const bare = SECRET.slice("whsec_".length);
/** The secret in base64 whose key is the text itself. */
const rawSecret = (raw: string) => `whsec_${Buffer.from(raw).toString("base64")}`;
const secrets: Vector[] = [
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
  vector("of raw text, read as base64", refused("signature"), { options: { secrets: { raw: bare } } }),
  vector("of raw text of 23 bytes", refused("config"), { options: { secrets: { raw: "r".repeat(23) } } }),
  vector("of raw text that is empty", refused("config"), { options: { secrets: { raw: "" } } }),
  vector("that is none of several", refused("signature"), { options: { secrets: [OTHER, THIRD] } }),
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
  ].map(([name, secret = ""]) => vector(name ?? "", refused("config"), { options: { secrets: secret } })),
  vector("that is broken beside one that is right", refused("config"), {
    options: { secrets: [SECRET, "no secret"] },
  }),
  vector("of an empty list", refused("config"), { options: { secrets: [] } }),
  vector("with an empty header prefix", refused("config"), { options: { headerPrefix: "" } }),
  vector("with no header prefix", refused("config"), { options: { headerPrefix: [] } }),
  vector("with a header prefix without its dash", refused("config"), {
    options: { headerPrefix: "webhook" },
  }),
  vector("with a negative tolerance", refused("config"), { options: { toleranceSeconds: -1 } }),
  vector("with no room for a body", refused("config"), { options: { maxBodyBytes: 0 } }),
  vector("with no depth", refused("config"), { options: { maxDepth: 0 } }),
];

const BOM = [0xef, 0xbb, 0xbf];
const bodies: Vector[] = [
  vector("as text", known),
  vector("as bytes", known, { body: Buffer.from(EVENT) }),
  vector("with a leading byte order mark", known, { body: bytes(BOM, EVENT) }),
  vector("with spaces around", known, { body: ` \n${EVENT}\r\n` }),
  vector("that a JSON round trip would change", known, {
    body: event('"amount": 1.0, "b": 1e2, "c":"\\u0041\\/"'),
  }),
  vector("with letters beyond ASCII", known, { body: event('"name":"Zoë 🦉"') }),
  vector("with letters beyond ASCII, as bytes", known, { body: Buffer.from(event('"name":"Zoë 🦉"')) }),
  vector("with a zero sign, escaped", known, { body: event('"name":"\\u0000"') }),
  vector("with half a pair of surrogates, escaped", known, { body: event('"name":"\\ud800"') }),
  vector("with two byte order marks", refused("payload"), { body: bytes(BOM, BOM, EVENT) }),
  vector("with a byte order mark at its end", refused("payload"), { body: bytes(EVENT, BOM) }),
  ...(
    [
      ["a byte that UTF-8 has not", [0xff]],
      ["a continuation byte alone", [0x80]],
      ["a letter cut off", [0xc3]],
      ["an overlong slash", [0xc0, 0xaf]],
      ["half a pair of surrogates", [0xed, 0xa0, 0x80]],
      ["a letter beyond the last one", [0xf4, 0x90, 0x80, 0x80]],
      ["Latin-1", [0xe9]],
    ] as [string, number[]][]
  ).map(([name, part]) =>
    vector(`with ${name}`, refused("payload"), {
      body: bytes('{"webhook_event":"payout.update","a":"', part, '"}'),
    }),
  ),
  vector("in UTF-16", refused("payload"), { body: Buffer.from(EVENT, "utf16le") }),
  vector("with a byte swapped that decoding would hide", refused("signature"), {
    body: bytes('{"webhook_event":"payout.update","a":"', [0xfe], '"}'),
    signed: { body: bytes('{"webhook_event":"payout.update","a":"', [0xff], '"}') },
  }),
  vector("whose sign of replacement was signed, with a broken byte instead", refused("signature"), {
    body: bytes('{"webhook_event":"payout.update","a":"', [0xff], '"}'),
    signed: { body: event('"a":"\ufffd"') },
  }),
  vector("whose byte order mark was lost", refused("signature"), { signed: { body: bytes(BOM, EVENT) } }),
  ...(
    [
      ["an object", { webhook_event: "payout.update", amount: 1 }],
      ["a list", []],
      ["null", null],
      ["a number", 1],
      ["true", true],
      ["a buffer in JSON", { type: "Buffer", data: [123, 125] }],
    ] as [string, unknown][]
  ).map(([name, parsed]) => vector(`that was parsed to ${name}`, refused("input"), { given: { parsed } })),
  vector("as long as allowed", known, { options: { maxBodyBytes: EVENT.length } }),
  vector("one byte longer than allowed", refused("too-large"), {
    options: { maxBodyBytes: EVENT.length - 1 },
  }),
  vector("longer than allowed in bytes, though not in letters", refused("too-large"), {
    body: event('"name":"ëëëë"'),
    options: { maxBodyBytes: event('"name":"ëëëë"').length },
  }),
  vector("longer than allowed and wrongly signed", refused("too-large"), {
    secret: OTHER,
    options: { maxBodyBytes: 10 },
  }),
];

const payloads: Vector[] = [
  ...[
    "blockchainWallet.new",
    "bankAccount.new",
    "payin.new",
    "payout.new",
    "payout.update",
    "payout.complete",
  ].map((name) => vector(`named ${name}`, { kind: name }, { body: JSON.stringify({ webhook_event: name }) })),
  ...[
    "customer.approved",
    "PAYOUT.NEW",
    "payout.new ",
    "payout",
    "toString",
    "__proto__",
    "constructor",
    "unknown",
    "",
  ].map((name) =>
    vector(
      `named ${JSON.stringify(name)}`,
      { kind: "unknown" },
      { body: JSON.stringify({ webhook_event: name }) },
    ),
  ),
  vector("with a name in escapes", known, { body: '{"webhook_event":"payout\\u002eupdate"}' }),
  vector("with the name last", known, { body: '{"a":1,"webhook_event":"payout.update"}' }),
  vector("with fields that are not described", known, { body: event('"more":[1,{"b":null}]') }),
  vector("that would pollute prototypes", known, {
    body: event('"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'),
  }),
  ...[
    ["without a name", "{}"],
    ["with a name that is null", '{"webhook_event":null}'],
    ["with a name that is a number", '{"webhook_event":1}'],
    ["with a name that is a list", '{"webhook_event":["payout.update"]}'],
    ["with a name that is an object", '{"webhook_event":{"toString":"payout.update"}}'],
    ["with an inherited name", '{"__proto__":{"webhook_event":"payout.update"}}'],
    ["with a name in another case of letters", '{"Webhook_Event":"payout.update"}'],
    ["with the name one level down", '{"data":{"webhook_event":"payout.update"}}'],
    ["that is a list", `[${EVENT}]`],
    ["that is null", "null"],
    ["that is a text", '"payout.update"'],
    ["that is a text with an event", JSON.stringify(EVENT)],
    ["that is a number", "1"],
    ["that is true", "true"],
    ["that is empty", ""],
    ["that is a space", " "],
    ["that is cut off", EVENT.slice(0, -1)],
    ["with more behind it", `${EVENT}{}`],
    ["with a trailing comma", event('"a":1,')],
    ["with a comment", `/**/${EVENT}`],
    ["with single quotes", "{'webhook_event':'payout.update'}"],
    ["with NaN", event('"a":NaN')],
    ["with a zero sign", `${EVENT}\u0000`],
    ["of a form", "webhook_event=payout.update"],
  ].map(([name = "", body = ""]) => vector(name, refused("payload"), { body })),
  vector("64 lists deep", known, { body: nested(64) }),
  vector("65 lists deep", refused("payload"), { body: nested(65) }),
  vector("64 objects deep", known, { body: nested(64, '{"a":', "}") }),
  vector("65 objects deep", refused("payload"), { body: nested(65, '{"a":', "}") }),
  vector("as deep as allowed", known, { body: nested(3), options: { maxDepth: 3 } }),
  vector("deeper than allowed", refused("payload"), { body: nested(4), options: { maxDepth: 3 } }),
  vector("flat, when nothing more is allowed", known, { options: { maxDepth: 1 } }),
  vector("wide, yet not deep", known, {
    body: event(`"a":[${"[],".repeat(200)}{}]`),
    options: { maxDepth: 3 },
  }),
  vector("with brackets in a text", known, {
    body: event(`"a":"${"[{".repeat(100)}"`),
    options: { maxDepth: 1 },
  }),
  vector("with brackets after an escaped quote in a text", known, {
    body: event(`"a":"\\"${"[".repeat(100)}"`),
    options: { maxDepth: 1 },
  }),
  vector("with depth after a text that ends in an escaped backslash", refused("payload"), {
    body: event(`"a":"\\\\","b":[[0]]`),
    options: { maxDepth: 2 },
  }),
  vector("deep enough to exhaust a parser", refused("payload"), { body: `${"[".repeat(20_000)}` }),
];

for (const [name, vectors] of Object.entries({
  headers,
  timestamps,
  signatures,
  secrets,
  bodies,
  payloads,
})) {
  writeFileSync(`${import.meta.dirname}/${name}.json`, `${JSON.stringify(vectors, null, 2)}\n`);
}
