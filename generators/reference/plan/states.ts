import { isObject, type JsonObject } from "../../core/json.ts";
import { listOf, stringOf } from "../../core/json-values.ts";
import type { Block, StateMove } from "../page.ts";

/** The diagram of `x-codegen-states`: `{ states: [...], moves: [{ from, to, trigger, code }] }`. Each part may be missing. */
export function statesBlocks({ "x-codegen-states": written }: JsonObject): Block[] {
  if (!isObject(written)) return [];
  const moves = listOf(written.moves).flatMap((move) => (isObject(move) ? [moveOf(move)] : []));
  const accepted = moves.filter(({ code, to }) => code === undefined && to !== undefined);
  const named = accepted.flatMap(({ from, to }) => [from, to]).filter((state) => state !== undefined);
  const states = [
    ...new Set([...listOf(written.states).filter((state) => typeof state === "string"), ...named]),
  ];
  if (states.length === 0 && moves.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: "States" },
    ...(accepted.length === 0
      ? []
      : [{ kind: "states", title: stringOf(written.title) ?? "States", states, moves: accepted } as const]),
    ...moveTable(moves),
  ];
}

function moveOf({ from, to, trigger, code }: JsonObject): StateMove {
  return { from: stringOf(from), to: stringOf(to), trigger: stringOf(trigger) ?? "", code: stringOf(code) };
}

function moveTable(moves: readonly StateMove[]): Block[] {
  if (moves.length === 0) return [];
  const rows = moves.map(({ from, to, trigger, code }) => ({
    cells: [
      from ?? "any state",
      trigger,
      to ?? (code === undefined ? "allowed; the next state is not documented" : "rejected"),
      code === undefined ? "" : `\`${code}\``,
    ],
  }));
  return [{ kind: "table", head: ["From", "Trigger", "To", "Error code"], rows }];
}
