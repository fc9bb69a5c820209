import type { H3 } from "h3";
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NodeRequest, sendNodeResponse } from "srvx/node";
import { failure, Failure } from "../../src/core/failure.ts";
import type { Language } from "../../src/core/text.ts";
import type { Log } from "../log.ts";
import { languageIn } from "../query.ts";
import { refuse } from "./refuse.ts";
import { requestIdOf } from "../request-id.ts";
import { checkHead } from "../target.ts";
import { send, type Answer } from "./send.ts";

/** What stands between Node's parser and the application. */
export interface Entrance {
  /** Answers a request, whatever it brings and whatever breaks on the way. Never throws. */
  readonly enter: (incoming: IncomingMessage, response: ServerResponse) => void;
  /** Takes an error that nobody caught: logs it, and answers the request that it belongs to, where there is one. */
  readonly blame: (error: unknown) => void;
}

/** What an entrance is made of. */
export interface EntranceOptions {
  readonly app: H3;
  readonly log: Log;
  /** The language of clients that ask for none. */
  readonly language: Language;
  /** Whether the connection of a request closes after its answer. */
  readonly isLast: (incoming: IncomingMessage) => boolean;
}

/** A request and its answer; both are let go once the answer is sent, since timers of the run may outlive it. */
export interface Visit {
  readonly requestId: string;
  /** What the application answers, where it needs no more than to be sent. */
  answer: Answer | null;
  exchange: { readonly incoming: IncomingMessage; readonly response: ServerResponse } | null;
}

/**
 * The Host that the application sees. H3 builds a URL of Host and path outside every handler of its own, and nothing that is
 * answered here depends on the name that a client knows us by.
 */
const ourselves = "localhost";

/** Opens the entrance of an application: the node:http handler that no request brings down. */
export function openEntrance({ app, log, language, isLast }: EntranceOptions): Entrance {
  const visits = new AsyncLocalStorage<Visit>();

  async function pass(visit: Visit, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      checkHead(incoming);
      incoming.headers.host = ourselves;
      const request = new NodeRequest({ req: incoming, res: response });
      request.context = { visit };
      const reply = await app.fetch(request);
      // An error that nobody caught may have been the answer already.
      if (response.writableEnded) return;
      if (visit.answer) send(response, visit.answer);
      // H3's own toNodeHandler answers an unsendable reply without a body.
      else await sendNodeResponse(response, reply);
    } catch (error) {
      answerInstead(visit, error);
    } finally {
      visit.exchange = null;
    }
  }

  function answerInstead({ requestId, exchange }: Visit, error: unknown): void {
    if (!(error instanceof Failure)) log.bug(requestId, error);
    if (!exchange || exchange.response.writableEnded) return;
    const { incoming, response } = exchange;
    if (response.headersSent) return void response.destroy();
    const search = /\?(?<search>[^#]*)/.exec(incoming.url ?? "")?.groups?.["search"] ?? "";
    const failed = error instanceof Failure ? error : failure("internal", {});
    const { status, fields, body, note } = refuse(failed, requestId, languageIn(search, language));
    for (const [name, value] of fields) response.setHeader(name, value);
    response.setHeader("x-request-id", requestId);
    response.setHeader("content-length", Buffer.byteLength(body));
    if (isLast(incoming)) response.setHeader("connection", "close");
    response.writeHead(status).end(body);
    log.request({ requestId, method: incoming.method ?? "", path: null, status, ms: 0, ...note });
  }

  return {
    enter(incoming, response) {
      // We have hung up: nobody would read the answer.
      if (!incoming.socket.writable) return;
      const visit: Visit = { requestId: requestIdOf(incoming), answer: null, exchange: { incoming, response } };
      void visits.run(visit, pass, visit, incoming, response);
    },
    blame(error) {
      const visit = visits.getStore();
      if (visit) answerInstead(visit, error instanceof Failure ? rethrown(error) : error);
      else log.bug(null, error);
    },
  };
}

/** A `Failure` that no handler answered is a bug as well. */
function rethrown(error: Failure): Error {
  return new Error("a failure that nobody caught", { cause: error });
}
