import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Measured, Ready } from "./messages.ts";

/** A server in a process of its own. */
export interface BenchServer extends Ready {
  measure(): Promise<Measured>;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL("server.ts", import.meta.url));

export async function startServer(kind: "sandbox" | "bare"): Promise<BenchServer> {
  const child: ChildProcess = fork(PROGRAM, [kind], { execArgv: ["--expose-gc"] });
  const next = async <Message>(): Promise<Message> => {
    const [message] = await once(child, "message");
    return message as Message; // the server sends nothing else in this order
  };
  const ready = await next<Ready>();
  return {
    ...ready,
    async measure() {
      child.send("measure");
      return next<Measured>();
    },
    async stop() {
      child.send("stop");
      await once(child, "exit");
    },
  };
}
