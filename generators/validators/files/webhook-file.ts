import { constDeclaration } from "../../core/emit/source-file.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { FileModule } from "./file-module.ts";
import { type SchemaTable, table, tableCode, tableSchema } from "./schema-table.ts";

/** Returns the payloads of webhooks by event name, in the response reading, because the service sends them. */
export function webhookTable({ model, checks }: ZodRun): SchemaTable {
  return table(
    model.webhooks.flatMap(({ name, payload }) =>
      payload ? [[name, tableSchema(checks.of(payload, "response"))] as const] : [],
    ),
  );
}

/** Emits the validators of webhook payloads. */
export function webhookFiles(run: ZodRun): GeneratedFile[] {
  const payloads = webhookTable(run);
  if (payloads.entries.length === 0) return [];
  const module = new FileModule(run, "root");
  const own = constDeclaration({
    name: "webhooks",
    docs: "Validators of webhook payloads, by event name.",
    ...tableCode(payloads, module),
  });
  return [typescriptFile(run, "webhooks.ts", [...module.takeDeclarations(), own])];
}
