import { parseArgs } from "node:util";
import { withGenerators } from "../harness/generators.ts";
import { mediansOfProcesses, type NamedRatio } from "../harness/in-processes.ts";
import { failBelow, printMachine, printTable } from "../harness/print.ts";
import { measuredDocuments } from "./documents.ts";
import { cpuOfImport, measureOutput } from "./measure-output.ts";
import { predicateSpeeds, schemaSpeeds } from "./speeds.ts";

// `pnpm bench:zod`: speed, bundles and imports of validators. `--schemas` and `--predicates` measure that alone;
// `--largest` adds GitHub's document, which takes minutes. `--once` is one of the processes that speeds are the medians of.
const { values } = parseArgs({
  options: {
    schemas: { type: "boolean" },
    predicates: { type: "boolean" },
    largest: { type: "boolean" },
    once: { type: "string" },
  },
});
/** The speed of ajv that predicates reach. */
const PREDICATES = 0.95;
/** The speed of zod by hand that schemas reach: zod compiles code for small objects. Speed is what predicates are for. */
const SCHEMAS = 0.6;

if (values.once !== undefined) {
  const speeds = values.once === "schemas" ? await schemaSpeeds() : await predicateSpeeds();
  process.stdout.write(JSON.stringify(speeds));
} else {
  printMachine("Medians of five processes with 24 rounds in turns.");
  const isAll = !values.schemas && !values.predicates;
  if (isAll || values.schemas) await compare("schemas", "speed of zod by hand");
  if (isAll || values.predicates) await compare("predicates", "speed of ajv");
  if (isAll) await withGenerators(compareOutput);
}

async function compare(kind: "schemas" | "predicates", unit: string): Promise<void> {
  const speeds = await mediansOfProcesses(import.meta.filename, { option: `--once=${kind}` });
  printTable(
    [kind, unit],
    speeds.map(({ name, ratio }) => [name, ratio.toFixed(2)]),
  );
  const floor = kind === "schemas" ? SCHEMAS : PREDICATES;
  const slow = speeds.filter(({ ratio }: NamedRatio) => ratio < floor);
  failBelow(slow.map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}, must be at least ${floor}.`));
}

async function compareOutput(): Promise<void> {
  const zod = await cpuOfImport("zod");
  for (const document of measuredDocuments(values.largest ?? false)) {
    const costs = await measureOutput(document);
    printTable(
      [
        document.name,
        "one schema, gzip kB",
        "all, gzip kB",
        "import, CPU ms",
        `of zod's ${zod.toFixed(0)} ms`,
      ],
      costs.map(({ generator, oneSchemaBytes, allBytes, importMs }) => [
        generator,
        ...[oneSchemaBytes, allBytes].map((bytes) => (bytes / 1000).toFixed(1)),
        importMs.toFixed(0),
        (importMs / zod).toFixed(2),
      ]),
    );
  }
}
