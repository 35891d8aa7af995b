import { exec } from "jsonpath-rfc9535";
import { defineOwn } from "../../define-own.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json } from "../../json.ts";
import { childPointer } from "../pointer.ts";
import type { SourceFile } from "../source/source-file.ts";
import { copyJson } from "./copy-json.ts";
import { suggestName } from "./suggest-name.ts";

/** A container that an overlay may change. */
type Container = Record<string, unknown> | unknown[];

/** A location that a JSONPath selects. */
interface Selected {
  /** Undefined for the document itself. */
  readonly parent: Container | undefined;
  readonly key: string | number;
  readonly value: unknown;
}

/** Applies the actions of an overlay to a document, in place. Reports every action that cannot be applied. */
export function applyOverlay(document: Json, overlay: SourceFile): Diagnostic[] {
  const actions =
    isObject(overlay.value) && Array.isArray(overlay.value.actions) ? overlay.value.actions : [];
  return actions.flatMap((action: unknown, index) => {
    const diagnostic = isObject(action) ? applyAction(document, action) : NO_ACTION;
    if (diagnostic === undefined) return [];
    const { at, ...text } = diagnostic;
    return [{ ...text, location: overlay.locate(childPointer("/actions", String(index), ...at)) }];
  });
}

type ActionDiagnostic = Omit<Diagnostic, "location"> & { readonly at: readonly string[] };

const NO_ACTION: ActionDiagnostic = {
  code: "overlay-malformed",
  severity: "error",
  message: "An action of an overlay must be an object.",
  help: "Give it `target`, and `update`, `copy` or `remove`.",
  at: [],
};

function applyAction(
  document: Json,
  action: { readonly [key: string]: unknown },
): ActionDiagnostic | undefined {
  const { target, update, copy, remove } = action;
  if (typeof target !== "string" || (remove !== true && update === undefined && typeof copy !== "string"))
    return NO_ACTION;
  const selected = select(document, target);
  if (selected === undefined) return notJsonPath(target);
  if (selected.length === 0) return nothingSelected(document, target);
  if (remove === true) return removeAll(selected);
  if (update === undefined && typeof copy === "string") return copyInto(document, copy, selected);
  return selected.every((location) => updateLocation(location, update)) ? undefined : notUpdatable(target);
}

/** Overlay 1.1: merges the value at one location into others; this moves a part if the old location is then removed. */
function copyInto(document: Json, copy: string, selected: readonly Selected[]): ActionDiagnostic | undefined {
  const sources = select(document, copy);
  if (sources === undefined) return { ...notJsonPath(copy), at: ["copy"] };
  const [source] = sources;
  if (source === undefined) return { ...nothingSelected(document, copy), severity: "error", at: ["copy"] };
  if (sources.length > 1) return { ...severalSelected(copy), at: ["copy"] };
  const value = structuredClone(source.value); // the target may be inside the source
  return selected.every((location) => updateLocation(location, value)) ? undefined : notUpdatable(copy);
}

/** Undefined when the expression is not a JSONPath. */
function select(document: Json, target: string): Selected[] | undefined {
  const selected: Selected[] = [];
  try {
    exec(document as Parameters<typeof exec>[0], target, (value, path) => {
      const keys = path.map((key) => (typeof key === "string" ? plainKey(key) : key));
      const parent = keys
        .slice(0, -1)
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
      selected.push({
        parent: keys.length > 0 ? (parent as Container) : undefined,
        key: keys.at(-1) ?? "",
        value,
      });
    });
  } catch {
    return undefined;
  }
  return selected;
}

/** Keys of a normalized path (RFC 9535, 2.7) are escaped as in a single-quoted string. */
function plainKey(key: string): string {
  return key.includes("\\") ? JSON.parse(`"${key.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`) : key;
}

/** Removes the last ones first, so that earlier list items keep their indexes. */
function removeAll(selected: readonly Selected[]): ActionDiagnostic | undefined {
  for (const { parent, key } of [...selected].reverse()) {
    if (parent === undefined)
      return { ...NO_ACTION, message: "An overlay cannot remove the whole document.", at: ["target"] };
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
  return undefined;
}

/** Merges objects and appends to lists; returns false for any other target. */
function updateLocation({ value }: Selected, update: unknown): boolean {
  if (Array.isArray(value)) {
    value.push(copyJson(update));
    return true;
  }
  if (!isObject(value) || !isObject(update)) return false;
  merge(value as Record<string, unknown>, update);
  return true;
}

/** Overlay 1.0: primitives replace, objects merge, lists are appended. */
function merge(target: Record<string, unknown>, update: { readonly [key: string]: unknown }): void {
  for (const [key, value] of Object.entries(update)) {
    const before = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isObject(before) && isObject(value)) merge(before as Record<string, unknown>, value);
    else if (Array.isArray(before) && Array.isArray(value)) before.push(...copyJson(value));
    else defineOwn(target, key, copyJson(value));
  }
}

function targetFault(message: string, help: string): ActionDiagnostic {
  return { code: "overlay-target", severity: "error", message, help, at: ["target"] };
}

function notJsonPath(target: string): ActionDiagnostic {
  return targetFault(
    `The target "${target}" is not a JSONPath.`,
    "Use the syntax of RFC 9535, for example $.paths['/users'].get.",
  );
}

function nothingSelected(document: Json, target: string): ActionDiagnostic {
  return {
    code: "overlay-target",
    severity: "warning",
    message: `The target "${target}" selects nothing in the document.${suggestName(document, target)}`,
    help: "Correct the target, or remove the action.",
    at: ["target"],
  };
}

function severalSelected(copy: string): ActionDiagnostic {
  return targetFault(
    `"${copy}" selects several values. An action copies one.`,
    "Write a JSONPath that selects one value, for example $.paths['/users'].",
  );
}

function notUpdatable(target: string): ActionDiagnostic {
  return targetFault(
    `The target "${target}" selects a value that cannot be updated. Only objects and lists can.`,
    "Target the object that contains the value, and name the field in the update.",
  );
}
