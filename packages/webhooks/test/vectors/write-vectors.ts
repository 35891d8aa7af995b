import { writeFileSync } from "node:fs";
import { bodies } from "./write/bodies.ts";
import { headers } from "./write/headers.ts";
import { payloads } from "./write/payloads.ts";
import { secrets } from "./write/secrets.ts";
import { signatures } from "./write/signatures.ts";
import { timestamps } from "./write/timestamps.ts";

// Writes the vectors beside this file: `node test/vectors/write-vectors.ts`. It signs with node:crypto and shares no code
// with the package, and states for each rule what must happen, independently of the package.

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
