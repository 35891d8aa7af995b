import { testSchemas } from "../../test/changes-between.ts";

testSchemas([
  {
    name: "minimum is added",
    base: `{type: number}`,
    revision: `{type: number, minimum: 1}`,
    request: [
      "breaking number-bounds-tightened: Request body application/json now has minimum 1. [types patch, client patch, zod major]",
    ],
    response: [
      "safe number-bounds-tightened: Response 200 application/json now has minimum 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "minimum is dropped",
    base: `{type: number, minimum: 1}`,
    revision: `{type: number}`,
    request: [
      "safe number-bounds-loosened: Request body application/json no longer has minimum 1. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking number-bounds-loosened: Response 200 application/json no longer has minimum 1. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "multipleOf is added",
    base: `{type: number}`,
    revision: `{type: number, multipleOf: 0.01}`,
    request: [
      "breaking multiple-tightened: Request body application/json now has multipleOf 0.01. [types patch, client patch, zod major]",
    ],
    response: [
      "safe multiple-tightened: Response 200 application/json now has multipleOf 0.01. [types patch, client patch, zod minor]",
    ],
  },

  {
    name: "multipleOf is dropped",
    base: `{type: number, multipleOf: 0.01}`,
    revision: `{type: number}`,
    request: [
      "safe multiple-loosened: Request body application/json no longer has multipleOf 0.01. [types patch, client patch, zod minor]",
    ],
    response: [
      "breaking multiple-loosened: Response 200 application/json no longer has multipleOf 0.01. [types patch, client patch, zod minor]",
    ],
  },
]);
