import { readdir } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { hey, ours, titleOf } from "../contenders.ts";
import { measureInTurns, outputFolder, type Way } from "../measure.ts";
import type { GrowthFigures, GrowthPoint } from "./figures.ts";
import type { SizedDocument } from "./public-documents.ts";

interface GrowthParts {
  readonly folder: string;
  readonly count: number;
  /** False where the other generator could not be installed. */
  readonly hasPeer: boolean;
  /** Called with each document that is done. */
  readonly report: (point: GrowthPoint) => void;
}

/** Generates each document by both generators in turns: the medians of their CPU times. */
export async function measureGrowth(
  documents: readonly SizedDocument[],
  parts: GrowthParts,
): Promise<GrowthFigures> {
  const points: GrowthPoint[] = [];
  for (const document of documents) {
    const point = await measureDocument(document, parts);
    points.push(point);
    parts.report(point);
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
    rounds: parts.count,
    generators: await Promise.all((parts.hasPeer ? [ours, hey] : [ours]).map(titleOf)),
    points,
  };
}

const OURS: Way = { contender: ours };
const THEIRS: Way = { contender: hey };

async function measureDocument(
  { name, file, bytes }: SizedDocument,
  { folder, count, hasPeer }: GrowthParts,
): Promise<GrowthPoint> {
  const ways = hasPeer ? [OURS, THEIRS] : [OURS];
  const costs = await measureInTurns(ways, { spec: file, folder, count });
  const cpuOf = async (way: Way): Promise<number | undefined> => {
    const isWritten = (await readdir(outputFolder(way, folder)).catch(() => [])).length > 0;
    return isWritten ? Math.round(costs.get(way)?.cpuMilliseconds.median ?? Number.NaN) : undefined;
  };
  const [mine, theirs] = [await cpuOf(OURS), await cpuOf(THEIRS)];
  if (mine === undefined) throw new Error(`Nothing was generated for ${file}.`);
  return { name, bytes, ours: mine, ...(theirs !== undefined && { theirs }) };
}
