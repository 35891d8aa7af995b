import { expect, test } from "vitest";
import { readManifest, readText } from "../../house/repository.ts";

/** The first two commands of the README, which are all that a fresh clone needs. */
const commands = [...readText("README.md").matchAll(/^ {4}(npx -y pnpm@.*)$/gm)].map(
  ([, command]) => command,
);

test("the README begins with generate and test", () => {
  expect(commands.slice(0, 2)).toEqual(["npx -y pnpm@12.21.0 generate", "npx -y pnpm@12.21.0 test"]);
});

test("the commands name the pnpm that the repository is pinned to, and scripts that exist", () => {
  const { packageManager, scripts = {} } = readManifest(".");
  for (const command of commands) {
    const [, , pnpm, script = ""] = command?.split(" ") ?? [];
    expect(pnpm).toBe(packageManager);
    expect(Object.keys(scripts)).toContain(script);
  }
});

test("continuous integration runs the README's test command", () => {
  expect(readText(".ci/run")).toMatch(new RegExp(`^\\s*${commands[1]}$`, "m"));
});
