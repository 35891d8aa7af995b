import { spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { listContenders, quoteContenders, shortListContenders } from "./contenders.ts";
import { measureCalls } from "./measure-calls.ts";
import { measureParts } from "./measure-parts.ts";
import { measureSizes } from "./measure-sizes.ts";
import { measureTypes } from "./measure-types.ts";
import { renderBench } from "./render.ts";

// `pnpm bench:client`: figures are of one machine and one run; the ratios are what to look at.
const flags = ["--expose-gc", "--min-semi-space-size=128", "--max-semi-space-size=128"];
if (globalThis.gc === undefined) {
  const child = spawn(process.execPath, [...flags, import.meta.filename], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  process.exitCode = Number(code ?? 1);
} else {
  const load = loadavg().map((value) => value.toFixed(1));
  process.stdout.write(`Node ${process.version}, load ${load.join(" ")}\n`);
  process.stdout.write(
    renderBench({
      quotes: await measureCalls({
        contenders: quoteContenders,
        mark: "qu_000000000001",
        callsPerRound: 400,
      }),
      shortLists: await measureCalls({
        contenders: shortListContenders,
        mark: "re_000000000001",
        callsPerRound: 400,
      }),
      lists: await measureCalls({ contenders: listContenders, mark: "po_000000000049", callsPerRound: 50 }),
      sizes: await measureSizes(),
      parts: await measureParts(),
      types: await measureTypes(),
    }),
  );
}
