import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { inject } from "vitest";
import type { PublicResolver, TrustAnchor } from "../../src/core/dns.ts";
import { temporaryFolder } from "./process.ts";

/** Where the Internet of the lab is: test/lab/dns/start.sh. */
export interface LabPlace {
  /** The first two octets of all its addresses. */
  readonly net: string;
  readonly folder: string;
}

const scripts = join(import.meta.dirname, "dns");

/** What start.sh ends with where somebody else's lab has the network. */
const taken = 75;
const networks = Array.from({ length: 25 }, (_, index) => `127.${55 + index}`);

/** Starts NSD, Knot, unbound, rbldnsd and nginx as a signed Internet, in a network of the loopback that nobody else has. */
export async function startDnsLab(): Promise<LabPlace & AsyncDisposable> {
  const folder = temporaryFolder("dns-lab");
  for (const net of networks) {
    // Whoever else starts a lab at this moment finds this taken; it is free as soon as this process is gone.
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
  /** Eight that everybody may ask: the seventh has an old address of insecure.com, and the eighth validates nothing. */
  readonly publicResolvers: readonly PublicResolver[];
  readonly anchors: readonly TrustAnchor[];
  /** PEM file of the authority whose certificates everybody has. */
  readonly caFile: string;
  readonly hintsFile: string;
}

/** The lab that runs beside the files `dns-*.lab.ts`. */
export function dnsLab(): DnsLab {
  const { net, folder } = inject("dnsLab");
  return {
    net,
    folder,
    resolver: `${net}.0.53`,
    publicResolvers: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
      name: `resolver ${number}`,
      server: `${net}.0.6${number}`,
      isFiltering: false,
    })),
    anchors: [anchorIn(readFileSync(join(folder, "root.anchor.ds"), "utf8"))],
    caFile: join(folder, "tls", "ca.pem"),
    hintsFile: join(folder, "root.hints"),
  };
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
