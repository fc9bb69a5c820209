import { t as registry } from "./checks.js";
import { r as failure } from "./failure.js";
import { n as suggest } from "./near.js";
import { f as policies, g as serving, h as reports, i as environmentOnly, l as measuring, m as reporting, o as hosting, p as remote, r as crowds, t as access, x as waiting, y as toVariable } from "./options.js";
// src/settings/options/environment.ts
const prefix = "PORTCULLIS_";
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options = [
	...registry.flatMap((entry) => entry.options),
	...measuring,
	...access,
	...policies,
	...remote,
	...serving,
	...reporting,
	...reports,
	...hosting.filter(({ name }) => name !== "token"),
	...waiting,
	...crowds
];
const variables = new Set(["PORTCULLIS_URL", ...[...options, ...environmentOnly].map(({ name }) => toVariable(name)).filter((variable) => !injected.test(variable))]);
function readVariable(env, name) {
	const variable = toVariable(name);
	return variables.has(variable) ? env[variable] || void 0 : void 0;
}
function checkEnvironment(env) {
	for (const field of Object.keys(env).filter((name) => name.startsWith(prefix))) {
		if (variables.has(field) || injected.test(field)) continue;
		const known = [...variables].map((variable) => variable.slice(11));
		const suggestion = suggest(field.slice(11), known, (name) => prefix + name);
		throw failure("input.unknown", {
			field,
			suggestion
		}, { reason: field });
	}
}
export { readVariable as n, checkEnvironment as t };
