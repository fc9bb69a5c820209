import { failure, type Failure } from "../core/failure.ts";
import type { Send } from "../core/net/net.ts";
import type { Text } from "../core/text.ts";
import { headerOf } from "./link.ts";

type Reply = Awaited<ReturnType<Send>>;

/** What was asked of whom, for those who are told why not. */
interface Asked {
  readonly api: string;
  readonly repository: string;
  readonly permission: string | Text;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Why a reply is no answer; null where it is one. What GitHub says about it is not repeated. */
export function refusalOf(reply: Reply, { api, repository, permission, now }: Asked): Failure | null {
  const { status } = reply;
  if (status >= 200 && status < 300) return null;
  const wait = limitOf(reply, now);
  if (wait !== null) {
    const until = new Date(Math.ceil((now + wait) / 1000) * 1000).toISOString().replace(".000Z", "Z");
    return failure("github.rate-limited", { until }, { retryAfter: Math.ceil(wait / 1000) });
  }
  if (status === 401) return failure("github.token", {}, { reason: "token" });
  if (status === 403) return failure("github.forbidden", { permission }, { reason: "token" });
  if (status === 404) return failure("github.not-found", { repository, permission }, { reason: "token" });
  return failure("github.refused", { api, status });
}

// GitHub, “Rate limits for the REST API”: where nothing says when, a minute is to be waited at least.
const unsaid = 60_000;

/** No limit of GitHub's is longer than an hour; what says more is no clock to go by. */
const longest = 24 * 3600_000;

/** Milliseconds until a limit ends; null where none was met. 403 is the status of the older limits. */
function limitOf({ status, headers }: Reply, now: number): number | null {
  if (status !== 429 && status !== 403) return null;
  const after = headerOf(headers, "retry-after");
  if (/^\d{1,6}$/.test(after)) return bounded(Number(after) * 1000);
  const reset = headerOf(headers, "x-ratelimit-reset");
  const isUsedUp = headerOf(headers, "x-ratelimit-remaining") === "0";
  if (isUsedUp && /^\d{1,11}$/.test(reset)) return bounded(Number(reset) * 1000 - now);
  return isUsedUp || status === 429 ? unsaid : null;
}

/** A clock that is a little ahead makes no wait of nothing. */
function bounded(wait: number): number {
  return Math.min(longest, Math.max(1000, wait));
}
