import { expect, test } from "vitest";
import type { Success } from "../../src/core/result/envelope.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { keep } from "../engine.ts";
import { spellings } from "../settings/spellings.ts";
import { rebinding, serveDns } from "../twins/dns/dns.ts";
import { serveHttp } from "../twins/http.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { of, serve } from "./service.ts";

const questions = ["ssl?host=", "http?url=", "gate?url="] as const;
const fieldOf = (question: string): string => question.replace(/.*\?|=/g, "");

test.for(spellings)("nobody gets this server to contact %s", async ([text]) => {
  // Whatever the spelling leads to on this machine would be heard here.
  const heard = await Promise.all(["127.0.0.1", "::1"].map((address) => keep(serveHttp({ address }))));
  const [four] = heard;
  const service = await serve({ measuring: { allow: [] } });

  for (const question of questions) {
    const written = text.startsWith("::") ? `[${text}]` : text;
    const told = await service.ask(`/api/util/${question}${of(`http://${written}:${four?.port}/`)}`);
    const bare = await service.ask(`/api/util/${question}${of(text)}`);
    for (const { status, envelope } of [told, bare]) {
      expect({ status, error: envelope.error }).toMatchObject({
        status: 400,
        error: {
          code: "INVALID_INPUT",
          reason: fieldOf(question),
          message: expect.stringContaining("public internet"),
        },
      });
    }
  }
  expect(heard.map((twin) => twin.connections())).toEqual([0, 0]);
});

test.for(["localhost", "a.localhost", "inside.example"])("nor by the name %s", async (name) => {
  const dns = await keep(serveDns({ "inside.example": ["127.0.0.1", "10.0.0.1", "fd00::1"] }));
  const inside = await keep(serveHttp());
  const service = await serve({ measuring: { allow: [], resolvers: [dns.server] } });

  for (const question of questions) {
    const told = await service.ask(`/api/util/${question}${of(`http://${name}:${inside.port}/`)}`);
    expect(told).toMatchObject({ status: 400, envelope: { error: { reason: fieldOf(question) } } });
  }
  expect(inside.connections()).toBe(0);
});

test("a private target is no secret of the server's: the message does not say where it leads", async () => {
  const dns = await keep(serveDns({ "inside.example": ["10.1.2.3"] }));
  const service = await serve({ measuring: { allow: [], resolvers: [dns.server] } });

  expect((await service.ask("/api/util/ssl?host=inside.example")).text).not.toContain("10.1.2.3");
});

test("a redirect into private space is said of the site, and not followed", async () => {
  const inside = await keep(serveHttp({ address: "127.0.0.2" }));
  const twin = await keep(serveTls({ answer: reply({ status: 302, headers: [`Location: ${inside.origin}/admin`] }) }));
  const service = await serve();
  const url = `https://localhost:${twin.port}/`;

  const ofHttp = await service.ask(`/api/util/http?url=${of(url)}`);
  const ofGate = await service.ask<GateResult>(`/api/util/gate?url=${of(url)}`);

  expect(ofHttp.status).toBe(200);
  expect(ofGate.status).toBe(200);
  expect((ofGate.envelope as Success<GateResult>).data.targets[0]?.verdict).not.toBe("pass");
  expect(inside.connections()).toBe(0);
});

test("a name that leads somewhere else the second time is contacted where it was judged", async () => {
  const inside = await keep(serveHttp({ address: "127.0.0.2" }));
  const outside = await keep(serveHttp({ address: "127.0.0.1", port: inside.port, answer: reply({ body: "public" }) }));
  const dns = await keep(serveDns({ "rebind.example": rebinding("127.0.0.1", "127.0.0.2") }));
  const service = await serve({ measuring: { resolvers: [dns.server] } });

  const told = await service.ask(`/api/util/http?url=${of(`http://rebind.example:${inside.port}/`)}`);

  expect(told.status).toBe(200);
  expect(outside.connections()).toBeGreaterThan(0);
  expect(inside.connections()).toBe(0);
});

test("names come from resolvers, never from the hosts file of the server", async () => {
  const dns = await keep(serveDns({}));
  const service = await serve({ measuring: { resolvers: [dns.server] } });

  // `ip6-loopback` and the like stand in the hosts files of most machines.
  expect((await service.ask("/api/util/ssl?host=ip6-allnodes")).status).toBe(404);
  expect(dns.asked.map(({ name }) => name)).toContain("ip6-allnodes");
});

test("a pin of the operator leads into private space where the operator allows it, and nowhere else", async () => {
  const twin = await keep(serveTls({ address: "127.0.0.2" }));
  const pins = [{ host: "localhost", port: 443, address: "127.0.0.2", toPort: twin.port }];
  const [open, closed] = [
    await serve({ measuring: { pins, allow: ["127.0.0.2/32"] } }),
    await serve({ measuring: { pins, allow: [] } }),
  ];

  expect((await closed.ask("/api/util/ssl?host=localhost")).status).toBe(400);
  expect(twin.connections()).toBe(0);
  expect((await open.ask("/api/util/ssl?host=localhost")).status).toBe(200);
});
