import type { ApiModel } from "../core/model/api-model.ts";
import type { Change } from "../diff/change.ts";
import { compareTraffic } from "./changes/traffic-impact.ts";
import type { TrafficFile } from "./read/read-traffic.ts";
import { readRecordings } from "./read-recordings.ts";
import type { TrafficReport } from "./report/traffic-report.ts";

interface ComparedTraffic {
  readonly base: ApiModel;
  readonly revision: ApiModel;
  readonly changes: readonly Change[];
  readonly files: readonly TrafficFile[];
  /** Called with what is being done, for a progress line. */
  readonly onStep: (step: string) => void;
}

/** Holds recordings against both versions of a description. Changes of words touch nothing. */
export async function findTrafficImpact({
  files,
  onStep,
  ...compared
}: ComparedTraffic): Promise<TrafficReport> {
  const changes = compared.changes.filter(({ verdict }) => verdict !== "docs");
  const comparison = compareTraffic({ ...compared, changes });
  const { add: onExchange, group } = comparison;
  const counts = await readRecordings({ files, onExchange, group, onStep });
  return { ...comparison, counts, changes, touched: comparison.touched() };
}
