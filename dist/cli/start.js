import { createRequire } from "node:module";
import { readFileSync } from "fs";
import { format } from "util";
import { randomUUID } from "node:crypto";
import { normalize, resolve } from "path";
// node_modules/zod/v4/core/registries.js
var _a$1;
var $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry$1() {
	return new $ZodRegistry();
}
(_a$1 = globalThis).__zod_globalRegistry ?? (_a$1.__zod_globalRegistry = registry$1());
const globalRegistry = globalThis.__zod_globalRegistry;
// src/core/failures/kind.ts
function defineFailures(catalogue) {
	return catalogue;
}
// src/core/failures/account.ts
const accountFailures = defineFailures({
	"key.required": {
		code: "API_KEY_REQUIRED",
		text: {
			en: "{check} needs an API key: send Authorization: Bearer <key>.",
			ko: "{check|은/는} API 키가 필요합니다. Authorization: Bearer <key>를 보내십시오."
		}
	},
	"key.rejected": {
		code: "INVALID_API_KEY",
		text: {
			en: "This API key is not valid ({detail}).",
			ko: "유효하지 않은 API 키입니다({detail})."
		}
	},
	"session.required": {
		code: "API_KEY_REQUIRED",
		text: {
			en: "Sign in to do this.",
			ko: "로그인이 필요합니다."
		}
	},
	"scope.missing": {
		code: "INVALID_API_KEY",
		text: {
			en: "This API key does not have the scope {scope}.",
			ko: "이 API 키에는 {scope} 범위가 없습니다."
		}
	},
	"credentials.wrong": {
		code: "INVALID_API_KEY",
		text: {
			en: "The {what} is wrong.",
			ko: "{what|이/가} 올바르지 않습니다."
		}
	},
	"account.unverified": {
		code: "INVALID_API_KEY",
		text: {
			en: "This e-mail address is not confirmed. Open the link that was sent to it, or request a new one.",
			ko: "이메일 주소가 확인되지 않았습니다. 발송된 링크를 열거나 새 링크를 요청하십시오."
		}
	},
	"account.insecure": {
		code: "INVALID_INPUT",
		text: {
			en: "Accounts need https. The operator has to set PORTCULLIS_BASE_URL to the https URL of this server.",
			ko: "계정을 사용하려면 https가 필요합니다. 운영자가 PORTCULLIS_BASE_URL에 이 서버의 https URL을 지정해야 합니다."
		}
	},
	"account.closed": {
		code: "INVALID_INPUT",
		text: {
			en: "Registration is closed on this server. Ask its operator for an account.",
			ko: "이 서버는 회원 가입을 받지 않습니다. 운영자에게 계정을 요청하십시오."
		}
	},
	"account.mail": {
		code: "INVALID_INPUT",
		text: {
			en: "This server sends no mail (PORTCULLIS_SMTP_URL or PORTCULLIS_BASE_URL is not set). Ask its operator.",
			ko: "이 서버는 메일을 보내지 않습니다(PORTCULLIS_SMTP_URL 또는 PORTCULLIS_BASE_URL이 설정되지 않음). 운영자에게 문의하십시오."
		}
	},
	"account.link": {
		code: "INVALID_INPUT",
		text: {
			en: "This link or code was used, has expired or was never issued. Request a new one.",
			ko: "이미 사용했거나 만료되었거나 발급되지 않은 링크 또는 코드입니다. 새로 요청하십시오."
		}
	},
	"account.guessable": {
		code: "INVALID_INPUT",
		text: {
			en: "This password is easy to guess: {detail}. Choose another one, for example several words that have nothing to do with each other.",
			ko: "추측하기 쉬운 비밀번호입니다. {detail}. 서로 관련 없는 단어 여러 개처럼 다른 비밀번호를 고르십시오."
		}
	},
	"account.provider": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "Signing in with {provider} is not possible now: {detail}. Sign in another way, or try again later.",
			ko: "지금은 {provider|으로/로} 로그인할 수 없습니다: {detail}. 다른 방법으로 로그인하거나 나중에 다시 시도하십시오."
		}
	},
	"account.unlinked": {
		code: "INVALID_INPUT",
		text: {
			en: "You were not signed in with {provider}: {detail}.",
			ko: "{provider|으로/로} 로그인하지 못했습니다: {detail}."
		}
	},
	"account.full": {
		code: "INVALID_INPUT",
		text: {
			en: "This account already has {limit} {what}, the maximum.",
			ko: "이 계정의 {what|은/는} {limit}개로, 더 만들 수 없습니다."
		}
	},
	"account.state": {
		code: "INVALID_INPUT",
		text: {
			en: "This is not possible now: {detail}.",
			ko: "지금은 할 수 없습니다: {detail}."
		}
	},
	"item.unknown": {
		code: "NOT_FOUND",
		text: {
			en: "This account has no such {what}.",
			ko: "이 계정에 그런 {what|이/가} 없습니다."
		}
	},
	"watch.known": {
		code: "INVALID_INPUT",
		text: {
			en: "{target} is already watched. Change that watch instead.",
			ko: "{target|은/는} 이미 감시하고 있습니다. 그 감시의 설정을 바꾸십시오."
		}
	},
	"watch.paused": {
		code: "INVALID_INPUT",
		text: {
			en: "The watch of {target} is paused. Resume it first.",
			ko: "{target} 감시가 일시 중지되었습니다. 먼저 다시 시작하십시오."
		}
	}
});
// src/core/failures/connection.ts
const connectionFailures = defineFailures({
	"tcp.refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} refused the connection on port {port}.",
			ko: "{host|이/가} 포트 {port} 연결을 거부했습니다."
		}
	},
	"tcp.reset": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} reset the connection on port {port}.",
			ko: "{host|이/가} 포트 {port} 연결을 끊었습니다."
		}
	},
	"tcp.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "There is no route to {host} ({detail}).",
			ko: "{host}까지 가는 경로가 없습니다({detail})."
		}
	},
	"timeout.dns": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The resolver did not answer for {host} in time.",
			ko: "리졸버가 {host}에 대해 제시간에 답하지 않았습니다."
		}
	},
	"timeout.unheard": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{servers} did not answer for {host} in time.",
			ko: "{host}에 대한 답이 다음 서버에서 제시간에 오지 않았습니다: {servers}."
		}
	},
	"timeout.doh": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The DNS-over-HTTPS resolvers ({servers}) did not answer for lookalikes of {host} in time. Use another resolver with --doh or PORTCULLIS_DOH.",
			ko: "DoH 리졸버({servers})가 {host}의 유사 도메인에 대해 제시간에 답하지 않았습니다. --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오."
		}
	},
	"timeout.tcp": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{host} did not accept a connection on port {port} in time.",
			ko: "{host|이/가} 포트 {port}에서 제시간에 연결을 받지 않았습니다."
		}
	},
	"timeout.tls": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{host} accepted the connection on port {port} but did not finish the TLS handshake in time.",
			ko: "{host|이/가} 포트 {port}에서 연결은 받았지만 TLS 핸드셰이크를 제시간에 마치지 않았습니다."
		}
	},
	"timeout.starttls": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{host} accepted the connection on port {port} but did not agree to TLS in time; if it starts with TLS, use starttls=off (--starttls off).",
			ko: "{host|이/가} 포트 {port}에서 연결은 받았지만 제시간에 TLS에 동의하지 않았습니다. 처음부터 TLS를 쓰는 서버라면 starttls=off(--starttls off)로 다시 확인하십시오."
		}
	},
	"timeout.http": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{host} did not answer the HTTP request in time.",
			ko: "{host|이/가} HTTP 요청에 제시간에 응답하지 않았습니다."
		}
	},
	"tls.alert": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} ended the TLS handshake on port {port} with alert {alert}.",
			ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크를 경고 {alert|으로/로} 끝냈습니다."
		}
	},
	"tls.client-certificate": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} requires a client certificate on port {port}. The command line and the Action take one (client_cert).",
			ko: "{host|은/는} 포트 {port}에서 클라이언트 인증서를 요구하며, 없으면 응답하지 않습니다. 명령줄과 Action에서 client_cert로 지정할 수 있습니다."
		}
	},
	"tls.client-certificate-refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} rejected the given client certificate on port {port}.",
			ko: "{host|이/가} 포트 {port}에서 제시한 클라이언트 인증서를 거부합니다."
		}
	},
	"http.client-certificate": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} did not serve the site: it requires a client certificate, or another one. The command line and the Action take one (client_cert).",
			ko: "{host|이/가} 사이트 대신 클라이언트 인증서(또는 다른 인증서)를 요구하는 응답을 보냈습니다. 명령줄과 Action에서 client_cert로 지정할 수 있습니다."
		}
	},
	"access.untrusted": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The certificate of {host} is not trusted for that name. The given headers and client certificate were not sent, and the page that needs them was not requested.",
			ko: "{host}의 인증서를 그 이름으로 신뢰할 수 없어, 지정된 헤더나 클라이언트 인증서를 보내지 않았고 그것으로만 열리는 페이지도 요청하지 않았습니다."
		}
	},
	"access.header-empty": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The value of the header {name} is empty, so nothing was measured. Pull requests from forks and from Dependabot get no secrets.",
			ko: "보내려는 헤더 {name}의 값이 비어 있어 측정하지 않았습니다. 포크나 Dependabot의 풀 리퀘스트에는 비밀 값이 주어지지 않습니다."
		}
	},
	"timeout.proxy": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The proxy {proxy} did not open a connection in time.",
			ko: "프록시 {proxy|이/가} 제시간에 연결을 열어 주지 않았습니다."
		}
	},
	"proxy.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} could not be reached ({detail}).",
			ko: "프록시 {proxy}에 연결할 수 없었습니다({detail})."
		}
	},
	"proxy.credentials": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} requires a user name and password, or rejected the given ones (407).",
			ko: "프록시 {proxy|이/가} 사용자 이름과 비밀번호를 요구하거나, 주어진 것을 받아들이지 않습니다(407)."
		}
	},
	"proxy.refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} refuses connections to {host} on port {port} (status {status}).",
			ko: "프록시 {proxy|이/가} {host}의 포트 {port}로 가는 연결을 허용하지 않습니다(상태 {status})."
		}
	},
	"caller.unknown": {
		code: "INVALID_INPUT",
		text: {
			en: "A machine cannot see its own public address. Give a server that reports it, for example --server https://portcullis.example.",
			ko: "시스템은 자신의 공인 주소를 직접 알 수 없습니다. --server https://portcullis.example 처럼 주소를 알려 줄 서버를 지정하십시오."
		}
	},
	"proxy.name": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} is a special-use or internal name. --proxy-dns does not send such names to a proxy.",
			ko: "{host|은/는} 특수 용도 또는 내부 네트워크 이름이므로 프록시에 이름으로 요청하지 않습니다(--proxy-dns)."
		}
	},
	"proxy.unable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} could not connect to {host} on port {port} (status {status}).",
			ko: "프록시 {proxy|이/가} {host}의 포트 {port}에 연결하지 못했습니다(상태 {status})."
		}
	},
	"proxy.malformed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} sent an invalid answer to CONNECT ({detail}).",
			ko: "프록시 {proxy|이/가} CONNECT에 이해할 수 없는 응답을 보냈습니다({detail})."
		}
	},
	"tls.closed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} closed the connection on port {port} during the TLS handshake.",
			ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크 중에 연결을 닫았습니다."
		}
	},
	"tls.not-tls": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} does not speak TLS on port {port}.",
			ko: "{host|은/는} 포트 {port}에서 TLS를 사용하지 않습니다."
		}
	},
	"tls.greeting": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} does not begin with TLS on port {port}; the server speaks {protocol}. Use starttls={starttls} (--starttls {starttls}).",
			ko: "{host|은/는} 포트 {port}에서 TLS가 아니라 {protocol|으로/로} 시작합니다. starttls={starttls}(--starttls {starttls})로 다시 확인하십시오."
		}
	},
	"tls.oversized": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} sends a TLS handshake message on port {port} that is larger than clients accept. The usual cause is an oversized certificate chain.",
			ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크에서 클라이언트가 받지 못할 만큼 큰 메시지를 보냅니다. 대개 인증서가 너무 큰 경우입니다."
		}
	},
	"tls.failed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The TLS handshake with {host} on port {port} failed ({detail}).",
			ko: "{host} 포트 {port}의 TLS 핸드셰이크가 실패했습니다({detail})."
		}
	},
	"starttls.not-offered": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} speaks {protocol} on port {port} and offers no TLS there.",
			ko: "{host|은/는} 포트 {port}에서 {protocol|으로/로} 응답하지만 TLS를 제공하지 않습니다."
		}
	},
	"starttls.refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} did not start TLS on port {port} and answered: {detail}",
			ko: "{host|이/가} 포트 {port}에서 TLS를 시작하지 않고 다음과 같이 답했습니다: {detail}"
		}
	},
	"starttls.foreign": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} does not speak {protocol} on port {port} ({detail}).",
			ko: "{host|은/는} 포트 {port}에서 {protocol|을/를} 사용하지 않습니다({detail})."
		}
	},
	"starttls.injected": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} agreed to TLS on port {port} and then sent more plain text. A man in the middle would do that.",
			ko: "{host|이/가} 포트 {port}에서 TLS에 동의한 뒤 평문을 더 보냈습니다. 중간자가 끼어들 때 나타나는 현상입니다."
		}
	},
	"starttls.closed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} closed the connection on port {port} before TLS began.",
			ko: "{host|이/가} 포트 {port}에서 TLS를 시작하기 전에 연결을 닫았습니다."
		}
	}
});
// src/core/failures/deployment.ts
const deploymentFailures = defineFailures({
	"github.token": {
		code: "INVALID_INPUT",
		text: {
			en: "GitHub does not accept the token.",
			ko: "GitHub가 토큰을 받아들이지 않습니다."
		}
	},
	"github.forbidden": {
		code: "INVALID_INPUT",
		text: {
			en: "GitHub refused the request: the token needs the permission {permission}.",
			ko: "GitHub가 이 토큰의 요청을 거부했습니다. 필요한 권한: {permission}."
		}
	},
	"github.not-found": {
		code: "INVALID_INPUT",
		text: {
			en: "GitHub did not find it in {repository}, or the token has no access to it. The token needs the permission {permission}.",
			ko: "GitHub의 {repository}에 해당 항목이 없거나 토큰에 보이지 않습니다. 필요한 권한: {permission}."
		}
	},
	"github.no-pull-request": {
		code: "NOT_FOUND",
		text: {
			en: "No open pull request has this commit as its head.",
			ko: "이 실행의 커밋을 헤드로 둔 열린 풀 리퀘스트가 없습니다."
		}
	},
	"github.too-many-comments": {
		code: "INVALID_INPUT",
		text: {
			en: "Pull request {number} has too many comments to search.",
			ko: "풀 리퀘스트 {number}의 댓글이 너무 많아 다 살펴볼 수 없습니다."
		}
	},
	"github.rate-limited": {
		code: "RATE_LIMITED",
		text: {
			en: "GitHub accepts no more requests until {until}.",
			ko: "GitHub가 {until}까지 요청을 더 받지 않습니다."
		}
	},
	"github.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "GitHub's API {api} could not be reached ({detail}).",
			ko: "GitHub API {api}에 연결할 수 없었습니다({detail})."
		}
	},
	"github.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "GitHub's API {api} did not answer in time.",
			ko: "GitHub API {api}에서 제시간에 응답이 오지 않았습니다."
		}
	},
	"github.refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "GitHub's API {api} answered {status}.",
			ko: "GitHub API {api}의 응답 상태가 {status}입니다."
		}
	},
	"github.invalid-answer": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{api} did not send a usable answer of GitHub's API ({detail}).",
			ko: "{api|이/가} 사용할 수 있는 GitHub API 응답을 보내지 않았습니다({detail})."
		}
	},
	"deployment.failed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The deployment to {environment} ended in the state {state}. There is nothing to measure.",
			ko: "{environment} 배포가 {state} 상태로 끝나 측정할 대상이 없습니다."
		}
	},
	"deployment.superseded": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The deployment of {sha} to {environment} is no longer active: {later} was deployed since. There is nothing to measure for {sha}.",
			ko: "{sha}의 {environment} 배포는 더 이상 활성 상태가 아니며, 그 뒤에 {later|이/가} 배포되었습니다. {sha}에 대해 측정할 대상이 없습니다."
		}
	},
	"deployment.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "No deployment of {sha} to {environment} was ready within {seconds} s. Last state: {seen}.",
			ko: "{sha}의 {environment} 배포가 {seconds}초 안에 준비되지 않았습니다. 마지막 상태: {seen}."
		}
	},
	"deployment.no-url": {
		code: "INVALID_INPUT",
		text: {
			en: "The deployment to {environment} succeeded but has no site URL. Set environment_url when you deploy.",
			ko: "{environment} 배포는 성공했지만 사이트의 URL이 없습니다. 배포하는 쪽에서 environment_url을 설정해야 합니다."
		}
	}
});
// src/core/failures/input.ts
const inputFailures = defineFailures({
	"input.missing": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} is missing: {expected}.",
			ko: "{field|이/가} 없습니다. {expected}."
		}
	},
	"input.unknown": {
		code: "INVALID_INPUT",
		text: {
			en: "Unknown {field}.{suggestion}",
			ko: "알 수 없는 {field}입니다.{suggestion}"
		}
	},
	"input.option": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be one of {expected}, not {given}.{suggestion}",
			ko: "{field}에는 {expected} 중 하나가 와야 합니다. 받은 값: {given}.{suggestion}"
		}
	},
	"input.value": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be {expected}, not {given}.",
			ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}."
		}
	},
	"input.secret": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be {expected}. The given value is not shown.",
			ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값은 표시하지 않습니다."
		}
	},
	"input.repeated": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} is given {count} times; give it once.",
			ko: "{field|이/가} {count}번 주어졌습니다. 한 번만 주십시오."
		}
	},
	"input.encoding": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be UTF-8 in percent-encoding ({detail}).",
			ko: "{field|은/는} 퍼센트 인코딩된 UTF-8이어야 합니다({detail})."
		}
	},
	"input.private": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be on the public internet, not {given}. This server does not measure private networks.",
			ko: "{field|은/는} 공인 인터넷에 있어야 하는데 {given|은/는} 그렇지 않습니다. 이 서버는 사설 네트워크를 측정하지 않습니다."
		}
	},
	"input.conflict": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} is given twice, as {first} and as {second}.",
			ko: "{field|이/가} {first|과/와} {second|으로/로} 두 번 주어졌습니다."
		}
	},
	"input.probes": {
		code: "INVALID_INPUT",
		text: {
			en: "This server does not accept probe_services. Its operator can allow it with PORTCULLIS_ALLOW_PROBES=true.",
			ko: "이 서버는 probe_services를 받지 않습니다. 운영자가 PORTCULLIS_ALLOW_PROBES=true로 허용할 수 있습니다."
		}
	},
	"input.together": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} cannot be used together with {other}: {detail}.",
			ko: "{field|은/는} {other|과/와} 함께 쓸 수 없습니다: {detail}."
		}
	},
	"input.syntax": {
		code: "INVALID_INPUT",
		text: {
			en: "{path} cannot be read: {detail}.",
			ko: "{path|을/를} 읽을 수 없습니다: {detail}."
		}
	},
	"input.file": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} names {path}, which cannot be used: {detail}.",
			ko: "{field|이/가} 가리키는 {path|을/를} 사용할 수 없습니다: {detail}."
		}
	},
	"wait.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The wait for {awaited} timed out after {seconds} s, so the site was not measured. Last seen: {seen}.",
			ko: "{awaited} 조건이 {seconds}초 안에 충족되지 않아 측정하지 않았습니다. 마지막으로 본 것: {seen}."
		}
	},
	"wait.otherwise": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The wait for {awaited} succeeded, but the page that was then measured did not match: {seen}. No measurement within {seconds} s matched.",
			ko: "{awaited} 조건은 확인되었으나, 이어서 측정한 페이지는 조건과 달랐습니다: {seen}. {seconds}초 안에 조건에 맞는 페이지를 측정하지 못했습니다."
		}
	},
	"server.failed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{server} did not send a usable Portcullis answer ({detail}).",
			ko: "{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail})."
		}
	},
	"input.lines": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be {expected}, not {given}. The same applies to {others}.",
			ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}. 다음도 마찬가지입니다: {others}."
		}
	}
});
// src/core/failures/lookup.ts
const lookupFailures = defineFailures({
	"dns.nxdomain": {
		code: "NOT_FOUND",
		text: {
			en: "{host} does not exist in the DNS.",
			ko: "{host|은/는} DNS에 존재하지 않는 이름입니다."
		}
	},
	"dns.absent": {
		code: "NOT_FOUND",
		text: {
			en: "{host} does not exist in the DNS, or has no public address.",
			ko: "{host|은/는} DNS에 존재하지 않거나 공인 주소가 없는 이름입니다."
		}
	},
	"dns.no-address": {
		code: "NOT_FOUND",
		text: {
			en: "{host} exists in the DNS but has no IP address.",
			ko: "{host|은/는} DNS에 있지만 IP 주소가 없습니다."
		}
	},
	"dns.bad-name": {
		code: "NOT_FOUND",
		text: {
			en: "{host} is not a valid DNS name: a label has 1 to 63 octets, a name at most 253.",
			ko: "{host|은/는} DNS에 있을 수 없는 이름입니다. 레이블은 1~63옥텟, 이름 전체는 253옥텟까지입니다."
		}
	},
	"dns.failed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The resolver could not answer for {host} ({detail}).",
			ko: "리졸버가 {host}에 대해 답하지 못했습니다({detail})."
		}
	},
	"dns.unheard": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{servers} did not answer for {host}.",
			ko: "{host}에 대한 답을 다음 서버에서 얻지 못했습니다: {servers}."
		}
	},
	"doh.unheard": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The DNS-over-HTTPS resolvers ({servers}) could not answer for lookalikes of {host}: {detail}. Use another resolver with --doh or PORTCULLIS_DOH.",
			ko: "DoH 리졸버({servers})가 {host}의 유사 도메인에 대해 답하지 못했습니다: {detail}. --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오."
		}
	},
	"address.private": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} may not be contacted (address {address}).",
			ko: "{host}에는 접속할 수 없습니다. 접속이 허용되지 않는 주소입니다({address})."
		}
	},
	"target.opted-out": {
		code: "INVALID_INPUT",
		text: {
			en: "The operator of this service does not connect to {host}: its owner opted out.",
			ko: "{host}의 소유자가 요청하여 이 서비스의 운영자가 연결을 제외했습니다."
		}
	}
});
// src/core/failures/page.ts
const pageFailures = defineFailures({
	"http.closed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} closed the connection before it answered the HTTP request.",
			ko: "{host|이/가} HTTP 요청에 응답하기 전에 연결을 닫았습니다."
		}
	},
	"http.malformed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered with something that is not HTTP ({detail}).",
			ko: "{host|이/가} HTTP가 아닌 응답을 보냈습니다({detail})."
		}
	},
	"http.headers-too-large": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} sent more than {limit} kB of response headers.",
			ko: "{host|이/가} {limit} kB가 넘는 응답 헤더를 보냈습니다."
		}
	},
	"http.server-error": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered {status} instead of the site.",
			ko: "{host|이/가} 사이트 대신 {status|을/를} 응답했습니다."
		}
	},
	"page.status": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered {status}; if that is right, accept it with --accept-status {status}.",
			ko: "{host|이/가} {status|을/를} 응답했습니다. 이것이 정상이라면 --accept-status {status|으로/로} 허용하십시오."
		}
	},
	"page.unauthorized": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered {status}: the page requires authentication. Pass credentials with --header or --client-cert; if {status} is right, accept it with --accept-status {status}.",
			ko: "{host|이/가} {status|을/를} 응답했습니다. 페이지에 인증이 필요합니다. --header 또는 --client-cert로 인증 정보를 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오."
		}
	},
	"page.forbidden": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered {status}: the server refused the request. If the page needs credentials, pass them with --header; if {status} is right, accept it with --accept-status {status}.",
			ko: "{host|이/가} {status|을/를} 응답했습니다. 서버가 요청을 거부했습니다. 인증 정보가 필요하면 --header로 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오."
		}
	},
	"page.proxy": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "A proxy answered {status} in place of {host}. Pass its credentials with --proxy http://user:password@host:port.",
			ko: "{host} 대신 프록시가 {status|을/를} 응답했습니다. --proxy http://user:password@host:port로 프록시의 인증 정보를 지정하십시오."
		}
	},
	"page.login": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} redirects to a login page ({service}) instead of serving the site. Pass credentials with --header or --client-cert.",
			ko: "{host|이/가} 사이트 대신 로그인 페이지({service})로 보냅니다. --header 또는 --client-cert로 인증 정보를 지정하십시오."
		}
	},
	"page.blocked": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{service} refused the request to {host} ({status}) and sent a block page instead of the site.",
			ko: "{service|이/가} {host}에 대한 요청을 거부하고({status}) 사이트 대신 차단 페이지를 보냈습니다."
		}
	},
	"page.placeholder": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{service} has no site at {host} ({status}). Deploy it, and connect this name to it.",
			ko: "{service}에 {host}의 사이트가 없습니다({status}). 사이트를 배포하고 이 이름을 연결하십시오."
		}
	},
	"http.challenge": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered with a bot challenge ({detail}) instead of the site.",
			ko: "{host|이/가} 사이트 대신 봇 확인 페이지({detail})를 응답했습니다."
		}
	}
});
// src/core/failures/remote.ts
const remoteFailures = defineFailures({
	"remote.invalid-input": {
		code: "INVALID_INPUT",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.key-required": {
		code: "API_KEY_REQUIRED",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.key": {
		code: "INVALID_API_KEY",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.not-found": {
		code: "NOT_FOUND",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.rate-limited": {
		code: "RATE_LIMITED",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.error": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"store.absent": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{check} reads stored results, but there is no store here. Use a server that stores results.",
			ko: "{check|은/는} 서버가 저장한 내용을 읽지만 여기에는 저장소가 없습니다. 저장소가 있는 서버에 요청하십시오."
		}
	},
	"store.unreadable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The store cannot be read: {detail}.",
			ko: "저장된 내용을 읽을 수 없습니다: {detail}."
		}
	},
	"server.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The Portcullis server {server} could not be reached ({detail}).",
			ko: "Portcullis 서버 {server}에 연결할 수 없었습니다({detail})."
		}
	},
	"server.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The Portcullis server {server} did not answer in time.",
			ko: "Portcullis 서버 {server|이/가} 제시간에 응답하지 않았습니다."
		}
	},
	"server.invalid-answer": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{server} did not send a usable Portcullis answer ({detail}).",
			ko: "{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail})."
		}
	}
});
// src/core/failures/request.ts
const requestFailures = defineFailures({
	"request.origin": {
		code: "INVALID_INPUT",
		text: {
			en: "The request comes from another site ({detail}).",
			ko: "다른 사이트에서 온 요청입니다({detail})."
		}
	},
	"rate.limited": {
		code: "RATE_LIMITED",
		text: {
			en: "Too many requests. Try again in {seconds} s.",
			ko: "요청이 너무 많습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	"rate.resting": {
		code: "RATE_LIMITED",
		text: {
			en: "This server measured the same address moments ago. Try again in {seconds} s.",
			ko: "이 서버가 조금 전에 같은 주소를 측정했습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	"request.path": {
		code: "NOT_FOUND",
		text: {
			en: "There is nothing at this path.{suggestion}",
			ko: "이 경로에는 아무것도 없습니다.{suggestion}"
		}
	},
	"request.method": {
		code: "INVALID_INPUT",
		status: 405,
		text: {
			en: "This path supports {allowed}, not {method}.",
			ko: "이 경로에는 {method} 대신 {allowed|을/를} 쓰십시오."
		}
	},
	"request.too-large": {
		code: "INVALID_INPUT",
		status: 413,
		text: {
			en: "The body is larger than {limit} kB.",
			ko: "본문이 {limit} kB보다 큽니다."
		}
	},
	"request.type": {
		code: "INVALID_INPUT",
		status: 415,
		text: {
			en: "The body must be application/json, not {type}.",
			ko: "본문은 application/json이어야 합니다. 받은 형식: {type}."
		}
	},
	"request.malformed": {
		code: "INVALID_INPUT",
		text: {
			en: "The request cannot be read: {detail}.",
			ko: "요청을 읽을 수 없습니다: {detail}."
		}
	},
	"request.slow": {
		code: "INVALID_INPUT",
		status: 408,
		text: {
			en: "The request did not arrive in time.",
			ko: "요청이 제시간에 도착하지 않았습니다."
		}
	},
	"request.url-too-long": {
		code: "INVALID_INPUT",
		status: 414,
		text: {
			en: "The URL of the request is longer than {limit} characters.",
			ko: "요청 URL이 {limit}자보다 깁니다."
		}
	},
	"request.headers-too-large": {
		code: "INVALID_INPUT",
		status: 431,
		text: {
			en: "The request has more than {limit} kB of headers.",
			ko: "요청 헤더가 {limit} kB보다 큽니다."
		}
	}
});
// src/core/failures/source.ts
const sourceFailures = defineFailures({
	"budget.connections": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The measurement used up its {limit} connections.",
			ko: "측정에 허용된 연결 {limit}개를 모두 사용했습니다."
		}
	},
	"budget.bytes": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The measurement used up its {limit} MB of traffic.",
			ko: "측정에 허용된 트래픽 {limit} MB를 모두 사용했습니다."
		}
	},
	"budget.origins": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The addresses redirect to more than {limit} other origins. The rest were not measured.",
			ko: "주소들이 다른 오리진 {limit}개를 넘겨 이어져 나머지는 측정하지 못했습니다."
		}
	},
	"source.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} could not be reached ({detail}).",
			ko: "{source} 서버 {host}에 연결할 수 없었습니다({detail})."
		}
	},
	"timeout.source": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The {source} server {host} did not answer in time.",
			ko: "{source} 서버 {host|이/가} 제시간에 응답하지 않았습니다."
		}
	},
	"source.untrusted": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The certificate of the {source} server {host} is not trusted ({detail}). No request was sent.",
			ko: "{source} 서버 {host}의 인증서를 신뢰할 수 없어({detail}) 요청을 보내지 않았습니다."
		}
	},
	"source.redirect": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} sent a redirect that is not followed ({detail}).",
			ko: "{source} 서버 {host|이/가} 허용되지 않는 리디렉션을 보냈습니다({detail})."
		}
	},
	"source.rate-limited": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} limits requests from this address. Try again in {seconds} s.",
			ko: "{source} 서버 {host|이/가} 이 주소의 요청을 제한하고 있습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	"source.status": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} answered with HTTP status {status}.",
			ko: "{source} 서버 {host|이/가} HTTP 상태 {status|을/를} 응답했습니다."
		}
	},
	"source.malformed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} sent an invalid answer ({detail}).",
			ko: "{source} 서버 {host|이/가} 잘못된 응답을 보냈습니다({detail})."
		}
	},
	"source.unavailable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} says that it cannot answer now.",
			ko: "{source} 서버 {host|이/가} 지금은 응답할 수 없다고 합니다."
		}
	},
	"source.unread": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} answered in a format that we do not recognise.",
			ko: "{source} 서버 {host|이/가} 인식할 수 없는 형식으로 응답했습니다."
		}
	},
	"registration.absent": {
		code: "NOT_FOUND",
		text: {
			en: "{domain} is not registered, according to the registry ({server}).",
			ko: "레지스트리({server})에 따르면 {domain|은/는} 등록되지 않은 도메인입니다."
		}
	},
	"sources.none": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "No source returned data about {subject}: {sources}.",
			ko: "어떤 출처에서도 {subject}의 데이터를 얻지 못했습니다: {sources}."
		}
	},
	"timeout.sources": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "No source answered in time about {subject}: {sources}.",
			ko: "{subject}에 대해 제한 시간 안에 응답한 출처가 없습니다: {sources}."
		}
	},
	"budget.questions": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The measurement used up its {limit} DNS queries.",
			ko: "측정에 허용된 DNS 질의 {limit}개를 모두 사용했습니다."
		}
	},
	aborted: {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The measurement was cancelled.",
			ko: "측정이 취소되었습니다."
		}
	},
	"tape.missing": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The recording contains no answer for {key}.",
			ko: "기록에 {key}에 대한 응답이 없습니다."
		}
	},
	"busy.target": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The allowance of measurements for this target is used up. Nothing was measured. Try again in {seconds} s.",
			ko: "이 대상에 허용된 측정 횟수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	"busy.server": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The allowance of concurrent measurements of this server is used up. Nothing was measured. Try again in {seconds} s.",
			ko: "이 서버에 허용된 동시 측정 수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	internal: {
		code: "UPSTREAM_ERROR",
		text: {
			en: "Something broke on our side.",
			ko: "내부 오류가 발생했습니다."
		}
	}
});
// src/core/failures.ts
const failures = {
	...lookupFailures,
	...connectionFailures,
	...pageFailures,
	...sourceFailures,
	...accountFailures,
	...requestFailures,
	...remoteFailures,
	...deploymentFailures,
	...inputFailures
};
const secretNames = /^(?:key|code|auth|authkey|authcode|authorizationcode|accesscode|passcode|jwt|jws|sig|hmac|mac|sas|sid|ticket|otp|totp|pin|pwd|pass|creds?|magic|nonce|state|assertion|codeverifier|saml(?:request|response)|hdn(?:ts|ea|tl)|j?sess(?:ion)?id|phpsessid)$/;
const secretParts = /token|secret|passw|passphrase|signature|credential|bypass|jwt|bearer|session|(?:api|access|private|auth|signing|subscription|function|functions|master|security|shared?)key/;
const signedPrefix = /^x(?:amz|goog|oss|cos|obs)[a-z]/;
const besideSignature = /^(?:sv|se|st|sp|sr|spr|ss|srt|sdd|ses|sip|si|skoid|sktid|skt|ske|sks|skv|policy|keypairid|expires|exp|keyname|googleaccessid)$/;
const signature = /(?:[?&]|%3f|%26)(?:sig|signature)(?:=|%3d)/i;
const harmless$1 = /^(?:true|false|yes|no|on|off|none|null|samesitenone|.{0,5})$/i;
const beginning$1 = /(?:[?&#]|&amp;|&#38;|&#x26;|\\u0026|(?<encoded>%(?:25){0,3}(?:3f|26|23))|;(?=(?:jsession|phpsess)id=))(?<name>(?:[\w.[\]~$-]|%(?:25){0,3}(?:5b|5d|2d|2e|5f)){1,80})(?:=|\\u003d|%(?:25){0,3}3d)/gi;
const plainValue = /[^\s"<>`&#\\…]*/y;
const encodedValue = /(?:[^\s"<>`&#\\…%]|%(?!(?:25){0,3}(?:26|23)))*/iy;
function found(text) {
	const all = [];
	const isSigned = signature.test(text);
	const heads = new RegExp(beginning$1);
	for (let head = heads.exec(text); head; head = heads.exec(text)) {
		const name = nameOf(head.groups?.["name"] ?? "");
		const begin = heads.lastIndex;
		if (!isSecret$1(name, isSigned)) continue;
		const end = begin + valueAt(text, begin, head.groups?.["encoded"] !== void 0).length;
		if (end > begin) all.push({
			name,
			begin,
			end
		});
		heads.lastIndex = end;
	}
	return all;
}
function nameOf(text) {
	return text.replace(/%(?:25){0,3}[\da-f]{2}|[^a-z\d]/gi, "").toLowerCase();
}
function isSecret$1(name, isSigned) {
	if (secretNames.test(name) || secretParts.test(name) || signedPrefix.test(name)) return true;
	return isSigned && besideSignature.test(name);
}
function valueAt(text, begin, isEncoded) {
	const pattern = isEncoded ? encodedValue : plainValue;
	pattern.lastIndex = begin;
	const [value = ""] = pattern.exec(text) ?? [];
	return begin + value.length === text.length || /\s/.test(text[begin + value.length] ?? "") ? value.replace(/[.,:;)]{1,3}$/, "") : value;
}
function maskUrls(text) {
	if (!/=|%3d|\\u003d/i.test(text)) return text;
	let out = "";
	let at = 0;
	for (const { begin, end } of found(text)) {
		out += text.slice(at, begin) + "***";
		at = end;
	}
	return out + text.slice(at);
}
const everyday = /^(?:key|code|auth|state|pin|mac|magic)$|^x(?:amz|goog|oss|cos|obs)(?:algorithm|date|expires|signedheaders)$/;
function urlSecrets(url) {
	const values = found(url).flatMap(({ name, begin, end }) => {
		const value = url.slice(begin, end);
		const isWord = (everyday.test(name) || besideSignature.test(name)) && !/\d.*[a-z]|[a-z].*\d|.{16}/i.test(value);
		return harmless$1.test(value) || value === "***" || isWord ? [] : [value, decoded(value)];
	});
	return [...new Set(values)];
}
function decoded(text) {
	return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll("%", ""), "hex").toString());
}
// src/core/text.ts
const languages = ["en", "ko"];
const hole = /\{(?<name>\w+)(?:\|(?<closed>[^/}]+)\/(?<open>[^}]+))?\}/g;
function fill(text, params, language) {
	return text[language].replace(hole, (whole, name, closed, open) => {
		const param = params[name];
		if (param === void 0) return whole;
		const value = typeof param === "object" ? param[language] : `${param}`;
		return closed === void 0 || open === void 0 ? value : value + particle(value, closed, open);
	});
}
const readAsWords = {
	app: "other",
	click: "other",
	club: "other",
	example: "rieul",
	file: "rieul",
	group: "other",
	hat: "other",
	imap: "other",
	name: "other",
	net: "other",
	none: "other",
	one: "other",
	online: "other",
	pingback: "other",
	quarantine: "other",
	servlet: "other",
	shop: "other",
	sourcemap: "other",
	target: "other",
	time: "other",
	tomcat: "other",
	top: "other",
	web: "other",
	zone: "other"
};
const readWithoutR = /^\p{L}{2,}[aeo]r$/iu;
const endsInRieul = /[178lr]$/i;
const endsInConsonant = /[0136mn]$/i;
function particle(value, closed, open) {
	const word = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(value.slice(-64))?.[0] ?? "";
	const ending = readAsWords[word.toLowerCase()] ?? (readWithoutR.test(word) ? "none" : finalConsonant(word));
	if (ending === "rieul") return closed === "으로" ? open : closed;
	return ending === "other" ? closed : open;
}
function finalConsonant(word) {
	const last = word.at(-1) ?? "";
	if (/[가-힣]/.test(last)) {
		const jamo = (last.charCodeAt(0) - 44032) % 28;
		if (jamo === 0) return "none";
		return jamo === 8 ? "rieul" : "other";
	}
	if (endsInRieul.test(last)) return "rieul";
	return endsInConsonant.test(last) ? "other" : "none";
}
// src/core/failure.ts
const statusOf = {
	INVALID_INPUT: 400,
	API_KEY_REQUIRED: 401,
	INVALID_API_KEY: 401,
	NOT_FOUND: 404,
	RATE_LIMITED: 429,
	UPSTREAM_ERROR: 503,
	UPSTREAM_TIMEOUT: 503
};
const failureCodes = Object.keys(statusOf);
var Failure = class extends Error {
	name = "Failure";
	code;
	facts;
	constructor(facts, options = {}) {
		super(describeFailure(facts, "en"), options.cause === void 0 ? {} : { cause: options.cause });
		this.code = failures[facts.id].code;
		this.facts = options.retryAfter === void 0 ? facts : {
			...facts,
			retryAfter: options.retryAfter
		};
	}
	get retryAfter() {
		return this.facts.retryAfter ?? null;
	}
	get reason() {
		return this.facts.reason;
	}
	get status() {
		return failures[this.facts.id].status ?? statusOf[this.code];
	}
};
function failure(id, params, { reason = id, ...options } = {}) {
	return new Failure({
		id,
		reason,
		params
	}, options);
}
function describeFailure({ id, params }, language) {
	return maskUrls(fill(failures[id].text, params, language));
}
// src/core/nearest.ts
function nearest(given, known) {
	const wanted = given.slice(0, 64).toLowerCase();
	const isBegun = (name) => name.toLowerCase().startsWith(wanted);
	const ranked = known.filter((name) => name.toLowerCase() === wanted || name.length > 2 && wanted.length > 1).map((name) => ({
		name,
		distance: distance(wanted, name.toLowerCase())
	})).toSorted((a, b) => a.distance - b.distance || Number(isBegun(b.name)) - Number(isBegun(a.name)))[0];
	const tolerated = Math.max(1, Math.floor(wanted.length / 3));
	return ranked && ranked.distance <= tolerated ? ranked.name : null;
}
function suggest(given, known, spell = (name) => name) {
	const near = nearest(given, known);
	const name = near === null ? null : spell(near);
	return name === null ? {
		en: "",
		ko: ""
	} : {
		en: ` Did you mean ${name}?`,
		ko: ` 혹시 ${name} 말씀이신가요?`
	};
}
function distance(a, b) {
	let before = [];
	let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row[j] = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1), swapped ? (before[j - 2] ?? 0) + 1 : Infinity);
		}
		[before, previous] = [previous, row];
	}
	return previous[b.length] ?? 0;
}
// src/core/shorten.ts
function shorten(text, limit) {
	return text.length > limit ? `${beginning(text, limit - 1)}…` : text;
}
function beginning(text, units) {
	const kept = text.slice(0, units);
	const last = kept.charCodeAt(kept.length - 1);
	return last >= 55296 && last <= 56319 && kept.length < text.length ? kept.slice(0, -1) : kept;
}
// src/core/printable.ts
const unprintable = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;
function printable(text, limit = 500) {
	return shorten(shorten(text, limit).replace(unprintable, escape$1), limit);
}
function escape$1(character) {
	const code = character.codePointAt(0) ?? 0;
	return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
// src/core/input.ts
function parseInput(schema, query, naming = same) {
	const parsed = schema.safeParse(query, { reportInput: true });
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	if (!issue) throw parsed.error;
	throw toFailure(issue, schema.shape, naming);
}
function same(field) {
	return field;
}
function toFailure(issue, shape, naming) {
	const reason = String(issue.path[0] ?? "input");
	const field = issue.path.length === 0 ? reason : naming(reason);
	if (issue.code === "unrecognized_keys") {
		const given = issue.keys[0] || "\"\"";
		const suggestion = suggest(given, Object.keys(shape), naming);
		const shownName = printable(naming(given), 60);
		return failure("input.unknown", {
			field: {
				en: `parameter ${shownName}`,
				ko: `파라미터 ${shownName}`
			},
			suggestion
		}, { reason: printable(given, 60) });
	}
	if (issue.input === void 0) return failure("input.missing", {
		field,
		expected: exampleOf$1(shape[reason]) ?? neededValue(expectation(issue).expected)
	}, { reason });
	const problem = expectation(issue);
	if (isSecret(shape[reason])) return secretFailure(field, problem.expected, reason);
	if (issue.code === "invalid_value") {
		const options = issue.values.map(String);
		const suggestion = typeof issue.input === "string" ? suggest(issue.input, options) : "";
		return failure("input.option", {
			field,
			expected: options.join(", "),
			given: shown(issue.input),
			suggestion
		}, { reason });
	}
	return failure("input.value", {
		field,
		expected: problem.expected,
		given: problem.given ?? nestedOf(issue) ?? shown(issue.input)
	}, { reason });
}
function secretFailure(field, expected, reason = field) {
	return failure("input.secret", {
		field,
		expected
	}, { reason });
}
const secretField = { writeOnly: true };
function isSecret(type) {
	if (!type) return false;
	if (globalRegistry.get(type)?.["writeOnly"] === true) return true;
	const { innerType, in: input, element, options = [] } = type.def;
	return [
		innerType,
		input,
		element,
		...options
	].some(isSecret);
}
function nestedOf({ code, input }) {
	if (code !== "invalid_type" || typeof input !== "object" || input === null) return null;
	return typeWords(Array.isArray(input) ? "array" : "object");
}
function exampleOf$1(type) {
	const examples = type && globalRegistry.get(type)?.["examples"];
	const [example] = Array.isArray(examples) ? examples : [];
	return typeof example === "string" || typeof example === "number" ? {
		en: `for example ${example}`,
		ko: `예: ${example}`
	} : null;
}
function neededValue(value) {
	const { en, ko } = typeof value === "string" ? untranslated(value) : value;
	return {
		en,
		ko: `필요한 값: ${ko}`
	};
}
function expectation(issue) {
	if (issue.code === "custom" && issue.params?.["expected"]) return issue.params;
	if (issue.code === "too_small") return { expected: atLeast(`${issue.minimum}`, issue.origin) };
	if (issue.code === "too_big") return { expected: atMost(`${issue.maximum}`, issue.origin) };
	if (issue.code === "invalid_type") return { expected: typeWords(issue.expected) };
	if (issue.code === "invalid_value") return { expected: untranslated(issue.values.map(String).join(", ")) };
	if (issue.code === "not_multiple_of") return { expected: multipleOf(issue.divisor) };
	if (issue.code === "invalid_format") return { expected: formatWords(issue.format) };
	if (issue.code === "invalid_union") return { expected: oneOf(issue.errors) };
	return { expected: {
		en: "another value",
		ko: "다른 값"
	} };
}
const counted = {
	string: {
		en: " characters",
		ko: "자"
	},
	array: {
		en: " entries",
		ko: "개 항목"
	}
};
const plain = {
	en: "",
	ko: ""
};
function unitOf(origin, bound) {
	const { en, ko } = counted[origin] ?? plain;
	return {
		en: bound === "1" ? singular[en] ?? en : en,
		ko
	};
}
const singular = {
	" characters": " character",
	" entries": " entry"
};
function atLeast(bound, origin) {
	const unit = unitOf(origin, bound);
	return {
		en: `at least ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이상의 값`
	};
}
function atMost(bound, origin) {
	const unit = unitOf(origin, bound);
	return {
		en: `at most ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이하의 값`
	};
}
function multipleOf(divisor) {
	return {
		en: `a multiple of ${divisor}`,
		ko: `${divisor}의 배수`
	};
}
function formatWords(format) {
	return format === "regex" ? {
		en: "in the documented format",
		ko: "문서에 있는 형식의 값"
	} : {
		en: `in the format ${format}`,
		ko: `${format} 형식의 값`
	};
}
function oneOf(errors) {
	const issues = errors.flatMap(([issue]) => issue ? [issue] : []);
	const within = issues.filter(({ path }) => path.length > 0);
	const all = (within.length > 0 ? within : issues).map((issue) => expectation(issue).expected);
	return {
		en: all.map(({ en }) => en).join(" or "),
		ko: all.map(({ ko }) => ko).join(" 또는 ")
	};
}
function untranslated(text) {
	return {
		en: text,
		ko: text
	};
}
const types = {
	string: {
		en: "text",
		ko: "문자열"
	},
	number: {
		en: "a number",
		ko: "숫자"
	},
	int: {
		en: "a whole number",
		ko: "정수"
	},
	boolean: {
		en: "true or false",
		ko: "true 또는 false"
	},
	array: {
		en: "a list",
		ko: "목록"
	},
	object: {
		en: "an object",
		ko: "객체"
	},
	record: {
		en: "an object",
		ko: "객체"
	}
};
function typeWords(expected) {
	return types[expected] ?? untranslated(expected);
}
function shown(value) {
	if (typeof value === "string") return `"${printable(withoutSecret(value), 60)}"`;
	return printable(withoutSecret(JSON.stringify(value) ?? "nothing"), 60);
}
const ownSecrets = /(?<prefix>ptc_live_|whsec_)[\w+/=]+/g;
function withoutSecret(text) {
	const at = text.lastIndexOf("@");
	return (at < 0 ? text : `…${text.slice(at)}`).replaceAll(ownSecrets, "$<prefix>…");
}
// src/checks/index.ts
const registry = [
	{
		id: "asn",
		title: "Network and AS",
		subject: {
			"name": "query",
			"about": "IP address, or AS number such as AS15169 (asdot, AS1.10, is read too)",
			"value": "QUERY",
			"isRequired": true,
			"example": "8.8.8.8"
		},
		options: [],
		load: async () => (await import("./asn.js")).asn
	},
	{
		id: "changes",
		title: "Changes",
		subject: {
			"name": "query",
			"about": "Domain; a host name or URL is reduced to its registrable domain",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "cursor",
			"about": "Start of the page: the value of next in the previous response; absent for the first page",
			"value": "CURSOR",
			"example": "MTc2Mzk3NDgwMC4xMg"
		}, {
			"name": "limit",
			"about": "Number of entries on a page, at most 500 (default 100)",
			"value": "LIMIT",
			"example": "100"
		}],
		readsStore: true,
		load: async () => (await import("./changes.js")).changes
	},
	{
		id: "dns",
		title: "DNS records and zone health",
		subject: {
			"name": "query",
			"about": "Domain or host name; the host part of a pasted URL is accepted",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./dns2.js").then((m) => ({ dns: m.t }))).dns
	},
	{
		id: "email",
		title: "E-mail authentication and deliverability",
		subject: {
			"name": "query",
			"about": "Mail domain: the part after the @ sign. An IP address is judged as a sending address",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "selectors",
			"about": "DKIM selectors: queried before the common ones, separated by commas",
			"value": "SELECTORS",
			"example": "s2026,mail-a"
		}],
		load: async () => (await import("./email.js").then((m) => ({ email: m.t }))).email
	},
	{
		id: "email-header",
		title: "E-mail header",
		subject: {
			"name": "headers",
			"about": "Message header: the whole header as received, with folded lines, up to 256 kB. A body after it is ignored. The command line reads it from a file, or from standard input (-)",
			"value": "FILE",
			"isRequired": true,
			"example": "message.eml"
		},
		options: [],
		load: async () => (await import("./email-header.js")).emailHeader
	},
	{
		id: "exposure",
		title: "Exposed pages",
		subject: {
			"name": "domain",
			"about": "The organisation's domain; scheme, path and leading www. are stripped, any name in it is reduced to it",
			"value": "DOMAIN",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./exposure.js").then((m) => ({ exposure: m.t }))).exposure
	},
	{
		id: "gate",
		title: "Pre-deploy gate",
		subject: {
			"name": "url",
			"about": "Deployed URL; https:// is assumed",
			"value": "URL",
			"isRequired": true,
			"example": "https://example.com/"
		},
		options: [
			{
				"name": "min_ssl",
				"about": "Lowest accepted grade of certificate and TLS (default B)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_headers",
				"about": "Lowest accepted grade of the security headers (default C)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_days",
				"about": "Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off (default auto)",
				"value": "auto|14|33%|off",
				"example": "auto"
			},
			{
				"name": "require_https",
				"about": "Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed; an API may refuse requests there instead (default true)",
				"value": "true|false"
			},
			{
				"name": "accept_status",
				"about": "Statuses that are right for this page, besides 2xx: a comma-separated list of codes and classes from 200 to 499, such as 404 or 4xx",
				"value": "404|401,403|4xx",
				"example": "404"
			},
			{
				"name": "all_ips",
				"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
				"isFlag": true
			}
		],
		load: async () => (await import("./gate.js").then((m) => ({ gate: m.ft }))).gate
	},
	{
		id: "golive",
		title: "Ready to go live",
		subject: {
			"name": "query",
			"about": "Domain to go live; scheme, port and path of a pasted URL are left out",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./golive.js").then((m) => ({ golive: m.t }))).golive
	},
	{
		id: "history",
		title: "Infrastructure history",
		subject: {
			"name": "target",
			"about": "Domain name or IPv4 address; scheme, path and a leading www. of a pasted URL are stripped",
			"value": "TARGET",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "cursor",
			"about": "Start of the page: the value of next in the previous response; absent for the first page",
			"value": "CURSOR",
			"example": "MTc2Mzk3NDgwMC4xMg"
		}, {
			"name": "limit",
			"about": "Number of entries on a page, at most 500 (default 100)",
			"value": "LIMIT",
			"example": "100"
		}],
		readsStore: true,
		load: async () => (await import("./history.js")).history
	},
	{
		id: "http",
		title: "HTTP security headers",
		subject: {
			"name": "url",
			"about": "Full URL; https:// is assumed where the scheme is missing",
			"value": "URL",
			"isRequired": true,
			"example": "https://example.com/"
		},
		options: [{
			"name": "all_ips",
			"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
			"isFlag": true
		}],
		load: async () => (await import("./gate.js").then((m) => ({ http: m.Jt }))).http
	},
	{
		id: "impersonation",
		title: "Impersonation exposure",
		subject: {
			"name": "query",
			"about": "Registrable domain; any name in it is reduced to it, a public suffix is refused",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./impersonation.js").then((m) => ({ impersonation: m.t }))).impersonation
	},
	{
		id: "ip",
		title: "Your address",
		options: [],
		load: async () => (await import("./ip.js")).ip
	},
	{
		id: "lookalike",
		title: "Lookalike domains",
		subject: {
			"name": "query",
			"about": "Registrable domain to protect; any name in it is reduced to it, a public suffix is refused",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "limit",
			"about": "Most variants to check, the riskiest first (1–20000, default 4000)",
			"value": "LIMIT",
			"example": "1000"
		}],
		load: async () => (await import("./lookalike.js").then((m) => ({ lookalike: m.t }))).lookalike
	},
	{
		id: "owasp",
		title: "OWASP posture",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "accept_status",
			"about": "Statuses that are right for this page, besides 2xx: a comma-separated list of codes and classes from 200 to 499, such as 404 or 4xx",
			"value": "404|401,403|4xx",
			"example": "404"
		}],
		load: async () => (await import("./owasp.js").then((m) => ({ owasp: m.t }))).owasp
	},
	{
		id: "phishing",
		title: "Phishing",
		subject: {
			"name": "text",
			"about": "Message or URL: a mail as received (RFC 5322, MIME) or any text, in any language, up to 1 MB. Up to 5 links in it are opened. The command line takes a link, or reads the text from a file or standard input (-)",
			"value": "FILE",
			"isRequired": true,
			"example": "message.eml"
		},
		options: [],
		load: async () => (await import("./phishing.js")).phishing
	},
	{
		id: "pivot",
		title: "Infrastructure pivot",
		subject: {
			"name": "value",
			"about": "The value to search for: an address, a host name, the organization of an issuer (or its common name if it has no organization), or the IANA id of a registrar",
			"value": "VALUE",
			"isRequired": true,
			"example": "ns1.example.com"
		},
		options: [
			{
				"name": "kind",
				"about": "What kind of value it is",
				"value": "dns:a|dns:aaaa|dns:ns|dns:mx|ssl:issuer|rdap:registrar|rdap:ns",
				"isRequired": true,
				"example": "dns:ns"
			},
			{
				"name": "cursor",
				"about": "Start of the page: the value of next in the previous response; absent for the first page",
				"value": "CURSOR",
				"example": "MTc2Mzk3NDgwMC4xMg"
			},
			{
				"name": "limit",
				"about": "Number of entries on a page, at most 500 (default 100)",
				"value": "LIMIT",
				"example": "100"
			}
		],
		readsStore: true,
		load: async () => (await import("./pivot.js")).pivot
	},
	{
		id: "port",
		title: "Open ports",
		subject: {
			"name": "host",
			"about": "Host name or IP address. host:port adds that one port to the list",
			"value": "HOST",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "all_ips",
			"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
			"isFlag": true
		}, {
			"name": "probe_services",
			"about": "Send a first message to silent services: on a second connection to open ports whose server waits for the client. A server refuses this unless its operator allows it (default false)",
			"isFlag": true
		}],
		load: async () => (await import("./port.js").then((m) => ({ port: m.t }))).port
	},
	{
		id: "pqc",
		title: "Post-quantum TLS readiness",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./pqc.js").then((m) => ({ pqc: m.t }))).pqc
	},
	{
		id: "propagation",
		title: "DNS propagation",
		subject: {
			"name": "domain",
			"about": "Domain name; the host part of a pasted URL is accepted",
			"value": "DOMAIN",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "type",
			"about": "Record type (default A)",
			"value": "A|AAAA|MX|CNAME|TXT|NS",
			"example": "A"
		}],
		load: async () => (await import("./propagation.js").then((m) => ({ propagation: m.t }))).propagation
	},
	{
		id: "rdap",
		title: "Domain registration",
		subject: {
			"name": "query",
			"about": "Registered domain; a name below it is reduced to it, and so is the host part of a pasted URL",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await import("./rdap.js").then((m) => ({ rdap: m.t }))).rdap
	},
	{
		id: "reverse-dns",
		title: "Reverse DNS",
		subject: {
			"name": "query",
			"about": "IPv4 or IPv6 address, or its complete name below in-addr.arpa or ip6.arpa",
			"value": "QUERY",
			"isRequired": true,
			"example": "8.8.8.8"
		},
		options: [],
		load: async () => (await import("./reverse-dns.js").then((m) => ({ reverseDns: m.t }))).reverseDns
	},
	{
		id: "ssl",
		title: "TLS certificate and connection",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"isRequired": true,
			"example": "example.com"
		},
		options: [
			{
				"name": "port",
				"about": "TLS port, 443 unless the host names one",
				"value": "PORT",
				"example": "8443"
			},
			{
				"name": "starttls",
				"about": "STARTTLS protocol: the protocol before TLS begins. off: TLS from the first byte; https: a website on any port. By default the port decides: 21 ftp, 25 smtp, 110 pop3, 143 imap, 587 smtp, 5432 postgres. Ports with TLS from the first byte and without HTTP: 465 smtp, 990 ftp, 993 imap, 995 pop3",
				"value": "smtp|imap|pop3|ftp|postgres|off|https",
				"example": "smtp"
			},
			{
				"name": "all_ips",
				"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
				"isFlag": true
			}
		],
		load: async () => (await import("./gate.js").then((m) => ({ ssl: m.mn }))).ssl
	},
	{
		id: "subdomains",
		title: "Subdomains",
		subject: {
			"name": "query",
			"about": "Registrable domain; a name below it is reduced to it, a public suffix is refused",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "limit",
			"about": "Maximum number of names in the answer, newest first (1–10000); total counts all names (default 10000)",
			"value": "LIMIT",
			"example": "100"
		}],
		load: async () => (await import("./subdomains.js").then((m) => ({ subdomains: m.t }))).subdomains
	}
];
// src/core/busy.ts
const busyScopes = ["target", "server"];
function busy(scope, milliseconds) {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1e3));
	return failure(`busy.${scope}`, { seconds }, {
		reason: "busy",
		retryAfter: seconds
	});
}
function isBusy({ reason }) {
	return reason === "busy";
}
function busyScopeOf({ id }) {
	return busyScopes.find((scope) => id === `busy.${scope}`);
}
function isOurLimit(facts) {
	return isBusy(facts) || facts.id.startsWith("budget.");
}
// src/net/sources/table.ts
const sourceTable = {
	rdap: {
		name: "RDAP",
		url: "https://rdap.org/",
		terms: {
			en: "Free; redirects to the responsible registry and throttles clients with many requests",
			ko: "무료. 담당 등록 기관으로 연결하며 질의가 많으면 제한합니다"
		},
		perSecond: 5,
		concurrency: 4
	},
	"rdap-bootstrap": {
		name: "IANA RDAP bootstrap",
		url: "https://data.iana.org/rdap/",
		terms: {
			en: "Public registries of IANA (RFC 9224); cached as long as their answers allow",
			ko: "IANA의 공개 레지스트리(RFC 9224). 응답이 허용하는 기간 동안 캐시합니다"
		},
		perSecond: 2,
		concurrency: 2
	},
	ripestat: {
		name: "RIPEstat",
		url: "https://stat.ripe.net/data/",
		terms: {
			en: "Free under RIPEstat's terms; 8 concurrent requests, registration required above 1,000 a day",
			ko: "RIPEstat 약관에 따라 무료. 동시에 8개까지, 하루 1,000회를 넘으면 등록이 필요합니다"
		},
		perSecond: 8,
		concurrency: 8
	},
	crtsh: {
		name: "crt.sh",
		url: "https://crt.sh/",
		terms: {
			en: "Free, by Sectigo; 60 requests a minute per IP address",
			ko: "Sectigo가 무료로 제공. IP 주소당 1분에 60회"
		},
		perSecond: 1,
		burst: 5,
		concurrency: 2
	},
	certspotter: {
		name: "Cert Spotter",
		url: "https://api.certspotter.com/v1/",
		terms: {
			en: "By SSLMate; few requests an hour without a key, more with one",
			ko: "SSLMate가 제공. 키가 없으면 시간당 적은 횟수만, 키가 있으면 더 많이 허용됩니다"
		},
		perSecond: 1,
		burst: 5,
		concurrency: 2,
		key: {
			header: "authorization",
			before: "Bearer "
		}
	},
	peeringdb: {
		name: "PeeringDB",
		url: "https://www.peeringdb.com/api/",
		terms: {
			en: "Free under PeeringDB's policy; 20 requests a minute without a key, 40 with one",
			ko: "PeeringDB 정책에 따라 무료. 키가 없으면 1분에 20회, 있으면 40회"
		},
		perSecond: .5,
		concurrency: 1,
		key: {
			header: "authorization",
			before: "Api-Key "
		}
	},
	"tor-exits": {
		name: "Tor exit list",
		url: "https://check.torproject.org/torbulkexitlist",
		terms: {
			en: "Public list of the Tor Project; cached and requested rarely",
			ko: "Tor Project의 공개 목록. 캐시하고 드물게만 요청합니다"
		},
		perSecond: 1,
		concurrency: 1
	},
	iptoasn: {
		name: "iptoasn.com",
		url: "https://iptoasn.com/data/",
		terms: {
			en: "Public domain (PDDL 1.0), updated hourly; used only by portcullis data update",
			ko: "퍼블릭 도메인(PDDL 1.0), 매시간 갱신. portcullis data update에서만 사용합니다"
		},
		perSecond: 1,
		concurrency: 1
	},
	"db-ip": {
		name: "DB-IP Lite",
		url: "https://download.db-ip.com/free/",
		terms: {
			en: "CC BY 4.0 with a link to db-ip.com, updated monthly; used only by portcullis data update",
			ko: "CC BY 4.0(db-ip.com 링크 표시), 매월 갱신. portcullis data update에서만 사용합니다"
		},
		perSecond: 1,
		concurrency: 1
	},
	x4bnet: {
		name: "X4BNet lists_vpn",
		url: "https://raw.githubusercontent.com/X4BNet/lists_vpn/main/output/",
		terms: {
			en: "MIT, updated daily; used only by portcullis data update",
			ko: "MIT, 매일 갱신. portcullis data update에서만 사용합니다"
		},
		perSecond: 2,
		concurrency: 1
	},
	"safe-browsing": {
		name: "Google Safe Browsing",
		url: "https://safebrowsing.googleapis.com/v5/",
		terms: {
			en: "Only with a key, for non-commercial use only; phishing sends it 4-byte hash prefixes, never a URL",
			ko: "키가 있을 때만, 비상업적 용도로만 사용. 피싱 점검이 주소 없이 해시의 4바이트만 보냅니다"
		},
		perSecond: 10,
		concurrency: 4,
		key: {
			header: "x-goog-api-key",
			before: ""
		}
	},
	urlhaus: {
		name: "URLhaus",
		url: "https://urlhaus-api.abuse.ch/v1/",
		terms: {
			en: "Only with an abuse.ch key, free within fair use; phishing sends it the URLs that it opens",
			ko: "abuse.ch 키가 있을 때만, 공정 사용 범위에서 무료. 피싱 점검이 여는 주소를 그대로 보냅니다"
		},
		perSecond: 2,
		concurrency: 2,
		key: {
			header: "auth-key",
			before: ""
		}
	}
};
const sourceIds = Object.keys(sourceTable);
// src/settings/options/list/measuring.ts
const measuring = [
	{
		name: "resolver",
		stays: "here",
		value: "SERVER",
		isList: true,
		about: "Ask this DNS resolver instead of the system's: IP[:port], https://host/path or tls://host; repeatable"
	},
	{
		name: "resolve",
		stays: "here",
		value: "host:port:address[:port]",
		isList: true,
		about: "Connect to this address for this host, as curl --resolve does; repeatable, IPv6 in brackets"
	},
	{
		name: "ca_file",
		isFile: true,
		stays: "here",
		value: "FILE",
		about: "PEM file of a certificate authority to trust in addition to Mozilla's"
	},
	{
		name: "timeout",
		value: "SECONDS",
		about: "Time limit for a target in seconds (default 10, or what the check needs, up to 90; with a server at least 20, and up to 60 more until it has room)"
	},
	{
		name: "trust_anchor",
		isFile: true,
		stays: "here",
		value: "FILE",
		about: "DS or DNSKEY records to use as DNSSEC trust anchors instead of those of the root zone"
	},
	{
		name: "public_resolver",
		stays: "here",
		value: "[NAME=]SERVER[#filters]",
		isList: true,
		about: "Compare the answers of this resolver instead of the known public ones; SERVER as for --resolver, #filters for a resolver that blocks names; repeatable"
	},
	{
		name: "blocklist",
		stays: "here",
		value: "ZONE[=CODES]",
		isList: true,
		about: "Query this blocklist instead of the known ones; CODES are its listing codes, such as 127.0.0.2+127.0.0.4-127.0.0.7; repeatable; off queries none"
	},
	{
		name: "blocklist_resolver",
		stays: "here",
		value: "SERVER",
		about: "Query blocklists that refuse public resolvers through this resolver of your own; SERVER as for --resolver (default none: these lists are skipped)"
	},
	{
		name: "doh",
		stays: "here",
		value: "https://HOST/PATH",
		isList: true,
		about: "Use this DNS-over-HTTPS resolver for lookalike domains instead of two public ones; repeatable"
	},
	{
		name: "axfr",
		stays: "here",
		isFlag: true,
		about: "Let the dns check ask each name server for a transfer of the whole zone (AXFR); the records are counted and dropped (default false)"
	},
	{
		name: "lang",
		value: "en|ko",
		about: "Language of the report (default en)"
	},
	{
		name: "json",
		isFlag: true,
		about: "Print JSON instead of the report"
	}
];
const remote = [{
	name: "server",
	value: "URL",
	about: "Measure with this Portcullis server instead of this machine"
}, {
	name: "key",
	isSecret: true,
	value: "KEY",
	about: "API key for that server; prefer PORTCULLIS_KEY, which the process list does not show"
}];
const access = [
	{
		name: "header",
		stays: "secret",
		value: "NAME=VARIABLE",
		isList: true,
		about: "Send this header, with the value of the environment variable, only to the target's own https origin; repeatable"
	},
	{
		name: "client_cert",
		isFile: true,
		stays: "secret",
		value: "FILE",
		about: "PEM file of a client certificate, presented to the target's own origin once its certificate is verified"
	},
	{
		name: "client_key",
		isFile: true,
		stays: "secret",
		value: "FILE",
		about: "PEM file of the private key, if the certificate's file has none; PORTCULLIS_CLIENT_KEY_PASSPHRASE decrypts it"
	},
	{
		name: "proxy",
		stays: "here",
		value: "URL|off",
		about: "Measure through this proxy (default HTTPS_PROXY, HTTP_PROXY and ALL_PROXY, as for curl; NO_PROXY applies)"
	},
	{
		name: "proxy_dns",
		stays: "here",
		isFlag: true,
		about: "Let the proxy resolve all host names, for a machine that cannot; their addresses are then not checked"
	}
];
const ways = [...measuring.filter(({ name }) => name !== "lang" && name !== "json"), ...access];
// src/settings/options/options.ts
function toFlag(name) {
	return name.replaceAll("_", "-");
}
function toVariable(name) {
	return `PORTCULLIS_${name.toUpperCase()}`;
}
// src/settings/options/list/environment.ts
function sourceOption(id) {
	return `source_${id.replaceAll("-", "_")}`;
}
function keyOption(id) {
	return `key_${id.replaceAll("-", "_")}`;
}
function secretFileOption(name) {
	return `${name}_file`;
}
const environmentAlone = [
	{
		name: "allow_addresses",
		stays: "here",
		value: "CIDR,…",
		isList: true,
		about: "Networks that Portcullis treats as public"
	},
	{
		name: "allow_probes",
		stays: "here",
		value: "true|false",
		about: "Whether a server accepts probe_services, which sends a protocol's first message to open ports (default false)"
	},
	{
		name: "operator",
		stays: "here",
		value: "NAME <CONTACT>",
		about: "Name and contact of the operator, for the User-Agent"
	},
	{
		name: "opt_out",
		stays: "here",
		value: "DOMAIN|CIDR,…",
		isList: true,
		about: "Domains and networks that no check connects to"
	},
	{
		name: "listen",
		value: "ADDRESS:PORT",
		about: "Where `portcullis serve` listens"
	},
	{
		name: "database_url",
		isSecret: true,
		value: "URL",
		about: "Store results in PostgreSQL instead of a file: postgres://user:password@host/database; sslmode and sslrootcert work as in psql"
	},
	{
		name: "redis_url",
		isSecret: true,
		value: "URL",
		about: "Share the rate limits of several servers in Redis or Valkey: redis://:password@host:6379/0, rediss:// over TLS"
	},
	{
		name: "watch_limit",
		value: "NUMBER",
		about: "Watches of an account, the operator's included; they may have five times as many checks together (default 1000)"
	},
	{
		name: "worker",
		value: "on|off",
		about: "Whether `portcullis serve` runs the daily monitoring; off leaves it to `portcullis worker` (default on)"
	},
	{
		name: "metrics_listen",
		value: "ADDRESS:PORT|off",
		about: "Where `portcullis serve` and `portcullis worker` serve Prometheus metrics at /metrics (default 127.0.0.1:9464, for a worker 127.0.0.1:9465)"
	},
	{
		name: "registration",
		value: "closed|invite|open",
		about: "Who may sign up: nobody, people with an invitation, or anyone (default closed)"
	},
	{
		name: "allow_webhook_addresses",
		value: "CIDR,…",
		isList: true,
		about: "Networks that notifications may be sent to in addition to public addresses (default none)"
	},
	{
		name: "telegram_url",
		value: "URL",
		about: "Server of Telegram's Bot API for notifications (default https://api.telegram.org)"
	},
	{
		name: "bot_token",
		isSecret: true,
		value: "TOKEN",
		about: "Token of the Telegram bot that a channel sends with, for `portcullis channel add telegram`"
	},
	{
		name: "smtp_url",
		isSecret: true,
		value: "URL",
		about: "Send mail through this server: smtps://user:password@host, or smtp:// with STARTTLS"
	},
	{
		name: "mail_from",
		value: "NAME <ADDRESS>",
		about: "The sender of mail"
	},
	{
		name: "secret",
		isSecret: true,
		value: "TEXT",
		about: "Key that encrypts secrets in the database (default a file in the data directory, created on the first start)"
	},
	{
		name: "oidc_issuer",
		value: "URL",
		about: "Issuer of the OpenID provider with which people may sign in; its redirect URI is BASE_URL/account/sign-in/oidc/callback"
	},
	{
		name: "oidc_client_id",
		value: "ID",
		about: "Client ID that the OpenID provider issued"
	},
	{
		name: "oidc_client_secret",
		isSecret: true,
		value: "TEXT",
		about: "Client secret that the OpenID provider issued"
	},
	{
		name: "oidc_domains",
		value: "DOMAIN,…",
		isList: true,
		about: "Domains whose confirmed addresses get an account when they first sign in with the OpenID provider, whatever PORTCULLIS_REGISTRATION says (default none)"
	},
	{
		name: "oidc_label",
		value: "TEXT",
		about: "Name of the OpenID provider on the sign-in page (default its host)"
	},
	{
		name: "user_header",
		value: "NAME",
		about: "Header in which an authenticating proxy sends the e-mail address of the user, for the account pages and their API"
	},
	{
		name: "user_header_peers",
		value: "CIDR,…",
		isList: true,
		about: "Addresses of the proxies whose user header is believed; from every other peer it is removed"
	},
	...[...sourceIds.map((id) => {
		const { name, url } = sourceTable[id];
		return {
			name: sourceOption(id),
			stays: "here",
			value: "URL",
			about: `Ask this ${name} server instead of ${url}`
		};
	}), ...sourceIds.flatMap((id) => {
		const { name, key } = sourceTable[id];
		const about = `API key for ${name}, sent only to its URL`;
		if (!key) return [];
		return [{
			name: keyOption(id),
			stays: "secret",
			isSecret: true,
			value: "KEY",
			about
		}];
	})],
	{
		name: "source_whois",
		stays: "here",
		value: "HOST[:PORT]",
		about: "WHOIS server that names the server of each top-level domain, instead of whois.iana.org"
	},
	{
		name: "client_key_passphrase",
		isSecret: true,
		value: "TEXT",
		about: "Passphrase of the private key of the client certificate"
	}
];
const environmentOnly = [...environmentAlone, ...[...environmentAlone.filter(({ isSecret }) => isSecret), ...remote.filter(({ isSecret }) => isSecret)].map(({ name, stays }) => ({
	name: secretFileOption(name),
	...stays && { stays },
	isFile: true,
	value: "FILE",
	about: `File that contains the value of ${toVariable(name)}`
}))];
// src/core/version.ts
const version = "0.1.0";
// src/core/result/envelope.ts
function toSuccess(data, requestId, { updatedAt, cached, previousSnapshot }) {
	return {
		ok: true,
		requestId,
		cached,
		updatedAt: updatedAt.toISOString(),
		data,
		error: null,
		...previousSnapshot && { previousSnapshot }
	};
}
function toRefusal(failure, requestId, language) {
	const { code, retryAfter, reason, facts } = failure;
	const scope = busyScopeOf(facts);
	return {
		ok: false,
		requestId,
		cached: false,
		updatedAt: null,
		data: null,
		error: {
			code,
			message: describeFailure(facts, language),
			retryAfter,
			reason,
			...scope && { scope }
		}
	};
}
// src/core/policy.ts
const ruleLevels = [
	"off",
	"warn",
	"error"
];
const thresholds = new Set([
	"ssl",
	"headers",
	"days",
	"https"
]);
function idOfDemand(id) {
	return thresholds.has(id) ? `checks.${id}` : id;
}
const failOns = [
	"error",
	"warn",
	"never"
];
const onErrors = [
	"fail",
	"warn",
	"pass"
];
const usualOutcome = {
	failOn: "error",
	onError: "fail"
};
// src/report/github/escape.ts
const unweighted = /\u001b\[\d{1,2}m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed$1 = /##(?=\w*\[)/g;
const leading = /^((?:[^\S\n]|\u001b\[\d{1,2}m)*):(?=:.*::)/gm;
function inert(text) {
	return text.replace(unweighted, visible).replace(bracketed$1, "#\\x23").replace(leading, "$1\\x3a");
}
function visible(match) {
	return match.length > 3 ? match : `\\u{${(match.codePointAt(0) ?? 0).toString(16)}}`;
}
function harmless(text, limit) {
	return shorten(inert(printable(text, limit)), limit);
}
const special = /[&<>`|[\]*_\\~$@]/g;
const joiner = "⁠";
function literal(text, limit) {
	return encoded(harmless(text, limit));
}
function encoded(text) {
	return text.replace(special, (mark) => `&#${mark.charCodeAt(0)};`);
}
const linking = /@|#(?=\w)|(?<=\bGH)-|:(?=\/\/)|(?<=(?<![a-z\d])www)\./gi;
function markup(text, limit) {
	return encoded(harmless(text, limit).replace(linking, (mark) => mark + joiner));
}
// src/report/kinds/json.ts
const alsoEscaped = /[\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed = /##(?=\w*\[)/g;
function toJson(value) {
	return harmlessJson(JSON.stringify(value, wellFormed, 2));
}
function toJsonLine(value) {
	return harmlessJson(JSON.stringify(value, wellFormed));
}
function wellFormed(_key, value) {
	return typeof value === "string" ? value.toWellFormed() : value;
}
function harmlessJson(text) {
	return `${text.replace(alsoEscaped, escape).replace(bracketed, "#\\u0023")}\n`;
}
function escape(character) {
	return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
// src/settings/options/list/action.ts
const reporting = [
	{
		name: "summary",
		isFlag: true,
		about: "Write a summary of the result to the step (default true)"
	},
	{
		name: "annotations",
		isFlag: true,
		about: "Annotate the run with findings, at most ten of each kind (default true)"
	},
	{
		name: "results_file",
		value: "FILE",
		about: "Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)"
	}
];
const hosting = [
	{
		name: "environment",
		value: "NAME",
		about: "Wait for the newest deployment of the commit to this environment and measure it"
	},
	{
		name: "sha",
		value: "SHA",
		about: "Commit whose deployment is measured (default the commit of the event)"
	},
	{
		name: "comment",
		value: "never|on-failure|always",
		about: "Keep a comment on the pull request (default never)"
	},
	{
		name: "comment_key",
		value: "TEXT",
		about: "Key that separates the comments of several gates on one pull request (default workflow, job, step and matrix)"
	},
	{
		name: "token",
		value: "TOKEN",
		about: "Token for GitHub's API"
	}
];
// src/report/kind-names.ts
const reportKinds = [
	"text",
	"json",
	"ndjson",
	"markdown",
	"sarif",
	"junit",
	"codequality",
	"github",
	"azure",
	"tap",
	"badge"
];
// src/settings/options/list/gate.ts
const reports = [{
	name: "report",
	value: "kind=FILE",
	offers: reportKinds.map((kind) => `${kind}=`),
	isList: true,
	about: `Write a report, repeatable: ${reportKinds.join(", ")}; - is the standard output`
}];
const ending = [{
	name: "fail_on",
	value: "error|warn|never",
	about: "Which verdict ends with exit code 1 (default error)"
}, {
	name: "on_error",
	value: "fail|warn|pass",
	about: "Result of an unknown verdict: exit code 3, a warning, or nothing (default fail)"
}];
const policyOptions = [
	{
		name: "config",
		value: "FILE",
		about: "Read this configuration instead of portcullis.config.jsonc, .json, .mjs, .ts … or package.json#portcullis"
	},
	{
		name: "baseline",
		value: "FILE",
		about: "Findings in this file do not count, and new ones of severity high or worse fail; the days threshold always counts"
	},
	...ending
];
const waiting = [
	{
		name: "wait_for",
		value: "CONDITION",
		isList: true,
		isLines: true,
		about: "Wait to measure until every address meets this condition twice: up (status below 500), status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT; repeatable"
	},
	{
		name: "wait_timeout",
		value: "SECONDS",
		about: "Give up waiting after this many seconds (default 300)"
	},
	{
		name: "wait_interval",
		value: "SECONDS",
		about: "Seconds between two attempts while waiting (default 5)"
	},
	{
		name: "confirm",
		value: "0|1",
		about: "Measure a failing target again, to tell whether the failure is stable (default 1); it stays a failure"
	},
	{
		name: "retries",
		value: "0-5",
		about: "Retry interrupted measurements this many times; verdicts are never retried (default 2)"
	}
];
const crowds = [{
	name: "concurrency",
	value: "1-32",
	about: "Number of targets to measure at a time (default 8)"
}, {
	name: "targets",
	value: "FILE|URL",
	about: "Also measure the URLs in this file, one per line, or of this sitemap (file or URL); - is the standard input"
}];
const gating = [
	{
		name: "update_baseline",
		isFlag: true,
		about: "Rewrite the baseline with the current findings"
	},
	{
		name: "verbose",
		isFlag: true,
		about: "Also list the baseline findings of passing targets, which are otherwise only counted"
	},
	{
		name: "print_config",
		isFlag: true,
		about: "Print every effective value and where it came from; measure nothing"
	}
];
// src/settings/options/list/serving.ts
const listening = [{
	name: "host",
	value: "ADDRESS",
	about: "Listen on this address (default 127.0.0.1; PORTCULLIS_LISTEN=ADDRESS:PORT)"
}, {
	name: "port",
	value: "PORT",
	about: "Listen on this port (default 3000; 0 takes any free one)"
}];
const storing = [{
	name: "data_dir",
	isFile: true,
	value: "FOLDER",
	about: "Store results in this folder (default $XDG_STATE_HOME/portcullis, else ~/.local/state/portcullis)"
}];
const remembering = [{
	name: "data_dir",
	isFile: true,
	value: "FOLDER",
	about: "Store results in this folder, for history, pivot and the previous snapshot; without this flag nothing is stored"
}];
const serving = [
	{
		name: "trust_proxy",
		value: "CIDR,…",
		isList: true,
		about: "Trusted proxies in front of this server; their X-Forwarded-For or Forwarded header is used (default none)"
	},
	{
		name: "base_url",
		value: "URL",
		about: "Public URL of this server; agents may use its host name (default this machine only)"
	},
	{
		name: "operator",
		value: "TEXT",
		about: "Who runs this server and how to reach them; shown on the pages, in OpenAPI and to agents"
	},
	{
		name: "terms",
		value: "TEXT",
		about: "Terms of use that the server shows (default: free use is non-commercial, companies contact the operator)"
	},
	{
		name: "rate_limit",
		value: "NUMBER",
		about: "Requests a minute for each client (default 60)"
	},
	{
		name: "all_ips",
		isFlag: true,
		about: "Measure every address of a host unless the request says otherwise (default false)"
	},
	{
		name: "rate_limit_heavy",
		value: "NUMBER",
		about: "Requests a minute to heavy checks for each client (default 10)"
	},
	{
		name: "rate_limit_network",
		value: "NUMBER",
		about: "Times the limit of one client that all clients of an IPv6 /48 have together, 1 to 65536 (default 16)"
	},
	{
		name: "target_runs",
		value: "NUMBER",
		about: "Concurrent runs of anonymous clients at one target address (default 4)"
	},
	{
		name: "target_runs_reserved",
		value: "NUMBER",
		about: "Further concurrent runs at it for watches and holders of keys (default 2)"
	},
	{
		name: "target_connections",
		value: "NUMBER",
		about: "Connections a minute to one target address; watches and holders of keys get a quarter more (default 600)"
	},
	{
		name: "target_edge",
		value: "NUMBER",
		about: "Times more for an address whose many names each have a valid certificate, 1 to 8 (default 8)"
	},
	{
		name: "https",
		isFlag: true,
		about: "Serve HTTPS, with a self-signed certificate unless a file is given (default false)"
	},
	{
		name: "https_cert",
		isFile: true,
		value: "FILE",
		about: "Serve HTTPS with the certificate chain in this PEM file"
	},
	{
		name: "https_key",
		isFile: true,
		value: "FILE",
		about: "PEM file of the unencrypted private key for HTTPS (default the file of the certificate)"
	},
	...storing,
	{
		name: "public_changes",
		isFlag: true,
		about: "Show the changes of watched domains and the history of reports to all clients, except ports and exposed pages (default true)"
	},
	{
		name: "store_limit",
		value: "SIZE",
		about: "Size limit of the store, such as 500MB; the oldest results are deleted first (default 10GB)"
	}
];
const showing = [{
	name: "open",
	isFlag: true,
	about: "Open the start page in the browser"
}, {
	name: "qr",
	isFlag: true,
	about: "Print the URL as a QR code if standard error is a terminal"
}];
// src/settings/options/environment.ts
const prefix = "PORTCULLIS_";
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options = [
	...registry.flatMap((entry) => entry.options),
	...measuring,
	...access,
	...policyOptions,
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
			field: {
				en: `environment variable ${field}`,
				ko: `환경 변수 ${field}`
			},
			suggestion
		}, { reason: field });
	}
}
// src/settings/options/list/commands.ts
const converting = [{
	name: "to",
	value: "KIND",
	offers: reportKinds,
	about: `Kind of report: ${reportKinds.join(", ")}`
}, {
	name: "output",
	value: "FILE",
	about: "Write to this file instead of the standard output"
}];
const keying = [
	{
		name: "scopes",
		value: "read,write",
		about: "What a new key may do with the account (default read)"
	},
	{
		name: "expires",
		value: "TIME",
		about: "Let a new key expire after this time, such as 90d, 12h or 30m (default never)"
	},
	{
		name: "limit",
		value: "NUMBER",
		about: "Requests a minute of a new key (default the server's --rate-limit)"
	},
	{
		name: "overlap",
		value: "TIME",
		about: "Time for which the old key still works (default 24h)"
	}
];
const watching = [
	{
		name: "checks",
		value: "CHECK,…",
		about: "Checks of a new watch (default dns,email,http,rdap,ssl)"
	},
	{
		name: "targets",
		isFile: true,
		value: "FILE",
		about: "Also add every target in this file, one a line; # begins a comment, - reads standard input"
	},
	{
		name: "interval",
		value: "TIME",
		about: "Time from one run to the next, 6h to 30d (default 1d)"
	},
	{
		name: "expiry_days",
		value: "DAYS,…",
		about: "Report an expiry this many days before (default 30,14,7,1)"
	},
	{
		name: "min_severity",
		value: "critical|high|medium|low|info",
		about: "Send nothing of this watch below this severity (default info)"
	},
	{
		name: "severities",
		value: "RULE=SEVERITY,…",
		about: "Other severities, as in http.hsts-missing=high,dns.ns=off"
	},
	{
		name: "maintenance",
		value: "WINDOW;…|off",
		about: "Windows without notifications, as in \"sat,sun 02:00 2h Asia/Seoul\""
	},
	{
		name: "for",
		value: "TIME|off",
		about: "Mute for this time, such as 7d or 12h; off ends the mute (default 7d)"
	}
];
const channelling = [
	{
		name: "name",
		value: "TEXT",
		about: "Name of a new channel (default its host, address or chat)"
	},
	{
		name: "template",
		isFile: true,
		value: "FILE",
		about: "JSON file with the message of a new channel of kind json"
	},
	{
		name: "mode",
		value: "at-once|daily",
		about: "Send each change at once, or one message a day (default at-once)"
	},
	{
		name: "digest_hour",
		value: "HOUR",
		about: "Hour of the daily message, in UTC (default 8)"
	},
	{
		name: "min_severity",
		value: "critical|high|medium|low|info",
		about: "Send nothing below this severity (default low)"
	}
];
const accounting = [{
	name: "end_second_factor",
	isFlag: true,
	about: "Also turn off two-factor authentication, for a lost device"
}];
const keep = {
	name: "keep",
	isFlag: true,
	about: "Keep serving until interrupted"
};
const noColor = {
	name: "no_color",
	isFlag: true,
	about: "Do not colour the report"
};
// src/settings/options/list/of-check.ts
const ruling = [{
	name: "rules",
	stays: "here",
	isFile: true,
	value: "FILE",
	about: "Also use the exposure rules in this file; see npx portcullis rules test"
}];
const listing = [{
	name: "csv",
	isFlag: true,
	about: "Print the registered names as comma-separated values instead of the report"
}];
function optionsOf(id) {
	const entry = registry.find((each) => each.id === id);
	const own = id === "gate" ? [
		...policyOptions,
		...reports,
		...waiting,
		...crowds
	] : [failing(id)];
	if (id === "exposure") own.push(...ruling);
	if (id === "lookalike") own.push(...listing);
	return entry ? [
		...entry.options,
		...entry.readsStore ? storing : remembering,
		...own,
		...measuring,
		...access,
		...remote
	] : measuring;
}
function failing(id) {
	return {
		name: "fail_on",
		value: failOns.join("|"),
		about: `End with exit code 1 on status fail, on warn as well, or never; unknown stays 3 (default ${usualFailOn(id)})`
	};
}
const deciding = new Set(["gate", "golive"]);
function usualFailOn(id) {
	return deciding.has(id) ? "error" : "never";
}
// src/cli/command-table.ts
const watchSettings = [
	"checks",
	"interval",
	"expiry_days",
	"min_severity",
	"severities",
	"maintenance"
];
const ownCommands = [
	{
		name: "init",
		about: "Write a first configuration",
		subject: {
			name: "url",
			about: "What to measure"
		},
		options: language
	},
	{
		name: "explain",
		about: "Explain a rule: its meaning, what to do, how it is graded; without a rule, list all",
		subject: {
			name: "rule",
			about: "Rule id such as ssl.expired, with or without the check",
			offers: explainable
		},
		options: language
	},
	{
		name: "demo",
		about: "Serve a good and a flawed site on this machine and measure both",
		options: () => [keep, ...ofCheck("demo").filter(({ name }) => demoTakes.has(name))]
	},
	{
		name: "serve",
		about: "Run the HTTP server: every check as an API and as web pages",
		options: () => [
			...listening,
			...showing,
			...serving,
			...measuring.flatMap(forServer)
		]
	},
	{
		name: "worker",
		about: "Run the daily monitoring in its own process, for a server with PORTCULLIS_WORKER=off",
		options: () => [...serving.filter(({ name }) => workerTakes.has(name)), ...measuring.flatMap(forServer)]
	},
	{
		name: "mcp",
		about: "Offer every check as a tool to an AI agent, over standard input and output",
		options: () => [
			...measuring.filter(({ name }) => name !== "json"),
			...access,
			...remote
		]
	},
	{
		name: "convert",
		about: "Write a report from a saved result object",
		subject: {
			name: "file",
			about: "Output of gate --json, or - for the standard input"
		},
		options: () => [
			...converting,
			...ending,
			...language()
		]
	},
	{
		name: "data",
		about: "Show or update the data about networks on this machine",
		subject: tasksOf("action", ["show", "update"]),
		options: () => [
			...measuring,
			...storing.filter(({ name }) => name === "data_dir"),
			noColor,
			...access.filter(({ name }) => name === "proxy")
		]
	},
	{
		name: "rules",
		about: "Test your own exposure rules against their samples (test FILE)",
		subject: {
			...tasksOf("task", ["test FILE"]),
			isList: true
		},
		options: language
	},
	{
		name: "db",
		about: "Migrate the database of a server (migrate), or check it for damage (check)",
		subject: tasksOf("task", ["migrate", "check"]),
		options: tending
	},
	{
		name: "keys",
		about: "Create the API keys of a server (create NAME), list, rotate or revoke them (rotate ID, revoke ID)",
		subject: {
			...tasksOf("task", [
				"create NAME",
				"list",
				"rotate ID",
				"revoke ID"
			]),
			isList: true
		},
		options: () => [
			...keying,
			...tending(),
			...measuring.filter(({ name }) => name === "json")
		],
		taskOptions: {
			create: [
				"expires",
				"limit",
				"scopes"
			],
			rotate: ["overlap"]
		}
	},
	{
		name: "watch",
		about: "Watch a domain daily (add TARGET), list, change, pause, resume, mute, run or remove watches, prove ownership",
		subject: {
			...tasksOf("task", [
				"add TARGET…",
				"list",
				"change TARGET",
				"pause TARGET",
				"resume TARGET",
				"mute TARGET",
				"run TARGET",
				"remove TARGET",
				"prove TARGET"
			]),
			isList: true
		},
		options: () => [
			...watching,
			...tending(),
			...measuring.filter(({ name }) => watchTakes.has(name)),
			...remote
		],
		taskOptions: {
			add: [...watchSettings, "targets"],
			change: watchSettings,
			mute: ["for"]
		}
	},
	{
		name: "channel",
		about: "Send notifications of watches (add KIND ADDRESS), list, test or remove channels, show deliveries, send one again",
		subject: {
			...tasksOf("task", [
				"add KIND ADDRESS",
				"list",
				"test ID",
				"remove ID",
				"deliveries ID",
				"resend ID DELIVERY"
			]),
			isList: true
		},
		options: () => [
			...channelling,
			...serving.filter(({ name }) => name === "base_url"),
			...tending(),
			...measuring.filter(({ name }) => channelTakes.has(name)),
			...remote
		],
		taskOptions: { add: [
			"name",
			"mode",
			"min_severity",
			"digest_hour"
		] }
	},
	{
		name: "account",
		about: "Create accounts on a server (create EMAIL), invite people, or set a new password (reset EMAIL)",
		subject: {
			...tasksOf("task", [
				"create EMAIL",
				"invite EMAIL",
				"reset EMAIL"
			]),
			isList: true
		},
		options: () => [
			...accounting,
			...tending(),
			...measuring.filter(({ name }) => name === "json")
		],
		taskOptions: { reset: ["end_second_factor"] }
	},
	{
		name: "backup",
		about: "Back up the store of a server, while it runs",
		subject: {
			name: "file",
			about: "The backup to write"
		},
		options: tending
	},
	{
		name: "restore",
		about: "Restore a backup; the server must be stopped",
		subject: {
			name: "file",
			about: "The backup to read"
		},
		options: tending
	}
];
function commandNames() {
	return [...registry.map(({ id }) => id), ...ownCommands.map(({ name }) => name)];
}
function commandRows() {
	return [
		"gate",
		...registry.map(({ id }) => id).filter((id) => id !== "gate"),
		...ownCommands.map(({ name }) => name)
	].flatMap((name) => commandRow(name) ?? []);
}
function commandRow(name) {
	const check = registry.find(({ id }) => id === name);
	if (!check) return ownCommands.find((row) => row.name === name);
	const { title, subject } = check;
	const more = name === "gate" ? {
		isList: true,
		fallback: "PORTCULLIS_URL"
	} : {};
	return {
		name,
		about: title,
		...subject && { subject: {
			...subject,
			...more
		} },
		options: () => ofCheck(name)
	};
}
function optionsFor(name) {
	return commandRow(name)?.options() ?? [];
}
function tasksOf(name, tasks) {
	const [last = "", ...others] = tasks.toReversed();
	return {
		name,
		about: others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`,
		offers: async () => tasks.map((task) => task.replace(/ .*/, ""))
	};
}
async function explainable() {
	const { ruleIds } = await import("./gate.js").then((m) => ({ ruleIds: m.si }));
	return [...registry.map(({ id }) => id), ...await ruleIds()];
}
function ofCheck(id) {
	return [
		...optionsOf(id),
		...id === "gate" ? gating : [],
		noColor
	];
}
function language() {
	return measuring.filter(({ name }) => name === "lang");
}
function tending() {
	return [...storing, ...language()];
}
const watchTakes = new Set([
	"ca_file",
	"json",
	"resolve",
	"resolver"
]);
const channelTakes = new Set([
	"ca_file",
	"json",
	"resolve",
	"resolver"
]);
const workerTakes = new Set([
	"all_ips",
	"base_url",
	"data_dir",
	"store_limit",
	"target_connections",
	"target_edge",
	"target_runs",
	"target_runs_reserved"
]);
const demoTakes = new Set([
	"lang",
	"json",
	"no_color"
]);
const wordsOfServer = {
	timeout: "Time limit for a target in seconds (default 15, or what the check needs, up to 90)",
	lang: "Language for requests that name none (default en)"
};
function forServer(option) {
	if (option.name === "json") return [];
	const about = wordsOfServer[option.name];
	return [about === void 0 ? option : {
		...option,
		about
	}];
}
// src/gate/outcome.ts
const codeOfEnding = {
	pass: 0,
	fail: 1,
	unknown: 3,
	bug: 4
};
function endingOf({ verdict, targets }, { failOn, onError }) {
	if (targets.some(({ reason }) => reason === "internal")) return "bug";
	const verdicts = [verdict, ...targets.map((target) => target.verdict)];
	const isUnknown = verdicts.includes("unknown") || targets.some(({ checks }) => checks.some(({ status }) => status === "unknown"));
	const isWarned = verdicts.includes("warn") || targets.some(warns) || isUnknown && onError === "warn";
	if (failOn !== "never" && verdicts.includes("fail")) return "fail";
	if (failOn === "warn" && isWarned) return "fail";
	return isUnknown && onError === "fail" ? "unknown" : "pass";
}
function warns({ checks, findings }) {
	return checks.some(({ status, baselineState }) => status === "warn" && baselineState === void 0) || findings.some(({ level, waived, baselineState }) => level === "warn" && !waived && baselineState !== "unchanged");
}
// src/cli/exit.ts
const exitCodes = {
	...codeOfEnding,
	usage: 2
};
function exitOf(result, outcome = usualOutcome) {
	return exitCodes[endingOf(result, outcome)];
}
function exitOfStatus(status, failOn) {
	if (status === "unknown") return exitCodes.unknown;
	return (status === "fail" ? failOn !== "never" : status === "warn" && failOn === "warn") ? exitCodes.fail : exitCodes.pass;
}
const refusing = new Set([
	"INVALID_INPUT",
	"INVALID_API_KEY",
	"API_KEY_REQUIRED"
]);
function exitOfFailure({ code, reason }) {
	if (refusing.has(code)) return exitCodes.usage;
	return reason === "internal" ? exitCodes.bug : exitCodes.unknown;
}
function exitOfCommand(error) {
	return error.code === "NOT_FOUND" ? exitCodes.usage : exitOfFailure(error);
}
// src/cli/usage.ts
function missingCommand() {
	const example = exampleOf("gate");
	return failure("input.missing", {
		field: {
			en: "A command",
			ko: "명령"
		},
		expected: {
			en: `for example npx ${example}`,
			ko: `예: npx ${example}`
		}
	}, { reason: "command.missing" });
}
function missingSubject(command) {
	const field = registry.find(({ id }) => id === command)?.subject?.name ?? "target";
	const example = `npx ${exampleOf(command)}`;
	return failure("input.missing", {
		field,
		expected: {
			en: `for example ${example}`,
			ko: `예: ${example}`
		}
	}, { reason: field });
}
function exampleOf(command) {
	const { subject, options = [] } = registry.find(({ id }) => id === command) ?? {};
	const required = options.flatMap(({ name, example = "", isRequired }) => isRequired ? [`--${toFlag(name)} ${example}`] : []);
	return [
		"portcullis",
		command,
		subject?.example ?? "",
		...required
	].filter((word) => word !== "").join(" ");
}
function tooManySubjects(command, second) {
	return failure("input.unknown", {
		field: {
			en: `argument ${printable(second, 100)}`,
			ko: `인수 ${printable(second, 100)}`
		},
		suggestion: {
			en: ` ${command} takes no more arguments.`,
			ko: ` ${command} 명령은 인수를 더 받지 않습니다.`
		}
	}, { reason: "target" });
}
function needlessSubject(command, first) {
	return failure("input.unknown", {
		field: {
			en: `argument ${printable(first, 100)}`,
			ko: `인수 ${printable(first, 100)}`
		},
		suggestion: {
			en: ` ${command} takes options only.`,
			ko: ` ${command} 명령은 옵션만 받습니다.`
		}
	}, { reason: "target" });
}
const shells = [
	"bash",
	"zsh",
	"fish"
];
function checkWords(command, [first]) {
	if (command === "completion" && first !== void 0 && shells.includes(first)) return;
	if (first === void 0 || commandRow(command)?.subject) return;
	const shown = printable(first, 200);
	throw failure("input.unknown", {
		field: {
			en: `argument ${shown} after ${command}`,
			ko: `${command} 명령의 인수 ${shown}`
		},
		suggestion: {
			en: ` To measure it: npx portcullis gate ${shown}`,
			ko: ` 측정하려면: npx portcullis gate ${shown}`
		}
	}, { reason: "target" });
}
function checkUsage(word) {
	const known = [
		...commandNames(),
		"completion",
		"help",
		"version"
	];
	if (known.includes(word)) return;
	const shown = printable(word, 200);
	const gate = {
		en: ` To measure a URL: npx portcullis gate ${shown}`,
		ko: ` URL을 측정하려면: npx portcullis gate ${shown}`
	};
	throw failure("input.unknown", {
		field: {
			en: `command ${shown}`,
			ko: `명령 ${shown}`
		},
		suggestion: /[.:/]/.test(word) ? gate : suggest(word, known)
	}, { reason: "command" });
}
function checkFlags(command, args) {
	const options = optionsFor(command);
	for (let index = 0; index < args.length; index++) {
		const arg = args[index] ?? "";
		if (arg === "--") return;
		if (!arg.startsWith("-") || arg === "-") continue;
		const { name, value } = split(arg);
		const option = options.find((each) => toFlag(each.name) === name && arg.startsWith("--"));
		if (option?.isFlag) checkSwitch(option, value);
		else if (option && value === void 0) {
			index++;
			if (/^-(?!\d|$)/.test(args[index] ?? "--")) throw missingValue(option);
		} else if (!option && !isHelp(arg)) throw unknownFlag(arg, options);
	}
}
function split(arg) {
	const at = arg.indexOf("=");
	return {
		name: (at < 0 ? arg : arg.slice(0, at)).replace(/^--?/, ""),
		value: at < 0 ? void 0 : arg.slice(at + 1)
	};
}
function isHelp(arg) {
	return arg === "--help" || arg === "-h" || isVersion(arg);
}
function isVersion(arg) {
	return arg === "--version" || arg === "-v";
}
function unknownFlag(arg, options) {
	const { name } = split(arg);
	const known = [
		...options.map((option) => toFlag(option.name)),
		"help",
		"version"
	];
	const shown = printable(arg.split("=")[0] ?? "", 60);
	return failure("input.unknown", {
		field: {
			en: `option ${shown}`,
			ko: `옵션 ${shown}`
		},
		suggestion: suggest(name, known, (near) => `--${near}`)
	}, { reason: printable(name, 60) });
}
function checkSwitch({ name }, value) {
	if (value === void 0 || value === "true" || value === "false") return;
	const given = `"${printable(value, 60)}"`;
	throw failure("input.option", {
		field: `--${toFlag(name)}`,
		expected: "true, false",
		given,
		suggestion: ""
	}, { reason: name });
}
function missingValue({ name, value = "" }) {
	return failure("input.missing", {
		field: {
			en: `The value of --${toFlag(name)}`,
			ko: `--${toFlag(name)}의 값`
		},
		expected: neededValue(value)
	}, { reason: name });
}
// src/settings/output/language.ts
const spoken = new WeakMap();
async function withLanguage(language, work) {
	try {
		return await work();
	} catch (error) {
		const known = languages.find((each) => each === language);
		if (known && error instanceof Failure && !spoken.has(error)) spoken.set(error, known);
		throw error;
	}
}
function languageIn(failure) {
	return spoken.get(failure) ?? null;
}
// node_modules/yargs-parser/build/lib/string-utils.js
function camelCase(str) {
	if (!(str !== str.toLowerCase() && str !== str.toUpperCase())) str = str.toLowerCase();
	if (str.indexOf("-") === -1 && str.indexOf("_") === -1) return str;
	else {
		let camelcase = "";
		let nextChrUpper = false;
		const leadingHyphens = str.match(/^-+/);
		for (let i = leadingHyphens ? leadingHyphens[0].length : 0; i < str.length; i++) {
			let chr = str.charAt(i);
			if (nextChrUpper) {
				nextChrUpper = false;
				chr = chr.toUpperCase();
			}
			if (i !== 0 && (chr === "-" || chr === "_")) nextChrUpper = true;
			else if (chr !== "-" && chr !== "_") camelcase += chr;
		}
		return camelcase;
	}
}
function decamelize(str, joinString) {
	const lowercase = str.toLowerCase();
	joinString = joinString || "-";
	let notCamelcase = "";
	for (let i = 0; i < str.length; i++) {
		const chrLower = lowercase.charAt(i);
		const chrString = str.charAt(i);
		if (chrLower !== chrString && i > 0) notCamelcase += `${joinString}${lowercase.charAt(i)}`;
		else notCamelcase += chrString;
	}
	return notCamelcase;
}
function looksLikeNumber(x) {
	if (x === null || x === void 0) return false;
	if (typeof x === "number") return true;
	if (/^0x[0-9a-f]+$/i.test(x)) return true;
	if (/^0[^.]/.test(x)) return false;
	return /^[-]?(?:\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/.test(x);
}
// node_modules/yargs-parser/build/lib/tokenize-arg-string.js
function tokenizeArgString(argString) {
	if (Array.isArray(argString)) return argString.map((e) => typeof e !== "string" ? e + "" : e);
	argString = argString.trim();
	let i = 0;
	let prevC = null;
	let c = null;
	let opening = null;
	const args = [];
	for (let ii = 0; ii < argString.length; ii++) {
		prevC = c;
		c = argString.charAt(ii);
		if (c === " " && !opening) {
			if (!(prevC === " ")) i++;
			continue;
		}
		if (c === opening) opening = null;
		else if ((c === "'" || c === "\"") && !opening) opening = c;
		if (!args[i]) args[i] = "";
		args[i] += c;
	}
	return args;
}
// node_modules/yargs-parser/build/lib/yargs-parser-types.js
var DefaultValuesForTypeKey;
(function(DefaultValuesForTypeKey) {
	DefaultValuesForTypeKey["BOOLEAN"] = "boolean";
	DefaultValuesForTypeKey["STRING"] = "string";
	DefaultValuesForTypeKey["NUMBER"] = "number";
	DefaultValuesForTypeKey["ARRAY"] = "array";
})(DefaultValuesForTypeKey || (DefaultValuesForTypeKey = {}));
// node_modules/yargs-parser/build/lib/yargs-parser.js
let mixin;
var YargsParser = class {
	constructor(_mixin) {
		mixin = _mixin;
	}
	parse(argsInput, options) {
		const opts = Object.assign({
			alias: void 0,
			array: void 0,
			boolean: void 0,
			config: void 0,
			configObjects: void 0,
			configuration: void 0,
			coerce: void 0,
			count: void 0,
			default: void 0,
			envPrefix: void 0,
			narg: void 0,
			normalize: void 0,
			string: void 0,
			number: void 0,
			__: void 0,
			key: void 0
		}, options);
		const args = tokenizeArgString(argsInput);
		const inputIsString = typeof argsInput === "string";
		const aliases = combineAliases(Object.assign(Object.create(null), opts.alias));
		const configuration = Object.assign({
			"boolean-negation": true,
			"camel-case-expansion": true,
			"combine-arrays": false,
			"dot-notation": true,
			"duplicate-arguments-array": true,
			"flatten-duplicate-arrays": true,
			"greedy-arrays": true,
			"halt-at-non-option": false,
			"nargs-eats-options": false,
			"negation-prefix": "no-",
			"parse-numbers": true,
			"parse-positional-numbers": true,
			"populate--": false,
			"set-placeholder-key": false,
			"short-option-groups": true,
			"strip-aliased": false,
			"strip-dashed": false,
			"unknown-options-as-args": false
		}, opts.configuration);
		const defaults = Object.assign(Object.create(null), opts.default);
		const configObjects = opts.configObjects || [];
		const envPrefix = opts.envPrefix;
		const notFlagsOption = configuration["populate--"];
		const notFlagsArgv = notFlagsOption ? "--" : "_";
		const newAliases = Object.create(null);
		const defaulted = Object.create(null);
		const __ = opts.__ || mixin.format;
		const flags = {
			aliases: Object.create(null),
			arrays: Object.create(null),
			bools: Object.create(null),
			strings: Object.create(null),
			numbers: Object.create(null),
			counts: Object.create(null),
			normalize: Object.create(null),
			configs: Object.create(null),
			nargs: Object.create(null),
			coercions: Object.create(null),
			keys: []
		};
		const negative = /^-([0-9]+(\.[0-9]+)?|\.[0-9]+)$/;
		const negatedBoolean = new RegExp("^--" + configuration["negation-prefix"] + "(.+)");
		[].concat(opts.array || []).filter(Boolean).forEach(function(opt) {
			const key = typeof opt === "object" ? opt.key : opt;
			const assignment = Object.keys(opt).map(function(key) {
				return {
					boolean: "bools",
					string: "strings",
					number: "numbers"
				}[key];
			}).filter(Boolean).pop();
			if (assignment) flags[assignment][key] = true;
			flags.arrays[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.boolean || []).filter(Boolean).forEach(function(key) {
			flags.bools[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.string || []).filter(Boolean).forEach(function(key) {
			flags.strings[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.number || []).filter(Boolean).forEach(function(key) {
			flags.numbers[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.count || []).filter(Boolean).forEach(function(key) {
			flags.counts[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.normalize || []).filter(Boolean).forEach(function(key) {
			flags.normalize[key] = true;
			flags.keys.push(key);
		});
		if (typeof opts.narg === "object") Object.entries(opts.narg).forEach(([key, value]) => {
			if (typeof value === "number") {
				flags.nargs[key] = value;
				flags.keys.push(key);
			}
		});
		if (typeof opts.coerce === "object") Object.entries(opts.coerce).forEach(([key, value]) => {
			if (typeof value === "function") {
				flags.coercions[key] = value;
				flags.keys.push(key);
			}
		});
		if (typeof opts.config !== "undefined") {
			if (Array.isArray(opts.config) || typeof opts.config === "string") [].concat(opts.config).filter(Boolean).forEach(function(key) {
				flags.configs[key] = true;
			});
			else if (typeof opts.config === "object") Object.entries(opts.config).forEach(([key, value]) => {
				if (typeof value === "boolean" || typeof value === "function") flags.configs[key] = value;
			});
		}
		extendAliases(opts.key, aliases, opts.default, flags.arrays);
		Object.keys(defaults).forEach(function(key) {
			(flags.aliases[key] || []).forEach(function(alias) {
				defaults[alias] = defaults[key];
			});
		});
		let error = null;
		checkConfiguration();
		let notFlags = [];
		const argv = Object.assign(Object.create(null), { _: [] });
		const argvReturn = {};
		for (let i = 0; i < args.length; i++) {
			const arg = args[i];
			const truncatedArg = arg.replace(/^-{3,}/, "---");
			let broken;
			let key;
			let letters;
			let m;
			let next;
			let value;
			if (arg !== "--" && /^-/.test(arg) && isUnknownOptionAsArg(arg)) pushPositional(arg);
			else if (truncatedArg.match(/^---+(=|$)/)) {
				pushPositional(arg);
				continue;
			} else if (arg.match(/^--.+=/) || !configuration["short-option-groups"] && arg.match(/^-.+=/)) {
				m = arg.match(/^--?([^=]+)=([\s\S]*)$/);
				if (m !== null && Array.isArray(m) && m.length >= 3) {
					if (checkAllAliases(m[1], flags.arrays)) i = eatArray(i, m[1], args, m[2]);
					else if (checkAllAliases(m[1], flags.nargs) !== false) i = eatNargs(i, m[1], args, m[2]);
					else setArg(m[1], m[2], true);
				}
			} else if (arg.match(negatedBoolean) && configuration["boolean-negation"]) {
				m = arg.match(negatedBoolean);
				if (m !== null && Array.isArray(m) && m.length >= 2) {
					key = m[1];
					setArg(key, checkAllAliases(key, flags.arrays) ? [false] : false);
				}
			} else if (arg.match(/^--.+/) || !configuration["short-option-groups"] && arg.match(/^-[^-]+/)) {
				m = arg.match(/^--?(.+)/);
				if (m !== null && Array.isArray(m) && m.length >= 2) {
					key = m[1];
					if (checkAllAliases(key, flags.arrays)) i = eatArray(i, key, args);
					else if (checkAllAliases(key, flags.nargs) !== false) i = eatNargs(i, key, args);
					else {
						next = args[i + 1];
						if (next !== void 0 && (!next.match(/^-/) || next.match(negative)) && !checkAllAliases(key, flags.bools) && !checkAllAliases(key, flags.counts)) {
							setArg(key, next);
							i++;
						} else if (/^(true|false)$/.test(next)) {
							setArg(key, next);
							i++;
						} else setArg(key, defaultValue(key));
					}
				}
			} else if (arg.match(/^-.\..+=/)) {
				m = arg.match(/^-([^=]+)=([\s\S]*)$/);
				if (m !== null && Array.isArray(m) && m.length >= 3) setArg(m[1], m[2]);
			} else if (arg.match(/^-.\..+/) && !arg.match(negative)) {
				next = args[i + 1];
				m = arg.match(/^-(.\..+)/);
				if (m !== null && Array.isArray(m) && m.length >= 2) {
					key = m[1];
					if (next !== void 0 && !next.match(/^-/) && !checkAllAliases(key, flags.bools) && !checkAllAliases(key, flags.counts)) {
						setArg(key, next);
						i++;
					} else setArg(key, defaultValue(key));
				}
			} else if (arg.match(/^-[^-]+/) && !arg.match(negative)) {
				letters = arg.slice(1, -1).split("");
				broken = false;
				for (let j = 0; j < letters.length; j++) {
					next = arg.slice(j + 2);
					if (letters[j + 1] && letters[j + 1] === "=") {
						value = arg.slice(j + 3);
						key = letters[j];
						if (checkAllAliases(key, flags.arrays)) i = eatArray(i, key, args, value);
						else if (checkAllAliases(key, flags.nargs) !== false) i = eatNargs(i, key, args, value);
						else setArg(key, value);
						broken = true;
						break;
					}
					if (next === "-") {
						setArg(letters[j], next);
						continue;
					}
					if (/[A-Za-z]/.test(letters[j]) && /^-?\d+(\.\d*)?(e-?\d+)?$/.test(next) && checkAllAliases(next, flags.bools) === false) {
						setArg(letters[j], next);
						broken = true;
						break;
					}
					if (letters[j + 1] && letters[j + 1].match(/\W/)) {
						setArg(letters[j], next);
						broken = true;
						break;
					} else setArg(letters[j], defaultValue(letters[j]));
				}
				key = arg.slice(-1)[0];
				if (!broken && key !== "-") {
					if (checkAllAliases(key, flags.arrays)) i = eatArray(i, key, args);
					else if (checkAllAliases(key, flags.nargs) !== false) i = eatNargs(i, key, args);
					else {
						next = args[i + 1];
						if (next !== void 0 && (!/^(-|--)[^-]/.test(next) || next.match(negative)) && !checkAllAliases(key, flags.bools) && !checkAllAliases(key, flags.counts)) {
							setArg(key, next);
							i++;
						} else if (/^(true|false)$/.test(next)) {
							setArg(key, next);
							i++;
						} else setArg(key, defaultValue(key));
					}
				}
			} else if (arg.match(/^-[0-9]$/) && arg.match(negative) && checkAllAliases(arg.slice(1), flags.bools)) {
				key = arg.slice(1);
				setArg(key, defaultValue(key));
			} else if (arg === "--") {
				notFlags = args.slice(i + 1);
				break;
			} else if (configuration["halt-at-non-option"]) {
				notFlags = args.slice(i);
				break;
			} else pushPositional(arg);
		}
		applyEnvVars(argv, true);
		applyEnvVars(argv, false);
		setConfig(argv);
		setConfigObjects();
		applyDefaultsAndAliases(argv, flags.aliases, defaults, true);
		applyCoercions(argv);
		if (configuration["set-placeholder-key"]) setPlaceholderKeys(argv);
		Object.keys(flags.counts).forEach(function(key) {
			if (!hasKey(argv, key.split("."))) setArg(key, 0);
		});
		if (notFlagsOption && notFlags.length) argv[notFlagsArgv] = [];
		notFlags.forEach(function(key) {
			argv[notFlagsArgv].push(key);
		});
		if (configuration["camel-case-expansion"] && configuration["strip-dashed"]) Object.keys(argv).filter((key) => key !== "--" && key.includes("-")).forEach((key) => {
			delete argv[key];
		});
		if (configuration["strip-aliased"]) [].concat(...Object.keys(aliases).map((k) => aliases[k])).forEach((alias) => {
			if (configuration["camel-case-expansion"] && alias.includes("-")) delete argv[alias.split(".").map((prop) => camelCase(prop)).join(".")];
			delete argv[alias];
		});
		function pushPositional(arg) {
			const maybeCoercedNumber = maybeCoerceNumber("_", arg);
			if (typeof maybeCoercedNumber === "string" || typeof maybeCoercedNumber === "number") argv._.push(maybeCoercedNumber);
		}
		function eatNargs(i, key, args, argAfterEqualSign) {
			let ii;
			let toEat = checkAllAliases(key, flags.nargs);
			toEat = typeof toEat !== "number" || isNaN(toEat) ? 1 : toEat;
			if (toEat === 0) {
				if (!isUndefined(argAfterEqualSign)) error = Error(__("Argument unexpected for: %s", key));
				setArg(key, defaultValue(key));
				return i;
			}
			let available = isUndefined(argAfterEqualSign) ? 0 : 1;
			if (configuration["nargs-eats-options"]) {
				if (args.length - (i + 1) + available < toEat) error = Error(__("Not enough arguments following: %s", key));
				available = toEat;
			} else {
				for (ii = i + 1; ii < args.length; ii++) if (!args[ii].match(/^-[^0-9]/) || args[ii].match(negative) || isUnknownOptionAsArg(args[ii])) available++;
				else break;
				if (available < toEat) error = Error(__("Not enough arguments following: %s", key));
			}
			let consumed = Math.min(available, toEat);
			if (!isUndefined(argAfterEqualSign) && consumed > 0) {
				setArg(key, argAfterEqualSign);
				consumed--;
			}
			for (ii = i + 1; ii < consumed + i + 1; ii++) setArg(key, args[ii]);
			return i + consumed;
		}
		function eatArray(i, key, args, argAfterEqualSign) {
			let argsToSet = [];
			let next = argAfterEqualSign || args[i + 1];
			const nargsCount = checkAllAliases(key, flags.nargs);
			if (checkAllAliases(key, flags.bools) && !/^(true|false)$/.test(next)) argsToSet.push(true);
			else if (isUndefined(next) || isUndefined(argAfterEqualSign) && /^-/.test(next) && !negative.test(next) && !isUnknownOptionAsArg(next)) {
				if (defaults[key] !== void 0) {
					const defVal = defaults[key];
					argsToSet = Array.isArray(defVal) ? defVal : [defVal];
				}
			} else {
				if (!isUndefined(argAfterEqualSign)) argsToSet.push(processValue(key, argAfterEqualSign, true));
				for (let ii = i + 1; ii < args.length; ii++) {
					if (!configuration["greedy-arrays"] && argsToSet.length > 0 || nargsCount && typeof nargsCount === "number" && argsToSet.length >= nargsCount) break;
					next = args[ii];
					if (/^-/.test(next) && !negative.test(next) && !isUnknownOptionAsArg(next)) break;
					i = ii;
					argsToSet.push(processValue(key, next, inputIsString));
				}
			}
			if (typeof nargsCount === "number" && (nargsCount && argsToSet.length < nargsCount || isNaN(nargsCount) && argsToSet.length === 0)) error = Error(__("Not enough arguments following: %s", key));
			setArg(key, argsToSet);
			return i;
		}
		function setArg(key, val, shouldStripQuotes = inputIsString) {
			if (/-/.test(key) && configuration["camel-case-expansion"]) addNewAlias(key, key.split(".").map(function(prop) {
				return camelCase(prop);
			}).join("."));
			const value = processValue(key, val, shouldStripQuotes);
			const splitKey = key.split(".");
			setKey(argv, splitKey, value);
			if (flags.aliases[key]) flags.aliases[key].forEach(function(x) {
				const keyProperties = x.split(".");
				setKey(argv, keyProperties, value);
			});
			if (splitKey.length > 1 && configuration["dot-notation"]) (flags.aliases[splitKey[0]] || []).forEach(function(x) {
				let keyProperties = x.split(".");
				const a = [].concat(splitKey);
				a.shift();
				keyProperties = keyProperties.concat(a);
				if (!(flags.aliases[key] || []).includes(keyProperties.join("."))) setKey(argv, keyProperties, value);
			});
			if (checkAllAliases(key, flags.normalize) && !checkAllAliases(key, flags.arrays)) [key].concat(flags.aliases[key] || []).forEach(function(key) {
				Object.defineProperty(argvReturn, key, {
					enumerable: true,
					get() {
						return val;
					},
					set(value) {
						val = typeof value === "string" ? mixin.normalize(value) : value;
					}
				});
			});
		}
		function addNewAlias(key, alias) {
			if (!(flags.aliases[key] && flags.aliases[key].length)) {
				flags.aliases[key] = [alias];
				newAliases[alias] = true;
			}
			if (!(flags.aliases[alias] && flags.aliases[alias].length)) addNewAlias(alias, key);
		}
		function processValue(key, val, shouldStripQuotes) {
			if (shouldStripQuotes) val = stripQuotes(val);
			if (checkAllAliases(key, flags.bools) || checkAllAliases(key, flags.counts)) {
				if (typeof val === "string") val = val === "true";
			}
			let value = Array.isArray(val) ? val.map(function(v) {
				return maybeCoerceNumber(key, v);
			}) : maybeCoerceNumber(key, val);
			if (checkAllAliases(key, flags.counts) && (isUndefined(value) || typeof value === "boolean")) value = increment();
			if (checkAllAliases(key, flags.normalize) && checkAllAliases(key, flags.arrays)) {
				if (Array.isArray(val)) value = val.map((val) => {
					return mixin.normalize(val);
				});
				else value = mixin.normalize(val);
			}
			return value;
		}
		function maybeCoerceNumber(key, value) {
			if (!configuration["parse-positional-numbers"] && key === "_") return value;
			if (!checkAllAliases(key, flags.strings) && !checkAllAliases(key, flags.bools) && !Array.isArray(value)) {
				if (looksLikeNumber(value) && configuration["parse-numbers"] && Number.isSafeInteger(Math.floor(parseFloat(`${value}`))) || !isUndefined(value) && checkAllAliases(key, flags.numbers)) value = Number(value);
			}
			return value;
		}
		function setConfig(argv) {
			const configLookup = Object.create(null);
			applyDefaultsAndAliases(configLookup, flags.aliases, defaults);
			Object.keys(flags.configs).forEach(function(configKey) {
				const configPath = argv[configKey] || configLookup[configKey];
				if (configPath) try {
					let config = null;
					const resolvedConfigPath = mixin.resolve(mixin.cwd(), configPath);
					const resolveConfig = flags.configs[configKey];
					if (typeof resolveConfig === "function") {
						try {
							config = resolveConfig(resolvedConfigPath);
						} catch (e) {
							config = e;
						}
						if (config instanceof Error) {
							error = config;
							return;
						}
					} else config = mixin.require(resolvedConfigPath);
					setConfigObject(config);
				} catch (ex) {
					if (ex.name === "PermissionDenied") error = ex;
					else if (argv[configKey]) error = Error(__("Invalid JSON config file: %s", configPath));
				}
			});
		}
		function setConfigObject(config, prev) {
			Object.keys(config).forEach(function(key) {
				const value = config[key];
				const fullKey = prev ? prev + "." + key : key;
				if (typeof value === "object" && value !== null && !Array.isArray(value) && configuration["dot-notation"]) setConfigObject(value, fullKey);
				else if (!hasKey(argv, fullKey.split(".")) || checkAllAliases(fullKey, flags.arrays) && configuration["combine-arrays"]) setArg(fullKey, value);
			});
		}
		function setConfigObjects() {
			if (typeof configObjects !== "undefined") configObjects.forEach(function(configObject) {
				setConfigObject(configObject);
			});
		}
		function applyEnvVars(argv, configOnly) {
			if (typeof envPrefix === "undefined") return;
			const prefix = typeof envPrefix === "string" ? envPrefix : "";
			const env = mixin.env();
			Object.keys(env).forEach(function(envVar) {
				if (prefix === "" || envVar.lastIndexOf(prefix, 0) === 0) {
					const keys = envVar.split("__").map(function(key, i) {
						if (i === 0) key = key.substring(prefix.length);
						return camelCase(key);
					});
					if ((configOnly && flags.configs[keys.join(".")] || !configOnly) && !hasKey(argv, keys)) setArg(keys.join("."), env[envVar]);
				}
			});
		}
		function applyCoercions(argv) {
			let coerce;
			const applied = new Set();
			Object.keys(argv).forEach(function(key) {
				if (!applied.has(key)) {
					coerce = checkAllAliases(key, flags.coercions);
					if (typeof coerce === "function") try {
						const value = maybeCoerceNumber(key, coerce(argv[key]));
						[].concat(flags.aliases[key] || [], key).forEach((ali) => {
							applied.add(ali);
							argv[ali] = value;
						});
					} catch (err) {
						error = err;
					}
				}
			});
		}
		function setPlaceholderKeys(argv) {
			flags.keys.forEach((key) => {
				if (~key.indexOf(".")) return;
				if (typeof argv[key] === "undefined") argv[key] = void 0;
			});
			return argv;
		}
		function applyDefaultsAndAliases(obj, aliases, defaults, canLog = false) {
			Object.keys(defaults).forEach(function(key) {
				if (!hasKey(obj, key.split("."))) {
					setKey(obj, key.split("."), defaults[key]);
					if (canLog) defaulted[key] = true;
					(aliases[key] || []).forEach(function(x) {
						if (hasKey(obj, x.split("."))) return;
						setKey(obj, x.split("."), defaults[key]);
					});
				}
			});
		}
		function hasKey(obj, keys) {
			let o = obj;
			if (!configuration["dot-notation"]) keys = [keys.join(".")];
			keys.slice(0, -1).forEach(function(key) {
				o = o[key] || {};
			});
			const key = keys[keys.length - 1];
			if (typeof o !== "object") return false;
			else return key in o;
		}
		function setKey(obj, keys, value) {
			let o = obj;
			if (!configuration["dot-notation"]) keys = [keys.join(".")];
			keys.slice(0, -1).forEach(function(key) {
				key = sanitizeKey(key);
				if (typeof o === "object" && o[key] === void 0) o[key] = {};
				if (typeof o[key] !== "object" || Array.isArray(o[key])) {
					if (Array.isArray(o[key])) o[key].push({});
					else o[key] = [o[key], {}];
					o = o[key][o[key].length - 1];
				} else o = o[key];
			});
			const key = sanitizeKey(keys[keys.length - 1]);
			const isTypeArray = checkAllAliases(keys.join("."), flags.arrays);
			const isValueArray = Array.isArray(value);
			let duplicate = configuration["duplicate-arguments-array"];
			if (!duplicate && checkAllAliases(key, flags.nargs)) {
				duplicate = true;
				if (!isUndefined(o[key]) && flags.nargs[key] === 1 || Array.isArray(o[key]) && o[key].length === flags.nargs[key]) o[key] = void 0;
			}
			if (value === increment()) o[key] = increment(o[key]);
			else if (Array.isArray(o[key])) {
				if (duplicate && isTypeArray && isValueArray) o[key] = configuration["flatten-duplicate-arrays"] ? o[key].concat(value) : (Array.isArray(o[key][0]) ? o[key] : [o[key]]).concat([value]);
				else if (!duplicate && Boolean(isTypeArray) === Boolean(isValueArray)) o[key] = value;
				else o[key] = o[key].concat([value]);
			} else if (o[key] === void 0 && isTypeArray) o[key] = isValueArray ? value : [value];
			else if (duplicate && !(o[key] === void 0 || checkAllAliases(key, flags.counts) || checkAllAliases(key, flags.bools))) o[key] = [o[key], value];
			else o[key] = value;
		}
		function extendAliases(...args) {
			args.forEach(function(obj) {
				Object.keys(obj || {}).forEach(function(key) {
					if (flags.aliases[key]) return;
					flags.aliases[key] = [].concat(aliases[key] || []);
					flags.aliases[key].concat(key).forEach(function(x) {
						if (/-/.test(x) && configuration["camel-case-expansion"]) {
							const c = camelCase(x);
							if (c !== key && flags.aliases[key].indexOf(c) === -1) {
								flags.aliases[key].push(c);
								newAliases[c] = true;
							}
						}
					});
					flags.aliases[key].concat(key).forEach(function(x) {
						if (x.length > 1 && /[A-Z]/.test(x) && configuration["camel-case-expansion"]) {
							const c = decamelize(x, "-");
							if (c !== key && flags.aliases[key].indexOf(c) === -1) {
								flags.aliases[key].push(c);
								newAliases[c] = true;
							}
						}
					});
					flags.aliases[key].forEach(function(x) {
						flags.aliases[x] = [key].concat(flags.aliases[key].filter(function(y) {
							return x !== y;
						}));
					});
				});
			});
		}
		function checkAllAliases(key, flag) {
			const toCheck = [].concat(flags.aliases[key] || [], key);
			const keys = Object.keys(flag);
			const setAlias = toCheck.find((key) => keys.includes(key));
			return setAlias ? flag[setAlias] : false;
		}
		function hasAnyFlag(key) {
			const flagsKeys = Object.keys(flags);
			return [].concat(flagsKeys.map((k) => flags[k])).some(function(flag) {
				return Array.isArray(flag) ? flag.includes(key) : flag[key];
			});
		}
		function hasFlagsMatching(arg, ...patterns) {
			return [].concat(...patterns).some(function(pattern) {
				const match = arg.match(pattern);
				return match && hasAnyFlag(match[1]);
			});
		}
		function hasAllShortFlags(arg) {
			if (arg.match(negative) || !arg.match(/^-[^-]+/)) return false;
			let hasAllFlags = true;
			let next;
			const letters = arg.slice(1).split("");
			for (let j = 0; j < letters.length; j++) {
				next = arg.slice(j + 2);
				if (!hasAnyFlag(letters[j])) {
					hasAllFlags = false;
					break;
				}
				if (letters[j + 1] && letters[j + 1] === "=" || next === "-" || /[A-Za-z]/.test(letters[j]) && /^-?\d+(\.\d*)?(e-?\d+)?$/.test(next) || letters[j + 1] && letters[j + 1].match(/\W/)) break;
			}
			return hasAllFlags;
		}
		function isUnknownOptionAsArg(arg) {
			return configuration["unknown-options-as-args"] && isUnknownOption(arg);
		}
		function isUnknownOption(arg) {
			arg = arg.replace(/^-{3,}/, "--");
			if (arg.match(negative)) return false;
			if (hasAllShortFlags(arg)) return false;
			return !hasFlagsMatching(arg, /^-+([^=]+?)=[\s\S]*$/, negatedBoolean, /^-+([^=]+?)$/, /^-+([^=]+?)-$/, /^-+([^=]+?\d+)$/, /^-+([^=]+?)\W+.*$/);
		}
		function defaultValue(key) {
			if (!checkAllAliases(key, flags.bools) && !checkAllAliases(key, flags.counts) && `${key}` in defaults) return defaults[key];
			else return defaultForType(guessType(key));
		}
		function defaultForType(type) {
			return {
				[DefaultValuesForTypeKey.BOOLEAN]: true,
				[DefaultValuesForTypeKey.STRING]: "",
				[DefaultValuesForTypeKey.NUMBER]: void 0,
				[DefaultValuesForTypeKey.ARRAY]: []
			}[type];
		}
		function guessType(key) {
			let type = DefaultValuesForTypeKey.BOOLEAN;
			if (checkAllAliases(key, flags.strings)) type = DefaultValuesForTypeKey.STRING;
			else if (checkAllAliases(key, flags.numbers)) type = DefaultValuesForTypeKey.NUMBER;
			else if (checkAllAliases(key, flags.bools)) type = DefaultValuesForTypeKey.BOOLEAN;
			else if (checkAllAliases(key, flags.arrays)) type = DefaultValuesForTypeKey.ARRAY;
			return type;
		}
		function isUndefined(num) {
			return num === void 0;
		}
		function checkConfiguration() {
			Object.keys(flags.counts).find((key) => {
				if (checkAllAliases(key, flags.arrays)) {
					error = Error(__("Invalid configuration: %s, opts.count excludes opts.array.", key));
					return true;
				} else if (checkAllAliases(key, flags.nargs)) {
					error = Error(__("Invalid configuration: %s, opts.count excludes opts.narg.", key));
					return true;
				}
				return false;
			});
		}
		return {
			aliases: Object.assign({}, flags.aliases),
			argv: Object.assign(argvReturn, argv),
			configuration,
			defaulted: Object.assign({}, defaulted),
			error,
			newAliases: Object.assign({}, newAliases)
		};
	}
};
function combineAliases(aliases) {
	const aliasArrays = [];
	const combined = Object.create(null);
	let change = true;
	Object.keys(aliases).forEach(function(key) {
		aliasArrays.push([].concat(aliases[key], key));
	});
	while (change) {
		change = false;
		for (let i = 0; i < aliasArrays.length; i++) for (let ii = i + 1; ii < aliasArrays.length; ii++) if (aliasArrays[i].filter(function(v) {
			return aliasArrays[ii].indexOf(v) !== -1;
		}).length) {
			aliasArrays[i] = aliasArrays[i].concat(aliasArrays[ii]);
			aliasArrays.splice(ii, 1);
			change = true;
			break;
		}
	}
	aliasArrays.forEach(function(aliasArray) {
		aliasArray = aliasArray.filter(function(v, i, self) {
			return self.indexOf(v) === i;
		});
		const lastAlias = aliasArray.pop();
		if (lastAlias !== void 0 && typeof lastAlias === "string") combined[lastAlias] = aliasArray;
	});
	return combined;
}
function increment(orig) {
	return orig !== void 0 ? orig + 1 : 1;
}
function sanitizeKey(key) {
	if (key === "__proto__") return "___proto___";
	return key;
}
function stripQuotes(val) {
	return typeof val === "string" && (val[0] === "'" || val[0] === "\"") && val[val.length - 1] === val[0] ? val.substring(1, val.length - 1) : val;
}
// node_modules/yargs-parser/build/lib/index.js
var _a;
var _b;
var _c;
const minNodeVersion = process && process.env && process.env.YARGS_MIN_NODE_VERSION ? Number(process.env.YARGS_MIN_NODE_VERSION) : 20;
const nodeVersion = (_b = (_a = process === null || process === void 0 ? void 0 : process.versions) === null || _a === void 0 ? void 0 : _a.node) !== null && _b !== void 0 ? _b : (_c = process === null || process === void 0 ? void 0 : process.version) === null || _c === void 0 ? void 0 : _c.slice(1);
if (nodeVersion) {
	if (Number(nodeVersion.match(/^([^.]+)/)[1]) < minNodeVersion) throw Error(`yargs parser supports a minimum Node.js version of ${minNodeVersion}. Read our version support policy: https://github.com/yargs/yargs-parser#supported-nodejs-versions`);
}
const env = process ? process.env : {};
const require = createRequire ? createRequire(import.meta.url) : void 0;
const parser = new YargsParser({
	cwd: process.cwd,
	env: () => {
		return env;
	},
	format,
	normalize,
	resolve,
	require: (path) => {
		if (typeof require !== "undefined") return require(path);
		else if (path.match(/\.json$/)) return JSON.parse(readFileSync(path, "utf8"));
		else throw Error("only .json config files are supported in ESM");
	}
});
const yargsParser = function Parser(args, opts) {
	return parser.parse(args.slice(), opts).argv;
};
yargsParser.detailed = function(args, opts) {
	return parser.parse(args.slice(), opts);
};
yargsParser.camelCase = camelCase;
yargsParser.decamelize = decamelize;
yargsParser.looksLikeNumber = looksLikeNumber;
// src/cli/parse-words.ts
const parsing = {
	"parse-numbers": false,
	"parse-positional-numbers": false,
	"camel-case-expansion": false,
	"dot-notation": false,
	"boolean-negation": false,
	"populate--": true
};
function readWords(args, options) {
	const flags = options.map(({ name, isFlag }) => ({
		flag: toFlag(name),
		isFlag
	}));
	const [boolean, string] = [true, false].map((isSwitch) => flags.filter(({ isFlag = false }) => isFlag === isSwitch).map(({ flag }) => flag));
	const argv = yargsParser([...args], {
		...boolean && { boolean },
		...string && {
			string,
			narg: Object.fromEntries(string.map((flag) => [flag, 1]))
		},
		configuration: parsing
	});
	return {
		subjects: [argv._.slice(1), argv["--"] ?? []].flat().map(String),
		argv
	};
}
// src/cli/load-command.ts
const loaders = {
	init: async () => (await import("./init.js")).initCommand,
	explain: async () => (await import("./explain2.js")).explainCommand,
	demo: async () => (await import("./demo.js")).demoCommand,
	convert: async () => (await import("./convert.js")).convertCommand,
	mcp: async () => (await import("./mcp.js")).mcpCommand,
	db: async () => (await import("./store.js")).dbCommand,
	backup: async () => (await import("./store.js")).backupCommand,
	restore: async () => (await import("./store.js")).restoreCommand,
	account: async () => (await import("./account.js")).accountCommand,
	keys: async () => (await import("./keys.js")).keysCommand,
	rules: async () => (await import("./rules2.js")).rulesCommand,
	channel: async () => (await import("./channel.js")).channelCommand,
	watch: async () => (await import("./watch.js")).watchCommand,
	data: async () => (await import("./data.js")).dataCommand,
	worker: async () => (await import("./worker2.js")).workerCommand,
	serve: async () => (await import("./serve.js")).serveCommand
};
async function loadCommand(name) {
	if (isOwn(name)) return loaders[name]();
	if (name === "gate") return (await import("./gate.js").then((m) => ({ gateCommand: m.r }))).gateCommand;
	return (await import("./gate.js").then((m) => ({ checkCommand: m.G }))).checkCommand(name);
}
function isOwn(name) {
	return Object.hasOwn(loaders, name);
}
// src/cli/main.ts
async function main(args, io) {
	try {
		return await obey(args, io);
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		const language = languageOfArguments(args, io) ?? languageIn(error) ?? "en";
		if (registry.some(({ id }) => id === args[0] && id !== "gate") && wantsJson(args, io)) io.out(toJson(toRefusal(error, randomUUID(), language)));
		else io.err(`portcullis: ${describeFailure(error.facts, language)}\n${await hintFor(error)}`);
		return exitOfCommand(error);
	}
}
async function hintFor({ facts: { reason } }) {
	return reason === "command.missing" ? (await import("./short-help.js")).shortHelp() : "";
}
function inFlags([first = "", ...rest]) {
	if (first === "version" && rest.length === 0) return ["--version"];
	if (first !== "help") return [first, ...rest].filter((arg, index) => index > 0 || arg !== "");
	const [command, second] = rest.filter((arg) => !arg.startsWith("-"));
	if (second !== void 0) throw tooManySubjects("help", second);
	if (command === void 0 || command === "help" || command === "version") return ["--help"];
	checkUsage(command);
	return [command, "--help"];
}
async function obey(typedArgs, io) {
	const args = inFlags(typedArgs);
	const [command = ""] = args;
	if (isReading(args)) return describe(args, io);
	if (command.startsWith("-")) {
		if (optionWords(args).some(isHelp)) return describe(["--help"], io);
		checkFlags("gate", args.slice(0, 2));
	}
	if (command === "" || command.startsWith("-")) throw missingCommand();
	checkUsage(command);
	checkFlags(command, args.slice(1));
	if (command === "completion" && !args.some(isHelp)) checkWords(command, args.slice(1));
	if (command === "completion" || optionWords(args).some(isHelp)) return describe(args, io);
	const { subjects: typed, argv } = readWords(args, optionsFor(command));
	checkEnvironment(io.env);
	const variable = readVariable(io.env, "url");
	const named = variable === void 0 ? [] : (await import("./gate.js").then((m) => ({ urlsOf: m.d }))).urlsOf(variable);
	checkWords(command, typed);
	const isFromEnvironment = typed.length === 0 && named.length > 0;
	return (await loadCommand(command))({
		subjects: isFromEnvironment ? named : typed,
		isFromEnvironment,
		argv,
		io
	});
}
function isReading([first = ""]) {
	return isHelp(first) || first === "--get-yargs-completions";
}
async function describe(args, io) {
	const text = args.length === 1 && isVersion(args[0] ?? "") ? version : await (await import("./program.js")).describeProgram(args, io.env);
	if (text) io.out(`${text}\n`);
	return exitCodes.pass;
}
function optionWords(args) {
	const end = args.indexOf("--");
	return end < 0 ? args : args.slice(0, end);
}
function wantsJson(args, { env }) {
	const typed = args.findLast((arg) => arg === "--json" || arg.startsWith("--json="));
	return typed ? typed !== "--json=false" : readVariable(env, "json") === "true";
}
function languageOfArguments(args, { env }) {
	const wanted = args.findLast((arg, index) => args[index - 1] === "--lang" || arg.startsWith("--lang="))?.replace("--lang=", "") ?? env["PORTCULLIS_LANG"];
	return languages.find((language) => language === wanted);
}
// src/cli/start.ts
const interrupted = {
	en: "interrupted: no verdict.",
	ko: "중단됨: 아무것도 판정하지 않았습니다."
};
async function startCli() {
	const { stdout, stderr } = process;
	const unwritten = [];
	stdout.on("error", (error) => unwritten.push(error));
	stderr.on("error", () => {});
	const args = process.argv.slice(2);
	const ending = new AbortController();
	const codes = {
		SIGINT: 130,
		SIGTERM: 143
	};
	let isLingering = false;
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
		const isFirst = !ending.signal.aborted;
		ending.abort();
		if (isFirst && isLingering) return;
		const words = interrupted[languageOfArguments(args, io) ?? "en"];
		if (!isLingering) io.err(`${stderr.isTTY ? "\n" : ""}portcullis: ${words}\n`);
		process.exit(codes[signal]);
	});
	const io = {
		env: process.env,
		out: (text) => stdout.write(text),
		err: (text) => stderr.write(stderr.isTTY ? text : inert(text)),
		isOutTerminal: stdout.isTTY,
		isErrTerminal: stderr.isTTY,
		columns: stdout.columns ?? 80,
		signal: ending.signal,
		linger: () => {
			isLingering = true;
		},
		onUncaught(take) {
			process.removeAllListeners("uncaughtException").on("uncaughtException", take);
		}
	};
	const code = await main(args, io).catch((error) => {
		stderr.write(`portcullis: something broke on our side: ${error instanceof Error ? error.stack : String(error)}\n`);
		return exitCodes.bug;
	});
	await drained(stdout);
	process.exit(withReport(code, unwritten[0], io));
}
function withReport(code, error, io) {
	if (!error || error.code === "EPIPE") return code;
	io.err(`portcullis: the report could not be written: ${error.code ?? error.message}\n`);
	return code === exitCodes.usage ? code : exitCodes.bug;
}
function drained(stream) {
	const { promise, resolve } = Promise.withResolvers();
	stream.write("", () => resolve());
	return promise;
}
export { busy as $, inert as A, version as B, policyOptions as C, maskUrls as Ct, toJson as D, registry$1 as Dt, reportKinds as E, globalRegistry as Et, onErrors as F, toFlag as G, keyOption as H, ruleLevels as I, measuring as J, toVariable as K, usualOutcome as L, markup as M, failOns as N, toJsonLine as O, idOfDemand as P, sourceTable as Q, toRefusal as R, crowds as S, languages as St, waiting as T, failures as Tt, secretFileOption as U, environmentOnly as V, sourceOption as W, ways as X, remote as Y, sourceIds as Z, optionsOf as _, Failure as _t, exampleOf as a, expectation as at, serving as b, failureCodes as bt, needlessSubject as c, secretFailure as ct, exitOf as d, printable as dt, busyScopeOf as et, exitOfFailure as f, beginning as ft, optionsFor as g, suggest as gt, commandRows as h, nearest as ht, withLanguage as i, registry as it, literal as j, harmless as k, tooManySubjects as l, secretField as lt, commandRow as m, distance as mt, parsing as n, isBusy as nt, isHelp as o, neededValue as ot, exitOfStatus as p, shorten as pt, access as q, yargsParser as r, isOurLimit as rt, missingSubject as s, parseInput as st, startCli as t, busyScopes as tt, exitCodes as u, shown as ut, usualFailOn as v, describeFailure as vt, reports as w, urlSecrets as wt, storing as x, fill as xt, readVariable as y, failure as yt, toSuccess as z };
