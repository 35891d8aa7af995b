import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { client, errors, type Generator, mcp, mocks, query, types } from "@crossborder/codegen";
import { generate } from "@crossborder/codegen/test";
import { writeFiles } from "../../house/write-files.ts";

/** Writes generated code for a document to a new folder beside this file, where packages are found. */
export async function generateClient(
  document: Record<string, unknown>,
  onClient: readonly Generator[] = [query(), mocks(), mcp()],
): Promise<string> {
  const folder = mkdtempSync(join(import.meta.dirname, ".work-"));
  for (const generator of [types(), errors(), client(), ...onClient]) {
    const { files, diagnostics } = await generate(document, generator);
    const unexpected = diagnostics.filter((text) => !text.includes("No error response has a JSON body"));
    if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
    const runnable = [...files].map(([path, text]) => [
      path,
      text.replaceAll(/from "(\.[^"]*)\.js"/g, 'from "$1.ts"'),
    ]);
    await writeFiles(join(folder, generator.name), Object.fromEntries(runnable)); // Node runs it as it is
  }
  return folder;
}
