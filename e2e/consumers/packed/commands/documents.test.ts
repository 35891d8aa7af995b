import { expect, test } from "vitest";
import { documentCommands } from "./documents.ts";

const commands = documentCommands();

test("a script that is named in two spellings starts once: the second one says which command it is the same as", () => {
  const again = commands.find(({ command }) => command === "pnpm generate");
  expect(again?.sameAs).toBe("npx -y pnpm@12.21.0 generate");
});

test("what a command is the same as stands further up, and is run itself", () => {
  for (const [index, { command, sameAs }] of commands.entries()) {
    if (sameAs === undefined) continue;
    const first = commands.findIndex((other) => other.command === sameAs);
    expect(first, command).toBeLessThan(index);
    expect(commands[first]?.sameAs, command).toBeUndefined();
  }
});
