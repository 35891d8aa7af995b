import { readFileSync, writeFileSync } from "node:fs";
import { listSizes } from "./list-sizes.ts";
import { payoutTranscript } from "./payout-transcript.ts";

const GUIDE = new URL("../../../../docs/packages/mcp.md", import.meta.url);

/** The guide as it is, and as it should be: with the transcript and the sizes that this package has now. */
export async function guide(): Promise<{ readonly found: string; readonly wanted: string }> {
  const found = readFileSync(GUIDE, "utf8").replaceAll("\r\n", "\n");
  const transcript = `\`\`\`text\n${await payoutTranscript()}\n\`\`\``;
  const wanted = withPart(withPart(found, "transcript", transcript), "sizes", await listSizes());
  return { found, wanted };
}

/** Writes the guide. */
export async function writeGuide(): Promise<void> {
  writeFileSync(GUIDE, (await guide()).wanted);
}

function withPart(text: string, name: string, content: string): string {
  const part = new RegExp(`(<!-- ${name}: [^>]*-->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!part.test(text)) throw new Error(`The guide has no part "${name}".`);
  return text.replace(part, (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`);
}
