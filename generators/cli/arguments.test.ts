import { describe, expect, it } from "vitest";
import { parseArguments } from "./arguments.ts";
import { UsageError } from "./usage-error.ts";

describe("a command line", () => {
  it("without options has defaults", () => {
    expect(parseArguments(["generate"])).toEqual({
      command: "generate",
      spec: undefined,
      overlays: [],
      out: undefined,
      only: undefined,
      check: false,
      watch: false,
      json: false,
      report: undefined,
      help: false,
      version: false,
    });
  });

  it.each([
    [["generate", "--only", "zod,types", "--only", " errors "], { only: ["zod", "types", "errors"] }],
    [["--check", "generate", "--spec=a.yaml"], { command: "generate", check: true, spec: "a.yaml" }],
    [["lint", "--json", "--report", "r.json"], { command: "lint", json: true, report: "r.json" }],
    [["lint", "--overlay", "a.yaml", "--overlay=b.yaml"], { overlays: ["a.yaml", "b.yaml"] }],
    [["-h"], { command: undefined, help: true }],
    [["--version"], { version: true }],
  ])("%j", (argv, expected) => {
    expect(parseArguments(argv)).toMatchObject(expected);
  });

  it.each([
    [["generat"], '"generat" is no command.', "Use generate or lint."],
    [["toString"], '"toString" is no command.', "Use generate or lint."],
    [["generate", "extra"], 'Unexpected argument "extra".', "Run `codegen generate --help`."],
    [["generate", "--wat"], "Unknown option '--wat'.", "Run `codegen --help` for the options."],
    [
      ["generate", "--spec"],
      "Option '--spec <value>' argument missing.",
      "Run `codegen --help` for the options.",
    ],
    [
      ["generate", "--check=1"],
      "Option '--check' does not take an argument.",
      "Run `codegen --help` for the options.",
    ],
    [["lint", "--check"], "`codegen lint` has no option --check.", "Run `codegen lint --help`."],
    [["--spec", "a.yaml"], "--spec needs a command.", "Run `codegen --help`."],
    [["generate", "--check", "--watch"], "--check and --watch exclude each other.", "Leave one out."],
    [
      ["generate", "--only", "types,zodd"],
      '"zodd" is no generator.',
      "Use types, errors, zod, client, webhooks.",
    ],
    [["generate", "--only", ""], '"" is no generator.', "Use types, errors, zod, client, webhooks."],
  ])("%j is refused with its reason and a way on", (argv, message, help) => {
    expect(() => parseArguments(argv)).toThrow(new UsageError(message, help));
    try {
      parseArguments(argv);
    } catch (error) {
      expect((error as UsageError).help).toBe(help);
    }
  });
});
