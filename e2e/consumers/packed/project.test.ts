import { delimiter } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { consumerEnvironment, runAsConsumer } from "./project.ts";

afterEach(() => vi.unstubAllEnvs());

test("a consumer has nothing of what the repository and its package manager put into the environment", () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:1");
  vi.stubEnv("CI", "true");
  vi.stubEnv("PATH", ["/repository/node_modules/.bin", "/usr/bin"].join(delimiter));
  const environment = consumerEnvironment();
  expect(environment).toMatchObject({ npm_config_registry: undefined, CI: undefined, PATH: "/usr/bin" });
  expect("HOME" in environment).toBe(false);
});

test("a command that fails says what it was and what it printed", async () => {
  const failing = runAsConsumer(["sh", "-c", "echo seen; exit 3"], { cwd: import.meta.dirname });
  await expect(failing).rejects.toThrow(/^sh -c echo seen; exit 3 exited with 3\nseen$/);
});
