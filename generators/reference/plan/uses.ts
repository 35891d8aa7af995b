import type { OperationModel, WebhookModel } from "../../core/model/api-model.ts";
import { present, referencedSchemas, schemaChildren } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { reachedFrom } from "../../core/reached-from.ts";
import { pageLink, plainMarkdown } from "../print/markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** Finds the uses of each component, as Markdown links: operations, webhooks and other components, each once. */
export function findUses(
  pages: {
    readonly operations: ReadonlyMap<OperationModel, string>;
    readonly webhooks: ReadonlyMap<WebhookModel, string>;
  },
  { schemaPages }: ReferenceContext,
): ReadonlyMap<SchemaModel, readonly string[]> {
  const found = new Map<SchemaModel, Map<string, string>>();
  const note = (roots: readonly (SchemaModel | undefined)[], title: string, path: string) => {
    for (const component of componentsIn(roots, schemaPages)) {
      const uses = found.get(component) ?? new Map<string, string>();
      found.set(component, uses.set(path, pageLink(plainMarkdown(title), path)));
    }
  };
  for (const [operation, path] of pages.operations)
    note(schemasOf(operation), `${operation.httpMethod.toUpperCase()} ${operation.path}`, path);
  for (const [webhook, path] of pages.webhooks) note([webhook.payload], webhook.name, path);
  for (const { component, path } of schemaPages.values())
    note([...schemaChildren(component.schema), ...referencedSchemas(component.schema)], component.name, path);
  return new Map([...found].map(([schema, uses]) => [schema, [...uses.values()]]));
}

function schemasOf({ parameters, requestBody, responses }: OperationModel): (SchemaModel | undefined)[] {
  return [
    ...parameters.map(({ schema }) => schema),
    ...(requestBody?.content ?? []).map(({ schema }) => schema),
    ...responses.flatMap(({ content }) => content.map(({ schema }) => schema)),
  ];
}

/** The components that schemas refer to directly. */
function componentsIn(
  roots: readonly (SchemaModel | undefined)[],
  pages: ReferenceContext["schemaPages"],
): SchemaModel[] {
  const reached = reachedFrom(present(roots), (schema) =>
    pages.has(schema) ? [] : [...schemaChildren(schema), ...referencedSchemas(schema)],
  );
  return [...reached].filter((schema) => pages.has(schema));
}
