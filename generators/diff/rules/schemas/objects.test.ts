import { testSchemas } from "../../test/changes-between.ts";

testSchemas([
  {
    name: "a map is closed",
    base: `{type: object, additionalProperties: {type: string}}`,
    revision: `{type: object, additionalProperties: false}`,
    request: [
      'breaking object-closed: Request body application/json allows fewer undeclared properties: it changed from additionalProperties {"type":"string"} to additionalProperties false. [types major, client major, zod major]',
    ],
    response: [
      'safe object-closed: Response 200 application/json allows fewer undeclared properties: it changed from additionalProperties {"type":"string"} to additionalProperties false. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a closed object becomes a map",
    base: `{type: object, additionalProperties: false}`,
    revision: `{type: object, additionalProperties: {type: string}}`,
    request: [
      'safe object-opened: Request body application/json allows more undeclared properties: it changed from additionalProperties false to additionalProperties {"type":"string"}. [types minor, client minor, zod minor]',
    ],
    response: [
      'breaking object-opened: Response 200 application/json allows more undeclared properties: it changed from additionalProperties false to additionalProperties {"type":"string"}. [types major, client major, zod major]',
    ],
  },

  {
    name: "more properties are required",
    base: `{type: object, additionalProperties: {type: string}}`,
    revision: `{type: object, additionalProperties: {type: string}, minProperties: 1}`,
    request: [
      "breaking property-count-tightened: Request body application/json now has minProperties 1. [types patch, client patch, zod major]",
    ],
    response: [
      "safe property-count-tightened: Response 200 application/json now has minProperties 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "an object may be empty",
    base: `{type: object, additionalProperties: {type: string}, minProperties: 1}`,
    revision: `{type: object, additionalProperties: {type: string}}`,
    request: [
      "safe property-count-loosened: Request body application/json no longer has minProperties 1. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking property-count-loosened: Response 200 application/json no longer has minProperties 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "names get a pattern",
    base: `{type: object, additionalProperties: {type: string}}`,
    revision: `{type: object, additionalProperties: {type: string}, propertyNames: {pattern: '^[a-z]+$'}}`,
    request: [
      'breaking property-names-tightened: Request body application/json now has propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod major]',
    ],
    response: [
      'safe property-names-tightened: Response 200 application/json now has propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod minor]',
    ],
  },

  {
    name: "names lose their pattern",
    base: `{type: object, additionalProperties: {type: string}, propertyNames: {pattern: '^[a-z]+$'}}`,
    revision: `{type: object, additionalProperties: {type: string}}`,
    request: [
      'safe property-names-loosened: Request body application/json no longer has propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod minor]',
    ],
    response: [
      'breaking property-names-loosened: Response 200 application/json no longer has propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod minor]',
    ],
  },

  {
    name: "properties by pattern are added",
    base: `{type: object}`,
    revision: `{type: object, patternProperties: {^x-: {type: string}}}`,
    request: [
      "safe pattern-properties-added: Request properties that match the pattern ^x- were declared. [types minor, client minor, zod minor]",
    ],
    response: [
      "safe pattern-properties-added: Response properties that match the pattern ^x- were declared. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "properties by pattern are dropped",
    base: `{type: object, patternProperties: {^x-: {type: string}}}`,
    revision: `{type: object}`,
    request: [
      "risky pattern-properties-removed: Request properties that match the pattern ^x- were removed. [types major, client major, zod major]",
    ],
    response: [
      "breaking pattern-properties-removed: Response properties that match the pattern ^x- were removed. [types major, client major, zod major]",
    ],
  },

  {
    name: "a property brings another with it",
    base: `{type: object, properties: {a: {type: string}, b: {type: string}}}`,
    revision: `{type: object, properties: {a: {type: string}, b: {type: string}}, dependentRequired: {a: [b]}}`,
    request: [
      'breaking dependency-tightened: Request property "a" now requires more of its object: the object now has dependentRequired {"a":["b"]}. [types major, client major, zod major]',
    ],
    response: [
      'safe dependency-tightened: Response property "a" now requires more of its object: the object now has dependentRequired {"a":["b"]}. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a property brings no other with it",
    base: `{type: object, properties: {a: {type: string}, b: {type: string}}, dependentRequired: {a: [b]}}`,
    revision: `{type: object, properties: {a: {type: string}, b: {type: string}}}`,
    request: [
      'safe dependency-loosened: Request property "a" now requires less of its object: the object no longer has dependentRequired {"a":["b"]}. [types minor, client minor, zod minor]',
    ],
    response: [
      'breaking dependency-loosened: Response property "a" now requires less of its object: the object no longer has dependentRequired {"a":["b"]}. [types major, client major, zod major]',
    ],
  },
]);
