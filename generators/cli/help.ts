import type { CommandName } from "./arguments.ts";

const COMMON = `
Everywhere:
  --overlay FILE  apply an OpenAPI Overlay document first (may be repeated)
  --json          print one JSON value to standard output instead of text
  --report FILE   write that JSON value to FILE as well
  -h, --help      this text
  --version       the version

Exit code: 0 fine, 1 findings, 2 cannot run (a refused document too).`;

const OVERVIEW = `codegen: packages from an OpenAPI 3.1 document

  codegen generate   write types, errors, zod, client and webhooks
  codegen lint       check the document

Run \`codegen COMMAND --help\` for options and examples.
${COMMON}`;

const COMMANDS: Readonly<Record<CommandName, string>> = {
  generate: `codegen generate [--spec FILE] [--out DIR] [--only NAME,…] [--check | --watch]

Reads a document and writes one folder per generator. Nothing is written when the document has an error.

  --spec FILE   path or URL of an OpenAPI 3.1 document (3.0 is upgraded); default: codegen.config.ts
  --out DIR     write DIR/types, DIR/zod, … ; default: the folders of codegen.config.ts
  --only NAME   generators to run: types, errors, zod, client, webhooks (repeat, or separate by commas)
  --check       write nothing; exit 1 and name the files when something would change
  --watch       go on, and generate again whenever a file of the document changes

Examples:
  codegen generate
  codegen generate --check
  codegen generate --spec openapi.yaml --out src/api --only types,zod
${COMMON}`,
  lint: `codegen lint [--spec FILE]

Checks the document: what every generator needs, then the rules of Redocly, with the configuration beside the document,
when @redocly/cli is installed there.

  --spec FILE   path or URL of the document; default: codegen.config.ts

Examples:
  codegen lint
  codegen lint --spec openapi.yaml --json
${COMMON}`,
};

/** The text of `--help`. */
export function helpText(command: CommandName | undefined): string {
  return command ? COMMANDS[command] : OVERVIEW;
}
