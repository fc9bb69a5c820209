import type { MailField } from "../../../formats/mail/header.ts";
import { parseAuthenticationResults } from "../../../formats/mail/authentication-results.ts";
import type { Places } from "../trust.ts";

/** A receiver that always writes its own results directly below its border's trace field, above everything it received. */
interface Writer {
  /** The border server. */
  readonly by: RegExp;
  readonly server: RegExp;
  /** Other fields of the receiver between the results. */
  readonly beside: RegExp;
  /** The server that writes its results first, so they are lowest. Everything below came with the message. */
  readonly lowest: string;
}

/** From real messages of 2019 to 2026. Each of these receivers writes an SPF result for every external message. */
const writers: readonly Writer[] = [
  { by: /^mx\.google\.com$/, server: /^mx\.google\.com$/, beside: /^received-spf$/, lowest: "mx.google.com" },
  {
    by: /\.me\.com$|^p\d{1,4}-icloudmta-[\w-]{1,80}$/,
    server: /^(?:bimi|arc|dmarc|dkim-verifier|spf)\.icloud\.com$/,
    beside: /^x-(?:icl|apple)-/,
    lowest: "spf.icloud.com",
  },
  {
    by: /^inbound-smtp\.[a-z\d-]{1,40}\.amazonaws\.com$/,
    server: /^amazonses\.com$/,
    beside: /^(?:x-ses-|received-spf$)/,
    lowest: "amazonses.com",
  },
];

/** iCloud writes a separate field for each signature. */
const repeated = "dkim-verifier.icloud.com";
const mostFields = 40;

/** Indexes of the fields below the border that the receiver itself wrote; null for receivers without known behaviour. */
export function ownResults(fields: readonly MailField[], { border, by, isHandover }: Places): ReadonlySet<number> {
  const writer = writers.find((each) => by !== null && each.by.test(by));
  if (!writer || border === null || !isHandover) return none;
  const own = new Map<number, string>();
  for (const [offset, { name, value }] of fields.slice(border + 1, border + 1 + mostFields).entries()) {
    if (name !== "authentication-results") {
      if (writer.beside.test(name)) continue;
      return none;
    }
    const server = parseAuthenticationResults(value).server ?? "";
    const isAgain = server !== repeated && [...own.values()].includes(server);
    if (!writer.server.test(server) || isAgain) return none;
    own.set(border + 1 + offset, server);
    if (server === writer.lowest) return new Set(own.keys());
  }
  return none;
}

const none: ReadonlySet<number> = new Set();
