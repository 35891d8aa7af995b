import { type Diagnostic, hasErrors } from "../../diagnostics/diagnostic.ts";
import { metaSchemaText } from "../resource/meta-schema-text.ts";
import { ReadRefusal } from "../source/confined-reader.ts";
import { parseSource, type SourceFile } from "../source/source-file.ts";
import type { SourceReader } from "../source/source-reader.ts";
import { UnreadableSetting } from "../source/unreadable-setting.ts";
import type { ComparedSources } from "./compared-sources.ts";

/** Finds the location of a reference, when a diagnostic needs it. */
export type Referrer = () => Diagnostic["location"];

/** The files of a document, each read and parsed once, with the diagnostics of reading them. */
export interface FileLoader {
  readonly files: Map<string, SourceFile>;
  readonly diagnostics: Diagnostic[];
  /** URIs of files that cannot or may not be read, each with its diagnostic. */
  readonly failed: ReadonlySet<string>;
  /** Undefined when the file cannot be read or parsed; the diagnostic is reported once, at the first reference. */
  load(uri: string, referrer: Referrer | undefined): Promise<SourceFile | undefined>;
  /** Like `load`, but a failure is neither reported nor remembered. */
  try(uri: string): Promise<SourceFile | undefined>;
  /** Reports once that a local file is not read. */
  forbid(uri: string, referrer: Referrer): void;
}

/** Reads files as they are named; meta-schemas come with the program. */
export function createFileLoader(reader: SourceReader, compared: ComparedSources | undefined): FileLoader {
  const files = new Map<string, SourceFile>();
  const diagnostics: Diagnostic[] = [];
  const failed = new Set<string>();

  async function read(uri: string, referrer: Referrer | undefined): Promise<readonly Diagnostic[]> {
    const name = reader.displayName(uri);
    let text: string;
    try {
      text = (await metaSchemaText(uri)) ?? (await reader.read(uri));
    } catch (error) {
      return [unreadable({ name, error, location: referrer?.() })];
    }
    const parsed = parseSource({ uri, name, text });
    const file = parsed.value;
    if (file && !hasErrors(parsed.diagnostics)) files.set(uri, compared?.shareFile(file) ?? file);
    return parsed.diagnostics;
  }

  return {
    files,
    diagnostics,
    failed,
    async load(uri, referrer) {
      if (!files.has(uri) && !failed.has(uri)) diagnostics.push(...(await read(uri, referrer)));
      if (!files.has(uri)) failed.add(uri);
      return files.get(uri);
    },
    async try(uri) {
      if (!files.has(uri) && !failed.has(uri)) await read(uri, undefined);
      return files.get(uri);
    },
    forbid(uri, referrer) {
      if (!failed.has(uri)) diagnostics.push(localFromRemote(referrer()));
      failed.add(uri);
    },
  };
}

function localFromRemote(location: Diagnostic["location"]): Diagnostic {
  return {
    code: "reference-forbidden",
    severity: "error",
    message: "A document from the network or from a commit must not refer to a local file.",
    location,
    help: "Refer to a URL, or download the document first.",
  };
}

function unreadable(parts: {
  name: string;
  error: unknown;
  location: Diagnostic["location"] | undefined;
}): Diagnostic {
  const { name, error, location } = parts;
  const reason = error instanceof Error ? error.message : String(error);
  const isRefused = error instanceof ReadRefusal;
  return {
    code: isRefused ? "file-refused" : "file-unreadable",
    severity: "error",
    message: location ? `Cannot read ${name}. ${reason}` : reason,
    location: location ?? { file: name, line: 1, column: 1, pointer: "" },
    help: isRefused ? error.help : helpForUnreadable(location !== undefined),
    ...(error instanceof UnreadableSetting && {
      message: reason,
      location: error.location,
      help: error.help,
    }),
  };
}

function helpForUnreadable(isReference: boolean): string {
  return isReference
    ? "Correct the reference, or add the file."
    : "Pass the path or URL of an OpenAPI document that you can read.";
}
