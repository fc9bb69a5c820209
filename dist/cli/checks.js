// src/checks/index.ts
const registry = [
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
			}
		],
		load: async () => (await import("./gate2.js")).gate
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
		options: [],
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
		id: "ssl",
		title: "TLS certificate and connection",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"example": "example.com"
		},
		options: [{
			"name": "port",
			"about": "TLS port, 443 unless the host names one",
			"value": "PORT",
			"example": "8443"
		}],
		load: async () => (await import("./ssl2.js")).ssl
	}
];
export { registry as t };
