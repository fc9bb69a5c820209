import { Cs as boolean, Is as object, Ns as literal, Os as int, Ss as array, Vs as string, ps as datetime, ys as _enum } from "./gate.js";
import { i as watchChange, n as newWatch, r as ownershipQuery } from "./schema2.js";
// server/watches/paths.ts
const watchPaths = {
	all: "/api/account/watches",
	ownership: "/api/account/watches/ownership",
	one: "/api/account/watches/{id}",
	run: "/api/account/watches/{id}/run"
};
function routedPath(path) {
	return path.replaceAll(/\{(?<name>\w+)\}/g, ":$<name>");
}
// server/watches/operations.ts
const time = datetime();
const shownCheck = object({
	check: string(),
	dueAt: time.nullable(),
	ranAt: time.nullable(),
	observedAt: time.nullable(),
	reason: string().nullable(),
	runs: int()
});
const shownWatch = object({
	id: string(),
	target: string(),
	domain: string(),
	checks: array(shownCheck),
	interval: string(),
	paused: boolean(),
	mutedUntil: time.nullable(),
	fromFile: boolean(),
	createdAt: time
});
const shownOwnership = object({
	domain: string(),
	token: string(),
	record: object({
		name: string(),
		value: string()
	}),
	file: object({
		url: string(),
		line: string()
	}),
	proofs: array(object({
		name: string(),
		kind: _enum(["dns", "https"]),
		provenAt: time,
		checkedAt: time
	}))
});
const shown = _enum([
	"shown",
	"absent",
	"unknown"
]);
const watchOperations = [
	{
		id: "watches",
		method: "GET",
		path: watchPaths.all,
		asks: "key",
		title: {
			en: "List watches",
			ko: "감시 목록"
		},
		about: {
			en: "Returns the watches of the account, with the state of each check and the quota.",
			ko: "계정의 감시와 점검별 상태, 할당량을 반환합니다."
		},
		data: object({
			watches: array(shownWatch),
			quota: object({
				watches: object({
					used: int(),
					limit: int()
				}),
				checks: object({
					used: int(),
					limit: int()
				})
			})
		})
	},
	{
		id: "addWatch",
		method: "POST",
		path: watchPaths.all,
		asks: "key",
		title: {
			en: "Watch a domain",
			ko: "도메인 감시 추가"
		},
		about: {
			en: "Adds a watch. Its checks run at once, and then once in each interval, always at the same point of the interval. port and exposure run only while ownership is proven.",
			ko: "감시를 추가합니다. 점검은 바로 한 번 실행되고 이후 간격마다 같은 시각에 실행됩니다. port와 exposure는 소유가 확인된 동안에만 실행됩니다."
		},
		body: newWatch,
		data: shownWatch
	},
	{
		id: "watch",
		method: "GET",
		path: watchPaths.one,
		asks: "key",
		title: {
			en: "Show a watch",
			ko: "감시 조회"
		},
		about: {
			en: "Returns one watch.",
			ko: "감시 하나를 반환합니다."
		},
		data: shownWatch
	},
	{
		id: "changeWatch",
		method: "PATCH",
		path: watchPaths.one,
		asks: "key",
		title: {
			en: "Change a watch",
			ko: "감시 변경"
		},
		about: {
			en: "Changes checks or interval, pauses or resumes the watch, or mutes it until a time. Fields that are not sent stay unchanged.",
			ko: "점검이나 간격을 바꾸거나, 일시 중지·재개하거나, 특정 시각까지 알림을 끕니다. 지정하지 않은 항목은 그대로 둡니다."
		},
		body: watchChange,
		data: shownWatch
	},
	{
		id: "removeWatch",
		method: "DELETE",
		path: watchPaths.one,
		asks: "key",
		title: {
			en: "Remove a watch",
			ko: "감시 삭제"
		},
		about: {
			en: "Removes a watch and its state.",
			ko: "감시를 끝내고 저장된 상태를 지웁니다."
		},
		data: object({ removed: literal(true) })
	},
	{
		id: "runWatch",
		method: "POST",
		path: watchPaths.run,
		asks: "key",
		title: {
			en: "Run a watch now",
			ko: "감시 지금 실행"
		},
		about: {
			en: "Makes every check of the watch due now. A worker starts them within a few seconds.",
			ko: "감시의 모든 점검을 지금 실행하도록 예약합니다. 몇 초 안에 시작됩니다."
		},
		data: shownWatch
	},
	{
		id: "ownership",
		method: "GET",
		path: watchPaths.ownership,
		asks: "key",
		title: {
			en: "Show ownership",
			ko: "소유 확인 상태"
		},
		about: {
			en: "Returns the token of the account for a domain, where to publish it, and what is proven. The TXT record proves the domain and everything below it; the file proves one host, which is enough for port and not for exposure.",
			ko: "도메인에 대한 계정의 토큰과 게시 위치, 확인된 내용을 반환합니다. TXT 레코드는 도메인과 하위 호스트 전체를, 파일은 호스트 하나를 확인하며 port에만 충분하고 exposure에는 부족합니다."
		},
		query: ownershipQuery,
		data: shownOwnership
	},
	{
		id: "verifyOwnership",
		method: "POST",
		path: watchPaths.ownership,
		asks: "key",
		isHeavy: true,
		title: {
			en: "Verify ownership",
			ko: "소유 확인"
		},
		about: {
			en: "Looks for the token now, in the DNS and on the host.",
			ko: "지금 DNS와 호스트에서 토큰을 찾습니다."
		},
		body: ownershipQuery,
		data: shownOwnership.extend({ seen: object({
			dns: shown,
			https: shown
		}) })
	}
];
export { routedPath as n, watchPaths as r, watchOperations as t };
