import { describe, expect, test } from "vitest";
import type { Json } from "../../core/json.ts";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import { createBudget } from "./budget.ts";
import { createContainment } from "./containment.ts";

const MANY = 200;

interface Answers {
  readonly lost: readonly string[];
  readonly gained: readonly string[];
  /** Maximum of one comparison, or of one search for a witness. */
  readonly steps: { readonly comparing: number; readonly sampling: number };
}

/** Returns lost and gained values between two schemas with their witnesses, and the steps of finding them. */
async function answers(
  [base, revision]: Pair,
  { components = {}, most = 200_000 }: { components?: Record<string, unknown>; most?: number } = {},
): Promise<Answers> {
  const model = await modelOfSchemas({ Base: base, Revision: revision, ...components });
  const [left, right] = ["Base", "Revision"].map((name) => model.schemaAt(`/components/schemas/${name}`));
  if (!left || !right) throw new Error("The model has no components.");
  const [comparing, sampling] = [createBudget(most), createBudget(200_000)];
  const { findObstacles } = createContainment({ comparing, sampling });
  const taken = { comparing: 0, sampling: 0 };
  const ask = (narrow: typeof left, wide: typeof left) => {
    const obstacles = findObstacles(narrow, wide);
    taken.comparing = Math.max(taken.comparing, comparing.spent);
    return obstacles.map(({ keyword, witness }) => {
      const shown = reported(witness());
      taken.sampling = Math.max(taken.sampling, sampling.spent);
      return `${keyword} ${shown}`;
    });
  };
  return { lost: ask(left, right), gained: ask(right, left), steps: taken };
}

function reported(witness: Json | undefined): string {
  return witness === undefined ? "?" : JSON.stringify(witness).slice(0, 24);
}

type Pair = readonly [unknown, unknown];

const each = (make: (index: number) => unknown) => Array.from({ length: MANY }, (_, index) => make(index));
const named = (make: (index: number) => readonly [string, unknown]) =>
  Object.fromEntries(Array.from({ length: MANY }, (_, index) => make(index)));

/** An object that differs from others only in its property. */
const holding = (index: number, type = "string") => ({
  type: "object",
  properties: { [`p${index}`]: { type } },
  required: [`p${index}`],
});
const union = (keyword: string, edited = "string") => ({
  [keyword]: each((index) => holding(index, index === 7 ? edited : "string")),
});
const nested = (levels: number, leaf: unknown): unknown =>
  levels === 0 ? leaf : { type: "object", properties: { a: nested(levels - 1, leaf) } };

describe("what is large takes few steps", () => {
  test("two hundred branches of which one is edited", async () => {
    const { lost, gained, steps } = await answers([union("anyOf"), union("anyOf", "integer")]);
    expect(lost).toEqual(['union {"p7":"abc"}']);
    expect(gained).toEqual(['union {"p7":0}']);
    expect(steps.comparing).toBeLessThan(20_000);
    expect(steps.sampling).toBeLessThan(20_000);
  });

  test("two hundred branches of which exactly one is meant", async () => {
    const { lost, gained, steps } = await answers([union("oneOf"), union("oneOf", "integer")]);
    expect(lost).toEqual(['oneOf {"p0":"abc","p7":0}', 'union {"p7":"abc"}']);
    expect(gained).toEqual(['oneOf {"p0":"abc","p7":"abc"}', 'union {"p7":0}']);
    expect(steps.comparing).toBeLessThan(100_000);
    expect(steps.sampling).toBeLessThan(200_000);
  });

  test("three hundred branches of thirty properties, of which one is edited", async () => {
    const wide = (index: number, type: string) => {
      const names = Array.from({ length: 30 }, (_, at) => `p${index}_${at}`);
      const properties = names.map((name, at) => [
        name,
        { type: at === 1 ? type : "string", maxLength: at + 9 },
      ]);
      return { type: "object", properties: Object.fromEntries(properties), required: names.slice(0, 3) };
    };
    const all = (edited: string) =>
      Array.from({ length: 300 }, (_, index) => wide(index, index === 7 ? edited : "string"));
    const model = await modelOfSchemas({
      Base: { oneOf: all("string") },
      Revision: { oneOf: all("integer") },
    });
    const [base, revision] = ["Base", "Revision"].map((name) =>
      model.schemaAt(`/components/schemas/${name}`),
    );
    const { findObstacles } = createContainment();
    const keywords = base && revision && findObstacles(base, revision).map(({ keyword }) => keyword);
    expect(keywords).toEqual(["oneOf", "union"]);
  });

  test("values of two hundred marked kinds that some of the kinds have to meet as well", async () => {
    const kind = (index: number, type: string) => ({
      type: "object",
      required: ["kind", "value"],
      properties: { kind: { enum: [`k${index}`] }, value: { type } },
    });
    const kinds = (edited: string) => ({
      allOf: [
        { oneOf: each((index) => kind(index, index === 7 ? edited : "string")) },
        { oneOf: each((index) => kind(index, index === 7 ? edited : "string")).slice(0, 60) },
      ],
    });
    const { lost, gained, steps } = await answers([kinds("string"), kinds("integer")]);
    expect(lost).toEqual(['type {"kind":"k7","value":"ab', 'type {"kind":"k7","value":"ab']);
    expect(gained).toEqual(['type {"kind":"k7","value":0}', 'type {"kind":"k7","value":0}']);
    expect(steps.comparing).toBeLessThan(50_000);
  });

  test("two hundred branches that are the same in another order", async () => {
    const reversed = { oneOf: [...(union("oneOf").oneOf ?? [])].reverse() };
    const { lost, gained, steps } = await answers([union("oneOf"), reversed]);
    expect([lost, gained]).toEqual([[], []]);
    expect(steps.comparing).toBeLessThan(50_000);
  });

  test("five thousand members of an enum", async () => {
    const members = Array.from({ length: 5_000 }, (_, index) => `v${index}`);
    const { lost, gained, steps } = await answers([{ enum: members }, { enum: members.slice(0, -1) }]);
    expect([lost, gained]).toEqual([['enum "v4999"'], []]);
    expect(steps.comparing).toBeLessThan(10);
  });

  test("two hundred patterns of names, all of them changed", async () => {
    const patterns = (more: number) => ({
      type: "object",
      additionalProperties: false,
      patternProperties: named((index) => [`^x${index}-`, { type: "string", maxLength: index + more }]),
    });
    const { lost, gained, steps } = await answers([patterns(1), patterns(2)]);
    expect(lost).toEqual([]);
    expect(gained).toHaveLength(MANY);
    expect(gained.every((obstacle) => obstacle.startsWith('maxLength {"x'))).toBe(true);
    expect(steps.comparing).toBeLessThan(5_000);
    expect(steps.sampling).toBeLessThan(20_000);
  });

  test("two hundred levels", async () => {
    const { lost, gained, steps } = await answers([
      nested(MANY, { type: "integer" }),
      nested(MANY, { type: "string" }),
    ]);
    expect(lost).toEqual(['type {"a":{"a":{"a":{"a":{"a"']);
    expect(gained).toEqual(['type {"a":{"a":{"a":{"a":{"a"']);
    expect(steps.comparing).toBeLessThan(5_000);
    expect(steps.sampling).toBeLessThan(50_000);
  });

  test("thirty components of which each refers to all", async () => {
    const component = (side: string, type: string) => ({
      type: "object",
      required: ["id"],
      properties: {
        id: { type },
        ...Object.fromEntries(
          Array.from({ length: 30 }, (_, index) => [
            `r${index}`,
            { $ref: `#/components/schemas/${side}${index}` },
          ]),
        ),
      },
    });
    const side = (name: string, type: string) =>
      Array.from({ length: 30 }, (_, index) => [`${name}${index}`, component(name, type)] as const);
    const components = Object.fromEntries([...side("Old", "integer"), ...side("New", "string")]);
    const { lost, gained, steps } = await answers(
      [{ $ref: "#/components/schemas/Old0" }, { $ref: "#/components/schemas/New0" }],
      { components },
    );
    expect(lost[0]).toBe('type {"id":0}');
    expect(gained[0]).toBe('type {"id":"abc"}');
    expect(steps.comparing).toBeLessThan(20_000);
  });

  test.each([
    ["maxLength", "string"],
    ["minLength", "string"],
    ["maxItems", "array"],
    ["minItems", "array"],
    ["maxProperties", "object"],
    ["minProperties", "object"],
  ])("a bound of a thousand millions: %s", async (keyword, type) => {
    const bounded = (bound: number) => ({ type, [keyword]: bound });
    const tighter = keyword.startsWith("max") ? 1e9 - 1 : 1e9 + 1;
    const { lost, gained, steps } = await answers([bounded(1e9), bounded(tighter)]);
    expect([lost, gained]).toEqual([[`${keyword} ?`], []]);
    expect(steps.comparing).toBeLessThan(10);
    expect(steps.sampling).toBeLessThan(1_000);
  });

  test("a divisor of next to nothing", async () => {
    const { lost, gained } = await answers([
      { type: "number", multipleOf: 1e-9 },
      { type: "number", multipleOf: 2e-9 },
    ]);
    expect([lost, gained]).toEqual([["multipleOf 1e-9"], []]);
  });
});

describe("what takes too much", () => {
  test("is given up at once, and never called the same", async () => {
    const all = { oneOf: each((index) => holding(index, "integer")) };
    const { lost, gained, steps } = await answers([union("oneOf"), all], { most: 500 });
    expect(lost.length).toBeGreaterThan(0);
    expect(gained.length).toBeGreaterThan(0);
    expect(lost).toContain("complexity ?");
    expect(steps.comparing).toBeLessThan(5_000);
  });

  test("is a value deeper down than anything is compared", async () => {
    const chain = (name: string, type: string) =>
      Array.from({ length: 1_000 }, (_, index) => {
        const next = { $ref: `#/components/schemas/${name}${index + 1}` };
        const object = { type: "object", required: ["a"], properties: { a: next } };
        return [`${name}${index}`, index === 999 ? { type } : object] as const;
      });
    const components = Object.fromEntries([...chain("Old", "integer"), ...chain("New", "string")]);
    const { lost } = await answers(
      [{ $ref: "#/components/schemas/Old0" }, { $ref: "#/components/schemas/New0" }],
      { components },
    );
    expect(lost).toEqual(["complexity ?"]);
  });
});
