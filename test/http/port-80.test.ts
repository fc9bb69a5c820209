import { expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import { keep, measure } from "../engine.ts";
import { serveDeaf } from "../twins/deaf.ts";
import type { Twin } from "../twins/listen.ts";
import { drip, silence } from "../twins/answers.ts";
import { serveHttp } from "../twins/http.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

/** The result for port 80 next to a good page, with the run's deadline in milliseconds. */
async function look(behind: Answer | Promise<Twin>, deadline: number) {
  const secure = await keep(serveTls({ answer: reply({ body: "<!doctype html>" }) }));
  const plain = await keep(typeof behind === "function" ? serveHttp({ answer: behind }) : behind);
  const pins = [
    { host: "localhost", port: 443, address: "127.0.0.1", toPort: secure.port },
    { host: "localhost", port: 80, address: "127.0.0.1", toPort: plain.port },
  ];
  const { raw: seen } = await measure(http, { url: "https://localhost/" }, { pins, deadline });
  return seen.plainHttp;
}

function late(milliseconds: number): Answer {
  return (...all) => setTimeout(() => reply({ body: "content" })(...all), milliseconds);
}

test.for<[name: string, answer: Answer, deadline: number, state: string, reason: string | null]>([
  ["accepts and sends nothing until the run ends", silence(), 900, "unknown", "timeout.http"],
  ["would have answered after the run", late(1200), 900, "unknown", "timeout.http"],
  [
    "closes in the middle of an answer",
    (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Type: te"),
    10_000,
    "unknown",
    "http.closed",
  ],
  [
    "closes after an interim answer",
    (socket) => socket.end("HTTP/1.1 103 Early\r\n\r\n"),
    10_000,
    "unknown",
    "http.closed",
  ],
  ["closes without an answer", (socket) => socket.end(), 10_000, "closed", "http.closed"],
  ["answers within our timeout", late(700), 10_000, "content", null],
  ["accepts the connection and answers late", late(2600), 10_000, "content", null],
  [
    "hangs up without a byte, and late",
    (socket) => setTimeout(() => socket.end(), 2600),
    10_000,
    "closed",
    "http.closed",
  ],
  [
    "sends its headers slowly",
    drip({ headers: ["X-Long: abcdefghijklmnopqrstuvwxyz"] }, 100),
    1500,
    "unknown",
    "timeout.http",
  ],
  [
    "sends a browser challenge",
    reply({ status: 403, headers: ["CF-Mitigated: challenge"] }),
    10_000,
    "unknown",
    "http.challenge",
  ],
  ["returns a server error", reply({ status: 503 }), 10_000, "unknown", "http.status.503"],
])("port 80 that %s", async ([, answer, deadline, state, reason]) => {
  expect(await look(answer, deadline)).toMatchObject({ state, reason });
});

// A request on an open connection may take as long as the run, which ends after four seconds.
test("a port 80 that accepts no connection is given up after two seconds", async () => {
  expect(await look(serveDeaf(), 4000)).toMatchObject({ state: "closed", reason: "timeout.tcp" });
});
