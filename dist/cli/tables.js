import { t as resolverWords } from "./resolver-words.js";
// src/checks/propagation/tables.ts
const verdictWords = {
	updated: {
		en: "up to date",
		ko: "최신"
	},
	stale: {
		en: "old",
		ko: "이전 값"
	},
	variant: {
		en: "varies",
		ko: "다른 값"
	},
	filtered: {
		en: "filtered",
		ko: "차단됨"
	},
	"stale-served": {
		en: "expired copy",
		ko: "만료된 값"
	},
	bogus: {
		en: "bogus",
		ko: "검증 실패"
	},
	error: {
		en: "no answer",
		ko: "응답 없음"
	},
	unverified: {
		en: "not compared",
		ko: "비교 불가"
	}
};
const stateWords = {
	current: {
		en: "current",
		ko: "최신"
	},
	behind: {
		en: "behind",
		ko: "뒤처짐"
	},
	failed: {
		en: "no answer",
		ko: "응답 없음"
	}
};
const nothing = {
	found: {
		en: "",
		ko: ""
	},
	alias: {
		en: "CNAME only",
		ko: "CNAME만 있음"
	},
	nxdomain: {
		en: "no such name",
		ko: "이름 없음"
	},
	nodata: {
		en: "no such record",
		ko: "레코드 없음"
	},
	unknown: {
		en: "",
		ko: ""
	}
};
function tablesOf({ authoritativeServers: authorities, resolvers }) {
	return [{
		columns: [
			{
				en: "Name server",
				ko: "네임서버"
			},
			{
				en: "Address",
				ko: "주소"
			},
			{
				en: "Serial",
				ko: "일련번호"
			},
			{
				en: "State",
				ko: "상태"
			},
			{
				en: "Answer",
				ko: "응답"
			}
		],
		rows: authorities.map((each) => [
			each.name,
			each.address,
			each.serial === null ? "?" : `${each.serial}`,
			stateWords[each.state],
			told(each)
		])
	}, {
		columns: [
			{
				en: "Resolver",
				ko: "리졸버"
			},
			{
				en: "State",
				ko: "상태"
			},
			{
				en: "TTL",
				ko: "TTL"
			},
			{
				en: "Answer",
				ko: "응답"
			}
		],
		rows: resolvers.map((each) => [
			each.name,
			verdictWords[each.verdict],
			each.ttl === null ? "?" : `${each.ttl}`,
			told(each)
		])
	}];
}
function told({ answer, aliases, values, total, reason }) {
	const said = [...aliases, ...values];
	const more = total > values.length ? [`(+${total - values.length})`] : [];
	if (said.length > 0) return [...said, ...more].join(" ");
	if (answer !== "unknown") return nothing[answer];
	return reason === null ? "?" : resolverWords(reason);
}
export { verdictWords as n, tablesOf as t };
