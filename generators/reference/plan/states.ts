import { isObject, type JsonObject } from "../../core/json.ts";
import { listOf, stringOf } from "../../core/json-values.ts";
import { joined, plainMarkdown, table } from "../print/markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** A transition of a state machine. */
interface StateMove {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly trigger: string;
  /** Error code of a rejected transition. */
  readonly code: string | undefined;
}

/**
 * Returns the states and transitions of `x-codegen-states`: `{ states: [...], moves: [{ from, to, trigger, code }] }`.
 * Each part may be missing; undefined if all are.
 */
export function stateMachine(
  { "x-codegen-states": written }: JsonObject,
  context: ReferenceContext,
): string | undefined {
  if (!isObject(written)) return undefined;
  const moves = listOf(written.moves).flatMap((move) => (isObject(move) ? [moveOf(move)] : []));
  const named = moves.flatMap(({ from, to }) => [from, to]);
  const states = new Set([...listOf(written.states), ...named].filter((state) => typeof state === "string"));
  if (states.size === 0 && moves.length === 0) return undefined;
  return joined([
    states.size === 0 ? undefined : `States: ${[...states].map(plainMarkdown).join(" · ")}`,
    moveTable(moves, context),
  ]);
}

function moveOf({ from, to, trigger, code }: JsonObject): StateMove {
  return { from: stringOf(from), to: stringOf(to), trigger: stringOf(trigger) ?? "", code: stringOf(code) };
}

function moveTable(moves: readonly StateMove[], { errorCode }: ReferenceContext): string | undefined {
  const rows = moves.map(({ from, to, trigger, code }) => [
    plainMarkdown(from ?? "any state"),
    plainMarkdown(trigger),
    plainMarkdown(to ?? (code === undefined ? "allowed; the next state is not documented" : "rejected")),
    code === undefined ? "" : errorCode(code),
  ]);
  return table(["From", "Trigger", "To", "Error code"], rows);
}
