import type { Command, ProjectFiles } from "../packed/project.ts";

/** Code style and build of a project. */
export interface Style {
  readonly name: string;
  /** Its files before `init`, beside package.json. */
  readonly files: ProjectFiles;
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Returns the files that import the code that `init` prints. */
  readonly page?: (example: string) => ProjectFiles;
  /** Commands that have to succeed once the first call is written. */
  readonly builds: readonly Command[];
  /** True where the first call runs in Node as `init` prints it; not for what runs in a browser or in a framework. */
  readonly isProgram?: true;
  /** The compiled file that runs in Node as well. */
  readonly runs?: (example: string) => string;
}

const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  target: "es2022",
  types: ["node"],
};

const typescript = { typescript: "5.9.3", "@types/node": "24.19.2" };
const tsc: Command = ["node", "node_modules/typescript/bin/tsc", "-p", "."];

function tsconfig(options: Readonly<Record<string, unknown>>, include: readonly string[] = ["src"]): string {
  return JSON.stringify({ compilerOptions: { ...strict, ...options }, include });
}

/** The projects that people set up. */
export const styles: readonly Style[] = [
  {
    name: "TypeScript, ES modules",
    manifest: { type: "module", devDependencies: typescript },
    files: { "tsconfig.json": tsconfig({ module: "nodenext", outDir: "dist", rootDir: "src" }) },
    builds: [tsc],
    isProgram: true,
    runs: (example) => example.replace(/^src\/(.*)\.ts$/, "dist/$1.js"),
  },
  {
    name: "TypeScript, CommonJS",
    manifest: { devDependencies: typescript },
    files: { "tsconfig.json": tsconfig({ module: "nodenext", outDir: "dist", rootDir: "src" }) },
    builds: [tsc],
    isProgram: true,
    runs: (example) => example.replace(/^src\/(.*)\.ts$/, "dist/$1.js"),
  },
  {
    name: "JavaScript, ES modules",
    manifest: { type: "module" },
    files: {},
    builds: [],
    isProgram: true,
  },
  { name: "JavaScript, CommonJS", manifest: {}, files: {}, builds: [], isProgram: true },
  // As `npm init -y` writes it.
  {
    name: 'JavaScript, "type": "commonjs"',
    manifest: { type: "commonjs" },
    files: {},
    builds: [],
    isProgram: true,
  },
  {
    name: "Vite",
    manifest: { type: "module", devDependencies: { ...typescript, vite: "8.3.8" } },
    files: {
      "tsconfig.json": tsconfig({
        module: "esnext",
        moduleResolution: "bundler",
        lib: ["es2022", "dom"],
        noEmit: true,
      }),
      "index.html": '<script type="module" src="/src/first-call.ts"></script>\n',
    },
    builds: [tsc, ["node", "node_modules/vite/bin/vite.js", "build"]],
  },
  {
    name: "Next.js",
    manifest: {
      dependencies: { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" },
      devDependencies: { ...typescript, "@types/react": "19.3.0" },
    },
    files: {
      "tsconfig.json": tsconfig(
        {
          module: "esnext",
          moduleResolution: "bundler",
          lib: ["es2022", "dom"],
          jsx: "react-jsx",
          noEmit: true,
          skipLibCheck: true,
        },
        ["app", "src", "codegen.config.ts"],
      ),
      "app/layout.tsx":
        'import type { ReactNode } from "react";\nexport default function Layout({ children }: { children: ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
    },
    page: (example) => ({
      "app/page.tsx": `export const dynamic = "force-dynamic";\nexport default async function Page() {\n  await import("../${example.replace(/\.ts$/, "")}");\n  return null;\n}\n`,
    }),
    builds: [["node", "node_modules/next/dist/bin/next", "build"]],
  },
];
