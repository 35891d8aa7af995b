/** One command of `pnpm spec:change`. */
export interface Step {
  /** Name of the step, as it is printed. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** `stop`: nothing after it makes sense when it fails. `note`: the run goes on and lists the remedy at the end. */
  readonly onFailure: "stop" | "note";
  /** Instruction for when it fails. */
  readonly remedy: string;
  /** True when its output is what the reader came for. */
  readonly isShown?: boolean;
}

/** All steps that follow from an edit under `spec/`, in their order; `base` is what the edit is compared with. */
export function stepsOf(base: string): readonly Step[] {
  const codegen = (...args: string[]) => ["generators/cli/main.ts", ...args];
  return [
    {
      name: "write the enum of error codes",
      program: "node",
      args: ["e2e/house/tables/main.ts"],
      onFailure: "stop",
      remedy: "Run `pnpm tables` by itself and read what it reports.",
    },
    {
      name: "lint the description",
      program: "pnpm",
      args: ["--filter", "@crossborder/spec", "run", "lint"],
      onFailure: "stop",
      remedy: "Fix what lint reports under spec/, then run this command again.",
    },
    {
      name: "generate the packages",
      program: "node",
      args: codegen("generate"),
      onFailure: "stop",
      remedy: "Fix what the generators report, then run this command again.",
    },
    {
      name: "write the tables and numbers of the documents",
      program: "node",
      args: ["e2e/house/tables/main.ts"],
      onFailure: "note",
      remedy: "Run `pnpm tables` by itself and read what it reports.",
    },
    {
      name: "build",
      program: "pnpm",
      args: ["run", "build"],
      onFailure: "stop",
      remedy: "Code written by hand uses something that the change removed or renamed. Adapt it.",
    },
    {
      name: "check examples and evidence",
      program: "pnpm",
      args: ["exec", "vitest", "run", "--project", "spec", "--reporter", "minimal"],
      onFailure: "note",
      remedy:
        "Add or correct the files under spec/examples and the rows of spec/EVIDENCE.md that are named above.",
    },
    {
      name: "write the documents of the sandbox",
      program: "node",
      args: ["packages/sandbox/documents/write.ts"],
      onFailure: "note",
      remedy: "Run `node packages/sandbox/documents/write.ts` by itself and read what it reports.",
    },
    {
      name: "write the API reports",
      program: "node",
      args: ["e2e/house/api-report/main.ts"],
      onFailure: "note",
      remedy: "Run `pnpm api:report` by itself and read what it reports.",
    },
    {
      name: `compare with ${base}`,
      program: "node",
      args: codegen("diff", base, "--fail-on", "breaking"),
      onFailure: "note",
      isShown: true,
      remedy:
        "The change breaks clients. Follow the advice above, or add an entry with a reason and a last day to spec/exemptions.yaml.",
    },
    {
      name: "write the changesets",
      program: "node",
      args: codegen("changeset", base),
      onFailure: "note",
      isShown: true,
      remedy: "Run `pnpm codegen changeset` by itself and read what it reports.",
    },
  ];
}
