import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { run } from "../../house/run.ts";
import { installPackages } from "../harness/install-packages.ts";

/** Where the other generators live: they are only wanted here, and bring hundreds of packages along. */
export const home: string = join(import.meta.dirname, ".work-peers");

const VERSIONS = { "@hey-api/openapi-ts": "0.99.0", orval: "7.13.2", zod: "4.6.7", typescript: "5.9.3" };

/** A generator of zod schemas that a team would pick instead. */
export interface Peer {
  readonly name: string;
  /** The command that writes one TypeScript file for a document. */
  command(spec: string, folder: string): { readonly file: string; readonly arguments: readonly string[] };
}

/** The peers, by the commands that their documentation names. */
export const peers: readonly Peer[] = [
  {
    name: "@hey-api/openapi-ts",
    command: (spec, folder) => ({
      file: join(folder, "zod.gen.ts"),
      arguments: ["openapi-ts", "-i", spec, "-o", folder, "-p", "zod"],
    }),
  },
  {
    name: "orval",
    command: (spec, folder) => ({
      file: join(folder, "index.ts"),
      arguments: ["orval", "--input", spec, "--output", join(folder, "index.ts"), "--client", "zod"],
    }),
  },
];

/** Installs the peers with npm; answers with what went wrong, if anything. */
export function installPeers(): Promise<string | undefined> {
  return installPackages(home, VERSIONS);
}

/** The peer's output for a document as one JavaScript module; undefined where it refuses the document. */
export async function generateByPeer(
  { name, command }: Peer,
  { spec, document }: { readonly spec: string; readonly document: string },
): Promise<string | undefined> {
  const folder = join(home, "out", document, name.replace(/\W/g, "-"));
  const { file, arguments: words } = command(spec, folder);
  const [program = "", ...rest] = words;
  await mkdir(folder, { recursive: true });
  const { exitCode } = await run(join(home, "node_modules/.bin", program), rest, { cwd: home });
  if (exitCode !== 0) return undefined;
  await build({ entryPoints: [file], outfile: file.replace(/ts$/, "js"), format: "esm" });
  return file.replace(/ts$/, "js");
}
