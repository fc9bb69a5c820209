import { st as parseInput, yt as failure } from "./start.js";
import { or as openEngine } from "./gate.js";
import { n as openWebhookClient, t as controlLookupWith } from "./control-lookup.js";
import { r as operatorAccount, t as noChannelLimits } from "./limits.js";
import { l as openResultSummaries, t as operationOf } from "./table2.js";
import { v as quotasOf } from "./ownership.js";
import { B as takeDue } from "./telegram.js";
import { i as configuredMailer, r as openEncryption, t as configuredSecret } from "./configured.js";
import { t as sendOne } from "./notifier.js";
import { a as withEngine } from "./admin2.js";
import { r as migrate } from "./archive.js";
import { a as storeLocationOf } from "./open.js";
// server/operations/local.ts
const silent = { event: () => void 0 };
function openLocalOperations(options) {
	const { working, naming, signal } = options;
	const dependencies = dependenciesOf(options);
	const place = storeLocationOf(working.storing);
	const caller = {
		kind: "key",
		account: operatorAccount,
		keyId: "",
		may: () => true
	};
	return async (id, { parts = {}, query = {}, body = {} } = {}) => {
		const operation = operationOf(id);
		const call = {
			parts,
			language: working.language,
			client: {
				counted: [""],
				network: "",
				agent: ""
			},
			cookie: () => void 0,
			signal,
			query: operation.query ? parseInput(operation.query, query, naming) : {},
			body: operation.body ? parseInput(operation.body, body, naming) : {}
		};
		await withEngine(place, migrate);
		return (await operation.run(dependencies, call, caller)).data;
	};
}
function dependenciesOf({ working, looking, onUndelivered }) {
	const { storing, secret, mail, baseUrl, telegramUrl, webhookAddresses: allow, measuring } = working;
	const place = storeLocationOf(storing);
	const database = { through: (work) => withEngine(place, work) };
	let opened;
	const encryption = () => opened ??= openEncryption(configuredSecret({
		secret,
		storing
	}, silent));
	const canMail = mail !== null && baseUrl !== null;
	function noMail() {
		return failure("input.missing", {
			field: mail === null ? "PORTCULLIS_SMTP_URL" : "PORTCULLIS_BASE_URL",
			expected: mailSettings
		}, { reason: "kind" });
	}
	async function sendNow(delivery, signal) {
		const mailer = canMail ? configuredMailer({ mail }, silent) : null;
		const post = openWebhookClient({
			...measuring,
			allow
		});
		const sending = {
			database,
			post,
			mailer,
			encryption,
			baseUrl,
			telegramUrl,
			now: Date.now
		};
		for (const taken of await takeDue(database, {
			only: delivery,
			canMail
		})) {
			const { failure: trouble } = await sendOne(taken, sending, signal);
			if (trouble) onUndelivered(trouble);
		}
		mailer?.close();
	}
	return {
		database,
		summaries: openResultSummaries(database),
		now: Date.now,
		quotas: quotasOf(storing.watchLimit),
		look: controlLookupWith(openEngine({
			...looking,
			special: true
		})),
		encryption,
		canMail,
		noMail,
		allow,
		limits: noChannelLimits,
		sendNow
	};
}
const mailSettings = {
	en: "a channel of kind email needs PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM and PORTCULLIS_BASE_URL",
	ko: "email 채널에는 PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM, PORTCULLIS_BASE_URL이 모두 필요합니다"
};
export { openLocalOperations };
