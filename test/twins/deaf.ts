import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Twin } from "./listen.ts";

const script = `
  const server = require("node:net").createServer();
  server.listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => console.log(server.address().port));
`;

/** A port with unanswered SYNs: its process is stopped, and its backlog is full. */
export async function serveDeaf(): Promise<Twin> {
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  child.kill("SIGSTOP");
  const port = Number(line.toString());
  const waiting: readonly Socket[] = Array.from({ length: 4 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  await once(waiting[0]!, "connect");
  async function close(): Promise<void> {
    for (const socket of waiting) socket.destroy();
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  return { address: "127.0.0.1", port, connections: () => 0, close, [Symbol.asyncDispose]: close };
}
