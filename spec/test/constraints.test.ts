import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { description } from "./description.ts";
import { damagedExampleFile } from "./example-files.ts";
import { damagedExamples, examples } from "./examples.ts";

/** Keywords that reject values. `type` is left out: hardly any property needs a twin of another type. */
const CONSTRAINTS = [
  "required",
  "enum",
  "const",
  "pattern",
  "format",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
];

/** Stated for the event, and required by the bank account inside it already. */
const STATED_TWICE = ["id", "type", "name"].map((name) => `BankAccountNewEvent/allOf/1/required/${name}`);

type Schema = { [key: string]: unknown };

interface Mutant {
  readonly name: string;
  /** Removes the constraint and returns how to put it back. */
  readonly remove: () => () => void;
}

test.each(Object.keys(description.components.schemas))(
  "%s: an example shows each of its constraints, by failing when that is removed.",
  (component) => {
    const copy = structuredClone(description);
    const schema = copy.components.schemas[component] ?? {};
    const unnoticed = mutantsOf(schema, component).filter(({ remove }) => {
      const restore = remove();
      const noticed = isNoticed(component, copy);
      restore();
      return !noticed;
    });
    const missing = unnoticed.map(({ name }) => name).filter((name) => !STATED_TWICE.includes(name));
    expect(missing, `Create ${missing.map(damagedExampleFile).join(", ")}`).toEqual([]);
  },
);

function mutantsOf(node: unknown, name: string): readonly Mutant[] {
  if (!isSchema(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "examples" || key.startsWith("x-")) return [];
    if (key === "required" && Array.isArray(value)) {
      return value.map((required) => ({
        name: `${name}/required/${required}`,
        remove: () =>
          replace(
            node,
            key,
            value.filter((each) => each !== required),
          ),
      }));
    }
    const isConstraint = CONSTRAINTS.includes(key) && !name.endsWith("/properties");
    if (isConstraint) return [{ name: `${name}/${key}`, remove: () => replace(node, key, undefined) }];
    return mutantsOf(value, `${name}/${key}`);
  });
}

function replace(node: Schema, key: string, value: unknown): () => void {
  const before = node[key];
  if (value === undefined) delete node[key];
  else node[key] = value;
  return () => {
    node[key] = before;
  };
}

function isNoticed(component: string, mutated: object): boolean {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(ajv);
  const validate = ajv
    .addSchema(mutated, "mutated")
    .compile({ $ref: `mutated#/components/schemas/${component}` });
  const isOfComponent = (example: { readonly component: string }): boolean => example.component === component;
  return (
    damagedExamples.filter(isOfComponent).some(({ value }) => validate(value)) ||
    examples.filter(isOfComponent).some(({ value }) => !validate(value))
  );
}

function isSchema(node: unknown): node is Schema {
  return typeof node === "object" && node !== null;
}
