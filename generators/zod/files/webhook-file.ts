import { constDeclaration, printSourceFile } from "../../core/emit/source-file.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { compileSchema } from "../compile/compile-schema.ts";
import { objectLiteral } from "../layout/layout.ts";
import { deferredUnlessNamed } from "../module/deferred.ts";
import { FileModule } from "../module/file-module.ts";
import type { Library } from "../module/library.ts";

/** The payload validators of webhooks by event name, in the tolerant reading: the service sends them. */
export function webhookFiles(library: Library): GeneratedFile[] {
  const module = new FileModule(library, { folder: "root" });
  const entries = library.model.webhooks.flatMap(({ name, payload }) =>
    payload ? [{ key: name, value: payloadExpression(payload, module) }] : [],
  );
  if (entries.length === 0) return [];
  const own = constDeclaration({
    name: "webhooks",
    docs: "Validators of webhook payloads, by event name.",
    initializer: objectLiteral(entries),
  });
  const statements = [...module.takeDeclarations(), own];
  return [
    {
      path: "webhooks.ts",
      text: printSourceFile({ header: library.header, imports: module.imports, statements }),
    },
  ];
}

function payloadExpression(payload: SchemaModel, module: FileModule): string {
  return deferredUnlessNamed(compileSchema(payload, module.scope("tolerant")).code, module);
}
