import * as fc from "fast-check";
import { expect, test } from "vitest";
import { look } from "../../../test/exposure/scene.ts";
import { runs } from "../../../test/runs.ts";
import { failure } from "../../core/failure.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { exposure, type ExposureRaw } from "./index.ts";
import { judge } from "./judge.ts";

const refused = (host: string, port: number) => failure("tcp.refused", { host, port });

const nginxPage =
  "<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working.</p>";

function hostOf(raw: ExposureRaw, host: string): ExposureRaw["hosts"][number] | undefined {
  return raw.hosts.find((each) => each.host === host);
}

function findingsOf(raw: ExposureRaw): readonly string[] {
  return judge(raw).findings.map(({ id, subject }) => (subject === undefined ? id : `${id} ${subject}`));
}

test("each known host is opened once, over https first, operational names first", async () => {
  const { raw, asked } = await look({
    certificates: ["blog.shop.com", "vpn.shop.com", "shop.com"],
    observed: ["jenkins.shop.com", "elsewhere.com"],
    pages: Object.fromEntries(
      ["", "www.", "vpn.", "jenkins.", "blog."].map((prefix) => [
        `https://${prefix}shop.com/`,
        { body: "<title>Shop</title>" },
      ]),
    ),
  });

  expect(raw.hosts.map(({ host, from, purpose: use, category }) => [host, from, use, category])).toEqual([
    ["shop.com", "domain", null, "other"],
    ["www.shop.com", "domain", null, "other"],
    ["vpn.shop.com", "certificate", "remote", "other"],
    ["jenkins.shop.com", "observed", "tooling", "other"],
    ["blog.shop.com", "certificate", null, "other"],
  ]);
  expect(asked).toHaveLength(5);
  expect(asked.every((url) => url.startsWith("https://"))).toBe(true);
  expect(judge(raw)).toMatchObject({ status: "pass", findings: [] });
});

test("at most 200 hosts are opened; the rest is listed", async () => {
  const certificates = Array.from({ length: 300 }, (_, at) => `h${at}.shop.com`);
  const pages = Object.fromEntries(
    ["", "www.", ...certificates.map((name) => name.slice(0, -8))].map((prefix) => [`https://${prefix}shop.com/`, {}]),
  );
  const { raw } = await look({ certificates: [...certificates, "admin.shop.com"], pages });

  expect(raw.hosts).toHaveLength(200);
  expect(raw.hosts[2]?.host).toBe("admin.shop.com");
  expect(raw.names).toMatchObject({ total: 303, notOpened: expect.objectContaining({ length: 103 }) });
  // An unopened host may be the important one.
  expect(judge(raw).status).toBe("unknown");
});

test.for<[what: string, page: object, expected: string]>([
  [
    "an open tool",
    {
      body: "<title>Prometheus Time Series Collection and Processing Server</title><script>const GLOBAL_CONSOLES_LINK='';</script>",
    },
    "open-high a.shop.com Prometheus",
  ],
  ["a login", { status: 403, headers: [["X-Jenkins", "2.440"]] }, "login-medium a.shop.com Jenkins"],
  [
    "a page with unclear access",
    { body: "<title>MLflow</title>", headers: [["X-Jenkins", "2.440"]] },
    "unclear-medium a.shop.com Jenkins",
  ],
  [
    "a listing",
    { body: "<title>Index of /</title><h1>Index of /</h1>" },
    "open-medium a.shop.com Apache or nginx directory listing",
  ],
  [
    "a listing with a password field in a comment",
    {
      body: "<title>Index of /</title><!-- <form><input type=password></form> --><h1>Index of /</h1>",
    },
    "open-medium a.shop.com Apache or nginx directory listing",
  ],
  ["a default page", { body: nginxPage }, "open-low a.shop.com nginx default page"],
  ["noindex", { headers: [["X-Robots-Tag", "noindex"]], body: "<title>Soon</title>" }, "hidden-open a.shop.com"],
])("%s is reported", async ([, page, expected]) => {
  const { raw } = await look({
    certificates: ["a.shop.com"],
    addresses: { "a.shop.com": "11.0.0.1" },
    pages: { "https://a.shop.com/": page },
  });

  expect(findingsOf(raw)).toContain(expected);
});

test.for<[what: string, page: object, category: string]>([
  ["a page", { body: "<title>Shop</title>" }, "staging"],
  ["a page with a password field", { body: '<input type="password">' }, "login-page"],
  ["401", { status: 401 }, "login-page"],
  ["403", { status: 403, body: "<title>403 Forbidden</title>" }, "other"],
  ["a page that asks for the account first", { body: "<title>Sign in - Shop</title><input type=email>" }, "login-page"],
  ["a login in Korean", { body: "<title>사내 시스템 로그인</title>" }, "login-page"],
  ["a redirect to single sign-on", { status: 302, headers: [["Location", "/oauth2/start?rd=/"]] }, "login-page"],
  ["a field that a browser completes", { body: "<input name=a autocomplete='current-password'>" }, "login-page"],
  ["a page that only links to a login", { body: "<title>Shop</title><a href=/login>Sign in</a>" }, "staging"],
  ["an error", { status: 503 }, "other"],
])("on a host that is named as a test system, %s counts as %s", async ([, page, category]) => {
  const { raw } = await look({
    certificates: ["staging.shop.com"],
    addresses: { "staging.shop.com": "11.0.0.1" },
    pages: {
      "https://staging.shop.com/": page,
      "https://staging.shop.com/oauth2/start?rd=/": { body: "<title>Shop</title>" },
    },
  });

  expect(hostOf(raw, "staging.shop.com")?.category).toBe(category);
  expect(findingsOf(raw).includes("staging-open staging.shop.com")).toBe(category === "staging");
});

test("a private address in public DNS is a finding and is not opened", async () => {
  const { raw, asked } = await look({ certificates: ["in.shop.com"], addresses: { "in.shop.com": "10.0.0.7" } });

  expect(hostOf(raw, "in.shop.com")).toMatchObject({ state: "private", address: "10.0.0.7" });
  expect(findingsOf(raw)).toContain("private-address in.shop.com");
  expect(asked).toEqual([]);
});

test("http is requested only if https does not answer", async () => {
  const { raw, asked } = await look({
    certificates: [],
    addresses: { "shop.com": "11.0.0.1" },
    pages: {
      "https://shop.com/": refused("shop.com", 443),
      "http://shop.com/": { body: nginxPage },
    },
  });

  expect(asked).toEqual(["https://shop.com/", "http://shop.com/"]);
  expect(hostOf(raw, "shop.com")).toMatchObject({ url: "http://shop.com/", category: "default-page" });
  expect(hostOf(raw, "www.shop.com")).toMatchObject({ state: "absent" });
});

function to(location: string) {
  return { status: 302, headers: [["Location", location]] as const };
}

test("up to three redirects within the domain are followed, and none out of it", async () => {
  const { raw, asked } = await look({
    addresses: { "shop.com": "11.0.0.1", "www.shop.com": "11.0.0.2" },
    pages: {
      "https://shop.com/": to("/1"),
      "https://shop.com/1": to("/2"),
      "https://shop.com/2": to("/3"),
      "https://shop.com/3": to("/4"),
      "https://www.shop.com/": to("https://shop.com.evil.test/"),
    },
  });

  expect(asked.toSorted()).toEqual([
    "https://shop.com/",
    "https://shop.com/1",
    "https://shop.com/2",
    "https://shop.com/3",
    "https://www.shop.com/",
  ]);
  expect(hostOf(raw, "shop.com")).toMatchObject({ redirects: 3, status: 302, category: "other" });
  expect(hostOf(raw, "www.shop.com")).toMatchObject({ redirectsTo: "https://shop.com.evil.test" });
});

test("a title is shown as it is written, and compared in lower case", async () => {
  const { raw } = await look({
    certificates: ["a.shop.com"],
    addresses: { "shop.com": "11.0.0.1", "a.shop.com": "11.0.0.2" },
    pages: {
      "https://shop.com/": { body: "<TITLE>Grüße &AMP; Co&#46; Shop</TITLE>" },
      "https://a.shop.com/": { body: nginxPage.replaceAll("nginx", "NGINX") },
    },
  });

  expect(hostOf(raw, "shop.com")).toMatchObject({ title: "Grüße & Co. Shop" });
  expect(hostOf(raw, "a.shop.com")).toMatchObject({ title: "Welcome to NGINX!", category: "default-page" });
});

test("a page that names every product matches none of them", async () => {
  const signs = [
    "<script>window.grafanaBootData; gon.gitlab_url; rcmail.set_env; getJaegerUiConfig</script>",
    '<script id="jupyter-config-data">{}</script>',
    '<img src="/dana-na/a.png">',
    "<home-assistant></home-assistant>",
    '<input name="pma_password">',
  ];
  const { raw } = await look({
    addresses: { "shop.com": "11.0.0.1" },
    pages: { "https://shop.com/": { body: signs.join(" ") } },
  });

  expect(hostOf(raw, "shop.com")).toMatchObject({ ambiguous: true, matches: [], category: "other" });
});

test('without names from certificates the status is never "passed"', async () => {
  const { raw } = await look({
    certificates: null,
    addresses: { "shop.com": "11.0.0.1" },
    pages: { "https://shop.com/": {} },
  });

  expect(raw.names).toMatchObject({ certificates: "failed", reason: "dns.failed" });
  expect(judge(raw)).toMatchObject({ status: "unknown" });
  expect(findingsOf(raw)).toContain("names-unknown");
  expect(
    interpret(exposure, judge(raw), "en").issues.find(({ id }) => id === "exposure.names-unknown")?.cause,
  ).toContain("gave no answer (its name could not be resolved)");
});

test("an empty list of names is no result while another source fails", async () => {
  const { raw } = await look({
    certificates: [],
    sources: ["complete", "failed"],
    addresses: { "shop.com": "11.0.0.1" },
    pages: { "https://shop.com/": {} },
  });

  expect(raw.names).toMatchObject({ certificates: "partial", reason: null });
  expect(judge(raw)).toMatchObject({ status: "unknown" });
  expect(findingsOf(raw)).toEqual(["names-partial"]);
});

test("one complete source with names is enough", async () => {
  const { raw } = await look({
    certificates: ["a.shop.com"],
    sources: ["complete", "failed"],
    addresses: { "shop.com": "11.0.0.1", "a.shop.com": "11.0.0.2" },
    pages: { "https://shop.com/": {}, "https://a.shop.com/": {} },
  });

  expect(raw.names.certificates).toBe("complete");
  expect(judge(raw)).toMatchObject({ status: "pass", findings: [] });
});

test("a domain that does not exist is a failure, also if certificates name hosts of it", async () => {
  const looked = look({ certificates: ["a.shop.com"], addresses: {} });
  await expect(looked).rejects.toMatchObject({ code: "NOT_FOUND", reason: "dns.nxdomain" });
});

test.for<[what: string, scene: Parameters<typeof look>[0], expected: readonly string[]]>([
  [
    "every host refuses",
    { addresses: { "shop.com": "11.0.0.1" }, pages: { "https://shop.com/": refused("shop.com", 443) } },
    ["none-answered"],
  ],
  [
    "one host refuses",
    {
      addresses: { "shop.com": "11.0.0.1", "www.shop.com": "11.0.0.2" },
      pages: { "https://shop.com/": {}, "https://www.shop.com/": refused("www.shop.com", 443) },
    },
    ["hosts-failed"],
  ],
])("the status is unknown, and a finding says why: %s", async ([, scene, expected]) => {
  const { raw } = await look(scene);

  expect(judge(raw).status).toBe("unknown");
  expect(findingsOf(raw)).toEqual(expected);
});

test("every unknown status has a finding", () => {
  const host = fc.constantFrom("answered", "private", "absent", "failed", "opted-out", "out-of-time").map(hostWith);
  const state = fc.record({
    certificates: fc.constantFrom("complete", "partial", "failed"),
    hosts: fc.array(host, { minLength: 2, maxLength: 5 }),
    beyond: fc.constantFrom(0, 3),
  });
  fc.assert(
    fc.property(state, ({ certificates, hosts, beyond }) => {
      const names = { total: hosts.length + beyond, certificates, reason: null, observed: 0, notOpened: [] };
      const truncated = hosts.some((each) => each.state === "out-of-time");
      const raw = { domain: "shop.com", observedAt: "2026-11-20T12:00:00Z", names, hosts, truncated };
      const { status, findings } = judge(raw);
      expect(status !== "unknown" || findings.length > 0).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});

function hostWith(state: ExposureRaw["hosts"][number]["state"]): ExposureRaw["hosts"][number] {
  const nothing = {
    reason: null,
    address: null,
    url: null,
    status: null,
    title: null,
    redirects: 0,
    redirectsTo: null,
  };
  const unseen = { category: null, access: null, noindex: false, ambiguous: false, matches: [], hints: [] };
  return { host: "a.shop.com", from: "certificate", purpose: null, state, ...nothing, ...unseen };
}

test("at the deadline the answer is partial and never cached", async () => {
  const late = failure("timeout.http", { host: "shop.com" });
  const { raw } = await look({
    addresses: { "shop.com": "11.0.0.1" },
    pages: { "https://shop.com/": late, "http://shop.com/": late },
    pause: async () => false,
  });

  expect(raw.truncated).toBe(true);
  expect(exposure.lasts?.(raw)).toBe(0);
  expect(findingsOf(raw)).toContain("out-of-time");
});

test("the findings are rendered in both languages", async () => {
  const { raw } = await look({
    addresses: { "shop.com": "11.0.0.1" },
    pages: { "https://shop.com/": { headers: [["X-Jenkins", "2"]], status: 403 } },
  });
  const [en, ko] = (["en", "ko"] as const).map(
    (language) => interpret(exposure, judge(raw), language).issues[0]?.cause,
  );

  expect(en).toBe("The login of Jenkins (developer tool) on shop.com is reachable from the Internet.");
  expect(ko).toContain("개발·운영 도구");
});
