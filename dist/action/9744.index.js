export const id = 9744;
export const ids = [9744];
export const modules = {

/***/ 5750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ edgeIds),
/* harmony export */   r: () => (/* binding */ edges),
/* harmony export */   t: () => (/* binding */ providerOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/data/edges.ts
const edgeIds = [
	"cloudflare",
	"cloudfront",
	"fastly",
	"akamai",
	"imperva",
	"azure-front-door",
	"google",
	"vercel",
	"netlify",
	"fly",
	"bunny",
	"sucuri"
];
const cloudflare = {
	source: "https://www.cloudflare.com/ips/",
	asOf: "2025",
	networks: list([
		"103.21.244.0/22 103.22.200.0/22 103.31.4.0/22 104.16.0.0/13 104.24.0.0/14 108.162.192.0/18 131.0.72.0/22",
		"141.101.64.0/18 162.158.0.0/15 172.64.0.0/13 173.245.48.0/20 188.114.96.0/20 190.93.240.0/20",
		"197.234.240.0/22 198.41.128.0/17 2400:cb00::/32 2405:8100::/32 2405:b500::/32 2606:4700::/32 2803:f800::/32",
		"2a06:98c0::/29 2c0f:f248::/32"
	])
};
const cloudfront = {
	source: "https://d7uri8nf7uskq.cloudfront.net/tools/list-cloudfront-ips",
	asOf: "2026-08-16",
	networks: list([
		"3.160.0.0/14 3.164.0.0/18 3.164.64.0/18 3.164.128.0/17 3.165.0.0/16 3.166.0.0/15 3.168.0.0/14 3.172.0.0/18",
		"3.172.64.0/18 3.173.0.0/17 3.173.128.0/18 3.173.192.0/18 3.174.0.0/15 13.32.0.0/15 13.35.0.0/16",
		"13.224.0.0/14 13.249.0.0/16 15.158.0.0/16 18.64.0.0/14 18.68.0.0/16 18.154.0.0/15 18.160.0.0/15",
		"18.164.0.0/15 18.172.0.0/15 18.238.0.0/15 18.244.0.0/15 23.91.0.0/19 23.234.192.0/18 24.110.32.0/19",
		"24.110.128.0/17 51.74.192.0/18 52.46.0.0/18 52.82.128.0/19 52.84.0.0/15 52.124.128.0/17 52.222.128.0/17",
		"54.182.0.0/16 54.192.0.0/16 54.230.0.0/17 54.230.128.0/18 54.230.208.0/20 54.230.224.0/19 54.239.128.0/18",
		"54.239.192.0/19 54.240.128.0/18 64.252.64.0/18 64.252.128.0/18 65.8.0.0/16 65.9.0.0/17 65.9.128.0/18",
		"70.132.0.0/18 71.152.0.0/17 99.84.0.0/16 99.86.0.0/16 108.138.0.0/15 108.156.0.0/14 130.176.0.0/17",
		"130.176.128.0/18 130.176.192.0/19 130.176.224.0/20 143.204.0.0/16 144.220.0.0/16 204.246.176.0/20",
		"205.251.208.0/20 216.137.32.0/19"
	])
};
const fastly = {
	source: "https://api.fastly.com/public-ip-list",
	asOf: "2026-08-16",
	networks: list([
		"23.235.32.0/20 43.249.72.0/22 103.244.50.0/24 103.245.222.0/23 103.245.224.0/24 104.156.80.0/20",
		"140.248.64.0/18 140.248.128.0/17 146.75.0.0/17 151.101.0.0/16 157.52.64.0/18 167.82.0.0/17 167.82.128.0/20",
		"167.82.160.0/20 167.82.224.0/20 172.111.64.0/18 185.31.16.0/22 199.27.72.0/21 199.232.0.0/16 2a04:4e40::/32",
		"2a04:4e42::/32"
	])
};
const imperva = {
	source: "https://docs-cybersec.thalesgroup.com/bundle/cloud-application-security/page/ip-addresses.htm",
	asOf: "2026-08-16",
	networks: list(["45.60.0.0/16 45.64.64.0/22 45.223.0.0/16 103.28.248.0/22 107.154.0.0/16 131.125.128.0/17 149.126.72.0/21", "185.11.124.0/22 192.230.64.0/18 198.143.32.0/19 199.83.128.0/21 2a02:e980::/29"])
};
const edges = [
	{
		id: "cloudflare",
		name: "Cloudflare",
		ranges: cloudflare,
		marks: [{ header: "cf-ray" }, {
			header: "server",
			value: /^cloudflare$/i
		}]
	},
	{
		id: "cloudfront",
		name: "Amazon CloudFront",
		ranges: cloudfront,
		marks: [{ header: "x-amz-cf-id" }, { header: "x-amz-cf-pop" }]
	},
	{
		id: "fastly",
		name: "Fastly",
		ranges: fastly,
		marks: [{
			header: "x-served-by",
			value: /^cache-[a-z]{3,8}\d{1,12}-[A-Z]{3}\b/
		}]
	},
	{
		id: "akamai",
		name: "Akamai",
		marks: [{
			header: "server",
			value: /^akamai(?:ghost|netstorage)\b/i
		}, { header: "akamai-grn" }]
	},
	{
		id: "imperva",
		name: "Imperva",
		ranges: imperva,
		marks: [{ header: "x-iinfo" }, {
			header: "x-cdn",
			value: /^(?:imperva|incapsula)$/i
		}]
	},
	{
		id: "azure-front-door",
		name: "Azure Front Door",
		marks: [{ header: "x-azure-ref" }]
	},
	{
		id: "google",
		name: "Google Cloud",
		marks: [{
			header: "via",
			value: /^1\.1 google$/i
		}]
	},
	{
		id: "vercel",
		name: "Vercel",
		marks: [{ header: "x-vercel-id" }, {
			header: "server",
			value: /^vercel$/i
		}]
	},
	{
		id: "netlify",
		name: "Netlify",
		marks: [{ header: "x-nf-request-id" }, {
			header: "server",
			value: /^netlify$/i
		}]
	},
	{
		id: "fly",
		name: "Fly.io",
		marks: [{ header: "fly-request-id" }]
	},
	{
		id: "bunny",
		name: "bunny.net",
		marks: [{
			header: "server",
			value: /^bunnycdn-/i
		}, { header: "cdn-pullzone" }]
	},
	{
		id: "sucuri",
		name: "Sucuri",
		marks: [{ header: "x-sucuri-id" }, {
			header: "server",
			value: /^sucuri\/cloudproxy$/i
		}]
	}
];
function list(lines) {
	return lines.flatMap((line) => line.split(" "));
}
// src/probes/page/edge.ts
const longestEvidence = 120;
function providerOf(address, headers) {
	const places = edges.flatMap((edge) => voteOfAddress(edge, address));
	const votes = [...places, ...edges.flatMap((edge) => voteOfHeaders(edge, headers ?? []))];
	const unknown = {
		kind: "unknown",
		edge: null,
		votes
	};
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.fn)(address) === "special") return headers === null ? unknown : {
		kind: "own",
		edge: null,
		votes
	};
	const isElsewhere = edges.some((edge) => publishesFor(edge, address) && votes.some((vote) => vote.edge === edge.id));
	if (places.length === 0 && isElsewhere) return unknown;
	const [edge = null, another] = new Set((places.length > 0 ? places : votes).map((vote) => vote.edge));
	return edge === null || another ? unknown : {
		kind: "edge",
		edge,
		votes
	};
}
function publishesFor({ ranges }, address) {
	return ranges?.networks.some((network) => (0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIPv6)(address) === network.includes(":")) ?? false;
}
function voteOfAddress({ id, ranges }, address) {
	const network = ranges?.networks.find((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.hn)(address, [each]));
	if (!ranges || network === void 0) return [];
	return [{
		by: "address",
		edge: id,
		evidence: network,
		source: ranges.source,
		asOf: ranges.asOf
	}];
}
function voteOfHeaders({ id, marks }, headers) {
	return marks.flatMap((mark) => {
		const value = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Ur)(headers, mark.header).find((each) => isMark(mark, each));
		if (value === void 0) return [];
		return [{
			by: "header",
			edge: id,
			evidence: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.cr)(`${mark.header}: ${value}`, longestEvidence),
			source: null,
			asOf: null
		}];
	});
}
function isMark({ value: pattern }, value) {
	return pattern?.test(value.trim()) ?? true;
}



/***/ }),

/***/ 9744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ port)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var _edge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5750);
/* harmony import */ var _lifecycle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8787);




// src/data/ports.ts
const knownPorts = [
	{
		port: 21,
		service: "ftp",
		use: "ftp"
	},
	{
		port: 22,
		service: "ssh"
	},
	{
		port: 23,
		service: "telnet",
		use: "telnet"
	},
	{
		port: 25,
		service: "smtp"
	},
	{
		port: 53,
		service: "domain"
	},
	{
		port: 80,
		service: "http"
	},
	{
		port: 110,
		service: "pop3"
	},
	{
		port: 111,
		service: "sunrpc"
	},
	{
		port: 135,
		service: "epmap"
	},
	{
		port: 139,
		service: "netbios-ssn",
		use: "smb"
	},
	{
		port: 143,
		service: "imap"
	},
	{
		port: 389,
		service: "ldap"
	},
	{
		port: 443,
		service: "https"
	},
	{
		port: 445,
		service: "microsoft-ds",
		usual: "SMB",
		use: "smb"
	},
	{
		port: 465,
		service: "submissions"
	},
	{
		port: 587,
		service: "submission"
	},
	{
		port: 636,
		service: "ldaps"
	},
	{
		port: 993,
		service: "imaps"
	},
	{
		port: 995,
		service: "pop3s"
	},
	{
		port: 1433,
		service: "ms-sql-s",
		usual: "Microsoft SQL Server",
		use: "database"
	},
	{
		port: 1521,
		service: "ncube-lm",
		usual: "Oracle Database",
		use: "database"
	},
	{
		port: 2049,
		service: "nfs"
	},
	{
		port: 2375,
		service: "docker",
		usual: "Docker API",
		use: "docker"
	},
	{
		port: 2376,
		service: "docker-s",
		usual: "Docker API over TLS",
		use: "docker"
	},
	{
		port: 3e3,
		service: "hbci",
		usual: "Grafana, Node.js"
	},
	{
		port: 3306,
		service: "mysql",
		usual: "MySQL, MariaDB",
		use: "database"
	},
	{
		port: 3389,
		service: "ms-wbt-server",
		usual: "Remote Desktop",
		use: "rdp"
	},
	{
		port: 5432,
		service: "postgresql",
		usual: "PostgreSQL",
		use: "database"
	},
	{
		port: 5601,
		service: "esmagent",
		usual: "Kibana"
	},
	{
		port: 5672,
		service: "amqp"
	},
	{
		port: 5900,
		service: "rfb",
		usual: "VNC"
	},
	{
		port: 5984,
		service: "couchdb",
		usual: "CouchDB",
		use: "database"
	},
	{
		port: 6379,
		service: "redis",
		usual: "Redis",
		use: "cache"
	},
	{
		port: 6443,
		service: "sun-sr-https",
		usual: "Kubernetes API",
		use: "kubernetes"
	},
	{
		port: 8e3,
		service: "irdmi",
		usual: "HTTP"
	},
	{
		port: 8080,
		service: "http-alt"
	},
	{
		port: 8081,
		service: "sunproxyadmin",
		usual: "HTTP"
	},
	{
		port: 8443,
		service: "pcsync-https",
		usual: "HTTPS"
	},
	{
		port: 8888,
		service: "ddi-tcp-1",
		usual: "HTTP, Jupyter"
	},
	{
		port: 9e3,
		service: "cslistener",
		usual: "HTTP, PHP-FPM"
	},
	{
		port: 9042,
		service: null,
		usual: "Cassandra",
		use: "database"
	},
	{
		port: 9090,
		service: "websm",
		usual: "Prometheus, Cockpit"
	},
	{
		port: 9200,
		service: "wap-wsp",
		usual: "Elasticsearch",
		use: "database"
	},
	{
		port: 9300,
		service: "vrace",
		usual: "Elasticsearch",
		use: "database"
	},
	{
		port: 11211,
		service: "memcache",
		usual: "Memcached",
		use: "cache"
	},
	{
		port: 15672,
		service: null,
		usual: "RabbitMQ management"
	},
	{
		port: 27017,
		service: "mongodb",
		usual: "MongoDB",
		use: "database"
	},
	{
		port: 5e4,
		service: null,
		usual: "Db2, Jenkins"
	}
];
// src/data/banners.ts
const transports = [
	"plain",
	"starttls",
	"tls",
	"ssh"
];
const bannerKinds = [
	{
		service: "ssh",
		mark: /^SSH-\d/,
		transport: "ssh"
	},
	{
		service: "tls",
		mark: /^[\x15\x16]\x03[\x00-\x04]/,
		transport: "tls"
	},
	{
		service: "mysql",
		mark: /^[^]{3}\x00(?:\x0a[\d.]|\xff)/,
		transport: "plain"
	},
	{
		service: "smtp",
		mark: /^220[ -][^\r\n]{0,200}\bE?SMTP\b/i,
		transport: "plain"
	},
	{
		service: "ftp",
		mark: /^220[ -][^]{0,220}(?:\bFTP\b|ftpd)/i,
		transport: "plain"
	},
	{
		service: "smtp",
		mark: /^(?:220|421|554)[ -]/,
		transport: "plain",
		on: [25, 587]
	},
	{
		service: "ftp",
		mark: /^(?:220|421)[ -]/,
		transport: "plain",
		on: [21]
	},
	{
		service: "imap",
		mark: /^\* (?:OK|PREAUTH|BYE)[^\r\n]{0,200}\bSTARTTLS\b/i,
		transport: "starttls"
	},
	{
		service: "imap",
		mark: /^\* (?:OK|PREAUTH|BYE)\b/i,
		transport: "plain"
	},
	{
		service: "pop3",
		mark: /^(?:\+OK|-ERR)\b/,
		transport: "plain"
	},
	{
		service: "rfb",
		mark: /^RFB \d{3}\.\d{3}\n/,
		transport: "plain"
	},
	{
		service: "redis",
		mark: /^-DENIED Redis/,
		transport: "plain"
	},
	{
		service: "telnet",
		mark: /^\xff[\xfb-\xfe]/,
		transport: "plain"
	},
	{
		service: "http",
		mark: /^HTTP\/1\.[01] /,
		transport: "plain"
	}
];
const bannerProducts = [
	{
		service: "ssh",
		product: "OpenSSH",
		mark: /^SSH-[\d.]{1,5}-OpenSSH_(?:for_Windows_)?(?<version>[\w.]{1,30})/
	},
	{
		service: "ssh",
		product: "Dropbear",
		mark: /^SSH-[\d.]{1,5}-dropbear(?:_(?<version>[\w.]{1,30}))?/
	},
	{
		service: "ssh",
		product: "libssh",
		mark: /^SSH-[\d.]{1,5}-libssh[_-](?<version>[\w.]{1,30})/
	},
	{
		service: "ftp",
		product: "vsftpd",
		mark: /^220[ -]\(vsFTPd (?<version>[\w.]{1,30})\)/
	},
	{
		service: "ftp",
		product: "ProFTPD",
		mark: /^220[ -]ProFTPD(?: (?<version>\d[\w.]{1,30}))?\b/
	},
	{
		service: "ftp",
		product: "Pure-FTPd",
		mark: /^220[ -][^\r\n]{0,40}Pure-FTPd/
	},
	{
		service: "ftp",
		product: "FileZilla Server",
		mark: /^220[ -]FileZilla Server (?:version )?(?<version>\d[\w.]{1,30})/
	},
	{
		service: "ftp",
		product: "Microsoft FTP Service",
		mark: /^220[ -]Microsoft FTP Service/
	},
	{
		service: "smtp",
		product: "Postfix",
		mark: /^220[ -][^\r\n]{0,200}\bPostfix\b/
	},
	{
		service: "smtp",
		product: "Exim",
		mark: /^220[ -][^\r\n]{0,200}\bExim (?<version>\d[\w.]{1,30})/
	},
	{
		service: "smtp",
		product: "Sendmail",
		mark: /^220[ -][^\r\n]{0,200}\bSendmail (?<version>\d[\w.]{1,30})/
	},
	{
		service: "smtp",
		product: "Microsoft Exchange",
		mark: /^220[ -][^\r\n]{0,200}\bMicrosoft ESMTP MAIL Service/
	},
	{
		service: "imap",
		product: "Dovecot",
		mark: /^\* [^\r\n]{0,250}\bDovecot\b/
	},
	{
		service: "pop3",
		product: "Dovecot",
		mark: /^\+OK [^\r\n]{0,250}\bDovecot\b/
	},
	{
		service: "mysql",
		product: "MariaDB",
		mark: /^[^]{3}\x00\x0a(?:5\.5\.5-)?(?<version>\d+\.\d+\.\d+)-[^\x00]{0,60}MariaDB/i
	},
	{
		service: "mysql",
		product: "MariaDB",
		mark: /^[^]{3}\x00\xff[^]{0,200}MariaDB server/
	},
	{
		service: "mysql",
		product: "MySQL",
		mark: /^[^]{3}\x00\x0a(?<version>\d+\.\d+\.\d+)/
	},
	{
		service: "mysql",
		product: "MySQL",
		mark: /^[^]{3}\x00\xff[^]{0,200}MySQL server/
	},
	{
		service: "redis",
		product: "Redis",
		mark: /^-DENIED Redis/
	}
];
// src/formats/software/banner.ts
const nothing = {
	service: null,
	transport: null,
	product: null,
	version: null,
	packagedBy: null
};
const longest = 256;
function readBanner(bytes, port) {
	const text = Buffer.from(bytes.subarray(0, longest)).toString("latin1");
	const kind = bannerKinds.find(({ mark, on }) => mark.test(text) && (on?.includes(port) ?? true));
	if (!kind) return nothing;
	const { service } = kind;
	const found = bannerProducts.find((each) => each.service === service && each.mark.test(text));
	return {
		service,
		transport: service === "mysql" && offersTls(text) ? "starttls" : kind.transport,
		product: found?.product ?? null,
		version: found?.mark.exec(text)?.groups?.["version"] ?? null,
		packagedBy: (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(text)?.distribution ?? null
	};
}
function offersTls(text) {
	const end = text.indexOf("\0", 5);
	const high = end === -1 ? NaN : text.charCodeAt(end + 1 + 4 + 8 + 1 + 1);
	return text.charCodeAt(4) === 10 && (high & 8) !== 0;
}
// src/checks/port/collect.ts
const patience = 1500;
const mostAddresses = 16;
const dynamic = {
	first: 49152,
	count: 16384
};
const firstHigh = 1024;
async function collect(input, context) {
	const { host, port } = input.host;
	const all = await context.net.addresses({
		host,
		port: port ?? 443
	});
	const allowed = all.filter(({ isAllowed }) => isAllowed);
	const refused = all[0]?.address ?? "";
	if (allowed.length === 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vr)("address.private", {
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.vn)(host),
		address: refused
	});
	const reachable = allowed.filter(({ isForeign }) => isForeign !== true);
	const chosen = (reachable.length > 0 ? reachable : allowed).slice(0, input.all_ips ? mostAddresses : 1);
	chosen.forEach(({ address }) => context.admit?.(address));
	const scans = await Promise.all(chosen.map((address) => scan$1({
		host,
		port: port ?? 443
	}, address, port, context)));
	const [first] = scans.flatMap(({ ports }) => ports);
	if (first && scans.every(({ ports }) => ports.every(({ state }) => state === "error"))) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vr)("tcp.unreachable", {
		host,
		detail: first.reason ?? ""
	});
	return {
		host,
		port,
		observedAt: context.now().toISOString(),
		scans,
		addressesTotal: all.length
	};
}
async function scan$1(to, { id, address }, added, context) {
	const isListed = knownPorts.some(({ port }) => port === added);
	const wanted = added === null || isListed ? knownPorts : [...knownPorts, {
		port: added,
		service: null
	}];
	const connect = async (port) => context.net.connect({
		...to,
		port,
		at: id
	}, {
		patience,
		banner: _start_js__WEBPACK_IMPORTED_MODULE_0__.Kn.patience
	});
	const [canaries, replies] = await Promise.all([Promise.all(canaryPorts(context.now(), added).map(async (port) => seen(port, await connect(port)))), Promise.all(wanted.map(async (known) => ({
		known,
		reply: await connect(known.port)
	})))]);
	const allPortsAnswer = canaries.every(({ state }) => state === "open");
	const highPortsAnswer = canaries.slice(0, 2).every(({ state }) => state === "open");
	const isLow = (at) => allPortsAnswer || highPortsAnswer && at >= firstHigh;
	const ports = replies.map(({ known, reply }) => portOf(known, reply, isLow(known.port) ? "low" : "high"));
	return {
		address,
		edge: (0,_edge_js__WEBPACK_IMPORTED_MODULE_2__.t)(address, null).edge,
		allPortsAnswer,
		canaries,
		ports
	};
}
function canaryPorts(now, added) {
	const seed = now.getTime() % dynamic.count;
	return [...[seed, (seed * 7 + 4099) % dynamic.count].map((offset) => dynamic.first + offset), 4].map((port) => port === added ? port - 1 : port);
}
function seen(port, { state, errno, reason }) {
	return {
		port,
		state,
		reason: state === "open" ? null : errno ?? reason
	};
}
function portOf(known, reply, confidence) {
	const bytes = reply.banner?.bytes ?? new Uint8Array();
	const { service, ...read } = readBanner(bytes, known.port);
	return {
		...seen(known.port, reply),
		service: service ?? known.service,
		usual: known.usual ?? null,
		isSpoken: service !== null,
		confidence,
		ms: reply.state === "open" || reply.state === "closed" ? Math.round(reply.ms * 10) / 10 : null,
		banner: bytes.length === 0 ? null : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.cr)(Buffer.from(bytes).toString("latin1").trimEnd(), 4 * _start_js__WEBPACK_IMPORTED_MODULE_0__.Kn.bytes),
		...read
	};
}
// src/checks/port/problems.ts
const close = {
	en: "Allow this port only from the addresses that need it (firewall, security group), or bind the service to a private address.",
	ko: "방화벽이나 보안 그룹에서 필요한 주소만 이 포트에 접근하도록 제한하거나, 서비스를 사설 주소에 바인딩하십시오."
};
const problems = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Vn)({
	"docker-open": {
		severity: "critical",
		cause: {
			en: "Port {port} ({what}) accepts connections. Anyone who controls the Docker API controls the host.",
			ko: "포트 {port}({what})에 연결할 수 있습니다. Docker API를 제어하면 호스트 전체를 제어할 수 있습니다."
		},
		action: {
			en: "Close the port. Reach Docker over SSH, or require client certificates and allow only the addresses that need it.",
			ko: "포트를 닫으십시오. Docker에는 SSH로 접속하거나, 클라이언트 인증서를 요구하고 필요한 주소만 허용하십시오."
		}
	},
	"database-open": {
		severity: "high",
		cause: {
			en: "The database port {port} ({what}) accepts connections.",
			ko: "데이터베이스 포트 {port}({what})에 연결할 수 있습니다."
		},
		action: close
	},
	"cache-open": {
		severity: "high",
		cause: {
			en: "The cache port {port} ({what}) accepts connections. Such services often require no password.",
			ko: "캐시 포트 {port}({what})에 연결할 수 있습니다. 이런 서비스는 비밀번호를 요구하지 않는 경우가 많습니다."
		},
		action: close
	},
	"kubernetes-open": {
		severity: "high",
		cause: {
			en: "Port {port} ({what}) accepts connections.",
			ko: "포트 {port}({what})에 연결할 수 있습니다."
		},
		action: {
			en: "Allow the Kubernetes API only from the addresses that administer the cluster.",
			ko: "클러스터를 관리하는 주소에서만 Kubernetes API에 접근하도록 제한하십시오."
		}
	},
	"rdp-open": {
		severity: "high",
		cause: {
			en: "Port {port} ({what}) accepts connections. Attackers constantly try passwords on Remote Desktop.",
			ko: "포트 {port}({what})에 연결할 수 있습니다. 원격 데스크톱은 비밀번호 추측 공격을 계속 받습니다."
		},
		action: {
			en: "Put Remote Desktop behind a VPN or an RD Gateway.",
			ko: "원격 데스크톱을 VPN이나 RD 게이트웨이 뒤에 두십시오."
		}
	},
	"smb-open": {
		severity: "high",
		cause: {
			en: "The file sharing port {port} ({what}) accepts connections.",
			ko: "파일 공유 포트 {port}({what})에 연결할 수 있습니다."
		},
		action: close
	},
	"telnet-open": {
		severity: "high",
		cause: {
			en: "Port {port} ({what}) accepts connections. Telnet sends passwords unencrypted.",
			ko: "포트 {port}({what})에 연결할 수 있습니다. Telnet은 비밀번호를 평문으로 전송합니다."
		},
		action: {
			en: "Turn Telnet off and use SSH.",
			ko: "Telnet을 끄고 SSH를 사용하십시오."
		}
	},
	"ftp-open": {
		severity: "medium",
		cause: {
			en: "Port {port} ({what}) accepts connections. FTP sends passwords unencrypted unless the client starts TLS.",
			ko: "포트 {port}({what})에 연결할 수 있습니다. FTP는 클라이언트가 TLS를 요청하지 않으면 비밀번호를 평문으로 전송합니다."
		},
		action: {
			en: "Use SFTP instead, or require TLS for logins.",
			ko: "SFTP를 사용하거나 로그인에 TLS를 요구하십시오."
		}
	},
	"end-of-life": {
		severity: "high",
		cause: {
			en: "{product} {version} on port {port} is out of support. Support for {branch} ended by {date} ({source}).",
			ko: "포트 {port}의 {product} {version|은/는} 지원이 종료된 버전입니다. {branch}의 지원은 늦어도 {date}에 끝났습니다({source})."
		},
		action: {
			en: "Update {product} to a supported version.",
			ko: "{product|을/를} 지원되는 버전으로 업데이트하십시오."
		}
	},
	"end-of-life-backported": {
		severity: "low",
		cause: {
			en: "{product} {version} on port {port} is no longer supported upstream. {distribution} may backport fixes without changing the version number.",
			ko: "포트 {port}의 {product} {version|은/는} 업스트림 지원이 종료되었습니다. {distribution}에서 버전 번호를 유지한 채 보안 수정을 백포트할 수 있습니다."
		},
		action: {
			en: "If it is a distribution package, check that the distribution release is supported and that all updates are installed. Otherwise update {product}.",
			ko: "배포판 패키지라면 배포판 릴리스가 지원 중인지, 업데이트가 모두 설치되었는지 확인하십시오. 아니라면 {product|을/를} 업데이트하십시오."
		}
	},
	"all-ports-answer": {
		severity: "info",
		cause: {
			en: "{address} ({edge}) also accepts connections on 3 ports where no service is expected. Open ports therefore do not show which services run.",
			ko: "{address}({edge})는 서비스가 없어야 할 포트 3개에서도 연결을 수락합니다. 따라서 열린 포트만으로는 실제 서비스를 알 수 없습니다."
		},
		action: {
			en: "Scan the server behind the CDN or firewall directly.",
			ko: "CDN이나 방화벽 뒤의 서버를 직접 점검하십시오."
		}
	},
	"high-ports-answer": {
		severity: "info",
		cause: {
			en: "{address} ({edge}) also accepts connections on 2 random high ports where no service is expected. Open ports from 1024 up therefore do not show which services run.",
			ko: "{address}({edge})는 서비스가 없어야 할 임의의 높은 포트 2개에서도 연결을 수락합니다. 따라서 1024번 이상의 열린 포트만으로는 실제 서비스를 알 수 없습니다."
		},
		action: {
			en: "Scan the server behind the CDN or firewall directly.",
			ko: "CDN이나 방화벽 뒤의 서버를 직접 점검하십시오."
		}
	},
	"no-port-answers": {
		severity: "info",
		cause: {
			en: "No port of {address} accepted or refused a connection. A firewall may drop every packet, the address may not be in use, or the network of this machine may block outgoing connections.",
			ko: "{address}의 어떤 포트도 연결을 수락하거나 거부하지 않았습니다. 방화벽이 모든 패킷을 버리거나, 사용하지 않는 주소이거나, 이 시스템의 네트워크가 나가는 연결을 막는 경우입니다."
		},
		action: {
			en: "Check that the address is in use. Then run the check from a network that allows outgoing connections to these ports.",
			ko: "사용 중인 주소인지 확인한 뒤, 이 포트로 나가는 연결을 허용하는 네트워크에서 다시 실행하십시오."
		}
	},
	"not-tried": {
		severity: "info",
		cause: {
			en: "This machine could not try some ports of {address} ({count}): {reason}.",
			ko: "이 시스템에서 {address}의 포트 {count}개를 시도하지 못했습니다: {reason}."
		},
		action: {
			en: "Run the check again from a machine that can reach the address.",
			ko: "이 주소에 연결할 수 있는 시스템에서 다시 실행하십시오."
		}
	}
});
const find = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Hn)();
const words = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		open: {
			en: "Open ports",
			ko: "열린 포트"
		},
		closed: {
			en: "Closed",
			ko: "닫힘"
		},
		filtered: {
			en: "Filtered",
			ko: "필터링됨(무응답)"
		},
		error: {
			en: "Not tried",
			ko: "시도 못 함"
		},
		addresses: {
			en: "Addresses",
			ko: "주소"
		},
		edge: {
			en: "CDN edge",
			ko: "CDN 에지"
		}
	},
	values: { edge: { false: {
		en: "none known",
		ko: "알려진 에지 아님"
	} } }
};
// src/checks/port/judge.ts
const exposures = {
	database: "database-open",
	cache: "cache-open",
	docker: "docker-open",
	kubernetes: "kubernetes-open",
	rdp: "rdp-open",
	smb: "smb-open",
	telnet: "telnet-open",
	ftp: "ftp-open"
};
const spoken = {
	mysql: "database",
	redis: "cache",
	telnet: "telnet",
	ftp: "ftp"
};
function judge(raw) {
	const findings = raw.scans.flatMap((scan) => findingsOf(scan, raw));
	const verdict = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.yr)(null, findings, kpisOf(raw), problems);
	return raw.scans.some((scan) => scan.allPortsAnswer || doHighPortsAnswer(scan) || isSilent(scan) || scan.ports.some(({ state }) => state === "error")) && verdict.status === "pass" ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
function isSilent({ canaries, ports }) {
	const all = [...canaries, ...ports];
	return all.some(({ state }) => state === "filtered") && all.every(({ state }) => state !== "open" && state !== "closed");
}
function doHighPortsAnswer({ allPortsAnswer, ports }) {
	return !allPortsAnswer && ports.some(({ confidence }) => confidence === "low");
}
function findingsOf(scan, raw) {
	const { address, allPortsAnswer, ports } = scan;
	const open = ports.filter(({ state }) => state === "open");
	const failed = ports.filter(({ state }) => state === "error");
	const subjectOf = ({ port }) => raw.scans.length > 1 ? `${address} ${port}` : `${port}`;
	return [
		...allPortsAnswer ? [find("all-ports-answer", {
			address,
			edge: edgeName(scan) ?? "?"
		}, { subject: address })] : [],
		...doHighPortsAnswer(scan) ? [find("high-ports-answer", {
			address,
			edge: edgeName(scan) ?? "?"
		}, { subject: address })] : [],
		...isSilent(scan) ? [find("no-port-answers", { address }, { subject: address })] : [],
		...open.flatMap((seen) => exposureOf(seen, subjectOf(seen))),
		...open.flatMap((seen) => lifeFindings(seen, subjectOf(seen), raw.observedAt)),
		...failed.length > 0 ? [find("not-tried", {
			count: failed.length,
			address,
			reason: failed[0]?.reason ?? "?"
		}, { subject: address })] : []
	];
}
function edgeName({ edge }) {
	return _edge_js__WEBPACK_IMPORTED_MODULE_2__.r.find(({ id }) => id === edge)?.name ?? null;
}
function exposureOf(seen, subject) {
	const { port, service, usual, isSpoken, confidence, product } = seen;
	if (!isSpoken && confidence === "low") return [];
	const use = isSpoken ? spoken[service ?? ""] : knownPorts.find((each) => each.port === port)?.use;
	if (use === void 0) return [];
	const what = product ?? (isSpoken ? null : usual) ?? service ?? "?";
	return [find(exposures[use], {
		port,
		what
	}, {
		subject,
		...seen.banner !== null && { evidence: seen.banner }
	})];
}
const ownBuild = /\+maria~/;
const ownBranch = {
	en: "this branch",
	ko: "이 브랜치"
};
const anyDistribution = {
	en: "A Linux distribution",
	ko: "리눅스 배포판"
};
function lifeFindings(seen, subject, at) {
	const { port, product, version, packagedBy, banner } = seen;
	if (product === null || version === null) return [];
	const life = (0,_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__.t)(product, version, at);
	const evidence = {
		subject,
		evidence: banner ?? ""
	};
	const packager = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(banner ?? "");
	const { last } = (packager && (0,_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__.r)(packager, {
		product: life?.product ?? product,
		version
	}, at)) ?? {};
	if (last) {
		const branch = {
			en: last.name,
			ko: last.name
		};
		return [find("end-of-life", {
			product,
			version,
			port,
			branch,
			date: last.ended,
			source: last.source
		}, evidence)];
	}
	if (life?.state !== "ended") return [];
	if (!(!life.isPackaged || ownBuild.test(banner ?? "") || _gate_js__WEBPACK_IMPORTED_MODULE_1__.Dn.test(banner ?? ""))) return [find("end-of-life-backported", {
		product,
		version,
		port,
		distribution: packagedBy ?? anyDistribution
	}, evidence)];
	return [find("end-of-life", {
		product,
		version,
		port,
		branch: ownBranch,
		date: life.ended ?? "",
		source: life.source
	}, evidence)];
}
function kpisOf({ scans }) {
	const all = scans.flatMap(({ ports }) => ports);
	const count = (state) => all.filter((each) => each.state === state).length;
	const open = all.filter(({ state }) => state === "open").map(({ port }) => port);
	const edge = scans.map(edgeName).find((name) => name !== null) ?? false;
	return [
		{
			id: "open",
			value: [...new Set(open)].join(", ") || "0"
		},
		{
			id: "closed",
			value: count("closed")
		},
		{
			id: "filtered",
			value: count("filtered")
		},
		{
			id: "error",
			value: count("error")
		},
		{
			id: "addresses",
			value: scans.map(({ address }) => address).join(", ")
		},
		{
			id: "edge",
			value: edge
		}
	];
}
// src/checks/port/monitored.ts
const monitored = {
	fields: { port: {
		title: {
			en: "Port",
			ko: "포트"
		},
		severity: "high",
		action: {
			en: "Close the port, or limit who may connect, unless you opened it on purpose.",
			ko: "의도적으로 연 포트가 아니라면 닫거나 접속을 제한하십시오."
		},
		reports: (finding, { subject }) => new RegExp(`^[a-z]+-open (?:\\S+ )?${subject ?? ""}$`).test(finding)
	} },
	facts: ({ scans }) => {
		return [...new Set(scans.flatMap((scan) => scan.ports.map(({ port }) => port)))].flatMap((port) => {
			const state = stateOf(scans, port);
			return state === null ? [] : (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Ht)("port", state, [["closed"], ["open"]], { subject: `${port}` });
		});
	}
};
function stateOf(scans, port) {
	const seen = scans.flatMap((scan) => scan.ports.filter((each) => each.port === port));
	const isSure = !scans.some(isSilent) && seen.every(({ state, confidence }) => state !== "error" && confidence === "high");
	if (seen.some(({ state, confidence }) => state === "open" && confidence === "high")) return "open";
	return isSure ? "closed" : null;
}
// src/checks/port/notes.ts
const list = knownPorts.map(({ port, service, usual }) => `${port} ${service ?? usual ?? ""}`).join(", ");
const notes = [
	{
		en: "Scan only hosts that you own or are allowed to test. Scanning without permission is illegal in many countries, and providers may block it.",
		ko: "소유하고 있거나 점검 허가를 받은 호스트만 점검하십시오. 허가 없는 점검은 여러 나라에서 위법이며 사업자가 차단할 수 있습니다."
	},
	{
		en: "The check opens one TCP connection per port, 64 at a time, with a timeout of 1.5 s, and closes it with a RST. It sends no data. It reads the banner if the server sends one first (at most 256 bytes, 300 ms). Product and version come from this banner only; servers that wait for the client show neither.",
		ko: "포트마다 TCP 연결을 한 번, 동시에 최대 64개까지 열고(제한 시간 1.5초) RST로 닫습니다. 데이터는 보내지 않고 서버가 먼저 보내는 배너만 읽습니다(최대 256바이트, 300ms). 제품과 버전은 배너에서만 얻으므로, 클라이언트를 기다리는 서버는 표시되지 않습니다."
	},
	{
		en: "closed: the connection was refused (RST or ICMP port unreachable, which look the same). filtered: no answer, or another ICMP error. error: this machine could not try the port, so its state is unknown. Three canary ports without a service are tried as well: if all of them accept connections, open ports prove little. If only the two high ones do, this holds for ports from 1024 up. If no port accepts or refuses a connection, the result is unknown.",
		ko: "closed: 연결이 거부됨(RST와 ICMP port unreachable은 구분할 수 없음). filtered: 무응답 또는 다른 ICMP 오류. error: 이 시스템에서 시도하지 못해 포트 상태를 알 수 없음. 서비스가 없는 확인용(canary) 포트 3개도 함께 시도하며, 모두 연결을 수락하면 열린 포트의 의미가 작습니다. 높은 포트 2개만 수락하면 1024번 이상의 포트가 그렇습니다. 연결을 수락하거나 거부한 포트가 하나도 없으면 결과를 알 수 없습니다."
	},
	{
		en: "A server scans an address at most once every 10 s for all clients together. Within that time it returns the stored result or 429.",
		ko: "서버는 모든 클라이언트를 합쳐 같은 주소를 10초에 한 번만 점검합니다. 그 사이의 요청에는 저장된 결과나 429로 응답합니다."
	},
	{
		en: `The ports, by their IANA names: ${list}.`,
		ko: `포트와 IANA 이름: ${list}.`
	}
];
// src/checks/port/schema.ts
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.kr)({
	host: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.bn)().meta({
		description: "Host name or IP address. host:port adds that one port to the list",
		ko: "호스트 이름 또는 IP 주소. host:port로 적으면 그 포트도 함께 점검합니다",
		examples: ["example.com"]
	}),
	all_ips: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ft)()
});
const states = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.hr)([
	"open",
	"closed",
	"filtered",
	"error"
]).meta({
	description: "open: the connection was accepted; closed: it was refused (RST, or ICMP port unreachable); filtered: no answer in time, or an ICMP error; error: this machine could not try, which says nothing about the port",
	ko: "open: 연결 수락. closed: 연결 거부(RST 또는 ICMP port unreachable). filtered: 시간 안에 응답이 없거나 ICMP 오류를 받음. error: 이 시스템에서 시도할 수 없었으며 포트에 대해서는 알 수 없음"
});
const attempt = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
	port: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wr)().min(1).max(65535),
	state: states,
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().nullable().meta({
		description: "Why the port is not open: the system error (ECONNREFUSED, EHOSTUNREACH), or timeout.tcp if there was no answer",
		ko: "열려 있지 않은 이유. 시스템 오류(ECONNREFUSED, EHOSTUNREACH)이거나, 응답이 없었으면 timeout.tcp"
	})
});
const port$1 = attempt.extend({
	service: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().nullable().meta({
		description: "IANA service name of the protocol in the banner, else of the port; null if IANA assigned none",
		ko: "배너로 확인한 프로토콜의 IANA 서비스 이름. 배너가 없으면 포트에 할당된 이름이며, 할당이 없으면 null"
	}),
	usual: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().nullable().meta({
		description: "Software that usually listens on this port; not an observation",
		ko: "이 포트에서 흔히 쓰이는 소프트웨어. 관측한 값이 아닙니다"
	}),
	isSpoken: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.br)().meta({
		description: "Whether the banner shows the protocol; otherwise the service is derived from the port number only",
		ko: "배너로 프로토콜을 확인했는지 여부. 아니면 service는 포트 번호로만 판단한 값입니다"
	}),
	confidence: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.hr)(["high", "low"]).meta({
		description: "low if the canary ports answered as well, so an open port does not prove a service: all of them, or for ports from 1024 up both high ones",
		ko: "확인용(canary) 포트까지 모두 응답하면 low. 1024번 이상의 포트는 높은 확인용 포트 2개가 응답해도 low. 이때 열린 포트는 서비스가 있다는 근거가 되지 않습니다"
	}),
	ms: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Er)().min(0).nullable().meta({
		description: "Response time in milliseconds; null without an answer",
		ko: "응답까지 걸린 밀리초. 응답이 없으면 null"
	}),
	banner: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().nullable().meta({
		description: "The banner that the server sent first: at most 256 bytes within 300 ms, control bytes escaped; null if it sent nothing",
		ko: "서버가 먼저 보낸 데이터. 300ms 안에 받은 최대 256바이트이며 제어 문자는 이스케이프합니다. 없으면 null"
	}),
	transport: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.hr)(transports).nullable().meta({
		description: "The encryption according to the banner: plain, starttls (plain, TLS offered), tls, or ssh; null if the banner does not show it",
		ko: "배너에서 확인한 암호화. plain(평문), starttls(평문이며 TLS 전환 가능), tls, ssh. 알 수 없으면 null"
	}),
	product: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().nullable(),
	version: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().nullable(),
	packagedBy: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().nullable().meta({
		description: "Distribution that packaged the product, if the banner shows it",
		ko: "배너에 나타난, 제품을 패키징한 배포판"
	})
});
const scan = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)(),
	edge: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.hr)(_edge_js__WEBPACK_IMPORTED_MODULE_2__.n).nullable().meta({
		description: "The CDN that publishes this address as an edge; null if none does",
		ko: "이 주소를 자사 주소로 공개한 CDN 에지. 없으면 null"
	}),
	allPortsAnswer: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.br)().meta({
		description: "Whether all canary ports accepted connections; some CDNs and firewalls do this",
		ko: "확인용 포트가 모두 연결을 수락했는지 여부. 일부 CDN과 방화벽이 그렇게 동작합니다"
	}),
	canaries: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.vr)(attempt).max(3).readonly().meta({
		description: "Three ports where no service is expected: two random high ports and one unassigned low port",
		ko: "서비스가 없을 것으로 보는 포트 3개. 임의의 높은 포트 2개와 할당되지 않은 낮은 포트 1개"
	}),
	ports: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.vr)(port$1).max(49).readonly()
});
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
	host: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)(),
	port: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wr)().min(1).max(65535).nullable().meta({
		description: "The port that the query added; null if it added none",
		ko: "요청에서 추가한 포트. 없으면 null"
	}),
	observedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)(),
	scans: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.vr)(scan).max(16).readonly().meta({
		description: "One scan per address; only one unless all_ips is set",
		ko: "주소별 점검 결과. all_ips로 요청하지 않으면 하나입니다"
	}),
	addressesTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wr)().min(0).meta({
		description: "The number of addresses of the host",
		ko: "호스트의 전체 주소 수"
	})
});
// src/checks/port/tables.ts
const columns = [
	{
		en: "Port",
		ko: "포트"
	},
	{
		en: "Service",
		ko: "서비스"
	},
	{
		en: "ms",
		ko: "ms"
	},
	{
		en: "Encryption",
		ko: "암호화"
	},
	{
		en: "Product or banner",
		ko: "제품 또는 배너"
	}
];
function tablesOf({ scans }) {
	const rows = scans.flatMap(({ address, ports }) => ports.filter(({ state }) => state === "open").map((seen) => [
		scans.length > 1 ? `${address} ${seen.port}` : `${seen.port}`,
		seen.service ?? seen.usual ?? "?",
		`${Math.round(seen.ms ?? 0)}`,
		seen.transport ?? "–",
		softwareOf(seen)
	]));
	return rows.length === 0 ? [] : [{
		columns,
		rows
	}];
}
function softwareOf({ product, version, banner, isSpoken, usual }) {
	if (product !== null) return version === null ? product : `${product} ${version}`;
	return banner ?? (isSpoken || usual === null ? "" : `(${usual})`);
}
// src/checks/port/index.ts
const port = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Or)({
	id: "port",
	version: 3,
	title: {
		en: "Open ports",
		ko: "열린 포트"
	},
	about: {
		en: "Tries 48 well-known TCP ports and shows the services, products and versions that answer. Scan only hosts that you own or are allowed to test.",
		ko: "잘 알려진 TCP 포트 48개에 연결하여 응답하는 서비스와 제품, 버전을 확인합니다. 소유하고 있거나 점검 허가를 받은 호스트만 점검하십시오."
	},
	notes,
	input,
	subject: "host",
	raw,
	cost: "heavy",
	ttl: 300,
	deadline: 30,
	rest: 10,
	words,
	target: ({ host }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Er)(host.host, host.port ?? void 0),
	question: ({ host, ...query }) => ({
		host: host.host,
		port: host.port,
		...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.It)(query)
	}),
	collect,
	judge,
	fits: (seen, { host, all_ips }) => seen.host === host.host && seen.port === host.port && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(all_ips === true ? void 0 : all_ips, seen.scans.length > 1),
	tables: tablesOf,
	monitored
});



/***/ })

};
