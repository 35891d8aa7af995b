import { build } from "esbuild";
import { expect, test } from "vitest";

/** What a bundle holds that takes one name from a module; zod is left outside. */
async function bundleOf(name: string, module: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from "${module}";`, resolveDir: import.meta.dirname },
    bundle: true,
    format: "esm",
    external: ["zod"],
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

test("a bundle with one operation holds what that refers to, and no other", async () => {
  const text = await bundleOf("quotesCreate", "@crossborder/zod/operations");
  expect(text).toContain("var QuoteCreate =");
  expect(text).toContain("var InstanceId =");
  expect(text).not.toMatch(/var (operations|customersList|Payin|BankAccountCreate|Customer) =/);
});
