import type { Json, JsonObject } from "../json.ts";
import type { WholeNumbers } from "./read/read-whole-numbers.ts";
import type { SourceLocation } from "./source-location.ts";

/** The types of JSON Schema. `integer` is a number without a fraction, in any notation (1.0, 1e20). */
export type JsonType = "null" | "boolean" | "object" | "array" | "number" | "string" | "integer";

/**
 * A JSON Schema 2020-12 as a conjunction: a value is accepted if it meets every part.
 *
 * Nothing is merged or simplified: references may have siblings, constraints may lack a type, and `allOf` may repeat
 * its siblings. Validation, types and containment are all based on this model.
 */
export interface SchemaModel {
  readonly location: SourceLocation;
  /** Set for the boolean schemas: `true` accepts everything, `false` nothing. */
  readonly always?: boolean;
  /** Accepted types; missing means any. */
  readonly types?: readonly JsonType[];
  /** `const`, wrapped so that `null` and missing differ. */
  readonly constant?: { readonly value: Json };
  readonly enumeration?: readonly Json[];
  readonly number?: NumberConstraints;
  /** The whole numbers among these values and constraints that are beyond the precision of doubles. */
  readonly wholeNumbers?: WholeNumbers;
  /** The same for numbers nested in its values and examples. */
  readonly innerNumbers?: readonly bigint[];
  readonly string?: StringConstraints;
  readonly array?: ArrayConstraints;
  readonly object?: ObjectConstraints;
  /** `$ref`. */
  readonly reference?: SchemaReference;
  /** `$dynamicRef`. */
  readonly dynamicReference?: SchemaReference;
  readonly allOf?: readonly SchemaModel[];
  readonly anyOf?: readonly SchemaModel[];
  readonly oneOf?: readonly SchemaModel[];
  readonly not?: SchemaModel;
  readonly condition?: Condition;
  readonly discriminator?: Discriminator;
  readonly annotations: Annotations;
}

export interface NumberConstraints {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

export interface StringConstraints {
  /** In code points. */
  readonly minLength?: number;
  /** In code points. */
  readonly maxLength?: number;
  readonly pattern?: string;
}

export interface ArrayConstraints {
  readonly prefixItems?: readonly SchemaModel[];
  readonly items?: SchemaModel;
  readonly contains?: SchemaModel;
  /** Default 1 with `contains`. */
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly unevaluatedItems?: SchemaModel;
}

export interface ObjectConstraints {
  readonly properties?: ReadonlyMap<string, SchemaModel>;
  readonly patternProperties?: ReadonlyMap<string, SchemaModel>;
  readonly additionalProperties?: SchemaModel;
  readonly propertyNames?: SchemaModel;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly dependentRequired?: ReadonlyMap<string, readonly string[]>;
  readonly dependentSchemas?: ReadonlyMap<string, SchemaModel>;
  readonly unevaluatedProperties?: SchemaModel;
}

export interface Condition {
  readonly if: SchemaModel;
  readonly then?: SchemaModel;
  readonly else?: SchemaModel;
}

/** A resolved reference. The target is read on demand, since references may form cycles. */
export interface SchemaReference {
  /** The reference as in the bundled document, for example `#/components/schemas/Quote`. */
  readonly uri: string;
  /** Name of the component if the reference leads to a component schema itself, not into one. */
  readonly component: string | undefined;
  readonly target: SchemaModel;
}

export interface Discriminator {
  readonly propertyName: string;
  /** Property value to component name or reference; empty if the document has none. */
  readonly mapping: ReadonlyMap<string, string>;
}

/** Annotations of a schema, which do not constrain: for people, types and generators. */
export interface Annotations {
  readonly title?: string;
  readonly description?: string;
  /** `default`, wrapped so that `null` and missing differ. */
  readonly default?: { readonly value: Json };
  readonly examples?: readonly Json[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /** An annotation in JSON Schema; generators may assert it. */
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  /** `contentSchema` with its references resolved: the schema of the decoded text. It does not constrain the text. */
  readonly contentSchema?: { readonly value: Json };
  /** Keywords without meaning in their position: unknown ones, and `then` or `else` without `if`. */
  readonly ignored?: JsonObject;
  /**
   * Keywords of OpenAPI that generated code ignores: `externalDocs`, `xml`, and `defaultMapping` of the discriminator.
   * @internal
   */
  readonly unused?: JsonObject;
  /** Reason for a part that the service's own document does not state (`x-codegen-inferred`). */
  readonly inferred?: string;
  /** Questions that the service's own document leaves open (`x-codegen-unspecified`). */
  readonly unspecified?: string;
  /** Every `x-` keyword as written. */
  readonly extensions: JsonObject;
}
