import { type Expression, not, print } from "./expression.ts";

/** Emits a function and marks unused parameters. */
export function functionOf(start: string, lines: readonly string[]): string {
  const body = withoutUnread(block(lines));
  const unused = ["value", "found", "depth"].filter((name) => !new RegExp(`\\b${name}\\b`).test(body));
  const named = unused.reduce(
    (head, name) => head.replace(new RegExp(`\\b${name}(?=: | is )`, "g"), `_${name}`),
    start,
  );
  return `${named} ${body}`;
}

/** Removes unused variables with own members from the body. */
function withoutUnread(body: string): string {
  const uses = new Map<string, number>();
  for (const [name] of body.matchAll(/\bown[\p{ID_Continue}$]*/gu)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return body.replace(/^ *const (own[\p{ID_Continue}$]*) = \w+\([^\n]*\);\n/gmu, (line, name: string) =>
    uses.get(name) === 1 ? "" : line,
  );
}

/** Emits a variable before the lines that use it. */
export function withVariable(name: string, initializer: string, lines: readonly string[]): string[] {
  const isUsed = reachable(lines).some((line) =>
    new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(line),
  );
  return isUsed ? [`const ${name}${initializer}`, ...lines] : [...lines];
}

export function rejectUnless(expression: Expression): string[] {
  const rejected = print(not(expression));
  return rejected === "false"
    ? []
    : [rejected === "true" ? "return false;" : `if (${rejected}) return false;`];
}

export function onlyIf(condition: string, lines: readonly string[]): string[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const isShort = others.length === 0 && !first.includes("\n") && first.startsWith("return");
  return [isShort ? `if (${condition}) ${first}` : `if (${condition}) ${block(lines)}`];
}

export function block(lines: readonly string[]): string {
  return `{\n${reachable(lines)
    .map((line) => line.replace(/^(?=.)/gm, "  "))
    .join("\n")}\n}`;
}

/** Returns the reachable lines: up to and including the first statement that rejects every value. */
export function reachable(lines: readonly string[]): readonly string[] {
  const end = lines.indexOf("return false;");
  return end < 0 ? lines : lines.slice(0, end + 1);
}
