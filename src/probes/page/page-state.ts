import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { HostAddress, Net } from "../../core/net/net.ts";
import { bracketed, hostOf, portOf } from "../../core/target/target.ts";
import type { Sight } from "../../core/waiting.ts";
import { decodePage } from "../../formats/http/content-coding.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { isTrustedByHandshake } from "./hsts-upgrade.ts";
import { pageLimit } from "./visit.ts";
import { travel, type Journey } from "./redirects.ts";

/** The most addresses of a host that are visited, as many as would be measured. */
const mostSeen = 16;

interface Glance {
  readonly now: Date;
  /** Bytes of the page that are read. */
  readonly limit: number;
}

/**
 * Visits a page once at every address of its host in parallel, following redirects as the gate does. Certificates are judged
 * only for HSTS, and no secret is sent. Throws `Failure` where the host has no address that may be contacted.
 */
export async function pageStateOf(net: Net, url: string, glance: Glance): Promise<readonly Sight[]> {
  const parsed = new URL(url);
  const host = hostOf(parsed);
  const all = await net.addresses({ host, port: portOf(parsed) });
  const allowed = all.filter(({ isAllowed }) => isAllowed);
  if (allowed.length === 0) {
    throw failure("address.private", { host: bracketed(host), address: all[0]?.address ?? "" });
  }
  const ours = allowed.filter(({ isForeign }) => !isForeign);
  // Where this machine has a route to none of them, the connection failure is the result.
  const asked = (ours.length > 0 ? ours : allowed).slice(0, mostSeen);
  return Promise.all(asked.map((one) => sightAt(net, { url, host, one }, glance)));
}

interface Spot {
  readonly url: string;
  readonly host: string;
  readonly one: HostAddress;
}

async function sightAt(net: Net, { url, host, one }: Spot, { now, limit }: Glance): Promise<Sight> {
  // A page is read as far as the gate reads it, because it may contain a refresh.
  const mostRead = Math.max(limit, pageLimit);
  const went = await attempt(() =>
    travel(
      { url, limit: mostRead },
      {
        now,
        isTrusted: isTrustedByHandshake,
        send: (request) =>
          net.http({ ...request, limit: mostRead, ...(hostOf(new URL(request.url)) === host && { at: one.id }) }),
      },
    ),
  );
  if (!went.ok) return { address: one.id, page: null, failure: went.failure };
  return { address: one.id, ...arrival(went.value, limit) };
}

/** Tells observers of a run which page a journey led to; nothing where it broke off. */
export function tellOf(journey: Journey, { watching }: Context): void {
  if (!watching || journey.end.kind === "failed") return;
  watching.onSight({ address: journey.reply.address, ...arrival(journey, watching.limit) });
}

/** A redirect that leads on is not a page; one that no browser follows is what the visitor gets, so it is. */
function arrival({ end, reply }: Journey, limit: number): Pick<Sight, "page" | "failure"> {
  if (end.kind === "failed" || end.kind === "private") return { page: null, failure: end.failure };
  const { status, headers } = reply;
  const decoded = decodePage(reply.body, valuesOf(headers, "content-encoding")) ?? reply.body;
  return { page: { status, headers, body: decoded.subarray(0, limit) }, failure: null };
}
