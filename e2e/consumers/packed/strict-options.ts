/** Compiler options of a careful user. */
export const strictOptions = {
  strict: true,
  module: "NodeNext",
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  types: [],
  outDir: "dist",
  skipLibCheck: false,
  resolveJsonModule: true,
};
