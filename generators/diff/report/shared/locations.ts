import type { Change, DiffReport, ReachedLocation } from "../../change.ts";

/** `POST /v1/quotes (quotes.create)`, `event payin.new`, `the document`. */
export function locationTitle({ kind, name, method, path }: ReachedLocation): string {
  switch (kind) {
    case "operation":
      return name === "" ? `${method} ${path}` : `${method} ${path} (${name})`;
    case "webhook":
      return `event ${name}`;
    case "component":
      return `component ${name}, which no operation uses`;
    case "document":
      return "the document";
    default:
      return kind satisfies never;
  }
}

/** `request body application/json, at data[*].status, through CustomerList > Customer`. */
export function locationDetail({ where, value, chain }: ReachedLocation): string {
  const parts = [where, value === "" ? "" : `at ${value}`];
  if (chain.length > 0) parts.push(`through ${chain.join(" > ")}`);
  return parts.filter((part) => part !== "").join(", ");
}

/** The other operations and events that a change reaches beside its first, each once. */
export function otherLocations({ reached }: Change): string[] {
  const [first, ...others] = reached.map((location) =>
    location.name === "" ? locationTitle(location) : location.name,
  );
  return [...new Set(others)].filter((name) => name !== first);
}

/**
 * Returns a location for tools that only know the files of the checkout: without the git ref, and without a line for
 * the base, which is not checked out.
 */
export function locationOfChange({ side, location }: Change, { base }: DiffReport) {
  const { file, line, column } = location;
  if (side === "revision") return { file, line, column };
  return { file: withoutRef(file, base.source), line: undefined, column: undefined };
}

/** `spec/paths/a.yaml` for `origin/main:spec/paths/a.yaml` when the base is of `origin/main`. */
function withoutRef(file: string, source: string): string {
  const ref = source.slice(0, source.indexOf(":") + 1);
  return ref !== "" && !file.includes("://") && file.startsWith(ref) ? file.slice(ref.length) : file;
}
