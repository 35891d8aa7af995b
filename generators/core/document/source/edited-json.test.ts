import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { childPointer } from "../pointer.ts";
import { type JsonText, parseEditedJson } from "./edited-json.ts";
import { countMembers, shapeOfJson } from "./json-text.ts";
import { createJsonLocator } from "./locate-json.ts";

const { seed: SEED, numRuns: RUNS } = search(300);

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom<unknown>(null, 1, 10, "", 'a"{', "b\\", "]"),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c:{", "__proto__", "d]"), tie("json"), { maxKeys: 4 }),
  ),
}));

/** Replaces some characters of a text, the same way each time. */
const edit = fc.record({
  at: fc.nat(999).map((thousandths) => thousandths / 1_000),
  removed: fc.nat(6),
  added: fc.constantFrom(
    "",
    " ",
    "1",
    '"a": 2,',
    ',"b":{}',
    "{",
    "}",
    "[",
    "]",
    "[[]]",
    '"',
    "\\",
    ":",
    ",{}",
  ),
});

/** JSON.parse of Node 24 takes some keys with escapes for those of another object, which only the whole text has. */
const ESCAPED_KEY = /\\(?:[^"\\]|\\.)*"\s*:/;

function readWhole(text: string): JsonText | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const { members, ends } = shapeOfJson(text);
    return members === countMembers(value) ? { text, value, ends } : undefined;
  } catch {
    return undefined;
  }
}

function pointersOf(value: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  const below = Object.entries(value).flatMap(([key, child]) =>
    pointersOf(child, childPointer(pointer, key)),
  );
  return [pointer, ...below];
}

test(`edited text says what the whole text says, wherever it was edited (SEED=${SEED})`, () => {
  let used = 0;
  fc.assert(
    fc.property(
      json,
      fc.constantFrom(0, 1),
      fc.array(edit, { minLength: 10, maxLength: 20 }),
      (value, indent, edits) => {
        let before = readWhole(JSON.stringify([value, [1, value]], null, indent));
        for (const { at, removed, added } of edits) {
          if (!before) return;
          const start = Math.floor(at * before.text.length);
          const text = before.text.slice(0, start) + added + before.text.slice(start + removed);
          if (ESCAPED_KEY.test(text)) continue;
          const whole = readWhole(text);
          const edited = parseEditedJson(before, text);
          if (edited) {
            used += 1;
            expect(JSON.stringify(edited.value)).toBe(whole && JSON.stringify(whole.value));
            const [found, wanted] = [edited, whole ?? edited].map((one) => createJsonLocator(text, one.ends));
            const anyEnds = createJsonLocator(text, new Map());
            for (const pointer of pointersOf(edited.value))
              expect([found?.(pointer), wanted?.(pointer)]).toEqual([anyEnds(pointer), anyEnds(pointer)]);
          }
          before = edited ?? whole ?? before;
        }
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  expect(used).toBeGreaterThan(RUNS / 2);
});

test("what was not edited stays the same object", () => {
  const value = { a: { b: [1, { c: 2 }], d: { e: 3 } }, f: {} };
  const before = readWhole(JSON.stringify(value));
  const after = before && parseEditedJson(before, JSON.stringify(value).replace("3", "[4]"));
  expect(after?.value).toEqual({ ...value, a: { ...value.a, d: { e: [4] } } });
  const [one, other] = [before?.value, after?.value] as (typeof value)[];
  expect([one?.a.b === other?.a.b, one?.f === other?.f, one?.a.d === other?.a.d]).toEqual([
    true,
    true,
    false,
  ]);
});
