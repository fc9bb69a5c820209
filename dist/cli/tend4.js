import { gt as failure, ot as parseInput } from "./start.js";
import { n as sendOne, r as openWebhookClient } from "./notifier.js";
import { t as operator } from "./record.js";
import { i as configuredMailer, r as openSeals, t as configuredSecret } from "./configured.js";
import { r as migrate } from "./archive.js";
import { i as placeOf } from "./open.js";
import { a as withEngine } from "./tend2.js";
import { y as takeDue } from "./rows.js";
import { a as deliveriesOf, c as sendAgain, d as storeTest, i as channelsOf, l as shownDeliveryOf, s as remove, t as add } from "./desk.js";
import { r as newChannel } from "./schema.js";
import { a as disabledWords, i as deliveryStateWords, n as deliveryKindWords, r as deliveryReason, t as channelStateWords } from "./words.js";
// server/channels/tend.ts
const silent = { event: () => void 0 };
function channelling(working) {
	const { storing, secret, mail, baseUrl, webhookAddresses: allow } = working;
	let opened;
	const seals = () => opened ??= openSeals(configuredSecret({
		secret,
		storing
	}, silent));
	const place = placeOf(storing);
	const canMail = mail !== null && baseUrl !== null;
	function noMail() {
		return failure("input.missing", {
			field: mail === null ? "PORTCULLIS_SMTP_URL" : "PORTCULLIS_BASE_URL",
			expected: mailSettings
		}, { reason: "kind" });
	}
	async function withDesk(run) {
		await withEngine(place, migrate);
		return run({
			database: { through: (work) => withEngine(place, work) },
			seals,
			canMail,
			allow,
			now: Date.now
		});
	}
	return {
		list: () => withDesk((desk) => channelsOf(desk, operator)),
		add(input, naming) {
			const wanted = parseInput(newChannel, input, naming);
			if (wanted.kind === "email" && !canMail) throw noMail();
			return withDesk((desk) => add(desk, operator, wanted));
		},
		remove: (id) => withDesk((desk) => remove(desk, mine(id))),
		deliveries: (id) => withDesk((desk) => deliveriesOf(desk, mine(id))),
		resend: (id, delivery) => withDesk((desk) => sendAgain(desk, mine(id), delivery)),
		test: (id) => withDesk(async (desk) => {
			const only = await storeTest(desk, mine(id));
			const mailer = canMail ? configuredMailer({ mail }, silent) : null;
			const room = {
				now: Date.now(),
				most: 1,
				busy: [],
				canMail,
				only
			};
			const { database, now } = desk;
			const posting = {
				...working.measuring,
				allow
			};
			const sending = {
				database,
				post: openWebhookClient(posting),
				mailer,
				seals,
				baseUrl,
				now
			};
			let trouble;
			for (const taken of await takeDue(database, room)) ({failure: trouble} = await sendOne(taken, sending, new AbortController().signal));
			mailer?.close();
			return {
				delivery: await shownDeliveryOf(desk, mine(id), only),
				trouble
			};
		}),
		words: {
			channelStateWords,
			deliveryKindWords,
			deliveryReason,
			deliveryStateWords,
			disabledWords
		}
	};
}
const mailSettings = {
	en: "a channel of kind email needs PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM and PORTCULLIS_BASE_URL",
	ko: "email 채널에는 PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM, PORTCULLIS_BASE_URL이 모두 필요합니다"
};
function mine(id) {
	return {
		account: operator,
		id
	};
}
export { channelling };
