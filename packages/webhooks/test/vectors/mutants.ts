/** One rule broken in one place. `from` stands exactly once in the file. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const verifier = "verify/verifier.ts";
const headers = "verify/signature-headers.ts";
const payload = "read/read-payload.ts";
const nesting = "read/nesting.ts";
const key = "verify/signing-key.ts";
const keys = "verify/find-keys.ts";
const delivery = "read/read-delivery.ts";

/** Faults that a verifier could have; each must be told from ours by some vector. */
export const mutants: readonly Mutant[] = [
  {
    name: "tolerance one second short",
    file: verifier,
    from: "<= toleranceSeconds))",
    to: "< toleranceSeconds))",
  },
  {
    name: "tolerance one second long",
    file: verifier,
    from: "<= toleranceSeconds))",
    to: "<= toleranceSeconds + 1))",
  },
  {
    name: "late deliveries alone are out of tolerance",
    file: verifier,
    from: "(Math.abs(age) <=",
    to: "(age <=",
  },
  {
    name: "early deliveries alone are out of tolerance",
    file: verifier,
    from: "(Math.abs(age) <=",
    to: "(-age <=",
  },
  {
    name: "no tolerance is checked",
    file: verifier,
    from: "if (!(Math.abs(age) <= toleranceSeconds))",
    to: "if (false)",
  },
  {
    name: "the default tolerance is used always",
    file: verifier,
    from: "options.toleranceSeconds ?? 300",
    to: "300",
  },
  {
    name: "tolerance 0 means the default",
    file: verifier,
    from: "options.toleranceSeconds ?? 300",
    to: "options.toleranceSeconds || 300",
  },
  {
    name: "the clock counts broken seconds",
    file: verifier,
    from: "Math.floor(now() / 1000)",
    to: "now() / 1000",
  },
  {
    name: "timestamps may begin with 0",
    file: verifier,
    from: "/^[1-9][0-9]{0,11}$/",
    to: "/^[0-9]{1,12}$/",
  },
  { name: "timestamps may have 13 digits", file: verifier, from: "{0,11}", to: "{0,12}" },
  { name: "timestamps have 11 digits at most", file: verifier, from: "{0,11}", to: "{0,10}" },
  { name: "timestamps only begin with digits", file: verifier, from: "{0,11}$/", to: "{0,11}/" },
  { name: "timestamps only end in digits", file: verifier, from: "/^[1-9]", to: "/[1-9]" },
  {
    name: "another timestamp is signed",
    file: verifier,
    from: "signedMessage(id, timestamp, body)",
    to: "signedMessage(id, String(sentAt + 1), body)",
  },
  { name: "the id is not signed", file: key, from: "{id}.", to: "{'msg_1'}." },
  {
    name: "the body is decoded before it is signed",
    file: verifier,
    from: "return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);",
    to: "return new TextEncoder().encode(new TextDecoder().decode(body));",
  },
  {
    name: "a parsed body is printed again",
    file: verifier,
    from: "  throw alreadyParsed(",
    to: "  if (body) return new TextEncoder().encode(JSON.stringify(body));\n  throw alreadyParsed(",
  },
  {
    name: "the first signature alone is looked at",
    file: verifier,
    from: 'header.split(" ")',
    to: 'header.split(" ").slice(0, 1)',
  },
  {
    name: "the last signature alone is looked at",
    file: verifier,
    from: 'header.split(" ")',
    to: 'header.split(" ").slice(-1)',
  },
  {
    name: "signatures are separated by commas too",
    file: verifier,
    from: 'header.split(" ")',
    to: "header.split(/ |,(?=v1,)/)",
  },
  {
    name: "signatures are separated by any white space",
    file: verifier,
    from: 'header.split(" ")',
    to: "header.split(/\\s/)",
  },
  {
    name: "other versions are taken for the first",
    file: verifier,
    from: 'entry.startsWith("v1,") ? [entry.slice("v1,".length)]',
    to: 'entry.startsWith("v") ? [entry.slice(entry.indexOf(",") + 1)]',
  },
  {
    name: "the version is not looked at",
    file: verifier,
    from: 'entry.startsWith("v1,") ? [entry.slice("v1,".length)]',
    to: 'entry ? [entry.slice(entry.indexOf(",") + 1)]',
  },
  {
    name: "the case of the version does not count",
    file: verifier,
    from: 'entry.startsWith("v1,")',
    to: 'entry.toLowerCase().startsWith("v1,")',
  },
  {
    name: "the first secret alone is used",
    file: verifier,
    from: "keys.map((key) => key.sign(message))",
    to: "keys.slice(0, 1).map((key) => key.sign(message))",
  },
  {
    name: "the last secret alone is used",
    file: verifier,
    from: "keys.map((key) => key.sign(message))",
    to: "keys.slice(-1).map((key) => key.sign(message))",
  },
  {
    name: "a wrong pair spoils a right one",
    file: verifier,
    from: "matches |= equal",
    to: "matches = equal",
  },
  {
    name: "two right pairs cancel each other",
    file: verifier,
    from: "matches |= equal",
    to: "matches ^= equal",
  },
  { name: "everything matches", file: verifier, from: "return matches === 1;", to: "return true;" },
  { name: "nothing matches", file: verifier, from: "return matches === 1;", to: "return false;" },
  {
    name: "the last sign alone is compared",
    file: verifier,
    from: "difference |= given",
    to: "difference = given",
  },
  {
    name: "the first sign is not compared",
    file: verifier,
    from: "let index = 0; index < wanted.length",
    to: "let index = 1; index < wanted.length",
  },
  {
    name: "the last signs are not compared",
    file: verifier,
    from: "index < wanted.length; index++)\n    difference",
    to: "index < wanted.length - 2; index++)\n    difference",
  },
  {
    name: "the beginning of a signature is enough",
    file: verifier,
    from: "if (given.length !== wanted.length) return 0;",
    to: "if (given.length === 0 || given.length > wanted.length) return 0;\n  wanted = wanted.slice(0, given.length);",
  },
  {
    name: "more behind a signature does not count",
    file: verifier,
    from: "if (given.length !== wanted.length) return 0;",
    to: "if (given.length < wanted.length) return 0;",
  },
  {
    name: "the length of the body is not checked",
    file: verifier,
    from: "if (body.length > maxBodyBytes) throw tooLarge(maxBodyBytes);",
    to: "",
  },
  {
    name: "a body may be one byte too long",
    file: verifier,
    from: "body.length > maxBodyBytes",
    to: "body.length > maxBodyBytes + 1",
  },
  {
    name: "a body must be shorter than allowed",
    file: verifier,
    from: "body.length > maxBodyBytes",
    to: "body.length >= maxBodyBytes",
  },
  {
    name: "an empty list of secrets is taken",
    file: keys,
    from: "if (keys.length === 0)",
    to: "if (false)",
  },
  { name: "a prefix may lack its dash", file: verifier, from: "/^[\\w-]*-$/", to: "/^[\\w-]+$/" },
  { name: "prefixes are mixed", file: headers, from: "if (others.length > 0) {", to: "if (false) {" },
  {
    name: "headers are taken from any allowed prefix",
    file: headers,
    from: "singleValue(prefix + part, values.get(prefix + part) ?? [])",
    to: "singleValue(prefix + part, prefixes.flatMap((any) => values.get(any + part) ?? []).slice(0, 1))",
  },
  {
    name: "the first allowed prefix alone is looked for",
    file: headers,
    from: "const present = prefixes.filter(",
    to: "const present = prefixes.slice(0, 1).filter(",
  },
  {
    name: "the case of header names counts",
    file: headers,
    from: "const key = textOf(name).toLowerCase();",
    to: "const key = textOf(name);",
  },
  {
    name: "the last of two headers counts",
    file: headers,
    from: "[...(values.get(key) ?? []), ...own]",
    to: "own.slice(-1)",
  },
  {
    name: "the first of two headers counts",
    file: headers,
    from: 'if (others.length > 0 || value.includes(", "))',
    to: 'if (value.includes(", "))',
  },
  {
    name: "two headers that were joined pass as one",
    file: headers,
    from: ' || value.includes(", ")',
    to: "",
  },
  { name: "an empty header is one", file: headers, from: ' || value === ""', to: "" },
  { name: "any sign may stand in an id", file: headers, from: "/^[\\x21-\\x7e]+$/", to: "/^.+$/" },
  { name: "a space may stand in an id", file: headers, from: "\\x21-", to: "\\x20-" },
  { name: "a delete sign may stand in an id", file: headers, from: "-\\x7e]", to: "-\\x7f]" },
  { name: "an id may be of any length", file: headers, from: "id.length <= MAX_ID_LENGTH", to: "true" },
  {
    name: "an id must be shorter than allowed",
    file: headers,
    from: "id.length <= MAX_ID_LENGTH",
    to: "id.length < MAX_ID_LENGTH",
  },
  {
    name: "the text of a raw secret is read as base64",
    file: key,
    from: "return new TextEncoder().encode(raw);",
    to: "return decodeSecret(raw);",
  },
  {
    name: "a raw secret loses the prefix of others",
    file: key,
    from: "return new TextEncoder().encode(raw);",
    to: 'return new TextEncoder().encode(raw.replace(/^whsec_/, ""));',
  },
  { name: "another hash, by node:crypto", file: "hmac/node.ts", from: '"sha256"', to: '"sha512"' },
  {
    name: "another alphabet, by node:crypto",
    file: "hmac/node.ts",
    from: 'digest("base64")',
    to: 'digest("base64url")',
  },
  { name: "another hash, by WebCrypto", file: "hmac/web.ts", from: '"SHA-256"', to: '"SHA-512"' },
  {
    name: "the key is hashed before, by WebCrypto",
    file: "hmac/web.ts",
    from: 'crypto.subtle.importKey("raw", secret,',
    to: 'crypto.subtle.importKey("raw", await crypto.subtle.digest("SHA-256", secret),',
  },
  {
    name: "a secret needs its prefix",
    file: key,
    from: 'secret.replace(/^whsec_/, "")',
    to: "secret.slice(6)",
  },
  { name: "a secret has no prefix", file: key, from: 'secret.replace(/^whsec_/, "")', to: "secret" },
  { name: "a secret may have its prefix anywhere", file: key, from: "/^whsec_/", to: "/whsec_/gi" },
  {
    name: "the text of a secret is the key",
    file: key,
    from: 'Uint8Array.from(atob(text.replace(/=+$/, "")), (unit) => unit.charCodeAt(0))',
    to: "new TextEncoder().encode(text)",
  },
  {
    name: "a secret of impossible length is taken",
    file: key,
    from: ' || text.replace(/=+$/, "").length % 4 === 1',
    to: "",
  },
  {
    name: "a short secret is taken",
    file: key,
    from: "bytes.length < MIN_SECRET_BYTES",
    to: "bytes.length < 1",
  },
  {
    name: "a secret may lack a byte",
    file: key,
    from: "bytes.length < MIN_SECRET_BYTES",
    to: "bytes.length < MIN_SECRET_BYTES - 1",
  },
  { name: "broken UTF-8 is repaired", file: payload, from: "fatal: true", to: "fatal: false" },
  {
    name: "a byte order mark is an error",
    file: payload,
    from: "{ fatal: true }",
    to: "{ fatal: true, ignoreBOM: true }",
  },
  {
    name: "every byte order mark is left out",
    file: payload,
    from: ".decode(body);",
    to: '.decode(body).replaceAll("\\ufeff", "");',
  },
  {
    name: "depth is not checked",
    file: payload,
    from: "if (isDeeperThan(text, maxDepth))",
    to: "if (false)",
  },
  { name: "one level more is allowed", file: nesting, from: "++depth > maxDepth", to: "depth++ > maxDepth" },
  { name: "depth never goes down", file: nesting, from: "depth--", to: "depth" },
  {
    name: "brackets in texts count",
    file: nesting,
    from: "if (unit === QUOTE)",
    to: "if (false)",
  },
  {
    name: "an escaped quote ends a text",
    file: nesting,
    from: "if (!isEscaped(text, end)) return end;",
    to: "return end;",
  },
  {
    name: "objects do not count for depth",
    file: nesting,
    from: "[0x5b, 0x7b]",
    to: "[0x5b]",
  },
  {
    name: "lists do not count for depth",
    file: nesting,
    from: "[0x5b, 0x7b]",
    to: "[0x7b]",
  },
  { name: "null is an event", file: payload, from: " && value !== null", to: "" },
  {
    name: "any name names an event",
    file: delivery,
    from: 'if (typeof name === "string") return name;',
    to: "if (name !== undefined) return String(name);",
  },
  {
    name: "an unknown event is an error",
    file: delivery,
    from: 'kind: kind ?? "unknown",',
    to: "kind: options.eventNames.find((known) => known === name)!.toString(),",
  },
];
