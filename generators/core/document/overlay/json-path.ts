/** A step of a path: the name of a member, the index of an item, or the fields by which an item is found. */
export type PathStep = string | number | { readonly where: Readonly<Record<string, string>> };

/** A JSONPath (RFC 9535) as a person would write it: `$.paths['/pets'].get.parameters[?@.name == 'limit']`. */
export function jsonPath(steps: readonly PathStep[]): string {
  return `$${steps.map(stepText).join("")}`;
}

function stepText(step: PathStep): string {
  if (typeof step === "number") return `[${step}]`;
  if (typeof step === "string") return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${quoted(step)}]`;
  const tests = Object.entries(step.where).map(([name, value]) => `@.${name} == ${quoted(value)}`);
  return `[?${tests.join(" && ")}]`;
}

/** In single quotes, with the escapes of a JSON string. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
