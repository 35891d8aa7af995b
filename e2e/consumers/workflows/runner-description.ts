const CLOSING = ["additionalProperties", "unevaluatedProperties"];

/** The description with the same meaning, in the words that `redocly respect` reads. */
export function runnerDescription(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(runnerDescription);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).flatMap(([key, value]) =>
    statusesOf(key).map((status) => [status, runnerDescription(value)] as const),
  );
  return openObject(Object.fromEntries(entries));
}

/** It takes an object for closed that does not say that it is open, against JSON Schema. */
function openObject(node: Record<string, unknown>): Record<string, unknown> {
  const isObject = [node.type].flat().includes("object");
  return isObject && !CLOSING.some((key) => key in node) ? { ...node, unevaluatedProperties: true } : node;
}

/** It knows no ranges of statuses, such as 4XX. */
function statusesOf(key: string): readonly string[] {
  if (!/^[1-5]XX$/.test(key)) return [key];
  return Array.from({ length: 100 }, (_, rest) => String(Number(key[0]) * 100 + rest));
}
