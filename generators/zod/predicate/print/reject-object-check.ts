import type { ObjectCheck } from "../predicate-node.ts";
import { call } from "./call.ts";
import {
  declareOwn,
  eachProperty,
  isOneOf,
  ownOf,
  type PropertyLoop,
  readProperty,
} from "./own-properties.ts";
import { insideBlock, type Place } from "./place.ts";
import { onlyIf, rejectUnless } from "./statements.ts";
import { patternConstant } from "./test-scalar.ts";

/** Rejects what is not an object, or does not satisfy a keyword of objects. */
export function rejectObjectCheck(check: ObjectCheck, place: Place): string[] {
  const lines = declareOwn(place);
  const { printing } = place;
  const [key, other] = [printing.variable("key"), printing.variable("other")];
  return [...lines, ...rejectBy(check, { own: ownOf(place), key, other }, place)];
}

function rejectBy(check: ObjectCheck, loop: PropertyLoop, place: Place): string[] {
  const present = (key: string) => `${readProperty(loop.own, key, place)} !== undefined`;
  switch (check.kind) {
    case "patternProperties":
      return eachProperty(loop, [], matchingLines(check, loop, place));
    case "additionalProperties":
      return rejectAdditional(check, loop, place);
    case "propertyNames":
      if (check.node.kind === "anything") return [];
      return eachProperty(loop, [], rejectUnless(call(check.node, { ...place, value: loop.key })));
    case "minProperties":
    case "maxProperties": {
      const count = `${place.printing.file.runtime("keysOf")}(${loop.own}).length`;
      return [`if (${count} ${check.kind === "minProperties" ? "<" : ">"} ${check.count}) return false;`];
    }
    case "dependentRequired": {
      const read = (name: string) => readProperty(loop.own, name, place);
      const condition = present(check.key);
      return onlyIf(
        condition,
        check.names.map((name) => `if (${read(name)} === undefined) return false;`),
      );
    }
    case "dependentSchemas":
      return onlyIf(present(check.key), rejectUnless(call(check.node, place)));
    default:
      return check satisfies never;
  }
}

type Check<Kind> = Extract<ObjectCheck, { readonly kind: Kind }>;

function matchingLines(
  { entries }: Check<"patternProperties">,
  { key, other }: PropertyLoop,
  place: Place,
): string[] {
  return entries.flatMap(({ pattern, node }) =>
    onlyIf(
      `${patternConstant(pattern, place)}.test(${key})`,
      place.printing.reject(node, insideBlock(place, other)),
    ),
  );
}

function rejectAdditional(
  { node, names, patterns }: Check<"additionalProperties">,
  loop: PropertyLoop,
  place: Place,
): string[] {
  const known = [
    ...(names.length > 0 ? [isOneOf(loop.key, names, place)] : []),
    ...patterns.map((pattern) => `${patternConstant(pattern, place)}.test(${loop.key})`),
  ];
  const skips = known.length > 0 ? [`if (${known.join(" || ")}) continue;`] : [];
  return eachProperty(loop, skips, place.printing.reject(node, insideBlock(place, loop.other)));
}
