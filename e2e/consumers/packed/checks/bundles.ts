import type { Cell } from "../../run-cells.ts";
import type { Project } from "../project.ts";

/** Entries that are bundled alone, with the output of the program and the most bytes after gzip. */
const ENTRIES = {
  errors: { what: "one helper of errors", answer: "actionable", limit: 1700 },
  zod: { what: "one schema of zod", answer: "true, false", limit: 31_700 },
  parsers: { what: "one parser of zod", answer: "true, id", limit: 28_200 },
  predicates: { what: "one predicate of zod", answer: "true, false", limit: 800 },
  client: { what: "one operation of client", answer: "qu_000000000001", limit: 17_400 },
  webhooks: { what: "the reader of webhooks", answer: "payout.new", limit: 4600 },
} as const;

/** Each bundler makes a small script of one part of each package, which runs where there is nothing of Node's. */
export function bundleCells(project: () => Promise<Project>): Cell[] {
  return Object.entries(ENTRIES).flatMap(([entry, { what, answer, limit }]) =>
    ["esbuild", "vite", "webpack"].flatMap((bundler) =>
      ["browser", "worker"].map((target) => ({
        check: `bundle ${what}`,
        variant: `${bundler}, ${target}`,
        async run() {
          const bundle = await makeBundle({ bundler, target, entry }, await project());
          if (bundle.answer !== answer) throw new Error(`It answers ${bundle.answer}, not ${answer}.`);
          if (bundle.bytes > limit) throw new Error(`${bundle.bytes} bytes gzipped, more than ${limit}.`);
          return `${(bundle.bytes / 1000).toFixed(1)} of ${(limit / 1000).toFixed(1)} kB`;
        },
      })),
    ),
  );
}

interface Way {
  readonly bundler: string;
  readonly target: string;
  readonly entry: string;
}

async function makeBundle(
  { bundler, target, entry }: Way,
  { run }: Project,
): Promise<{ readonly answer: string; readonly bytes: number }> {
  const file = `bundled/${bundler}-${target}-${entry}.js`;
  await run(["node", "bundle.mjs", bundler, target, `bundles/${entry}.js`, file]);
  return JSON.parse(await run(["node", "run-bundle.mjs", target, file]));
}
