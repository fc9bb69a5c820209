import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { bannerLimits, type ConnectReply, type Endpoint, type HostAddress } from "../../core/net/net.ts";
import { printable } from "../../core/printable.ts";
import { bracketed } from "../../core/target/target.ts";
import { knownPorts, unusedLowPort, type KnownPort } from "../../data/ports.ts";
import { readBanner } from "../../formats/software/banner.ts";
import { providerOf } from "../../probes/page/edge.ts";
import type { Input, PortRaw, PortSeen, Scan } from "./schema.ts";

/** Milliseconds for a connection: the system repeats a lost SYN after one second. */
const patience = 1500;

/** The most addresses that are scanned. */
const mostAddresses = 16;

/** RFC 6335 §6: the dynamic ports, which are not assigned to services. */
const dynamic = { first: 49_152, count: 16_384 };

/** RFC 6335 §6: the first port above the system ports. A firewall may accept every connection from here on. */
const firstHigh = 1024;

/** Tries every port at one address of a host, or at all of them. Throws if no address may be scanned, or none can be reached. */
export async function collect(input: Input, context: Context): Promise<PortRaw> {
  const { host, port } = input.host;
  const all = await context.net.addresses({ host, port: port ?? 443 });
  const allowed = all.filter(({ isAllowed }) => isAllowed);
  const refused = all[0]?.address ?? "";
  if (allowed.length === 0) throw failure("address.private", { host: bracketed(host), address: refused });
  const reachable = allowed.filter(({ isForeign }) => isForeign !== true);
  const chosen = (reachable.length > 0 ? reachable : allowed).slice(0, input.all_ips ? mostAddresses : 1);
  chosen.forEach(({ address }) => context.admit?.(address));
  const scans = await Promise.all(chosen.map((address) => scan({ host, port: port ?? 443 }, address, port, context)));
  const [first] = scans.flatMap(({ ports }) => ports);
  // If this machine could not try any port, there is no observation.
  if (first && scans.every(({ ports }) => ports.every(({ state }) => state === "error")))
    throw failure("tcp.unreachable", { host, detail: first.reason ?? "" });
  return { host, port, observedAt: context.now().toISOString(), scans, addressesTotal: all.length };
}

async function scan(to: Endpoint, { id, address }: HostAddress, added: number | null, context: Context): Promise<Scan> {
  const isListed = knownPorts.some(({ port }) => port === added);
  const wanted: readonly KnownPort[] =
    added === null || isListed ? knownPorts : [...knownPorts, { port: added, service: null }];
  const connect = async (port: number): Promise<ConnectReply> =>
    context.net.connect({ ...to, port, at: id }, { patience, banner: bannerLimits.patience });
  const [canaries, replies] = await Promise.all([
    Promise.all(canaryPorts(context.now(), added).map(async (port) => seen(port, await connect(port)))),
    Promise.all(wanted.map(async (known) => ({ known, reply: await connect(known.port) }))),
  ]);
  const allPortsAnswer = canaries.every(({ state }) => state === "open");
  const highPortsAnswer = canaries.slice(0, 2).every(({ state }) => state === "open");
  const isLow = (at: number): boolean => allPortsAnswer || (highPortsAnswer && at >= firstHigh);
  const ports = replies.map(({ known, reply }) => portOf(known, reply, isLow(known.port) ? "low" : "high"));
  return { address, edge: providerOf(address, null).edge, allPortsAnswer, canaries, ports };
}

/** Two dynamic ports that change with the clock, and the low one. */
function canaryPorts(now: Date, added: number | null): readonly number[] {
  const seed = now.getTime() % dynamic.count;
  const high = [seed, (seed * 7 + 4099) % dynamic.count].map((offset) => dynamic.first + offset);
  return [...high, unusedLowPort].map((port) => (port === added ? port - 1 : port));
}

function seen(port: number, { state, errno, reason }: ConnectReply): Scan["canaries"][number] {
  return { port, state, reason: state === "open" ? null : (errno ?? reason) };
}

function portOf(known: KnownPort, reply: ConnectReply, confidence: PortSeen["confidence"]): PortSeen {
  const bytes = reply.banner?.bytes ?? new Uint8Array();
  const { service, ...read } = readBanner(bytes, known.port);
  return {
    ...seen(known.port, reply),
    service: service ?? known.service,
    usual: known.usual ?? null,
    isSpoken: service !== null,
    confidence,
    ms: reply.state === "open" || reply.state === "closed" ? Math.round(reply.ms * 10) / 10 : null,
    banner:
      bytes.length === 0 ? null : printable(Buffer.from(bytes).toString("latin1").trimEnd(), 4 * bannerLimits.bytes),
    ...read,
  };
}
