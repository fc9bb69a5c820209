import { E as failure, x as printable } from "./node.js";
import { vr as unshown } from "./node-3.js";
// src/settings/options/tracing.ts
function readTracing(e){const t=e[`OTEL_SDK_DISABLED`]?.trim().toLowerCase()===`true`;const n=firstOf(e,`OTEL_EXPORTER_OTLP_TRACES_ENDPOINT`,`OTEL_EXPORTER_OTLP_ENDPOINT`);if(t||!n)return false;const r=firstOf(e,`OTEL_TRACES_EXPORTER`);if(r?.value===`none`)return false;if(r&&r.value!==`otlp`)throw wrong(r.name,{en:`otlp or none`,ko:`otlp 또는 none`},r.value);const i=firstOf(e,`OTEL_EXPORTER_OTLP_TRACES_PROTOCOL`,`OTEL_EXPORTER_OTLP_PROTOCOL`);if(i&&i.value!==`http/protobuf`)throw wrong(i.name,{en:`http/protobuf`,ko:`http/protobuf`},i.value);if(/^https?:$/.test(URL.parse(n.value)?.protocol??``))return true;throw wrong(n.name,{en:`a URL such as http://127.0.0.1:4318`,ko:`http://127.0.0.1:4318 같은 URL`},null)}
function firstOf(e,...t){for(const n of t){const t=e[n]?.trim();if(t)return{name:n,value:t}}return null}
function wrong(e,t,n){const r={en:e,ko:e};const i=n===null?unshown:`"${printable(n,60)}"`;return failure(`input.value`,{field:r,expected:t,given:i},{reason:e})}

export { readTracing as t };
