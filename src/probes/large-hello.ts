import { attempt } from "../core/attempt.ts";
import type { Context } from "../core/check.ts";
import type { Endpoint, Handshake, Named } from "../core/net.ts";
import { clientHello } from "../formats/client-hello.ts";
import { withPadding } from "../formats/hello-padding.ts";
import { readServerReply } from "../formats/server-hello.ts";

/** Whether a server answers a ClientHello that is larger than one packet: yes, no, or could not tell, and how that is known. */
export interface Tolerance {
  readonly tolerated: boolean | null;
  /** `handshake`, `padded-hello`, how the connection ended (`reset`, `closed`, `silent`, `alert.50`), or why it could not be told. */
  readonly reason: string;
}

/** Bytes: as long as a hello with a hybrid key share, and longer than the 1,460 that one packet takes. */
const largeSize = 1800;

/** What is known of the server from whole handshakes. */
interface Known {
  readonly classic: Handshake | null;
  readonly usual: Handshake | null;
}

/**
 * Whether the size of a ClientHello is what a server cannot bear. The hello of an ordinary client is a large one, so a handshake with it
 * says so; elsewhere the same small hello is sent twice, as it is and with padding (RFC 7685), which is told apart by nothing but the size.
 */
export async function bearsLargeHello(
  context: Context,
  to: Endpoint & Named,
  { classic, usual }: Known,
): Promise<Tolerance> {
  if (usual && !usual.lenient) return { tolerated: true, reason: "handshake" };
  const version = classic?.protocol === "TLSv1.3" ? "TLSv1.3" : "TLSv1.2";
  const small = clientHello(version, to.host);
  const large = withPadding(small, largeSize);
  // Twice: chance may break a connection, but hardly both of the large ones and not the small one.
  const [asItIs, ...padded] = await Promise.all([small, large, large].map((hello) => answerTo(context, to, hello)));
  if (padded.includes("hello")) return { tolerated: true, reason: "padded-hello" };
  if (asItIs !== "hello") return { tolerated: null, reason: asItIs ?? "unknown" };
  const reason = padded.find((each) => !isAnswer(each)) ?? padded[0] ?? "unknown";
  return { tolerated: isAnswer(reason) ? false : null, reason };
}

function isAnswer(reason: string): boolean {
  return /^(?:reset|closed|silent|alert\.\d+)$/.test(reason);
}

/** `hello` where a server answered with one, else how it ended or why nobody knows. */
async function answerTo({ net }: Context, to: Endpoint & Named, hello: Uint8Array): Promise<string> {
  const got = await attempt(() => net.hello(to, hello));
  if (!got.ok) return got.failure.reason;
  const { bytes, end } = got.value;
  const reply = readServerReply(bytes);
  if (reply.kind === "incomplete") return end === "enough" ? "incomplete" : end;
  return reply.kind === "alert" ? `alert.${reply.code}` : reply.kind;
}
