import { assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { drawing, logoIssuer, logoLeaf } from "../../../../test/mail/logo-certificates.ts";
import type { Answering, Said } from "../../../../test/replies.ts";
import { failure } from "../../../core/failure.ts";
import type { CertificateProfile } from "../../../demo/issue.ts";
import { chooseBimi } from "../../../formats/bimi/bimi.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { collectBimi } from "./collect.ts";
import { bimiPart, type EffectivePolicy } from "./judge.ts";
import { bimiSchema, type BimiRaw } from "./schema.ts";

const places = { logo: "https://www.example.com/logo.svg", evidence: "https://www.example.com/vmc.pem" } as const;

function pem(more: Partial<CertificateProfile> = {}): Said {
  return { body: logoLeaf(more).pem + logoIssuer.pem };
}

interface Look extends Partial<WorldText> {
  readonly record?: string | null;
  readonly logo?: Answering;
  readonly evidence?: Answering;
  readonly domain?: string;
}

const both = `v=BIMI1; l=${places.logo}; a=${places.evidence}`;

function look({
  record = both,
  logo = { body: drawing },
  evidence = pem(),
  domain = "example.com",
  ...text
}: Look = {}): Promise<BimiRaw> {
  const records = record === null ? "" : `default._bimi TXT "${record}"`;
  const http = { [places.logo]: logo, [places.evidence]: evidence };
  const { context } = openWorld({ zones: { [domain]: `@ A 44.1.2.3\n${records}` }, http, ...text });
  return collectBimi(context, parseName(domain));
}

function told(raw: BimiRaw, policy: EffectivePolicy = "reject"): readonly unknown[] {
  const { points, findings } = bimiPart(raw, policy);
  return [points.bimi, findings.map(({ id, subject }) => `${id.replace("bimi-", "")} ${subject ?? ""}`.trim())];
}

test.for<[what: string, seen: Look, points: number | null, findings: readonly string[]]>([
  ["a logo and its certificate", {}, 2, ["issuer"]],
  ["only a logo", { record: `v=BIMI1; l=${places.logo}; a=;` }, 2, ["self-asserted"]],
  ["an empty record that declines", { record: "v=BIMI1; l=; a=;" }, 0, ["declined"]],
  ["no record", { record: null }, 0, ["missing"]],
  ["two records", { record: `${both}"\ndefault._bimi TXT "v=BIMI1; l=;` }, 0, ["several"]],
  ["a broken record", { record: "v=BIMI1; l=logo.svg" }, 0, ["invalid"]],
  ["a version in lower case", { record: `v=bimi1; l=${places.logo};` }, 0, ["lookalike"]],
  ["a logo that is gone", { logo: { status: 404 } }, 0, ["logo-missing", "issuer"]],
  [
    "a logo on a private host",
    { logo: failure("address.private", { host: "www.example.com", address: "10.0.0.1" }) },
    0,
    ["logo-missing", "issuer"],
  ],
  ["a PNG image", { logo: { body: "\x89PNG" } }, 0, ["logo malformed", "logo root", "issuer"]],
  [
    "a logo that is not square",
    { logo: { body: drawing.replace("0 0 8 8", "0 0 8 4") } },
    0,
    ["logo square", "issuer"],
  ],
  ["a logo that is too large", { logo: { body: drawing + " ".repeat(40_000) } }, 0, ["logo too-large", "issuer"]],
  ["a certificate that is gone", { evidence: { status: 410 } }, 0, ["evidence-missing"]],
  ["a page in place of the certificate", { evidence: { body: "<html>" } }, 0, ["evidence unreadable"]],
  [
    "a certificate of a web site",
    { evidence: pem({ extendedKeyUsage: ["1.3.6.1.5.5.7.3.1"] }) },
    0,
    ["evidence purpose"],
  ],
  ["a certificate for any use", { evidence: pem({ extendedKeyUsage: null }) }, 0, ["evidence purpose"]],
  [
    "an expired certificate",
    { evidence: pem({ notAfter: new Date("2026-02-01T00:00:00Z") }) },
    0,
    ["evidence expired"],
  ],
  [
    "a certificate that is not valid yet",
    { evidence: pem({ notBefore: new Date("2026-12-01T00:00:00Z") }) },
    0,
    ["evidence not-yet-valid"],
  ],
  ["a certificate of another domain", { evidence: pem({ names: ["example.net"] }) }, 0, ["evidence names"]],
  ["a certificate with a wildcard name", { evidence: pem({ names: ["*.example.com"] }) }, 0, ["evidence names"]],
  ["a certificate for the selector's name", { evidence: pem({ names: ["default._bimi.example.com"] }) }, 2, ["issuer"]],
  ["a certificate of the organizational domain", { domain: "mail.example.com" }, 2, ["issuer"]],
  ["a certificate without a logo", { evidence: pem({ extensions: [] }) }, 0, ["evidence no-logo"]],
  // Unknown results count neither for nor against the domain.
  [
    "a logo whose request times out",
    { logo: failure("timeout.http", { host: "www.example.com" }) },
    null,
    [`unknown ${places.logo}`, "issuer"],
  ],
  ["a server that answers 503", { evidence: { status: 503 } }, null, [`unknown ${places.evidence}`]],
  [
    "a resolver that fails",
    { resolvers: { "127.0.0.1:53": { blocks: ["_bimi.example.com"], blocksWith: "SERVFAIL" } } },
    null,
    ["unknown default._bimi.example.com"],
  ],
])("BIMI with %s", async ([, seen, points, findings]) => {
  const raw = await look(seen);

  expect(bimiSchema.parse(raw)).toEqual(raw);
  expect(told(raw)).toEqual([points, findings]);
});

test.for<[policy: EffectivePolicy, points: number | null, finding?: string]>([
  ["reject", 2],
  ["quarantine", 2],
  // §7.1: with p=quarantine receivers require pct=100.
  ["partial", 0, "partial-dmarc"],
  ["none", 0, "without-dmarc"],
  ["missing", 0, "without-dmarc"],
  ["unknown", null, "unknown _dmarc.example.com"],
])("a logo under the policy %s", async ([policy, points, finding]) => {
  const { points: earned, findings } = bimiPart(await look(), policy);
  const ids = findings.map(({ id, subject }) => `${id.replace("bimi-", "")} ${subject ?? ""}`.trim());

  expect(earned.bimi).toBe(points);
  expect(ids.filter((id) => id !== "issuer")).toEqual(finding === undefined ? [] : [finding]);
  expect(told(await look({ record: "v=BIMI1; l=; a=;" }), policy)).toEqual([0, ["declined"]]);
});

test("logos and certificates are fetched only over https from public hosts, also after redirects", async () => {
  const asked: unknown[] = [];
  const raw = await look({
    logo: (request) => {
      asked.push(request.namedBy);
      return { status: 302, headers: [["Location", "http://www.example.com/logo.svg"]] };
    },
  });

  expect(asked).toEqual([expect.any(String)]);
  expect(raw.logo).toMatchObject({ state: "missing", reason: "scheme" });
});

test.for(["v=bimi1; l=; a=;", `V=BIMI1; l=${places.logo}`])("the record to publish instead of %s", async (record) => {
  const before = bimiPart(await look({ record }), "none");
  const [finding] = before.findings;
  const value = finding?.record?.value ?? "";
  const after = bimiPart(await look({ record: value }), "none");

  expect(chooseBimi([value]).kind).toMatch(/^(?:one|declined)$/);
  expect(after.findings.some(({ id }) => id === finding?.id)).toBe(false);
  expect(after.points.bimi).toBeGreaterThanOrEqual(before.points.bimi ?? 3);
});

const states = ["missing", "invalid", "valid"] as const;
const policies: readonly EffectivePolicy[] = ["missing", "none", "quarantine", "reject"];

test("fixing the logo, the certificate or the DMARC policy never lowers the part", async () => {
  const raw = await look();
  const at = (logo: number, evidence: number): BimiRaw => ({
    ...raw,
    logo: raw.logo && { ...raw.logo, state: states[logo] ?? "valid" },
    evidence: raw.evidence && { ...raw.evidence, state: states[evidence] ?? "valid" },
  });
  const step = constantFrom(0, 1, 2);
  const rank = constantFrom(0, 1, 2, 3);
  assert(
    property(step, step, step, step, rank, rank, (a, b, c, d, e, f) => {
      const [lower, upper] = [Math.min(e, f), Math.max(e, f)].map((each) => policies[each] ?? "reject");
      const before = bimiPart(at(Math.min(a, b), Math.min(c, d)), lower ?? "none");
      const after = bimiPart(at(Math.max(a, b), Math.max(c, d)), upper ?? "reject");

      expect(after.points.bimi).toBeGreaterThanOrEqual(before.points.bimi ?? 3);
    }),
  );
});
