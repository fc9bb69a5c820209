import { failure, Failure } from "../../src/core/failure.ts";
import type { Send } from "../../src/core/net/net.ts";
import { invalidPathOf, measuredOf } from "../../src/core/result/envelope-schema.ts";
import type { Language } from "../../src/core/text.ts";
import { version } from "../../src/core/version.ts";
import { problems } from "../../src/client/problems.ts";
import { readReply } from "../../src/client/reply.ts";
import { keyHeader } from "../../src/client/request.ts";
import { operationOf, pathOf, type Perform } from "./table.ts";

/** The server that performs operations, and the key of an account there. */
export interface RemoteOperationsOptions {
  /** The URL of the server; the path ends in a slash. */
  readonly server: string;
  readonly key?: string;
  readonly language: Language;
  readonly send: Send;
  readonly signal: AbortSignal;
}

/** Milliseconds for an answer; looking for a token takes up to fifteen seconds. */
const patience = 30_000;

/** Performs operations on another server. Throws its `Failure`, or one for a reply that is not a valid answer. */
export function openRemoteOperations({ server, key, language, send, signal }: RemoteOperationsOptions): Perform {
  return async (id, { parts, query = {}, body } = {}) => {
    const { method, path, data } = operationOf(id);
    const url = new URL(pathOf(path, parts).slice(1), server);
    url.search = new URLSearchParams({ ...query, lang: language }).toString();
    const hasBody = method === "POST" || method === "PATCH";
    const reply = await send(
      {
        url: url.href,
        method,
        headers: {
          accept: "application/json",
          "user-agent": `portcullis/${version}`,
          ...(hasBody && { "content-type": "application/json" }),
          ...keyHeader(key),
        },
        ...(hasBody && { body: new TextEncoder().encode(JSON.stringify(body ?? {})) }),
        patience,
      },
      signal,
    );
    const read = (json: unknown) => {
      const parsed = measuredOf(data).safeParse(json);
      return parsed.success ? parsed.data : problems.otherForm(reply.status, invalidPathOf(parsed.error));
    };
    const answer = readReply(reply, { path: pathOf(path, parts).slice(1), now: Date.now(), read }, { server, key });
    if (answer instanceof Failure) throw answer;
    if (!answer.ok)
      throw failure("server.invalid-answer", { server, detail: problems.unfit() }, { reason: "server.invalid-answer" });
    return answer.data as never;
  };
}
