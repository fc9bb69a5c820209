// src/data/distributions.ts
const distributionsAsOf = "2026-11-22";
const debian = {
	releases: {
		mark: /[+~.-]deb(?<release>\d{1,2})/i,
		source: "https://wiki.debian.org/LTS",
		ends: [
			["13", null],
			["12", "2028-06-30"],
			["11", "2026-08-31"],
			["10", "2024-06-30"],
			["9", "2022-06-30"],
			["8", "2020-06-30"],
			["7", "2018-05-31"],
			["6", "2016-02-29"]
		]
	},
	oldest: {
		nginx: "1.22",
		"Apache HTTP Server": "2.4",
		PHP: "8.2",
		OpenSSL: "3.0"
	},
	shipped: {
		nginx: ["1.22.1", "1.26.3"],
		PHP: ["8.2", "8.4"],
		OpenSSL: ["3.0", "3.5"]
	},
	unmarked: {
		nginx: ["1.22.1", "1.26.3"],
		PHP: ["8.2", "8.4"],
		OpenSSL: ["3.0", "3.5"]
	}
};
const ubuntu = {
	releases: {
		mark: /ubuntu(?:\d{1,2}\.|\d{0,2}~)?(?<release>(?:0[6-9]|[1-3]\d)\.(?:04|10))(?!\d)/i,
		source: "https://wiki.ubuntu.com/Releases",
		ends: [
			["26.04", null],
			["25.10", "2026-07-01"],
			["25.04", "2026-01-17"],
			["24.10", "2025-07-10"],
			["24.04", "2034-04-30"],
			["23.10", "2024-07-12"],
			["23.04", "2024-01-25"],
			["22.10", "2023-07-20"],
			["22.04", "2032-04-09"],
			["21.10", "2022-07-14"],
			["21.04", "2022-01-20"],
			["20.10", "2021-07-22"],
			["20.04", "2030-04-02"],
			["19.10", "2020-07-17"],
			["19.04", "2020-01-23"],
			["18.10", "2019-07-18"],
			["18.04", "2028-04-01"],
			["17.10", "2018-07-19"],
			["17.04", "2018-01-13"],
			["16.10", "2017-07-20"],
			["16.04", "2026-04-02"],
			["15.10", "2016-07-28"],
			["14.04", "2024-04-02"],
			["12.04", "2019-04-26"]
		]
	},
	oldest: {
		nginx: "1.14",
		"Apache HTTP Server": "2.4",
		PHP: "7.2",
		OpenSSL: "1.1"
	},
	shipped: {
		nginx: [
			"1.14.0",
			"1.18.0",
			"1.24.0",
			"1.28"
		],
		PHP: [
			"7.2.24",
			"7.4.3",
			"8.1.2",
			"8.3.6",
			"8.5"
		],
		OpenSSL: [
			"1.1.1",
			"3.0.13",
			"3.5"
		]
	}
};
const redHat = {
	releases: {
		mark: /\.el(?<release>\d{1,2})/i,
		source: "https://access.redhat.com/support/policy/updates/errata",
		ends: [
			["10", null],
			["9", "2035-05-31"],
			["8", "2032-05-31"],
			["7", "2028-06-30"],
			["6", "2024-06-30"],
			["5", "2020-11-30"],
			["4", "2017-03-31"]
		]
	},
	oldest: {
		nginx: "1.14",
		"Apache HTTP Server": "2.4.6",
		PHP: "5.4",
		OpenSSL: "1.0.2"
	},
	shipped: { PHP: [
		"5.4.16",
		"7.2.24",
		"7.3.20",
		"7.4.33",
		"8.0.30",
		"8.1",
		"8.2",
		"8.3",
		"8.4"
	] },
	unmarked: {
		nginx: [
			"1.20.1",
			"1.22.1",
			"1.24.0",
			"1.26.3"
		],
		PHP: [
			"7.2.24",
			"7.3.20",
			"7.4.33",
			"8.0.30",
			"8.1",
			"8.2",
			"8.3",
			"8.4"
		]
	}
};
const rebuild = { oldest: {
	nginx: "1.14",
	"Apache HTTP Server": "2.4.37",
	PHP: "7.2",
	OpenSSL: "1.1.1"
} };
const fedora = {
	releases: {
		mark: /\.fc(?<release>\d{1,2})/i,
		source: "https://docs.fedoraproject.org/en-US/releases/eol/",
		ends: [
			["44", null],
			["43", "2026-12-09"],
			["42", "2026-05-13"],
			["41", "2025-12-15"],
			["40", "2025-05-13"]
		]
	},
	oldest: {
		nginx: "1.28",
		"Apache HTTP Server": "2.4",
		PHP: "8.4",
		OpenSSL: "3.5"
	}
};
const amazon = {
	releases: {
		mark: /\.amzn(?<release>\d{1,4})/i,
		source: "https://aws.amazon.com/amazon-linux-2/faqs/",
		ends: [
			["2023", null],
			["2", "2026-06-30"],
			["1", "2023-12-31"]
		]
	},
	oldest: {
		nginx: "1.22",
		"Apache HTTP Server": "2.4",
		PHP: "8.1",
		OpenSSL: "3.0"
	}
};
const distributions = [
	{
		name: "Ubuntu",
		mark: /\bubuntu|\d(?:ubuntu|build)\d/i,
		...ubuntu
	},
	{
		name: "Debian",
		mark: /\bdebian\b|[+~.-]deb\d/i,
		...debian
	},
	{
		name: "Raspberry Pi OS",
		mark: /\braspbian\b/i,
		oldest: debian.oldest
	},
	{
		name: "Red Hat",
		mark: /\bred hat\b|\brhel\b|\.el\d/i,
		...redHat
	},
	{
		name: "CentOS Stream",
		mark: /\bcentos stream\b/i,
		oldest: {
			nginx: "1.20",
			"Apache HTTP Server": "2.4",
			PHP: "8.0",
			OpenSSL: "3.0"
		}
	},
	{
		name: "AlmaLinux",
		mark: /\balmalinux\b/i,
		...rebuild
	},
	{
		name: "Rocky Linux",
		mark: /\brocky\b/i,
		...rebuild
	},
	{
		name: "Oracle Linux",
		mark: /\boracle linux\b/i,
		oldest: redHat.oldest
	},
	{
		name: "Amazon Linux",
		mark: /\bamazon linux\b|\.amzn\d/i,
		...amazon
	},
	{
		name: "SUSE",
		mark: /\bsuse\b|\bopensuse\b/i,
		oldest: {
			"Apache HTTP Server": "2.4",
			PHP: "5.5",
			OpenSSL: "1.0.2"
		}
	},
	{
		name: "Fedora",
		mark: /\bfedora\b|\.fc\d/i,
		...fedora
	},
	{
		name: "Red Hat",
		mark: /\b1\.0\.\d[a-z]{0,2}-fips\b/i,
		oldest: redHat.oldest
	}
];
const endedDistribution = /\(centos\)|\bapache\/[\d.]{1,12} \(\)/i;
// src/formats/software/product-version.ts
const longest = 4096;
const mostProducts = 100;
const trademark = /\((?:r|tm|c)\)/gi;
const attached = /(?<=[A-Za-z])\/?\((?<version>\d+\.\d[\w.+~-]*)[^()]*\)/g;
const bracketed = /(?<=[A-Za-z]) \((?!\d+(?:\.\d+){3}\))v?(?<version>\d+\.\d[\w.+~-]*)\)/g;
const comment = /\([^()]*\)/g;
const named = /(?<![\w.+!-])(?<name>[A-Za-z][\w.+!-]*?(?: [A-Za-z][\w.+!-]*){0,2}?)(?:\/v?| v?|(?:: ?|[-_])v?(?=\d+\.\d)(?!\d+(?:\.\d+){3}(?![\w.])))(?<version>\d[\w.+~:-]*)/g;
const filler = /^(?:powered|site|running|runs|generated|made|built|created|served|with|by|using|from|at|on)$/i;
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}:\d{1,5}|192\.168\.\d{1,3}\.\d{1,3})$/;
const protocol = /^https?$/i;
function readProducts(value) {
	const text = tidy(value.slice(0, longest));
	const found = [...text.matchAll(named)].slice(0, mostProducts).flatMap(({ groups }) => {
		const name = withoutFiller(groups?.["name"] ?? "");
		const version = (groups?.["version"] ?? "").replace(/[.:~+-]+$/, "");
		return name === "" ? [] : [{
			name,
			version: address.test(version) ? null : version
		}];
	});
	if (found.length > 0) return found;
	const name = text.split(/[\s/;,]+/).find((word) => /[A-Za-z]/.test(word) && !filler.test(word) && !protocol.test(word));
	return name === void 0 ? [] : [{
		name,
		version: null
	}];
}
function tidy(value) {
	return value.replace(/\s+/g, " ").replace(trademark, "").replace(/ version:? (?=\d)/gi, " ").replace(bracketed, "/$<version> ").replace(attached, "/$<version> ").replace(comment, "  ");
}
function isReadWhole(value) {
	return value.length <= longest && readProducts(value).length < mostProducts;
}
function withoutFiller(name) {
	const words = name.split(" ");
	if (filler.test(words.at(-1) ?? "") || protocol.test(name)) return "";
	return words.slice(words.findLastIndex((word) => filler.test(word)) + 1).join(" ");
}
const versionNumber = /(?:^|[\s/(])v?(?<version>\d+(?:\.\d+)+[\w.+-]*|\d+(?=$|[\s;,)]))/;
function readVersion(value) {
	return versionNumber.exec(value.slice(0, longest))?.groups?.["version"] ?? null;
}
function packagerIn(value) {
	const text = value.slice(0, longest);
	if (endedDistribution.test(text)) return null;
	const found = distributions.find(({ mark }) => mark.test(text));
	if (!found) return null;
	return {
		distribution: found.name,
		release: found.releases?.mark.exec(text)?.groups?.["release"] ?? null
	};
}
const build = "(?:[-._](?:min|slim|pack|packed|compressed|custom|full|core|prod|production|dev|debug|esm|module|(?:alpha|beta|rc)\\d{0,2}|[0-9a-f]{6,40}|\\d{1,3}))*";
const numbers = "\\d{1,3}(?:\\.\\d{1,3})";
const jqueryFile = new RegExp(`^jquery(?:[-._]?(?<version>${numbers}{1,2}))?${build}\\.js$`, "i");
const jqueryPackage = new RegExp(`(?:^|[/,])jquery@v?(?<version>${numbers}{0,2})(?![\\w-]|\\.\\d)`, "i");
const jqueryDirectory = new RegExp(`(?:^|/)jquery[/._-]v?(?<version>${numbers}{0,2})/`, "i");
function jqueryIn(src) {
	const path = src.slice(0, 2048).split(/[?#;]/, 1)[0] ?? "";
	const pinned = jqueryPackage.exec(path)?.groups?.["version"];
	if (pinned !== void 0) return {
		name: "jQuery",
		version: pinned
	};
	const end = path.lastIndexOf("/") + 1;
	const file = jqueryFile.exec(path.slice(end));
	if (!file) return null;
	const above = jqueryDirectory.exec(path.slice(0, end))?.groups?.["version"];
	return {
		name: "jQuery",
		version: file.groups?.["version"] ?? above ?? null
	};
}
function numbersOf(version) {
	const leading = /^v?(?<numbers>\d{1,9}(?:\.\d{1,9}){0,3})(?!\d)/.exec(version)?.groups?.["numbers"];
	return leading === void 0 ? [] : leading.split(".").map(Number);
}
function compareVersions(one, other) {
	const length = Math.max(one.length, other.length);
	for (let at = 0; at < length; at++) {
		const difference = (one[at] ?? 0) - (other[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
export { packagerIn as a, distributions as c, numbersOf as i, distributionsAsOf as l, isReadWhole as n, readProducts as o, jqueryIn as r, readVersion as s, compareVersions as t, endedDistribution as u };
