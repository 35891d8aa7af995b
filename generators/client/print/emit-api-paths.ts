import { code } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { RunContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { describedOperations } from "./modules.ts";

const DOCS =
  "The operations of each path, for `fetchClient`: what openapi-fetch reads of `paths`. That has prose and parameters as well, which " +
  "a compiler would read for nothing.";

/**
 * Emits the file of paths and methods. openapi-fetch only reads the operations of `paths`, which have their path
 * parameters. GitHub's document needs 0.1 MB here, and 1 MB as `paths`, in each program with `createClient`.
 */
export function apiPathsFile(model: ApiModel, options: RunContext): GeneratedFile {
  const operations = describedOperations(options, 0);
  const ids = new Map(model.operations.map(({ location, operationId }) => [location.pointer, operationId]));
  const paths = model.pathItems.map(({ name, requests }) => {
    const methods = requests.flatMap(({ httpMethod, location }) => {
      const id = ids.get(location.pointer);
      return id === undefined ? [] : [code`${httpMethod}: ${operations}[${quote(id)}];`];
    });
    return code`
      ${propertyKey(name)}: {
        ${methods}
      };
    `;
  });
  return typescriptFile({ model, options }, "api-paths.ts", [
    code`
      ${docComment(DOCS)}
      export interface ApiPaths {
        ${paths}
      }
    `,
  ]);
}
