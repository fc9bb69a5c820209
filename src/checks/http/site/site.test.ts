import { expect, test } from "vitest";
import { goodHeaders, rawOf } from "../../../../test/http/raw.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { http, type HttpRaw } from "../index.ts";
import { judge } from "../judge.ts";
import type { ProblemId } from "../problems.ts";

const refused: HttpRaw["hops"][number] = {
  url: "https://old.example/",
  status: 302,
  location: "https://shop.example/",
  downgrade: false,
  ms: 1,
  identity: { problems: ["expired", "wrong-name"] },
};

test.for<[id: ProblemId, change: (url: string) => Partial<HttpRaw>]>([
  ["redirect-certificate", (url) => ({ hops: [{ ...refused, url }] })],
  ["certificate-unknown", (url) => ({ finalUrl: url, identity: null })],
])("%s is the same problem whatever a sign-in adds to its URL", ([id, change]) => {
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
    { finalUrl: "http://shop.example/", plainHttp: null, identity: null },
    "The page http://shop.example/ is served over plain HTTP.",
  ],
  [
    "redirect-certificate",
    { hops: [refused] },
    "Browsers refuse the connection to https://old.example/ (expired, issued for another name), through which the redirects lead, and never reach the page.",
  ],
  [
    "leak-version",
    {
      leaks: [{ source: "x-aspnetmvc-version", value: "5.2", kind: "version", product: "ASP.NET MVC", version: "5.2" }],
    },
    "X-AspNetMvc-Version tells which version of ASP.NET MVC runs here.",
  ],
  [
    "leak-product",
    { leaks: [{ source: "meta generator", value: "Hugo", kind: "product", product: "Hugo", version: null }] },
    "<meta name=generator> tells what software runs here.",
  ],
])("%s names what it is about", ([id, rest, cause]) => {
  const { issues } = interpret(http, judge(rawOf(goodHeaders, rest)), "en");

  expect(issues.find((issue) => issue.id === `http.${id}`)?.cause).toBe(cause);
});

test("an issue is known by the host of its hop, or by its header as it is compared, however the sentence writes it", () => {
  const leaks: HttpRaw["leaks"] = [
    { source: "server", value: "nginx/1.27.3", kind: "version", product: "nginx", version: "1.27.3" },
  ];
  const { findings } = judge(rawOf(goodHeaders, { leaks, hops: [refused] }));

  expect(findings.map(({ subject }) => subject)).toEqual(expect.arrayContaining(["old.example", "server"]));
});
