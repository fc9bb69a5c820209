import { constants, type ClientHttp2Session, type ClientHttp2Stream } from "node:http2";
import { DnsTrouble } from "./error-reason.ts";

/** The largest DNS message, RFC 1035 §4.2.2. */
const longest = 65_535;

/** The reason for a message above the size limit. */
export const tooLong = "HTTP-TOO-LONG";

/** The media type of DNS messages over HTTPS, RFC 8484 §6. */
export const mediaType = "application/dns-message";

interface Ends {
  readonly resolve: (body: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads the answer of a request on a session. Throws `Trouble` where it is no message, or the server ends the stream. */
export function readDohReply(stream: ClientHttp2Stream, session: ClientHttp2Session, { resolve, reject }: Ends): void {
  const pieces: Buffer[] = [];
  let size = 0;
  stream.on("error", (error) => reject(broken(stream, session) ?? error));
  // A stream may be cancelled without an error.
  const cancelled = (): void =>
    reject(broken(stream, session) ?? Object.assign(new Error("closed"), { code: "ECONNRESET" }));
  stream.once("close", cancelled);
  stream.on("response", ({ ":status": status, "content-type": type }) => {
    if (status !== 200) reject(new DnsTrouble(`HTTP-${status}`));
    else if (type?.split(";", 1)[0]?.trim().toLowerCase() !== mediaType) reject(new DnsTrouble("HTTP-TYPE"));
  });
  stream.on("data", (piece: Buffer) => {
    size += piece.length;
    if (size > longest) reject(new DnsTrouble(tooLong));
    else pieces.push(piece);
  });
  stream.on("end", () => {
    if (stream.aborted || stream.rstCode !== 0) return cancelled();
    // Creating an error is the most expensive part.
    stream.off("close", cancelled);
    resolve(Buffer.concat(pieces));
  });
}

/** The name of a code of RFC 9113 §7. */
export function codeName(code: number): string {
  const prefix = "NGHTTP2_";
  const [name] = Object.entries(constants).find(([key, value]) => value === code && ofErrors.test(key)) ?? [];
  return name?.slice(prefix.length) ?? `${code}`;
}

const ofErrors =
  /^NGHTTP2_(?:(?:PROTOCOL|INTERNAL|FLOW_CONTROL|FRAME_SIZE|COMPRESSION|CONNECT)_ERROR|SETTINGS_TIMEOUT|STREAM_CLOSED|REFUSED_STREAM|CANCEL|ENHANCE_YOUR_CALM|INADEQUATE_SECURITY|HTTP_1_1_REQUIRED)$/;

/** The error code with which the server reset a stream, if any. */
function broken({ rstCode }: ClientHttp2Stream, session: ClientHttp2Session): DnsTrouble | null {
  // When a session ends, our side closes its streams.
  return rstCode > 0 && !session.destroyed ? new DnsTrouble(`HTTP2-${codeName(rstCode)}`) : null;
}
