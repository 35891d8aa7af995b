import { docComment } from "../core/emit/doc-comment.ts";
import { fileHeader } from "../core/emit/file-header.ts";
import { printSourceFile } from "../core/emit/source-file.ts";
import { commentText } from "../core/emit/text.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { runtimeModule, typesModule } from "./modules.ts";

/** The file of `createClient`: the runtime's, with this document's types and data. */
export function createClientFile(model: ApiModel, options: GeneratorOptions): GeneratedFile {
  const { importExtension: extension } = options;
  const hasCatalog = model.errorCatalog !== undefined;
  const data = ["defaultBaseUrl", "securitySchemes", "operationTable", ...(hasCatalog ? ["retryTable"] : [])];
  const title = commentText(model.title);
  const text = printSourceFile({
    header: fileHeader(model, options),
    imports: [
      { from: runtimeModule(options), names: ["createClientOf"] },
      { from: runtimeModule(options), names: ["ClientOf", "ClientOptions"], typeOnly: true },
      { from: typesModule(options, 0), names: ["paths"], typeOnly: true },
      { from: `./description${extension}`, names: ["defaultBaseUrl", "securitySchemes"] },
      { from: `./description${extension}`, names: ["Credentials"], typeOnly: true },
      { from: `./groups${extension}`, names: ["Groups"], typeOnly: true },
      { from: `./operation-table${extension}`, names: ["operationTable"] },
      ...(hasCatalog ? [{ from: options.modules.errors, names: ["retryTable"] }] : []),
    ],
    statements: [
      `${docComment(`A client of ${title}: its operations by group, and \`api\` for any path.`)}
export type Client = ClientOf<Groups, paths, ClientOptions<Credentials>>;`,
      `${docComment(`Makes a client of ${title}. Throws \`ConfigurationError\` for options that cannot work.`)}
export function createClient(options: ClientOptions<Credentials> = {}): Client {
  return createClientOf({ ${data.join(", ")} }, options);
}`,
    ],
  });
  return { path: "create-client.ts", text };
}
