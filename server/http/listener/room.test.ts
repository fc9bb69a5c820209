import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openDrain } from "./drain.ts";
import { trackRequests } from "./requests.ts";

const timeouts = { handshake: 1000, notice: 0, lameDuck: 0, lastWords: 0, keptAlive: 0, longest: 1000 };

test("clients that send nothing do not keep out others: the oldest idle connection ends, a busy one stays", async () => {
  const server = createServer();
  const requests = trackRequests();
  openDrain(server, requests, timeouts);
  server.maxConnections = 24;
  const held = Promise.withResolvers<void>();
  server.on("request", (incoming, response) => {
    requests.begin(incoming, response);
    if (incoming.url === "/slow") void held.promise.then(() => response.end("slow"));
    else response.end("alive");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => server.close().closeAllConnections());

  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  const silent: Socket[] = [];
  for (let count = 0; count < 60; count++) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    silent.push(socket);
    await once(socket, "connect");
  }

  expect(await (await fetch(`http://127.0.0.1:${port}/livez`)).text()).toBe("alive");
  held.resolve();
  expect(await (await slow).text()).toBe("slow");
  for (const socket of silent) socket.destroy();
});
