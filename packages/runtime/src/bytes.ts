/**
 * Bytes that nobody else can change meanwhile, as fetch takes them: `Uint8Array<ArrayBuffer>`, written so that TypeScript
 * before 5.7, where the type takes no argument, reads it too.
 */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/** The bytes of a text in base64, and nothing where it is none. */
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
