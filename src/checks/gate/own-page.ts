import { failure, type FailureFacts } from "../../core/failure.ts";
import type { Text } from "../../core/text.ts";
import { seenElsewhere, type Surroundings } from "../../core/addresses/surroundings.ts";
import { hostOf } from "../../core/target/target.ts";
import { parseStatusList } from "../../formats/http/status-list.ts";
import { isOwn } from "../../probes/page/kind.ts";
import { http, type HttpRaw } from "../http/index.ts";
import type { Input } from "./input.ts";
import type { GateRaw } from "./schema.ts";

type Accepting = Pick<Input, "accept_status">;

/**
 * The facts without a page that is not the target's own: an error, a login, a block page or a placeholder counts as unmeasured, because its
 * headers say nothing about the site. Redirects that no browser follows stay, since they are the target's own fault.
 */
export function ownFacts(raw: GateRaw, input: Accepting): GateRaw {
  const { http: page } = raw;
  if (!page.ok) return raw;
  const facts = foreignPage(page.value.raw, input);
  if (facts) return { ...raw, http: { ok: false, failure: facts } };
  const seen = ownAddresses(page.value.raw, input);
  if (seen === page.value.raw) return raw;
  return { ...raw, http: { ok: true, value: { raw: seen, verdict: http.judge(seen, { url: seen.url }) } } };
}

/** Why a page is not the target's own; null if it is. */
function foreignPage(
  { page, status, redirectOutcome: end, url, finalUrl }: HttpRaw,
  { accept_status }: Accepting,
): FailureFacts | null {
  if (isOwn(page, status, accept_status) || (end !== "answered" && page.kind === "error")) return null;
  const host = hostOf(new URL(page.basis === "redirect" ? url : finalUrl));
  const service = page.service ?? "";
  const reason = { reason: `http.status.${status}` };
  if (page.basis === "redirect" && page.kind === "login") return failure("page.login", { host, service }).facts;
  if (page.kind === "placeholder") return failure("page.placeholder", { host, service, status }).facts;
  if (page.kind === "blocked") return failure("page.blocked", { host, service, status }).facts;
  if (status === 401) return failure("page.unauthorized", { host, status }, reason).facts;
  if (status === 403) return failure("page.forbidden", { host, status }, reason).facts;
  if (status === 407) return failure("page.proxy", { host, status }, reason).facts;
  return failure("page.status", { host, status, meaning: meaningOf(status) }, reason).facts;
}

const noMeaning: Text = { en: "", ko: "" };

const limited: Text = {
  en: " because it limits requests; measure again later, or exempt the address of this machine",
  ko: "(요청 수 제한). 나중에 다시 측정하거나 이 컴퓨터의 주소를 제한에서 제외하십시오",
};

const unfollowed: Text = {
  en: " without a URL to follow; send the page with status 200, or a Location header",
  ko: "(이동할 URL 없음). 페이지를 상태 200으로 보내거나 Location 헤더를 보내십시오",
};

/** What a status means that a page rarely has on purpose. RFC 6585 §4: 429 is about the client, not the page. */
function meaningOf(status: number): Text {
  if (status === 429) return limited;
  return status >= 300 && status <= 399 ? unfollowed : noMeaning;
}

/** {@link foreignPage} with the accepted statuses as text. */
export function foreignPageBy(raw: HttpRaw, accepted: string | undefined): FailureFacts | null {
  return foreignPage(raw, {
    accept_status: accepted === undefined ? undefined : (parseStatusList(accepted) ?? undefined),
  });
}

/** Other addresses count as unmeasured where they answer with something else than the site. */
function ownAddresses(raw: HttpRaw, input: Accepting): HttpRaw {
  const { addresses = [] } = raw;
  const isForeign = (seen: HttpRaw | null): FailureFacts | null => seen && foreignPage(seen, input);
  if (!addresses.some((around) => seenElsewhere(around).some(({ observation: seen }) => isForeign(seen)))) return raw;
  const own = addresses.map((around): Surroundings<HttpRaw> => {
    const others = (around as Surroundings<HttpRaw>).otherAddresses.map((other) => {
      const facts = isForeign(other.observation);
      return facts ? { ...other, state: "failed" as const, reason: facts.reason, observation: null } : other;
    });
    return { ...around, otherAddresses: others };
  });
  return { ...raw, addresses: own };
}
