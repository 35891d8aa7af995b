import { type Diagnostic, hasErrors } from "../../diagnostics/diagnostic.ts";
import { metaSchemaText } from "../resource/meta-schema-text.ts";
import { ReadRefusal } from "../source/confined-reader.ts";
import { parseSource, type SourceFile } from "../source/source-file.ts";
import type { SourceReader } from "../source/source-reader.ts";
import { UnreadableSetting } from "../source/unreadable-setting.ts";
import type { ComparedSources } from "./compared-sources.ts";

/** Finds the location of a reference, when a diagnostic needs it. */
export type Referrer = () => Diagnostic["location"];

/** Reads and parses each file of a document once, and collects the diagnostics. Meta-schemas are built in. */
export class FileLoader {
  readonly files: Map<string, SourceFile> = new Map();
  readonly diagnostics: Diagnostic[] = [];
  /** URIs of files that cannot or may not be read, each with its diagnostic. */
  readonly failed: Set<string> = new Set();
  readonly #reader: SourceReader;
  readonly #compared: ComparedSources | undefined;

  constructor(reader: SourceReader, compared: ComparedSources | undefined) {
    this.#reader = reader;
    this.#compared = compared;
  }

  /** Returns undefined if the file cannot be read or parsed; reported once, at the first reference. */
  async load(uri: string, referrer: Referrer | undefined): Promise<SourceFile | undefined> {
    if (!this.files.has(uri) && !this.failed.has(uri))
      this.diagnostics.push(...(await this.#read(uri, referrer)));
    if (!this.files.has(uri)) this.failed.add(uri);
    return this.files.get(uri);
  }

  /** Like `load`, but a failure is neither reported nor cached. */
  async try(uri: string): Promise<SourceFile | undefined> {
    if (!this.files.has(uri) && !this.failed.has(uri)) await this.#read(uri, undefined);
    return this.files.get(uri);
  }

  /** Reports once that a local file is not read. */
  forbid(uri: string, referrer: Referrer): void {
    if (!this.failed.has(uri)) this.diagnostics.push(localFromRemote(referrer()));
    this.failed.add(uri);
  }

  async #read(uri: string, referrer: Referrer | undefined): Promise<readonly Diagnostic[]> {
    const name = this.#reader.displayName(uri);
    let text: string;
    try {
      text = (await metaSchemaText(uri)) ?? (await this.#reader.read(uri));
    } catch (error) {
      return [unreadable({ name, error, location: referrer?.() })];
    }
    const { value: file, diagnostics } = parseSource({ uri, name, text });
    if (file && !hasErrors(diagnostics)) this.files.set(uri, this.#compared?.shareFile(file) ?? file);
    return diagnostics;
  }
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
