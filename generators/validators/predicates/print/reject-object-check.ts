import type { ObjectCheck } from "../predicate-node.ts";
import { call } from "./call.ts";
import { insideBlock, type Location } from "./location.ts";
import {
  declareOwn,
  eachProperty,
  isOneOf,
  ownOf,
  type PropertyLoop,
  readProperty,
} from "./own-properties.ts";
import { onlyIf, rejectUnless } from "./statements.ts";
import { patternConstant } from "./test-scalar.ts";

/** Rejects what is not an object, or does not satisfy a keyword of objects. */
export function rejectObjectCheck(check: ObjectCheck, location: Location): string[] {
  const lines = declareOwn(location);
  const { printing } = location;
  const [key, other] = [printing.variable("key"), printing.variable("other")];
  return [...lines, ...rejectBy(check, { own: ownOf(location), key, other }, location)];
}

function rejectBy(check: ObjectCheck, loop: PropertyLoop, location: Location): string[] {
  const present = (key: string) => `${readProperty(loop.own, key, location)} !== undefined`;
  switch (check.kind) {
    case "patternProperties":
      return eachProperty(loop, [], matchingLines(check, loop, location));
    case "additionalProperties":
      return rejectAdditional(check, loop, location);
    case "propertyNames":
      if (check.node.kind === "anything") return [];
      return eachProperty(loop, [], rejectUnless(call(check.node, { ...location, value: loop.key })));
    case "minProperties":
    case "maxProperties": {
      const count = `${location.printing.file.runtime("keysOf")}(${loop.own}).length`;
      return [`if (${count} ${check.kind === "minProperties" ? "<" : ">"} ${check.count}) return false;`];
    }
    case "dependentRequired": {
      const read = (name: string) => readProperty(loop.own, name, location);
      const condition = present(check.key);
      return onlyIf(
        condition,
        check.names.map((name) => `if (${read(name)} === undefined) return false;`),
      );
    }
    case "dependentSchemas":
      return onlyIf(present(check.key), rejectUnless(call(check.node, location)));
    default:
      return check satisfies never;
  }
}

type Check<Kind> = Extract<ObjectCheck, { readonly kind: Kind }>;

function matchingLines(
  { entries }: Check<"patternProperties">,
  { key, other }: PropertyLoop,
  location: Location,
): string[] {
  return entries.flatMap(({ pattern, node }) =>
    onlyIf(
      `${patternConstant(pattern, location)}.test(${key})`,
      location.printing.reject(node, insideBlock(location, other)),
    ),
  );
}

function rejectAdditional(
  { node, names, patterns }: Check<"additionalProperties">,
  loop: PropertyLoop,
  location: Location,
): string[] {
  const known = [
    ...(names.length > 0 ? [isOneOf(loop.key, names, location)] : []),
    ...patterns.map((pattern) => `${patternConstant(pattern, location)}.test(${loop.key})`),
  ];
  const skips = known.length > 0 ? [`if (${known.join(" || ")}) continue;`] : [];
  return eachProperty(loop, skips, location.printing.reject(node, insideBlock(location, loop.other)));
}
