import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { EVERY_KIND, sampleView } from "../../test/sample-view.ts";
import { reportJson } from "./render-json.ts";

const schema = JSON.parse(readFileSync(new URL("diff-report.schema.json", import.meta.url), "utf8"));
const validate = new Ajv2020({ allErrors: true }).compile(schema);

const finding = {
  code: "exemption-unused",
  severity: "warning",
  message: "M.",
  location: { file: "a.yaml", line: 1, column: 1, pointer: "" },
  help: "H.",
} as const;

describe("the report as JSON", () => {
  it.each([
    ["with every kind of change", sampleView(EVERY_KIND)],
    ["without changes", sampleView([])],
    ["with a finding and a note", sampleView([], { findings: [finding], notes: ["N."] })],
  ])("%s matches its schema", (_, view) => {
    const json: unknown = JSON.parse(JSON.stringify(reportJson(view)));
    validate(json);
    expect(validate.errors).toBeNull();
  });

  it("counts, and reports whether the command fails", () => {
    expect(reportJson(sampleView(EVERY_KIND))).toMatchObject({
      ok: false,
      summary: { breaking: 2, risky: 1, safe: 1, docs: 1, exempt: 1 },
      bumps: { spec: "major", webhooks: "major" },
    });
    expect(reportJson(sampleView(EVERY_KIND, { failOn: "none" }))).toMatchObject({ ok: true });
    expect(reportJson(sampleView([], { findings: [finding] }))).toMatchObject({ ok: false });
  });

  it("does not match the schema when a verdict or a place is missing", () => {
    const json = JSON.parse(JSON.stringify(reportJson(sampleView(EVERY_KIND))));
    expect(validate({ ...json, changes: [{ ...json.changes[0], verdict: "bad" }] })).toBe(false);
    expect(validate({ ...json, changes: [{ ...json.changes[0], reached: [] }] })).toBe(false);
  });
});
