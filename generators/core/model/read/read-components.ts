import { childPointer } from "../../document/pointer.ts";
import { pascalCase } from "../../identifier.ts";
import { isObject } from "../../json.ts";
import type { ComponentAliasModel, ComponentModel } from "../api-model.ts";
import { componentIdentifiers } from "../names/component-identifiers.ts";
import type { Reach } from "../reading/direction.ts";
import { withGetters } from "./lazy.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readAliases, readComponentCodegenName } from "./read-house-extensions.ts";

/** The component schemas, in document order. */
export function readComponents(context: ModelContext, reach: () => Reach): ComponentModel[] {
  const { components } = context.root.value;
  const values = isObject(components) && isObject(components.schemas) ? components.schemas : {};
  const names = Object.keys(values);
  const pointerOf = (name: string) => childPointer("/components/schemas", name);
  const nodeOf = (name: string): ModelNode => {
    const value = values[name];
    return { pointer: pointerOf(name), value: isObject(value) ? value : {} };
  };
  const named = names.map((name) => ({
    name,
    chosen: readComponentCodegenName(context, nodeOf(name)),
    location: context.location(pointerOf(name)),
  }));
  const identifiers = componentIdentifiers(named, context.report);
  return names.map((name) => {
    const schema = context.lazily(() => context.schemas.at(pointerOf(name)));
    const direction = context.lazily(() => reach().directionOf(schema()));
    const identifier = identifiers.get(name) ?? name;
    const aliases = readComponentAliases(context, nodeOf(name));
    return withGetters({ name, identifier, aliases }, { schema, direction });
  });
}

function readComponentAliases(context: ModelContext, node: ModelNode): ComponentAliasModel[] {
  return readAliases(context, node).map(({ name, location }) => ({
    name,
    location,
    identifier: pascalCase(name),
  }));
}
