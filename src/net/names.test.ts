import { expect, test } from "vitest";
import { keep } from "../../test/engine.ts";
import { serveDns, type Known } from "../../test/twins/dns/dns.ts";
import { resolverNames } from "../../test/dns/resolvers.ts";
import { systemNames } from "./names.ts";

const never = new AbortController().signal;

const v4 = ["192.0.2.1", "192.0.2.2"];
const v6 = ["2001:db8::1", "2001:db8::2"];

test.for<[name: string, known: Known, addresses: readonly string[]]>([
  ["IPv4 alone", v4, v4],
  ["IPv6 alone", v6, v6],
  ["both families, which take turns", [...v4, ...v6], [v6[0]!, v4[0]!, v6[1]!, v4[1]!]],
  ["more than fits a datagram", Array.from({ length: 60 }, (_, index) => `192.0.2.${index}`), expect.anything()],
])("a resolver answers with %s", async ([, known, addresses]) => {
  const dns = await keep(serveDns({ "site.example": known }));

  expect(await resolverNames([dns.server])("site.example", never)).toEqual(addresses);
});

test.for<[known: Known, reason: string]>([
  ["NXDOMAIN", "dns.nxdomain"],
  ["NODATA", "dns.no-address"],
  ["SERVFAIL", "dns.failed"],
  ["REFUSED", "dns.failed"],
  // RFC 5452 §9.1: the real answer may still come, and this run ends before the timeout.
  ["garbage", "timeout.dns"],
  ["silence", "timeout.dns"],
])("a resolver that answers %s: %s", async ([known, reason]) => {
  const dns = await keep(serveDns({ "site.example": known }));

  await expect(resolverNames([dns.server])("site.example", AbortSignal.timeout(400))).rejects.toMatchObject({ reason });
});

test("an aborted query is not reported as a resolver timeout", async () => {
  const dns = await keep(serveDns({ "site.example": "silence" }));
  const caller = new AbortController();
  const asked = resolverNames([dns.server])("site.example", caller.signal);
  caller.abort("enough");

  await expect(asked).rejects.toMatchObject({ reason: "aborted" });
});

test("localhost and names below it never reach a resolver", async () => {
  const dns = await keep(serveDns({}));
  const names = resolverNames([dns.server]);

  expect(await names("localhost", never)).toEqual(["127.0.0.1", "::1"]);
  expect(await names("shop.localhost", never)).toEqual(["127.0.0.1", "::1"]);
  expect(dns.asked).toEqual([]);
});

test("the operating system uses its own hosts file", async () => {
  expect(await systemNames("localhost", never)).toContain("127.0.0.1");
});

test("a hanging system resolver does not delay a run that has ended", async () => {
  const over = AbortSignal.abort(new DOMException("over", "TimeoutError"));

  await expect(systemNames("localhost", over)).rejects.toMatchObject({ reason: "timeout.dns" });
});
