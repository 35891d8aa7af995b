const MAX_DEPTH = 5;

/** The transport's own code, from the error or what caused it. */
export function transportCode(error: unknown, depth = 0): string | undefined {
  const { code, cause } = Object(error); // read, not trusted
  if (typeof code === "string") return code;
  return cause && depth < MAX_DEPTH ? transportCode(cause, depth + 1) : undefined;
}
