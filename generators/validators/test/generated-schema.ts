import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { RunContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { type ZodOptions, zod } from "../index.ts";

/** Folder in which generated code finds zod and the runtime. */
const MODULES = join(import.meta.dirname, "../../../packages/zod/node_modules");

export const CONTEXT: RunContext = {
  modules: {
    types: "../types/index.js",
    errors: "../errors/index.js",
    zod: "../zod/index.js",
    client: "../client/index.js",
    webhooks: "../webhooks/index.js",
    runtime: "@crossborder/runtime",
  },
  importExtension: ".ts",
  headerCommand: "test",
};

/** The part of a zod schema that tests need: generators do not depend on zod. */
export interface Validator {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly data?: unknown;
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

/** A generated predicate. */
export type Predicate = (value: unknown) => boolean;

export interface Generation {
  readonly files: readonly GeneratedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Runs the generator for a model. */
export async function generate(model: ApiModel, options: ZodOptions = {}): Promise<Generation> {
  const generated = await zod(options).generate(model, CONTEXT);
  if (generated.kind === "nothing") throw new Error(generated.reason);
  return generated;
}

/** The text of one generated file for component schemas, without its header. */
export async function textOf(path: string, schemas: Record<string, unknown>): Promise<string> {
  const { files } = await generate(await modelOfSchemas(schemas));
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`There is no ${path} among ${files.map((other) => other.path).join(", ")}.`);
  return file.text.split("\n").slice(2).join("\n");
}

/** The expression that the declaration of a schema builds. */
export function builtBy(text: string, name: string): string {
  const inPlace = new RegExp(
    `const ${name}(?::[^]*?)? = [^=]*? deferred\\(\\(\\) =>(\\s+)([\\s\\S]*?),?\\n?\\)(?: as never)?;\\n(?:\\n|$)`,
  );
  const apart = new RegExp(`function build${name}\\(\\): [^]*?\\{\\n {2}return ([\\s\\S]*?);\\n\\}\\n`);
  const atOnce = new RegExp(`const ${name}(?::[^=]*)? = /\\* @__PURE__ \\*/ (z\\.[^]*?);\\n`);
  const [, oneCall] = atOnce.exec(text) ?? [];
  if (oneCall !== undefined) return oneCall;
  const [, inFunction] = apart.exec(text) ?? [];
  const [, space, built = ""] = inPlace.exec(text) ?? [];
  if (inFunction !== undefined) return unindented(inFunction);
  return space?.includes("\n") ? unindented(built) : built;
}

function unindented(text: string): string {
  return text.replace(/^ {2}/gm, "");
}

/**
 * A folder with generated files to import and compile; the caller removes it. It is in the system's temporary folder,
 * so that a test that is stopped leaves nothing in the repository.
 */
export class GeneratedFolder {
  readonly path: string;

  constructor(files: readonly GeneratedFile[]) {
    this.path = mkdtempSync(join(realpathSync(tmpdir()), "generated-"));
    symlinkSync(MODULES, join(this.path, "node_modules"), "junction"); // Windows lets everybody make junctions
    writeFileSync(join(this.path, "package.json"), JSON.stringify({ type: "module" }));
    for (const file of files) {
      const path = join(this.path, file.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.text);
    }
  }

  /** The schemas of one reading, by identifier. */
  async schemas(reading: "request" | "response"): Promise<Readonly<Record<string, Validator | undefined>>> {
    return await import(/* @vite-ignore */ pathToFileURL(join(this.path, reading, "index.ts")).href);
  }

  /** The predicates of one reading, as `isQuote`; they are generated with `parsers`. */
  async predicates(
    reading: "request" | "response",
  ): Promise<Readonly<Record<string, Predicate | undefined>>> {
    return (await this.module(`predicates/${reading}.ts`)) as Record<string, Predicate | undefined>;
  }

  /** Returns the exports of a file. */
  async module(path: string): Promise<Readonly<Record<string, unknown>>> {
    return await import(/* @vite-ignore */ pathToFileURL(join(this.path, path)).href);
  }

  text(path: string): string {
    return readFileSync(join(this.path, path), "utf8");
  }

  /** The predicates of a file, each without the first condition on which it rejects: what a search has to notice. */
  async withoutConditions(path: string): Promise<Readonly<Record<string, Predicate | undefined>>> {
    const changed = this.text(path).replace(
      /^(export function [^\n]*\n(?:(?! +(?:if|for|switch) |\})[^\n]*\n| +if \(!isObject[^\n]*\n)*) +if \([^\n]*\) return false;\n/gm,
      "$1",
    );
    const other = path.replace(/\.ts$/, "-changed.ts");
    writeFileSync(join(this.path, other), changed);
    return (await this.module(other)) as Record<string, Predicate | undefined>;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
