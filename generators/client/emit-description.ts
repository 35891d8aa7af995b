import { fileHeader } from "../core/emit/file-header.ts";
import { literalText } from "../core/emit/literal-text.ts";
import { propertyKey } from "../core/emit/property.ts";
import { constDeclaration, interfaceDeclaration, printSourceFile } from "../core/emit/source-file.ts";
import { commentText, quote } from "../core/emit/text.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { runtimeModule } from "./modules.ts";
import { readSecurity, type SchemePlan, schemeCode } from "./read-security.ts";
import { serverUrl } from "./server-url.ts";

/** The file of what holds for all operations: version, address, security. */
export function descriptionFile(model: ApiModel, options: GeneratorOptions): GeneratedFile {
  const schemes = readSecurity(model);
  const applied = [...schemes.values()].map(({ apply }) => apply);
  const credentials = [...schemes].filter(([, { apply }]) => apply !== "transport");
  const baseUrl = serverUrl(model.servers);
  const text = printSourceFile({
    header: fileHeader(model, options),
    imports: [
      {
        from: runtimeModule(options),
        names: [
          "SecurityScheme",
          ...(credentials.length > 0 ? ["CredentialSource"] : []),
          ...(applied.includes("basic") ? ["BasicCredential"] : []),
        ],
        typeOnly: true,
      },
      ...(applied.length > 0 ? [{ from: runtimeModule(options), names: applied }] : []),
    ],
    statements: [
      constDeclaration({
        name: "descriptionVersion",
        docs: `The version of the description: ${commentText(model.title)}.`,
        type: "string",
        initializer: quote(model.version),
      }),
      constDeclaration({
        name: "defaultBaseUrl",
        docs: "The first address that the description names; undefined when it names none that stands by itself.",
        type: "string | undefined",
        initializer: baseUrl === undefined ? "undefined" : quote(baseUrl),
      }),
      constDeclaration({
        name: "securitySchemes",
        docs: "How credentials are sent, by security scheme.",
        type: "Readonly<Record<string, SecurityScheme>>",
        initializer: literalText(
          Object.fromEntries([...schemes].map(([name, scheme]) => [name, schemeCode(scheme)])),
          { column: "export const securitySchemes: Readonly<Record<string, SecurityScheme>> = ".length },
        ),
      }),
      interfaceDeclaration({
        name: "Credentials",
        docs: "What to authenticate with, by security scheme: the credential, or a function that gives it.",
        properties: credentials.map(credentialProperty),
      }),
    ],
  });
  return { path: "description.ts", text };
}

function credentialProperty([name, { apply }]: readonly [string, SchemePlan]) {
  const type = apply === "basic" ? "BasicCredential" : "string";
  return {
    name: propertyKey(name),
    type: `CredentialSource<${type}> | undefined`,
    optional: true,
    readonly: true,
  };
}
