import { rejection } from "../http/rejection.ts";
import { lettersOf } from "../state/ids.ts";
import type { TermsLinkRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import type { Rule } from "./rule.ts";

/** Path prefix of the page with the terms. */
export const TERMS_PATH = "/terms";

/** "Endpoints": a link to open in a browser. The same `idempotency_key` gets the same link. */
export const createTermsLink: Rule<"tos.create"> = (tx, { instance, body, origin }) => {
  const key = `${instance.id} ${body.idempotency_key.toLowerCase()}`;
  const known = tx.get("terms_keys", key);
  const linkId = known?.link_id ?? addLink(tx, instance.id).id;
  if (!known) tx.put("terms_keys", { id: key, link_id: linkId });
  return { url: `${origin}${TERMS_PATH}/${linkId}` };
};

function addLink(tx: Transaction, instanceId: string): TermsLinkRow {
  const id = lettersOf(`terms ${tx.id("tl_")}`, 24);
  return tx.put("terms_links", { id, instance_id: instanceId, created_at: tx.now, tos_id: null });
}

/** The link of the page. `AUTH_TOKEN_INVALID`: an invalid link ("Authentication" 4). */
export function findTermsLink(tx: Pick<Transaction, "get">, id: string): TermsLinkRow {
  const link = tx.get("terms_links", id);
  if (!link) throw rejection("AUTH_TOKEN_INVALID");
  return link;
}

/** "Payout flow" 1: accepting yields the `tos_id`. `TOS_ALREADY_ACCEPTED`: these terms were accepted before. */
export function acceptTerms(tx: Transaction, linkId: string): `to_${string}` {
  const link = findTermsLink(tx, linkId);
  if (link.tos_id !== null) throw rejection("TOS_ALREADY_ACCEPTED");
  const id = tx.id("to_");
  tx.put("tos", { id, instance_id: link.instance_id, created_at: tx.now });
  tx.put("terms_links", { ...link, tos_id: id });
  return id;
}
