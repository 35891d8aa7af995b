import { planClient } from "../../client/plan/plan-client.ts";
import type { OperationPlan } from "../../client/plan/plan-operation.ts";
import { Checks } from "../../core/checks/checks.ts";
import type { GeneratorContext } from "../../core/generator.ts";
import type { ApiModel, ComponentModel } from "../../core/model/api-model.ts";
import { findReadings, type Readings } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { nameTypes, type TypeNames } from "../../core/types/type-names.ts";
import type { ReferenceOptions } from "../index.ts";

/** Data that the pages of one run share. */
export interface ReferenceContext {
  readonly model: ApiModel;
  readonly readings: Readings;
  readonly names: TypeNames;
  readonly checks: Checks;
  /** Calls of the client for the operations. */
  readonly calls: readonly OperationPlan[];
  readonly options: ReferenceOptions;
  readonly modules: GeneratorContext["modules"];
  /** Paths of pages by the schemas of components. */
  readonly schemaPages: ReadonlyMap<SchemaModel, ComponentPage>;
  /** Paths of pages by error codes. */
  readonly errorPages: ReadonlyMap<string, string>;
}

interface ComponentPage {
  readonly component: ComponentModel;
  readonly path: string;
}

export function createReferenceContext(
  model: ApiModel,
  context: GeneratorContext<ReferenceOptions>,
): ReferenceContext {
  const readings = findReadings(model);
  const schemaStems = createStems();
  const errorStems = createStems();
  return {
    model,
    readings,
    names: nameTypes(model, readings),
    checks: new Checks(model),
    calls: planClient(model).plans,
    options: context.options,
    modules: context.modules,
    schemaPages: new Map(
      model.schemas.map((component) => [
        component.schema,
        { component, path: `schemas/${schemaStems.take(component.name)}` },
      ]),
    ),
    errorPages: new Map(
      (model.errorCatalog?.entries ?? []).map(({ code }) => [code, `errors/${errorStems.take(code)}`]),
    ),
  };
}

/** File names that every system can hold, each given once: a page is a file. */
export function createStems(): { take(name: string): string } {
  const taken = new Set<string>(["index"]);
  return {
    take(name) {
      const plain =
        name
          .replace(/[^\p{ID_Continue}.-]+/gu, "-")
          .replace(/^[.-]+|[.-]+$/g, "")
          .slice(0, 80) || "page";
      let stem = plain;
      for (let count = 2; taken.has(stem.normalize().toLowerCase()); count++) stem = `${plain}-${count}`;
      taken.add(stem.normalize().toLowerCase());
      return stem;
    },
  };
}
