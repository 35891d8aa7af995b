/** File systems allow names of 255 bytes; a number and an extension follow. */
const MAX_BYTES = 200;

/** Names of index files, and device names of Windows, whatever the extension. */
export const RESERVED_STEMS: readonly string[] = [
  ...["index", "con", "prn", "aux", "nul"],
  ...["com", "lpt"].flatMap((device) => Array.from({ length: 10 }, (_, number) => `${device}${number}`)),
];

/** A file's name without its extension, cut to fit. */
export function fileStem(name: string): string {
  const bytes = new TextEncoder().encode(name);
  if (bytes.length <= MAX_BYTES) return name;
  return new TextDecoder().decode(bytes.subarray(0, MAX_BYTES)).replace(/\ufffd$/, "");
}

/** A key that is equal for names that some disk treats as one: they differ in case or encoding of accents. */
export function stemKey(stem: string): string {
  return stem.normalize().toLowerCase();
}
