import { testSchemas } from "../../test/rule-cases.ts";

testSchemas([
  {
    name: "a map is closed",
    base: `{type: object, additionalProperties: {type: string}}`,
    revision: `{type: object, additionalProperties: false}`,
    request: [
      'breaking object-closed: Request body application/json is stricter with properties that are not named: it goes from additionalProperties {"type":"string"} to additionalProperties false. [types major, client major, zod major]',
    ],
    response: [
      'safe object-closed: Response 200 application/json is stricter with properties that are not named: it goes from additionalProperties {"type":"string"} to additionalProperties false. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a closed object becomes a map",
    base: `{type: object, additionalProperties: false}`,
    revision: `{type: object, additionalProperties: {type: string}}`,
    request: [
      'safe object-opened: Request body application/json is more open to properties that are not named: it goes from additionalProperties false to additionalProperties {"type":"string"}. [types minor, client minor, zod minor]',
    ],
    response: [
      'breaking object-opened: Response 200 application/json is more open to properties that are not named: it goes from additionalProperties false to additionalProperties {"type":"string"}. [types major, client major, zod major]',
    ],
  },

  {
    name: "more properties are asked for",
    base: `{type: object, additionalProperties: {type: string}}`,
    revision: `{type: object, additionalProperties: {type: string}, minProperties: 1}`,
    request: [
      "breaking property-count-tightened: Request body application/json gets minProperties 1. [types patch, client patch, zod major]",
    ],
    response: [
      "safe property-count-tightened: Response 200 application/json gets minProperties 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "an object may be empty",
    base: `{type: object, additionalProperties: {type: string}, minProperties: 1}`,
    revision: `{type: object, additionalProperties: {type: string}}`,
    request: [
      "safe property-count-loosened: Request body application/json loses minProperties 1. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking property-count-loosened: Response 200 application/json loses minProperties 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "names get a pattern",
    base: `{type: object, additionalProperties: {type: string}}`,
    revision: `{type: object, additionalProperties: {type: string}, propertyNames: {pattern: '^[a-z]+$'}}`,
    request: [
      'breaking property-names-tightened: Request body application/json gets propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod major]',
    ],
    response: [
      'safe property-names-tightened: Response 200 application/json gets propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod minor]',
    ],
  },

  {
    name: "names lose their pattern",
    base: `{type: object, additionalProperties: {type: string}, propertyNames: {pattern: '^[a-z]+$'}}`,
    revision: `{type: object, additionalProperties: {type: string}}`,
    request: [
      'safe property-names-loosened: Request body application/json loses propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod minor]',
    ],
    response: [
      'breaking property-names-loosened: Response 200 application/json loses propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod minor]',
    ],
  },

  {
    name: "properties by pattern are added",
    base: `{type: object}`,
    revision: `{type: object, patternProperties: {^x-: {type: string}}}`,
    request: [
      "safe pattern-properties-added: Properties whose names meet ^x- are described now. [types minor, client minor, zod minor]",
    ],
    response: [
      "safe pattern-properties-added: Properties whose names meet ^x- are described now. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "properties by pattern are dropped",
    base: `{type: object, patternProperties: {^x-: {type: string}}}`,
    revision: `{type: object}`,
    request: [
      "risky pattern-properties-removed: Properties whose names meet ^x- are not described any more. [types major, client major, zod major]",
    ],
    response: [
      "breaking pattern-properties-removed: Properties whose names meet ^x- are not described any more. [types major, client major, zod major]",
    ],
  },

  {
    name: "a property brings another with it",
    base: `{type: object, properties: {a: {type: string}, b: {type: string}}}`,
    revision: `{type: object, properties: {a: {type: string}, b: {type: string}}, dependentRequired: {a: [b]}}`,
    request: [
      'breaking dependency-tightened: "a" asks for more beside it: the object gets dependentRequired {"a":["b"]}. [types major, client major, zod major]',
    ],
    response: [
      'safe dependency-tightened: "a" asks for more beside it: the object gets dependentRequired {"a":["b"]}. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a property brings no other with it",
    base: `{type: object, properties: {a: {type: string}, b: {type: string}}, dependentRequired: {a: [b]}}`,
    revision: `{type: object, properties: {a: {type: string}, b: {type: string}}}`,
    request: [
      'safe dependency-loosened: "a" asks for less beside it: the object loses dependentRequired {"a":["b"]}. [types minor, client minor, zod minor]',
    ],
    response: [
      'breaking dependency-loosened: "a" asks for less beside it: the object loses dependentRequired {"a":["b"]}. [types major, client major, zod major]',
    ],
  },
]);
