export const id = 1336;
export const ids = [1336,5750];
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
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.hr)(address) === "special") return headers === null ? unknown : {
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
	const network = ranges?.networks.find((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.vr)(address, [each]));
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
		const value = (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(headers, mark.header).find((each) => isMark(mark, each));
		if (value === void 0) return [];
		return [{
			by: "header",
			edge: id,
			evidence: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.di)(`${mark.header}: ${value}`, longestEvidence),
			source: null,
			asOf: null
		}];
	});
}
function isMark({ value: pattern }, value) {
	return pattern?.test(value.trim()) ?? true;
}



/***/ }),

/***/ 1336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ networkClasses),
/* harmony export */   i: () => (/* binding */ knownOperator),
/* harmony export */   n: () => (/* binding */ classifyNetwork),
/* harmony export */   r: () => (/* binding */ isAnycast),
/* harmony export */   t: () => (/* binding */ specialBlockOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _edge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5750);


// src/data/network-operators.ts
const networkClasses = [
	"cloud",
	"cdn",
	"isp",
	"hosting",
	"enterprise"
];
const networkOperatorsAsOf = "2026-11-24";
const networkOperators = [
	{
		name: "Cloudflare",
		kind: "cdn",
		numbers: [
			13335,
			209242,
			395747
		],
		isAnycast: true
	},
	{
		name: "Fastly",
		kind: "cdn",
		numbers: [54113],
		isAnycast: true
	},
	{
		name: "Akamai",
		kind: "cdn",
		numbers: [
			20940,
			16625,
			32787,
			21342,
			35994,
			12222,
			17204,
			18680,
			33905,
			34164,
			43639
		]
	},
	{
		name: "Imperva",
		kind: "cdn",
		numbers: [19551],
		registered: ["Incapsula"],
		isAnycast: true
	},
	{
		name: "Edgio",
		kind: "cdn",
		numbers: [15133],
		registered: ["Edgecast"]
	},
	{
		name: "Edgio",
		kind: "cdn",
		numbers: [22822],
		registered: ["Limelight"]
	},
	{
		name: "CDN77",
		kind: "cdn",
		numbers: [60068],
		registered: ["Datacamp"]
	},
	{
		name: "Bunny",
		kind: "cdn",
		numbers: [200325],
		registered: ["BUNNYWAY"]
	},
	{
		name: "Gcore",
		kind: "cdn",
		numbers: [199524, 202422],
		registered: ["G-Core"]
	},
	{
		name: "Sucuri",
		kind: "cdn",
		numbers: [30148],
		isAnycast: true
	},
	{
		name: "CDNetworks",
		kind: "cdn",
		numbers: [38107, 36408]
	},
	{
		name: "Netflix Open Connect",
		kind: "cdn",
		numbers: [
			2906,
			40027,
			55095
		],
		registered: ["Netflix"]
	},
	{
		name: "Amazon Web Services",
		kind: "cloud",
		numbers: [
			16509,
			14618,
			8987
		],
		registered: ["Amazon"]
	},
	{
		name: "Google",
		kind: "cloud",
		numbers: [
			15169,
			396982,
			19527,
			36040,
			43515
		],
		isAnycast: true
	},
	{
		name: "Microsoft",
		kind: "cloud",
		numbers: [
			8068,
			8069,
			8075,
			12076
		]
	},
	{
		name: "Oracle Cloud",
		kind: "cloud",
		numbers: [31898],
		registered: ["Oracle"]
	},
	{
		name: "IBM Cloud",
		kind: "cloud",
		numbers: [36351]
	},
	{
		name: "Alibaba Cloud",
		kind: "cloud",
		numbers: [45102, 37963],
		registered: ["Alibaba"]
	},
	{
		name: "Tencent Cloud",
		kind: "cloud",
		numbers: [45090, 132203],
		registered: ["Tencent"]
	},
	{
		name: "Huawei Cloud",
		kind: "cloud",
		numbers: [136907, 55990],
		registered: ["HUAWEI"]
	},
	{
		name: "Baidu",
		kind: "cloud",
		numbers: [38365, 55967]
	},
	{
		name: "DigitalOcean",
		kind: "cloud",
		numbers: [14061]
	},
	{
		name: "Akamai Connected Cloud",
		kind: "cloud",
		numbers: [63949],
		registered: ["Akamai"]
	},
	{
		name: "Vultr",
		kind: "cloud",
		numbers: [20473],
		registered: ["The Constant Company"]
	},
	{
		name: "NAVER Cloud",
		kind: "cloud",
		numbers: [23576, 135354],
		registered: ["NAVER"]
	},
	{
		name: "NHN Cloud",
		kind: "cloud",
		numbers: [45974, 10038],
		registered: ["NHNCLOUD"]
	},
	{
		name: "Scaleway",
		kind: "cloud",
		numbers: [12876, 29447]
	},
	{
		name: "Yandex Cloud",
		kind: "cloud",
		numbers: [200350],
		registered: ["Yandex.Cloud"]
	},
	{
		name: "Rackspace",
		kind: "cloud",
		numbers: [
			27357,
			33070,
			19994,
			15395
		]
	},
	{
		name: "Fly.io",
		kind: "cloud",
		numbers: [40509]
	},
	{
		name: "Render",
		kind: "cloud",
		numbers: [397273]
	},
	{
		name: "Zscaler",
		kind: "cloud",
		numbers: [
			53813,
			62044,
			22616
		],
		registered: ["ZSCALER"]
	},
	{
		name: "Hetzner",
		kind: "hosting",
		numbers: [
			24940,
			213230,
			212317
		]
	},
	{
		name: "OVHcloud",
		kind: "hosting",
		numbers: [16276, 35540],
		registered: ["OVH"]
	},
	{
		name: "Contabo",
		kind: "hosting",
		numbers: [51167]
	},
	{
		name: "IONOS",
		kind: "hosting",
		numbers: [8560]
	},
	{
		name: "netcup",
		kind: "hosting",
		numbers: [197540]
	},
	{
		name: "Leaseweb",
		kind: "hosting",
		numbers: [
			60781,
			28753,
			30633,
			59253
		],
		registered: ["LeaseWeb", "LEASEWEB"]
	},
	{
		name: "M247",
		kind: "hosting",
		numbers: [9009]
	},
	{
		name: "WorldStream",
		kind: "hosting",
		numbers: [49981]
	},
	{
		name: "Hivelocity",
		kind: "hosting",
		numbers: [29802],
		registered: ["HIVELOCITY"]
	},
	{
		name: "HostPapa",
		kind: "hosting",
		numbers: [36352],
		registered: ["ColoCrossing"]
	},
	{
		name: "FranTech",
		kind: "hosting",
		numbers: [53667]
	},
	{
		name: "Eonix",
		kind: "hosting",
		numbers: [62904]
	},
	{
		name: "QuadraNet",
		kind: "hosting",
		numbers: [8100]
	},
	{
		name: "Namecheap",
		kind: "hosting",
		numbers: [22612]
	},
	{
		name: "Hostinger",
		kind: "hosting",
		numbers: [47583]
	},
	{
		name: "Liquid Web",
		kind: "hosting",
		numbers: [32244]
	},
	{
		name: "Interserver",
		kind: "hosting",
		numbers: [19318]
	},
	{
		name: "Newfold Digital",
		kind: "hosting",
		numbers: [29873]
	},
	{
		name: "Bluehost",
		kind: "hosting",
		numbers: [46606],
		registered: ["Unified Layer"]
	},
	{
		name: "GoDaddy",
		kind: "hosting",
		numbers: [26496, 398101]
	},
	{
		name: "Gandi",
		kind: "hosting",
		numbers: [209453],
		registered: ["GANDI"]
	},
	{
		name: "Datacamp",
		kind: "hosting",
		numbers: [212238]
	},
	{
		name: "Zenlayer",
		kind: "hosting",
		numbers: [21859]
	},
	{
		name: "Servers.com",
		kind: "hosting",
		numbers: [7979]
	},
	{
		name: "PacketHub",
		kind: "hosting",
		numbers: [136787]
	},
	{
		name: "Enzu",
		kind: "hosting",
		numbers: [18978]
	},
	{
		name: "Aruba",
		kind: "hosting",
		numbers: [31034]
	},
	{
		name: "Serverius",
		kind: "hosting",
		numbers: [50673]
	},
	{
		name: "WIIT",
		kind: "hosting",
		numbers: [24961],
		registered: ["myLoc"]
	},
	{
		name: "velia.net",
		kind: "hosting",
		numbers: [29066]
	},
	{
		name: "B2 Net Solutions",
		kind: "hosting",
		numbers: [55286]
	},
	{
		name: "Automattic",
		kind: "hosting",
		numbers: [2635]
	},
	{
		name: "Sakura Internet",
		kind: "hosting",
		numbers: [
			9370,
			9371,
			7684
		],
		registered: ["SAKURA"]
	},
	{
		name: "GMO Internet",
		kind: "hosting",
		numbers: [7506, 58791]
	},
	{
		name: "IDC Frontier",
		kind: "hosting",
		numbers: [4694]
	},
	{
		name: "Xserver",
		kind: "hosting",
		numbers: [131965]
	},
	{
		name: "Smileserv",
		kind: "hosting",
		numbers: [38700],
		registered: ["SMILESERV"]
	},
	{
		name: "KINX",
		kind: "hosting",
		numbers: [9286, 9957]
	},
	{
		name: "Sejong Networks",
		kind: "hosting",
		numbers: [9848],
		registered: ["SEJONG"]
	},
	{
		name: "Hostcenter",
		kind: "hosting",
		numbers: [45382]
	},
	{
		name: "KT",
		kind: "isp",
		numbers: [4766, 45400],
		registered: ["Korea Telecom"]
	},
	{
		name: "LG U+",
		kind: "isp",
		numbers: [
			3786,
			17858,
			17853
		],
		registered: [
			"LG DACOM",
			"LG POWERCOMM",
			"LGTELECOM"
		]
	},
	{
		name: "SK Broadband",
		kind: "isp",
		numbers: [
			9318,
			9689,
			10164
		]
	},
	{
		name: "SK Telecom",
		kind: "isp",
		numbers: [9644]
	},
	{
		name: "LG HelloVision",
		kind: "isp",
		numbers: [9697, 9845]
	},
	{
		name: "D'LIVE",
		kind: "isp",
		numbers: [10036],
		registered: ["DLIVE"]
	},
	{
		name: "Shinbiro",
		kind: "isp",
		numbers: [4670]
	},
	{
		name: "Lumen",
		kind: "isp",
		numbers: [3356, 209],
		registered: ["Level 3", "CenturyLink"]
	},
	{
		name: "Arelion",
		kind: "isp",
		numbers: [1299]
	},
	{
		name: "Cogent",
		kind: "isp",
		numbers: [174]
	},
	{
		name: "NTT",
		kind: "isp",
		numbers: [2914, 4713],
		registered: ["NTT America", "NTT Communications"]
	},
	{
		name: "Hurricane Electric",
		kind: "isp",
		numbers: [6939]
	},
	{
		name: "GTT",
		kind: "isp",
		numbers: [3257]
	},
	{
		name: "Tata Communications",
		kind: "isp",
		numbers: [6453],
		registered: ["TATA"]
	},
	{
		name: "Zayo",
		kind: "isp",
		numbers: [6461]
	},
	{
		name: "TI Sparkle",
		kind: "isp",
		numbers: [6762],
		registered: ["SPARKLE"]
	},
	{
		name: "Orange",
		kind: "isp",
		numbers: [5511, 3215]
	},
	{
		name: "Telefónica",
		kind: "isp",
		numbers: [
			12956,
			3352,
			26599,
			18881
		],
		registered: ["TELEFONICA"]
	},
	{
		name: "Deutsche Telekom",
		kind: "isp",
		numbers: [3320]
	},
	{
		name: "PCCW and HKT",
		kind: "isp",
		numbers: [3491, 4760],
		registered: ["PCCW"]
	},
	{
		name: "AT&T",
		kind: "isp",
		numbers: [7018]
	},
	{
		name: "Verizon",
		kind: "isp",
		numbers: [701, 6167]
	},
	{
		name: "Comcast",
		kind: "isp",
		numbers: [7922]
	},
	{
		name: "Charter",
		kind: "isp",
		numbers: [20115]
	},
	{
		name: "Cox",
		kind: "isp",
		numbers: [22773]
	},
	{
		name: "T-Mobile USA",
		kind: "isp",
		numbers: [21928]
	},
	{
		name: "BT",
		kind: "isp",
		numbers: [2856],
		registered: ["British Telecommunications"]
	},
	{
		name: "Virgin Media",
		kind: "isp",
		numbers: [5089]
	},
	{
		name: "Sky UK",
		kind: "isp",
		numbers: [5607]
	},
	{
		name: "SFR",
		kind: "isp",
		numbers: [15557]
	},
	{
		name: "Bouygues Telecom",
		kind: "isp",
		numbers: [5410]
	},
	{
		name: "Free",
		kind: "isp",
		numbers: [12322]
	},
	{
		name: "Vodafone",
		kind: "isp",
		numbers: [
			3209,
			33915,
			1273
		]
	},
	{
		name: "Liberty Global",
		kind: "isp",
		numbers: [6830]
	},
	{
		name: "1&1 Versatel",
		kind: "isp",
		numbers: [8881]
	},
	{
		name: "TIM",
		kind: "isp",
		numbers: [3269],
		registered: ["Telecom Italia"]
	},
	{
		name: "WINDTRE",
		kind: "isp",
		numbers: [1267],
		registered: ["WIND TRE"]
	},
	{
		name: "KPN",
		kind: "isp",
		numbers: [1136]
	},
	{
		name: "Telenet",
		kind: "isp",
		numbers: [6848]
	},
	{
		name: "Telia",
		kind: "isp",
		numbers: [3301]
	},
	{
		name: "Telenor",
		kind: "isp",
		numbers: [2119]
	},
	{
		name: "Rostelecom",
		kind: "isp",
		numbers: [12389]
	},
	{
		name: "Türk Telekom",
		kind: "isp",
		numbers: [9121],
		registered: ["Turk Telekom"]
	},
	{
		name: "KDDI",
		kind: "isp",
		numbers: [2516]
	},
	{
		name: "SoftBank",
		kind: "isp",
		numbers: [17676]
	},
	{
		name: "IIJ",
		kind: "isp",
		numbers: [2497],
		registered: ["Internet Initiative Japan"]
	},
	{
		name: "China Telecom",
		kind: "isp",
		numbers: [4134, 4812],
		registered: ["Chinanet"]
	},
	{
		name: "China Unicom",
		kind: "isp",
		numbers: [4837],
		registered: ["CHINA UNICOM"]
	},
	{
		name: "China Mobile",
		kind: "isp",
		numbers: [9808, 9231]
	},
	{
		name: "Chunghwa Telecom",
		kind: "isp",
		numbers: [3462]
	},
	{
		name: "HKBN",
		kind: "isp",
		numbers: [9269],
		registered: ["Hong Kong Broadband"]
	},
	{
		name: "HGC",
		kind: "isp",
		numbers: [9304]
	},
	{
		name: "SingNet",
		kind: "isp",
		numbers: [3758]
	},
	{
		name: "Telkom Indonesia",
		kind: "isp",
		numbers: [7713],
		registered: ["Telekomunikasi Indonesia"]
	},
	{
		name: "PLDT",
		kind: "isp",
		numbers: [9299],
		registered: ["Philippine Long Distance"]
	},
	{
		name: "Viettel",
		kind: "isp",
		numbers: [7552]
	},
	{
		name: "VNPT",
		kind: "isp",
		numbers: [45899]
	},
	{
		name: "Bharti Airtel",
		kind: "isp",
		numbers: [24560, 9498]
	},
	{
		name: "Jio",
		kind: "isp",
		numbers: [55836]
	},
	{
		name: "Telstra",
		kind: "isp",
		numbers: [1221]
	},
	{
		name: "Optus",
		kind: "isp",
		numbers: [4804]
	},
	{
		name: "Spark New Zealand",
		kind: "isp",
		numbers: [4771]
	},
	{
		name: "Bell Canada",
		kind: "isp",
		numbers: [577]
	},
	{
		name: "Rogers",
		kind: "isp",
		numbers: [812]
	},
	{
		name: "TELUS",
		kind: "isp",
		numbers: [852]
	},
	{
		name: "Telmex",
		kind: "isp",
		numbers: [8151],
		registered: ["Uninet"]
	},
	{
		name: "Claro",
		kind: "isp",
		numbers: [28573]
	},
	{
		name: "Telkom SA",
		kind: "isp",
		numbers: [37457]
	},
	{
		name: "Telecom Egypt",
		kind: "isp",
		numbers: [8452],
		registered: ["TE-AS"]
	},
	{
		name: "Etisalat",
		kind: "isp",
		numbers: [5384],
		registered: ["ETISALAT"]
	},
	{
		name: "stc",
		kind: "isp",
		numbers: [25019],
		registered: ["Saudi Telecom"]
	},
	{
		name: "Starlink",
		kind: "isp",
		numbers: [14593],
		registered: ["Space Exploration"]
	},
	{
		name: "Meta",
		kind: "enterprise",
		numbers: [32934, 63293],
		registered: ["Facebook"]
	},
	{
		name: "X",
		kind: "enterprise",
		numbers: [13414],
		registered: ["Twitter"]
	},
	{
		name: "LinkedIn",
		kind: "enterprise",
		numbers: [14413]
	},
	{
		name: "Telegram",
		kind: "enterprise",
		numbers: [62041]
	},
	{
		name: "Twitch",
		kind: "enterprise",
		numbers: [46489]
	},
	{
		name: "Apple",
		kind: "enterprise",
		numbers: [714, 6185]
	},
	{
		name: "GitHub",
		kind: "enterprise",
		numbers: [36459]
	},
	{
		name: "Kakao",
		kind: "enterprise",
		numbers: [38099, 7625]
	},
	{
		name: "Samsung SDS",
		kind: "enterprise",
		numbers: [6619],
		registered: ["SamsungSDS"]
	},
	{
		name: "Yandex",
		kind: "enterprise",
		numbers: [13238],
		registered: ["YANDEX"]
	},
	{
		name: "VK",
		kind: "enterprise",
		numbers: [47541]
	},
	{
		name: "Quad9",
		kind: "enterprise",
		numbers: [19281],
		isAnycast: true
	},
	{
		name: "Packet Clearing House",
		kind: "enterprise",
		numbers: [42],
		registered: ["WoodyNet"],
		isAnycast: true
	},
	{
		name: "Cisco OpenDNS",
		kind: "enterprise",
		numbers: [36692],
		isAnycast: true
	},
	{
		name: "RIPE NCC",
		kind: "enterprise",
		numbers: [3333, 25152]
	},
	{
		name: "Verisign",
		kind: "enterprise",
		numbers: [
			26415,
			397203,
			397212,
			396655
		],
		registered: ["VeriSign"],
		isAnycast: true
	},
	{
		name: "WIDE Project",
		kind: "enterprise",
		numbers: [7500, 2500]
	},
	{
		name: "DNS-OARC",
		kind: "enterprise",
		numbers: [112],
		registered: ["AS112"],
		isAnycast: true
	},
	{
		name: "TANet",
		kind: "enterprise",
		numbers: [1659],
		registered: ["Taiwan Academic Network"]
	},
	{
		name: "Academia Sinica",
		kind: "enterprise",
		numbers: [9264]
	},
	{
		name: "NIA Korea",
		kind: "enterprise",
		numbers: [9270],
		registered: ["National Infomation Society Agency"]
	},
	{
		name: "Afilias",
		kind: "enterprise",
		numbers: [12041, 207266],
		isAnycast: true
	},
	{
		name: "Jisc",
		kind: "enterprise",
		numbers: [786]
	},
	{
		name: "GARR",
		kind: "enterprise",
		numbers: [137]
	},
	{
		name: "DFN",
		kind: "enterprise",
		numbers: [680],
		registered: ["Forschungsnetz"]
	},
	{
		name: "RENATER",
		kind: "enterprise",
		numbers: [2200],
		registered: ["Renater"]
	},
	{
		name: "Internet2",
		kind: "enterprise",
		numbers: [11537]
	},
	{
		name: "KISTI KREONET",
		kind: "enterprise",
		numbers: [1237],
		registered: ["KISTI"]
	},
	{
		name: "SURF",
		kind: "enterprise",
		numbers: [1103]
	},
	{
		name: "CERNET",
		kind: "enterprise",
		numbers: [4538],
		registered: ["China Education"]
	},
	{
		name: "MIT",
		kind: "enterprise",
		numbers: [3],
		registered: ["Massachusetts Institute"]
	},
	{
		name: "US Department of Defense",
		kind: "enterprise",
		numbers: [
			721,
			749,
			27064,
			5927
		],
		registered: ["DoD"]
	},
	{
		name: "US Army",
		kind: "enterprise",
		numbers: [1508],
		registered: ["USAISC"]
	},
	{
		name: "NASA",
		kind: "enterprise",
		numbers: [21556],
		registered: ["National Aeronautics"]
	},
	{
		name: "ICANN",
		kind: "enterprise",
		numbers: [20144]
	},
	{
		name: "Internet Systems Consortium",
		kind: "enterprise",
		numbers: [3557],
		isAnycast: true
	},
	{
		name: "USC ISI",
		kind: "enterprise",
		numbers: [394353],
		registered: ["B.Root"]
	},
	{
		name: "Netnod",
		kind: "enterprise",
		numbers: [29216],
		isAnycast: true
	},
	{
		name: "University of Maryland",
		kind: "enterprise",
		numbers: [10886]
	},
	{
		name: "Vercara",
		kind: "enterprise",
		numbers: [12008, 19905],
		registered: ["Neustar"],
		isAnycast: true
	},
	{
		name: "SWITCH",
		kind: "enterprise",
		numbers: [559]
	},
	{
		name: "NII SINET",
		kind: "enterprise",
		numbers: [2907],
		registered: ["National Institute of Informa"]
	},
	{
		name: "NIRS",
		kind: "enterprise",
		numbers: [17841],
		registered: ["NATIONAL INFORMATION RESOURCES"]
	},
	{
		name: "AdGuard",
		kind: "enterprise",
		numbers: [212772],
		isAnycast: true
	},
	{
		name: "Beeline",
		kind: "isp",
		numbers: [8402],
		registered: ["Vimpelcom"]
	}
];
// src/probes/networks/classify.ts
function classifyNetwork(facts, now) {
	const today = now.toISOString().slice(0, 10);
	for (const rule of rules) {
		const found = rule(facts, today);
		if (found) return found;
	}
	return null;
}
const byNumber = new Map(networkOperators.flatMap((each) => each.numbers.map((asn) => [asn, each])));
function knownOperator(asn) {
	return byNumber.get(asn) ?? null;
}
function isAnycast(asn) {
	return asn !== null && knownOperator(asn)?.isAnycast === true;
}
const byRange = ({ address }) => {
	const id = address === null ? null : (0,_edge_js__WEBPACK_IMPORTED_MODULE_1__.t)(address, null).edge;
	const { name, ranges } = _edge_js__WEBPACK_IMPORTED_MODULE_1__.r.find((edge) => edge.id === id) ?? {};
	if (name === void 0 || ranges === void 0) return null;
	return {
		kind: "cdn",
		basis: "address-range",
		detail: name,
		confidence: "high",
		asOf: ranges.asOf
	};
};
const byTable = ({ asn }) => {
	const { kind, name } = knownOperator(asn) ?? {};
	if (kind === void 0 || name === void 0) return null;
	return {
		kind,
		basis: "operator-table",
		detail: name,
		confidence: "high",
		asOf: networkOperatorsAsOf
	};
};
const peeringKinds = {
	"Cable/DSL/ISP": "isp",
	NSP: "isp",
	"Network Services": "isp",
	Enterprise: "enterprise",
	"Educational/Research": "enterprise",
	Government: "enterprise",
	"Non-Profit": "enterprise"
};
const byPeering = ({ peering }) => {
	const said = peering?.kinds.find((kind) => Object.hasOwn(peeringKinds, kind));
	const kind = said === void 0 ? void 0 : peeringKinds[said];
	if (!peering || said === void 0 || kind === void 0) return null;
	return {
		kind,
		basis: "peeringdb",
		detail: said,
		confidence: "medium",
		asOf: peering.asOf
	};
};
const byList = ({ hosting }) => {
	if (hosting?.detected !== true) return null;
	const { basis, asOf } = hosting;
	return {
		kind: "hosting",
		basis: "hosting-list",
		detail: basis ?? "",
		confidence: "medium",
		asOf: asOf ?? ""
	};
};
const nameWords = [
	["cdn", /\b(?:cdn|content delivery)\b/i],
	["cloud", /\bcloud\b/i],
	["hosting", /\b(?:hosting|host|hosts|server|servers|vps|data ?cent(?:er|re)s?|colo(?:cation)?|dedicated|idc)\b/i],
	["enterprise", /\b(?:university|universit\w*|academi\w*|college|institute|school|research|bank|insurance|hospital|ministry|government|city of|county|state of|department)\b/i],
	["isp", /\b(?:telecom\w*|telekom\w*|telefonica|communications?|broadband|cable|wireless|mobile|fib(?:er|re)|internet|isp|network service|net|networks|telco)\b/i]
];
const byName = ({ operator }, today) => {
	for (const [kind, words] of nameWords) {
		const found = words.exec(operator ?? "");
		if (found) return {
			kind,
			basis: "name",
			detail: found[0],
			confidence: "low",
			asOf: today
		};
	}
	return null;
};
const few = 20;
const bySize = ({ prefixes }, today) => {
	if (prefixes === null || prefixes === 0) return null;
	return {
		kind: prefixes <= few ? "enterprise" : "isp",
		basis: "size",
		detail: `${prefixes}`,
		confidence: "low",
		asOf: today
	};
};
const rules = [
	byRange,
	byTable,
	byPeering,
	byList,
	byName,
	bySize
];
// src/data/special-addresses.ts
const specialBlocks = [
	{
		network: "0.0.0.0/32",
		en: "the unspecified address",
		ko: "미지정 주소",
		reference: "RFC 1122 §3.2.1.3"
	},
	{
		network: "0.0.0.0/8",
		en: "addresses of this network",
		ko: "자기 네트워크의 주소",
		reference: "RFC 791 §3.2"
	},
	{
		network: "10.0.0.0/8",
		en: "private addresses",
		ko: "사설 주소",
		reference: "RFC 1918"
	},
	{
		network: "100.64.0.0/10",
		en: "shared addresses of carrier-grade NAT",
		ko: "통신사 NAT(CGN)의 공유 주소",
		reference: "RFC 6598"
	},
	{
		network: "127.0.0.0/8",
		en: "loopback addresses",
		ko: "루프백 주소",
		reference: "RFC 1122 §3.2.1.3"
	},
	{
		network: "169.254.0.0/16",
		en: "link-local addresses",
		ko: "링크 로컬 주소",
		reference: "RFC 3927"
	},
	{
		network: "172.16.0.0/12",
		en: "private addresses",
		ko: "사설 주소",
		reference: "RFC 1918"
	},
	{
		network: "192.0.0.0/29",
		en: "addresses for IPv4 service continuity (DS-Lite)",
		ko: "IPv4 서비스 연속성(DS-Lite)용 주소",
		reference: "RFC 7335"
	},
	{
		network: "192.0.0.8/32",
		en: "the IPv4 dummy address",
		ko: "IPv4 더미 주소",
		reference: "RFC 7600"
	},
	{
		network: "192.0.0.9/32",
		en: "the anycast address of Port Control Protocol",
		ko: "Port Control Protocol의 애니캐스트 주소",
		reference: "RFC 7723"
	},
	{
		network: "192.0.0.10/32",
		en: "the anycast address of TURN",
		ko: "TURN의 애니캐스트 주소",
		reference: "RFC 8155"
	},
	{
		network: "192.0.0.170/31",
		en: "addresses for the discovery of NAT64",
		ko: "NAT64 탐색용 주소",
		reference: "RFC 8880"
	},
	{
		network: "192.0.0.0/24",
		en: "addresses for IETF protocols",
		ko: "IETF 프로토콜용 주소",
		reference: "RFC 6890 §2.1"
	},
	{
		network: "192.0.2.0/24",
		en: "addresses for documentation (TEST-NET-1)",
		ko: "문서용 주소(TEST-NET-1)",
		reference: "RFC 5737"
	},
	{
		network: "192.88.99.0/24",
		en: "the former anycast addresses of 6to4 relays",
		ko: "폐기된 6to4 릴레이 애니캐스트 주소",
		reference: "RFC 7526"
	},
	{
		network: "192.168.0.0/16",
		en: "private addresses",
		ko: "사설 주소",
		reference: "RFC 1918"
	},
	{
		network: "198.18.0.0/15",
		en: "addresses for benchmarks",
		ko: "성능 시험용 주소",
		reference: "RFC 2544"
	},
	{
		network: "198.51.100.0/24",
		en: "addresses for documentation (TEST-NET-2)",
		ko: "문서용 주소(TEST-NET-2)",
		reference: "RFC 5737"
	},
	{
		network: "203.0.113.0/24",
		en: "addresses for documentation (TEST-NET-3)",
		ko: "문서용 주소(TEST-NET-3)",
		reference: "RFC 5737"
	},
	{
		network: "224.0.0.0/4",
		en: "multicast addresses",
		ko: "멀티캐스트 주소",
		reference: "RFC 5771"
	},
	{
		network: "255.255.255.255/32",
		en: "the limited broadcast address",
		ko: "제한 브로드캐스트 주소",
		reference: "RFC 919 §7"
	},
	{
		network: "240.0.0.0/4",
		en: "addresses reserved for future use",
		ko: "장래를 위해 예약된 주소",
		reference: "RFC 1112 §4"
	},
	{
		network: "::1/128",
		en: "the loopback address",
		ko: "루프백 주소",
		reference: "RFC 4291 §2.5.3"
	},
	{
		network: "::/128",
		en: "the unspecified address",
		ko: "미지정 주소",
		reference: "RFC 4291 §2.5.2"
	},
	{
		network: "64:ff9b::/96",
		en: "IPv4 addresses behind NAT64",
		ko: "NAT64 뒤의 IPv4 주소",
		reference: "RFC 6052"
	},
	{
		network: "64:ff9b:1::/48",
		en: "IPv4 addresses behind a local NAT64",
		ko: "로컬 NAT64 뒤의 IPv4 주소",
		reference: "RFC 8215"
	},
	{
		network: "100::/64",
		en: "discard-only addresses",
		ko: "폐기 전용 주소",
		reference: "RFC 6666"
	},
	{
		network: "100:0:0:1::/64",
		en: "the IPv6 dummy prefix",
		ko: "IPv6 더미 프리픽스",
		reference: "RFC 9780"
	},
	{
		network: "2001::/32",
		en: "Teredo addresses",
		ko: "Teredo 주소",
		reference: "RFC 4380"
	},
	{
		network: "2001:1::1/128",
		en: "the anycast address of Port Control Protocol",
		ko: "Port Control Protocol의 애니캐스트 주소",
		reference: "RFC 7723"
	},
	{
		network: "2001:1::2/128",
		en: "the anycast address of TURN",
		ko: "TURN의 애니캐스트 주소",
		reference: "RFC 8155"
	},
	{
		network: "2001:2::/48",
		en: "addresses for benchmarks",
		ko: "성능 시험용 주소",
		reference: "RFC 5180"
	},
	{
		network: "2001:10::/28",
		en: "the former ORCHID prefix",
		ko: "폐기된 ORCHID 프리픽스",
		reference: "RFC 4843"
	},
	{
		network: "2001:20::/28",
		en: "ORCHIDv2 addresses",
		ko: "ORCHIDv2 주소",
		reference: "RFC 7343"
	},
	{
		network: "2001:db8::/32",
		en: "addresses for documentation",
		ko: "문서용 주소",
		reference: "RFC 3849"
	},
	{
		network: "2002::/16",
		en: "6to4 addresses",
		ko: "6to4 주소",
		reference: "RFC 3056"
	},
	{
		network: "3fff::/20",
		en: "addresses for documentation",
		ko: "문서용 주소",
		reference: "RFC 9637"
	},
	{
		network: "5f00::/16",
		en: "segment identifiers of SRv6",
		ko: "SRv6 세그먼트 식별자",
		reference: "RFC 9602"
	},
	{
		network: "fc00::/7",
		en: "unique local addresses",
		ko: "고유 로컬 주소(ULA)",
		reference: "RFC 4193"
	},
	{
		network: "fe80::/10",
		en: "link-local addresses",
		ko: "링크 로컬 주소",
		reference: "RFC 4291 §2.5.6"
	},
	{
		network: "fec0::/10",
		en: "the former site-local addresses",
		ko: "폐기된 사이트 로컬 주소",
		reference: "RFC 3879"
	},
	{
		network: "ff00::/8",
		en: "multicast addresses",
		ko: "멀티캐스트 주소",
		reference: "RFC 4291 §2.7"
	}
];
// src/formats/networks/special.ts
function specialBlockOf(address) {
	const block = specialBlocks.find(({ network }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.vr)(address, [network]));
	if (block) return block;
	return address.includes(":") && !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.vr)(address, ["2000::/3"]) ? unassigned : null;
}
const unassigned = {
	network: "::/0",
	en: "addresses outside of the global unicast space",
	ko: "글로벌 유니캐스트 공간 밖의 주소",
	reference: "RFC 4291 §2.4"
};



/***/ })

};
