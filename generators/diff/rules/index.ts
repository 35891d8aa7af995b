import { BODY_RULES } from "./bodies.ts";
import { CALLBACK_RULES } from "./callbacks.ts";
import { COMPONENT_RULES } from "./components.ts";
import { DOCUMENT_RULES } from "./document.ts";
import { ERROR_RULES } from "./errors.ts";
import { HEADER_RULES } from "./headers.ts";
import { LIFECYCLE_RULES } from "./lifecycle.ts";
import { OPERATION_RULES } from "./operations.ts";
import { PARAMETER_RULES } from "./parameters.ts";
import { RESPONSE_RULES } from "./responses.ts";
import type { Rule } from "./rule.ts";
import { ANNOTATION_RULES } from "./schemas/annotations.ts";
import { ARRAY_RULES } from "./schemas/arrays.ts";
import { ENUM_RULES } from "./schemas/enums.ts";
import { NUMBER_RULES } from "./schemas/numbers.ts";
import { OBJECT_RULES } from "./schemas/objects.ts";
import { PROPERTY_RULES } from "./schemas/properties.ts";
import { SCHEMA_RULES } from "./schemas/schemas.ts";
import { STRING_RULES } from "./schemas/strings.ts";
import { UNION_RULES } from "./schemas/unions.ts";
import { VALUE_RULES } from "./schemas/values.ts";
import { SECURITY_RULES } from "./security.ts";
import { SERVER_RULES } from "./servers.ts";
import { WEBHOOK_RULES } from "./webhooks.ts";

/** The tables of rules, by their file. */
export const RULE_TABLES = {
  operations: OPERATION_RULES,
  parameters: PARAMETER_RULES,
  bodies: BODY_RULES,
  responses: RESPONSE_RULES,
  headers: HEADER_RULES,
  "schemas/objects": OBJECT_RULES,
  "schemas/properties": PROPERTY_RULES,
  "schemas/arrays": ARRAY_RULES,
  "schemas/strings": STRING_RULES,
  "schemas/numbers": NUMBER_RULES,
  "schemas/enums": ENUM_RULES,
  "schemas/unions": UNION_RULES,
  "schemas/values": VALUE_RULES,
  "schemas/schemas": SCHEMA_RULES,
  "schemas/annotations": ANNOTATION_RULES,
  components: COMPONENT_RULES,
  security: SECURITY_RULES,
  servers: SERVER_RULES,
  webhooks: WEBHOOK_RULES,
  callbacks: CALLBACK_RULES,
  errors: ERROR_RULES,
  lifecycle: LIFECYCLE_RULES,
  document: DOCUMENT_RULES,
} as const;

type Tables = typeof RULE_TABLES;

/** Identifier of a rule, for example `property-newly-required`. */
export type RuleId = { [Table in keyof Tables]: keyof Tables[Table] }[keyof Tables];

/** Every kind of change that is reported, by identifier. */
export const RULES: Readonly<Record<RuleId, Rule>> = Object.assign({}, ...Object.values(RULE_TABLES));
