/** Protocols with STARTTLS or an equivalent. */
export const starttlsProtocols = ["smtp", "imap", "pop3", "ftp", "postgres"] as const;

/** A protocol with STARTTLS or an equivalent. */
export type Starttls = (typeof starttlsProtocols)[number];

/** Their usual names. */
export const starttlsNames: Readonly<Record<Starttls, string>> = {
  smtp: "SMTP",
  imap: "IMAP",
  pop3: "POP3",
  ftp: "FTP",
  postgres: "PostgreSQL",
};

/** Protocols with implicit TLS by port, RFC 8314 §3 and RFC 4217 §2 (IANA); HTTP on other ports. */
export const implicitPorts: Readonly<Record<number, Starttls>> = { 465: "smtp", 993: "imap", 995: "pop3", 990: "ftp" };

/** Protocols with STARTTLS by port (IANA); other ports use implicit TLS. */
export const starttlsPorts: Readonly<Record<number, Starttls>> = {
  25: "smtp",
  587: "smtp",
  143: "imap",
  110: "pop3",
  21: "ftp",
  5432: "postgres",
};
