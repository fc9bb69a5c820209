import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { keyOf } from "../../../src/formats/dns/name.ts";
import { nameText, parseName } from "../../../src/formats/dns/name-text.ts";
import { serveWorld } from "../../dns/world/serve.ts";
import type { World } from "../../dns/world.ts";
import { freePorts, startServer, temporaryFolder } from "./process.ts";

/** An independent validating resolver in a world on sockets. */
export interface Unbound extends AsyncDisposable {
  readonly server: string;
}

/** Every address except loopback, so that nothing outside is contacted. */
const elsewhere = ["0.0.0.0/2", "64.0.0.0/3", "96.0.0.0/4", "112.0.0.0/5", "120.0.0.0/6", "124.0.0.0/7", "126.0.0.0/8"];

/** Starts unbound in a world with the named zones, each asked only at the world's servers. */
export async function startUnbound(world: World, zones: readonly string[]): Promise<Unbound> {
  const served = await serveWorld(world);
  const [port = 0] = await freePorts(1);
  const folder = temporaryFolder("unbound");
  const places = new Map(served.pins.map(({ host, address, toPort }) => [host, `${address}@${toPort}`]));
  const stubs = zonesAround(zones).flatMap((zone) => {
    const labels = nameText(parseName(zone)).split(".").length - 1;
    const hosts = zone === "." ? ["11.0.0.1"] : labels === 1 ? ["11.0.0.2", "22.0.0.2"] : ["11.0.0.53", "22.0.0.53"];
    return [
      "stub-zone:",
      ` name: "${zone}"`,
      ...hosts.map((host) => ` stub-addr: ${places.get(host) ?? "127.0.0.1@9"}`),
    ];
  });
  const anchors = world.outfit.anchors.map(
    (each) => ` trust-anchor: "${each.zone} DS ${each.keyTag} ${each.algorithm} ${each.digestType} ${each.digest}"`,
  );
  const file = join(folder, "unbound.conf");
  writeFileSync(
    file,
    [...settings(port, folder), ...anchors, ...stubs, "remote-control:", " control-enable: no", ""].join("\n"),
  );
  const unbound = await startServer("unbound", ["-d", "-c", file], { cwd: folder, port });
  return {
    server: `127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await unbound[Symbol.asyncDispose]();
      await served[Symbol.asyncDispose]();
    },
  };
}

function settings(port: number, folder: string): readonly string[] {
  return [
    "server:",
    ` interface: 127.0.0.1@${port}`,
    " do-ip6: no",
    ' chroot: ""',
    ' username: ""',
    ' pidfile: ""',
    ` directory: "${folder}"`,
    " use-syslog: no",
    " verbosity: 0",
    " num-threads: 1",
    ' module-config: "validator iterator"',
    " outgoing-interface: 127.0.0.1",
    " do-not-query-localhost: no",
    ...elsewhere.map((network) => ` do-not-query-address: ${network}`),
    " do-not-query-address: 128.0.0.0/1",
    ' local-zone: "example." nodefault',
    ' local-zone: "." nodefault',
    ' target-fetch-policy: "0 0 0 0 0"',
    " ede: yes",
    // RFC 4035 §5.3.1 allows no grace period; unbound's default is up to a day.
    " val-sig-skew-min: 0",
    " val-sig-skew-max: 0",
  ];
}

/** Zones with their top-level domains, and the root. */
function zonesAround(zones: readonly string[]): readonly string[] {
  const all = zones.flatMap((zone) => [zone, zone.split(".").at(-1) ?? zone, "."]);
  return [...new Map(all.filter((zone) => zone !== "").map((zone) => [keyOf(parseName(zone)), zone])).values()];
}
