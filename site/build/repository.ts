import { join } from "node:path";

/** The folder of the repository. */
export const repository: string = join(import.meta.dirname, "../..");
