/** The input of a call, read by key. */
export function inputRecord(input: object | undefined): Record<string, unknown> {
  return { ...input };
}
