import { D as toJson, V as environmentOnly, b as serving, dt as printable, g as optionsFor, l as tooManySubjects, u as exitCodes, xt as fill, yt as failure } from "./start.js";
import { Lr as readStoring, dt as readGiven, lt as serverModules, ut as givenFlags, yr as readLanguage } from "./gate.js";
import { a as readBaseUrl } from "./serving.js";
import { n as withDatabase, r as commandTaskOf } from "./with-database.js";
// src/cli/commands/account.ts
const said = {
	created: {
		en: "The account {email} was created. Its password is shown only once.",
		ko: "계정 {email|을/를} 만들었습니다. 비밀번호는 지금 한 번만 출력합니다."
	},
	invited: {
		en: "{email} was invited. The link is shown only once. It is valid for 7 days and only for this address. It does not work while PORTCULLIS_REGISTRATION is closed.",
		ko: "{email} 초대는 7일 동안 유효합니다. 링크는 지금 한 번만 출력하며, PORTCULLIS_REGISTRATION이 closed가 아닐 때 이 주소로 가입하는 데 쓸 수 있습니다."
	},
	path: {
		en: "This is the path on your server. Set PORTCULLIS_BASE_URL to print the whole link.",
		ko: "서버에서 여는 경로입니다. PORTCULLIS_BASE_URL을 설정하면 전체 링크를 출력합니다."
	},
	reset: {
		en: "The account {email} has a new password, which is shown only once. All its sessions were ended.",
		ko: "계정 {email}의 비밀번호를 새로 설정했습니다. 비밀번호는 지금 한 번만 출력하며, 모든 세션을 종료했습니다."
	}
};
async function accountCommand({ argv, io, subjects, isFromEnvironment }) {
	const [first = "", word, more] = isFromEnvironment ? [] : subjects;
	const task = commandTaskOf("account", first, tasks, argv);
	if (more !== void 0) throw tooManySubjects("account", more);
	const base = serving.filter(({ name }) => name === "base_url");
	const given = readGiven(givenFlags(argv), io.env, [
		...optionsFor("account"),
		...base,
		...environmentOnly
	]);
	const [storing, language] = [readStoring(given), readLanguage(given)];
	const { accountAdmin: keeping } = await serverModules.accounts();
	const email = keeping.readEmail(word ?? "");
	if (email === null) throw noEmail(task, word);
	return withDatabase(storing, given, () => tasks[task]({
		keeping,
		place: keeping.placeOf(storing),
		email,
		given,
		language,
		io
	}));
}
const tasks = {
	create,
	invite,
	reset
};
async function create({ keeping, place, email, given, language, io }) {
	const told = await keeping.create(place, email);
	if (!told) throw known(email);
	io.out(given.isSet("json") ? toJson({
		email,
		password: told.secret
	}) : `${told.secret}\n`);
	io.err(`${fill(said.created, { email }, language)}\n`);
	return exitCodes.pass;
}
async function invite({ keeping, place, email, given, language, io }) {
	const told = await keeping.invite(place, email, readBaseUrl(given));
	if (!told) throw known(email);
	const { secret: code, link } = told;
	io.out(given.isSet("json") ? toJson({
		email,
		code,
		link
	}) : `${link}\n`);
	io.err(`${fill(said.invited, { email }, language)}\n`);
	if (link.startsWith("/")) io.err(`${said.path[language]}\n`);
	return exitCodes.pass;
}
async function reset({ keeping, place, email, given, language, io }) {
	const told = await keeping.reset(place, email, given.isSet("end_second_factor"));
	if (!told) throw unknown(email);
	io.out(given.isSet("json") ? toJson({
		email,
		password: told.secret
	}) : `${told.secret}\n`);
	io.err(`${fill(said.reset, { email }, language)}\n`);
	return exitCodes.pass;
}
function noEmail(task, given) {
	const example = `npx portcullis account ${task} jin@shop.example`;
	if (given === void 0) return failure("input.missing", {
		field: "email",
		expected: {
			en: example,
			ko: `예: ${example}`
		}
	}, { reason: "email" });
	return failure("input.value", {
		field: "email",
		expected: {
			en: "an e-mail address such as jin@shop.example",
			ko: "jin@shop.example 같은 이메일 주소"
		},
		given: quoted(given)
	}, { reason: "email" });
}
function known(email) {
	return failure("input.value", {
		field: "email",
		expected: {
			en: "an address without an account",
			ko: "아직 계정이 없는 주소"
		},
		given: quoted(email)
	}, { reason: "email" });
}
function unknown(email) {
	return failure("input.value", {
		field: "email",
		expected: {
			en: "the address of an account",
			ko: "계정이 있는 주소"
		},
		given: quoted(email)
	}, { reason: "email" });
}
function quoted(email) {
	return `"${printable(email, 100)}"`;
}
export { accountCommand };
