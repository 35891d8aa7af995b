import { planClient } from "../../client/plan/plan-client.ts";
import type { OperationPlan } from "../../client/plan/plan-operation.ts";
import { Checks } from "../../core/checks/checks.ts";
import type { GeneratorContext } from "../../core/generator.ts";
import type { ApiModel, ComponentModel } from "../../core/model/api-model.ts";
import { findReadings } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { nameTypes, type TypeNames } from "../../core/types/type-names.ts";
import { uniqueNames } from "../../core/unique-names.ts";
import type { ReferenceOptions } from "../index.ts";
import { type Format, formats } from "../print/formats.ts";
import { codeMarkdown, pageLink } from "../print/markdown-text.ts";
import { lineProse, prose } from "../print/prose.ts";

/** Context of the pages of one run. */
export interface ReferenceContext {
  readonly model: ApiModel;
  readonly names: TypeNames;
  readonly checks: Checks;
  /** Calls of the client for the operations. */
  readonly calls: readonly OperationPlan[];
  readonly options: ReferenceOptions;
  readonly format: Format;
  readonly modules: GeneratorContext["modules"];
  /** Paths of pages by the schemas of components. */
  readonly schemaPages: ReadonlyMap<SchemaModel, ComponentPage>;
  /** Returns Markdown of the document that is safe for a page, with links to the pages of error codes. */
  readonly prose: (markdown: string | undefined, place?: "page" | "list" | "line") => string;
  /** Returns an error code as code, with a link to its page if there is one. */
  readonly errorCode: (code: string) => string;
  /** Paths of pages by error codes. */
  readonly errorPages: ReadonlyMap<string, string>;
}

interface ComponentPage {
  readonly component: ComponentModel;
  readonly path: string;
}

export function createReferenceContext(
  model: ApiModel,
  { options, modules }: GeneratorContext<ReferenceOptions>,
): ReferenceContext {
  const readings = findReadings(model);
  const schemaStem = createStems();
  const errorStem = createStems();
  const format = formats[options.site ?? "markdown"];
  const errorPages = new Map(
    (model.errorCatalog?.entries ?? []).map(({ code }) => [code, `errors/${errorStem(code)}`]),
  );
  const errorCode = (code: string) => {
    const path = errorPages.get(code);
    return path === undefined ? codeMarkdown(code) : pageLink(codeMarkdown(code), path);
  };
  const flatCode = format.elements === "inline";
  return {
    model,
    names: nameTypes(model, readings),
    checks: new Checks(model),
    calls: planClient(model).plans,
    options,
    format,
    modules,
    schemaPages: new Map(
      model.schemas.map((component) => [
        component.schema,
        { component, path: `schemas/${schemaStem(component.name)}` },
      ]),
    ),
    prose: (markdown, place) =>
      place === "line"
        ? lineProse(markdown ?? "", { code: errorCode })
        : prose(markdown, { code: errorCode, nested: place === "list", flatCode }),
    errorCode,
    errorPages,
  };
}

/** Creates unique file names that every system supports: a page is a file. */
export function createStems(): (name: string) => string {
  const stems = uniqueNames({ reserved: ["index"], ignoreCase: true, separator: "-" });
  return (name) => {
    const plain = name.replace(/[^\p{ID_Continue}.-]+/gu, "-").replace(/^[.-]+|[.-]+$/g, "");
    return stems.take(plain.slice(0, 80) || "page");
  };
}
