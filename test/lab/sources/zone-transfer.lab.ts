import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rcodeText, types } from "../../../src/formats/dns/codes.ts";
import { readMessage } from "../../../src/formats/dns/read-message.ts";
import { doorFor } from "../../engine.ts";
import { execute, freePorts, startServer, temporaryFolder } from "../machines/process.ts";

const hosts = Array.from({ length: 3000 }, (_, index) => `host${index} A 192.0.2.1`);
const zone = ["$ORIGIN example.com.", "$TTL 300", "@ SOA ns1 host 1 3600 600 86400 300", "@ NS ns1", "ns1 A 127.0.0.1"];

/** Starts a server program of its own port and folder, which has the zone. */
async function serve(program: "nsd" | "knotd", isOpen: boolean) {
  const folder = temporaryFolder(program);
  const [port = 0] = await freePorts(1);
  writeFileSync(join(folder, "example.com.zone"), [...zone, ...hosts, ""].join("\n"));
  const file = join(folder, "server.conf");
  writeFileSync(file, program === "nsd" ? nsd(folder, port, isOpen) : knot(folder, port, isOpen));
  const running = await startServer(program, program === "nsd" ? ["-d", "-c", file] : ["-c", file], {
    cwd: folder,
    port,
  });
  return { server: `127.0.0.1:${port}`, port, folder, [Symbol.asyncDispose]: () => running[Symbol.asyncDispose]() };
}

function nsd(folder: string, port: number, isOpen: boolean): string {
  return `server:
 ip-address: 127.0.0.1@${port}
 username: ""
 chroot: ""
 zonesdir: "${folder}"
 database: ""
 server-count: 1
 pidfile: "${folder}/nsd.pid"
 xfrdfile: "${folder}/xfrd.state"
 zonelistfile: "${folder}/zone.list"
remote-control:
 control-enable: no
zone:
 name: "example.com"
 zonefile: "example.com.zone"
${isOpen ? " provide-xfr: 127.0.0.0/8 NOKEY\n" : ""}`;
}

function knot(folder: string, port: number, isOpen: boolean): string {
  return `server:
  listen: 127.0.0.1@${port}
  rundir: ${folder}
  pidfile: ${folder}/knot.pid
  udp-workers: 1
  tcp-workers: 1
database:
  storage: ${folder}
acl:
 - id: any
   address: 127.0.0.0/8
   action: transfer
zone:
 - domain: example.com
   storage: ${folder}
   file: example.com.zone
   zonefile-sync: -1
   journal-content: none
${isOpen ? "   acl: any\n" : ""}`;
}

test.for<["nsd" | "knotd"]>([["nsd"], ["knotd"]])("%s with an open zone transfer", async ([program]) => {
  await using running = await serve(program, true);
  using door = doorFor({ resolvers: [running.server] });
  const told = await door.net.dns({ name: "example.com", type: types.AXFR, server: running.server });
  const { out } = execute(
    "kdig",
    ["@127.0.0.1", "-p", `${running.port}`, "example.com", "AXFR", "+noall", "+answer"],
    running.folder,
  );

  const oracle = out.split("\n").filter((line) => line !== "" && !line.startsWith(";")).length;
  expect(told.transfer).toMatchObject({ records: oracle, isComplete: true });
  expect(readMessage(Buffer.from(told.message)).answers).toEqual([]);
});

test.for<["nsd" | "knotd"]>([["nsd"], ["knotd"]])("%s that refuses a zone transfer", async ([program]) => {
  await using running = await serve(program, false);
  using door = doorFor({ resolvers: [running.server] });
  const told = await door.net.dns({ name: "example.com", type: types.AXFR, server: running.server });

  expect(rcodeText(readMessage(Buffer.from(told.message)).rcode)).toMatch(/^(?:REFUSED|NOTAUTH)$/);
  expect(told.transfer).toMatchObject({ records: 0 });
});
