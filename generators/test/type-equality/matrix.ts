/** A schema of the matrix, named after its parts. */
export interface Combination {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Components that the combinations refer to. */
export const REFERRED = {
  Untyped: { properties: { a: { type: "string" }, b: { type: "integer" } } },
  Typed: {
    type: "object",
    required: ["a"],
    properties: { a: { type: "string" }, b: { type: "integer" } },
  },
  Other: { type: "object", properties: { b: { type: "integer" }, c: { type: "boolean" } } },
  Demanding: { required: ["a"], properties: { a: { type: "string" } } },
  DemandsA: { required: ["a"] },
  DemandsB: { required: ["b"] },
  Nullable: { type: ["object", "null"], properties: { a: { type: "string" } } },
  Text: { type: "string", enum: ["x", "y"] },
  NullableText: { type: ["string", "null"] },
} as const;

type Name = keyof typeof REFERRED;

const TYPES = {
  untyped: {},
  object: { type: "object" },
  "object or null": { type: ["object", "null"] },
  string: { type: "string" },
} as const;

const APPLICATORS = ["allOf", "anyOf", "oneOf"] as const;

/** Schemas in the applicator. */
const PARTS: Readonly<Record<string, readonly Name[]>> = {
  "an untyped object": ["Untyped"],
  "an object": ["Typed"],
  "two objects": ["Typed", "Other"],
  "two untyped objects": ["Demanding", "Untyped"],
  "two lists of required members": ["DemandsA", "DemandsB"],
  "a nullable object": ["Nullable", "Other"],
  strings: ["Text", "NullableText"],
};

const REQUIRED = { "": {}, "with required": { required: ["a"] } } as const;

const WRITTEN = ["inline", "by reference"] as const;

const CLOSINGS = {
  "": {},
  "without additional properties": { additionalProperties: false },
  "without unevaluated properties": { unevaluatedProperties: false },
} as const;

/** Every combination of `type`, an applicator with parts, `required`, references and closing: 1,008. */
export function combinations(): Combination[] {
  const all: Combination[] = [];
  for (const [type, typed] of Object.entries(TYPES))
    for (const applicator of APPLICATORS)
      for (const [parts, names] of Object.entries(PARTS))
        for (const [demand, required] of Object.entries(REQUIRED))
          for (const written of WRITTEN)
            for (const [closing, closed] of Object.entries(CLOSINGS)) {
              const members = names.map((name) =>
                written === "inline" ? REFERRED[name] : { $ref: `#/components/schemas/${name}` },
              );
              all.push({
                name: [type, applicator, `of ${parts}`, written, demand, closing].filter(Boolean).join(" "),
                schema: { ...typed, ...ownMembers(parts), ...required, [applicator]: members, ...closed },
              });
            }
  return all;
}

/** Own members for parts that only require members, next to the schema that describes them. */
function ownMembers(parts: string): object {
  const describesNothing = parts === "two lists of required members";
  return describesNothing ? { properties: { a: { type: "string" }, c: { type: "integer" } } } : {};
}
