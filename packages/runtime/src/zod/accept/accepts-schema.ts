import type * as z from "zod";
import type { Accepts, AnySchema } from "./accepts.ts";
import { acceptsArray, acceptsTuple } from "./accepts-array.ts";
import { acceptsLeaf } from "./accepts-leaf.ts";
import { acceptsObject } from "./accepts-object.ts";
import { acceptsUnion } from "./accepts-union.ts";
import { comeBack, follow } from "./depth.ts";
import { membersOf } from "./members.ts";
import { remembered } from "./remembered.ts";
import { whereItPays } from "./report-issues.ts";

type AcceptsOf = (part: z.core.SomeType) => Accepts;

/** The quick form of a schema without its checks, given that of its parts. */
export function acceptsSchema(schema: z.core.$ZodType, acceptsOf: AcceptsOf): Accepts {
  const leaf = acceptsLeaf(schema);
  if (leaf) return leaf;
  const { def } = (schema as AnySchema)._zod;
  switch (def.type) {
    case "null":
      return (value) => value === null;
    case "never":
      return () => false;
    case "nullable": {
      const inner = acceptsOf(def.innerType);
      return (value, issues, context) => value === null || inner(value, issues, context);
    }
    case "optional": {
      const inner = acceptsOf(def.innerType);
      const isExact = schema._zod.traits.has("$ZodExactOptional");
      return isExact
        ? inner
        : (value, issues, context) => value === undefined || inner(value, issues, context);
    }
    case "array":
      return acceptsArray(def.element as z.core.$ZodType, acceptsOf(def.element)); // SomeType is its structural shadow
    case "tuple":
      return whereItPays(
        acceptsTuple({
          first: (def.items as readonly z.core.$ZodType[]).map((item) => ({
            accepts: acceptsOf(item),
            mayBeAbsent: item._zod.optin === "optional",
          })),
          rest: def.rest ? acceptsOf(def.rest) : undefined,
        }),
      );
    case "nonoptional": {
      const inner = acceptsOf(def.innerType);
      return (value, issues, context) => value !== undefined && inner(value, issues, context);
    }
    case "union":
      return acceptsUnion(def, acceptsOf);
    case "intersection": {
      const [left, right] = [acceptsOf(def.left), acceptsOf(def.right)];
      return whereItPays((value) => left(value) && right(value));
    }
    case "lazy":
      return acceptsReferred(() => acceptsOf(def.getter()));
    case "object":
      return acceptsObject(membersOf(def, acceptsOf));
    default:
      return () => true;
  }
}

function acceptsReferred(inner: () => Accepts): Accepts {
  let accepts: Accepts | undefined;
  const again = remembered((value) => (accepts as Accepts)(value)); // it is there by then
  return (value, issues, context) => {
    if (!follow()) return false;
    accepts ??= inner();
    const isAccepted = issues === undefined ? again(value) : accepts(value, issues, context);
    comeBack();
    return isAccepted;
  };
}
