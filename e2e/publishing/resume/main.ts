import { readManifest } from "../../house/repository.ts";
import { rehearseCut } from "./rehearse-cut.ts";

// `pnpm e2e:resume`: the steps of the release workflow against a registry on loopback, killed in the middle of the first
// group of packages, at its end, and in the second group; each time, a second run has to publish the rest and nothing else.
const CUTS = [1, 4, 6];
const scope = readManifest("packages/types").name.split("/")[0] ?? "";

function shortened(names: readonly string[]): string {
  return names.map((name) => name.replace(`${scope}/`, "")).join(" ");
}

for (const afterUploads of CUTS) {
  const { before, after, problems } = await rehearseCut(afterUploads, scope);
  process.stdout.write(`killed after upload ${afterUploads}\n`);
  process.stdout.write(`  in the registry then   ${shortened(before)}\n`);
  process.stdout.write(`  published by a re-run  ${shortened(after)}\n`);
  for (const problem of problems) process.stdout.write(`  WRONG                  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
if (process.exitCode === undefined)
  process.stdout.write("Running a release again publishes what is missing.\n");
