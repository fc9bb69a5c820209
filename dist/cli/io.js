// src/cli/io.ts
function widthOfReport({ isOutTerminal, columns }) {
	return isOutTerminal ? Math.max(40, Math.min(80, columns)) : 80;
}
function wantsColour({ env, isOutTerminal }) {
	if (env["NO_COLOR"]) return false;
	if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
	return isOutTerminal && env["TERM"] !== "dumb";
}
export { widthOfReport as n, wantsColour as t };
