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

test.for(spellings)("this server never contacts %s", async ([text]) => {
  // A connection to this machine under any spelling would be noticed here.
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

test.for(["localhost", "a.localhost"])("nor by the name %s", async (name) => {
  const inside = await keep(serveHttp());
  const service = await serve({ measuring: { allow: [] } });

  for (const question of questions) {
    const told = await service.ask(`/api/util/${question}${of(`http://${name}:${inside.port}/`)}`);
    expect(told).toMatchObject({ status: 400, envelope: { error: { reason: fieldOf(question) } } });
  }
  expect(inside.connections()).toBe(0);
});

const checks = ["ssl?host=", "http?url=http://", "http?url=https://", "gate?url=", "pqc?host=", "owasp?host="];

test.for(checks)(
  "a name with only private addresses looks nonexistent to an anonymous client: %s",
  async (question) => {
    const dns = await keep(serveDns({ "inside.example": ["127.0.0.1", "10.1.2.3", "fd00::1"] }));
    const inside = await keep(serveHttp());
    const service = await serve({ measuring: { allow: [], resolvers: [dns.server] } });
    const ask = async (name: string) => {
      const { status, text } = await service.ask(`/api/util/${question}${of(`${name}:${inside.port}`)}`);
      return { status, text: text.replaceAll(name, "NAME").replace(/"requestId":"[^"]*"/, "") };
    };

    const [hidden, absent] = [await ask("inside.example"), await ask("absent.example")];

    expect(hidden).toEqual(absent);
    expect(hidden).toMatchObject({ status: 404, text: expect.stringContaining('"reason":"dns.nxdomain"') });
    expect(hidden.text).toContain("or has no public address");
    expect(inside.connections()).toBe(0);
  },
);

test("an anonymous client sees only the public addresses of a name", async () => {
  const dns = await keep(serveDns({ "mixed.example": ["10.1.2.3", "127.0.0.1"] }));
  const twin = await keep(serveHttp());
  const service = await serve({ measuring: { resolvers: [dns.server] } });

  const told = await service.ask(`/api/util/http?all_ips=true&url=${of(`http://mixed.example:${twin.port}/`)}`);

  expect(told.status).toBe(200);
  expect(told.text).toContain("127.0.0.1");
  expect(told.text).not.toContain("10.1.2.3");
});

test("a redirect to an internal name looks like one to a name that does not exist", async () => {
  const dns = await keep(serveDns({ "inside.example": ["10.1.2.3"], "site.example": ["127.0.0.1"] }));
  const service = await serve({ measuring: { resolvers: [dns.server] } });
  const told = [];
  for (const name of ["inside.example", "absent.example"]) {
    const twin = await keep(serveHttp({ answer: reply({ status: 302, headers: [`Location: http://${name}/`] }) }));
    const { status, text } = await service.ask(`/api/util/http?url=${of(`http://site.example:${twin.port}/`)}`);
    // Ports and times differ between any two runs.
    const alike = text.replaceAll(name, "NAME").replaceAll(`${twin.port}`, "PORT");
    told.push({ status, text: alike.replace(/"requestId":"[^"]*"|"(?:updated|observed)At":"[^"]*"|"ms":[\d.]+/g, "") });
  }

  expect(told[0]).toEqual(told[1]);
});

test("a redirect into private space is reported, and not followed", async () => {
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

  // `ip6-loopback` and similar names are in most machines' hosts files.
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
