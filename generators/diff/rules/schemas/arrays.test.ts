import { testSchemas } from "../../test/changes-between.ts";

testSchemas([
  {
    name: "the options of a union share the lists by their length",
    base: "{type: array, items: {type: string}, maxItems: 9}",
    revision:
      "{anyOf: [{type: array, items: {type: string}, uniqueItems: true, maxItems: 9}, {type: array, items: {type: string}, minItems: 2, maxItems: 9}]}",
    request: [],
    response: [],
  },

  {
    name: "a tuple is closed by unevaluatedItems",
    base: `{type: array, prefixItems: [{type: string}]}`,
    revision: `{type: array, prefixItems: [{type: string}], unevaluatedItems: false}`,
    request: [
      "breaking array-closed: Request body application/json now has unevaluatedItems false. [types major, client major, zod major]",
    ],
    response: [
      "safe array-closed: Response 200 application/json now has unevaluatedItems false. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a tuple is opened by dropping unevaluatedItems",
    base: `{type: array, prefixItems: [{type: string}], unevaluatedItems: false}`,
    revision: `{type: array, prefixItems: [{type: string}]}`,
    request: [
      "safe array-opened: Request body application/json no longer has unevaluatedItems false. [types minor, client minor, zod minor]",
    ],
    response: [
      "breaking array-opened: Response 200 application/json no longer has unevaluatedItems false. [types major, client major, zod major]",
    ],
  },

  {
    name: "minItems is added",
    base: `{type: array, items: {type: string}}`,
    revision: `{type: array, items: {type: string}, minItems: 1}`,
    request: [
      "breaking item-count-tightened: Request body application/json now has minItems 1. [types patch, client patch, zod major]",
    ],
    response: [
      "safe item-count-tightened: Response 200 application/json now has minItems 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "minItems is dropped",
    base: `{type: array, items: {type: string}, minItems: 1}`,
    revision: `{type: array, items: {type: string}}`,
    request: [
      "safe item-count-loosened: Request body application/json no longer has minItems 1. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking item-count-loosened: Response 200 application/json no longer has minItems 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "an item of a kind has to be there",
    base: `{type: array}`,
    revision: `{type: array, contains: {const: x}}`,
    request: [
      'breaking contains-tightened: Request body application/json now has contains {"const":"x"}. [types patch, client patch, zod major]',
    ],
    response: [
      'safe contains-tightened: Response 200 application/json now has contains {"const":"x"}. [types patch, client patch, zod minor]',
    ],
  },

  {
    name: "no item of a kind has to be there",
    base: `{type: array, contains: {const: x}}`,
    revision: `{type: array}`,
    request: [
      'safe contains-loosened: Request body application/json no longer has contains {"const":"x"}. [types patch, client patch, zod minor]',
    ],
    response: [
      'breaking contains-loosened: Response 200 application/json no longer has contains {"const":"x"}. [types patch, client patch, zod minor]',
    ],
  },

  {
    name: "items have to differ",
    base: `{type: array, items: {type: string}}`,
    revision: `{type: array, items: {type: string}, uniqueItems: true}`,
    request: [
      "breaking unique-items-required: Request body application/json no longer allows duplicate items. [types patch, client patch, zod major]",
    ],
    response: [
      "safe unique-items-required: Response 200 application/json no longer allows duplicate items. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "items may repeat",
    base: `{type: array, items: {type: string}, uniqueItems: true}`,
    revision: `{type: array, items: {type: string}}`,
    request: [
      "safe unique-items-no-longer-required: Request body application/json now allows duplicate items. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking unique-items-no-longer-required: Response 200 application/json now allows duplicate items. [types patch, client patch, zod minor]",
    ],
  },
]);
