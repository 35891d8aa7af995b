import { camelCase, isIdentifierName, words } from "../../identifier.ts";
import type { HttpMethod } from "../api-model.ts";

/** Group of operations with neither a group in their operationId nor a tag. */
const DEFAULT_GROUP = "operations";

/** `fetchClient`, `request` and `withOptions` are members of the client; `then` would make it a promise. */
const RESERVED_GROUPS = ["fetchClient", "request", "withOptions", "then", "constructor"];
const RESERVED_METHODS = ["then", "constructor"];

/** Name of an operation in the client. */
export interface OperationSurface {
  readonly group: string;
  readonly method: string;
}

export interface OperationName extends OperationSurface {
  readonly operationId: string;
}

/** Parts of an operation that determine its name. */
export interface OperationNameParts {
  readonly operationId: string;
  /** The first tag. */
  readonly tag?: string | undefined;
  readonly httpMethod?: HttpMethod | undefined;
  readonly path?: string | undefined;
  /** `x-codegen-name`. */
  readonly chosen?: string | undefined;
}

/** The preferred name of an operation. */
export interface WantedSurface extends OperationSurface {
  /** Source: `chosen`: `x-codegen-name`; `written`: the whole operationId; `shortened`: a part of it. */
  readonly basis: "chosen" | "written" | "shortened";
  /** The method with the whole operationId, in case the shortened one is taken. */
  readonly whole: string;
}

/** Returns the preferred name of an operation, by the first rule of `docs/names.md` that applies. */
export function wantedSurface({ chosen, ...parts }: OperationNameParts): WantedSurface {
  const { group, method, basis } = chosenSurface(chosen, surfaceOfId(parts));
  return {
    group: groupName(group),
    method: methodName(method),
    basis,
    whole: methodName(camelCase(parts.operationId)),
  };
}

type NamedSurface = Omit<WantedSurface, "whole">;

function chosenSurface(chosen: string | undefined, given: NamedSurface): NamedSurface {
  if (chosen === undefined) return given;
  const [group, method] = splitAt(chosen, ".") ?? [undefined, chosen];
  return {
    group: group === undefined ? given.group : spelled(group),
    method: spelled(method),
    basis: "chosen",
  };
}

function groupName(group: string): string {
  return RESERVED_GROUPS.includes(group) ? `${group}Group` : group;
}

function methodName(method: string): string {
  return RESERVED_METHODS.includes(method) ? `${method}Operation` : method;
}

/** Unchanged if it is a valid identifier. */
function spelled(name: string): string {
  return isIdentifierName(name) ? name : camelCase(name);
}

function surfaceOfId(parts: OperationNameParts): NamedSurface {
  const { operationId, tag } = parts;
  const [group, method] = splitAt(operationId, ".") ?? [];
  if (group !== undefined && method !== undefined)
    return { group: camelCase(group), method: camelCase(method), basis: "written" };
  const [folder, name] = tag === undefined ? (splitAt(operationId, "/") ?? []) : [];
  if (folder !== undefined && name !== undefined)
    return { group: camelCase(folder), method: camelCase(name), basis: "shortened" };
  const shown = camelCase(tag ?? controllerOf(operationId) ?? DEFAULT_GROUP);
  const short = withoutController(withoutRoute(parts)) ?? withoutTag(withoutRoute(parts), tag);
  return short === operationId
    ? { group: shown, method: camelCase(operationId), basis: "written" }
    : { group: shown, method: camelCase(short), basis: "shortened" };
}

/** Splits a text at the first separator; undefined if either side is empty. */
function splitAt(text: string, separator: string): readonly [string, string] | undefined {
  const index = text.indexOf(separator);
  return index > 0 && index < text.length - 1 ? [text.slice(0, index), text.slice(index + 1)] : undefined;
}

/** Removes the route that FastAPI appends to the name of the function: `read_items_items__get` of `GET /items/`. */
function withoutRoute({ operationId, path, httpMethod }: OperationNameParts): string {
  const route = `${path?.replace(/[^\p{L}\p{N}_]/gu, "_")}_${httpMethod}`;
  const isRoute = path !== undefined && operationId.endsWith(route) && operationId.length > route.length;
  return isRoute ? operationId.slice(0, -route.length) : operationId;
}

const CONTROLLER = /^(\p{L}[\p{L}\p{N}]*)Controller_(?=.)/u;

/** `Users` of `UsersController_findAll`, as in NestJS. */
function controllerOf(operationId: string): string | undefined {
  return CONTROLLER.exec(operationId)?.[1];
}

function withoutController(id: string): string | undefined {
  return CONTROLLER.test(id) ? id.replace(CONTROLLER, "") : undefined;
}

/** Removes the tag at the start, as whole words: `code-scanning/get-alert` under `Code scanning` is `get-alert`. */
function withoutTag(id: string, tag: string | undefined): string {
  if (tag === undefined) return id;
  const all = words(id);
  const prefix = words(tag).join("").toLowerCase();
  const count =
    all.findIndex(
      (_, index) =>
        all
          .slice(0, index + 1)
          .join("")
          .toLowerCase() === prefix,
    ) + 1;
  return count > 0 && count < all.length ? all.slice(count).join("-") : id;
}
