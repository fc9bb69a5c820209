import { tracingChannel } from "node:diagnostics_channel";
// server/telemetry/spans.ts
const spanChannel=tracingChannel(`portcullis.span`);
function traced(e,t){if(!spanChannel.hasSubscribers)return t(null);const n=e();return spanChannel.tracePromise(()=>t(n),n)}

export { traced as n, spanChannel as t };
