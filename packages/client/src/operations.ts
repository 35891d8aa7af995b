/**
 * Calls of single operations, for bundles that hold no others: the operations, with the types of their inputs and results,
 * and the client core that calls them.
 *
 * @module
 */
export {
  asResponse,
  type CallPromise,
  type ClientCore,
  checkOptions,
  fetchAll,
  fetchPage,
  type Operation,
  rotateKeys,
  sharePauses,
  watchCalls,
} from "@crossborder/runtime/client";
export { call } from "./call.ts";
export { type ClientCoreExtra, type ClientCoreOptions, createClientCore } from "./create-client-core.ts";
export { explainErrors } from "./error-info.ts";
export * from "./generated/operations/index.ts";
