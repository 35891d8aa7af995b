import type { ExampleRecords } from "../src/playground/make-records.ts";
import { withUploadedFile } from "./example-records.ts";

const CALL = /^```ts\n((?:const|for await).*client\.[\s\S]*?)\n```$/m;

/** Makes the records of the examples: a customer, an account and a quote, and accepted terms for another customer. */
const PROGRAM = `import { NAMES } from "@crossborder/client";
import { createSandbox } from "@crossborder/sandbox";

const sandbox = createSandbox();
await sandbox.control.fixtures.payableQuote();
await sandbox.control.fixtures.acceptedTos();
STEPconst { id: instanceId, apiKey } = sandbox.instances.development;
const client = createClient({ apiKey, instanceId, baseUrl: "http://sandbox.test", fetch: sandbox.fetch });

`;

/**
 * Adds a program to the page of an operation that calls the operation on a new sandbox. The site puts the run button
 * into the element around it. Other pages stay as they are.
 */
export function withProgram(page: string, records: ExampleRecords): string {
  const [, operation] = /^<aside id="usage" [^>]*data-operation="([^"]*)">$/m.exec(page) ?? [];
  const [, shown = ""] = CALL.exec(page) ?? [];
  if (operation === undefined || shown === "") return page;
  const { call, step } = prepared(shown, records);
  const names = ["amount", "createClient"].filter(
    (name) => name === "createClient" || call.includes(`${name}(`),
  );
  const [, result = ""] = /^const (\w+) =/.exec(call) ?? [];
  const program = `${PROGRAM.replace("NAMES", names.join(", ")).replace("STEP", step)}${call}\nconsole.log(${result});`;
  const section = `<details id="run" data-operation="${operation}">\n<summary>A whole program, with a sandbox</summary>\n\n\`\`\`ts run\n${program}\n\`\`\`\n\n</details>`;
  return page.replace("</Tabs>", `</Tabs>\n\n${section}`);
}

/** A call with a value that only few operations need, and the line that makes it. */
function prepared(shown: string, records: ExampleRecords): { readonly call: string; readonly step: string } {
  const call = withUploadedFile(shown, records);
  if (call !== shown) return { call, step: "await sandbox.control.fixtures.uploadedFile();\n" };
  if (!shown.includes("blockchainWallets.create")) return { call, step: "" };
  // The description does not show the members of this body; the sandbox finds the signature under any name.
  const customer = `{ customer_id: "${records.customer_id}" }`;
  return {
    call: shown.replace("body: {}", "body: { signature }"),
    step: `const { signature } = await sandbox.control.fixtures.walletSignature(${customer});\n`,
  };
}
