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

/** Starts `git cat-file` for the first file; files are read one after the other. */
export function createObjectReader(where: GitProcess, tree: string): ObjectReader {
  let batch: Batch | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(path: string): Promise<GitObject> {
    batch ??= startBatch(where);
    batch.write(`${tree}:${path}\n`);
    let header = "";
    while (!header.endsWith("\n")) header += await batch.take(1);
    // `<name> missing`; anything else announces its length in bytes, even for a dangling symbolic link.
    const size = / (\d+)\n$/.exec(header)?.[1];
    if (size === undefined) return { kind: "missing" };
    const text = (await batch.take(Number(size) + 1)).slice(0, -1); // without the line end after it
    if (/^[0-9a-f]{40,64} blob /.test(header)) return { kind: "file", text };
    return { kind: / tree \d+\n$/.test(header) ? "folder" : "missing" };
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
  /** Returns the next `size` bytes as text. */
  take(size: number): Promise<string>;
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
  return {
    write: (text) => child.stdin.write(text),
    async take(size) {
      const parts = [rest];
      for (let length = rest.length; length < size; length += parts.at(-1)?.length ?? 0) {
        const { done, value } = await chunks.next();
        if (done) throw new Error("git exited before it returned the file.");
        parts.push(value);
      }
      const all = parts.length === 1 ? rest : Buffer.concat(parts);
      rest = all.subarray(size);
      return all.toString("utf8", 0, size);
    },
    close: () => child.stdin.end(),
  };
}
