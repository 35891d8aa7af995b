import type { CommandName } from "../options/index.ts";
import type { RunCommand } from "./command.ts";

/** How each command is run. A command is loaded when it runs: most of a short run is loading modules. */
export const COMMAND_RUNS: Readonly<Record<CommandName, () => Promise<RunCommand>>> = {
  generate: async () => (await import("./generate.ts")).runGenerate,
  diff: async () => (await import("./diff.ts")).runDiff,
  changeset: async () => (await import("./changeset.ts")).runChangeset,
  verify: async () => (await import("./verify.ts")).runVerify,
  lint: async () => (await import("./lint.ts")).runLint,
  reference: async () => (await import("./reference.ts")).runReference,
  init: async () => (await import("./init.ts")).runInit,
  doctor: async () => (await import("./doctor.ts")).runDoctor,
  "overlay apply": async () => (await import("./overlay.ts")).runOverlayApply,
  "overlay diff": async () => (await import("./overlay.ts")).runOverlayDiff,
};
