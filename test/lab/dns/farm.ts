import { createSocket } from "node:dgram";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { onTestFinished } from "vitest";
import { rcodes } from "../../../src/formats/dns/codes.ts";
import { isWithin, type DnsName } from "../../../src/formats/dns/name.ts";
import { parseName } from "../../../src/formats/dns/name-text.ts";
import { readMessage } from "../../../src/formats/dns/read-message.ts";
import { writeMessage } from "../../../src/formats/dns/write-message.ts";

/** Two caches behind one address, and the outdated data of one of them. */
interface Farm {
  readonly address: string;
  /** The resolver with current data. */
  readonly behind: string;
  /** A domain that the other cache remembers as non-existent. */
  readonly denied: string;
}

/** Every second datagram reaches a cache with an old NXDOMAIN of a domain and the SOA record of its parent zone (RFC 2308 §5). */
export async function openFarm({ address, behind, denied }: Farm): Promise<string> {
  const socket = createSocket("udp4");
  const domain = parseName(denied);
  let asked = 0;
  socket.on("message", (bytes, { port, address: from }) => {
    const denial = asked++ % 2 === 0 ? denialOf(bytes, domain) : null;
    if (denial) socket.send(denial, port, from);
    else relay(bytes, behind, (answer) => socket.send(answer, port, from));
  });
  socket.bind(53, address);
  await once(socket, "listening");
  const stream = createServer((client) => {
    const there = connect(53, behind);
    for (const each of [client, there]) each.on("error", () => each.destroy());
    client.pipe(there).pipe(client);
  }).listen(53, address);
  await once(stream, "listening");
  onTestFinished(() => {
    socket.close();
    stream.close();
  });
  return address;
}

function relay(bytes: Buffer, to: string, answered: (answer: Buffer) => void): void {
  const socket = createSocket("udp4");
  socket.on("message", (answer) => {
    answered(answer);
    socket.close();
  });
  socket.send(bytes, 53, to);
}

function denialOf(bytes: Buffer, domain: DnsName): Buffer | null {
  const query = readMessage(bytes);
  const [question] = query.questions;
  if (!question || !isWithin(question.name, domain)) return null;
  const names = { primary: parseName("ns.tld.lab."), mailbox: parseName("hostmaster.nic.lab.") };
  const data = { type: "SOA", ...names, serial: 1, refresh: 1, retry: 1, expire: 1, minimum: 300 } as const;
  const soa = { name: parseName("com."), type: 6, class: 1, ttl: 300, data };
  return writeMessage({
    ...query,
    isResponse: true,
    isRecursionAvailable: true,
    rcode: rcodes.NXDOMAIN,
    authorities: [soa],
  });
}
