// src/checks/index.ts
const registry = [
	{
		id: "dns",
		title: "DNS records and zone health",
		subject: {
			"name": "query",
			"about": "Domain or host name; the host part of a pasted URL is accepted",
			"value": "QUERY",
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./dns2.js")).dns
	},
	{
		id: "email",
		title: "E-mail authentication and deliverability",
		subject: {
			"name": "query",
			"about": "Mail domain: the part after the @ sign. An IP address is judged as a sending address",
			"value": "QUERY",
			"example": "example.com"
		},
		options: [{
			"name": "selectors",
			"about": "DKIM selectors: queried before the common ones, separated by commas",
			"value": "SELECTORS",
			"example": "s2026,mail-a"
		}],
		load: async () => (await import("./email.js")).email
	},
	{
		id: "email-header",
		title: "E-mail header",
		subject: {
			"name": "headers",
			"about": "Message header: the whole header as received, with folded lines, up to 256 kB. A body after it is ignored. The command line reads it from a file, or from standard input (-)",
			"value": "FILE",
			"example": "message.eml"
		},
		options: [],
		load: async () => (await import("./email-header.js")).emailHeader
	},
	{
		id: "gate",
		title: "Pre-deploy gate",
		subject: {
			"name": "url",
			"about": "Deployed URL; https:// is assumed",
			"value": "URL",
			"example": "https://example.com/"
		},
		options: [
			{
				"name": "min_ssl",
				"about": "Lowest accepted grade of certificate and TLS (default B)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_headers",
				"about": "Lowest accepted grade of the security headers (default C)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_days",
				"about": "Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off (default auto)",
				"value": "auto|14|33%|off",
				"example": "auto"
			},
			{
				"name": "require_https",
				"about": "Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed (default true)",
				"value": "true|false"
			},
			{
				"name": "all_ips",
				"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
				"isFlag": true
			}
		],
		load: async () => (await import("./gate.js").then((n) => n.n)).gate
	},
	{
		id: "golive",
		title: "Ready to go live",
		subject: {
			"name": "query",
			"about": "Domain to go live; scheme, port and path of a pasted URL are left out",
			"value": "QUERY",
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./golive.js")).golive
	},
	{
		id: "http",
		title: "HTTP security headers",
		subject: {
			"name": "url",
			"about": "Full URL; https:// is assumed where the scheme is missing",
			"value": "URL",
			"example": "https://example.com/"
		},
		options: [{
			"name": "all_ips",
			"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
			"isFlag": true
		}],
		load: async () => (await import("./http.js").then((n) => n.n)).http
	},
	{
		id: "owasp",
		title: "OWASP posture",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./owasp.js")).owasp
	},
	{
		id: "port",
		title: "Open ports",
		subject: {
			"name": "host",
			"about": "Host name or IP address. host:port adds that one port to the list",
			"value": "HOST",
			"example": "example.com"
		},
		options: [{
			"name": "all_ips",
			"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
			"isFlag": true
		}],
		load: async () => (await import("./port.js")).port
	},
	{
		id: "pqc",
		title: "Post-quantum TLS readiness",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./pqc.js")).pqc
	},
	{
		id: "propagation",
		title: "DNS propagation",
		subject: {
			"name": "domain",
			"about": "Domain name; the host part of a pasted URL is accepted",
			"value": "DOMAIN",
			"example": "example.com"
		},
		options: [{
			"name": "type",
			"about": "Record type (default A)",
			"value": "A|AAAA|MX|CNAME|TXT|NS",
			"example": "A"
		}],
		load: async () => (await import("./propagation.js").then((n) => n.n)).propagation
	},
	{
		id: "reverse-dns",
		title: "Reverse DNS",
		subject: {
			"name": "query",
			"about": "IPv4 or IPv6 address",
			"value": "QUERY",
			"example": "192.0.2.1"
		},
		options: [],
		load: async () => (await import("./reverse-dns.js").then((n) => n.n)).reverseDns
	},
	{
		id: "ssl",
		title: "TLS certificate and connection",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [
			{
				"name": "port",
				"about": "TLS port, 443 unless the host names one",
				"value": "PORT",
				"example": "8443"
			},
			{
				"name": "starttls",
				"about": "STARTTLS protocol: the protocol before TLS begins. off: TLS from the first byte; https: a website on any port. By default the port decides: 21 ftp, 25 smtp, 110 pop3, 143 imap, 587 smtp, 5432 postgres. Ports with TLS from the first byte and without HTTP: 465 smtp, 990 ftp, 993 imap, 995 pop3",
				"value": "smtp|imap|pop3|ftp|postgres|off|https",
				"example": "smtp"
			},
			{
				"name": "all_ips",
				"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
				"isFlag": true
			}
		],
		load: async () => (await import("./ssl.js").then((n) => n.n)).ssl
	}
];
export { registry as t };
