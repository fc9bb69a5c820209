import { connect, createServer } from "node:net";
import { listen, type Place, type Twin } from "./listen.ts";

export interface RoundsTwin extends Twin {
  /** How many rounds clients have waited for: parallel questions wait once. */
  rounds(): number;
  /** The most connections that waited at a time. */
  mostAtATime(): number;
}

/** Milliseconds without traffic, after which no further question is expected before an answer. */
const quiet = 60;

interface Held {
  readonly isFirst: boolean;
  readonly release: () => void;
}

/** A TCP proxy that holds all answers back until no more questions come, and then releases them together. */
export function serveInRounds(to: number, place: Place = {}): Promise<RoundsTwin> {
  let held: Held[] = [];
  let rounds = 0;
  let waiting = 0;
  let most = 0;
  let timer: NodeJS.Timeout | undefined;

  function listenOn(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const answers = held;
      held = [];
      const first = answers.filter(({ isFirst }) => isFirst).length;
      if (first > 0) rounds++;
      waiting -= first;
      for (const { release } of answers) release();
    }, quiet);
  }

  const server = createServer((socket) => {
    let isFirst = true;
    most = Math.max(most, ++waiting);
    const hold = (release: () => void): void => {
      held.push({ isFirst, release });
      isFirst = false;
      listenOn();
    };
    const upstream = connect(to, "127.0.0.1");
    socket.on("data", (chunk: Buffer) => {
      listenOn();
      upstream.write(chunk);
    });
    socket.on("error", () => {}).on("close", () => upstream.destroy());
    upstream.on("data", (chunk: Buffer) => hold(() => socket.destroyed || socket.write(chunk)));
    upstream.on("end", () => hold(() => socket.end()));
    upstream.on("error", () => hold(() => socket.destroy()));
  });
  return listen(server, place).then((twin) => ({ ...twin, rounds: () => rounds, mostAtATime: () => most }));
}
