import type { Context } from "../../src/core/check.ts";
import { exposure, type ExposureRaw } from "../../src/checks/exposure/index.ts";
import { failure } from "../../src/core/failure.ts";
import type { HostAddress, Net } from "../../src/core/net/net.ts";
import { netDouble } from "../net-double.ts";
import { repliesFrom, type Answering } from "../replies.ts";

/** The names in certificates, in log order; null where the sources have none. */
type Certificates = readonly string[] | null;

interface Scene {
  readonly certificates?: Certificates;
  /** The states of the sources of certificates; by default both are complete. */
  readonly sources?: readonly ("complete" | "failed")[];
  readonly observed?: readonly string[];
  /** Addresses by host; by default each host has a public one. */
  readonly addresses?: Readonly<Record<string, string>>;
  readonly pages?: Readonly<Record<string, Answering>>;
  readonly pause?: Context["pause"];
}

/** A context that knows names, around a door. */
export function contextWith(net: Net, base: Context, scene: Scene): Context {
  const { certificates = [], sources = ["complete", "complete"], observed, pause } = scene;
  const span = { firstSeen: "2026-01-01T00:00:00Z", lastSeen: "2026-11-01T00:00:00Z" };
  return {
    ...base,
    net,
    ...(pause && { pause }),
    use: (async () => {
      if (certificates === null) throw failure("dns.failed", { host: "crt.sh", detail: "SERVFAIL" });
      const names = certificates.map((name) => ({ name }));
      const total = names.length;
      const told = sources.map((status) => ({ status, stale: false }));
      return { raw: { names, total, wildcards: { total: 0 }, sources: told }, verdict: {} };
    }) as never,
    ...(observed && {
      store: { names: async () => observed.map((name) => ({ name, ...span })) } as never,
    }),
  };
}

/** Runs the check on shop.com where pages are written by a test. */
export async function look(scene: Scene): Promise<{ readonly raw: ExposureRaw; readonly asked: readonly string[] }> {
  const { context, asked } = repliesFrom(scene.pages ?? {});
  let next = 1;
  const addresses = async ({ host }: { readonly host: string }): Promise<readonly HostAddress[]> => {
    const address = scene.addresses?.[host] ?? (scene.addresses ? undefined : `11.0.0.${next++ % 250}`);
    if (address === undefined) throw failure("dns.nxdomain", { host });
    return [{ id: address, address, isAllowed: !address.startsWith("10.") }];
  };
  const net = netDouble({ http: async (request) => context.net.http(request), addresses });
  const raw = await exposure.collect(exposure.input.parse({ domain: "shop.com" }), contextWith(net, context, scene));
  return { raw: exposure.raw.parse(raw), asked: asked.map(({ url }) => url) };
}
