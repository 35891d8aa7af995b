import { isObject } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { childAt, type DocumentNode, entriesAt } from "./document-node.ts";

/** One request that the service sends on account of an operation. */
export interface CallbackNode {
  readonly name: string;
  /** The expression that says where it is sent. */
  readonly url: string;
  readonly method: string;
  readonly node: DocumentNode;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The callbacks of an operation, in the document's order. */
export function readCallbacks(model: ApiModel, operation: DocumentNode): CallbackNode[] {
  return [...entriesAt(model, { node: operation, key: "callbacks" })].flatMap(([name, callback]) =>
    Object.keys(callback.value).flatMap((url) => {
      const item = url.startsWith("x-") ? undefined : childAt(model, { node: callback, path: [url] });
      return item ? requestsOf(model, item).map((request) => ({ name, url, ...request })) : [];
    }),
  );
}

function requestsOf(model: ApiModel, item: DocumentNode): Pick<CallbackNode, "method" | "node">[] {
  return METHODS.filter((method) => isObject(item.value[method])).flatMap((method) => {
    const node = childAt(model, { node: item, path: [method] });
    return node ? [{ method, node }] : [];
  });
}
