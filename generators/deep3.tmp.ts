import { generate } from "./zod/test/generated-schema.ts";
import { modelOfSchemas } from "./core/model/test/model-of.ts";
const listOf = (items) => ({ type: "array", items });
const nested = (n, around, last) => { let s = last; for (let i = 0; i < n; i++) s = around(s); return s; };
const { files } = await generate(await modelOfSchemas({ Lists: nested(150, listOf, {type: "string"}) }));
console.log(files.find((f) => f.path === "exact/index.ts").text);
