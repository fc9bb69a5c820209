import type { SourceId } from "../../../core/net/source.ts";
import { sourceIds, sourceTable } from "../../../net/sources/table.ts";
import { remote } from "./measuring.ts";
import { type Option, toVariable } from "../options.ts";

/** Returns the option for the URL of a source: `tor-exits` → `source_tor_exits`. */
export function sourceOption(id: SourceId): string {
  return `source_${id.replaceAll("-", "_")}`;
}

/** Returns the option for the key of a source: `certspotter` → `key_certspotter`. */
export function keyOption(id: SourceId): string {
  return `key_${id.replaceAll("-", "_")}`;
}

/** Returns the name of the option for a file that holds a secret: `smtp_url` → `smtp_url_file`. */
export function secretFileOption(name: string): string {
  return `${name}_file`;
}

/** Options for third-party sources, from the source table: the URL of each, and the key of each that takes one. */
const ofSources: readonly Option[] = [
  ...sourceIds.map((id): Option => {
    const { name, url } = sourceTable[id];
    return { name: sourceOption(id), stays: "here", value: "URL", about: `Ask this ${name} server instead of ${url}` };
  }),
  ...sourceIds.flatMap((id): readonly Option[] => {
    const { name, key } = sourceTable[id];
    const about = `API key for ${name}, sent only to its URL`;
    if (!key) return [];
    return [{ name: keyOption(id), stays: "secret", isSecret: true, value: "KEY", about }];
  }),
];

/** Options that only the environment sets, without the files of secrets. */
export const environmentAlone: readonly Option[] = [
  {
    name: "allow_addresses",
    stays: "here",
    value: "CIDR,…",
    isList: true,
    about: "Networks that Portcullis treats as public",
  },
  {
    name: "allow_probes",
    stays: "here",
    value: "true|false",
    about:
      "Whether a server accepts probe_services, which sends a protocol's first message to open ports (default false)",
  },
  {
    name: "cache_dir",
    stays: "here",
    value: "FOLDER",
    about:
      "Folder into which the single-file program unpacks itself (default portcullis in XDG_CACHE_HOME or ~/.cache; where that cannot be written, a temporary folder)",
  },
  {
    name: "operator",
    stays: "here",
    value: "NAME <CONTACT>",
    about: "Name and contact of the operator, for the User-Agent",
  },
  {
    name: "opt_out",
    stays: "here",
    value: "DOMAIN|CIDR,…",
    isList: true,
    about: "Domains and networks that no check connects to",
  },
  { name: "listen", value: "ADDRESS:PORT", about: "Where `portcullis serve` listens" },
  {
    name: "database_url",
    isSecret: true,
    value: "URL",
    about:
      "Store results in PostgreSQL instead of a file: postgres://user:password@host/database; sslmode and sslrootcert work as in psql",
  },
  {
    name: "redis_url",
    isSecret: true,
    value: "URL",
    about:
      "Share the rate limits of several servers in Redis or Valkey: redis://:password@host:6379/0, rediss:// over TLS",
  },
  {
    name: "watch_limit",
    value: "NUMBER",
    about:
      "Watches of an account, the operator's included; they may have five times as many checks together (default 1000)",
  },
  {
    name: "worker",
    value: "on|off",
    about: "Whether `portcullis serve` runs the daily monitoring; off leaves it to `portcullis worker` (default on)",
  },
  {
    name: "metrics_listen",
    value: "ADDRESS:PORT|off",
    about:
      "Where `portcullis serve` and `portcullis worker` serve Prometheus metrics at /metrics (default 127.0.0.1:9464, for a worker 127.0.0.1:9465)",
  },
  {
    name: "registration",
    value: "closed|invite|open",
    about: "Who may sign up: nobody, people with an invitation, or anyone (default closed)",
  },
  {
    name: "allow_webhook_addresses",
    value: "CIDR,…",
    isList: true,
    about: "Networks that notifications may be sent to in addition to public addresses (default none)",
  },
  {
    name: "telegram_url",
    value: "URL",
    about: "Server of Telegram's Bot API for notifications (default https://api.telegram.org)",
  },
  {
    name: "bot_token",
    isSecret: true,
    value: "TOKEN",
    about: "Token of the Telegram bot that a channel sends with, for `portcullis channel add telegram`",
  },
  {
    name: "smtp_url",
    isSecret: true,
    value: "URL",
    about: "Send mail through this server: smtps://user:password@host, or smtp:// with STARTTLS",
  },
  { name: "mail_from", value: "NAME <ADDRESS>", about: "The sender of mail" },
  {
    name: "secret",
    isSecret: true,
    value: "TEXT",
    about:
      "Key that encrypts secrets in the database (default a file in the data directory, created on the first start)",
  },
  {
    name: "oidc_issuer",
    value: "URL",
    about:
      "Issuer of the OpenID provider with which people may sign in; its redirect URI is BASE_URL/account/sign-in/oidc/callback",
  },
  { name: "oidc_client_id", value: "ID", about: "Client ID that the OpenID provider issued" },
  { name: "oidc_client_secret", isSecret: true, value: "TEXT", about: "Client secret that the OpenID provider issued" },
  {
    name: "oidc_domains",
    value: "DOMAIN,…",
    isList: true,
    about:
      "Domains whose confirmed addresses get an account when they first sign in with the OpenID provider, whatever PORTCULLIS_REGISTRATION says (default none)",
  },
  { name: "oidc_label", value: "TEXT", about: "Name of the OpenID provider on the sign-in page (default its host)" },
  {
    name: "user_header",
    value: "NAME",
    about:
      "Header in which an authenticating proxy sends the e-mail address of the user, for the account pages and their API",
  },
  {
    name: "user_header_peers",
    value: "CIDR,…",
    isList: true,
    about: "Addresses of the proxies whose user header is believed; from every other peer it is removed",
  },
  ...ofSources,
  {
    name: "source_whois",
    stays: "here",
    value: "HOST[:PORT]",
    about: "WHOIS server that names the server of each top-level domain, instead of whois.iana.org",
  },
  {
    name: "client_key_passphrase",
    isSecret: true,
    value: "TEXT",
    about: "Passphrase of the private key of the client certificate",
  },
];

/** Options that only the environment sets. Each secret, the API key among them, can also be in a file, as Docker and Kubernetes mount secrets. */
export const environmentOnly: readonly Option[] = [
  ...environmentAlone,
  ...[...environmentAlone.filter(({ isSecret }) => isSecret), ...remote.filter(({ isSecret }) => isSecret)].map(
    ({ name, stays }): Option => ({
      name: secretFileOption(name),
      ...(stays && { stays }),
      isFile: true,
      value: "FILE",
      about: `File that contains the value of ${toVariable(name)}`,
    }),
  ),
];
