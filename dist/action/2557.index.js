export const id = 2557;
export const ids = [2557];
export const modules = {

/***/ 3458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ extendedErrors),
/* harmony export */   t: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);


// src/probes/dns/ask.ts
function ask({ net, once }, name, type, asking = {}) {
	const { server, patience, ...flags } = asking;
	const how = Object.entries(flags).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}=${value}`).toSorted().join(" ");
	return once(`dns ${server ?? ""} ${(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ct)(type)} ${(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._t)(name)} ${patience ?? ""} ${how}`, async () => {
		const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vr)(() => net.dns({
			...asking,
			name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name),
			type
		}));
		if (!got.ok) return {
			reply: null,
			message: null,
			answer: unanswered(got.failure),
			failure: got.failure
		};
		const message = (0,_read_once_js__WEBPACK_IMPORTED_MODULE_1__.t)(got.value.message);
		return {
			reply: got.value,
			message,
			answer: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.M)(message, name, type)
		};
	});
}
function unanswered({ id, reason, params }) {
	if (id === "timeout.dns" || reason === "timeout.dns") return {
		kind: "unknown",
		reason: "TIMEOUT"
	};
	const { detail } = params;
	return {
		kind: "unknown",
		reason: reason === "dns.failed" && typeof detail === "string" ? detail : reason
	};
}
function extendedErrors({ message }) {
	return (message?.edns?.options ?? []).flatMap((each) => each.name === "error" ? [{
		code: each.code,
		text: each.text
	}] : []);
}



/***/ }),

/***/ 2557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asn: () => (/* binding */ asn)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _edge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5750);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3458);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5264);
/* harmony import */ var _special_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1336);
/* harmony import */ var _resolver_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(533);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7030);








// src/data/reserved-as-numbers.ts
const reservedAsNumbers = [
	{
		first: 0,
		last: 0,
		en: "reserved, no network may use it",
		ko: "예약됨(사용할 수 없음)",
		reference: "RFC 7607"
	},
	{
		first: 23456,
		last: 23456,
		en: "AS_TRANS, a placeholder for 32-bit numbers",
		ko: "AS_TRANS(32비트 번호를 대신하는 번호)",
		reference: "RFC 6793"
	},
	{
		first: 64496,
		last: 64511,
		en: "for documentation and sample code",
		ko: "문서와 예제용",
		reference: "RFC 5398"
	},
	{
		first: 64512,
		last: 65534,
		en: "for private use",
		ko: "사설용",
		reference: "RFC 6996"
	},
	{
		first: 65535,
		last: 65535,
		en: "reserved, the last 16-bit number",
		ko: "예약됨(16비트의 마지막 번호)",
		reference: "RFC 7300"
	},
	{
		first: 65536,
		last: 65551,
		en: "for documentation and sample code",
		ko: "문서와 예제용",
		reference: "RFC 5398"
	},
	{
		first: 65552,
		last: 131071,
		en: "reserved by IANA",
		ko: "IANA가 예약함",
		reference: "IANA AS number registry"
	},
	{
		first: 42e8,
		last: 4294967294,
		en: "for private use",
		ko: "사설용",
		reference: "RFC 6996"
	},
	{
		first: 4294967295,
		last: 4294967295,
		en: "reserved, the last 32-bit number",
		ko: "예약됨(32비트의 마지막 번호)",
		reference: "RFC 7300"
	}
];
// src/formats/routing/as-number.ts
const largest = 4294967295;
function parseAsNumber(text) {
	const groups = /^AS(?:(?<plain>\d{1,10})|(?<high>\d{1,5})\.(?<low>\d{1,5}))$/i.exec(text)?.groups;
	if (!groups) return null;
	const { plain, high, low } = groups;
	if (plain !== void 0) return Number(plain) <= largest ? Number(plain) : null;
	const [upper, lower] = [Number(high), Number(low)];
	return upper <= 65535 && lower <= 65535 ? upper * 65536 + lower : null;
}
function reservedNumber(asn) {
	return reservedAsNumbers.find(({ first, last }) => first <= asn && asn <= last) ?? null;
}
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
		]
	},
	{
		name: "Fastly",
		kind: "cdn",
		numbers: [54113]
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
		registered: ["Incapsula"]
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
		numbers: [30148]
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
		]
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
		numbers: [19281]
	},
	{
		name: "Packet Clearing House",
		kind: "enterprise",
		numbers: [42],
		registered: ["WoodyNet"]
	},
	{
		name: "Cisco OpenDNS",
		kind: "enterprise",
		numbers: [36692]
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
		registered: ["VeriSign"]
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
		registered: ["AS112"]
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
		numbers: [3557]
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
		numbers: [29216]
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
		registered: ["Neustar"]
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
		numbers: [212772]
	},
	{
		name: "Beeline",
		kind: "isp",
		numbers: [8402],
		registered: ["Vimpelcom"]
	}
];
// src/probes/networks/classify.ts
function classify(facts, now) {
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
	if (hosting?.is !== true) return null;
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
	["enterprise", /\b(?:university|universit\w*|college|institute|school|research|bank|insurance|hospital|ministry|government|city of|county|state of|department)\b/i],
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
// src/formats/networks/words.ts
function wordsOf(text) {
	const four = wordOfIpv4(text);
	if (four !== null) return [four];
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_7__.isIP)(text) !== 6) return null;
	const six = wordsOfIpv6(text.replace(/%.*$/, ""));
	return six[0] === 0 && six[1] === 0 && six[2] === 65535 ? [six[3]] : six;
}
function wordOfIpv4(text) {
	let word = 0;
	let octet = -1;
	let dots = 0;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === 46) {
			if (octet < 0) return null;
			word = word * 256 + octet;
			octet = -1;
			dots += 1;
		} else {
			if (code < 48 || code > 57 || octet === 0) return null;
			octet = octet < 0 ? code - 48 : octet * 10 + code - 48;
			if (octet > 255) return null;
		}
	}
	return dots === 3 && octet >= 0 ? word * 256 + octet : null;
}
function wordsOfIpv6(text) {
	const [head = "", tail] = text.split("::");
	const before = groupsOf(head);
	const after = groupsOf(tail ?? "");
	const zeros = Array(8 - before.length - after.length).fill(0);
	const groups = [
		...before,
		...zeros,
		...after
	];
	const word = (at) => (groups[2 * at] ?? 0) * 65536 + (groups[2 * at + 1] ?? 0);
	return [
		word(0),
		word(1),
		word(2),
		word(3)
	];
}
function groupsOf(text) {
	if (text === "") return [];
	return text.split(":").flatMap((group) => {
		const four = group.includes(".") ? wordOfIpv4(group) : null;
		return four === null ? [Number.parseInt(group, 16)] : [Math.floor(four / 65536), four % 65536];
	});
}
// src/formats/networks/blocks.ts
function numberOf(words) {
	return words.reduce((sum, word) => sum * 4294967296n + BigInt(word), 0n);
}
function toWords(value, count) {
	return Array.from({ length: count }, (_, at) => Number(value >> BigInt(32 * (count - 1 - at)) & 4294967295n));
}
// src/formats/networks/rows.ts
function networkOf(base, bits) {
	const words = wordsOf(base);
	if (!words || bits !== void 0 && !/^\d{1,3}$/.test(bits)) return null;
	const width = words.length * 32;
	const isMapped = words.length === 1 && base.includes(":");
	const length = bits === void 0 ? width : Number(bits) - (isMapped ? 96 : 0);
	if (length > width || length < 0) return null;
	const size = 1n << BigInt(width - length);
	const first = numberOf(words) / size * size;
	return {
		first: toWords(first, words.length),
		last: toWords(first + size - 1n, words.length)
	};
}
// src/formats/networks/table.ts
function compare(a, b) {
	for (let at = 0; at < a.length; at += 1) {
		const difference = (a[at] ?? 0) - (b[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
// src/formats/networks/prefix.ts
function rangeOfPrefix(prefix) {
	const match = /^(?<base>[0-9a-f:.]{2,45})\/(?<bits>\d{1,3})$/i.exec(prefix);
	return match ? networkOf(match.groups?.["base"] ?? "", match.groups?.["bits"]) : null;
}
function isInPrefix(address, prefix) {
	const words = wordsOf(address);
	const range = rangeOfPrefix(prefix);
	if (!words || !range || range.first.length !== words.length) return false;
	return compare(range.first, words) <= 0 && compare(words, range.last) <= 0;
}
// src/formats/routing/cymru.ts
function originName(address) {
	const words = wordsOf(address) ?? [0];
	const digits = words.length === 1 ? octets(words[0] ?? 0) : words.flatMap(nibbles);
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.dt)(`${digits.toReversed().join(".")}.origin${words.length === 1 ? "" : "6"}.asn.cymru.com.`);
}
function asName(asn) {
	return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.dt)(`AS${asn}.asn.cymru.com.`);
}
function octets(word) {
	return [
		24,
		16,
		8,
		0
	].map((shift) => `${word >>> shift & 255}`);
}
function nibbles(word) {
	return word.toString(16).padStart(8, "0").split("");
}
function readOrigin(text, address) {
	const [numbers = "", prefix = "", country = ""] = text.slice(0, 500).split("|").map((part) => part.trim());
	const asns = numbers.split(/\s+/).slice(0, 64);
	if (!asns.every((asn) => /^\d{1,10}$/.test(asn) && Number(asn) <= 4294967295) || !isInPrefix(address, prefix)) return null;
	return {
		asns: asns.map(Number),
		prefix,
		country: countryOf$1(country)
	};
}
function readAs(text, asn) {
	const [number = "", country = "", , , ...rest] = text.slice(0, 500).split("|").map((part) => part.trim());
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(rest.join("|").replace(/, ?[A-Z]{2}$/, ""), 200);
	return number === `${asn}` && name !== "" ? {
		name,
		country: countryOf$1(country)
	} : null;
}
function countryOf$1(text) {
	return /^[A-Z]{2}$/.test(text) ? text : null;
}
function operatorIn(name) {
	const [, operator] = /^[^\s]+ - (?<operator>.+)$/.exec(name) ?? [];
	return operator ?? name;
}
// src/checks/asn/sources/cymru.ts
const patience$3 = 2e3;
async function askOrigin(context, address) {
	return askTexts(context, originName(address), (texts) => {
		const all = texts.flatMap((text) => readOrigin(text, address) ?? []);
		const longest = Math.max(...all.map(bitsOf));
		const [first, ...others] = all.filter((each) => bitsOf(each) === longest);
		return first ? {
			...first,
			asns: [...new Set([first, ...others].flatMap(({ asns }) => asns))]
		} : null;
	});
}
function bitsOf({ prefix }) {
	return Number(prefix.split("/")[1]);
}
async function askName(context, asn) {
	return askTexts(context, asName(asn), (texts) => texts.flatMap((text) => readAs(text, asn) ?? [])[0] ?? null);
}
async function askTexts(context, name, read) {
	const { answer } = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_3__.t)(context, name, _gate_js__WEBPACK_IMPORTED_MODULE_0__.lt.TXT, { patience: patience$3 });
	if (answer.kind === "unknown") return {
		state: "failed",
		reason: answer.reason
	};
	const records = answer.kind === "found" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.B)("TXT", answer.records) : [];
	if (records.length === 0) return { state: "empty" };
	const value = read(records.map(({ data }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.G)(data.strings)));
	return value === null ? {
		state: "failed",
		reason: "source.malformed"
	} : {
		state: "told",
		value,
		asOf: context.now().toISOString()
	};
}
// src/formats/rdap/network.ts
const word = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Mr)([(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Er)()]).transform((value) => `${value}`.slice(0, 64));
const leaf = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	roles: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().transform((role) => role.slice(0, 64).trim().toLowerCase())),
	vcardArray: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Nr)().optional()
});
const inner = leaf.extend({ entities: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.n)(leaf) });
const entity = leaf.extend({ entities: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.n)(inner) });
const response = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	errorCode: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_members_js__WEBPACK_IMPORTED_MODULE_4__.s)()),
	objectClassName: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().transform((name) => name.slice(0, 64).toLowerCase())),
	startAddress: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.r)(word),
	endAddress: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.r)(word),
	startAutnum: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.r)(word),
	endAutnum: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.r)(word),
	name: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.r)(_members_js__WEBPACK_IMPORTED_MODULE_4__.t),
	country: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().regex(/^[A-Za-z]{2}$/).transform((code) => code.toUpperCase())),
	entities: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.n)(entity)
});
function readRdapNetwork(body) {
	const parsed = (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.a)(body);
	if ("fault" in parsed) return { fault: parsed.fault };
	const { success, data } = response.safeParse(parsed.json);
	if (!success) return { fault: "shape" };
	if (data.errorCode !== null) return data.errorCode === 404 ? { network: null } : { fault: "error" };
	if (data.objectClassName !== "ip network" && data.objectClassName !== "autnum") return { fault: "shape" };
	const { name, country, entities } = data;
	const contacts = flat(entities);
	return { network: {
		first: data.startAddress ?? data.startAutnum,
		last: data.endAddress ?? data.endAutnum,
		name,
		holder: cardsOf(contacts, "registrant").map((card) => card.organization ?? card.name).find((each) => each !== null) ?? null,
		country,
		abuse: mailsOf(contacts)
	} };
}
function flat(contacts) {
	return contacts.flatMap((each) => [each, ...flat(each.entities ?? [])]);
}
function cardsOf(contacts, role) {
	return contacts.filter(({ roles }) => roles.includes(role)).map(({ vcardArray }) => (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.o)(vcardArray));
}
const mail = /^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/;
function mailsOf(contacts) {
	const mails = cardsOf(contacts, "abuse").map(({ email }) => email?.toLowerCase() ?? "");
	return [...new Set(mails.filter((each) => mail.test(each)))].slice(0, 8);
}
// src/checks/asn/sources/rdap.ts
const patience$2 = 4e3;
const headers = { accept: "application/rdap+json, application/json;q=0.9" };
async function askRdap(context, asked) {
	const path = typeof asked === "number" ? `autnum/${asked}` : `ip/${encodeURIComponent(asked)}`;
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vr)(() => context.net.source("rdap", {
		path,
		headers,
		patience: patience$2
	}));
	if (!got.ok) return {
		state: "failed",
		reason: got.failure.reason
	};
	if (got.value.status !== 200) return { state: "empty" };
	const read = readRdapNetwork(got.value.body);
	if ("fault" in read) return {
		state: "failed",
		reason: "source.malformed"
	};
	if (!read.network) return { state: "empty" };
	if (!isAbout(asked, read.network)) return {
		state: "failed",
		reason: "source.malformed"
	};
	return {
		state: "told",
		value: read.network,
		asOf: context.now().toISOString()
	};
}
function isAbout(asked, { first, last }) {
	if (first === null || last === null) return false;
	if (typeof asked === "number") return Number(first) <= asked && asked <= Number(last);
	const [address, from, to] = [
		asked,
		first,
		last
	].map(wordsOf);
	if (!address || !from || !to || from.length !== address.length || to.length !== address.length) return false;
	return compare(from, address) <= 0 && compare(address, to) <= 0;
}
// src/checks/asn/run.ts
async function openAsking(context, ledger) {
	const networks = await context.networks?.() ?? null;
	const once = new Map();
	const shared = (key, work) => {
		const asked = once.get(key) ?? work();
		once.set(key, asked);
		return asked;
	};
	return {
		context,
		ledger,
		networks,
		rdap: (asked) => shared(`rdap ${asked}`, () => ledger.ask("rdap", () => askRdap(context, asked))),
		cymruName: (asn) => shared(`cymru ${asn}`, () => ledger.ask("cymru", () => askName(context, asn)))
	};
}
async function firstOf(...ways) {
	for (const way of ways) {
		const found = await way();
		if (found) return found;
	}
	return null;
}
function from(source, told, read) {
	const value = told.state === "told" ? read(told.value) : null;
	return told.state === "told" && value !== null ? {
		value,
		source,
		asOf: told.asOf
	} : null;
}
// src/formats/routing/ripestat.ts
const longestText = 200;
const mostPrefixes = 1e5;
const line$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().transform((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(text.trim(), longestText));
const asNumber$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Mr)([(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wr)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().regex(/^\d{1,10}$/).transform(Number)]).pipe((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wr)().min(0).max(4294967295));
const time = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().max(40).nullish();
const times = {
	query_endtime: time,
	latest_time: time,
	query_time: time
};
const envelope = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(),
	data_call_name: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().optional(),
	data: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Nr)(),
	time
});
const ripestatCalls = {
	"network-info": (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		asns: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(asNumber$1).max(64),
		prefix: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().max(64).nullish(),
		...times
	}),
	"as-overview": (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		resource: asNumber$1,
		holder: line$1.nullish(),
		announced: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.br)().nullish(),
		...times
	}),
	"announced-prefixes": (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		resource: asNumber$1.or((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().regex(/^AS\d{1,10}$/i).transform((text) => Number(text.slice(2)))),
		prefixes: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({ prefix: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().max(64) })).max(mostPrefixes),
		...times
	}),
	"abuse-contact-finder": (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		abuse_contacts: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(line$1).max(64),
		...times
	}),
	"rir-stats-country": (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		located_resources: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
			resource: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().max(64),
			location: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().max(16)
		})).max(256),
		...times
	}),
	"rpki-validation": (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		status: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)([
			"valid",
			"invalid_asn",
			"invalid_length",
			"unknown"
		]),
		prefix: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().max(64),
		resource: (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.c)(),
		...times
	})
};
function readRipestat(call, body) {
	const parsed = (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.a)(body);
	if ("fault" in parsed) return { fault: parsed.fault };
	const around = envelope.safeParse(parsed.json);
	if (!around.success) return { fault: "shape" };
	const { status, data_call_name: name, data, time: sent } = around.data;
	if (status !== "ok") return { fault: "error" };
	if (name !== void 0 && name !== call) return { fault: "other-call" };
	const read = ripestatCalls[call].safeParse(data);
	if (!read.success) return { fault: "shape" };
	const said = read.data;
	const { query_endtime: end, latest_time: latest, query_time: asked } = said;
	return {
		data: said,
		asOf: toTime(end ?? latest ?? asked ?? sent)
	};
}
function toTime(text) {
	const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(text ?? "");
	const parsed = match ? Date.parse(`${match[0]}Z`) : NaN;
	return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}
// src/checks/asn/sources/ripestat.ts
const patience$1 = 4e3;
const limit = 8388608;
async function askRipestat(context, call, asked, fits = () => true) {
	const path = `${call}/data.json?${new URLSearchParams({
		...asked,
		sourceapp: "portcullis"
	}).toString()}`;
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vr)(() => context.net.source("ripestat", {
		path,
		headers: { accept: "application/json" },
		limit,
		patience: patience$1
	}));
	if (!got.ok) return {
		state: "failed",
		reason: got.failure.reason
	};
	if (got.value.status !== 200) return { state: "empty" };
	const read = readRipestat(call, got.value.body);
	if ("fault" in read || !fits(read.data)) return {
		state: "failed",
		reason: "source.malformed"
	};
	return {
		state: "told",
		value: read.data,
		asOf: read.asOf ?? context.now().toISOString()
	};
}
// src/checks/asn/fields.ts
function ripestatIn({ context, ledger }) {
	return (call, asked, fits) => ledger.ask("ripestat", () => askRipestat(context, call, asked, fits));
}
async function operatorOf(asn, asking) {
	const ripestat = ripestatIn(asking);
	return firstOf(async () => {
		return from("ripestat", await ripestat("as-overview", { resource: `AS${asn}` }, ({ resource }) => resource === asn), ({ holder }) => holder ? operatorIn(holder) : null);
	}, async () => from("rdap", await asking.rdap(asn), ({ holder, name }) => holder ?? name), async () => from("cymru", await asking.cymruName(asn), ({ name }) => operatorIn(name)), async () => fromPack(asking, "ranges", (networks) => networks.nameOf(asn)));
}
function fromPack({ networks }, part, read) {
	const value = networks && read(networks);
	const asOf = networks?.parts.find(({ id }) => id === part)?.asOf;
	return value === null || asOf === void 0 ? null : {
		value,
		source: "pack",
		asOf
	};
}
const mostListed = 200;
async function prefixesOf(asn, asking) {
	const ripestat = ripestatIn(asking);
	const found = await firstOf(async () => {
		return from("ripestat", await ripestat("announced-prefixes", { resource: `AS${asn}` }, ({ resource }) => resource === asn), ({ prefixes }) => inOrder(prefixes.map(({ prefix }) => prefix)));
	}, async () => fromPack(asking, "ranges", (networks) => networks.prefixesOf(asn)));
	if (!found) return null;
	const { value, ...told } = found;
	return {
		...told,
		total: value.length,
		list: value.slice(0, mostListed)
	};
}
function inOrder(prefixes) {
	return [...new Set(prefixes)].flatMap((prefix) => {
		const range = rangeOfPrefix(prefix);
		return range ? [{
			prefix,
			...range
		}] : [];
	}).toSorted((a, b) => a.first.length - b.first.length || compare(a.first, b.first) || compare(b.last, a.last)).map(({ prefix }) => prefix);
}
async function abuseOf(resource, asking) {
	const named = typeof resource === "number" ? `AS${resource}` : resource;
	const first = from("ripestat", await ripestatIn(asking)("abuse-contact-finder", { resource: named }), ({ abuse_contacts }) => abuse_contacts.filter(isMail).slice(0, 8));
	const found = first && first.value.length > 0 ? first : from("rdap", await asking.rdap(resource), ({ abuse }) => abuse) ?? first;
	return found && {
		source: found.source,
		asOf: found.asOf,
		mails: found.value
	};
}
function isMail(text) {
	return /^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/.test(text);
}
async function countryOf(resource, cymru, asking) {
	const named = typeof resource === "number" ? `AS${resource}` : resource;
	const registered = await firstOf(async () => {
		return from("ripestat", await ripestatIn(asking)("rir-stats-country", { resource: named }), ({ located_resources: [first] }) => codeOf(first?.location));
	}, async () => from("rdap", await asking.rdap(resource), ({ country }) => country), async () => from("cymru", await cymru(), ({ country }) => country));
	if (registered) return {
		...registered,
		of: "registration"
	};
	const located = typeof resource === "string" ? fromPack(asking, "country", (networks) => networks.countryOf(resource)) : null;
	return located && {
		...located,
		of: "location"
	};
}
function codeOf(text) {
	return /^[A-Z]{2}$/.test(text ?? "") && text !== "ZZ" ? text ?? null : null;
}
const states = {
	valid: "valid",
	invalid_asn: "invalid-asn",
	invalid_length: "invalid-length",
	unknown: "not-found"
};
async function rpkiOf(asn, prefix, asking) {
	const found = from("ripestat", await ripestatIn(asking)("rpki-validation", {
		resource: `${asn}`,
		prefix
	}, (data) => data.prefix === prefix && data.resource.replace(/^AS/i, "") === `${asn}`), ({ status }) => states[status]);
	return found && {
		state: found.value,
		source: found.source,
		asOf: found.asOf
	};
}
function isAround(address) {
	return ({ asns, prefix }) => asns.length === 0 ? true : isInPrefix(address, prefix ?? "");
}
// src/checks/asn/origins.ts
const mostOrigins = 16;
function originsOf(announcements) {
	return [...new Set(announcements.flatMap((each) => each.asns))].map((asn) => {
		const sources = announcements.filter((each) => each.asns.includes(asn));
		return {
			asn,
			prefix: sources.find(({ prefix }) => prefix !== null)?.prefix ?? null,
			sources: sources.map(({ source, asOf, prefix }) => ({
				source,
				asOf,
				prefix
			})),
			reserved: reservedOf(asn)
		};
	}).toSorted((a, b) => b.sources.length - a.sources.length).slice(0, mostOrigins);
}
function reservedOf(asn) {
	const reserved = reservedNumber(asn);
	return reserved && { reference: reserved.reference };
}
// src/checks/asn/special.ts
function specialOf(query) {
	const asn = parseAsNumber(query);
	if (asn === null) return (0,_special_js__WEBPACK_IMPORTED_MODULE_5__.t)(query);
	const reserved = reservedNumber(asn);
	if (!reserved) return null;
	const { first, last, ...words } = reserved;
	return {
		network: first === last ? `AS${first}` : `AS${first}–AS${last}`,
		...words
	};
}
// src/checks/asn/schema.ts
const expected = {
	en: "an IP address such as 8.8.8.8, or AS and a number up to 4294967295 such as AS15169",
	ko: "8.8.8.8 같은 IP 주소, 또는 AS15169처럼 AS와 4294967295 이하의 번호"
};
const aNumber = (digits) => ({
	en: `an IP address, or AS and a number; for the AS with this number: AS${digits}`,
	ko: `IP 주소 또는 AS와 번호. 이 번호의 AS는 AS${digits}로 적으십시오`
});
function parseQuery(text) {
	const bare = text.trim();
	const asn = parseAsNumber(bare);
	if (asn !== null) return { value: `AS${asn}` };
	const address = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.A)(bare);
	if ("value" in address) return address;
	return { expected: /^\d{1,10}$/.test(bare) ? aNumber(bare) : expected };
}
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.kr)({ query: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().transform((text, context) => {
	const parsed = parseQuery(text);
	if ("value" in parsed) return parsed.value;
	context.addIssue({
		code: "custom",
		params: parsed
	});
	return _start_js__WEBPACK_IMPORTED_MODULE_2__.Rr;
}).meta({
	description: "IP address, or AS number such as AS15169 (asdot, AS1.10, is read too)",
	ko: "IP 주소 또는 AS15169 같은 AS 번호(asdot 표기 AS1.10도 가능)",
	examples: ["8.8.8.8"]
}) });
const sourceNames = [
	"ripestat",
	"rdap",
	"cymru",
	"peeringdb",
	"pack"
];
const source = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)(sourceNames).meta({
	description: "ripestat: RIPEstat; rdap: the responsible registry; cymru: Team Cymru, over DNS; peeringdb: PeeringDB; pack: the local data (npx portcullis data show)",
	ko: "ripestat: RIPEstat. rdap: 담당 등록 기관. cymru: DNS로 조회하는 Team Cymru. peeringdb: PeeringDB. pack: 로컬 데이터(npx portcullis data show)"
});
const asOf = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().meta({
	description: "The date or the time of the source's data",
	ko: "출처 데이터의 기준일 또는 시각"
});
const told = {
	source,
	asOf
};
const reference = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().meta({
	description: "The document that reserves it",
	ko: "예약한 문서"
});
const block = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable().meta({
	description: "The announced prefix according to this source; null for an AS",
	ko: "이 출처가 답한 광고 프리픽스. AS를 조회했으면 null"
});
const asNumber = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wr)().min(0).max(4294967295);
const code = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable().meta({
	description: "A reason code, the same in every language; null if there is nothing to explain",
	ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null"
});
const origin = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	asn: asNumber.meta({
		description: "Number of the AS",
		ko: "AS 번호"
	}),
	operator: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(),
		...told
	}).nullable().meta({
		description: "The operator of the AS, as named by the first source that has it",
		ko: "AS의 운영자. 정보가 있는 첫 번째 출처의 표기"
	}),
	prefix: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().nullable().meta({
		description: "The announced prefix that contains the address. For the pack, the largest block within the announced range. Null for an AS",
		ko: "주소가 속한 광고 프리픽스. pack에서는 광고된 범위 안의 가장 큰 블록. AS를 조회했으면 null"
	}),
	sources: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		...told,
		prefix: block
	})).max(8).readonly().meta({
		description: "The sources that list this AS as an origin of the address",
		ko: "이 AS가 주소를 광고한다고 답한 출처"
	}),
	reserved: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({ reference }).nullable().meta({
		description: "The RFC that reserves the AS number (it must not announce anything); null otherwise",
		ko: "이 번호를 예약한 RFC. 예약된 번호로는 어떤 네트워크도 광고할 수 없습니다. 아니면 null"
	}),
	rpki: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)([
			"valid",
			"invalid-asn",
			"invalid-length",
			"not-found"
		]),
		...told
	}).nullable().meta({
		description: "RPKI state of the announcement (RFC 6811); null if no source reported it, and for an AS. not-found: no ROA",
		ko: "광고의 RPKI 상태(RFC 6811). not-found: ROA 없음. 정보를 준 출처가 없거나 AS를 조회했으면 null"
	})
});
const classification = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)(networkClasses),
	basis: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)([
		"address-range",
		"operator-table",
		"peeringdb",
		"hosting-list",
		"name",
		"size"
	]).meta({
		description: "address-range: a range that a CDN publishes; operator-table: the built-in table of well-known operators; peeringdb: the operator's entry in PeeringDB; hosting-list: a list of hosting networks; name: words in the operator's name; size: the number of prefixes only",
		ko: "address-range: CDN이 공개한 주소 범위. operator-table: 내장된 주요 운영자 표. peeringdb: 운영자의 PeeringDB 항목. hosting-list: 호스팅 네트워크 목록. name: 운영자 이름의 단어. size: 프리픽스 개수만으로 추정"
	}),
	detail: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().meta({
		description: "The text of the basis, unchanged",
		ko: "근거에 적힌 내용"
	}),
	confidence: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)([
		"high",
		"medium",
		"low"
	]).meta({
		description: "How reliable the basis is; low is a guess",
		ko: "근거의 신뢰도. low는 추정"
	}),
	asOf
});
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	query: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(),
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)(["address", "as"]),
	observedAt: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(),
	special: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		network: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().meta({
			description: "The block in CIDR notation, or the range of AS numbers",
			ko: "CIDR 표기의 블록 또는 AS 번호 범위"
		}),
		reference
	}).nullable().meta({
		description: "The special-purpose block that contains the address, or the reserved AS number. No source is asked in this case",
		ko: "주소가 속한 특수 용도 블록 또는 예약된 AS 번호. 이때는 출처에 조회하지 않습니다"
	}),
	origins: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(origin).max(16).readonly().meta({
		description: "The AS that announce the address, sorted by the number of sources that list them; for an AS query, the AS itself",
		ko: "주소를 광고하는 AS. 더 많은 출처에 있는 AS가 먼저입니다. AS를 조회했으면 그 AS"
	}),
	prefixes: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		...told,
		total: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wr)().min(0),
		list: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)()).max(200).readonly().meta({
			description: "The first 200 prefixes, IPv4 before IPv6",
			ko: "처음 200개 프리픽스. IPv4가 먼저"
		})
	}).nullable().meta({
		description: "The prefixes that the first AS announces: the first 200 and the total. RIPEstat covers the last two weeks",
		ko: "첫 번째 AS가 광고하는 프리픽스. 처음 200개와 전체 개수. RIPEstat은 최근 2주를 기준으로 합니다"
	}),
	abuse: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		...told,
		mails: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)()).max(8).readonly().meta({
			description: "E-mail addresses",
			ko: "메일 주소"
		})
	}).nullable().meta({
		description: "The abuse contact; an empty list if the registry publishes none; null if no source could be asked",
		ko: "악용 신고 연락처. 등록 기관에 연락처가 없으면 빈 목록, 조회할 수 있는 출처가 없었으면 null"
	}),
	country: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		...told,
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(),
		of: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)(["registration", "location"]).meta({
			description: "registration: the country in which the holder is registered; location: the country in the DB-IP data",
			ko: "registration: 보유자가 등록된 국가. location: DB-IP 데이터의 위치"
		})
	}).nullable(),
	classification: classification.nullable(),
	sources: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
		source,
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.hr)([
			"answered",
			"partly",
			"empty",
			"failed"
		]).meta({
			description: "answered: every request succeeded; partly: some requests failed; empty: it has no data about the query; failed: no usable answer",
			ko: "answered: 모든 요청 성공. partly: 일부 요청 실패. empty: 해당 데이터 없음. failed: 사용할 수 있는 응답 없음"
		}),
		reason: code,
		asOf: asOf.nullable().meta({
			description: "The date or the time of its data; null if it returned none",
			ko: "데이터의 기준일 또는 시각. 답이 없으면 null"
		})
	})).max(8).readonly().meta({
		description: "The sources that were asked, in order",
		ko: "조회한 출처(순서대로)"
	})
});
// src/checks/asn/sources/ledger.ts
function openLedger() {
	const outcomes = new Map();
	const of = (source) => {
		const known = outcomes.get(source) ?? [];
		outcomes.set(source, known);
		return known;
	};
	return {
		async ask(source, work) {
			const before = of(source);
			const [first] = before;
			if (first?.state === "failed" && before.every(({ state }) => state === "failed")) return first;
			const told = await work();
			before.push(told);
			return told;
		},
		rows: () => sourceNames.flatMap((source) => outcomes.has(source) ? [rowOf$1(source, of(source))] : [])
	};
}
function rowOf$1(source, outcomes) {
	const failed = outcomes.find((each) => each.state === "failed");
	const told = outcomes.find((each) => each.state === "told");
	const reason = failed?.reason ?? null;
	if (told) return {
		source,
		state: failed ? "partly" : "answered",
		reason,
		asOf: told.asOf
	};
	return {
		source,
		state: failed ? "failed" : "empty",
		reason,
		asOf: null
	};
}
// src/formats/routing/peeringdb.ts
const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Ar)().transform((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.cr)(text.trim(), 100));
const answer = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({ data: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Dr)({
	asn: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.wr)(),
	name: line,
	info_type: line.nullish(),
	info_types: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.vr)(line).max(16).nullish()
})).max(64) });
function readPeeringdb(body, asn) {
	const parsed = (0,_members_js__WEBPACK_IMPORTED_MODULE_4__.a)(body);
	if ("fault" in parsed) return { fault: parsed.fault };
	const read = answer.safeParse(parsed.json);
	if (!read.success) return { fault: "shape" };
	const found = read.data.data.find((each) => each.asn === asn);
	if (!found) return read.data.data.length > 0 ? { fault: "other-as" } : { net: null };
	const kinds = [found.info_type ?? "", ...found.info_types ?? []].filter((kind) => kind !== "" && kind !== "Not Disclosed");
	return { net: {
		name: found.name,
		kinds: [...new Set(kinds)]
	} };
}
// src/checks/asn/sources/peeringdb.ts
const patience = 3e3;
async function askPeeringdb(context, asn) {
	const path = `net?asn=${asn}&fields=asn,name,info_type,info_types`;
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vr)(() => context.net.source("peeringdb", {
		path,
		headers: { accept: "application/json" },
		patience
	}));
	if (!got.ok) return {
		state: "failed",
		reason: got.failure.reason
	};
	if (got.value.status !== 200) return { state: "empty" };
	const read = readPeeringdb(got.value.body, asn);
	if ("fault" in read) return {
		state: "failed",
		reason: "source.malformed"
	};
	return read.net ? {
		state: "told",
		value: read.net,
		asOf: context.now().toISOString()
	} : { state: "empty" };
}
// src/checks/asn/collect.ts
async function collect({ query }, context) {
	const asn = parseAsNumber(query);
	const bare = {
		...nothing,
		query,
		observedAt: context.now().toISOString()
	};
	const special = specialOf(query);
	if (special) {
		const { network, reference } = special;
		return {
			...bare,
			kind: asn === null ? "address" : "as",
			special: {
				network,
				reference
			}
		};
	}
	const asking = await openAsking(context, openLedger());
	const seen = asn === null ? await ofAddress(query, asking) : await ofNumber(asn, asking);
	return {
		...bare,
		...seen,
		sources: asking.ledger.rows()
	};
}
const nothing = {
	special: null,
	origins: [],
	prefixes: null,
	abuse: null,
	country: null,
	classification: null,
	sources: []
};
const mostDescribed = 4;
async function ofAddress(address, asking) {
	const { context, ledger } = asking;
	const cymru = ledger.ask("cymru", () => askOrigin(context, address));
	const [announcements, abuse, country] = await Promise.all([
		announcementsOf(address, cymru, asking),
		abuseOf(address, asking),
		countryOf(address, () => cymru, asking)
	]);
	const bare = originsOf(announcements);
	const [first] = bare;
	const [origins, prefixes] = await Promise.all([Promise.all(bare.map((origin, at) => describe(origin, at < mostDescribed, asking))), first ? prefixesOf(first.asn, asking) : null]);
	return {
		kind: "address",
		origins,
		prefixes,
		abuse,
		country,
		classification: await classOf(origins[0], {
			address,
			prefixes: prefixes?.total ?? null
		}, asking)
	};
}
async function announcementsOf(address, cymru, asking) {
	const [ripestat, dns] = await Promise.all([ripestatIn(asking)("network-info", { resource: address }, isAround(address)), cymru]);
	const packed = asking.networks?.find(address);
	return [
		...ripestat.state === "told" ? [{
			source: "ripestat",
			asOf: ripestat.asOf,
			asns: ripestat.value.asns,
			prefix: ripestat.value.prefix ?? null
		}] : [],
		...dns.state === "told" ? [{
			source: "cymru",
			asOf: dns.asOf,
			asns: dns.value.asns,
			prefix: dns.value.prefix
		}] : [],
		...packed && asking.networks ? [{
			source: "pack",
			asOf: asking.networks.asOf,
			asns: [packed.asn],
			prefix: packed.prefix
		}] : []
	];
}
async function describe(origin, isAsked, asking) {
	const { asn, prefix, reserved, sources } = origin;
	if (!isAsked || reserved) return {
		...origin,
		operator: null,
		rpki: null
	};
	const isCurrent = sources.some(({ source }) => source !== "pack");
	const [operator, rpki] = await Promise.all([operatorOf(asn, asking), prefix !== null && isCurrent ? rpkiOf(asn, prefix, asking) : null]);
	return {
		...origin,
		operator,
		rpki
	};
}
async function ofNumber(asn, asking) {
	const [operator, prefixes, abuse, country] = await Promise.all([
		operatorOf(asn, asking),
		prefixesOf(asn, asking),
		abuseOf(asn, asking),
		countryOf(asn, () => asking.cymruName(asn), asking)
	]);
	const origin = {
		asn,
		operator,
		prefix: null,
		sources: operator ? [{
			source: operator.source,
			asOf: operator.asOf,
			prefix: null
		}] : [],
		reserved: null,
		rpki: null
	};
	const classification = await classOf(origin, {
		address: null,
		prefixes: prefixes?.total ?? null
	}, asking);
	return {
		kind: "as",
		origins: [origin],
		prefixes,
		abuse,
		country,
		classification
	};
}
async function classOf(origin, { address, prefixes }, { context, ledger, networks }) {
	if (!origin || origin.reserved) return null;
	const { asn, operator } = origin;
	const told = knownOperator(asn) ? null : await ledger.ask("peeringdb", () => askPeeringdb(context, asn));
	const peering = told?.state === "told" ? {
		kinds: told.value.kinds,
		asOf: told.asOf
	} : null;
	const hosting = address === null || !networks ? null : networks.signs(address).hosting;
	return classify({
		asn,
		address,
		operator: operator?.value ?? null,
		prefixes,
		peering,
		hosting
	}, context.now());
}
// src/checks/asn/problems.ts
const problems = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Vn)({
	"rpki-invalid": {
		severity: "high",
		cause: {
			en: "The announcement of {prefix} by AS{asn} is RPKI invalid ({state}). Networks that do route origin validation drop it.",
			ko: "AS{asn}의 {prefix} 광고는 RPKI invalid입니다({state}). RPKI 검증(ROV)을 하는 네트워크는 이 경로를 버립니다."
		},
		action: {
			en: "If AS{asn} is authorized to announce the prefix, correct the ROA. Otherwise report a possible hijack to the prefix holder.",
			ko: "AS{asn}의 광고가 정당하면 ROA를 수정하십시오. 아니라면 하이재킹 가능성을 프리픽스 보유자에게 알리십시오."
		},
		reference: "RFC 6811"
	},
	"reserved-origin": {
		severity: "high",
		cause: {
			en: "{source} reports that AS{asn} announces {prefix}. AS{asn} is reserved and must not be used ({reference}).",
			ko: "{source}에 따르면 AS{asn|이/가} {prefix|을/를} 광고합니다. AS{asn|은/는} 예약되어 사용할 수 없는 번호입니다({reference})."
		},
		action: {
			en: "Ask the prefix holder to announce it from an assigned AS number.",
			ko: "프리픽스 보유자에게 할당받은 AS 번호로 광고하도록 요청하십시오."
		},
		reference: "RFC 7607"
	},
	"rpki-missing": {
		severity: "info",
		cause: {
			en: "No ROA covers {prefix}. Other networks cannot verify that AS{asn} is authorized to announce it.",
			ko: "{prefix|을/를} 보호하는 ROA가 없습니다. AS{asn}의 광고가 정당한지 다른 네트워크가 확인할 수 없습니다."
		},
		action: {
			en: "Create a ROA for AS{asn} at the regional Internet registry (RIR) of the prefix.",
			ko: "프리픽스를 관리하는 지역 인터넷 등록 기관(RIR)에서 AS{asn}용 ROA를 만드십시오."
		},
		reference: "RFC 9582"
	},
	"several-origins": {
		severity: "low",
		cause: {
			en: "Several AS announce the address (MOAS): {list}. This is normal for anycast and migrations, but a hijack looks the same.",
			ko: "여러 AS가 이 주소를 광고합니다(MOAS): {list}. 애니캐스트나 이전 작업 중에는 정상이지만 하이재킹도 이와 같은 모습으로 나타납니다."
		},
		action: {
			en: "Ask the operator whether all of these AS are authorized to announce the prefix.",
			ko: "이 AS들이 모두 프리픽스를 광고해도 되는지 운영자에게 확인하십시오."
		},
		reference: "RFC 1930 §7"
	},
	"sources-disagree": {
		severity: "low",
		cause: {
			en: "The sources report different origin AS: {list}.",
			ko: "출처마다 origin AS가 다릅니다: {list}."
		},
		action: {
			en: "Rely on the newest source. Run the check again later; routes may be changing.",
			ko: "데이터가 가장 최신인 출처를 기준으로 삼으십시오. 경로가 바뀌는 중일 수 있으니 나중에 다시 실행하십시오."
		}
	},
	"not-announced": {
		severity: "low",
		cause: {
			en: "No source lists an AS that announces {query}. The address cannot be reached from the Internet.",
			ko: "{query|을/를} 광고하는 AS가 어떤 출처에도 없습니다. 이 주소는 인터넷에서 접근할 수 없습니다."
		},
		action: {
			en: "Check the address for typing errors. If it is yours, announce its prefix or ask your provider to do so.",
			ko: "주소를 잘못 입력하지 않았는지 확인하십시오. 보유한 주소라면 프리픽스를 광고하거나 ISP에 요청하십시오."
		}
	},
	"unknown-as": {
		severity: "low",
		cause: {
			en: "No source has data about {query}. The number may be unassigned.",
			ko: "{query}에 대한 정보가 어떤 출처에도 없습니다. 할당되지 않은 번호일 수 있습니다."
		},
		action: {
			en: "Check the number for typing errors.",
			ko: "번호를 잘못 입력하지 않았는지 확인하십시오."
		}
	},
	"abuse-contact-missing": {
		severity: "low",
		cause: {
			en: "The registry publishes no abuse contact for {query}.",
			ko: "등록 기관에 {query}의 악용 신고 연락처가 없습니다."
		},
		action: {
			en: "To report abuse, write to the operator. If the network is yours, register an abuse contact at your RIR.",
			ko: "악용을 신고하려면 운영자에게 연락하십시오. 자신의 네트워크라면 지역 인터넷 등록 기관(RIR)에 연락처를 등록하십시오."
		},
		reference: "RFC 9083 §10.2.4"
	},
	"old-data": {
		severity: "low",
		cause: {
			en: "No live source provided data ({list}). The result is based on local data of {date}.",
			ko: "실시간 출처에서 데이터를 얻지 못했습니다({list}). {date} 기준의 로컬 데이터를 사용한 결과입니다."
		},
		action: {
			en: "Check that this machine can reach the sources, and run the check again. To update the local data: npx portcullis data update.",
			ko: "이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오. 로컬 데이터를 갱신하려면: npx portcullis data update."
		}
	},
	"no-source-answered": {
		severity: "low",
		cause: {
			en: "No live source answered ({list}), and the local data has no entry.",
			ko: "응답한 실시간 출처가 없고({list}) 로컬 데이터에도 정보가 없습니다."
		},
		action: {
			en: "Check that this machine can reach the sources, and run the check again.",
			ko: "이 시스템에서 출처에 연결할 수 있는지 확인하고 다시 실행하십시오."
		}
	},
	"source-failed": {
		severity: "info",
		cause: {
			en: "Some sources failed: {list}. The result uses the other sources.",
			ko: "일부 출처에서 데이터를 얻지 못했습니다: {list}. 다른 출처의 데이터를 사용했습니다."
		},
		action: {
			en: "Run the check again later to compare all sources.",
			ko: "모든 출처를 비교하려면 나중에 다시 실행하십시오."
		}
	},
	"special-address": {
		severity: "info",
		cause: {
			en: "{query} is in the special-purpose block {network}: {what} ({reference}). No AS announces it.",
			ko: "{query|은/는} 특수 용도 블록 {network}에 속합니다: {what}({reference}). 이 주소를 광고하는 AS는 없습니다."
		},
		action: {
			en: "To find the network of a host, look up its public address.",
			ko: "호스트가 속한 네트워크를 알아보려면 공인 주소를 조회하십시오."
		}
	},
	"reserved-number": {
		severity: "info",
		cause: {
			en: "{numbers} is a special-purpose AS number ({reference}): {what}. It does not identify a network on the public Internet.",
			ko: "{numbers|은/는} 특수 용도 AS 번호입니다({reference}): {what}. 공개 인터넷의 네트워크를 나타내지 않습니다."
		},
		action: {
			en: "Look up an AS number that a registry has assigned.",
			ko: "등록 기관이 할당한 AS 번호를 조회하십시오."
		}
	}
});
const find = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Hn)();
const kpis = {
	special: {
		en: "Special-purpose block",
		ko: "특수 용도 블록"
	},
	operator: {
		en: "Operator",
		ko: "운영자"
	},
	as: {
		en: "Origin AS",
		ko: "Origin AS"
	},
	prefix: {
		en: "Prefix",
		ko: "프리픽스"
	},
	rpki: {
		en: "RPKI",
		ko: "RPKI"
	},
	kind: {
		en: "Network type",
		ko: "네트워크 유형"
	},
	basis: {
		en: "Type based on",
		ko: "유형의 근거"
	},
	confidence: {
		en: "Confidence",
		ko: "유형의 신뢰도"
	},
	country: {
		en: "Country",
		ko: "국가"
	},
	prefixes: {
		en: "Announced prefixes",
		ko: "광고 프리픽스 수"
	},
	abuse: {
		en: "Abuse contact",
		ko: "악용 신고 연락처"
	}
};
const rpki = {
	valid: {
		en: "valid",
		ko: "유효"
	},
	"invalid-asn": {
		en: "invalid: the ROA authorizes another AS",
		ko: "무효: ROA가 다른 AS를 허용함"
	},
	"invalid-length": {
		en: "invalid: longer than maxLength of the ROA",
		ko: "무효: ROA의 maxLength보다 긺"
	},
	"not-found": {
		en: "no ROA",
		ko: "ROA 없음"
	}
};
const rpkiWords = rpki;
const words = {
	problems,
	caps: {},
	parts: {},
	kpis,
	values: {
		rpki,
		as: { false: {
			en: "none",
			ko: "없음"
		} },
		abuse: { false: {
			en: "none published",
			ko: "공개되지 않음"
		} },
		kind: {
			cloud: {
				en: "cloud",
				ko: "클라우드"
			},
			cdn: {
				en: "CDN",
				ko: "CDN"
			},
			isp: {
				en: "ISP",
				ko: "인터넷 사업자(ISP)"
			},
			hosting: {
				en: "hosting",
				ko: "호스팅"
			},
			enterprise: {
				en: "company or institution",
				ko: "기업 또는 기관"
			}
		},
		basis: {
			"address-range": {
				en: "address ranges published by the CDN",
				ko: "CDN이 공개한 주소 범위"
			},
			"operator-table": {
				en: "built-in table of well-known operators",
				ko: "내장된 주요 운영자 표"
			},
			peeringdb: {
				en: "PeeringDB",
				ko: "PeeringDB"
			},
			"hosting-list": {
				en: "list of hosting networks",
				ko: "호스팅 네트워크 목록"
			},
			name: {
				en: "words in the operator's name",
				ko: "운영자 이름의 단어"
			},
			size: {
				en: "number of prefixes only",
				ko: "프리픽스 개수만"
			}
		},
		confidence: {
			high: {
				en: "high",
				ko: "높음"
			},
			medium: {
				en: "medium",
				ko: "중간"
			},
			low: {
				en: "low",
				ko: "낮음"
			}
		}
	}
};
// src/checks/asn/words.ts
const sourceTitles = {
	ripestat: {
		en: "RIPEstat",
		ko: "RIPEstat"
	},
	rdap: {
		en: "RDAP",
		ko: "RDAP"
	},
	cymru: {
		en: "Team Cymru",
		ko: "Team Cymru"
	},
	peeringdb: {
		en: "PeeringDB",
		ko: "PeeringDB"
	},
	pack: {
		en: "local data",
		ko: "로컬 데이터"
	}
};
function listText(items, say, between = ", ") {
	const texts = _start_js__WEBPACK_IMPORTED_MODULE_2__.Wr.map((language) => [language, items.map((item) => say(item, language)).join(between)]);
	return Object.fromEntries(texts);
}
// src/checks/asn/judge.ts
function judge(raw) {
	const { special, query, kind } = raw;
	if (special) {
		const { network, reference } = special;
		const { en, ko } = specialOf(query) ?? {
			en: reference,
			ko: reference
		};
		const what = {
			en,
			ko
		};
		const kpi = {
			id: "special",
			value: `${network} (${reference})`
		};
		const numbers = network === query ? query : `${query} (${network})`;
		const found = kind === "address" ? find("special-address", {
			query,
			network,
			what,
			reference
		}) : find("reserved-number", {
			numbers,
			what,
			reference
		});
		return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.yr)(null, [found], [kpi], problems);
	}
	const findings = [
		...routeFindings(raw),
		...contactFindings(raw),
		...sourceFindings(raw)
	];
	const verdict = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.yr)(null, findings, kpisOf(raw), problems);
	return isUnknown(raw) && verdict.status === "pass" ? {
		...verdict,
		status: "unknown"
	} : verdict;
}
function isUnknown({ origins, sources }) {
	return !origins.some(({ operator, sources: named }) => operator !== null || named.length > 0) && sources.some(({ state }) => state === "failed" || state === "partly");
}
function routeFindings(raw) {
	const { query, kind, origins } = raw;
	if (isUnknown(raw)) return [];
	if (kind === "as") return origins.every(({ operator }) => operator === null) && (raw.prefixes?.total ?? 0) === 0 ? [find("unknown-as", { query })] : [];
	if (origins.length === 0) return [find("not-announced", { query })];
	return [
		...origins.flatMap(announcementFindings),
		...disagreements(raw),
		...denials(raw)
	];
}
function announcementFindings({ asn, prefix, rpki, reserved, sources }) {
	const about = {
		asn,
		prefix: prefix ?? "?"
	};
	const subject = { subject: `AS${asn}` };
	if (reserved) {
		const source = sources[0] ? sourceTitles[sources[0].source] : "?";
		return [find("reserved-origin", {
			...about,
			source,
			reference: reserved.reference
		}, subject)];
	}
	if (rpki?.state === "not-found") return [find("rpki-missing", about, subject)];
	if (rpki === null || rpki.state === "valid") return [];
	return [find("rpki-invalid", {
		...about,
		state: rpkiWords[rpki.state]
	}, subject)];
}
function disagreements({ origins }) {
	const sources = [...new Set(origins.flatMap((origin) => origin.sources.map(({ source }) => source)))];
	const named = sources.map((source) => origins.filter((each) => each.sources.some((one) => one.source === source)));
	const list = origins.map(({ asn, operator }) => operator ? `AS${asn} (${operator.value})` : `AS${asn}`).join(", ");
	const several = named.some(({ length }) => length > 1) ? [find("several-origins", { list })] : [];
	if (origins.some((origin) => origin.sources.length === sources.length) || sources.length < 2) return several;
	return [...several, find("sources-disagree", { list: listText(origins, whoSays, "; ") })];
}
function denials({ origins, sources }) {
	const isCurrent = origins.some((origin) => origin.sources.some(({ source }) => source !== "pack"));
	const denying = sources.filter(({ source, state }) => asksOrigin.has(source) && state === "answered");
	if (isCurrent || denying.length === 0) return [];
	const none = {
		en: "no AS",
		ko: "AS 없음"
	};
	const list = listText([...origins, null], (origin, language) => origin === null ? `${none[language]}: ${denying.map(({ source }) => sourceTitles[source][language]).join(", ")}` : whoSays(origin, language), "; ");
	return [find("sources-disagree", { list })];
}
const asksOrigin = new Set(["ripestat", "cymru"]);
function whoSays({ asn, sources }, language) {
	return `AS${asn}: ${sources.map(({ source, asOf }) => `${sourceTitles[source][language]} ${asOf.slice(0, 10)}`).join(", ")}`;
}
function contactFindings({ query, abuse }) {
	return abuse?.mails.length === 0 ? [find("abuse-contact-missing", { query })] : [];
}
function sourceFindings(raw) {
	const { sources, origins, prefixes } = raw;
	const failed = sources.filter(({ state }) => state === "failed" || state === "partly");
	if (sources.some(({ state }) => state === "answered" || state === "partly")) return failed.length > 0 ? [find("source-failed", { list: reasonsOf(failed) })] : [];
	const pack = [...origins.flatMap((origin) => origin.sources), ...prefixes ? [prefixes] : []].find(({ source }) => source === "pack");
	if (pack) return [find("old-data", {
		list: reasonsOf(sources),
		date: pack.asOf
	})];
	return failed.length > 0 ? [find("no-source-answered", { list: reasonsOf(failed) })] : [];
}
const knowsNothing = {
	en: "it has no data about it",
	ko: "해당 데이터 없음"
};
function reasonsOf(sources) {
	return listText(sources, (each, language) => `${sourceTitles[each.source][language]}: ${reasonOf(each)[language]}`, "; ");
}
function reasonOf({ state, reason }) {
	return state === "empty" ? knowsNothing : (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_6__.t)(reason);
}
function kpisOf({ origins, prefixes, abuse, country, classification, kind }) {
	const [first] = origins;
	return [
		{
			id: "operator",
			value: first?.operator?.value ?? null
		},
		{
			id: "as",
			value: origins.length === 0 ? false : origins.map(({ asn }) => `AS${asn}`).join(", ")
		},
		...kind === "address" ? [{
			id: "prefix",
			value: first?.prefix ?? null
		}, {
			id: "rpki",
			value: first?.rpki?.state ?? null
		}] : [],
		{
			id: "kind",
			value: classification?.kind ?? null
		},
		{
			id: "basis",
			value: classification?.basis ?? null
		},
		{
			id: "confidence",
			value: classification?.confidence ?? null
		},
		{
			id: "country",
			value: country?.value ?? null
		},
		{
			id: "prefixes",
			value: prefixes?.total ?? null
		},
		{
			id: "abuse",
			value: abuse === null ? null : abuse.mails.join(", ") || false
		}
	];
}
// src/checks/asn/lasts.ts
const wholeDay = 86400;
const afterFailure = 600;
function lasts({ sources }) {
	return sources.some(({ state }) => state === "failed" || state === "partly") ? afterFailure : wholeDay;
}
// src/checks/asn/notes.ts
const notes = [
	{
		en: "Each fact comes from the first source that has it: RIPEstat, then the registry (RDAP), then Team Cymru (DNS), then the local data. The result names the source and the date of each fact. The origin AS is looked up at both RIPEstat and Team Cymru and compared with the local data. A source that fails is listed with the reason, and the next source is used instead.",
		ko: "항목마다 정보가 있는 첫 번째 출처의 값을 사용합니다. 순서는 RIPEstat, 등록 기관(RDAP), Team Cymru(DNS), 로컬 데이터입니다. 결과에는 항목별 출처와 기준일이 표시됩니다. origin AS는 RIPEstat과 Team Cymru에서 모두 조회하여 로컬 데이터와 비교합니다. 실패한 출처는 이유와 함께 표시하고 다음 출처를 사용합니다."
	},
	{
		en: "The first rule that applies decides the network type: address ranges that a CDN publishes, a table of well-known operators, the operator's entry in PeeringDB, a list of hosting networks, words in the operator's name, the number of prefixes. The last two are guesses and have low confidence. Research networks, governments and companies with a network of their own count as enterprise.",
		ko: "네트워크 유형은 처음으로 적용되는 규칙에 따라 정합니다. CDN이 공개한 주소 범위, 주요 운영자 표, 운영자의 PeeringDB 항목, 호스팅 네트워크 목록, 운영자 이름의 단어, 프리픽스 개수 순서입니다. 마지막 두 가지는 추정이므로 신뢰도가 낮습니다. 연구망, 정부, 자체 네트워크를 운영하는 기업은 enterprise로 분류합니다."
	},
	{
		en: "The local data comes with the product (data/ATTRIBUTION.md); `npx portcullis data update` refreshes it. Its ranges merge neighbouring announcements of one AS. Special-purpose addresses and reserved AS numbers are identified from the IANA registries without asking any source.",
		ko: "로컬 데이터는 제품에 포함되어 있으며(data/ATTRIBUTION.md) `npx portcullis data update`로 갱신합니다. 같은 AS의 인접한 광고는 하나의 범위로 합쳐져 있습니다. 특수 용도 주소와 예약된 AS 번호는 출처에 조회하지 않고 IANA 레지스트리에 따라 표시합니다."
	},
	{
		en: "The country is the one in which the holder is registered. If no registry lists one, it is the location in the DB-IP data. Neither is the location of the server: an anycast address is in many places at once.",
		ko: "국가는 보유자가 등록된 국가이며, 등록 정보가 없으면 DB-IP 데이터의 위치입니다. 서버의 실제 위치를 뜻하지 않습니다. 애니캐스트 주소는 동시에 여러 곳에 있습니다."
	}
];
// src/checks/asn/tables.ts
const columns = [
	{
		en: "Fact",
		ko: "항목"
	},
	{
		en: "Source",
		ko: "출처"
	},
	{
		en: "Date",
		ko: "기준일"
	},
	{
		en: "Value",
		ko: "값"
	}
];
const facts = {
	origin: {
		en: "Origin AS",
		ko: "Origin AS"
	},
	operator: {
		en: "Operator",
		ko: "운영자"
	},
	rpki: {
		en: "RPKI",
		ko: "RPKI"
	},
	country: {
		en: "Country",
		ko: "국가"
	},
	abuse: {
		en: "Abuse contact",
		ko: "신고 연락처"
	},
	prefixes: {
		en: "Prefixes",
		ko: "프리픽스"
	}
};
const blocks = [{
	en: "Announced prefixes",
	ko: "광고 프리픽스"
}];
function tablesOf(raw) {
	const { origins, country, abuse, prefixes } = raw;
	const rows = [
		...origins.flatMap((origin) => origin.sources.map((each) => rowOf(facts.origin, each, [`AS${origin.asn}`, each.prefix].filter(Boolean).join(" ")))),
		...origins.flatMap(({ operator }) => operator ? [rowOf(facts.operator, operator, operator.value)] : []),
		...origins.flatMap(({ rpki, asn }) => rpki ? [rowOf(facts.rpki, rpki, listText([asn], (each, language) => `AS${each} ${rpkiWords[rpki.state][language]}`))] : []),
		...country ? [rowOf(facts.country, country, country.value)] : [],
		...abuse ? [rowOf(facts.abuse, abuse, abuse.mails.join(", ") || "–")] : [],
		...prefixes ? [rowOf(facts.prefixes, prefixes, `${prefixes.total}`)] : []
	];
	const listed = raw.kind === "as" ? prefixes?.list ?? [] : [];
	return [...rows.length > 0 ? [{
		columns,
		rows
	}] : [], ...listed.length > 0 ? [{
		columns: blocks,
		rows: listed.map((prefix) => [prefix])
	}] : []];
}
function rowOf(fact, { source, asOf }, value) {
	return [
		fact,
		sourceTitles[source],
		asOf.slice(0, 10),
		value
	];
}
// src/checks/asn/index.ts
const asn = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Or)({
	id: "asn",
	version: 2,
	title: {
		en: "Network and AS",
		ko: "네트워크와 AS"
	},
	about: {
		en: "Shows the operator of an address or an AS, the origin AS and its prefixes, the abuse contact, the country, the RPKI state and the network type: cloud, CDN, ISP, hosting or enterprise.",
		ko: "IP 주소나 AS의 운영자, origin AS와 프리픽스, 악용 신고 연락처, 국가, RPKI 상태, 네트워크 유형(클라우드, CDN, ISP, 호스팅, 기업)를 확인합니다."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "standard",
	ttl: wholeDay,
	lasts,
	words,
	target: ({ query }) => query.startsWith("AS") ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dr)(query) : (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Er)(query),
	collect,
	judge,
	fits: (seen, { query }) => seen.query === query,
	tables: tablesOf,
	observe: ({ query, kind, origins }) => kind === "address" ? origins.filter(({ sources, reserved }) => reserved === null && sources.some(({ source }) => source !== "pack")).map(({ asn: number }) => ({
		target: query,
		kind: "ip:asn",
		value: `AS${number}`
	})) : []
});



/***/ }),

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

/***/ 5264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readJson),
/* harmony export */   c: () => (/* binding */ string),
/* harmony export */   i: () => (/* binding */ response),
/* harmony export */   n: () => (/* binding */ listOf),
/* harmony export */   o: () => (/* binding */ readCard),
/* harmony export */   r: () => (/* binding */ maybe),
/* harmony export */   s: () => (/* binding */ number),
/* harmony export */   t: () => (/* binding */ line)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

// node_modules/zod/v4/classic/coerce.js
function string(params) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Fr)(_start_js__WEBPACK_IMPORTED_MODULE_0__.mr, params);
}
function number(params) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(_start_js__WEBPACK_IMPORTED_MODULE_0__.pr, params);
}
// src/formats/rdap/jcard.ts
const mostProperties = 64;
const mostParts = 8;
const longestText$1 = 256;
function readCard(vcardArray) {
	const properties = propertiesIn(vcardArray);
	return {
		name: valueOf(properties, "fn"),
		organization: valueOf(properties, "org"),
		email: valueOf(properties, "email")?.replace(/^mailto:/i, "") ?? null,
		phone: phoneIn(properties),
		url: valueOf(properties, "url") ?? valueOf(properties, "contact-uri")
	};
}
function propertiesIn(card) {
	return listIn(card).slice(0, mostProperties).flatMap((each) => {
		const [name, parameters, , value] = Array.isArray(each) ? each : [];
		if (typeof name !== "string") return [];
		return [{
			name: name.slice(0, longestText$1).toLowerCase(),
			parameters,
			value: textOf(value)
		}];
	});
}
function listIn(card) {
	if (!Array.isArray(card)) return [];
	const [first, second] = card;
	const list = typeof first === "string" ? second : isWrapped(first) ? first.vcard : card;
	if (!Array.isArray(list)) return [];
	const [inner] = list;
	return Array.isArray(inner) && Array.isArray(inner[0]) ? inner : list;
}
function isWrapped(value) {
	return typeof value === "object" && value !== null && "vcard" in value;
}
function textOf(value) {
	const [first = ""] = (Array.isArray(value) ? value.slice(0, mostParts) : [value]).flatMap((each) => typeof each === "string" && each.trim() !== "" ? [each] : []);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.cr)(first.trim(), longestText$1) || null;
}
function valueOf(properties, name) {
	return properties.find((each) => each.name === name && each.value !== null)?.value ?? null;
}
function phoneIn(properties) {
	const { value = null } = properties.filter(({ name, value }) => name === "tel" && value !== null).find(({ parameters }) => !isFax(parameters)) ?? {};
	return value?.replace(/^tel:/i, "") ?? null;
}
function isFax(parameters) {
	const type = typeof parameters === "object" && parameters !== null && "type" in parameters && parameters.type;
	return (Array.isArray(type) ? type.slice(0, mostParts) : [type]).some((each) => typeof each === "string" && each.slice(0, longestText$1).toLowerCase() === "fax");
}
// src/formats/rdap/json.ts
const deepest = 64;
function readJson(body) {
	const text = new TextDecoder().decode(body);
	if (isTooDeep(text)) return { fault: "deep" };
	try {
		return { json: JSON.parse(text.replace(/^\ufeff/, "")) };
	} catch {
		return { fault: "json" };
	}
}
function isTooDeep(text) {
	let depth = 0;
	let isQuoted = false;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (isQuoted && character === "\\") at++;
		else if (character === "\"") isQuoted = !isQuoted;
		else if (isQuoted) continue;
		else if (character === "{" || character === "[") depth++;
		else if (character === "}" || character === "]") depth--;
		if (depth > deepest) return true;
	}
	return false;
}
// src/formats/rdap/members.ts
const mostListed = 64;
function maybe(schema) {
	return schema.nullable().prefault(null).catch(null);
}
function listOf(schema, most = mostListed) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Nr)().transform((all) => {
		return (Array.isArray(all) ? all : isItem(all) ? [all] : []).slice(0, most).flatMap((each) => {
			const read = schema.safeParse(each);
			return read.success ? [read.data] : [];
		});
	}).prefault([]);
}
function isItem(value) {
	return typeof value === "string" || typeof value === "object" && value !== null;
}
const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().transform((value) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.cr)(value.trim(), 256) || null);
const link = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
	rel: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)()),
	type: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)()),
	href: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().max(2048))
});
const contact = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
	roles: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().transform((role) => role.slice(0, 256).trim().toLowerCase())),
	handle: maybe(line),
	vcardArray: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Nr)().optional(),
	publicIds: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
		type: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)(),
		identifier: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Mr)([(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Er)()])
	})),
	links: listOf(link),
	url: maybe(line),
	remarks: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
		title: maybe(line),
		type: maybe(line)
	}))
});
const entity = contact.extend({ entities: listOf(contact) });
const notice = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
	title: maybe(line),
	type: maybe(line),
	description: listOf(line, 4)
});
const signer = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
	keyTag: number().int().min(0).max(65535),
	algorithm: number().int().min(0).max(255),
	digestType: number().int().min(0).max(255),
	digest: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().max(256)
});
const redaction = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({ name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
	type: maybe(line),
	description: maybe(line)
}) });
const response = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
	errorCode: maybe(number()),
	objectClassName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().transform((name) => name.slice(0, 256).toLowerCase())),
	ldhName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().max(256)),
	unicodeName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().max(256)),
	handle: maybe(line),
	status: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)()),
	events: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
		eventAction: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)(),
		eventDate: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)()
	}), 256),
	nameservers: listOf((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
		ldhName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().max(256)),
		unicodeName: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Ar)().max(256))
	})),
	secureDNS: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Dr)({
		delegationSigned: maybe((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.br)()),
		dsData: listOf(signer)
	})),
	entities: listOf(entity),
	links: listOf(link),
	notices: listOf(notice),
	remarks: listOf(notice),
	redacted: listOf(redaction)
});



/***/ }),

/***/ 6321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ writeOptions),
/* harmony export */   t: () => (/* binding */ messageIn)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/formats/dns/edns.ts
const longestErrorText = 512;
const codes = {
	server: 3,
	error: 15
};
function readOptions(cursor) {
	const options = [];
	while (cursor.at < cursor.end) {
		const code = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
		options.push((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.jt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor), (part) => readOption(code, part)));
	}
	return options;
}
function readOption(code, part) {
	if (code === codes.server) return {
		name: "server",
		bytes: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(part)
	};
	if (code !== codes.error || part.end - part.at < 2) return {
		name: "other",
		code,
		bytes: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(part)
	};
	return {
		name: "error",
		code: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(part),
		text: beginning(Buffer.from(beginning((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(part)), "utf8")).replace(/\0+$/, "")
	};
}
function beginning(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}
function writeOptions(out, options) {
	for (const option of options) {
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)(out, option.name === "other" ? option.code : codes[option.name]);
		(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.nt)(out, () => writeOption(out, option));
	}
}
function writeOption(out, option) {
	if (option.name !== "error") return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.et)(out, option.bytes);
	const text = Buffer.from(option.text, "utf8");
	if (text.length > longestErrorText) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("an error text of more than 512 octets");
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)(out, option.code);
	(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.et)(out, text);
}
// src/formats/dns/read-message.ts
const mostRecords = 1e4;
const mostQuestions = 32;
function readMessage(bytes) {
	if (bytes.length > 65535) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("longer than a message can be");
	const cursor = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(bytes);
	const id = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	const flags = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	const counts = {
		questions: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor),
		answers: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor),
		authorities: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor)
	};
	const additionals = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	if (counts.questions > mostQuestions) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("too many questions");
	if (counts.answers + counts.authorities + additionals > mostRecords) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("too many records");
	const isTruncated = (flags & 512) !== 0;
	const questions = [];
	const sections = {
		answers: [],
		authorities: [],
		additionals: [],
		opt: null
	};
	try {
		for (let left = counts.questions; left > 0; left--) questions.push(readQuestion(cursor));
		for (let left = counts.answers; left > 0; left--) sections.answers.push(readRecord(cursor));
		for (let left = counts.authorities; left > 0; left--) sections.authorities.push(readRecord(cursor));
		for (let left = additionals; left > 0; left--) readAdditional(cursor, sections);
	} catch (error) {
		if (!(error instanceof _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt) || !isTruncated) throw error;
		cursor.at = cursor.end;
	}
	const { opt, ...records } = sections;
	return {
		id,
		isResponse: (flags & 32768) !== 0,
		opcode: flags >> 11 & 15,
		isAuthoritative: (flags & 1024) !== 0,
		isTruncated,
		isRecursionDesired: (flags & 256) !== 0,
		isRecursionAvailable: (flags & 128) !== 0,
		isAuthenticData: (flags & 32) !== 0,
		isCheckingDisabled: (flags & 16) !== 0,
		rcode: (opt?.rcodeHigh ?? 0) * 16 + (flags & 15),
		questions,
		...records,
		edns: opt && ednsOf(opt),
		stray: cursor.end - cursor.at
	};
}
function ednsOf({ version, size, isDnssecOk, options }) {
	return {
		version,
		size,
		isDnssecOk,
		options
	};
}
function readQuestion(cursor) {
	return {
		name: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(cursor),
		type: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor),
		class: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor)
	};
}
function readRecord(cursor) {
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(cursor);
	const type = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	if (type === _gate_js__WEBPACK_IMPORTED_MODULE_0__.lt.OPT) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("OPT out of place");
	return readAfterType(cursor, name, type);
}
function readAfterType(cursor, name, type) {
	const inClass = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	const seconds = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.At)(cursor);
	const data = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.jt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor), (part) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.K)(part, type, inClass));
	return {
		name,
		type,
		class: inClass,
		ttl: seconds > 2147483647 ? 0 : seconds,
		data
	};
}
function readAdditional(cursor, sections) {
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(cursor);
	const type = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor);
	if (type !== _gate_js__WEBPACK_IMPORTED_MODULE_0__.lt.OPT) {
		sections.additionals.push(readAfterType(cursor, name, type));
		return;
	}
	if (sections.opt) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("more than one OPT");
	if (name.wire.length !== 1) throw new _gate_js__WEBPACK_IMPORTED_MODULE_0__.Pt("OPT of a name");
	sections.opt = {
		size: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor),
		rcodeHigh: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ot)(cursor),
		version: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ot)(cursor),
		isDnssecOk: ((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor) & 32768) !== 0,
		options: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.jt)(cursor, (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(cursor), readOptions)
	};
}
// src/formats/dns/read-once.ts
const known = new WeakMap();
function messageIn(bytes) {
	const message = known.get(bytes) ?? readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
	known.set(bytes, message);
	return message;
}



/***/ }),

/***/ 533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ resolverWords)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);

// src/probes/dns/resolver-words.ts
const words = {
	TIMEOUT: {
		en: "no answer came in time",
		ko: "제시간에 응답이 없음"
	},
	SERVFAIL: {
		en: "the lookup failed",
		ko: "조회에 실패함"
	},
	REFUSED: {
		en: "the query was refused",
		ko: "질의를 거부함"
	},
	NXDOMAIN: {
		en: "the name does not exist",
		ko: "존재하지 않는 이름"
	},
	NODATA: {
		en: "the record does not exist",
		ko: "해당 레코드 없음"
	},
	FORMERR: {
		en: "the query could not be parsed",
		ko: "질의를 해석하지 못함"
	},
	NOTIMP: {
		en: "this query is not supported",
		ko: "이런 질의를 지원하지 않음"
	},
	NOTAUTH: {
		en: "the server is not authoritative for the zone",
		ko: "그 존을 제공하지 않음"
	},
	"NOT-AUTHORITATIVE": {
		en: "the server is not authoritative for the zone",
		ko: "그 존을 제공하지 않음"
	},
	YXDOMAIN: {
		en: "a DNAME makes the name too long",
		ko: "DNAME으로 이름이 너무 길어짐"
	},
	"NO-SOA": {
		en: "the answer is empty and has no SOA record",
		ko: "SOA 레코드 없는 빈 응답임"
	},
	"NO-SERVERS": {
		en: "no name server is known",
		ko: "알려진 네임서버가 없음"
	},
	"NO-PARENT": {
		en: "the parent zone is unknown",
		ko: "상위 존을 알 수 없음"
	},
	"NO-MX": {
		en: "it has no MX record, and its own address may not accept mail",
		ko: "MX 레코드가 없어 자체 주소에서 메일을 받는지 알 수 없음"
	},
	"CNAME-LOOP": {
		en: "the CNAME records form a loop",
		ko: "CNAME이 순환함"
	},
	"CNAME-CHAIN": {
		en: "the CNAME chain is too long",
		ko: "CNAME 체인이 너무 긺"
	},
	BADRESP: {
		en: "the answer could not be read",
		ko: "응답을 읽을 수 없음"
	},
	TRUNCATED: {
		en: "the answer was cut off",
		ko: "응답이 잘림"
	},
	FILTERED: {
		en: "a filter on the path blocks the name",
		ko: "중간에서 이름을 차단함"
	},
	"PRIVATE-ROOT": {
		en: "the resolver uses a private root zone",
		ko: "사설 루트에 질의함"
	},
	changing: {
		en: "every answer is different",
		ko: "물을 때마다 응답이 다름"
	},
	expired: {
		en: "the signature has expired",
		ko: "서명이 만료됨"
	},
	"not-yet-valid": {
		en: "the signature is not valid yet",
		ko: "서명이 아직 유효하지 않음"
	},
	"bad-signature": {
		en: "the signature does not match the records",
		ko: "서명이 레코드와 맞지 않음"
	},
	"no-signature": {
		en: "the signature is missing",
		ko: "서명이 없음"
	},
	"wrong-signer": {
		en: "another zone signed it",
		ko: "다른 존이 서명함"
	},
	"no-matching-key": {
		en: "no key of the zone matches the DS record",
		ko: "DS 레코드에 맞는 키가 존에 없음"
	},
	"wrong-digest": {
		en: "the DS record does not match its key",
		ko: "DS 레코드가 키와 맞지 않음"
	},
	"revoked-key": {
		en: "the DS record refers to a revoked key",
		ko: "DS 레코드가 폐기된 키를 가리킴"
	},
	"no-key": {
		en: "the key of the signature is missing",
		ko: "서명에 쓴 키가 없음"
	},
	"no-proof": {
		en: "the proof of nonexistence is missing",
		ko: "부재 증명이 없음"
	},
	"wrong-proof": {
		en: "the proof of nonexistence is wrong",
		ko: "부재 증명이 잘못됨"
	},
	withheld: {
		en: "the resolver does not return signatures",
		ko: "서명이 전달되지 않음"
	},
	filtered: {
		en: "a device on the path replaced the answer",
		ko: "중간에서 응답을 바꿈"
	}
};
const beginnings = [
	[/^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|EAFNOSUPPORT)/, {
		en: "no route from here",
		ko: "여기서 도달할 경로가 없음"
	}],
	[/^(?:EACCES|EPERM)/, {
		en: "this machine blocks the query",
		ko: "이 시스템에서 질의가 차단됨"
	}],
	[/^(?:TLS-|ERR_SSL|ERR_TLS|ERR_OSSL)/, {
		en: "the TLS connection failed",
		ko: "TLS 연결에 실패함"
	}],
	[/^(?:CERT_|HOSTNAME_MISMATCH|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/, {
		en: "its certificate is not trusted",
		ko: "인증서를 신뢰할 수 없음"
	}],
	[/^EDE-/, {
		en: "the resolver reported an error",
		ko: "리졸버가 오류를 보고함"
	}],
	[/^E[A-Z]/, {
		en: "the connection was closed",
		ko: "연결이 끊어짐"
	}]
];
const unusual = {
	en: "there was no usable answer",
	ko: "쓸 수 있는 응답이 없음"
};
function resolverWords(reason) {
	if (reason === null) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wr)(null);
	if (Object.hasOwn(words, reason)) return words[reason] ?? unusual;
	const ofTransport = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.D)(reason);
	if (ofTransport !== null) return ofTransport;
	if (/^[a-z]/.test(reason)) return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wr)(reason);
	return beginnings.find(([start]) => start.test(reason))?.[1] ?? unusual;
}



/***/ }),

/***/ 1336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ specialBlockOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);

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
	const block = specialBlocks.find(({ network }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.hn)(address, [network]));
	if (block) return block;
	return address.includes(":") && !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.hn)(address, ["2000::/3"]) ? unassigned : null;
}
const unassigned = {
	network: "::/0",
	en: "addresses outside of the global unicast space",
	ko: "글로벌 유니캐스트 공간 밖의 주소",
	reference: "RFC 4291 §2.4"
};



/***/ })

};
