import { spawn } from "node:child_process";

/** Object at a path of a tree. */
type GitObject =
  | { readonly kind: "file"; readonly text: string }
  | { readonly kind: "folder" }
  | { readonly kind: "missing" };

/** Reads files of one tree through one process. */
export interface ObjectReader {
  read(path: string): Promise<GitObject>;
  close(): void;
}

/** Working directory and environment of git. */
export interface GitProcess {
  readonly cwd: string;
  /** Default: the environment of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

const LINE_END = 0x0a;

/** Starts `git cat-file` for the first file; files are read one after the other. */
export function createObjectReader(where: GitProcess, tree: string): ObjectReader {
  let batch: Batch | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(path: string): Promise<GitObject> {
    batch ??= startBatch(where);
    batch.write(`${tree}:${path}\n`);
    const header = await batch.takeLine();
    // `<name> missing`; anything else announces its length in bytes, even for a dangling symbolic link.
    const size = / (\d+)$/.exec(header)?.[1];
    if (size === undefined) return { kind: "missing" };
    const text = await batch.takeText(Number(size));
    if (/^[0-9a-f]{40,64} blob /.test(header)) return { kind: "file", text };
    return { kind: / tree \d+$/.test(header) ? "folder" : "missing" };
  }

  return {
    read(path) {
      if (/[\n\0]/.test(path)) return Promise.resolve({ kind: "missing" });
      const answer = last.then(() => ask(path));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: () => batch?.close(),
  };
}

interface Batch {
  write(text: string): void;
  takeLine(): Promise<string>;
  /** Returns the next `size` bytes and skips the line end after them. */
  takeText(size: number): Promise<string>;
  close(): void;
}

function startBatch(where: GitProcess): Batch {
  const child = spawn("git", ["cat-file", "--batch", "--follow-symlinks"], {
    ...where,
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ignore = (): void => {}; // reported when its output ends
  child.on("error", ignore);
  child.stdin.on("error", ignore);
  const chunks: AsyncIterator<Buffer> = child.stdout[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function nextChunk(): Promise<Buffer> {
    const { done, value } = await chunks.next();
    if (done) throw new Error("git exited before it returned the file.");
    return value;
  }

  return {
    write: (text) => child.stdin.write(text),
    async takeLine() {
      while (!rest.includes(LINE_END)) rest = Buffer.concat([rest, await nextChunk()]);
      const end = rest.indexOf(LINE_END);
      const line = rest.toString("utf8", 0, end);
      rest = rest.subarray(end + 1);
      return line;
    },
    async takeText(size) {
      const parts = [rest];
      let length = rest.length;
      while (length <= size) {
        const chunk = await nextChunk();
        parts.push(chunk);
        length += chunk.length;
      }
      const all = Buffer.concat(parts);
      rest = all.subarray(size + 1);
      return all.toString("utf8", 0, size);
    },
    close: () => child.stdin.end(),
  };
}
