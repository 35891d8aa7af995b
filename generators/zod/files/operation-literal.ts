import type { OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { compileSchema } from "../compile/compile-schema.ts";
import { memberDefault } from "../compile/member-default.ts";
import { optionalMember } from "../compile/object.ts";
import type { Scope } from "../compile/scope.ts";
import { call, type Entry, objectLiteral } from "../layout/layout.ts";
import { deferredUnlessNamed } from "../module/deferred.ts";
import type { FileModule } from "../module/file-module.ts";
import { bodyExpression } from "./body-expression.ts";

/** `{ request, response }`: what is sent in the exact reading, what is answered in the tolerant one, by status. */
export function operationLiteral(operation: OperationModel, module: FileModule): string {
  const members: Entry[] = [
    { key: "request", value: requestLiteral(operation, module) },
    { key: "response", value: responseLiteral(operation, module) },
  ];
  return objectLiteral(members);
}

// As in the types of operations, and where clients look for them.
const PLACES = ["path", "query", "header", "cookie"] as const satisfies readonly ParameterModel["in"][];

function requestLiteral(operation: OperationModel, module: FileModule): string {
  const { parameters, requestBody } = operation;
  const scope = module.scope("exact");
  const entries: Entry[] = PLACES.flatMap((place) => {
    const list = parameters.filter((parameter) => parameter.in === place);
    return list.length > 0
      ? [{ key: place, value: deferredUnlessNamed(parametersExpression(list, operation, scope), module) }]
      : [];
  });
  const body = requestBody && bodyExpression(requestBody.content, scope);
  if (body) {
    const code = requestBody.required ? body : `${body}.optional()`;
    entries.push({ key: "body", value: deferredUnlessNamed(code, module) });
  }
  return objectLiteral(entries);
}

function parametersExpression(
  parameters: readonly ParameterModel[],
  { pagination }: OperationModel,
  scope: Scope,
): string {
  // Without a size of its own, such a list is not asked for in pages.
  const pageSize = pagination?.mode === "optional" ? pagination.limit : undefined;
  const entries = parameters.map(({ name, required, schema }) => {
    const { code } = compileSchema(schema, scope);
    const absent = name === pageSize ? undefined : memberDefault(schema, scope);
    return { key: name, value: required ? code : optionalMember({ code, absent }) };
  });
  return call(scope.module.runtime("object"), objectLiteral(entries));
}

function responseLiteral({ responses }: OperationModel, module: FileModule): string {
  const scope = module.scope("tolerant");
  const entries = responses.flatMap(({ status, content }) => {
    const code = bodyExpression(content, scope);
    return code ? [{ key: status, value: deferredUnlessNamed(code, module) }] : [];
  });
  return objectLiteral(entries);
}
