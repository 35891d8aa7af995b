import { BUILT_IN } from "../built-in.ts";
import type { CommandName } from "./arguments.ts";

const COMMON = `
Common options:
  --overlay FILE  apply an OpenAPI Overlay document first (repeatable)
  --json          print one JSON value to standard output instead of text
  --report FILE   write that JSON value to FILE as well
  -h, --help      print this help
  --version       print the version

Exit code: 0 success, 1 findings, 2 the command could not run or the document was rejected.`;

const NAMES = BUILT_IN.map(({ name }) => name);

const OVERVIEW = `codegen: generates TypeScript packages from an OpenAPI 3.1 document

  codegen generate   write ${new Intl.ListFormat("en-GB").format(NAMES)}
  codegen diff       compare two documents: what changed, who is affected, what to do instead
  codegen changeset  write a changeset for every change, with the version bump of each package
  codegen lint       check the document

Run \`codegen COMMAND --help\` for options and examples.
${COMMON}`;

const COMMANDS: Readonly<Record<CommandName, string>> = {
  generate: `codegen generate [--spec FILE] [--out DIR] [--only NAME,…] [--formats NAME,…] [--int64 TYPE]
                 [--check | --watch]

Reads a document and writes one folder per generator. If the document has an error, nothing is written.

  --spec FILE   path or URL of an OpenAPI 3.1 document (3.0 is upgraded); default: codegen.config.ts
  --out DIR     write DIR/types, DIR/zod, … ; default: the folders of codegen.config.ts
  --only NAME   generators to run (repeat, or separate by commas): one of codegen.config.ts, or
${BUILT_IN.map(({ name, summary }) => `                  ${name.padEnd(10)}${summary}`).join("\n")}
  --formats F   formats that validators check: assert (all), annotate (none), or names; default: date, time,
                date-time, email, ipv4, ipv6, uri, uri-reference, uuid
  --int64 TYPE  type of 64-bit integers in types and validators: number (default), or bigint if your JSON parser
                keeps every digit; client and webhooks do not support bigint, so add --only types,zod
  --check       write nothing; list the files that would change, and exit 1 if there are any
  --watch       keep running, and generate again when a file of the document or codegen.config.ts changes

Examples:
  codegen generate
  codegen generate --check
  codegen generate --spec openapi.yaml --out src/api --only types,zod
${COMMON}`,
  diff: `codegen diff BASE [REVISION] [--format NAME] [--fail-on LEVEL] [--exempt FILE] [--new]

Compares two documents. For every change, the report says which operations it affects, whether it breaks clients, gives
an example of a value that breaks, and suggests a safe alternative.

  BASE, REVISION  a file, a URL, or a file of a commit as git-ref:path; default of REVISION: codegen.config.ts
  --format NAME   text (default), markdown, json, html, github, sarif or junit
  --fail-on LEVEL exit 1 for changes with this verdict or a worse one: breaking (default), undecided (could not be
                  compared), risky, or none (never)
  --exempt FILE   reviewed changes that are allowed: a list of entries with \`fingerprint\`, or \`rule\` and \`path\`,
                  then \`reason\` and \`expires\`; default: codegen.config.ts. Unused and expired entries are reported
  --new           report no changes when the commit of BASE does not contain the document yet. Without --new that is an
                  error, since a misspelled path would silently report no changes

Examples:
  codegen diff origin/main:spec/openapi.yaml
  codegen diff v1.2.0:openapi.yaml openapi.yaml --fail-on risky
  codegen diff https://example.com/openapi.json openapi.yaml --format html > report.html
${COMMON}`,
  changeset: `codegen changeset BASE [--spec FILE] [--check] [--new]

Compares BASE with the document of codegen.config.ts and writes one file into .changeset for every change, with the
required version bump of each package. Packages whose generated code stays the same get none. Files that you wrote or
edited are kept. If their bump is too low, it is raised.

  BASE          a file, a URL, or a file of a commit as git-ref:path
  --spec FILE   path or URL of the changed document; default: codegen.config.ts
  --check       write nothing; exit 1 when a change has no changeset, or one whose version bump is too low
  --new         write nothing when the commit of BASE does not contain the document yet. Without --new that is an error

Examples:
  codegen changeset origin/main:spec/openapi.yaml
  codegen changeset origin/main:spec/openapi.yaml --check
${COMMON}`,
  lint: `codegen lint [--spec FILE]

Checks that the generators can read the document. If @redocly/cli is installed beside the document, the command then runs
Redocly's rules with the configuration that it finds there.

  --spec FILE   path or URL of the document; default: codegen.config.ts

Examples:
  codegen lint
  codegen lint --spec openapi.yaml --json
${COMMON}`,
};

/** The output of `--help`. */
export function helpText(command: CommandName | undefined): string {
  return command ? COMMANDS[command] : OVERVIEW;
}
