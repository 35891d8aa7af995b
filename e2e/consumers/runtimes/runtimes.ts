/** Every runtime that the packages are for, as npx starts it. All of them come from npm. */
export const runtimes: Readonly<Record<string, readonly string[]>> = {
  "Node 20.19": ["node@20.19.0"],
  "Node 22": ["node@22.23.3"],
  "Node 24": ["node@24.21.0"],
  "Node 26": ["node@26.10.0"],
  Bun: ["bun@1.4.5"],
  Deno: ["deno@2.9.6", "run", "--allow-all", "--node-modules-dir=manual"],
};
