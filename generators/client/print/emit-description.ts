import { type Code, code } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import { literal } from "../../core/emit/literal.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { constDeclaration } from "../../core/emit/source-file.ts";
import { commentText, quote } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { RunContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { planErrorBodies } from "../plan/plan-error-bodies.ts";
import { readSecurity, type SchemePlan } from "../plan/read-security.ts";
import { serverUrl } from "../plan/server-url.ts";
import { runtimeType, runtimeValue } from "./modules.ts";

/** Name of the constant with the lists of error members. */
export const ERROR_BODIES = "errorBodies";

/** Emits the file of data for all operations: version, base URL, security. */
export function descriptionFile(model: ApiModel, options: RunContext): GeneratedFile {
  const schemes = [...readSecurity(model)];
  const credentials = schemes.filter(([, { apply }]) => apply !== "transport");
  const baseUrl = serverUrl(model.servers);
  const securitySchemes = schemes.map(([name, scheme]) => [name, schemeCode(scheme, options)]);
  const errorBodies = planErrorBodies(model);
  return typescriptFile({ model, options }, "description.ts", [
    constDeclaration({
      name: "descriptionVersion",
      docs: `The version of the description: ${commentText(model.title)}.`,
      type: "string",
      initializer: quote(model.version),
    }),
    constDeclaration({
      name: "defaultBaseUrl",
      docs: "The first absolute server URL of the document; undefined if there is none.",
      type: "string | undefined",
      initializer: baseUrl === undefined ? "undefined" : quote(baseUrl),
    }),
    constDeclaration({
      name: "securitySchemes",
      docs: "How the client sends the credential of each security scheme.",
      type: code`Readonly<Record<string, ${runtimeType(options, "SecurityScheme")}>>`,
      initializer: literal(Object.fromEntries(securitySchemes)),
    }),
    ...(errorBodies.length === 0 ? [] : [errorBodiesConst(errorBodies)]),
    code`
      ${docComment("The credential for each security scheme, or a function that returns it.")}
      export interface Credentials {
        ${credentials.map(([name, scheme]) => credentialMember(name, scheme, options))}
      }
    `,
  ]);
}

function errorBodiesConst(errorBodies: readonly (readonly string[])[]): Code {
  return constDeclaration({
    name: ERROR_BODIES,
    docs: "Lists of member names: an object with all names of one list is an error of the service.",
    type: "readonly (readonly string[])[]",
    initializer: literal(errorBodies.map((names) => [...names])),
  });
}

/** Emits the expression that creates a scheme. */
function schemeCode({ apply, parameter }: SchemePlan, options: RunContext): Code {
  const scheme = runtimeValue(options, apply);
  return code`${scheme}${parameter !== undefined && `(${quote(parameter)})`}`;
}

function credentialMember(name: string, { apply }: SchemePlan, options: RunContext): Code {
  const type = apply === "basic" ? runtimeType(options, "BasicCredential") : "string";
  const CredentialSource = runtimeType(options, "CredentialSource");
  return code`readonly ${propertyKey(name)}?: ${CredentialSource}<${type}> | undefined;`;
}
