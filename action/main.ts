import { installCodegen } from "./codegen.ts";
import { runAction } from "./run-action.ts";

process.exitCode = await runAction({
  environment: process.env,
  write: (text) => process.stdout.write(text),
  install: installCodegen,
});
