import { type ServerOptions, tools } from "../../src/index.ts";
import { openSession, PAYING } from "../support/session.ts";

const WRITES = tools.filter(({ isRead }) => !isRead).map(({ name }) => name);

/** Size of a list of tools, which each conversation of an agent reads; four characters are about a token. */
const ROWS: readonly (readonly [offered: string, options: ServerOptions])[] = [
  ["operations that read: the default", {}],
  ["those, quotes and payouts", PAYING],
  ["the same with `outputs: false`", { ...PAYING, outputs: false }],
  ["all operations", { allow: WRITES, list: "tools" }],
  ["all operations, by search: the default for lists of more than 40,000 characters", { allow: WRITES }],
];

/** The size of `tools/list` by what is offered, as a table. */
export async function listSizes(): Promise<string> {
  const rows = await Promise.all(
    ROWS.map(async ([offered, server]) => {
      const { agent } = await openSession({ server });
      const { tools } = await agent.listTools();
      const { length } = JSON.stringify(tools);
      const tokens = Math.round(length / 400) * 100;
      return `| ${offered} | ${tools.length} | ${inWords(length)} | ${inWords(tokens)} |`;
    }),
  );
  return ["| offered | tools | characters | tokens, about |", "| --- | ---: | ---: | ---: |", ...rows].join(
    "\n",
  );
}

function inWords(count: number): string {
  return count.toLocaleString("en");
}
