/**
 * Bytes in unshared memory, as fetch accepts them: `Uint8Array<ArrayBuffer>`, written so that TypeScript before 5.7, in
 * which the type takes no argument, compiles it too.
 */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/** Decodes base64; returns undefined if the text is not valid base64. */
export function fromBase64(text: string): Bytes | undefined {
  let units: string;
  try {
    units = atob(text);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(units.length);
  for (let index = 0; index < units.length; index++) bytes[index] = units.charCodeAt(index);
  return bytes;
}
