import type * as z from "zod";
import type { Engine } from "../engine.ts";
import type { Transaction } from "../state/transaction.ts";

/** Context of a control call. */
export interface ControlContext {
  readonly engine: Engine;
  /** Runs a transaction under the call's own name. */
  readonly transact: <Result>(run: (tx: Transaction) => Result, instanceId?: string) => Result;
}

/** One call of the control interface: the routes, the description and the typed client are made from these. */
export interface ControlOperation<Input extends z.ZodType, Output> {
  readonly summary: string;
  /** Set when it needs no token and responds to every machine, as monitors expect. */
  readonly isPublic?: true;
  /** The parts of the path, the query of a GET and the body of everything else, in one object. */
  readonly input: Input;
  /** Schema of a successful response. It is part of the description, and only tests check it. */
  readonly output: z.ZodType;
  readonly run: (context: ControlContext, input: z.output<Input>) => Output | Promise<Output>;
}

/** Declares a control call; the types of its input and its output are inferred. */
export function controlOperation<Input extends z.ZodType, Output>(
  operation: ControlOperation<Input, Output>,
): ControlOperation<Input, Output> {
  return operation;
}
