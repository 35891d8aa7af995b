import type { SourceReader } from "../../core/document/source/source-reader.ts";
import { hashText } from "./hash-text.ts";

/** Placeholder for the hash of a file that cannot be read. */
const UNREADABLE = "";

/** A reader that remembers what it has read: hashes by URI. */
export interface RecordingReader extends SourceReader {
  readonly sources: ReadonlyMap<string, string>;
}

export function createRecordingReader(reader: SourceReader): RecordingReader {
  const sources = new Map<string, string>();
  return {
    sources,
    displayName: (uri) => reader.displayName(uri),
    async read(uri) {
      sources.set(uri, UNREADABLE); // a missing file may be created later
      if (!reader.readBytes || !uri.startsWith("file:")) {
        const text = await reader.read(uri);
        sources.set(uri, hashText(text));
        return text;
      }
      const bytes = await reader.readBytes(uri);
      sources.set(uri, hashText(bytes));
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
    },
  };
}

/** True if a reader gives the same texts today. Files from the network may differ each time. */
export async function areUnchanged(
  sources: Readonly<Record<string, string>>,
  reader: SourceReader,
): Promise<boolean> {
  const entries = Object.entries(sources);
  if (!entries.every(([uri]) => uri.startsWith("file:"))) return false;
  const hashes = await Promise.all(entries.map(([uri]) => hashOf(uri, reader)));
  return entries.every(([, hash], index) => hash === hashes[index]);
}

/** Hashes the bytes if there are any: those of a text in UTF-8 have its hash. */
async function hashOf(uri: string, reader: SourceReader): Promise<string> {
  try {
    return hashText(await (reader.readBytes?.(uri) ?? reader.read(uri)));
  } catch {
    return UNREADABLE;
  }
}
