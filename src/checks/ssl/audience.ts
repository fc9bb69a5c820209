import type { Starttls } from "../../core/net/starttls.ts";
import type { Text } from "../../core/text.ts";
import { takesHsts as takesPolicy } from "../../topics/hsts/judge.ts";

/** How findings name the clients of a service, and the settings that fix a problem. */
export interface Audience {
  /** The usual kind of client. */
  readonly client: Text;
  /** Clients that validate strictly. */
  readonly strict: Text;
  readonly versions: Text;
  readonly dhe: string;
  readonly groups: string;
  readonly stapling: Text;
}

const people = {
  client: { en: "browser", ko: "브라우저" },
  strict: { en: "browsers", ko: "브라우저" },
} as const satisfies Partial<Audience>;

const programs = {
  client: { en: "client", ko: "클라이언트" },
  strict: { en: "some clients", ko: "일부 클라이언트" },
} as const satisfies Partial<Audience>;

const noSetting: Text = { en: "OCSP stapling", ko: "OCSP 스테이플링" };

const dovecot: Audience = {
  ...programs,
  versions: setting("Dovecot: ssl_min_protocol = TLSv1.2"),
  dhe: "Dovecot: ssl_dh",
  groups: "Dovecot: ssl_curve_list",
  stapling: noSetting,
};

/** By the protocol over or before TLS, with its most common server; none means HTTP. */
const audiences: Readonly<Record<Starttls | "none", Audience>> = {
  none: {
    ...people,
    // nginx chooses the version before it knows the name, so the default server of the port decides; Apache uses the virtual host.
    versions: {
      en: "nginx, in the default server of the port: ssl_protocols TLSv1.2 TLSv1.3; Apache: SSLProtocol -all +TLSv1.2 +TLSv1.3",
      ko: "nginx는 해당 포트의 기본 서버에 ssl_protocols TLSv1.2 TLSv1.3, Apache는 SSLProtocol -all +TLSv1.2 +TLSv1.3",
    },
    dhe: "nginx: ssl_dhparam",
    groups: "nginx: ssl_ecdh_curve",
    stapling: { en: "OCSP stapling (nginx: ssl_stapling on)", ko: "OCSP 스테이플링(nginx: ssl_stapling on)" },
  },
  smtp: {
    ...programs,
    versions: setting("Postfix: smtpd_tls_protocols = >=TLSv1.2"),
    dhe: "Postfix: smtpd_tls_dh1024_param_file",
    groups: "Postfix: tls_eecdh_auto_curves",
    stapling: noSetting,
  },
  imap: dovecot,
  pop3: dovecot,
  ftp: {
    ...programs,
    versions: setting("ProFTPD: TLSProtocol TLSv1.2 TLSv1.3"),
    dhe: "ProFTPD: TLSDHParamFile",
    groups: "ProFTPD: TLSECDHCurve",
    stapling: { en: "OCSP stapling (ProFTPD: TLSStapling on)", ko: "OCSP 스테이플링(ProFTPD: TLSStapling on)" },
  },
  postgres: {
    ...programs,
    versions: setting("PostgreSQL: ssl_min_protocol_version = 'TLSv1.2'"),
    dhe: "PostgreSQL: ssl_dh_params_file",
    groups: "PostgreSQL: ssl_ecdh_curve",
    stapling: noSetting,
  },
};

/** A setting, which is written alike in every language. */
function setting(line: string): Text {
  return { en: line, ko: line };
}

/** The protocol before TLS or over it. */
interface Spoken {
  readonly starttls?: Starttls | null;
  readonly implicitTlsProtocol?: Starttls;
}

/** The clients that the findings about a server name. */
export function audienceOf({ starttls, implicitTlsProtocol: speaks }: Spoken): Audience {
  return audiences[starttls ?? speaks ?? "none"];
}

/** Whether the server speaks HTTP, so that browsers connect. */
export function isSite({ starttls, implicitTlsProtocol: speaks }: Spoken): boolean {
  return !starttls && !speaks;
}

/** Whether browsers can store an HSTS policy of the server. */
export function takesHsts({ host, ...spoken }: Spoken & { readonly host: string }): boolean {
  return isSite(spoken) && takesPolicy(host);
}
