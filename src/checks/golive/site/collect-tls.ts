import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { compareGrade, type Graded } from "../../../core/grade/minimum.ts";
import type { Named } from "../../../core/net/net.ts";
import { hostOf, portOf } from "../../../core/target/target.ts";
import type { Journey } from "../../../probes/page/redirects.ts";
import { datedCertificates, ssl } from "../../ssl/index.ts";
import type { GoliveRaw } from "../schema.ts";

/** An https origin that visitors reach. */
interface Place extends Named {
  readonly host: string;
  readonly port: number;
}

const mostCertificates = 16;

/** The ssl check's result for the domain. Never throws. */
export function tlsOf(context: Context, domain: string): Promise<GoliveRaw["tls"][number]> {
  return measure(context, { host: domain, port: 443 });
}

/** TLS of the page's origin; null if it is the domain itself or not https. */
export async function tlsOfPage(
  context: Context,
  domain: string,
  { url, named, end }: Journey,
): Promise<GoliveRaw["tls"][number] | null> {
  const page = new URL(url);
  const place = { host: hostOf(page), port: portOf(page), ...named };
  if (end.kind === "failed" || page.protocol !== "https:" || (place.host === domain && place.port === 443)) return null;
  return measure(context, place);
}

async function measure(context: Context, { host, port, ...named }: Place): Promise<GoliveRaw["tls"][number]> {
  const target = port === 443 ? host : `${host}:${port}`;
  const nothing = { target, grade: null, minimumGrade: null, blockers: [], certificates: [] };
  const query = { host, port, starttls: "https" } as const;
  // A redirect may contain an invalid host name.
  if (!ssl.input.safeParse(query).success) return { ...nothing, reason: "dns.failed" };
  const got = await attempt(() => context.use(ssl, query, named));
  if (!got.ok) return { ...nothing, reason: got.failure.reason };
  const { raw, verdict } = got.value;
  return {
    target,
    reason: null,
    ...gradesOf(verdict),
    blockers: (verdict.caps ?? []).flatMap(({ id, max }) => (max === "F" ? [id] : [])),
    certificates: datedCertificates(raw).slice(0, mostCertificates),
  };
}

/** The grades that the verdict tells apart: below the first it blames, below the second it blocks. */
const minima = ["B", "D"] as const;

/** The grade where it is certain. What was not observed may move it over one of the minima: then there is only the lowest possible. */
export function gradesOf(verdict: Graded): Pick<GoliveRaw["tls"][number], "grade" | "minimumGrade"> {
  const { grade = null, atLeast = null } = verdict;
  const { grading } = ssl;
  const compared = grading ? minima.map((minimum) => compareGrade(verdict, minimum, grading)) : [];
  const open = compared.find(({ isMet }) => isMet === null);
  return open ? { grade: null, minimumGrade: open.least ?? null } : { grade, minimumGrade: atLeast };
}
