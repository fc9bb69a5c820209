import type { Context } from "../../core/check.ts";
import { Failure, failure } from "../../core/failure.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask } from "../../probes/dns/lookup.ts";
import { delegationOf } from "../../probes/dns/delegated-domain.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import { registrationWaitOf, type RegistrationOutcome } from "../../probes/registration/heard.ts";
import { registrarOf, registrationOf, type Registration } from "../../probes/registration/registration.ts";
import { mergedFrom } from "./merge.ts";
import type { Input, RdapRaw } from "./schema.ts";

/** Milliseconds: longer than in other checks, and with time left for the registrar. */
const patience = { each: 4000, all: 9000 } as const;

/** Asks registry, registrar and DNS. Throws if the domain is not registered, or no authoritative server could be asked. */
export async function collect({ query: domain }: Input, context: Context): Promise<RdapRaw> {
  const [registration, dns] = await Promise.all([
    registrationOf(context, domain, patience),
    namesInDns(context, domain),
  ]);
  if (registration.state === "absent") {
    throw failure("registration.absent", { domain, server: registration.server ?? "?" });
  }
  const kept = failureOf(registration);
  if (kept) {
    await refuseHomeless(context, domain);
    throw kept;
  }
  const registrar = await registrarOf(context, registration);
  const heard = registrar ? [...registration.heard, registrar] : registration.heard;
  const { state, reason, server, bootstrap } = registration;
  if (state === "unserved") await refuseHomeless(context, domain);
  return {
    domain,
    observedAt: context.now().toISOString(),
    state: states[state],
    reason: state === "unserved" && registration.heard.some((each) => each.state === "refused") ? "refused" : reason,
    server,
    ...mergedFrom(heard, { domain, isServed: state !== "unserved" }),
    answers: heard.map(toAnswer),
    dns,
    bootstrap,
  };
}

const states = {
  found: "found",
  reserved: "reserved",
  quarantine: "quarantine",
  unknown: "unclear",
  unserved: "not_published",
} as const;

/** The failure to report where no registry answered; null where one did. */
function failureOf({ state, heard }: Registration): Failure | null {
  const said = new Set(heard.filter(({ role }) => role === "registry").map((each) => each.state));
  const isWord = state !== "unknown" || said.has("absent");
  const failed = heard.find((each) => each.failure !== null)?.failure;
  if (isWord || !failed) return null;
  const after = registrationWaitOf({ failure: failed });
  return new Failure(failed, after === null ? {} : { retryAfter: after });
}

/** Refuses a domain whose top-level domain does not exist. */
async function refuseHomeless(context: Context, domain: string): Promise<void> {
  const { state } = await delegationOf(context, parseName(domain));
  if (state === "no-registry") throw failure("dns.nxdomain", { host: domain });
}

/** The name servers of a domain according to the resolvers. Only the parent zone can say that there is no delegation. */
async function namesInDns(context: Context, domain: string): Promise<RdapRaw["dns"]> {
  const name = parseName(domain);
  const { answer } = await ask(context, name, types.NS);
  if (answer.kind === "found" && answer.aliases.length === 0) {
    const names = recordsOf("NS", answer.records).map(({ data }) => plainText(data.name));
    return { state: "found", reason: null, nameServers: [...new Set(names)].toSorted().slice(0, 64) };
  }
  const { state, reason } = await delegationOf(context, name);
  if (state === "undelegated" || state === "no-registry") return { state: "absent", reason: null, nameServers: [] };
  // A domain with a CNAME, or whose servers do not return NS records, is delegated nevertheless.
  return { state: "unknown", reason: reason ?? "NODATA", nameServers: [] };
}

function toAnswer({
  protocol,
  role,
  server,
  state,
  failure: why,
  data,
}: RegistrationOutcome): RdapRaw["answers"][number] {
  return {
    protocol,
    role,
    server,
    state,
    reason: why?.reason ?? null,
    registrar: data?.registrar?.name ?? null,
    created: data?.created ?? null,
    updated: data?.updated ?? null,
    expires: data?.expires ?? null,
    nameServers: data?.nameServers ?? [],
    status: data?.status ?? [],
  };
}
