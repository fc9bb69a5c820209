import { expect, test } from "vitest";
import type { LookalikeRaw } from "../../../src/checks/lookalike/index.ts";
import type { Success } from "../../../src/core/result/envelope.ts";
import { defaultDns } from "../../../src/net/dns/default.ts";
import { keep } from "../../engine.ts";
import { serve } from "../../server/service.ts";
import { serveHttp } from "../../twins/http.ts";
import { reply } from "../../twins/raw-http.ts";
import { freePorts } from "../machines/process.ts";
import { startUnboundHttps } from "../machines/unbound-https.ts";

/** Registries and their registrations; other names do not exist. */
const zone = [
  "shop.com NS ns1.shop.com.",
  "hop.com NS ns1.other.example.",
  "sop.com NS ns1.shop.com.",
  // Reserved by the registry: the name exists, but is not registered.
  "sho.com TXT reserved",
].map((record) => ` local-data: "${record}"`);

/** A registry that answers for every name with the same servers. */
const wildcard = [' local-zone: "xyz." redirect', ' local-data: "xyz. NS ns1.parked.example."'];

/** unbound closes the connection on a dropped query, with all queries next to it. */
const silent = [' local-zone: "hsop.com." always_deny'];
const refused = [' local-zone: "shopp.com." always_refuse'];
/** The discard port, without a listener. */
const broken = ["forward-zone:", ' name: "shpo.com"', " forward-addr: 127.0.0.1@9"];

test("each variant has unbound's status, and is reported line by line", async () => {
  const [port = 0] = await freePorts(1);
  const transparent = [' local-zone: "shpo.com." transparent', " tcp-upstream: yes"];
  await using unbound = await startUnboundHttps(port, [
    ...zone,
    ...wildcard,
    ...silent,
    ...refused,
    ...transparent,
    ...broken,
  ]);
  const nobody = await keep(serveHttp({ answer: reply({ status: 404, body: "{}" }) }));
  const service = await serve({
    measuring: {
      dns: { ...defaultDns, doh: [unbound.server] },
      sources: { rdap: `${nobody.origin}/`, crtsh: `${nobody.origin}/` },
    },
  });

  const { status, text } = await service.ask("/api/util/lookalike?query=shop.com&limit=250", {
    headers: { accept: "application/x-ndjson" },
  });

  const lines = text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as object]));
  const { data } = lines.at(-1) as Success<{ readonly raw: LookalikeRaw }>;
  const { raw } = data;
  expect(status).toBe(200);
  expect(lines.slice(0, -1)).toEqual(expect.arrayContaining([...raw.registered]));
  expect(Object.fromEntries(raw.registered.map(({ name, owner }) => [name, owner]))).toEqual({
    "hop.com": "other",
    "sop.com": "own",
  });
  expect(Object.fromEntries(raw.unknown.map(({ name, reason }) => [name, reason]))).toEqual({
    "hsop.com": "ECONNRESET",
    "shopp.com": "REFUSED",
    "shpo.com": "SERVFAIL",
  });
  expect(raw.wildcards).toEqual(["xyz"]);
  const { variants, ...counts } = raw.counts;
  expect(counts).toEqual({ registered: 2, undelegated: 2, unknown: 3, unasked: 0, own: 1, nxdomain: variants - 7 });
  expect(variants).toBe(250);
});
