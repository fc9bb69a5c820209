import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { bannerLimits, type ConnectReply, type Endpoint, type HostAddress } from "../../core/net/net.ts";
import { printable } from "../../core/printable.ts";
import { bracketed } from "../../core/target/target.ts";
import { knownPorts, unusedLowPort, type KnownPort } from "../../data/services/ports.ts";
import type { ServiceHello } from "../../data/services/hellos.ts";
import { bannerText, readBanner } from "../../formats/software/banner.ts";
import { helloFor, readHello } from "../../formats/software/hello.ts";
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
  const { probe_services: isProbing = false } = input;
  if (isProbing && context.mayProbe === false) throw failure("input.probes", {});
  const all = await context.net.addresses({ host, port: port ?? 443 });
  const allowed = all.filter(({ isAllowed }) => isAllowed);
  const refused = all[0]?.address ?? "";
  if (allowed.length === 0) throw failure("address.private", { host: bracketed(host), address: refused });
  const reachable = allowed.filter(({ isForeign }) => isForeign !== true);
  const chosen = (reachable.length > 0 ? reachable : allowed).slice(0, input.all_ips ? mostAddresses : 1);
  chosen.forEach(({ address }) => context.admit?.(address));
  const to = { host, port: port ?? 443 };
  const scans = await Promise.all(chosen.map((at) => scan(to, { at, added: port, isProbing }, context)));
  const [first] = scans.flatMap(({ ports }) => ports);
  // If this machine could not try any port, there is no observation.
  if (first && scans.every(({ ports }) => ports.every(({ state }) => state === "error")))
    throw failure("tcp.unreachable", { host, detail: first.reason ?? "" });
  const observedAt = context.now().toISOString();
  const probed = isProbing ? { areServicesProbed: true as const } : {};
  return { host, port, observedAt, scans, ...probed, addressesTotal: all.length };
}

interface Scanning {
  readonly at: HostAddress;
  /** The port besides the list. */
  readonly added: number | null;
  readonly isProbing: boolean;
}

async function scan(
  to: Endpoint,
  { at: { id, address }, added, isProbing }: Scanning,
  context: Context,
): Promise<Scan> {
  const isListed = knownPorts.some(({ port }) => port === added);
  const wanted: readonly KnownPort[] =
    added === null || isListed ? knownPorts : [...knownPorts, { port: added, service: null }];
  const connect = async (port: number, hello?: string): Promise<ConnectReply> =>
    context.net.connect(
      { ...to, port, at: id },
      { patience, banner: bannerLimits.patience, ...(hello !== undefined && { hello: Buffer.from(hello, "latin1") }) },
    );
  const [canaries, replies] = await Promise.all([
    Promise.all(canaryPorts(context.now(), added).map(async (port) => seen(port, await connect(port)))),
    Promise.all(wanted.map(async (known) => ({ known, reply: await connect(known.port) }))),
  ]);
  const greeted = isProbing ? await greet(replies, connect) : [];
  const allPortsAnswer = canaries.every(({ state }) => state === "open");
  const highPortsAnswer = canaries.slice(0, 2).every(({ state }) => state === "open");
  const isLow = (at: number): boolean => allPortsAnswer || (highPortsAnswer && at >= firstHigh);
  const ports = replies.map(({ known, reply }) => {
    const said = portOf(known, reply, isLow(known.port) ? "low" : "high");
    const answer = greeted.find(({ port }) => port === known.port);
    return answer ? withAnswer(said, answer) : said;
  });
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

interface Greeted {
  readonly port: number;
  readonly hello: ServiceHello;
  readonly bytes: Uint8Array;
}

/** Sends its hello to every open port whose server said nothing, on a new connection. */
async function greet(
  replies: readonly { readonly known: KnownPort; readonly reply: ConnectReply }[],
  connect: (port: number, hello: string) => Promise<ConnectReply>,
): Promise<readonly Greeted[]> {
  const silent = replies.flatMap(({ known: { port }, reply: { state, banner } }) => {
    const hello = state === "open" && (banner?.bytes.length ?? 0) === 0 ? helloFor(port) : undefined;
    return hello ? [{ port, hello }] : [];
  });
  return Promise.all(
    silent.map(async ({ port, hello }) => {
      const reply = await connect(port, hello.hello);
      return { port, hello, bytes: reply.banner?.bytes ?? new Uint8Array() };
    }),
  );
}

function withAnswer(seen: PortSeen, { port, hello, bytes }: Greeted): PortSeen {
  const { service, ...read } = readHello(bytes, hello, port);
  const spoken = service === null ? {} : { service, isProtocolConfirmed: true, ...read };
  return { ...seen, ...spoken, hello: hello.service, banner: shownOf(bytes) };
}

/** The most bytes of a banner in the observation. */
const mostShown = 256;

function shownOf(bytes: Uint8Array): string | null {
  const text = bannerText(bytes).slice(0, mostShown);
  return text === "" ? null : printable(text.trimEnd(), 4 * mostShown);
}

function portOf(known: KnownPort, reply: ConnectReply, confidence: PortSeen["confidence"]): PortSeen {
  const bytes = reply.banner?.bytes ?? new Uint8Array();
  const { service, ...read } = readBanner(bytes, known.port);
  return {
    ...seen(known.port, reply),
    service: service ?? known.service,
    usualService: known.usual ?? null,
    isProtocolConfirmed: service !== null,
    confidence,
    ms: reply.state === "open" || reply.state === "closed" ? Math.round(reply.ms * 10) / 10 : null,
    banner: shownOf(bytes),
    ...read,
  };
}
