import { code, imported, importedType, joined } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import { commentText } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import { moduleOf, type RunContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { planErrorBodies } from "../plan/plan-error-bodies.ts";
import { ERROR_BODIES } from "./emit-description.ts";
import { besideModule, describedOperations, runtimeType, runtimeValue } from "./modules.ts";

/** Emits the file of `createClient`: that of the runtime, with this document's types and data. */
export function createClientFile(model: ApiModel, options: RunContext): GeneratedFile {
  const title = commentText(model.title);
  const Groups = importedType(besideModule(options, "groups"), "Groups");
  const paths = importedType(besideModule(options, "api-paths"), "ApiPaths");
  const Credentials = importedType(besideModule(options, "description"), "Credentials");
  const operations = describedOperations(options, 0);
  const ClientOptions = code`${runtimeType(options, "ClientOptions")}<${Credentials}, keyof ${operations}>`;
  const data = [
    imported(besideModule(options, "description"), "defaultBaseUrl"),
    imported(besideModule(options, "description"), "securitySchemes"),
    imported(besideModule(options, "operation-table"), "operationTable"),
    planErrorBodies(model).length > 0 && imported(besideModule(options, "description"), ERROR_BODIES),
    model.errorCatalog && imported(moduleOf(options, "errors"), "retryTable"),
  ];
  // Without them, the compiler infers types and compares the result with `Client` path by path.
  const types = joined([Groups, paths, Credentials, code`keyof ${operations}`], ", ");
  return typescriptFile({ model, options }, "create-client.ts", [
    code`
      ${docComment(`A client of ${title}: its operations by group, and \`fetchClient\` for any path.`)}
      export type Client = ${runtimeType(options, "ClientOf")}<${Groups}, ${paths}, ${ClientOptions}>;
    `,
    code`
      ${docComment(`Makes a client of ${title}. Throws \`ConfigurationError\` for options that cannot work.`)}
      export function createClient(options: ${ClientOptions} = {}): Client {
        return ${runtimeValue(options, "createClientOf")}<${types}>({ ${joined(data, ", ")} }, options);
      }
    `,
  ]);
}
