import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The browser of the machine: `CHROMIUM`, or where Debian and others put it. */
export const chromiumPath: string | undefined = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path !== undefined && existsSync(path));

if (chromiumPath === undefined)
  console.warn("Skipped: no Chromium was found. Install Debian's `chromium`, or set CHROMIUM to its path.");

export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath ?? "", args: ["--no-sandbox"] });
}
