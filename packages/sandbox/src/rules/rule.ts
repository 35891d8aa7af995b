import type { operations } from "@crossborder/zod/operations";
import type * as z from "zod";
import type { OperationId } from "../description/operations.ts";
import type { InstanceRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";

type Validators<Id extends OperationId> = (typeof operations)[Id]["request"];
type Valid<Request, Part extends string> = Request extends {
  readonly [key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** A request that matches the description, on the instance of its key. */
interface Call<Id extends OperationId> {
  readonly instance: InstanceRow;
  readonly path: Valid<Validators<Id>, "path">;
  readonly query: Valid<Validators<Id>, "query">;
  readonly body: Valid<Validators<Id>, "body">;
  /** Notes an open point of the service's document, for which the response follows a rule of the sandbox. */
  readonly unspecified: (reason: string) => void;
  /** Scheme and host that the request was sent to. */
  readonly origin: string;
}

/** Carries out one operation within a transaction: returns the response's body, or throws a `Rejection`. */
export type Rule<Id extends OperationId> = (tx: Transaction, call: Call<Id>) => unknown;
