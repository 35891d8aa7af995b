/** Paths of the command line start at its working directory; GitHub reads them from the root of the repository. */

/** Annotations, as workflow commands, with paths from the root. */
export function annotationsFrom(prefix: string, lines: string): string {
  return lines.replaceAll(/^(::\w+ file=)(?!\/)/gm, (_, start: string) => start + prefix);
}

/** A SARIF document with paths from the root. */
export function sarifFrom(prefix: string, text: string): string {
  const moved = JSON.parse(text, (key, value: unknown) =>
    key === "artifactLocation" && hasPath(value) ? { ...value, uri: prefix + value.uri } : value,
  );
  return `${JSON.stringify(moved, null, 2)}\n`;
}

function hasPath(value: unknown): value is { readonly uri: string } {
  const uri = typeof value === "object" && value !== null && "uri" in value ? value.uri : undefined;
  return typeof uri === "string" && !/^(?:[a-z][\w+.-]*:|\/)/i.test(uri);
}
