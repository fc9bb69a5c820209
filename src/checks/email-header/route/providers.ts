import { within } from "../../../core/target/address.ts";
import type { Received } from "../../../formats/mail/received.ts";
import type { ReceivedFrom } from "../../../formats/mail/received-host.ts";

/** Networks within which nobody comes from outside; those of 6to4 (RFC 3056) lead to the IPv4 ones. */
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

/** Whether an address is one of networks that nobody is in who comes from outside. */
export function isInside(address: string): boolean {
  return within(address, inside);
}

/**
 * Where the servers of Exchange Online talk to each other: RDAP, November 2026, and what they write. They look up no names. Below
 * 2603:1080:: are the addresses of those who rent machines there.
 */
const microsoft = ["2603:1080::/25", "2a01:111:e400::/48", "2a01:111:f400::/48", "2a01:111:f403::/48"];
const microsoftHost =
  /\.(?:prod\.outlook\.com|prod\.exchangelabs\.com|prod\.partner\.outlook\.cn|prod\.protection\.outlook\.com|protection\.gbl|outlook\.office365\.com)$/i;

/** iCloud hands over to its gateway without an address; both names are its own, and outsiders reach neither the one from the other. */
const appleHost = /\.me\.com$|^p\d{1,4}-icloudmta-[\w-]{1,80}$/i;
const appleGateway = /^p\d{1,4}-mailgateway-[\w-]{1,80}$/i;

/**
 * Fastmail hands over from its filter on each gateway, by way of the loopback, to a proxy, all by names of its own, as real messages of
 * 2011 to 2026 show them. No gate of it hides who its clients are.
 */
const fastmailClient =
  /^(?:(?:[a-z]{3}-)?mx-?\d{1,3}(?:\.messagingengine\.com|\.[a-z]{3}\.internal)?|mailmx\.[a-z]{3}\.internal)$/i;
const fastmailHost =
  /^(?:(?:[a-z]{3}-)?compute-?\d{1,3}\.internal|mailmx\.[a-z]{3}\.internal|(?:[a-z]{3}-)?mx-?\d{1,3}\.(?:messagingengine\.com|[a-z]{3}\.internal))$/i;

/** Proofpoint's hosted gateways take each message back from their filter, which runs beside them, as real messages of 2020 to 2026 show it. */
const proofpointFilter = /^m\d{4,9}\.ppops\.net$/i;
const proofpointHost = /^mx[\w-]{1,40}\.pphosted\.com$/i;

/** Hosts of services that filter mail in the cloud and hand it on, for those who receive it as well as for those who send it; what each calls its own. */
const filteringHost =
  /\.(?:barracudanetworks\.com|pphosted\.com|ppe-hosted\.com|mimecast\.com|messagelabs\.com|iphmx\.com|mailcontrol\.com|antispamcloud\.com|hornetsecurity\.com|hydra\.sophos\.com|tmes\.trendmicro\.com|fortimailcloud\.com)$/i;

/** Whether a client is a filtering service by a name that leads back to its address. */
export function isOfFilteringService({ name, isNameChecked }: ReceivedFrom): boolean {
  return isNameChecked && filteringHost.test(name ?? "");
}

/** What an address on the host itself, or on its link, can be: nobody from outside has one. */
const onHost = ["127.0.0.0/8", "::1/128", "fe80::/10"];

/**
 * Whether Exchange Online put a message into a mailbox: the newest hop of what its owners export. The service that does so runs on one of
 * the hosts, and talks HTTPS with the other. Nobody hands mail over by HTTPS there, so that both names are the server's own words.
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

/** Hops within the large providers, whose servers have public addresses, tell none, or have names that nobody else can look up. */
export function isOfProvider(from: ReceivedFrom, hop: Pick<Received, "by" | "with">): boolean {
  const { address, helo, name } = from;
  const by = hop.by.name ?? "";
  if (address === null) return appleHost.test(helo ?? "") && appleGateway.test(by);
  if (proofpointFilter.test(name ?? "")) return address === "127.0.0.1" && proofpointHost.test(by);
  if (isMicrosoftDelivery(address, helo ?? "", hop)) return true;
  if (isInside(address)) return fastmailClient.test(helo ?? "") && fastmailHost.test(by);
  return within(address, microsoft) && microsoftHost.test(helo ?? "") && microsoftHost.test(by);
}
