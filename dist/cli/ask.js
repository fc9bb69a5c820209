import { _t as Failure, et as busyScopeOf, nt as isBusy, yt as failure } from "./start.js";
import { t as limited } from "./rate-limit.js";
import { Vi as runLocal, es as bracketed, zi as deadlineOf } from "./gate.js";
import { t as isAlone } from "./retention2.js";
import { i as openRunResults, t as keyOf } from "./cache.js";
import { n as traced } from "./spans.js";
import { t as parseQuestion } from "./parse.js";
// server/questions/leases/reserves.ts
const usualMost = {
	ssl: 30,
	gate: 31,
	owasp: 31,
	golive: 31,
	pqc: 12,
	http: 3,
	port: 32,
	exposure: 24,
	email: 12,
	"reverse-dns": 4,
	phishing: 6,
	lookalike: 4,
	impersonation: 6,
	subdomains: 4
};
const usual = 4;
function reserveFor({ id }) {
	return usualMost[id] ?? usual;
}
// server/questions/measure.ts
async function measure(asking, waiting, instruments) {
	const { check, caller, priority } = asking;
	const { counted } = caller;
	const { gone, isFresh, report } = waiting;
	const { singleFlight, slots } = instruments;
	const claim = claimOf(asking);
	if (isAlone(check)) return slots.run(counted, gone, claim, () => run(asking, waiting, gone, instruments), priority);
	const { sharedFlights } = instruments;
	const prepare = (signal, tell) => {
		const work = () => run(asking, {
			isFresh,
			report: tell
		}, signal, instruments);
		if (!sharedFlights || isFresh || !asking.isStored) return slots.turn(claim, work);
		return sharedTurn(asking, signal, sharedFlights, instruments, (landed) => slots.turn(claim, () => landed(work())));
	};
	return singleFlight.board(keyOf(asking), {
		client: counted,
		priority,
		gone,
		isFresh,
		report,
		prepare
	});
}
const leaseGrace = 2e3;
function sharedTurn(asking, signal, sharedFlights, { engine, resultCache }, turnOf) {
	const lease = sharedFlights.claim({
		question: keyOf(asking),
		lasts: deadlineOf(asking.check, engine) + leaseGrace,
		find: () => resultCache.find(asking),
		signal
	});
	const turn = turnOf((work) => {
		work.then(() => lease.end(), (error) => lease.end(isOfTarget(error) ? error : void 0));
		return work;
	});
	return { async join(client, gone, priority) {
		return await lease.elsewhere ?? turn.join(client, gone, priority);
	} };
}
function isOfTarget(error) {
	return error instanceof Failure && !isOurs(error) && error.code !== "RATE_LIMITED" && error.facts.id !== "aborted";
}
function claimOf({ check, target }) {
	return {
		host: target.host,
		isCheap: check.cost === "light"
	};
}
function surveysSince({ check, priority }, isFresh) {
	const age = isFresh || priority === "sweep" ? 0 : check.surveyAge ?? 0;
	return Date.now() - 1e3 * age;
}
async function run(asking, { isFresh, report }, signal, { engine, resultCache, idleAddresses, ledger, backgroundWork }) {
	const { check, input, caller, priority } = asking;
	const isTrusted = caller.keyId !== void 0 || priority === "sweep";
	const notes = openRunResults(asking, resultCache, isTrusted);
	const result = await runLocal(check, input, {
		...engine,
		admit: idleAddresses.admit,
		backgroundWork,
		claimant: {
			client: caller.counted.at(-1) ?? "",
			isReserved: isTrusted,
			connections: reserveFor(check)
		},
		stored: notes.stored,
		signal,
		surveysSince: surveysSince(asking, isFresh),
		...ledger && { store: ledger },
		...isAlone(check) && { caller: {
			address: caller.address,
			...caller.keyId !== void 0 && { keyId: caller.keyId },
			...caller.owner !== void 0 && { owner: caller.owner },
			...caller.isProxied && { isProxied: true }
		} },
		...report && { report },
		onResult: notes.onResult
	}).catch((error) => {
		throw explain(error, asking);
	});
	return notes.found(result);
}
function explain(error, { check, target }) {
	if (!(error instanceof Failure) || error.facts.id !== "address.private") return error;
	const given = target.host === null ? null : bracketed(target.host);
	if (given === null || error.facts.params["host"] !== given || !check.subject) return error;
	return failure("input.private", {
		field: check.subject,
		given
	}, { reason: check.subject });
}
function isOurs(error) {
	if (!(error instanceof Failure)) return true;
	const { id, reason, params } = error.facts;
	return isBusy(error) || id === "internal" || reason === "dns.failed" && params["detail"] === "ECONNREFUSED";
}
// server/questions/ask.ts
function ask(question, pipeline) {
	return traced(() => spanOf(question), (span) => counted(question, pipeline, span));
}
function spanOf({ check: { id }, priority = "person" }) {
	return {
		name: `check ${id}`,
		kind: "internal",
		attributes: {
			"portcullis.check": id,
			"portcullis.caller": priority
		}
	};
}
async function counted(question, pipeline, span) {
	const { meter } = pipeline;
	const { check, priority: caller = "person" } = question;
	const started = performance.now();
	const count = (outcome) => {
		if (span) span.attributes["portcullis.outcome"] = outcome;
		meter?.({
			kind: "answer",
			check: check.id,
			caller,
			outcome,
			seconds: (performance.now() - started) / 1e3
		});
	};
	try {
		const answered = await answerTo(question, pipeline);
		count(answered.envelope.cached ? "cached" : "measured");
		return answered;
	} catch (error) {
		count(outcomeOf(error, question));
		const scope = error instanceof Failure && busyScopeOf(error.facts);
		if (scope) meter?.({
			kind: "busy",
			scope
		});
		throw error;
	}
}
function outcomeOf(error, question) {
	if (signalOf(question).aborted) return "aborted";
	return error instanceof Failure && error.facts.id !== "internal" ? error.code : "internal";
}
async function answerTo(question, pipeline) {
	const { check, caller, input: given, language: wanted, priority = "person", fresh = false } = question;
	const bill = openBill(question);
	const limits = caller.rateLimit === void 0 ? pipeline.limits : pipeline.limitsOf(caller.rateLimit);
	try {
		await bill.charge(limits.light);
		if (check.requires === "key" && caller.keyId === void 0) throw failure("key.required", { check: check.id });
		const { language, ...understood } = typeof given === "function" ? await given() : parseQuestion(check, given, wanted, pipeline.allIps);
		const { input } = understood;
		const asking = {
			...understood,
			check,
			caller,
			priority,
			isStored: understood.keeping === "store"
		};
		const recalled = fresh ? null : await pipeline.resultCache.find(asking);
		const isHeavy = check.cost === "heavy" || isWide(input) && !pipeline.allIps;
		if (!recalled && isHeavy) await bill.charge(limits.heavy);
		const { found, cached } = recalled ? {
			found: recalled,
			cached: true
		} : await goAndSee(asking, question, pipeline);
		return {
			envelope: {
				cached,
				tail: await pipeline.renderedAnswers.tail(check, input, found, language),
				left: pipeline.resultCache.left(asking, found)
			},
			result: found.result,
			rate: bill.rate()
		};
	} catch (error) {
		if (isOurs(error) && !signalOf(question).aborted) await bill.refund();
		throw error;
	}
}
function toJson(envelope, requestId) {
	const { body, bytes } = envelopeParts(envelope, requestId);
	return body + bytes.toString();
}
function envelopeParts({ cached, tail }, requestId) {
	return {
		body: `{"ok":true,"requestId":"${requestId}","cached":${cached}`,
		bytes: tail
	};
}
async function goAndSee(asking, question, pipeline) {
	const { fresh = false, report } = question;
	try {
		return {
			found: await measure(asking, {
				gone: signalOf(question),
				isFresh: fresh,
				report
			}, pipeline),
			cached: false
		};
	} catch (error) {
		const found = asking.check.rest !== void 0 && error instanceof Failure && error.code === "RATE_LIMITED" ? await pipeline.resultCache.find(asking) : null;
		if (!found) throw error;
		return {
			found,
			cached: true
		};
	}
}
function signalOf({ signal }) {
	return typeof signal === "function" ? signal() : signal;
}
function openBill({ caller: { counted }, priority, onRate }) {
	const paid = [];
	let rate = null;
	function note(charge) {
		rate = charge;
		onRate?.(charge);
	}
	return {
		async charge(limit) {
			if (priority === "sweep") return;
			const charge = await limit.charge(counted);
			paid.push({
				limit,
				charge
			});
			note(charge);
			if (charge.wait !== null) throw limited(charge.wait);
		},
		async refund() {
			for (const { limit, charge } of paid) note(await limit.refund(counted, charge));
		},
		rate: () => rate
	};
}
function isWide(input) {
	return "all_ips" in input && input.all_ips === true;
}
export { isOurs as i, envelopeParts as n, toJson as r, ask as t };
