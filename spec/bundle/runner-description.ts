/** The bundled description. */
export interface Description {
  readonly "x-codegen-error-catalog": Readonly<Record<string, { readonly status: number }>>;
}

const CLOSING = ["additionalProperties", "unevaluatedProperties"];

/**
 * Returns a description with the same meaning for requests and responses in the keywords that `redocly respect` reads,
 * which runs the workflows. Other tools read the description as it is.
 */
export function runnerDescription(description: Description): unknown {
  const { "x-codegen-error-catalog": catalog, ...rest } = description;
  const statuses = new Set(Object.values(catalog).map(({ status }) => String(status)));
  return rewritten(rest, [...statuses].sort());
}

function rewritten(node: unknown, statuses: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => rewritten(item, statuses));
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).flatMap(([key, value]) =>
    [key, ...statuses.filter((status) => key === `${status[0]}XX` && !Object.hasOwn(node, status))].map(
      (name) => [name, rewritten(value, statuses)] as const,
    ),
  );
  return openObject(Object.fromEntries(entries));
}

/** Opens objects explicitly: unlike JSON Schema, the runner closes objects by default. */
function openObject(node: Record<string, unknown>): Record<string, unknown> {
  const isObject = [node.type].flat().includes("object");
  return isObject && !CLOSING.some((key) => key in node) ? { ...node, unevaluatedProperties: true } : node;
}
