import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ActionError } from "./action-error.ts";

interface CodegenResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line with these arguments. */
export type Codegen = (...args: readonly string[]) => Promise<CodegenResult>;

interface InstallParts {
  /** An exact version, or `installed`. */
  readonly version: string;
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** True for `codegen impact`, which requires a separate package. */
  readonly withImpact: boolean;
}

const PACKAGE = "@crossborder/codegen";
const IMPACT_REQUIRES = "ts-morph@28";
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Finds or installs the command line. Its processes see neither the token nor the files of the runner. */
export function installCodegen({ version, folder, environment, withImpact }: InstallParts): Codegen {
  const env = withoutSecrets(environment);
  const root = version === "installed" ? folder : join(environment.RUNNER_TEMP ?? folder, "codegen");
  if (version !== "installed") {
    const options = ["--prefix", root, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
    const packages = [`${PACKAGE}@${version}`, ...(withImpact ? [IMPACT_REQUIRES] : [])];
    execFileSync(NPM, ["install", ...options, ...packages], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  const program = join(root, "node_modules", PACKAGE, "dist/cli/main.js");
  if (!existsSync(program))
    throw new ActionError(`${PACKAGE} is not installed in ${root}. Install it first, or set \`version\`.`);
  return (...args) =>
    new Promise((resolve) => {
      const options = { cwd: folder, env, maxBuffer: MAX_OUTPUT_BYTES };
      execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
        const exitCode = error === null ? 0 : typeof error.code === "number" ? error.code : 2;
        resolve({ exitCode, stdout, stderr });
      });
    });
}

const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

/** A codegen.config.ts is a program, and it comes from the pull request. */
function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(INPUT_|ACTIONS_|GITHUB_|RUNNER_|.*(TOKEN|SECRET|PASSWORD))/i.test(name),
    ),
  );
}
