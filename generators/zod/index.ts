import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";
import { formatPolicy, int64Policy } from "../core/generator-option.ts";
import type { FormatPolicy } from "../core/model/accepts/format.ts";
import type { Int64Policy } from "../core/model/int64.ts";

/** What validators can be told. */
export interface ZodOptions {
  /**
   * Which formats are asserted: "assert" is every one that can be, "annotate" none, a list those alone.
   * Default: date, time, date-time, email, ipv4, ipv6, uri, uri-reference, uuid.
   */
  readonly formats?: FormatPolicy | undefined;
  /**
   * What numbers with `format: int64` or `uint64` are; the types of the document have an option of the same name. Default
   * "number".
   */
  readonly int64?: Int64Policy | undefined;
}

/** zod validators: each schema in two readings, the requests and responses of operations, the payloads of webhooks. */
export const zod: GeneratorFactory<ZodOptions> = defineGenerator({
  name: "zod",
  summary: "zod validators of schemas, operations and events",
  impact: "validators",
  options: { formats: formatPolicy(), int64: int64Policy() },
  async generate(model, context) {
    if (model.schemas.length + model.operations.length + model.webhooks.length === 0) {
      return { kind: "nothing", reason: "the document has no schemas" };
    }
    const [{ createRun }, { componentFiles }, { operationFiles }, { webhookFiles }] = await Promise.all([
      import("./module/zod-run.ts"),
      import("./files/component-files.ts"),
      import("./files/operation-files.ts"),
      import("./files/webhook-file.ts"),
    ]);
    const run = createRun(model, context);
    const files = [...componentFiles(run), ...operationFiles(run), ...webhookFiles(run)];
    return { kind: "files", files, problems: run.problems };
  },
});
