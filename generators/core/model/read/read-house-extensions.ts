import { childPointer } from "../../document/pointer.ts";
import { isDeclarable } from "../../identifier.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { ErrorCatalogModel, ErrorEntryModel, IdempotencyModel, PaginationModel } from "../api-model.ts";
import type { SourceLocation } from "../source-location.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";

/**
 * Reads `x-idempotency` of an operation. Another tool may use the name differently, so no document is rejected for it;
 * malformed values count as `none`, since repeating a call by mistake may pay twice.
 */
export function readIdempotency(context: ModelContext, node: ModelNode): IdempotencyModel | undefined {
  const value = node.value["x-idempotency"];
  if (value === undefined) return undefined;
  if (value === "idempotent" || value === "none") return { kind: value };
  if (isObject(value)) {
    const { key, usedCode, expiredCode } = value;
    if (typeof key === "string" && typeof usedCode === "string" && typeof expiredCode === "string") {
      return { kind: "single-use", key, usedCode, expiredCode };
    }
    const { in: location, name } = value;
    if ((location === "header" || location === "body") && typeof name === "string")
      return { kind: "keyed", in: location, name };
  }
  reportMalformed(context, node, "x-idempotency", {
    message:
      "The value of x-idempotency is invalid. Clients treat the operation as not idempotent and do not repeat it.",
    help: 'Use "idempotent", "none", { key, usedCode, expiredCode }, or { in: header or body, name } of an idempotency key.',
  });
  return { kind: "none" };
}

const PAGINATION_TEXTS = ["limit", "after", "before", "items", "next", "more"] as const;

/** `x-codegen-pagination` of an operation. */
export function readPagination(context: ModelContext, node: ModelNode): PaginationModel | undefined {
  const value = node.value["x-codegen-pagination"];
  if (value === undefined) return undefined;
  const mode =
    isObject(value) && (value.mode === "optional" || value.mode === "always") ? value.mode : undefined;
  const texts = isObject(value) ? PAGINATION_TEXTS.map((key) => value[key]) : [];
  if (isObject(value) && value.kind === "cursor" && mode && texts.every((text) => typeof text === "string")) {
    const [limit = "", after = "", before = "", items = "", next = "", more = ""] = texts;
    return { kind: "cursor", mode, limit, after, before, items, next, more };
  }
  reportMalformed(context, node, "x-codegen-pagination", {
    message: "The value of x-codegen-pagination is invalid; it is ignored.",
    help: `Use { kind: cursor, mode: optional or always } and set ${PAGINATION_TEXTS.join(", ")} to names.`,
  });
  return undefined;
}

/** Reads root `x-codegen-error-catalog`: a map from error code to entry. Entries of other tools are ignored. */
export function readErrorCatalog(context: ModelContext): ErrorCatalogModel | undefined {
  const value = context.document.value["x-codegen-error-catalog"];
  if (value === undefined) return undefined;
  const pointer = "/x-codegen-error-catalog";
  if (!isObject(value)) {
    reportMalformed(context, { pointer: "" }, "x-codegen-error-catalog", {
      message: "The error catalogue must be a map. It is ignored.",
      help: "Write one entry per error code.",
    });
    return undefined;
  }
  const entries = Object.keys(value).flatMap(
    (code) => readErrorEntry(context, childPointer(pointer, code), code, value[code]) ?? [],
  );
  if (entries.length === 0 && Object.keys(value).length > 0) return undefined;
  return { entries, location: context.location(pointer) };
}

const RETRY_CLASSES = ["retryable", "terminal", "actionable"] as const;

function readErrorEntry(
  context: ModelContext,
  pointer: string,
  code: string,
  value: unknown,
): ErrorEntryModel | undefined {
  const entry: JsonObject = isObject(value) ? value : {};
  const { status, retryClass: given, description, ...details } = entry;
  const retryClass = RETRY_CLASSES.find((candidate) => candidate === given);
  const isStatus = typeof status === "number" && Number.isInteger(status) && status >= 400 && status <= 599;
  if (isStatus && retryClass && typeof description === "string") {
    return { code, status, retryClass, description, details, location: context.location(pointer) };
  }
  context.report(context.location(pointer), {
    code: "x-codegen-error-catalog-malformed",
    message: `The error catalogue entry "${code}" is incomplete. It is left out.`,
    help: `Give it a status from 400 to 599, a retry class (${RETRY_CLASSES.join(", ")}) and a description.`,
  });
  return undefined;
}

/** A former name, and its location. */
export interface FormerName {
  readonly name: string;
  readonly location: SourceLocation;
}

/** Reads `x-codegen-aliases` of an operation or of a component: its former names. */
export function readAliases(context: ModelContext, { value, pointer }: ModelNode): FormerName[] {
  const aliases = value["x-codegen-aliases"];
  if (aliases === undefined) return [];
  if (Array.isArray(aliases)) {
    const names = aliases.filter((name) => typeof name === "string" && name.trim() !== "");
    if (names.length === aliases.length)
      return names.map((name, index) => ({
        name: String(name),
        location: context.location(childPointer(pointer, "x-codegen-aliases", String(index))),
      }));
  }
  reportMalformed(context, { pointer }, "x-codegen-aliases", {
    message: "`x-codegen-aliases` must be a list of former names. It is ignored.",
    help: "Write a list of non-empty strings, or remove it.",
  });
  return [];
}

/** Reads `x-codegen-name` of an operation: `group.method`, or the method alone. */
export function readOperationCodegenName(context: ModelContext, node: ModelNode): string | undefined {
  return read(context, node, {
    test: (name) => /^[^.\s]+(\.[^.\s]+)?$/.test(name),
    expected: "a method, or a group and a method, such as `list` or `pets.list`",
  });
}

/** Reads `x-codegen-name` of a component: the name of its type. */
export function readComponentCodegenName(context: ModelContext, node: ModelNode): string | undefined {
  return read(context, node, { test: isDeclarable, expected: "a name of a type, such as PetList" });
}

interface Rule {
  readonly test: (name: string) => boolean;
  readonly expected: string;
}

function read(context: ModelContext, node: ModelNode, { test, expected }: Rule): string | undefined {
  const name = node.value["x-codegen-name"];
  if (name === undefined) return undefined;
  if (typeof name === "string" && test(name)) return name;
  reportMalformed(context, node, "x-codegen-name", {
    message: "The value of x-codegen-name cannot be used as a name; it is ignored.",
    help: `Write ${expected}, or remove it.`,
  });
  return undefined;
}

/** Reports a malformed value of an extension. */
function reportMalformed(
  context: ModelContext,
  { pointer }: Pick<ModelNode, "pointer">,
  extension: string,
  text: { readonly message: string; readonly help: string },
): void {
  const location = context.location(childPointer(pointer, extension));
  context.report(location, { code: `${extension}-malformed`, severity: "warning", ...text });
}
