import { isObject } from "../../json.ts";
import type { SharedComponentsModel } from "../api-model.ts";
import { withGetters } from "./lazy.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readRequestBody, readResponse } from "./read-content.ts";
import { readHeader, readParameter } from "./read-parameters.ts";

/** Reads the components that operations share, each section on demand. */
export function readSharedComponents(context: ModelContext): SharedComponentsModel {
  const { components } = context.root.value;
  const root: ModelNode = { pointer: "/components", value: isObject(components) ? components : {} };

  function section<Part>(
    key: keyof SharedComponentsModel,
    read: (context: ModelContext, node: ModelNode, name: string) => Part | undefined,
  ): () => ReadonlyMap<string, Part> {
    return context.lazily(
      () =>
        new Map(
          context.entries(root, key).flatMap(([name, node]) => {
            const part = read(context, node, name);
            return part === undefined ? [] : [[name, part] as const];
          }),
        ),
    );
  }

  return withGetters(
    {},
    {
      parameters: section("parameters", readParameter),
      requestBodies: section("requestBodies", readRequestBody),
      responses: section("responses", readResponse),
      headers: section("headers", readHeader),
    },
  );
}
