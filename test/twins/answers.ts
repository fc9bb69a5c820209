import type { Duplex } from "node:stream";
import { reply, replyBytes, type Answer, type Reply } from "./raw-http.ts";
import { dripInto } from "./tcp.ts";

/** Answers by path, with 404 for every other one. */
export function routes(table: Readonly<Record<string, Answer>>): Answer {
  const missing = reply({ status: 404, reason: "Not Found" });
  return (socket, asked, reset) => (table[asked.path] ?? missing)(socket, asked, reset);
}

/** Writes bytes as they are and waits, or closes. */
export function raw(bytes: string | Uint8Array, afterwards: "waits" | "closes" = "waits"): Answer {
  const exact = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
  return (socket) => (afterwards === "closes" ? socket.end(exact) : socket.write(exact));
}

/** Takes the request and never answers. */
export function silence(): Answer {
  return () => {};
}

/** Sends a reply one byte at a time, with this pause in milliseconds before each. */
export function drip(what: Reply, pause: number): Answer {
  return (socket) => dripInto(socket, replyBytes(what), pause);
}

/** An endless body, one space at a time, after complete headers. */
export function dripBody(headers: readonly string[], pause: number): Answer {
  return (socket) => {
    socket.write(replyBytes({ headers: [...headers, "Transfer-Encoding: chunked"] }));
    const timer = setInterval(() => socket.write("1\r\n \r\n"), pause);
    socket.once("close", () => clearInterval(timer));
  };
}

/** A body of this many bytes, generated while sending: a gigabyte needs no memory. */
export function hugeBody(length: number, headers: readonly string[] = []): Answer {
  const block = Buffer.alloc(64 * 1024, "x");
  return (socket) => {
    socket.write(replyBytes({ headers: [...headers, `Content-Length: ${length}`] }));
    pour(socket, block, length);
  };
}

function pour(socket: Duplex, block: Buffer, length: number): void {
  let left = length;
  const more = (): void => {
    while (left > 0 && !socket.destroyed) {
      const part = block.subarray(0, Math.min(left, block.length));
      left -= part.length;
      if (!socket.write(part)) {
        socket.once("drain", more);
        return;
      }
    }
  };
  more();
}

/** A redirect to a fixed place. */
export function redirect(location: string, status = 301, headers: readonly string[] = []): Answer {
  return reply({ status, reason: "Moved", headers: [...headers, `Location: ${location}`] });
}

/** Redirects from each path to a new one. */
export function endlessRedirect(): Answer {
  return (socket, asked, reset) => {
    const step = Number(/^\/(?<step>\d+)$/.exec(asked.path)?.groups?.["step"] ?? 0);
    redirect(`/${step + 1}`, 302)(socket, asked, reset);
  };
}

/** Redirects `/` to `/again` and back. */
export function redirectLoop(): Answer {
  return (socket, asked, reset) => redirect(asked.path === "/" ? "/again" : "/", 302)(socket, asked, reset);
}

const whole = replyBytes({ headers: ["Server: twin", "X-Frame-Options: DENY"], body: "x".repeat(1000) });

/** How much of a reply is sent before the connection is reset. */
const sentBefore = {
  "after the request": 0,
  "in the status line": 5,
  "after the status line": whole.indexOf("\r\n") + 2,
  "in the headers": whole.indexOf("X-Frame") + 3,
  "after the headers": whole.indexOf("\r\n\r\n") + 4,
  "in the body": whole.length - 500,
} as const;

/** The steps of a reply at which a connection may break. */
export const steps = Object.keys(sentBefore) as readonly (keyof typeof sentBefore)[];

/** Sends the beginning of a reply, then resets the connection. */
export function resetting(step: keyof typeof sentBefore): Answer {
  const part = whole.subarray(0, sentBefore[step]);
  return (socket, _asked, reset) => (part.length === 0 ? reset() : socket.write(part, reset));
}

/** The same, with an orderly end. */
export function ending(step: keyof typeof sentBefore): Answer {
  const part = whole.subarray(0, sentBefore[step]);
  return (socket) => socket.end(part);
}

/** Replies that strict parsers reject, each with a frame-options header that a lenient one may still find. */
export const oddReplies = {
  "space before colon": "HTTP/1.1 200 OK\r\nX-Frame-Options : DENY\r\nContent-Length: 2\r\n\r\nok",
  "bare line feeds": "HTTP/1.1 200 OK\nX-Frame-Options: DENY\nContent-Length: 2\n\nok",
  "length and chunks":
    "HTTP/1.1 200 OK\r\nX-Frame-Options: DENY\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
  "control character": "HTTP/1.1 200 OK\r\nX-Frame-Options: DENY\r\nX-Odd: a\x01b\r\nContent-Length: 2\r\n\r\nok",
  "NUL byte": "HTTP/1.1 200 OK\r\nX-Frame-Options: DENY\r\nX-Odd: a\0b\r\nContent-Length: 2\r\n\r\nok",
  "two lengths": "HTTP/1.1 200 OK\r\nX-Frame-Options: DENY\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok",
  "folded line": "HTTP/1.1 200 OK\r\nX-Frame-Options:\r\n DENY\r\nContent-Length: 2\r\n\r\nok",
  "no status text": "HTTP/1.1 200\r\nX-Frame-Options: DENY\r\nContent-Length: 2\r\n\r\nok",
  "not HTTP": "SSH-2.0-OpenSSH_9.9\r\n",
  "HTTP/0.9": "<html>ok</html>",
} as const;

/** This many kilobytes of headers. */
export function hugeHeaders(kilobytes: number): Answer {
  const padding = "x".repeat(1024);
  return reply({ headers: Array.from({ length: kilobytes }, (_, index) => `X-Pad-${index}: ${padding}`) });
}
