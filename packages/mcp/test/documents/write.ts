import { writeGuide } from "./guide.ts";

await writeGuide();
