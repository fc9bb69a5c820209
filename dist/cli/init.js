import { B as version, dt as printable, g as optionsFor, l as tooManySubjects, u as exitCodes, ut as shown, xt as fill, yt as failure } from "./start.js";
import { as as parseUrl, dt as readGiven, f as configsIn, ut as givenFlags, yr as readLanguage } from "./gate.js";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// src/cli/commands/init.ts
const file = "portcullis.config.jsonc";
const words = {
	written: {
		en: "Wrote {file}. Next: npx portcullis gate, or npx portcullis gate --print-config",
		ko: "{file|을/를} 만들었습니다. 다음: npx portcullis gate 또는 npx portcullis gate --print-config"
	},
	there: {
		en: "a configuration already exists",
		ko: "이미 설정이 있습니다"
	},
	field: {
		en: "init",
		ko: "init"
	}
};
async function initCommand({ subjects, isFromEnvironment, argv, io }) {
	const [, second] = isFromEnvironment ? [] : subjects;
	if (second !== void 0) throw tooManySubjects("init", second);
	const language = readLanguage(readGiven(givenFlags(argv), io.env, optionsFor("init")));
	const naming = isFromEnvironment ? "PORTCULLIS_URL" : "url";
	const targets = subjects.map((url) => canonical(url, naming));
	const folder = io.folder ?? ".";
	const [there] = configsIn(folder);
	if (there !== void 0) throw refusal(there, words.there);
	try {
		writeFileSync(join(folder, file), configurationFor(targets, folder), { flag: "wx" });
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		throw refusal(file, code === "EEXIST" ? words.there : {
			en: code,
			ko: code
		});
	}
	io.out(`${fill(words.written, { file }, language)}\n`);
	return exitCodes.pass;
}
function canonical(url, field) {
	const parsed = parseUrl(url);
	if ("value" in parsed) return parsed.value;
	const { expected, given = shown(url) } = parsed.problem;
	throw failure("input.value", {
		field,
		expected,
		given
	}, { reason: "url" });
}
function refusal(path, detail) {
	return failure("input.file", {
		field: words.field,
		path: printable(path, 200),
		detail
	}, { reason: "config" });
}
const installed = "./node_modules/portcullis/schema/config.json";
function schemaFor(folder) {
	return existsSync(join(folder, installed)) ? installed : `https://raw.githubusercontent.com/portcullis/portcullis/v${version}/schema/config.json`;
}
function configurationFor(urls, folder) {
	const targets = urls.length === 0 ? ["https://your-site.example/"] : [...new Set(urls)];
	return `{
  "$schema": ${JSON.stringify(schemaFor(folder))},

  // What to measure. A target can also be an object with its own thresholds, paths and name.
  "targets": [${targets.map((url) => JSON.stringify(url)).join(", ")}],

  // Thresholds. These are the defaults.
  "min_ssl": "B",
  "min_headers": "C",
  "min_days": "auto",
  "require_https": true,

  // Effect of a finding on the verdict, by rule: "error" fails, "warn" warns, "off" hides it. See portcullis explain.
  "rules": {},

  // Other checks that must pass, such as "pqc": "warn" or "owasp": { "minScore": 80 }.
  "checks": {},

  // Waived findings: { "rule": "http.*", "url": "https://…/**", "reason": "…", "until": "2027-01-31" }.
  "waivers": []
}
`;
}
export { initCommand };
