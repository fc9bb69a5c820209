import { _t as Failure, xt as fill } from "./start.js";
import { c as followLink, n as addressOfLink } from "./channels.js";
import { f as pageFields, g as rateFields } from "./header-fields.js";
import { n as openLimit, t as limited } from "./rate-limit.js";
import { i as readBytes } from "./body.js";
import { n as readQuery } from "./query.js";
import { r as compressed } from "./coding.js";
import { d as $, n as pathIn, r as a, t as layout } from "./layout.js";
import { f as linkPaths } from "./paths2.js";
// server/pages/channels/words.ts
const words = {
	confirm: {
		title: {
			en: "Confirm notifications",
			ko: "알림 수신 확인"
		},
		ask: {
			en: "Send notifications about watched domains to {address}?",
			ko: "감시하는 도메인의 알림을 {address} 주소로 받으시겠습니까?"
		},
		button: {
			en: "Send them",
			ko: "알림 받기"
		},
		done: {
			en: "Notifications are sent to {address} from now on. Every message has a link to unsubscribe.",
			ko: "이제 {address} 주소로 알림을 보냅니다. 모든 메일에 수신 거부 링크가 있습니다."
		}
	},
	unsubscribe: {
		title: {
			en: "Unsubscribe",
			ko: "수신 거부"
		},
		ask: {
			en: "Stop sending notifications of this channel to {address}?",
			ko: "이 채널의 알림을 {address} 주소로 더 이상 받지 않으시겠습니까?"
		},
		button: {
			en: "Unsubscribe",
			ko: "수신 거부"
		},
		done: {
			en: "Notifications of this channel are no longer sent to {address}.",
			ko: "이 채널의 알림을 {address} 주소로 더 이상 보내지 않습니다."
		}
	},
	over: {
		en: "This link was used, has expired or was never issued.",
		ko: "이미 사용했거나 만료되었거나 발급되지 않은 링크입니다."
	}
};
// server/pages/channels/page.tsx
function linkPage({ purpose, token, address, isDone }, setting) {
	const { language } = setting;
	const { title } = words[purpose];
	const to = (each) => pathIn(`${linkPaths[purpose]}?token=${encodeURIComponent(token)}`, each);
	return layout({
		path: linkPaths[purpose],
		inLanguage: to,
		title: `${title[language]} · Portcullis`,
		description: title[language],
		isListed: false,
		main: a("div", {
			class: "frame",
			children: [a("h1", { children: title[language] }), address === null ? a("p", {
				class: "lede",
				children: words.over[language]
			}) : a(Question, {
				purpose,
				address,
				isDone,
				action: to(language),
				language
			})]
		})
	}, setting);
}
function Question({ purpose, address, isDone, action, language }) {
	const { ask, button, done } = words[purpose];
	if (isDone) return a("p", {
		class: "lede",
		children: fill(done, { address }, language)
	});
	return a($, { children: [a("p", {
		class: "lede",
		children: fill(ask, { address }, language)
	}), a("form", {
		method: "post",
		action,
		children: [a("input", {
			type: "hidden",
			name: "List-Unsubscribe",
			value: "One-Click"
		}), a("button", {
			type: "submit",
			children: button[language]
		})]
	})] });
}
// server/pages/channels/route.ts
const requestsAMinute = 30;
const largestBody = 4096;
function linkRoute(purpose, channels, { pipeline, settingOf }) {
	const limit = openLimit("channel-pages", requestsAMinute);
	return async (request, draft) => {
		const charge = await limit.charge(pipeline.clients(request.incoming).counted);
		draft.rate = rateFields(charge);
		if (charge.wait !== null) throw limited(charge.wait);
		const { parameters } = readQuery(request.search, ["token"], request.language);
		const token = typeof parameters["token"] === "string" ? parameters["token"].slice(0, 200) : "";
		const isDone = request.method === "POST";
		const address = isDone ? await follow(purpose, channels, token, request) : await addressOfLink(channels, purpose, token);
		const content = linkPage({
			purpose,
			token,
			address,
			isDone
		}, settingOf(request));
		const fields = [...pageFields, ["cache-control", "no-store"]];
		return compressed(request.incoming, {
			status: address === null ? 400 : 200,
			fields,
			content
		});
	};
}
async function follow(purpose, channels, token, { incoming }) {
	await readBytes(incoming, largestBody);
	try {
		return (await followLink(channels, purpose, token)).address;
	} catch (error) {
		if (error instanceof Failure && error.facts.id === "account.link") return null;
		throw error;
	}
}
export { linkRoute };
