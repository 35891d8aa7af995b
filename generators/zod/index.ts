import type { Generated, Generator } from "../core/generator.ts";
import { componentFiles } from "./files/component-files.ts";
import { operationFiles } from "./files/operation-files.ts";
import { webhookFiles } from "./files/webhook-file.ts";
import { createLibrary } from "./module/library.ts";

/** zod validators: each schema in two readings, the requests and responses of operations, the payloads of webhooks. */
export const zodGenerator: Generator = {
  name: "zod",
  needs: [],
  generate(model, options): Generated {
    if (model.schemas.length + model.operations.length + model.webhooks.length === 0) {
      return { kind: "nothing", reason: "The document has no schemas." };
    }
    const library = createLibrary(model, options);
    const files = [...componentFiles(library), ...operationFiles(library), ...webhookFiles(library)];
    return { kind: "files", files, problems: library.problems };
  },
};
