import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { z } from "zod";
import type { Check, Context } from "../../../src/core/check.ts";
import type { Blocklist } from "../../../src/core/net/blocklist.ts";
import type { PublicResolver, TrustAnchor } from "../../../src/core/net/dns.ts";
import { blocklists } from "../../../src/data/mail/blocklists.ts";
import type { Limits } from "../../../src/net/budget.ts";
import { openGuard, type Guard } from "../../../src/net/guard.ts";
import { openTrustStore } from "../../../src/net/roots.ts";
import { runLocal, type LocalResult } from "../../../src/run/local.ts";
import { repliesFrom } from "../../replies.ts";
import { temporaryFolder } from "../machines/process.ts";

/** The network and the folder of the lab's Internet; see test/lab/dns/start.sh. */
export interface LabPlace {
  /** The first two octets of all its addresses. */
  readonly net: string;
  readonly folder: string;
}

const scripts = join(import.meta.dirname);

/** start.sh's exit code where another lab uses the network. */
const taken = 75;
const networks = Array.from({ length: 25 }, (_, index) => `127.${55 + index}`);

/** Starts NSD, Knot, unbound, rbldnsd and nginx as a signed Internet, in an unused loopback network. */
export async function startDnsLab(): Promise<LabPlace & AsyncDisposable> {
  const folder = temporaryFolder("dns-lab");
  for (const net of networks) {
    // A lock against a concurrent lab; released when this process ends.
    const lock = await lockOf(net);
    if (!lock) continue;
    const { status, stderr } = script("start.sh", { net, folder });
    if (status === 0) return running({ net, folder }, lock);
    lock.close();
    if (status !== taken) throw new Error(`the lab did not start: ${stderr}`);
  }
  throw new Error("every network of the loopback has a lab");
}

function script(name: string, { net, folder }: LabPlace): { readonly status: number | null; readonly stderr: string } {
  const env = { ...process.env, NET: net, RUN: folder };
  return spawnSync(join(scripts, name), { env, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
}

async function lockOf(net: string): Promise<Server | null> {
  const server = createServer().listen(53, `${net}.0.254`);
  try {
    await once(server, "listening");
    return server;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return null;
    throw error;
  }
}

function running(place: LabPlace, lock: Server): LabPlace & AsyncDisposable {
  const stop = (): void => void script("stop.sh", place);
  process.once("exit", stop);
  return {
    ...place,
    async [Symbol.asyncDispose]() {
      process.off("exit", stop);
      stop();
      lock.close();
      await once(lock, "close");
    },
  };
}

/** The lab of this run, as a test sees it. */
export interface DnsLab extends LabPlace {
  /** The resolver that validates; it speaks DoT and DoH, too. */
  readonly resolver: string;
  /** The same per test file: unbound's reasons depend on earlier questions. */
  readonly peers: { readonly agree: string; readonly world: string };
  /** Eight public resolvers: the seventh has an old address of insecure.com, and the eighth does not validate. */
  readonly publicResolvers: readonly PublicResolver[];
  readonly anchors: readonly TrustAnchor[];
  /** PEM file of the lab's CA. */
  readonly caFile: string;
  readonly hintsFile: string;
}

/** The running lab of the files `dns-*.lab.ts`. */
export function dnsLab(): DnsLab {
  return labAt(inject("dnsLab"));
}

/** The running lab at a place. */
export function labAt({ net, folder }: LabPlace): DnsLab {
  return {
    net,
    folder,
    resolver: `${net}.0.53`,
    peers: { agree: `${net}.0.54`, world: `${net}.0.55` },
    publicResolvers: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
      name: `resolver ${number}`,
      server: serverAt(`${net}.0.6${number}`, number),
      isFiltering: false,
    })),
    anchors: [anchorIn(readFileSync(join(folder, "root.anchor.ds"), "utf8"))],
    caFile: join(folder, "tls", "ca.pem"),
    hintsFile: join(folder, "root.hints"),
  };
}

/** One is asked over HTTPS, one over TLS, the others over plain DNS. */
function serverAt(address: string, number: number): string {
  if (number === 2) return `https://${address}/dns-query`;
  return number === 3 ? `tls://${address}` : address;
}

/** A closed port, so that nothing outside the lab is contacted. */
const nobody = "http://127.0.0.1:9/";

/** Options that differ between tests of the lab. */
interface LabOptions {
  readonly limits?: Limits;
  /** The RDAP server. */
  readonly rdap?: string;
  /** The blocklists; all of the lab by default. */
  readonly lists?: readonly Blocklist[];
}

/** The lab operator's configuration: its resolver, the loopback networks, its keys and its CA. */
function openLab(
  lab: DnsLab,
  signal: AbortSignal,
  { limits, rdap = nobody, lists = blocklists }: LabOptions = {},
): Guard & Pick<Context, "dns" | "trust"> {
  const given = [readFileSync(lab.caFile, "utf8")];
  const dnsServers = lab.publicResolvers.map(({ server }) => server);
  const policy = { special: true, allow: ["127.0.0.0/8"] };
  return {
    ...openGuard({
      signal,
      policy,
      given,
      resolvers: [lab.resolver],
      dnsServers,
      sources: { rdap },
      ...(limits && { limits }),
    }),
    dns: {
      publicResolvers: lab.publicResolvers,
      doh: [],
      anchors: lab.anchors,
      blocklists: lists,
      blocklistResolver: lab.resolver,
    },
    trust: openTrustStore(given),
  };
}

const plenty: Limits = { connections: 10_000, bytes: 1e9, questions: 100_000 };

/** A context for DNS-only tests, closed when the test ends. */
export function labContext(lab: DnsLab): Context {
  const door = openLab(lab, AbortSignal.timeout(60_000), { limits: plenty });
  onTestFinished(() => door.close());
  const { net, dns, trust } = door;
  const { context } = repliesFrom({});
  const own: Context = { ...context, net, dns, trust, now: () => new Date(), at: () => own };
  return own;
}

/** Runs one check as the command line does, in the lab. */
export function measureInLab<I extends z.ZodObject, R, Id extends string>(
  lab: DnsLab,
  check: Check<I, R, Id>,
  input: z.input<I>,
  options?: LabOptions,
): Promise<LocalResult<R, Id>> {
  return runLocal(check, check.input.parse(input), {
    deadline: 60_000,
    open: (signal) => openLab(lab, signal, options),
  });
}

/** The one DS record of a file. */
function anchorIn(text: string): TrustAnchor {
  const [, , , keyTag, algorithm, digestType, ...digest] = text.trim().split(/\s+/);
  return {
    zone: ".",
    keyTag: Number(keyTag),
    algorithm: Number(algorithm),
    digestType: Number(digestType),
    digest: digest.join(""),
  };
}
