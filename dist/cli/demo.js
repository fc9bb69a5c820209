import { D as toJson, d as exitOf, g as optionsFor, u as exitCodes, xt as fill } from "./start.js";
import { i as issueRoot, n as issueIntermediate, r as issueLeaf } from "./issue.js";
import { Bi as localRunner, Mt as painter, N as gateMany, ct as widthOfReport, dt as readGiven, or as openEngine, st as wantsColour, ut as givenFlags, y as prettyGate, yr as readLanguage } from "./gate.js";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
// src/demo/site.ts
const day = 864e5;
const lifetime = 90;
const good = {
	daysLeft: 80,
	title: "A well-configured site",
	headers: [
		["Content-Security-Policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
		["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
		["X-Frame-Options", "DENY"],
		["X-Content-Type-Options", "nosniff"],
		["Referrer-Policy", "no-referrer"],
		["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
		["Cross-Origin-Opener-Policy", "same-origin"],
		["Cross-Origin-Embedder-Policy", "require-corp"],
		["Cross-Origin-Resource-Policy", "same-origin"]
	]
};
const flawed = {
	daysLeft: 5,
	title: "A site with problems",
	headers: [
		["Server", "nginx/1.14.0"],
		["X-Powered-By", "PHP/7.2.1"],
		["X-Content-Type-Options", "nosniff"],
		["Strict-Transport-Security", "max-age=3600"],
		["Set-Cookie", "session=1234; Path=/"]
	]
};
async function startDemo({ now = new Date() } = {}) {
	const authority = issueRoot({
		subject: {
			organization: "Portcullis",
			commonName: "Portcullis Demo Root"
		},
		notBefore: new Date(now.getTime() - 365 * day),
		notAfter: new Date(now.getTime() + 3650 * day)
	});
	const issuer = issueIntermediate(authority, {
		subject: {
			organization: "Portcullis",
			commonName: "Portcullis Demo CA"
		},
		notBefore: new Date(now.getTime() - 365 * day),
		notAfter: new Date(now.getTime() + 1825 * day)
	});
	const servers = await Promise.all([good, flawed].map((site) => serve(site, issuer, now)));
	const [goodUrl = "", flawedUrl = ""] = servers.map(urlOf);
	async function close() {
		await Promise.all(servers.map(stop));
	}
	return {
		good: goodUrl,
		flawed: flawedUrl,
		authority: authority.pem,
		close,
		[Symbol.asyncDispose]: close
	};
}
async function serve({ daysLeft, title, headers }, issuer, now) {
	const notAfter = new Date(now.getTime() + daysLeft * day);
	const leaf = issueLeaf(issuer, {
		subject: { commonName: "localhost" },
		names: ["localhost", "127.0.0.1"],
		notBefore: new Date(notAfter.getTime() - lifetime * day),
		notAfter
	});
	const options = {
		key: leaf.key,
		cert: leaf.pem + issuer.pem,
		minVersion: "TLSv1.2"
	};
	const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1></html>\n`;
	const server = createServer(options, (_request, response) => {
		response.writeHead(200, [...headers, ["Content-Type", "text/html; charset=utf-8"]].flat());
		response.end(body);
	});
	server.on("tlsClientError", () => {});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return server;
}
function urlOf(server) {
	return `https://localhost:${server.address().port}/`;
}
async function stop(server) {
	const closed = once(server, "close");
	server.close();
	server.closeAllConnections();
	await closed;
}
// src/cli/commands/demo.ts
const words = {
	before: {
		en: "Two small sites run on this machine, with their own certificate authority.\nThe gate reports:\n",
		ko: "이 컴퓨터에서 자체 인증 기관을 쓰는 작은 사이트 두 개를 실행했습니다.\n게이트의 판정은 다음과 같습니다.\n"
	},
	after: {
		en: "A build that checks both sites would stop here with exit code {code}. Now check your own site:\n\n  npx portcullis gate https://your-site.example",
		ko: "두 사이트를 함께 점검한 빌드는 종료 코드 {code|으로/로} 여기서 멈춥니다. 이제 여러분의 사이트를 점검해 보십시오.\n\n  npx portcullis gate https://your-site.example"
	},
	keep: {
		en: "Both sites keep running until you press Ctrl-C. In another terminal:\n\n  npx portcullis gate {url} --ca-file {file}",
		ko: "Ctrl-C를 누를 때까지 두 사이트가 계속 실행됩니다. 다른 터미널에서:\n\n  npx portcullis gate {url} --ca-file {file}"
	}
};
async function demoCommand({ argv, io }) {
	const given = readGiven(givenFlags(argv), io.env, optionsFor("demo"));
	const language = readLanguage(given);
	await using demo = await startDemo();
	const result = await gateMany({
		runner: localRunner(openEngine({
			authorities: [demo.authority],
			deadline: 1e4,
			special: true
		})),
		language,
		urls: [demo.good, demo.flawed],
		thresholds: {}
	});
	if (given.isSet("json")) io.out(toJson(result));
	else {
		const paint = painter(wantsColour(io) && !given.isSet("no_color"));
		const report = prettyGate(result, {
			language,
			paint,
			width: widthOfReport(io)
		});
		io.out(`${words.before[language]}\n${report}\n${fill(words.after, { code: exitOf(result) }, language)}\n`);
	}
	if (given.isSet("keep")) await keep(demo, language, io);
	return exitCodes.pass;
}
async function keep(demo, language, io) {
	const folder = mkdtempSync(join(tmpdir(), "portcullis-demo-"));
	const file = join(folder, "ca.pem");
	process.once("exit", () => rmSync(folder, {
		recursive: true,
		force: true
	}));
	writeFileSync(file, demo.authority);
	io.out(`\n${fill(words.keep, {
		url: demo.flawed,
		file
	}, language)}\n`);
	const { promise, resolve } = Promise.withResolvers();
	if (!io.signal) return;
	io.signal.addEventListener("abort", () => resolve(), { once: true });
	await promise;
}
export { demoCommand };
