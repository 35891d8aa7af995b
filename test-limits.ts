/**
 * How long a test, and what prepares it, may take before it counts as hanging. No test is about its pace: a limit that
 * a busy machine reaches would fail tests that are fine.
 */
export const testLimits = { testTimeout: 300_000, hookTimeout: 300_000 } as const;
