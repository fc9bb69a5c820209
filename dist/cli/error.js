// node_modules/better-call/dist/error.mjs
function isErrorStackTraceLimitWritable(){const e=Object.getOwnPropertyDescriptor(Error,`stackTraceLimit`);if(e===void 0)return Object.isExtensible(Error);return Object.prototype.hasOwnProperty.call(e,`writable`)?e.writable:e.set!==void 0}
function hideInternalStackFrames(e){const t=e.split(`
    at `);if(t.length<=1)return e;t.splice(1,1);return t.join(`
    at `)}
function makeErrorForHideStackFrame(e,t){class HideStackFramesError extends e{#e;constructor(...e){if(isErrorStackTraceLimitWritable()){const t=Error.stackTraceLimit;Error.stackTraceLimit=0;super(...e);Error.stackTraceLimit=t}else super(...e);const t=new Error().stack;if(t)this.#e=hideInternalStackFrames(t.replace(/^Error/,this.name))}get errorStack(){return this.#e}}Object.defineProperty(HideStackFramesError.prototype,"constructor",{get(){return t},enumerable:false,configurable:true});return HideStackFramesError}
const statusCodes={OK:200,CREATED:201,ACCEPTED:202,NO_CONTENT:204,MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,NOT_MODIFIED:304,TEMPORARY_REDIRECT:307,BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,"I'M_A_TEAPOT":418,MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,TOO_EARLY:425,UPGRADE_REQUIRED:426,PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,REQUEST_HEADER_FIELDS_TOO_LARGE:431,UNAVAILABLE_FOR_LEGAL_REASONS:451,INTERNAL_SERVER_ERROR:500,NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,INSUFFICIENT_STORAGE:507,LOOP_DETECTED:508,NOT_EXTENDED:510,NETWORK_AUTHENTICATION_REQUIRED:511};
var InternalAPIError=class extends Error{status;body;headers;statusCode;constructor(e=`INTERNAL_SERVER_ERROR`,t=void 0,n={},r=typeof e===`number`?e:statusCodes[e]){super(t?.message,t?.cause?{cause:t.cause}:void 0);this.status=e;this.body=t;this.headers=n;this.statusCode=r;this.name=`APIError`;this.status=e;this.headers=n;this.statusCode=r;this.body=t}};
var ValidationError=class extends InternalAPIError{message;issues;constructor(e,t){super(400,{message:e,code:`VALIDATION_ERROR`});this.message=e;this.issues=t;this.issues=t}};
var BetterCallError=class extends Error{constructor(e){super(e);this.name=`BetterCallError`}};
const kAPIErrorHeaderSymbol=Symbol.for(`better-call:api-error-headers`);
const APIError$1=makeErrorForHideStackFrame(InternalAPIError,Error);
// node_modules/@better-auth/core/dist/error/index.mjs
var BetterAuthError=class extends Error{constructor(e,t){super(e,t);this.name=`BetterAuthError`;this.message=e;this.stack=``}};
var APIError=class APIError extends APIError$1{constructor(...e){super(...e)}static fromStatus(e,t){return new APIError(e,t)}static from(e,t){return new APIError(e,{message:t.message,code:t.code})}};

export { ValidationError as a, BetterCallError as i, BetterAuthError as n, kAPIErrorHeaderSymbol as o, APIError$1 as r, APIError as t };
