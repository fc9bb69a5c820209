// server/questions/leases/waiting-list.ts
function openWaitingList() {
	const waiting = new Map();
	return {
		on(question, hear) {
			const all = waiting.get(question) ?? new Set();
			waiting.set(question, all.add(hear));
			return () => {
				all.delete(hear);
				if (all.size === 0 && waiting.get(question) === all) waiting.delete(question);
			};
		},
		tell(message) {
			const end = message.indexOf(" ");
			for (const hear of waiting.get(message.slice(0, end)) ?? []) hear(message.slice(end + 1));
		}
	};
}
function messageOf(question, note) {
	return `${question} ${note}`;
}
export { openWaitingList as n, messageOf as t };
