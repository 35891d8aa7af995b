/**
 * How long a test, and what prepares it, may take before it counts as hanging. No test is about its pace: a limit that
 * a busy machine reaches would fail tests that are fine.
 */
export const testLimits = { testTimeout: 300_000, hookTimeout: 300_000 } as const;

/**
 * Node loads the modules of tests itself, as it does when a script runs: without a transformation of each file, and
 * without a look-up at each use of what is imported. Not for projects that replace modules or give them other names.
 */
export const nativeModules = { experimental: { viteModuleRunner: false } } as const;

/**
 * Tests of types, which the compiler runs: those that it finds in a package. `pnpm test` leaves them to `pnpm typecheck`,
 * which compiles the same files with the same settings just before (`TYPES=checked`).
 */
export const typeTests = {
  enabled: process.env.TYPES !== "checked",
  include: ["test/**/*.test-d.ts"],
} as const;
