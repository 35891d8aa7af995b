import { isObject, type Json, jsonText } from "../../../../core/json.ts";
import { once } from "../../../containment/containment.ts";
import { meets } from "../../../containment/meets.ts";
import type { PathStep } from "../../../containment/obstacle.ts";
import type { CompareContext } from "../../context.ts";
import type { DirectionalPair, SchemaFinding } from "../finding.ts";
import { valuePath } from "../value-path.ts";

/** Collects new findings behind discriminators: a base schema is compared again with each inheritor. */
export function createCollection(
  context: CompareContext,
  root: DirectionalPair,
  known: readonly SchemaFinding[],
) {
  const locations = new Set(known.map(locationKey));
  const values = new Set(known.map(valueKey));
  const found: SchemaFinding[] = [];
  return {
    found: found as readonly SchemaFinding[],
    add(path: readonly PathStep[], findings: readonly SchemaFinding[]): void {
      for (const inner of findings) {
        const finding = { ...inner, path: [...path, ...inner.path] };
        if (locations.has(locationKey(finding)) || values.has(valueKey(finding))) continue;
        locations.add(locationKey(finding));
        const { counterexample } = inner;
        if (path.length === 0 || !counterexample) found.push(finding);
        else
          found.push({
            ...finding,
            counterexample: once(() => placed(context, { root, path, value: counterexample() })),
          });
      }
    },
  };
}

function locationKey({ rule, side, location, subject }: SchemaFinding): string {
  return JSON.stringify([rule, side, location.pointer, subject]);
}

function valueKey({ rule, subject, path, before, after }: SchemaFinding): string {
  return jsonText([rule, subject, valuePath(path), before, after]);
}

interface Placed {
  readonly root: DirectionalPair;
  readonly path: readonly PathStep[];
  readonly value: Json | undefined;
}

/** Puts a value at its place in a value of the whole. */
function placed({ containment, views }: CompareContext, { root, path, value }: Placed): Json | undefined {
  if (value === undefined) return undefined;
  const view = views[root.direction];
  const sides = root.direction === "request" ? [root.base, root.revision] : [root.revision, root.base];
  for (const side of sides.map(view)) {
    const whole = putAt(containment.findValueWithPath(side, path), path, value);
    if (meets(side, whole)) return whole;
  }
  return putAt(undefined, path, value);
}

function putAt(whole: Json | undefined, [step, ...others]: readonly PathStep[], value: Json): Json {
  if (!step) return value;
  const list = Array.isArray(whole) ? whole : [];
  const members = isObject(whole) ? whole : {};
  switch (step.kind) {
    case "item":
      return Object.assign([...list], { [step.index]: putAt(list[step.index], others, value) });
    case "items":
      return [...list.slice(0, -1), putAt(list.at(-1), others, value)];
    case "property":
      return { ...members, [step.name]: putAt(members[step.name], others, value) };
    case "properties": {
      const name = Object.keys(members).at(-1) ?? "any";
      return { ...members, [name]: putAt(members[name], others, value) };
    }
    default:
      return step satisfies never;
  }
}
