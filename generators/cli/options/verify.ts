import { DIFF } from "./diff.ts";
import type { CommandDefinition } from "./option.ts";
import { SPEC, TRAFFIC } from "./shared.ts";

/** `codegen verify` */
export const VERIFY = {
  summary: "compare the description with the document that the service serves, and with its responses",
  about:
    "Compares your description with the document that the service serves. The report says what only the service has, what only the description has, and what differs. With --live, the command also sends safe requests (GET only) to the running service and checks that the responses are as described. With --traffic, it checks recorded requests and responses. Exits 2 if no response can be checked.",
  arguments: [
    {
      name: "URL|FILE",
      isOptional: true,
      defaultsTo: "none, with --live or --traffic",
      meaning: "the document of the service, for example https://api.example.com/doc",
    },
  ],
  options: {
    spec: { ...SPEC, meaning: "path or URL of the description" },
    "service-overlay": {
      value: "FILE",
      multiple: true,
      setting: "verify.serviceOverlays",
      meaning:
        "apply an OpenAPI Overlay document to the service's document first, for paths and names that differ on purpose. Its `copy` action (Overlay 1.1) moves a path",
    },
    live: {
      value: "URL",
      meaning:
        "base URL of the running service: send every GET operation whose parameters are known, and check the successful responses. The report says of each operation what was checked, or why not",
    },
    traffic: TRAFFIC,
    parameter: {
      value: "NAME=VALUE",
      multiple: true,
      meaning:
        "value of a parameter for --live. Without it, an earlier response gives it, or else an example",
    },
    "key-env": {
      value: "NAME",
      setting: "verify.keyEnv",
      defaultsTo: "CODEGEN_API_KEY",
      meaning:
        "environment variable with the API key, sent as the description says, or else as a bearer token",
    },
    header: {
      value: "HEADER",
      multiple: true,
      meaning:
        "header for every request to the service. Other users of the machine can read it: prefer --key-env for secrets",
    },
    "timeout-ms": {
      value: "MILLISECONDS",
      setting: "verify.timeoutMs",
      defaultsTo: "30000",
      meaning: "time limit for each response",
    },
    format: DIFF.options.format,
    "fail-on": {
      ...DIFF.options["fail-on"],
      setting: "verify.failOn",
      meaning:
        "exit 1 for differences with this verdict or a worse one; undecided means not comparable, none means never exit 1",
    },
    exemptions: {
      ...DIFF.options.exemptions,
      setting: "verify.exemptions",
      defaultsTo: "none",
      meaning: "reviewed differences that are allowed, in the form of the exemptions of `codegen diff`",
    },
  },
  examples: [
    "codegen verify https://api.example.com/doc",
    "codegen verify served.json --spec openapi.yaml --service-overlay names.yaml --fail-on risky",
    "codegen verify --traffic shop.har --traffic pacts/shop.json",
    "codegen verify https://api.example.com/doc --live https://api.example.com --format markdown",
  ],
} as const satisfies CommandDefinition;
