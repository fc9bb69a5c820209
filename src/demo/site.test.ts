import { once } from "node:events";
import { request, type RequestOptions } from "node:https";
import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import { startDemo, type Demo } from "./site.ts";

interface Seen {
  readonly daysLeft: number;
  readonly protocol: string | null;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** Visits a site as a client that trusts only the demo's CA. */
async function visit(url: string, { authority }: Demo, options: RequestOptions = {}): Promise<Seen> {
  const outgoing = request(url, { ca: authority, family: 4, agent: false, ...options });
  outgoing.end();
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const socket = incoming.socket as TLSSocket;
  const left = Date.parse(socket.getPeerCertificate().valid_to) - Date.now();
  const protocol = socket.getProtocol();
  const body = await incoming.setEncoding("utf8").toArray();
  return { daysLeft: Math.round(left / 86_400_000), protocol, headers: incoming.headers, body: body.join("") };
}

const graded = [
  "content-security-policy",
  "strict-transport-security",
  "x-frame-options",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
];

test("the good site is trusted, by name and by address, and sends every graded header", async () => {
  await using demo = await startDemo();
  const seen = await visit(demo.good, demo);
  const byAddress = await visit(demo.good.replace("localhost", "127.0.0.1"), demo);

  expect(seen).toMatchObject({ daysLeft: 80, protocol: "TLSv1.3" });
  expect(seen.body).toContain("A well-configured site");
  expect(byAddress.daysLeft).toBe(80);
  expect(graded.filter((name) => !(name in seen.headers))).toEqual([]);
  expect(seen.headers).not.toHaveProperty("server");
});

test("the good site accepts TLS 1.2 and nothing older", async () => {
  await using demo = await startDemo();
  const older = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "ALL:@SECLEVEL=0" } as const;

  expect((await visit(demo.good, demo, { maxVersion: "TLSv1.2" })).protocol).toBe("TLSv1.2");
  await expect(visit(demo.good, demo, older)).rejects.toThrow(/alert number 70/);
});

test("the certificate of the flawed site expires in five days, and the site shows its versions and sends no policy", async () => {
  await using demo = await startDemo();
  const { daysLeft, headers } = await visit(demo.flawed, demo);

  expect(daysLeft).toBe(5);
  expect(headers).toMatchObject({ server: "nginx/1.14.0", "x-powered-by": "PHP/7.2.1" });
  expect(headers["set-cookie"]).toEqual(["session=1234; Path=/"]);
  expect(graded.filter((name) => name in headers)).toEqual(["strict-transport-security", "x-content-type-options"]);
});

test("the demo is not trusted without its CA, and each demo has its own CA", async () => {
  await using demo = await startDemo();
  await using other = await startDemo();

  expect(other.authority).not.toBe(demo.authority);
  await expect(visit(demo.good, other)).rejects.toThrow(/certificate/);
});

test("a closed demo closes all connections and frees its ports", async () => {
  const demo = await startDemo();
  await visit(demo.good, demo);
  await demo.close();

  await expect(visit(demo.good, demo)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
