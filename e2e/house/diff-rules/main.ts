import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../repository.ts";
import { RULES_PAGE, renderRules } from "./render-rules.ts";

// `pnpm docs:rules`: writes the page of all rules of `codegen diff`.
writeFileSync(join(repository, RULES_PAGE), renderRules());
process.stdout.write(`written  ${RULES_PAGE}\n`);
