import { n as __esmMin, r as __exportAll } from "./rolldown-runtime.js";
// node_modules/@opentelemetry/api/build/esm/version.js
var VERSION;
var init_version=__esmMin((()=>{VERSION=`1.9.1`}));
// node_modules/@opentelemetry/api/build/esm/internal/semver.js
function _makeCompatibilityCheck(e){const t=new Set([e]);const n=new Set;const r=e.match(re);if(!r)return()=>false;const i={major:+r[1],minor:+r[2],patch:+r[3],prerelease:r[4]};if(i.prerelease!=null)return function isExactmatch(t){return t===e};function _reject(e){n.add(e);return false}function _accept(e){t.add(e);return true}return function isCompatible(e){if(t.has(e))return true;if(n.has(e))return false;const r=e.match(re);if(!r)return _reject(e);const a={major:+r[1],minor:+r[2],patch:+r[3],prerelease:r[4]};if(a.prerelease!=null)return _reject(e);if(i.major!==a.major)return _reject(e);if(i.major===0){if(i.minor===a.minor&&i.patch<=a.patch)return _accept(e);return _reject(e)}if(i.minor<=a.minor)return _accept(e);return _reject(e)}}
var re,isCompatible;
var init_semver=__esmMin((()=>{init_version();re=/^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;isCompatible=_makeCompatibilityCheck(VERSION)}));
// node_modules/@opentelemetry/api/build/esm/internal/global-utils.js
function registerGlobal(e,t,n,r=false){var i;const a=_global[GLOBAL_OPENTELEMETRY_API_KEY]=(i=_global[GLOBAL_OPENTELEMETRY_API_KEY])!==null&&i!==void 0?i:{version:VERSION};if(!r&&a[e]){const t=new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${e}`);n.error(t.stack||t.message);return false}if(a.version!==`1.9.1`){const t=new Error(`@opentelemetry/api: Registration of version v${a.version} for ${e} does not match previously registered API v${VERSION}`);n.error(t.stack||t.message);return false}a[e]=t;n.debug(`@opentelemetry/api: Registered a global for ${e} v${VERSION}.`);return true}
function getGlobal(e){var t,n;const r=(t=_global[GLOBAL_OPENTELEMETRY_API_KEY])===null||t===void 0?void 0:t.version;if(!r||!isCompatible(r))return;return(n=_global[GLOBAL_OPENTELEMETRY_API_KEY])===null||n===void 0?void 0:n[e]}
function unregisterGlobal(e,t){t.debug(`@opentelemetry/api: Unregistering a global for ${e} v${VERSION}.`);const n=_global[GLOBAL_OPENTELEMETRY_API_KEY];if(n)delete n[e]}
var major,GLOBAL_OPENTELEMETRY_API_KEY,_global;
var init_global_utils=__esmMin((()=>{init_version();init_semver();major=VERSION.split(`.`)[0];GLOBAL_OPENTELEMETRY_API_KEY=Symbol.for(`opentelemetry.js.api.${major}`);_global=typeof globalThis===`object`?globalThis:typeof self===`object`?self:typeof window===`object`?window:typeof global===`object`?global:{}}));
// node_modules/@opentelemetry/api/build/esm/diag/ComponentLogger.js
function logProxy(e,t,n){const r=getGlobal(`diag`);if(!r)return;return r[e](t,...n)}
var DiagComponentLogger;
var init_ComponentLogger=__esmMin((()=>{init_global_utils();DiagComponentLogger=class{constructor(e){this._namespace=e.namespace||`DiagComponentLogger`}debug(...e){return logProxy(`debug`,this._namespace,e)}error(...e){return logProxy(`error`,this._namespace,e)}info(...e){return logProxy(`info`,this._namespace,e)}warn(...e){return logProxy(`warn`,this._namespace,e)}verbose(...e){return logProxy(`verbose`,this._namespace,e)}}}));
// node_modules/@opentelemetry/api/build/esm/diag/types.js
var DiagLogLevel;
var init_types=__esmMin((()=>{(function(e){e[e[`NONE`]=0]=`NONE`;e[e[`ERROR`]=30]=`ERROR`;e[e[`WARN`]=50]=`WARN`;e[e[`INFO`]=60]=`INFO`;e[e[`DEBUG`]=70]=`DEBUG`;e[e[`VERBOSE`]=80]=`VERBOSE`;e[e[`ALL`]=9999]=`ALL`})(DiagLogLevel||(DiagLogLevel={}))}));
// node_modules/@opentelemetry/api/build/esm/diag/internal/logLevelLogger.js
function createLogLevelDiagLogger(e,t){if(e<DiagLogLevel.NONE)e=DiagLogLevel.NONE;else if(e>DiagLogLevel.ALL)e=DiagLogLevel.ALL;t=t||{};function _filterFunc(n,r){const i=t[n];if(typeof i===`function`&&e>=r)return i.bind(t);return function(){}}return{error:_filterFunc(`error`,DiagLogLevel.ERROR),warn:_filterFunc(`warn`,DiagLogLevel.WARN),info:_filterFunc(`info`,DiagLogLevel.INFO),debug:_filterFunc(`debug`,DiagLogLevel.DEBUG),verbose:_filterFunc(`verbose`,DiagLogLevel.VERBOSE)}}
var init_logLevelLogger=__esmMin((()=>{init_types()}));
// node_modules/@opentelemetry/api/build/esm/api/diag.js
var API_NAME$4,DiagAPI;
var init_diag=__esmMin((()=>{init_ComponentLogger();init_logLevelLogger();init_types();init_global_utils();API_NAME$4=`diag`;DiagAPI=class DiagAPI{static instance(){if(!this._instance)this._instance=new DiagAPI;return this._instance}constructor(){function _logProxy(e){return function(...t){const n=getGlobal(`diag`);if(!n)return;return n[e](...t)}}const e=this;const setLogger=(t,n={logLevel:DiagLogLevel.INFO})=>{var r,i,a;if(t===e){const t=new Error(`Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation`);e.error((r=t.stack)!==null&&r!==void 0?r:t.message);return false}if(typeof n===`number`)n={logLevel:n};const o=getGlobal(`diag`);const s=createLogLevelDiagLogger((i=n.logLevel)!==null&&i!==void 0?i:DiagLogLevel.INFO,t);if(o&&!n.suppressOverrideMessage){const e=(a=new Error().stack)!==null&&a!==void 0?a:`<failed to generate stacktrace>`;o.warn(`Current logger will be overwritten from ${e}`);s.warn(`Current logger will overwrite one already registered from ${e}`)}return registerGlobal(`diag`,s,e,true)};e.setLogger=setLogger;e.disable=()=>{unregisterGlobal(API_NAME$4,e)};e.createComponentLogger=e=>{return new DiagComponentLogger(e)};e.verbose=_logProxy(`verbose`);e.debug=_logProxy(`debug`);e.info=_logProxy(`info`);e.warn=_logProxy(`warn`);e.error=_logProxy(`error`)}}}));
// node_modules/@opentelemetry/api/build/esm/baggage/internal/baggage-impl.js
var BaggageImpl;
var init_baggage_impl=__esmMin((()=>{BaggageImpl=class BaggageImpl{constructor(e){this._entries=e?new Map(e):new Map}getEntry(e){const t=this._entries.get(e);if(!t)return;return Object.assign({},t)}getAllEntries(){return Array.from(this._entries.entries())}setEntry(e,t){const n=new BaggageImpl(this._entries);n._entries.set(e,t);return n}removeEntry(e){const t=new BaggageImpl(this._entries);t._entries.delete(e);return t}removeEntries(...e){const t=new BaggageImpl(this._entries);for(const n of e)t._entries.delete(n);return t}clear(){return new BaggageImpl}}}));
// node_modules/@opentelemetry/api/build/esm/baggage/internal/symbol.js
var baggageEntryMetadataSymbol;
var init_symbol=__esmMin((()=>{baggageEntryMetadataSymbol=Symbol(`BaggageEntryMetadata`)}));
// node_modules/@opentelemetry/api/build/esm/baggage/utils.js
function createBaggage(e={}){return new BaggageImpl(new Map(Object.entries(e)))}
function baggageEntryMetadataFromString(e){if(typeof e!==`string`){diag$1.error(`Cannot create baggage metadata from unknown type: ${typeof e}`);e=``}return{__TYPE__:baggageEntryMetadataSymbol,toString(){return e}}}
var diag$1;
var init_utils$1=__esmMin((()=>{init_diag();init_baggage_impl();init_symbol();diag$1=DiagAPI.instance()}));
// node_modules/@opentelemetry/api/build/esm/context/context.js
function createContextKey(e){return Symbol.for(e)}
var BaseContext,ROOT_CONTEXT;
var init_context$1=__esmMin((()=>{BaseContext=class BaseContext{constructor(e){const t=this;t._currentContext=e?new Map(e):new Map;t.getValue=e=>t._currentContext.get(e);t.setValue=(e,n)=>{const r=new BaseContext(t._currentContext);r._currentContext.set(e,n);return r};t.deleteValue=e=>{const n=new BaseContext(t._currentContext);n._currentContext.delete(e);return n}}};ROOT_CONTEXT=new BaseContext}));
// node_modules/@opentelemetry/api/build/esm/diag/consoleLogger.js
var consoleMap,_originalConsoleMethods,DiagConsoleLogger;
var init_consoleLogger=__esmMin((()=>{consoleMap=[{n:`error`,c:`error`},{n:`warn`,c:`warn`},{n:`info`,c:`info`},{n:`debug`,c:`debug`},{n:`verbose`,c:`trace`}];_originalConsoleMethods={};if(typeof console!==`undefined`){for(const e of[`error`,`warn`,`info`,`debug`,`trace`,`log`])if(typeof console[e]===`function`)_originalConsoleMethods[e]=console[e]}DiagConsoleLogger=class{constructor(){function _consoleFunc(e){return function(...t){let n=_originalConsoleMethods[e];if(typeof n!==`function`)n=_originalConsoleMethods[`log`];if(typeof n!==`function`&&console){n=console[e];if(typeof n!==`function`)n=console.log}if(typeof n===`function`)return n.apply(console,t)}}for(let e=0;e<consoleMap.length;e++)this[consoleMap[e].n]=_consoleFunc(consoleMap[e].c)}}}));
// node_modules/@opentelemetry/api/build/esm/metrics/NoopMeter.js
function createNoopMeter(){return NOOP_METER}
var NoopMeter,NoopMetric,NoopCounterMetric,NoopUpDownCounterMetric,NoopGaugeMetric,NoopHistogramMetric,NoopObservableMetric,NoopObservableCounterMetric,NoopObservableGaugeMetric,NoopObservableUpDownCounterMetric,NOOP_METER,NOOP_COUNTER_METRIC,NOOP_GAUGE_METRIC,NOOP_HISTOGRAM_METRIC,NOOP_UP_DOWN_COUNTER_METRIC,NOOP_OBSERVABLE_COUNTER_METRIC,NOOP_OBSERVABLE_GAUGE_METRIC,NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
var init_NoopMeter=__esmMin((()=>{NoopMeter=class{constructor(){}createGauge(e,t){return NOOP_GAUGE_METRIC}createHistogram(e,t){return NOOP_HISTOGRAM_METRIC}createCounter(e,t){return NOOP_COUNTER_METRIC}createUpDownCounter(e,t){return NOOP_UP_DOWN_COUNTER_METRIC}createObservableGauge(e,t){return NOOP_OBSERVABLE_GAUGE_METRIC}createObservableCounter(e,t){return NOOP_OBSERVABLE_COUNTER_METRIC}createObservableUpDownCounter(e,t){return NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC}addBatchObservableCallback(e,t){}removeBatchObservableCallback(e){}};NoopMetric=class{};NoopCounterMetric=class extends NoopMetric{add(e,t){}};NoopUpDownCounterMetric=class extends NoopMetric{add(e,t){}};NoopGaugeMetric=class extends NoopMetric{record(e,t){}};NoopHistogramMetric=class extends NoopMetric{record(e,t){}};NoopObservableMetric=class{addCallback(e){}removeCallback(e){}};NoopObservableCounterMetric=class extends NoopObservableMetric{};NoopObservableGaugeMetric=class extends NoopObservableMetric{};NoopObservableUpDownCounterMetric=class extends NoopObservableMetric{};NOOP_METER=new NoopMeter;NOOP_COUNTER_METRIC=new NoopCounterMetric;NOOP_GAUGE_METRIC=new NoopGaugeMetric;NOOP_HISTOGRAM_METRIC=new NoopHistogramMetric;NOOP_UP_DOWN_COUNTER_METRIC=new NoopUpDownCounterMetric;NOOP_OBSERVABLE_COUNTER_METRIC=new NoopObservableCounterMetric;NOOP_OBSERVABLE_GAUGE_METRIC=new NoopObservableGaugeMetric;NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC=new NoopObservableUpDownCounterMetric}));
// node_modules/@opentelemetry/api/build/esm/metrics/Metric.js
var ValueType;
var init_Metric=__esmMin((()=>{(function(e){e[e[`INT`]=0]=`INT`;e[e[`DOUBLE`]=1]=`DOUBLE`})(ValueType||(ValueType={}))}));
// node_modules/@opentelemetry/api/build/esm/propagation/TextMapPropagator.js
var defaultTextMapGetter,defaultTextMapSetter;
var init_TextMapPropagator=__esmMin((()=>{defaultTextMapGetter={get(e,t){if(e==null)return;return e[t]},keys(e){if(e==null)return[];return Object.keys(e)}};defaultTextMapSetter={set(e,t,n){if(e==null)return;e[t]=n}}}));
// node_modules/@opentelemetry/api/build/esm/context/NoopContextManager.js
var NoopContextManager;
var init_NoopContextManager=__esmMin((()=>{init_context$1();NoopContextManager=class{active(){return ROOT_CONTEXT}with(e,t,n,...r){return t.call(n,...r)}bind(e,t){return t}enable(){return this}disable(){return this}}}));
// node_modules/@opentelemetry/api/build/esm/api/context.js
var API_NAME$3,NOOP_CONTEXT_MANAGER,ContextAPI;
var init_context=__esmMin((()=>{init_NoopContextManager();init_global_utils();init_diag();API_NAME$3=`context`;NOOP_CONTEXT_MANAGER=new NoopContextManager;ContextAPI=class ContextAPI{constructor(){}static getInstance(){if(!this._instance)this._instance=new ContextAPI;return this._instance}setGlobalContextManager(e){return registerGlobal(API_NAME$3,e,DiagAPI.instance())}active(){return this._getContextManager().active()}with(e,t,n,...r){return this._getContextManager().with(e,t,n,...r)}bind(e,t){return this._getContextManager().bind(e,t)}_getContextManager(){return getGlobal(API_NAME$3)||NOOP_CONTEXT_MANAGER}disable(){this._getContextManager().disable();unregisterGlobal(API_NAME$3,DiagAPI.instance())}}}));
// node_modules/@opentelemetry/api/build/esm/trace/trace_flags.js
var TraceFlags;
var init_trace_flags=__esmMin((()=>{(function(e){e[e[`NONE`]=0]=`NONE`;e[e[`SAMPLED`]=1]=`SAMPLED`})(TraceFlags||(TraceFlags={}))}));
// node_modules/@opentelemetry/api/build/esm/trace/invalid-span-constants.js
var INVALID_SPANID,INVALID_TRACEID,INVALID_SPAN_CONTEXT;
var init_invalid_span_constants=__esmMin((()=>{init_trace_flags();INVALID_SPANID=`0000000000000000`;INVALID_TRACEID=`00000000000000000000000000000000`;INVALID_SPAN_CONTEXT={traceId:INVALID_TRACEID,spanId:INVALID_SPANID,traceFlags:TraceFlags.NONE}}));
// node_modules/@opentelemetry/api/build/esm/trace/NonRecordingSpan.js
var NonRecordingSpan;
var init_NonRecordingSpan=__esmMin((()=>{init_invalid_span_constants();NonRecordingSpan=class{constructor(e=INVALID_SPAN_CONTEXT){this._spanContext=e}spanContext(){return this._spanContext}setAttribute(e,t){return this}setAttributes(e){return this}addEvent(e,t){return this}addLink(e){return this}addLinks(e){return this}setStatus(e){return this}updateName(e){return this}end(e){}isRecording(){return false}recordException(e,t){}}}));
// node_modules/@opentelemetry/api/build/esm/trace/context-utils.js
function getSpan(e){return e.getValue(SPAN_KEY)||void 0}
function getActiveSpan(){return getSpan(ContextAPI.getInstance().active())}
function setSpan(e,t){return e.setValue(SPAN_KEY,t)}
function deleteSpan(e){return e.deleteValue(SPAN_KEY)}
function setSpanContext(e,t){return setSpan(e,new NonRecordingSpan(t))}
function getSpanContext(e){var t;return(t=getSpan(e))===null||t===void 0?void 0:t.spanContext()}
var SPAN_KEY;
var init_context_utils=__esmMin((()=>{init_context$1();init_NonRecordingSpan();init_context();SPAN_KEY=createContextKey(`OpenTelemetry Context Key SPAN`)}));
// node_modules/@opentelemetry/api/build/esm/trace/spancontext-utils.js
function isValidHex(e,t){if(typeof e!==`string`||e.length!==t)return false;let n=0;for(let t=0;t<e.length;t+=4)n+=(isHex[e.charCodeAt(t)]|0)+(isHex[e.charCodeAt(t+1)]|0)+(isHex[e.charCodeAt(t+2)]|0)+(isHex[e.charCodeAt(t+3)]|0);return n===t}
function isValidTraceId(e){return isValidHex(e,32)&&e!==`00000000000000000000000000000000`}
function isValidSpanId(e){return isValidHex(e,16)&&e!==`0000000000000000`}
function isSpanContextValid(e){return isValidTraceId(e.traceId)&&isValidSpanId(e.spanId)}
function wrapSpanContext(e){return new NonRecordingSpan(e)}
var isHex;
var init_spancontext_utils=__esmMin((()=>{init_invalid_span_constants();init_NonRecordingSpan();isHex=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1])}));
// node_modules/@opentelemetry/api/build/esm/trace/NoopTracer.js
function isSpanContext(e){return e!==null&&typeof e===`object`&&`spanId`in e&&typeof e[`spanId`]===`string`&&`traceId`in e&&typeof e[`traceId`]===`string`&&`traceFlags`in e&&typeof e[`traceFlags`]===`number`}
var contextApi,NoopTracer;
var init_NoopTracer=__esmMin((()=>{init_context();init_context_utils();init_NonRecordingSpan();init_spancontext_utils();contextApi=ContextAPI.getInstance();NoopTracer=class{startSpan(e,t,n=contextApi.active()){if(Boolean(t===null||t===void 0?void 0:t.root))return new NonRecordingSpan;const r=n&&getSpanContext(n);if(isSpanContext(r)&&isSpanContextValid(r))return new NonRecordingSpan(r);else return new NonRecordingSpan}startActiveSpan(e,t,n,r){let i;let a;let o;if(arguments.length<2)return;else if(arguments.length===2)o=t;else if(arguments.length===3){i=t;o=n}else{i=t;a=n;o=r}const s=a!==null&&a!==void 0?a:contextApi.active();const c=this.startSpan(e,i,s);const l=setSpan(s,c);return contextApi.with(l,o,void 0,c)}}}));
// node_modules/@opentelemetry/api/build/esm/trace/ProxyTracer.js
var NOOP_TRACER,ProxyTracer;
var init_ProxyTracer=__esmMin((()=>{init_NoopTracer();NOOP_TRACER=new NoopTracer;ProxyTracer=class{constructor(e,t,n,r){this._provider=e;this.name=t;this.version=n;this.options=r}startSpan(e,t,n){return this._getTracer().startSpan(e,t,n)}startActiveSpan(e,t,n,r){const i=this._getTracer();return Reflect.apply(i.startActiveSpan,i,arguments)}_getTracer(){if(this._delegate)return this._delegate;const e=this._provider.getDelegateTracer(this.name,this.version,this.options);if(!e)return NOOP_TRACER;this._delegate=e;return this._delegate}}}));
// node_modules/@opentelemetry/api/build/esm/trace/NoopTracerProvider.js
var NoopTracerProvider;
var init_NoopTracerProvider=__esmMin((()=>{init_NoopTracer();NoopTracerProvider=class{getTracer(e,t,n){return new NoopTracer}}}));
// node_modules/@opentelemetry/api/build/esm/trace/ProxyTracerProvider.js
var NOOP_TRACER_PROVIDER,ProxyTracerProvider;
var init_ProxyTracerProvider=__esmMin((()=>{init_ProxyTracer();init_NoopTracerProvider();NOOP_TRACER_PROVIDER=new NoopTracerProvider;ProxyTracerProvider=class{getTracer(e,t,n){var r;return(r=this.getDelegateTracer(e,t,n))!==null&&r!==void 0?r:new ProxyTracer(this,e,t,n)}getDelegate(){var e;return(e=this._delegate)!==null&&e!==void 0?e:NOOP_TRACER_PROVIDER}setDelegate(e){this._delegate=e}getDelegateTracer(e,t,n){var r;return(r=this._delegate)===null||r===void 0?void 0:r.getTracer(e,t,n)}}}));
// node_modules/@opentelemetry/api/build/esm/trace/SamplingResult.js
var SamplingDecision;
var init_SamplingResult=__esmMin((()=>{(function(e){e[e[`NOT_RECORD`]=0]=`NOT_RECORD`;e[e[`RECORD`]=1]=`RECORD`;e[e[`RECORD_AND_SAMPLED`]=2]=`RECORD_AND_SAMPLED`})(SamplingDecision||(SamplingDecision={}))}));
// node_modules/@opentelemetry/api/build/esm/trace/span_kind.js
var SpanKind;
var init_span_kind=__esmMin((()=>{(function(e){e[e[`INTERNAL`]=0]=`INTERNAL`;e[e[`SERVER`]=1]=`SERVER`;e[e[`CLIENT`]=2]=`CLIENT`;e[e[`PRODUCER`]=3]=`PRODUCER`;e[e[`CONSUMER`]=4]=`CONSUMER`})(SpanKind||(SpanKind={}))}));
// node_modules/@opentelemetry/api/build/esm/trace/status.js
var SpanStatusCode;
var init_status=__esmMin((()=>{(function(e){e[e[`UNSET`]=0]=`UNSET`;e[e[`OK`]=1]=`OK`;e[e[`ERROR`]=2]=`ERROR`})(SpanStatusCode||(SpanStatusCode={}))}));
// node_modules/@opentelemetry/api/build/esm/trace/internal/tracestate-validators.js
function validateKey(e){return VALID_KEY_REGEX.test(e)}
function validateValue(e){return VALID_VALUE_BASE_REGEX.test(e)&&!INVALID_VALUE_COMMA_EQUAL_REGEX.test(e)}
var VALID_KEY_CHAR_RANGE,VALID_KEY_REGEX,VALID_VALUE_BASE_REGEX,INVALID_VALUE_COMMA_EQUAL_REGEX;
var init_tracestate_validators=__esmMin((()=>{VALID_KEY_CHAR_RANGE=`[_0-9a-z-*/]`;VALID_KEY_REGEX=new RegExp(`^(?:${`[a-z]${VALID_KEY_CHAR_RANGE}{0,255}`}|${`[a-z0-9]${VALID_KEY_CHAR_RANGE}{0,240}@[a-z]${VALID_KEY_CHAR_RANGE}{0,13}`})$`);VALID_VALUE_BASE_REGEX=/^[ -~]{0,255}[!-~]$/;INVALID_VALUE_COMMA_EQUAL_REGEX=/,|=/}));
// node_modules/@opentelemetry/api/build/esm/trace/internal/tracestate-impl.js
var MAX_TRACE_STATE_ITEMS,MAX_TRACE_STATE_LEN,LIST_MEMBERS_SEPARATOR,LIST_MEMBER_KEY_VALUE_SPLITTER,TraceStateImpl;
var init_tracestate_impl=__esmMin((()=>{init_tracestate_validators();MAX_TRACE_STATE_ITEMS=32;MAX_TRACE_STATE_LEN=512;LIST_MEMBERS_SEPARATOR=`,`;LIST_MEMBER_KEY_VALUE_SPLITTER=`=`;TraceStateImpl=class TraceStateImpl{constructor(e){this._internalState=new Map;if(e)this._parse(e)}set(e,t){const n=this._clone();if(n._internalState.has(e))n._internalState.delete(e);n._internalState.set(e,t);return n}unset(e){const t=this._clone();t._internalState.delete(e);return t}get(e){return this._internalState.get(e)}serialize(){return Array.from(this._internalState.keys()).reduceRight((e,t)=>{e.push(t+LIST_MEMBER_KEY_VALUE_SPLITTER+this.get(t));return e},[]).join(LIST_MEMBERS_SEPARATOR)}_parse(e){if(e.length>MAX_TRACE_STATE_LEN)return;this._internalState=e.split(LIST_MEMBERS_SEPARATOR).reduceRight((e,t)=>{const n=t.trim();const r=n.indexOf(LIST_MEMBER_KEY_VALUE_SPLITTER);if(r!==-1){const i=n.slice(0,r);const a=n.slice(r+1,t.length);if(validateKey(i)&&validateValue(a))e.set(i,a)}return e},new Map);if(this._internalState.size>MAX_TRACE_STATE_ITEMS)this._internalState=new Map(Array.from(this._internalState.entries()).reverse().slice(0,MAX_TRACE_STATE_ITEMS))}_keys(){return Array.from(this._internalState.keys()).reverse()}_clone(){const e=new TraceStateImpl;e._internalState=new Map(this._internalState);return e}}}));
// node_modules/@opentelemetry/api/build/esm/trace/internal/utils.js
function createTraceState(e){return new TraceStateImpl(e)}
var init_utils=__esmMin((()=>{init_tracestate_impl()}));
// node_modules/@opentelemetry/api/build/esm/context-api.js
var context;
var init_context_api=__esmMin((()=>{init_context();context=ContextAPI.getInstance()}));
// node_modules/@opentelemetry/api/build/esm/diag-api.js
var diag;
var init_diag_api=__esmMin((()=>{init_diag();diag=DiagAPI.instance()}));
// node_modules/@opentelemetry/api/build/esm/metrics/NoopMeterProvider.js
var NoopMeterProvider,NOOP_METER_PROVIDER;
var init_NoopMeterProvider=__esmMin((()=>{init_NoopMeter();NoopMeterProvider=class{getMeter(e,t,n){return NOOP_METER}};NOOP_METER_PROVIDER=new NoopMeterProvider}));
// node_modules/@opentelemetry/api/build/esm/api/metrics.js
var API_NAME$2,MetricsAPI;
var init_metrics=__esmMin((()=>{init_NoopMeterProvider();init_global_utils();init_diag();API_NAME$2=`metrics`;MetricsAPI=class MetricsAPI{constructor(){}static getInstance(){if(!this._instance)this._instance=new MetricsAPI;return this._instance}setGlobalMeterProvider(e){return registerGlobal(API_NAME$2,e,DiagAPI.instance())}getMeterProvider(){return getGlobal(API_NAME$2)||NOOP_METER_PROVIDER}getMeter(e,t,n){return this.getMeterProvider().getMeter(e,t,n)}disable(){unregisterGlobal(API_NAME$2,DiagAPI.instance())}}}));
// node_modules/@opentelemetry/api/build/esm/metrics-api.js
var metrics;
var init_metrics_api=__esmMin((()=>{init_metrics();metrics=MetricsAPI.getInstance()}));
// node_modules/@opentelemetry/api/build/esm/propagation/NoopTextMapPropagator.js
var NoopTextMapPropagator;
var init_NoopTextMapPropagator=__esmMin((()=>{NoopTextMapPropagator=class{inject(e,t){}extract(e,t){return e}fields(){return[]}}}));
// node_modules/@opentelemetry/api/build/esm/baggage/context-helpers.js
function getBaggage(e){return e.getValue(BAGGAGE_KEY)||void 0}
function getActiveBaggage(){return getBaggage(ContextAPI.getInstance().active())}
function setBaggage(e,t){return e.setValue(BAGGAGE_KEY,t)}
function deleteBaggage(e){return e.deleteValue(BAGGAGE_KEY)}
var BAGGAGE_KEY;
var init_context_helpers=__esmMin((()=>{init_context();init_context$1();BAGGAGE_KEY=createContextKey(`OpenTelemetry Baggage Key`)}));
// node_modules/@opentelemetry/api/build/esm/api/propagation.js
var API_NAME$1,NOOP_TEXT_MAP_PROPAGATOR,PropagationAPI;
var init_propagation=__esmMin((()=>{init_global_utils();init_NoopTextMapPropagator();init_TextMapPropagator();init_context_helpers();init_utils$1();init_diag();API_NAME$1=`propagation`;NOOP_TEXT_MAP_PROPAGATOR=new NoopTextMapPropagator;PropagationAPI=class PropagationAPI{constructor(){this.createBaggage=createBaggage;this.getBaggage=getBaggage;this.getActiveBaggage=getActiveBaggage;this.setBaggage=setBaggage;this.deleteBaggage=deleteBaggage}static getInstance(){if(!this._instance)this._instance=new PropagationAPI;return this._instance}setGlobalPropagator(e){return registerGlobal(API_NAME$1,e,DiagAPI.instance())}inject(e,t,n=defaultTextMapSetter){return this._getGlobalPropagator().inject(e,t,n)}extract(e,t,n=defaultTextMapGetter){return this._getGlobalPropagator().extract(e,t,n)}fields(){return this._getGlobalPropagator().fields()}disable(){unregisterGlobal(API_NAME$1,DiagAPI.instance())}_getGlobalPropagator(){return getGlobal(API_NAME$1)||NOOP_TEXT_MAP_PROPAGATOR}}}));
// node_modules/@opentelemetry/api/build/esm/propagation-api.js
var propagation;
var init_propagation_api=__esmMin((()=>{init_propagation();propagation=PropagationAPI.getInstance()}));
// node_modules/@opentelemetry/api/build/esm/api/trace.js
var API_NAME,TraceAPI;
var init_trace=__esmMin((()=>{init_global_utils();init_ProxyTracerProvider();init_spancontext_utils();init_context_utils();init_diag();API_NAME=`trace`;TraceAPI=class TraceAPI{constructor(){this._proxyTracerProvider=new ProxyTracerProvider;this.wrapSpanContext=wrapSpanContext;this.isSpanContextValid=isSpanContextValid;this.deleteSpan=deleteSpan;this.getSpan=getSpan;this.getActiveSpan=getActiveSpan;this.getSpanContext=getSpanContext;this.setSpan=setSpan;this.setSpanContext=setSpanContext}static getInstance(){if(!this._instance)this._instance=new TraceAPI;return this._instance}setGlobalTracerProvider(e){const t=registerGlobal(API_NAME,this._proxyTracerProvider,DiagAPI.instance());if(t)this._proxyTracerProvider.setDelegate(e);return t}getTracerProvider(){return getGlobal(API_NAME)||this._proxyTracerProvider}getTracer(e,t){return this.getTracerProvider().getTracer(e,t)}disable(){unregisterGlobal(API_NAME,DiagAPI.instance());this._proxyTracerProvider=new ProxyTracerProvider}}}));
// node_modules/@opentelemetry/api/build/esm/trace-api.js
var trace;
var init_trace_api=__esmMin((()=>{init_trace();trace=TraceAPI.getInstance()}));
// node_modules/@opentelemetry/api/build/esm/index.js
var esm_exports=__exportAll({DiagConsoleLogger:()=>DiagConsoleLogger,DiagLogLevel:()=>DiagLogLevel,INVALID_SPANID:()=>INVALID_SPANID,INVALID_SPAN_CONTEXT:()=>INVALID_SPAN_CONTEXT,INVALID_TRACEID:()=>INVALID_TRACEID,ProxyTracer:()=>ProxyTracer,ProxyTracerProvider:()=>ProxyTracerProvider,ROOT_CONTEXT:()=>ROOT_CONTEXT,SamplingDecision:()=>SamplingDecision,SpanKind:()=>SpanKind,SpanStatusCode:()=>SpanStatusCode,TraceFlags:()=>TraceFlags,ValueType:()=>ValueType,baggageEntryMetadataFromString:()=>baggageEntryMetadataFromString,context:()=>context,createContextKey:()=>createContextKey,createNoopMeter:()=>createNoopMeter,createTraceState:()=>createTraceState,default:()=>esm_default,defaultTextMapGetter:()=>defaultTextMapGetter,defaultTextMapSetter:()=>defaultTextMapSetter,diag:()=>diag,isSpanContextValid:()=>isSpanContextValid,isValidSpanId:()=>isValidSpanId,isValidTraceId:()=>isValidTraceId,metrics:()=>metrics,propagation:()=>propagation,trace:()=>trace});
var esm_default;
var init_esm=__esmMin((()=>{init_utils$1();init_context$1();init_consoleLogger();init_types();init_NoopMeter();init_Metric();init_TextMapPropagator();init_ProxyTracer();init_ProxyTracerProvider();init_SamplingResult();init_span_kind();init_status();init_trace_flags();init_utils();init_spancontext_utils();init_invalid_span_constants();init_context_api();init_diag_api();init_metrics_api();init_propagation_api();init_trace_api();esm_default={context,diag,metrics,propagation,trace}}));

export { INVALID_SPANID as A, init_Metric as B, init_ProxyTracerProvider as C, isSpanContextValid as D, init_spancontext_utils as E, init_trace_flags as F, ROOT_CONTEXT as G, init_NoopMeter as H, defaultTextMapGetter as I, baggageEntryMetadataFromString as J, createContextKey as K, defaultTextMapSetter as L, INVALID_TRACEID as M, init_invalid_span_constants as N, isValidSpanId as O, TraceFlags as P, init_TextMapPropagator as R, ProxyTracerProvider as S, init_ProxyTracer as T, DiagConsoleLogger as U, createNoopMeter as V, init_consoleLogger as W, DiagLogLevel as X, init_utils$1 as Y, init_types as Z, init_status as _, trace as a, SamplingDecision as b, init_metrics_api as c, init_diag_api as d, context as f, SpanStatusCode as g, init_utils as h, init_trace_api as i, INVALID_SPAN_CONTEXT as j, isValidTraceId as k, metrics as l, createTraceState as m, esm_exports as n, init_propagation_api as o, init_context_api as p, init_context$1 as q, init_esm as r, propagation as s, esm_default as t, diag as u, SpanKind as v, ProxyTracer as w, init_SamplingResult as x, init_span_kind as y, ValueType as z };
