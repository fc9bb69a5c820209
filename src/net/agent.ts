import { Agent } from "node:http";
import type { Socket } from "node:net";

/** An agent that keeps one given socket alive and never opens another, so that nothing is sent over an unchecked connection. */
export function agentOf(socket: Socket): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isGiven = false;
  agent.createConnection = (_options, done) => {
    if (isGiven) done?.(Object.assign(new Error("closed"), { code: "ECONNRESET" }), undefined as never);
    else done?.(null, socket);
    isGiven = true;
    return undefined;
  };
  return agent;
}
