import type { NodeRule } from "./node-rule.ts";

/** Finds missing fields without which an object is read differently, or not at all. */
export const missingFields: NodeRule = (kind, value) => {
  if (kind === "parameter" && value.in === "path" && value.required !== true) {
    const message = `The path parameter ${JSON.stringify(value.name)} must have "required: true"; it is read as required.`;
    return [{ field: "required", code: "field-missing", message, help: "Add `required: true`." }];
  }
  if (kind !== "securityScheme" || value.$ref !== undefined || Object.keys(value).length === 0) return [];
  const needed = value.type === "apiKey" ? ["name", "in"] : [value.type === "http" ? "scheme" : "type"];
  return needed.flatMap((field) => {
    const message = `The security scheme has no "${field}", so no client can apply it.`;
    return value[field] === undefined ? [{ field, code: "field-missing", message, help: "Add it." }] : [];
  });
};
