import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { serve } from "./service.ts";

const questions = ["dns?query=", "propagation?domain=", "email?query=", "golive?query="];

/** The checks' result for a name whose addresses only the operator's resolver knows. */
async function told(question: string, allow: readonly string[]): Promise<string> {
  const dns = await keep(serveDns({ "inside.example": ["10.1.2.3", "fd00::1:2"] }));
  const service = await serve({
    measuring: { allow, resolvers: [dns.server], deadline: 2000, dns: { ...silent } },
  });
  return (await service.ask(`/api/util/${question}inside.example`)).text;
}

const silent = { publicResolvers: [], doh: [], anchors: [], blocklists: [], blocklistResolver: null };

test.for(questions)("%s shows no address of private networks", async (question) => {
  const text = await told(question, []);

  expect(text).not.toMatch(/10\.1\.2\.3|fd00::1:2/);
  expect(text).toMatch(/"ok":(?:true|false)/);
});

test("masked addresses are reported as masked, and allowed ones are shown", async () => {
  expect(await told("dns?query=", [])).toContain("(private)");
  expect(await told("dns?query=", ["10.0.0.0/8"])).toContain("10.1.2.3");
});
