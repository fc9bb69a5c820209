import { expect, test } from "vitest";
import { goodHeaders, rawOf, withHeader } from "../../../../test/http/raw.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { http, type HttpRaw } from "../index.ts";
import { judge } from "../judge.ts";
import type { ProblemId } from "../problems.ts";

const refused: HttpRaw["redirectChain"][number] = {
  url: "https://old.example/",
  status: 302,
  location: "https://shop.example/",
  downgrade: false,
  ms: 1,
  certificateRejection: { problems: ["expired", "wrong-name"] },
};

test.for<[id: ProblemId, change: (url: string) => Partial<HttpRaw>]>([
  ["redirect-certificate", (url) => ({ redirectChain: [{ ...refused, url }] })],
  ["certificate-unknown", (url) => ({ finalUrl: url, certificateRejection: null })],
])("%s is the same problem even if a sign-in adds to its URL", ([id, change]) => {
  const subjects = ["/login?state=8f3a", "/login?state=11c9#top", "/"].map((path) => {
    const { findings } = judge(rawOf(goodHeaders, change(`https://old.example:8443${path}`)));
    return findings.find((finding) => finding.id === id)?.subject;
  });

  expect(new Set(subjects)).toEqual(new Set(["old.example:8443"]));
});

test.for<[ProblemId, Partial<HttpRaw>, string]>([
  [
    "redirect-missing",
    { plainHttp: { state: "content", url: "http://www.shop.example/old", status: 200, reason: null } },
    "http://www.shop.example/old answers over plain HTTP and does not redirect to https.",
  ],
  [
    "final-http",
    { finalUrl: "http://shop.example/", plainHttp: null, certificateRejection: null },
    "The page http://shop.example/ is served over plain HTTP.",
  ],
  [
    "redirect-certificate",
    { redirectChain: [refused] },
    "Browsers refuse the connection to https://old.example/ (expired, issued for another name), through which the redirects lead, and never reach the page.",
  ],
  [
    "leak-version",
    {
      disclosures: [
        { source: "x-aspnetmvc-version", value: "5.2", kind: "version", product: "ASP.NET MVC", version: "5.2" },
      ],
    },
    "X-AspNetMvc-Version discloses the version of ASP.NET MVC.",
  ],
  [
    "leak-product",
    { disclosures: [{ source: "meta generator", value: "Hugo", kind: "product", product: "Hugo", version: null }] },
    "<meta name=generator> discloses the software of the server.",
  ],
])("%s names what it is about", ([id, rest, cause]) => {
  const { issues } = interpret(http, judge(rawOf(goodHeaders, rest)), "en");

  expect(issues.find((issue) => issue.id === `http.${id}`)?.cause).toBe(cause);
});

const hopTo = (
  location: string | null,
  rest: Partial<HttpRaw["redirectChain"][number]> = {},
): HttpRaw["redirectChain"][number] => ({
  url: "https://shop.example/",
  status: 302,
  location,
  downgrade: false,
  ms: 1,
  certificateRejection: { problems: [] },
  ...rest,
});

const away = hopTo("https://shop.example/x");
const last = hopTo(null, { status: 200 });
const rounds = (count: number): HttpRaw["redirectChain"] => Array.from({ length: count }, () => away);

test.for<[name: string, raw: HttpRaw, found: ProblemId | null]>([
  ["nineteen redirects", rawOf(goodHeaders, { redirectChain: [...rounds(19), last] }), null],
  ["twenty redirects", rawOf(goodHeaders, { redirectChain: [...rounds(20), last] }), "redirect-twentieth"],
  [
    "a redirect to plain HTTP that HSTS changed to https",
    rawOf(goodHeaders, {
      redirectChain: [hopTo("https://shop.example/x", { upgradedFrom: "http://shop.example/x" }), last],
    }),
    "redirect-upgraded",
  ],
  // A refresh starts another navigation.
  [
    "nineteen redirects and a refresh between",
    rawOf(goodHeaders, { redirectChain: [...rounds(10), { ...away, refresh: true }, ...rounds(9), last] }),
    null,
  ],
  ["an empty Location on 302", rawOf({ ...goodHeaders, Location: " " }, { status: 302 }), "redirect-empty"],
  ["an empty Location on 200", rawOf({ ...goodHeaders, Location: "" }), null],
  ["no Location on 302", rawOf(goodHeaders, { status: 302 }), "error-page"],
  [
    "a refresh that was not followed",
    rawOf(goodHeaders, { refresh: { from: "meta", delay: 5, url: "https://shop.example/x" } }),
    "refresh-unfollowed",
  ],
  [
    "a status line that Firefox refuses",
    rawOf(goodHeaders, {
      parser: "tolerant",
      anomalies: [{ kind: "status-line", url: "https://shop.example/", excerpt: "http/1.1 200 OK" }],
    }),
    "status-line",
  ],
])("%s", ([, raw, found]) => {
  const ids = judge(raw).findings.map(({ id }) => id);
  const own = ids.filter((id) => !["isolation-missing", "malformed-header"].includes(id));

  expect(own).toEqual(found === null ? [] : [found]);
});

test("a NUL byte in a response head means browsers show no page", () => {
  const verdict = judge(rawOf(goodHeaders, { redirectOutcome: "nul-byte" }));

  expect(verdict).toMatchObject({ grade: "F", status: "fail" });
  expect(verdict.findings.map(({ id }) => id)).toContain("nul-byte");
});

test.for(["content-disposition", "content-encoding"] as const)(
  "a %s that browsers refuse leaves them no page",
  (end) => {
    const verdict = judge(rawOf(goodHeaders, { redirectOutcome: end }));

    expect(verdict).toMatchObject({ grade: "F", status: "fail" });
    expect(verdict.findings.map(({ id }) => id)).toContain(end);
  },
);

test("Chromium rejects a comma in a file name", () => {
  const verdict = judge(rawOf(withHeader("content-disposition", "inline; filename=a,b")));

  expect(verdict.findings).toContainEqual(expect.objectContaining({ id: "content-disposition-comma" }));
});

function spaced(name: string): Partial<HttpRaw> {
  return { anomalies: [{ kind: "space-before-colon", url: "https://shop.example/", excerpt: name }] };
}

test("a header with white space before its colon counts as in the less protected browser", () => {
  const [plain, ignored] = [{}, spaced("Content-Security-Policy")].map((rest) => judge(rawOf(goodHeaders, rest)));
  const weaker = withHeader("x-content-type-options", "sniff");

  expect(plain?.grade).toBe("A+");
  expect(ignored?.parts?.find(({ id }) => id === "csp")?.score).toBe(0);
  expect(ignored?.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(["header-space", "csp-missing"]));
  // If the header weakens the page, the browser that obeys it counts.
  expect(judge(rawOf(weaker, spaced("X-Content-Type-Options"))).score).toBe(judge(rawOf(weaker)).score);
});

test("a finding is identified by the host of its hop or by its normalised header, not by its text", () => {
  const leaks: HttpRaw["disclosures"] = [
    { source: "server", value: "nginx/1.27.3", kind: "version", product: "nginx", version: "1.27.3" },
  ];
  const { findings } = judge(rawOf(goodHeaders, { disclosures: leaks, redirectChain: [refused] }));

  expect(findings.map(({ subject }) => subject)).toEqual(expect.arrayContaining(["old.example", "server"]));
});
