import type { Difference } from "../rules/difference.ts";
import type { CompareContext } from "./context.ts";
import { compareCatalog } from "./document/compare-catalog.ts";
import { compareComponentAliases } from "./document/compare-component-aliases.ts";
import { compareInfo } from "./document/compare-info.ts";
import { compareOperations } from "./document/compare-operations.ts";
import { compareSecuritySchemes } from "./document/compare-security-schemes.ts";
import { compareDocumentServers } from "./document/compare-servers.ts";
import { compareWebhooks } from "./document/compare-webhooks.ts";
import { findRemovedComponents } from "./document/find-removed-components.ts";
import { settleAliases } from "./document/settle-aliases.ts";

/** Every difference between two documents, one per place that it reaches, in the order of the documents. */
export function compareDocuments(context: CompareContext): Difference[] {
  const differences = [
    ...compareInfo(context),
    ...compareDocumentServers(context),
    ...compareSecuritySchemes(context),
    ...compareOperations(context),
    ...compareWebhooks(context),
    ...compareCatalog(context),
    ...compareComponentAliases(context),
  ];
  const settled = settleAliases(context.revision, differences);
  return [...settled, ...findRemovedComponents(context, settled)];
}
