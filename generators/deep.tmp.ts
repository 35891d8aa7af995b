import { generate } from "./zod/test/generated-schema.ts";
import { modelOfSchemas } from "./core/model/test/model-of.ts";
import { writeFileSync } from "node:fs";
const text = { type: "string" };
const objectOf = (inner) => ({ type: "object", properties: { in: inner }, required: ["in"] });
const listOf = (items) => ({ type: "array", items });
const optionally = (inner) => ({ type: "object", properties: { in: inner } });
const nested = (n, around, last = text) => { let s = last; for (let i = 0; i < n; i++) s = around(s); return s; };
const { files } = await generate(await modelOfSchemas({
      Parts: nested(50, (inner) => ({
        allOf: [objectOf(inner), { type: "object", properties: { more: {} } }],
      })),
}));
console.log(files.find((f) => f.path === "exact/index.ts").text);
