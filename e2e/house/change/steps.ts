/** One command of `pnpm spec:change`. */
export interface Step {
  /** Name of the step, as it is printed. */
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** True where nothing after it makes sense when it fails. Otherwise the run goes on, and lists the remedy at the end. */
  readonly isRequired?: true;
  /** Instruction for when it fails; when absent, to run the step alone. */
  readonly remedy?: string;
  /** True if its output is the result that the reader needs. */
  readonly isShown?: true;
}

/** All steps that follow from an edit under `spec/`, in their order; `base` is what the edit is compared with. */
export function stepsOf(base: string): readonly Step[] {
  return [
    {
      name: "write the enum of error codes, and the tables and numbers of documents",
      command: ["node", "e2e/house/tables/main.ts"],
      isRequired: true,
    },
    {
      name: "lint the description",
      command: ["pnpm", "--filter", "@crossborder/spec", "run", "lint"],
      isRequired: true,
      remedy: "Fix what lint reports under spec/, then run this command again.",
    },
    {
      name: "generate the packages",
      command: ["node", "generators/cli/main.ts", "generate"],
      isRequired: true,
      remedy: "Fix what the generators report, then run this command again.",
    },
    {
      name: "build",
      command: ["pnpm", "run", "build"],
      isRequired: true,
      remedy: "Code written by hand uses something that the change removed or renamed. Adapt it.",
    },
    {
      name: "check examples and evidence",
      command: ["pnpm", "exec", "vitest", "run", "--project", "spec", "--reporter", "minimal"],
      remedy:
        "Add or correct the files under spec/examples and the rows of spec/EVIDENCE.md that are named above.",
    },
    {
      name: "write the documents of the sandbox",
      command: ["node", "packages/sandbox/documents/write.ts"],
    },
    { name: "write the API reports", command: ["node", "e2e/house/api-report/main.ts"] },
    {
      name: `compare with ${base}`,
      command: ["node", "generators/cli/main.ts", "diff", base, "--fail-on", "breaking"],
      isShown: true,
      remedy:
        "The change breaks clients. Follow the advice above, or add an entry with a reason and a last day to spec/exemptions.yaml.",
    },
    {
      name: "write the changesets",
      command: ["node", "generators/cli/main.ts", "changeset", base],
      isShown: true,
    },
  ];
}
