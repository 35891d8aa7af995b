import type { CompareContext } from "../context.ts";
import type { Difference } from "../difference.ts";
import { compareCatalog } from "./compare-catalog.ts";
import { compareComponentAliases } from "./compare-component-aliases.ts";
import { compareInfo } from "./compare-info.ts";
import { compareOperations } from "./compare-operations.ts";
import { compareSecuritySchemes } from "./compare-security-schemes.ts";
import { compareDocumentServers } from "./compare-servers.ts";
import { compareWebhooks } from "./compare-webhooks.ts";
import { findRemovedComponents } from "./find-removed-components.ts";
import { settleAliases } from "./settle-aliases.ts";

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
