import type { RegistrationData } from "../../formats/rdap/registration-data.ts";
import type { RegistrationOutcome } from "../../probes/registration/heard.ts";
import { unpublished } from "../../data/registration/registries.ts";
import { publishable, type RdapRaw } from "./schema.ts";

type Merged = Pick<
  RdapRaw,
  | "unicodeName"
  | "registrar"
  | "created"
  | "updated"
  | "transferred"
  | "expires"
  | "registrarExpires"
  | "nameServers"
  | "status"
  | "isSigned"
  | "signers"
  | "privacy"
  | "redacted"
  | "notPublished"
  | "missing"
  | "disagreements"
>;

interface Registered {
  readonly domain: string;
  /** Whether the registry publishes registrations at all. */
  readonly isServed: boolean;
}

/** Merges the answers: the registry's values, and the registrar's where the registry has none. */
export function mergedFrom(heard: readonly RegistrationOutcome[], { domain, isServed }: Registered): Merged {
  const told = heard.flatMap(({ role, data }) => (data && role !== "redirector" ? [{ role, data }] : []));
  const all = [
    ...told.filter(({ role }) => role === "registry"),
    ...told.filter(({ role }) => role === "registrar"),
  ].map(({ data }) => data);
  const first = <T>(pick: (data: RegistrationData) => T | null): T | null =>
    all.map(pick).find((each) => each !== null) ?? null;
  const list = (pick: (data: RegistrationData) => readonly string[]): readonly string[] =>
    all.map(pick).find(({ length }) => length > 0) ?? [];
  const merged = {
    unicodeName: first(({ unicodeName }) => unicodeName),
    registrar: registrarIn(all),
    created: first(({ created }) => created),
    updated: first(({ updated }) => updated),
    transferred: first(({ transferred }) => transferred),
    expires: first(({ expires }) => expires),
    registrarExpires: first(({ registrarExpires }) => registrarExpires),
    nameServers: list(({ nameServers }) => nameServers),
    status: list(({ status }) => status),
    isSigned: first(({ secureDns }) => secureDns.isSigned),
    signers:
      all
        .map(({ secureDns }) => secureDns.ds)
        .find(({ length }) => length > 0)
        ?.slice(0, 16) ?? [],
    privacy: first(({ privacy }) => privacy?.name ?? null),
    redacted: [...new Set(all.flatMap(({ redacted }) => redacted))].slice(0, 32),
    disagreements: disagreementsIn(told),
  };
  const isMissing = (field: (typeof publishable)[number]): boolean => {
    const value = merged[field];
    return value === null || (Array.isArray(value) && value.length === 0);
  };
  const absent = publishable.filter(isMissing);
  const policy: readonly string[] = !isServed
    ? absent
    : (unpublished[domain.slice(domain.lastIndexOf(".") + 1)]?.fields ?? []);
  return {
    ...merged,
    // Only a registry with such a policy withholds a value: elsewhere the answer lacks it, or we did not read it.
    notPublished: absent.filter((field) => policy.includes(field)),
    missing: absent.filter((field) => !policy.includes(field)),
  };
}

/** Fills missing members from the other answer: the WHOIS of .com has no abuse contact, that of the registrar does. */
function registrarIn(all: readonly RegistrationData[]): RdapRaw["registrar"] {
  const cards = all.flatMap(({ registrar }) => (registrar ? [registrar] : []));
  const [head] = cards;
  if (!head) return null;
  // Data of another registrar does not apply to this one.
  const same = cards.filter(({ ianaId }) => ianaId === null || head.ianaId === null || ianaId === head.ianaId);
  const one = (pick: (card: NonNullable<RdapRaw["registrar"]>) => string | null): string | null =>
    same.map(pick).find((each) => each !== null) ?? null;
  return {
    name: one(({ name }) => name),
    ianaId: one(({ ianaId }) => ianaId),
    url: one(({ url }) => url),
    abuse: { email: one(({ abuse }) => abuse.email), phone: one(({ abuse }) => abuse.phone) },
  };
}

interface Told {
  readonly role: RegistrationOutcome["role"];
  readonly data: RegistrationData;
}

type Spelled = readonly [
  field: RdapRaw["disagreements"][number]["field"],
  spell: (data: RegistrationData) => string | null,
];

const spelled: readonly Spelled[] = [
  ["registrar", ({ registrar }) => registrar?.ianaId ?? null],
  ["created", ({ created }) => created?.slice(0, 10) ?? null],
  ["expires", ({ expires }) => expires?.slice(0, 10) ?? null],
  ["nameServers", ({ nameServers }) => (nameServers.length > 0 ? nameServers.join(" ") : null)],
];

const day = 24 * 3600 * 1000;

function disagreementsIn(told: readonly Told[]): Merged["disagreements"] {
  const [registry, registrar] = (["registry", "registrar"] as const).map(
    (wanted) => told.find(({ role }) => role === wanted)?.data,
  );
  if (!registry || !registrar) return [];
  return spelled.flatMap(([field, spell]) => {
    const [one, other] = [spell(registry), spell(registrar)];
    if (one === null || other === null || one === other) return [];
    // Dates may differ by a day because of time zones.
    const isNear = /^\d{4}-/.test(one) && Math.abs(Date.parse(one) - Date.parse(other)) <= day;
    return isNear ? [] : [{ field, registry: one, registrar: other }];
  });
}
