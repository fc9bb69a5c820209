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
			"about": "Domain of the mail: the part behind the at sign; an IP address is judged as one that sends",
			"value": "QUERY",
			"example": "example.com"
		},
		options: [{
			"name": "selectors",
			"about": "DKIM selectors to ask for before the usual ones, with commas between them",
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
			"about": "The whole header of a message as it was received, folded lines and all, up to 256 kB; a body behind it is passed over. A command line reads it from a file, or from the standard input (-)",
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
				"about": "Days that every certificate must still be valid: a number, a share of its lifetime, auto or off (default auto)",
				"value": "auto|14|33%|off",
				"example": "auto"
			},
			{
				"name": "require_https",
				"about": "Whether the final URL must be https and port 80 must redirect there or be closed (default true)",
				"value": "true|false"
			},
			{
				"name": "all_ips",
				"about": "Measure every address of the host, up to 16, and judge by the worst; with more than that the worst is not known; a server counts it as a heavy question (default false)",
				"isFlag": true
			}
		],
		load: async () => (await import("./gate2.js")).gate
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
			"about": "Measure every address of the host, up to 16, and judge by the worst; with more than that the worst is not known; a server counts it as a heavy question (default false)",
			"isFlag": true
		}],
		load: async () => (await import("./http2.js")).http
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
			"about": "Which records are compared (default A)",
			"value": "A|AAAA|MX|CNAME|TXT|NS",
			"example": "A"
		}],
		load: async () => (await import("./propagation2.js")).propagation
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
		load: async () => (await import("./reverse-dns2.js")).reverseDns
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
				"about": "What is spoken until TLS begins (STARTTLS), or off for TLS at once, or https for a web site whatever the port; where it is left out the port decides: 21 ftp, 25 smtp, 110 pop3, 143 imap, 587 smtp, 5432 postgres. TLS at once and no HTTP: 465 smtp, 990 ftp, 993 imap, 995 pop3",
				"value": "smtp|imap|pop3|ftp|postgres|off|https",
				"example": "smtp"
			},
			{
				"name": "all_ips",
				"about": "Measure every address of the host, up to 16, and judge by the worst; with more than that the worst is not known; a server counts it as a heavy question (default false)",
				"isFlag": true
			}
		],
		load: async () => (await import("./ssl2.js")).ssl
	}
];
export { registry as t };
