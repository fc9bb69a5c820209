import { isRefused } from "../outcome.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import { isHostName, type Told } from "../trust.ts";

/** Maximum number of results kept per field: the sender chooses the number of signatures, and each gets a result. */
const mostMethods = 20;

/** The results of one field in order; of too many, those that decide the verdict. */
export function mostTelling(
  methods: readonly Told[],
  signatures: readonly Pick<EmailHeaderRaw["dkim"][number], "domain">[],
): readonly Told[] {
  if (methods.length <= mostMethods) return methods;
  const domains = new Set(signatures.map(({ domain }) => domain));
  const kept = methods.toSorted((one, other) => rankOf(one, domains) - rankOf(other, domains)).slice(0, mostMethods);
  return methods.filter((each) => kept.includes(each));
}

const ofMessage: ReadonlySet<string> = new Set(["dmarc", "arc", "spf"]);

/** A failure without a domain may concern any signature. */
function rankOf({ method, result, domain }: Told, domains: ReadonlySet<string>): number {
  if (ofMessage.has(method)) return 0;
  if (method !== "dkim") return 3;
  const isNear = domains.has(domain ?? "") || !isHostName(domain ?? "");
  if (!isNear) return 3;
  return isRefused(result) ? 1 : 2;
}
