import { fileURLToPath } from "node:url";
import { bundleInto } from "./bundle.ts";

await bundleInto(fileURLToPath(new URL("../dist", import.meta.url)));
