import { defineGenerator, type GeneratorFactory } from "../define-generator.ts";

/** Factories of values for every component, and handlers of Mock Service Worker for every operation. */
export const mocks: GeneratorFactory<object> = defineGenerator({
  name: "mocks",
  summary: "factories of values and MSW handlers",
  needs: ["types", "client"],
  onRequest: true,
  // Factories are named after components, and handlers after operations, without aliases.
  impact: { like: "types", method: "own", oldName: "major", oldMethod: "major", alias: "patch" },
  async generate(model, context) {
    const { mockFiles } = await import("./mocks-files.ts");
    return mockFiles(model, context);
  },
});
