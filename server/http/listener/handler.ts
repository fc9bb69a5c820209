import type { H3 } from "h3";
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NodeRequest, sendNodeResponse } from "srvx/node";
import { failure, Failure } from "../../../src/core/failure.ts";
import type { Language } from "../../../src/core/text.ts";
import type { Log } from "../../telemetry/log.ts";
import { languageIn } from "../query.ts";
import { refuse } from "./refuse.ts";
import { requestIdOf } from "../request-id.ts";
import { checkHead } from "../request-target.ts";
import { send, type Answer } from "./send.ts";

/** The layer between Node's parser and the application. */
export interface RequestHandler {
  /** Answers a request in every case. Never throws. */
  readonly enter: (incoming: IncomingMessage, response: ServerResponse) => void;
  /** Receives an uncaught error: logs it, and answers its request where there is one. */
  readonly blame: (error: unknown) => void;
}

/** The options of an entrance. */
export interface RequestHandlerOptions {
  readonly app: H3;
  readonly log: Log;
  /** The default language. */
  readonly language: Language;
  /** Whether the connection of a request closes after its answer. */
  readonly isLast: (incoming: IncomingMessage) => boolean;
}

/** A request and its answer; both are released once the answer is sent, since timers of the run may outlive it. */
export interface PendingRequest {
  readonly requestId: string;
  /** The application's answer, which only needs to be sent. */
  answer: Promise<Answer> | null;
  exchange: { readonly incoming: IncomingMessage; readonly response: ServerResponse } | null;
}

/**
 * The Host that the application sees. H3 builds a URL from Host and path outside every handler, and no answer depends on the server's name.
 */
const ourselves = "localhost";

/** Opens the entrance of an application: a node:http handler that survives every request. */
export function openRequestHandler({ app, log, language, isLast }: RequestHandlerOptions): RequestHandler {
  const visits = new AsyncLocalStorage<PendingRequest>();

  async function pass(visit: PendingRequest, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      checkHead(incoming);
      incoming.headers.host = ourselves;
      const request = new NodeRequest({ req: incoming, res: response });
      request.context = { visit };
      const fetched = app.fetch(request);
      // Synchronous, except where H3 itself rejects the request.
      const reply = fetched instanceof Promise ? await fetched : fetched;
      const answer = await visit.answer;
      // An uncaught error may follow a finished answer.
      if (response.writableEnded) return;
      if (answer) send(response, answer);
      // H3's own toNodeHandler answers an unsendable reply without a body.
      else await sendNodeResponse(response, reply);
    } catch (error) {
      answerInstead(visit, error);
    } finally {
      visit.exchange = null;
    }
  }

  function answerInstead({ requestId, exchange }: PendingRequest, error: unknown): void {
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
      // The connection is closed, so no client would read the answer.
      if (!incoming.socket.writable) return;
      const visit: PendingRequest = {
        requestId: requestIdOf(incoming),
        answer: null,
        exchange: { incoming, response },
      };
      // For the rest of this callback of the parser, which does nothing more: `run` would restore the context before, at twice the cost.
      visits.enterWith(visit);
      void pass(visit, incoming, response);
    },
    blame(error) {
      const visit = visits.getStore();
      if (visit) answerInstead(visit, error instanceof Failure ? rethrown(error) : error);
      else log.bug(null, error);
    },
  };
}

/** A `Failure` without a handler is a bug as well. */
function rethrown(error: Failure): Error {
  return new Error("an uncaught failure", { cause: error });
}
