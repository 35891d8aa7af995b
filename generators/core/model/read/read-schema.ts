import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { childPointer, toSegments, valueAlong, valueAt } from "../../document/pointer.ts";
import { isMappingReference, localTarget } from "../../document/reference.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import { asText } from "../../json-values.ts";
import { remembered } from "../../remembered.ts";
import type { Discriminator, JsonType, SchemaModel, SchemaReference } from "../schema-model.ts";
import { recordSource } from "../schema-source.ts";
import { readInnerNumbers } from "./inner-numbers.ts";
import type { KeywordReader } from "./keyword-reader.ts";
import type { ModelContext } from "./model-context.ts";
import { readAnnotations } from "./read-annotations.ts";
import { compact, partsIn, positionalItems, readCondition, readPart } from "./read-parts.ts";
import { readWholeNumbers } from "./read-whole-numbers.ts";

const JSON_TYPES: ReadonlySet<string> = new Set<JsonType>([
  "null",
  "boolean",
  "object",
  "array",
  "number",
  "string",
  "integer",
]);

/** Reads schemas by pointer, each once, so that a shared schema is a single object. */
export class SchemaReader {
  readonly #context: ModelContext;
  readonly #known = new Map<string, SchemaModel>();

  constructor(context: ModelContext) {
    this.#context = context;
  }

  /** Returns the schema at a pointer. A known `parent` avoids a search from the root. */
  at(pointer: string, parent?: { readonly value: JsonObject; readonly path: string[] }): SchemaModel {
    const present = this.#known.get(pointer);
    if (present) return present;
    const value = parent
      ? valueAlong(parent.value, parent.path)
      : valueAt(this.#context.document.value, pointer);
    const schema = this.#readSchema(pointer, value);
    if (isObject(value)) recordSource(schema, value);
    this.#known.set(pointer, schema);
    return schema;
  }

  #readSchema(pointer: string, value: unknown): SchemaModel {
    const location = this.#context.location(pointer);
    if (typeof value === "boolean") return { location, always: value, annotations: { extensions: {} } };
    if (isObject(value)) return this.#readKeywords(pointer, value);
    if (value !== undefined) {
      this.#context.report(location, {
        code: "schema-malformed",
        message: "A schema must be an object, true or false; this one is read as true.",
        help: "Write a schema here.",
      });
    }
    return { location, always: true, annotations: { extensions: {} } };
  }

  #readKeywords(pointer: string, value: JsonObject): SchemaModel {
    const fields = this.#context.fields({ pointer, value });
    const child = (...path: string[]): SchemaModel =>
      this.at(childPointer(pointer, ...path), { value, path });
    const one = (key: string) => (Object.hasOwn(value, key) ? child(key) : undefined);
    const list = (key: string) => fields("list", key)?.map((_, index) => child(key, String(index)));
    const map = (key: string) => {
      const entries = fields("object", key);
      return entries && new Map(Object.keys(entries).map((name) => [name, child(key, name)]));
    };
    const children = { one, list, map };
    const present = partsIn(value);
    return compact<SchemaModel>({
      location: this.#context.location(pointer),
      types: this.#readTypes(pointer, value),
      constant: Object.hasOwn(value, "const") ? { value: value.const ?? null } : undefined,
      enumeration: fields("list", "enum"),
      number: present.has("number") ? readPart("number", fields, children) : undefined,
      wholeNumbers: readWholeNumbers(pointer, value, this.#context.document.wholeNumberAt),
      innerNumbers: readInnerNumbers(pointer, value, this.#context.document.wholeNumberAt),
      string: present.has("string") ? readPart("string", fields, children) : undefined,
      array: present.has("array")
        ? readPart("array", fields, children, positionalItems(value, children))
        : undefined,
      object: present.has("object")
        ? readPart("object", fields, children, {
            dependentRequired: this.#readDependentRequired(pointer, fields),
          })
        : undefined,
      reference: this.#readReference(fields("string", "$ref")),
      dynamicReference: this.#readReference(fields("string", "$dynamicRef")),
      allOf: list("allOf"),
      anyOf: list("anyOf"),
      oneOf: list("oneOf"),
      not: one("not"),
      condition: readCondition(one),
      discriminator: this.#readDiscriminator(fields("object", "discriminator"), pointer),
      annotations: readAnnotations(value, fields, this.#context.document.value),
    });
  }

  #readTypes(pointer: string, value: JsonObject): readonly JsonType[] | undefined {
    if (value.type === undefined) return undefined;
    const names = Array.isArray(value.type) ? value.type : [value.type];
    const isType = (name: Json): name is JsonType => typeof name === "string" && JSON_TYPES.has(name);
    const types = names.filter(isType);
    if (types.length === names.length && types.length > 0) return types;
    const [unknown = null] = names.filter((name) => !isType(name));
    this.#context.report(this.#context.location(childPointer(pointer, "type")), {
      code: "keyword-malformed",
      message:
        names.length === 0
          ? '"type" is an empty list; it is ignored.'
          : `"type" names ${JSON.stringify(unknown)}, which is not a type of JSON Schema; it is ignored.${didYouMean(asText(unknown), JSON_TYPES)}`,
      help: `Use ${[...JSON_TYPES].join(", ")}, or remove it.`,
    });
    return types.length > 0 ? types : undefined;
  }

  #readDependentRequired(
    pointer: string,
    fields: KeywordReader,
  ): ReadonlyMap<string, readonly string[]> | undefined {
    const value = fields("object", "dependentRequired");
    if (value === undefined) return undefined;
    const lists = this.#context.fields({ pointer: childPointer(pointer, "dependentRequired"), value });
    return new Map(Object.keys(value).map((key) => [key, lists("strings", key) ?? []]));
  }

  #readDiscriminator(value: JsonObject | undefined, pointer: string): Discriminator | undefined {
    if (value === undefined) return undefined;
    const fields = this.#context.fields({ pointer: childPointer(pointer, "discriminator"), value });
    const propertyName = fields("string", "propertyName");
    if (value.propertyName === undefined)
      this.#context.report(this.#context.location(childPointer(pointer, "discriminator")), {
        code: "keyword-malformed",
        message: 'The discriminator has no "propertyName"; it is ignored.',
        help: 'Add "propertyName".',
      });
    if (propertyName === undefined) return undefined;
    const mapping = this.#readMapping(
      fields("object", "mapping") ?? {},
      childPointer(pointer, "discriminator", "mapping"),
    );
    return { propertyName, mapping };
  }

  /** Reads a mapping and checks its names; the bundler checks its references. */
  #readMapping(value: JsonObject, pointer: string): Map<string, string> {
    const fields = this.#context.fields({ pointer, value });
    const mapping = new Map<string, string>();
    for (const key of Object.keys(value)) {
      const target = fields("string", key);
      if (target === undefined) continue;
      mapping.set(key, target);
      if (!isMappingReference(target) && !componentNames(this.#context.root.value).has(target))
        this.#reportUnknown(target, childPointer(pointer, key));
    }
    return mapping;
  }

  #reportUnknown(name: string, pointer: string): void {
    this.#context.report(this.#context.location(pointer), {
      code: "reference-unresolved",
      severity: "error",
      message: `The mapping names the schema "${name}", which does not exist.${didYouMean(name, componentNames(this.#context.root.value))}`,
      help: 'Use the name of a schema in "components/schemas", or a reference.',
    });
  }

  /** Reads the target on demand, since it may be cyclic. */
  #readReference(uri: string | undefined): SchemaReference | undefined {
    const pointer = uri === undefined ? undefined : localTarget(uri);
    if (uri === undefined || pointer === undefined) return undefined;
    let found: SchemaModel | undefined;
    const read = () => {
      found ??= this.#context.seal(this.at(pointer));
      return found;
    };
    return {
      uri,
      component: componentName(pointer),
      get target() {
        return read();
      },
    };
  }
}

const componentNames = remembered(
  ({ components }: JsonObject): ReadonlySet<string> =>
    new Set(Object.keys(isObject(components) && isObject(components.schemas) ? components.schemas : {})),
);

/** Returns the name if a pointer leads to a component itself: a schema, or a part of another section. */
export function componentName(pointer: string, section = "schemas"): string | undefined {
  const start = `/components/${section}/`;
  const isComponent = pointer.startsWith(start) && !pointer.includes("/", start.length);
  return isComponent ? toSegments(pointer)[2] : undefined;
}
