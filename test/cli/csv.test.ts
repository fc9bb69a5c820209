import { expect, test } from "vitest";
import { lookalike, type LookalikeRaw } from "../../src/checks/lookalike/index.ts";
import { serve } from "../server/service.ts";
import { portcullis } from "./terminal.ts";

const found: LookalikeRaw["registered"][number] = {
  name: "sh0p.com",
  kind: "homoglyph",
  risk: 91.5,
  nameServers: ["ns1.other.example", "ns2.other.example"],
  owner: "other",
  basis: null,
  addresses: ["11.7.7.7"],
  exchangers: [],
  created: "2026-11-20T00:00:00.000Z",
  registrar: "=HYPERLINK(1), Inc.",
  certificate: "logged",
  parking: { service: "Sedo", forSale: true },
  page: {
    state: "redirects",
    status: 302,
    location: "https://other.example/?a=1,2",
    title: null,
    loginForm: null,
    brandNamed: null,
  },
};

const raw: LookalikeRaw = {
  domain: "shop.com",
  observedAt: "2026-11-24T09:00:00.000Z",
  resolvers: [],
  nameServers: [],
  counts: { variants: 1, registered: 1, nxdomain: 0, undelegated: 0, unknown: 0, unasked: 0, own: 0 },
  kinds: [{ kind: "homoglyph", variants: 1, registered: 1 }],
  registered: [found],
  riskiest: [{ name: found.name, kind: found.kind, risk: found.risk, status: "registered" }],
  unknown: [],
  wildcards: [],
  truncated: false,
};

test("--csv prints one row per registered name, and no cell is a formula", async () => {
  const { url } = await serve({ checks: [{ ...lookalike, collect: () => Promise.resolve(raw) }] });

  const { code, out, err } = await portcullis(["lookalike", "shop.com", "--csv", "--server", url]);

  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.split("\r\n")).toEqual([
    "name,unicode,kind,risk,nameServers,owner,basis,addresses,exchangers,created,registrar,certificate,parking.service,parking.forSale,page.state,page.status,page.location,page.title,page.loginForm,page.brandNamed",
    `sh0p.com,,homoglyph,91.5,ns1.other.example ns2.other.example,other,,11.7.7.7,,2026-11-20T00:00:00.000Z,"'=HYPERLINK(1), Inc.",logged,Sedo,true,redirects,302,"https://other.example/?a=1,2",,,`,
    "",
  ]);
});

test("--csv and --json exclude each other, and no other check has --csv", async () => {
  const both = await portcullis(["lookalike", "shop.com", "--csv", "--json"]);
  const other = await portcullis(["ssl", "shop.example", "--csv"]);

  expect([both.code, other.code]).toEqual([2, 2]);
  expect(both.out).toContain("--csv cannot be used together with --json");
});
