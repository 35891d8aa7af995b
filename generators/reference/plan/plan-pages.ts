import type { GeneratorContext } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { ReferenceOptions } from "../index.ts";
import type { Page } from "../page.ts";
import type { Format } from "../print/formats.ts";
import { evidencePage, overviewPage, statesPage } from "./about-pages.ts";
import { errorPages } from "./error-pages.ts";
import { operationPage } from "./operation-page.ts";
import { createReferenceContext, createStems } from "./reference-context.ts";
import { schemaListPage, schemaPage } from "./schema-page.ts";
import { findUses } from "./uses.ts";
import { webhookPage } from "./webhook-page.ts";

/** The pages of a reference with their contents. */
export interface ReferencePlan {
  readonly title: string;
  readonly version: string;
  readonly source: string;
  readonly headerCommand: string;
  readonly format: Format;
  /** Folder of the pages, below the pages folder of the site. */
  readonly sitePath: string;
  /** The base path of the site. */
  readonly siteBase: string;
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
  return {
    title: model.title,
    version: model.version,
    source: model.source,
    headerCommand: generator.headerCommand,
    format: context.format,
    sitePath: generator.options.sitePath ?? "reference",
    siteBase: generator.options.siteBase ?? "/",
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
  };
}
