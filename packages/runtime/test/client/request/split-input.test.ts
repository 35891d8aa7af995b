import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import type { AnyOperation, CodedBody } from "../../../src/client/contracts/operation.ts";
import { InvalidInputError } from "../../../src/client/errors/invalid-input-error.ts";
import { formBody } from "../../../src/client/request/bodies/form-body.ts";
import { multipartBody } from "../../../src/client/request/bodies/multipart-body.ts";
import { splitInput } from "../../../src/client/request/split-input.ts";
import { operation } from "../scripted-fetch.ts";

const runs = search(2000);

const NAMES = ["id", "limit", "title", "body", "constructor", "toString", "__proto__", "hidden"] as const;
const name = fc.constantFrom(...NAMES);
const value = fc.constantFrom(undefined, null, 0, "", "a", false);

/** Own properties, also one that is called `__proto__`, and one that no loop over names finds. */
const input = fc.array(fc.tuple(name, value)).map((entries) =>
  entries.reduce(
    (given, [key, own]) =>
      Object.defineProperty(given, key, {
        value: own,
        enumerable: key !== "hidden",
        configurable: true,
      }),
    {},
  ),
);

const body = fc.constantFrom<AnyOperation["body"]>(
  undefined,
  { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
  { mediaType: "application/json", kind: "json", required: false, placement: "flat" },
  { mediaType: "application/json", kind: "json", required: true, placement: "flat", names: ["title"] },
  { mediaType: "application/json", kind: "json", required: true, placement: "body" },
);

const own = (values: object, key: string): unknown =>
  Object.hasOwn(values, key) ? Reflect.get(values, key) : undefined;

test("every parameter has its value from the input, else from the client, and what is left is the body", () => {
  fc.assert(
    fc.property(fc.uniqueArray(name), body, input, input, (names, described, given, filling) => {
      const { body: _, ...parts } = operation({});
      const called = {
        ...parts,
        parameters: names.map((key) => ({ name: key, in: "path" as const })),
        ...(described && { body: described }),
      };
      const left = Object.entries(given).filter(([key]) => !names.some((known) => known === key));
      const accepted = described?.placement === "flat" ? described.names : described ? ["body"] : [];
      if (left.some(([key, extra]) => extra !== undefined && accepted?.includes(key) === false)) {
        expect(() => splitInput(called, given, filling)).toThrow(InvalidInputError);
        return;
      }
      const split = splitInput(called, given, filling);
      for (const key of NAMES) {
        const wanted = own(given, key) === undefined ? own(filling, key) : own(given, key);
        expect(split.parameters.get(key)).toBe(names.includes(key) ? wanted : undefined);
      }
      if (described?.placement !== "flat") expect(split.body).toBe(described && Reflect.get(given, "body"));
      else if (left.length === 0 && !described.required) expect(split.body).toBe(undefined);
      else expect(Object.entries(split.body as object)).toEqual(left);
    }),
    runs,
  );
});

const FORMS = { URLSearchParams: new URLSearchParams("a=b"), FormData: new FormData() };

test.each(Object.entries(FORMS))("a form is the whole body, also of an optional one: %s", (_name, form) => {
  for (const codec of [formBody, multipartBody])
    for (const required of [true, false])
      expect(splitInput(coded("flat", { codec, required }), form).body).toBe(form);
});

const OTHERS = { ...FORMS, "a map": new Map([["a", "b"]]), "no items": [], "a number": 5 };

test.each(Object.entries(OTHERS))("no input is lost beside a body of its own: %s", (_name, given) => {
  for (const required of [true, false])
    expect(() => splitInput(coded("body", { codec: formBody, required }), given as object)).toThrow(
      InvalidInputError,
    );
});

function coded(placement: "flat" | "body", given: Pick<CodedBody, "codec" | "required">): AnyOperation {
  return operation({
    body: { kind: "form", mediaType: "application/x-www-form-urlencoded", placement, ...given },
  });
}
