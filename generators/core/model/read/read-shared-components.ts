import { isObject } from "../../json.ts";
import type { SharedComponentsModel } from "../api-model.ts";
import { withGetters } from "./lazy.ts";
import type { ModelNode } from "./model-context.ts";
import type { RequestReaders } from "./read-path-items.ts";

/** Reads the components that operations share, each section on demand. */
export function readSharedComponents({ context, content }: RequestReaders): SharedComponentsModel {
  const { components } = context.document.value;
  const root: ModelNode = { pointer: "/components", value: isObject(components) ? components : {} };

  function section<Part>(
    key: keyof SharedComponentsModel,
    read: (node: ModelNode, name: string) => Part | undefined,
  ): () => ReadonlyMap<string, Part> {
    return context.lazily(
      () =>
        new Map(
          context.entries(root, key).flatMap(([name, node]) => {
            const part = read(node, name);
            return part === undefined ? [] : [[name, part] as const];
          }),
        ),
    );
  }

  return withGetters(
    {},
    {
      parameters: section("parameters", content.parameter),
      requestBodies: section("requestBodies", content.requestBody),
      responses: section("responses", content.response),
      headers: section("headers", (node, name) => content.header(name, node)),
    },
  );
}
