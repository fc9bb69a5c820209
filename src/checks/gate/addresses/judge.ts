import type { Grade } from "../../../core/grade/grade.ts";
import type { GateAddress } from "../../../core/result/result.ts";
import {
  hasUnmeasured,
  moreThan,
  seenElsewhere,
  type Other,
  type Surroundings,
} from "../../../core/addresses/surroundings.ts";
import { judgeOne as judgePage, type HttpRaw } from "../../http/index.ts";
import { judgeOne as judgeTls, type SslRaw } from "../../ssl/index.ts";
import type { GateRaw } from "../schema.ts";

/** An observation at one address; `address` is absent for the address that answered first. */
interface Placed<T> {
  readonly address: string | null;
  readonly raw: T;
}

/** The TLS observations of an origin, with the address that answered first in front. */
export function everyTls(raw: SslRaw): readonly Placed<SslRaw>[] {
  const others = raw.addresses ? seenElsewhere(raw.addresses) : [];
  return [{ address: null, raw }, ...others.map(({ address, observation: seen }) => ({ address, raw: seen }))];
}

/** The page observations at other addresses. */
export function otherPages({ http }: Pick<GateRaw, "http">): readonly Placed<HttpRaw>[] {
  const around = (http.ok && http.value.raw.addresses) || [];
  return around.flatMap(seenElsewhere).map(({ address, observation: seen }) => ({ address, raw: seen }));
}

/** Whether the TLS handshake could not be measured at an address. */
export function isTlsOpen({ addresses }: SslRaw): boolean {
  return addresses !== undefined && hasUnmeasured(addresses);
}

/** Whether the page could not be measured at an address. */
export function isPageOpen({ http }: Pick<GateRaw, "http">): boolean {
  return http.ok && (http.value.raw.addresses ?? []).some(hasUnmeasured);
}

/** The hosts whose addresses were measured, those with certificates first. */
export function surroundingsIn({ origins, http }: Pick<GateRaw, "origins" | "http">): readonly Surroundings<unknown>[] {
  const tls = origins.flatMap(({ ssl }) => (ssl.ok && ssl.value.raw.addresses ? [ssl.value.raw.addresses] : []));
  return [...tls, ...((http.ok && http.value.raw.addresses) || [])];
}

/** The first address that could not be measured, with its host. */
export function failedAddress(raw: GateRaw): (Other<unknown> & { readonly host: string }) | undefined {
  const all = surroundingsIn(raw).flatMap(({ host, otherAddresses: others }) =>
    others.map((other) => ({ ...other, host })),
  );
  return all.find(({ state }) => state === "failed");
}

/** The first host with more addresses than the limit. */
export function crowdedHost(raw: GateRaw): Surroundings<unknown> | undefined {
  return surroundingsIn(raw).find((around) => moreThan(around) > 0);
}

/** Every measured address by origin; absent if only one was requested. */
export function addressesOf(raw: GateRaw): readonly GateAddress[] | undefined {
  const { origins, http } = raw;
  const pages = (http.ok && http.value.raw.addresses) || [];
  const listed = origins.flatMap(({ target, ssl }) => {
    if (!ssl.ok || !ssl.value.raw.addresses) return [];
    const page = pages.find(({ host }) => host === ssl.value.raw.host);
    return listOf(target, ssl.value.raw, ssl.value.raw.addresses, { page, http });
  });
  const covered = origins.flatMap(({ ssl }) => (ssl.ok ? [ssl.value.raw.host] : []));
  const others = pages.filter(({ host }) => !covered.includes(host));
  const plain = others.flatMap((page) => listOf(page.host, null, page, { page, http }));
  return surroundingsIn(raw).length === 0 ? undefined : [...listed, ...plain];
}

interface Page {
  readonly page: Surroundings<HttpRaw> | undefined;
  readonly http: GateRaw["http"];
}

function listOf(
  origin: string,
  own: SslRaw | null,
  around: Surroundings<SslRaw | HttpRaw>,
  { page, http }: Page,
): readonly GateAddress[] {
  const first =
    page?.firstAnswered === around.firstAnswered && http.ok
      ? http.value.raw
      : pageAt(page, around.firstAnswered)?.observation;
  const head = { address: around.firstAnswered, state: "measured", reason: null, observation: own } as const;
  return [head, ...around.otherAddresses].map((other, at) => {
    const tls = own === null ? null : (other.observation as SslRaw | null);
    const there = at === 0 ? undefined : pageAt(page, other.address);
    const isPageFailed = other.state === "measured" && there?.state === "failed";
    return {
      origin,
      address: other.address,
      state: isPageFailed ? "failed" : other.state,
      reason: isPageFailed ? there.reason : other.reason,
      ...tlsFigures(tls),
      headers: gradeOf(at === 0 ? first : there?.observation),
    };
  });
}

function pageAt(page: Surroundings<HttpRaw> | undefined, wanted: string): Other<HttpRaw> | undefined {
  return page?.otherAddresses.find(({ address }) => address === wanted);
}

function gradeOf(page: HttpRaw | null | undefined): Grade | null {
  return page ? (judgePage(page).grade ?? null) : null;
}

function tlsFigures(raw: SslRaw | null): Pick<GateAddress, "grade" | "daysLeft"> {
  if (!raw) return { grade: null, daysLeft: null };
  const { grade = null, kpis } = judgeTls(raw);
  const days = kpis.find(({ id }) => id === "days-left")?.value;
  return { grade, daysLeft: typeof days === "number" ? days : null };
}
