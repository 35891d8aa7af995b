import { hasErrors } from "../../diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../../diagnostics/format-diagnostic.ts";
import { bundleDocument } from "../../document/bundle/bundle-document.ts";
import { loadDocument } from "../../document/load-document.ts";
import type { SourceReader } from "../../document/source/source-reader.ts";
import { upgradeDocument } from "../../document/upgrade-document.ts";
import type { ApiModel } from "../api-model.ts";
import { buildApiModel } from "../build-api-model.ts";

/** Creates a reader for texts by file name, as if in one folder. */
export function memoryReader(files: Readonly<Record<string, string>>): SourceReader {
  const name = (uri: string) => decoded(uri.replace("file:///memory/", ""));
  return {
    displayName: name,
    read(uri) {
      const text = Object.hasOwn(files, name(uri)) ? files[name(uri)] : undefined;
      return text === undefined
        ? Promise.reject(new Error("The file does not exist."))
        : Promise.resolve(text);
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a literal percent sign
  }
}

/** Returns the model of a document given as an object; `openapi` and `info` are added. Fails on any error. */
export function modelOf(document: Record<string, unknown>): Promise<ApiModel> {
  const full = { openapi: "3.1.1", info: { title: "Test", version: "1.0.0" }, ...document };
  return modelOfFiles({ "openapi.json": JSON.stringify(full) });
}

/** Returns the model of a document given as texts by file name, the entry first. Fails on any error. */
export async function modelOfFiles(files: Readonly<Record<string, string>>): Promise<ApiModel> {
  const [entry] = Object.keys(files);
  const loaded = await loadDocument(`file:///memory/${entry}`, { reader: memoryReader(files) });
  const bundled = loaded.value && bundleDocument(loaded.value);
  const upgraded = bundled?.value && upgradeDocument(bundled.value);
  const built = upgraded && buildApiModel(upgraded.value);
  const diagnostics = [...loaded.diagnostics, ...(bundled?.diagnostics ?? []), ...(built?.diagnostics ?? [])];
  if (built?.value === undefined || hasErrors(diagnostics))
    throw new Error(diagnostics.map(formatDiagnostic).join("\n"));
  return built.value;
}

/** Returns the model of component schemas alone. */
export function modelOfSchemas(schemas: Record<string, unknown>): Promise<ApiModel> {
  return modelOf({ paths: {}, components: { schemas } });
}
