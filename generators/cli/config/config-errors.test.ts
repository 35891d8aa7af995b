import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { loadConfig } from "../load-config.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

let workspace: Workspace;
beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

/** The message about a configuration, or undefined for a right one. */
async function messageAbout(text: string): Promise<string | undefined> {
  await workspace.write({ "codegen.config.ts": text });
  try {
    await loadConfig(workspace.path);
    return undefined;
  } catch (error) {
    const { message, help } = error as Error & { readonly help?: string };
    return `${message.replaceAll(`${workspace.path}/`, "")}  (${help})`;
  }
}

/** A right member, and values that it rejects. */
interface Member {
  readonly name: string;
  readonly value: string;
  readonly wrong: readonly string[];
}

const member = (name: string, value: string, ...wrong: readonly string[]): Member => ({ name, value, wrong });

const REQUIRED = [member("spec", '"openapi.yaml"', '""', "1", "null", '["openapi.yaml"]')];
const ROOT = [
  member("headerCommand", '"make"', "true", "{}"),
  member("overlays", '["a.yaml"]', '"a.yaml"', "[1]", "{}"),
  member(
    "consumers",
    '[{ name: "shop", project: "../shop" }]',
    "{}",
    '[{ name: "shop" }]',
    '[{ project: "a" }]',
  ),
  member("out", '"src/api"', "1", '""', "[]"),
  member("runtime", '"@acme/runtime"', "true", "null"),
  member("importExtension", '".ts"', '"ts"', "false", '".mjs"'),
];
const DIFF = [
  member("newEnumValues", '"safe"', "true", "1", "null"),
  member("undecided", '"fail"', '"error"', "true"),
  member("exemptions", '"exemptions.yaml"', "[]", "false"),
  member("verdicts", '[{ tag: "Internal", verdict: "safe" }]', "{}", "[1]", '[{ verdict: "safe" }]'),
  member("packages", '{ spec: "@acme/spec" }', '"spec"', "{ spec: 1 }"),
];
const OPTIONS = {
  types: [
    member("folder", '"a/types"', "1", '""'),
    member("importFrom", '"@acme/types"', "false"),
    member("int64", '"bigint"', '"long"', "64"),
  ],
  zod: [
    member("folder", '"a/zod"', "[]"),
    member("formats", '["uuid", "date"]', '"all"', "true", '["uid"]'),
    member("int64", '"number"', '"Number"'),
  ],
  client: [member("folder", '"a/client"', "null"), member("entry", "false", '"index.ts"', "0")],
};

/** Ways to damage a member. */
type Damage = "key" | "value" | "missing";

interface Case {
  readonly text: string;
  /** The line that has to be named. */
  readonly line: number;
  readonly name: string;
  readonly damage: Damage;
}

const WORDS = { types: "types", zod: "zod", client: "client" } as const;

/** A right configuration of one member per line, with one of them damaged. */
const damaged: fc.Arbitrary<Case> = fc
  .record({
    root: fc.shuffledSubarray(ROOT),
    diff: fc.shuffledSubarray(DIFF),
    generators: fc.shuffledSubarray(Object.keys(WORDS) as (keyof typeof WORDS)[], { minLength: 1 }),
    form: fc.constantFrom("export default", "satisfies", "variable", "as"),
    isQuoted: fc.boolean(),
    isAliased: fc.boolean(),
    isShort: fc.boolean(),
    blank: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 4 }),
    pick: fc.nat(),
    damage: fc.constantFrom<Damage>("key", "value", "missing"),
    letter: fc.nat(),
  })
  .map((parts) => build(parts));

interface Parts {
  readonly root: readonly Member[];
  readonly diff: readonly Member[];
  readonly generators: readonly (keyof typeof WORDS)[];
  readonly form: string;
  readonly isQuoted: boolean;
  readonly isAliased: boolean;
  readonly isShort: boolean;
  readonly blank: readonly number[];
  readonly pick: number;
  readonly damage: Damage;
  readonly letter: number;
}

const MARK = "/* here */";

function build(parts: Parts): Case {
  const { root, diff, generators, pick, isQuoted, isAliased, isShort } = parts;
  const options = generators.flatMap((name) => OPTIONS[name]);
  const all = [...REQUIRED, ...root, ...diff, ...options];
  const damage = parts.damage;
  const spoilt = damage === "missing" ? REQUIRED[pick % REQUIRED.length] : all[pick % all.length];
  if (spoilt === undefined) throw new Error("There is always a member.");
  const print = (each: Member, indent: string): string[] => {
    const key = (name: string) => (isQuoted ? JSON.stringify(name) : name);
    if (each !== spoilt) return [`${indent}${key(each.name)}: ${each.value},`];
    if (damage === "missing") return [];
    const wrong = each.wrong[pick % each.wrong.length];
    return damage === "key"
      ? [`${indent}${MARK}${key(misspelt(each.name, parts.letter))}: ${each.value},`]
      : [`${indent}${MARK}${key(each.name)}: ${wrong},`];
  };
  const call = (name: keyof typeof WORDS) => (isAliased ? `${name}Generator` : name);
  const members = [
    ...REQUIRED.flatMap((each) => print(each, "  ")),
    ...root.flatMap((each) => print(each, "  ")),
    ...(diff.length > 0 ? ["  diff: {", ...diff.flatMap((each) => print(each, "    ")), "  },"] : []),
    "  generators: [",
    ...generators.flatMap((name) => {
      const lines = OPTIONS[name].flatMap((each) => print(each, "      "));
      return isShort
        ? [`    ${call(name)}({ ${lines.map((line) => line.trim()).join(" ")} }),`]
        : [`    ${call(name)}({`, ...lines, "    }),"];
    }),
    "  ],",
  ].flatMap((line, index) => [...blanks(parts.blank[index % parts.blank.length] ?? 0), line]);
  const imported = generators.map((name) => (isAliased ? `${name} as ${call(name)}` : name));
  const begin = parts.form === "variable" ? "const config: CodegenConfig = {" : "export default {";
  const end =
    parts.form === "variable"
      ? ["};", "export default config;"]
      : [{ satisfies: "} satisfies CodegenConfig;", as: "} as CodegenConfig;" }[parts.form] ?? "};"];
  const lines = [
    `import { type CodegenConfig, ${imported.join(", ")} } from "@crossborder/codegen";`,
    "interface Unused {",
    "  readonly a: string;",
    "}",
    `${damage === "missing" ? MARK : ""}${begin}`,
    ...members,
    ...end,
  ];
  const line = lines.findIndex((each) => each.includes(MARK)) + 1;
  return { text: `${lines.join("\n").replace(MARK, "")}\n`, line, name: spoilt.name, damage };
}

function blanks(count: number): string[] {
  return ["", "  // why this is so", "  /* and so on */"].slice(0, count);
}

/** One letter dropped, doubled or changed. */
function misspelt(name: string, letter: number): string {
  const at = letter % name.length;
  const [before, here, after] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)];
  return [`${before}${after}`, `${before}${here}${here}${after}`, `${before}q${after}`][letter % 3] ?? name;
}

const { seed: SEED, numRuns: RUNS } = search(30);

describe("a configuration with one mistake", () => {
  it("is rejected with the line of the mistake, and a right one", async () => {
    await fc.assert(
      fc.asyncProperty(damaged, async ({ text, line, name, damage }) => {
        const message = (await messageAbout(text)) ?? "accepted";
        expect(message).toContain(`codegen.config.ts:${line}:`);
        if (damage === "key" && name.length > 3) expect(message).toContain(`Did you mean "${name}"?`);
        expect(message).toMatch(/\(For example: .+\)$/);
        if (damage !== "value") expect(message).toContain(`For example: ${name}: `);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

const HEAD = 'import { types, zod } from "@crossborder/codegen";\n';

describe("the place of a mistake", () => {
  it.each([
    [
      "in an option on a line with several generators",
      `${HEAD}export default { spec: "a", headerCommand: "b", generators: [types({ int64: "bigint" }), zod({ int64: "long" })] };`,
      'codegen.config.ts:2:96  Option `int64` of `zod` must be "number" or "bigint".  (For example: int64: "bigint")',
    ],
    [
      "in an object that is spread",
      `const more = {\n  out: 1,\n};\nexport default {\n  spec: "a", headerCommand: "b", generators: [],\n  ...more,\n};`,
      'codegen.config.ts:2:3  `out` must be the path of a folder.  (For example: out: "src/api")',
    ],
    [
      "in a list",
      `${HEAD}export default {\n  spec: "a", headerCommand: "b", generators: [\n    types(),\n    zod,\n  ] };`,
      "codegen.config.ts:5:5  `generators[1]` is a function: call it, as in types().  (For example: generators: [types(), zod()])",
    ],
    [
      "in the second generator of a name",
      `${HEAD}export default {\n  spec: "a", headerCommand: "b", generators: [\n    zod(),\n    zod(),\n  ] };`,
      'codegen.config.ts:5:5  `generators` has two generators called "zod".  (For example: generators: [types(), zod()])',
    ],
    [
      "in what a function gives back",
      'const defineConfig = (config: object) => config;\nexport default defineConfig({\n  spec: "a", headerCommand: "b", generators: [],\n  oot: 1,\n});',
      'codegen.config.ts:4:3  Unknown setting `oot`. Did you mean "out"?  (For example: out: "src/api")',
    ],
    [
      "in a name that is not defined",
      "// why\n\ninterface A {}\nexport default {\n  spec: nowhere,\n};",
      "codegen.config.ts:5:9  The configuration cannot be evaluated: nowhere is not defined  (Correct the configuration, or what it imports.)",
    ],
    ["in an import", '\n\nimport { x } from "./x.ts";\nexport default x;', "codegen.config.ts:3:1"],
  ])("%s", async (_, text, message) => {
    expect(await messageAbout(text)).toContain(message);
  });

  it.each([
    ["a/b", "a/b", 'The folder "a/b" is that of types as well (3:5).'],
    ["a/b", "./a/c/../b/", 'The folder "./a/c/../b/" is that of types as well (3:5).'],
    ["a/b", "a/b/c", 'The folder "a/b/c" is inside that of types (3:5).'],
    ["a/b", "a", 'The folder "a" contains that of types (3:5).'],
    ["a", ".", 'The folder "." contains that of types (3:5).'],
    ["src/generated/zod", undefined, 'The folder "src/generated/zod" is that of types as well (3:5).'],
    ["src/generated", undefined, 'The folder "src/generated/zod" is inside that of types (3:5).'],
    ["a/b", "a/bc", undefined],
    ["a/b", "a/..b", undefined],
    ["a", "../a", undefined],
    [undefined, undefined, undefined],
  ])("is the second of two generators with the folders %s and %s", async (first, second, message) => {
    const options = (folder: string | undefined) => (folder === undefined ? "" : JSON.stringify({ folder }));
    const text = `${HEAD}export default { spec: "a", headerCommand: "b", generators: [\n    types(${options(first)}),\n    zod(${options(second)}),\n  ] };`;
    expect(await messageAbout(text)).toBe(
      message && `codegen.config.ts:4:5  ${message}  (Give each generator a folder of its own.)`,
    );
  });

  it("is in the file that the configuration imports", async () => {
    await workspace.write({
      "shared.ts": `import { zod } from "@crossborder/codegen";\n\nexport const shared = [\n  zod({\n    format: "assert",\n  }),\n];\n`,
    });
    const text = `import { shared } from "./shared.ts";\nexport default { spec: "a", headerCommand: "b", generators: shared };`;
    expect(await messageAbout(text)).toBe(
      'shared.ts:5:5  `zod` has no option `format`. Did you mean "formats"?  (For example: formats: ["uuid", "date"])',
    );
  });

  it("is each of several, in settings and in options of generators", async () => {
    const generators = "[\n  types({ int64: 1, name: 2 }),\n  zod({ formats: 3 }),\n]";
    const text = `${HEAD}export default { spec: "a", headerCommand: "b", out: 1, generators: ${generators} };`;
    const lines = (await messageAbout(text))?.split("\n").map((line) => line.split("  (")[0]);
    expect(lines).toEqual([
      "codegen.config.ts:2:49  `out` must be the path of a folder.",
      'codegen.config.ts:3:11  Option `int64` of `types` must be "number" or "bigint".',
      expect.stringContaining("codegen.config.ts:3:21  `types` has no option `name`."),
      expect.stringContaining("codegen.config.ts:4:9  Option `formats` of `zod` must be"),
    ]);
  });

  it("is each of several, one per line", async () => {
    expect(
      await messageAbout("export default {\n  out: 1,\n  runtime: 2,\n};"),
    ).toBe(`codegen.config.ts:1:16  \`spec\` must be the path or URL of a document, without credentials.  (For example: spec: "openapi.yaml")
codegen.config.ts:1:16  \`generators\` must list the generators to run, as in [types(), zod()].  (For example: generators: [types(), zod()])
codegen.config.ts:2:3  \`out\` must be the path of a folder.  (For example: out: "src/api")
codegen.config.ts:3:3  \`runtime\` must be the module of the runtime.  (For example: runtime: "@acme/runtime")`);
  });
});
