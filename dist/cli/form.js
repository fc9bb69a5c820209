import { C as version, at as languages, it as fill } from "./start.js";
import { n as parametersOf } from "./parameters.js";
import { r as checkPath } from "./paths.js";
import { t as style } from "./style2.js";
// server/pages/markup.ts
function markup(parts, ...holes) {
	return { text: parts.reduce((text, part, index) => text + write(holes[index - 1] ?? null) + part) };
}
function trusted(text) {
	return { text };
}
function write(hole) {
	if (hole === null) return "";
	if (typeof hole === "string" || typeof hole === "number") return escape(`${hole}`);
	return "text" in hole ? hole.text : hole.map(write).join("");
}
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escape(text) {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
// server/pages/words.ts
const words = {
	skip: {
		en: "Skip to the content",
		ko: "본문으로 건너뛰기"
	},
	navigation: {
		en: "Main",
		ko: "주 메뉴"
	},
	reference: {
		en: "Reference",
		ko: "레퍼런스"
	},
	homeTitle: {
		en: "Portcullis: security checks for deployed sites",
		ko: "Portcullis: 배포한 사이트 보안 점검"
	},
	question: {
		en: "Is your deployment safe to open?",
		ko: "배포한 사이트를 공개해도 안전합니까?"
	},
	lede: {
		en: "Portcullis measures a site from outside, as a visitor sees it. It reports what is wrong and how to fix it. It is read-only: it changes nothing on the target. It reports separately what failed and what could not be measured.",
		ko: "Portcullis는 방문자처럼 외부에서 사이트를 측정하고, 문제와 해결 방법을 알려 줍니다. 읽기 전용이므로 대상을 변경하지 않습니다. 실패한 항목과 측정할 수 없었던 항목을 구분해 보고합니다."
	},
	checks: {
		en: "What it checks",
		ko: "점검 항목"
	},
	checksLede: {
		en: "Enter a target. A check takes a few seconds. No API key is needed.",
		ko: "대상을 입력하십시오. 점검에는 몇 초가 걸립니다. API 키는 필요 없습니다."
	},
	measure: {
		en: "Check",
		ko: "점검"
	},
	measureWhat: {
		en: "Check: {title}",
		ko: "점검: {title}"
	},
	options: {
		en: "All options",
		ko: "모든 옵션"
	},
	byProgram: {
		en: "From a program",
		ko: "프로그램에서 사용하기"
	},
	byProgramLede: {
		en: "Each check is one HTTP request. In these examples $SERVER is the address of this server.",
		ko: "점검 하나가 HTTP 요청 하나입니다. 예시의 $SERVER는 이 서버의 주소입니다."
	},
	byCommand: {
		en: "The command line measures from your machine, or asks this server with --server. The exit code is the verdict.",
		ko: "명령줄 도구는 사용자의 컴퓨터에서 측정하거나, --server를 지정하면 이 서버에 요청합니다. 종료 코드가 판정입니다."
	},
	more: {
		en: "The {reference} lists all parameters, fields, statuses and error codes. {openapi} is the same in machine-readable form.",
		ko: "모든 파라미터, 필드, 상태 코드, 오류 코드는 {reference}에 있습니다. 기계 판독용 형식은 {openapi}입니다."
	},
	docsTitle: {
		en: "Reference · Portcullis",
		ko: "레퍼런스 · Portcullis"
	},
	docsDescription: {
		en: "Every operation of the Portcullis API with its parameters, fields, statuses and error codes.",
		ko: "Portcullis API의 모든 오퍼레이션과 파라미터, 필드, 상태 코드, 오류 코드."
	},
	docsLede: {
		en: "API version {version}. These pages are generated from {openapi} (OpenAPI 3.1). In the examples $SERVER is the address of this server.",
		ko: "API 버전 {version}. 이 문서는 {openapi}(OpenAPI 3.1)에서 생성했습니다. 예시의 $SERVER는 이 서버의 주소입니다."
	},
	contents: {
		en: "Reference pages",
		ko: "레퍼런스 목차"
	},
	operations: {
		en: "Checks",
		ko: "점검"
	},
	parameters: {
		en: "Parameters",
		ko: "파라미터"
	},
	values: {
		en: "values",
		ko: "값"
	},
	fallback: {
		en: "default",
		ko: "기본값"
	},
	required: {
		en: "required",
		ko: "필수"
	},
	example: {
		en: "example",
		ko: "예"
	},
	request: {
		en: "Request",
		ko: "요청"
	},
	statuses: {
		en: "Statuses",
		ko: "상태 코드"
	},
	answer: {
		en: "Response fields",
		ko: "응답 필드"
	},
	optional: {
		en: "may be absent",
		ko: "없을 수 있음"
	},
	envelope: {
		en: "The envelope",
		ko: "봉투"
	},
	envelopeLede: {
		en: "Every path under /api, and every path that does not exist, answers with the same JSON envelope. On success `data` holds the result and `error` is null. On failure `data` is null and `error` holds the reason.",
		ko: "/api 아래의 모든 경로와 존재하지 않는 경로는 같은 JSON 봉투로 응답합니다. 성공하면 `data`에 결과가 있고 `error`는 null입니다. 실패하면 `data`는 null이고 `error`에 이유가 있습니다."
	},
	failure: {
		en: "Example of a failure",
		ko: "실패 응답의 예"
	},
	shape: {
		en: "The shape {name}",
		ko: "{name} 형식"
	},
	codes: {
		en: "Error codes and reasons",
		ko: "오류 코드와 이유"
	},
	codesLede: {
		en: "The code groups failures. The reason identifies one failure. For invalid input the reason is the name of the parameter. Names, hosts and numbers below are samples.",
		ko: "code는 실패의 종류이고 reason은 구체적인 실패입니다. 입력이 잘못되었으면 reason은 파라미터 이름입니다. 아래의 이름, 호스트, 숫자는 예시입니다."
	},
	limits: {
		en: "Limits and headers",
		ko: "한도와 헤더"
	},
	limitsLede: {
		en: "Requests are counted per API key. Without a key they are counted per client address, and IPv6 addresses per /64 network. Failures of this server are not counted. Failures of the target are counted.",
		ko: "요청 수는 API 키별로 셉니다. 키가 없으면 클라이언트 주소별로 세며, IPv6 주소는 /64 네트워크 단위로 셉니다. 이 서버의 실패는 세지 않습니다. 대상의 실패는 셉니다."
	},
	keys: {
		en: "Keys",
		ko: "키"
	},
	service: {
		en: "Service endpoints",
		ko: "서비스 엔드포인트"
	},
	usual: {
		en: "default: {value}",
		ko: "기본값: {value}"
	},
	unset: {
		en: "not set",
		ko: "지정하지 않음"
	},
	again: {
		en: "Check again",
		ko: "다시 점검하기"
	},
	tryIt: {
		en: "Run this check on a page",
		ko: "페이지에서 점검 실행하기"
	},
	overview: {
		en: "Overview",
		ko: "개요"
	},
	answers: {
		en: "Responses and statuses",
		ko: "응답과 상태 코드"
	},
	facts: {
		en: "Key figures",
		ko: "주요 지표"
	},
	issues: {
		en: "Issues",
		ko: "문제"
	},
	noIssues: {
		en: "No issues found.",
		ko: "발견된 문제가 없습니다."
	},
	details: {
		en: "Details",
		ko: "세부 정보"
	},
	data: {
		en: "Observed data",
		ko: "관측 데이터"
	},
	showData: {
		en: "Show as JSON",
		ko: "JSON으로 보기"
	},
	measuredAt: {
		en: "Measured",
		ko: "측정 시각"
	},
	cached: {
		en: "cached",
		ko: "캐시된 결과"
	},
	requestId: {
		en: "Request ID",
		ko: "요청 ID"
	},
	noResult: {
		en: "No result",
		ko: "결과 없음"
	},
	subject: {
		en: "Concerns",
		ko: "대상"
	},
	seen: {
		en: "Observed",
		ko: "관측한 값"
	},
	rule: {
		en: "Reference",
		ko: "참고 규격"
	},
	notMeasured: {
		en: "not measured",
		ko: "측정하지 못함"
	},
	switchedOff: {
		en: "off",
		ko: "사용 안 함"
	},
	threshold: {
		en: "{actual} ({required})",
		ko: "{actual}({required})"
	},
	thresholds: {
		ssl: {
			en: "Certificate and TLS",
			ko: "인증서와 TLS"
		},
		headers: {
			en: "Security headers",
			ko: "보안 헤더"
		},
		days: {
			en: "Days until expiry",
			ko: "만료까지 남은 일수"
		},
		https: {
			en: "HTTPS",
			ko: "HTTPS"
		}
	},
	verdicts: {
		pass: {
			en: "All thresholds are met.",
			ko: "모든 기준을 충족합니다."
		},
		warn: {
			en: "All blocking thresholds are met. There are warnings.",
			ko: "배포를 막는 기준은 모두 충족합니다. 주의할 문제가 있습니다."
		},
		fail: {
			en: "At least one threshold is not met.",
			ko: "충족하지 못한 기준이 있습니다."
		},
		unknown: {
			en: "At least one threshold could not be measured.",
			ko: "측정하지 못한 기준이 있습니다."
		}
	}
};
// server/pages/layout.ts
const nativeNames = {
	en: "English",
	ko: "한국어"
};
function pathIn(path, language) {
	const [before = "", ...anchor] = path.split("#");
	return [before + (language === "en" ? "" : `?lang=${language}`), ...anchor].join("#");
}
function layout(page) {
	const { language, title, description, main, path, inLanguage = (each) => pathIn(path, each) } = page;
	return `${markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        ${languages.map((each) => markup`<link rel="alternate" hreflang="${each}" href="${inLanguage(each)}" />`)}
        <link rel="service-desc" type="application/json" href="/openapi.json" />
        <style>${trusted(style)}</style>
      </head>
      <body>
        <a class="skip" href="#main">${words.skip[language]}</a>
        <header class="top">${navigation(path, language, inLanguage)}</header>
        <main id="main" tabindex="-1">${main}</main>
        <footer>
          <div class="frame">Portcullis ${version} · MIT</div>
        </footer>
      </body>
    </html>`.text}\n`;
}
function navigation(path, language, inLanguage) {
	const others = languages.filter((each) => each !== language);
	return markup`<nav class="frame" aria-label="${words.navigation[language]}">
    <a class="name" href="${pathIn("/", language)}" ${current(path === "/")}>Portcullis</a>
    <ul>
      <li><a href="${pathIn("/docs", language)}" ${current(path === "/docs")}>${words.reference[language]}</a></li>
      <li><a href="/openapi.json">OpenAPI</a></li>
      ${others.map((each) => markup`<li><a href="${inLanguage(each)}" lang="${each}" hreflang="${each}">${nativeNames[each]}</a></li>`)}
    </ul>
  </nav>`;
}
function current(isCurrent) {
	return isCurrent ? trusted("aria-current=\"page\"") : null;
}
// server/pages/rich.ts
const pieces = /(?<hole>\{\w+\})|`(?<code>[^`]+)`/g;
function rich(sentence, holes = {}) {
	const parts = [];
	let read = 0;
	for (const match of sentence.matchAll(pieces)) {
		const { code } = match.groups ?? {};
		const shown = code === void 0 ? holes[match[0].slice(1, -1)] : markup`<code>${code}</code>`;
		parts.push(markup`${sentence.slice(read, match.index)}`, shown ?? markup`${match[0]}`);
		read = match.index + match[0].length;
	}
	return markup`${parts}${sentence.slice(read)}`;
}
function paragraphs(text) {
	return markup`${text.split("\n\n").map((each) => markup`<p>${rich(each)}</p>`)}`;
}
// server/pages/form.ts
function form(check, { language, given = new URLSearchParams(), isWhole = false }) {
	const isPost = check.method === "POST";
	const parameters = parametersOf(check, language);
	const optional = isWhole ? parameters.filter(({ required }) => !required) : [];
	const name = fill(words.measureWhat, { title: check.title[language] }, language);
	const fields = (some) => some.map((parameter) => field(check, parameter, given.get(parameter.name) ?? "", language));
	return markup`<form action="${isPost ? pathIn(checkPath(check), language) : checkPath(check)}" method="${isPost ? "post" : "get"}">
    ${isPost || language === "en" && !isBare(check) ? null : markup`<input type="hidden" name="lang" value="${language}" />`}
    ${fields(parameters.filter(({ required }) => required))}
    ${optional.length === 0 ? null : markup`<details>
          <summary>${words.options[language]}</summary>
          ${fields(optional)}
        </details>`}
    <button aria-label="${name}">${words.measure[language]}</button>
  </form>`;
}
function isBare({ subject, method }) {
	return subject === void 0 && method !== "POST";
}
function field(check, parameter, value, language) {
	const { name, description, required } = parameter;
	const id = `${check.id}-${name}`;
	const { label, hint } = splitDescription(description);
	const about = hint === "" ? null : markup`<p class="hint" id="${id}-about">${rich(hint)}</p>`;
	return markup`<label for="${id}">${label}</label> ${control(check, parameter, {
		common: markup`id="${id}" name="${name}" ${trusted(required ? "required" : "")} ${about === null ? null : markup`aria-describedby="${id}-about"`}`,
		value,
		language
	})} ${about}`;
}
function control({ subject, subjectIs }, { name, schema, example = "" }, by) {
	const { common, value, language } = by;
	if (schema.enum) {
		const fallback = schema.default === void 0 ? "" : String(schema.default);
		return markup`<select ${common}>
      <option value="">${fallback === "" ? words.unset[language] : fill(words.usual, { value: fallback }, language)}</option>
      ${schema.enum.map(String).map((each) => markup`<option ${each === value ? trusted("selected") : null}>${each}</option>`)}
    </select>`;
	}
	const plain = markup`${common} placeholder="${example}" autocomplete="off" autocapitalize="none" spellcheck="false"`;
	if (name === subject && subjectIs === "text") return markup`<textarea ${plain} rows="5">${value}</textarea>`;
	return markup`<input ${plain} value="${value}" maxlength="2048" ${name === subject ? trusted("inputmode=\"url\"") : null} />`;
}
function splitDescription(description) {
	const at = description.search(/[;:(]|[.,] /);
	if (at < 0) return {
		label: description,
		hint: ""
	};
	const rest = description.slice(at);
	return {
		label: description.slice(0, at).trim(),
		hint: rest.startsWith("(") ? rest : rest.slice(1).trim()
	};
}
export { current as a, words as c, rich as i, markup as l, isBare as n, layout as o, paragraphs as r, pathIn as s, form as t };
