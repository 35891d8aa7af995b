import { printMachine, printTable } from "../harness/print.ts";
import { race } from "../harness/race.ts";
import { spreadText } from "../harness/spread.ts";
import { measureParts, measureSizes } from "./bundles.ts";
import { callCases } from "./contenders.ts";

// `pnpm bench:client`: calls of several clients over a fetch that answers at once, and the size of their bundles.
const PEER = "openapi-fetch";
const ROUNDS = 60;

for (const { title, contenders, mark } of callCases) {
  for (const [name, call] of Object.entries(contenders)) {
    if (JSON.stringify(await call()).includes(mark)) continue;
    throw new Error(`${name} does not give ${mark}.`); // a client that fails would be fast
  }
  const racers = Object.fromEntries(
    Object.entries(contenders).map(([name, call]) => [
      name,
      async (calls: number) => {
        for (let count = 0; count < calls; count++) await call();
      },
    ]),
  );
  const results = await race(racers, { peer: PEER, rounds: ROUNDS, roundMicroseconds: 10_000 });
  printMachine(`Medians of ${ROUNDS} rounds in turns.`);
  printTable(
    [title, "CPU µs", `of ${PEER}`],
    results.map(({ name, microseconds, ratio }) => [name, microseconds.toFixed(1), spreadText(ratio)]),
  );
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2);
printTable(
  ["bundle", "gzip kB"],
  Object.entries(await measureSizes()).map(([name, bytes]) => [name, kilobytes(bytes)]),
);
printTable(
  ["one operation, without this part", "gzip kB less"],
  (await measureParts()).map(({ name, gzipBytes }) => [name, kilobytes(gzipBytes)]),
);
