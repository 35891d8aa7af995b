import { expect, test } from "vitest";
import { run } from "./run.ts";

const cwd = import.meta.dirname;

test("a program that asks a question gets no input, and ends", async () => {
  expect(await run("sh", ["-c", "read answer || exit 4"], { cwd })).toMatchObject({ exitCode: 4 });
});

test("a program that cannot be started has failed, and says so", async () => {
  const { exitCode, stderr } = await run("no-such-program", [], { cwd });
  expect(exitCode).toBe(1);
  expect(stderr).toContain("no-such-program");
});
