/** A search of the night takes many more cases (`random-search.ts`): it runs for as long as a server does. */
const isLong = process.env.TIMES !== undefined;

/**
 * V8 options for short runs. A fifth of the CPU time of the tests went into optimizing code that runs for seconds
 * (Maglev, the quick optimizing compiler, stays), into the same for databases of WebAssembly, and into moving young
 * objects, of which V8 allows only 16 MB.
 */
const forShortRuns = ["--no-turbofan", "--liftoff-only", "--max-semi-space-size=64"];

const execArgv = isLong ? [] : forShortRuns;

/** The condition in `exports` under which a package of the workspace is its source, not its last build. Never published. */
const FROM_SOURCE = "--conditions=@crossborder/source";

/**
 * Time that a test, and what prepares it, may take before it counts as hanging. No test is about its pace: a limit that
 * a busy machine reaches would fail tests that are fine.
 */
export const testLimits = {
  testTimeout: isLong ? 3_600_000 : 300_000,
  hookTimeout: 300_000,
  execArgv: [...execArgv, FROM_SOURCE],
  // Processes that tests start see the source as well.
  env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${FROM_SOURCE}` },
};

/** Packages of the workspace as they are built, for tests of what users get. Goes after `testLimits`. */
export const builtPackages = { execArgv, env: {} };

/**
 * Node loads the modules of tests itself, as it does when a script runs: without a transformation of each file, and
 * without a look-up at each use of what is imported. Not for projects that replace modules or give them other names.
 */
export const nativeModules = { experimental: { viteModuleRunner: false } } as const;

/** The tests of a package: of its code, and of its types. */
export const packageTests = {
  ...testLimits,
  isolate: false,
  include: ["src/**/*.test.ts", "test/**/*.test.ts"],
  /**
   * The compiler runs tests of types. `pnpm test` leaves them to `pnpm typecheck`, which compiles the same files with the
   * same settings just before (`TYPES=checked`), and the sources as well.
   */
  typecheck: {
    enabled: process.env.TYPES !== "checked",
    include: ["test/**/*.test-d.ts"],
    tsconfig: "tsconfig.test-d.json",
  },
};
