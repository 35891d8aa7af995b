import type { Difference } from "../rules/difference.ts";
import type { CompareContext } from "./context.ts";
import {
  compareComponentAliases,
  compareTypeNames,
  findRemovedComponents,
  settleAliases,
} from "./document/components.ts";
import { compareCatalog } from "./document/errors.ts";
import { compareExportedComponents } from "./document/exported-components.ts";
import { compareOperations } from "./document/operations.ts";
import { compareUnreadOperations } from "./document/other-fields.ts";
import { compareInfo } from "./document/prose.ts";
import { compareSecuritySchemes } from "./document/security-schemes.ts";
import { compareDocumentServers } from "./document/servers.ts";
import { compareWebhooks } from "./document/webhooks.ts";
import { withRenames } from "./renames/renamed-differences.ts";

/** Finds every difference between two documents, one per place that it reaches, in the order of the documents. */
export function compareDocuments(context: CompareContext): Difference[] {
  const differences = [
    ...compareInfo(context),
    ...compareDocumentServers(context),
    ...compareSecuritySchemes(context),
    ...compareOperations(context),
    ...compareUnreadOperations(context),
    ...compareWebhooks(context),
    ...compareCatalog(context),
    ...compareComponentAliases(context),
    ...compareTypeNames(context),
  ];
  differences.push(...compareExportedComponents(context)); // needs the comparisons above
  const settled = settleAliases(context.revision, differences);
  return withRenames(context, [...settled, ...findRemovedComponents(context, settled)]);
}
