// server/pages/page-action.ts
const linkedChecks = {
	ssl: "host",
	http: "url",
	dns: "query",
	email: "query",
	"reverse-dns": "query",
	propagation: "domain"
};
const fields = ["selectors", "limit"];
const command = /(?:Run )?npx portcullis (?<id>[a-z-]+)(?: (?<subject>[^\s,]*[.:][^\s,]*[^\s,.]))?(?<noun> 명령)?/g;
const withoutOptions = {
	en: [
		[/, or, for a private one, give its root with --ca-file/g, ""],
		[/, or with npx portcullis watch add \S+ where you run the service yourself/g, ""],
		[/, or (?:use another resolver )?with (?:a longer )?--(?:timeout|doh)(?: or PORTCULLIS_DOH)?/g, ""],
		[/, or set the trust anchor of your network \(--trust-anchor\)/g, ""],
		[/ \((?:--[a-z-]+|input header)\)/g, ""],
		[/ with --(?:resolve|header NAME=VARIABLE)(?: \(input header\))?(?: or --client-cert)?(?=[.,])/g, ""],
		[/, for example by a header that --header sends/g, ""],
		[/: --(?:blocklist-resolver IP|proxy \S+)$/g, "."],
		[/, remove it from --blocklist/g, ", remove it from the lists"],
		[/^Remove --blocklist off, or give /g, "Give "]
	],
	ko: [
		[/하거나 --doh(?: 또는 PORTCULLIS_DOH)?로 다른 리졸버를 지정하십시오/g, "하십시오"],
		[/\((?:--[a-z-]+|입력 header)\)/g, ""],
		[/를 쓰거나, 네트워크의 신뢰 앵커를 지정하십시오/g, "를 쓰십시오"],
		[/--(?:resolve|header NAME=VARIABLE|ca-file)(?: 또는 --client-cert)?로 /g, ""],
		[/(?:를 줄이거나|을 줄이거나) --timeout을 늘려/g, "을 줄여"],
		[/ 예를 들어 --header로 보내는 헤더로 구별할 수 있습니다\./g, ""],
		[/: --blocklist-resolver IP$/g, "."],
		[/ --proxy \S+로/g, ""],
		[/--blocklist에서/g, "목록에서"],
		[/^--blocklist off를 빼거나 /g, ""]
	]
};
const fieldWords = {
	en: [" in the field “", "”"],
	ko: ["“", "” 입력란에"]
};
const fallback = {
	en: "The reference of this check lists its options.",
	ko: "이 점검의 옵션은 레퍼런스에 있습니다."
};
function pageAction(action, language) {
	if (!/--[a-z]|npx /.test(action)) return [action];
	const plain = withFields(action, language);
	const sentences = withoutOptions[language].reduce((text, [pattern, by]) => text.replace(pattern, by), plain).split(/(?<=[.!?])\s+/).filter((each) => !/(?:^|[^\w“])--[a-z]|npx portcullis (?:data|watch)/.test(each));
	return linked(sentences.length > 0 ? sentences.join(" ") : fallback[language], language);
}
function pageActionText(action, language) {
	return pageAction(action, language).map((piece) => typeof piece === "string" ? piece : piece.text).join("");
}
const option = /(?<![\w“-])--[a-z]|\bnpx |\bPORTCULLIS_[A-Z]/;
const inParentheses = / ?\((?:[^()]*[^\w()-])?--[a-z][^()]*\)/g;
function pageText(text, language) {
	if (!option.test(text)) return text;
	return withoutOptions[language].reduce((read, [pattern, by]) => read.replace(pattern, by), text).replace(inParentheses, "").split(/(?<=[.!?])\s+/).map(withoutClauses).filter((each) => each !== "").join(" ");
}
function withoutClauses(sentence) {
	if (!option.test(sentence)) return sentence;
	const kept = sentence.split("; ").filter((clause) => !option.test(clause));
	return kept.length === 0 ? "" : kept.join("; ").replace(/[.]?$/, ".");
}
function withFields(action, language) {
	const [before, after] = fieldWords[language];
	const pattern = language === "en" ? / with --(?<name>[a-z-]+)/g : /--(?<name>[a-z-]+)로/g;
	return action.replace(pattern, (all, name) => fields.includes(name) ? `${before}${name}${after}` : all);
}
function linked(text, language) {
	const pieces = [];
	let read = 0;
	for (const match of text.matchAll(command)) {
		const { id = "", subject = "" } = match.groups ?? {};
		const name = Object.hasOwn(linkedChecks, id) ? linkedChecks[id] : void 0;
		if (name === void 0) continue;
		const opens = language === "en" && match[0].startsWith("Run ") ? "Open " : "";
		const query = subject === "" ? "" : `?${new URLSearchParams({ [name]: subject }).toString()}`;
		const before = text.slice(read, match.index) + opens;
		const isFirst = opens === "" && /(?:^|[.!?] )$/.test(before);
		pieces.push(before, {
			text: labelOf({
				id,
				subject,
				isFirst
			}, language),
			check: id,
			query
		});
		read = match.index + match[0].length;
	}
	return [...pieces, text.slice(read)].filter((piece) => piece !== "");
}
function labelOf({ id, subject, isFirst }, language) {
	if (language === "ko") return `${subject === "" ? "" : `${subject}의 `}${id} 점검`;
	return `${isFirst ? "The" : "the"} ${id} check${subject === "" ? "" : ` of ${subject}`}`;
}
export { pageActionText as n, pageText as r, pageAction as t };
