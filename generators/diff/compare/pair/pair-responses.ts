import type { ResponseModel } from "../../../core/model/api-model.ts";
import { isSuccess } from "../../../core/model/is-success.ts";
import { type Pair, type Pairing, pairCovered, pairNodes } from "./pair-nodes.ts";

type WithStatus = Pick<ResponseModel, "status">;

/**
 * Pairs responses by status. One without a partner falls back to a response that covers it in the other document: `200`
 * to `2XX`, an error to `default`. A success falls back to `default` only if no success is described. A response that
 * covers another one is neither removed nor added.
 */
export function pairResponses<Response extends WithStatus>(
  responses: Pair<readonly Response[]>,
): Pairing<Response> {
  const exact = pairNodes(responses, [({ status }) => status]);
  return pairCovered(exact, {
    base: ({ status }) => coverOf(status, responses.base),
    revision: ({ status }) => coverOf(status, responses.revision),
  });
}

/** Finds the response that covers a status which the document does not list. */
export function coverOf<Response extends WithStatus>(
  status: string,
  responses: readonly Response[],
): Response | undefined {
  if (status === "default") return undefined;
  const find = (name: string) => responses.find((response) => response.status === name);
  const range = /^\d\d\d$/.test(status) ? find(`${status[0]}XX`) : undefined;
  if (range) return range;
  const describesSuccess = responses.some((response) => isSuccess(response.status));
  return isSuccess(status) && describesSuccess ? undefined : find("default");
}
