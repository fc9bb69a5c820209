// src/cli/short-help.ts
const groups = [
	["Gate", [
		"gate",
		"init",
		"explain",
		"convert",
		"demo"
	]],
	["Check a site", [
		"ssl",
		"http",
		"owasp",
		"pqc",
		"port",
		"exposure"
	]],
	["Check a domain", [
		"golive",
		"dns",
		"email",
		"rdap",
		"propagation",
		"subdomains",
		"lookalike",
		"impersonation"
	]],
	["Look up", [
		"asn",
		"ip",
		"reverse-dns",
		"email-header",
		"phishing",
		"history",
		"pivot",
		"changes"
	]],
	["Serve", [
		"serve",
		"worker",
		"mcp",
		"keys",
		"account",
		"watch",
		"channel",
		"db",
		"backup",
		"restore"
	]],
	["Other", [
		"data",
		"rules",
		"completion",
		"help",
		"version"
	]]
];
function shortHelp() {
	const wide = Math.max(...groups.map(([title]) => title.length)) + 4;
	return `\n${groups.flatMap(([title, names]) => wrapped(title, names.join(", "), wide)).join("\n")}\n\n  portcullis help COMMAND shows its options, portcullis --help every command.\n`;
}
const columns = 80;
function wrapped(title, text, wide) {
	return text.split(" ").reduce((done, word) => {
		const last = done.at(-1);
		const joined = `${last} ${word}`;
		return last !== void 0 && wide + joined.length <= columns ? [...done.slice(0, -1), joined] : [...done, word];
	}, []).map((line, index) => `${(index === 0 ? `  ${title}` : "").padEnd(wide)}${line}`);
}
export { shortHelp };
