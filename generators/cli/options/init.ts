import type { CommandDefinition } from "./option.ts";

/** `codegen init` */
export const INIT = {
  summary: "set up a project, or a new repository of packages",
  about:
    "In the folder of a package.json, writes codegen.config.ts, two scripts and the dependencies of generated code, installs them, generates, and prints code for the first call. With --monorepo, writes a new repository with one package per generator. Shows what it will write and asks first. In CI it does not ask; elsewhere without a terminal, and with --format json, it writes nothing unless --yes is passed. Existing files are left as they are. If a step fails, the folder is as it was before.",
  arguments: [],
  options: {
    spec: {
      value: "FILE",
      defaultsTo: "the only document in the project or in its folders spec, openapi, api, docs and so on",
      meaning: "path or URL of the OpenAPI document",
    },
    with: {
      value: "LIST",
      multiple: true,
      defaultsTo: "none",
      meaning:
        "further generators to set up: query (TanStack Query), mocks (factories and MSW handlers), mcp (tools for agents)",
    },
    yes: { meaning: "write without asking" },
    install: { defaultsTo: "on", meaning: "install the dependencies; when off, only write files" },
    monorepo: { meaning: "set up a new repository: packages, changesets, workflows, READMEs" },
    scope: { value: "NAME", meaning: "npm scope of the packages; required with --monorepo" },
  },
  examples: [
    "codegen init",
    "codegen init --spec https://example.com/openapi.json --yes",
    "codegen init --monorepo --scope @acme --spec openapi.yaml",
  ],
} as const satisfies CommandDefinition;
