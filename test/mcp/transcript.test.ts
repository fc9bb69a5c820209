import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { serve } from "../server/service.ts";
import { inDays, intermediate, leafOf, root, served } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { callOf, eras } from "./agents.ts";

const answer = reply({
  headers: [
    "Strict-Transport-Security: max-age=63072000; includeSubDomains; preload",
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Permissions-Policy: camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Embedder-Policy: require-corp",
    "Cross-Origin-Resource-Policy: same-origin",
  ],
  body: "hello",
});

/** An answer's lines without the text of its findings, which is tested elsewhere. */
function outline(text: string): readonly string[] {
  return text.split("\n").map((line) =>
    line
      .replace(/^(?<head>\d\. \[\w+\] [\w.-]+: ).*$/, "$<head>…")
      .replace(/^(?<head> {3}[A-Z]\w+(?: \([\w, ]+\))?: ).*$/, "$<head>…")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, "TIME"),
  );
}

test("the answer in the transcript of docs/agents.md is the one that the tool gives", async () => {
  const name = "shop.example";
  const leaf = leafOf({ notBefore: inDays(-93), notAfter: inDays(-3), names: [name], subject: { commonName: name } });
  const twin = await keep(serveTls({ answer, served: served(leaf, intermediate) }));
  const to = { host: name, address: "127.0.0.1" };
  const pins = [
    { ...to, port: 443, toPort: twin.port },
    { ...to, port: 80, toPort: await closedPort() },
  ];
  const { url } = await serve({ measuring: { pins, authorities: [root.pem], allow: ["127.0.0.0/8"] } });
  const agent = await eras["the client of 2026 in its own revision"](new URL(`${url}/mcp`));
  const page = readFileSync("docs/agents.md", "utf8");
  const block = /> ```text\n(?<text>(?:> .*\n)+?)> ```/.exec(page)?.groups?.["text"] ?? "";

  const { text } = await callOf(agent, "check_gate", { url: "https://shop.example" });

  const [beginning = "", end = ""] = block.replace(/^> ?/gm, "").split("\n…\n");
  const lines = outline(text);
  expect(outline(beginning)).toEqual(lines.slice(0, 4));
  expect(outline(end.trim())).toEqual(lines.slice(-1));
});
