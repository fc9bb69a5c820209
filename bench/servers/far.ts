// Simulates a distant resolver: delays each direction by half a round trip, over UDP and TCP.
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { serveDelayed } from "../../test/twins/delay.ts";

/** The resolver's address, and the simulated one. */
interface Wanted {
  readonly host: string;
  readonly far: string;
  readonly https: number;
  readonly roundTrip: number;
}

const [wanted] = (await once(process, "message")) as [Wanted];
const { host, far, https, roundTrip } = wanted;

const near = createSocket({ type: "udp4", recvBufferSize: 4 * 1024 * 1024 });
near.on("message", (query, client) => {
  const upstream = createSocket("udp4");
  upstream.on("message", (answer) => {
    upstream.close();
    setTimeout(() => near.send(answer, client.port, client.address), roundTrip / 2);
  });
  setTimeout(() => upstream.send(query, 53, host), roundTrip / 2);
});
near.bind(53, far);
await once(near, "listening");
const twin = await serveDelayed(https, roundTrip);
process.send?.({ https: twin.port });
