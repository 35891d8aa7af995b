import { nameOperations } from "../../client/plan/name-operations.ts";
import { childPointer } from "../../core/document/pointer.ts";
import { getOwn, isObject } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { SourceLocation } from "../../core/model/source-location.ts";
import { findReasons } from "../../reference/plan/evidence.ts";
import type { DoctorReport } from "./render-doctor.ts";

/** A fact that may surprise the reader of generated code, with its place in the document. */
export interface Remark {
  readonly text: string;
  /** `openapi.yaml:12:3` */
  readonly location: string;
}

/** Compares the names and marks of a document with what is generated from it. */
export function describeDocument(model: ApiModel): Pick<DoctorReport, "inferred" | "renamed"> {
  return {
    inferred: [
      ...derivedIds(model),
      ...marks(model, "x-codegen-inferred"),
      ...marks(model, "x-codegen-unspecified"),
    ],
    renamed: [...renamedOperations(model), ...renamedSchemas(model)],
  };
}

function derivedIds({ operations, document }: ApiModel): Remark[] {
  return operations.flatMap(({ operationId, path, httpMethod, location }) => {
    const paths = getOwn(document, "paths");
    const item = isObject(paths) ? getOwn(paths, path) : undefined;
    const operation = isObject(item) ? getOwn(item, httpMethod) : undefined;
    if (!isObject(operation) || operation.operationId !== undefined) return [];
    const address = `${httpMethod.toUpperCase()} ${path}`;
    return [remark(`${address} has no operationId. It is called "${operationId}".`, location)];
  });
}

function marks(model: ApiModel, mark: "x-codegen-inferred" | "x-codegen-unspecified"): Remark[] {
  return findReasons(model.document, mark).map(({ path, text }) =>
    remark(`${mark}: ${text}`, model.locationAt(childPointer("", ...path))),
  );
}

function renamedOperations(model: ApiModel): Remark[] {
  return [...nameOperations(model).names].flatMap(([{ operationId, location }, { group, method }]) => {
    if (operationId === method || operationId === `${group}.${method}`) return [];
    return [remark(`Operation "${operationId}" is client.${group}.${method}.`, location)];
  });
}

function renamedSchemas({ schemas }: ApiModel): Remark[] {
  return schemas.flatMap(({ name, identifier, schema }) =>
    name === identifier ? [] : [remark(`Schema "${name}" is the type ${identifier}.`, schema.location)],
  );
}

function remark(text: string, location: SourceLocation): Remark {
  const { file, line, column } = location.locate();
  return { text, location: `${file}:${line}:${column}` };
}
