import { statSync } from "node:fs";
import {
  largestDocument,
  nearDocuments,
  ownDescription,
} from "../../../consumers/documents/corpus/documents.ts";
import { PUBLISHED, publishedDocuments } from "../../../consumers/documents/corpus/published-documents.ts";

/** A document with its size in bytes. */
export interface SizedDocument {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
}

const SMALLEST = 20_000;
const LARGEST = 14_000_000;
const STEP = 1.4; // from one range of sizes to the next
const EACH = 3; // documents of a range: the smallest, the one in the middle and the largest

/** Public documents of all sizes from 20 kB to 14 MB: up to three of each range, always the same ones. */
export async function documentsBySize(folder: string): Promise<SizedDocument[]> {
  const near = [ownDescription, ...nearDocuments(), largestDocument()];
  const all = near.map(({ name, spec }) => sized(name, spec));
  for (const published of PUBLISHED)
    for (const file of await publishedDocuments(published, folder)) all.push(sized(nameOf(file), file));
  const ranges = new Map<number, SizedDocument[]>();
  for (const document of all.sort((a, b) => a.bytes - b.bytes || a.name.localeCompare(b.name))) {
    if (document.bytes < SMALLEST || document.bytes > LARGEST) continue;
    const range = Math.floor(Math.log(document.bytes / SMALLEST) / Math.log(STEP));
    ranges.set(range, [...(ranges.get(range) ?? []), document]);
  }
  return [...ranges.values()].flatMap(spread);
}

function sized(name: string, file: string): SizedDocument {
  return { name, file, bytes: statSync(file).size };
}

/** Its place in its package, without what all of them have in common. */
function nameOf(file: string): string {
  const place = file.split(/[\\/]package[\\/]/).at(-1) ?? file;
  return place.replaceAll("\\", "/").replace(/^api\/|\.[^.]+$/g, "");
}

function spread(documents: readonly SizedDocument[]): SizedDocument[] {
  if (documents.length <= EACH) return [...documents];
  const last = documents.length - 1;
  return [0, 0.5, 1].flatMap((share) => documents[Math.round(last * share)] ?? []);
}
