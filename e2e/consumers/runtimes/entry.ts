import { checkCount, smoke } from "./smoke.ts";

// What a runtime with a `process` is given: the addresses come as arguments.
const [service = "", nowhere = ""] = process.argv.slice(2);
const failed = await smoke({ service, nowhere });
console.log(failed.length === 0 ? `${checkCount} checks hold` : failed.join("\n"));
process.exit(failed.length === 0 ? 0 : 1);
