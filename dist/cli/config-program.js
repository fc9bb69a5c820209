import { A as inert } from "./start.js";
import { once } from "node:events";
import { extname } from "node:path";
import { fork } from "node:child_process";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/settings/config/config-program.ts
const longest = 1e4;
async function runProgram(path, limit = longest) {
	const worker = new URL(`./config-worker${extname(import.meta.url)}`, import.meta.url);
	const child = fork(worker, [path, ...process.argv.slice(1)], {
		execArgv: [...process.execArgv, "--max-old-space-size=512"],
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"ipc"
		]
	});
	const printed = [child.stdout, child.stderr].map(collected);
	const end = () => void child.kill("SIGKILL");
	process.once("exit", end);
	const closed = once(child, "close");
	const ran = await ending(child, limit).finally(() => process.off("exit", end));
	end();
	if ("broken" in ran) return ran;
	await Promise.race([closed, setTimeout$1(1e3, void 0, { ref: false })]);
	printed.forEach((text) => process.stderr.write(inert(text())));
	return ran;
}
const largestLog = 65536;
function collected(stream) {
	let text = "";
	stream?.setEncoding("utf8").on("data", (piece) => {
		text = (text + piece).slice(0, largestLog);
	});
	return () => text;
}
async function ending(child, limit) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(() => resolve({ broken: said.late(limit / 1e3) }), limit);
	child.on("message", (told) => resolve(read(told)));
	child.on("error", ({ message }) => resolve({ broken: {
		en: message,
		ko: message
	} }));
	child.on("close", (code, signal) => resolve({ broken: signal ? said.killed(signal) : said.gone(code) }));
	return promise.finally(() => clearTimeout(timer));
}
function read(told) {
	if ("isEmpty" in told) return { broken: said.empty };
	return "thrown" in told ? { broken: {
		en: told.thrown,
		ko: told.thrown
	} } : told;
}
const neverSettled = 13;
const said = {
	empty: {
		en: "it has no default export",
		ko: "default export가 없습니다"
	},
	late: (seconds) => ({
		en: `it did not finish within ${seconds} seconds`,
		ko: `${seconds}초가 지나도록 끝나지 않습니다`
	}),
	killed: (signal) => ({
		en: `it was ended by ${signal} before it exported a configuration`,
		ko: `설정을 내보내기 전에 ${signal} 신호로 끝났습니다`
	}),
	gone: (code) => code === neverSettled ? {
		en: "its top-level await never settles",
		ko: "끝나지 않을 값을 await로 기다립니다"
	} : {
		en: `it ended its process with exit code ${code} before it exported a configuration`,
		ko: `설정을 내보내기 전에 종료 코드 ${code}(으)로 프로세스를 끝냅니다`
	}
};
export { runProgram };
