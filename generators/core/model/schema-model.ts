import type { Json, JsonObject } from "../json.ts";
import type { WholeNumbers } from "./read/read-whole-numbers.ts";
import type { SourceLocation } from "./source-location.ts";

/** The types of JSON Schema. `integer` is a number without a fraction, however it is written (1.0, 1e20). */
export type JsonType = "null" | "boolean" | "object" | "array" | "number" | "string" | "integer";

/**
 * A JSON Schema 2020-12 as a conjunction: a value is accepted when it meets every part that is present.
 *
 * Nothing is merged or simplified: a reference may have siblings, constraints may stand without a type,
 * and `allOf` may repeat what stands beside it. Validation, types and containment all start from here.
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
  /** The whole numbers among the values above and the constraints that no double holds. */
  readonly wholeNumbers?: WholeNumbers;
  /** The same inside objects and lists of its values and examples. */
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
  /** 1 when `contains` stands without it. */
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
  /** The reference as it stands in the bundled document, for example `#/components/schemas/Quote`. */
  readonly uri: string;
  /** Name of the component when the reference leads to a component schema itself, not into one. */
  readonly component: string | undefined;
  readonly target: SchemaModel;
}

export interface Discriminator {
  readonly propertyName: string;
  /** Property value to component name or reference; empty when the document gives none. */
  readonly mapping: ReadonlyMap<string, string>;
}

/** What a schema says without constraining: for people, for types and for generators. */
export interface Annotations {
  readonly title?: string;
  readonly description?: string;
  /** `default`, wrapped so that `null` and missing differ. */
  readonly default?: { readonly value: Json };
  readonly examples?: readonly Json[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /** An annotation in JSON Schema; asserting it is the choice of a generator. */
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  /** `contentSchema` with what it refers to: what a text holds once it is decoded. It is no constraint on the text. */
  readonly contentSchema?: { readonly value: Json };
  /** Keywords that have no meaning where they stand: unknown ones, and `then` or `else` without `if`. */
  readonly ignored?: JsonObject;
  /**
   * Keywords of OpenAPI of which generated code makes nothing: `externalDocs`, `xml`, and `defaultMapping` of the discriminator.
   * @internal
   */
  readonly unused?: JsonObject;
  /** Why something stands here that the service's own document does not state (`x-codegen-inferred`). */
  readonly inferred?: string;
  /** Questions that the service's own document leaves open here (`x-codegen-unspecified`). */
  readonly unspecified?: string;
  /** Every `x-` keyword as it stands. */
  readonly extensions: JsonObject;
}
