import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { exposure } from "../../src/checks/exposure/index.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { doorFor, keep } from "../engine.ts";
import { repliesFrom } from "../replies.ts";
import { drip, endlessRedirect, hugeBody, redirect, silence } from "../twins/answers.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";
import { contextWith } from "./scene.ts";

/** Opens one host that answers as a test says, through a real door. */
async function openOne(answer: Answer, deadline = 20_000, options: TlsTwinOptions = {}) {
  const started = performance.now();
  const twin = await keep(serveTls({ answer, ...options }));
  const pins = [
    { host: "shop.com", port: 443, address: "127.0.0.1", toPort: twin.port },
    { host: "shop.com", port: 80, address: "127.0.0.1", toPort: await closedPort() },
  ];
  using door = doorFor({
    pins,
    deadline,
    names: async () => ["10.255.0.1"],
    operator: "Example Ltd <ops@example.com>",
  });
  const base = { ...repliesFrom({}).context, trust: openTrustStore([]) };
  const raw = await exposure.collect(
    { domain: "shop.com" },
    contextWith(door.net, base, { pause: async () => performance.now() - started < deadline }),
  );
  const traffic = door.traffic();
  return { seen: raw.hosts.find(({ host }) => host === "shop.com"), raw, traffic, twin };
}

test("at most 256 kB of a page of 10 MB are read", async () => {
  const { seen, traffic } = await openOne(hugeBody(10_000_000));

  expect(seen).toMatchObject({ state: "answered", category: "other" });
  expect(traffic.bytes).toBeLessThan(1_500_000);
});

test("endless redirects end after three", async () => {
  const { seen } = await openOne(endlessRedirect());

  expect(seen).toMatchObject({ state: "answered", redirects: 3 });
});

test("a drip ends after 8 s", async () => {
  const started = performance.now();
  const { seen } = await openOne(drip({ body: "x".repeat(10_000) }, 200));

  expect(performance.now() - started).toBeLessThan(19_000);
  expect(["failed", "answered"]).toContain(seen?.state);
}, 30_000);

test("a compressed bomb is no page", async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const { seen } = await openOne(reply({ headers: ["Content-Encoding: gzip"], body: bomb }));

  expect(seen).toMatchObject({ state: "answered", title: null });
});

test("bytes after the end of gzip do not hide a directory listing", async () => {
  const listing = gzipSync("<title>Index of /</title><h1>Index of /</h1><pre><a href='db.sql'>db.sql</a></pre>");
  const body = Buffer.concat([listing, Buffer.from("more")]);
  const { seen } = await openOne(reply({ headers: ["Content-Encoding: gzip"], body }));

  expect(seen).toMatchObject({ state: "answered", category: "directory-listing" });
});

test.for([
  ["holds", ["shop.com"], "directory-listing"],
  ["is for another name", ["other.com"], "other"],
] as const)("HSTS on a redirect leads past a closed port 80 if the certificate %s", async ([, names, category]) => {
  const hsts = "Strict-Transport-Security: max-age=31536000";
  const away = reply({ status: 302, headers: [hsts, "Location: http://shop.com/files"] });
  const listing = reply({ body: "<title>Index of /</title><h1>Index of /</h1>" });
  const answer: Answer = (socket, asked, reset) => (asked.path === "/" ? away : listing)(socket, asked, reset);
  const { seen } = await openOne(answer, 20_000, { served: chainFor("good", { names }) });

  expect(seen).toMatchObject({ state: "answered", category });
});

test.for(["http://10.0.0.1/", "http://169.254.169.254/latest/", "http://[fd00::1]/"])(
  "a redirect to %s is not followed",
  async (to) => {
    const { seen, traffic } = await openOne(redirect(to));

    expect(seen).toMatchObject({ state: "answered", status: 301 });
    expect(traffic.connections).toBe(1);
  },
);

test("a silent host is reported as failed after its time, without affecting the rest", async () => {
  const { raw, seen } = await openOne(silence(), 2000);

  expect(seen?.state).toBe("out-of-time");
  expect(raw.truncated).toBe(true);
});

test("servers receive the operator's contact", async () => {
  const agents: (string | undefined)[] = [];
  await openOne((socket, asked, reset) => {
    agents.push(asked.headers.get("user-agent"));
    reply({ body: "<title>Shop</title>" })(socket, asked, reset);
  });

  expect(agents).toEqual(["portcullis (operator: Example Ltd <ops@example.com>)"]);
});
