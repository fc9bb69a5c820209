import { tracingChannel } from "node:diagnostics_channel";
// server/telemetry/spans.ts
const spanChannel = tracingChannel("portcullis.span");
function traced(span, step) {
	if (!spanChannel.hasSubscribers) return step(null);
	const data = span();
	return spanChannel.tracePromise(() => step(data), data);
}
export { traced as n, spanChannel as t };
