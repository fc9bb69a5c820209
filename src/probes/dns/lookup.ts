import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { DnsQuestion, DnsReply } from "../../core/net/dns.ts";
import type { FailureFacts } from "../../core/failure.ts";
import { answerIn, type DnsAnswer } from "../../formats/dns/answer.ts";
import { typeText } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import { keyOf, type DnsName } from "../../formats/dns/name.ts";
import { messageIn } from "../../formats/dns/read-once.ts";

/** What a lookup uses of a running check. */
export type LookupContext = Pick<Context, "net" | "once">;

/** How a question is asked; see {@link DnsQuestion}. */
export type LookupOptions = Omit<DnsQuestion, "name" | "type">;

/** An extended DNS error (RFC 8914): why the answer is as it is, in the server's own words. */
export interface ExtendedError {
  readonly code: number;
  readonly text: string;
}

/** The result of a DNS question. */
export type DnsLookup =
  | { readonly reply: DnsReply; readonly message: DnsMessage; readonly answer: DnsAnswer }
  /** No answer came: the answer is `unknown`, and the failure has the details. */
  | {
      readonly reply: null;
      readonly message: null;
      readonly answer: Extract<DnsAnswer, { readonly kind: "unknown" }>;
      readonly failure: FailureFacts;
    };

/** Asks for a type of a name, cached for the run per set of options. Failures are part of the answer; only bugs throw. */
export function ask(
  { net, once }: LookupContext,
  name: DnsName,
  type: number,
  asking: LookupOptions = {},
): Promise<DnsLookup> {
  const { server, patience, ...flags } = asking;
  const how = Object.entries(flags)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${value}`)
    .toSorted()
    .join(" ");
  return once(`dns ${server ?? ""} ${typeText(type)} ${keyOf(name)} ${patience ?? ""} ${how}`, async () => {
    const got = await attempt(() => net.dns({ ...asking, name: nameText(name), type }));
    if (!got.ok) return { reply: null, message: null, answer: unanswered(got.failure), failure: got.failure };
    const message = messageIn(got.value.message);
    return { reply: got.value, message, answer: answerIn(message, name, type) };
  });
}

function unanswered({ id, reason, params }: FailureFacts): Extract<DnsAnswer, { readonly kind: "unknown" }> {
  if (id === "timeout.dns" || reason === "timeout.dns") return { kind: "unknown", reason: "TIMEOUT" };
  const { detail } = params;
  return { kind: "unknown", reason: reason === "dns.failed" && typeof detail === "string" ? detail : reason };
}

/** The extended errors of an answer. */
export function extendedErrors({ message }: DnsLookup): readonly ExtendedError[] {
  return (message?.edns?.options ?? []).flatMap((each) =>
    each.name === "error" ? [{ code: each.code, text: each.text }] : [],
  );
}
