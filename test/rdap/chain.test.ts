import { expect, test } from "vitest";
import { Failure } from "../../src/core/failure.ts";
import { rdap } from "../../src/checks/rdap/index.ts";
import { openShelf } from "../../src/net/shelf.ts";
import { redirect, silence } from "../twins/answers.ts";
import { inDays } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { bootstrapList, domainObject, noSuchDomain, rdapReply, redirector, registry } from "../twins/rdap.ts";
import { ianaRefers, lookUp, whoisHosts, type Chain } from "./scene.ts";

/** Why nothing was found, as a caller is told. */
async function refusalOf(chain: Chain): Promise<Pick<Failure, "code" | "reason" | "status" | "retryAfter">> {
  try {
    const { raw } = await lookUp(chain);
    throw new Error(`found: ${JSON.stringify(raw)}`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, reason, status, retryAfter } = error;
    return { code, reason, status, retryAfter };
  }
}

const until = inDays(300).toISOString();

test("IANA's list leads to the registry, and that to the registrar", async () => {
  const { raw, verdict, twins } = await lookUp({});

  expect(rdap.raw.parse(raw)).toEqual(raw);
  expect(raw).toMatchObject({
    domain: "shop.com",
    state: "found",
    registrar: { name: "Example Registrar, Inc.", ianaId: "292", abuse: { email: "abuse@registrar.example" } },
    created: "2001-02-03T04:05:06.000Z",
    isSigned: true,
    answers: [
      { protocol: "rdap", role: "registry", state: "found" },
      { protocol: "rdap", role: "registrar", state: "found" },
    ],
    bootstrap: { isStale: false },
  });
  expect(verdict.status).toBe("warn");
  expect(twins.whois.iana.asked).toEqual([]);
});
