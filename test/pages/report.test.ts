import { expect, test } from "vitest";
import { readTarget } from "../../server/pages/report/target.ts";
import { serve } from "../server/service.ts";
import { openStoreDouble } from "../server/store/double.ts";
import { scripted, send } from "./scripted.ts";

test.for<readonly [given: string, name: string]>([
  ["example.com", "example.com"],
  ["  HTTPS://Example.com:8443/shop?token=1#x ", "example.com:8443/shop"],
  ["http://example.com", "http://example.com"],
  ["mailto:jin@example.com", "example.com"],
  ["한국.kr", "xn--3e0b707e.kr"],
])("%s is reported on as %s", ([given, name]) => {
  expect(readTarget(given)?.name).toBe(name);
});

test.for(["", "https://user:pw@example.com/", "192.0.2.1", "[::1]", "ftp://example.com/", "http://"])(
  "%s is nothing to report on",
  (given) => {
    expect(readTarget(given)).toBeNull();
  },
);

test("a report is begun by the form, grows while it is read, and costs a reader nothing", async () => {
  const [first, second, third] = [
    scripted("pqc", "host"),
    scripted("owasp", "host"),
    scripted("dns", "query", "failure"),
  ];
  const service = await serve({ checks: [first.check, second.check, third.check] });

  const before = await service.ask("/report/shop.com");
  expect([before.status, first.runs(), before.headers.get("x-robots-tag")]).toEqual([200, 0, "noindex"]);
  expect(before.text).toContain("This server has no stored results for shop.com");
  const begun = await send(service, "https://shop.com/");
  expect([begun.status, begun.headers.get("location")]).toEqual([303, "/report/shop.com"]);
  const again = await send(service, "shop.com");
  expect(again.status).toBe(303);
  first.finish();
  const during = await service.ask("/report/shop.com");
  expect(during.text).toMatch(/http-equiv="refresh" content="2/);
  const events = fetch(`${service.url}/report/shop.com/events?lang=ko`);
  second.finish();
  third.finish();
  const stream = await (await events).text();
  const after = await service.ask("/report/shop.com");

  expect([first.runs(), second.runs(), third.runs()]).toEqual([1, 1, 1]);
  expect(stream).toMatch(/^event: parts\ndata: \{"answer":/);
  expect(stream.trimEnd().split("\n\n").at(-1)).toBe("event: done\ndata: {}");
  expect(stream).toContain("점검 pqc");
  expect(after.text).not.toContain("refresh");
  for (const said of ["Check pqc", "No HSTS", "SERVFAIL", "npx portcullis gate"]) expect(after.text).toContain(said);
  expect(after.text).not.toContain("<img");
  expect(after.text).toContain("&lt;img src=x");
});

test("a stored report outlives its run, and the button measures again", async () => {
  const pqc = scripted("pqc", "host");
  const service = await serve({ checks: [pqc.check] });
  pqc.finish();
  await send(service, "shop.com");
  await service.ask("/report/shop.com/events");

  await send(service, "shop.com");
  await service.ask("/report/shop.com/events");
  const remembered = pqc.runs();
  await send(service, "shop.com", { again: "1" });
  await service.ask("/report/shop.com/events");

  expect([remembered, pqc.runs()]).toEqual([1, 2]);
});

test("another site's form starts nothing, and an invalid target is refused on a page", async () => {
  const pqc = scripted("pqc", "host");
  const service = await serve({ checks: [pqc.check] });

  expect((await send(service, "shop.com", {}, "cross-site")).status).toBe(400);
  const wrong = await send(service, "https://user:pw@shop.com/");
  expect([wrong.status, wrong.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  expect(wrong.text).not.toContain("pw@");
  expect(pqc.runs()).toBe(0);
  for (const path of ["/report/192.0.2.1", "/report/shop.com/other", "/report/a%20b"])
    expect([path, (await service.ask(path)).status]).toEqual([path, 404]);
});

test.for<readonly [path: string, canonical: string]>([
  ["/report/SHOP.com", "/report/shop.com"],
  ["/report/shop.com.?lang=ko", "/report/shop.com?lang=ko"],
  ["/report/https%3A%2F%2Fshop.com%2F", "/report/shop.com"],
  ["/report/Shop.com/json", "/report/shop.com/json"],
])("%s redirects to %s", async ([path, canonical]) => {
  const service = await serve({ checks: [scripted("pqc", "host").check] });

  const { status, headers } = await service.ask(path, { redirect: "manual" });

  expect([status, headers.get("location")]).toEqual([301, canonical]);
  expect((await service.ask(canonical, { redirect: "manual" })).status).toBe(200);
});

test.for([
  "/report/shop.com:8443",
  "/report/shop.com%3A8443",
  "/report/http%3A%2F%2Fshop.com",
  "/report/shop.com%2Fa@b+;,=$&",
  "/report/shop.com%2Fa%40b%2B%3B%2C%3D%24%26",
])("%s is a report's own address and redirects nowhere", async (path) => {
  const service = await serve({ checks: [scripted("pqc", "host").check] });

  expect((await service.ask(path, { redirect: "manual" })).status).toBe(200);
});

test("input other than a domain goes to its check", async () => {
  const asn = scripted("asn", "query");
  const service = await serve({ checks: [asn.check] });
  asn.finish();

  const sent = await send(service, "AS64500");

  expect([sent.status, sent.headers.get("location"), asn.runs()]).toEqual([303, "/tools/asn?query=AS64500", 1]);
});

test.for(["hxxp://parcel-kr[.]com/track", "parcel-kr[.]com", "http://192.0.2.1/x", "https://ann:secret@shop.com/"])(
  "the suspicious link %s goes to the phishing check",
  async (given) => {
    const { check, finish, runs } = scripted("phishing", "text");
    const service = await serve({ checks: [check] });
    finish();

    const sent = await send(service, given);

    expect([sent.status < 400, runs()]).toEqual([true, 1]);
  },
);

test.for([
  ["192.0.2.1:443", "192.0.2.1"],
  ["[2001:db8::1]:443", "[2001:db8::1]"],
  ["192[.]0[.]2[.]1", "192.0.2.1"],
] as const)("the address of %s goes to its check", async ([given, taken]) => {
  const { check, finish } = scripted("reverse-dns", "query");
  const service = await serve({ checks: [check] });
  finish();

  const location = (await send(service, given)).headers.get("location");

  expect(new URL(location ?? "", service.url).searchParams.get("query")).toBe(taken);
});

test("a refusal says what the field takes", async () => {
  const service = await serve({ checks: [scripted("pqc", "host").check] });

  expect((await send(service, "ftp://shop.com/")).text).toContain(
    "The input must be a domain, http or https URL, e-mail address, IP address, AS number, message header, suspicious link or message, not &quot;ftp://shop.com/&quot;.",
  );
});

test("a report shows the changes since the newest different result, and its gate uses the site's grades", async () => {
  const [ssl, http] = [scripted("ssl", "host"), scripted("http", "url")];
  for (const { finish } of [ssl, http]) finish();
  const service = await serve({
    checks: [ssl.check, http.check],
    store: openStoreDouble(),
    baseUrl: "https://checks.example",
  });
  const measure = async (): Promise<string> => {
    await send(service, "shop.com", { again: "1" });
    await service.ask("/report/shop.com/events");
    return (await service.ask("/report/shop.com")).text;
  };
  ssl.findNext({ status: "warn", grade: "C", findings: [{ id: "hsts-missing", params: { said: "before" } }] });
  http.findNext({ status: "fail", grade: "F", findings: [] });
  const first = await measure();
  ssl.findNext({ status: "pass", grade: "A", findings: [{ id: "other", params: {} }] });
  await measure();
  const third = await measure();

  expect(first).toContain('<section id="history" aria-labelledby="history-title" hidden>');
  expect(third).toContain("C · 50 of 100 · needs work → A · 50 of 100 · good");
  expect(third).toMatch(/Fixed: 1.*No HSTS, says before\..*New: 1.*Something else\./s);
  expect(third.match(/<span class="quiet">since <time datetime="\d{4}-/g)).toHaveLength(1);
  expect(third).toContain("min-ssl: A\n    min-headers: C\n    server: https://checks.example");
  expect(third).toContain("--min-ssl A \\\n  --min-headers C");
  expect(third).toContain("Passed: 1");
});

/** The list of findings of a page. */
function findingsIn(page: string): string {
  return /<section id="findings".*?<\/section>/s.exec(page)?.[0] ?? "";
}

test("a report answers first, and the number of problems of a severity shows only these", async () => {
  const [ssl, http] = [scripted("ssl", "host"), scripted("http", "url")];
  for (const { finish } of [ssl, http]) finish();
  ssl.findNext({ status: "warn", grade: "B", findings: [{ id: "hsts-missing", params: { said: "ssl" } }] });
  http.findNext({ status: "pass", grade: "A", findings: [{ id: "other", params: {} }] });
  const service = await serve({ checks: [ssl.check, http.check] });
  await send(service, "shop.com");
  await service.ask("/report/shop.com/events");

  const all = (await service.ask("/report/shop.com?lang=en")).text;
  const low = (await service.ask("/report/shop.com?severity=low")).text;

  expect(all.indexOf('id="answer"')).toBeLessThan(all.indexOf('id="tiles"'));
  expect(all).toMatch(/Can be improved<\/p><p>No HSTS, says ssl\.<\/p><p><strong>First:<\/strong> Send it\./);
  expect(all).toContain('href="/report/shop.com?severity=low#findings">1 low</a>');
  expect([findingsIn(all).match(/<li/g), findingsIn(low).match(/<li/g)]).toMatchObject([["<li", "<li"], ["<li"]]);
  expect(findingsIn(low)).toContain("Something else.");
});

test("a report is there as JSON, which measures nothing", async () => {
  const [pqc, dns] = [scripted("pqc", "host"), scripted("dns", "query", "failure")];
  const service = await serve({ checks: [pqc.check, dns.check] });
  const before = JSON.parse((await service.ask("/report/shop.com/json")).text) as object;
  pqc.finish();
  dns.finish();
  await send(service, "shop.com");
  await service.ask("/report/shop.com/events");
  const { headers, text } = await service.ask("/report/shop.com/json?lang=ko");

  expect(before).toMatchObject({
    target: "shop.com",
    isRunning: false,
    checks: [{ state: "absent" }, { state: "absent" }],
  });
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
    "application/json; charset=utf-8",
    "no-store",
  ]);
  expect(JSON.parse(text)).toMatchObject({
    checks: [
      { check: "dns", error: { code: "UPSTREAM_ERROR", reason: "dns.failed" } },
      { check: "pqc", data: { interpretation: { issues: [{ id: "pqc.hsts-missing" }] } } },
    ],
  });
  expect(pqc.runs()).toBe(1);
});

test("checks of a report that find the server busy wait for their turn", { timeout: 60_000 }, async () => {
  const [first, second] = [scripted("pqc", "host"), scripted("dns", "query")];
  const service = await serve({ checks: [first.check, second.check], capacity: { host: 1, waiting: 0, patience: 1 } });
  await send(service, "shop.com");
  const events = service.ask("/report/shop.com/events");
  await expect.poll(() => first.runs() + second.runs()).toBe(1);
  first.finish();
  second.finish();
  const { text } = await events;

  expect(text).toContain("event: done");
  expect([first.runs(), second.runs()]).toEqual([1, 1]);
  expect(text).not.toContain("allowance of");
});

test("the reason of a check without a result outlives the process, until the check has a result", async () => {
  const store = openStoreDouble();
  const [failing, http] = [scripted("dns", "query", "failure"), scripted("http", "url")];
  for (const { finish } of [failing, http]) finish();
  const first = await serve({ checks: [failing.check, http.check], store });
  await send(first, "shop.com");
  await first.ask("/report/shop.com/events");

  const working = scripted("dns", "query");
  working.finish();
  const second = await serve({ checks: [working.check, http.check], store });
  const before = (await second.ask("/report/shop.com")).text;
  await send(second, "shop.com", { again: "1" });
  await second.ask("/report/shop.com/events");
  const third = await serve({ checks: [working.check, http.check], store });
  const after = (await third.ask("/report/shop.com")).text;

  expect(before).toMatch(/Checks without a result.*<strong>Check dns<\/strong>: [^<]*SERVFAIL/s);
  expect(before).toContain("Check http");
  expect(after).toMatch(/<section id="undetermined"[^>]* hidden>/);
});

test("a check that was never measured, one that failed and one that waits are told apart", async () => {
  const [ssl, dns] = [scripted("ssl", "host"), scripted("dns", "query")];
  for (const { finish } of [ssl, dns]) finish();
  const service = await serve({ checks: [ssl.check, dns.check], rateLimit: 1 });

  const before = (await service.ask("/report/shop.com")).text;
  await send(service, "shop.com");
  await expect.poll(async () => (await service.ask("/report/shop.com")).text).toContain("waiting for the rate limit");
  const { text } = await service.ask("/report/shop.com");

  expect(before.match(/not measured yet/g)).toHaveLength(2);
  expect(before).toMatch(/<p id="waiting"[^>]* hidden>/);
  expect(text).toMatch(/wait\. <span data-until="[^"]+">The report continues by itself in \d+ seconds\./);
  expect(text).toMatch(/http-equiv="refresh"/);
});

test("a name that does not exist has one page that says so, with the field filled in", async () => {
  const checks = ["ssl", "http", "dns"].map((id) => scripted(id, id === "http" ? "url" : "host", "nxdomain"));
  for (const { finish } of checks) finish();
  const service = await serve({ checks: checks.map(({ check }) => check) });
  await send(service, "www.shop.com");
  await service.ask("/report/www.shop.com/events");

  const { text } = await service.ask("/report/www.shop.com");

  expect(text).toContain("This name does not exist");
  expect(text).toMatch(/<textarea[^>]*>www\.shop\.com<\/textarea>/);
  expect(text).toContain('href="/report/shop.com">Check shop.com</a>');
  for (const id of ["tiles", "findings", "undetermined", "details", "gate"])
    expect(text).toMatch(new RegExp(`<section id="${id}"[^>]* hidden>`));
});

test("several domains have a table of reports, which reading does not measure", async () => {
  const [ssl, dns] = [scripted("ssl", "host"), scripted("dns", "query")];
  for (const { finish } of [ssl, dns]) finish();
  ssl.findNext({ status: "pass", grade: "A", findings: [] });
  const service = await serve({ checks: [ssl.check, dns.check] });

  const sent = await send(service, "shop.com, ann@other.com https://shop.com");
  const path = sent.headers.get("location") ?? "";
  await expect.poll(async () => (await service.ask(path)).text).not.toContain("data-refill");
  const { text } = await service.ask(path);

  expect([sent.status, path]).toEqual([303, "/reports?of=shop.com+other.com"]);
  for (const name of ["shop.com", "other.com"]) expect(text).toContain(`<a href="/report/${name}">${name}</a>`);
  expect(ssl.runs()).toBe(2);
  expect((await service.ask("/reports?of=third.com")).text).toContain("not measured yet");
  expect([ssl.runs(), (await service.ask("/reports")).status]).toEqual([2, 404]);
});

test("words are not judged as a message before the visitor says that they are one", async () => {
  const phishing = scripted("phishing", "text");
  const service = await serve({ checks: [phishing.check, scripted("pqc", "host").check] });
  phishing.finish();

  const { status, text } = await send(service, "is shop.com safe?");
  const asked = phishing.runs();
  await send(service, "is shop.com safe?", { as: "message" });

  expect([status, asked, phishing.runs()]).toEqual([200, 0, 1]);
  expect(text).toContain("Did you mean shop.com?");
  expect(text).toContain('name="as" value="message"');
});

test.for([
  ["htps://shop.com", 303, "/report/shop.com"],
  ["*.shop.com", 303, "/report/shop.com"],
  ["Ann <ann@shop.com>", 303, "/report/shop.com"],
  ["what is my ip", 303, "/tools/ip"],
  ["good,com", 200, null],
  ["hello there", 200, null],
] as const)("%s is understood", async ([given, status, location]) => {
  const service = await serve({ checks: [scripted("pqc", "host").check, scripted("ip", "address").check] });

  const sent = await send(service, given);

  expect([sent.status, sent.headers.get("location")]).toEqual([status, location]);
});

test("a report is taken along as CSV and as Markdown, whose texts are neither formulas nor markup", async () => {
  const ssl = scripted("ssl", "host");
  ssl.finish();
  ssl.findNext({ status: "warn", grade: "C", findings: [{ id: "hsts-missing", params: { said: "<b>=1+1|" } }] });
  const service = await serve({ checks: [ssl.check] });
  await send(service, "shop.com");
  await service.ask("/report/shop.com/events");

  const [csv, markdown] = [await service.ask("/report/shop.com/csv"), await service.ask("/report/shop.com/markdown")];

  expect(csv.headers.get("content-disposition")).toBe('attachment; filename="shop.com.csv"');
  expect(csv.text).toMatch(/^severity,id,checks,subject,cause,action,.*\r\nmedium,ssl\.hsts-missing,ssl,,"?No HSTS/);
  expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(markdown.text).toMatch(/^# shop\.com: Can be improved\n.*\| Check ssl \| C · 50 of 100 · needs work \|/s);
  expect(markdown.text).not.toContain("<b>");
});
