import { z } from "zod";
import { caaOf, isIssuerAllowed, issuerDomainsOf } from "../checks/subdomains/index.ts";
import { defineCheck } from "../core/check.ts";
import { defineProblems } from "../core/result/interpretation.ts";
import { targetOfHost } from "../core/target/value.ts";
import { runLocal, type LocalOptions } from "./local.ts";

/** A certificate whose issuer is looked up. */
export interface IssuedName {
  readonly name: string;
  readonly isWildcard: boolean;
  /** The organisation of the issuer; null without one. */
  readonly organization: string | null;
}

/** Not a check of the API. It runs like one, with its own door and within a deadline. */
const caa = defineCheck({
  id: "caa",
  version: 1,
  title: { en: "CAA records", ko: "CAA 레코드" },
  about: { en: "Looks up whether CAA records allow an issuer.", ko: "CAA 레코드가 발급 기관을 허용하는지 조회합니다." },
  input: z.strictObject({ name: z.string(), isWildcard: z.boolean(), organization: z.string().nullable() }),
  raw: z.object({ isAllowed: z.boolean().nullable() }),
  cost: "standard",
  ttl: 0,
  words: { problems: defineProblems({}), caps: {}, kpis: {}, parts: {} },
  target: ({ name }) => targetOfHost(name),
  collect: async ({ name, isWildcard, organization }, context) => ({
    isAllowed: isIssuerAllowed({
      caa: await caaOf(context, name, isWildcard),
      issuerDomains: [...(issuerDomainsOf(organization) ?? [])],
    }),
  }),
  judge: () => ({ status: "pass", kpis: [], findings: [] }),
});

/** Whether the CAA records of a name allow an issuer now (RFC 8659); null where this cannot be told. Throws `Failure` if it cannot start. */
export async function lookupCaa(issued: IssuedName, options: LocalOptions): Promise<boolean | null> {
  if (issuerDomainsOf(issued.organization) === null) return null;
  const { raw } = await runLocal(caa, { ...issued }, options);
  return raw.isAllowed;
}
