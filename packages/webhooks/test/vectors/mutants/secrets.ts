import type { Mutant } from "../mutant.ts";

const key = "verify/signing-key.ts";

/** Faults in secrets and in the computation of signatures. */
export const secretMutants: readonly Mutant[] = [
  { name: "the id is not signed", file: key, from: "{id}.", to: "{'msg_1'}." },
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
];
