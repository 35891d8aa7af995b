import { execFile } from "node:child_process";
import { isAbsolute, posix, relative, sep } from "node:path";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { createObjectReader, type GitProcess, type ObjectReader } from "./git-objects.ts";
import type { SourceReader } from "./source-reader.ts";

/** A file in a commit: `origin/main:spec/openapi.yaml`. */
export interface GitLocation {
  /** Branch, tag or commit. */
  readonly ref: string;
  /** Path as in git: from the root of the repository, or from the working directory if it starts with `./`. */
  readonly path: string;
}

/** The files of a commit, read without touching the work tree. */
export interface GitTree {
  /** URI of the requested file; references in it stay inside the commit. */
  readonly uri: string;
  /** Returns a reader for the commit's URIs that passes all others to another reader. */
  readerOver(other: SourceReader): SourceReader;
  /** True if the commit has the requested file. */
  hasFile(): Promise<boolean>;
  /**
   * Returns the path of a work tree file in the commit: undefined if the commit does not have it, unchanged for a file
   * outside of the repository.
   */
  versionOf(path: string): Promise<string | undefined>;
  /** Names in a folder of the work tree, as of the commit; empty if there is no such folder. */
  namesIn(folder: string): Promise<readonly string[]>;
  close(): void;
}

const SCHEME = "git-ref:";

/** Options for running git. */
export interface GitOptions {
  readonly workingDirectory: string;
  /** False: git must not fetch objects that are missing from a partial clone. */
  readonly remote: boolean;
}

/** Opens a commit of the repository around the working directory. */
export async function openGitTree(location: GitLocation, options: GitOptions): Promise<Result<GitTree>> {
  const { ref } = location;
  const fail = (fault: Fault): Result<GitTree> => ({
    value: undefined,
    diagnostics: [gitDiagnostic(location, fault)],
  });
  if (ref.startsWith("-")) return fail(DASHED_REF);
  const prefix = await git(["rev-parse", "--show-prefix"], options);
  if (prefix.kind === "failed") return fail(prefix.isMissing ? NO_GIT : NO_REPOSITORY);
  const tree = await git(["rev-parse", "--verify", "--quiet", `${ref}^{tree}`], options);
  if (tree.kind === "failed") return fail(unknownRef(ref));
  const path = pathFromRoot(location.path, prefix.output.trim());
  if (path === undefined) return fail(OUTSIDE);
  const id = tree.output.trim();
  const objects = createObjectReader(gitProcess(options), id);
  return {
    value: createTree({ ref, path, tree: id, objects, prefix: prefix.output.trim(), ...options }),
    diagnostics: [],
  };
}

interface TreeParts extends GitOptions {
  readonly ref: string;
  readonly path: string;
  readonly tree: string;
  readonly objects: ObjectReader;
  /** The working directory, from the root of the repository. */
  readonly prefix: string;
}

function createTree(parts: TreeParts): GitTree {
  const { ref, path, tree, objects, prefix, workingDirectory, remote } = parts;
  const root = `${SCHEME}//${encodeURIComponent(ref)}/`;
  const uriOf = (inTree: string): string => root + inTree.split("/").map(encodeURIComponent).join("/");
  const pathOf = (uri: string): string => decodeURIComponent(uri.slice(root.length));
  return {
    uri: uriOf(path),
    readerOver: (other) => ({
      async read(uri) {
        if (!uri.startsWith(root)) return other.read(uri);
        const object = await objects.read(pathOf(uri));
        if (object.kind === "file") return object.text;
        throw new Error(
          object.kind === "folder" ? "This is a folder, not a file." : `The file does not exist in ${ref}.`,
        );
      },
      displayName: (uri) => (uri.startsWith(root) ? `${ref}:${pathOf(uri)}` : other.displayName(uri)),
    }),
    hasFile: async () => (await objects.read(path)).kind === "file",
    async versionOf(file) {
      const fromHere = relative(workingDirectory, file).split(sep).join("/");
      const inTree = isAbsolute(fromHere) ? undefined : pathFromRoot(`./${fromHere}`, prefix);
      if (inTree === undefined) return file;
      return (await objects.read(inTree)).kind === "file" ? uriOf(inTree) : undefined;
    },
    async namesIn(folder) {
      const listed = await git(["ls-tree", "-z", "--name-only", tree], {
        workingDirectory: folder, // git reads the tree below this folder
        remote,
      });
      return listed.kind === "failed" ? [] : listed.output.split("\0").filter((name) => name !== "");
    },
    close: () => objects.close(),
  };
}

/** Undefined if the path leads out of the repository, or cannot be passed to git. */
function pathFromRoot(path: string, prefix: string): string | undefined {
  if (/[\n\0]/.test(path)) return undefined;
  const isRelative = /^\.\.?(\/|$)/.test(path);
  const normal = posix.normalize(isRelative ? prefix + path : path);
  return normal === ".." || normal.startsWith("../") || normal.startsWith("/") ? undefined : normal;
}

type GitResult =
  | { readonly kind: "done"; readonly output: string }
  | { readonly kind: "failed"; readonly isMissing: boolean };

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs git without a shell, so that arguments are passed unchanged. */
function git(args: readonly string[], options: GitOptions): Promise<GitResult> {
  return new Promise((resolve) => {
    execFile("git", [...args], { ...gitProcess(options), maxBuffer: MAX_OUTPUT_BYTES }, (error, stdout) => {
      if (error === null) resolve({ kind: "done", output: stdout });
      else resolve({ kind: "failed", isMissing: error.code === "ENOENT" });
    });
  });
}

/** A partial clone fetches missing objects, unless no protocol is allowed. */
function gitProcess({ workingDirectory, remote }: GitOptions): GitProcess {
  return {
    cwd: workingDirectory,
    ...(remote ? {} : { env: { ...process.env, GIT_ALLOW_PROTOCOL: "none" } }),
  };
}

interface Fault {
  readonly code: string;
  readonly message: string;
  readonly help: string;
}

const DASHED_REF: Fault = {
  code: "git-ref-unknown",
  message: "A git ref cannot start with a dash.",
  help: "Write a branch, tag or commit before the colon.",
};

const NO_GIT: Fault = {
  code: "git-missing",
  message: "git is not installed.",
  help: "Install git, or pass a file or URL.",
};

const NO_REPOSITORY: Fault = {
  code: "git-repository-missing",
  message: "The working directory is not in a git repository.",
  help: "Run the command inside the repository, or pass a file or URL.",
};

const OUTSIDE: Fault = {
  code: "git-path-outside",
  message: "The path is outside the repository.",
  help: "Write a path from the root of the repository, or start it with ./ to begin at the working directory.",
};

function unknownRef(ref: string): Fault {
  const [remote, ...branch] = ref.split("/");
  const fetch = branch.length > 0 ? `git fetch ${remote} ${branch.join("/")}` : "git fetch --tags";
  return {
    code: "git-ref-unknown",
    message: `The repository has no branch, tag or commit "${ref}".`,
    help: `Correct the name, or fetch it first: ${fetch}.`,
  };
}

function gitDiagnostic({ ref, path }: GitLocation, fault: Fault): Diagnostic {
  return {
    ...fault,
    severity: "error",
    location: { file: `${ref}:${path}`, line: 1, column: 1, pointer: "" },
  };
}
