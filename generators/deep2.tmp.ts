import { generate } from "./zod/test/generated-schema.ts";
import { modelOfSchemas } from "./core/model/test/model-of.ts";
import { writeFileSync, mkdirSync } from "node:fs";
const text = { type: "string" };
const to = (name) => ({ $ref: `#/components/schemas/${name}` });
const objectOf = (inner) => ({ type: "object", required: ["in"], properties: { in: inner } });
const listOf = (items) => ({ type: "array", items });
const mapOf = (inner) => ({ type: "object", additionalProperties: inner });
const optionally = (inner) => ({ type: "object", properties: { in: inner } });
const nested = (n, around, last = text) => { let s = last; for (let i = 0; i < n; i++) s = around(s); return s; };
const one = process.argv[2];
    const ways = {
      Objects: nested(150, objectOf),
      Lists: nested(150, listOf),
      Both: nested(60, (inner) => objectOf(listOf(inner))),
      Unions: nested(50, (inner) => ({ anyOf: [objectOf(inner), { type: "number" }] })),
      Parts: nested(50, (inner) => ({
        allOf: [objectOf(inner), { type: "object", properties: { more: {} } }],
      })),
      Recursive: nested(60, optionally, to("Recursive")),
      RecursiveLists: nested(60, listOf, to("RecursiveLists")),
      RecursiveMaps: nested(60, mapOf, to("RecursiveMaps")),
    };
import { refutedClaims } from "./test/type-equality/type-claims.ts";
for (const name of Object.keys(ways)) { try { await refutedClaims(await modelOfSchemas({ [name]: ways[name] }), []); console.log(name, "ok"); } catch (error) { console.log(name, String(error).slice(0, 600)); } }

