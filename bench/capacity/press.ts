import { start } from "../child.ts";
import type { Wanted } from "../servers/crowd.ts";
import type { Crowd } from "./crowd.ts";

/** A path under `/api/util/` for a host and the number of the request. */
export type PathOf = (host: string, at: number) => string;

/** What was answered. */
interface Answers {
  readonly answers: number;
  /** By status and reason. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** A server in its own process, and clients that measure without pause. */
export interface Press extends AsyncDisposable {
  /** Lets clients ask for some seconds. */
  ask(pathOf: PathOf, wanted: { readonly seconds: number; readonly clients: number }): Promise<Answers>;
  /** Asks this many times, some at a time. */
  askTimes(pathOf: PathOf, times: number): Promise<Answers>;
  /** MiB that the server has in memory. */
  memory(): Promise<number>;
  /** Milliseconds of CPU that the server has used. */
  cpu(): Promise<number>;
}

/** Opens a server for a crowd with an empty store. */
export async function openPress({ hosts, measuring }: Crowd, dataDir: string): Promise<Press> {
  const server = start("servers/crowd.ts");
  const wanted: Wanted = { role: "serve", dataDir, databaseUrl: null, measuring };
  const { url } = (await server.ask(wanted)) as { readonly url: string };
  let last: Promise<unknown> = Promise.resolve();

  /** One question at a time: a child answers in order, without saying to what. */
  function question(text: string): Promise<number> {
    const answer = last.then(() => server.ask(text)).then(Number);
    last = answer;
    return answer;
  }

  async function askWhile(pathOf: PathOf, goesOn: (at: number) => boolean, clients: number): Promise<Answers> {
    const kinds: Record<string, number> = {};
    let [next, answers] = [0, 0];
    async function askAs(client: number): Promise<void> {
      for (let at = next++; goesOn(at); at = next++) {
        const kind = await askOnce(`${url}/api/util/${pathOf(hosts[at % hosts.length] ?? "", at)}`, client);
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        answers++;
      }
    }
    await Promise.all(Array.from({ length: clients }, (_, client) => askAs(client)));
    return { answers, kinds };
  }

  return {
    ask(pathOf, { seconds, clients }) {
      const ending = performance.now() + 1000 * seconds;
      return askWhile(pathOf, () => performance.now() < ending, clients);
    },
    askTimes: (pathOf, times) => askWhile(pathOf, (at) => at < times, 4),
    memory: () => question("memory"),
    cpu: () => question("cpu"),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

async function askOnce(url: string, client: number): Promise<string> {
  const headers = { "cache-control": "no-cache", "x-forwarded-for": `198.51.100.${client}` };
  const answer = await fetch(url, { headers });
  const { error } = (await answer.json()) as { readonly error: { readonly reason?: string } | null };
  return [answer.status, error?.reason ?? ""].join(" ").trim();
}
