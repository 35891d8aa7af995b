import { spawn } from "node:child_process";
import { basename } from "node:path";
import { MANAGERS, type PackageManager } from "../project/package-manager.ts";
import { UsageError } from "../usage-error.ts";

/** Number of lines to show of a package manager that failed. */
const SHOWN_LINES = 20;

/** Installs what the package.json of a folder names. Throws a {@link UsageError} if that fails; the caller puts files back. */
export function runInstaller(
  { name, install }: PackageManager,
  {
    folder,
    environment,
  }: { readonly folder: string; readonly environment: Readonly<Record<string, string | undefined>> },
): Promise<void> {
  const [program = name, ...args] = startedBy(name, environment) ?? install;
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (reason: string, said = "") => {
      const failed = `\`${install.join(" ")}\` failed. ${reason} The files are as they were before.${said}`;
      reject(new UsageError(failed, "Correct the cause and run the command again, or pass --no-install."));
    };
    // Yarn refuses to change a lockfile on a build server otherwise.
    const env = { ...environment, YARN_ENABLE_IMMUTABLE_INSTALLS: "false" };
    const shell = process.platform === "win32"; // programs of npm are scripts of it there
    const child = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], shell });
    const keep = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.once("error", (error) => fail(whyNot(name, error)));
    child.once("close", (code, signal) => {
      if (code === 0) return resolve();
      const last = output.trim().split("\n").slice(-SHOWN_LINES).join("\n");
      const reason = signal === null ? `It exited with ${code}.` : `It was stopped by ${signal}.`;
      fail(reason, last === "" ? "" : `\n\n${last}\n`);
    });
  });
}

function whyNot(program: string, error: Error): string {
  return "code" in error && error.code === "ENOENT"
    ? `The program ${program} was not found.`
    : `${error.message}.`;
}

/** The package manager that started this program, in that version: it need not be on the path. npm always is. */
function startedBy(
  name: PackageManager["name"],
  { npm_config_user_agent: agent, npm_execpath: path = "" }: Readonly<Record<string, string | undefined>>,
): readonly string[] | undefined {
  const isScript = /^(pnpm|yarn)[^\\/]*\.[cm]?js$/.test(basename(path));
  if (!agent?.startsWith(`${name}/`) || !isScript) return undefined;
  return [process.execPath, path, ...MANAGERS[name].install.slice(1)];
}
