import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
// \0lazy-builtin:module
const later = (read) => {
	let value;
	const used = () => value ??= read();
	return new Proxy(function() {}, {
		apply: (_, self, values) => Reflect.apply(used(), self, values),
		construct: (_, values, made) => Reflect.construct(used(), values, made),
		get: (_, name) => used()[name],
		has: (_, name) => name in used()
	});
};
const load = () => process.getBuiltinModule("node:module");
const registerHooks = later(() => load().registerHooks);
// src/settings/config/plain.ts
const deepest=32;
const most=2e5;
function plainOf(e){const t={path:[],above:[],read:0};try{return{value:copy(e,t)}}catch(e){if(e instanceof Stop)return{strange:{path:[...t.path],what:e.what}};const n=sayOf(e);const r={en:`a value that throws an error when it is read (${n})`,ko:`읽을 때 오류가 나는 값(${n})`};return{strange:{path:[...t.path],what:r}}}}
var Stop=class extends Error{what;constructor(e){super(e.en);this.what=e}};
function copy(e,t){if(++t.read>most)throw new Stop({en:`more than ${most} values`,ko:`${most}개가 넘는 값`});if(e===null||typeof e===`string`||typeof e===`boolean`||Number.isFinite(e))return e;if(typeof e===`number`)throw new Stop({en:`${e}`,ko:`${e}`});if(typeof e!==`object`)throw new Stop(primitives[typeof e]??something);if(t.above.includes(e))throw new Stop({en:`a value that contains itself`,ko:`자기 자신을 담은 값`});if(t.above.length>=deepest)throw new Stop({en:`more than ${deepest} levels`,ko:`${deepest}단계보다 깊은 값`});t.above.push(e);const n=Array.isArray(e)?elements(e,t):members(e,t);t.above.pop();return n}
function elements(e,t){const n=[];for(let r=0;r<e.length;r++){t.path.push(r);n.push(copy(e[r],t));t.path.pop()}return n}
function members(e,t){if(!isPlain(e))throw new Stop(instance(e));if(Object.getOwnPropertySymbols(e).some(t=>Object.prototype.propertyIsEnumerable.call(e,t)))throw new Stop({en:`an object with a symbol as key`,ko:`심벌이 키인 객체`});const n=[];for(const r of Object.keys(e)){t.path.push(r);const i=Reflect.get(e,r);if(i!==void 0)n.push([r,copy(i,t)]);t.path.pop()}return Object.fromEntries(n)}
function isPlain(e){const t=Object.getPrototypeOf(e);if(typeof t!==`object`||t===null)return true;return Object.getPrototypeOf(t)===null&&Object.keys(t).length===0}
const something={en:`another value`,ko:`다른 값`};
const primitives={function:{en:`a function`,ko:`함수`},symbol:{en:`a symbol`,ko:`심벌`},bigint:{en:`a bigint`,ko:`bigint`},undefined:{en:`undefined`,ko:`undefined`}};
function instance(e){const t=Reflect.get(e,`constructor`);const n=typeof t===`function`?t.name:``;if(!/^[\w$]{1,60}$/.test(n)||n===`Object`)return{en:`an object that inherits from another`,ko:`다른 객체를 상속한 객체`};return{en:`${/^[AEIOU]/.test(n)?`an`:`a`} ${n}`,ko:n}}
function sayOf(e){try{const t=e instanceof Error?e.message:e;const[n=``]=(typeof t===`string`?t:``).split(/\r\n|\r|\n/);return n.trim().slice(0,1e3).replace(/\.$/,``)||nameless}catch{return nameless}}
const nameless=`an error without a message`;
// src/settings/config/config-worker.ts
const[node=``,,path=``,...rest]=process.argv;
process.argv=[node,...rest];
process.on(`uncaughtException`,e=>tell({thrown:sayOf(e)}));
process.on(`disconnect`,()=>process.exit(1));
process.channel?.unref();
try{const{default:e}=await importAsModule(path);await setImmediate();tell(e===void 0?{isEmpty:true}:plainOf(e))}catch(e){tell({thrown:sayOf(e)})}
function tell(e){process.send?.(e)}
async function importAsModule(e){registerHooks({resolve:(e,t,n)=>kindOf(n(e,t))});return await import(pathToFileURL(e).href)}
function kindOf(e){const t={ts:`module-typescript`,js:`module`};const n=/^file:.*\.(?<name>ts|js)$/.exec(e.url)?.groups?.[`name`];if(e.format||n===void 0||!isModule(e.url))return e;return{...e,format:t[n]}}
function isModule(e){return/^\s*(?:import|export)\b/m.test(readFileSync(fileURLToPath(e),`utf8`))}

export {};
