import { createNodeSearch } from "../document/node-search.ts";
import { isObject, type Json } from "../json.ts";
import type { ApiModel } from "./api-model.ts";

/** The extension with the former name of a part. */
export const RENAMED_FROM = "x-renamed-from";

/** A part of a document with `x-renamed-from`, and the value of the extension. */
interface RenamedPart {
  readonly pointer: string;
  readonly value: Json;
}

const findMarked = createNodeSearch(
  (kind, value) =>
    (kind === "operation" || kind === "schema") && isObject(value) && value[RENAMED_FROM] !== undefined,
);

/** Finds operations, events, schemas and error codes with `x-renamed-from`, in document order. */
export function findRenamedParts({ document, errorCatalog }: ApiModel): RenamedPart[] {
  const nodes = findMarked({ pointer: "", kind: "document", value: document });
  return [
    ...nodes.map(({ pointer, value }) => ({
      pointer,
      mark: isObject(value) ? value[RENAMED_FROM] : undefined,
    })),
    ...(errorCatalog?.entries ?? []).map(({ location: { pointer }, details }) => ({
      pointer,
      mark: details[RENAMED_FROM],
    })),
  ].flatMap(({ pointer, mark }) => (mark === undefined ? [] : [{ pointer, value: mark }]));
}
