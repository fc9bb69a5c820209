import { sep } from "node:path";
import type { Plugin } from "rolldown";

/** Modules of packages that serve only their unused options, by the package that imports them. */
const unused: Readonly<Record<string, RegExp>> = {
  // Tunnels, a watcher, the clipboard, WebSockets, generated certificates, and a program to open a browser: more than a megabyte.
  listhen: /^(?:untun|jiti|crossws|tinyclip|node-forge|@parcel\/watcher(?:-wasm)?|h3)(?:\/|$)|\/xdg-open\.mjs$/,
  // Mocks, WebSockets, server-sent events, a second HTTP parser that only a variable switches on, and the parser for processors from before 2008.
  undici: /\/lib\/mock\/|\/web\/(?:websocket|eventsource)\/|\/milo\/|\/llhttp-wasm\.js$/,
  // Jobs by the calendar: `schedule` is false, and watches have times of their own.
  "pg-boss": /^(?:cron-parser|rrule-temporal)$/,
  // Certificates in attestations of passkeys: only attestations without one are taken.
  "@simplewebauthn": /^@peculiar\/(?:x509|asn1-android|asn1-rsa)$/,
  // Only traces are exported.
  "@opentelemetry": /^@opentelemetry\/(?:sdk-metrics|sdk-logs)$/,
};

const virtual = "\0left-out";

/** The imports that bundlers must find by name. */
const names = [
  "CronExpressionParser, RRuleTemporal",
  "X509Certificate, X509ChainBuilder, X509Crl, AuthorityKeyIdentifierExtension, CRLDistributionPointsExtension, SubjectKeyIdentifierExtension",
  "id_ce_keyDescription, KeyDescription, id_rsaEncryption, RSAPublicKey",
  "AggregationTemporality, DataPointType",
].join(", ");

/** Removes modules that are never used from a bundle. */
export const leftOut: Plugin = {
  name: "left-out",
  resolveId: (id, importer = "") =>
    Object.entries(unused).some(
      ([name, ids]) => importer.includes(`${sep}node_modules${sep}${name}${sep}`) && ids.test(id),
    )
      ? virtual
      : null,
  load: (id) => (id === virtual ? `export let ${names};\nexport default undefined;` : null),
};
