import { z } from "zod";
import { attempt } from "../core/attempt.ts";
import { defineCheck } from "../core/check.ts";
import { Failure } from "../core/failure.ts";
import { defineProblems } from "../core/result/interpretation.ts";
import { targetOfHost } from "../core/target/value.ts";
import { runLocal, type LocalOptions } from "./local.ts";

/** The SOA record, RFC 1035 §3.2.2, and the response codes NOERROR and NXDOMAIN, §4.1.1. */
const [soa, noError, nxDomain] = [6, 0, 3] as const;

/** Not a check of the API, as {@link lookupControl} is none. */
const online = defineCheck({
  id: "online",
  version: 1,
  title: { en: "Own network", ko: "자체 네트워크" },
  about: { en: "Looks up a top-level domain.", ko: "최상위 도메인을 조회합니다." },
  input: z.strictObject({ domain: z.string() }),
  raw: z.object({ isOnline: z.boolean() }),
  cost: "standard",
  ttl: 0,
  words: { problems: defineProblems({}), caps: {}, kpis: {}, parts: {} },
  target: ({ domain }) => targetOfHost(domain),
  collect: async ({ domain }, { net }) => {
    const reply = await attempt(() => net.dns({ name: `${domain}.`, type: soa, time: 1 }));
    const rcode = reply.ok ? (reply.value.message[3] ?? 0) & 15 : null;
    return { isOnline: rcode === noError || rcode === nxDomain };
  },
  judge: () => ({ status: "pass", kpis: [], findings: [] }),
});

/**
 * Whether our own resolvers reach the DNS: they answer for the top-level domain of a host, which resolvers keep for a short time only. Where
 * they do not, nothing can be said about the host.
 */
export async function isOnline(host: string, options: LocalOptions): Promise<boolean> {
  try {
    const { raw } = await runLocal(online, { domain: host.slice(host.lastIndexOf(".") + 1) }, options);
    return raw.isOnline;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
