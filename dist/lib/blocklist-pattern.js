import { t as registry } from "./checks.js";
import { t as failOns } from "./policy.js";
// src/report/kind-names.ts
const reportKinds = [
	"text",
	"json",
	"ndjson",
	"markdown",
	"sarif",
	"junit",
	"codequality",
	"github",
	"azure",
	"tap",
	"badge"
];
// src/settings/options/options.ts
const measuring = [
	{
		name: "resolver",
		stays: "here",
		value: "SERVER",
		isList: true,
		about: "Ask this DNS resolver instead of the system's: IP[:port], https://host/path or tls://host; repeatable"
	},
	{
		name: "resolve",
		stays: "here",
		value: "host:port:address[:port]",
		isList: true,
		about: "Reach this host at this address, as curl does, whatever the DNS says; repeatable, IPv6 in brackets"
	},
	{
		name: "ca_file",
		isFile: true,
		stays: "here",
		value: "FILE",
		about: "PEM file of an authority to trust beside Mozilla's"
	},
	{
		name: "timeout",
		value: "SECONDS",
		about: "Give up on a target after this many seconds (default 10; 20 with a server)"
	},
	{
		name: "trust_anchor",
		isFile: true,
		stays: "here",
		value: "FILE",
		about: "DS or DNSKEY records of the keys by which DNSSEC is verified, instead of those of the root zone"
	},
	{
		name: "public_resolver",
		stays: "here",
		value: "[NAME=]SERVER[#filters]",
		isList: true,
		about: "Compare what this resolver says instead of the known public ones, SERVER as for --resolver, #filters for one that withholds names; repeatable"
	},
	{
		name: "blocklist",
		stays: "here",
		value: "ZONE[=CODES]",
		isList: true,
		about: "Ask this list of senders instead of the known ones, CODES its answers as 127.0.0.2+127.0.0.4-127.0.0.7; repeatable; off asks none"
	},
	{
		name: "blocklist_resolver",
		stays: "here",
		value: "SERVER",
		about: "Ask lists that answer no public resolver through this one of your own, SERVER as for --resolver (default none: they are not asked)"
	},
	{
		name: "lang",
		value: "en|ko",
		about: "Language of the report (default en)"
	},
	{
		name: "json",
		isFlag: true,
		about: "Print JSON instead of the report"
	}
];
const remote = [{
	name: "server",
	value: "URL",
	about: "Let this Portcullis server measure instead of this process"
}, {
	name: "key",
	value: "KEY",
	about: "API key for that server; better kept in PORTCULLIS_KEY, out of the process list"
}];
const access = [
	{
		name: "header",
		stays: "secret",
		value: "NAME=VARIABLE",
		isList: true,
		about: "Send this header to the target's own https origin, with the value that the environment variable holds; repeatable"
	},
	{
		name: "client_cert",
		isFile: true,
		stays: "secret",
		value: "FILE",
		about: "PEM file of a client certificate, shown to the target's own origin once that is found to be trusted"
	},
	{
		name: "client_key",
		isFile: true,
		stays: "secret",
		value: "FILE",
		about: "PEM file of its key, where the certificate's file has none; PORTCULLIS_CLIENT_KEY_PASSPHRASE opens an encrypted one"
	},
	{
		name: "proxy",
		stays: "here",
		value: "URL|off",
		about: "Measure through this proxy (default HTTPS_PROXY, HTTP_PROXY and ALL_PROXY, as for curl; NO_PROXY counts)"
	}
];
const serving = [
	{
		name: "trust_proxy",
		value: "CIDR,…",
		isList: true,
		about: "Proxies in front of this server, whose X-Forwarded-For is believed (default none)"
	},
	{
		name: "rate_limit",
		value: "NUMBER",
		about: "Requests a minute for each client (default 60)"
	},
	{
		name: "all_ips",
		isFlag: true,
		about: "Measure every address of a host for those who do not say (default false)"
	},
	{
		name: "rate_limit_heavy",
		value: "NUMBER",
		about: "The same for heavy checks (default 10)"
	},
	{
		name: "https",
		isFlag: true,
		about: "Serve HTTPS, with a self-signed certificate where no file is given (default false)"
	},
	{
		name: "https_cert",
		isFile: true,
		value: "FILE",
		about: "Serve HTTPS with the certificate chain in this PEM file"
	},
	{
		name: "https_key",
		isFile: true,
		value: "FILE",
		about: "PEM file of its private key, unencrypted (default the same file)"
	}
];
const reporting = [
	{
		name: "summary",
		isFlag: true,
		about: "Write a summary of the step (default true)"
	},
	{
		name: "annotations",
		isFlag: true,
		about: "Annotate the run with what was found, at most ten of each kind (default true)"
	},
	{
		name: "results_file",
		value: "FILE",
		about: "Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)"
	}
];
const hosting = [
	{
		name: "environment",
		value: "NAME",
		about: "Measure the newest deployment of the commit to this environment, waiting until it is there"
	},
	{
		name: "sha",
		value: "SHA",
		about: "The commit whose deployment is meant (default that of the event)"
	},
	{
		name: "comment",
		value: "never|on-failure|always",
		about: "Keep a comment on the pull request (default never)"
	},
	{
		name: "comment_key",
		value: "TEXT",
		about: "Tells comments of several gates on one pull request apart (default workflow, job and step)"
	},
	{
		name: "token",
		value: "TOKEN",
		about: "Token for GitHub's API"
	}
];
const reports = [{
	name: "report",
	value: "kind=FILE",
	isList: true,
	about: `Write a report, repeatable: ${reportKinds.join(", ")}; - is the standard output`
}];
const policies = [
	{
		name: "config",
		value: "FILE",
		about: "Read this configuration instead of portcullis.config.json, .mjs, .ts … or package.json#portcullis"
	},
	{
		name: "baseline",
		value: "FILE",
		about: "Fail only on what this file does not know; days are never known"
	},
	{
		name: "fail_on",
		value: "error|warn|never",
		about: "Which verdict ends with exit code 1 (default error)"
	},
	{
		name: "on_error",
		value: "fail|warn|pass",
		about: "What is made of what could not be measured: exit code 3, a warning, or nothing (default fail)"
	}
];
const waiting = [
	{
		name: "wait_for",
		value: "CONDITION",
		isList: true,
		isLines: true,
		about: "Measure once every address shows this twice: up, status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT; repeatable"
	},
	{
		name: "wait_timeout",
		value: "SECONDS",
		about: "Give up waiting after this many seconds (default 300)"
	},
	{
		name: "wait_interval",
		value: "SECONDS",
		about: "Look about this often while waiting (default 5)"
	},
	{
		name: "confirm",
		value: "0|1",
		about: "Measure a target that fails once more, and tell where that differs (default 1)"
	},
	{
		name: "retries",
		value: "0-5",
		about: "Try again what broke off early, so many times; never a verdict (default 2)"
	}
];
const crowds = [{
	name: "concurrency",
	value: "1-32",
	about: "Measure so many targets at a time (default 8)"
}, {
	name: "targets",
	value: "FILE",
	about: "Measure the URLs in this file as well, one a line; - is the standard input"
}];
`${reportKinds.join(", ")}`;
const environmentOnly = [
	{
		name: "allow_addresses",
		stays: "here",
		value: "CIDR,…",
		isList: true,
		about: "Networks that count as public"
	},
	{
		name: "listen",
		value: "ADDRESS:PORT",
		about: "Where `portcullis serve` listens"
	},
	{
		name: "source_rdap",
		stays: "here",
		value: "URL",
		about: "Ask this RDAP server instead of https://rdap.org/"
	},
	{
		name: "client_key_passphrase",
		value: "TEXT",
		about: "Opens the key of a client certificate"
	}
];
const ways = [...measuring.filter(({ name }) => name !== "lang" && name !== "json"), ...access];
function optionsOf(id) {
	const entry = registry.find((each) => each.id === id);
	const own = id === "gate" ? [
		...policies,
		...reports,
		...waiting,
		...crowds
	] : [failing(id)];
	return entry ? [
		...entry.options,
		...own,
		...measuring,
		...access,
		...remote
	] : measuring;
}
function failing(id) {
	return {
		name: "fail_on",
		value: failOns.join("|"),
		about: `End with exit code 1 on status fail, on warn as well, or never; unknown stays 3 (default ${usualFailOn(id)})`
	};
}
const deciding = new Set(["gate", "golive"]);
function usualFailOn(id) {
	return deciding.has(id) ? "error" : "never";
}
function toVariable(name) {
	return `PORTCULLIS_${name.toUpperCase()}`;
}
// src/settings/access/blocklist-pattern.ts
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const label = "[A-Za-z0-9_](?:[A-Za-z0-9_\\-]{0,61}[A-Za-z0-9_])?";
const code = `127\\.${eight}\\.${eight}\\.${eight}`;
const blocklistPattern = `^(?:off|(?=[^=]{1,190}(?:=|$))(?:${label}\\.)+${label}(?:=${`${code}(?:-${code})?(?:\\+${code}(?:-${code})?)*`})?)$`;
export { hosting as a, policies as c, reports as d, serving as f, reportKinds as g, ways as h, environmentOnly as i, remote as l, waiting as m, access as n, measuring as o, toVariable as p, crowds as r, optionsOf as s, blocklistPattern as t, reporting as u };
