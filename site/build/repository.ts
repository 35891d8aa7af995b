import { join } from "node:path";
import { repositoryUrl } from "../../codegen.config.ts";

export { siteUrl } from "../../codegen.config.ts";

/** The folder of the repository. */
export const repository: string = join(import.meta.dirname, "../..");

/** The repository's page in a browser. */
export const repositoryPage: string = repositoryUrl.replace(/^git\+/, "").replace(/\.git$/, "");
