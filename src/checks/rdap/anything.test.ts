import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openWorld } from "../../../test/dns/world.ts";
import { runs } from "../../../test/runs.ts";
import { domainObject } from "../../../test/twins/rdap.ts";
import { Failure } from "../../core/failure.ts";
import { interpret } from "../../core/result/interpretation.ts";
import type { Net } from "../../core/net/net.ts";
import { collect } from "./collect.ts";
import { rdap } from "./index.ts";
import { character } from "../../../test/character.ts";

const zones = { "shop.com": "@ A 11.0.0.80" };

/** A domain object with an arbitrary value in one member. */
const damaged = fc
  .tuple(fc.constantFrom(...Object.keys(domainObject({ name: "shop.com" }))), fc.jsonValue())
  .map(([member, value]) => JSON.stringify({ ...domainObject({ name: "shop.com" }), [member]: value }));

const labels = [
  "Domain Name: shop.com",
  "Registrar:",
  "Registry Expiry Date:",
  "Name Server:",
  "Domain Status:",
  "refer:",
  "whois:",
];
const whoisText = fc
  .array(fc.tuple(fc.constantFrom(...labels), fc.string({ unit: character, maxLength: 40 })), { maxLength: 12 })
  .map((lines) => lines.map((words) => words.join(" ")).join("\n"));

const said = fc.record({
  status: fc.constantFrom(200 as const, 404 as const),
  body: fc.oneof(damaged, fc.json(), fc.string()),
  whois: fc.oneof(whoisText, fc.string({ unit: character })),
});

test("for any answers of servers, the result fits the schema or is a failure with a text", async () => {
  await fc.assert(
    fc.asyncProperty(said, async ({ status, body, whois }) => {
      const source: Net["source"] = async () => ({
        address: "11.0.0.43",
        headers: [],
        ms: 5,
        status,
        redirects: 1,
        url: "https://rdap.registry.example/domain/shop.com",
        body: Buffer.from(body),
      });
      const answer: Net["whois"] = async ({ host }) => ({
        server: host ?? "whois.iana.org",
        address: "11.0.0.44",
        bytes: Buffer.from(whois),
        truncated: false,
        ms: 5,
      });
      const { context } = openWorld({ zones, net: { source, whois: answer } });
      const raw: unknown = await collect({ query: "shop.com" }, context).catch((error: unknown) => error);
      fc.pre(!(raw instanceof Failure && raw.message !== ""));
      const read = rdap.raw.parse(raw);
      expect(read).toEqual(raw);
      expect(interpret(rdap, rdap.judge(read, { query: "shop.com" }), "ko").kpis.length).toBeGreaterThan(5);
      expect(rdap.tables?.(read).flatMap(({ rows }) => rows).length).toBeGreaterThan(0);
      expect(rdap.observe?.(read).every(({ value }) => value !== "" && value.length <= 256)).toBe(true);
    }),
    { numRuns: runs(400) },
  );
});
