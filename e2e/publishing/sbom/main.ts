import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { publishedFolders, repository } from "../../house/repository.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { dependencyClosure } from "./dependency-closure.ts";
import { lockfileIntegrity } from "./lockfile-integrity.ts";

// `pnpm sbom [--out DIR]`: a CycloneDX document per published package, from what the lockfile installed.
const { values } = parseArgs({ options: { out: { type: "string", default: ".tmp/sbom" } } });
const folder = resolve(repository, values.out);
const integrityOf = lockfileIntegrity();

await mkdir(folder, { recursive: true });
for (const packageFolder of publishedFolders) {
  const closure = dependencyClosure(packageFolder);
  const [{ name, version }] = closure;
  const file = `${name.replace("@", "").replace("/", "-")}-${version}.cdx.json`;
  const text = `${JSON.stringify(billOfMaterials(closure, integrityOf), null, 2)}\n`;
  await writeFile(join(folder, file), text);
  process.stdout.write(`${file.padEnd(40)}${String(closure.length - 1).padStart(3)} components\n`);
}
process.stdout.write(`written to ${values.out}\n`);
