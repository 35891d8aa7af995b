import { writeFiles } from "../../house/write-files.ts";

/** Packages of the application beside ours. */
export const FRAMEWORK: Readonly<Record<string, string>> = {
  next: "16.4.6",
  react: "19.3.1",
  "react-dom": "19.3.1",
};

/** Longest body that the application takes, in bytes. */
export const MAX_BODY_BYTES = 100_000;

/** The README's route, which prints what it was given. */
const ROUTE = `import { createWebhookReceiver } from "@crossborder/webhooks";
import { nextHandler } from "@crossborder/webhooks/adapters/next";

const receiver = createWebhookReceiver({
  secrets: process.env.WEBHOOK_SECRET,
  maxBodyBytes: ${MAX_BODY_BYTES},
  onError: ({ reason, message }) => console.log(\`reported \${reason ?? message}\`),
})
  .on("payout.complete", () => Promise.reject(new Error("out of order")))
  .onUnhandled(({ rawBody }) => console.log(\`bytes \${Buffer.from(rawBody).toString("base64")}\`));

export const POST = nextHandler(receiver);
`;

/** The same with a parser in front. */
const PARSED_ROUTE = `import { POST as receive } from "../webhooks/route.js";

export async function POST(request) {
  await request.json();
  return receive(request);
}
`;

/** The same in Next.js's own runtime without Node, whose buffers are of another realm. */
const EDGE_ROUTE = `export const runtime = "edge";
export { POST } from "../webhooks/route.js";
`;

/** Writes an application with three route handlers and nothing else. */
export function writeApp(folder: string): Promise<void> {
  return writeFiles(folder, {
    "app/webhooks/route.js": ROUTE,
    "app/parsed/route.js": PARSED_ROUTE,
    "app/edge/route.js": EDGE_ROUTE,
  });
}
