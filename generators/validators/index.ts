import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";
import { formatPolicy, int64Policy, option } from "../core/generator-option.ts";
import type { FormatPolicy } from "../core/model/accepts/format.ts";
import type { Int64Policy } from "../core/model/int64.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import type { OperationNames } from "./files/name-operations.ts";
import type { ZodRun } from "./run/zod-run.ts";

/** Options of the generator of validators. */
export interface ZodOptions {
  /**
   * Formats to assert: "assert" for all supported ones, "annotate" for none, or a list. Default: date, time, date-time,
   * email, ipv4, ipv6, uri, uri-reference, uuid.
   */
  readonly formats?: FormatPolicy | undefined;
  /**
   * Representation of numbers with `format: int64` or `uint64`; the types of the document have an option of the same
   * name. Default "number".
   */
  readonly int64?: Int64Policy | undefined;
  /**
   * True to write `isQuote` and `parseQuote` in addition to the schema `Quote`: plain functions with the same meaning,
   * generated ahead of time, in the folders `predicates` and `parsers`. Default false.
   */
  readonly parsers?: boolean | undefined;
  /**
   * True to add titles, descriptions, examples and deprecations of the document to schemas as `.meta()`, which
   * `z.toJSONSchema`, forms and tools for language models read. Default false.
   */
  readonly metadata?: boolean | undefined;
  /**
   * True for servers: validators of path, query, header and cookie parameters also accept the text of a request, "5"
   * for a number or one value for an array. Default false.
   */
  readonly coerceParameters?: boolean | undefined;
}

/** zod validators. Each schema has two readings: for requests as written, for responses open to new enum values. */
export const zod: GeneratorFactory<ZodOptions> = defineGenerator({
  name: "zod",
  summary: "zod validators of schemas, operations and events",
  impact: "validators",
  options: {
    formats: formatPolicy(),
    int64: int64Policy(),
    parsers: zodFlag(
      "parsers",
      "adds predicates and parsers: plain functions with the meaning of each schema, which accept values faster",
    ),
    metadata: zodFlag(
      "metadata",
      "adds titles, descriptions and examples as `.meta()`, for `z.toJSONSchema`, forms and language models",
    ),
    coerceParameters: zodFlag(
      "coerceParameters",
      'lets validators of parameters take the text that a server has, such as "5" for a number',
    ),
  },
  async generate(model, context) {
    if (model.schemas.length + model.operations.length + model.webhooks.length === 0) {
      return { kind: "nothing", reason: "the document has no schemas" };
    }
    const [{ createRun }, { componentFiles }, { nameOperations }, { operationFiles }, { webhookFiles }] =
      await Promise.all([
        import("./run/zod-run.ts"),
        import("./files/component-files.ts"),
        import("./files/name-operations.ts"),
        import("./files/operation-files.ts"),
        import("./files/webhook-file.ts"),
      ]);
    const run = createRun(model, context);
    const files = componentFiles(run);
    const operations = nameOperations(run);
    files.push(...operationFiles(run, operations), ...webhookFiles(run));
    if (context.options.parsers) files.push(...(await parserFilesOf(run, operations)));
    return { kind: "files", files, diagnostics: run.diagnostics };
  },
});

function zodFlag(name: keyof ZodOptions, meaning: string) {
  return { ...option.boolean(), meaning, default: "false", example: `${name}: true` };
}

/** Emits predicates and parsers. */
async function parserFilesOf(run: ZodRun, operations: OperationNames): Promise<GeneratedFile[]> {
  const [{ predicateFiles }, { parserFiles }] = await Promise.all([
    import("./files/predicate-files.ts"),
    import("./files/parser-files.ts"),
  ]);
  return [...predicateFiles(run), ...parserFiles(run, operations)];
}
