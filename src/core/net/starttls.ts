/** Protocols that begin in plain text and turn to TLS when they are asked to. */
export const starttlsProtocols = ["smtp", "imap", "pop3", "ftp", "postgres"] as const;

/** A protocol that begins in plain text and turns to TLS when it is asked to. */
export type Starttls = (typeof starttlsProtocols)[number];

/** Their names as people write them. */
export const starttlsNames: Readonly<Record<Starttls, string>> = {
  smtp: "SMTP",
  imap: "IMAP",
  pop3: "POP3",
  ftp: "FTP",
  postgres: "PostgreSQL",
};

/** What is spoken over TLS that begins at once on the usual ports of RFC 8314 §3 and RFC 4217 §2 (IANA); HTTP on every other one. */
export const implicitPorts: Readonly<Record<number, Starttls>> = { 465: "smtp", 993: "imap", 995: "pop3", 990: "ftp" };

/** What is spoken on the usual ports (IANA); every other one speaks TLS at once. */
export const starttlsPorts: Readonly<Record<number, Starttls>> = {
  25: "smtp",
  587: "smtp",
  143: "imap",
  110: "pop3",
  21: "ftp",
  5432: "postgres",
};
