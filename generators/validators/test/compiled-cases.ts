import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { GeneratedFolder } from "./generated-schema.ts";

const tsc = join(import.meta.dirname, "../../../node_modules/.bin/tsc");

const STRICT = {
  target: "ES2022",
  lib: ["ES2022", "DOM"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

export type Files = readonly GeneratedFile[];

/** Cases of generated code, each in a separate folder. One compiler run reads the declarations of libraries for all. */
export class CompiledCases {
  readonly #cases = new Map<string, () => Promise<Files>>();
  #folder: GeneratedFolder | undefined;
  #complaints: readonly string[] = [];

  add(name: string, files: () => Promise<Files>): void {
    if (this.#cases.has(name)) throw new Error(`There are two cases "${name}".`);
    this.#cases.set(name, files);
  }

  /** Writes and compiles all cases, and `wrong.ts`, which has a type error, to prove that the compiler has run. */
  async compile(): Promise<void> {
    const all: GeneratedFile[] = [{ path: "wrong.ts", text: "export const one: string = 1;\n" }];
    for (const [name, files] of this.#cases)
      for (const { path, text } of await files()) all.push({ path: `${this.#folderOf(name)}/${path}`, text });
    this.#folder = new GeneratedFolder(all);
    const { path } = this.#folder;
    const config = { compilerOptions: STRICT, include: ["**/*.ts"] };
    writeFileSync(join(path, "tsconfig.json"), JSON.stringify(config));
    const args = ["-p", path, "--singleThreaded", "--pretty", "false"];
    const run = promisify(execFile)(tsc, args, { cwd: path, maxBuffer: 2 ** 26 });
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    this.#complaints = stdout.split("\n").filter((line) => line !== "");
  }

  /** Returns the compiler's errors in a case. */
  complaintsAbout(name: string): readonly string[] {
    return this.#complaints.filter((line) => line.startsWith(`${this.#folderOf(name)}/`));
  }

  /** Returns the compiler's other errors. Lines that begin with a space belong to the previous one. */
  complaintsAboutOthers(): readonly string[] {
    return this.#complaints.filter((line) => !/^(?:case-\d+\/|\s)/.test(line));
  }

  /** Imports a file of a case. */
  async import(name: string, path: string): Promise<Readonly<Record<string, unknown>>> {
    return (await this.#folder?.module(`${this.#folderOf(name)}/${path}`)) ?? {};
  }

  remove(): void {
    this.#folder?.remove();
  }

  #folderOf(name: string): string {
    return `case-${[...this.#cases.keys()].indexOf(name)}`;
  }
}
