import { longestAge, maxAgeName } from "../../../core/max-age.ts";
import type { Option } from "../options.ts";

/** Options that say how to measure. */
export const measuring: readonly Option[] = [
  {
    name: "resolver",
    stays: "here",
    value: "SERVER",
    isList: true,
    about: "Ask this DNS resolver instead of the system's: IP[:port], https://host/path or tls://host; repeatable",
  },
  {
    name: "resolve",
    stays: "here",
    value: "host:port:address[:port]",
    isList: true,
    about: "Connect to this address for this host, as curl --resolve does; repeatable, IPv6 in brackets",
  },
  {
    name: "ca_file",
    isFile: true,
    stays: "here",
    value: "FILE",
    about: "PEM file of a certificate authority to trust in addition to Mozilla's",
  },
  {
    name: "timeout",
    value: "SECONDS",
    about:
      "Time limit for a target in seconds (default 10, or what the check needs, up to 90; with a server at least 20, and up to 60 more until it has room)",
  },
  {
    name: "trust_anchor",
    isFile: true,
    stays: "here",
    value: "FILE",
    about: "DS or DNSKEY records to use as DNSSEC trust anchors instead of those of the root zone",
  },
  {
    name: "public_resolver",
    stays: "here",
    value: "[NAME=]SERVER[#filters]",
    isList: true,
    about:
      "Compare the answers of this resolver instead of the known public ones; SERVER as for --resolver, #filters for a resolver that blocks names; repeatable",
  },
  {
    name: "blocklist",
    stays: "here",
    value: "ZONE[=CODES]",
    isList: true,
    about:
      "Query this blocklist instead of the known ones; CODES are its listing codes, such as 127.0.0.2+127.0.0.4-127.0.0.7; repeatable; off queries none",
  },
  {
    name: "blocklist_resolver",
    stays: "here",
    value: "SERVER",
    about:
      "Query blocklists that refuse public resolvers through this resolver of your own; SERVER as for --resolver (default none: these lists are skipped)",
  },
  {
    name: "doh",
    stays: "here",
    value: "https://HOST/PATH",
    isList: true,
    about: "Use this DNS-over-HTTPS resolver for lookalike domains instead of two public ones; repeatable",
  },
  {
    name: "axfr",
    stays: "here",
    isFlag: true,
    about:
      "Let the dns check ask each name server for a transfer of the whole zone (AXFR); the records are counted and dropped (default false)",
  },
  { name: "lang", value: "en|ko", about: "Language of the report (default en)" },
  { name: "json", isFlag: true, about: "Print JSON instead of the report" },
];

/** Options that have a server measure instead of this process. */
export const remote: readonly Option[] = [
  { name: "server", value: "URL", about: "Measure with this Portcullis server instead of this machine" },
  {
    name: "key",
    isSecret: true,
    value: "KEY",
    about: "API key for that server; prefer PORTCULLIS_KEY, which the process list does not show",
  },
];

/** Options that accept an earlier result. The environment cannot set them: they would apply to commands that do not name them. */
export const reusing: readonly Option[] = [
  {
    name: maxAgeName,
    value: "SECONDS",
    about: `Answer with an earlier result of the server or of --data-dir that is at most this old, up to ${longestAge} (30 days); 0 measures (default: a server decides for each check, this machine measures)`,
  },
];

/** Options for access to protected targets. A server has none of them, since it measures for strangers. */
export const access: readonly Option[] = [
  {
    name: "header",
    stays: "secret",
    value: "NAME=VARIABLE",
    isList: true,
    about:
      "Send this header, with the value of the environment variable, only to the target's own https origin; repeatable",
  },
  {
    name: "client_cert",
    isFile: true,
    stays: "secret",
    value: "FILE",
    about: "PEM file of a client certificate, presented to the target's own origin once its certificate is verified",
  },
  {
    name: "client_key",
    isFile: true,
    stays: "secret",
    value: "FILE",
    about:
      "PEM file of the private key, if the certificate's file has none; PORTCULLIS_CLIENT_KEY_PASSPHRASE decrypts it",
  },
  {
    name: "proxy",
    stays: "here",
    value: "URL|off",
    about: "Measure through this proxy (default HTTPS_PROXY, HTTP_PROXY and ALL_PROXY, as for curl; NO_PROXY applies)",
  },
  {
    name: "proxy_dns",
    stays: "here",
    isFlag: true,
    about: "Let the proxy resolve all host names, for a machine that cannot; their addresses are then not checked",
  },
];

/** Measuring options that may differ from target to target. */
export const ways: readonly Option[] = [
  ...measuring.filter(({ name }) => name !== "lang" && name !== "json"),
  ...access,
];
