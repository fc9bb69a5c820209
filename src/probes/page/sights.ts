import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { HostAddress, Net } from "../../core/net/net.ts";
import { bracketed, hostOf, portOf } from "../../core/target/target.ts";
import type { Sight } from "../../core/waiting.ts";
import { decodeBody } from "../../formats/http/content-coding.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { travel, type Journey } from "./redirects.ts";

/** So many addresses of a host are looked at: those that would be measured. */
const mostSeen = 16;

interface Glance {
  readonly now: Date;
  /** Bytes of the page that are read. */
  readonly limit: number;
}

/**
 * Looks at a page once at every address of its host, beside each other, redirects followed as the gate follows them. Nobody's
 * certificate is judged, and nothing is sent that was not meant for everybody. Throws `Failure` where the host has no address that
 * may be contacted.
 */
export async function sightsOf(net: Net, url: string, glance: Glance): Promise<readonly Sight[]> {
  const parsed = new URL(url);
  const host = hostOf(parsed);
  const all = await net.addresses({ host, port: portOf(parsed) });
  const allowed = all.filter(({ isAllowed }) => isAllowed);
  if (allowed.length === 0) {
    throw failure("address.private", { host: bracketed(host), address: all[0]?.address ?? "" });
  }
  const ours = allowed.filter(({ isForeign }) => !isForeign);
  // Where this machine has a way to none of them, the failure to go there is the answer.
  const asked = (ours.length > 0 ? ours : allowed).slice(0, mostSeen);
  return Promise.all(asked.map((one) => sightAt(net, { url, host, one }, glance)));
}

interface Spot {
  readonly url: string;
  readonly host: string;
  readonly one: HostAddress;
}

async function sightAt(net: Net, { url, host, one }: Spot, { now, limit }: Glance): Promise<Sight> {
  const went = await attempt(() =>
    travel(
      { url, limit },
      {
        now,
        send: (request) =>
          net.http({ ...request, limit, ...(hostOf(new URL(request.url)) === host && { at: one.id }) }),
      },
    ),
  );
  if (!went.ok) return { address: one.id, page: null, failure: went.failure };
  return { address: one.id, ...arrival(went.value, limit) };
}

/** Tells whoever watches a run which page a journey led to; where it broke off there is none. */
export function tellOf(journey: Journey, { watching }: Context): void {
  if (!watching || journey.end.kind === "failed") return;
  watching.onSight({ address: journey.reply.address, ...arrival(journey, watching.limit) });
}

/** A redirect that leads on is no page, and one that nobody follows is one: it is what a visitor gets. */
function arrival({ end, reply }: Journey, limit: number): Pick<Sight, "page" | "failure"> {
  if (end.kind === "failed" || end.kind === "private") return { page: null, failure: end.failure };
  const { status, headers } = reply;
  const decoded = decodeBody(reply.body, valuesOf(headers, "content-encoding").join(",")) ?? reply.body;
  return { page: { status, headers, body: decoded.subarray(0, limit) }, failure: null };
}
