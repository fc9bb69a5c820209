// src/core/net/starttls.ts
const starttlsProtocols = [
	"smtp",
	"imap",
	"pop3",
	"ftp",
	"postgres"
];
const starttlsNames = {
	smtp: "SMTP",
	imap: "IMAP",
	pop3: "POP3",
	ftp: "FTP",
	postgres: "PostgreSQL"
};
const implicitPorts = {
	465: "smtp",
	993: "imap",
	995: "pop3",
	990: "ftp"
};
const starttlsPorts = {
	25: "smtp",
	587: "smtp",
	143: "imap",
	110: "pop3",
	21: "ftp",
	5432: "postgres"
};
export { starttlsProtocols as i, starttlsNames as n, starttlsPorts as r, implicitPorts as t };
