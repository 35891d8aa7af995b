import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Something that is served on a port of this machine until it is closed. */
export interface Served extends Disposable {
  readonly url: string;
  readonly close: () => void;
}

/** Responds to requests on a free port of this machine. */
export async function listen(respond: RequestListener): Promise<Served> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on a port
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close, [Symbol.dispose]: close };
}
