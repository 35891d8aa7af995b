import { constDeclaration } from "../../core/emit/source-file.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { buildSchema } from "../build/build-schema.ts";
import { members, type ZodNode } from "../build/zod-node.ts";
import { deferredUnlessNamed } from "../module/deferred.ts";
import { FileModule } from "../module/file-module.ts";
import type { ZodRun } from "../module/zod-run.ts";
import { nodeType } from "../print/node-type.ts";
import { schemaCode } from "../print/print-node.ts";

/** The payload validators of webhooks by event name, in the tolerant reading: the service sends them. */
export function webhookFiles(run: ZodRun): GeneratedFile[] {
  const module = new FileModule(run, { folder: "root" });
  const entries = run.model.webhooks.flatMap(({ name, payload }) =>
    payload ? [{ key: name, node: payloadNode(payload, module) }] : [],
  );
  if (entries.length === 0) return [];
  const own = constDeclaration({
    name: "webhooks",
    docs: "Validators of webhook payloads, by event name.",
    type: nodeType(members(entries), module),
    initializer: schemaCode(members(entries), module),
  });
  const statements = [...module.takeDeclarations(), own];
  return [typescriptFile(run, "webhooks.ts", statements)];
}

function payloadNode(payload: SchemaModel, module: FileModule): ZodNode {
  return deferredUnlessNamed(buildSchema(payload, module.scope("tolerant")).node);
}
