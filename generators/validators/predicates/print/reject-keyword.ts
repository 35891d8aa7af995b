import type { ObjectKeyword } from "../part.ts";
import { call } from "./call.ts";
import { insideBlock, insideMember, type Location } from "./location.ts";
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

/** Emits statements that reject a value that is not an object or does not satisfy a keyword of objects. */
export function rejectKeyword(keyword: ObjectKeyword, location: Location): string[] {
  const lines = declareOwn(location);
  const { printing } = location;
  const [key, other] = [printing.variable("key"), printing.variable("other")];
  const loop = { own: ownOf(location), key, other };
  const isOfMembers = keyword.kind !== "dependentSchemas"; // which applies its schema to the object itself
  return [...lines, ...rejectBy(keyword, loop, isOfMembers ? insideMember(location) : location)];
}

function rejectBy(keyword: ObjectKeyword, loop: PropertyLoop, location: Location): string[] {
  const present = (name: string) => `${readProperty(loop.own, name, location)} !== undefined`;
  switch (keyword.kind) {
    case "patternProperties":
      return eachProperty(loop, [], matchingLines(keyword, loop, location));
    case "additionalProperties":
      return rejectAdditional(keyword, loop, location);
    case "propertyNames":
      if (keyword.check.kind === "anything") return [];
      return eachProperty(loop, [], rejectUnless(call(keyword.check, { ...location, value: loop.key })));
    case "minProperties":
    case "maxProperties": {
      const count = `${location.printing.file.runtime("keysOf")}(${loop.own}).length`;
      return [`if (${count} ${keyword.kind === "minProperties" ? "<" : ">"} ${keyword.count}) return false;`];
    }
    case "dependentRequired": {
      const read = (name: string) => readProperty(loop.own, name, location);
      const condition = present(keyword.name);
      return onlyIf(
        condition,
        keyword.required.map((name) => `if (${read(name)} === undefined) return false;`),
      );
    }
    case "dependentSchemas":
      return onlyIf(present(keyword.name), rejectUnless(call(keyword.check, location)));
    default:
      return keyword satisfies never;
  }
}

export type Keyword<Kind> = Extract<ObjectKeyword, { readonly kind: Kind }>;

function matchingLines(
  { entries }: Keyword<"patternProperties">,
  { key, other }: PropertyLoop,
  location: Location,
): string[] {
  return entries.flatMap(({ pattern, check }) =>
    onlyIf(
      `${patternConstant(pattern, location)}.test(${key})`,
      location.printing.reject(check, insideBlock(location, other)),
    ),
  );
}

/** Emits a loop that checks the properties with other names. */
export function rejectAdditional(
  { check, names, patterns }: Omit<Keyword<"additionalProperties">, "kind">,
  loop: PropertyLoop,
  location: Location,
): string[] {
  const known = [
    ...(names.length > 0 ? [isOneOf(loop.key, names, location)] : []),
    ...patterns.map((pattern) => `${patternConstant(pattern, location)}.test(${loop.key})`),
  ];
  const skips = known.length > 0 ? [`if (${known.join(" || ")}) continue;`] : [];
  return eachProperty(loop, skips, location.printing.reject(check, insideBlock(location, loop.other)));
}
