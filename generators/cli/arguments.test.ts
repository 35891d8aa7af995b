import { describe, expect, it } from "vitest";
import { KNOWN_FORMATS } from "../core/model/accepts/format.ts";
import { REPORT_FORMATS } from "../diff/report/report-view.ts";
import { parseArguments } from "./arguments.ts";
import { COMMAND_NAMES, optionsOf } from "./options/index.ts";
import { failureLine, UsageError } from "./usage-error.ts";

describe("a command line", () => {
  it("without options has defaults", () => {
    expect(parseArguments(["generate"])).toEqual({
      command: "generate",
      spec: undefined,
      overlays: [],
      out: undefined,
      with: [],
      only: undefined,
      formats: undefined,
      documents: [],
      format: "text",
      failOn: undefined,
      failOnSeverity: undefined,
      exemptions: undefined,
      exemptionsFrom: undefined,
      serviceOverlays: [],
      live: undefined,
      parameters: new Map(),
      keyVariable: undefined,
      headers: [],
      timeoutMs: undefined,
      allowMissingBase: undefined,
      verbose: false,
      check: false,
      watch: false,
      yes: false,
      install: true,
      monorepo: false,
      scope: undefined,
      outputFiles: [],
      untrusted: undefined,
      projects: [],
      referenceRoot: undefined,
      traffic: [],
      write: false,
      comments: false,
      renamedPackages: new Map(),
      help: false,
      version: false,
    });
  });

  it.each([
    [["generate", "--only", "zod,types", "--only", " errors "], { only: ["zod", "types", "errors"] }],
    [["generate", "--formats", "assert"], { formats: "assert" }],
    [
      ["generate", "--formats", "uuid,date", "--formats", "hostname"],
      { formats: ["uuid", "date", "hostname"] },
    ],
    [["--check", "generate", "--spec=a.yaml"], { command: "generate", check: true, spec: "a.yaml" }],
    [
      ["lint", "--format", "json", "--output-file", "r.json", "--output-file", "r.txt"],
      {
        command: "lint",
        format: "json",
        outputFiles: [
          { path: "r.json", format: "json" },
          { path: "r.txt", format: "text" },
        ],
      },
    ],
    [["lint", "--overlay", "a.yaml", "--overlay=b.yaml"], { overlays: ["a.yaml", "b.yaml"] }],
    [["diff", "a.yaml"], { documents: ["a.yaml"], format: "text" }],
    [
      ["diff", "main:a.yaml", "a.yaml", "--fail-on", "none"],
      { documents: ["main:a.yaml", "a.yaml"], failOn: "none" },
    ],
    [["diff", "a.yaml", "--format", "json"], { format: "json" }],
    [
      ["diff", "a.yaml", "--format", "html", "--output-file", "a.html", "--output-file", "a.json"],
      {
        format: "html",
        outputFiles: [
          { path: "a.html", format: "html" },
          { path: "a.json", format: "json" },
        ],
      },
    ],
    [
      ["diff", "a.yaml", "--format", "sarif", "--exemptions", "e.yaml"],
      { format: "sarif", exemptions: "e.yaml" },
    ],
    [["diff", "--help"], { command: "diff", help: true }],
    [["diff", "main:a.yaml", "--allow-missing-base"], { allowMissingBase: true }],
    [["changeset", "main:a.yaml", "--check"], { documents: ["main:a.yaml"], check: true }],
    [["lint", "--spec=-a.yaml"], { spec: "-a.yaml" }],
    [["generate", "--no-check", "--watch"], { check: false, watch: true }],
    [["init", "--no-install"], { install: false }],
    [["lint", "--no-untrusted"], { untrusted: false }],
    [["-h"], { command: undefined, help: true }],
    [["--version"], { version: true }],
  ])("%j", (argv, expected) => {
    expect(parseArguments(argv)).toMatchObject(expected);
  });

  it.each([
    [["generat"], 'Unknown command "generat". Did you mean "generate"?', `Use ${COMMAND_NAMES.join(", ")}.`],
    [["toString"], 'Unknown command "toString".', `Use ${COMMAND_NAMES.join(", ")}.`],
    [
      ["generate", "extra"],
      'Unexpected argument "extra".',
      "Pass a document with --spec. Run `codegen generate --help`.",
    ],
    [
      ["generate", "--input", "a"],
      "Unknown option --input. Did you mean --spec?",
      "Run `codegen generate --help`.",
    ],
    [["generate", "-o", "a"], "Unknown option -o. Did you mean --out?", "Run `codegen generate --help`."],
    [
      ["diff", "a", "-o", "b"],
      "Unknown option -o. Did you mean --output-file?",
      "Run `codegen diff --help`.",
    ],
    [
      ["generate", "--dry-run"],
      "Unknown option --dry-run. Did you mean --check?",
      "Run `codegen generate --help`.",
    ],
    [["--wat"], "Unknown option --wat. Did you mean --watch?", "Run `codegen --help`."],
    [["--nothing-like-it"], "Unknown option --nothing-like-it.", "Run `codegen --help`."],
    [["generate", "-x"], "Unknown option -x.", "Run `codegen generate --help`."],
    [
      ["diff", "a", "--formatt", "x"],
      "Unknown option --formatt. Did you mean --format?",
      "Run `codegen diff --help`.",
    ],
    [
      ["generate", "--formatt", "x"],
      "Unknown option --formatt. Did you mean --formats?",
      "Run `codegen generate --help`.",
    ],
    [["generate", "--format", "uuid"], 'Unknown value "uuid" for --format.', "Use text, json."],
    [
      ["generate", "--spec", "a", "--spec=b"],
      "--spec was passed more than once.",
      "Pass it once. Run `codegen generate --help`.",
    ],
    [
      ["generate", "--check", "--check"],
      "--check was passed more than once.",
      "Pass it once. Run `codegen generate --help`.",
    ],
    [["generate", "--wat"], "Unknown option --wat. Did you mean --watch?", "Run `codegen generate --help`."],
    [
      ["--failon", "none", "diff", "a"],
      "Unknown option --failon. Did you mean --fail-on?",
      "Run `codegen diff --help`.",
    ],
    [["generate", "--spec"], "--spec requires a value: FILE.", "Run `codegen generate --help`."],
    [["generate", "--no-help"], "Unknown option --no-help.", "Run `codegen generate --help`."],
    [["generate", "--no-spec"], "Unknown option --no-spec.", "Run `codegen generate --help`."],
    [
      ["lint", "--untrusted", "--no-untrusted"],
      "--untrusted was passed more than once.",
      "Pass it once. Run `codegen lint --help`.",
    ],
    [["generate", "--check=1"], "--check does not take a value.", "Run `codegen generate --help`."],
    [
      ["generate", "--spec", "--check"],
      '--spec requires a value: FILE, but "--check" follows.',
      "Use --spec=--check if that is the value.",
    ],
    [["lint", "--check"], "`codegen lint` has no option --check.", "Run `codegen lint --help`."],
    [["diff"], "`codegen diff` requires BASE: a file, a URL or git-ref:path.", "Run `codegen diff --help`."],
    [["changeset", "a", "b", "c"], 'Unexpected argument "c".', "Run `codegen changeset --help`."],
    [["diff", "a", "--check"], "`codegen diff` has no option --check.", "Run `codegen diff --help`."],
    [
      ["diff", "a", "--format", "xml"],
      'Unknown value "xml" for --format. Did you mean "html"?',
      `Use ${REPORT_FORMATS.join(", ")}.`,
    ],
    [
      ["diff", "a", "--fail-on", "safe"],
      'Unknown value "safe" for --fail-on.',
      "Use breaking, undecided, risky, none.",
    ],
    [
      ["changeset"],
      "`codegen changeset` requires BASE: a file, a URL or git-ref:path.",
      "Run `codegen changeset --help`.",
    ],
    [["--spec", "a.yaml"], "--spec requires a command.", "Run `codegen --help`."],
    [
      ["generate", "--check", "--watch"],
      "--check and --watch cannot be used together.",
      "Remove one of them.",
    ],
    [
      ["generate", "--formats", "uuid,assert"],
      'Unknown value "assert" for --formats.',
      `Use assert, annotate, or a list of ${KNOWN_FORMATS.join(", ")}.`,
    ],
  ])("%j is rejected with its reason and a way on", (argv, message, help) => {
    expect(() => parseArguments(argv)).toThrow(new UsageError(message, help));
    try {
      parseArguments(argv);
    } catch (error) {
      expect((error as UsageError).help).toBe(help);
    }
  });

  it.each(COMMAND_NAMES)("of %s with several faults is rejected with all of them", (command) => {
    const wrong = [...optionsOf(command)].flatMap(([name, { value, choices }]) => {
      if (value === undefined) return [[`--${name}`, `--${name}=1`]];
      return choices ? [[`--${name}`, `--${name}=wat`]] : [];
    });
    const unknown = ["--wat-a", "--wat-b"].map((option) => [option, option]);
    const all = [...wrong, ...unknown];
    const given = [...command.split(" "), ...all.map(([, word = ""]) => word)];
    const reported = linesOf(() => parseArguments(given));
    const missing = all.filter(([option]) => !reported.some((line) => line.includes(` ${option}`)));
    expect(missing).toEqual([]);
    expect(reported).toHaveLength(all.length);
  });

  it("does not take the value of an unknown option for an argument", () => {
    expect(linesOf(() => parseArguments(["--failon", "none", "diff", "a", "--format", "xml"]))).toEqual([
      expect.stringContaining("Unknown option --failon."),
      expect.stringContaining('Unknown value "xml" for --format.'),
    ]);
  });

  it("is rejected for each wrong value of an option that is passed several times", () => {
    const given = ["verify", "a", "--parameter", "b", "--parameter", "c=", "--timeout-ms", "x"];
    expect(linesOf(() => parseArguments(given))).toEqual([
      expect.stringContaining('"b" is not a parameter.'),
      expect.stringContaining("The value of --parameter c= is empty."),
      expect.stringContaining('Unknown value "x" for --timeout-ms.'),
    ]);
  });
});

function linesOf(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return failureLine(error).split("\n");
    throw error;
  }
  return [];
}
