import { createServer, type Socket } from "node:net";
import { listen, type Place, type Twin } from "./listen.ts";
import { converse, reply, type Answer, type Asked } from "./raw-http.ts";

export interface HttpTwin extends Twin {
  /** `http://127.0.0.1:<port>`, without a path. */
  readonly origin: string;
  /** The requests so far, in order. */
  readonly asked: readonly Asked[];
}

export interface HttpTwinOptions extends Place {
  /** An empty 200 by default. */
  readonly answer?: Answer;
}

/** A plain HTTP server with a scripted answer. */
export async function serveHttp({ answer = reply(), ...place }: HttpTwinOptions = {}): Promise<HttpTwin> {
  const asked: Asked[] = [];
  const server = createServer((socket: Socket) => {
    converse(
      socket,
      (stream, question, reset) => {
        asked.push(question);
        answer(stream, question, reset);
      },
      () => socket.resetAndDestroy(),
    );
  });
  const twin = await listen(server, place);
  return { ...twin, origin: `http://${twin.address}:${twin.port}`, asked };
}
