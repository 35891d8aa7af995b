/** File systems allow names of 255 bytes; a number and an extension follow. */
const MAX_BYTES = 200;

/** What an index takes, and what Windows keeps for devices, whatever the extension. */
export const RESERVED_STEMS: readonly string[] = [
  ...["index", "con", "prn", "aux", "nul"],
  ...["com", "lpt"].flatMap((device) => Array.from({ length: 10 }, (_, number) => `${device}${number}`)),
];

/** A file's name without its extension, as much of it as fits. */
export function fileStem(name: string): string {
  const bytes = new TextEncoder().encode(name);
  if (bytes.length <= MAX_BYTES) return name;
  return new TextDecoder().decode(bytes.subarray(0, MAX_BYTES)).replace(/\ufffd$/, "");
}

/** Equal for names that are one on some disk: they differ only by case, or by how accents are encoded. */
export function stemKey(stem: string): string {
  return stem.normalize().toLowerCase();
}
