import { Go as severities, Hs as strictObject, Ts as boolean, Us as string, xs as _enum } from "./gate.js";
import { yt as languages } from "./start.js";
import { a as keyName, l as token, r as count } from "./fields.js";
import { n as channelModes, t as channelKinds } from "./channel.js";
// server/channels/schema.ts
const longestAddress = 2048;
const kind = _enum(channelKinds).meta({
	description: "Type of the receiver",
	ko: "알림을 받을 곳의 종류"
});
const address = string().min(1).max(longestAddress).meta({
	description: "An https URL; an e-mail address for kind email",
	ko: "https URL. kind가 email이면 이메일 주소",
	examples: ["https://hooks.shop.example/portcullis"]
});
const name = keyName.meta({
	description: "Name of the channel",
	ko: "채널 이름",
	examples: ["on call"]
});
const language = _enum(languages).meta({
	description: "Language of the messages",
	ko: "메시지 언어"
});
const mode = _enum(channelModes).meta({
	description: "at-once sends each change when it is found; daily sends one message a day",
	ko: "at-once는 변경을 발견할 때마다, daily는 하루에 한 번 보냅니다"
});
const digestHour = count(0, 23).meta({
	description: "Hour of the daily message, in UTC",
	ko: "daily로 보낼 시각(UTC 기준 시)",
	examples: [8]
});
const minSeverity = _enum(severities).meta({
	description: "Send nothing below this severity. The end of a problem has the severity of the problem",
	ko: "이보다 낮은 심각도는 보내지 않습니다. 개선은 해결된 문제의 심각도로 판단합니다"
});
const enabled = boolean().meta({
	description: "false stops the channel; true starts it again. If its e-mail address is not confirmed, true mails a new link",
	ko: "false는 채널을 멈추고 true는 다시 시작합니다. 확인되지 않은 이메일 주소에는 true가 새 링크를 보냅니다"
});
const newChannel = strictObject({
	kind,
	address,
	name,
	language: language.default("en"),
	mode: mode.default("at-once"),
	digest_hour: digestHour.default(8),
	min_severity: minSeverity.default("low")
});
const channelChange = strictObject({
	name: name.optional(),
	language: language.optional(),
	mode: mode.optional(),
	digest_hour: digestHour.optional(),
	min_severity: minSeverity.optional(),
	enabled: enabled.optional()
});
const mailedToken = strictObject({ token });
const nothing = strictObject({});
export { nothing as i, mailedToken as n, newChannel as r, channelChange as t };
