/**
 * Factories of values, and Mock Service Worker (MSW) handlers for the operations of a document. Used by generated code.
 *
 * @module
 */
export {
  type AnyFactory,
  type DeepPartial,
  type Factory,
  type FactoryOptions,
  factory,
  numbered,
  oneOf,
  pick,
} from "./factory.ts";
export {
  type AllMocks,
  bindMocks,
  type HandlerOptions,
  type MockEntry,
  type MockOptions,
  type MockRequest,
  type MockResponse,
  type MockTable,
  type OperationMock,
} from "./handlers.ts";
