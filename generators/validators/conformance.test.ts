import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asComponent, findSuite, plainGroups } from "../core/model/accepts/test/conformance-suite.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate, type Predicate, type Validator } from "./test/generated-schema.ts";

const suite = findSuite();
if (!suite) console.log("The JSON Schema test suite is not beside the repository: its groups are not run.");

/** Problems with keywords that do not change validity: the suite has groups for them. */
const OF_ANNOTATIONS = ["default-refused", "content-not-validated"];

describe.skipIf(!suite)("generated validators on the official suite, plain required groups", () => {
  const groups = suite ? plainGroups(suite) : [];
  let folder: GeneratedFolder | undefined;
  let validators: Readonly<Record<string, Validator | undefined>> = {};
  let predicates: Readonly<Record<string, Predicate | undefined>> = {};

  beforeAll(async () => {
    const named = groups.map(({ schema }, index) => [`Group${index}`, asComponent(schema, `Group${index}`)]);
    const { files, diagnostics } = await generate(await modelOfSchemas(Object.fromEntries(named)), {
      parsers: true,
    });
    expect(diagnostics.filter(({ code }) => !OF_ANNOTATIONS.includes(code))).toEqual([]);
    folder = new GeneratedFolder(files);
    validators = await folder.schemas("request");
    predicates = await folder.predicates("request");
  });

  afterAll(() => folder?.remove());

  test.each(groups.map((group, index) => [`${group.file}: ${group.description}`, group, index] as const))(
    "%s",
    (_, group, index) => {
      const validator = validators[`Group${index}`];
      for (const { data, valid, description } of group.tests) {
        const result = validator?.safeParse(data);
        expect(result?.success, description).toBe(valid);
        expect(predicates[`isGroup${index}`]?.(data), `the predicate: ${description}`).toBe(valid);
        if (valid)
          expect(JSON.stringify(result?.data), "the value comes back as it was").toBe(JSON.stringify(data));
      }
    },
  );
});
