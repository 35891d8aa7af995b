import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { createControl, createSandbox, type SandboxOptions, serveSandbox } from "../src/index.ts";
import { HELP, readOptions } from "../src/server/read-options.ts";

const { seed, numRuns } = search(500);

/** The options of the command that take a value. */
const VALUED = [...HELP.matchAll(/--([a-z-]+) [A-Z]+ /g)].map(([, name = ""]) => name);

let folder = "";
const before = process.cwd();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-options-"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

describe("an empty option of the command is refused, with its name:", () => {
  test("all that take a value are tried", () =>
    expect(VALUED).toEqual(["port", "host", "data-file", "seed", "control-token"]));

  test("flags have the names of options", () => {
    const flags = [...HELP.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = ""]) => name);
    const names = flags.map((flag) => flag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
    expect(names).toEqual(Object.keys(readOptions([])));
  });

  test.each(VALUED.flatMap((name) => ["", " ", "\t\n"].map((value) => [name, value] as const)))(
    "--%s %j",
    (name, value) => {
      const message = new RegExp(`--${name}\\b`);
      expect(() => readOptions([`--${name}`, value])).toThrow(message);
      expect(() => readOptions([`--${name}=${value}`])).toThrow(message);
      expect(() => readOptions(["--json", `--${name}`, value, "--remote-control"])).toThrow(message);
    },
  );

  test.each(["remote-control", "json", "help"])("--%s takes no value", (name) => {
    for (const value of ["", "false"]) expect(() => readOptions([`--${name}=${value}`])).toThrow(`--${name}`);
  });
});

describe("in code", () => {
  test.each(["dataFile", "seed", "controlToken"] as const)(
    "an empty `%s` is refused, with its name",
    (name) => {
      for (const value of ["", " ", null, 7])
        expect(() => createSandbox({ [name]: value } as SandboxOptions)).toThrow(`\`${name}\``);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test("an option that does not exist is refused, with those that do", () => {
    const misspelled = { data: "./sandbox.db" } as SandboxOptions;
    expect(() => createSandbox(misspelled)).toThrow('Unknown option "data". Use dataFile, seed,');
    const withPort: object = { port: 4010 };
    expect(() => createSandbox(withPort)).toThrow("Pass `port` to serveSandbox(sandbox, { port })");
    const wrong = { remoteControl: "no" } as unknown as SandboxOptions;
    expect(() => createSandbox(wrong)).toThrow("`remoteControl`");
  });

  test.each([{ host: "" }, { host: " " }, { port: "" }, { port: 1.5 }, { port: 65536 }, { port: null }])(
    "serveSandbox refuses %j",
    async (options) => {
      const sandbox = createSandbox();
      await expect(serveSandbox(sandbox, options as object)).rejects.toThrow(
        `\`${Object.keys(options)[0]}\``,
      );
      sandbox.close();
    },
  );

  test.each(["url", "controlToken"] as const)("createControl refuses an empty `%s`", (name) => {
    const options = { url: "http://127.0.0.1:4010", controlToken: "x", [name]: "" };
    expect(() => createControl(options)).toThrow(`\`${name}\``);
  });
});

test(`a control token opens the control interface, and nothing else does, or it is refused (seed ${seed})`, async () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.constantFrom("", " ", "a b", " a", "a\n", "é", "\u0000", "Bearer x", "null", "undefined"),
  );
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(texts, async (controlToken) => {
      const url = "http://127.0.0.1:4010/__sandbox/clock";
      let sandbox: ReturnType<typeof createSandbox>;
      try {
        sandbox = createSandbox({ controlToken });
      } catch (error) {
        expect(error).toMatchObject({ message: expect.stringContaining("`controlToken`") });
        refused += 1;
        return;
      }
      expect(sandbox.controlToken).toBe(controlToken);
      await sandbox.control.clock.get();
      for (const authorization of ["", "Bearer", "Bearer ", `Bearer ${controlToken}x`])
        expect((await sandbox.fetch(url, { headers: { authorization } })).status).toBe(401);
      sandbox.close();
    }),
    { seed, numRuns },
  );
  expect(refused).toBeGreaterThan(0);
});
