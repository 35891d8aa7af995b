import type { SourceReader } from "../../core/document/source/source-reader.ts";
import { hashText } from "./hash-text.ts";

/** What stands for the text of a file that cannot be read. */
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
      sources.set(uri, UNREADABLE); // also of what may come into being later
      const text = await reader.read(uri);
      sources.set(uri, hashText(text));
      return text;
    },
  };
}

/** True when a reader gives the same texts today. What comes from the network may differ each time. */
export async function areUnchanged(
  sources: Readonly<Record<string, string>>,
  reader: SourceReader,
): Promise<boolean> {
  for (const [uri, hash] of Object.entries(sources)) {
    if (!uri.startsWith("file:")) return false;
    const current = await reader.read(uri).then(hashText, () => UNREADABLE);
    if (current !== hash) return false;
  }
  return true;
}
