import { readdirSync, readFileSync } from "node:fs";
import openapi from "@crossborder/spec/openapi.json" with { type: "json" };
import * as validators from "@crossborder/zod";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import type { ZodType } from "zod";
import { repository } from "../repository.ts";

/** One file of spec/examples: `<Component>.<case>.json`, or `<Component>.<case>.damaged.json` that must be refused. */
interface Example {
  readonly file: string;
  readonly component: string;
  readonly valid: boolean;
  readonly value: unknown;
}

const folder = `${repository}/spec/examples`;

const examples: Example[] = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => ({
    file,
    component: file.split(".")[0] ?? "",
    valid: !file.endsWith(".damaged.json"),
    value: JSON.parse(readFileSync(`${folder}/${file}`, "utf8")),
  }));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(openapi, "description");

function acceptedByAjv({ component, value }: Example): boolean {
  const validate = ajv.getSchema(`description#/components/schemas/${component}`);
  if (validate === undefined) throw new Error(`The bundle has no component ${component}.`);
  return validate(value) === true;
}

function acceptedByZod({ component, value }: Example): boolean {
  const validator = (validators as unknown as Record<string, ZodType | undefined>)[component]; // one export per component
  if (validator === undefined) throw new Error(`@crossborder/zod exports no ${component}.`);
  return validator.safeParse(value).success;
}

describe("ajv and @crossborder/zod agree with every example and every damaged twin", () => {
  test("there are examples of both kinds", () => {
    expect(examples.filter(({ valid }) => valid).length).toBeGreaterThan(100);
    expect(examples.filter(({ valid }) => !valid).length).toBeGreaterThan(50);
  });

  test.each(examples)("$file", (example) => {
    expect({ ajv: acceptedByAjv(example), zod: acceptedByZod(example) }).toEqual({
      ajv: example.valid,
      zod: example.valid,
    });
  });

  test("a validator returns what it was given", () => {
    for (const { component, value } of examples.filter(({ valid }) => valid)) {
      const before = JSON.stringify(value);
      const validator = (validators as unknown as Record<string, ZodType>)[component]; // as above
      expect(JSON.stringify(validator?.parse(value)), component).toBe(before);
    }
  });
});
