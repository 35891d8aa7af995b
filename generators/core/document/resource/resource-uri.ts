/** The two halves of a reference, both as they are written. */
interface ReferenceParts {
  readonly uri: string;
  readonly fragment: string;
}

/** Cuts a reference at its `#`. */
function splitReference(reference: string): ReferenceParts {
  const at = reference.indexOf("#");
  return at === -1
    ? { uri: reference, fragment: "" }
    : { uri: reference.slice(0, at), fragment: reference.slice(at + 1) };
}

/** A reference without its fragment, resolved against a base; undefined when it is not a URI reference. */
export function absoluteUri(reference: string, base: string): string | undefined {
  const { uri } = splitReference(reference);
  try {
    return uri === "" ? base : new URL(uri, base).href;
  } catch {
    return undefined;
  }
}

/** The fragment with its percent signs resolved: a JSON pointer or the name of an anchor; undefined when it is neither. */
export function fragmentOf(reference: string): string | undefined {
  try {
    return decodeURIComponent(splitReference(reference).fragment);
  } catch {
    return undefined;
  }
}
