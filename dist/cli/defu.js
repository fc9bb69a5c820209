// node_modules/defu/dist/defu.mjs
function isPlainObject(e){if(e===null||typeof e!==`object`)return false;const t=Object.getPrototypeOf(e);if(t!==null&&t!==Object.prototype&&Object.getPrototypeOf(t)!==null)return false;if(Symbol.iterator in e)return false;if(Symbol.toStringTag in e)return Object.prototype.toString.call(e)===`[object Module]`;return true}
function _defu(e,t,n=`.`,r){if(!isPlainObject(t))return _defu(e,{},n,r);const i={...t};for(const t of Object.keys(e)){if(t===`__proto__`||t===`constructor`)continue;const a=e[t];if(a===null||a===void 0)continue;if(r&&r(i,t,a,n))continue;if(Array.isArray(a)&&Array.isArray(i[t]))i[t]=[...a,...i[t]];else if(isPlainObject(a)&&isPlainObject(i[t]))i[t]=_defu(a,i[t],(n?`${n}.`:``)+t.toString(),r);else i[t]=a}return i}
function createDefu(e){return(...t)=>t.reduce((t,n)=>_defu(t,n,``,e),{})}
const defu=createDefu();

export { defu as n, createDefu as t };
