import { type AddressInfo, createServer } from "node:net";

/** A server that lets every request arrive, and resets the connection without reading it. */
export async function startResettingServer(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    setTimeout(() => socket.resetAndDestroy(), 30);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
