import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import ts from "typescript5";
import { repository } from "../../house/repository.ts";
import type { NamedPosition } from "./find-names.ts";

/** Gives the text that an editor shows for each position of a file. */
export type Hovers = (file: string, positions: readonly NamedPosition[]) => Promise<readonly string[]>;

/** The language service of TypeScript 5.9. */
export const hoversOfTypeScript5: Hovers = async (file, positions) => {
  const config = ts.readConfigFile(`${repository}/e2e/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config.config, include: [] },
    ts.sys,
    `${repository}/e2e`,
  );
  const service = ts.createLanguageService({
    // Like an editor of somebody who installed the packages: their declarations, not their sources.
    getCompilationSettings: () => ({ ...options, customConditions: [], noErrorTruncation: false }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => repository,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
  });
  return positions.map(({ offset }) =>
    ts.displayPartsToString(service.getQuickInfoAtPosition(file, offset)?.displayParts),
  );
};

/** The language server of TypeScript 7. */
export const hoversOfTypeScript7: Hovers = async (file, positions) => {
  const server = spawn(
    process.execPath,
    [`${repository}/node_modules/typescript/bin/tsc`, "--lsp", "--stdio"],
    {
      cwd: repository,
      stdio: ["pipe", "pipe", "ignore"],
    },
  );
  const connection = connect(server.stdin, server.stdout);
  try {
    const capabilities = { textDocument: { hover: { contentFormat: ["markdown"] } } };
    await connection.request("initialize", { processId: process.pid, rootUri: null, capabilities });
    connection.notify("initialized", {});
    const uri = pathToFileURL(file).href;
    const textDocument = { uri, languageId: "typescript", version: 1, text: readFileSync(file, "utf8") };
    connection.notify("textDocument/didOpen", { textDocument });
    const shown: string[] = [];
    for (const { line, character } of positions) {
      const hover = await connection.request("textDocument/hover", {
        textDocument: { uri },
        position: { line, character },
      });
      shown.push(codeOf(hover));
    }
    return shown;
  } finally {
    server.kill();
    await once(server, "exit");
  }
};

/** The block of code at the start of a hover in Markdown. */
function codeOf(hover: unknown): string {
  const { contents } = hover as { readonly contents: { readonly value: string } };
  return /^```\w*\n([\s\S]*?)\n```/.exec(contents.value)?.[1] ?? "";
}

interface Connection {
  request(method: string, params: object): Promise<unknown>;
  notify(method: string, params: object): void;
}

/** JSON-RPC with the framing of the Language Server Protocol. */
function connect(input: NodeJS.WritableStream, output: NodeJS.ReadableStream): Connection {
  const waiting = new Map<number, (message: { result?: unknown; error?: { message: string } }) => void>();
  let received = Buffer.alloc(0);
  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    input.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  output.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const end = received.indexOf("\r\n\r\n");
      const length = Number(
        /Content-Length: (\d+)/i.exec(received.toString("latin1", 0, Math.max(end, 0)))?.[1],
      );
      if (end === -1 || received.length < end + 4 + length) return;
      const message = JSON.parse(received.toString("utf8", end + 4, end + 4 + length));
      received = received.subarray(end + 4 + length);
      if (message.method !== undefined && message.id !== undefined) send({ id: message.id, result: null });
      else waiting.get(message.id)?.(message);
    }
  });
  return {
    notify: (method, params) => send({ method, params }),
    request: (method, params) =>
      new Promise((resolve, reject) => {
        const id = waiting.size + 1;
        waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
        send({ id, method, params });
      }),
  };
}
