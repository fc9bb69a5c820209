import { within } from "../../../core/target/address.ts";
import type { Received } from "../../../formats/mail/received.ts";
import type { ReceivedFrom } from "../../../formats/mail/received-host.ts";

/** Networks without external clients; 6to4 addresses (RFC 3056) map to IPv4 ones. */
const inside = [
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "100.64.0.0/10",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
  "2002:a00::/24",
  "2002:ac10::/28",
  "2002:c0a8::/32",
];

/** Whether an address is in a network that has no external clients. */
export function isInside(address: string): boolean {
  return within(address, inside);
}

/**
 * Networks of Exchange Online's internal servers (RDAP, November 2026, and message headers). They do no reverse lookups. Customer machines have
 * addresses below 2603:1080::.
 */
const microsoft = ["2603:1080::/25", "2a01:111:e400::/48", "2a01:111:f400::/48", "2a01:111:f403::/48"];
const microsoftHost =
  /\.(?:prod\.outlook\.com|prod\.exchangelabs\.com|prod\.partner\.outlook\.cn|prod\.protection\.outlook\.com|protection\.gbl|outlook\.office365\.com)$/i;

/** iCloud passes mail to its gateway without an address. Both names are its own and not reachable from outside. */
const appleHost = /\.me\.com$|^p\d{1,4}-icloudmta-[\w-]{1,80}$/i;
const appleGateway = /^p\d{1,4}-mailgateway-[\w-]{1,80}$/i;

/**
 * Fastmail passes mail from the filter on each gateway over loopback to a proxy, under its own names (real messages of 2011 to 2026). None of its
 * gateways hides its clients.
 */
const fastmailClient =
  /^(?:(?:[a-z]{3}-)?mx-?\d{1,3}(?:\.messagingengine\.com|\.[a-z]{3}\.internal)?|mailmx\.[a-z]{3}\.internal)$/i;
const fastmailHost =
  /^(?:(?:[a-z]{3}-)?compute-?\d{1,3}\.internal|mailmx\.[a-z]{3}\.internal|(?:[a-z]{3}-)?mx-?\d{1,3}\.(?:messagingengine\.com|[a-z]{3}\.internal))$/i;

/** Proofpoint's hosted gateways take each message back from a filter on the same host (real messages of 2020 to 2026). */
const proofpointFilter = /^m\d{4,9}\.ppops\.net$/i;
const proofpointHost = /^mx[\w-]{1,40}\.pphosted\.com$/i;

/** Loopback and link-local addresses, which no external client has. */
const onHost = ["127.0.0.0/8", "::1/128", "fe80::/10"];

/**
 * Whether Exchange Online put a message into a mailbox: the newest hop in exported messages. The delivery service on one host talks HTTPS to another.
 * No external mail arrives by HTTPS there, so both names are the server's own.
 */
function isMicrosoftDelivery(
  address: string,
  helo: string,
  { by, with: protocol }: Pick<Received, "by" | "with">,
): boolean {
  return (
    /^HTTPS(?: |$)/i.test(protocol ?? "") &&
    within(address, onHost) &&
    microsoftHost.test(helo) &&
    microsoftHost.test(by.name ?? "")
  );
}

/** Hops inside large providers, whose servers have public addresses, none at all, or names that cannot be looked up. */
export function isOfProvider(from: ReceivedFrom, hop: Pick<Received, "by" | "with">): boolean {
  const { address, helo, name } = from;
  const by = hop.by.name ?? "";
  if (address === null) return appleHost.test(helo ?? "") && appleGateway.test(by);
  if (proofpointFilter.test(name ?? "")) return address === "127.0.0.1" && proofpointHost.test(by);
  if (isMicrosoftDelivery(address, helo ?? "", hop)) return true;
  if (isInside(address)) return fastmailClient.test(helo ?? "") && fastmailHost.test(by);
  return within(address, microsoft) && microsoftHost.test(helo ?? "") && microsoftHost.test(by);
}
