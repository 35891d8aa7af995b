import type { GeneratorContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { ReferenceOptions } from "../index.ts";
import type { Page } from "../page.ts";
import { evidencePage, overviewPage, statesPage } from "./about-pages.ts";
import { errorPages } from "./error-pages.ts";
import { operationPage } from "./operation-page.ts";
import { createReferenceContext, createStems, type ReferenceContext } from "./reference-context.ts";
import { schemaListPage, schemaPage } from "./schema-page.ts";
import { findUses } from "./uses.ts";
import { webhookPage } from "./webhook-page.ts";

/** The pages of a reference with their contents. */
export interface ReferencePlan extends Pick<ReferenceContext, "model" | "options" | "format"> {
  readonly headerCommand: string;
  /** In the order of the contents. */
  readonly pages: readonly Page[];
  readonly byPath: ReadonlyMap<string, Page>;
}

/** Plans the pages of a document and their contents. */
export function planPages(model: ApiModel, generator: GeneratorContext<ReferenceOptions>): ReferencePlan {
  const context = createReferenceContext(model, generator);
  const [operationStem, webhookStem] = [createStems(), createStems()];
  const operations = new Map(
    model.operations.map((each) => [each, `operations/${operationStem(each.operationId)}`]),
  );
  const webhooks = new Map(model.webhooks.map((each) => [each, `webhooks/${webhookStem(each.name)}`]));
  const uses = findUses({ operations, webhooks }, context);
  const pages = [
    overviewPage(operations, context),
    ...[...operations].map(([operation, path]) => operationPage(operation, path, context)),
    ...[...webhooks].map(([webhook, path]) => webhookPage(webhook, path, context)),
    ...schemaListPage(context),
    ...[...context.schemaPages.values()].map((page) =>
      schemaPage(page, uses.get(page.component.schema) ?? [], context),
    ),
    ...errorPages(operations, context),
    ...statesPage(context),
    ...evidencePage(context),
  ];
  const { headerCommand } = generator;
  return { ...context, headerCommand, pages, byPath: new Map(pages.map((page) => [page.path, page])) };
}
