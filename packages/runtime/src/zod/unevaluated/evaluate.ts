import { acceptsBase } from "../accept/asking.ts";
import { enter, follow, leave } from "../accept/depth.ts";
import { isObject } from "../json/json-type.ts";
import { unstated } from "../schemas/unstated.ts";
import { checksOf, definitionOf, type Schema } from "../zod-internals.ts";
import { evaluateCheck } from "./evaluate-check.ts";
import { addEvaluated, type Evaluated, nothingEvaluated } from "./evaluated.ts";

/** Says whether a value is accepted, and adds what was looked at: each schema is asked once. */
export type Evaluate = (value: unknown, found: Evaluated) => boolean;

const known = new WeakMap<object, Evaluate>();

/** How a schema looks at a value. */
export function evaluatorOf(schema: Schema): Evaluate {
  const found = known.get(schema);
  if (found) return found;
  let built: Evaluate | undefined;
  const evaluate: Evaluate = (value, into) => {
    built ??= build(schema);
    return built(value, into);
  };
  known.set(schema, evaluate);
  return evaluate;
}

function build(schema: Schema): Evaluate {
  const base = evaluateBase(schema);
  const checks = checksOf(schema).map((check) => evaluateCheck(check, evaluatorOf));
  // A check knows the type from what comes before it.
  return (value, found) => base(value, found) && checks.every((next) => next(value, found));
}

function evaluateBase(schema: Schema): Evaluate {
  const def = definitionOf(schema);
  switch (def.type) {
    case "object": {
      const names = Object.keys(def.shape).filter((key) => def.shape[key] !== unstated);
      const isAll = def.catchall !== undefined && def.catchall !== unstated;
      return looking(schema, (value, found) => {
        if (!isObject(value)) return;
        found.isAll ||= isAll;
        for (const name of names) found.names.add(name);
      });
    }
    case "array":
      return looking(schema, (_, found) => {
        found.isAll ||= (def.element as Schema) !== unstated;
      });
    case "tuple":
      return looking(schema, (_, found) => {
        found.items = Math.max(found.items, def.items.length);
        found.isAll ||= def.rest !== null && (def.rest as Schema) !== unstated;
      });
    case "union":
      return evaluateOptions(
        def.options.map(evaluatorOf),
        def.inclusive === false && !("discriminator" in def),
      );
    case "intersection": {
      const [left, right] = [evaluatorOf(def.left), evaluatorOf(def.right)];
      return (value, found) => left(value, found) && right(value, found);
    }
    case "nullable":
    case "optional": {
      const inner = evaluatorOf(def.innerType);
      return (value, found) => value === (def.type === "nullable" ? null : undefined) || inner(value, found);
    }
    case "lazy":
      return evaluateReferred(() => evaluatorOf(def.getter()));
    default:
      return looking(schema, () => {});
  }
}

/** What a schema looks at whether it accepts or not; its checks come later. */
function looking(schema: Schema, look: (value: unknown, found: Evaluated) => void): Evaluate {
  return (value, found) => {
    look(value, found);
    return acceptsBase(schema, value);
  };
}

/** Branches count where they accept. */
function evaluateOptions(options: readonly Evaluate[], isExclusive: boolean): Evaluate {
  return (value, found) => {
    let count = 0;
    for (const evaluate of options) {
      const own = nothingEvaluated();
      if (!evaluate(value, own)) continue;
      count += 1;
      addEvaluated(found, own);
    }
    return isExclusive ? count === 1 : count > 0;
  };
}

function evaluateReferred(inner: () => Evaluate): Evaluate {
  return (value, found) => {
    const place = enter();
    try {
      return follow() && inner()(value, found);
    } finally {
      leave(place);
    }
  };
}
