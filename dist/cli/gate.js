import { o as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { $ as suggest, A as measuring, C as version$2, E as access, F as sourceOption, G as idOfDemand, H as sourceIds, I as toFlag, J as registry$1, K as onErrors, L as toVariable, O as environmentOnly, Q as nearest, R as usualFailOn, T as toSuccess, U as sourceTable, V as reportKinds, W as failOns, X as beginning$1, Y as printable, Z as shorten, a as missingSubject, at as languages, b as inert, d as readVariable, et as Failure, f as exitCodes, g as toJson, h as exitOfStatus, i as speaking, it as fill, k as keyOption, m as exitOfFailure, nt as failure$1, o as needlessSubject, ot as failures$1, p as exitOf, s as tooManySubjects, tt as describeFailure, u as optionsFor, w as toRefusal, y as harmless$1 } from "./start.js";
import { isIP } from "node:net";
import zlib, { brotliDecompressSync, crc32 } from "node:zlib";
import { X509Certificate, constants, createHash, createPrivateKey, hash, randomUUID, verify } from "node:crypto";
import { createSecureContext, rootCertificates } from "node:tls";
import { domainToASCII, domainToUnicode } from "node:url";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { appendFileSync, closeSync, constants as constants$1, existsSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import { homedir } from "node:os";
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
const EVALUATING = Symbol("evaluating");
function defineLazy(object, key, getter) {
	let value = void 0;
	Object.defineProperty(object, key, {
		get() {
			if (value === EVALUATING) return;
			if (value === void 0) {
				value = EVALUATING;
				value = getter();
			}
			return value;
		},
		set(v) {
			Object.defineProperty(object, key, { value: v });
		},
		configurable: true
	});
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function pick$1(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge$1(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required$1(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own$4(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own$4(inst, key, value, false);
}
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own$4(this, key, compute(this));
			},
			set(value) {
				own$4(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own$4(this, key, fn.bind(this));
		},
		set(value) {
			own$4(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
const NEVER = Object.freeze({ status: "aborted" });
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = $constructor("$ZodError", initializer$1);
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration$1 = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const email$1 = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4$1 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6$1 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64$1 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date$1 = anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time$3(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _null$2 = /^null$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function handleCheckPropertyResult(result, payload, property) {
	if (result.issues.length) payload.issues.push(...prefixIssues(property, result.issues));
}
const $ZodCheckProperties = $constructor("$ZodCheckProperties", (inst, def) => {
	$ZodCheck.init(inst, def);
	hide(inst, Symbol.iterator, function* () {
		yield inst;
	});
	let entries;
	inst._zod.check = (payload) => {
		if (payload.value == null) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input: payload.value,
				inst
			});
			return;
		}
		entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
		const input = payload.value;
		let proms;
		for (const [key, schema] of entries) {
			const result = schema._zod.run({
				value: input[key],
				issues: []
			}, {});
			if (result instanceof Promise) {
				proms ?? (proms = []);
				proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
			} else handleCheckPropertyResult(result, payload, key);
		}
		if (proms) return Promise.all(proms).then(() => void 0);
	};
});
const $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version$1 = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version$1;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own$4(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email$1);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date$1);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time$3(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration$1);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4$1);
	$ZodStringFormat.init(inst, def);
});
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6$1);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodNull = $constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _null$2;
	inst._zod.values = new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodAny = $constructor("$ZodAny", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = new Map();
	let unrecIssue;
	const keyIssues = new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodCodec = $constructor("$ZodCodec", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if ((ctx.direction || "forward") === "forward") {
			const left = def.in._zod.run(payload, ctx);
			if (left instanceof Promise) return left.then((left) => handleCodecAResult(left, def, ctx));
			return handleCodecAResult(left, def, ctx);
		} else {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handleCodecAResult(right, def, ctx));
			return handleCodecAResult(right, def, ctx);
		}
	};
});
function handleCodecAResult(result, def, ctx) {
	if (result.issues.length) {
		result.aborted = true;
		return result;
	}
	if ((ctx.direction || "forward") === "forward") {
		const transformed = def.transform(result.value, result);
		if (transformed instanceof Promise) return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
		return handleCodecTxResult(result, transformed, def.out, ctx);
	} else {
		const transformed = def.reverseTransform(result.value, result);
		if (transformed instanceof Promise) return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
		return handleCodecTxResult(result, transformed, def.in, ctx);
	}
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
	if (left.issues.length) {
		left.aborted = true;
		return left;
	}
	return nextSchema._zod.run({
		value,
		issues: left.issues
	}, ctx);
}
const $ZodPreprocess = $constructor("$ZodPreprocess", (inst, def) => {
	$ZodPipe.init(inst, def);
});
const $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodLazy = $constructor("$ZodLazy", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazy(inst._zod, "innerType", () => {
		const d = def;
		if (!d._cachedInner) d._cachedInner = def.getter();
		return d._cachedInner;
	});
	defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
	defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
	defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0);
	inst._zod.parse = (payload, ctx) => {
		return inst._zod.innerType._zod.run(payload, ctx);
	};
});
const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle$1(inst, result);
}
function settle$1(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open$4 = [];
const memo$1 = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open$4.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open$4.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$4.length > depth ? open$4.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
function memoizer() {
	return memo$1;
}
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _coercedString(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		coerce: true,
		...normalizeParams(params)
	}));
}
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
function _coercedNumber(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...normalizeParams(params)
	}));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
function _null$1(Class, params) {
	return new Class({
		type: "null",
		...normalizeParams(params)
	});
}
function _any(Class) {
	return new Class({ type: "any" });
}
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
function _properties(shape, params) {
	return new $ZodCheckProperties({
		check: "properties",
		shape,
		...normalizeParams(params)
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
function _normalize(form) {
	return _overwrite((input) => input.normalize(form));
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
	return _overwrite((input) => slugify(input));
}
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
function _superRefine(fn, params) {
	const ch = _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = new Map([[base64Charset, base64$1], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
const undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {};
const unknownProcessor = (_schema, _ctx, _json, _params) => {};
const dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	_json.type = "string";
	_json.format = "binary";
	_json.contentEncoding = "binary";
	const { minimum, maximum, mime } = aggregateChecks(schema);
	if (minimum !== void 0) _json.minLength = minimum;
	if (maximum !== void 0) _json.maxLength = maximum;
	if (!mime) return;
	if (mime.length === 0) _json.not = {};
	else if (mime.length === 1) _json.contentMediaType = mime[0];
	else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
	return rest;
}
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
	const innerType = schema._zod.innerType;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		const registry = input;
		const ctx = initializeContext({
			...params,
			processors: allProcessors
		});
		const defs = {};
		for (const entry of registry._idmap.entries()) {
			const [_, schema] = entry;
			processSchema(schema, ctx);
		}
		const schemas = {};
		ctx.external = {
			registry,
			uri: params?.uri,
			defs
		};
		for (const entry of registry._idmap.entries()) {
			const [key, schema] = entry;
			extractDefs(ctx, schema);
			assignProp(schemas, key, finalize(ctx, schema));
		}
		if (Object.keys(defs).length > 0) schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs };
		return { schemas };
	}
	const ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	processSchema(input, ctx);
	extractDefs(ctx, input);
	return finalize(ctx, input);
}
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
const parse$2 = _parse(ZodRealError);
const parseAsync = _parseAsync(ZodRealError);
const safeParse = _safeParse(ZodRealError);
const safeParseAsync = _safeParseAsync(ZodRealError);
const encode = _encode(ZodRealError);
const decode$1 = _decode(ZodRealError);
const encodeAsync = _encodeAsync(ZodRealError);
const decodeAsync = _decodeAsync(ZodRealError);
const safeEncode = _safeEncode(ZodRealError);
const safeDecode = _safeDecode(ZodRealError);
const safeEncodeAsync = _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(_overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own$4(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse$2(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own$4(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode$1(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
const _ZodString = $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(_regex(...args));
	},
	includes(...args) {
		return this.check(_includes(...args));
	},
	startsWith(...args) {
		return this.check(_startsWith(...args));
	},
	endsWith(...args) {
		return this.check(_endsWith(...args));
	},
	min(...args) {
		return this.check(_minLength(...args));
	},
	max(...args) {
		return this.check(_maxLength(...args));
	},
	length(...args) {
		return this.check(_length(...args));
	},
	nonempty(...args) {
		return this.check(_minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(_lowercase(params));
	},
	uppercase(params) {
		return this.check(_uppercase(params));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...args) {
		return this.check(_normalize(...args));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
const ZodString = $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(_email(ZodEmail, params));
	},
	url(params) {
		return this.check(_url(ZodURL, params));
	},
	jwt(params) {
		return this.check(_jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(_emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(_guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(_uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(_uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(_uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(_uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(_nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(_cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(_cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(_ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(_base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(_base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(_xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(_ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(_ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(_ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(_cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(_cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(_e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(_isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(_isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(_isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(_isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return _string(ZodString, params);
}
const ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function email(params) {
	return _email(ZodEmail, params);
}
const ZodGUID = $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function url(params) {
	return _url(ZodURL, params);
}
const ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID = $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function base64(params) {
	return _base64(ZodBase64, params);
}
const ZodBase64URL = $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(_gt(0, params));
	},
	nonnegative(params) {
		return this.check(_gte(0, params));
	},
	negative(params) {
		return this.check(_lt(0, params));
	},
	nonpositive(params) {
		return this.check(_lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	},
	step(value, params) {
		return this.check(_multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number(params) {
	return _number(ZodNumber, params);
}
const ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return _int(ZodNumberFormat, params);
}
const ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return _boolean(ZodBoolean, params);
}
const ZodNull = $constructor("ZodNull", (inst, def) => {
	$ZodNull.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null(params) {
	return _null$1(ZodNull, params);
}
const ZodAny = $constructor("ZodAny", (inst, def) => {
	$ZodAny.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function any() {
	return _any(ZodAny);
}
const ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown$4() {
	return _unknown(ZodUnknown);
}
const ZodNever = $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return _never(ZodNever, params);
}
const ZodArray = $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(_minLength(n, params));
	},
	nonempty(params) {
		return this.check(_minLength(1, params));
	},
	max(n, params) {
		return this.check(_maxLength(n, params));
	},
	length(n, params) {
		return this.check(_length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return _array(ZodArray, element, params);
}
const ZodObject = $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown$4() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown$4() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge$1(this, other);
	},
	pick(mask) {
		return pick$1(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required$1(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
function looseObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: unknown$4(),
		...normalizeParams(params)
	});
}
const ZodUnion = $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodRecord = $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodEnum = $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodCodec = $constructor("ZodCodec", (inst, def) => {
	ZodPipe.init(inst, def);
	$ZodCodec.init(inst, def);
});
function codec(in_, out, params) {
	return new ZodCodec({
		type: "pipe",
		in: in_,
		out,
		transform: params.decode,
		reverseTransform: params.encode
	});
}
const ZodPreprocess = $constructor("ZodPreprocess", (inst, def) => {
	ZodPipe.init(inst, def);
	$ZodPreprocess.init(inst, def);
});
const ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodLazy = $constructor("ZodLazy", (inst, def) => {
	$ZodLazy.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => lazyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
	return new ZodLazy({
		type: "lazy",
		getter
	});
}
const ZodCustom = $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return _superRefine(fn, params);
}
const ZodInstanceOf = $constructor("ZodInstanceOf", (inst, def) => {
	ZodCustom.init(inst, def);
}, { properties(shape, params) {
	return this.check(_properties(shape, params));
} });
function _instanceof(cls, params = {}) {
	const inst = new ZodInstanceOf({
		type: "custom",
		check: "custom",
		fn: (data) => data instanceof cls,
		abort: true,
		...normalizeParams(params)
	});
	inst._zod.bag.Class = cls;
	inst._zod.check = (payload) => {
		if (!(payload.value instanceof cls)) payload.issues.push({
			code: "invalid_type",
			expected: cls.name,
			input: payload.value,
			inst,
			path: [...inst._zod.def.path ?? []]
		});
	};
	return inst;
}
function preprocess(fn, schema) {
	return new ZodPreprocess({
		type: "pipe",
		in: transform(fn),
		out: schema
	});
}
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
	return _isoDate(ZodISODate, params);
}
// src/core/input.ts
function parseInput(schema, query, naming = same) {
	const parsed = schema.safeParse(query, { reportInput: true });
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	if (!issue) throw parsed.error;
	throw toFailure(issue, schema.shape, naming);
}
function same(field) {
	return field;
}
function toFailure(issue, shape, naming) {
	const reason = String(issue.path[0] ?? "input");
	const field = issue.path.length === 0 ? reason : naming(reason);
	if (issue.code === "unrecognized_keys") {
		const given = issue.keys[0] || "\"\"";
		const suggestion = suggest(given, Object.keys(shape), naming);
		const shownName = printable(naming(given), 60);
		const called = {
			en: `parameter ${shownName}`,
			ko: `매개변수 ${shownName}`
		};
		return failure$1("input.unknown", {
			field: called,
			suggestion
		}, { reason: printable(given, 60) });
	}
	if (issue.input === void 0) {
		const expected = exampleOf(shape[reason]) ?? expectation(issue).expected;
		return failure$1("input.missing", {
			field,
			expected
		}, { reason });
	}
	if (issue.code === "invalid_value") {
		const options = issue.values.map(String);
		const suggestion = typeof issue.input === "string" ? suggest(issue.input, options) : "";
		return failure$1("input.option", {
			field,
			expected: options.join(", "),
			given: shown$3(issue.input),
			suggestion
		}, { reason });
	}
	const problem = expectation(issue);
	return failure$1("input.value", {
		field,
		expected: problem.expected,
		given: problem.given ?? nestedOf(issue) ?? shown$3(issue.input)
	}, { reason });
}
function nestedOf({ code, input }) {
	if (code !== "invalid_type" || typeof input !== "object" || input === null) return null;
	return typeWords(Array.isArray(input) ? "array" : "object");
}
function exampleOf(type) {
	const examples = type && globalRegistry.get(type)?.["examples"];
	const [example] = Array.isArray(examples) ? examples : [];
	return typeof example === "string" || typeof example === "number" ? {
		en: `for example ${example}`,
		ko: `${example} 같은 값`
	} : null;
}
function expectation(issue) {
	if (issue.code === "custom" && issue.params?.["expected"]) return issue.params;
	if (issue.code === "too_small") return { expected: atLeast(`${issue.minimum}`, issue.origin) };
	if (issue.code === "too_big") return { expected: atMost$2(`${issue.maximum}`, issue.origin) };
	if (issue.code === "invalid_type") return { expected: typeWords(issue.expected) };
	if (issue.code === "invalid_value") return { expected: untranslated(issue.values.map(String).join(", ")) };
	if (issue.code === "not_multiple_of") return { expected: multipleOf(issue.divisor) };
	if (issue.code === "invalid_format") return { expected: formatWords(issue.format) };
	if (issue.code === "invalid_union") return { expected: oneOf$1(issue.errors) };
	return { expected: {
		en: "something else",
		ko: "다른 값"
	} };
}
const counted = {
	string: {
		en: " characters",
		ko: "자"
	},
	array: {
		en: " entries",
		ko: "개 항목"
	}
};
const plain$4 = {
	en: "",
	ko: ""
};
function unitOf(origin, bound) {
	const { en, ko } = counted[origin] ?? plain$4;
	return {
		en: bound === "1" ? singular[en] ?? en : en,
		ko
	};
}
const singular = {
	" characters": " character",
	" entries": " entry"
};
function atLeast(bound, origin) {
	const unit = unitOf(origin, bound);
	return {
		en: `at least ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이상의 값`
	};
}
function atMost$2(bound, origin) {
	const unit = unitOf(origin, bound);
	return {
		en: `at most ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이하의 값`
	};
}
function multipleOf(divisor) {
	return {
		en: `a multiple of ${divisor}`,
		ko: `${divisor}의 배수`
	};
}
function formatWords(format) {
	return format === "regex" ? {
		en: "of another form",
		ko: "다른 형식의 값"
	} : {
		en: `of the form ${format}`,
		ko: `${format} 형식의 값`
	};
}
function oneOf$1(errors) {
	const all = errors.flatMap(([issue]) => issue ? [expectation(issue).expected] : []);
	return {
		en: all.map(({ en }) => en).join(" or "),
		ko: all.map(({ ko }) => ko).join(" 또는 ")
	};
}
function untranslated(text) {
	return {
		en: text,
		ko: text
	};
}
const types$1 = {
	string: {
		en: "text",
		ko: "문자열"
	},
	number: {
		en: "a number",
		ko: "숫자"
	},
	int: {
		en: "a whole number",
		ko: "정수"
	},
	boolean: {
		en: "true or false",
		ko: "true 또는 false"
	},
	array: {
		en: "a list",
		ko: "목록"
	},
	object: {
		en: "an object",
		ko: "객체"
	},
	record: {
		en: "an object",
		ko: "객체"
	}
};
function typeWords(expected) {
	return types$1[expected] ?? untranslated(expected);
}
function shown$3(value) {
	if (typeof value === "string") return `"${printable(withoutSecret$2(value), 60)}"`;
	return printable(withoutSecret$2(JSON.stringify(value) ?? "nothing"), 60);
}
function withoutSecret$2(text) {
	const at = text.lastIndexOf("@");
	return at < 0 ? text : `…${text.slice(at)}`;
}
// src/settings/system-words.ts
const words$4 = new Map([
	["EACCES", {
		en: "that is not permitted",
		ko: "권한이 없습니다"
	}],
	["EPERM", {
		en: "that is not permitted",
		ko: "권한이 없습니다"
	}],
	["EROFS", {
		en: "nothing can be written there",
		ko: "읽기 전용인 곳입니다"
	}],
	["ENOENT", {
		en: "there is no such file",
		ko: "그런 파일이 없습니다"
	}],
	["ENOTDIR", {
		en: "a part of its path is no folder",
		ko: "경로의 일부가 폴더가 아닙니다"
	}],
	["EEXIST", {
		en: "something else is there",
		ko: "다른 것이 이미 있습니다"
	}],
	["EISDIR", {
		en: "it is a folder",
		ko: "폴더입니다"
	}],
	["ELOOP", {
		en: "its links lead in a circle",
		ko: "링크가 순환합니다"
	}],
	["ENAMETOOLONG", {
		en: "its name is too long",
		ko: "이름이 너무 깁니다"
	}],
	["ENOSPC", {
		en: "the disk is full",
		ko: "디스크에 공간이 없습니다"
	}],
	["EDQUOT", {
		en: "the disk quota is used up",
		ko: "디스크 할당량을 다 썼습니다"
	}],
	["EFBIG", {
		en: "it would be too large",
		ko: "파일이 너무 커집니다"
	}],
	["EBUSY", {
		en: "something else uses it",
		ko: "다른 곳에서 사용 중입니다"
	}],
	["ETXTBSY", {
		en: "it is a program that runs",
		ko: "실행 중인 프로그램입니다"
	}],
	["EMFILE", {
		en: "too many files are open",
		ko: "열린 파일이 너무 많습니다"
	}],
	["ENFILE", {
		en: "too many files are open",
		ko: "열린 파일이 너무 많습니다"
	}],
	["EIO", {
		en: "the disk failed",
		ko: "디스크에 오류가 있습니다"
	}],
	["EPIPE", {
		en: "its reader has gone",
		ko: "읽는 쪽이 사라졌습니다"
	}],
	["ENXIO", {
		en: "it is a pipe that nobody reads",
		ko: "읽는 쪽이 없는 파이프입니다"
	}],
	["ETIMEDOUT", {
		en: "it is a pipe whose reader takes nothing",
		ko: "읽는 쪽이 받지 않는 파이프입니다"
	}],
	["ERR_INVALID_ARG_VALUE", {
		en: "no path has a character of value zero",
		ko: "경로에 쓸 수 없는 문자가 있습니다"
	}]
]);
function codeOf$3(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	if (typeof code === "string" && (words$4.has(code) || /^E[A-Z\d]+$/.test(code))) return code;
	throw error;
}
function whyNot(error) {
	const code = codeOf$3(error);
	const known = words$4.get(code);
	if (!known) return {
		en: code,
		ko: code
	};
	return code.startsWith("ERR_") ? known : {
		en: `${known.en} (${code})`,
		ko: `${known.ko}(${code})`
	};
}
// src/core/private-folder.ts
function makePrivateFolder(path) {
	try {
		mkdirSync(path, { mode: 448 });
		return true;
	} catch (error) {
		const { code } = error;
		if (code === "EEXIST" && statSync(path).isDirectory()) return false;
		const above = dirname(path);
		if (code !== "ENOENT" || above === path || !makePrivateFolder(above)) throw error;
		mkdirSync(path, { mode: 448 });
		return true;
	}
}
// src/core/check.ts
const longestAfterwards = 12e4;
function defineCheck(check) {
	return check;
}
// src/core/target/target.ts
const longestInput = 2048;
const longestName$3 = 253;
const aHost = {
	en: "a host name or IP address such as example.com",
	ko: "example.com 같은 호스트 이름 또는 IP 주소"
};
const aUrl = {
	en: "an http or https URL such as https://example.com/",
	ko: "https://example.com/ 같은 http 또는 https URL"
};
const aPort = {
	en: "a port from 1 to 65535",
	ko: "1부터 65535까지의 포트"
};
const noSecret = {
	en: "an address without user name and password",
	ko: "사용자 이름과 암호가 없는 주소"
};
const shorter = {
	en: `no longer than ${longestInput} characters`,
	ko: `${longestInput}자 이하`
};
const spokenScheme = /^(?<scheme>[a-z0-9]{3,10}):\/\//i;
const askedBy = {
	smtp: "starttls=smtp",
	imap: "starttls=imap",
	pop: "starttls=pop3",
	pop3: "starttls=pop3",
	ftp: "starttls=ftp",
	postgres: "starttls=postgres",
	postgresql: "starttls=postgres",
	smtps: "port=465",
	imaps: "port=993",
	pops: "port=995",
	pop3s: "port=995",
	ftps: "port=990"
};
function hostAnd(spoken) {
	const flag = `--${spoken.replace("=", " ")}`;
	return {
		en: `the host alone, with ${spoken} (${flag}) beside it for the ssl check`,
		ko: `스킴 없는 호스트(ssl 점검이라면 ${spoken} 또는 ${flag} 추가)`
	};
}
function hostTarget() {
	return string().transform((text, context) => unwrap(parseHost(text), context));
}
function portNumber() {
	return union([string(), number()]).meta({
		type: "integer",
		minimum: 1,
		maximum: 65535
	}).transform((given, context) => {
		const port = /^\d{1,5}$/.test(`${given}`) ? Number(given) : 0;
		return unwrap(port >= 1 && port <= 65535 ? { value: port } : { problem: { expected: aPort } }, context);
	});
}
function urlTarget() {
	return string().transform((text, context) => unwrap(parseUrl(text), context));
}
function unwrap(parsed, context) {
	if ("value" in parsed) return parsed.value;
	context.addIssue({
		code: "custom",
		params: { ...parsed.problem }
	});
	return NEVER;
}
function parseHost(text) {
	const scheme = spokenScheme.exec(text.trim())?.groups?.["scheme"]?.toLowerCase();
	const spoken = scheme === void 0 ? void 0 : askedBy[scheme];
	if (spoken !== void 0) return { problem: {
		expected: hostAnd(spoken),
		given: `${scheme}://…`
	} };
	const parsed = parse$1(text, aHost);
	if ("problem" in parsed) return parsed;
	const url = parsed.value;
	return { value: {
		host: hostOf$1(url),
		port: givenPort(text, url)
	} };
}
function parseUrl(text) {
	const parsed = parse$1(text, aUrl);
	if ("problem" in parsed) return parsed;
	const url = parsed.value;
	url.hash = "";
	if (url.search === "") url.search = "";
	url.hostname = bracketed$1(hostOf$1(url));
	return { value: url.href };
}
function hostOf$1(url) {
	return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}
function portOf(url) {
	return url.port === "" ? defaultPort$1(url.protocol) : Number(url.port);
}
function bracketed$1(host) {
	return isIP(host) === 6 ? `[${host}]` : host;
}
function httpsOrigin({ host, port }) {
	return `https://${bracketed$1(host)}${port === 443 ? "" : `:${port}`}`;
}
const schemed = /^[a-z][a-z0-9+.-]*:\/\//i;
const beforeHost = /^[^/?#]*@/;
const otherwise = /^(?:[a-z][a-z0-9+.-]*:(?!\d)|\/)/i;
function parse$1(text, expected) {
	const trimmed = text.trim();
	if (trimmed.length > longestInput) return { problem: {
		expected: shorter,
		given: `${trimmed.length}`
	} };
	if (trimmed === "" || /[\u0000-\u0020\u007f\\]/.test(trimmed)) return { problem: { expected } };
	const isSchemed = schemed.test(trimmed);
	if (!isSchemed && beforeHost.test(trimmed)) return { problem: {
		expected: noSecret,
		given: "…"
	} };
	if (!isSchemed && isIP(trimmed) !== 6 && otherwise.test(trimmed)) return { problem: { expected } };
	const url = URL.parse(isSchemed ? trimmed : `https://${bareAddress(trimmed)}`);
	if (!url || !/^https?:$/.test(url.protocol)) return { problem: { expected } };
	if (url.username !== "" || url.password !== "") return { problem: {
		expected: noSecret,
		given: "…@" + url.host
	} };
	return isHost(hostOf$1(url)) && url.port !== "0" ? { value: url } : { problem: { expected } };
}
function bareAddress(text) {
	return isIP(text) === 6 ? `[${text}]` : text;
}
function isHost(host) {
	if (isIP(host)) return true;
	if (host.length === 0 || host.length > longestName$3) return false;
	return host.split(".").every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label));
}
function givenPort(text, url) {
	if (url.port !== "") return Number(url.port);
	const trimmed = text.trim();
	if (/^http:\/\//i.test(trimmed)) return 443;
	return isIP(trimmed) === 0 && /^(?:https:\/\/)?[^/?#]*:443(?:[/?#]|$)/i.test(trimmed) ? 443 : null;
}
function defaultPort$1(protocol) {
	return protocol === "http:" ? 80 : 443;
}
// src/core/target/value.ts
function targetOfUrl(url) {
	const parsed = new URL(url);
	const host = hostOf$1(parsed);
	return {
		name: url,
		host,
		origin: parsed.protocol === "https:" ? {
			host,
			port: portOf(parsed)
		} : null
	};
}
function targetOfHost(host, port, detail) {
	const place = port !== void 0 && (port !== 443 || detail !== void 0) ? `${bracketed$1(host)}:${port}` : host;
	return {
		name: detail === void 0 ? place : `${place}/${detail}`,
		host,
		origin: {
			host,
			port: port ?? 443
		}
	};
}
function targetOfText(name) {
	return {
		name,
		host: null,
		origin: null
	};
}
// src/core/attempt.ts
async function attempt(work) {
	try {
		return {
			ok: true,
			value: await work()
		};
	} catch (error) {
		if (error instanceof Failure) return {
			ok: false,
			failure: error.facts
		};
		throw error;
	}
}
// src/formats/http/header-list.ts
function valuesOf$1(fields, name) {
	const wanted = name.toLowerCase();
	return fields.filter(([each]) => each.toLowerCase() === wanted).map(([, value]) => value);
}
const longest$7 = 65536;
function splitList(values) {
	if (values.length === 0) return [];
	const joined = values.join(", ").slice(0, longest$7);
	const elements = [];
	let start = 0;
	let isQuoted = false;
	for (let at = 0; at < joined.length; at++) {
		const character = joined[at];
		if (isQuoted && character === "\\") at++;
		else if (character === "\"") isQuoted = !isQuoted;
		else if (character === "," && !isQuoted) {
			elements.push(joined.slice(start, at).trim());
			start = at + 1;
		}
	}
	elements.push(joined.slice(start).trim());
	return elements;
}
// src/formats/http/content-coding.ts
const { constants: constants$2 } = zlib;
const largest$2 = 4194304;
const gzip = {
	finishFlush: constants$2.Z_SYNC_FLUSH,
	maxOutputLength: largest$2
};
const brotli = {
	finishFlush: constants$2.BROTLI_OPERATION_FLUSH,
	maxOutputLength: largest$2
};
const codings = {
	"": (body) => body,
	identity: (body) => body,
	gzip: (body) => zlib.gunzipSync(body, gzip),
	"x-gzip": (body) => zlib.gunzipSync(body, gzip),
	deflate: (body) => isFramed(body) ? zlib.inflateSync(body, gzip) : zlib.inflateRawSync(body, gzip),
	br: (body) => zlib.brotliDecompressSync(body, brotli),
	zstd: (body) => zlib.zstdDecompressSync(body, {
		finishFlush: constants$2.ZSTD_e_flush,
		maxOutputLength: largest$2
	})
};
function isFramed([first = 0, second = 0]) {
	return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}
function decodeBody(body, coding) {
	const name = coding.trim().toLowerCase();
	const decode = Object.hasOwn(codings, name) ? codings[name] : void 0;
	try {
		return decode?.(body) ?? null;
	} catch {
		return null;
	}
}
const mostCodings = 8;
function codingsOf(values) {
	return splitList(values).map((name) => name.toLowerCase()).filter((name) => name !== "");
}
function decodePage(body, values) {
	const names = codingsOf(values);
	if (names.length > mostCodings) return null;
	if (names.length === 1 && !Object.hasOwn(codings, names[0] ?? "")) return body;
	const undo = (coded) => names.reduceRight((each, name) => each && decodeBody(each, name), coded);
	return undo(body) ?? undoBeginning(body, undo);
}
function undoBeginning(body, undo) {
	let [good, bad] = [0, body.length];
	let read = null;
	while (bad - good > 1) {
		const middle = good + bad >> 1;
		const found = undo(body.subarray(0, middle));
		if (found) [good, read] = [middle, found];
		else bad = middle;
	}
	return read !== null && read.length > 0 ? read : null;
}
const beginning = 256;
function isUndecodable(body, values) {
	if (body.length === 0 || !isRead(values)) return false;
	return decodePage(body.subarray(0, beginning), values) === null;
}
function isRead(values) {
	const names = codingsOf(values);
	return names.length <= mostCodings && names.every((name) => name !== "identity" && Object.hasOwn(codings, name));
}
// src/probes/page/visit.ts
const pageLimit = 524288;
function limitIn({ watching }) {
	return Math.max(pageLimit, watching?.limit ?? 0);
}
function ask$1(context, url, named = {}) {
	const { origin } = new URL(url);
	begin(context, origin, url);
	context.once(`visit ${origin}`, () => get(context, url, named));
	return get(context, url, named);
}
function visit(context, origin, named = {}) {
	return context.once(`visit ${origin}`, async () => get(context, await begin(context, origin, `${origin}/`), named));
}
function begin(context, origin, url) {
	return context.once(`begun ${Buffer.from(origin).toString("base64url")}`, () => Promise.resolve(url));
}
function get(context, url, named) {
	return context.once(`get ${url}`, () => context.net.http({
		url,
		limit: limitIn(context),
		...named
	}));
}
// src/formats/http/content-disposition.ts
const name = "content-disposition";
function conflictingDispositions(headers) {
	return differ(valuesOf$1(headers, name).map((value) => value.trim()));
}
function dividedDisposition(headers) {
	return differ(splitList(valuesOf$1(headers, name)));
}
function differ(values) {
	return new Set(values).size > 1;
}
// src/formats/http/location.ts
const redirectStatuses = new Set([
	301,
	302,
	303,
	307,
	308
]);
const longestShown = 2048;
function readLocation({ status, headers }, base) {
	if (!redirectStatuses.has(status)) return null;
	const given = [...new Set(valuesOf$1(headers, "location").map((value) => value.trim()))];
	const [location] = given;
	if (location === void 0 || location === "" && given.length === 1) return null;
	const seen = given.join(", ").slice(0, longestShown);
	return {
		url: given.length > 1 ? null : resolve$1(location, base),
		seen
	};
}
function hasEmptyLocation(reply) {
	const values = valuesOf$1(reply.headers, "location");
	return redirectStatuses.has(reply.status) && values.length > 0 && values.every((value) => value.trim() === "");
}
function resolve$1(location, base) {
	const url = URL.parse(escaped(location), base);
	if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "" || url.port === "0") return null;
	url.username = "";
	url.password = "";
	url.hash = "";
	return url.href;
}
function escaped(location) {
	return location.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
// src/data/challenges.ts
const challenges = [
	{
		header: "cf-mitigated",
		values: ["challenge"],
		service: "Cloudflare"
	},
	{
		header: "x-amzn-waf-action",
		values: ["challenge", "captcha"],
		service: "AWS WAF"
	},
	{
		header: "x-vercel-mitigated",
		values: ["challenge"],
		service: "Vercel"
	}
];
// src/probes/page/challenge.ts
function challengeIn({ headers }) {
	return challenges.find(({ header, values }) => valuesOf$1(headers, header).some((value) => values.includes(value.trim().toLowerCase())))?.service ?? null;
}
// src/formats/http/csp.ts
const longestPolicy$1 = 65536;
const mostPolicies$2 = 64;
function parseCspList(values) {
	return values.join(",").slice(0, longestPolicy$1).split(",", mostPolicies$2).map(parseCsp).filter(({ directives }) => directives.size > 0);
}
function parseCsp(text) {
	const directives = new Map();
	const repeated = new Set();
	for (const part of text.slice(0, longestPolicy$1).split(";")) {
		const [name = "", ...value] = part.split(/[\t\n\f\r ]+/).filter((token) => token !== "");
		const key = name.toLowerCase();
		if (key === "" || !isAscii$1(part)) continue;
		if (directives.has(key)) repeated.add(key);
		else directives.set(key, value);
	}
	return {
		directives,
		repeated: [...repeated]
	};
}
function isAscii$1(text) {
	return /^[\u0000-\u007f]*$/.test(text);
}
const ignoredInMeta = [
	"frame-ancestors",
	"report-uri",
	"sandbox"
];
function withoutIgnored({ directives, repeated }) {
	const ignored = ignoredInMeta;
	return {
		directives: new Map([...directives].filter(([name]) => !ignored.includes(name))),
		repeated
	};
}
const fallbacks = {
	"script-src-elem": ["script-src", "default-src"],
	"script-src-attr": ["script-src", "default-src"],
	"script-src": ["default-src"],
	"style-src-elem": ["style-src", "default-src"],
	"style-src-attr": ["style-src", "default-src"],
	"object-src": ["default-src"]
};
function effective({ directives }, name) {
	const holder = [name, ...fallbacks[name] ?? []].find((each) => directives.has(each));
	return holder === void 0 ? null : directives.get(holder) ?? null;
}
const knownDirectives = [
	"default-src",
	"script-src",
	"script-src-elem",
	"script-src-attr",
	"style-src",
	"style-src-elem",
	"style-src-attr",
	"img-src",
	"font-src",
	"connect-src",
	"media-src",
	"object-src",
	"frame-src",
	"child-src",
	"worker-src",
	"manifest-src",
	"base-uri",
	"form-action",
	"frame-ancestors",
	"sandbox",
	"report-to",
	"report-uri",
	"webrtc",
	"upgrade-insecure-requests",
	"require-trusted-types-for",
	"trusted-types",
	"fenced-frame-src",
	"block-all-mixed-content",
	"prefetch-src",
	"plugin-types",
	"navigate-to",
	"require-sri-for",
	"reflected-xss",
	"referrer",
	"disown-opener"
];
// src/formats/html/page-type.ts
const token$1 = "[!#$%&'*+.^_`|~0-9a-z-]+";
const mimeType = new RegExp(`^(?<essence>${token$1}/${token$1})[\\t\\n\\r ]*(?:;(?<parameters>.*))?$`, "is");
const charsetIn = /(?:^|;)[\t\n\r ]*charset=(?:"(?<quoted>[^"]*)"|(?<bare>[^;]*))/i;
const unknown$3 = new Set(["unknown/unknown", "application/unknown"]);
function pageTypeOf(headers, body) {
	const { essence, charset } = extractMimeType(headers);
	if (essence === "text/html") return {
		kind: "html",
		charset
	};
	if (essence === "application/xhtml+xml") return {
		kind: "xhtml",
		charset
	};
	if (/^(?:text|application)\/xml$|\+xml$/.test(essence)) return {
		kind: "xml",
		charset
	};
	const isUnknown = essence === "" || unknown$3.has(essence);
	const [options = ""] = splitList(valuesOf$1(headers, "x-content-type-options"));
	return {
		kind: isUnknown && options.toLowerCase() !== "nosniff" && looksLikeHtml(body) ? "html" : "other",
		charset
	};
}
function extractMimeType(headers) {
	let essence = "";
	let charset = "";
	for (const value of splitList(valuesOf$1(headers, "content-type"))) {
		const groups = mimeType.exec(value)?.groups;
		const found = groups?.["essence"]?.toLowerCase();
		if (found === void 0 || found === "*/*") continue;
		const said = charsetIn.exec(groups?.["parameters"] ?? "")?.groups;
		charset = (said?.["quoted"] ?? said?.["bare"])?.trim().toLowerCase() ?? (found === essence ? charset : "");
		essence = found;
	}
	return {
		essence,
		charset
	};
}
const tags$1 = /^[\t\n\f\r ]*<(?:(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|body|br|b|p)[ >]|!--)/i;
const mostSniffed = 1445;
function looksLikeHtml(body) {
	return tags$1.test(Buffer.from(body.subarray(0, mostSniffed)).toString("latin1"));
}
// src/formats/html/foreign.ts
const deepest = 512;
const outside$1 = {
	name: "",
	space: "html",
	point: null
};
const voids = new Set("area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr".split(" "));
const breaking = new Set("b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var".split(" "));
const endingParagraphs = new Set("address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary ul xmp".split(" "));
const svgPoints = new Set([
	"foreignobject",
	"desc",
	"title"
]);
const mathPoints = new Set([
	"mi",
	"mo",
	"mn",
	"ms",
	"mtext"
]);
function pointOf$1(name, space, attributes) {
	if (space === "svg") return svgPoints.has(name) ? "html" : null;
	if (mathPoints.has(name)) return "text";
	const encoding = name === "annotation-xml" ? attributes.get("encoding")?.toLowerCase() : void 0;
	return encoding === "text/html" || encoding === "application/xhtml+xml" ? "html" : null;
}
function openForeign() {
	const around = new Map();
	let open = [];
	function current() {
		return open.at(-1) ?? outside$1;
	}
	function push(each) {
		if (open.length < deepest) open.push(each);
	}
	function cut(at) {
		open = open.slice(0, at);
	}
	function startHtml(name, isClosed) {
		if (name === "svg" || name === "math") {
			if (!isClosed) push({
				name,
				space: name,
				point: null
			});
			return true;
		}
		if (open.length === 0) {
			if (!voids.has(name)) around.set(name, (around.get(name) ?? 0) + 1);
			return false;
		}
		if (endingParagraphs.has(name)) endHtml("p");
		if (!voids.has(name)) push({
			name,
			space: "html",
			point: null
		});
		return false;
	}
	function endHtml(name) {
		for (let at = open.length - 1; at >= 0 && open[at]?.point === null; at--) {
			const each = open[at];
			if (each?.space === "html" && each.name === name) return cut(at);
		}
	}
	function leave() {
		while (open.length > 0 && current().space !== "html" && current().point === null) open.pop();
	}
	function endAround(name) {
		const count = around.get(name) ?? 0;
		if (count === 0) return;
		around.set(name, count - 1);
		open = [];
	}
	return {
		start(name, attributes, isClosed) {
			if (readsHtml(current(), name)) return startHtml(name, isClosed);
			const isFont = name === "font" && [
				"color",
				"face",
				"size"
			].some((each) => attributes.has(each));
			if (breaking.has(name) || isFont) {
				leave();
				return startHtml(name, isClosed);
			}
			const { space } = current();
			if (!isClosed) push({
				name,
				space,
				point: pointOf$1(name, space, attributes)
			});
			return true;
		},
		end(name) {
			if (open.length === 0) {
				endAround(name);
				return false;
			}
			if (current().space !== "html" && (name === "br" || name === "p")) {
				leave();
				return false;
			}
			let at = open.length - 1;
			for (; at >= 0 && open[at]?.space !== "html"; at--) {
				if (open[at]?.name !== name) continue;
				cut(at);
				return true;
			}
			if (at < 0 && !open.some(({ point }) => point !== null)) endAround(name);
			else endHtml(name);
			return false;
		},
		isInside: () => current().space !== "html"
	};
}
function readsHtml({ name: parent, space, point }, name) {
	if (space === "html" || point === "html") return true;
	if (point === "text") return name !== "mglyph" && name !== "malignmark";
	return parent === "annotation-xml" && space === "math" && name === "svg";
}
// src/formats/html/references.ts
const named$4 = {
	Tab: "	",
	NewLine: "\n",
	excl: "!",
	quot: "\"",
	QUOT: "\"",
	num: "#",
	dollar: "$",
	percnt: "%",
	amp: "&",
	AMP: "&",
	apos: "'",
	lpar: "(",
	rpar: ")",
	ast: "*",
	midast: "*",
	plus: "+",
	comma: ",",
	period: ".",
	sol: "/",
	colon: ":",
	semi: ";",
	lt: "<",
	LT: "<",
	equals: "=",
	gt: ">",
	GT: ">",
	quest: "?",
	commat: "@",
	lsqb: "[",
	lbrack: "[",
	bsol: "\\",
	rsqb: "]",
	rbrack: "]",
	Hat: "^",
	lowbar: "_",
	UnderBar: "_",
	grave: "`",
	DiacriticalGrave: "`",
	lcub: "{",
	lbrace: "{",
	verbar: "|",
	vert: "|",
	VerticalLine: "|",
	rcub: "}",
	rbrace: "}",
	nbsp: "\xA0",
	NonBreakingSpace: "\xA0",
	shy: "­",
	hyphen: "‐",
	dash: "‐",
	tilde: "˜"
};
const reference = /&(?:#(?<decimal>\d+);?|#x(?<hex>[0-9a-f]+);?|(?<name>[a-z]{2,20});|(?<bare>quot|QUOT|amp|AMP|lt|LT|gt|GT|nbsp|shy)(?![=0-9a-z;]))/gi;
function resolveReferences(value) {
	return value.replace(reference, (whole, decimal, hex, name, bare) => {
		const word = name ?? bare;
		if (word !== void 0) return Object.hasOwn(named$4, word) ? named$4[word] ?? whole : whole;
		return characterOf(decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal));
	});
}
function characterOf(code) {
	if (code === 0 || code > 1114111 || code >= 55296 && code <= 57343) return "�";
	if (code < 128 || code > 159) return String.fromCodePoint(code);
	return new TextDecoder("windows-1252").decode(Uint8Array.of(code));
}
// src/formats/html/script.ts
const turns = {
	plain: {
		"<!--": "escaped",
		"<\/script": "end"
	},
	escaped: {
		"-->": "plain",
		"<script": "double",
		"<\/script": "end"
	},
	double: {
		"-->": "plain",
		"<\/script": "escaped"
	}
};
const marks$2 = /<!--|-->|<\/?script(?=[\t\n\f\r />])/g;
function endOfScript(folded, from) {
	let state = "plain";
	marks$2.lastIndex = from;
	for (let found = marks$2.exec(folded); found; found = marks$2.exec(folded)) {
		const [mark] = found;
		const next = turns[state][mark] ?? state;
		if (next === "end") return found.index;
		state = next;
		if (mark === "<!--") marks$2.lastIndex = found.index + 2;
	}
	return folded.length;
}
// src/formats/html/tags.ts
const textElements = new Set([
	"script",
	"style",
	"title",
	"textarea",
	"noscript",
	"noframes",
	"xmp",
	"iframe",
	"noembed"
]);
const text$2 = {
	kind: "text",
	name: "",
	attributes: new Map()
};
const mostAttributes = 64;
const inked = /[^\t\n\f\r ]/;
function* readTags(html) {
	const folded = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
	const foreign = openForeign();
	let at = html.startsWith("﻿") ? 1 : 0;
	while (at < html.length) {
		const open = html.indexOf("<", at);
		const end = open < 0 ? html.length : open;
		if (inked.test(html.slice(at, end))) yield text$2;
		if (open < 0) return;
		const data = foreign.isInside() ? endOfData(html, open) : null;
		const skipped = data ?? skipMarkup(html, open);
		if (skipped !== null) {
			if (data !== null && inked.test(html.slice(open + dataMark.length, data - 3))) yield text$2;
			at = skipped;
			continue;
		}
		const isEnd = html[open + 1] === "/";
		const nameAt = open + (isEnd ? 2 : 1);
		const name = nameFrom(folded, nameAt);
		if (name === "") {
			yield text$2;
			at = open + 1;
			continue;
		}
		const { attributes, isClosed, end: close } = readAttributes(html, nameAt + name.length);
		if (close < 0) return;
		const isForeign = isEnd ? foreign.end(name) : foreign.start(name, attributes, isClosed);
		yield {
			kind: isEnd ? "end" : "start",
			name,
			attributes,
			...isForeign && { isForeign }
		};
		at = isEnd || isForeign ? close : endOfContent(folded, name, close);
	}
}
const dataMark = "<![CDATA[";
function endOfData(html, open) {
	if (!html.startsWith(dataMark, open)) return null;
	const end = html.indexOf("]]>", open + 9);
	return end < 0 ? html.length : end + 3;
}
function endOfContent(folded, name, from) {
	if (name === "script") return endOfScript(folded, from);
	if (name === "plaintext") return folded.length;
	return textElements.has(name) ? endOfText(folded, name, from) : from;
}
const commentEnd = /--!?>/g;
function skipMarkup(html, open) {
	if (html.startsWith("<!-->", open)) return open + 5;
	if (html.startsWith("<!--->", open)) return open + 6;
	if (html.startsWith("<!--", open)) {
		commentEnd.lastIndex = open + 4;
		return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
	}
	if (!/^<(?:[!?]|\/[^a-z])/i.test(html.slice(open, open + 3))) return null;
	const close = html.indexOf(">", open + 2);
	return close < 0 ? html.length : close + 1;
}
function endOfText(folded, name, from) {
	const mark = `</${name}`;
	let found = folded.indexOf(mark, from);
	while (found >= 0 && !/^[\t\n\f\r />]?$/.test(folded.charAt(found + mark.length))) found = folded.indexOf(mark, found + mark.length);
	return found < 0 ? folded.length : found;
}
const tagName = /[a-z][^\t\n\f\r />]*/y;
function nameFrom(folded, at) {
	tagName.lastIndex = at;
	return tagName.exec(folded)?.[0] ?? "";
}
const attribute = /[\t\n\f\r /]*(?:(?<name>[^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"(?<double>[^"]*)(?:"|$)|'(?<single>[^']*)(?:'|$)|(?<bare>[^\t\n\f\r >"'][^\t\n\f\r >]*)))?)?/y;
function readAttributes(html, from) {
	const attributes = new Map();
	let at = from;
	for (;;) {
		attribute.lastIndex = at;
		const groups = attribute.exec(html)?.groups;
		const name = groups?.["name"]?.toLowerCase();
		if (name === void 0) break;
		at = attribute.lastIndex;
		if (attributes.size < mostAttributes && !attributes.has(name)) attributes.set(name, resolveReferences(groups?.["double"] ?? groups?.["single"] ?? groups?.["bare"] ?? ""));
	}
	const close = html.indexOf(">", at);
	return {
		attributes,
		isClosed: close > at && html[close - 1] === "/",
		end: close < 0 ? close : close + 1
	};
}
// src/formats/html/meta.ts
const mostPolicies$1 = 16;
const longestContent = 16384;
const headElements = new Set([
	"html",
	"head",
	"meta",
	"title",
	"link",
	"base",
	"style",
	"script",
	"noscript",
	"template"
]);
const obsoleteHeadElements = new Set([
	"basefont",
	"bgsound",
	"noframes"
]);
function readMeta(html) {
	const found = {
		csp: [],
		referrer: [],
		generators: []
	};
	let isWhole = false;
	let templates = 0;
	let isAfterHead = false;
	for (const tag of readTags(html)) {
		const isTemplate = tag.name === "template" && !tag.isForeign;
		if (isTemplate) templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
		if (templates > 0 || isTemplate) continue;
		if (opensBody(tag, isAfterHead)) {
			isWhole = true;
			break;
		}
		if (tag.kind === "start" && tag.name === "meta") note(tag, found);
		isAfterHead ||= tag.kind === "end" && tag.name === "head";
	}
	return {
		...found,
		isWhole
	};
}
const bodyEnds = new Set([
	"body",
	"html",
	"br"
]);
function opensBody({ kind, name }, isAfterHead) {
	if (kind === "end") return bodyEnds.has(name);
	if (isAfterHead && name === "noscript") return true;
	return kind === "text" || !(headElements.has(name) || obsoleteHeadElements.has(name));
}
function note({ attributes }, found) {
	const content = attributes.get("content")?.slice(0, longestContent) ?? "";
	const name = attributes.get("name")?.toLowerCase();
	const isPolicy = attributes.get("http-equiv")?.toLowerCase() === "content-security-policy";
	if (content === "") return;
	if (isPolicy && found.csp.length < mostPolicies$1) found.csp.push(content);
	if (name === "referrer" && found.referrer.length < mostPolicies$1) found.referrer.push(content.slice(0, 100));
	if (name === "generator" && !found.generators.includes(content.slice(0, 200)) && found.generators.length < mostPolicies$1) found.generators.push(content.slice(0, 200));
}
// src/formats/html/refresh.ts
const most = 64;
const longest$6 = 4096;
function readMetaRefreshes(html) {
	const found = [];
	let templates = 0;
	let base = null;
	let isBody = false;
	let takesFrameset = true;
	for (const tag of readTags(html)) {
		const { kind, name, attributes } = tag;
		isBody ||= templates === 0 && opensBody(tag, false);
		takesFrameset &&= !(isBody && forbidsFrameset(tag));
		if (tag.isForeign) continue;
		if (name === "template") templates = Math.max(0, templates + (kind === "start" ? 1 : -1));
		if (templates > 0 || kind === "end") continue;
		if (name === "frameset" && takesFrameset) break;
		if (name === "base") base ??= attributes.get("href")?.slice(0, longest$6) ?? null;
		const content = name === "meta" ? attributes.get("content") : void 0;
		if (content === void 0 || attributes.get("http-equiv")?.toLowerCase() !== "refresh") continue;
		found.push({
			content: content.slice(0, longest$6),
			base
		});
		if (found.length === most) break;
	}
	return found;
}
const framesetEnders = new Set("applet area body br button dd dt embed hr iframe image img input keygen li listing marquee object pre select table textarea wbr xmp".split(" "));
function forbidsFrameset({ kind, name, attributes, isForeign }) {
	if (kind === "text") return true;
	if (kind === "end") return name === "br";
	if (isForeign || name === "input" && attributes.get("type")?.toLowerCase() === "hidden") return false;
	return framesetEnders.has(name);
}
// src/formats/html/text.ts
const marks$1 = [
	[[
		239,
		187,
		191
	], "utf-8"],
	[[254, 255], "utf-16be"],
	[[255, 254], "utf-16le"]
];
const declared = /charset\s*=\s*["']?(?<encoding>utf-16(?:le|be)?)(?![\w-])/i;
function textOfHtml(body, contentType) {
	const marked = marks$1.find(([bytes]) => bytes.every((byte, at) => body[at] === byte))?.[1];
	const said = declared.exec(contentType)?.groups?.["encoding"]?.toLowerCase();
	return new TextDecoder(marked ?? said ?? "utf-8").decode(body);
}
// src/formats/http/refresh.ts
const longest$5 = 4096;
const value = /^[\t\n\f\r ]*(?:(?<delay>\d{1,10})|(?=\.))[\d.]*(?:$|[\t\n\f\r ;,])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?<rest>.*)$/s;
const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i;
function readRefresh(text) {
	const found = value.exec(text.slice(0, longest$5))?.groups;
	if (!found) return null;
	const rest = unquoted$1((found["rest"] ?? "").replace(prefix, ""));
	return {
		delay: Number(found["delay"] ?? 0),
		target: rest === "" ? null : rest
	};
}
function unquoted$1(text) {
	const [quote = ""] = text;
	if (quote !== "\"" && quote !== "'") return text;
	const end = text.indexOf(quote, 1);
	return text.slice(1, end < 0 ? text.length : end);
}
// src/probes/page/refreshes.ts
const soonest = 1;
function refreshOf(reply, url) {
	const [first] = refreshesOf(reply, url).toReversed().toSorted((a, b) => a.delay - b.delay);
	if (!first) return null;
	const { target, base, delay, from } = first;
	const here = withoutFragment(url);
	const to = target === null ? here : resolve$1(latin1Of(target, from), base);
	const isFollowed = to !== null && to !== here && delay <= soonest && isHtmlPage(reply) && challengeIn(reply) === null;
	return {
		url: to ?? target ?? here,
		delay,
		from,
		isFollowed
	};
}
function refreshesOf(reply, url) {
	const { headers } = reply;
	if (reply.status === 204 || reply.status === 205 || isSaved(reply)) return [];
	const sent = valuesOf$1(headers, "refresh");
	const header = sent.length > 0 ? readRefresh(sent.join(", ")) : null;
	return [...header ? [{
		...header,
		base: url,
		from: "header"
	}] : [], ...written$3(reply, url)];
}
function written$3(reply, url) {
	const page = readPage(reply);
	if (page === null || !holdsHtml(page) || isSandboxed$1(reply)) return [];
	return readMetaRefreshes(page.text).flatMap((each) => {
		const refresh = readRefresh(each.content);
		const base = each.base === null ? url : URL.parse(each.base, url)?.href ?? url;
		return refresh ? [{
			...refresh,
			base,
			from: "meta"
		}] : [];
	});
}
function readPage({ headers, body }) {
	const decoded = decodePage(body, valuesOf$1(headers, "content-encoding"));
	if (!decoded) return null;
	const type = pageTypeOf(headers, decoded);
	return {
		...type,
		text: type.kind === "other" ? "" : textOfHtml(decoded, `charset=${type.charset}`)
	};
}
function holdsHtml({ kind, text }) {
	return kind === "html" || text.includes("http://www.w3.org/1999/xhtml");
}
function isHtmlPage(reply) {
	return readPage(reply)?.kind === "html" && reply.status >= 200 && reply.status < 300;
}
function isSaved({ headers }) {
	return valuesOf$1(headers, "content-disposition").some((value) => /^\s*attachment\s*(?:;|$)/i.test(value));
}
function isSandboxed$1({ headers }) {
	return parseCspList(valuesOf$1(headers, "content-security-policy")).some(({ directives }) => {
		const flags = directives.get("sandbox");
		return flags !== void 0 && !flags.some((flag) => flag.toLowerCase() === "allow-scripts");
	});
}
function latin1Of(target, from) {
	return from === "header" ? target : Buffer.from(target).toString("latin1");
}
function withoutFragment(url) {
	return url.split("#", 1)[0] ?? url;
}
// src/formats/http/cookie-flags.ts
const dropReasons = ["prefix", "same-site"];
function flagsOf$1(cookie) {
	const { name, isSecure: secure, isHttpOnly: httpOnly, sameSite } = cookie;
	return {
		name,
		secure,
		httpOnly,
		sameSite,
		dropped: dropReason(cookie)
	};
}
function dropReason(cookie) {
	if (breaksPrefix(cookie)) return "prefix";
	return cookie.sameSite === "none" && !cookie.isSecure ? "same-site" : null;
}
function breaksPrefix({ name, isSecure, isHttpOnly, domain, path }) {
	const prefix = /^__(?:secure|http|host-http|host)-/i.exec(name)?.[0].toLowerCase();
	if (prefix === void 0) return false;
	const isOwn = domain === null && path === "/";
	return !isSecure || prefix.includes("http") && !isHttpOnly || prefix.startsWith("__host") && !isOwn;
}
// src/formats/http/cookie-date.ts
const delimiters = /[\t -/;-@[-`{-~]+/;
const shapes = {
	time: /^(?<hour>\d{1,2}):(?<minute>\d{1,2}):(?<second>\d{1,2})(?!\d)/,
	day: /^(?<day>\d{1,2})(?!\d)/,
	month: /^(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
	year: /^(?<year>\d{2,4})(?!\d)/
};
const kinds$3 = [
	"time",
	"day",
	"month",
	"year"
];
const months = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
const longest$4 = 1024;
function parseCookieDate(text) {
	const found = {};
	const open = new Set(kinds$3);
	for (const token of text.slice(0, longest$4).split(delimiters)) {
		const kind = kinds$3.find((each) => open.has(each) && shapes[each].test(token));
		if (kind === void 0) continue;
		open.delete(kind);
		Object.assign(found, shapes[kind].exec(token)?.groups);
	}
	return open.size > 0 ? null : timeOf(found);
}
function timeOf(found) {
	const number = (part) => Number(found[part]);
	const [hour, minute, second, day] = [
		number("hour"),
		number("minute"),
		number("second"),
		number("day")
	];
	const month = months.indexOf((found["month"] ?? "").toLowerCase());
	const year = fullYear(number("year"));
	if (year < 1601 || hour > 23 || minute > 59 || second > 59) return null;
	const date = new Date(Date.UTC(year, month, day, hour, minute, second));
	return date.getUTCDate() === day ? date.getTime() : null;
}
function fullYear(year) {
	if (year >= 70 && year <= 99) return year + 1900;
	return year <= 69 ? year + 2e3 : year;
}
// src/formats/http/set-cookie.ts
const longestPair = 4096;
const longestAttribute = 1024;
const control = /[\x00-\x08\x0a-\x1f\x7f]/;
const sameSites = [
	"strict",
	"lax",
	"none"
];
function parseSetCookie(field, now) {
	if (control.test(field)) return null;
	const [pair = "", ...attributes] = field.split(";");
	const equals = pair.indexOf("=");
	const name = pair.slice(0, Math.max(equals, 0)).trim();
	const value = pair.slice(equals + 1).trim();
	if (name === "" && value === "" || name.length + value.length > longestPair) return null;
	const given = attributes.map(toAttribute).filter(([, each]) => each.length <= longestAttribute);
	const known = new Map(given);
	const domain = known.get("domain")?.replace(/^\./, "").toLowerCase() ?? "";
	const path = known.get("path");
	return {
		name,
		value,
		domain: domain === "" ? null : domain,
		path: path?.startsWith("/") ? path : null,
		isSecure: known.has("secure"),
		isHttpOnly: known.has("httponly"),
		sameSite: sameSites.find((each) => each === known.get("samesite")?.toLowerCase()) ?? null,
		isExpired: isPast(given, now)
	};
}
function toAttribute(text) {
	const equals = text.indexOf("=");
	if (equals < 0) return [text.trim().toLowerCase(), ""];
	return [text.slice(0, equals).trim().toLowerCase(), text.slice(equals + 1).trim()];
}
function isPast(given, now) {
	const all = (wanted) => given.flatMap(([name, value]) => name === wanted ? [value] : []);
	const age = all("max-age").findLast((value) => /^-?\d+$/.test(value));
	if (age !== void 0) return Number(age) <= 0;
	const time = all("expires").map(parseCookieDate).findLast((each) => each !== null);
	return time !== void 0 && time <= now.getTime();
}
// src/probes/page/cookies.ts
const mostCookies = 50;
function openJar() {
	const kept = new Map();
	return {
		keep(url, headers, now) {
			for (const field of valuesOf$1(headers, "set-cookie").slice(0, mostCookies)) {
				const cookie = parseSetCookie(field, now);
				const key = cookie && identityOf$2(url, cookie);
				if (!cookie || key === null || flagsOf$1(cookie).dropped !== null) continue;
				const path = cookie.path ?? defaultPath(url);
				kept.delete(key);
				if (!cookie.isExpired && kept.size < mostCookies) kept.set(key, {
					...cookie,
					path,
					host: url.hostname
				});
			}
		},
		header(url) {
			return [...kept.values()].filter((cookie) => goesTo(url, cookie)).map(({ name, value }) => name === "" ? value : `${name}=${value}`).join("; ");
		}
	};
}
function identityOf$2(url, cookie) {
	if (!mayBeSetBy(url, cookie)) return null;
	return `${cookie.domain ?? `=${url.hostname}`} ${cookie.path ?? defaultPath(url)} ${cookie.name}`;
}
function mayBeSetBy({ protocol, hostname }, { domain, isSecure }) {
	if (isSecure && protocol !== "https:") return false;
	return domain === null || isWithin$2(hostname, domain);
}
function defaultPath({ pathname }) {
	const end = pathname.lastIndexOf("/");
	return end <= 0 ? "/" : pathname.slice(0, end);
}
function isBelow(pathname, path) {
	if (pathname === path) return true;
	return pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}
function goesTo(url, { host, domain, path, isSecure }) {
	if (isSecure && url.protocol !== "https:") return false;
	if (!isBelow(url.pathname, path)) return false;
	return domain === null ? url.hostname === host : isWithin$2(url.hostname, domain);
}
function isWithin$2(host, domain) {
	return host === domain || host.endsWith(`.${domain}`);
}
// src/probes/page/trail.ts
function openTrail(start, now) {
	const jar = openJar();
	const seen = new Set([keyOf$3(start, "")]);
	let isCarryingCookies = false;
	function isNew(target, cookie) {
		const key = keyOf$3(target, cookie);
		return !seen.has(key) && Boolean(seen.add(key));
	}
	return { onward(from, headers, target) {
		jar.keep(new URL(from), headers, now);
		const cookie = jar.header(new URL(target));
		if (!isCarryingCookies && isNew(target, "")) return "";
		isCarryingCookies = true;
		return isNew(target, cookie) ? cookie : null;
	} };
}
function keyOf$3(url, cookie) {
	return `${url} ${cookie}`;
}
function redirects(context, url) {
	const { net } = context;
	return context.once(`redirects ${url}`, () => travel({ url }, {
		now: context.now(),
		send: ({ url: next, headers, ...named }) => headers ? net.http({
			url: next,
			headers,
			limit: limitIn(context),
			...named
		}) : ask$1(context, next, named)
	}));
}
async function travel(start, { now, send }) {
	const trail = openTrail(start.url, now);
	const hops = [];
	let request = start;
	let reply = await send(start);
	for (;;) {
		const { url, namedBy } = request;
		const refusal = refusalOf$1(reply) ?? (await isUnreadable(request, reply, send) ? "content-encoding" : null);
		const destination = refusal ? null : onwardFrom(reply, url);
		hops.push(toHop(url, reply, destination));
		const journey = {
			hops,
			reply,
			url,
			named: namedBy === void 0 ? {} : { namedBy }
		};
		if (refusal) return {
			...journey,
			end: { kind: refusal }
		};
		if (!destination) return {
			...journey,
			end: { kind: "answered" }
		};
		const target = destination.url;
		if (target === null) return {
			...journey,
			end: { kind: "invalid-location" }
		};
		if (hops.length > 20) return {
			...journey,
			end: { kind: "limit" }
		};
		const cookie = trail.onward(url, reply.headers, target);
		if (cookie === null) return {
			...journey,
			end: { kind: "loop" }
		};
		const next = {
			url: target,
			namedBy: reply.address,
			...cookie !== "" && { headers: { cookie } }
		};
		const came = await attempt(() => send(next));
		if (!came.ok) return {
			...journey,
			end: broken$1(came.failure)
		};
		[request, reply] = [next, came.value];
	}
}
function broken$1(failure) {
	return {
		kind: failure.id === "address.private" ? "private" : "failed",
		failure
	};
}
function onwardFrom(reply, url) {
	const redirect = readLocation(reply, url);
	if (redirect) return {
		...redirect,
		isRefresh: false
	};
	const refresh = refreshOf(reply, url);
	return refresh?.isFollowed ? {
		url: refresh.url,
		seen: refresh.url,
		isRefresh: true
	} : null;
}
function refusalOf$1(reply) {
	if (hasNulByte(reply)) return "nul-byte";
	return !(reply.version === "2") && isOfSite(reply) && conflictingDispositions(reply.headers) ? "content-disposition" : null;
}
function isOfSite(reply) {
	return reply.status < 500 && challengeIn(reply) === null;
}
const accepted = { "accept-encoding": "gzip, deflate, br, zstd" };
async function isUnreadable(request, reply, send) {
	if (readLocation(reply, request.url) || !isOfSite(reply) || !isBroken(reply)) return false;
	const again = await attempt(() => send({
		...request,
		headers: {
			...request.headers,
			...accepted
		}
	}));
	return again.ok && isOfSite(again.value) && isBroken(again.value);
}
function isBroken({ body, headers }) {
	return isUndecodable(body, valuesOf$1(headers, "content-encoding"));
}
function hasNulByte({ headers, oddities = [] }) {
	return oddities.some(({ kind }) => kind === "nul-byte") || headers.some((field) => field.join("").includes("\0"));
}
function toHop(url, reply, onward) {
	const { status, ms, address, roundTrips, headers, oddities } = reply;
	const location = onward && (onward.url ?? onward.seen);
	const downgrade = url.startsWith("https:") && (onward?.url?.startsWith("http:") ?? false);
	return {
		url,
		status,
		location,
		...onward?.isRefresh && { isRefresh: true },
		downgrade,
		ms,
		address,
		roundTrips,
		headers,
		...oddities && { oddities }
	};
}
// src/probes/page/sights.ts
const mostSeen = 16;
async function sightsOf(net, url, glance) {
	const parsed = new URL(url);
	const host = hostOf$1(parsed);
	const all = await net.addresses({
		host,
		port: portOf(parsed)
	});
	const allowed = all.filter(({ isAllowed }) => isAllowed);
	if (allowed.length === 0) throw failure$1("address.private", {
		host: bracketed$1(host),
		address: all[0]?.address ?? ""
	});
	const ours = allowed.filter(({ isForeign }) => !isForeign);
	const asked = (ours.length > 0 ? ours : allowed).slice(0, mostSeen);
	return Promise.all(asked.map((one) => sightAt(net, {
		url,
		host,
		one
	}, glance)));
}
async function sightAt(net, { url, host, one }, { now, limit }) {
	const mostRead = Math.max(limit, pageLimit);
	const went = await attempt(() => travel({
		url,
		limit: mostRead
	}, {
		now,
		send: (request) => net.http({
			...request,
			limit: mostRead,
			...hostOf$1(new URL(request.url)) === host && { at: one.id }
		})
	}));
	if (!went.ok) return {
		address: one.id,
		page: null,
		failure: went.failure
	};
	return {
		address: one.id,
		...arrival$1(went.value, limit)
	};
}
function tellOf(journey, { watching }) {
	if (!watching || journey.end.kind === "failed") return;
	watching.onSight({
		address: journey.reply.address,
		...arrival$1(journey, watching.limit)
	});
}
function arrival$1({ end, reply }, limit) {
	if (end.kind === "failed" || end.kind === "private") return {
		page: null,
		failure: end.failure
	};
	const { status, headers } = reply;
	return {
		page: {
			status,
			headers,
			body: (decodeBody(reply.body, valuesOf$1(headers, "content-encoding").join(",")) ?? reply.body).subarray(0, limit)
		},
		failure: null
	};
}
// src/core/result/summary.ts
const words$3 = {
	clean: {
		en: "Grade {grade}, {nothing}.",
		ko: "등급 {grade}, {nothing}."
	},
	graded: {
		en: "Grade {grade}, {count} problems. Worst: {cause}",
		ko: "등급 {grade}, 문제 {count}건. 가장 심각한 문제: {cause}"
	},
	one: {
		en: "Grade {grade}, one problem: {cause}",
		ko: "등급 {grade}, 문제 1건: {cause}"
	},
	alone: {
		en: "One problem: {cause}",
		ko: "문제 1건: {cause}"
	},
	ungraded: {
		en: "{count} problems. Worst: {cause}",
		ko: "문제 {count}건. 가장 심각한 문제: {cause}"
	},
	scored: {
		en: "Score {score} of 100, {count} problems. Worst: {cause}",
		ko: "100점 만점에 {score}점, 문제 {count}건. 가장 심각한 문제: {cause}"
	},
	scoredOne: {
		en: "Score {score} of 100, one problem: {cause}",
		ko: "100점 만점에 {score}점, 문제 1건: {cause}"
	},
	scoredClean: {
		en: "Score {score} of 100, {nothing}.",
		ko: "100점 만점에 {score}점, {nothing}."
	},
	unscored: {
		en: "Too little could be observed for a score.",
		ko: "관측한 내용이 부족하여 점수를 매길 수 없습니다."
	},
	nothing: {
		en: "No problems.",
		ko: "문제 없음."
	},
	undetermined: {
		en: "This could not be told.",
		ko: "확인하지 못했습니다."
	},
	unknown: {
		en: "Too little could be observed for a grade.",
		ko: "관측한 내용이 부족하여 등급을 매길 수 없습니다."
	}
};
const noProblems = {
	en: "no problems",
	ko: "문제 없음"
};
function summarise(verdict, issues, language, nothing = noProblems) {
	const problems = issues.filter(({ severity }) => severity !== "info");
	const params = {
		nothing: nothing[language],
		grade: verdict.grade ?? "",
		score: verdict.score ?? "",
		count: problems.length,
		cause: problems[0]?.cause ?? ""
	};
	return fill(words$3[pick(verdict, problems.length)], params, language);
}
const ladders = {
	graded: [
		"clean",
		"one",
		"graded"
	],
	scored: [
		"scoredClean",
		"scoredOne",
		"scored"
	],
	ungraded: [
		"nothing",
		"alone",
		"ungraded"
	]
};
function pick(verdict, count) {
	if (verdict.status === "unknown") return unknownOf(verdict);
	const [none, one, several] = ladders[ladderOf(verdict)];
	if (count === 0) return none;
	return count === 1 ? one : several;
}
function unknownOf({ coverage, limits }) {
	if (coverage === void 0) return "undetermined";
	return limits === void 0 ? "unknown" : "unscored";
}
function ladderOf({ grade, score, limits }) {
	if (grade !== void 0) return "graded";
	return limits !== void 0 && score !== void 0 ? "scored" : "ungraded";
}
// src/core/result/interpretation.ts
const severities = [
	"critical",
	"high",
	"medium",
	"low",
	"info"
];
function defineProblems(catalogue) {
	return catalogue;
}
function finder() {
	return (id, ...[params, seen]) => ({
		id,
		params: params ?? {},
		...seen
	});
}
function interpret(check, verdict, language) {
	const { findings, kpis, parts, caps, limits, ...rest } = verdict;
	const held = limits ?? caps;
	const { words } = check;
	const issues = findings.map((finding) => toIssue(check.id, words.problems, finding, language)).toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
	return {
		...rest,
		...parts && { parts: parts.map((part) => ({
			...part,
			label: say(words.parts, part.id, language)
		})) },
		...held && { caps: held.map((cap) => ({
			...cap,
			reason: say(words.caps, cap.id, language)
		})) },
		...check.grading && { gradeVersion: check.grading.version },
		...check.scoring && { scoreVersion: check.scoring.version },
		summary: summarise(verdict, issues, language, words.nothing),
		kpis: kpis.map((kpi) => toWords$1(kpi, words, language)),
		issues
	};
}
function toWords$1(kpi, words, language) {
	const values = words.values?.[kpi.id] ?? {};
	const text = Object.hasOwn(values, String(kpi.value)) ? values[String(kpi.value)]?.[language] : void 0;
	return {
		...kpi,
		label: say(words.kpis, kpi.id, language),
		...text !== void 0 && { text }
	};
}
function toIssue(check, catalogue, finding, language) {
	const { id, params, ...seen } = finding;
	const problem = catalogue[id];
	if (!problem) throw new Error(`no problem "${id}" in the catalogue of ${check}`);
	const { severity, cause, action, reference } = problem;
	return {
		id: `${check}.${id}`,
		severity,
		cause: fill(cause, params, language),
		action: fill(action, params, language),
		...seen,
		...reference && { reference }
	};
}
function say(words, id, language) {
	const text = words[id];
	if (!text) throw new Error(`no words for "${id}"`);
	return text[language];
}
// src/run/answer.ts
function tablesOf(check, data) {
	if (check.answer) return check.answer.tables?.(data) ?? [];
	return check.tables?.(data.raw) ?? [];
}
function toAnswer$1(check, result, input, language) {
	if (check.answer) return check.answer.of(result, input, language);
	return {
		raw: result.raw,
		interpretation: interpret(check, result.verdict, language)
	};
}
// src/run/discreet.ts
const maskedAddress = "(private)";
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6 = /(?<![\da-f:.])[\da-f]*:[\da-f:.]*[\da-f:]/gi;
function withoutAddresses(result, hidden) {
	return hidden.size === 0 ? result : {
		...result,
		raw: mask(result.raw, hidden),
		verdict: mask(result.verdict, hidden)
	};
}
function mask(value, hidden) {
	if (typeof value === "string") return maskText(value, hidden);
	if (Array.isArray(value)) return value.map((each) => mask(each, hidden));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mask(each, hidden)]));
}
function maskText(text, hidden) {
	const hide = (address) => hidden.has(address.toLowerCase()) ? maskedAddress : address;
	return text.replace(ipv6, hide).replace(ipv4, hide);
}
// src/core/net/mail.ts
const mailLimits = {
	banner: 2048,
	keywords: 64
};
// src/core/net/net.ts
const addressByProxy = "(proxy)";
const oddityKinds = [
	"nul-byte",
	"space-before-colon",
	"status-line"
];
const bannerLimits = {
	bytes: 256,
	patience: 300
};
// src/core/net/whois.ts
const whoisLimits = {
	question: 512,
	answer: 262144,
	patience: 6e3
};
// src/core/net/source.ts
const sourceLimits = {
	kept: 25165824,
	received: 268435456
};
// src/core/net/methods.ts
const mostBytes$2 = sourceLimits.kept;
const word = string().max(1024);
const bytes = codec(base64().max(mostBytes$2 / 3 * 4), _instanceof(Uint8Array), {
	decode: (text) => new Uint8Array(Buffer.from(text, "base64")),
	encode: (value) => Buffer.from(value).toString("base64")
});
const duration = number().nonnegative();
const handshake = strictObject({
	address: word,
	protocol: word,
	cipher: word,
	group: word.nullable(),
	alpn: word.nullable(),
	chain: array(bytes).max(32),
	trustError: word.nullable(),
	lenient: boolean(),
	staple: bytes.nullable(),
	ms: duration
});
const http$1 = strictObject({
	address: word,
	status: int().min(0).max(999),
	headers: array(tuple([string().max(65536), string().max(65536)])).max(4096),
	body: bytes,
	truncated: boolean(),
	parser: _enum(["strict", "tolerant"]),
	oddities: array(strictObject({
		kind: _enum(oddityKinds),
		seen: word
	})).max(64).exactOptional(),
	version: _enum(["1.1", "2"]),
	handshake: handshake.nullable(),
	ms: duration,
	roundTrips: int().nonnegative()
});
const source = strictObject({
	...http$1.pick({
		address: true,
		headers: true,
		body: true,
		ms: true
	}).shape,
	status: union([
		literal(200),
		literal(304),
		literal(404)
	]),
	url: string().max(65536),
	redirects: int().nonnegative()
});
const whois = strictObject({
	server: word,
	address: word,
	bytes: bytes.refine((answer) => answer.length <= whoisLimits.answer),
	truncated: boolean(),
	ms: duration
});
const hello = strictObject({
	bytes,
	end: _enum([
		"enough",
		"closed",
		"reset",
		"silent"
	])
});
const connect$2 = strictObject({
	state: _enum([
		"open",
		"closed",
		"filtered",
		"error"
	]),
	address: word.nullable(),
	reason: word.nullable(),
	errno: word.nullable(),
	banner: strictObject({
		bytes: bytes.refine((banner) => banner.length <= bannerLimits.bytes),
		end: _enum([
			"enough",
			"closed",
			"reset",
			"silent"
		])
	}).nullable(),
	ms: duration
});
const addresses = array(strictObject({
	id: word,
	address: word,
	isAllowed: boolean(),
	isForeign: boolean().exactOptional()
})).max(256);
const dns = strictObject({
	server: word,
	over: _enum([
		"udp",
		"tcp",
		"tls",
		"https"
	]),
	message: bytes,
	wasTruncated: boolean(),
	isWithoutEdns: boolean(),
	lost: _enum(["edns", "udp"]).exactOptional(),
	ms: duration
});
const ids = Object.keys(failures$1);
const text$1 = strictObject({
	en: word,
	ko: word
});
const failureFacts$1 = strictObject({
	id: _enum(ids),
	reason: word,
	params: record(word, union([
		word,
		number(),
		text$1
	]))
});
const mail = strictObject({
	address: word,
	code: int().min(200).max(599),
	banner: string().max(mailLimits.banner),
	helloName: word,
	hello: strictObject({
		verb: _enum(["EHLO", "HELO"]),
		name: word
	}).nullable(),
	keywords: array(word).max(mailLimits.keywords),
	starttls: _enum([
		"offered",
		"absent",
		"refused",
		"unknown"
	]),
	handshake: handshake.nullable(),
	failure: failureFacts$1.nullable(),
	ms: duration
});
const methods = {
	tls: {
		aim: "endpoint",
		answer: handshake
	},
	hello: {
		aim: "endpoint",
		answer: hello
	},
	mail: {
		aim: "endpoint",
		answer: mail
	},
	connect: {
		aim: "endpoint",
		answer: connect$2
	},
	http: {
		aim: "url",
		answer: http$1
	},
	addresses: {
		aim: "host",
		answer: addresses
	},
	dns: {
		aim: "operator",
		answer: dns
	},
	source: {
		aim: "operator",
		answer: source
	},
	whois: {
		aim: "operator",
		answer: whois
	}
};
const methodNames = Object.keys(methods);
function netOf(make) {
	return Object.fromEntries(methodNames.map((method) => [method, make(method)]));
}
function ask(net, method, asked) {
	return net[method](...asked);
}
function namedBy(named, net) {
	return netOf((method) => {
		if (methods[method].aim === "operator") return (...asked) => ask(net, method, asked);
		return (about, ...more) => ask(net, method, [{
			...named,
			...about
		}, ...more]);
	});
}
function placedAt({ host, at }, net) {
	return netOf((method) => {
		const hostIn = hostBy[methods[method].aim];
		return (about, ...more) => {
			return ask(net, method, [hostIn(about) === host ? {
				...about,
				at
			} : about, ...more]);
		};
	});
}
const hostBy = {
	endpoint: (about) => about.host,
	url: (about) => {
		const url = URL.parse(about.url);
		return url && hostOf$1(url);
	},
	host: () => null,
	operator: () => null
};
// src/run/memory.ts
function openMemory() {
	const shared = new Map();
	const places = new Map();
	function once(key, work) {
		return remember(shared, key, work);
	}
	return {
		once,
		at(host, at) {
			const key = `${host} ${at}`;
			const known = places.get(key);
			if (known) return known;
			const own = openMemory();
			const fresh = {
				...own,
				once: (name, work) => (mentions(name, host) ? own.once : once)(name, work)
			};
			places.set(key, fresh);
			return fresh;
		}
	};
}
function mentions(key, host) {
	for (let at = key.indexOf(host); at >= 0; at = key.indexOf(host, at + 1)) {
		const after = at + host.length + (key[at + host.length] === "." ? 1 : 0);
		if (!/[\w.-]/.test(`${key[at - 1] ?? " "}${key[after] ?? " "}`)) return true;
	}
	return false;
}
function remember(shared, key, work) {
	const known = shared.get(key);
	if (known) return known;
	const fresh = work();
	fresh.catch(() => {});
	shared.set(key, fresh);
	return fresh;
}
// src/run/run.ts
async function run(check, input, outfit) {
	const { onResult, behind, stored, ...outside } = outfit;
	const hooks = {
		onResult,
		behind,
		stored
	};
	return settle(check, input, contextOf(outside, hooks), hooks);
}
function questionOf(check, input) {
	const question = check.question?.(input) ?? input;
	return `${check.id} ${JSON.stringify(Object.entries(question).toSorted(([a], [b]) => a < b ? -1 : 1))}`;
}
function contextOf(outfit, hooks) {
	return viewOf(outfit.net, openMemory());
	function viewOf(net, memory) {
		const context = {
			...outfit,
			net,
			once: memory.once,
			at: (host, at) => viewOf(placedAt({
				host,
				at
			}, net), memory.at(host, at)),
			use: (other, query, named = {}) => {
				const input = other.input.parse(query);
				const inside = named.namedBy === void 0 ? unheard : unheardBy(viewOf(namedBy(named, net), memory));
				const asked = other;
				return context.once(questionOf(asked, input), () => settle(asked, input, inside, hooks));
			}
		};
		const unheard = unheardBy(context);
		return context;
	}
}
function unheardBy({ report: _report, ...context }) {
	return context;
}
async function settle(check, input, context, hooks) {
	const { onResult, behind, stored } = hooks;
	const own = check;
	const resultOf = (raw) => {
		const result = {
			raw,
			verdict: check.judge(raw, input)
		};
		onResult?.(own, input, result);
		return result;
	};
	const improve = (raw) => behind?.hold(unlessFailed(raw, (better) => resultOf(better)));
	return resultOf(await check.collect(input, {
		...context,
		...behind && { afterwards: {
			due: behind.due,
			improve
		} },
		...stored && { earlier: () => stored(own, input) }
	}));
}
async function unlessFailed(work, then) {
	try {
		then(await work);
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
	}
}
// src/run/local.ts
async function runLocal(check, input, { onResult, watching, admit, store, caller, report, stored, ...options }) {
	const started = performance.now();
	const observedAt = new Date();
	const { rest } = check;
	const deadline = deadlineOf(check, options);
	return behindDoor({
		...options,
		deadline,
		target: check.target(input)
	}, async ({ hidden = nothing$1, ...outside }, signal, hold) => {
		return withoutAddresses({
			...await run(check, input, {
				...outside,
				...watching && { watching },
				...store && { store },
				...caller && { caller },
				...report && { report },
				...stored && { stored },
				pause: async (least, most) => {
					const ms = least + Math.random() * (most - least);
					return setTimeout$1(ms, true, { signal }).catch(() => false);
				},
				...options.lingering && { behind: {
					due: deadline * 5 / 6,
					hold
				} },
				...admit && rest !== void 0 && { admit: (address) => admit(address, rest) },
				now: () => observedAt,
				elapsed: () => performance.now() - started,
				onResult(measured, asked, found) {
					if (!signal.aborted) onResult?.(measured, asked, withoutAddresses({
						...found,
						observedAt
					}, hidden));
				}
			}),
			observedAt
		}, hidden);
	});
}
function deadlineOf({ deadline = 0 }, { deadline: usual, isDeadlineSet = false }) {
	return isDeadlineSet ? usual : Math.max(usual, 1e3 * deadline);
}
const nothing$1 = new Set();
async function behindDoor({ open, deadline, signal, onSpent, target, lingering }, work) {
	const held = [];
	const ending = new AbortController();
	const timer = setTimeout(() => ending.abort(new DOMException("The deadline is over.", "TimeoutError")), deadline);
	const callOff = () => ending.abort(signal?.reason);
	signal?.addEventListener("abort", callOff, { once: true });
	if (signal?.aborted) callOff();
	const outside = open(ending.signal, target);
	try {
		outside.refuse?.();
		return await work(outside, ending.signal, (later) => held.push(later));
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", callOff);
		onSpent?.(outside.traffic());
		goOn(held, ending, outside, lingering);
	}
}
function goOn(held, ending, outside, lingering) {
	if (held.length === 0) return outside.close();
	const stop = () => ending.abort(new DOMException("The time behind the answer is over.", "TimeoutError"));
	const leave = lingering?.enter(stop) ?? null;
	if (!leave) stop();
	const timer = setTimeout(stop, longestAfterwards);
	Promise.all(held).finally(() => {
		clearTimeout(timer);
		leave?.();
		outside.close();
	});
}
async function lookLocal(url, { limit, patience, signal }, { open, deadline }) {
	return behindDoor({
		open,
		target: targetOfUrl(url),
		deadline: Math.min(deadline, patience),
		...signal && { signal }
	}, async (outside) => {
		return {
			sights: await sightsOf(outside.net, url, {
				now: new Date(),
				limit
			}),
			traffic: outside.traffic()
		};
	});
}
function localRunner(engine) {
	return {
		async answer(check, query, { language, naming, ...how }) {
			const input = parseInput(check.input, query, naming);
			const result = await runLocal(check, input, {
				...engine,
				...how
			});
			return {
				data: toAnswer$1(check, result, input, language),
				updatedAt: result.observedAt,
				cached: false
			};
		},
		look: (url, looking) => lookLocal(url, looking, engine)
	};
}
// node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr = __commonJSMin(((exports, module, this$1) => {
	(function(root) {
		"use strict";
		const ipv4Part = "(0?\\d+|0x[a-f0-9]+)";
		const ipv4Regexes = {
			fourOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
			threeOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
			twoOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}$`, "i"),
			longValue: new RegExp(`^${ipv4Part}$`, "i")
		};
		const octalRegex = new RegExp(`^0[0-7]+$`, "i");
		const hexRegex = new RegExp(`^0x[a-f0-9]+$`, "i");
		const zoneIndex = "%[0-9a-z]{1,}";
		const ipv6Part = "(?:[0-9a-f]+::?)+";
		const ipv6Regexes = {
			zoneIndex: new RegExp(zoneIndex, "i"),
			"native": new RegExp(`^(::)?(${ipv6Part})?([0-9a-f]+)?(::)?(${zoneIndex})?$`, "i"),
			deprecatedTransitional: new RegExp(`^(?:::)(${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?)$`, "i"),
			transitional: new RegExp(`^((?:${ipv6Part})|(?:::)(?:${ipv6Part})?)${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?$`, "i")
		};
		function expandIPv6(string, parts) {
			if (string.indexOf("::") !== string.lastIndexOf("::")) return null;
			let colonCount = 0;
			let lastColon = -1;
			let zoneId = (string.match(ipv6Regexes.zoneIndex) || [])[0];
			let replacement, replacementCount;
			if (zoneId) {
				zoneId = zoneId.substring(1);
				string = string.replace(/%.+$/, "");
			}
			while ((lastColon = string.indexOf(":", lastColon + 1)) >= 0) colonCount++;
			if (string.substr(0, 2) === "::") colonCount--;
			if (string.substr(-2, 2) === "::") colonCount--;
			if (colonCount >= parts) return null;
			replacementCount = parts - colonCount;
			replacement = ":";
			while (replacementCount--) replacement += "0:";
			string = string.replace("::", replacement);
			if (string[0] === ":") string = string.slice(1);
			if (string[string.length - 1] === ":") string = string.slice(0, -1);
			parts = (function() {
				const ref = string.split(":");
				const results = [];
				for (let i = 0; i < ref.length; i++) results.push(ref[i].length > 4 ? NaN : parseInt(ref[i], 16));
				return results;
			})();
			return {
				parts,
				zoneId
			};
		}
		function matchCIDR(first, second, partSize, cidrBits) {
			if (first.length !== second.length) throw new Error("ipaddr: cannot match CIDR for objects with different lengths");
			let part = 0;
			let shift;
			while (cidrBits > 0) {
				shift = partSize - cidrBits;
				if (shift < 0) shift = 0;
				if (first[part] >> shift !== second[part] >> shift) return false;
				cidrBits -= partSize;
				part += 1;
			}
			return true;
		}
		function parseIntAuto(string) {
			if (hexRegex.test(string)) return parseInt(string, 16);
			if (string[0] === "0" && !isNaN(parseInt(string[1], 10))) {
				if (octalRegex.test(string)) return parseInt(string, 8);
				throw new Error(`ipaddr: cannot parse ${string} as octal`);
			}
			return parseInt(string, 10);
		}
		function padPart(part, length) {
			while (part.length < length) part = `0${part}`;
			return part;
		}
		const ipaddr = {};
		ipaddr.IPv4 = (function() {
			function IPv4(octets) {
				if (octets.length !== 4) throw new Error("ipaddr: ipv4 octet count should be 4");
				let i, octet;
				for (i = 0; i < octets.length; i++) {
					octet = octets[i];
					if (!(0 <= octet && octet <= 255)) throw new Error("ipaddr: ipv4 octet should fit in 8 bits");
				}
				this.octets = octets;
			}
			IPv4.prototype.SpecialRanges = {
				unspecified: [[new IPv4([
					0,
					0,
					0,
					0
				]), 8]],
				broadcast: [[new IPv4([
					255,
					255,
					255,
					255
				]), 32]],
				multicast: [[new IPv4([
					224,
					0,
					0,
					0
				]), 4]],
				linkLocal: [[new IPv4([
					169,
					254,
					0,
					0
				]), 16]],
				loopback: [[new IPv4([
					127,
					0,
					0,
					0
				]), 8]],
				carrierGradeNat: [[new IPv4([
					100,
					64,
					0,
					0
				]), 10]],
				"private": [
					[new IPv4([
						10,
						0,
						0,
						0
					]), 8],
					[new IPv4([
						172,
						16,
						0,
						0
					]), 12],
					[new IPv4([
						192,
						168,
						0,
						0
					]), 16]
				],
				reserved: [
					[new IPv4([
						192,
						0,
						0,
						0
					]), 24],
					[new IPv4([
						192,
						0,
						2,
						0
					]), 24],
					[new IPv4([
						192,
						88,
						99,
						0
					]), 24],
					[new IPv4([
						198,
						18,
						0,
						0
					]), 15],
					[new IPv4([
						198,
						51,
						100,
						0
					]), 24],
					[new IPv4([
						203,
						0,
						113,
						0
					]), 24],
					[new IPv4([
						240,
						0,
						0,
						0
					]), 4]
				],
				as112: [[new IPv4([
					192,
					175,
					48,
					0
				]), 24], [new IPv4([
					192,
					31,
					196,
					0
				]), 24]],
				amt: [[new IPv4([
					192,
					52,
					193,
					0
				]), 24]]
			};
			IPv4.prototype.kind = function() {
				return "ipv4";
			};
			IPv4.prototype.match = function(other, cidrRange) {
				let ref;
				if (cidrRange === void 0) {
					ref = other;
					other = ref[0];
					cidrRange = ref[1];
				}
				if (other.kind() !== "ipv4") throw new Error("ipaddr: cannot match ipv4 address with non-ipv4 one");
				return matchCIDR(this.octets, other.octets, 8, cidrRange);
			};
			IPv4.prototype.prefixLengthFromSubnetMask = function() {
				let cidr = 0;
				let stop = false;
				const zerotable = {
					0: 8,
					128: 7,
					192: 6,
					224: 5,
					240: 4,
					248: 3,
					252: 2,
					254: 1,
					255: 0
				};
				let i, octet, zeros;
				for (i = 3; i >= 0; i -= 1) {
					octet = this.octets[i];
					if (octet in zerotable) {
						zeros = zerotable[octet];
						if (stop && zeros !== 0) return null;
						if (zeros !== 8) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 32 - cidr;
			};
			IPv4.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv4.prototype.toByteArray = function() {
				return this.octets.slice(0);
			};
			IPv4.prototype.toIPv4MappedAddress = function() {
				return ipaddr.IPv6.parse(`::ffff:${this.toString()}`);
			};
			IPv4.prototype.toNormalizedString = function() {
				return this.toString();
			};
			IPv4.prototype.toString = function() {
				return this.octets.join(".");
			};
			return IPv4;
		})();
		ipaddr.IPv4.broadcastAddressFromCIDR = function(string) {
			try {
				const cidr = this.parseCIDR(string);
				const ipInterfaceOctets = cidr[0].toByteArray();
				const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				const octets = [];
				let i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv4.isIPv4 = function(string) {
			return this.parser(string) !== null;
		};
		ipaddr.IPv4.isValid = function(string) {
			try {
				new this(this.parser(string));
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv4.isValidCIDR = function(string) {
			try {
				this.parseCIDR(string);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv4.isValidFourPartDecimal = function(string) {
			if (ipaddr.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/)) return true;
			else return false;
		};
		ipaddr.IPv4.isValidCIDRFourPartDecimal = function(string) {
			const match = string.match(/^(.+)\/(\d+)$/);
			if (!ipaddr.IPv4.isValidCIDR(string) || !match) return false;
			return ipaddr.IPv4.isValidFourPartDecimal(match[1]);
		};
		ipaddr.IPv4.networkAddressFromCIDR = function(string) {
			let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv4.parse = function(string) {
			const parts = this.parser(string);
			if (parts === null) throw new Error("ipaddr: string is not formatted like an IPv4 Address");
			return new this(parts);
		};
		ipaddr.IPv4.parseCIDR = function(string) {
			let match;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				const maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 32) {
					const parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv4 CIDR range");
		};
		ipaddr.IPv4.parser = function(string) {
			let match, part, value;
			if (match = string.match(ipv4Regexes.fourOctet)) return (function() {
				const ref = match.slice(1, 6);
				const results = [];
				for (let i = 0; i < ref.length; i++) {
					part = ref[i];
					results.push(parseIntAuto(part));
				}
				return results;
			})();
			else if (match = string.match(ipv4Regexes.longValue)) {
				value = parseIntAuto(match[1]);
				if (value > 4294967295 || value < 0) throw new Error("ipaddr: address outside defined range");
				return (function() {
					const results = [];
					let shift = 0;
					for (; shift <= 24; shift += 8) results.push(value >> shift & 255);
					return results;
				})().reverse();
			} else if (match = string.match(ipv4Regexes.twoOctet)) return (function() {
				const ref = match.slice(1, 4);
				const results = [];
				value = parseIntAuto(ref[1]);
				if (value > 16777215 || value < 0) throw new Error("ipaddr: address outside defined range");
				results.push(parseIntAuto(ref[0]));
				results.push(value >> 16 & 255);
				results.push(value >> 8 & 255);
				results.push(value & 255);
				return results;
			})();
			else if (match = string.match(ipv4Regexes.threeOctet)) return (function() {
				const ref = match.slice(1, 5);
				const results = [];
				value = parseIntAuto(ref[2]);
				if (value > 65535 || value < 0) throw new Error("ipaddr: address outside defined range");
				results.push(parseIntAuto(ref[0]));
				results.push(parseIntAuto(ref[1]));
				results.push(value >> 8 & 255);
				results.push(value & 255);
				return results;
			})();
			else return null;
		};
		ipaddr.IPv4.subnetMaskFromPrefixLength = function(prefix) {
			prefix = parseInt(prefix);
			if (Number.isNaN(prefix) || prefix < 0 || prefix > 32) throw new Error("ipaddr: invalid IPv4 prefix length");
			const octets = [
				0,
				0,
				0,
				0
			];
			let j = 0;
			const filledOctetCount = Math.floor(prefix / 8);
			while (j < filledOctetCount) {
				octets[j] = 255;
				j++;
			}
			if (filledOctetCount < 4) octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
			return new this(octets);
		};
		ipaddr.IPv6 = (function() {
			function IPv6(parts, zoneId) {
				let i, part;
				if (parts.length === 16) {
					this.parts = [];
					for (i = 0; i <= 14; i += 2) this.parts.push(parts[i] << 8 | parts[i + 1]);
				} else if (parts.length === 8) this.parts = parts;
				else throw new Error("ipaddr: ipv6 part count should be 8 or 16");
				for (i = 0; i < this.parts.length; i++) {
					part = this.parts[i];
					if (!(0 <= part && part <= 65535)) throw new Error("ipaddr: ipv6 part should fit in 16 bits");
				}
				if (zoneId) this.zoneId = zoneId;
			}
			IPv6.prototype.SpecialRanges = {
				unspecified: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 128],
				linkLocal: [new IPv6([
					65152,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 10],
				multicast: [new IPv6([
					65280,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 8],
				loopback: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					1
				]), 128],
				uniqueLocal: [new IPv6([
					64512,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 7],
				ipv4Mapped: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					65535,
					0,
					0
				]), 96],
				deprecatedSiteLocal: [new IPv6([
					65216,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 10],
				discard: [new IPv6([
					256,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 64],
				rfc6145: [new IPv6([
					0,
					0,
					0,
					0,
					65535,
					0,
					0,
					0
				]), 96],
				rfc6052: [[new IPv6([
					100,
					65435,
					0,
					0,
					0,
					0,
					0,
					0
				]), 96], [new IPv6([
					100,
					65435,
					1,
					0,
					0,
					0,
					0,
					0
				]), 48]],
				"6to4": [new IPv6([
					8194,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 16],
				teredo: [new IPv6([
					8193,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32],
				benchmarking: [new IPv6([
					8193,
					2,
					0,
					0,
					0,
					0,
					0,
					0
				]), 48],
				amt: [new IPv6([
					8193,
					3,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32],
				as112v6: [[new IPv6([
					8193,
					4,
					274,
					0,
					0,
					0,
					0,
					0
				]), 48], [new IPv6([
					9760,
					79,
					32768,
					0,
					0,
					0,
					0,
					0
				]), 48]],
				deprecatedOrchid: [new IPv6([
					8193,
					16,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				orchid2: [new IPv6([
					8193,
					32,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				droneRemoteIdProtocolEntityTags: [new IPv6([
					8193,
					48,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				segmentRouting: [new IPv6([
					24320,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 16],
				reserved: [
					[new IPv6([
						8193,
						0,
						0,
						0,
						0,
						0,
						0,
						0
					]), 23],
					[new IPv6([
						8193,
						3512,
						0,
						0,
						0,
						0,
						0,
						0
					]), 32],
					[new IPv6([
						16383,
						0,
						0,
						0,
						0,
						0,
						0,
						0
					]), 20]
				]
			};
			IPv6.prototype.isIPv4MappedAddress = function() {
				return this.range() === "ipv4Mapped";
			};
			IPv6.prototype.kind = function() {
				return "ipv6";
			};
			IPv6.prototype.match = function(other, cidrRange) {
				let ref;
				if (cidrRange === void 0) {
					ref = other;
					other = ref[0];
					cidrRange = ref[1];
				}
				if (other.kind() !== "ipv6") throw new Error("ipaddr: cannot match ipv6 address with non-ipv6 one");
				return matchCIDR(this.parts, other.parts, 16, cidrRange);
			};
			IPv6.prototype.prefixLengthFromSubnetMask = function() {
				let cidr = 0;
				let stop = false;
				const zerotable = {
					0: 16,
					32768: 15,
					49152: 14,
					57344: 13,
					61440: 12,
					63488: 11,
					64512: 10,
					65024: 9,
					65280: 8,
					65408: 7,
					65472: 6,
					65504: 5,
					65520: 4,
					65528: 3,
					65532: 2,
					65534: 1,
					65535: 0
				};
				let part, zeros;
				for (let i = 7; i >= 0; i -= 1) {
					part = this.parts[i];
					if (part in zerotable) {
						zeros = zerotable[part];
						if (stop && zeros !== 0) return null;
						if (zeros !== 16) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 128 - cidr;
			};
			IPv6.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv6.prototype.toByteArray = function() {
				let part;
				const bytes = [];
				const ref = this.parts;
				for (let i = 0; i < ref.length; i++) {
					part = ref[i];
					bytes.push(part >> 8);
					bytes.push(part & 255);
				}
				return bytes;
			};
			IPv6.prototype.toFixedLengthString = function() {
				const addr = (function() {
					const results = [];
					for (let i = 0; i < this.parts.length; i++) results.push(padPart(this.parts[i].toString(16), 4));
					return results;
				}).call(this).join(":");
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				return addr + suffix;
			};
			IPv6.prototype.toIPv4Address = function() {
				if (!this.isIPv4MappedAddress()) throw new Error("ipaddr: trying to convert a generic ipv6 address to ipv4");
				const ref = this.parts.slice(-2);
				const high = ref[0];
				const low = ref[1];
				return new ipaddr.IPv4([
					high >> 8,
					high & 255,
					low >> 8,
					low & 255
				]);
			};
			IPv6.prototype.toNormalizedString = function() {
				const addr = (function() {
					const results = [];
					for (let i = 0; i < this.parts.length; i++) results.push(this.parts[i].toString(16));
					return results;
				}).call(this).join(":");
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				return addr + suffix;
			};
			IPv6.prototype.toRFC5952String = function() {
				const regex = /((^|:)(0(:|$)){2,})/g;
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				const normalized = this.toNormalizedString();
				const string = normalized.slice(0, normalized.length - suffix.length);
				let bestMatchIndex = 0;
				let bestMatchLength = -1;
				let bestMatchGroups = -1;
				let match;
				while (match = regex.exec(string)) {
					const groups = (match[0].match(/0/g) || []).length;
					if (groups > bestMatchGroups) {
						bestMatchGroups = groups;
						bestMatchIndex = match.index;
						bestMatchLength = match[0].length;
					}
				}
				if (bestMatchLength < 0) return string + suffix;
				return `${string.substring(0, bestMatchIndex)}::${string.substring(bestMatchIndex + bestMatchLength)}${suffix}`;
			};
			IPv6.prototype.toString = function() {
				return this.toRFC5952String();
			};
			return IPv6;
		})();
		ipaddr.IPv6.broadcastAddressFromCIDR = function(string) {
			try {
				const cidr = this.parseCIDR(string);
				const ipInterfaceOctets = cidr[0].toByteArray();
				const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				const octets = [];
				let i = 0;
				while (i < 16) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv6.isIPv6 = function(string) {
			return this.parser(string) !== null;
		};
		ipaddr.IPv6.isValid = function(string) {
			if (typeof string === "string" && string.indexOf(":") === -1) return false;
			try {
				const addr = this.parser(string);
				new this(addr.parts, addr.zoneId);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv6.isValidCIDR = function(string) {
			if (typeof string === "string" && string.indexOf(":") === -1) return false;
			try {
				this.parseCIDR(string);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv6.networkAddressFromCIDR = function(string) {
			let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 16) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv6.parse = function(string) {
			const addr = this.parser(string);
			if (addr === null) throw new Error("ipaddr: string is not formatted like an IPv6 Address");
			return new this(addr.parts, addr.zoneId);
		};
		ipaddr.IPv6.parseCIDR = function(string) {
			let maskLength, match, parsed;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 128) {
					parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv6 CIDR range");
		};
		ipaddr.IPv6.parser = function(string) {
			let addr, i, match, octet, octets, zoneId;
			if (match = string.match(ipv6Regexes.deprecatedTransitional)) return this.parser(`::ffff:${match[1]}`);
			if (ipv6Regexes.native.test(string)) return expandIPv6(string, 8);
			if (match = string.match(ipv6Regexes.transitional)) {
				zoneId = match[6] || "";
				addr = match[1];
				if (!match[1].endsWith("::")) addr = addr.slice(0, -1);
				addr = expandIPv6(addr + zoneId, 6);
				if (addr && addr.parts) {
					octets = [
						parseInt(match[2]),
						parseInt(match[3]),
						parseInt(match[4]),
						parseInt(match[5])
					];
					for (i = 0; i < octets.length; i++) {
						octet = octets[i];
						if (!(0 <= octet && octet <= 255)) return null;
					}
					addr.parts.push(octets[0] << 8 | octets[1]);
					addr.parts.push(octets[2] << 8 | octets[3]);
					return {
						parts: addr.parts,
						zoneId: addr.zoneId
					};
				}
			}
			return null;
		};
		ipaddr.IPv6.subnetMaskFromPrefixLength = function(prefix) {
			prefix = parseInt(prefix);
			if (Number.isNaN(prefix) || prefix < 0 || prefix > 128) throw new Error("ipaddr: invalid IPv6 prefix length");
			const octets = [
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0
			];
			let j = 0;
			const filledOctetCount = Math.floor(prefix / 8);
			while (j < filledOctetCount) {
				octets[j] = 255;
				j++;
			}
			if (filledOctetCount < 16) octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
			return new this(octets);
		};
		ipaddr.fromByteArray = function(bytes) {
			const length = bytes.length;
			if (length === 4) return new ipaddr.IPv4(bytes);
			else if (length === 16) return new ipaddr.IPv6(bytes);
			else throw new Error("ipaddr: the binary input is neither an IPv6 nor IPv4 address");
		};
		ipaddr.isValid = function(string) {
			return ipaddr.IPv6.isValid(string) || ipaddr.IPv4.isValid(string);
		};
		ipaddr.isValidCIDR = function(string) {
			return ipaddr.IPv6.isValidCIDR(string) || ipaddr.IPv4.isValidCIDR(string);
		};
		ipaddr.parse = function(string) {
			if (ipaddr.IPv6.isValid(string)) return ipaddr.IPv6.parse(string);
			else if (ipaddr.IPv4.isValid(string)) return ipaddr.IPv4.parse(string);
			else throw new Error("ipaddr: the address has neither IPv6 nor IPv4 format");
		};
		ipaddr.parseCIDR = function(string) {
			try {
				return ipaddr.IPv6.parseCIDR(string);
			} catch {
				try {
					return ipaddr.IPv4.parseCIDR(string);
				} catch (e) {
					throw new Error("ipaddr: the address has neither IPv6 nor IPv4 CIDR format", { cause: e });
				}
			}
		};
		ipaddr.process = function(string) {
			const addr = this.parse(string);
			if (addr.kind() === "ipv6" && addr.isIPv4MappedAddress()) return addr.toIPv4Address();
			else return addr;
		};
		ipaddr.subnetMatch = function(address, rangeList, defaultName) {
			let i, rangeName, rangeSubnets, subnet;
			if (defaultName === void 0 || defaultName === null) defaultName = "unicast";
			for (rangeName in rangeList) if (Object.prototype.hasOwnProperty.call(rangeList, rangeName)) {
				rangeSubnets = rangeList[rangeName];
				if (rangeSubnets[0] && !(rangeSubnets[0] instanceof Array)) rangeSubnets = [rangeSubnets];
				for (i = 0; i < rangeSubnets.length; i++) {
					subnet = rangeSubnets[i];
					if (address.kind() === subnet[0].kind() && address.match.apply(address, subnet)) return rangeName;
				}
			}
			return defaultName;
		};
		if (typeof module !== "undefined" && module.exports) module.exports = ipaddr;
		else root.ipaddr = ipaddr;
	})(this$1);
}));
// src/core/target/address.ts
var import_ipaddr = __toESM(require_ipaddr(), 1);
const unreachable = new Set([
	"linkLocal",
	"multicast",
	"broadcast",
	"unspecified"
]);
const globalUnicast = import_ipaddr.default.parseCIDR("2000::/3");
const embeddings = [
	{
		network: import_ipaddr.default.parseCIDR("64:ff9b::/96"),
		at: 12,
		decides: true
	},
	{
		network: import_ipaddr.default.parseCIDR("64:ff9b:1::/48"),
		at: 12
	},
	{
		network: import_ipaddr.default.parseCIDR("::/96"),
		at: 12
	},
	{
		network: import_ipaddr.default.parseCIDR("::ffff:0:0:0/96"),
		at: 12
	},
	{
		network: import_ipaddr.default.parseCIDR("2002::/16"),
		at: 2
	},
	{
		network: import_ipaddr.default.parseCIDR("2001::/32"),
		at: 12,
		isInverted: true
	}
];
function reach$1(text) {
	const address = parse(text);
	if (!address) return "never";
	const range = address.range();
	if (unreachable.has(range)) return "never";
	if (address.kind() === "ipv4") return range === "unicast" ? "public" : "special";
	if (range === "loopback") return "special";
	const embedding = embeddings.find(({ network }) => address.match(network));
	if (embedding) return reachThrough(address.toByteArray(), embedding);
	return range === "unicast" && address.match(globalUnicast) ? "public" : "special";
}
function within(text, networks) {
	const address = parse(text);
	if (!address) return false;
	return networks.some((network) => {
		const [base, bits] = import_ipaddr.default.parseCIDR(network);
		return base.kind() === address.kind() && address.match(base, bits);
	});
}
function toNetwork(text) {
	const [base = "", bits, ...rest] = text.split("/");
	const address = base.includes("%") ? null : parse(base);
	if (!address || rest.length > 0 || bits !== void 0 && !/^\d{1,3}$/.test(bits)) return null;
	const longest = isIP(base) === 6 ? 128 : 32;
	const given = bits === void 0 ? longest : Number(bits);
	const length = longest === 128 && address.kind() === "ipv4" ? given - 96 : given;
	return given > longest || length < 0 ? null : `${address.toString()}/${length}`;
}
function parse(text) {
	const version = isIP(text);
	if (version === 4) return import_ipaddr.default.IPv4.parse(text);
	const bare = text.replace(/%.*$/, "");
	const canonical = version === 6 ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : void 0;
	if (canonical === void 0) return null;
	const address = import_ipaddr.default.IPv6.parse(canonical);
	return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
function reachThrough(bytes, { at, isInverted = false, decides = false }) {
	const inside = reach$1(bytes.slice(at, at + 4).map((byte) => isInverted ? byte ^ 255 : byte).join("."));
	return decides || inside === "never" ? inside : "special";
}
// src/core/net/clients.ts
function clientsOf({ starttls, speaks }) {
	return starttls ?? speaks ? "programs" : "browsers";
}
// src/data/browser-offer.ts
const browserOffer = {
	suites: {
		TLS_AES_128_GCM_SHA256: "TLS_AES_128_GCM_SHA256",
		TLS_AES_256_GCM_SHA384: "TLS_AES_256_GCM_SHA384",
		TLS_CHACHA20_POLY1305_SHA256: "TLS_CHACHA20_POLY1305_SHA256",
		TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256: "ECDHE-ECDSA-AES128-GCM-SHA256",
		TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256: "ECDHE-RSA-AES128-GCM-SHA256",
		TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384: "ECDHE-ECDSA-AES256-GCM-SHA384",
		TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384: "ECDHE-RSA-AES256-GCM-SHA384",
		TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-ECDSA-CHACHA20-POLY1305",
		TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-RSA-CHACHA20-POLY1305",
		TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA: "ECDHE-RSA-AES128-SHA",
		TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA: "ECDHE-RSA-AES256-SHA",
		TLS_RSA_WITH_AES_128_GCM_SHA256: "AES128-GCM-SHA256",
		TLS_RSA_WITH_AES_256_GCM_SHA384: "AES256-GCM-SHA384",
		TLS_RSA_WITH_AES_128_CBC_SHA: "AES128-SHA",
		TLS_RSA_WITH_AES_256_CBC_SHA: "AES256-SHA"
	},
	groups: [
		"X25519MLKEM768",
		"x25519",
		"secp256r1",
		"secp384r1"
	],
	signatures: [
		"ecdsa_secp256r1_sha256",
		"rsa_pss_rsae_sha256",
		"rsa_pkcs1_sha256",
		"ecdsa_secp384r1_sha384",
		"rsa_pss_rsae_sha384",
		"rsa_pkcs1_sha384",
		"rsa_pss_rsae_sha512",
		"rsa_pkcs1_sha512"
	]
};
const elsewhere = new Set([
	"secp521r1",
	"ffdhe2048",
	"ffdhe3072",
	"ecdsa_secp521r1_sha512",
	"ecdsa_sha1",
	"rsa_pkcs1_sha1"
]);
const exchangeSignatures = new Map([
	[1027, "ecdsa_secp256r1_sha256"],
	[2052, "rsa_pss_rsae_sha256"],
	[1025, "rsa_pkcs1_sha256"],
	[1283, "ecdsa_secp384r1_sha384"],
	[2053, "rsa_pss_rsae_sha384"],
	[1281, "rsa_pkcs1_sha384"],
	[2054, "rsa_pss_rsae_sha512"],
	[1537, "rsa_pkcs1_sha512"],
	[1539, "ecdsa_secp521r1_sha512"],
	[771, "ecdsa_sha224"],
	[769, "rsa_sha224"],
	[515, "ecdsa_sha1"],
	[513, "rsa_pkcs1_sha1"],
	[257, "rsa_md5"]
]);
// src/formats/x509/der.ts
var DerError = class extends Error {
	name = "DerError";
};
const tags = {
	boolean: 1,
	integer: 2,
	bitString: 3,
	octetString: 4,
	oid: 6,
	enumerated: 10,
	utcTime: 23,
	generalizedTime: 24,
	sequence: 48,
	set: 49
};
function readElement(bytes, offset = 0) {
	const tag = bytes[offset];
	const first = bytes[offset + 1];
	if (tag === void 0 || first === void 0) throw new DerError("truncated");
	if ((tag & 31) === 31) throw new DerError("long tag");
	const size = first < 128 ? 0 : first & 127;
	if (first === 128 || size > 4) throw new DerError("length");
	const start = offset + 2 + size;
	if (start > bytes.length) throw new DerError("truncated");
	const end = start + (size === 0 ? first : bytes.readUIntBE(offset + 2, size));
	if (end > bytes.length) throw new DerError("truncated");
	return {
		tag,
		content: bytes.subarray(start, end),
		whole: bytes.subarray(offset, end)
	};
}
function readWhole(bytes, tag) {
	const buffer = toBuffer(bytes);
	const element = readElement(buffer);
	if (element.whole.length !== buffer.length) throw new DerError("trailing bytes");
	return tag === void 0 ? element : expectTag(element, tag);
}
function* walk$1(content) {
	for (let offset = 0; offset < content.length;) {
		const element = readElement(content, offset);
		yield element;
		offset += element.whole.length;
	}
}
function children({ content }, limit = 4096) {
	const elements = [];
	for (const element of walk$1(content)) {
		if (elements.length >= limit) throw new DerError("too many elements");
		elements.push(element);
	}
	return elements;
}
function expectTag(element, tag) {
	if (element?.tag !== tag) throw new DerError(`expected tag ${tag}`);
	return element;
}
function readOid({ content }) {
	if (content.length === 0 || content.length > 64) throw new DerError("oid");
	const arcs = [];
	let arc = 0n;
	let isWithin = false;
	for (const byte of content) {
		if (!isWithin && byte === 128) throw new DerError("oid");
		arc = arc << 7n | BigInt(byte & 127);
		isWithin = (byte & 128) !== 0;
		if (isWithin) continue;
		arcs.push(arc);
		arc = 0n;
	}
	if (isWithin) throw new DerError("oid");
	const [first = 0n, ...rest] = arcs;
	const root = first < 80n ? first / 40n : 2n;
	return [
		root,
		first - root * 40n,
		...rest
	].join(".");
}
const utcTime = /^(?<y>\d\d)(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)Z$/;
const generalizedTime = /^(?<y>\d{4})(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)(?:\.\d{1,9})?Z$/;
function readTime({ tag, content }) {
	const text = content.toString("latin1", 0, 32);
	const match = (tag === tags.utcTime ? utcTime : generalizedTime).exec(text);
	if (!match?.groups || tag !== tags.utcTime && tag !== tags.generalizedTime) throw new DerError("time");
	const { y, mo, d, h, mi, s } = match.groups;
	const year = Number(y) + (tag === tags.generalizedTime ? 0 : Number(y) < 50 ? 2e3 : 1900);
	const time = Date.UTC(year, Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
	const written = `${`${year}`.padStart(4, "0")}-${mo}-${d}T${h}:${mi}:${s}.000Z`;
	if (new Date(time).toISOString() !== written) throw new DerError("time");
	return time;
}
function readBits(element) {
	const { content } = expectTag(element, tags.bitString);
	if (content[0] !== 0) throw new DerError("bit string");
	return content.subarray(1);
}
function toBuffer(bytes) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
// src/formats/revocation/crl-points.ts
const mostPoints = 64;
function readCrlPoints(value) {
	return children(value).slice(0, mostPoints).map(readPoint);
}
function readPoint(point) {
	const parts = children(point);
	const issuer = parts.find(({ tag }) => tag === 162);
	return {
		...readPointName(parts.find(({ tag }) => tag === 160)),
		hasReasons: parts.some(({ tag }) => tag === 129),
		issuers: issuer ? children(issuer).flatMap(({ tag, content }) => tag === 164 ? [content] : []) : []
	};
}
function readPointName(name) {
	const choice = name ? children(name) : [];
	const full = choice.filter(({ tag }) => tag === 160).flatMap((each) => children(each));
	return {
		names: full.map(({ whole }) => whole.toString("hex", 0, 4096)),
		urls: full.filter(({ tag }) => tag === 134).map(({ content }) => content.toString("latin1", 0, 2048)),
		isRelative: choice.some(({ tag }) => tag === 161)
	};
}
// src/formats/x509/oids.ts
const oids = {
	subjectKeyIdentifier: "2.5.29.14",
	keyUsage: "2.5.29.15",
	subjectAltName: "2.5.29.17",
	basicConstraints: "2.5.29.19",
	crlNumber: "2.5.29.20",
	crlReason: "2.5.29.21",
	deltaCrlIndicator: "2.5.29.27",
	issuingDistributionPoint: "2.5.29.28",
	certificateIssuer: "2.5.29.29",
	nameConstraints: "2.5.29.30",
	crlDistributionPoints: "2.5.29.31",
	certificatePolicies: "2.5.29.32",
	anyPolicy: "2.5.29.32.0",
	policyMappings: "2.5.29.33",
	authorityKeyIdentifier: "2.5.29.35",
	policyConstraints: "2.5.29.36",
	extendedKeyUsage: "2.5.29.37",
	inhibitAnyPolicy: "2.5.29.54",
	authorityInfoAccess: "1.3.6.1.5.5.7.1.1",
	ocsp: "1.3.6.1.5.5.7.48.1",
	caIssuers: "1.3.6.1.5.5.7.48.2",
	ocspBasic: "1.3.6.1.5.5.7.48.1.1",
	ocspNoCheck: "1.3.6.1.5.5.7.48.1.5",
	serverAuth: "1.3.6.1.5.5.7.3.1",
	ocspSigning: "1.3.6.1.5.5.7.3.9",
	anyExtendedKeyUsage: "2.5.29.37.0",
	ecPublicKey: "1.2.840.10045.2.1",
	emailAddress: "1.2.840.113549.1.9.1",
	commonName: "2.5.4.3",
	organizationName: "2.5.4.10",
	countryName: "2.5.4.6",
	organizationalUnitName: "2.5.4.11"
};
const signatureAlgorithms = {
	"1.2.840.113549.1.1.2": {
		name: "md2WithRSAEncryption",
		hash: "md2"
	},
	"1.2.840.113549.1.1.3": {
		name: "md4WithRSAEncryption",
		hash: "md4"
	},
	"1.2.840.113549.1.1.4": {
		name: "md5WithRSAEncryption",
		hash: "md5"
	},
	"1.2.840.113549.1.1.5": {
		name: "sha1WithRSAEncryption",
		hash: "sha1"
	},
	"1.2.840.113549.1.1.10": {
		name: "rsassaPss",
		hash: null,
		pss: true
	},
	"1.2.840.113549.1.1.11": {
		name: "sha256WithRSAEncryption",
		hash: "sha256"
	},
	"1.2.840.113549.1.1.12": {
		name: "sha384WithRSAEncryption",
		hash: "sha384"
	},
	"1.2.840.113549.1.1.13": {
		name: "sha512WithRSAEncryption",
		hash: "sha512"
	},
	"1.2.840.113549.1.1.14": {
		name: "sha224WithRSAEncryption",
		hash: "sha224"
	},
	"1.2.840.10040.4.3": {
		name: "dsaWithSha1",
		hash: "sha1"
	},
	"2.16.840.1.101.3.4.3.2": {
		name: "dsaWithSha256",
		hash: "sha256"
	},
	"1.2.840.10045.4.1": {
		name: "ecdsaWithSha1",
		hash: "sha1"
	},
	"1.2.840.10045.4.3.2": {
		name: "ecdsaWithSha256",
		hash: "sha256"
	},
	"1.2.840.10045.4.3.3": {
		name: "ecdsaWithSha384",
		hash: "sha384"
	},
	"1.2.840.10045.4.3.4": {
		name: "ecdsaWithSha512",
		hash: "sha512"
	},
	"1.3.14.3.2.2": {
		name: "md4WithRSA",
		hash: "md4"
	},
	"1.3.14.3.2.3": {
		name: "md5WithRSA",
		hash: "md5"
	},
	"1.3.14.3.2.4": {
		name: "md4WithRSA",
		hash: "md4"
	},
	"1.3.14.3.2.27": {
		name: "dsaWithSha1",
		hash: "sha1"
	},
	"1.3.14.3.2.29": {
		name: "sha1WithRSA",
		hash: "sha1"
	},
	"1.3.36.3.3.1.2": {
		name: "ripemd160WithRSA",
		hash: "ripemd160"
	},
	"1.3.101.112": {
		name: "ed25519",
		hash: null
	},
	"1.3.101.113": {
		name: "ed448",
		hash: null
	}
};
// src/formats/x509/extensions.ts
function readExtensions$2(wrapper) {
	const found = new Map();
	const extensions = [];
	if (wrapper) for (const extension of children(readElement(wrapper.content))) {
		const parts = children(extension);
		const oid = readOid(expectTag(parts[0], tags.oid));
		extensions.push({
			oid,
			isCritical: parts[1]?.tag === tags.boolean && parts[1].content[0] !== 0
		});
		if (!found.has(oid)) found.set(oid, expectTag(parts.at(-1), tags.octetString).content);
	}
	const get = (oid, tag, read) => {
		const value = found.get(oid);
		return value ? read(readWhole(value, tag)) : null;
	};
	const constraints = get(oids.basicConstraints, tags.sequence, readBasicConstraints);
	const access = get(oids.authorityInfoAccess, tags.sequence, readAccess$1) ?? [];
	const crlPoints = get(oids.crlDistributionPoints, tags.sequence, readCrlPoints) ?? [];
	const authorityKey = get(oids.authorityKeyIdentifier, tags.sequence, (value) => children(value)) ?? [];
	return {
		extensions,
		names: get(oids.subjectAltName, tags.sequence, readNames) ?? [],
		isAuthority: constraints?.isAuthority ?? false,
		pathLength: constraints?.pathLength ?? null,
		keyUsage: get(oids.keyUsage, tags.bitString, readKeyUsage),
		extendedKeyUsage: get(oids.extendedKeyUsage, tags.sequence, (value) => new Set(children(value).map((purpose) => readOid(expectTag(purpose, tags.oid))))),
		subjectKeyIdentifier: get(oids.subjectKeyIdentifier, tags.octetString, ({ content }) => content),
		authorityKeyIdentifier: authorityKey.find(({ tag }) => tag === 128)?.content ?? null,
		namesAuthorityCertificate: authorityKey.some(({ tag }) => tag !== 128),
		ocspUrls: access.filter(({ method }) => method === oids.ocsp).map(({ url }) => url),
		issuerUrls: access.filter(({ method }) => method === oids.caIssuers).map(({ url }) => url),
		crlUrls: crlPoints.flatMap(({ urls }) => urls),
		crlPoints
	};
}
function readBasicConstraints(value) {
	const parts = children(value);
	const flag = parts.find(({ tag }) => tag === tags.boolean);
	if (flag && flag.content.length !== 1) throw new DerError("flag");
	const length = parts.find(({ tag }) => tag === tags.integer)?.content;
	if (length && (length[0] ?? 128) >= 128) throw new DerError("path length");
	return {
		isAuthority: flag !== void 0 && flag.content[0] !== 0,
		pathLength: length && length.length <= 4 ? length.readUIntBE(0, length.length) : null
	};
}
const keyUses = [
	"digitalSignature",
	"other",
	"keyEncipherment",
	"other",
	"keyAgreement",
	"keyCertSign",
	"crlSign"
];
function readKeyUsage({ content }) {
	const bits = content.subarray(1);
	return new Set(keyUses.filter((_, bit) => (bits[bit >> 3] ?? 0) << (bit & 7) & 128));
}
function readNames(value) {
	return children(value, 1e5).flatMap(({ tag, content }) => {
		if (tag === 130) return [{
			kind: "dns",
			value: content.toString("latin1", 0, 512)
		}];
		if (tag === 135) return [{
			kind: "ip",
			value: readAddress$1(content)
		}];
		return [];
	});
}
function readAddress$1(content) {
	if (content.length === 4) return content.join(".");
	if (content.length !== 16) return content.toString("hex");
	const groups = Array.from({ length: 8 }, (_, index) => content.readUInt16BE(index * 2).toString(16));
	return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}
function readAccess$1(value) {
	return children(value).slice(0, 64).flatMap((description) => {
		const [method, location] = children(description);
		if (!method || location?.tag !== 134) return [];
		return [{
			method: readOid(method),
			url: location.content.toString("latin1", 0, 2048)
		}];
	});
}
// src/formats/x509/distinguished-name.ts
function canonicalName(name) {
	const known = canonical.get(name);
	if (known !== void 0) return known;
	const fresh = canonicalText(name);
	canonical.set(name, fresh);
	return fresh;
}
const canonical = new WeakMap();
function canonicalText(name) {
	try {
		return canonicalParts(name).join(",");
	} catch (error) {
		if (!(error instanceof DerError)) throw error;
		return name.toString("hex");
	}
}
function canonicalParts(name) {
	return children(readWhole(name, tags.sequence)).map(canonicalSet);
}
function isSameName(a, b) {
	return a.equals(b) || canonicalName(a) === canonicalName(b);
}
function nameAttributes(name) {
	return children(readWhole(name)).flatMap((set) => children(set)).map((attribute) => {
		const [oid, value] = children(attribute);
		return {
			oid: readOid(expectTag(oid, tags.oid)),
			value: value ? readText$1(value) : ""
		};
	});
}
function readText$1({ tag, content }) {
	return tag === bmpString ? readWide(content.subarray(0, 1024)) : content.toString("utf8", 0, 1024);
}
function canonicalSet(set) {
	return children(expectTag(set, tags.set)).map((attribute) => {
		const [oid, value] = children(expectTag(attribute, tags.sequence));
		return `${readOid(expectTag(oid, tags.oid))}=${value ? canonicalValue(value) : ""}`;
	}).toSorted().join("+");
}
const narrow = new Set([
	12,
	19,
	20,
	22
]);
const bmpString = 30;
function canonicalValue({ tag, content, whole }) {
	if (tag !== bmpString && !narrow.has(tag)) return whole.toString("hex");
	const text = tag === bmpString ? readWide(content) : content.toString("utf8");
	return JSON.stringify(text.trim().replace(/\s+/g, " ").toLowerCase());
}
function readWide(content) {
	return Buffer.from(content.subarray(0, content.length & -2)).swap16().toString("utf16le");
}
// src/formats/x509/signature.ts
const hashAlgorithms = {
	"1.3.14.3.2.26": "sha1",
	"2.16.840.1.101.3.4.2.4": "sha224",
	"2.16.840.1.101.3.4.2.1": "sha256",
	"2.16.840.1.101.3.4.2.2": "sha384",
	"2.16.840.1.101.3.4.2.3": "sha512"
};
function readSigned(parts) {
	const [content, algorithm, signature] = parts;
	return {
		content: expectTag(content, tags.sequence),
		algorithm: expectTag(algorithm, tags.sequence),
		signature: readBits(signature)
	};
}
function isSignedBy({ content, algorithm, signature }, key) {
	const [oid, parameters] = children(algorithm);
	const known = signatureAlgorithms[readOid(expectTag(oid, tags.oid))];
	if (!key || !known || !fits$1(known, key) || !isCheckable(key) || forged$1.has(known.hash ?? "")) return false;
	try {
		if (known.pss) return verifyPss(content.whole, key, {
			signature,
			parameters
		});
		return verify(known.hash, content.whole, key, signature);
	} catch (error) {
		if (error instanceof DerError) throw error;
		return false;
	}
}
const longestExponent = 33n;
function isCheckable(key) {
	return (key.asymmetricKeyDetails?.publicExponent ?? 0n) >> longestExponent === 0n;
}
const forged$1 = new Set([
	"md2",
	"md4",
	"md5",
	"ripemd160"
]);
function fits$1({ name, pss }, { asymmetricKeyType: type }) {
	if (pss) return type === "rsa" || type === "rsa-pss";
	if (name.startsWith("ecdsa")) return type === "ec";
	if (name.startsWith("dsa")) return type === "dsa";
	return name.startsWith("ed") ? type === name : type === "rsa";
}
function verifyPss(data, key, { signature, parameters }) {
	const salt = pssParts(parameters).find(({ tag }) => tag === 162);
	const digest = pssHash(parameters);
	if (digest === null) return false;
	const saltLength = salt ? readSmall(salt) : 20;
	return verify(digest, data, {
		key,
		padding: constants.RSA_PKCS1_PSS_PADDING,
		saltLength
	}, signature);
}
function pssHash(parameters) {
	const hash = pssParts(parameters).find(({ tag }) => tag === 160);
	return hash ? hashAlgorithms[hashOid(hash)] ?? null : "sha1";
}
const digestBytes = {
	sha256: 32,
	sha384: 48,
	sha512: 64
};
function isOddPss(parameters) {
	try {
		const parts = pssParts(parameters);
		const salt = parts.find(({ tag }) => tag === 162);
		const mask = parts.find(({ tag }) => tag === 161);
		const hash = pssHash(parameters);
		if (!salt || !mask || hash === null || readSmall(salt) !== digestBytes[hash]) return true;
		const [, digest] = children(readWhole(mask.content, tags.sequence));
		const [oid] = children(expectTag(digest, tags.sequence));
		return hashAlgorithms[readOid(expectTag(oid, tags.oid))] !== hash;
	} catch (error) {
		if (error instanceof DerError) return true;
		throw error;
	}
}
function pssParts(parameters) {
	return parameters ? children(expectTag(parameters, tags.sequence)) : [];
}
function hashOid(wrapper) {
	return readOid(expectTag(children(readWhole(wrapper.content, tags.sequence))[0], tags.oid));
}
function readSmall(wrapper) {
	const { content } = readWhole(wrapper.content, tags.integer);
	if (content.length === 0 || content.length > 2) throw new DerError("salt length");
	return content.readUIntBE(0, content.length);
}
// src/formats/x509/certificate.ts
function readCertificate$1(bytes) {
	const der = toBuffer(bytes);
	const [tbs, algorithm, signature] = children(readWhole(der, tags.sequence));
	readBits(signature);
	const fields = children(expectTag(tbs, tags.sequence));
	const first = fields[0]?.tag === 160 ? 1 : 0;
	const [serial, signed, issuer, validity, subject, key] = fields.slice(first);
	const [notBefore, notAfter] = children(expectTag(validity, tags.sequence));
	if (!notBefore || !notAfter) throw new DerError("validity");
	const [identifier, parameters] = children(expectTag(algorithm, tags.sequence));
	const oid = readOid(expectTag(identifier, tags.oid));
	const known = signatureAlgorithms[oid];
	const [keyAlgorithm, keyBits] = children(expectTag(key, tags.sequence));
	return {
		der,
		sha256: createHash("sha256").update(der).digest("hex"),
		version: first === 1 ? readVersion$2(fields[0]) : 1,
		serial: expectTag(serial, tags.integer).content,
		issuer: expectTag(issuer, tags.sequence).whole,
		subject: expectTag(subject, tags.sequence).whole,
		notBefore: readTime(notBefore),
		notAfter: readTime(notAfter),
		signature: known?.name ?? oid,
		signatureHash: known?.pss ? pssHash(parameters) : known?.hash ?? null,
		hasOddPss: known?.pss === true && isOddPss(parameters),
		hasOneAlgorithm: signed !== void 0 && algorithm !== void 0 && signed.whole.equals(algorithm.whole),
		spellsCurve: isCurveSpelled(expectTag(keyAlgorithm, tags.sequence)),
		publicKeyBits: readBits(keyBits),
		publicKey: readPublicKey(der),
		...readExtensions$2(fields.find(({ tag }) => tag === 163))
	};
}
function readVersion$2(wrapper) {
	const { content } = readWhole(expectTag(wrapper, 160).content, tags.integer);
	return content.length === 1 && (content[0] ?? 3) < 3 ? (content[0] ?? 0) + 1 : null;
}
function isCurveSpelled(algorithm) {
	const [oid, parameters] = children(algorithm);
	return readOid(expectTag(oid, tags.oid)) === oids.ecPublicKey && parameters?.tag === tags.sequence;
}
function readSubject(bytes) {
	return fieldAt(bytes, 4);
}
function readSubjectKey(bytes) {
	return fieldAt(bytes, 5);
}
function fieldAt(bytes, at) {
	const fields = children(expectTag(children(readWhole(bytes, tags.sequence))[0], tags.sequence));
	return expectTag(fields[fields[0]?.tag === 160 ? at + 1 : at], tags.sequence).whole;
}
function isIssuedBy(certificate, issuer) {
	if (!isSameName(certificate.issuer, issuer.subject)) return false;
	if (!issuer.publicKey || !isCheckable(issuer.publicKey)) return false;
	try {
		return new X509Certificate(certificate.der).verify(issuer.publicKey);
	} catch {
		return false;
	}
}
function isSelfIssued({ issuer, subject }) {
	return isSameName(issuer, subject);
}
function nameForPeople(name) {
	const attributes = nameAttributes(name);
	return ([
		oids.commonName,
		oids.organizationName,
		oids.organizationalUnitName
	].map((oid) => attributes.find((attribute) => attribute.oid === oid)).find(Boolean) ?? attributes.at(-1))?.value ?? "";
}
function readPublicKey(der) {
	try {
		return new X509Certificate(der).publicKey;
	} catch {
		return null;
	}
}
// src/net/roots.ts
function splitPem(text) {
	return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}
function openTrustStore(given) {
	const user = given.map((pem) => toNamed(pem, "given"));
	return { named: (subject) => {
		const name = canonicalName(toBuffer(subject));
		const known = mozilla$1().filter((anchor) => anchor.name === name);
		const own = user.filter((anchor) => anchor.name === name);
		return [...known, ...without$3(own, known)].map(({ der, by }) => ({
			der,
			by
		}));
	} };
}
function without$3(own, known) {
	return own.filter(({ der }) => !known.some((each) => each.der.equals(der)));
}
let mozillaAnchors;
function mozilla$1() {
	return mozillaAnchors ??= rootCertificates.map((pem) => toNamed(pem, "mozilla"));
}
function toNamed(pem, by) {
	const der = toDer(pem);
	return {
		der,
		by,
		name: canonicalName(readSubject(der))
	};
}
function toDer(pem) {
	return Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
}
const contexts$1 = new Map();
function contextFor(given, offer, to) {
	const clients = clientsOf(to);
	if (offer.issuers) return createContext(given, offer, clients);
	const { lenient = false, groups = [], onlyTls13 = false, belowTls13 = false } = offer;
	const key = `${clients} ${lenient} ${onlyTls13} ${belowTls13} ${groups.join(":")} ${given.join("")}`;
	const known = contexts$1.get(key);
	if (known) return known;
	const fresh = createContext(given, offer, clients);
	contexts$1.set(key, fresh);
	return fresh;
}
const asBrowsersDo = {
	ciphers: Object.values(browserOffer.suites).join(":"),
	ecdhCurve: browserOffer.groups.map((name, index) => index < 2 ? `*${name}` : name).join(":"),
	sigalgs: browserOffer.signatures.join(":")
};
const usualVersions = {
	minVersion: "TLSv1.2",
	maxVersion: "TLSv1.3"
};
const browserOptions = {
	...usualVersions,
	...asBrowsersDo
};
const asNobodyDoes = {
	ciphers: `${asBrowsersDo.ciphers}:TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0`,
	ecdhCurve: [
		...browserOffer.groups.filter((name) => !name.includes("MLKEM")),
		"secp521r1",
		"x448",
		"ffdhe2048",
		"ffdhe3072",
		"ffdhe4096",
		"ffdhe6144",
		"ffdhe8192",
		"secp224r1",
		"brainpoolP256r1",
		"brainpoolP384r1",
		"brainpoolP512r1",
		"secp256k1",
		"secp224k1",
		"secp192r1",
		"secp192k1",
		"secp160r1",
		"secp160r2",
		"secp160k1",
		"sect571r1",
		"sect571k1",
		"sect409r1",
		"sect409k1",
		"sect283r1",
		"sect283k1",
		"sect239k1",
		"sect233r1",
		"sect233k1",
		"sect193r1",
		"sect193r2",
		"sect163r1",
		"sect163r2",
		"sect163k1",
		"brainpoolP256r1tls13",
		"brainpoolP384r1tls13",
		"brainpoolP512r1tls13",
		"SecP256r1MLKEM768",
		"SecP384r1MLKEM1024",
		"MLKEM512",
		"MLKEM768",
		"MLKEM1024"
	].join(":"),
	sigalgs: [
		...browserOffer.signatures,
		"ecdsa_secp521r1_sha512",
		"ed25519",
		"ed448",
		"rsa_pss_pss_sha256",
		"rsa_pss_pss_sha384",
		"rsa_pss_pss_sha512",
		"ecdsa_brainpoolP256r1tls13_sha256",
		"ecdsa_brainpoolP384r1tls13_sha384",
		"ecdsa_brainpoolP512r1tls13_sha512",
		"ECDSA+SHA224",
		"RSA+SHA224",
		"ECDSA+SHA1",
		"RSA+SHA1",
		"DSA+SHA256",
		"DSA+SHA384",
		"DSA+SHA512",
		"DSA+SHA224",
		"DSA+SHA1"
	].join(":")
};
const legacyServerConnect = 4;
function createContext(given, offer, clients) {
	const { lenient, issuers = [], groups, onlyTls13, belowTls13 } = offer;
	const fetched = issuers.flatMap(toIntermediate);
	return createSecureContext({
		ca: [
			...rootCertificates,
			...given,
			...fetched
		],
		...usualVersions,
		...!lenient && !groups && clients === "browsers" && asBrowsersDo,
		...lenient && {
			minVersion: "TLSv1",
			...asNobodyDoes,
			secureOptions: legacyServerConnect
		},
		...groups && { ecdhCurve: groups.join(":") },
		...onlyTls13 && { minVersion: "TLSv1.3" },
		...belowTls13 && { maxVersion: "TLSv1.2" }
	});
}
function toIntermediate(der) {
	try {
		const certificate = new X509Certificate(der);
		return isSelfIssued(readCertificate$1(der)) || certificate.checkIssued(certificate) ? [] : [certificate.toString()];
	} catch {
		return [];
	}
}
// src/net/access.ts
function accessFor(access, to, isSecure) {
	return isSecure && access && access.host === to.host && access.port === to.port ? access : void 0;
}
function isTrustedFor(host, { trustError, lenient, chain }) {
	return trustError === null && !lenient && bearsName(chain[0], host);
}
function bearsName(leaf, host) {
	if (!leaf) return false;
	const certificate = new X509Certificate(leaf);
	if (isIP(host) !== 0) return certificate.checkIP(host) !== void 0;
	return certificate.checkHost(host.replace(/\.$/, ""), {
		subject: "never",
		partialWildcards: false
	}) !== void 0;
}
function equipped(request, { handshake, asksWho }, host, access) {
	if (!access || request.isAnonymous || !handshake) return request;
	const hasHeaders = Object.keys(access.headers).length > 0;
	if ((hasHeaders || access.identity !== void 0 && asksWho) && !isTrustedFor(host, handshake)) throw failure$1("access.untrusted", { host });
	return hasHeaders ? withHeaders(request, access) : request;
}
function withHeaders(request, { headers: given }) {
	const { headers: own = {} } = request;
	const cookies = [given["cookie"], own["cookie"]].filter((each) => each !== void 0);
	const cookie = cookies.length > 0 && { cookie: cookies.join("; ") };
	return {
		...request,
		headers: {
			...given,
			...own,
			...cookie
		}
	};
}
const contexts = new WeakMap();
function contextWith(identity, given) {
	const known = contexts.get(identity) ?? new Map();
	contexts.set(identity, known);
	const key = given.join("");
	const fresh = known.get(key) ?? openIdentity(identity, given);
	known.set(key, fresh);
	return fresh;
}
function openIdentity({ certificate, key }, given = []) {
	return createSecureContext({
		ca: [...rootCertificates, ...given],
		...browserOptions,
		cert: certificate,
		key
	});
}
// src/settings/file.ts
function readFile(path, { largest, unusable, why = whyNot }) {
	try {
		const state = statSync(path);
		if (!state.isFile() && !state.isDirectory()) throw unusable(noFile);
		if (state.size > largest) throw unusable(tooLarge(largest));
		const bytes = readSome(path, largest + 1);
		if (bytes.length > largest) throw unusable(tooLarge(largest));
		return bytes;
	} catch (error) {
		throw error instanceof Failure ? error : unusable(why(error));
	}
}
const noFile = {
	en: "it is no regular file",
	ko: "일반 파일이 아닙니다"
};
const megabyte = 1048576;
function tooLarge(largest) {
	const size = `${largest / megabyte} MB`;
	return {
		en: `it is larger than ${size}`,
		ko: `${size}보다 큽니다`
	};
}
function readSome(path, most) {
	const file = openSync(path, constants$1.O_RDONLY | constants$1.O_NONBLOCK);
	try {
		const chunks = [];
		for (let read = 0; read < most;) {
			const chunk = Buffer.allocUnsafe(Math.min(most - read, megabyte));
			const length = readSync(file, chunk);
			if (length === 0) break;
			chunks.push(chunk.subarray(0, length));
			read += length;
		}
		return Buffer.concat(chunks);
	} finally {
		closeSync(file);
	}
}
// src/settings/access/identity.ts
const ofClient = {
	certificate: "client_cert",
	key: "client_key",
	passphrase: "client_key_passphrase"
};
const largestFile$4 = 1048576;
function readIdentity(given, names = ofClient) {
	const path = given.one(names.certificate);
	const keyPath = given.one(names.key);
	if (path === void 0 && keyPath === void 0) return null;
	if (path === void 0) throw failure$1("input.missing", {
		field: given.naming(names.certificate),
		expected: {
			en: "a key alone proves nothing",
			ko: "키만으로는 증명할 수 없습니다"
		}
	}, { reason: names.certificate });
	const file = open$3(path, names.certificate, given);
	const keyFile = keyPath === void 0 ? file : open$3(keyPath, names.key, given);
	const certificates = splitPem(file.text);
	const own = readCertificate(certificates[0], file);
	const key = readKey$1(keyFile, given, names.passphrase);
	if (!own.checkPrivateKey(key)) throw keyFile.unusable({
		en: "its key is not that of the first certificate",
		ko: "첫 번째 인증서의 키가 아닙니다"
	});
	const identity = {
		certificate: certificates.join("\n"),
		key: key.export({
			type: "pkcs8",
			format: "pem"
		}).toString()
	};
	tryOut(identity, file);
	return identity;
}
function open$3(path, name, given) {
	const shown = printable(path, 200);
	const unusable = (detail) => failure$1("input.file", {
		field: given.naming(name),
		path: shown,
		detail
	}, { reason: name });
	return {
		text: readFile(path, {
			largest: largestFile$4,
			unusable
		}).toString("latin1"),
		unusable
	};
}
function readCertificate(pem, { unusable }) {
	if (pem === void 0) throw unusable({
		en: "it holds no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	try {
		return new X509Certificate(pem);
	} catch {
		throw unusable({
			en: "its certificate cannot be read",
			ko: "인증서를 읽을 수 없습니다"
		});
	}
}
const privateKey = /-----BEGIN (?<kind>[A-Z ]*)PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/;
function readKey$1({ text, unusable }, given, option) {
	const found = privateKey.exec(text);
	if (!found) throw unusable({
		en: "it holds no PEM private key",
		ko: "PEM 개인 키가 들어 있지 않습니다"
	});
	const [pem] = found;
	const isEncrypted = found.groups?.["kind"] === "ENCRYPTED " || pem.includes("ENCRYPTED");
	const passphrase = option === void 0 ? void 0 : given.one(option);
	if (isEncrypted && passphrase === void 0) throw unusable(lacking(option));
	try {
		return createPrivateKey({
			key: pem,
			...isEncrypted && { passphrase }
		});
	} catch {
		const variable = toVariable(option ?? "");
		throw unusable(isEncrypted ? {
			en: `${variable} does not open its key`,
			ko: `${variable}로 키를 열 수 없습니다`
		} : {
			en: "its key cannot be read",
			ko: "키를 읽을 수 없습니다"
		});
	}
}
function lacking(option) {
	if (option === void 0) return {
		en: "its key is encrypted; give an unencrypted one",
		ko: "키가 암호화되어 있습니다. 암호화되지 않은 키를 지정하십시오"
	};
	const variable = toVariable(option);
	return {
		en: `its key is encrypted, and ${variable} is not set`,
		ko: `키가 암호화되어 있는데 ${variable}가 설정되지 않았습니다`
	};
}
function tryOut(identity, { unusable }) {
	try {
		openIdentity(identity);
	} catch (error) {
		const code = printable(codeOf$2(error) || "OpenSSL", 100);
		throw unusable({
			en: `it cannot be used for TLS (${code})`,
			ko: `TLS에 사용할 수 없습니다(${code})`
		});
	}
}
function codeOf$2(error) {
	const code = error instanceof Error ? Reflect.get(error, "code") : void 0;
	return typeof code === "string" ? code : "";
}
// src/settings/data-directory.ts
function dataDirectory(given) {
	const text = given.one("data_dir");
	if (text !== void 0 && text !== "" && !text.includes("\0")) return resolve(text);
	if (text !== void 0) throw failure$1("input.value", {
		field: given.naming("data_dir"),
		expected: {
			en: "the path of a folder",
			ko: "폴더의 경로"
		},
		given: shown$3(text)
	}, { reason: "data_dir" });
	const state = given.variable("XDG_STATE_HOME") ?? "";
	return join(isAbsolute(state) ? state : join(given.variable("HOME") || home(), ".local", "state"), "portcullis");
}
function home() {
	try {
		return homedir();
	} catch {
		return "/nonexistent";
	}
}
// src/settings/access/remote.ts
function readRemote(given) {
	const key = readKey(given);
	const text = given.one("server");
	if (text === void 0 && key === void 0) return null;
	if (text === void 0) throw keyAlone(given);
	const server = readServer(text, given);
	refuseLocal(given);
	if (key === void 0) return { server };
	if (!isPrivateWay(new URL(server))) throw wrong$7("server", given, secureWay, shown$2(text));
	return {
		server,
		key
	};
}
const local = [
	...measuring,
	...access,
	...environmentOnly
].filter(({ stays }) => stays !== void 0);
function refuseLocal(given) {
	const option = local.find(({ name }) => given.source(name) !== void 0);
	if (option === void 0) return;
	const { name, stays } = option;
	const detail = stays === "secret" ? {
		en: "the server is given no secret of yours",
		ko: "서버는 사용자의 비밀 값을 받지 않습니다"
	} : {
		en: "the server measures with settings of its own",
		ko: "서버는 자체 설정으로 측정합니다"
	};
	throw failure$1("input.together", {
		field: given.naming(name),
		other: given.naming("server"),
		detail
	}, { reason: name });
}
const aServer$3 = {
	en: "an http or https URL such as https://portcullis.example/, without user name, query and fragment",
	ko: "https://portcullis.example/ 같은 http 또는 https URL(사용자 이름, 쿼리, 프래그먼트 없이)"
};
function readServer(text, given) {
	const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
	if (!parsed || "problem" in parsed) throw wrong$7("server", given, aServer$3, shown$2(text));
	return parsed.value.endsWith("/") ? parsed.value : `${parsed.value}/`;
}
function shown$2(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	if (text.includes("@", place.length)) return "\"…\"";
	const at = place.lastIndexOf("@");
	return `"${printable(at < 0 ? place : `…${place.slice(at)}`, 100)}${place.length < text.length ? "…" : ""}"`;
}
const visible$2 = /^[\u0021-\u007e]{1,512}$/;
function readKey(given) {
	const key = given.source("key") !== "environment" && given.list("key").length > 1 ? "" : given.one("key");
	if (key === void 0 || visible$2.test(key)) return key;
	throw wrong$7("key", given, {
		en: "one key of visible ASCII characters, without spaces and line breaks",
		ko: "공백과 줄바꿈 없이 보이는 ASCII 문자로 된 키 하나"
	}, {
		en: "what was given",
		ko: "다른 값(표시하지 않음)"
	});
}
function keyAlone(given) {
	const key = given.naming("key");
	const expected = {
		en: `${key} is for a server`,
		ko: `${key}를 받을 서버의 URL`
	};
	return failure$1("input.missing", {
		field: given.naming("server"),
		expected
	}, { reason: "server" });
}
const secureWay = {
	en: "an https URL where a key is given, since over plain http it would travel in the clear",
	ko: "키를 쓸 때는 https URL. 평문 http로는 키가 그대로 드러납니다"
};
function isPrivateWay(url) {
	const host = hostOf$1(url);
	if (url.protocol === "https:" || /(?:^|\.)localhost$/.test(host)) return true;
	return within(host, ["127.0.0.0/8", "::1/128"]);
}
function wrong$7(name, given, expected, told) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: told
	}, { reason: name });
}
// src/settings/access/manners.ts
function readOperator(given) {
	const text = given.one("operator")?.trim();
	if (text === void 0) return void 0;
	if (/^[\x21-\x7e][\x20-\x7e]{0,98} <(?:(?![<>])[\x21-\x7e]){3,100}>$/.test(text)) return text;
	const told = {
		field: given.naming("operator"),
		expected: anOperator,
		given: shown$2(text)
	};
	throw failure$1("input.value", told, { reason: "operator" });
}
function readOptOut(given) {
	const domains = [];
	const networks = [];
	for (const text of given.list("opt_out")) {
		const network = toNetwork(text);
		const host = network === null && !text.includes("/") ? parseHost(text) : null;
		if (network !== null) networks.push(network);
		else if (host && "value" in host && host.value.port === null) domains.push(host.value.host);
		else {
			const told = {
				field: given.naming("opt_out"),
				expected: someNames$1,
				given: shown$2(text)
			};
			throw failure$1("input.value", told, { reason: "opt_out" });
		}
	}
	return {
		domains,
		networks
	};
}
const anOperator = {
	en: "a name and a contact in ASCII: Example Ltd <security@example.com>",
	ko: "ASCII로 적은 이름과 연락처: Example Ltd <security@example.com>"
};
const someNames$1 = {
	en: "domains and networks, separated by commas: example.com, 192.0.2.0/24",
	ko: "쉼표로 구분한 도메인과 네트워크: example.com, 192.0.2.0/24"
};
// src/formats/dnssec/algorithms.ts
const rsaSha1 = {
	family: "rsa",
	hash: "sha1",
	isDeprecated: true
};
const algorithms = new Map([
	[5, {
		name: "RSASHA1",
		...rsaSha1
	}],
	[7, {
		name: "RSASHA1-NSEC3-SHA1",
		...rsaSha1
	}],
	[8, {
		name: "RSASHA256",
		family: "rsa",
		hash: "sha256"
	}],
	[10, {
		name: "RSASHA512",
		family: "rsa",
		hash: "sha512"
	}],
	[13, {
		name: "ECDSAP256SHA256",
		family: "ec",
		hash: "sha256",
		curve: "P-256",
		keyBytes: 64
	}],
	[14, {
		name: "ECDSAP384SHA384",
		family: "ec",
		hash: "sha384",
		curve: "P-384",
		keyBytes: 96
	}],
	[15, {
		name: "ED25519",
		family: "ed",
		hash: null,
		curve: "Ed25519",
		keyBytes: 32
	}],
	[16, {
		name: "ED448",
		family: "ed",
		hash: null,
		curve: "Ed448",
		keyBytes: 57
	}]
]);
// src/net/dns/anchors.ts
const digitsOf = new Map([
	[1, 40],
	[2, 64],
	[4, 96]
]);
const sha256$1 = 2;
const mostRecords = 100;
const [zoneKey, revoked] = [256, 128];
const trustedState = /^;;state=[23]\b/;
function readAnchors(text) {
	const anchors = [];
	for (const { words, line } of recordsIn(text)) {
		const anchor = anchorOf(words);
		if (anchor === null || anchors.length >= mostRecords) return { line };
		if (anchor !== "unusable") anchors.push(anchor);
	}
	return { anchors };
}
function* recordsIn(text) {
	let words = [];
	let begin = 0;
	let isInside = false;
	for (const [index, whole] of text.split(/\r?\n/).entries()) {
		const at = whole.indexOf(";");
		const own = at < 0 ? whole : whole.slice(0, at);
		const state = at < 0 ? void 0 : /;;state=\d.*$/.exec(whole.slice(at))?.[0];
		if (words.length === 0) begin = index + 1;
		if (state === void 0 || trustedState.test(state)) words.push(...own.replaceAll(/[()]/g, " ").split(/\s+/).filter(Boolean));
		if (own.includes("(")) isInside = true;
		if (own.includes(")")) isInside = false;
		if (isInside || words.length === 0) continue;
		yield {
			words,
			line: begin
		};
		words = [];
	}
	if (words.length > 0) yield {
		words,
		line: begin
	};
}
function anchorOf([owner = "", ...rest]) {
	const zone = zoneOf(owner);
	const from = rest.findIndex((word) => !/^(?:\d+[smhdw]?|IN)$/i.test(word));
	const [type = "", ...data] = from < 0 || from > 2 ? [] : rest.slice(from);
	if (zone === null) return null;
	if (/^DS$/i.test(type)) return ofDelegation(zone, data);
	return /^DNSKEY$/i.test(type) ? ofKey(zone, data) : null;
}
function zoneOf(text) {
	if (text === "." || /^(?:IN|DS|DNSKEY|\d+)$/i.test(text)) return text === "." ? text : null;
	return /^(?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}\.?$/i.test(text) && text.length <= 254 ? text.toLowerCase().replace(/\.?$/, ".") : null;
}
function ofDelegation(zone, [tag, number, type, ...digits]) {
	const [keyTag, algorithm, digestType] = [
		numberIn(tag, 65535),
		numberIn(number, 255),
		numberIn(type, 255)
	];
	const digest = digits.join("").toUpperCase();
	if (keyTag === null || algorithm === null || digestType === null || !/^(?:[0-9A-F]{2})+$/.test(digest)) return null;
	const length = digitsOf.get(digestType);
	if (length !== void 0 && length !== digest.length) return null;
	return length !== void 0 && algorithms.has(algorithm) ? {
		zone,
		keyTag,
		algorithm,
		digestType,
		digest
	} : "unusable";
}
function ofKey(zone, [told, protocol, number, ...base64]) {
	const [flags, algorithm] = [numberIn(told, 65535), numberIn(number, 255)];
	const key = base64.join("");
	if (flags === null || algorithm === null || protocol !== "3" || !/^[A-Za-z0-9+/]{4,}={0,2}$/.test(key)) return null;
	if (!algorithms.has(algorithm) || !(flags & zoneKey) || flags & revoked) return "unusable";
	const data = Buffer.concat([Buffer.of(flags >> 8, flags & 255, 3, algorithm), Buffer.from(key, "base64")]);
	const digest = hash("sha256", Buffer.concat([wireOf(zone), data]), "hex").toUpperCase();
	return {
		zone,
		keyTag: keyTagOf(data),
		algorithm,
		digestType: sha256$1,
		digest
	};
}
function wireOf(zone) {
	const labels = zone.split(".").filter(Boolean);
	return Buffer.concat([...labels.map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)), Buffer.of(0)]);
}
function keyTagOf(data) {
	let sum = 0;
	for (const [index, octet] of data.entries()) sum += index & 1 ? octet : octet << 8;
	return sum + (sum >>> 16) & 65535;
}
function numberIn(text, most) {
	const number = /^\d{1,5}$/.test(text ?? "") ? Number(text) : -1;
	return number >= 0 && number <= most ? number : null;
}
// src/net/dns/server.ts
const longest$3 = 2048;
const plain$3 = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/;
const tls = /^tls:\/\/(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#@[\]]+))(?::(?<port>\d{1,5}))?\/?(?:#(?<name>[^#@/]+))?$/i;
function serverOf(text) {
	if (text.length > longest$3 || /[\s\\{}]/.test(text)) return null;
	if (/^https:/i.test(text)) return overHttps(text);
	return /^tls:/i.test(text) ? overTls(text) : plainly(text);
}
function plainly(text) {
	const { six, four, port = "53" } = plain$3.exec(text)?.groups ?? {};
	const host = six ?? four ?? text;
	if (isIP(host) === 0 || !isPort$1(Number(port))) return null;
	return {
		kind: "plain",
		host,
		isAddress: true,
		port: Number(port),
		name: host,
		path: ""
	};
}
function overTls(text) {
	const { six, host: written = "", port = "853", name: told } = tls.exec(text)?.groups ?? {};
	const host = hostIn(six ?? written);
	const name = told === void 0 ? host : hostIn(told);
	if (host === null || name === null || !isPort$1(Number(port))) return null;
	return {
		kind: "tls",
		host,
		isAddress: isIP(host) !== 0,
		port: Number(port),
		name,
		path: ""
	};
}
function overHttps(text) {
	const url = /^https:\/\/[^/?#@]+(?:[/?][^#]*)?$/i.test(text) ? URL.parse(text) : null;
	const host = url && hostIn(hostOf$1(url));
	if (!url || !host || portOf(url) === 0) return null;
	const path = /^https:\/\/[^/?]*$/i.test(text) ? "/dns-query" : url.pathname + url.search;
	return {
		kind: "https",
		host,
		isAddress: isIP(host) !== 0,
		port: portOf(url),
		name: host,
		path
	};
}
function hostIn(text) {
	const parsed = parseHost(text);
	return "value" in parsed && parsed.value.port === null ? parsed.value.host : null;
}
function isPort$1(port) {
	return port >= 1 && port <= 65535;
}
// src/data/blocklists.ts
function code$2(first, label, weight, rest = {}) {
	return {
		on: {
			first,
			last: first
		},
		label,
		weight,
		...rest
	};
}
function range(first, last, label, weight) {
	return {
		on: {
			first,
			last
		},
		label,
		weight
	};
}
function bit(value, label, weight) {
	return {
		on: { bit: value },
		label,
		weight
	};
}
const sbl = [
	code$2("127.0.0.2", "SBL", "major", { isCeiling: true }),
	code$2("127.0.0.3", "CSS", "major", { isCeiling: true }),
	code$2("127.0.0.9", "DROP", "major", { isCeiling: true }),
	code$2("127.0.0.30", "BCL", "major", { isCeiling: true })
];
const xbl = [{
	on: {
		first: "127.0.0.4",
		last: "127.0.0.7"
	},
	label: "XBL",
	weight: "major",
	isCeiling: true
}];
const pbl = [{
	on: {
		first: "127.0.0.10",
		last: "127.0.0.11"
	},
	label: "PBL",
	weight: "info",
	senderWeight: "middle"
}];
const dbl = [
	code$2("127.0.1.2", "spam", "middle"),
	code$2("127.0.1.4", "phish", "middle"),
	code$2("127.0.1.5", "malware", "middle"),
	code$2("127.0.1.6", "botnet", "middle"),
	range("127.0.1.102", "127.0.1.106", "abused", "minor")
];
const spamhausParts = {
	zen: {
		takes: ["ip4", "ip6"],
		codes: [
			...sbl,
			...xbl,
			...pbl
		],
		refusals: []
	},
	sbl: {
		takes: ["ip4", "ip6"],
		codes: sbl,
		refusals: []
	},
	xbl: {
		takes: ["ip4", "ip6"],
		codes: xbl,
		refusals: []
	},
	"sbl-xbl": {
		takes: ["ip4", "ip6"],
		codes: [...sbl, ...xbl],
		refusals: []
	},
	pbl: {
		takes: ["ip4", "ip6"],
		codes: pbl,
		refusals: []
	},
	dbl: {
		takes: ["domain"],
		codes: dbl,
		refusals: ["127.0.1.255"],
		testPoint: "dbltest.com"
	}
};
const spamhausTerms = {
	own: "free for little and non-commercial use, by a resolver of one's own",
	keyed: "by the key of a subscription"
};
const spamhausRemoval = "https://check.spamhaus.org/";
function spamhausZone(part, key) {
	const known = Object.hasOwn(spamhausParts, part) ? spamhausParts[part] : void 0;
	if (!known) return null;
	const name = key === null ? `${part}.spamhaus.org` : `${part}.dq.spamhaus.net`;
	return {
		...known,
		name,
		zone: key === null ? name : `${key}.${name}`,
		needsOwnResolver: key === null,
		terms: key === null ? spamhausTerms.own : spamhausTerms.keyed,
		removal: spamhausRemoval
	};
}
function list$1(own) {
	return {
		name: own.zone,
		takes: ["ip4"],
		refusals: [],
		needsOwnResolver: false,
		terms: "free",
		...own
	};
}
function spamhaus(part) {
	const found = spamhausZone(part, null);
	if (!found) throw new Error(`no zone ${part} of Spamhaus`);
	return found;
}
const blocklists = [
	spamhaus("zen"),
	spamhaus("dbl"),
	list$1({
		zone: "b.barracudacentral.org",
		codes: [code$2("127.0.0.2", "BRBL", "major")],
		needsOwnResolver: true,
		terms: "free once the address of the resolver is registered",
		removal: "https://www.barracudacentral.org/rbl/removal-request"
	}),
	list$1({
		zone: "bl.spamcop.net",
		codes: [code$2("127.0.0.2", "SCBL", "middle")],
		removal: "https://www.spamcop.net/bl.shtml"
	}),
	list$1({
		zone: "psbl.surriel.com",
		codes: [code$2("127.0.0.2", "PSBL", "minor")],
		removal: "https://psbl.org/remove"
	}),
	list$1({
		zone: "bl.blocklist.de",
		codes: [range("127.0.0.2", "127.0.0.21", "attacks", "minor")],
		removal: "https://www.blocklist.de/en/delist.html"
	}),
	list$1({
		zone: "bl.spameatingmonkey.net",
		codes: [range("127.0.0.2", "127.0.0.3", "SEM", "minor")],
		removal: "https://spameatingmonkey.com/lookup"
	}),
	list$1({
		zone: "bip.virusfree.cz",
		codes: [code$2("127.0.0.2", "BIP", "minor")],
		removal: "https://www.virusfree.cz/en/"
	}),
	list$1({
		zone: "dnsbl-1.uceprotect.net",
		codes: [code$2("127.0.0.2", "level 1", "minor")],
		removal: "https://www.uceprotect.net/en/rblcheck.php"
	}),
	list$1({
		zone: "dnsbl-2.uceprotect.net",
		codes: [code$2("127.0.0.2", "level 2", "info")],
		removal: "https://www.uceprotect.net/en/rblcheck.php"
	}),
	list$1({
		zone: "dnsbl-3.uceprotect.net",
		codes: [code$2("127.0.0.2", "level 3", "info")],
		removal: "https://www.uceprotect.net/en/rblcheck.php"
	}),
	list$1({
		zone: "rep.mailspike.net",
		codes: [range("127.0.0.10", "127.0.0.12", "bad", "minor"), range("127.0.0.13", "127.0.0.20", "neutral", "none")],
		removal: "https://mailspike.org/iplookup.html"
	}),
	list$1({
		zone: "bl.score.senderscore.com",
		codes: [code$2("127.0.0.2", "sender score", "minor")],
		needsOwnResolver: true,
		terms: "free for few questions",
		removal: "https://senderscore.org/"
	}),
	list$1({
		zone: "multi.surbl.org",
		takes: ["domain"],
		codes: [
			bit(8, "phish", "minor"),
			bit(16, "malware", "minor"),
			bit(64, "abuse", "minor"),
			bit(128, "cracked", "minor")
		],
		refusals: ["127.0.0.1"],
		needsOwnResolver: true,
		testPoint: "surbl-org-permanent-test-point.com",
		terms: "free for few questions, by a resolver of one's own",
		removal: "https://www.surbl.org/surbl-analysis"
	}),
	list$1({
		zone: "multi.uribl.com",
		takes: ["domain"],
		codes: [
			bit(2, "black", "minor"),
			bit(4, "grey", "info"),
			bit(8, "red", "info")
		],
		refusals: ["127.0.0.1"],
		needsOwnResolver: true,
		testPoint: "test.uribl.com",
		terms: "free for few questions, by a resolver of one's own",
		removal: "https://admin.uribl.com/"
	})
];
// src/data/public-resolvers.ts
const publicResolvers = [
	{
		name: "Cloudflare",
		server: "1.1.1.1",
		isFiltering: false
	},
	{
		name: "Google",
		server: "8.8.8.8",
		isFiltering: false
	},
	{
		name: "Quad9",
		server: "9.9.9.10",
		isFiltering: false
	},
	{
		name: "OpenDNS",
		server: "208.67.222.222",
		isFiltering: true
	},
	{
		name: "AdGuard",
		server: "94.140.14.140",
		isFiltering: false
	},
	{
		name: "Yandex",
		server: "77.88.8.8",
		isFiltering: false
	},
	{
		name: "AliDNS",
		server: "223.5.5.5",
		isFiltering: false
	},
	{
		name: "DNSPod",
		server: "119.29.29.29",
		isFiltering: false
	},
	{
		name: "DNS.SB",
		server: "185.222.222.222",
		isFiltering: false
	},
	{
		name: "Control D",
		server: "76.76.2.0",
		isFiltering: false
	},
	{
		name: "Hurricane Electric",
		server: "74.82.42.42",
		isFiltering: false
	},
	{
		name: "KT",
		server: "168.126.63.1",
		isFiltering: false
	}
];
const dohResolvers = ["https://1.1.1.1/dns-query", "https://8.8.8.8/dns-query"];
// src/data/trust-anchors.ts
const ofRoot = {
	zone: ".",
	algorithm: 8,
	digestType: 2
};
// src/net/dns/usual.ts
const usualDns = {
	publicResolvers,
	doh: dohResolvers,
	anchors: [{
		...ofRoot,
		keyTag: 20326,
		digest: "E06D44B80B8F1D39A95C0B0D7C65D08458E880409BBC683457104237C7F8EC8D"
	}, {
		...ofRoot,
		keyTag: 38696,
		digest: "683D2D0ACB8C9B712A1948B27F741219298D0A450D612C483AF444A4C0FB2B16"
	}],
	blocklists,
	blocklistResolver: null
};
// src/core/net/blocklist-key.ts
const keyed = /(?:^|\.)(?:dq\.spamhaus\.net|mail\.abusix\.zone)(?=$|[=.:])/i;
const long = /[a-z0-9]{16,}/gi;
const readable$1 = new Set(["barracudacentral", "spameatingmonkey"]);
function withoutKeys(text) {
	return text.slice(0, longest$2).split(/(?<between>[\s;,]+)/).map(ofOne).join("");
}
function ofOne(text) {
	const [zone = "", ...rest] = text.split("=");
	return [keyed.test(zone) ? zone.split(".").slice(-partsOf$1(zone)).join(".") : zone, ...rest].join("=").replace(long, (label) => readable$1.has(label.toLowerCase()) ? label : "***");
}
const longest$2 = 2048;
function partsOf$1(zone) {
	return zone.endsWith(".") ? 5 : 4;
}
// src/data/blocklists-dead.ts
function closed$1(zone, year) {
	return {
		zone,
		why: {
			en: `closed in ${year}`,
			ko: `${year}년에 종료됨`
		}
	};
}
const gone = {
	en: "given up by its operator",
	ko: "운영자가 중단함"
};
const deadBlocklists = [
	closed$1("ix.dnsbl.manitu.net", 2025),
	closed$1("dnsbl.sorbs.net", 2024),
	closed$1("sorbs.net", 2024),
	closed$1("njabl.org", 2013),
	closed$1("ahbl.org", 2015),
	closed$1("ordb.org", 2006),
	closed$1("spamcannibal.org", 2018),
	closed$1("cbl.abuseat.org", 2021),
	closed$1("dnsbl.inps.de", 2019),
	{
		zone: "rbl.megarbl.net",
		why: gone
	},
	{
		zone: "bl.emailbasura.org",
		why: gone
	},
	{
		zone: "msrbl.net",
		why: gone
	},
	{
		zone: "ubl.unsubscore.com",
		why: gone
	},
	{
		zone: "list.dnswl.org",
		why: {
			en: "a list of good senders",
			ko: "정상 발신자 목록"
		}
	}
];
function deadBlocklist(zone) {
	return deadBlocklists.find((dead) => zone === dead.zone || zone.endsWith(`.${dead.zone}`)) ?? null;
}
// src/net/dns/blocklists.ts
function blocklistNamed(zone) {
	const dead = deadBlocklist(zone);
	return dead ? { dead } : { list: knownList(zone) ?? ownList(zone) };
}
function knownList(zone) {
	const groups = /^(?<key>[^.]+)\.(?<part>[a-z-]+)\.dq\.spamhaus\.net$/.exec(zone)?.groups;
	return (groups && spamhausZone(groups["part"] ?? "", groups["key"] ?? "")) ?? blocklists.find((each) => each.zone === zone);
}
function ownList(zone) {
	return {
		zone,
		name: withoutKeys(zone),
		takes: ["ip4", "ip6"],
		codes: [{
			on: {
				first: "127.0.0.2",
				last: "127.0.0.2"
			},
			label: "listed",
			weight: "minor"
		}],
		refusals: [],
		needsOwnResolver: false,
		terms: "named by the operator",
		removal: null
	};
}
// src/settings/access/blocklist-pattern.ts
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const label$1 = "[A-Za-z0-9_](?:[A-Za-z0-9_\\-]{0,61}[A-Za-z0-9_])?";
const code$1 = `127\\.${eight}\\.${eight}\\.${eight}`;
const blocklistPattern = `^(?:off|(?=[^=]{1,190}(?:=|$))(?:${label$1}\\.)+${label$1}(?:=${`${code$1}(?:-${code$1})?(?:\\+${code$1}(?:-${code$1})?)*`})?)$`;
// src/settings/access/blocklists.ts
function readBlocklists(given) {
	return {
		blocklists: readLists(given),
		blocklistResolver: readResolver(given)
	};
}
const mostLists = 64;
const written$2 = new RegExp(blocklistPattern);
function readLists(given) {
	const texts = given.list("blocklist");
	if (texts.length === 0) return usualDns.blocklists;
	if (texts.length === 1 && texts[0] === "off") return [];
	const [beyond] = texts.slice(mostLists);
	if (beyond !== void 0) throw wrong$6(given, atMost$1, beyond);
	const lists = texts.map((text) => readList$2(text, given));
	const twice = texts.find((_, index) => lists.findIndex(({ zone }) => zone === lists[index]?.zone) !== index);
	if (twice !== void 0) throw wrong$6(given, once$2, twice);
	return lists;
}
function readList$2(text, given) {
	const [zone = "", codes] = text.split("=", 2);
	if (!written$2.test(text) || zone === "off") throw wrong$6(given, aList, text);
	const named = blocklistNamed(zone.toLowerCase());
	if ("dead" in named) throw wrong$6(given, alive(named.dead.zone, named.dead.why), text);
	const { list } = named;
	return codes === void 0 ? list : {
		...list,
		codes: codes.split("+").map((each) => readCode(each, text, given))
	};
}
function readCode(code, text, given) {
	const [first = "", last = first] = code.split("-", 2);
	const isRefusal = numberOf$1(first) <= numberOf$1("127.0.0.1") || numberOf$1(last) >= numberOf$1("127.255.255.0");
	if (numberOf$1(first) > numberOf$1(last) || isRefusal) throw wrong$6(given, aCode, text);
	return {
		on: {
			first,
			last
		},
		label: "listed",
		weight: "minor"
	};
}
function numberOf$1(address) {
	return address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
}
function readResolver(given) {
	const text = given.one("blocklist_resolver");
	if (text === void 0 || serverOf(text)) return text ?? null;
	const params = {
		field: given.naming("blocklist_resolver"),
		expected: aServer$2,
		given: shown$2(text)
	};
	throw failure$1("input.value", params, { reason: "blocklist_resolver" });
}
const aServer$2 = {
	en: "an IP address, with or without a port, https://host/path or tls://host[:port]",
	ko: "IP 주소(포트는 선택), https://host/path 또는 tls://host[:port] 형식"
};
const aList = {
	en: "off alone, or ZONE or ZONE=CODES such as bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7",
	ko: "off 하나만, 또는 bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7 같은 ZONE이나 ZONE=CODES"
};
const aCode = {
	en: "a list whose codes are between 127.0.0.2 and 127.255.254.255, the lower one first",
	ko: "코드가 127.0.0.2와 127.255.254.255 사이이고 작은 값이 앞에 오는 목록"
};
const once$2 = {
	en: "a list that is named once",
	ko: "한 번만 지정한 목록"
};
const atMost$1 = {
	en: `one of at most ${mostLists} lists`,
	ko: `최대 ${mostLists}개 가운데 하나`
};
function alive(zone, why) {
	return {
		en: `a list that still tells who is listed; ${zone} is never asked (${why.en})`,
		ko: `현재 운영 중인 차단 목록이어야 하며, ${zone}에는 묻지 않습니다(${why.ko})`
	};
}
function wrong$6(given, expected, text) {
	const params = {
		field: given.naming("blocklist"),
		expected,
		given: quoted$1(text)
	};
	return failure$1("input.value", params, { reason: "blocklist" });
}
function quoted$1(text) {
	return `"${printable(withoutKeys(text), 100)}"`;
}
// src/settings/access/resolving.ts
function readResolvers(given) {
	return given.list("resolver").map((text) => {
		if (serverOf(text)) return text;
		throw wrong$5("resolver", given, aServer$1, text);
	});
}
const aServer$1 = {
	en: "an IP address, with or without a port, https://host/path, tls://host[:port] or tls://address#name, with IPv6 in brackets where more follows and without user name",
	ko: "IP 주소(포트는 선택), https://host/path, tls://host[:port] 또는 tls://address#name 형식(뒤에 더 이어지면 IPv6은 대괄호 안에, 사용자 이름 없이)"
};
function readOutfit(given) {
	const publicResolvers = readPublicResolvers(given);
	return {
		publicResolvers: publicResolvers.length > 0 ? publicResolvers : usualDns.publicResolvers,
		doh: readDoh(given),
		anchors: given.one("trust_anchor") === void 0 ? usualDns.anchors : readTrust(given),
		...readBlocklists(given)
	};
}
const mostResolvers = 64;
const writtenResolver = /^(?:(?<name>[^=:/[\]#]+)=)?(?<server>.*?)(?<filters>#filters)?$/;
function readPublicResolvers(given) {
	const texts = given.list("public_resolver");
	const [beyond] = texts.slice(mostResolvers);
	if (beyond !== void 0) throw wrong$5("public_resolver", given, atMost, beyond);
	const names = new Set();
	return texts.map((text) => {
		const { name: told, server = "", filters } = writtenResolver.exec(text)?.groups ?? {};
		const name = told === void 0 ? server : told.trim();
		if (!serverOf(server) || !/^[^\p{C}]{1,60}$/u.test(told === void 0 ? "x" : name)) throw wrong$5("public_resolver", given, aPublicResolver, text);
		if (names.has(name.toLowerCase())) throw wrong$5("public_resolver", given, another, text);
		names.add(name.toLowerCase());
		return {
			name,
			server,
			isFiltering: filters !== void 0
		};
	});
}
function readDoh(given) {
	const texts = given.list("doh");
	const [beyond] = texts.slice(mostResolvers);
	if (beyond !== void 0) throw wrong$5("doh", given, atMost, beyond);
	for (const text of texts) if (serverOf(text)?.kind !== "https") throw wrong$5("doh", given, aDohResolver, text);
	return texts.length > 0 ? [...new Set(texts)] : usualDns.doh;
}
const aDohResolver = {
	en: "https://host/path, without user name",
	ko: "https://host/path 형식(사용자 이름 없이)"
};
const aPublicResolver = {
	en: "NAME=SERVER or SERVER, with #filters behind it where it withholds names, and SERVER an IP address, https://host/path or tls://host",
	ko: "NAME=SERVER 또는 SERVER(이름을 걸러내는 리졸버면 뒤에 #filters), SERVER는 IP 주소, https://host/path 또는 tls://host"
};
const another = {
	en: "a resolver with a name that no other one has",
	ko: "다른 리졸버와 겹치지 않는 이름의 리졸버"
};
const atMost = {
	en: `one of at most ${mostResolvers} resolvers`,
	ko: `최대 ${mostResolvers}개 가운데 하나`
};
const largestFile$3 = 1048576;
function readTrust(given) {
	const path = given.one("trust_anchor") ?? "";
	const unusable = (detail) => failure$1("input.file", {
		field: given.naming("trust_anchor"),
		path: printable(path, 200),
		detail
	}, { reason: "trust_anchor" });
	const read = readAnchors(readFile(path, {
		largest: largestFile$3,
		unusable
	}).toString("latin1"));
	if ("line" in read) throw unusable({
		en: `line ${read.line} is no DS or DNSKEY record`,
		ko: `${read.line}번째 줄이 DS나 DNSKEY 레코드가 아닙니다`
	});
	if (read.anchors.length > 0) return read.anchors;
	throw unusable({
		en: "it holds no DS or DNSKEY record that can be verified by",
		ko: "검증에 쓸 수 있는 DS나 DNSKEY 레코드가 들어 있지 않습니다"
	});
}
function wrong$5(name, given, expected, text) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: shown$2(text)
	}, { reason: name });
}
// src/settings/access/sources.ts
function readSources$1(given) {
	const entries = sourceIds.flatMap((id) => {
		const name = sourceOption(id);
		const text = given.one(name);
		return text === void 0 ? [] : [[id, readAddress(text, {
			name,
			usual: sourceTable[id].url,
			given
		})]];
	});
	return Object.fromEntries(entries);
}
function readAddress(text, { name, usual, given }) {
	const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
	const url = parsed && "value" in parsed ? parsed.value : null;
	if (url === null || !isPrivateWay(new URL(url))) throw wrong$4(name, given, aSource, shown$2(text));
	return usual.endsWith("/") && !url.endsWith("/") ? `${url}/` : url;
}
const visible$1 = /^[\u0021-\u007e]{8,512}$/;
function readSourceKeys(given) {
	const entries = sourceIds.flatMap((id) => {
		const name = keyOption(id);
		const key = sourceTable[id].key && given.one(name);
		if (key === void 0) return [];
		if (!visible$1.test(key)) throw wrong$4(name, given, aKey, unshown$1);
		return [[id, key]];
	});
	return Object.fromEntries(entries);
}
const aSource = {
	en: "an https URL such as https://rdap.example/, without user name, query and fragment; http only to this machine",
	ko: "https://rdap.example/ 같은 https URL(사용자 이름, 쿼리, 프래그먼트 없이). http는 이 컴퓨터로만 허용됩니다"
};
const aKey = {
	en: "one key of 8 to 512 visible ASCII characters, without spaces and line breaks",
	ko: "공백과 줄바꿈 없이 보이는 ASCII 문자 8~512자로 된 키 하나"
};
const unshown$1 = {
	en: "what was given",
	ko: "다른 값(표시하지 않음)"
};
function wrong$4(name, given, expected, told) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: told
	}, { reason: name });
}
// src/settings/access/whois-root.ts
const usualPort$1 = 43;
function readWhoisRoot(given) {
	const text = given.one("source_whois");
	if (text === void 0) return void 0;
	const parsed = /^[^/\s]+$/.test(text.trim()) ? parseHost(text) : null;
	if (parsed && "value" in parsed) return {
		host: parsed.value.host,
		port: parsed.value.port ?? usualPort$1
	};
	const told = {
		field: given.naming("source_whois"),
		expected: aServer,
		given: shown$2(text)
	};
	throw failure$1("input.value", told, { reason: "source_whois" });
}
const aServer = {
	en: "a host name or IP address, with or without a port: whois.example or 192.0.2.1:4343",
	ko: "호스트 이름 또는 IP 주소(포트는 선택): whois.example, 192.0.2.1:4343"
};
// src/settings/options/measuring.ts
function readMeasuring(given) {
	return {
		deadline: readSeconds(given) * 1e3,
		isDeadlineSet: given.one("timeout") !== void 0,
		authorities: readAuthorities(given),
		pins: given.list("resolve").map((text) => readPin(text, given)),
		resolvers: readResolvers(given),
		dns: readOutfit(given),
		sources: readSources$1(given),
		whoisRoot: readWhoisRoot(given),
		sourceKeys: readSourceKeys(given),
		operator: readOperator(given),
		optOut: readOptOut(given),
		allow: given.list("allow_addresses").map((text) => readNetwork(text, given))
	};
}
function readLanguage(given) {
	const text = given.one("lang") ?? "en";
	const language = languages.find((each) => each === text);
	if (language) return language;
	const params = {
		field: given.naming("lang"),
		expected: languages.join(", "),
		given: quoted(text),
		suggestion: suggest(text, languages)
	};
	throw failure$1("input.option", params, { reason: "lang" });
}
const longestTimeout = 300;
function readSeconds(given) {
	const text = given.one("timeout");
	if (text === void 0) return 10;
	const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
	if (seconds > 0 && seconds <= longestTimeout) return seconds;
	throw wrong$3("timeout", given, {
		en: `seconds above 0 and up to ${longestTimeout}`,
		ko: `0보다 크고 ${longestTimeout} 이하인 초 단위 값`
	}, text);
}
const pinPattern = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5}):(?:\[(?<to6>[^\]]+)\]|(?<to>[^:[\]]+))(?::(?<toPort>\d{1,5}))?$/;
function readPin(text, given) {
	const expected = {
		en: "host:port:address or host:port:address:port, with IPv6 in brackets",
		ko: "host:port:address 또는 host:port:address:port 형식(IPv6은 대괄호 안에)"
	};
	const groups = pinPattern.exec(text)?.groups;
	const host = parseHost(groups?.["six"] ?? groups?.["host"] ?? "");
	const address = groups?.["to6"] ?? groups?.["to"] ?? "";
	const port = Number(groups?.["port"]);
	const toPort = Number(groups?.["toPort"] ?? port);
	if ("problem" in host || isIP(address) === 0 || !isPort(port) || !isPort(toPort)) throw wrong$3("resolve", given, expected, text);
	return {
		host: host.value.host,
		port,
		address,
		toPort
	};
}
function readNetwork(text, given) {
	const network = toNetwork(text);
	if (network) return network;
	throw wrong$3("allow_addresses", given, {
		en: "networks such as 10.0.0.0/8, separated by commas",
		ko: "10.0.0.0/8 같은 네트워크를 쉼표로 구분한 목록"
	}, text);
}
const largestFile$2 = 4194304;
function readAuthorities(given) {
	const path = given.one("ca_file");
	if (path === void 0) return [];
	const unusable = (detail) => failure$1("input.file", {
		field: given.naming("ca_file"),
		path: printable(path, 200),
		detail
	}, { reason: "ca_file" });
	const certificates = splitPem(readFile(path, {
		largest: largestFile$2,
		unusable
	}).toString("latin1"));
	if (certificates.length === 0) throw unusable({
		en: "it holds no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	certificates.forEach((pem, index) => {
		try {
			return new X509Certificate(pem);
		} catch {
			throw unusable({
				en: `certificate ${index + 1} in it cannot be read`,
				ko: `${index + 1}번째 인증서를 읽을 수 없습니다`
			});
		}
	});
	return certificates;
}
function isPort(port) {
	return Number.isInteger(port) && port >= 1 && port <= 65535;
}
function wrong$3(name, given, expected, text) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: quoted(text)
	}, { reason: name });
}
function quoted(text) {
	return `"${printable(text, 60)}"`;
}
// src/formats/tls/flight.ts
const messageTypes = {
	serverHello: 2,
	certificate: 11,
	serverKeyExchange: 12,
	serverHelloDone: 14
};
const records = {
	alert: 21,
	handshake: 22
};
function readFlight(bytes) {
	let rest = toBuffer(bytes);
	const fragments = [];
	const end = (alert, isForeign = false) => ({
		messages: readMessages(Buffer.concat(fragments)),
		alert,
		isForeign
	});
	while (rest.length >= 5) {
		const [type = 0, major] = rest;
		if (type < 20 || type > 24 || major !== 3) return end(null, true);
		const content = rest.subarray(5, 5 + rest.readUInt16BE(3));
		const [level, code] = content;
		if (type === records.alert && code !== void 0 && (level === 2 || code === 0)) return end(code);
		if (type === records.handshake) fragments.push(content);
		else if (type !== records.alert) break;
		rest = rest.subarray(5 + rest.readUInt16BE(3));
	}
	return end(null, fragments.length === 0 && rest.length > 0 && (rest[0] ?? 0) >= 32);
}
function readMessages(handshake) {
	const messages = [];
	for (let offset = 0; offset + 4 <= handshake.length;) {
		const length = handshake.readUIntBE(offset + 1, 3);
		const body = handshake.subarray(offset + 4, offset + 4 + length);
		messages.push({
			type: handshake[offset] ?? 0,
			body,
			isWhole: body.length === length
		});
		offset += 4 + length;
	}
	return messages;
}
function isEnough(bytes, until) {
	const { messages, alert, isForeign } = readFlight(bytes);
	const [first] = messages;
	if (alert !== null || isForeign || first && first.type !== messageTypes.serverHello) return true;
	if (until === "hello") return first?.isWhole ?? false;
	const last = [messageTypes.serverKeyExchange, messageTypes.serverHelloDone];
	return messages.some(({ type, isWhole }) => isWhole && last.includes(type));
}
function hasBegun(bytes) {
	let rest = toBuffer(bytes);
	while (rest.length >= 5 && rest[0] === records.alert && rest.length >= 5 + rest.readUInt16BE(3)) rest = rest.subarray(5 + rest.readUInt16BE(3));
	return rest.length > 0;
}
function readKeyExchange(bytes, suiteName) {
	const message = readFlight(bytes).messages.find(({ type }) => type === messageTypes.serverKeyExchange);
	if (!message?.isWhole) return null;
	const { body } = message;
	if (/^TLS_ECDHE?_/.test(suiteName)) return body.length >= 3 && body[0] === 3 ? {
		kind: "group",
		group: body.readUInt16BE(1)
	} : null;
	return /^TLS_DHE?_/.test(suiteName) ? readPrime(body) : null;
}
function readPrime(body) {
	if (body.length < 2) return null;
	const prime = body.subarray(2, 2 + body.readUInt16BE(0));
	if (prime.length === 0 || prime.length < body.readUInt16BE(0)) return null;
	const start = prime.findIndex((byte) => byte !== 0);
	if (start < 0) return null;
	return {
		kind: "finite",
		bits: (prime.length - start) * 8 - Math.clz32(prime[start] ?? 0) + 24
	};
}
const refusals$2 = new Set([
	0,
	40,
	47,
	70,
	71
]);
function isRefusal(alert) {
	return refusals$2.has(alert);
}
// src/core/net/starttls.ts
const starttlsProtocols = [
	"smtp",
	"imap",
	"pop3",
	"ftp",
	"postgres"
];
const starttlsNames = {
	smtp: "SMTP",
	imap: "IMAP",
	pop3: "POP3",
	ftp: "FTP",
	postgres: "PostgreSQL"
};
const implicitPorts = {
	465: "smtp",
	993: "imap",
	995: "pop3",
	990: "ftp"
};
const starttlsPorts = {
	25: "smtp",
	587: "smtp",
	143: "imap",
	110: "pop3",
	21: "ftp",
	5432: "postgres"
};
// src/core/grade/grade.ts
const grades = [
	"A+",
	"A",
	"B",
	"C",
	"D",
	"F"
];
function assess(parts, caps, ladder) {
	const { coverage, score } = observedOf(parts);
	if (coverage < 60 || score === null) return {
		parts,
		caps,
		coverage
	};
	const uncapped = ladder.find(([from]) => score >= from)?.[1] ?? "F";
	return {
		grade: worst([uncapped, ...caps.map(({ max }) => max)]),
		score,
		uncapped,
		parts,
		caps,
		coverage
	};
}
function observedOf(parts) {
	const seen = parts.filter(isScored);
	const total = sum(parts.map(({ weight }) => weight));
	const weight = sum(seen.map((part) => part.weight));
	if (total === 0 || weight === 0) return {
		coverage: 0,
		score: null
	};
	const score = tenth$1(sum(seen.map((part) => part.weight * part.score)) / weight);
	return {
		coverage: Math.round(100 * weight / total),
		score
	};
}
function assessInDoubt(parts, caps, ladder, doubt) {
	const doubted = (score) => parts.map((part) => part.id in doubt.parts ? {
		...part,
		score: score(part.id)
	} : part);
	const least = assess(doubted((id) => doubt.parts[id] ?? 0), [...caps, ...doubt.caps], ladder);
	const most = assess(doubted(() => 100), caps, ladder);
	const between = assess(doubted(() => null), caps, ladder);
	const { grade, score, uncapped } = least;
	const { parts: seen, coverage } = between;
	if (grade !== most.grade) return {
		parts: seen,
		caps,
		coverage,
		...grade && { atLeast: grade }
	};
	if (between.grade === grade || score === void 0 || !grade || !uncapped) return between;
	return {
		grade,
		score,
		uncapped,
		parts: seen,
		caps,
		coverage
	};
}
function atBest({ grade, caps = [], parts = [] }, ladder) {
	const perfect = parts.map((part) => ({
		...part,
		score: part.score ?? 100
	}));
	return grade ?? assess(perfect, caps, ladder).grade ?? worst(["A+", ...caps.map(({ max }) => max)]);
}
function meets(grade, required) {
	return grades.indexOf(grade) <= grades.indexOf(required);
}
function worst(some) {
	return some.reduce((a, b) => meets(a, b) ? b : a);
}
function isScored(part) {
	return part.score !== null;
}
function sum(numbers) {
	return numbers.reduce((a, b) => a + b, 0);
}
function tenth$1(value) {
	return Math.round(value * 10 + 1e-7) / 10;
}
// src/core/grade/score.ts
function assessScore(parts, limits) {
	const { coverage, score: unlimited } = observedOf(parts);
	if (coverage < 60 || unlimited === null) return {
		parts,
		limits,
		coverage
	};
	return {
		score: Math.min(unlimited, ...limits.map(({ max }) => max)),
		unlimited,
		parts,
		limits,
		coverage
	};
}
function weightsOf(part, { weights, rubrics = [] }) {
	const found = [weights, ...rubrics.map((rubric) => rubric.weights)].flatMap((table) => table[part] ?? []);
	return [...new Set(found)];
}
function bandOf(score, bands) {
	return (bands.find(([from]) => score >= from) ?? bands.at(-1))?.[1] ?? "";
}
const scoreBounds = {
	pass: 90,
	fail: 50
};
// src/checks/gate/problems.ts
const problems$2 = defineProblems({
	"ssl-below": {
		severity: "high",
		cause: {
			en: "{host} is graded {actual}, below {expected}.",
			ko: "{host}의 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Mend the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	},
	"ssl-at-best": {
		severity: "high",
		cause: {
			en: "{host} can be graded {best} at best, below {expected}.",
			ko: "{host}의 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Mend the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	},
	"headers-below": {
		severity: "high",
		cause: {
			en: "The security headers are graded {actual}, below {expected}.",
			ko: "보안 헤더 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Mend the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	},
	"headers-at-best": {
		severity: "high",
		cause: {
			en: "The security headers can be graded {best} at best, below {expected}.",
			ko: "보안 헤더 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Mend the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	},
	"days-below": {
		severity: "high",
		cause: {
			en: "{subject} expires in {days}, below {expected}.",
			ko: "{subject}의 남은 기간은 {days}, 기준 {expected}일에 못 미칩니다."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	},
	"days-over": {
		severity: "high",
		cause: {
			en: "{subject} expired {days} ago.",
			ko: "{subject}의 유효 기간이 끝났습니다(경과 {days})."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	},
	"https-missing": {
		severity: "high",
		cause: {
			en: "The site is served over plain HTTP.",
			ko: "사이트가 평문 HTTP로 제공됩니다."
		},
		action: {
			en: "Serve {url} over https.",
			ko: "{url|을/를} https로 제공하십시오."
		}
	},
	"https-bypassed": {
		severity: "high",
		cause: {
			en: "{url} answers without redirect.",
			ko: "{url|이/가} 리디렉션 없이 응답합니다."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"https-astray": {
		severity: "high",
		cause: {
			en: "{url} redirects to no page, neither over https nor otherwise.",
			ko: "{url|은/는} https로도 다른 방식으로도 페이지에 이르지 않는 리디렉션입니다."
		},
		action: {
			en: "Redirect every request on port 80 straight to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 바로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"https-unreached": {
		severity: "critical",
		cause: {
			en: "{url} leads browsers to no page.",
			ko: "{url|은/는} 브라우저를 어떤 페이지로도 이끌지 않습니다."
		},
		action: {
			en: "Mend the redirects: the http findings say where they break.",
			ko: "리디렉션을 고치십시오. 끊기는 지점은 http 문제에 나와 있습니다."
		}
	},
	"port-unknown": {
		severity: "medium",
		cause: {
			en: "What {url} does could not be told ({reason}).",
			ko: "{url|이/가} 무엇을 하는지 알 수 없었습니다({reason})."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"hop-unknown": {
		severity: "medium",
		cause: {
			en: "Whether browsers accept the certificate of {url}, on the way to the page, could not be told.",
			ko: "페이지로 가는 길에 있는 {url}의 인증서를 브라우저가 받아들이는지 알 수 없었습니다."
		},
		action: {
			en: "Serve its whole certificate chain.",
			ko: "전체 인증서 체인을 제공하십시오."
		}
	},
	unstable: {
		severity: "medium",
		cause: {
			en: "A second measurement a moment later said otherwise: {changes}.",
			ko: "잠시 뒤 다시 측정하니 결과가 달랐습니다: {changes}."
		},
		action: {
			en: "Look for servers behind it that are not alike; --all-ips measures every address.",
			ko: "뒤에 있는 서버들이 서로 다른지 확인하십시오. --all-ips는 모든 주소를 측정합니다."
		}
	},
	unmeasured: {
		severity: "medium",
		cause: {
			en: "It could not be measured.",
			ko: "측정할 수 없었습니다."
		},
		action: {
			en: "See the reason above.",
			ko: "위의 이유를 확인하십시오."
		}
	}
});
// src/rules/demandable.ts
const withoutTarget = new Set(registry$1.filter(({ subject }) => subject === void 0 || subject.value === "FILE").map(({ id }) => id));
function isDemandable(id) {
	return id !== "gate" && !isAboutText(id);
}
function isAboutText(id) {
	return withoutTarget.has(id);
}
function gives({ grading, scoring }, limit) {
	return grading !== void 0 || limit === "minScore" && scoring !== void 0;
}
// src/rules/gate-rules.ts
const loud = ["warn", "error"];
const all$1 = [
	"off",
	"warn",
	"error"
];
function ofThreshold(option, off, words) {
	const verdict = {
		en: `What is worse than ${option} fails the target; the level warn makes it a warning. What could not be measured leaves the target unknown. ${option}: ${off} switches it off.`,
		ko: `${option} 기준보다 나쁘면 대상이 실패하며, 수준이 warn이면 주의로 낮아집니다. 측정하지 못하면 판단 불가입니다. 끄려면 ${option}: ${off} 값을 씁니다.`
	};
	return {
		severity: "high",
		...words,
		verdict,
		levels: loud
	};
}
const thresholds$1 = {
	ssl: ofThreshold("min_ssl", "off", {
		cause: {
			en: "Certificate and TLS are graded below the threshold.",
			ko: "인증서와 TLS 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Mend the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	}),
	headers: ofThreshold("min_headers", "off", {
		cause: {
			en: "The security headers are graded below the threshold.",
			ko: "보안 헤더 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Mend the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	}),
	days: ofThreshold("min_days", "off", {
		cause: {
			en: "A certificate expires too soon.",
			ko: "인증서가 곧 만료됩니다."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	}),
	https: ofThreshold("require_https", "false", {
		cause: {
			en: "The site can be had over plain HTTP.",
			ko: "사이트에 평문 HTTP로 접속할 수 있습니다."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	})
};
function ofDemand(id) {
	return {
		severity: "high",
		cause: {
			en: `The check ${id} is not passed as demanded.`,
			ko: `${id} 검사가 요구한 수준을 통과하지 못했습니다.`
		},
		action: {
			en: `Mend the ${id} findings, worst first.`,
			ko: `${id} 문제를 심각한 것부터 고치십시오.`
		},
		verdict: {
			en: `Asked only where checks.${id} of the configuration demands it. Its level there decides: error fails the target, warn warns, off asks nothing; a rule of this name may say otherwise. What could not be measured leaves the target unknown. Issues that are waived or off count neither for maxSeverity nor for a level alone; a grade and a score are what was measured.`,
			ko: `설정의 checks.${id} 항목이 요구할 때만 검사합니다.  그 수준이 error이면 대상이 실패하고, warn이면 주의, off이면 검사하지 않습니다. 이 이름의 규칙으로 바꿀 수 있습니다. 측정하지 못하면 판단 불가입니다. 예외이거나 꺼 둔 문제는 maxSeverity 값이나 수준만 적은 요구에 영향을 주지 않지만, 등급과 점수는 측정한 그대로 씁니다.`
		},
		levels: loud
	};
}
const ofPolicy = {
	"waiver-expired": {
		severity: "high",
		cause: {
			en: "A waiver that is still needed has expired.",
			ko: "아직 필요한 예외가 만료되었습니다."
		},
		action: {
			en: "Mend what it is about, or decide again and give it a new date.",
			ko: "해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오."
		},
		verdict: {
			en: "Fails the target, and what the waiver excused counts again; the level warn makes it a warning.",
			ko: "대상이 실패하고, 예외로 두었던 문제도 다시 판정에 들어갑니다. 수준이 warn이면 주의로 낮아집니다."
		},
		levels: loud
	},
	"waiver-unneeded": {
		severity: "low",
		cause: {
			en: "Nothing needs a waiver any more.",
			ko: "더 이상 필요하지 않은 예외가 있습니다."
		},
		action: {
			en: "Take it out of the configuration.",
			ko: "설정에서 삭제하십시오."
		},
		verdict: {
			en: "Makes the verdict of the run a warning; error fails it, off says nothing.",
			ko: "전체 판정이 주의가 됩니다. 수준이 error이면 실패하고, off이면 알리지 않습니다."
		},
		levels: all$1,
		isOfRun: true
	},
	unstable: {
		severity: problems$2.unstable.severity,
		cause: problems$2.unstable.cause,
		action: problems$2.unstable.action,
		verdict: {
			en: "A target that fails is measured once more. Where the second measurement differs it stands, but never better than a warning; error fails the target, off takes the second as it is.",
			ko: "실패한 대상은 한 번 더 측정합니다. 두 번째 결과가 다르면 그것을 따르되 주의보다 좋아지지 않습니다. 수준이 error이면 대상이 실패하고, off이면 두 번째 결과를 그대로 따릅니다."
		},
		levels: all$1
	},
	"baseline-mended": {
		severity: "info",
		cause: {
			en: "Entries of the baseline are found no more.",
			ko: "기준선의 항목 중 이제 발견되지 않는 것이 있습니다."
		},
		action: {
			en: "Take them out with --update-baseline.",
			ko: "--update-baseline으로 정리하십시오."
		},
		verdict: {
			en: "Is said and changes no verdict; warn makes that of the run a warning, error fails it, off says nothing.",
			ko: "알리기만 하고 판정은 바꾸지 않습니다. 수준이 warn이면 전체 판정이 주의가 되고, error이면 실패하며, off이면 알리지 않습니다."
		},
		levels: all$1,
		isOfRun: true
	},
	"rule-unmeasured": {
		severity: "medium",
		cause: {
			en: "A rule has a level, and its check could not be measured as a whole.",
			ko: "수준을 정한 규칙이 속한 검사를 모두 측정하지 못했습니다."
		},
		action: {
			en: "Measure again once the check can be measured, or switch the rule off.",
			ko: "검사를 모두 측정할 수 있을 때 다시 측정하거나, 규칙을 끄십시오."
		},
		verdict: {
			en: "Leaves the target unknown where the level of the rule is error, whatever the thresholds are; where it is warn, that is said and changes no verdict.",
			ko: "규칙의 수준이 error이면 기준과 상관없이 대상은 판단 불가입니다. warn이면 알리기만 하고 판정은 바꾸지 않습니다."
		},
		levels: []
	},
	"target-repeated": {
		severity: "info",
		cause: {
			en: "A target was named more than once.",
			ko: "대상이 두 번 이상 지정되었습니다."
		},
		action: {
			en: "Name it once.",
			ko: "한 번만 지정하십시오."
		},
		verdict: {
			en: "Is said and changes no verdict: the target is measured once.",
			ko: "알리기만 하고 판정은 바꾸지 않습니다. 대상은 한 번만 측정합니다."
		},
		levels: [],
		isOfRun: true
	},
	"header-short": {
		severity: "info",
		cause: {
			en: "The value of a header is too short to be masked.",
			ko: "헤더 값이 너무 짧아 가릴 수 없습니다."
		},
		action: {
			en: "Send a longer secret; a value that is none needs nothing.",
			ko: "더 긴 비밀 값을 보내십시오. 비밀이 아니라면 그대로 두어도 됩니다."
		},
		verdict: {
			en: "Is said and changes no verdict: where the target echoes the value, reports show it. A value of one or two characters, true, false, yes, off and none are taken for switches.",
			ko: "알리기만 하고 판정은 바꾸지 않습니다. 대상이 그 값을 되돌려 보내면 보고서에 나타납니다. 한두 글자와 true, false, yes, off, none은 스위치로 봅니다."
		},
		levels: [],
		isOfRun: true
	},
	verdict: {
		severity: "high",
		cause: {
			en: "The target could not be measured.",
			ko: "대상을 측정하지 못했습니다."
		},
		action: {
			en: "See its reason, and measure again once it can be reached.",
			ko: "이유를 확인하고, 접속할 수 있게 되면 다시 측정하십시오."
		},
		verdict: {
			en: "Leaves the target unknown: exit code 3, unless something else fails. on_error decides what becomes of it.",
			ko: "대상은 판단 불가이며, 달리 실패한 것이 없으면 종료 코드는 3입니다. 처리 방법은 on_error 값으로 정합니다."
		},
		levels: []
	}
};
function gateRules(ids = registry$1.map((entry) => entry.id)) {
	const demands = ids.filter(isDemandable).map((id) => [idOfDemand(id), ofDemand(id)]);
	const entries = [
		...Object.entries(thresholds$1),
		...Object.entries(ofPolicy),
		...demands
	];
	return new Map(entries.map(([id, rule]) => [`gate.${id}`, rule]));
}
// src/rules/rules.ts
async function ruleIds() {
	return ruleIdsOf(await Promise.all(registry$1.map((entry) => entry.load())));
}
function ruleIdsOf(checks) {
	const own = [...gateRules(checks.map(({ id }) => id))].flatMap(([id, { levels }]) => levels.length > 0 ? [id] : []);
	const found = checks.filter(({ id }) => isDemandable(id)).flatMap(({ id, words }) => Object.keys(words.problems).map((problem) => `${id}.${problem}`));
	return [...own, ...found];
}
function gateWords(language) {
	const entries = [...gateRules()].map(([id, { cause, action }]) => {
		return [id, {
			cause: cause[language],
			action: action[language]
		}];
	});
	return new Map(entries);
}
async function rulesOf({ targets }, language) {
	const wanted = new Set(targets.flatMap(({ findings }) => findings.map(({ id }) => id.split(".", 1)[0])));
	const found = (await Promise.all(registry$1.filter(({ id }) => wanted.has(id)).map((entry) => entry.load()))).flatMap(({ id, words }) => Object.entries(words.problems).map(([problem, said]) => [`${id}.${problem}`, toRule(said, language)]));
	return new Map([...gateWords(language), ...found]);
}
function toRule({ cause, action, reference }, language, show = () => "…") {
	const [said, todo] = [cause, action].map((text) => unfilled(text[language], show));
	return {
		cause: said ?? "",
		action: todo ?? "",
		...reference !== void 0 && { reference }
	};
}
const hole = /\{(?<name>\w+)(?:\|(?<closed>[^/}]+)\/(?<open>[^}]+))?\}/g;
function unfilled(text, show) {
	return text.replace(hole, (_whole, name, closed, open) => {
		const shown = show(name);
		if (closed === void 0 || open === void 0) return shown;
		return closed.endsWith(open) ? `${shown}(${closed.slice(0, -open.length)})${open}` : `${shown}${closed}(${open})`;
	});
}
// src/core/grade/schema.ts
const grade$1 = _enum(grades).meta({
	id: "Grade",
	description: "Best first",
	ko: "좋은 등급부터"
});
// src/core/result/interpretation-schema.ts
const percent = number().min(0).max(100);
const part$1 = object({
	id: string(),
	label: string().meta({
		description: "The part in words",
		ko: "이 부분의 이름"
	}),
	weight: percent.meta({
		description: "Share of the score, in percent",
		ko: "점수에서 차지하는 비율(%)"
	}),
	score: percent.nullable().meta({
		description: "0–100; null where it could not be observed",
		ko: "0–100. 관측할 수 없었으면 null"
	})
});
const cap = object({
	id: string(),
	max: union([grade$1, percent]).meta({
		description: "The grade is no better than this, or the score where the check gives no grade",
		ko: "등급은 이보다 좋을 수 없습니다. 등급이 없는 점검에서는 점수의 상한입니다"
	}),
	reason: string().meta({
		description: "Why, in words",
		ko: "그 이유"
	})
});
const kpi$1 = object({
	id: string(),
	label: string().meta({
		description: "The key figure in words",
		ko: "지표의 이름"
	}),
	value: union([
		string(),
		number(),
		boolean(),
		_null()
	]).meta({
		description: "Null where it could not be told",
		ko: "알 수 없었으면 null"
	}),
	unit: string().exactOptional(),
	text: string().exactOptional().meta({
		description: "The value in words, where it is a code",
		ko: "값이 코드일 때 이를 풀어 쓴 말"
	})
});
const issueShape = {
	id: string().meta({
		description: "`<check>.<problem>`, the same in every language and release",
		ko: "`<check>.<problem>`. 언어와 버전이 바뀌어도 같습니다"
	}),
	severity: _enum(severities),
	cause: string().meta({
		description: "What is wrong",
		ko: "무엇이 잘못되었는지"
	}),
	action: string().meta({
		description: "What to do about it",
		ko: "무엇을 해야 하는지"
	}),
	subject: string().exactOptional().meta({
		description: "What it is about, where there are several",
		ko: "여럿 가운데 무엇에 관한 것인지"
	}),
	evidence: string().exactOptional().meta({
		description: "What was seen, as it was seen: text that the target chose",
		ko: "관측한 그대로의 값. 대상이 정한 문자열입니다"
	}),
	reference: string().exactOptional().meta({
		description: "Where the rule is written down",
		ko: "규칙이 적혀 있는 곳"
	})
};
const fixRecord = object({
	name: string().meta({
		description: "The name that it belongs to",
		ko: "레코드를 둘 이름"
	}),
	type: string().meta({
		description: "The type of the record",
		ko: "레코드 유형"
	}),
	value: string().meta({
		description: "As one text; a TXT record is cut into strings of at most 255 octets when it is published",
		ko: "하나로 이은 값. TXT 레코드는 게시할 때 255옥텟 이하의 문자열로 나눕니다"
	})
}).readonly().exactOptional().meta({
	description: "A DNS record that mends it, where that can be known",
	ko: "문제를 고치는 DNS 레코드(알 수 있을 때)"
});
const interpretation = object({
	status: _enum([
		"pass",
		"warn",
		"fail",
		"unknown"
	]).meta({
		description: "fail: F or a critical issue; warn: below A or a medium issue; unknown: too little could be observed",
		ko: "fail: F 등급 또는 critical 문제. warn: A보다 낮은 등급 또는 medium 문제. unknown: 관측한 내용이 부족함"
	}),
	grade: grade$1.exactOptional().meta({
		description: "Absent where too little could be observed",
		ko: "관측한 내용이 부족하면 없습니다"
	}),
	score: percent.exactOptional().meta({
		description: "0–100, before the ceilings of a grade; where the check gives no grade, under the ceilings",
		ko: "0–100. 등급의 상한을 적용하기 전. 등급이 없는 점검에서는 상한을 적용한 값"
	}),
	unlimited: percent.exactOptional().meta({
		description: "Where the check gives a score without a grade: what the parts alone would give",
		ko: "등급 없이 점수만 매기는 점검에서, 상한을 적용하지 않은 점수"
	}),
	uncapped: grade$1.exactOptional().meta({
		description: "The letter that the score alone would give",
		ko: "점수만으로 매긴 등급"
	}),
	atLeast: grade$1.exactOptional().meta({
		description: "The letter that is certain, where something that could not be told may lift it",
		ko: "알 수 없는 사실에 따라 더 높아질 수 있을 때, 확실한 최저 등급"
	}),
	parts: array(part$1.readonly()).readonly().exactOptional().meta({
		description: "What the score is made of",
		ko: "점수를 이루는 부분"
	}),
	caps: array(cap.readonly()).readonly().exactOptional().meta({
		description: "What holds the grade down whatever the score",
		ko: "점수와 관계없이 등급을 낮추는 것"
	}),
	coverage: percent.exactOptional().meta({
		description: "Percent of the weight that could be observed",
		ko: "전체 가중치 가운데 관측할 수 있었던 비율(%)"
	}),
	gradeVersion: string().exactOptional().meta({
		description: "Changes whenever the same observation would be graded differently",
		ko: "같은 관측에 다른 등급을 매기게 되면 바뀝니다"
	}),
	scoreVersion: string().exactOptional().meta({
		description: "Changes whenever the same observation would be scored differently",
		ko: "같은 관측에 다른 점수를 매기게 되면 바뀝니다"
	}),
	summary: string().meta({
		description: "One sentence",
		ko: "한 문장 요약"
	}),
	kpis: array(kpi$1.readonly()).readonly().meta({
		description: "Key figures",
		ko: "주요 지표"
	}),
	issues: array(object({
		...issueShape,
		record: fixRecord
	}).readonly()).readonly().meta({
		description: "Problems, worst first",
		ko: "문제. 심각한 것부터"
	})
}).readonly().meta({
	id: "Interpretation",
	description: "The judgement of what was observed, in words",
	ko: "관측한 것에 대한 판단을 풀어 쓴 것"
});
// src/report/words.ts
const words$2 = {
	verdict: {
		pass: {
			en: "PASS",
			ko: "통과"
		},
		warn: {
			en: "WARN",
			ko: "주의"
		},
		fail: {
			en: "FAIL",
			ko: "실패"
		},
		unknown: {
			en: "UNKNOWN",
			ko: "판단 불가"
		}
	},
	status: {
		pass: {
			en: "pass",
			ko: "통과"
		},
		warn: {
			en: "warn",
			ko: "주의"
		},
		fail: {
			en: "fail",
			ko: "실패"
		},
		unknown: {
			en: "unknown",
			ko: "판단 불가"
		}
	},
	severity: {
		critical: {
			en: "critical",
			ko: "치명적"
		},
		high: {
			en: "high",
			ko: "높음"
		},
		medium: {
			en: "medium",
			ko: "중간"
		},
		low: {
			en: "low",
			ko: "낮음"
		},
		info: {
			en: "info",
			ko: "참고"
		}
	},
	met: {
		en: "all {count} met",
		ko: "기준 {count}개 모두 충족"
	},
	below: {
		en: "{failed} of {count} below",
		ko: "기준 {count}개 중 {failed}개 미달"
	},
	undetermined: {
		en: "{unknown} of {count} unknown",
		ko: "기준 {count}개 중 {unknown}개 판단 불가"
	},
	belowAndUnknown: {
		en: "{failed} of {count} below, {unknown} unknown",
		ko: "기준 {count}개 중 {failed}개 미달, {unknown}개 판단 불가"
	},
	off: {
		en: "no thresholds",
		ko: "기준 없음"
	},
	source: {
		default: {
			en: "default",
			ko: "기본값"
		},
		"default auto": {
			en: "default auto",
			ko: "기본값 auto"
		},
		flag: {
			en: "flag",
			ko: "옵션"
		},
		input: {
			en: "input",
			ko: "입력"
		},
		environment: {
			en: "environment",
			ko: "환경 변수"
		},
		target: {
			en: "target",
			ko: "대상 설정"
		},
		file: {
			en: "file",
			ko: "설정 파일"
		},
		given: {
			en: "given",
			ko: "지정값"
		}
	},
	required: {
		en: "required",
		ko: "필수"
	},
	yes: {
		en: "yes",
		ko: "예"
	},
	no: {
		en: "no",
		ko: "아니요"
	},
	unmeasured: {
		en: "?",
		ko: "?"
	},
	connection: {
		en: "1 connection",
		ko: "연결 1개"
	},
	connections: {
		en: "{count} connections",
		ko: "연결 {count}개"
	},
	roundTrip: {
		en: "1 round trip",
		ko: "왕복 1회"
	},
	roundTrips: {
		en: "{count} round trips",
		ko: "왕복 {count}회"
	},
	seconds: {
		en: "{seconds} s",
		ko: "{seconds}초"
	},
	tries: {
		en: "{count} tries",
		ko: "시도 {count}회"
	},
	waited: {
		en: "waited {seconds} s ({count} looks)",
		ko: "{seconds}초 대기(확인 {count}회)"
	},
	totals: {
		en: "{targets} targets: {pass} passed, {fail} failed, {unknown} unknown",
		ko: "대상 {targets}개: 통과 {pass}, 실패 {fail}, 판단 불가 {unknown}"
	},
	run: {
		en: "the run as a whole, by {list}",
		ko: "실행 전체의 판정. 원인: {list}"
	},
	notCounted: {
		en: "not counted: {list}",
		ko: "판단에 넣지 않음: {list}"
	},
	knownCounted: {
		en: "known to the baseline: {count} ({list}); --verbose lists them",
		ko: "기준선에 있는 문제 {count}건({list}). --verbose를 쓰면 모두 보입니다."
	},
	switchedOff: {
		en: "findings of rules that are off: {count}",
		ko: "꺼진 규칙의 문제 {count}건"
	},
	score: {
		en: "{score} of 100",
		ko: "100점 중 {score}점"
	},
	capped: {
		en: "at most {max}",
		ko: "최대 {max}"
	},
	weight: {
		en: "{weight} %",
		ko: "{weight} %"
	},
	unknowns: {
		revocation: {
			en: "revocation",
			ko: "폐기 여부"
		},
		trust: {
			en: "chain of trust",
			ko: "신뢰 체인"
		},
		address: {
			en: "address",
			ko: "주소"
		},
		addresses: {
			en: "more addresses",
			ko: "나머지 주소"
		}
	},
	moreRows: {
		en: "… and {count} more (--json)",
		ko: "… 외 {count}개(--json)"
	},
	byProxy: {
		en: "address not judged",
		ko: "주소를 검사하지 않음"
	},
	alike: {
		en: "{count} addresses, all alike",
		ko: "주소 {count}개, 모두 같음"
	},
	alone: {
		en: "1 address",
		ko: "주소 1개"
	},
	unlike: {
		en: "{count} addresses:",
		ko: "주소 {count}개:"
	},
	at: {
		en: "{origin}: {what}",
		ko: "{origin}: {what}"
	},
	leftOut: {
		unroutable: {
			en: "no way there from here",
			ko: "여기서 가는 경로 없음"
		},
		forbidden: {
			en: "may not be contacted",
			ko: "연결이 금지된 주소"
		}
	},
	ungraded: {
		en: "not graded",
		ko: "등급 없음"
	}
};
// src/core/target/unicode-host.ts
const lookalikes = /[абвгезкмнопрстухшъыьюѕіјһѡѵҽӏԁԍԛԝαβγεικνορτυχωη]/gu;
const writings = [
	/^[a-zß-öø-ÿĀ-İĳ-ķĹ-ňŊ-ſƠơƯưǍ-ǜȘ-țḀ-ỹ\d-]+$/iu,
	/^[가-힣a-z\d-]+$/u,
	/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u,
	/^[\p{Script=Han}\p{Script=Bopomofo}\d-]+$/u,
	/^[\p{Script=Thai}\d-]+$/u,
	/^[\p{Script=Devanagari}\d-]+$/u,
	/^[\p{Script=Cyrillic}\d-]+$/u,
	/^[\p{Script=Greek}\d-]+$/u
];
const longestHost = 253;
function unicodeOf(host) {
	if (host.length > longestHost || !/(?:^|\.)xn--/.test(host)) return null;
	const shown = domainToUnicode(host);
	if (shown === "" || /(?:^|\.)xn--/.test(shown) || domainToASCII(shown) !== host) return null;
	return shown.split(".").every(isPlain) ? shown : null;
}
function isPlain(label) {
	if (/^[a-z\d_-]+$/.test(label)) return true;
	return /^[\p{L}\p{M}\d-]+$/u.test(label) && !/\p{Default_Ignorable_Code_Point}/u.test(label) && writings.some((each) => each.test(label)) && /\p{L}/u.test(label.replace(lookalikes, ""));
}
function withUnicode(target) {
	const shown = unicodeOf((/^(?:[a-z][a-z\d+.-]*:\/\/)?(?<authority>[^/?#\s]*)/i.exec(target)?.groups?.["authority"] ?? "").replace(/^.*@/, "").replace(/:\d+$/, ""));
	return shown === null ? target : `${target} (${shown})`;
}
// node_modules/fast-string-truncated-width/dist/utils.js
const getCodePointsLength = (() => {
	const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (input) => {
		let surrogatePairsNr = 0;
		SURROGATE_PAIR_RE.lastIndex = 0;
		while (SURROGATE_PAIR_RE.test(input)) surrogatePairsNr += 1;
		return input.length - surrogatePairsNr;
	};
})();
const isFullWidth = (x) => {
	return x === 12288 || x >= 65281 && x <= 65376 || x >= 65504 && x <= 65510;
};
const isWideNotCJKTNotEmoji = (x) => {
	return x === 8987 || x === 9001 || x >= 12272 && x <= 12287 || x >= 12289 && x <= 12350 || x >= 12441 && x <= 12543 || x >= 12549 && x <= 12591 || x >= 12593 && x <= 12686 || x >= 12688 && x <= 12771 || x >= 12783 && x <= 12830 || x >= 12832 && x <= 12871 || x >= 12880 && x <= 19903 || x >= 65040 && x <= 65049 || x >= 65072 && x <= 65106 || x >= 65108 && x <= 65126 || x >= 65128 && x <= 65131 || x >= 127488 && x <= 127490 || x >= 127504 && x <= 127547 || x >= 127552 && x <= 127560 || x >= 131072 && x <= 196605 || x >= 196608 && x <= 262141;
};
// node_modules/fast-string-truncated-width/dist/index.js
const ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
const CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
const CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy;
const TAB_RE = /\t{1,1000}/y;
const EMOJI_RE = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy;
const LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
const MODIFIER_RE = /\p{M}+/gu;
const NO_TRUNCATION$1 = {
	limit: Infinity,
	ellipsis: ""
};
const getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
	const LIMIT = truncationOptions.limit ?? Infinity;
	const ELLIPSIS = truncationOptions.ellipsis ?? "";
	const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION$1, widthOptions).width : 0);
	const ANSI_WIDTH = 0;
	const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
	const TAB_WIDTH = widthOptions.tabWidth ?? 8;
	const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
	const FULL_WIDTH_WIDTH = 2;
	const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
	const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
	const PARSE_BLOCKS = [
		[LATIN_RE, REGULAR_WIDTH],
		[ANSI_RE, ANSI_WIDTH],
		[CONTROL_RE, CONTROL_WIDTH],
		[TAB_RE, TAB_WIDTH],
		[EMOJI_RE, EMOJI_WIDTH],
		[CJKT_WIDE_RE, WIDE_WIDTH]
	];
	let indexPrev = 0;
	let index = 0;
	let length = input.length;
	let lengthExtra = 0;
	let truncationEnabled = false;
	let truncationIndex = length;
	let truncationLimit = Math.max(0, LIMIT - ELLIPSIS_WIDTH);
	let unmatchedStart = 0;
	let unmatchedEnd = 0;
	let width = 0;
	let widthExtra = 0;
	outer: while (true) {
		if (unmatchedEnd > unmatchedStart || index >= length && index > indexPrev) {
			const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
			lengthExtra = 0;
			for (const char of unmatched.replaceAll(MODIFIER_RE, "")) {
				const codePoint = char.codePointAt(0) || 0;
				if (isFullWidth(codePoint)) widthExtra = FULL_WIDTH_WIDTH;
				else if (isWideNotCJKTNotEmoji(codePoint)) widthExtra = WIDE_WIDTH;
				else widthExtra = REGULAR_WIDTH;
				if (width + widthExtra > truncationLimit) truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
				if (width + widthExtra > LIMIT) {
					truncationEnabled = true;
					break outer;
				}
				lengthExtra += char.length;
				width += widthExtra;
			}
			unmatchedStart = unmatchedEnd = 0;
		}
		if (index >= length) break outer;
		for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
			const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
			BLOCK_RE.lastIndex = index;
			if (BLOCK_RE.test(input)) {
				lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
				widthExtra = lengthExtra * BLOCK_WIDTH;
				if (width + widthExtra > truncationLimit) truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
				if (width + widthExtra > LIMIT) {
					truncationEnabled = true;
					break outer;
				}
				width += widthExtra;
				unmatchedStart = indexPrev;
				unmatchedEnd = index;
				index = indexPrev = BLOCK_RE.lastIndex;
				continue outer;
			}
		}
		index += 1;
	}
	return {
		width: truncationEnabled ? truncationLimit : width,
		index: truncationEnabled ? truncationIndex : length,
		truncated: truncationEnabled,
		ellipsed: truncationEnabled && LIMIT >= ELLIPSIS_WIDTH
	};
};
// node_modules/fast-string-width/dist/index.js
const NO_TRUNCATION = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
};
const fastStringWidth = (input, options = {}) => {
	return getStringTruncatedWidth(input, NO_TRUNCATION, options).width;
};
// src/report/width.ts
const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });
const plain$2 = /^[ -~·×–—‘’“”…→≤≥─█✓✗]*$/;
function widthOf(text) {
	return plain$2.test(text) ? text.length : fastStringWidth(text);
}
function pad(text, width) {
	return text + " ".repeat(Math.max(0, width - widthOf(text)));
}
function cut$2(text, width) {
	if (widthOf(text) <= width) return text;
	let kept = "";
	let room = width - 1;
	for (const { segment } of clusters.segment(text)) {
		room -= widthOf(segment);
		if (room < 0) break;
		kept += segment;
	}
	return `${kept}…`;
}
function wrap(text, width) {
	const lines = [];
	let line = "";
	let taken = 0;
	for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
		const columnsOfWord = widthOf(word);
		const isFirst = line === "";
		if (isFirst || taken + 1 + columnsOfWord <= width) {
			line = isFirst ? word : `${line} ${word}`;
			taken += columnsOfWord + (isFirst ? 0 : 1);
		} else {
			lines.push(line);
			line = word;
			taken = columnsOfWord;
		}
	}
	return line === "" ? lines : [...lines, line];
}
function pieces(word, width) {
	if (widthOf(word) <= width) return word === "" ? [] : [word];
	const parts = [];
	let part = "";
	let room = width;
	for (const { segment } of clusters.segment(word)) {
		room -= widthOf(segment);
		if (room < 0) {
			parts.push(part);
			part = "";
			room = width - widthOf(segment);
		}
		part += segment;
	}
	return [...parts, part];
}
// src/report/broken.ts
const longer = 3;
function broken(text, width) {
	const lines = wrap(text, width).map(inert);
	return lines.every((line) => widthOf(line) <= width) ? lines : wrap(text, width - longer).map(inert);
}
// src/report/paint.ts
const codes$2 = {
	good: [32, 39],
	bad: [31, 39],
	warning: [33, 39],
	unsure: [35, 39],
	quiet: [2, 22],
	strong: [1, 22]
};
function painter(hasColour) {
	if (!hasColour) return (_tone, text) => text;
	return (tone, text) => `\u001b[${codes$2[tone][0]}m${text}\u001b[${codes$2[tone][1]}m`;
}
const toneOfVerdict = {
	pass: "good",
	warn: "warning",
	fail: "bad",
	unknown: "unsure"
};
const toneOfSeverity = {
	critical: "bad",
	high: "bad",
	medium: "warning",
	low: "quiet",
	info: "quiet"
};
const markOf = {
	pass: "✓",
	warn: "!",
	fail: "✗",
	unknown: "?",
	waived: "~",
	off: "–"
};
// src/report/issues.ts
const leastMargin = 2;
function indentIn(language) {
	return 2 + Math.max(...severities.map((severity) => widthOf(words$2.severity[severity][language]))) + 2;
}
const toneOf = {
	fail: "bad",
	warn: "warning",
	waived: "quiet"
};
function issueLines({ severity, subject, cause, action, ...issue }, { language, paint, width }, mark) {
	const indent = indentIn(language);
	const id = harmless$1(issue.id, 120);
	const [first = "", ...rest] = broken(`${id}${subject ? ` (${harmless$1(subject, 80)})` : ""} — ${harmless$1(cause, 600)}`, width - indent);
	const todo = broken(harmless$1(action, 600), width - indent);
	const label = pad(words$2.severity[severity][language], indent - 2);
	const margin = " ".repeat(indent);
	return [
		(mark ? `${paint(toneOf[mark], markOf[mark])} ` : "  ") + paint(toneOfSeverity[severity], label) + paint("strong", first.slice(0, id.length)) + first.slice(id.length),
		...rest.map((line) => margin + line),
		...todo.map((line) => margin + paint("quiet", line)),
		...recordLines(issue.record, indent, width)
	];
}
function recordLines(record, indent, width) {
	if (!record) return [];
	const { name, type, value } = record;
	return [movedIn(`${harmless$1(name, 260)}  ${harmless$1(type, 20)}`, indent, width), movedIn(harmless$1(value, 4096), indent + 2, width)];
}
function movedIn(line, indent, width) {
	const margin = Math.max(leastMargin, Math.min(indent, width - widthOf(line)));
	return " ".repeat(margin) + line;
}
// src/report/tables.ts
const mostRows = 16;
const widestColumn = 24;
const mostLines = 3;
function tableLines({ columns, rows }, { language, paint, width }) {
	if (rows.length === 0) return [];
	const heads = columns.map((head) => head[language]);
	const cells = rows.slice(0, mostRows).map((row) => row.map((cell) => cellText(cell, language)));
	const natural = heads.map((head, column) => Math.max(widthOf(head), ...cells.map((row) => widthOf(row[column] ?? ""))));
	const room = width - natural.slice(0, -1).reduce((sum, each) => sum + each + 2, 4);
	const widths = natural.map((each) => room >= widestColumn ? each : Math.min(each, widestColumn));
	const linesOf = (row) => {
		const start = `    ${row.slice(0, -1).map((cell, column) => pad(cut$2(cell, widths[column] ?? 0), widths[column] ?? 0)).map((cell) => `${cell}  `).join("")}`;
		const [first = "", ...rest] = lastColumn(row.at(-1) ?? "", Math.max(8, width - widthOf(start)));
		return [`${start}${first}`.trimEnd(), ...rest.map((each) => `${" ".repeat(widthOf(start))}${each}`)];
	};
	const left = rows.length - mostRows;
	const more = left > 0 ? [`    ${fill(words$2.moreRows, { count: left }, language)}`] : [];
	return [
		...linesOf(heads).map((each) => paint("quiet", each)),
		...cells.flatMap(linesOf),
		...more
	];
}
function lastColumn(text, room) {
	const lines = wrap(text.split(/\s+/).map((word) => cut$2(word, room)).join(" "), room);
	return lines.length <= mostLines ? lines : [...lines.slice(0, 2), cut$2(lines.slice(2).join(" "), room)];
}
function cellText(cell, language) {
	return harmless$1(typeof cell === "string" ? cell : cell[language], 300);
}
// src/core/duration.ts
const units$1 = [
	{
		seconds: 86400,
		one: "day",
		many: "days",
		short: "d",
		ko: "일"
	},
	{
		seconds: 3600,
		one: "hour",
		many: "hours",
		short: "h",
		ko: "시간"
	},
	{
		seconds: 60,
		one: "minute",
		many: "minutes",
		short: "min",
		ko: "분"
	},
	{
		seconds: 1,
		one: "second",
		many: "seconds",
		short: "s",
		ko: "초"
	}
];
function durationText(seconds) {
	const whole = Math.max(0, Math.ceil(seconds));
	const at = units$1.findIndex((each) => whole >= each.seconds);
	const [large, small] = at === -1 ? units$1.slice(-1) : units$1.slice(at, at + 2);
	if (!large || !small) return inOne(large, whole);
	const parts = Math.ceil(whole / small.seconds);
	if (parts * small.seconds > whole) return durationText(parts * small.seconds);
	const ratio = large.seconds / small.seconds;
	const [first, second] = [inOne(large, Math.floor(parts / ratio)), parts % ratio];
	if (second === 0) return first;
	return {
		en: `${first.en} ${second} ${small.short}`,
		ko: `${first.ko} ${second}${small.ko}`
	};
}
function inOne(unit, count) {
	if (!unit) return {
		en: `${count} s`,
		ko: `${count}초`
	};
	return {
		en: `${count} ${count === 1 ? unit.one : unit.many}`,
		ko: `${count}${unit.ko}`
	};
}
// src/report/units.ts
const units = new Map([
	["days", [{
		en: "{count} day",
		ko: "{count}일"
	}, {
		en: "{count} days",
		ko: "{count}일"
	}]],
	["seconds", [{
		en: "{count} second",
		ko: "{count}초"
	}, {
		en: "{count} seconds",
		ko: "{count}초"
	}]],
	["bits", [{
		en: "{count} bit",
		ko: "{count}비트"
	}, {
		en: "{count} bits",
		ko: "{count}비트"
	}]]
]);
function measured(value, unit, language) {
	const count = Math.round(value * 100) / 100;
	const known = units.get(unit ?? "");
	if (known) {
		const text = fill(known[count === 1 ? 0 : 1], { count }, language);
		return unit === "seconds" && count >= 60 ? `${text} (${durationText(count)[language]})` : text;
	}
	return unit === void 0 ? `${count}` : `${count} ${unit}`;
}
// src/report/answer.ts
function prettyAnswer({ interpretation }, { id, target }, options, tables = []) {
	return `${[
		[headline(interpretation, `${id}  ${harmless$1(withUnicode(target), 2048)}`, options), ...summaryLines(interpretation, options)],
		[...partLines(interpretation, options), ...capLines(interpretation, options)],
		kpiLines(interpretation, options),
		...tables.map((table) => tableLines(table, options)),
		interpretation.issues.flatMap((issue) => issueLines(issue, options))
	].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function headline({ status, grade, score }, title, options) {
	const { language, paint, width } = options;
	const letter = pad(`${grade ?? words$2.status[status][language]}  `, 4);
	const points = score === void 0 ? words$2.ungraded[language] : fill(words$2.score, { score: Math.round(score * 100) / 100 }, language);
	const room = width - widthOf(letter) - widthOf(points) - 2;
	const shown = cut$2(title, room);
	const gap = " ".repeat(Math.max(2, room + 2 - widthOf(shown)));
	return paint(toneOfVerdict[status], letter) + paint("strong", shown) + gap + paint("quiet", points);
}
function summaryLines({ summary }, { width }) {
	return broken(harmless$1(summary, 600), width - 4).map((line) => `    ${line}`);
}
const barWidth = 20;
function partLines({ parts = [] }, { language, paint, width }) {
	const longest = Math.max(16, width - 18);
	const rows = parts.map((part) => ({
		...part,
		label: cut$2(harmless$1(part.label, 60), longest)
	}));
	const label = Math.max(0, ...rows.map((part) => widthOf(part.label))) + 2;
	const room = Math.max(0, Math.min(barWidth, width - label - 16));
	return rows.map((part) => {
		const score = part.score === null ? "?" : String(Math.round(part.score));
		const weight = fill(words$2.weight, { weight: Math.round(part.weight) }, language);
		const bar = "█".repeat(Math.round((part.score ?? 0) / 100 * room));
		return `    ${pad(part.label, label)}${score.padStart(4)}  ${paint("quiet", pad(weight, 6))}${bar}`.trimEnd();
	});
}
function capLines({ caps = [] }, { language, paint, width }) {
	return caps.flatMap(({ max, reason }) => {
		const label = `    ${fill(words$2.capped, { max }, language)}  `;
		return broken(harmless$1(reason, 600), width - widthOf(label)).map((line, index) => (index === 0 ? paint("warning", label) : " ".repeat(widthOf(label))) + line);
	});
}
function kpiLines({ kpis }, { language, width }) {
	const rows = kpis.map((kpi) => ({
		...kpi,
		label: harmless$1(kpi.label, 60)
	}));
	const label = Math.max(0, ...rows.map((kpi) => widthOf(kpi.label))) + 2;
	return rows.map((kpi) => `    ${pad(kpi.label, label)}${cut$2(kpiText(kpi, language), width - label - 4)}`);
}
function kpiText({ value, unit, text }, language) {
	if (text !== void 0) return harmless$1(text, 300);
	if (value === null) return words$2.unmeasured[language];
	if (typeof value === "boolean") return words$2[value ? "yes" : "no"][language];
	if (typeof value === "string") return harmless$1(value, 300);
	return harmless$1(measured(value, unit, language), 300);
}
// src/report/standing.ts
const own$3 = {
	waived: {
		en: "waived until {until}: {reason}",
		ko: "{until}까지 예외: {reason}"
	},
	waivedBy: {
		en: "waived until {until} by {owner}: {reason}",
		ko: "{until}까지 예외({owner}): {reason}"
	},
	known: {
		en: "known to the baseline",
		ko: "기준선에 있는 문제"
	},
	waivedFinding: {
		en: "1 finding waived",
		ko: "예외로 둔 문제 1건"
	},
	waivedFindings: {
		en: "{count} findings waived",
		ko: "예외로 둔 문제 {count}건"
	},
	waivedCount: {
		en: "{count} waived",
		ko: "예외 {count}건"
	}
};
function standingOf({ waived, isKnown }, language) {
	if (waived) {
		const { until, reason, owner } = waived;
		return owner === void 0 ? fill(own$3.waived, {
			until,
			reason
		}, language) : fill(own$3.waivedBy, {
			until,
			reason,
			owner
		}, language);
	}
	return isKnown ? own$3.known[language] : "";
}
function waivedFindings(count, language) {
	return count === 0 ? "" : fill(count === 1 ? own$3.waivedFinding : own$3.waivedFindings, { count }, language);
}
function waivedCount(count, language) {
	return count === 0 ? "" : fill(own$3.waivedCount, { count }, language);
}
const loudnessOfSeverity = {
	critical: "error",
	high: "error",
	medium: "warning",
	low: "notice",
	info: "notice"
};
function loudnessOf({ level, severity, waived, isKnown }) {
	if (waived || isKnown) return "notice";
	if (level === "error") return "error";
	return level === "warn" ? "warning" : loudnessOfSeverity[severity];
}
const longestName$2 = 80;
function titleOf({ name, url }) {
	const shown = withUnicode(url);
	return name === void 0 ? shown : `${shorten(name, longestName$2)} · ${shown}`;
}
// src/report/thresholds.ts
const narrowest = 30;
const columns = {
	id: 12,
	actual: 7,
	expected: 11
};
function thresholdLines(check, options) {
	const { language, paint, width } = options;
	const mark = markFor(check);
	const tone = check.isKnown || check.status === "waived" || check.status === "off" ? "quiet" : toneOfVerdict[check.status];
	const cells = cell(`  ${cut$2(harmless$1(check.id, 60), width - narrowest)}`, columns.id) + cell(shown$1(check.actual, language), columns.actual) + cell(required(check, language), columns.expected);
	const row = (note) => `${cells}${paint(tone, mark)}  ${note && paint("quiet", note)}`.trimEnd();
	const room = width - widthOf(cells) - 3;
	const source = cut$2(harmless$1(words$2.source[check.source]?.[language] ?? check.source, 60), room);
	const standing = harmless$1(standingOf(check, language), 600);
	const message = saysMore(check) ? harmless$1(check.message, longestMessage$1) : standing;
	if (message === "") return [row(source)];
	if (widthOf(message) <= room) return [row(message)];
	const margin = " ".repeat(columns.id);
	return [row(source), ...broken(message, width - columns.id).map((line) => margin + paint("quiet", line))];
}
function markFor({ status, isKnown }) {
	return isKnown ? markOf.waived : markOf[status];
}
const longestMessage$1 = 2500;
function cell(text, width) {
	return pad(`${text} `, width);
}
function saysMore({ id, status }) {
	return (status === "fail" || status === "warn") && id !== "ssl" && id !== "headers";
}
function shown$1(actual, language) {
	if (actual === null) return words$2.unmeasured[language];
	if (typeof actual === "boolean") return words$2[actual ? "yes" : "no"][language];
	return String(actual);
}
function required({ expected }, language) {
	if (expected === "off" || expected === false) return "–";
	return expected === true ? words$2.required[language] : `≥ ${expected ?? words$2.unmeasured[language]}`;
}
function originLines({ origins }, { language, paint, width }) {
	if (origins.length < 2) return [];
	const unknown = words$2.unmeasured[language];
	const rows = origins.map(({ origin, grade, daysLeft }) => ({
		name: harmless$1(origin, 300),
		facts: `  ${pad(grade ?? unknown, 2)}  ${daysLeft === null ? unknown : measured(daysLeft, "days", language)}`
	}));
	const room = width - 2 - Math.max(...rows.map(({ facts }) => widthOf(facts)));
	const column = Math.min(room, Math.max(...rows.map(({ name }) => widthOf(name))));
	return ["", ...rows.map(({ name, facts }) => paint("quiet", `  ${pad(cut$2(name, column), column)}${facts}`))];
}
// src/data/network-operators.ts
const networkClasses = [
	"cloud",
	"cdn",
	"isp",
	"hosting",
	"enterprise"
];
const networkOperatorsAsOf = "2026-11-24";
const networkOperators = [
	{
		name: "Cloudflare",
		kind: "cdn",
		numbers: [
			13335,
			209242,
			395747
		]
	},
	{
		name: "Fastly",
		kind: "cdn",
		numbers: [54113]
	},
	{
		name: "Akamai",
		kind: "cdn",
		numbers: [
			20940,
			16625,
			32787,
			21342,
			35994,
			12222,
			17204,
			18680,
			33905,
			34164,
			43639
		]
	},
	{
		name: "Imperva",
		kind: "cdn",
		numbers: [19551],
		registered: ["Incapsula"]
	},
	{
		name: "Edgio",
		kind: "cdn",
		numbers: [15133],
		registered: ["Edgecast"]
	},
	{
		name: "Edgio",
		kind: "cdn",
		numbers: [22822],
		registered: ["Limelight"]
	},
	{
		name: "CDN77",
		kind: "cdn",
		numbers: [60068],
		registered: ["Datacamp"]
	},
	{
		name: "Bunny",
		kind: "cdn",
		numbers: [200325],
		registered: ["BUNNYWAY"]
	},
	{
		name: "Gcore",
		kind: "cdn",
		numbers: [199524, 202422],
		registered: ["G-Core"]
	},
	{
		name: "Sucuri",
		kind: "cdn",
		numbers: [30148]
	},
	{
		name: "CDNetworks",
		kind: "cdn",
		numbers: [38107, 36408]
	},
	{
		name: "Netflix Open Connect",
		kind: "cdn",
		numbers: [
			2906,
			40027,
			55095
		],
		registered: ["Netflix"]
	},
	{
		name: "Amazon Web Services",
		kind: "cloud",
		numbers: [
			16509,
			14618,
			8987
		],
		registered: ["Amazon"]
	},
	{
		name: "Google",
		kind: "cloud",
		numbers: [
			15169,
			396982,
			19527,
			36040,
			43515
		]
	},
	{
		name: "Microsoft",
		kind: "cloud",
		numbers: [
			8068,
			8069,
			8075,
			12076
		]
	},
	{
		name: "Oracle Cloud",
		kind: "cloud",
		numbers: [31898],
		registered: ["Oracle"]
	},
	{
		name: "IBM Cloud",
		kind: "cloud",
		numbers: [36351]
	},
	{
		name: "Alibaba Cloud",
		kind: "cloud",
		numbers: [45102, 37963],
		registered: ["Alibaba"]
	},
	{
		name: "Tencent Cloud",
		kind: "cloud",
		numbers: [45090, 132203],
		registered: ["Tencent"]
	},
	{
		name: "Huawei Cloud",
		kind: "cloud",
		numbers: [136907, 55990],
		registered: ["HUAWEI"]
	},
	{
		name: "Baidu",
		kind: "cloud",
		numbers: [38365, 55967]
	},
	{
		name: "DigitalOcean",
		kind: "cloud",
		numbers: [14061]
	},
	{
		name: "Akamai Connected Cloud",
		kind: "cloud",
		numbers: [63949],
		registered: ["Akamai"]
	},
	{
		name: "Vultr",
		kind: "cloud",
		numbers: [20473],
		registered: ["The Constant Company"]
	},
	{
		name: "NAVER Cloud",
		kind: "cloud",
		numbers: [23576, 135354],
		registered: ["NAVER"]
	},
	{
		name: "NHN Cloud",
		kind: "cloud",
		numbers: [45974, 10038],
		registered: ["NHNCLOUD"]
	},
	{
		name: "Scaleway",
		kind: "cloud",
		numbers: [12876, 29447]
	},
	{
		name: "Yandex Cloud",
		kind: "cloud",
		numbers: [200350],
		registered: ["Yandex.Cloud"]
	},
	{
		name: "Rackspace",
		kind: "cloud",
		numbers: [
			27357,
			33070,
			19994,
			15395
		]
	},
	{
		name: "Fly.io",
		kind: "cloud",
		numbers: [40509]
	},
	{
		name: "Render",
		kind: "cloud",
		numbers: [397273]
	},
	{
		name: "Zscaler",
		kind: "cloud",
		numbers: [
			53813,
			62044,
			22616
		],
		registered: ["ZSCALER"]
	},
	{
		name: "Hetzner",
		kind: "hosting",
		numbers: [
			24940,
			213230,
			212317
		]
	},
	{
		name: "OVHcloud",
		kind: "hosting",
		numbers: [16276, 35540],
		registered: ["OVH"]
	},
	{
		name: "Contabo",
		kind: "hosting",
		numbers: [51167]
	},
	{
		name: "IONOS",
		kind: "hosting",
		numbers: [8560]
	},
	{
		name: "netcup",
		kind: "hosting",
		numbers: [197540]
	},
	{
		name: "Leaseweb",
		kind: "hosting",
		numbers: [
			60781,
			28753,
			30633,
			59253
		],
		registered: ["LeaseWeb", "LEASEWEB"]
	},
	{
		name: "M247",
		kind: "hosting",
		numbers: [9009]
	},
	{
		name: "WorldStream",
		kind: "hosting",
		numbers: [49981]
	},
	{
		name: "Hivelocity",
		kind: "hosting",
		numbers: [29802],
		registered: ["HIVELOCITY"]
	},
	{
		name: "HostPapa",
		kind: "hosting",
		numbers: [36352],
		registered: ["ColoCrossing"]
	},
	{
		name: "FranTech",
		kind: "hosting",
		numbers: [53667]
	},
	{
		name: "Eonix",
		kind: "hosting",
		numbers: [62904]
	},
	{
		name: "QuadraNet",
		kind: "hosting",
		numbers: [8100]
	},
	{
		name: "Namecheap",
		kind: "hosting",
		numbers: [22612]
	},
	{
		name: "Hostinger",
		kind: "hosting",
		numbers: [47583]
	},
	{
		name: "Liquid Web",
		kind: "hosting",
		numbers: [32244]
	},
	{
		name: "Interserver",
		kind: "hosting",
		numbers: [19318]
	},
	{
		name: "Newfold Digital",
		kind: "hosting",
		numbers: [29873]
	},
	{
		name: "Bluehost",
		kind: "hosting",
		numbers: [46606],
		registered: ["Unified Layer"]
	},
	{
		name: "GoDaddy",
		kind: "hosting",
		numbers: [26496, 398101]
	},
	{
		name: "Gandi",
		kind: "hosting",
		numbers: [209453],
		registered: ["GANDI"]
	},
	{
		name: "Datacamp",
		kind: "hosting",
		numbers: [212238]
	},
	{
		name: "Zenlayer",
		kind: "hosting",
		numbers: [21859]
	},
	{
		name: "Servers.com",
		kind: "hosting",
		numbers: [7979]
	},
	{
		name: "PacketHub",
		kind: "hosting",
		numbers: [136787]
	},
	{
		name: "Enzu",
		kind: "hosting",
		numbers: [18978]
	},
	{
		name: "Aruba",
		kind: "hosting",
		numbers: [31034]
	},
	{
		name: "Serverius",
		kind: "hosting",
		numbers: [50673]
	},
	{
		name: "WIIT",
		kind: "hosting",
		numbers: [24961],
		registered: ["myLoc"]
	},
	{
		name: "velia.net",
		kind: "hosting",
		numbers: [29066]
	},
	{
		name: "B2 Net Solutions",
		kind: "hosting",
		numbers: [55286]
	},
	{
		name: "Sakura Internet",
		kind: "hosting",
		numbers: [
			9370,
			9371,
			7684
		],
		registered: ["SAKURA"]
	},
	{
		name: "GMO Internet",
		kind: "hosting",
		numbers: [7506, 58791]
	},
	{
		name: "IDC Frontier",
		kind: "hosting",
		numbers: [4694]
	},
	{
		name: "Xserver",
		kind: "hosting",
		numbers: [131965]
	},
	{
		name: "Smileserv",
		kind: "hosting",
		numbers: [38700],
		registered: ["SMILESERV"]
	},
	{
		name: "KINX",
		kind: "hosting",
		numbers: [9286, 9957]
	},
	{
		name: "Sejong Networks",
		kind: "hosting",
		numbers: [9848],
		registered: ["SEJONG"]
	},
	{
		name: "Hostcenter",
		kind: "hosting",
		numbers: [45382]
	},
	{
		name: "KT",
		kind: "isp",
		numbers: [4766, 45400],
		registered: ["Korea Telecom"]
	},
	{
		name: "LG U+",
		kind: "isp",
		numbers: [
			3786,
			17858,
			17853
		],
		registered: [
			"LG DACOM",
			"LG POWERCOMM",
			"LGTELECOM"
		]
	},
	{
		name: "SK Broadband",
		kind: "isp",
		numbers: [
			9318,
			9689,
			10164
		]
	},
	{
		name: "SK Telecom",
		kind: "isp",
		numbers: [9644]
	},
	{
		name: "LG HelloVision",
		kind: "isp",
		numbers: [9697, 9845]
	},
	{
		name: "D'LIVE",
		kind: "isp",
		numbers: [10036],
		registered: ["DLIVE"]
	},
	{
		name: "Shinbiro",
		kind: "isp",
		numbers: [4670]
	},
	{
		name: "Lumen",
		kind: "isp",
		numbers: [3356, 209],
		registered: ["Level 3", "CenturyLink"]
	},
	{
		name: "Arelion",
		kind: "isp",
		numbers: [1299]
	},
	{
		name: "Cogent",
		kind: "isp",
		numbers: [174]
	},
	{
		name: "NTT",
		kind: "isp",
		numbers: [2914, 4713],
		registered: ["NTT America", "NTT Communications"]
	},
	{
		name: "Hurricane Electric",
		kind: "isp",
		numbers: [6939]
	},
	{
		name: "GTT",
		kind: "isp",
		numbers: [3257]
	},
	{
		name: "Tata Communications",
		kind: "isp",
		numbers: [6453],
		registered: ["TATA"]
	},
	{
		name: "Zayo",
		kind: "isp",
		numbers: [6461]
	},
	{
		name: "TI Sparkle",
		kind: "isp",
		numbers: [6762],
		registered: ["SPARKLE"]
	},
	{
		name: "Orange",
		kind: "isp",
		numbers: [5511, 3215]
	},
	{
		name: "Telefónica",
		kind: "isp",
		numbers: [
			12956,
			3352,
			26599,
			18881
		],
		registered: ["TELEFONICA"]
	},
	{
		name: "Deutsche Telekom",
		kind: "isp",
		numbers: [3320]
	},
	{
		name: "PCCW and HKT",
		kind: "isp",
		numbers: [3491, 4760],
		registered: ["PCCW"]
	},
	{
		name: "AT&T",
		kind: "isp",
		numbers: [7018]
	},
	{
		name: "Verizon",
		kind: "isp",
		numbers: [701, 6167]
	},
	{
		name: "Comcast",
		kind: "isp",
		numbers: [7922]
	},
	{
		name: "Charter",
		kind: "isp",
		numbers: [20115]
	},
	{
		name: "Cox",
		kind: "isp",
		numbers: [22773]
	},
	{
		name: "T-Mobile USA",
		kind: "isp",
		numbers: [21928]
	},
	{
		name: "BT",
		kind: "isp",
		numbers: [2856],
		registered: ["British Telecommunications"]
	},
	{
		name: "Virgin Media",
		kind: "isp",
		numbers: [5089]
	},
	{
		name: "Sky UK",
		kind: "isp",
		numbers: [5607]
	},
	{
		name: "SFR",
		kind: "isp",
		numbers: [15557]
	},
	{
		name: "Bouygues Telecom",
		kind: "isp",
		numbers: [5410]
	},
	{
		name: "Free",
		kind: "isp",
		numbers: [12322]
	},
	{
		name: "Vodafone",
		kind: "isp",
		numbers: [
			3209,
			33915,
			1273
		]
	},
	{
		name: "Liberty Global",
		kind: "isp",
		numbers: [6830]
	},
	{
		name: "1&1 Versatel",
		kind: "isp",
		numbers: [8881]
	},
	{
		name: "TIM",
		kind: "isp",
		numbers: [3269],
		registered: ["Telecom Italia"]
	},
	{
		name: "WINDTRE",
		kind: "isp",
		numbers: [1267],
		registered: ["WIND TRE"]
	},
	{
		name: "KPN",
		kind: "isp",
		numbers: [1136]
	},
	{
		name: "Telenet",
		kind: "isp",
		numbers: [6848]
	},
	{
		name: "Telia",
		kind: "isp",
		numbers: [3301]
	},
	{
		name: "Telenor",
		kind: "isp",
		numbers: [2119]
	},
	{
		name: "Rostelecom",
		kind: "isp",
		numbers: [12389]
	},
	{
		name: "Türk Telekom",
		kind: "isp",
		numbers: [9121],
		registered: ["Turk Telekom"]
	},
	{
		name: "KDDI",
		kind: "isp",
		numbers: [2516]
	},
	{
		name: "SoftBank",
		kind: "isp",
		numbers: [17676]
	},
	{
		name: "IIJ",
		kind: "isp",
		numbers: [2497],
		registered: ["Internet Initiative Japan"]
	},
	{
		name: "China Telecom",
		kind: "isp",
		numbers: [4134, 4812],
		registered: ["Chinanet"]
	},
	{
		name: "China Unicom",
		kind: "isp",
		numbers: [4837],
		registered: ["CHINA UNICOM"]
	},
	{
		name: "China Mobile",
		kind: "isp",
		numbers: [9808, 9231]
	},
	{
		name: "Chunghwa Telecom",
		kind: "isp",
		numbers: [3462]
	},
	{
		name: "HKBN",
		kind: "isp",
		numbers: [9269],
		registered: ["Hong Kong Broadband"]
	},
	{
		name: "HGC",
		kind: "isp",
		numbers: [9304]
	},
	{
		name: "SingNet",
		kind: "isp",
		numbers: [3758]
	},
	{
		name: "Telkom Indonesia",
		kind: "isp",
		numbers: [7713],
		registered: ["Telekomunikasi Indonesia"]
	},
	{
		name: "PLDT",
		kind: "isp",
		numbers: [9299],
		registered: ["Philippine Long Distance"]
	},
	{
		name: "Viettel",
		kind: "isp",
		numbers: [7552]
	},
	{
		name: "VNPT",
		kind: "isp",
		numbers: [45899]
	},
	{
		name: "Bharti Airtel",
		kind: "isp",
		numbers: [24560, 9498]
	},
	{
		name: "Jio",
		kind: "isp",
		numbers: [55836]
	},
	{
		name: "Telstra",
		kind: "isp",
		numbers: [1221]
	},
	{
		name: "Optus",
		kind: "isp",
		numbers: [4804]
	},
	{
		name: "Spark New Zealand",
		kind: "isp",
		numbers: [4771]
	},
	{
		name: "Bell Canada",
		kind: "isp",
		numbers: [577]
	},
	{
		name: "Rogers",
		kind: "isp",
		numbers: [812]
	},
	{
		name: "TELUS",
		kind: "isp",
		numbers: [852]
	},
	{
		name: "Telmex",
		kind: "isp",
		numbers: [8151],
		registered: ["Uninet"]
	},
	{
		name: "Claro",
		kind: "isp",
		numbers: [28573]
	},
	{
		name: "Telkom SA",
		kind: "isp",
		numbers: [37457]
	},
	{
		name: "Telecom Egypt",
		kind: "isp",
		numbers: [8452],
		registered: ["TE-AS"]
	},
	{
		name: "Etisalat",
		kind: "isp",
		numbers: [5384],
		registered: ["ETISALAT"]
	},
	{
		name: "stc",
		kind: "isp",
		numbers: [25019],
		registered: ["Saudi Telecom"]
	},
	{
		name: "Starlink",
		kind: "isp",
		numbers: [14593],
		registered: ["Space Exploration"]
	},
	{
		name: "Meta",
		kind: "enterprise",
		numbers: [32934, 63293],
		registered: ["Facebook"]
	},
	{
		name: "X",
		kind: "enterprise",
		numbers: [13414],
		registered: ["Twitter"]
	},
	{
		name: "LinkedIn",
		kind: "enterprise",
		numbers: [14413]
	},
	{
		name: "Telegram",
		kind: "enterprise",
		numbers: [62041]
	},
	{
		name: "Twitch",
		kind: "enterprise",
		numbers: [46489]
	},
	{
		name: "Apple",
		kind: "enterprise",
		numbers: [714, 6185]
	},
	{
		name: "GitHub",
		kind: "enterprise",
		numbers: [36459]
	},
	{
		name: "Kakao",
		kind: "enterprise",
		numbers: [38099, 7625]
	},
	{
		name: "Samsung SDS",
		kind: "enterprise",
		numbers: [6619],
		registered: ["SamsungSDS"]
	},
	{
		name: "Yandex",
		kind: "enterprise",
		numbers: [13238],
		registered: ["YANDEX"]
	},
	{
		name: "VK",
		kind: "enterprise",
		numbers: [47541]
	},
	{
		name: "Quad9",
		kind: "enterprise",
		numbers: [19281]
	},
	{
		name: "Packet Clearing House",
		kind: "enterprise",
		numbers: [42],
		registered: ["WoodyNet"]
	},
	{
		name: "Cisco OpenDNS",
		kind: "enterprise",
		numbers: [36692]
	},
	{
		name: "RIPE NCC",
		kind: "enterprise",
		numbers: [3333, 25152]
	},
	{
		name: "Verisign",
		kind: "enterprise",
		numbers: [
			26415,
			397203,
			397212,
			396655
		],
		registered: ["VeriSign"]
	},
	{
		name: "WIDE Project",
		kind: "enterprise",
		numbers: [7500, 2500]
	},
	{
		name: "DNS-OARC",
		kind: "enterprise",
		numbers: [112],
		registered: ["AS112"]
	},
	{
		name: "Jisc",
		kind: "enterprise",
		numbers: [786]
	},
	{
		name: "GARR",
		kind: "enterprise",
		numbers: [137]
	},
	{
		name: "DFN",
		kind: "enterprise",
		numbers: [680],
		registered: ["Forschungsnetz"]
	},
	{
		name: "RENATER",
		kind: "enterprise",
		numbers: [2200],
		registered: ["Renater"]
	},
	{
		name: "Internet2",
		kind: "enterprise",
		numbers: [11537]
	},
	{
		name: "KISTI KREONET",
		kind: "enterprise",
		numbers: [1237],
		registered: ["KISTI"]
	},
	{
		name: "SURF",
		kind: "enterprise",
		numbers: [1103]
	},
	{
		name: "CERNET",
		kind: "enterprise",
		numbers: [4538],
		registered: ["China Education"]
	},
	{
		name: "MIT",
		kind: "enterprise",
		numbers: [3],
		registered: ["Massachusetts Institute"]
	},
	{
		name: "US Department of Defense",
		kind: "enterprise",
		numbers: [
			721,
			749,
			27064,
			5927
		],
		registered: ["DoD"]
	},
	{
		name: "US Army",
		kind: "enterprise",
		numbers: [1508],
		registered: ["USAISC"]
	},
	{
		name: "NASA",
		kind: "enterprise",
		numbers: [21556],
		registered: ["National Aeronautics"]
	},
	{
		name: "ICANN",
		kind: "enterprise",
		numbers: [20144]
	},
	{
		name: "Internet Systems Consortium",
		kind: "enterprise",
		numbers: [3557]
	},
	{
		name: "USC ISI",
		kind: "enterprise",
		numbers: [394353],
		registered: ["B.Root"]
	},
	{
		name: "Netnod",
		kind: "enterprise",
		numbers: [29216]
	},
	{
		name: "University of Maryland",
		kind: "enterprise",
		numbers: [10886]
	},
	{
		name: "Vercara",
		kind: "enterprise",
		numbers: [12008, 19905],
		registered: ["Neustar"]
	},
	{
		name: "SWITCH",
		kind: "enterprise",
		numbers: [559]
	},
	{
		name: "NII SINET",
		kind: "enterprise",
		numbers: [2907],
		registered: ["National Institute of Informa"]
	},
	{
		name: "NIRS",
		kind: "enterprise",
		numbers: [17841],
		registered: ["NATIONAL INFORMATION RESOURCES"]
	},
	{
		name: "AdGuard",
		kind: "enterprise",
		numbers: [212772]
	},
	{
		name: "Beeline",
		kind: "isp",
		numbers: [8402],
		registered: ["Vimpelcom"]
	}
];
// src/formats/networks/words.ts
function wordsOf(text) {
	const four = wordOfIpv4(text);
	if (four !== null) return [four];
	if (isIP(text) !== 6) return null;
	const six = wordsOfIpv6(text.replace(/%.*$/, ""));
	return six[0] === 0 && six[1] === 0 && six[2] === 65535 ? [six[3]] : six;
}
function wordOfIpv4(text) {
	let word = 0;
	let octet = -1;
	let dots = 0;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === 46) {
			if (octet < 0) return null;
			word = word * 256 + octet;
			octet = -1;
			dots += 1;
		} else {
			if (code < 48 || code > 57 || octet === 0) return null;
			octet = octet < 0 ? code - 48 : octet * 10 + code - 48;
			if (octet > 255) return null;
		}
	}
	return dots === 3 && octet >= 0 ? word * 256 + octet : null;
}
function wordsOfIpv6(text) {
	const [head = "", tail] = text.split("::");
	const before = groupsOf(head);
	const after = groupsOf(tail ?? "");
	const zeros = Array(8 - before.length - after.length).fill(0);
	const groups = [
		...before,
		...zeros,
		...after
	];
	const word = (at) => (groups[2 * at] ?? 0) * 65536 + (groups[2 * at + 1] ?? 0);
	return [
		word(0),
		word(1),
		word(2),
		word(3)
	];
}
function groupsOf(text) {
	if (text === "") return [];
	return text.split(":").flatMap((group) => {
		const four = group.includes(".") ? wordOfIpv4(group) : null;
		return four === null ? [Number.parseInt(group, 16)] : [Math.floor(four / 65536), four % 65536];
	});
}
function textOf$2(words) {
	if (words.length === 1) return octetsOf(words[0] ?? 0);
	const groups = words.flatMap((word) => [Math.floor(word / 65536), word % 65536]);
	const { start, length } = longestZeros(groups);
	const hex = groups.map((group) => group.toString(16));
	if (length < 2) return hex.join(":");
	return `${hex.slice(0, start).join(":")}::${hex.slice(start + length).join(":")}`;
}
function octetsOf(word) {
	return `${word >>> 24}.${word >>> 16 & 255}.${word >>> 8 & 255}.${word & 255}`;
}
function longestZeros(groups) {
	let best = {
		start: 0,
		length: 0
	};
	let length = 0;
	for (const [at, group] of groups.entries()) {
		length = group === 0 ? length + 1 : 0;
		if (length > best.length) best = {
			start: at - length + 1,
			length
		};
	}
	return best;
}
// src/formats/networks/blocks.ts
function* blocksOf({ first, last }) {
	const width = first.length * 32;
	const end = numberOf(last);
	let base = numberOf(first);
	while (base <= end) {
		let free = 0;
		while (free < width && (base & 1n << BigInt(free)) === 0n && base + (1n << BigInt(free + 1)) - 1n <= end) free += 1;
		const bits = width - free;
		yield `${textOf$2(toWords(base, first.length))}/${bits}`;
		base += 1n << BigInt(free);
	}
}
function blockAround(address, range) {
	return address.length === 1 ? blockAroundFour(address, range) : blockAroundSix(address, range);
}
function blockAroundFour([address = 0], { first: [first = 0], last: [last = 0] }) {
	let size = 1;
	let bits = 32;
	for (let wider = 2; bits > 0; wider *= 2) {
		const base = address - address % wider;
		if (base < first || base + wider - 1 > last) break;
		size = wider;
		bits -= 1;
	}
	return `${textOf$2([address - address % size])}/${bits}`;
}
function blockAroundSix(address, { first, last }) {
	const [wanted, from, to] = [
		numberOf(address),
		numberOf(first),
		numberOf(last)
	];
	let bits = 128;
	let base = wanted;
	for (let size = 2n; bits > 0; size *= 2n) {
		const wider = wanted - wanted % size;
		if (wider < from || wider + size - 1n > to) break;
		base = wider;
		bits -= 1;
	}
	return `${textOf$2(toWords(base, 4))}/${bits}`;
}
function numberOf(words) {
	return words.reduce((sum, word) => sum * 4294967296n + BigInt(word), 0n);
}
function toWords(value, count) {
	return Array.from({ length: count }, (_, at) => Number(value >> BigInt(32 * (count - 1 - at)) & 4294967295n));
}
// src/formats/networks/rows.ts
const longestName$1 = 120;
function readIptoasn(text) {
	return linesOf(text).flatMap((line) => {
		const [first = "", last = "", asn = "", , name = ""] = line.split("	", 5);
		return asn === "0" ? [] : announcedOf(first, last, asn, name);
	});
}
function readCountries(text) {
	return linesOf(text).flatMap((line) => {
		const [first = "", last = "", code = ""] = line.split(",", 3).map(unquoted);
		const range = rangeOf(first, last);
		return range && /^[A-Z]{2}$/.test(code) && code !== "ZZ" ? [{
			...range,
			value: codeOf$1(code)
		}] : [];
	});
}
function readNetworks(text) {
	return linesOf(text).flatMap((line) => {
		const [base = "", bits] = (line.split("#", 1)[0] ?? "").trim().split("/", 2);
		const range = networkOf(base, bits);
		return range ? [{
			...range,
			value: 1
		}] : [];
	});
}
function codeOf$1(letters) {
	return letters.charCodeAt(0) * 256 + letters.charCodeAt(1);
}
function lettersOf(code) {
	return String.fromCharCode(code >> 8, code & 255);
}
function networkOf(base, bits) {
	const words = wordsOf(base);
	if (!words || bits !== void 0 && !/^\d{1,3}$/.test(bits)) return null;
	const width = words.length * 32;
	const isMapped = words.length === 1 && base.includes(":");
	const length = bits === void 0 ? width : Number(bits) - (isMapped ? 96 : 0);
	if (length > width || length < 0) return null;
	const size = 1n << BigInt(width - length);
	const first = numberOf(words) / size * size;
	return {
		first: toWords(first, words.length),
		last: toWords(first + size - 1n, words.length)
	};
}
function announcedOf(first, last, asn, name) {
	const range = rangeOf(first, last);
	if (!range || !/^\d{1,10}$/.test(asn) || Number(asn) < 1 || Number(asn) > 4294967295) return [];
	return [{
		...range,
		asn: Number(asn),
		name: name.slice(0, longestName$1).trim()
	}];
}
function rangeOf(first, last) {
	const [from, to] = [wordsOf(first), wordsOf(last)];
	if (!from || !to || from.length !== to.length || numberOf(from) > numberOf(to)) return null;
	return {
		first: from,
		last: to
	};
}
function linesOf(text) {
	return text.split("\n").flatMap((line) => line.trim() === "" ? [] : [line.replace(/\r$/, "")]);
}
function unquoted(text) {
	return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll("\"\"", "\"") : text;
}
// src/formats/networks/table.ts
function placeOf$3(address, table) {
	return address.length === 1 ? placeOfFour(address[0], table.four) : placeOfSix(address, table.six);
}
function placeOfFour(word, { starts: [starts = new Uint32Array()] }) {
	let low = 0;
	let high = starts.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if ((starts[middle] ?? 0) <= word) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
function placeOfSix(words, { starts, values }) {
	let low = 0;
	let high = values.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if (compareAt(starts, middle, words) <= 0) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
function compareAt(starts, at, words) {
	for (let word = 0; word < starts.length; word += 1) {
		const difference = (starts[word]?.[at] ?? 0) - (words[word] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
function familyOf$1(address, { four, six }) {
	return address.length === 1 ? four : six;
}
function valueOf$2(address, table) {
	const place = placeOf$3(address, table);
	return place < 0 ? 0 : familyOf$1(address, table).values[place] ?? 0;
}
function rangeAt(place, { starts, values }) {
	const at = (index) => starts.map((column) => column[index] ?? 0);
	const last = place + 1 < values.length ? before$1(at(place + 1)) : starts.map(() => 4294967295);
	return {
		first: at(place),
		last
	};
}
function before$1(words) {
	const lower = [...words];
	for (let at = lower.length - 1; at >= 0; at -= 1) {
		const word = lower[at] ?? 0;
		lower[at] = word === 0 ? 4294967295 : word - 1;
		if (word !== 0) break;
	}
	return lower;
}
function after(words) {
	const higher = [...words];
	for (let at = higher.length - 1; at >= 0; at -= 1) {
		const word = higher[at] ?? 0;
		higher[at] = word === 4294967295 ? 0 : word + 1;
		if (word !== 4294967295) return higher;
	}
	return null;
}
function tableOf(rows, width) {
	return {
		four: rangesOf(rows.filter(({ first }) => first.length === 1), 1, width),
		six: rangesOf(rows.filter(({ first }) => first.length === 4), 4, width)
	};
}
const kinds$2 = {
	1: Uint8Array,
	2: Uint16Array,
	4: Uint32Array
};
function rangesOf(rows, words, width) {
	const starts = [];
	const values = [];
	for (const { start, value } of stepsOf$1(rows)) {
		const last = starts.at(-1);
		if (last && compare$1(last, start) === 0) {
			starts.pop();
			values.pop();
		}
		if (value === (values.at(-1) ?? 0)) continue;
		starts.push(start);
		values.push(value);
	}
	return {
		starts: Array.from({ length: words }, (_, word) => Uint32Array.from(starts, (start) => start[word] ?? 0)),
		values: kinds$2[width].from(values)
	};
}
function* stepsOf$1(rows) {
	const open = [];
	for (const row of rows.toSorted((a, b) => compare$1(a.first, b.first) || compare$1(b.last, a.last))) {
		yield* endsBefore(row.first, open);
		yield {
			start: row.first,
			value: row.value
		};
		open.push(row);
	}
	yield* endsBefore(null, open);
}
function* endsBefore(start, open) {
	for (;;) {
		const top = open.at(-1);
		if (!top || start !== null && compare$1(top.last, start) >= 0) return;
		while (compare$1(open.at(-1)?.last ?? top.first, top.last) <= 0 && open.length > 0) open.pop();
		const next = after(top.last);
		if (next) yield {
			start: next,
			value: open.at(-1)?.value ?? 0
		};
	}
}
function compare$1(a, b) {
	for (let at = 0; at < a.length; at += 1) {
		const difference = (a[at] ?? 0) - (b[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
// src/core/grade/conclude.ts
function conclude$1(assessment, findings, kpis, catalogue) {
	const grade = assessment?.grade;
	const worst = Math.min(...findings.map(({ id }) => severities.indexOf(severityOf(catalogue, id))));
	const at = (severity) => worst <= severities.indexOf(severity);
	const status = () => {
		if (grade === "F" || at("critical")) return "fail";
		if (assessment && grade === void 0) return "unknown";
		return grade && !meets(grade, "A") || at("medium") ? "warn" : "pass";
	};
	return {
		status: status(),
		...assessment,
		kpis,
		findings
	};
}
function concludeScore(assessment, findings, kpis, catalogue) {
	const { score } = assessment;
	const { status: byFindings } = conclude$1(null, findings, kpis, catalogue);
	const status = () => {
		if (byFindings === "fail") return "fail";
		if (score === void 0) return "unknown";
		if (score < scoreBounds.fail) return "fail";
		return score < scoreBounds.pass ? "warn" : byFindings;
	};
	return {
		status: status(),
		...assessment,
		kpis,
		findings
	};
}
function severityOf(catalogue, id) {
	const problem = catalogue[id];
	if (!problem) throw new Error(`no problem "${id}" in the catalogue`);
	return problem.severity;
}
// src/core/store.ts
function withoutWww(host) {
	return /^www\.[^.]+\./.test(host) ? host.slice(4) : host;
}
// src/probes/certificate/fetch.ts
async function fetchNamed(context, url, by, how) {
	const { schemes, ...request } = how;
	const started = context.elapsed();
	const first = await exchange(context, url, {
		by,
		schemes,
		request
	});
	if (!first.ok) return first;
	const { address, location, fetched } = first.answer;
	if (location === null) return fetched;
	const patience = Math.floor(how.patience - (context.elapsed() - started));
	if (patience <= 0) return {
		ok: false,
		reason: "timeout.http"
	};
	const rest = {
		...request,
		patience
	};
	const second = await exchange(context, location, {
		by: { namedBy: address },
		schemes,
		request: rest
	});
	if (!second.ok) return second;
	if (second.answer.location !== null) return {
		ok: false,
		reason: "redirected"
	};
	return second.answer.fetched.ok ? {
		...second.answer.fetched,
		address
	} : second.answer.fetched;
}
async function exchange(context, url, { by, schemes, request }) {
	const parsed = URL.parse(url);
	if (!parsed || !schemes.some((scheme) => scheme === parsed.protocol)) return {
		ok: false,
		reason: "scheme"
	};
	const { method = "GET" } = request;
	const bytes = request.body ? ` ${Buffer.from(request.body).toString("base64url")}` : "";
	const key = `fetch ${partyOf(by)} ${method} ${parsed.href}${bytes}`;
	const came = await attempt(() => shared(context, {
		key,
		host: parsed.host
	}, async () => {
		return toAnswer(await context.net.http({
			...request,
			...by,
			url: parsed.href,
			isAnonymous: true
		}), parsed.href, request.limit);
	}));
	return came.ok ? {
		ok: true,
		answer: came.value
	} : {
		ok: false,
		reason: came.failure.reason
	};
}
const mostKept = 65536;
async function shared(context, { key, host }, work) {
	const flights = await context.once(`fetches ${host}`, () => Promise.resolve(new Map()));
	const known = flights.get(key);
	if (known) return known;
	const flight = work();
	flights.set(key, flight);
	const drop = ({ fetched }) => fetched.ok && fetched.body.length > mostKept && flights.delete(key);
	flight.then(drop, ignore);
	return flight;
}
function ignore() {}
function partyOf({ namedBy }) {
	if (namedBy === void 0) return "user";
	return reach$1(namedBy) === "public" ? "public" : namedBy;
}
function toAnswer(reply, url, limit) {
	return {
		address: reply.address,
		location: redirectOf(reply, url),
		fetched: toBody(reply, limit)
	};
}
function redirectOf({ status, headers }, base) {
	if (status < 300 || status >= 400) return null;
	const location = headers.find(([name]) => name.toLowerCase() === "location")?.[1];
	return location === void 0 ? null : URL.parse(location.slice(0, 2048), base)?.href ?? null;
}
function toBody({ status, body, truncated, address }, limit) {
	if (status !== 200) return {
		ok: false,
		reason: `http.${status}`
	};
	if (truncated) return {
		ok: false,
		reason: body.length >= limit ? "too-large" : "truncated"
	};
	return {
		ok: true,
		body: alone(body),
		address
	};
}
function alone(bytes) {
	return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
// src/formats/x509/extension-value.ts
function readExtensionValue(der, oid) {
	const [tbs] = children(readWhole(der, tags.sequence));
	const wrapper = children(expectTag(tbs, tags.sequence)).find(({ tag }) => tag === 163);
	const found = wrapper ? children(readElement(wrapper.content)).find((extension) => readOid(expectTag(children(extension)[0], tags.oid)) === oid) : void 0;
	return found ? expectTag(children(found).at(-1), tags.octetString).content : null;
}
// src/formats/x509/pem.ts
const mostBlocks = 256;
const blocks = /-----BEGIN (?<label>[A-Z0-9 ]{1,32})-----(?<body>[^-]*)-----END [A-Z0-9 ]{1,32}-----/g;
function readPem(text, label) {
	const found = [];
	for (const { groups } of text.matchAll(blocks)) {
		if (groups?.["label"] !== label) continue;
		found.push(Buffer.from(groups["body"] ?? "", "base64"));
		if (found.length >= mostBlocks) break;
	}
	return found;
}
// src/formats/x509/subjects.ts
const mostNames$2 = 1e6;
function readSubjectNames({ der, subject }) {
	const list = extensionValue(der, oids.subjectAltName);
	const alternatives = list ? children(list, mostNames$2) : [];
	const attributes = children(readWhole(subject, tags.sequence)).reduce((sum, set) => sum + children(set).length, 0);
	return {
		count: alternatives.length + attributes,
		names: () => [...alternatives.map(readGeneralName), ...own$2(subject)]
	};
}
function own$2(subject) {
	const attributes = nameAttributes(subject);
	const emails = attributes.filter(({ oid }) => oid === oids.emailAddress).map(({ value }) => emailName(value));
	return attributes.length > 0 ? [directoryName(subject), ...emails] : [];
}
const readers = {
	129: (content) => emailName(content.toString("latin1"), content),
	130: (content) => ({
		kind: "dns",
		path: domainPath(content.toString("latin1")),
		content
	}),
	134: (content) => ({
		kind: "uri",
		path: domainPath(hostOf(content.toString("latin1", 0, 2048))),
		content
	}),
	135: (content) => ({
		kind: "ip",
		path: [],
		content
	}),
	164: (content) => directoryName(content)
};
function readGeneralName({ tag, content }) {
	const read = readers[tag];
	if (read) return read(content);
	const type = tag === 160 ? readOid(expectTag(children({
		tag,
		content,
		whole: content
	})[0], tags.oid)) : "";
	return {
		kind: `${tag & 31} ${type}`,
		path: [],
		content
	};
}
function domainPath(domain) {
	return domain === "" ? [] : domain.toLowerCase().split(".").toReversed();
}
function emailName(mailbox, content = Buffer.from(mailbox)) {
	const at = mailbox.lastIndexOf("@");
	return {
		kind: "email",
		path: [...domainPath(mailbox.slice(at + 1)), `@${mailbox.slice(0, Math.max(0, at))}`],
		content
	};
}
function directoryName(content) {
	return {
		kind: "directory",
		path: canonicalParts(content),
		content
	};
}
function hostOf(uri) {
	return URL.parse(uri)?.hostname ?? "";
}
function extensionValue(der, wanted) {
	const value = readExtensionValue(der, wanted);
	return value && readWhole(value, tags.sequence);
}
// src/formats/x509/names.ts
const longestName = 253;
function isForHost({ names }, host) {
	const wanted = host.toLowerCase();
	if (isIP(wanted) !== 0) return names.some(({ kind, value }) => kind === "ip" && value === wanted);
	const name = wanted.endsWith(".") ? wanted.slice(0, -1) : wanted;
	const parent = name.slice(name.indexOf(".") + 1);
	const wildcard = hasTwoLabels(parent) && !name.startsWith(".") ? `*.${parent}` : null;
	return names.some(({ kind, value }) => {
		if (kind !== "dns") return false;
		const given = value.toLowerCase();
		return given === name || given === wildcard;
	});
}
function hasTwoLabels(parent) {
	return parent.includes(".");
}
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
function isWellFormedName(value) {
	if (value.length > longestName) return false;
	const isWildcard = value.startsWith("*.");
	const labels = (isWildcard ? value.slice(2) : value).split(".");
	const last = labels.at(-1) ?? "";
	return labels.every((each) => label.test(each)) && !/^\d+$/.test(last) && (!isWildcard || labels.length > 1);
}
// src/formats/x509/name-tree.ts
function emptyTree() {
	return {
		next: new Map(),
		cover: {},
		hasNextHere: false
	};
}
function plant(tree, path, cover) {
	let node = tree;
	for (const [index, part] of path.entries()) {
		const known = node.next.get(part);
		const next = known ?? emptyTree();
		if (!known) node.next.set(part, next);
		if (cover.here && index === path.length - 1) node.hasNextHere = true;
		node = next;
	}
	node.cover = {
		...node.cover,
		...cover
	};
}
function isCovered(tree, path) {
	let node = tree;
	for (const part of path) {
		if (node.cover.below || (part.startsWith("@") ? node.cover.mailboxes : node.cover.hosts)) return true;
		const next = node.next.get(part);
		if (!next) return false;
		node = next;
	}
	return node.cover.here ?? false;
}
function isCoveredBelow(tree, path) {
	let node = tree;
	for (const part of path) node = node?.next.get(part);
	return node?.hasNextHere ?? false;
}
// src/formats/x509/networks.ts
function addNetwork(networks, base) {
	const length = base.length / 2;
	if (length !== 4 && length !== 16) return false;
	const bits = prefixLength(base.subarray(length));
	if (bits === null) return false;
	const key = `${length} ${bits}`;
	const known = networks.get(key) ?? new Set();
	networks.set(key, known.add(masked$1(base.subarray(0, length), bits)));
	return true;
}
function isInNetworks(networks, address) {
	return [...networks].some(([key, prefixes]) => {
		const [length, bits] = key.split(" ").map(Number);
		return length === address.length && bits !== void 0 && prefixes.has(masked$1(address, bits));
	});
}
function prefixLength(mask) {
	const bits = [...mask].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const end = bits.indexOf("0");
	if (end < 0) return bits.length;
	return bits.includes("1", end) ? null : end;
}
function masked$1(address, bits) {
	return Buffer.from(address.map((byte, at) => byte & 65280 >> Math.min(8, Math.max(0, bits - at * 8)))).toString("hex");
}
// src/formats/x509/constraints.ts
function readNameConstraints({ der }) {
	const value = extensionValue(der, oids.nameConstraints);
	if (!value) return null;
	const lists = children(value);
	const [permitted, excluded] = [160, 161].map((wanted) => subtreesOf(lists.find(({ tag }) => tag === wanted)));
	const all = [...permitted ?? [], ...excluded ?? []];
	return {
		count: all.length,
		isWellFormed: all.length > 0 && all.every(hasItsForm),
		prepare: () => ({
			permitted: prepare(permitted ?? []),
			excluded: prepare(excluded ?? [])
		})
	};
}
function constraintProblem(constraints, subject) {
	if (subject.count * constraints.count > mostComparisons) return "excessive";
	const { permitted, excluded } = constraints.prepare();
	return subject.names().some((name) => mayBeWithin(excluded, name) || isConstrained(permitted, name) && !isWithin$1(permitted, name)) ? "forbidden" : null;
}
const mostComparisons = 2 ** 20;
function subtreesOf(list) {
	if (!list) return [];
	return children(list, mostNames$2).map((subtree) => {
		const [base, ...limits] = children(subtree);
		if (!base) throw new DerError("subtree");
		return [base, ...limits];
	});
}
const dnsName = 130;
const ipAddress = 135;
function hasItsForm([{ tag, content }, ...limits]) {
	if (limits.length > 0) return false;
	if (tag === ipAddress) return addNetwork(new Map(), content);
	if (tag !== dnsName || content.length === 0) return true;
	const text = content.toString("latin1");
	return !text.includes("*") && isWellFormedName(text);
}
function prepare(subtrees) {
	const trees = new Map();
	const networks = new Map();
	const unclear = new Set();
	for (const [base, ...limits] of subtrees) {
		const name = readGeneralName(base);
		if (!(limits.length === 0 && (name.kind === "ip" ? addNetwork(networks, name.content) : add(trees, name)))) unclear.add(name.kind);
	}
	return {
		trees,
		networks,
		unclear
	};
}
function add(trees, name) {
	const where = bases[name.kind]?.(name);
	if (!where) return false;
	const known = trees.get(name.kind) ?? emptyTree();
	trees.set(name.kind, known);
	plant(known, where.path, where.cover);
	return true;
}
const bases = {
	dns: ({ content }) => domainBase(content.toString("latin1"), {
		here: true,
		below: true
	}),
	uri: ({ content }) => domainBase(content.toString("latin1"), { here: true }),
	email: ({ content, path }) => {
		const text = content.toString("latin1");
		if (text.includes("@")) return {
			path,
			cover: { here: true }
		};
		return text.startsWith(".") ? {
			path: domainPath(text.slice(1)),
			cover: { hosts: true }
		} : {
			path: domainPath(text),
			cover: { mailboxes: true }
		};
	},
	directory: ({ path }) => ({
		path,
		cover: {
			here: true,
			below: true
		}
	})
};
function domainBase(text, cover) {
	return text.startsWith(".") ? {
		path: domainPath(text.slice(1)),
		cover: { below: true }
	} : {
		path: domainPath(text),
		cover
	};
}
function isConstrained({ trees, networks, unclear }, { kind }) {
	return unclear.has(kind) || (kind === "ip" ? networks.size > 0 : trees.has(kind));
}
function isWithin$1({ trees, networks, unclear }, { kind, path, content }) {
	if (unclear.has(kind)) return false;
	if (kind === "ip") return isInNetworks(networks, content);
	const tree = trees.get(kind);
	return tree !== void 0 && isCovered(tree, path);
}
function mayBeWithin(subtrees, name) {
	if (subtrees.unclear.has(name.kind) || isWithin$1(subtrees, name)) return true;
	if (name.kind !== "dns" || name.path.at(-1) !== "*") return false;
	const tree = subtrees.trees.get("dns");
	return tree !== void 0 && isCoveredBelow(tree, name.path.slice(0, -1));
}
// src/formats/x509/policies.ts
const mostPolicies = 128;
function readPolicies({ der }) {
	const listed = extensionValue(der, oids.certificatePolicies);
	const constraints = extensionValue(der, oids.policyConstraints);
	const inhibit = readExtensionValue(der, oids.inhibitAnyPolicy);
	const limits = constraints ? children(constraints) : [];
	const limit = (tag) => skipCerts(limits.find((each) => each.tag === tag));
	return {
		policies: listed ? readListed(listed) : null,
		mappings: readMappings(extensionValue(der, oids.policyMappings)),
		requireExplicit: limit(128),
		inhibitMapping: limit(129),
		inhibitAnyPolicy: inhibit ? skipCerts(readWhole(inhibit, tags.integer)) : null
	};
}
function readListed(value) {
	const found = children(value, mostPolicies).map((information) => policyIn(children(information)[0]));
	if (found.length === 0 || new Set(found).size < found.length) throw new DerError("policies");
	return new Set(found);
}
function readMappings(value) {
	const mappings = new Map();
	for (const mapping of value ? children(value, mostPolicies) : []) {
		const [issuer, subject] = children(expectTag(mapping, tags.sequence)).map(policyIn);
		if (issuer === void 0 || subject === void 0) throw new DerError("mapping");
		mappings.set(issuer, (mappings.get(issuer) ?? new Set()).add(subject));
	}
	return mappings;
}
function policyIn(element) {
	return readOid(expectTag(element, tags.oid));
}
function skipCerts(element) {
	if (!element) return null;
	const { content } = element;
	if (content.length === 0 || (content[0] ?? 128) >= 128) throw new DerError("skip");
	return content.length > 4 ? 65535 : content.readUIntBE(0, content.length);
}
// src/probes/certificate/path-policies.ts
const { anyPolicy } = oids;
function holdsPolicies(path, inputs = {}, read = readPolicies) {
	const below = path.slice(0, -1).toReversed();
	const start = (isSet = false) => isSet ? 0 : below.length + 1;
	let explicit = start(inputs.requireExplicit);
	let mapping = start(inputs.inhibitMapping);
	let any = start(inputs.inhibitAnyPolicy);
	const levels = [new Map([[anyPolicy, {
		expected: new Set([anyPolicy]),
		parents: new Set()
	}]])];
	for (const [at, certificate] of below.entries()) {
		const isLeaf = at === below.length - 1;
		const isOwn = isSelfIssued(certificate);
		const said = read(certificate);
		const level = nextLevel(levels.at(-1) ?? new Map(), said, any > 0 || !isLeaf && isOwn);
		if (explicit === 0 && level.size === 0) return false;
		if (isLeaf) {
			levels.push(level);
			explicit = said.requireExplicit === 0 ? 0 : Math.max(0, explicit - 1);
			continue;
		}
		if ([...said.mappings].some(([from, to]) => from === anyPolicy || to.has(anyPolicy))) return false;
		levels.push(mapped(level, said, mapping > 0));
		const less = isOwn ? 0 : 1;
		explicit = Math.min(Math.max(0, explicit - less), said.requireExplicit ?? explicit);
		mapping = Math.min(Math.max(0, mapping - less), said.inhibitMapping ?? mapping);
		any = Math.min(Math.max(0, any - less), said.inhibitAnyPolicy ?? any);
	}
	return explicit > 0 || isWanted(levels, inputs.policies);
}
function nextLevel(above, { policies }, takesAny) {
	const level = new Map();
	if (policies === null) return level;
	const expecting = expectersOf(above);
	const add = (policy, parents) => level.set(policy, {
		expected: new Set([policy]),
		parents
	});
	for (const policy of policies) {
		if (policy === anyPolicy) continue;
		const parents = expecting.get(policy) ?? (above.has(anyPolicy) ? new Set([anyPolicy]) : null);
		if (parents) add(policy, parents);
	}
	if (!policies.has(anyPolicy) || !takesAny) return level;
	for (const [policy, parents] of expecting) if (!level.has(policy)) add(policy, parents);
	return level;
}
function expectersOf(level) {
	const found = new Map();
	for (const [policy, { expected }] of level) for (const wanted of expected) found.set(wanted, (found.get(wanted) ?? new Set()).add(policy));
	return found;
}
function mapped(level, { mappings }, isAllowed) {
	const changed = new Map(level);
	const general = level.get(anyPolicy);
	for (const [policy, expected] of mappings) {
		const node = level.get(policy) ?? general;
		if (!isAllowed) changed.delete(policy);
		else if (node) changed.set(policy, {
			expected,
			parents: level.has(policy) ? node.parents : new Set([anyPolicy])
		});
	}
	return changed;
}
function isWanted(levels, wanted) {
	const last = levels.at(-1);
	if (!last || last.size === 0) return false;
	if (!wanted || last.has(anyPolicy)) return true;
	let reached = new Set(last.keys());
	for (const level of levels.slice(1).toReversed()) {
		const parents = new Set();
		for (const policy of reached) for (const parent of level.get(policy)?.parents ?? []) if (parent !== anyPolicy) parents.add(parent);
		else if (wanted.has(policy)) return true;
		reached = parents;
	}
	return false;
}
// src/probes/certificate/strength.ts
const kinds$1 = {
	rsa: "RSA",
	"rsa-pss": "RSA-PSS",
	ec: "EC",
	dsa: "DSA",
	ed25519: "Ed25519",
	ed448: "Ed448"
};
function keyFacts(key) {
	if (!key) return {
		type: "unknown",
		bits: null
	};
	const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
	const type = kinds$1[key.asymmetricKeyType ?? ""] ?? key.asymmetricKeyType ?? "unknown";
	const oddity = oddExponent(key) ?? oddCurve(namedCurve);
	return {
		type,
		bits: modulusLength ?? curveBits(namedCurve),
		...oddity !== null && { oddity }
	};
}
function oddExponent(key) {
	const exponent = key.asymmetricKeyDetails?.publicExponent;
	if (exponent === void 0) return null;
	if (!isCheckable(key)) return "e > 2^33";
	return exponent < 3n || exponent % 2n === 0n ? `e = ${exponent}` : null;
}
function oddCurve(curve) {
	return curve === void 0 || /^(?:prime256v1|secp(?:192|224|384|521)r1|prime192v1)$/.test(curve) ? null : curve;
}
function curveBits(name = "") {
	const digits = /\d{3}/.exec(name.slice(0, 64))?.[0];
	return digits === void 0 ? null : Number(digits);
}
const fewestBits = {
	RSA: 2048,
	"RSA-PSS": 2048,
	EC: 256,
	DSA: Number.POSITIVE_INFINITY
};
function isWeakKey({ publicKey }, clients = "browsers") {
	const { type, bits, oddity } = keyFacts(publicKey);
	return oddity !== void 0 && !(type === "EC" && clients === "programs") || bits !== null && bits < (fewestBits[type] ?? 0);
}
const weakHashes = new Set([
	"md2",
	"md4",
	"md5",
	"sha1",
	"ripemd160"
]);
function isWeakSignature({ signatureHash }) {
	return signatureHash !== null && weakHashes.has(signatureHash);
}
const browserSignatures = new Set([
	"sha256WithRSAEncryption",
	"sha384WithRSAEncryption",
	"sha512WithRSAEncryption",
	"ecdsaWithSha256",
	"ecdsaWithSha384",
	"ecdsaWithSha512"
]);
function isForeignSignature(certificate) {
	const { signature, hasOddPss } = certificate;
	if (signature === "rsassaPss") return hasOddPss;
	return !browserSignatures.has(signature) && !isWeakSignature(certificate);
}
function isForeignKey({ publicKey }) {
	const { type } = keyFacts(publicKey);
	return type !== "RSA" && type !== "EC" && type !== "DSA" && type !== "unknown";
}
function isKnownSignature({ signature, signatureHash }) {
	return signatureHash !== null || signature.startsWith("ed");
}
// src/probes/certificate/path-problems.ts
function judgePaths({ now, mostIntermediates = Number.POSITIVE_INFINITY, clients }) {
	const constrain = judgeConstraints();
	const holdPolicies = judgePolicies();
	return (path) => {
		const issuers = path.slice(1);
		const intermediates = path.slice(1, -1);
		const constraints = new Set(path.flatMap((issuer, height) => constrain(issuer, path.slice(0, height))));
		const holds = {
			"issuer-expired": issuers.some((issuer) => isOver(issuer, now)),
			"issuer-not-yet-valid": issuers.some(({ notBefore }) => now < notBefore),
			"not-an-authority": intermediates.some((issuer) => !mayIssue(issuer)) || issuers.slice(-1).some(mayNotAnchor),
			"issuer-purpose": intermediates.some(({ extendedKeyUsage }) => extendedKeyUsage && !isForServers(extendedKeyUsage)),
			"weak-issuer-key": issuers.some((issuer) => isWeakKey(issuer, clients)),
			"weak-signature": intermediates.some(isWeakSignature),
			"foreign-signature": clients === "browsers" && (path.slice(0, -1).some(isForeignSignature) || issuers.some(isForeignKey)),
			"path-length": isTooLong(path) || countOfLimited(intermediates) > mostIntermediates,
			"name-constraints": constraints.has("forbidden"),
			"constraints-excessive": constraints.has("excessive"),
			"critical-extension": path.some(hasUnknownCritical),
			"duplicate-extension": path.some(hasDuplicate),
			"spelled-curve": path.some(({ spellsCurve }) => spellsCurve),
			policies: clients !== "programs" && !holdPolicies(path)
		};
		return Object.keys(holds).filter((problem) => holds[problem]);
	};
}
function isOver({ notAfter }, now) {
	return now >= notAfter + 1e3;
}
function mayIssue({ isAuthority, keyUsage }) {
	return isAuthority && (keyUsage?.has("keyCertSign") ?? true);
}
function mayNotAnchor({ isAuthority, keyUsage, extensions }) {
	const saysSo = extensions.some(({ oid }) => oid === oids.basicConstraints);
	if (keyUsage && !keyUsage.has("keyCertSign")) return true;
	return saysSo && !isAuthority;
}
function isForServers(purposes) {
	return purposes.has(oids.serverAuth) || purposes.has(oids.anyExtendedKeyUsage);
}
function isTooLong(path) {
	return path.some(({ pathLength }, height) => pathLength !== null && countOfLimited(path.slice(1, height)) > pathLength);
}
function countOfLimited(intermediates) {
	return intermediates.filter((each) => !isSelfIssued(each)).length;
}
const understood$1 = new Set([
	oids.keyUsage,
	oids.subjectAltName,
	oids.basicConstraints,
	oids.extendedKeyUsage,
	oids.crlDistributionPoints,
	oids.nameConstraints,
	oids.policyConstraints,
	oids.certificatePolicies,
	oids.policyMappings,
	oids.inhibitAnyPolicy
]);
function hasUnknownCritical({ extensions }) {
	return extensions.some(({ oid, isCritical }) => isCritical && !understood$1.has(oid));
}
function hasDuplicate({ extensions }) {
	return new Set(extensions.map(({ oid }) => oid)).size < extensions.length;
}
function judgeConstraints() {
	const constraints = once$1((issuer) => {
		const read = readNameConstraints(issuer);
		if (!read) return null;
		return {
			...read,
			prepare: memo(read.prepare)
		};
	});
	const names = once$1((certificate) => {
		const read = readSubjectNames(certificate);
		return {
			...read,
			names: memo(read.names)
		};
	});
	const known = new Map();
	function between(issuer, certificate) {
		const limits = constraints(issuer);
		if (limits === null) return null;
		const bearer = names(certificate);
		if (limits === "unreadable" || bearer === "unreadable") return "forbidden";
		const found = attemptRead(() => constraintProblem(limits, bearer));
		return found === "unreadable" ? "forbidden" : found;
	}
	return (issuer, below) => below.filter((certificate, height) => height === 0 || !isSelfIssued(certificate)).flatMap((certificate) => {
		const key = `${issuer.sha256} ${certificate.sha256}`;
		if (!known.has(key)) known.set(key, between(issuer, certificate));
		return known.get(key) ?? [];
	});
}
function judgePolicies() {
	const known = once$1(readPolicies);
	return (path) => {
		return attemptRead(() => holdsPolicies(path, {}, (certificate) => {
			const said = known(certificate);
			if (said === "unreadable") throw new DerError("policies");
			return said;
		})) === true;
	};
}
function once$1(read) {
	const known = new Map();
	return (certificate) => {
		const found = known.get(certificate.sha256);
		if (found !== void 0) return found;
		const fresh = attemptRead(() => read(certificate));
		known.set(certificate.sha256, fresh);
		return fresh;
	};
}
function memo(work) {
	let done;
	return () => (done ??= { value: work() }).value;
}
function attemptRead(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof DerError) return "unreadable";
		throw error;
	}
}
// src/probes/certificate/signature-checks.ts
const mostSignatures = 64;
const mostWork = 640;
function openSignatureChecks() {
	const known = new Map();
	let work = 0;
	return {
		isIssuedBy: (certificate, issuer) => {
			if (!isSameName(certificate.issuer, issuer.subject)) return false;
			const key = `${certificate.sha256} ${issuer.sha256}`;
			const before = known.get(key);
			if (before !== void 0) return before;
			const cost = costOf$2(issuer.publicKey);
			if (known.size >= mostSignatures || work + cost > mostWork) return null;
			work += cost;
			const fresh = isIssuedBy(certificate, issuer);
			known.set(key, fresh);
			return fresh;
		},
		count: () => known.size
	};
}
function costOf$2(key) {
	const { type, bits } = keyFacts(key);
	const size = bits ?? 0;
	if (type.startsWith("RSA")) return Math.max(1, (size / 4096) ** 2);
	if (type === "DSA") return Math.max(1, (size / 1024) ** 2);
	if (type === "EC") return key?.asymmetricKeyDetails?.namedCurve === "prime256v1" ? 1 : (bits ?? 521) / 8;
	return 2;
}
// src/probes/certificate/path.ts
const mostSteps = 1024;
const longestPath = 10;
function findPath(query) {
	const { leaf, others, now, signatures = openSignatureChecks() } = query;
	const judge = judgePaths(query);
	const anchorsNamed = anchorsOf$1(query);
	const ends = new Map();
	let isForged = false;
	let isUncheckable = false;
	let best = null;
	let steps = 0;
	let exhausted = false;
	function isSigned(certificate, issuer) {
		if (issuer.publicKey && !isCheckable(issuer.publicKey)) isUncheckable = true;
		const signed = signatures.isIssuedBy(certificate, issuer);
		if (signed === null) exhausted = true;
		if (signed === false && isKeyOf(certificate, issuer)) isForged = true;
		return signed === true;
	}
	function finish(certificates, by) {
		const found = {
			certificates,
			by,
			problems: judge(certificates)
		};
		if (!best || isBetter(found, best)) best = found;
	}
	function follow(path, last) {
		if (++steps > mostSteps || path.length > longestPath) {
			exhausted = true;
			return;
		}
		const itself = anchorsNamed(last.subject).find(({ certificate }) => certificate.sha256 === last.sha256);
		if (itself) return finish(path, itself.by);
		const anchors = anchorsNamed(last.issuer).filter(({ certificate }) => isSigned(last, certificate));
		for (const { certificate, by } of anchors) finish([...path, certificate], by);
		const issuers = others.filter((other) => isSameName(other.subject, last.issuer) && !path.some(({ sha256 }) => sha256 === other.sha256)).toSorted((a, b) => distance(last, a, now) - distance(last, b, now)).filter((other) => isSigned(last, other));
		for (const issuer of issuers) follow([...path, issuer], issuer);
		if (anchors.length + issuers.length === 0) ends.set(last.sha256, last);
	}
	follow([leaf], leaf);
	return {
		best,
		ends: [...ends.values()],
		isForged,
		isUncheckable,
		exhausted,
		signatures: signatures.count()
	};
}
function isKeyOf({ authorityKeyIdentifier }, { subjectKeyIdentifier }) {
	if (!authorityKeyIdentifier || !subjectKeyIdentifier) return false;
	return authorityKeyIdentifier.equals(subjectKeyIdentifier);
}
function isBetter(one, other) {
	const fewer = other.problems.length - one.problems.length;
	if (fewer !== 0) return fewer > 0;
	if (one.by !== other.by) return one.by === "mozilla";
	return isSpelledApart(one) === isSpelledApart(other) ? endOf$1(one) > endOf$1(other) : isSpelledApart(other);
}
function isSpelledApart({ certificates }) {
	return certificates.some(({ issuer }, height) => certificates[height + 1]?.subject.equals(issuer) === false);
}
function endOf$1({ certificates }) {
	return Math.min(...certificates.map(({ notAfter }) => notAfter));
}
function distance({ authorityKeyIdentifier }, issuer, now) {
	const { subjectKeyIdentifier, notBefore, notAfter } = issuer;
	return (authorityKeyIdentifier && subjectKeyIdentifier && !authorityKeyIdentifier.equals(subjectKeyIdentifier) ? 2 : 0) + (notBefore <= now && now <= notAfter ? 0 : 1);
}
function anchorsOf$1({ trust, anchorsAnywhere = false }) {
	const known = new Map();
	function read(subject) {
		return trust.named(subject).flatMap(({ der, by }) => {
			const certificate = readOrNull(der);
			return certificate && (anchorsAnywhere || isSelfIssued(certificate)) ? [{
				certificate,
				by
			}] : [];
		});
	}
	return (subject) => {
		const name = canonicalName(subject);
		const found = known.get(name) ?? read(subject);
		known.set(name, found);
		return found;
	};
}
function readOrNull(der) {
	try {
		return readCertificate$1(der);
	} catch (error) {
		if (error instanceof DerError) return null;
		throw error;
	}
}
// src/probes/certificate/leaf.ts
function leafProblems(leaf, use) {
	const { host, now, exchange, clients } = use;
	const names = leaf.names.filter(({ value }) => !use.ignored?.includes(value));
	const holds = {
		expired: isOver(leaf, now),
		"not-yet-valid": now < leaf.notBefore,
		"wrong-name": host !== null && !isForHost({ names }, host),
		"no-san": host !== null && leaf.names.length === 0,
		"weak-key": isWeakKey(leaf, clients),
		"weak-signature": isWeakSignature(leaf) && !(isSelfIssued(leaf) && isIssuedBy(leaf, leaf)),
		"wrong-purpose": leaf.extendedKeyUsage !== null && !leaf.extendedKeyUsage.has(oids.serverAuth),
		"wrong-key-usage": !maySecure(leaf, exchange)
	};
	return Object.keys(holds).filter((problem) => holds[problem]);
}
function maySecure({ keyUsage }, exchange) {
	if (keyUsage === null) return true;
	if (exchange === "signs") return keyUsage.has("digitalSignature");
	if (exchange === "decrypts") return keyUsage.has("keyEncipherment");
	return keyUsage.has("digitalSignature") || keyUsage.has("keyEncipherment") || keyUsage.has("keyAgreement");
}
function keyExchangeOf({ protocol, cipher }) {
	if (protocol === "TLSv1.3" || /^TLS_(?:EC)?DHE_(?:RSA|ECDSA|DSS)_/.test(cipher)) return "signs";
	return cipher.startsWith("TLS_RSA_WITH_") ? "decrypts" : null;
}
// src/probes/certificate/broad-wildcards.ts
const deepestSuffix = 4;
function broadWildcards({ names }) {
	return suffixWildcards(names.flatMap(({ kind, value }) => kind === "dns" ? [value] : []));
}
async function suffixWildcards(names) {
	const wildcards = names.flatMap(wildcardOf);
	if (wildcards.length === 0) return [];
	const { parse } = await import("./cjs.js").then((m) => __toESM(m.default, 1));
	const known = new Map();
	function isSuffix(parent) {
		const { isIcann, publicSuffix } = parse(parent, {
			allowPrivateDomains: false,
			extractHostname: false
		});
		return isIcann === true && publicSuffix === parent;
	}
	return wildcards.flatMap(({ value, parent }) => {
		const isBroad = known.get(parent) ?? isSuffix(parent);
		known.set(parent, isBroad);
		return isBroad ? [value] : [];
	});
}
function wildcardOf(value) {
	if (!value.startsWith("*.")) return [];
	const parent = value.slice(2).replace(/\.$/, "").toLowerCase();
	const labels = parent.split(".").length;
	return labels > 1 && labels <= deepestSuffix ? [{
		value,
		parent
	}] : [];
}
// src/formats/x509/pkcs7.ts
const signedData = "1.2.840.113549.1.7.2";
const mostCertificates$2 = 64;
function readCertificateBundle(bytes) {
	const buffer = toBuffer(bytes);
	if (buffer[0] === tags.sequence) return readDer(buffer);
	const text = buffer.toString("latin1");
	const certificates = readPem(text, "CERTIFICATE");
	if (certificates.length > 0) return certificates.slice(0, mostCertificates$2);
	const [message] = readPem(text, "PKCS7");
	if (!message) throw new DerError("neither DER nor PEM");
	return readMessage(readWhole(message, tags.sequence));
}
function readDer(buffer) {
	const whole = readWhole(buffer, tags.sequence);
	return children(whole)[0]?.tag === tags.oid ? readMessage(whole) : [whole.whole];
}
function readMessage(message) {
	const [type, content] = children(message);
	if (readOid(expectTag(type, tags.oid)) !== signedData) throw new DerError("not signed data");
	const certificates = children(readWhole(expectTag(content, 160).content, tags.sequence)).find(({ tag }) => tag === 160);
	return certificates ? children(certificates, mostCertificates$2).map(({ whole }) => whole) : [];
}
// src/probes/certificate/issuers.ts
const bodyLimit = 262144;
const patience$5 = 3e3;
async function completePath(context, query, by) {
	const started = context.elapsed();
	const tried = new Set();
	let fetched = [];
	let missed = null;
	let search = findPath(query);
	while (!search.best && tried.size < 3) {
		const [url, next] = search.ends.flatMap(({ issuerUrls }) => issuerUrls).filter((each) => !tried.has(each));
		if (url === void 0) break;
		tried.add(url);
		const reply = await fetchIssuers(context, url, {
			by,
			patience: Math.floor((patience$5 - (context.elapsed() - started)) / (next === void 0 ? 1 : 2))
		});
		if (!reply.ok && !nothingThere.test(reply.reason)) missed ??= {
			url,
			reason: reply.reason
		};
		const found = reply.ok ? readIssuers(reply.body) : [];
		if (found.length === 0) continue;
		fetched = [...fetched, ...found];
		search = findPath({
			...query,
			others: [...query.others, ...fetched]
		});
	}
	return {
		search,
		fetched,
		missed
	};
}
async function firstIssuers(context, { issuerUrls }, by) {
	const [url, next] = issuerUrls;
	if (url === void 0) return [];
	const reply = await fetchIssuers(context, url, {
		by,
		patience: Math.floor(patience$5 / (next === void 0 ? 1 : 2))
	});
	return reply.ok ? readIssuers(reply.body) : [];
}
const nothingThere = /^(?:http\.(?!40[1378]|425|429)[1-4]\d\d|http\.(?:malformed|headers-too-large)|scheme|redirected|too-large|dns\.(?:nxdomain|no-address)|address\.private)$/;
async function fetchIssuers(context, url, { by, patience: left }) {
	if (left <= 0) return {
		ok: false,
		reason: "timeout.http"
	};
	return fetchNamed(context, url, by, {
		limit: bodyLimit,
		patience: left,
		schemes: ["http:", "https:"]
	});
}
function readIssuers(body) {
	try {
		return readCertificateBundle(body).flatMap((der) => readOrNull(der) ?? []);
	} catch (error) {
		if (error instanceof DerError) return [];
		throw error;
	}
}
// src/probes/certificate/order.ts
function orderProblems(served, path) {
	const unique = served.filter(({ sha256 }, index) => served.findIndex((other) => other.sha256 === sha256) === index);
	const related = relatedTo(unique);
	const ranked = (path.length > 0 ? path : related).map((member) => unique.findIndex(({ sha256 }) => sha256 === member.sha256)).filter((position) => position >= 0);
	const holds = {
		"wrong-order": ranked.some((position, index) => position < (ranked[index - 1] ?? 0)),
		"unrelated-certificate": related.length < unique.length,
		"duplicate-certificate": unique.length < served.length,
		"root-included": related.slice(1).some(isSelfIssued)
	};
	return Object.keys(holds).filter((problem) => holds[problem]);
}
function relatedTo(served) {
	const related = served.slice(0, 1);
	for (const member of related) related.push(...served.filter((other) => !related.includes(other) && isSameName(other.subject, member.issuer)));
	return related;
}
// src/probes/certificate/reasons.ts
const lenientDoubt = "lenient";
const tolerated = new Set([
	"key-identifiers",
	"key-usage-missing",
	"serial-form",
	"purpose-form",
	"common-name",
	"leaf-is-authority",
	"authority-as-server",
	"long-chain",
	"names-spelled-apart",
	"large-certificate",
	"feature-unreadable",
	"access-empty",
	"names-not-ascii",
	"constraints-empty",
	"names-form",
	"constraints-form",
	"authority-form",
	"version-form",
	"empty-name",
	"extension-form",
	"signature-form",
	"key-form",
	"wrong-order",
	"unrelated-certificate",
	"duplicate-certificate",
	"root-included",
	"path-unclear",
	"trust-unknown",
	"verdicts-differ"
]);
function isEnforced(reason) {
	return !tolerated.has(reason);
}
const explanations = {
	CERT_HAS_EXPIRED: ["expired", "issuer-expired"],
	CERT_NOT_YET_VALID: ["not-yet-valid", "issuer-not-yet-valid"],
	INVALID_PURPOSE: [
		"wrong-purpose",
		"wrong-key-usage",
		"issuer-purpose",
		"duplicate-extension"
	],
	INVALID_CA: ["not-an-authority", "duplicate-extension"],
	PATH_LENGTH_EXCEEDED: ["path-length"],
	UNSPECIFIED: [
		"weak-key",
		"weak-signature",
		"weak-issuer-key",
		"not-an-authority",
		"name-constraints",
		"constraints-excessive",
		"critical-extension",
		"duplicate-extension",
		"spelled-curve"
	],
	CERT_SIGNATURE_FAILURE: ["bad-signature"],
	DEPTH_ZERO_SELF_SIGNED_CERT: ["self-signed"],
	SELF_SIGNED_CERT_IN_CHAIN: ["unknown-authority"],
	UNABLE_TO_GET_ISSUER_CERT: ["unknown-authority"],
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ["unknown-authority"],
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: ["unknown-authority", "self-signed"]
};
const refusals$1 = {
	PATH_LENGTH_EXCEEDED: "path-length",
	INVALID_CA: "not-an-authority",
	CERT_SIGNATURE_FAILURE: "bad-signature",
	CERT_HAS_EXPIRED: "issuer-expired",
	CERT_NOT_YET_VALID: "issuer-not-yet-valid",
	INVALID_PURPOSE: "issuer-purpose"
};
function isExplainedBy(verdict, reason) {
	return explanations[verdict]?.includes(reason) ?? false;
}
function refusalOf(verdict, seen) {
	if (verdict === null || seen.some((reason) => isExplainedBy(verdict, reason))) return null;
	return refusals$1[verdict] ?? "refused";
}
// src/formats/x509/tls-feature.ts
const tlsFeature = "1.3.6.1.5.5.7.1.24";
const statusRequest = 5;
function isMustStaple(certificate) {
	try {
		const value = readExtensionValue(certificate, tlsFeature);
		if (!value) return false;
		return children(readWhole(value, tags.sequence), 64).some(({ tag, content }) => tag === tags.integer && content.length === 1 && content[0] === statusRequest);
	} catch (error) {
		if (error instanceof DerError) return null;
		throw error;
	}
}
// src/probes/certificate/common-name.ts
function hasOtherCommonName({ subject, names }) {
	const commonNames = attributesOf(subject).filter(({ oid }) => oid === oids.commonName);
	if (commonNames.length !== 1) return commonNames.length > 1;
	const addresses = names.filter(({ kind }) => kind === "ip").map(({ value }) => value);
	const domains = names.filter(({ kind }) => kind === "dns").flatMap(({ value }) => upwards(value));
	const known = new Set([...addresses, ...domains]);
	return commonNames.some(({ value }) => {
		return (isAddress(value) ? addresses.length > 0 : value.includes(".") && domains.length > 0) && !known.has(value);
	});
}
function upwards(name) {
	const labels = name.split(".");
	return labels.map((_, from) => labels.slice(from).join("."));
}
function isAddress(text) {
	const host = URL.parse(`http://${text.includes(":") ? `[${text}]` : text}`)?.hostname ?? "";
	return isIP(host.replace(/^\[|\]$/g, "")) !== 0;
}
function attributesOf(name) {
	try {
		return nameAttributes(name);
	} catch (error) {
		if (error instanceof DerError) return [];
		throw error;
	}
}
// src/probes/certificate/path-rules.ts
const everyone = [
	"leaf",
	"intermediate",
	"anchor"
];
const authorities = ["intermediate", "anchor"];
const issued = ["leaf", "intermediate"];
const rules = [
	rule("key-identifiers", issued, "all", (one) => one.authorityKeyIdentifier === null && !isSelfIssued(one)),
	rule("key-identifiers", authorities, "all", ({ subjectKeyIdentifier }) => subjectKeyIdentifier === null),
	rule("key-identifiers", everyone, "all", (one) => [oids.authorityKeyIdentifier, oids.subjectKeyIdentifier].some((oid) => criticality(one, oid) === true)),
	rule("key-identifiers", ["anchor"], "public", namesAnotherKey),
	rule("key-usage-missing", authorities, "all", ({ keyUsage }) => keyUsage === null),
	rule("serial-form", issued, "all", ({ serial }) => !isPositive(serial) || serial.length > 20),
	rule("purpose-form", ["leaf"], "public", (one) => one.extendedKeyUsage?.has(oids.anyExtendedKeyUsage) ?? true),
	rule("purpose-form", ["leaf"], "public", (one) => criticality(one, oids.extendedKeyUsage) === true),
	rule("purpose-form", ["anchor"], "public", ({ extendedKeyUsage }) => extendedKeyUsage !== null),
	rule("common-name", ["leaf"], "public", hasOtherCommonName),
	rule("authority-as-server", ["leaf"], "all", ({ isAuthority }) => isAuthority),
	rule("large-certificate", issued, "all", ({ der }) => der.length > 65539),
	rule("feature-unreadable", ["leaf"], "all", ({ der }) => isMustStaple(der) === null),
	rule("access-empty", ["leaf"], "all", (one) => isEmptyExtension(one, oids.authorityInfoAccess)),
	rule("names-not-ascii", ["leaf"], "all", hasForeignLetters),
	rule("constraints-empty", ["leaf"], "all", (one) => isEmptyExtension(one, oids.nameConstraints)),
	rule("leaf-is-authority", ["leaf"], "all", (one) => !one.isAuthority && (one.keyUsage?.has("keyCertSign") ?? false)),
	rule("names-form", ["leaf"], "all", ({ names }) => !names.every(isWellFormed)),
	rule("names-form", ["leaf"], "all", (one) => isEmpty(one.subject) && criticality(one, oids.subjectAltName) === false),
	rule("names-form", ["leaf"], "public", (one) => !isEmpty(one.subject) && criticality(one, oids.subjectAltName) === true),
	rule("constraints-form", ["leaf"], "all", (one) => criticality(one, oids.nameConstraints) !== null),
	rule("constraints-form", authorities, "all", (one) => !hasGoodConstraints(one)),
	rule("constraints-form", authorities, "private", (one) => criticality(one, oids.nameConstraints) === false),
	rule("authority-form", authorities, "all", (one) => criticality(one, oids.basicConstraints) === false),
	rule("authority-form", ["anchor"], "all", (one) => one.version === 3 && criticality(one, oids.basicConstraints) === null),
	rule("authority-form", authorities, "all", (one) => one.pathLength !== null && one.keyUsage?.has("keyCertSign") === false),
	rule("version-form", everyone, "all", ({ version, extensions }) => version !== 3 && extensions.length > 0),
	rule("version-form", everyone, "public", ({ version }) => version !== 3),
	rule("empty-name", everyone, "all", ({ issuer }) => isEmpty(issuer)),
	rule("empty-name", authorities, "all", ({ subject }) => isEmpty(subject)),
	rule("extension-form", everyone, "all", (one) => criticality(one, oids.authorityInfoAccess) === true),
	rule("extension-form", everyone, "all", (one) => criticality(one, oids.policyConstraints) === false),
	rule("signature-form", everyone, "all", ({ hasOneAlgorithm }) => !hasOneAlgorithm),
	rule("key-form", everyone, "public", hasOddModulus)
];
function rule(id, roles, binds, isBroken) {
	return {
		id,
		roles,
		binds,
		isBroken
	};
}
function formProblems$1(certificate, role, profile) {
	const broken = rules.filter(({ roles, binds, isBroken }) => roles.includes(role) && (binds === "all" || profile === "every" || binds === profile) && isBroken(certificate));
	return [...new Set(broken.map(({ id }) => id))];
}
function criticality({ extensions }, wanted) {
	return extensions.find(({ oid }) => oid === wanted)?.isCritical ?? null;
}
function namesAnotherKey(root) {
	if (!isSelfIssued(root) || criticality(root, oids.authorityKeyIdentifier) === null) return false;
	const { authorityKeyIdentifier, subjectKeyIdentifier, namesAuthorityCertificate } = root;
	if (authorityKeyIdentifier === null || namesAuthorityCertificate) return true;
	return subjectKeyIdentifier !== null && !authorityKeyIdentifier.equals(subjectKeyIdentifier);
}
function isEmptyExtension({ der }, wanted) {
	return readExtensionValue(der, wanted)?.equals(emptySequence) ?? false;
}
const emptySequence = Buffer.from("3000", "hex");
const asciiNames = new Set([
	129,
	130,
	134
]);
function hasForeignLetters({ der }) {
	try {
		const value = readExtensionValue(der, oids.subjectAltName);
		return (value ? children(readWhole(value, tags.sequence)) : []).some(({ tag, content }) => asciiNames.has(tag) && content.some((byte) => byte > 127));
	} catch (error) {
		if (error instanceof DerError) return false;
		throw error;
	}
}
function isPositive(serial) {
	return (serial[0] ?? 128) < 128 && serial.some((byte) => byte !== 0);
}
function isWellFormed({ kind, value }) {
	return kind === "dns" ? isWellFormedName(value) : /[.:]/.test(value);
}
function hasGoodConstraints(authority) {
	try {
		return readNameConstraints(authority)?.isWellFormed ?? true;
	} catch (error) {
		if (error instanceof DerError) return false;
		throw error;
	}
}
function isEmpty(name) {
	return name.length === 2;
}
function hasOddModulus({ publicKey }) {
	const { type, bits } = keyFacts(publicKey);
	return type.startsWith("RSA") && bits !== null && bits % 8 !== 0;
}
// src/probes/certificate/path-validate.ts
function pathlessProblem(leaf, { isForged, isUncheckable }) {
	if (isUncheckable) return "weak-issuer-key";
	if (isForged) return "bad-signature";
	return isSelfIssued(leaf) && isOwn(leaf) ? "self-signed" : "unknown-authority";
}
function isOwn(leaf) {
	return isIssuedBy(leaf, leaf) || leaf.publicKey !== null && !isCheckable(leaf.publicKey);
}
function pathForm(path, profile, roles = everywhere) {
	const found = path.flatMap((certificate, height) => {
		const role = height === 0 ? "leaf" : height === path.length - 1 ? "anchor" : "intermediate";
		return roles.includes(role) ? formProblems$1(certificate, role, profile) : [];
	});
	return [...new Set(found)];
}
const everywhere = [
	"leaf",
	"intermediate",
	"anchor"
];
// src/probes/certificate/certificate.ts
function certificate$1(context, to) {
	return context.once(`certificate ${to.host} ${to.port}`, () => look$1(context, to));
}
async function look$1(context, to) {
	const handshake = await context.net.tls(to);
	const [leaf, ...others] = handshake.chain.map(readOrNull);
	const clients = clientsOf(to);
	if (!leaf) return {
		...unreadable(handshake),
		clients
	};
	const readable = others.filter((other) => other !== null);
	const signatures = openSignatureChecks();
	const query = {
		leaf,
		others: readable,
		trust: context.trust,
		now: context.now().getTime(),
		signatures,
		clients
	};
	const [completed, broad] = await Promise.all([completePath(context, query, { namedBy: handshake.address }), broadWildcards(leaf)]);
	const chain = [leaf, ...readable];
	const verdict = await opensslVerdict(context, to, {
		handshake,
		completed
	});
	const trust = conclude(chain, {
		to,
		now: query.now,
		handshake,
		completed,
		verdict,
		broad
	});
	const issuer = completed.search.best?.certificates[1] ?? readable.find((other) => signatures.isIssuedBy(leaf, other)) ?? null;
	return {
		handshake,
		clients,
		chain,
		others: [...readable, ...completed.fetched],
		trust,
		issuer
	};
}
function unreadable(handshake) {
	const isAbsent = handshake.chain.length === 0;
	return {
		handshake,
		chain: [],
		others: [],
		trust: {
			trusted: false,
			doubt: null,
			by: null,
			reasons: [{
				id: isAbsent ? "no-certificate" : "unreadable",
				enforced: true
			}],
			completedByAia: false,
			path: [],
			openssl: handshake.trustError ?? (isAbsent ? "UNSPECIFIED" : null)
		},
		issuer: null
	};
}
async function opensslVerdict(context, to, { handshake, completed: { search, fetched } }) {
	if (fetched.length === 0 || !search.best) return {
		isKnown: true,
		against: handshake.trustError
	};
	const issuers = fetched.map(({ der }) => der);
	const { lenient } = handshake;
	const confirm = () => context.net.tls(to, {
		issuers,
		...lenient && { lenient }
	});
	const first = await attempt(confirm);
	const again = first.ok ? first : await attempt(confirm);
	return again.ok ? {
		isKnown: true,
		against: again.value.trustError
	} : {
		isKnown: false,
		reason: again.failure.reason
	};
}
function conclude(chain, evidence) {
	const { to, now, handshake, completed, verdict } = evidence;
	const [leaf] = chain;
	if (!leaf) throw new Error("a chain without a leaf");
	const { fetched } = completed;
	const { best } = completed.search;
	const doubt = doubtOf$2(leaf, evidence);
	const isCompleted = best !== null && fetched.length > 0;
	const seen = [
		...new Set([
			...leafProblems(leaf, {
				host: to.host,
				now,
				exchange: keyExchangeOf(handshake),
				clients: clientsOf(to),
				ignored: ignoredBy(evidence)
			}),
			...evidence.broad.length > 0 ? ["public-suffix"] : [],
			...best?.problems ?? (doubt ? [] : pathless(leaf, evidence)),
			...doubt ? ["trust-unknown"] : [],
			...formOf(leaf, best),
			...isLongForBrowsers(best, clientsOf(to)) ? ["long-chain"] : [],
			...best && isSpelledApart(best) && clientsOf(to) === "browsers" ? ["names-spelled-apart"] : []
		]),
		...isCompleted ? ["incomplete-chain"] : [],
		...orderProblems(chain, best?.certificates ?? [])
	];
	const said = verdict.isKnown && !doubt ? refusalOf(verdict.against, seen) : null;
	const hasPurpose = (best?.certificates ?? chain).slice(1).some(({ extendedKeyUsage }) => extendedKeyUsage !== null);
	const refusal = said === "issuer-purpose" && !hasPurpose ? "refused" : said;
	const differs = refusal !== null || verdict.isKnown && verdict.against === null && seen.some(isOpensslsToo(handshake));
	const ids = [
		...seen,
		...refusal ? [refusal] : [],
		...differs ? ["verdicts-differ"] : []
	];
	const trusted = refusal !== null || best !== null && best.problems.some((problem) => problem !== "weak-signature") ? false : doubt ? null : best !== null || ids.includes("path-unclear");
	return {
		trusted,
		doubt: trusted === null ? doubt : null,
		by: best?.by ?? null,
		reasons: ids.map((id) => ({
			id,
			enforced: isEnforced(id)
		})),
		completedByAia: isCompleted,
		path: trusted ? best?.certificates ?? [] : [],
		openssl: handshake.trustError
	};
}
const mostIntermediates = 6;
function isLongForBrowsers(best, clients) {
	return clients === "browsers" && best !== null && best.certificates.length - 2 > mostIntermediates;
}
function ignoredBy({ to, broad }) {
	return to.starttls ?? to.speaks ? [] : broad;
}
function formOf(leaf, best) {
	if (!best) return pathForm([leaf], "private");
	return best.by === "given" ? pathForm(best.certificates, "private") : pathForm(best.certificates, "public", ["leaf", "intermediate"]);
}
function isOpensslsToo({ lenient }) {
	return (reason) => isEnforced(reason) && !unasked$1.has(reason) && !(lenient && overlooked.has(reason));
}
const unasked$1 = new Set([
	"wrong-name",
	"no-san",
	"public-suffix",
	"wrong-key-usage",
	"incomplete-chain",
	"foreign-signature",
	"policies"
]);
const overlooked = new Set([
	"weak-key",
	"weak-issuer-key",
	"weak-signature"
]);
function doubtOf$2(leaf, found) {
	const { verdict, completed, handshake } = found;
	if (!verdict.isKnown) return {
		url: null,
		reason: verdict.reason
	};
	const { search, missed } = completed;
	const problems = search.best ? [] : pathless(leaf, found);
	const isForeign = search.best?.problems.includes("foreign-signature") ?? false;
	if (handshake.lenient && !isForeign && isUnjudged(search.best, problems)) return {
		url: null,
		reason: lenientDoubt
	};
	return missed && problems.includes("unknown-authority") ? missed : null;
}
function isUnjudged(best, problems) {
	return problems.includes("path-unclear") || !(best?.certificates.slice(0, -1).every(isKnownSignature) ?? true);
}
function pathless(leaf, { completed: { search }, verdict: said }) {
	const verdict = said.isKnown ? said.against : null;
	const weak = search.isUncheckable ? ["weak-issuer-key"] : [];
	if (verdict === null) return search.isUncheckable ? weak : ["path-unclear"];
	const problem = pathlessProblem(leaf, {
		isForged: verdict === "CERT_SIGNATURE_FAILURE",
		isUncheckable: false
	});
	const isUnclear = problem === "unknown-authority" && search.exhausted && !isExplainedBy(verdict, problem);
	return [...weak, isUnclear ? "path-unclear" : problem];
}
// src/core/grade/effect.ts
function effectsOf(effects) {
	return effects;
}
const addressState = _enum([
	"measured",
	"failed",
	"unroutable",
	"forbidden"
]).meta({
	description: "failed where it gave no answer that could be measured, unroutable where nothing leads there from the measuring machine, forbidden where it may not be contacted",
	ko: "측정할 응답이 없었으면 failed, 측정한 컴퓨터에서 가는 경로가 없으면 unroutable, 연결이 금지된 주소면 forbidden"
});
function surroundingsOf(seen) {
	return object({
		host: string(),
		own: string().meta({
			description: "The address that answered first",
			ko: "먼저 응답한 주소"
		}),
		total: int().min(1).meta({
			description: "How many addresses the host has",
			ko: "호스트의 주소 수"
		}),
		others: array(object({
			address: string(),
			state: addressState,
			reason: string().nullable().meta({
				description: "Why nothing was measured",
				ko: "측정하지 못한 이유"
			}),
			seen: seen.nullable()
		})).readonly()
	});
}
function isOpen$1(around) {
	return moreThan(around) > 0 || around.others.some(({ state }) => state === "failed");
}
function moreThan({ total, others }) {
	return Math.max(0, total - others.length - 1);
}
function seenElsewhere({ others }) {
	return others.flatMap(({ address, seen }) => seen === null ? [] : [{
		address,
		seen
	}]);
}
const mostNamed$3 = 2;
function named$3(addresses) {
	const others = addresses.length - mostNamed$3;
	return inOrder$1(addresses).slice(0, mostNamed$3).join(", ") + (others > 0 ? ` (+${others})` : "");
}
function allOf(addresses) {
	return inOrder$1(addresses).join(", ");
}
function unnamed(addresses) {
	return addresses.length > mostNamed$3 ? { evidence: allOf(addresses) } : {};
}
function inOrder$1(addresses) {
	return addresses.toSorted((a, b) => a < b ? -1 : 1);
}
// src/core/result/result-schema.ts
const verdict$1 = _enum([
	"pass",
	"warn",
	"fail",
	"unknown"
]);
const count$1 = int().min(0);
const waived = object({
	reason: string().meta({
		description: "Why it does not count for now",
		ko: "지금은 판정에 넣지 않는 이유"
	}),
	until: date().meta({
		description: "The last day on which it does not",
		ko: "이 예외의 마지막 날"
	}),
	owner: string().exactOptional().meta({
		description: "Who decided it",
		ko: "결정한 사람"
	})
}).readonly();
const check = object({
	id: string().meta({
		description: "ssl, headers, days, https, or the id of another check or threshold that was asked for",
		ko: "ssl, headers, days, https 또는 요청한 다른 검사나 기준의 id"
	}),
	status: _enum([
		"pass",
		"warn",
		"fail",
		"unknown",
		"waived",
		"off"
	]),
	expected: union([
		grade$1,
		number(),
		boolean(),
		literal("off"),
		_null()
	]).meta({
		description: "The effective threshold; null where it is a share of a lifetime that could not be measured",
		ko: "실제로 적용된 기준. 측정하지 못한 유효 기간에 대한 비율이면 null"
	}),
	source: string().meta({
		description: "Where the threshold came from: query, default, default auto",
		ko: "기준의 출처: query, default, default auto"
	}),
	actual: union([
		grade$1,
		number(),
		boolean(),
		_null()
	]).meta({
		description: "What was measured; null where that leaves the status open",
		ko: "측정한 값. 판단할 수 없었으면 null"
	}),
	message: string().meta({
		description: "The same in words; may be empty",
		ko: "풀어 쓴 설명. 비어 있을 수 있습니다"
	}),
	action: string().exactOptional().meta({
		description: "What to do about it",
		ko: "무엇을 해야 하는지"
	}),
	waived: waived.exactOptional().meta({
		description: "Present where the status is waived",
		ko: "status가 waived이면 있습니다"
	}),
	isKnown: literal(true).exactOptional().meta({
		description: "Present where the baseline has it",
		ko: "기준선에 이미 있으면 있습니다"
	}),
	kind: string().exactOptional().meta({
		description: "Which failure it is, where a threshold can be missed in several ways: https-bypassed, https-missing",
		ko: "기준에 미달하는 방식이 여럿이라면 그중 어느 것인지: https-bypassed, https-missing"
	}),
	seen: object({
		status: _enum([
			"pass",
			"warn",
			"fail",
			"unknown"
		]).exactOptional(),
		grade: grade$1.exactOptional(),
		score: number().exactOptional()
	}).readonly().exactOptional().meta({
		description: "What a check was like of which more than one value was demanded, or its status",
		ko: "값을 여럿 요구했거나 상태를 요구한 검사에서 실제로 본 값"
	})
});
const open$2 = object({
	check: string().meta({
		description: "Id of the check: http, ssl, owasp",
		ko: "검사의 id: http, ssl, owasp"
	}),
	reason: string().meta({
		description: "Why: tcp.refused, http.server-error",
		ko: "이유: tcp.refused, http.server-error"
	}),
	message: string().meta({
		description: "The same in words",
		ko: "풀어 쓴 이유"
	})
});
const finding$1 = object({
	...issueShape,
	record: fixRecord,
	fingerprint: string().meta({
		description: "The same over runs for the same problem of the same target",
		ko: "같은 대상의 같은 문제라면 실행할 때마다 같습니다"
	}),
	level: _enum([
		"error",
		"warn",
		"none"
	]).exactOptional().meta({
		description: "What it does to the verdict; nothing where it is absent",
		ko: "판정에 미치는 영향. 없으면 영향을 주지 않습니다"
	}),
	waived: waived.exactOptional().meta({
		description: "Present where it does not count for now",
		ko: "지금은 판정에 넣지 않으면 있습니다"
	}),
	isKnown: literal(true).exactOptional().meta({
		description: "Present where the baseline has it",
		ko: "기준선에 이미 있으면 있습니다"
	})
});
const origin$1 = object({
	origin: string().meta({
		description: "Host, or host:port",
		ko: "호스트 또는 host:port"
	}),
	grade: grade$1.nullable(),
	daysLeft: number().nullable().meta({
		description: "Until the certificate expires; negative afterwards",
		ko: "인증서 만료까지 남은 날. 만료된 뒤에는 음수"
	})
});
const address$1 = object({
	origin: string().meta({
		description: "Host, or host:port",
		ko: "호스트 또는 host:port"
	}),
	address: string(),
	state: addressState,
	reason: string().nullable().meta({
		description: "Why it could not be measured",
		ko: "측정하지 못한 이유"
	}),
	grade: grade$1.nullable().meta({
		description: "Of certificate and TLS",
		ko: "인증서와 TLS의 등급"
	}),
	headers: grade$1.nullable(),
	daysLeft: number().nullable()
});
const cost = object({
	connections: count$1,
	requests: count$1,
	roundTrips: count$1.meta({
		description: "On the way to the page",
		ko: "페이지에 이르는 동안의 왕복 횟수"
	}),
	ms: count$1.meta({
		description: "Milliseconds",
		ko: "밀리초"
	})
});
const said$3 = object({
	status: check.shape.status,
	actual: check.shape.actual
}).readonly();
const change = object({
	id: string().meta({
		description: "A threshold, a check, or a rule of level error, which expects to find nothing: false",
		ko: "기준이나 검사, 또는 수준이 error인 규칙. 규칙은 발견이 없을 것(false)을 기대합니다"
	}),
	subject: string().exactOptional().meta({
		description: "What the rule found something about",
		ko: "규칙이 발견한 것의 대상"
	}),
	expected: check.shape.expected,
	first: said$3,
	second: said$3
}).readonly();
const perseverance = {
	waited: object({
		ms: count$1.meta({
			description: "Milliseconds",
			ko: "밀리초"
		}),
		polls: count$1.meta({
			description: "How often it was looked at",
			ko: "확인한 횟수"
		})
	}).readonly().exactOptional().meta({
		description: "How long was waited before it was measured; absent where nothing was awaited",
		ko: "측정하기 전에 기다린 시간. 기다린 것이 없으면 없습니다"
	}),
	tries: int().min(2).exactOptional().meta({
		description: "How often it was tried, where the first try broke off early",
		ko: "첫 시도가 일찍 끊겨 다시 시도했다면 그 횟수"
	}),
	confirmed: boolean().exactOptional().meta({
		description: "Whether a second measurement failed for the same reasons; absent where there was none",
		ko: "두 번째 측정도 같은 이유로 실패했는지 여부. 다시 측정하지 않았으면 없습니다"
	}),
	unstable: array(change).readonly().exactOptional().meta({
		description: "Where the second measurement, which stands here then, said otherwise",
		ko: "두 번째 측정의 결과가 달랐던 기준과 규칙. 이 경우 두 번째 결과를 싣습니다"
	})
};
const target = object({
	url: string().meta({
		description: "What was asked for, in canonical form",
		ko: "요청한 URL의 정규형"
	}),
	name: string().exactOptional().meta({
		description: "What its owner calls it",
		ko: "대상에 붙인 이름"
	}),
	finalUrl: string().nullable().meta({
		description: "Where the redirects ended",
		ko: "리디렉션이 끝난 곳"
	}),
	address: string().nullable().meta({
		description: "The address that answered",
		ko: "응답한 주소"
	}),
	verdict: verdict$1,
	reason: string().exactOptional().meta({
		description: "Why something could not be measured: dns.nxdomain, tcp.refused",
		ko: "측정하지 못한 것이 있다면 그 이유: dns.nxdomain, tcp.refused"
	}),
	message: string().exactOptional().meta({
		description: "The same in words",
		ko: "풀어 쓴 이유"
	}),
	checks: array(check.readonly()).readonly().meta({
		description: "One entry for each threshold",
		ko: "기준마다 하나씩"
	}),
	origins: array(origin$1.readonly()).readonly().meta({
		description: "The first https origin of the way, and the final one where it is another",
		ko: "거쳐 간 첫 https 오리진과, 다르다면 마지막 https 오리진"
	}),
	addresses: array(address$1.readonly()).readonly().exactOptional().meta({
		description: "Every address that was looked at; absent unless all_ips asked for them",
		ko: "살펴본 모든 주소. all_ips로 요청하지 않았으면 없습니다"
	}),
	findings: array(finding$1.readonly()).readonly().meta({
		description: "Problems, worst first",
		ko: "문제. 심각한 것부터"
	}),
	off: int().min(1).exactOptional().meta({
		description: "How many more there are whose rules are switched off",
		ko: "규칙을 꺼 두어 싣지 않은 문제의 수"
	}),
	open: array(open$2.readonly()).readonly().exactOptional().meta({
		description: "The checks that could not be measured as a whole: a rule of theirs that may fail leaves the target unknown",
		ko: "모두 측정하지 못한 검사. 실패로 정한 규칙이 여기에 속하면 대상은 판단 불가입니다"
	}),
	unknowns: array(string()).readonly().meta({
		description: "What could not be determined and does not count",
		ko: "알아낼 수 없었고 판정에 넣지 않은 것"
	}),
	cost: cost.readonly().meta({
		description: "What the measurement took",
		ko: "측정에 든 비용"
	}),
	...perseverance
});
const notice = object({
	id: string().meta({
		description: "The same in every language",
		ko: "언어가 바뀌어도 같습니다"
	}),
	level: _enum(["error", "warn"]),
	message: string().meta({
		description: "The same in words",
		ko: "풀어 쓴 설명"
	})
});
const gateResult = object({
	schema: literal("portcullis/gate@1"),
	verdict: verdict$1.meta({
		description: "fail beats unknown, unknown beats warn, over all targets",
		ko: "모든 대상에 걸쳐 fail이 unknown에, unknown이 warn에 우선합니다"
	}),
	generatedAt: datetime(),
	language: _enum(languages).exactOptional().meta({
		description: "The language in which everything is said",
		ko: "모든 설명이 쓰인 언어"
	}),
	tool: object({
		name: literal("portcullis"),
		version: string()
	}).readonly(),
	targets: array(target.readonly()).readonly().meta({
		description: "One entry for each URL",
		ko: "URL마다 하나씩"
	}),
	totals: object({
		pass: count$1,
		warn: count$1,
		fail: count$1,
		unknown: count$1,
		waived: count$1
	}).readonly().meta({
		description: "Targets by verdict; waived counts findings",
		ko: "판정별 대상의 수. waived는 문제의 수"
	}),
	notices: array(notice.readonly()).readonly().exactOptional().meta({
		description: "What is to be said of the run itself: a waiver that has expired, or that nothing needs",
		ko: "실행 자체에 관한 알림: 만료되었거나 쓰이지 않은 예외"
	})
}).readonly().meta({
	id: "GateResult",
	description: "What the gate decided, and everything that decided it",
	ko: "게이트의 판정과 그 근거"
});
// src/core/result/fingerprint.ts
function fingerprint(id, target, subject = "") {
	return createHash("sha256").update(JSON.stringify([
		id,
		target,
		subject
	])).digest("hex");
}
// src/core/addresses/surroundings-problems.ts
const surroundingsProblems = defineProblems({
	"address-failed": {
		severity: "high",
		cause: {
			en: "{address}, an address of {host}, could not be measured ({reason}).",
			ko: "{host}의 주소 {address|을/를} 측정할 수 없었습니다({reason})."
		},
		action: {
			en: "Mend the server there, or take the address out of the DNS.",
			ko: "그곳의 서버를 고치거나 DNS에서 주소를 지우십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc8305#section-5"
	},
	"address-forbidden": {
		severity: "medium",
		cause: {
			en: "{address}, an address of {host}, is not one that may be contacted; visitors from elsewhere cannot reach it either.",
			ko: "{host}의 주소 {address|은/는} 연결할 수 없는 주소이며, 외부 방문자도 도달하지 못합니다."
		},
		action: {
			en: "Publish public addresses alone.",
			ko: "공개 주소만 게시하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6890"
	},
	"address-unroutable": {
		severity: "info",
		cause: {
			en: "Nothing leads from the measuring machine to {address}, an address of {host} ({reason}). This does not count.",
			ko: "측정한 컴퓨터에서 {host}의 주소 {address|으로/로} 가는 경로가 없습니다({reason}). 판단에는 반영되지 않습니다."
		},
		action: {
			en: "Measure from a machine that has addresses of this family.",
			ko: "같은 종류의 주소를 쓰는 컴퓨터에서 측정하십시오."
		}
	},
	"addresses-more": {
		severity: "medium",
		cause: {
			en: "{host} has {total} addresses, of which {count} were looked at; one of the others may be worse.",
			ko: "{host}의 주소 {total}개 가운데 {count}개만 살펴보았으며, 나머지는 더 나쁠 수 있습니다."
		},
		action: {
			en: "Measure the others by name, with --resolve.",
			ko: "나머지는 --resolve로 지정하여 측정하십시오."
		}
	}
});
const find$12 = finder();
const surroundingsCaps = { "other-address": {
	en: "another address is graded no better",
	ko: "다른 주소의 등급이 더 높지 않음"
} };
const surroundingsKpis = {
	addresses: {
		en: "Addresses measured",
		ko: "측정한 주소 수"
	},
	"addresses-alike": {
		en: "All alike",
		ko: "모두 같음"
	}
};
function surroundingsFindings(around) {
	const { host, total, others } = around;
	const more = moreThan(around);
	return [...others.flatMap((other) => sayOf(other, host)), ...more > 0 ? [find$12("addresses-more", {
		host,
		total,
		count: total - more
	}, { subject: host })] : []];
}
function sayOf({ address, state, reason }, host) {
	const params = {
		address,
		host,
		reason: reason ?? ""
	};
	const about = { subject: address };
	if (state === "failed") return [find$12("address-failed", params, about)];
	if (state === "forbidden") return [find$12("address-forbidden", {
		address,
		host
	}, about)];
	return state === "unroutable" ? [find$12("address-unroutable", params, about)] : [];
}
function surroundingsFigures(around, areUnlike) {
	const value = areUnlike ? false : around.some(isOpen$1) ? null : true;
	return [{
		id: "addresses",
		value: around.reduce((sum, one) => sum + seenElsewhere(one).length + 1, 0)
	}, {
		id: "addresses-alike",
		value
	}];
}
// src/core/addresses/all-ips.ts
function allIps() {
	return _enum(["true", "false"]).meta({
		description: "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy`",
		ko: "모든 주소 측정: 호스트의 주소를 최대 16개까지 측정하여 가장 나쁜 결과로 평가합니다. 16개보다 많으면 결과를 알 수 없습니다. 서버에서는 `heavy` 한도에도 포함됩니다",
		default: "false"
	}).transform((text) => text === "true").optional();
}
function fitsAllIps(isAsked, isTold) {
	return isAsked === void 0 || isAsked === isTold;
}
function allIpsOf({ all_ips }) {
	return all_ips ? { all_ips } : {};
}
// src/core/addresses/worst-of.ts
function worstOf$1(own, others, { isOpen, ladder }) {
	const all = [own, ...others];
	const isUnsure = isOpen || all.some(({ grade }) => grade === void 0);
	const [first, ...rest] = all.map((verdict) => atBest(verdict, ladder));
	const best = worst([first ?? "A+", ...rest]);
	const isDecided = !isUnsure || all.some(({ grade }) => grade === "F");
	const { parts = [], coverage = 0, score, uncapped } = isDecided && own.grade === void 0 ? all.find(({ grade }) => grade === "F") ?? own : own;
	const seen = {
		parts,
		caps: withOther(ceilingsOf(all), best, { parts }, ladder),
		coverage
	};
	if (isDecided) return {
		...seen,
		grade: best,
		...score !== void 0 && uncapped && {
			score,
			uncapped
		}
	};
	const least = isOpen ? null : leastOf(all);
	return {
		...seen,
		...least && { atLeast: least }
	};
}
function ceilingsOf(all) {
	return [...Map.groupBy(all.flatMap((verdict) => verdict.caps ?? []), ({ id }) => id).values()].flatMap(([one, ...others]) => one ? [{
		...one,
		max: worst([one.max, ...others.map(({ max }) => max)])
	}] : []);
}
function withOther(caps, best, shown, ladder) {
	return meets(best, atBest({
		...shown,
		caps
	}, ladder)) ? caps : [...caps, {
		id: "other-address",
		max: best
	}];
}
function leastOf(all) {
	const known = all.flatMap(({ grade, atLeast }) => grade ?? atLeast ?? []);
	const [first, ...others] = known;
	return first && known.length === all.length ? worst([first, ...others]) : null;
}
function findingsOf$2(own, others, isNote) {
	const notes = own.verdict.findings.filter(({ id }) => isNote(id));
	const found = [own, ...others].flatMap(({ address, verdict }) => verdict.findings.filter((finding) => !isNote(finding.id) || address !== own.address && verdict.grade === void 0).map((finding) => ({
		address,
		finding,
		key: keyOf$2(finding)
	})));
	return [...[...Map.groupBy(found, ({ key }) => key).values()].flatMap((alike) => {
		const [one] = alike;
		if (!one) return [];
		const addresses = new Set(alike.map(({ address }) => address));
		return [addresses.size === others.length + 1 ? one.finding : about(one.finding, [...addresses])];
	}), ...notes];
}
function keyOf$2({ id, subject, params }) {
	return JSON.stringify([
		id,
		subject,
		params
	]);
}
function about(finding, addresses) {
	const at = allOf(addresses);
	return {
		...finding,
		subject: finding.subject === void 0 ? at : `${finding.subject} @ ${at}`
	};
}
// src/core/addresses/every-address.ts
function judgeAddresses(own, { around, judge, ladder, differences, problems, figure = (kpi) => kpi }) {
	const [first] = around;
	const others = around.flatMap(seenElsewhere).map(({ address, seen }) => ({
		address,
		verdict: judge(seen)
	}));
	const verdicts = others.map(({ verdict }) => verdict);
	const isNote = (id) => problems[id]?.severity === "info";
	const found = findingsOf$2({
		address: first?.own ?? "",
		verdict: own
	}, others, isNote);
	const isUnlike = differences.length > 0 || found.some((finding) => !own.findings.some((each) => each === finding));
	return conclude$1(worstOf$1(own, verdicts, {
		isOpen: around.some(isOpen$1),
		ladder
	}), [
		...found,
		...differences,
		...around.flatMap(surroundingsFindings)
	], [...own.kpis.map((kpi) => figure(kpi, verdicts)), ...surroundingsFigures(around, isUnlike)], problems);
}
// src/probes/first-proven.ts
function firstProven(running, wait) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const timer = wait === null ? void 0 : setTimeout(() => resolve(null), wait);
	const heard = running.map((each) => each.then((found) => found !== null && resolve(found)));
	Promise.all(heard).then(() => resolve(null), reject);
	return promise.finally(() => clearTimeout(timer));
}
// src/probes/certificate/leaf-issuer.ts
async function leafAndIssuer(context, to, { chain, address }) {
	const [leaf = null, ...others] = chain.map(readOrNull);
	const signatures = openSignatureChecks();
	const isSelfSigned = leaf !== null && signatures.isIssuedBy(leaf, leaf) === true;
	if (!leaf || isSelfSigned) return {
		leaf,
		issuer: null,
		isSelfSigned
	};
	const known = issuerAmong(leaf, others, signatures) ?? issuerAmong(leaf, anchorsOf(context, leaf), signatures);
	if (known) return {
		leaf,
		issuer: known,
		isSelfSigned
	};
	return {
		leaf,
		issuer: issuerAmong(leaf, await firstIssuers(context, leaf, { namedBy: address }), signatures) ?? (await certificate$1(context, to)).issuer,
		isSelfSigned
	};
}
function issuerAmong(leaf, others, signatures) {
	const issuers = others.filter((other) => other !== null).filter((other) => signatures.isIssuedBy(leaf, other));
	return issuers.find(({ keyUsage }) => keyUsage?.has("crlSign") ?? true) ?? issuers[0] ?? null;
}
function anchorsOf({ trust }, leaf) {
	return trust.named(leaf.issuer).map(({ der }) => readOrNull(der));
}
// src/formats/revocation/crl-extensions.ts
const mostExtensions$1 = 64;
function readCrlExtensions(wrapper) {
	return wrapper ? readExtensionList(readWhole(wrapper.content, tags.sequence)) : [];
}
function readExtensionList(list) {
	return children(list, mostExtensions$1).map(toExtension);
}
function toExtension(element) {
	const parts = children(element);
	return {
		oid: readOid(expectTag(parts[0], tags.oid)),
		isCritical: parts[1]?.tag === tags.boolean && parts[1].content[0] !== 0,
		value: expectTag(parts.at(-1), tags.octetString).content
	};
}
// src/formats/revocation/ocsp-signer.ts
const mostCertificates$1 = 8;
function findSigner(signed, { responder, sent }, question) {
	const { issuer } = question;
	const named = [issuer, ...readSent(sent)].filter((each) => isNamed(responder, each));
	if (named.length === 0) return { doubt: "other-signer" };
	const signer = named.find(({ publicKey }) => isSignedBy(signed, publicKey));
	if (!signer) return { doubt: "bad-signature" };
	if (signer === issuer) return { delegate: null };
	const doubt = doubtDelegate(signer, question);
	return doubt ? { doubt } : { delegate: signer };
}
function doubtDelegate(signer, { issuer, now }) {
	if (!isIssuedBy(signer, issuer)) return "signer-stranger";
	if (!signer.extendedKeyUsage?.has(oids.ocspSigning)) return "signer-purpose";
	return now < signer.notBefore || now >= signer.notAfter + 1e3 ? "signer-expired" : null;
}
function isRevocable({ extensions, crlPoints }) {
	return crlPoints.length > 0 && !extensions.some(({ oid }) => oid === oids.ocspNoCheck);
}
function readSent(wrapper) {
	if (wrapper?.tag !== 160) return [];
	return children(readWhole(wrapper.content, tags.sequence), mostCertificates$1).flatMap(({ whole }) => readOne(whole));
}
function readOne(der) {
	try {
		return [readCertificate$1(der)];
	} catch (error) {
		if (error instanceof DerError) return [];
		throw error;
	}
}
function isNamed(responder, { subject, publicKeyBits }) {
	if (responder?.tag === 161) return isSameName(readWhole(responder.content, tags.sequence).whole, subject);
	if (responder?.tag !== 162) throw new DerError("ResponderID");
	const { content } = readWhole(responder.content, tags.octetString);
	return content.equals(createHash("sha1").update(publicKeyBits).digest());
}
// src/formats/revocation/answer.ts
const skew = 3e5;
function doubtTime(thisUpdate, nextUpdate, now) {
	if (thisUpdate > now + skew) return "not-yet-valid";
	return (nextUpdate ?? thisUpdate + 864e6) < now - skew ? "stale" : null;
}
const reasons$1 = {
	0: "unspecified",
	1: "keyCompromise",
	2: "cACompromise",
	3: "affiliationChanged",
	4: "superseded",
	5: "cessationOfOperation",
	6: "certificateHold",
	8: "removeFromCRL",
	9: "privilegeWithdrawn",
	10: "aACompromise"
};
function reasonName(element) {
	return reasons$1[element?.content[0] ?? -1] ?? null;
}
// src/formats/revocation/ocsp.ts
const mostAnswers = 256;
function writeOcspRequest(certificate, issuer) {
	const sha1 = Buffer.from("300906052b0e03021a0500", "hex");
	const identifier = element(tags.sequence, sha1, element(tags.octetString, digest("sha1", certificate.issuer)), element(tags.octetString, digest("sha1", issuer.publicKeyBits)), element(tags.integer, certificate.serial));
	return [
		1,
		2,
		3,
		4
	].reduce((inner) => element(tags.sequence, inner), identifier);
}
function readOcspResponse(bytes, question) {
	return readOcsp(bytes, question).answer;
}
function readOcsp(bytes, question) {
	try {
		return readResponse(bytes, question);
	} catch (error) {
		if (error instanceof DerError) return doubt$1("malformed");
		throw error;
	}
}
const refusals = {
	1: "malformed-request",
	2: "internal-error",
	3: "try-later",
	5: "signature-required",
	6: "unauthorized"
};
function readResponse(bytes, question) {
	const [state, body] = children(readWhole(bytes, tags.sequence));
	const code = expectTag(state, tags.enumerated).content[0];
	if (code === void 0) throw new DerError("responseStatus");
	if (code !== 0) return doubt$1(refusals[code] ?? "responder-error");
	const [type, basic] = children(readWhole(expectTag(body, 160).content, tags.sequence));
	if (readOid(expectTag(type, tags.oid)) !== oids.ocspBasic) return doubt$1("malformed");
	const parts = children(readWhole(expectTag(basic, tags.octetString).content, tags.sequence));
	const signed = readSigned(parts);
	const data = readData(signed.content);
	const found = findSigner(signed, {
		responder: data.responder,
		sent: parts[3]
	}, question);
	if (found.doubt) return doubt$1(found.doubt);
	if (hasCritical(data.extensions)) return doubt$1("critical-extension");
	const { delegate } = found;
	return {
		answer: findAnswer(data.answers, question),
		signer: delegate && isRevocable(delegate) ? delegate : null
	};
}
function readData(data) {
	const fields = children(data);
	const [responder, , responses, extensions] = fields.slice(fields[0]?.tag === 160 ? 1 : 0);
	return {
		responder,
		answers: children(expectTag(responses, tags.sequence), mostAnswers),
		extensions
	};
}
function hasCritical(wrapper) {
	if (wrapper?.tag !== 161) return false;
	return readExtensionList(readWhole(wrapper.content, tags.sequence)).some(({ isCritical }) => isCritical);
}
function findAnswer(answers, question) {
	const own = answers.map((answer) => children(answer)).filter(([identifier]) => isAbout$2(identifier, question)).map((fields) => readAnswer(fields, question.now));
	return [
		"revoked",
		"good",
		"unknown"
	].map((status) => own.find((answer) => answer.status === status)).find((answer) => answer !== void 0) ?? {
		status: "unknown",
		reason: "other-certificate"
	};
}
function readAnswer(fields, now) {
	const [, status, from, ...more] = fields;
	if (!status || !from) throw new DerError("SingleResponse");
	const thisUpdate = readTime(expectTag(from, tags.generalizedTime));
	const until = more.find(({ tag }) => tag === 160);
	const nextUpdate = until ? readTime(readWhole(until.content, tags.generalizedTime)) : null;
	const reason = doubtTime(thisUpdate, nextUpdate, now) ?? (more.some(hasCritical) ? "critical-extension" : null) ?? (status.tag === 128 || status.tag === 161 ? null : "unknown-certificate");
	if (reason) return {
		status: "unknown",
		reason
	};
	if (status.tag === 128) return {
		status: "good",
		thisUpdate,
		nextUpdate
	};
	const [time, why] = children(status);
	const named = why?.tag === 160 ? readWhole(why.content, tags.enumerated) : void 0;
	return {
		status: "revoked",
		revokedAt: readTime(expectTag(time, tags.generalizedTime)),
		revocationReason: reasonName(named),
		thisUpdate,
		nextUpdate
	};
}
function isAbout$2(identifier, { certificate, issuer }) {
	const [algorithm, name, key, serial] = children(expectTag(identifier, tags.sequence));
	const hash = hashAlgorithms[readOid(expectTag(children(expectTag(algorithm, tags.sequence))[0], tags.oid))];
	if (!hash || !name || !key || !serial) return false;
	return serial.content.equals(certificate.serial) && name.content.equals(digest(hash, certificate.issuer)) && key.content.equals(digest(hash, issuer.publicKeyBits));
}
function digest(hash, bytes) {
	return createHash(hash).update(bytes).digest();
}
function element(tag, ...parts) {
	const content = Buffer.concat(parts);
	return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}
function lengthBytes(length) {
	if (length < 128) return [length];
	return length < 256 ? [129, length] : [
		130,
		length >> 8,
		length & 255
	];
}
function doubt$1(reason) {
	return {
		answer: {
			status: "unknown",
			reason
		},
		signer: null
	};
}
// src/probes/revocation/reading-turns.ts
let last = Promise.resolve();
function readingTurn() {
	last = last.then(() => setImmediate());
	return last;
}
// src/formats/revocation/crl-scope.ts
function doubtScope(extensions, question) {
	const { isAuthority } = question.certificate;
	const scope = scopeOf(extensions);
	if (isSet(scope, only.indirect) || isIndirectPoint(question)) return "indirect";
	if (isSet(scope, only.attributes)) return "attributes-only";
	if (isSet(scope, only.users) && isAuthority) return "users-only";
	if (isSet(scope, only.authorities) && !isAuthority) return "authorities-only";
	const place = scope.find(({ tag }) => tag === only.place);
	return place ? doubtPlace(place, question) : null;
}
function provesNoAbsence(extensions, question) {
	return scopeOf(extensions).some(({ tag }) => tag === only.reasons) || (pointOf(question)?.hasReasons ?? false);
}
const only = {
	place: 160,
	users: 129,
	authorities: 130,
	reasons: 131,
	indirect: 132,
	attributes: 133
};
function scopeOf(extensions) {
	const found = extensions.find(({ oid }) => oid === oids.issuingDistributionPoint);
	return found ? children(readWhole(found.value, tags.sequence)) : [];
}
function isSet(scope, flag) {
	return scope.some(({ tag, content }) => tag === flag && content[0] !== 0);
}
function doubtPlace(place, question) {
	const { names, urls, isRelative } = readPointName(place);
	const own = pointOf(question)?.names ?? [];
	if (urls.includes(question.url) || names.some((name) => own.includes(name))) return null;
	return isRelative ? "relative-name" : "other-partition";
}
function isIndirectPoint(question) {
	const { issuers } = pointOf(question) ?? { issuers: [] };
	return issuers.length > 0 && !issuers.some((name) => isSameName(name, question.certificate.issuer));
}
function pointOf({ certificate, url }) {
	return certificate.crlPoints.find(({ urls }) => urls.includes(url));
}
// src/formats/revocation/crl-entries.ts
const mostAlike = 64;
function findEntries(entries, serial) {
	if (entries.indexOf(serial) < 0) return [];
	const found = [];
	for (let offset = 0; offset < entries.length;) {
		const end = endAt(entries, offset, entries.length);
		const number = contentAt(entries, offset);
		const from = contentAt(entries, number);
		const to = endAt(entries, number, end);
		if (entries[number] === tags.integer && to - from === serial.length && entries.compare(serial, 0, serial.length, from, to) === 0) found.push(readElement(entries, offset));
		if (found.length > mostAlike) throw new DerError("entries of one certificate");
		offset = end;
	}
	return found;
}
function contentAt(bytes, offset) {
	const first = bytes[offset + 1] ?? 0;
	return first < 128 ? offset + 2 : offset + 2 + (first & 127);
}
function endAt(bytes, offset, limit) {
	if (offset + 2 > limit) throw new DerError("truncated");
	const first = bytes[offset + 1] ?? 0;
	const end = first < 128 ? offset + 2 + first : offset + readElement(bytes, offset).whole.length;
	if (end > limit) throw new DerError("truncated");
	return end;
}
function readEntry$1(entry) {
	const [, time, list] = children(entry);
	if (!time) throw new DerError("revocationDate");
	const extensions = list ? readExtensionList(list) : [];
	const reason = extensions.find(({ oid }) => oid === oids.crlReason);
	return {
		revokedAt: readTime(time),
		revocationReason: reasonName(reason ? readWhole(reason.value) : void 0),
		isIndirect: extensions.some(({ oid }) => oid === oids.certificateIssuer)
	};
}
const mostExtensions = 64;
function hasCriticalEntry(entries) {
	for (let offset = 0; offset < entries.length;) {
		const end = endAt(entries, offset, entries.length);
		const list = endAt(entries, endAt(entries, contentAt(entries, offset), end), end);
		if (list < end && hasCriticalExtension(entries, list, end)) return true;
		offset = end;
	}
	return false;
}
function hasCriticalExtension(bytes, list, limit) {
	if (bytes[list] !== tags.sequence) throw new DerError("crlEntryExtensions");
	const end = endAt(bytes, list, limit);
	let count = 0;
	for (let at = contentAt(bytes, list); at < end;) {
		if (++count > mostExtensions) throw new DerError("too many extensions");
		const next = endAt(bytes, at, end);
		const flag = endAt(bytes, contentAt(bytes, at), next);
		if (flag < next && bytes[flag] === tags.boolean && bytes[contentAt(bytes, flag)] !== 0) return true;
		at = next;
	}
	return false;
}
// src/formats/revocation/crl.ts
function readCrl(bytes, question) {
	try {
		return readList$1(bytes, question);
	} catch (error) {
		if (error instanceof DerError) return doubt("malformed");
		throw error;
	}
}
const known$4 = new WeakMap();
function open$1(bytes) {
	const before = known$4.get(bytes);
	if (before) return before;
	const signed = readSigned(children(readWhole(bytes, tags.sequence)));
	const fresh = {
		...readFields(signed.content),
		signed,
		signedBy: new Map(),
		found: new Map()
	};
	known$4.set(bytes, fresh);
	return fresh;
}
function readList$1(bytes, question) {
	const list = open$1(bytes);
	const doubted = doubtScope(list.extensions, question) ?? doubtList(list, question) ?? doubtSigner(list, question);
	if (doubted) return doubt(doubted);
	const { thisUpdate, nextUpdate } = list;
	list.isCritical ??= hasCriticalEntry(list.entries);
	const found = entriesOf(list, question.certificate.serial);
	if (found.some(({ isIndirect }) => isIndirect)) return doubt("indirect");
	if (list.isCritical) return doubt("critical-extension");
	const revoking = found.find(({ revocationReason }) => revocationReason !== "removeFromCRL");
	if (revoking) {
		const { revokedAt, revocationReason } = revoking;
		return {
			status: "revoked",
			revokedAt,
			revocationReason,
			thisUpdate,
			nextUpdate
		};
	}
	if (provesNoAbsence(list.extensions, question)) return doubt("some-reasons");
	if (lacksNumber(list.extensions)) return doubt("unnumbered");
	return {
		status: "good",
		thisUpdate,
		nextUpdate
	};
}
const mostFound = 1024;
function entriesOf({ entries, found }, serial) {
	const key = serial.toString("hex");
	const before = found.get(key);
	if (before) return before;
	const fresh = findEntries(entries, serial).map(readEntry$1);
	if (found.size >= mostFound) found.clear();
	found.set(key, fresh);
	return fresh;
}
function lacksNumber(extensions) {
	return extensions.length > 0 && !extensions.some(({ oid }) => oid === oids.crlNumber);
}
function readFields(content) {
	const fields = children(content, 16);
	const first = fields[0]?.tag === tags.integer ? 1 : 0;
	const [, issuer, from, ...rest] = fields.slice(first);
	if (!from) throw new DerError("thisUpdate");
	const until = rest[0]?.tag === tags.utcTime || rest[0]?.tag === tags.generalizedTime ? rest[0] : void 0;
	return {
		issuer: expectTag(issuer, tags.sequence).whole,
		thisUpdate: readTime(from),
		nextUpdate: until ? readTime(until) : null,
		entries: rest.find(({ tag }) => tag === tags.sequence)?.content ?? Buffer.alloc(0),
		extensions: readCrlExtensions(rest.find(({ tag }) => tag === 160))
	};
}
const understood = new Set([oids.issuingDistributionPoint, oids.deltaCrlIndicator]);
function doubtList(list, { certificate, now }) {
	if (!isSameName(list.issuer, certificate.issuer)) return "other-issuer";
	if (list.extensions.some(({ oid }) => oid === oids.deltaCrlIndicator)) return "delta";
	if (list.extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid))) return "critical-extension";
	return doubtTime(list.thisUpdate, list.nextUpdate, now);
}
function doubtSigner({ signed, signedBy }, { issuer }) {
	if (issuer.keyUsage && !issuer.keyUsage.has("crlSign")) return "signer-purpose";
	const isSigned = signedBy.get(issuer.sha256) ?? isSignedBy(signed, issuer.publicKey);
	signedBy.set(issuer.sha256, isSigned);
	return isSigned ? null : "bad-signature";
}
function doubt(reason) {
	return {
		status: "unknown",
		reason
	};
}
// src/probes/revocation/stale-list.ts
function readList(bytes, question) {
	const answer = readCrl(bytes, question);
	if (answer.status !== "unknown" || answer.reason !== "stale") return answer;
	const then = readCrl(bytes, {
		...question,
		now: writtenAt(bytes)
	});
	return then.status === "revoked" && then.revocationReason !== "certificateHold" ? then : answer;
}
function writtenAt(bytes) {
	const [content] = children(readWhole(bytes, tags.sequence), 3);
	const fields = content ? children(content, 16) : [];
	const thisUpdate = fields[fields[0]?.tag === tags.integer ? 3 : 2];
	if (!thisUpdate) throw new DerError("thisUpdate");
	return readTime(thisUpdate);
}
// src/probes/revocation/ask.ts
const patience$4 = 3e3;
function startClock(context) {
	const started = context.elapsed();
	return { left: (share = 1) => Math.round(started + share * patience$4 - context.elapsed()) };
}
const ocspLimit = 65536;
function placesOf$3(context, subject, clock) {
	const { staple, certificate, prefersLists } = subject;
	const stapled = staple ? [{
		source: "staple",
		ask: () => readStaple$1(context, subject, clock)
	}] : [];
	const responders = certificate.ocspUrls.slice(0, 3);
	const responderShare = certificate.crlPoints.length > 0 && !prefersLists ? .5 : 1;
	const listShare = responders.length > 0 && prefersLists ? .5 : 1;
	const asked = responders.map((url) => ({
		source: "ocsp",
		ask: () => askResponder(context, subject, {
			url,
			share: responderShare,
			clock
		})
	}));
	const lists = listsOf(context, subject, {
		share: listShare,
		clock
	});
	return [...stapled, ...prefersLists ? [...lists, ...asked] : [...asked, ...lists]];
}
function listsOf(context, subject, timing) {
	const allowance = { left: subject.bytes };
	const { crlPoints, crlUrls } = subject.certificate;
	const usable = crlUrls.filter((url) => /^https?:/i.test(url));
	const urls = usable.length > 0 ? usable.slice(0, 3) : crlUrls.slice(0, 1);
	const [first] = crlPoints;
	if (urls.length === 0 && first) {
		const reason = first.isRelative ? "relative-name" : first.issuers.length > 0 ? "indirect" : "scheme";
		return [{
			source: "crl",
			ask: () => Promise.resolve({
				status: "unknown",
				reason
			})
		}];
	}
	return urls.map((url) => ({
		source: "crl",
		ask: () => askList(context, subject, {
			...timing,
			url,
			allowance
		})
	}));
}
async function readStaple$1(context, subject, clock) {
	const { certificate, issuer, staple } = subject;
	return believe(context, subject, {
		...readOcsp(staple ?? new Uint8Array(), {
			certificate,
			issuer,
			now: context.now().getTime()
		}),
		clock
	});
}
async function askResponder(context, subject, asking) {
	const { certificate, issuer, by } = subject;
	const { url, clock, share } = asking;
	const body = writeOcspRequest(certificate, issuer);
	const now = context.now().getTime();
	return believe(context, subject, {
		...await recall(context, {
			key: `ocsp ${url} ${sha256(body)}`,
			by,
			read: (bytes) => readOcsp(bytes, {
				certificate,
				issuer,
				now
			}),
			get: () => fetchNamed(context, url, by, {
				method: "POST",
				headers: {
					"content-type": "application/ocsp-request",
					accept: "application/ocsp-response"
				},
				body,
				limit: ocspLimit,
				patience: Math.max(1, clock.left(share)),
				schemes: ["http:"]
			})
		}),
		clock
	});
}
async function askList(context, subject, asking) {
	const { certificate, issuer, by } = subject;
	const { url, clock, share, allowance } = asking;
	const now = context.now().getTime();
	const { answer } = await recall(context, {
		key: `crl ${url} ${sha256(issuer.subject)} ${sha256(issuer.publicKeyBits)}`,
		by,
		read: (bytes) => ({
			answer: readList(bytes, {
				certificate,
				issuer,
				url,
				now
			}),
			signer: null
		}),
		get: () => fetchList(context, subject, {
			url,
			allowance,
			patience: Math.max(1, clock.left(share))
		})
	});
	return answer;
}
async function fetchList(context, { by }, { url, allowance, patience: time }) {
	if (allowance.left <= 0) return {
		ok: false,
		reason: "too-large"
	};
	const reply = await fetchNamed(context, url, by, {
		limit: allowance.left,
		patience: time,
		schemes: ["http:", "https:"]
	});
	if (reply.ok) allowance.left -= reply.body.length;
	else if (reply.reason === "too-large") allowance.left = 0;
	return reply;
}
async function recall(context, { key, by, read, get }) {
	const now = context.now().getTime();
	const known = context.shelf?.find(key, by, now);
	const kept = known && await readInTurn(known.bytes, read);
	if (kept && kept.answer.status !== "unknown") return kept;
	const reply = await get();
	if (!reply.ok) return {
		answer: {
			status: "unknown",
			reason: reply.reason
		},
		signer: null
	};
	const fresh = await readInTurn(reply.body, read);
	const until = fresh.answer.status === "unknown" ? null : fresh.answer.nextUpdate;
	if (until !== null && until > now) context.shelf?.keep(key, {
		bytes: reply.body,
		address: reply.address,
		until
	});
	return fresh;
}
const large = 262144;
async function readInTurn(bytes, read) {
	if (bytes.length > large) await readingTurn();
	return read(bytes);
}
async function believe(context, subject, { answer, signer, clock }) {
	if (answer.status === "unknown" || !signer) return answer;
	for (const { ask } of listsOf(context, {
		...subject,
		certificate: signer
	}, {
		share: 1,
		clock
	})) {
		const { status } = await ask();
		if (status === "good") return answer;
		if (status === "revoked") return {
			status: "unknown",
			reason: "signer-revoked"
		};
	}
	return {
		status: "unknown",
		reason: "signer-unknown"
	};
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest("base64url");
}
// src/probes/certificate/path-confirm.ts
async function isTrustedBy(context, to, { path, handshake: { lenient } }) {
	if (!path.every((one, at) => isLinked(one, path[at + 1]))) return false;
	const issuers = path.slice(1, -1).map(({ der }) => der);
	const confirm = () => context.net.tls(to, {
		issuers,
		...lenient && { lenient }
	});
	const first = await attempt(confirm);
	const again = first.ok ? first : await attempt(confirm);
	return again.ok && again.value.trustError === null;
}
function isLinked({ der }, issuer) {
	return issuer === void 0 || new X509Certificate(der).checkIssued(new X509Certificate(issuer.der));
}
// src/probes/revocation/path.ts
const mostAsked = 4;
const mostPaths = 3;
async function walkPath(context, served, { ask, confirm }) {
	if (served.trust.trusted && served.trust.path.length === 0) return {
		intermediates: unfollowed(served),
		detour: null
	};
	const known = new Map();
	let path = served.trust.path;
	for (let attempts = 1; path.length > 0; attempts++) {
		await askAll$1(path, known, ask);
		const taken = [...known.values()].filter(({ status }) => status === "revoked");
		const isClean = path.slice(1, -1).every(({ sha256 }) => known.get(sha256)?.status !== "revoked");
		const intermediates = [...known.values()];
		if (isClean) return {
			intermediates,
			detour: taken.length > 0 ? path : null
		};
		const other = attempts < mostPaths ? pathWithout(context, served, new Set(taken.map(identityOf$1))) : [];
		path = other.length > 0 && await confirm(other) ? other : [];
	}
	return {
		intermediates: [...known.values()],
		detour: null
	};
}
function unfollowed({ others }) {
	const authorities = others.filter((one) => one.isAuthority && !isSelfIssued(one));
	return (authorities.length > 0 ? authorities : others).slice(0, mostAsked).map((certificate) => ({
		...unasked,
		reason: "path-unclear",
		certificate
	}));
}
function identityOf$1({ certificate }) {
	return certificate.sha256;
}
async function askAll$1(path, known, ask) {
	const fresh = path.slice(1, -1).filter(({ sha256 }) => !known.has(sha256));
	const asked = known.size;
	const answers = await Promise.all(fresh.map(async (certificate, place) => {
		const issuer = path[path.indexOf(certificate) + 1];
		return issuer && asked + place < mostAsked ? ask(certificate, issuer, 1 / mostAsked) : unasked;
	}));
	fresh.forEach((certificate, place) => known.set(certificate.sha256, {
		...answers[place] ?? unasked,
		certificate
	}));
}
const unasked = {
	status: "unknown",
	source: null,
	reason: "too-many",
	revokedAt: null,
	revocationReason: null
};
function pathWithout(context, { chain: [leaf], others, clients }, revoked) {
	if (!leaf) return [];
	const { best } = findPath({
		leaf,
		others: others.filter(({ sha256 }) => !revoked.has(sha256)),
		trust: context.trust,
		now: context.now().getTime(),
		clients
	});
	return best && best.problems.length === 0 ? best.certificates : [];
}
// src/probes/revocation/revocation.ts
const listLimit = 16777216;
function revocations(context, to) {
	return context.once(`revocations ${to.host} ${to.port}`, async () => {
		const handshake = await context.net.tls(to);
		const clock = startClock(context);
		const [leaf, path] = await Promise.all([askLeaf(context, to, {
			handshake,
			clock
		}), askPath(context, to, {
			handshake,
			clock
		})]);
		return {
			leaf,
			...path
		};
	});
}
async function askLeaf(context, to, { handshake, clock }) {
	const { leaf, issuer, isSelfSigned } = await leafAndIssuer(context, to, handshake);
	if (!leaf) return without$2("unknown", "unreadable");
	if (isSelfSigned) return without$2("not-applicable", "self-signed");
	if (!issuer) return without$2("unknown", "no-issuer");
	const { staple, address } = handshake;
	return askRevocation(context, {
		certificate: leaf,
		issuer,
		staple,
		by: { namedBy: address },
		bytes: listLimit,
		prefersLists: false
	}, clock);
}
async function askPath(context, to, { handshake, clock }) {
	const served = await certificate$1(context, to);
	const by = { namedBy: handshake.address };
	return walkPath(context, served, {
		ask: (one, issuer, share) => askRevocation(context, {
			certificate: one,
			issuer,
			staple: null,
			by,
			bytes: Math.floor(listLimit * share),
			prefersLists: true
		}, clock),
		confirm: (path) => isTrustedBy(context, to, {
			path,
			handshake
		})
	});
}
const head = 1e3;
async function askRevocation(context, subject, clock) {
	const asked = placesOf$3(context, subject, clock);
	if (asked.length === 0) return without$2("not-applicable", "no-source");
	const doubts = [];
	const running = [];
	for (const [at, place] of asked.entries()) {
		if (clock.left() <= 0 && place.source !== "staple") {
			doubts[at] = `${place.source}.timeout.http`;
			break;
		}
		running.push(prove(place, (doubt) => doubts[at] = doubt));
		const proven = await firstProven(running, at + 1 < asked.length ? head : null);
		if (proven) return proven;
	}
	return await firstProven(running, null) ?? without$2("unknown", doubts.find(Boolean) ?? "unknown");
}
async function prove({ source, ask }, doubt) {
	const answer = await ask();
	if (answer.status === "unknown") {
		doubt(`${source}.${answer.reason}`);
		return null;
	}
	const none = {
		source,
		reason: null,
		revokedAt: null,
		revocationReason: null
	};
	if (answer.status === "good") return {
		...none,
		status: "good"
	};
	return {
		...none,
		status: "revoked",
		revokedAt: answer.revokedAt,
		revocationReason: answer.revocationReason
	};
}
function without$2(status, reason) {
	return {
		status,
		source: null,
		reason,
		revokedAt: null,
		revocationReason: null
	};
}
// src/probes/page/identity.ts
const identityProblems = [
	"expired",
	"not-yet-valid",
	"wrong-name",
	"weak-key",
	"weak-signature",
	"wrong-purpose",
	"wrong-key-usage",
	"revoked",
	"untrusted",
	"obsolete-version"
];
const ofCertificate = [
	"expired",
	"not-yet-valid",
	"wrong-name",
	"weak-key",
	"weak-signature",
	"wrong-purpose",
	"wrong-key-usage"
];
const obsolete$1 = new Set([
	"SSLv3",
	"TLSv1",
	"TLSv1.1"
]);
async function identity$2(context, to) {
	const [{ chain, trust, handshake }, { leaf, intermediates, detour }] = await Promise.all([certificate$1(context, to), revocations(context, to)]);
	const isCutOff = detour === null && intermediates.some(({ status }) => status === "revoked");
	const isDetourOpen = detour?.some((one) => intermediates.some((each) => each.certificate === one && each.status === "unknown")) ?? false;
	const has = (id) => trust.reasons.some((reason) => reason.id === id);
	const openssl = trust.openssl === null ? handshake.lenient ? null : true : false;
	const isTrusted = isDetourOpen ? null : chain.length > 0 ? trust.trusted : openssl;
	const found = [
		...ofCertificate.map((id) => [id, has(id)]),
		["revoked", leaf.status === "revoked" || isCutOff],
		["untrusted", isTrusted === false],
		["obsolete-version", obsolete$1.has(handshake.protocol)]
	].filter(([, holds]) => holds).map(([problem]) => problem);
	return found.length === 0 && isTrusted === null ? null : { problems: found };
}
// src/probes/page/way.ts
function stepsOf(context, { hops }) {
	return Promise.all(hops.map(async ({ url }, at) => {
		const from = hops[at - 1];
		const asked = new URL(url);
		if (asked.protocol !== "https:") return {
			url,
			identity: null
		};
		const to = {
			host: hostOf$1(asked),
			port: portOf(asked),
			...from && { namedBy: from.address }
		};
		const held = await attempt(() => identity$2(context, to));
		return {
			url,
			identity: held.ok ? held.value : null
		};
	}));
}
function refusedStep(steps, page) {
	return before(steps, page).find(({ identity: met }) => met !== null && met.problems.length > 0);
}
function unclearStep(steps, page) {
	return before(steps, page).find(({ url, identity: met }) => met === null && url.startsWith("https:"));
}
function before(steps, page) {
	const origin = page === null ? null : originOf$1(page);
	return steps.filter(({ url }) => originOf$1(url) !== origin);
}
function originOf$1(url) {
	return URL.parse(url)?.origin ?? url;
}
// src/formats/http/csp-source.ts
const longestSource = 2048;
const nonce = /^'nonce-(?<value>[A-Za-z0-9+/_-]+={0,2})'$/i;
const hash$1 = /^'sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/i;
const keyword = /^'[a-z0-9-]+'$/i;
const scheme = /^[a-z][a-z0-9+.-]*:$/i;
const host = /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::(?<port>\d{1,5}|\*))?(?<path>\/[^?#]*)?$/i;
const bareKeyword = /^(?:self|none|unsafe-inline|unsafe-eval|unsafe-hashes|strict-dynamic|wasm-unsafe-eval|nonce-\S+|sha(?:256|384|512)-\S+)$/i;
function readSources(tokens) {
	const bounded = [...new Set(tokens)].filter(({ length }) => length <= longestSource);
	const keywords = new Set(bounded.filter((token) => keyword.test(token)).map((token) => token.toLowerCase()));
	const nonces = bounded.flatMap((token) => nonce.exec(token)?.groups?.["value"] ?? []);
	const hashes = bounded.filter((token) => hash$1.test(token)).length;
	const schemes = bounded.filter((token) => scheme.test(token)).map((token) => token.toLowerCase());
	const unquoted = bounded.filter((token) => bareKeyword.test(token));
	const hosts = bounded.flatMap(toHost);
	return {
		isEmpty: nonces.length + hashes + schemes.length + hosts.length === 0 && !opens(keywords),
		nonces,
		hashes,
		keywords,
		schemes,
		hosts,
		unquoted
	};
}
function toHost(text) {
	if (scheme.test(text)) return [];
	const groups = host.exec(text)?.groups;
	if (!groups) return [];
	return [{
		text,
		scheme: groups["scheme"]?.toLowerCase() ?? null,
		host: (groups["host"] ?? "").replace(/\.$/, "").toLowerCase(),
		port: groups["port"] ?? null,
		path: groups["path"] ?? ""
	}];
}
function opens(keywords) {
	return keywords.has("'self'") || keywords.has("'unsafe-inline'");
}
const noWildcards = new Set();
function broadSources({ schemes, hosts }, suffixes = noWildcards) {
	const isOpen = (source) => isBroad(source) || suffixes.has(source.host);
	return [...schemes.filter((each) => broadSchemes.has(each)), ...hosts.filter(isOpen).map(({ text }) => text)];
}
const broadSchemes = new Set([
	"http:",
	"https:",
	"data:",
	"blob:",
	"filesystem:"
]);
function isBroad({ host: name }) {
	return name === "*" || /^\*\.[^.]+$/.test(name);
}
function allowsInline({ keywords, nonces, hashes }, kind) {
	if (!keywords.has("'unsafe-inline'") || nonces.length + hashes > 0) return false;
	return kind === "style" || !keywords.has("'strict-dynamic'");
}
// node_modules/csp_evaluator/dist/allowlist_bypasses/angular.js
var require_angular = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.URLS = void 0;
	exports.URLS = [
		"//gstatic.com/fsn/angular_js-bundle1.js",
		"//www.gstatic.com/fsn/angular_js-bundle1.js",
		"//www.googleadservices.com/pageadimg/imgad",
		"//yandex.st/angularjs/1.2.16/angular-cookies.min.js",
		"//yastatic.net/angularjs/1.2.23/angular.min.js",
		"//yuedust.yuedu.126.net/js/components/angular/angular.js",
		"//art.jobs.netease.com/script/angular.js",
		"//csu-c45.kxcdn.com/angular/angular.js",
		"//elysiumwebsite.s3.amazonaws.com/uploads/blog-media/rockstar/angular.min.js",
		"//inno.blob.core.windows.net/new/libs/AngularJS/1.2.1/angular.min.js",
		"//gift-talk.kakao.com/public/javascripts/angular.min.js",
		"//ajax.googleapis.com/ajax/libs/angularjs/1.2.0rc1/angular-route.min.js",
		"//master-sumok.ru/vendors/angular/angular-cookies.js",
		"//ayicommon-a.akamaihd.net/static/vendor/angular-1.4.2.min.js",
		"//pangxiehaitao.com/framework/angular-1.3.9/angular-animate.min.js",
		"//cdnjs.cloudflare.com/ajax/libs/angular.js/1.2.16/angular.min.js",
		"//96fe3ee995e96e922b6b-d10c35bd0a0de2c718b252bc575fdb73.ssl.cf1.rackcdn.com/angular.js",
		"//oss.maxcdn.com/angularjs/1.2.20/angular.min.js",
		"//reports.zemanta.com/smedia/common/angularjs/1.2.11/angular.js",
		"//cdn.shopify.com/s/files/1/0225/6463/t/1/assets/angular-animate.min.js",
		"//parademanagement.com.s3-website-ap-southeast-1.amazonaws.com/js/angular.min.js",
		"//cdn.jsdelivr.net/angularjs/1.1.2/angular.min.js",
		"//eb2883ede55c53e09fd5-9c145fb03d93709ea57875d307e2d82e.ssl.cf3.rackcdn.com/components/angular-resource.min.js",
		"//andors-trail.googlecode.com/git/AndorsTrailEdit/lib/angular.min.js",
		"//cdn.walkme.com/General/EnvironmentTests/angular/angular.min.js",
		"//laundrymail.com/angular/angular.js",
		"//s3-eu-west-1.amazonaws.com/staticancpa/js/angular-cookies.min.js",
		"//collade.demo.stswp.com/js/vendor/angular.min.js",
		"//mrfishie.github.io/sailor/bower_components/angular/angular.min.js",
		"//askgithub.com/static/js/angular.min.js",
		"//services.amazon.com/solution-providers/assets/vendor/angular-cookies.min.js",
		"//raw.githubusercontent.com/angular/code.angularjs.org/master/1.0.7/angular-resource.js",
		"//prb-resume.appspot.com/bower_components/angular-animate/angular-animate.js",
		"//dl.dropboxusercontent.com/u/30877786/angular.min.js",
		"//static.tumblr.com/x5qdx0r/nPOnngtff/angular-resource.min_1_.js",
		"//storage.googleapis.com/assets-prod.urbansitter.net/us-sym/assets/vendor/angular-sanitize/angular-sanitize.min.js",
		"//twitter.github.io/labella.js/bower_components/angular/angular.min.js",
		"//cdn2-casinoroom.global.ssl.fastly.net/js/lib/angular-animate.min.js",
		"//www.adobe.com/devnet-apps/flashshowcase/lib/angular/angular.1.1.5.min.js",
		"//eternal-sunset.herokuapp.com/bower_components/angular/angular.js",
		"//cdn.bootcss.com/angular.js/1.2.0/angular.min.js"
	];
}));
// node_modules/csp_evaluator/dist/allowlist_bypasses/jsonp.js
var require_jsonp = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.URLS = exports.NEEDS_EVAL = void 0;
	exports.NEEDS_EVAL = [
		"googletagmanager.com",
		"www.googletagmanager.com",
		"www.googleadservices.com",
		"google-analytics.com",
		"ssl.google-analytics.com",
		"www.google-analytics.com"
	];
	exports.URLS = [
		"//bebezoo.1688.com/fragment/index.htm",
		"//www.google-analytics.com/gtm/js",
		"//googleads.g.doubleclick.net/pagead/conversion/1036918760/wcm",
		"//www.googleadservices.com/pagead/conversion/1070110417/wcm",
		"//www.google.com/tools/feedback/escalation-options",
		"//pin.aliyun.com/check_audio",
		"//offer.alibaba.com/market/CID100002954/5/fetchKeyword.do",
		"//ccrprod.alipay.com/ccr/arriveTime.json",
		"//group.aliexpress.com/ajaxAcquireGroupbuyProduct.do",
		"//detector.alicdn.com/2.7.3/index.php",
		"//suggest.taobao.com/sug",
		"//translate.google.com/translate_a/l",
		"//count.tbcdn.cn//counter3",
		"//wb.amap.com/channel.php",
		"//translate.googleapis.com/translate_a/l",
		"//afpeng.alimama.com/ex",
		"//accounts.google.com/o/oauth2/revoke",
		"//pagead2.googlesyndication.com/relatedsearch",
		"//yandex.ru/soft/browsers/check",
		"//api.facebook.com/restserver.php",
		"//mts0.googleapis.com/maps/vt",
		"//syndication.twitter.com/widgets/timelines/765840589183213568",
		"//www.youtube.com/profile_style",
		"//googletagmanager.com/gtm/js",
		"//mc.yandex.ru/watch/24306916/1",
		"//share.yandex.net/counter/gpp/",
		"//ok.go.mail.ru/lady_on_lady_recipes_r.json",
		"//d1f69o4buvlrj5.cloudfront.net/__efa_15_1_ornpba.xekq.arg/optout_check",
		"//www.googletagmanager.com/gtm/js",
		"//api.vk.com/method/wall.get",
		"//www.sharethis.com/get-publisher-info.php",
		"//google.ru/maps/vt",
		"//pro.netrox.sc/oapi/h_checksite.ashx",
		"//vimeo.com/api/oembed.json/",
		"//de.blog.newrelic.com/wp-admin/admin-ajax.php",
		"//ajax.googleapis.com/ajax/services/search/news",
		"//ssl.google-analytics.com/gtm/js",
		"//pubsub.pubnub.com/subscribe/demo/hello_world/",
		"//pass.yandex.ua/services",
		"//id.rambler.ru/script/topline_info.js",
		"//m.addthis.com/live/red_lojson/100eng.json",
		"//passport.ngs.ru/ajax/check",
		"//catalog.api.2gis.ru/ads/search",
		"//gum.criteo.com/sync",
		"//maps.google.com/maps/vt",
		"//ynuf.alipay.com/service/um.json",
		"//securepubads.g.doubleclick.net/gampad/ads",
		"//c.tiles.mapbox.com/v3/texastribune.tx-congress-cvap/6/15/26.grid.json",
		"//rexchange.begun.ru/banners",
		"//an.yandex.ru/page/147484",
		"//links.services.disqus.com/api/ping",
		"//api.map.baidu.com/",
		"//tj.gongchang.com/api/keywordrecomm/",
		"//data.gongchang.com/livegrail/",
		"//ulogin.ru/token.php",
		"//beta.gismeteo.ru/api/informer/layout.js/120x240-3/ru/",
		"//maps.googleapis.com/maps/api/js/GeoPhotoService.GetMetadata",
		"//a.config.skype.com/config/v1/Skype/908_1.33.0.111/SkypePersonalization",
		"//maps.beeline.ru/w",
		"//target.ukr.net/",
		"//www.meteoprog.ua/data/weather/informer/Poltava.js",
		"//cdn.syndication.twimg.com/widgets/timelines/599200054310604802",
		"//wslocker.ru/client/user.chk.php",
		"//community.adobe.com/CommunityPod/getJSON",
		"//maps.google.lv/maps/vt",
		"//dev.virtualearth.net/REST/V1/Imagery/Metadata/AerialWithLabels/26.318581",
		"//awaps.yandex.ru/10/8938/02400400.",
		"//a248.e.akamai.net/h5.hulu.com/h5.mp4",
		"//nominatim.openstreetmap.org/",
		"//plugins.mozilla.org/en-us/plugins_list.json",
		"//h.cackle.me/widget/32153/bootstrap",
		"//graph.facebook.com/1/",
		"//fellowes.ugc.bazaarvoice.com/data/reviews.json",
		"//widgets.pinterest.com/v3/pidgets/boards/ciciwin/hedgehog-squirrel-crafts/pins/",
		"//se.wikipedia.org/w/api.php",
		"//cse.google.com/api/007627024705277327428/cse/r3vs7b0fcli/queries/js",
		"//relap.io/api/v2/similar_pages_jsonp.js",
		"//c1n3.hypercomments.com/stream/subscribe",
		"//maps.google.de/maps/vt",
		"//books.google.com/books",
		"//connect.mail.ru/share_count",
		"//tr.indeed.com/m/newjobs",
		"//www-onepick-opensocial.googleusercontent.com/gadgets/proxy",
		"//www.panoramio.com/map/get_panoramas.php",
		"//client.siteheart.com/streamcli/client",
		"//www.facebook.com/restserver.php",
		"//autocomplete.travelpayouts.com/avia",
		"//www.googleapis.com/freebase/v1/topic/m/0344_",
		"//mts1.googleapis.com/mapslt/ft",
		"//publish.twitter.com/oembed",
		"//fast.wistia.com/embed/medias/o75jtw7654.json",
		"//partner.googleadservices.com/gampad/ads",
		"//pass.yandex.ru/services",
		"//gupiao.baidu.com/stocks/stockbets",
		"//widget.admitad.com/widget/init",
		"//api.instagram.com/v1/tags/partykungen23328/media/recent",
		"//video.media.yql.yahoo.com/v1/video/sapi/streams/063fb76c-6c70-38c5-9bbc-04b7c384de2b",
		"//ib.adnxs.com/jpt",
		"//pass.yandex.com/services",
		"//www.google.de/maps/vt",
		"//clients1.google.com/complete/search",
		"//api.userlike.com/api/chat/slot/proactive/",
		"//www.youku.com/index_cookielist/s/jsonp",
		"//mt1.googleapis.com/mapslt/ft",
		"//api.mixpanel.com/track/",
		"//wpd.b.qq.com/cgi/get_sign.php",
		"//pipes.yahooapis.com/pipes/pipe.run",
		"//gdata.youtube.com/feeds/api/videos/WsJIHN1kNWc",
		"//9.chart.apis.google.com/chart",
		"//cdn.syndication.twitter.com/moments/709229296800440320",
		"//api.flickr.com/services/feeds/photos_friends.gne",
		"//cbks0.googleapis.com/cbk",
		"//www.blogger.com/feeds/5578653387562324002/posts/summary/4427562025302749269",
		"//query.yahooapis.com/v1/public/yql",
		"//kecngantang.blogspot.com/feeds/posts/default/-/Komik",
		"//www.travelpayouts.com/widgets/50f53ce9ada1b54bcc000031.json",
		"//i.cackle.me/widget/32586/bootstrap",
		"//translate.yandex.net/api/v1.5/tr.json/detect",
		"//a.tiles.mapbox.com/v3/zentralmedia.map-n2raeauc.jsonp",
		"//maps.google.ru/maps/vt",
		"//c1n2.hypercomments.com/stream/subscribe",
		"//rec.ydf.yandex.ru/cookie",
		"//cdn.jsdelivr.net"
	];
}));
// src/data/bypasses.ts
var import_angular = require_angular();
var import_jsonp = require_jsonp();
const bypasses = [...import_jsonp.URLS, ...import_angular.URLS].map((text) => {
	const { hostname, pathname } = new URL(`https:${text}`);
	return {
		host: hostname,
		path: pathname,
		needsEval: import_jsonp.NEEDS_EVAL.includes(hostname)
	};
});
// src/checks/http/csp/scripts.ts
const trust$1 = {
	nothing: 60,
	strictDynamic: 60,
	proof: 58,
	self: 54,
	hosts: 45,
	bypassedHost: 20,
	anything: 0
};
const shortNoncePenalty = 25;
const ungoverned = {
	isGoverned: false,
	hosts: trust$1.anything,
	inline: trust$1.anything,
	allowsHandlers: true,
	allowsEval: true,
	isProven: false,
	broad: [],
	bypassed: [],
	shortestNonce: null
};
function viewScripts(policy, page) {
	if (isSandboxed(policy)) return {
		...ungoverned,
		...blocked
	};
	const elements = listOf$1(policy, "script-src-elem");
	const handlers = listOf$1(policy, "script-src-attr");
	const evals = listOf$1(policy, "script-src");
	const allowsHandlers = handlers ? allowsInline(handlers, "script") : true;
	const allowsEval = evals?.keywords.has("'unsafe-eval'") ?? true;
	if (!elements) return {
		...ungoverned,
		isGoverned: Boolean(handlers ?? evals),
		allowsHandlers,
		allowsEval
	};
	return {
		...rate$1(elements, allowsEval, page),
		allowsHandlers,
		allowsEval
	};
}
const blocked = {
	isGoverned: true,
	hosts: trust$1.nothing,
	inline: trust$1.nothing,
	allowsHandlers: false,
	allowsEval: false
};
function isSandboxed({ directives }) {
	const flags = directives.get("sandbox");
	return flags !== void 0 && !flags.some((flag) => flag.toLowerCase() === "allow-scripts");
}
function listOf$1(policy, name) {
	const tokens = effective(policy, name);
	return tokens && readSources(tokens);
}
function rate$1(list, allowsEval, { areNoncesStatic, suffixes }) {
	const isStrict = list.keywords.has("'strict-dynamic'");
	const broad = isStrict ? [] : broadSources(list, suffixes);
	const bypassed = isStrict ? [] : list.hosts.filter((host) => isBypassed(host, allowsEval)).map(({ text }) => text);
	const isProven = list.nonces.length + list.hashes > 0;
	const shortestNonce = list.nonces.toSorted((a, b) => a.length - b.length)[0] ?? null;
	const isStatic = areNoncesStatic && shortestNonce !== null;
	const isGuessable = shortestNonce !== null && shortestNonce.length < 8;
	const base = isStatic ? trust$1.anything : Math.min(...valuesOf(list, {
		isStrict,
		isProven,
		broad,
		bypassed
	}));
	const hosts = isGuessable ? Math.max(0, base - shortNoncePenalty) : base;
	return {
		isGoverned: true,
		hosts,
		inline: isStatic || allowsInline(list, "script") ? trust$1.anything : isGuessable ? hosts : trust$1.nothing,
		isProven,
		broad,
		bypassed,
		shortestNonce
	};
}
function valuesOf(list, { isStrict, isProven, broad, bypassed }) {
	if (isStrict) return [trust$1.strictDynamic];
	return [
		[trust$1.nothing, true],
		[trust$1.proof, isProven],
		[trust$1.self, list.keywords.has("'self'")],
		[trust$1.hosts, list.hosts.length > 0 || list.schemes.length > 0],
		[trust$1.bypassedHost, bypassed.length > 0],
		[trust$1.anything, broad.length > 0]
	].filter(([, holds]) => holds).map(([value]) => value);
}
const byHost = Map.groupBy(bypasses, ({ host }) => host);
function isBypassed({ host, port, path }, allowsEval) {
	if (port !== null && port !== "*" && port !== "443" && port !== "80") return false;
	return (host.startsWith("*.") ? bypasses.filter((each) => each.host.endsWith(host.slice(1))) : byHost.get(host) ?? []).some((each) => (allowsEval || !each.needsEval) && isWithinPath(each.path, path));
}
function isWithinPath(path, allowed) {
	if (allowed === "" || allowed === "/") return true;
	return allowed.endsWith("/") ? path.startsWith(allowed) : path === allowed;
}
// src/checks/http/csp/score.ts
const extras = {
	"csp-object-src": 10,
	"csp-base-uri": 10,
	"csp-form-action": 5,
	"csp-style-inline": 5,
	"csp-http-source": 5,
	"csp-default-src": 5
};
const mostWithoutScripts = 25;
const metaShare = .8;
function scorePolicies(policies, page) {
	const views = policies.map((policy) => viewScripts(policy, page));
	const script = scriptPart(views);
	const earned = earn(policies, {
		script,
		views,
		page
	});
	const total = Object.values(earned).reduce((sum, points) => sum + points, script);
	return {
		score: policies.length === 0 ? 0 : script === 0 ? Math.min(total, mostWithoutScripts) : total,
		script,
		views,
		earned
	};
}
function scriptPart(views) {
	if (views.every(({ allowsHandlers }) => allowsHandlers)) return 0;
	const inline = Math.max(...views.map((view) => view.inline));
	const hosts = Math.max(...views.map((view) => view.hosts));
	const penalty = views.every(({ allowsEval }) => allowsEval) ? 10 : 0;
	return Math.max(0, Math.min(inline, hosts) - penalty);
}
function earn(policies, { script, views, page }) {
	const give = (extra, isEarned) => isEarned ? extras[extra] : 0;
	return {
		"csp-object-src": give("csp-object-src", policies.some((policy) => isTight(effective(policy, "object-src"), page))),
		"csp-base-uri": baseUri(policies, {
			script,
			views,
			page
		}),
		"csp-form-action": give("csp-form-action", policies.some((policy) => isTight(own$1(policy, "form-action"), page))),
		"csp-style-inline": give("csp-style-inline", policies.some((policy) => keepsStylesOut(policy, page))),
		"csp-http-source": give("csp-http-source", page.isHttps && policies.some((policy) => plainSources(policy).length === 0)),
		"csp-default-src": give("csp-default-src", policies.some((policy) => isTight(own$1(policy, "default-src"), page)))
	};
}
function baseUri(policies, { script, views, page }) {
	if (policies.some((policy) => isTight(own$1(policy, "base-uri"), page))) return extras["csp-base-uri"];
	return policies.some(({ directives }, at) => !directives.has("base-uri") && views[at]?.isGoverned && !views[at].isProven) && script > 0 ? extras["csp-base-uri"] / 2 : 0;
}
function own$1({ directives }, name) {
	return directives.get(name) ?? null;
}
function isTight(tokens, { suffixes }) {
	return tokens !== null && broadSources(readSources(tokens), suffixes).length === 0;
}
function keepsStylesOut(policy, page) {
	return !allowsInlineStyles(policy) && styleSources(policy, page).length === 0;
}
function allowsInlineStyles(policy) {
	return ["style-src-elem", "style-src-attr"].some((name) => {
		const tokens = effective(policy, name);
		return tokens === null || allowsInline(readSources(tokens), "style");
	});
}
function styleSources(policy, { suffixes }) {
	const tokens = effective(policy, "style-src-elem");
	return tokens === null ? [] : broadSources(readSources(tokens), suffixes);
}
const sourceDirective = /^(?:[a-z-]+-src(?:-elem|-attr)?|base-uri|form-action)$/;
function plainSources({ directives }) {
	if (directives.has("upgrade-insecure-requests")) return [];
	return [...directives].filter(([name, tokens]) => sourceDirective.test(name) && !isPassedOver(name, tokens)).flatMap(([, tokens]) => tokens.filter((token) => /^(?:http|ws):/i.test(token)));
}
function isPassedOver(name, tokens) {
	return name.startsWith("script-src") && readSources(tokens).keywords.has("'strict-dynamic'");
}
// src/checks/http/observed.ts
function observe(raw) {
	return {
		values: (name) => valuesOf$1(raw.headers, name),
		meta: raw.meta,
		isHttps: raw.finalUrl.startsWith("https:"),
		suffixes: new Set(raw.suffixWildcards),
		areNoncesStatic: raw.staticNonce === true,
		isTrusted: raw.identity && !raw.identity.problems.some((problem) => ofIdentity.has(problem)),
		isRefused: raw.identity?.problems.some((problem) => problem !== "obsolete-version") ?? false,
		keepsDuplicates: raw.version === "1.1"
	};
}
const ofIdentity = new Set([
	"expired",
	"not-yet-valid",
	"wrong-name",
	"revoked",
	"untrusted"
]);
const longestEvidence = 200;
function evidence(text) {
	return shorten(text, longestEvidence);
}
// src/checks/http/addresses/problems.ts
const addressesProblems$1 = defineProblems({
	"addresses-answers": {
		severity: "medium",
		cause: {
			en: "Visitors are answered otherwise at {others} than at {own}: by another status, or at another URL.",
			ko: "{others|은/는} {own|과/와} 다른 상태 코드나 다른 URL로 응답합니다."
		},
		action: {
			en: "Deploy the same site at every address.",
			ko: "모든 주소에 같은 사이트를 배포하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15"
	},
	"addresses-headers": {
		severity: "medium",
		cause: {
			en: "Other security headers are sent at {others} than at {own}: {headers}.",
			ko: "{others|은/는} {own|과/와} 다른 보안 헤더를 보냅니다: {headers}."
		},
		action: {
			en: "Send the same headers at every address.",
			ko: "모든 주소에서 같은 헤더를 보내십시오."
		},
		reference: "https://owasp.org/www-project-secure-headers/"
	}
});
// src/checks/http/headers/problems-content-type.ts
const contentTypeProblems = defineProblems({
	"content-type-options-missing": {
		severity: "medium",
		cause: {
			en: "No X-Content-Type-Options is sent.",
			ko: "X-Content-Type-Options 헤더가 없습니다."
		},
		action: {
			en: "Send X-Content-Type-Options: nosniff.",
			ko: "X-Content-Type-Options: nosniff를 보내십시오."
		},
		reference: "https://fetch.spec.whatwg.org/#x-content-type-options-header"
	},
	"content-type-options-invalid": {
		severity: "medium",
		cause: {
			en: "Browsers ignore this X-Content-Type-Options; they know nosniff alone, as the first value.",
			ko: "브라우저는 이 X-Content-Type-Options를 무시합니다. 첫 번째 값인 nosniff만 인식합니다."
		},
		action: {
			en: "Send X-Content-Type-Options: nosniff.",
			ko: "X-Content-Type-Options: nosniff를 보내십시오."
		},
		reference: "https://fetch.spec.whatwg.org/#determine-nosniff"
	}
});
// src/checks/http/csp/problems-scripts.ts
const specification$2 = "https://www.w3.org/TR/CSP3/";
const cspScriptProblems = defineProblems({
	"csp-scripts-unrestricted": {
		severity: "high",
		cause: {
			en: "The Content-Security-Policy has neither script-src nor default-src, so any script may run.",
			ko: "Content-Security-Policy에 script-src도 default-src도 없어 모든 스크립트가 실행될 수 있습니다."
		},
		action: {
			en: "Add script-src 'nonce-…' 'strict-dynamic', with a fresh nonce in every response.",
			ko: "응답마다 새 논스를 써서 script-src 'nonce-…' 'strict-dynamic'을 추가하십시오."
		},
		reference: `${specification$2}#directive-script-src`
	},
	"csp-unsafe-inline": {
		severity: "high",
		cause: {
			en: "The Content-Security-Policy lets inline scripts run, which is what an attacker injects.",
			ko: "Content-Security-Policy가 공격자가 주입하는 인라인 스크립트의 실행을 허용합니다."
		},
		action: {
			en: "Replace 'unsafe-inline' by 'nonce-…' with a fresh nonce in every response, and move event handlers into scripts.",
			ko: "'unsafe-inline' 대신 응답마다 새로운 'nonce-…'를 쓰고 이벤트 핸들러는 스크립트로 옮기십시오."
		},
		reference: `${specification$2}#unsafe-inline-usage`
	},
	"csp-static-nonce": {
		severity: "high",
		cause: {
			en: "Two responses carried the same nonce, so that whoever reads one page knows what the next one trusts.",
			ko: "두 응답의 논스가 같아 한 페이지를 읽은 사람이 다음 페이지가 신뢰하는 값을 알 수 있습니다."
		},
		action: {
			en: "Generate the nonce anew for every response, and do not cache pages that carry one.",
			ko: "응답마다 논스를 새로 만들고 논스가 있는 페이지는 캐시하지 마십시오."
		},
		reference: `${specification$2}#security-nonces`
	},
	"csp-short-nonce": {
		severity: "high",
		cause: {
			en: "The nonce has {length} characters and can be guessed.",
			ko: "논스가 {length}자에 불과하여 추측될 수 있습니다."
		},
		action: {
			en: "Use at least 16 random bytes, which are 22 characters in base64.",
			ko: "무작위 16바이트 이상(base64로 22자)을 사용하십시오."
		},
		reference: `${specification$2}#security-nonces`
	},
	"csp-weak-nonce": {
		severity: "info",
		cause: {
			en: "The nonce has {length} characters, fewer than the 22 of 128 random bits.",
			ko: "논스가 {length}자로, 128비트 난수에 필요한 22자보다 짧습니다."
		},
		action: {
			en: "Use at least 16 random bytes.",
			ko: "무작위 16바이트 이상을 사용하십시오."
		},
		reference: `${specification$2}#security-nonces`
	},
	"csp-broad-source": {
		severity: "high",
		cause: {
			en: "The Content-Security-Policy lets scripts come from anywhere: {sources}.",
			ko: "Content-Security-Policy가 어디서나 스크립트를 불러올 수 있게 합니다: {sources}."
		},
		action: {
			en: "Remove {sources} from the sources of scripts and trust them by nonce: 'nonce-…' 'strict-dynamic'.",
			ko: "스크립트 출처에서 {sources|을/를} 제거하고 'nonce-…' 'strict-dynamic'으로 신뢰하십시오."
		},
		reference: `${specification$2}#directive-script-src`
	},
	"csp-bypass-host": {
		severity: "medium",
		cause: {
			en: "{host} serves scripts that run whatever an attacker asks for, so trusting it undoes the Content-Security-Policy.",
			ko: "{host|은/는} 공격자가 요청한 코드를 실행하는 스크립트를 제공하므로 이를 신뢰하면 Content-Security-Policy가 무력해집니다."
		},
		action: {
			en: "Trust scripts by nonce instead of by host, or name the exact path of the script you need.",
			ko: "호스트 대신 논스로 스크립트를 신뢰하거나 필요한 스크립트의 정확한 경로를 적으십시오."
		},
		reference: "https://research.google/pubs/pub45542/"
	},
	"csp-unsafe-eval": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy allows eval() by 'unsafe-eval'.",
			ko: "Content-Security-Policy가 'unsafe-eval'로 eval()을 허용합니다."
		},
		action: {
			en: "Remove 'unsafe-eval'; 'wasm-unsafe-eval' is enough for WebAssembly.",
			ko: "'unsafe-eval'을 제거하십시오. WebAssembly에는 'wasm-unsafe-eval'로 충분합니다."
		},
		reference: `${specification$2}#directive-script-src`
	}
});
// src/checks/http/csp/problems-writing.ts
const specification$1 = "https://www.w3.org/TR/CSP3/";
const cspWritingProblems = defineProblems({
	"csp-duplicate-directive": {
		severity: "low",
		cause: {
			en: "{directive} stands in one Content-Security-Policy more than once; only the first one counts.",
			ko: "한 Content-Security-Policy에 {directive|이/가} 두 번 이상 있으며 첫 번째만 적용됩니다."
		},
		action: {
			en: "Put all sources into one {directive}.",
			ko: "모든 출처를 하나의 {directive|으로/로} 모으십시오."
		},
		reference: `${specification$1}#parse-serialized-policy`
	},
	"csp-unquoted-keyword": {
		severity: "low",
		cause: {
			en: "Without quotes {keyword} is taken for the name of a host.",
			ko: "따옴표가 없으면 {keyword|은/는} 호스트 이름으로 해석됩니다."
		},
		action: {
			en: "Write '{keyword}' in single quotes.",
			ko: "작은따옴표를 붙여 '{keyword}'로 쓰십시오."
		},
		reference: `${specification$1}#framework-directive-source-list`
	},
	"csp-unknown-directive": {
		severity: "low",
		cause: {
			en: "Browsers do not know the directive {directive}.{suggestion}",
			ko: "브라우저가 모르는 지시어입니다: {directive}.{suggestion}"
		},
		action: {
			en: "Correct the name, or look for a missing semicolon before it.",
			ko: "이름을 고치거나 앞에 세미콜론이 빠졌는지 확인하십시오."
		},
		reference: `${specification$1}#csp-directives`
	},
	"csp-missing-semicolon": {
		severity: "low",
		cause: {
			en: "{directive} stands among the sources of {holder}, where it has no effect.",
			ko: "{directive|이/가} {holder}의 출처 목록 안에 있어 효과가 없습니다."
		},
		action: {
			en: "Put a semicolon before {directive}.",
			ko: "{directive} 앞에 세미콜론을 넣으십시오."
		},
		reference: `${specification$1}#parse-serialized-policy`
	}
});
// src/checks/http/csp/problems.ts
const specification = "https://www.w3.org/TR/CSP3/";
const cspProblems = defineProblems({
	"csp-missing": {
		severity: "high",
		cause: {
			en: "No Content-Security-Policy is sent.",
			ko: "Content-Security-Policy 헤더가 없습니다."
		},
		action: {
			en: "Send one with a nonce-based script-src: script-src 'nonce-…' 'strict-dynamic'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'.",
			ko: "논스 기반 script-src가 있는 정책을 보내십시오: script-src 'nonce-…' 'strict-dynamic'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'."
		},
		reference: `${specification}#intro`
	},
	"csp-report-only": {
		severity: "high",
		cause: {
			en: "The Content-Security-Policy is only reported on, not enforced.",
			ko: "Content-Security-Policy가 보고 전용이며 적용되지 않습니다."
		},
		action: {
			en: "Once its reports are quiet, send the same policy as Content-Security-Policy.",
			ko: "보고가 잠잠해지면 같은 정책을 Content-Security-Policy로 보내십시오."
		},
		reference: `${specification}#cspro-header`
	},
	"csp-meta-only": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy is delivered by a <meta> element alone, which protects only what comes after it.",
			ko: "Content-Security-Policy가 <meta> 요소로만 전달되어 그 뒤의 내용만 보호합니다."
		},
		action: {
			en: "Send the policy as a Content-Security-Policy header.",
			ko: "정책을 Content-Security-Policy 헤더로 보내십시오."
		},
		reference: `${specification}#meta-element`
	},
	"csp-meta-ignored": {
		severity: "low",
		cause: {
			en: "Browsers ignore {directives} in a <meta> element.",
			ko: "브라우저는 <meta> 요소의 {directives|을/를} 무시합니다."
		},
		action: {
			en: "Send {directives} in a Content-Security-Policy header.",
			ko: "{directives|을/를} Content-Security-Policy 헤더로 보내십시오."
		},
		reference: `${specification}#meta-element`
	},
	"csp-object-src": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy does not restrict plug-ins and embedded objects.",
			ko: "Content-Security-Policy가 플러그인과 내장 객체를 제한하지 않습니다."
		},
		action: {
			en: "Add object-src 'none'.",
			ko: "object-src 'none'을 추가하십시오."
		},
		reference: `${specification}#directive-object-src`
	},
	"csp-base-uri": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy lets an injected <base> element redirect every relative URL.",
			ko: "Content-Security-Policy가 주입된 <base> 요소로 모든 상대 URL이 바뀌는 것을 막지 않습니다."
		},
		action: {
			en: "Add base-uri 'none' or base-uri 'self'.",
			ko: "base-uri 'none' 또는 base-uri 'self'를 추가하십시오."
		},
		reference: `${specification}#directive-base-uri`
	},
	"csp-form-action": {
		severity: "info",
		cause: {
			en: "The Content-Security-Policy does not say where forms may be sent.",
			ko: "Content-Security-Policy가 양식을 보낼 수 있는 곳을 정하지 않습니다."
		},
		action: {
			en: "Add form-action 'self'.",
			ko: "form-action 'self'를 추가하십시오."
		},
		reference: `${specification}#directive-form-action`
	},
	"csp-style-inline": {
		severity: "info",
		cause: {
			en: "The Content-Security-Policy does not keep injected styles out.",
			ko: "Content-Security-Policy가 주입된 스타일을 막지 않습니다."
		},
		action: {
			en: "Add style-src 'self' without 'unsafe-inline'.",
			ko: "'unsafe-inline' 없이 style-src 'self'를 추가하십시오."
		},
		reference: `${specification}#directive-style-src`
	},
	"csp-style-source": {
		severity: "info",
		cause: {
			en: "The Content-Security-Policy allows style sheets that anybody may have written: {sources}.",
			ko: "Content-Security-Policy가 누구나 작성할 수 있는 스타일시트를 허용합니다: {sources}."
		},
		action: {
			en: "Name the hosts of your style sheets in style-src, such as 'self', instead of {sources}.",
			ko: "style-src에 {sources} 대신 'self'와 같이 스타일시트의 출처를 적으십시오."
		},
		reference: `${specification}#directive-style-src`
	},
	"csp-http-source": {
		severity: "low",
		cause: {
			en: "The Content-Security-Policy trusts sources over plain HTTP: {sources}.",
			ko: "Content-Security-Policy가 암호화되지 않은 HTTP 출처를 신뢰합니다: {sources}."
		},
		action: {
			en: "Name them with https:, or add upgrade-insecure-requests.",
			ko: "https:로 적거나 upgrade-insecure-requests를 추가하십시오."
		},
		reference: "https://www.w3.org/TR/upgrade-insecure-requests/#delivery"
	},
	"csp-default-src": {
		severity: "info",
		cause: {
			en: "The Content-Security-Policy has no tight default-src, so that what it does not name may come from anywhere.",
			ko: "Content-Security-Policy에 엄격한 default-src가 없어 이름이 없는 종류는 어디서나 불러올 수 있습니다."
		},
		action: {
			en: "Add default-src 'self' or default-src 'none'.",
			ko: "default-src 'self' 또는 'none'을 추가하십시오."
		},
		reference: `${specification}#directive-default-src`
	}
});
// src/checks/http/headers/problems-framing.ts
const framing$1 = "https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header";
const frameAncestors = "https://www.w3.org/TR/CSP3/#directive-frame-ancestors";
const framingProblems = defineProblems({
	"framing-missing": {
		severity: "medium",
		cause: {
			en: "Any site may show this page in a frame.",
			ko: "모든 사이트가 이 페이지를 프레임에 표시할 수 있습니다."
		},
		action: {
			en: "Send Content-Security-Policy: frame-ancestors 'none' (or 'self'), or X-Frame-Options: DENY.",
			ko: "Content-Security-Policy: frame-ancestors 'none'(또는 'self')이나 X-Frame-Options: DENY를 보내십시오."
		},
		reference: frameAncestors
	},
	"framing-broad": {
		severity: "medium",
		cause: {
			en: "frame-ancestors {sources} lets any site frame this page, and makes browsers ignore X-Frame-Options.",
			ko: "frame-ancestors {sources|은/는} 모든 사이트의 프레임을 허용하며 X-Frame-Options를 무효로 만듭니다."
		},
		action: {
			en: "Name the sites that may frame it: frame-ancestors 'self' https://partner.example.",
			ko: "프레임을 허용할 사이트를 적으십시오: frame-ancestors 'self' https://partner.example."
		},
		reference: frameAncestors
	},
	"framing-invalid": {
		severity: "medium",
		cause: {
			en: "Browsers ignore this X-Frame-Options; they know DENY and SAMEORIGIN alone.",
			ko: "브라우저는 이 X-Frame-Options를 무시합니다. DENY와 SAMEORIGIN만 인식합니다."
		},
		action: {
			en: "Send X-Frame-Options: DENY, or frame-ancestors with the sites that may frame the page.",
			ko: "X-Frame-Options: DENY를 보내거나 허용할 사이트를 frame-ancestors에 적으십시오."
		},
		reference: framing$1
	},
	"framing-conflict": {
		severity: "low",
		cause: {
			en: "X-Frame-Options is sent with values that contradict each other; current browsers then refuse every frame.",
			ko: "서로 모순되는 X-Frame-Options 값이 전송되어 최신 브라우저가 모든 프레임을 거부합니다."
		},
		action: {
			en: "Send X-Frame-Options once, with one value.",
			ko: "X-Frame-Options를 하나의 값으로 한 번만 보내십시오."
		},
		reference: framing$1
	}
});
// src/checks/http/headers/problems-hsts.ts
const hsts$2 = "https://www.rfc-editor.org/rfc/rfc6797#section-";
const year = "max-age=31536000; includeSubDomains";
const hstsProblems = defineProblems({
	"hsts-missing": {
		severity: "medium",
		cause: {
			en: "No Strict-Transport-Security is sent.",
			ko: "Strict-Transport-Security 헤더가 없습니다."
		},
		action: {
			en: `Send Strict-Transport-Security: ${year} with every https response.`,
			ko: `모든 https 응답에 Strict-Transport-Security: ${year}를 보내십시오.`
		},
		reference: `${hsts$2}7.1`
	},
	"hsts-invalid": {
		severity: "medium",
		cause: {
			en: "Browsers ignore the Strict-Transport-Security header, because it breaks the grammar.",
			ko: "Strict-Transport-Security 헤더가 문법에 어긋나 브라우저가 무시합니다."
		},
		action: {
			en: `Send Strict-Transport-Security: ${year}, each directive once.`,
			ko: `각 지시어를 한 번씩만 써서 Strict-Transport-Security: ${year}를 보내십시오.`
		},
		reference: `${hsts$2}6.1`
	},
	"hsts-off": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security with max-age=0 switches the protection off.",
			ko: "max-age=0인 Strict-Transport-Security는 보호를 해제합니다."
		},
		action: {
			en: `Send Strict-Transport-Security: ${year}.`,
			ko: `Strict-Transport-Security: ${year}를 보내십시오.`
		},
		reference: `${hsts$2}6.1.1`
	},
	"hsts-short": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security lasts for {seconds} seconds only; at least 15552000 (180 days) are expected.",
			ko: "Strict-Transport-Security가 {seconds}초만 유지됩니다. 최소 15552000초(180일)가 필요합니다."
		},
		action: {
			en: `Raise max-age to a year: ${year}.`,
			ko: `max-age를 1년으로 늘리십시오: ${year}.`
		},
		reference: `${hsts$2}6.1.1`
	},
	"hsts-under-a-year": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security lasts {days} days, less than a year.",
			ko: "Strict-Transport-Security의 유효 기간이 {days}일로 1년보다 짧습니다."
		},
		action: {
			en: `Raise max-age to a year: ${year}.`,
			ko: `max-age를 1년으로 늘리십시오: ${year}.`
		},
		reference: `${hsts$2}6.1.1`
	},
	"hsts-without-subdomains": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security leaves subdomains out, and with them cookies that are set for the whole domain.",
			ko: "Strict-Transport-Security가 하위 도메인을 포함하지 않아 도메인 전체 쿠키가 보호되지 않습니다."
		},
		action: {
			en: "Add includeSubDomains once every subdomain speaks https.",
			ko: "모든 하위 도메인이 https를 지원하면 includeSubDomains를 추가하십시오."
		},
		reference: `${hsts$2}6.1.2`
	},
	"hsts-duplicate": {
		severity: "low",
		cause: {
			en: "Strict-Transport-Security is sent {count} times; browsers read the first one alone.",
			ko: "Strict-Transport-Security가 {count}번 전송되었으며 브라우저는 첫 번째만 읽습니다."
		},
		action: {
			en: "Send it once.",
			ko: "한 번만 보내십시오."
		},
		reference: `${hsts$2}8.1`
	}
});
// src/checks/http/headers/problems-isolation.ts
const isolationProblems = defineProblems({
	"isolation-missing": {
		severity: "info",
		cause: {
			en: "No {header} is sent.",
			ko: "{header} 헤더가 없습니다."
		},
		action: {
			en: "Consider {header}: {value}; it is not part of the grade.",
			ko: "{header}: {value} 설정을 검토하십시오. 등급에는 포함되지 않습니다."
		},
		reference: "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies"
	},
	"isolation-invalid": {
		severity: "low",
		cause: {
			en: "Browsers ignore this {header}. It must be sent once, with one known value in lower case.",
			ko: "브라우저가 이 {header} 헤더를 무시합니다. 알려진 값 하나를 소문자로 한 번만 보내야 합니다."
		},
		action: {
			en: "Send {header}: {value}.",
			ko: "{header}: {value|을/를} 보내십시오."
		},
		reference: "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies"
	}
});
// src/checks/http/headers/problems-leaks.ts
const secureHeaders = "https://owasp.org/www-project-secure-headers/";
const leakProblems = defineProblems({
	"leak-version": {
		severity: "low",
		cause: {
			en: "{source} tells which version of {product} runs here.",
			ko: "{source|이/가} {product}의 버전을 알려 줍니다."
		},
		action: {
			en: "Remove the version from {source}.",
			ko: "{source}에서 버전을 제거하십시오."
		},
		reference: secureHeaders
	},
	"leak-product": {
		severity: "info",
		cause: {
			en: "{source} tells what software runs here.",
			ko: "{source|이/가} 사용 중인 소프트웨어를 알려 줍니다."
		},
		action: {
			en: "Remove {source} where you can.",
			ko: "가능하면 {source|을/를} 제거하십시오."
		},
		reference: secureHeaders
	},
	"leak-internal": {
		severity: "low",
		cause: {
			en: "{source} shows the inside of the site.",
			ko: "{source|이/가} 사이트 내부 정보를 드러냅니다."
		},
		action: {
			en: "Remove {source} at the edge.",
			ko: "경계에서 {source|을/를} 제거하십시오."
		},
		reference: secureHeaders
	}
});
// src/checks/http/permissions/problems.ts
const permissions$1 = "https://www.w3.org/TR/permissions-policy-1/";
const permissionsProblems = defineProblems({
	"permissions-missing": {
		severity: "low",
		cause: {
			en: "No Permissions-Policy is sent.",
			ko: "Permissions-Policy 헤더가 없습니다."
		},
		action: {
			en: "Send Permissions-Policy: camera=(), microphone=(), geolocation=().",
			ko: "Permissions-Policy: camera=(), microphone=(), geolocation=()를 보내십시오."
		},
		reference: `${permissions$1}#permissions-policy-http-header-field`
	},
	"permissions-invalid": {
		severity: "low",
		cause: {
			en: "Browsers drop this Permissions-Policy as a whole, because it breaks the grammar.",
			ko: "이 Permissions-Policy는 문법에 어긋나 브라우저가 전체를 버립니다."
		},
		action: {
			en: "Write it as a structured field: camera=(), microphone=(self), geolocation=().",
			ko: "구조화 필드로 쓰십시오: camera=(), microphone=(self), geolocation=()."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9651#section-3.2"
	},
	"permissions-unknown": {
		severity: "low",
		cause: {
			en: "Browsers know none of the features that this Permissions-Policy names: {features}.{suggestion}",
			ko: "이 Permissions-Policy에는 브라우저가 아는 기능이 없습니다: {features}.{suggestion}"
		},
		action: {
			en: "Send Permissions-Policy: camera=(), microphone=(), geolocation=().",
			ko: "Permissions-Policy: camera=(), microphone=(), geolocation=()를 보내십시오."
		},
		reference: `${permissions$1}#algo-construct-policy`
	},
	"permissions-broad": {
		severity: "low",
		cause: {
			en: "The Permissions-Policy grants {features} to every frame.",
			ko: "Permissions-Policy가 모든 프레임에 {features|을/를} 허용합니다."
		},
		action: {
			en: "Grant it to nobody, (), or to the page itself, (self).",
			ko: "아무에게도 허용하지 않거나(()) 페이지 자신에게만(self) 허용하십시오."
		},
		reference: `${permissions$1}#permissions-policy-http-header-field`
	},
	"permissions-weak": {
		severity: "info",
		cause: {
			en: "The Permissions-Policy locks {count} of the powerful features.",
			ko: "Permissions-Policy가 강력한 기능 중 {count}개만 제한합니다."
		},
		action: {
			en: "Lock at least camera=(), microphone=() and geolocation=().",
			ko: "적어도 camera=(), microphone=(), geolocation=()를 제한하십시오."
		},
		reference: `${permissions$1}#permissions-policy-http-header-field`
	},
	"permissions-legacy": {
		severity: "low",
		cause: {
			en: "Only Feature-Policy is sent, the predecessor of Permissions-Policy.",
			ko: "Permissions-Policy의 이전 형식인 Feature-Policy만 전송됩니다."
		},
		action: {
			en: "Send Permissions-Policy: camera=(), microphone=(), geolocation=().",
			ko: "Permissions-Policy: camera=(), microphone=(), geolocation=()를 보내십시오."
		},
		reference: `${permissions$1}#permissions-policy-http-header-field`
	}
});
// src/checks/http/protected/problems.ts
const action = {
	en: "If this is a protected preview, give what opens it: --header NAME=VARIABLE (input header) or --client-cert; if one was given, it does not open this page.",
	ko: "보호된 프리뷰라면 --header NAME=VARIABLE(입력 header) 또는 --client-cert로 여는 값을 지정하십시오. 이미 지정했다면 그 값으로는 이 페이지가 열리지 않습니다."
};
const protectedProblems = defineProblems({
	"protected-page": {
		severity: "info",
		cause: {
			en: "The page is not open to everybody ({status}).",
			ko: "모두에게 열려 있는 페이지가 아닙니다({status})."
		},
		action,
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.2"
	},
	"login-page": {
		severity: "info",
		cause: {
			en: "The site sends visitors to a login page of {service}, and that page was judged.",
			ko: "사이트가 방문자를 {service}의 로그인 페이지로 보내, 그 페이지를 평가했습니다."
		},
		action
	}
});
// src/checks/http/headers/problems-referrer.ts
const referrer$1 = "https://www.w3.org/TR/referrer-policy/";
const referrerProblems = defineProblems({
	"referrer-missing": {
		severity: "low",
		cause: {
			en: "No Referrer-Policy is sent, so that each browser follows its own default.",
			ko: "Referrer-Policy가 없어 브라우저마다 자체 기본값을 따릅니다."
		},
		action: {
			en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
			ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오."
		},
		reference: `${referrer$1}#referrer-policy-delivery`
	},
	"referrer-unknown": {
		severity: "low",
		cause: {
			en: "Browsers know none of the values of this Referrer-Policy.",
			ko: "이 Referrer-Policy에는 브라우저가 아는 값이 없습니다."
		},
		action: {
			en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
			ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오."
		},
		reference: `${referrer$1}#parse-referrer-policy-from-header`
	},
	"referrer-leaky": {
		severity: "low",
		cause: {
			en: "The referrer policy {policy} tells other sites more than they need.",
			ko: "리퍼러 정책 {policy|은/는} 다른 사이트에 필요 이상의 정보를 알려 줍니다."
		},
		action: {
			en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
			ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오."
		},
		reference: `${referrer$1}#referrer-policies`
	}
});
// src/checks/http/site/problems.ts
const fetchRedirect = "https://fetch.spec.whatwg.org/#http-redirect-fetch";
const secureContexts = "https://www.rfc-editor.org/rfc/rfc6797#section-7.2";
const siteProblems = defineProblems({
	"redirect-loop": {
		severity: "critical",
		cause: {
			en: "The redirects run in a circle at {url}.",
			ko: "리디렉션이 {url}에서 순환합니다."
		},
		action: {
			en: "Let one URL of the circle answer with a page.",
			ko: "순환하는 URL 중 하나가 페이지를 응답하게 하십시오."
		},
		reference: fetchRedirect
	},
	"redirect-limit": {
		severity: "critical",
		cause: {
			en: "After {count} redirects there is still no page. Chromium follows 19 redirects, Firefox 20; refreshes are counted here as well.",
			ko: "{count}번의 리디렉션 후에도 페이지가 없습니다. Chromium은 19번, Firefox는 20번까지 따라가며, 여기서는 새로 고침도 셉니다."
		},
		action: {
			en: "Redirect straight to the page.",
			ko: "페이지로 바로 리디렉션하십시오."
		},
		reference: fetchRedirect
	},
	"redirect-private": {
		severity: "critical",
		cause: {
			en: "The site redirects to {url}, which lies in a private network.",
			ko: "사이트가 사설 네트워크에 있는 {url|으로/로} 리디렉션합니다."
		},
		action: {
			en: "Redirect to a public address.",
			ko: "공개 주소로 리디렉션하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6890"
	},
	"redirect-invalid": {
		severity: "critical",
		cause: {
			en: "The site redirects to something that is no http or https URL.",
			ko: "사이트가 http나 https URL이 아닌 곳으로 리디렉션합니다."
		},
		action: {
			en: "Send one Location header with a valid URL.",
			ko: "유효한 URL이 담긴 Location 헤더를 하나만 보내십시오."
		},
		reference: fetchRedirect
	},
	"nul-byte": {
		severity: "critical",
		cause: {
			en: "The response head of {url} contains a NUL byte. Chromium refuses such a response, and Firefox does so where the byte is in a header value.",
			ko: "{url}의 응답 헤더에 NUL 바이트가 있습니다. Chromium은 이런 응답을 거부하며, Firefox는 헤더 값에 있을 때 거부합니다."
		},
		action: {
			en: "Remove the NUL byte from the status line and the headers.",
			ko: "상태 줄과 헤더에서 NUL 바이트를 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-5.5"
	},
	"content-disposition": {
		severity: "critical",
		cause: {
			en: "{url} sends several Content-Disposition headers that differ. Chromium and Firefox refuse such a response over HTTP/1.1.",
			ko: "{url|이/가} 서로 다른 Content-Disposition 헤더를 여러 개 보냅니다. Chromium과 Firefox는 HTTP/1.1에서 이런 응답을 거부합니다."
		},
		action: {
			en: "Send one Content-Disposition header, or none for a page.",
			ko: "Content-Disposition 헤더를 하나만 보내거나, 페이지라면 보내지 마십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6266#section-4"
	},
	"content-encoding": {
		severity: "critical",
		cause: {
			en: "The body of {url} is not encoded as its Content-Encoding header says. Chromium and Firefox do not show such a page.",
			ko: "{url}의 본문이 Content-Encoding 헤더에 적힌 대로 인코딩되어 있지 않습니다. Chromium과 Firefox는 이런 페이지를 표시하지 않습니다."
		},
		action: {
			en: "Encode the body as the header says, or remove the Content-Encoding header.",
			ko: "본문을 헤더에 적힌 대로 인코딩하거나 Content-Encoding 헤더를 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-8.4"
	},
	"content-disposition-comma": {
		severity: "high",
		cause: {
			en: "The Content-Disposition header of {url} has a comma outside quotation marks. Chromium reads two values and refuses the response over HTTP/1.1; Firefox does not refuse it.",
			ko: "{url}의 Content-Disposition 헤더에 따옴표로 묶이지 않은 쉼표가 있습니다. Chromium은 이를 두 값으로 읽어 HTTP/1.1에서 응답을 거부하지만, Firefox는 거부하지 않습니다."
		},
		action: {
			en: "Put the file name in quotation marks, or remove the header.",
			ko: "파일 이름을 따옴표로 묶거나 헤더를 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6266#section-4"
	},
	"redirect-twentieth": {
		severity: "high",
		cause: {
			en: "The page comes after {count} redirects in a row. Chromium follows {most} and then shows an error page; Firefox follows 20.",
			ko: "페이지가 연속된 {count}번의 리디렉션 뒤에 있습니다. Chromium은 {most}번까지 따라간 뒤 오류 페이지를 표시하고, Firefox는 20번까지 따라갑니다."
		},
		action: {
			en: "Redirect straight to the page.",
			ko: "페이지로 바로 리디렉션하십시오."
		},
		reference: fetchRedirect
	},
	"redirect-empty": {
		severity: "high",
		cause: {
			en: "{url} answers {status} with an empty Location. Chromium shows the page; Firefox requests the same URL again until it gives up.",
			ko: "{url|이/가} 빈 Location과 함께 {status|을/를} 응답합니다. Chromium은 페이지를 표시하지만, Firefox는 같은 URL을 다시 요청하다가 포기합니다."
		},
		action: {
			en: "Send the URL of the page in Location, or answer 200 without Location.",
			ko: "Location에 페이지의 URL을 보내거나, Location 없이 200을 응답하십시오."
		},
		reference: "https://fetch.spec.whatwg.org/#concept-response-location-url"
	},
	"header-space": {
		severity: "high",
		cause: {
			en: "White space stands before the colon of a header: {names}. Chromium obeys such a header, Firefox ignores it.",
			ko: "헤더의 콜론 앞에 공백이 있습니다: {names}. Chromium은 이런 헤더를 따르지만 Firefox는 무시합니다."
		},
		action: {
			en: "Remove the white space between the header name and the colon.",
			ko: "헤더 이름과 콜론 사이의 공백을 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9112#section-5.1"
	},
	"status-line": {
		severity: "high",
		cause: {
			en: "The status line of {url} breaks the HTTP grammar. Chromium shows the page, Firefox does not.",
			ko: "{url}의 상태 줄이 HTTP 문법에 어긋납니다. Chromium은 페이지를 표시하지만 Firefox는 표시하지 않습니다."
		},
		action: {
			en: "Begin the response with HTTP/1.1, one space and a status of three digits.",
			ko: "응답을 HTTP/1.1, 공백 하나, 세 자리 상태 코드로 시작하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9112#section-4"
	},
	"refresh-unfollowed": {
		severity: "info",
		cause: {
			en: "The page asks browsers to load {url} after {delay} s. This check did not follow that refresh.",
			ko: "페이지가 {delay}초 뒤에 {url|을/를} 불러오도록 요청합니다. 이 검사는 그 새로 고침을 따라가지 않았습니다."
		},
		action: {
			en: "Check that URL as well, or redirect with a 3xx status.",
			ko: "그 URL도 검사하거나 3xx 상태 코드로 리디렉션하십시오."
		},
		reference: "https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh"
	},
	"redirect-certificate": {
		severity: "critical",
		cause: {
			en: "Browsers refuse the connection to {url} ({reasons}), through which the redirects lead, and never reach the page.",
			ko: "리디렉션이 거치는 {url|과/와}의 연결을 브라우저가 거부하여({reasons}) 페이지에 도달하지 못합니다."
		},
		action: {
			en: "Offer a certificate and a TLS version that browsers accept there, or redirect past it.",
			ko: "그곳에서 브라우저가 받아들이는 인증서와 TLS 버전을 제공하거나 그곳을 거치지 않게 리디렉션하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-4.3.4"
	},
	"redirect-downgrade": {
		severity: "high",
		cause: {
			en: "{from} redirects from https to plain HTTP.",
			ko: "{from|이/가} https에서 암호화되지 않은 HTTP로 리디렉션합니다."
		},
		action: {
			en: "Redirect to the https form of {to}.",
			ko: "{to}의 https 주소로 리디렉션하십시오."
		},
		reference: secureContexts
	},
	"redirect-missing": {
		severity: "medium",
		cause: {
			en: "{url} answers over plain HTTP and does not redirect to https.",
			ko: "{url|이/가} https로 리디렉션하지 않고 암호화되지 않은 HTTP로 응답합니다."
		},
		action: {
			en: "Redirect every request on port 80 to https.",
			ko: "포트 80의 모든 요청을 https로 리디렉션하십시오."
		},
		reference: secureContexts
	},
	"redirect-astray": {
		severity: "medium",
		cause: {
			en: "The redirects from port 80 break at {url} and lead nobody to https.",
			ko: "포트 80의 리디렉션이 {url}에서 끊겨 아무도 https로 이어지지 않습니다."
		},
		action: {
			en: "Redirect every request on port 80 straight to https.",
			ko: "포트 80의 모든 요청을 https로 바로 리디렉션하십시오."
		},
		reference: fetchRedirect
	},
	"final-http": {
		severity: "high",
		cause: {
			en: "The page {url} is served over plain HTTP.",
			ko: "페이지 {url|이/가} 암호화되지 않은 HTTP로 제공됩니다."
		},
		action: {
			en: "Serve it over https and redirect there.",
			ko: "https로 제공하고 그곳으로 리디렉션하십시오."
		},
		reference: secureContexts
	},
	"invalid-certificate": {
		severity: "high",
		cause: {
			en: "Browsers refuse the certificate of the page ({reasons}).",
			ko: "브라우저가 페이지의 인증서를 거부합니다({reasons})."
		},
		action: {
			en: "Install a certificate that browsers accept.",
			ko: "브라우저가 받아들이는 인증서를 설치하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1"
	},
	"page-unread": {
		severity: "info",
		cause: {
			en: "The page broke off before the end of its head, where a <meta> may hold a policy that the headers lack.",
			ko: "페이지가 head가 끝나기 전에 끊겼으며, 헤더에 없는 정책이 <meta>에 있을 수 있습니다."
		},
		action: {
			en: "Send the head of the page at once.",
			ko: "페이지의 head를 바로 보내십시오."
		},
		reference: "https://www.w3.org/TR/CSP3/#meta-element"
	},
	"certificate-unknown": {
		severity: "info",
		cause: {
			en: "Whether browsers accept the certificate of {url} could not be told, and the grade depends on it.",
			ko: "브라우저가 {url}의 인증서를 받아들이는지 알 수 없으며, 등급이 이에 달려 있습니다."
		},
		action: {
			en: "See the ssl check of that host; serve its whole certificate chain.",
			ko: "해당 호스트의 ssl 검사를 확인하고 전체 인증서 체인을 제공하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1"
	},
	"error-page": {
		severity: "low",
		cause: {
			en: "The page answered {status}, so that the headers of an error page were judged.",
			ko: "페이지가 {status|을/를} 응답하여 오류 페이지의 헤더를 평가했습니다."
		},
		action: {
			en: "Give the URL of a page that visitors see.",
			ko: "방문자가 보는 페이지의 URL을 지정하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5"
	},
	"malformed-header": {
		severity: "low",
		cause: {
			en: "The response breaks the HTTP grammar; only a tolerant parser could read it.",
			ko: "응답이 HTTP 문법에 어긋나 관대한 파서로만 읽을 수 있었습니다."
		},
		action: {
			en: "Remove control characters, bare line feeds and contradicting lengths from the response.",
			ko: "응답에서 제어 문자, 단독 줄바꿈, 모순되는 길이를 제거하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9112#section-2.2"
	}
});
// src/checks/http/problems.ts
const problems$1 = {
	...siteProblems,
	...cspProblems,
	...cspScriptProblems,
	...cspWritingProblems,
	...hstsProblems,
	...framingProblems,
	...contentTypeProblems,
	...referrerProblems,
	...permissionsProblems,
	...isolationProblems,
	...leakProblems,
	...protectedProblems,
	...addressesProblems$1,
	...surroundingsProblems
};
const find$11 = finder();
const caps = {
	"no-page": {
		en: "Browsers reach no page at this URL.",
		ko: "이 URL에서 브라우저가 페이지에 도달하지 못합니다."
	},
	"redirect-certificate": {
		en: "Browsers refuse a connection on the way and never reach the page.",
		ko: "브라우저가 경로에 있는 연결을 거부하여 페이지에 도달하지 못합니다."
	},
	"final-http": {
		en: "The page is served over plain HTTP.",
		ko: "페이지가 암호화되지 않은 HTTP로 제공됩니다."
	},
	"invalid-certificate": {
		en: "Browsers refuse the certificate of the page.",
		ko: "브라우저가 페이지의 인증서를 거부합니다."
	},
	downgrade: {
		en: "A redirect leads from https to plain HTTP.",
		ko: "리디렉션이 https에서 암호화되지 않은 HTTP로 이어집니다."
	},
	"weak-csp": {
		en: "The Content-Security-Policy does not keep scripts out.",
		ko: "Content-Security-Policy가 스크립트를 충분히 막지 못합니다."
	}
};
const parts = {
	csp: {
		en: "Content-Security-Policy",
		ko: "콘텐츠 보안 정책(CSP)"
	},
	hsts: {
		en: "Strict-Transport-Security",
		ko: "HTTPS 강제(HSTS)"
	},
	framing: {
		en: "Protection from framing",
		ko: "프레임 삽입 방지"
	},
	contentTypeOptions: {
		en: "X-Content-Type-Options",
		ko: "콘텐츠 유형 추측 방지"
	},
	referrer: {
		en: "Referrer-Policy",
		ko: "리퍼러 정책"
	},
	permissions: {
		en: "Permissions-Policy",
		ko: "권한 정책"
	}
};
const kpis$1 = {
	status: {
		en: "Status",
		ko: "상태 코드"
	},
	"final-url": {
		en: "Final URL",
		ko: "최종 URL"
	},
	redirects: {
		en: "Redirects",
		ko: "리디렉션 수"
	},
	"http-version": {
		en: "HTTP version",
		ko: "HTTP 버전"
	},
	"hsts-age": {
		en: "Strict-Transport-Security",
		ko: "HSTS 유효 기간"
	},
	"plain-http": {
		en: "Port 80",
		ko: "포트 80"
	},
	coop: {
		en: "Cross-Origin-Opener-Policy",
		ko: "교차 출처 오프너 정책(COOP)"
	},
	corp: {
		en: "Cross-Origin-Resource-Policy",
		ko: "교차 출처 리소스 정책(CORP)"
	},
	coep: {
		en: "Cross-Origin-Embedder-Policy",
		ko: "교차 출처 임베더 정책(COEP)"
	}
};
const notSent = {
	en: "not sent",
	ko: "보내지 않음"
};
const values = {
	"hsts-age": {
		false: notSent,
		invalid: {
			en: "invalid",
			ko: "잘못된 값"
		}
	},
	"plain-http": {
		closed: {
			en: "closed",
			ko: "닫혀 있음"
		},
		redirects: {
			en: "redirects to https",
			ko: "https로 리디렉션함"
		},
		content: {
			en: "serves content",
			ko: "내용을 제공함"
		},
		astray: {
			en: "redirects nowhere",
			ko: "리디렉션이 이어지지 않음"
		},
		"not-asked": {
			en: "not asked",
			ko: "확인 대상 아님"
		}
	},
	coop: { false: notSent },
	corp: { false: notSent },
	coep: { false: notSent }
};
const words$1 = {
	problems: problems$1,
	caps: {
		...caps,
		...surroundingsCaps
	},
	parts,
	kpis: {
		...kpis$1,
		...surroundingsKpis
	},
	values
};
// src/checks/http/csp/judge.ts
function judgeCsp(page) {
	const sent = parseCspList(page.values("content-security-policy"));
	const written = page.meta.csp.map(parseCsp);
	const policies = [...sent, ...written.map(withoutIgnored).filter(({ directives }) => directives.size > 0)];
	const header = scorePolicies(sent, page);
	const all = scorePolicies(policies, page);
	return {
		score: Math.max(header.score, metaShare * all.score),
		findings: [...policies.length === 0 ? [absent(page)] : [
			...sent.length === 0 ? [find$11("csp-meta-only")] : [],
			...scriptFindings(policies, all),
			...extraFindings(policies, all, page),
			...policies.flatMap(mistakes)
		], ...ignored(written)]
	};
}
function noncesOf(header, meta) {
	return [...parseCspList(header), ...meta.map(parseCsp)].flatMap(({ directives }) => [...directives.values()].flatMap((tokens) => readSources(tokens).nonces));
}
function absent(page) {
	const reported = page.values("content-security-policy-report-only").join(", ");
	return reported === "" ? find$11("csp-missing") : find$11("csp-report-only", {}, { evidence: evidence(reported) });
}
function scriptFindings(policies, { views }) {
	const seen = { evidence: evidence(policies.map(scriptText).filter(Boolean).join("; ")) };
	if (views.every(({ isGoverned }) => !isGoverned)) return [find$11("csp-scripts-unrestricted")];
	const byHosts = views.toSorted((a, b) => b.hosts - a.hosts)[0];
	const byInline = views.toSorted((a, b) => b.inline - a.inline)[0];
	const findings = [];
	const isStatic = byInline?.inline === trust$1.anything && byInline.isProven;
	const isInlineOpen = byInline?.inline === trust$1.anything || views.every(({ allowsHandlers }) => allowsHandlers);
	if (isStatic) findings.push(find$11("csp-static-nonce", {}, seen));
	else if (isInlineOpen) findings.push(find$11("csp-unsafe-inline", {}, seen));
	if (byHosts && byHosts.hosts <= trust$1.bypassedHost) findings.push(...sourceFindings(byHosts));
	findings.push(...nonceFindings(byInline?.shortestNonce ?? null));
	if (views.every(({ allowsEval }) => allowsEval)) findings.push(find$11("csp-unsafe-eval", {}, seen));
	return findings;
}
function scriptText({ directives }) {
	const name = [
		"script-src",
		"script-src-elem",
		"script-src-attr",
		"default-src"
	].find((each) => directives.has(each));
	return name === void 0 ? "" : [name, ...directives.get(name) ?? []].join(" ");
}
const mostNamed$2 = 5;
function sourceFindings({ broad, bypassed }) {
	if (broad.length > 0) return [find$11("csp-broad-source", { sources: list(broad) }, { evidence: evidence(broad.join(" ")) })];
	return bypassed.slice(0, mostNamed$2).map((host) => {
		return find$11("csp-bypass-host", { host: printable(host, 80) }, {
			subject: evidence(host),
			evidence: evidence(host)
		});
	});
}
function list(tokens) {
	return printable([...new Set(tokens)].slice(0, mostNamed$2).join(" "), 120);
}
const strongNonce = 22;
function nonceFindings(nonce) {
	if (nonce === null || nonce.length >= strongNonce) return [];
	const id = nonce.length < 8 ? "csp-short-nonce" : "csp-weak-nonce";
	return [find$11(id, { length: nonce.length })];
}
function extraFindings(policies, { earned, views }, page) {
	const plain = policies.flatMap(plainSources);
	return Object.keys(earned).filter((extra) => earned[extra] === 0 || extra === "csp-base-uri").flatMap((extra) => {
		if (extra === "csp-http-source") return plain.length === 0 ? [] : [find$11(extra, { sources: list(plain) }, { evidence: evidence(plain.join(" ")) })];
		if (extra === "csp-style-inline") return styleFindings(policies, page);
		if (extra === "csp-base-uri") return earned[extra] === 10 ? [] : [find$11(extra)];
		if (extra === "csp-default-src" && views.some(({ isProven }) => isProven)) return [];
		return [find$11(extra)];
	});
}
function styleFindings(policies, page) {
	const broad = policies.map((policy) => styleSources(policy, page));
	const isNamed = broad.some((sources) => sources.length > 0);
	const sources = broad.flat();
	return [...policies.every(allowsInlineStyles) || !isNamed ? [find$11("csp-style-inline")] : [], ...isNamed ? [find$11("csp-style-source", { sources: list(sources) }, { evidence: evidence(sources.join(" ")) })] : []];
}
const known$3 = new Set(knownDirectives);
function mistakes({ directives, repeated }) {
	return [...repeated.filter((name) => known$3.has(name)).map((directive) => find$11("csp-duplicate-directive", { directive }, { subject: directive })), ...[...directives].flatMap(([name, tokens]) => misspelt(name, tokens)).slice(0, mostNamed$2)];
}
function misspelt(name, tokens) {
	const directive = printable(name, 60);
	if (!known$3.has(name)) {
		const suggestion = suggest(name, knownDirectives);
		return [find$11("csp-unknown-directive", {
			directive,
			suggestion
		}, { subject: directive })];
	}
	return [...tokens.filter((token) => known$3.has(token.toLowerCase())).slice(0, 1).map((token) => find$11("csp-missing-semicolon", {
		directive: token,
		holder: directive
	}, { subject: token })), ...readSources(tokens).unquoted.slice(0, 1).map((keyword) => find$11("csp-unquoted-keyword", { keyword: printable(keyword, 60) }, { subject: directive }))];
}
function ignored(written) {
	const names = ignoredInMeta.filter((name) => written.some(({ directives }) => directives.has(name)));
	return names.length === 0 ? [] : [find$11("csp-meta-ignored", { directives: names.join(", ") })];
}
// src/checks/http/weights.ts
const gradeVersion$1 = "http-2";
const weights$1 = {
	csp: 30,
	hsts: 25,
	framing: 15,
	contentTypeOptions: 10,
	referrer: 10,
	permissions: 10
};
const ladder$1 = [
	[95, "A+"],
	[85, "A"],
	[70, "B"],
	[50, "C"],
	[20, "D"]
];
const ceilings$1 = {
	"no-page": "F",
	"redirect-certificate": "F",
	"final-http": "D",
	"invalid-certificate": "C",
	downgrade: "C",
	"weak-csp": "A"
};
function toCeilings(holds) {
	return Object.keys(ceilings$1).filter((id) => holds[id]).map((id) => ({
		id,
		max: ceilings$1[id]
	}));
}
function toParts(scores) {
	return Object.keys(weights$1).map((id) => ({
		id,
		weight: weights$1[id],
		score: tenth(scores[id])
	}));
}
function tenth(score) {
	return score === null ? null : Math.round(score * 10) / 10;
}
// src/formats/http/content-type-options.ts
function parseNosniff(values) {
	const [first] = splitList(values);
	return first === void 0 ? null : first.toLowerCase() === "nosniff";
}
// src/formats/http/frame-options.ts
const effectual = [
	"deny",
	"sameorigin",
	"allowall"
];
function parseFrameOptions(values) {
	const options = new Set(splitList(values).map((value) => value.toLowerCase()));
	const [only] = options;
	if (only === void 0) return "absent";
	if (options.size > 1) return effectual.some((value) => options.has(value)) ? "conflict" : "invalid";
	return only === "deny" || only === "sameorigin" ? only : "invalid";
}
// src/formats/http/hsts.ts
const longestHeader = 4096;
const directive = /^[ \t]*(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[ \t]*=[ \t]*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[!#$%&'*+.^_`|~0-9A-Za-z-]+)))?[ \t]*$/s;
const part = /(?:[^;"]|"(?:[^"\\]|\\.|\\$)*(?:"|$))+/gs;
const minded = new Set(["max-age", "includesubdomains"]);
const longestAge = 2n ** 64n - 1n;
function parseHsts(value) {
	if (value.length > longestHeader) return null;
	const directives = new Map();
	for (const [text] of value.matchAll(part)) {
		if (/^[ \t]*$/.test(text)) continue;
		const groups = directive.exec(text)?.groups;
		const name = groups?.["name"]?.toLowerCase();
		if (name === void 0 || minded.has(name) && directives.has(name)) return null;
		directives.set(name, groups?.["quoted"] ?? groups?.["token"] ?? null);
	}
	const maxAge = directives.get("max-age");
	if (typeof maxAge !== "string" || !/^\d+$/.test(maxAge) || BigInt(maxAge) > longestAge) return null;
	if (typeof directives.get("includesubdomains") === "string") return null;
	return {
		maxAge: Math.min(Number(maxAge), Number.MAX_SAFE_INTEGER),
		includeSubDomains: directives.has("includesubdomains"),
		preload: directives.has("preload")
	};
}
const day$3 = 86400;
const strengths$1 = [
	[365 * day$3, 95],
	[180 * day$3, 90],
	[30 * day$3, 50],
	[day$3, 25],
	[1, 10]
];
const strengthRows = [
	["max-age of a year", "95"],
	["max-age of 180 days", "90"],
	["includeSubDomains, with 180 days or more", "100"],
	["max-age of 30 days", "50"],
	["max-age of a day", "25"],
	["less", "10"]
];
function hstsStrength(policy) {
	if (!policy) return 0;
	const score = strengths$1.find(([from]) => policy.maxAge >= from)?.[1] ?? 0;
	return score >= 90 && policy.includeSubDomains ? 100 : score;
}
// src/formats/http/referrer-policy.ts
const referrerPolicies = [
	"no-referrer",
	"no-referrer-when-downgrade",
	"same-origin",
	"origin",
	"strict-origin",
	"origin-when-cross-origin",
	"strict-origin-when-cross-origin",
	"unsafe-url"
];
function parseReferrerPolicy(values) {
	const tokens = splitList(values).filter((token) => token !== "");
	return tokens.flatMap((token) => toPolicy(token.toLowerCase()) ?? []).at(-1) ?? (tokens.length > 0 ? "unknown" : null);
}
const legacy = {
	never: "no-referrer",
	default: "strict-origin-when-cross-origin",
	always: "unsafe-url",
	"origin-when-crossorigin": "origin-when-cross-origin"
};
function parseMetaReferrer(content) {
	const word = content.trim().toLowerCase();
	return toPolicy(word) ?? (Object.hasOwn(legacy, word) ? legacy[word] ?? null : null);
}
function toPolicy(word) {
	return referrerPolicies.find((policy) => policy === word) ?? null;
}
// src/checks/http/headers/judge.ts
const nothing = {
	score: 0,
	findings: []
};
function judgeHsts$1(page) {
	const policy = hstsOf$1(page);
	if (!page.isHttps || page.isTrusted === false) return nothing;
	const values = page.values("strict-transport-security");
	const findings = [...hstsFindings(values, policy), ...hstsDuplicates(values, page)];
	const strength = hstsStrength(policy);
	return {
		score: strength > 0 && page.isTrusted === null ? null : strength,
		findings
	};
}
function hstsOf$1(page) {
	const [first] = page.values("strict-transport-security");
	if (first === void 0) return null;
	return parseHsts(page.keepsDuplicates ? first : first.split(",")[0] ?? "");
}
const day$2 = 86400;
function hstsFindings([first], policy) {
	if (first === void 0) return [find$11("hsts-missing")];
	const seen = { evidence: evidence(first) };
	if (!policy) return [find$11("hsts-invalid", {}, seen)];
	if (policy.maxAge === 0) return [find$11("hsts-off", {}, seen)];
	const days = Math.floor(policy.maxAge / day$2);
	const isShort = policy.maxAge < 180 * day$2;
	return [
		...isShort ? [find$11("hsts-short", { seconds: policy.maxAge }, seen)] : [],
		...!isShort && policy.maxAge < 365 * day$2 ? [find$11("hsts-under-a-year", { days }, seen)] : [],
		...policy.includeSubDomains ? [] : [find$11("hsts-without-subdomains", {}, seen)]
	];
}
function hstsDuplicates({ length }, { keepsDuplicates }) {
	return keepsDuplicates && length > 1 ? [find$11("hsts-duplicate", { count: length })] : [];
}
function judgeFraming(page) {
	const ancestors = parseCspList(page.values("content-security-policy")).map(({ directives }) => directives.get("frame-ancestors")).filter((list) => list !== void 0);
	const lists = ancestors.map((tokens) => framers(tokens, page));
	if (lists.some((broad) => broad.length === 0)) return {
		score: 100,
		findings: []
	};
	if (lists.length > 0) {
		const sources = printable(lists.flat().slice(0, 5).join(" "), 120);
		return {
			score: 0,
			findings: [find$11("framing-broad", { sources }, { evidence: evidence(ancestors.flat().join(" ")) })]
		};
	}
	const values = page.values("x-frame-options");
	const { score, problem } = frameOptions[parseFrameOptions(values)];
	return {
		score,
		findings: problem ? [find$11(problem, {}, seenIn(values))] : []
	};
}
function framers(tokens, { suffixes }) {
	const list = readSources(tokens);
	return [...new Set([...list.schemes, ...broadSources(list, suffixes)])];
}
const frameOptions = {
	deny: { score: 100 },
	sameorigin: { score: 100 },
	conflict: {
		score: 70,
		problem: "framing-conflict"
	},
	invalid: {
		score: 0,
		problem: "framing-invalid"
	},
	absent: {
		score: 0,
		problem: "framing-missing"
	}
};
function seenIn(values) {
	return values.length > 0 ? { evidence: evidence(values.join(", ")) } : {};
}
function judgeContentTypeOptions(page) {
	const values = page.values("x-content-type-options");
	const isObeyed = parseNosniff(values);
	if (isObeyed === null) return {
		score: 0,
		findings: [find$11("content-type-options-missing")]
	};
	if (isObeyed) return {
		score: 100,
		findings: []
	};
	return {
		score: 0,
		findings: [find$11("content-type-options-invalid", {}, seenIn(values))]
	};
}
const referrerScores = {
	"no-referrer": 100,
	"same-origin": 100,
	"strict-origin": 100,
	"strict-origin-when-cross-origin": 100,
	origin: 60,
	"origin-when-cross-origin": 60,
	absent: 40,
	"no-referrer-when-downgrade": 30,
	"unsafe-url": 0,
	unknown: 0
};
function judgeReferrer(page) {
	const values = page.values("referrer-policy");
	const policy = inForce(parseReferrerPolicy(values), page.meta.referrer.flatMap((content) => parseMetaReferrer(content) ?? []).at(-1) ?? null);
	const score = referrerScores[policy];
	if (policy === "absent") return {
		score,
		findings: [find$11("referrer-missing")]
	};
	if (policy === "unknown") return {
		score,
		findings: [find$11("referrer-unknown", {}, seenIn(values))]
	};
	if (score === 100) return {
		score,
		findings: []
	};
	return {
		score,
		findings: [find$11("referrer-leaky", { policy }, { evidence: policy })]
	};
}
function inForce(sent, written) {
	if (sent === null || written === null) return sent ?? written ?? "absent";
	return referrerScores[written] < referrerScores[sent] ? written : sent;
}
// node_modules/structured-headers/dist/util.js
const asciiRe = /^[\x20-\x7E]*$/;
const tokenRe = /^[a-zA-Z*][:/!#$%&'*+\-.^_`|~A-Za-z0-9]*$/;
function isAscii(str) {
	return asciiRe.test(str);
}
function isValidTokenStr(str) {
	return tokenRe.test(str);
}
function base64ToArrayBuffer(b64) {
	const binaryString = atob(b64);
	const len = binaryString.length;
	const bytes = new Uint8Array(len);
	for (let i = 0; i < len; i++) bytes[i] = binaryString.charCodeAt(i);
	return bytes.buffer;
}
// node_modules/structured-headers/dist/token.js
var Token = class {
	constructor(value) {
		if (!isValidTokenStr(value)) throw new TypeError("Invalid character in Token string. Tokens must start with *, A-Z and the rest of the string may only contain a-z, A-Z, 0-9, :/!#$%&'*+-.^_`|~");
		this.value = value;
	}
	toString() {
		return this.value;
	}
};
// node_modules/structured-headers/dist/displaystring.js
var DisplayString = class {
	constructor(value) {
		this.value = value;
	}
	toString() {
		return this.value;
	}
};
// node_modules/structured-headers/dist/parser.js
function parseDictionary(input) {
	return new Parser(input).parseDictionary();
}
function parseItem(input) {
	return new Parser(input).parseItem();
}
var ParseError = class extends Error {
	constructor(position, message) {
		super(`Parse error: ${message} at offset ${position}`);
	}
};
var Parser = class {
	constructor(input) {
		this.input = input;
		this.pos = 0;
	}
	parseDictionary() {
		this.skipWS();
		const dictionary = new Map();
		while (!this.eof()) {
			const thisKey = this.parseKey();
			let member;
			if (this.lookChar() === "=") {
				this.pos++;
				member = this.parseItemOrInnerList();
			} else member = [true, this.parseParameters()];
			dictionary.set(thisKey, member);
			this.skipOWS();
			if (this.eof()) return dictionary;
			this.expectChar(",");
			this.pos++;
			this.skipOWS();
			if (this.eof()) throw new ParseError(this.pos, "Dictionary contained a trailing comma");
		}
		return dictionary;
	}
	parseList() {
		this.skipWS();
		const members = [];
		while (!this.eof()) {
			members.push(this.parseItemOrInnerList());
			this.skipOWS();
			if (this.eof()) return members;
			this.expectChar(",");
			this.pos++;
			this.skipOWS();
			if (this.eof()) throw new ParseError(this.pos, "A list may not end with a trailing comma");
		}
		return members;
	}
	parseItem(standaloneItem = true) {
		if (standaloneItem) this.skipWS();
		const result = [this.parseBareItem(), this.parseParameters()];
		if (standaloneItem) this.checkTrail();
		return result;
	}
	parseItemOrInnerList() {
		if (this.lookChar() === "(") return this.parseInnerList();
		else return this.parseItem(false);
	}
	parseInnerList() {
		this.expectChar("(");
		this.pos++;
		const innerList = [];
		while (!this.eof()) {
			this.skipWS();
			if (this.lookChar() === ")") {
				this.pos++;
				return [innerList, this.parseParameters()];
			}
			innerList.push(this.parseItem(false));
			const nextChar = this.lookChar();
			if (nextChar !== " " && nextChar !== ")") throw new ParseError(this.pos, "Expected a whitespace or ) after every item in an inner list");
		}
		throw new ParseError(this.pos, "Could not find end of inner list");
	}
	parseBareItem() {
		const char = this.lookChar();
		if (char === void 0) throw new ParseError(this.pos, "Unexpected end of string");
		if (char.match(/^[-0-9]/)) return this.parseIntegerOrDecimal();
		if (char === "\"") return this.parseString();
		if (char.match(/^[A-Za-z*]/)) return this.parseToken();
		if (char === ":") return this.parseByteSequence();
		if (char === "?") return this.parseBoolean();
		if (char === "@") return this.parseDate();
		if (char === "%") return this.parseDisplayString();
		throw new ParseError(this.pos, "Unexpected input");
	}
	parseParameters() {
		const parameters = new Map();
		while (!this.eof()) {
			if (this.lookChar() !== ";") break;
			this.pos++;
			this.skipWS();
			const key = this.parseKey();
			let value = true;
			if (this.lookChar() === "=") {
				this.pos++;
				value = this.parseBareItem();
			}
			parameters.set(key, value);
		}
		return parameters;
	}
	parseIntegerOrDecimal() {
		let type = "integer";
		let sign = 1;
		let inputNumber = "";
		if (this.lookChar() === "-") {
			sign = -1;
			this.pos++;
		}
		if (!isDigit(this.lookChar())) throw new ParseError(this.pos, "Expected a digit (0-9)");
		while (!this.eof()) {
			const char = this.getChar();
			if (isDigit(char)) inputNumber += char;
			else if (type === "integer" && char === ".") {
				if (inputNumber.length > 12) throw new ParseError(this.pos, "Exceeded maximum decimal length");
				inputNumber += ".";
				type = "decimal";
			} else {
				this.pos--;
				break;
			}
			if (type === "integer" && inputNumber.length > 15) throw new ParseError(this.pos, "Exceeded maximum integer length");
			if (type === "decimal" && inputNumber.length > 16) throw new ParseError(this.pos, "Exceeded maximum decimal length");
		}
		if (type === "integer") return parseInt(inputNumber, 10) * sign;
		else {
			if (inputNumber.endsWith(".")) throw new ParseError(this.pos, "Decimal cannot end on a period");
			if (inputNumber.split(".")[1].length > 3) throw new ParseError(this.pos, "Number of digits after the decimal point cannot exceed 3");
			return parseFloat(inputNumber) * sign;
		}
	}
	parseString() {
		let outputString = "";
		this.expectChar("\"");
		this.pos++;
		while (!this.eof()) {
			const char = this.getChar();
			if (char === "\\") {
				if (this.eof()) throw new ParseError(this.pos, "Unexpected end of input");
				const nextChar = this.getChar();
				if (nextChar !== "\\" && nextChar !== "\"") throw new ParseError(this.pos, "A backslash must be followed by another backslash or double quote");
				outputString += nextChar;
			} else if (char === "\"") return outputString;
			else if (!isAscii(char)) throw new ParseError(this.pos, "Strings must be in the ASCII range");
			else outputString += char;
		}
		throw new ParseError(this.pos, "Unexpected end of input");
	}
	parseDisplayString() {
		if (this.getChars(2) !== "%\"") throw new ParseError(this.pos, "Unexpected character. Display strings should start with %=");
		const result = [];
		while (!this.eof()) {
			const char = this.getChar();
			if (char.charCodeAt(0) <= 31 || char.charCodeAt(0) >= 127 && char.charCodeAt(0) <= 255) throw new ParseError(this.pos, "Invalid char found in DisplayString. Did you forget to escape?");
			if (char === "%") {
				const hexChars = this.getChars(2);
				if (/^[0-9a-f]{2}$/.test(hexChars)) result.push(parseInt(hexChars, 16));
				else throw new ParseError(this.pos, `Unexpected sequence after % in DispalyString: "${hexChars}". Note that hexidecimals must be lowercase`);
				continue;
			}
			if (char === "\"") {
				const textDecoder = new TextDecoder("utf-8", { fatal: true });
				try {
					return new DisplayString(textDecoder.decode(new Uint8Array(result)));
				} catch {
					throw new ParseError(this.pos, "Fatal error decoding UTF-8 sequence in Display String");
				}
			}
			result.push(char.charCodeAt(0));
		}
		throw new ParseError(this.pos, "Unexpected end of input");
	}
	parseToken() {
		let outputString = "";
		while (!this.eof()) {
			const char = this.lookChar();
			if (char === void 0 || !/^[:/!#$%&'*+\-.^_`|~A-Za-z0-9]$/.test(char)) return new Token(outputString);
			outputString += this.getChar();
		}
		return new Token(outputString);
	}
	parseByteSequence() {
		this.expectChar(":");
		this.pos++;
		const endPos = this.input.indexOf(":", this.pos);
		if (endPos === -1) throw new ParseError(this.pos, "Could not find a closing \":\" character to mark end of Byte Sequence");
		const b64Content = this.input.substring(this.pos, endPos);
		this.pos += b64Content.length + 1;
		if (!/^[A-Za-z0-9+/=]*$/.test(b64Content)) throw new ParseError(this.pos, "ByteSequence does not contain a valid base64 string");
		try {
			return base64ToArrayBuffer(b64Content);
		} catch {
			throw new ParseError(this.pos, "ByteSequence does not contain a valid base64 string");
		}
	}
	parseBoolean() {
		this.expectChar("?");
		this.pos++;
		const char = this.getChar();
		if (char === "1") return true;
		if (char === "0") return false;
		throw new ParseError(this.pos, "Unexpected character. Expected a \"1\" or a \"0\"");
	}
	parseDate() {
		this.expectChar("@");
		this.pos++;
		let sign = 1;
		let inputNumber = "";
		if (this.lookChar() === "-") {
			sign = -1;
			this.pos++;
		}
		if (!isDigit(this.lookChar())) throw new ParseError(this.pos, "Expected a digit (0-9)");
		while (!this.eof()) {
			const char = this.getChar();
			if (isDigit(char)) inputNumber += char;
			else throw new ParseError(this.pos, "Expected a digit (0-9), whitespace or EOL");
		}
		if (inputNumber.length > 15) throw new ParseError(this.pos, "Exceeded max length for a date value");
		return new Date(parseInt(inputNumber, 10) * sign * 1e3);
	}
	parseKey() {
		if (!this.lookChar()?.match(/^[a-z*]/)) throw new ParseError(this.pos, "A key must begin with an asterisk or letter (a-z)");
		let outputString = "";
		while (!this.eof()) {
			const char = this.lookChar();
			if (char === void 0 || !/^[a-z0-9_\-.*]$/.test(char)) return outputString;
			outputString += this.getChar();
		}
		return outputString;
	}
	lookChar() {
		return this.input[this.pos];
	}
	expectChar(char) {
		if (this.lookChar() !== char) throw new ParseError(this.pos, `Expected ${char}`);
	}
	getChar() {
		return this.input[this.pos++];
	}
	getChars(count) {
		const result = this.input.substr(this.pos, count);
		this.pos += count;
		return result;
	}
	eof() {
		return this.pos >= this.input.length;
	}
	skipOWS() {
		while (true) {
			const c = this.input.substr(this.pos, 1);
			if (c === " " || c === "	") this.pos++;
			else break;
		}
	}
	skipWS() {
		while (this.lookChar() === " ") this.pos++;
	}
	checkTrail() {
		this.skipWS();
		if (!this.eof()) throw new ParseError(this.pos, "Unexpected characters at end of input");
	}
};
const isDigitRegex = /^[0-9]$/;
function isDigit(char) {
	if (char === void 0) return false;
	return isDigitRegex.test(char);
}
// src/formats/http/isolation.ts
function parseIsolationToken(values, known) {
	try {
		const [value] = parseItem(values.join(", ").slice(0, longestValue$1));
		const token = value instanceof Token ? value.toString() : null;
		return token !== null && known.includes(token) ? token : null;
	} catch {
		return null;
	}
}
function parseResourcePolicy(values, known) {
	const value = values.map((each) => each.replace(/^[\t ]+|[\t ]+$/g, "")).join(", ");
	return known.includes(value) ? value : null;
}
const longestValue$1 = 4096;
// src/checks/http/kpis.ts
const isolations = [
	{
		kpi: "coop",
		header: "Cross-Origin-Opener-Policy",
		known: [
			"same-origin",
			"same-origin-allow-popups",
			"noopener-allow-popups",
			"unsafe-none"
		],
		parse: parseIsolationToken,
		advised: "same-origin"
	},
	{
		kpi: "corp",
		header: "Cross-Origin-Resource-Policy",
		known: [
			"same-origin",
			"same-site",
			"cross-origin"
		],
		parse: parseResourcePolicy,
		advised: "same-origin"
	},
	{
		kpi: "coep",
		header: "Cross-Origin-Embedder-Policy",
		known: [
			"require-corp",
			"credentialless",
			"unsafe-none"
		],
		parse: parseIsolationToken,
		advised: "require-corp"
	}
];
function isolationOf(page, { header, known, parse }) {
	const values = page.values(header);
	if (values.length === 0) return null;
	const value = parse(values, known);
	return {
		isValid: value !== null,
		value: value ?? evidence(values.join(", "))
	};
}
function isolationFindings(page) {
	return isolations.flatMap((each) => {
		const { header, advised } = each;
		const sent = isolationOf(page, each);
		const params = {
			header,
			value: advised
		};
		if (sent === null) return [find$11("isolation-missing", params, { subject: header })];
		return sent.isValid ? [] : [find$11("isolation-invalid", params, {
			subject: header,
			evidence: sent.value
		})];
	});
}
function kpisOf(raw, page) {
	const isPage = raw.end === "answered";
	return [
		{
			id: "status",
			value: raw.status
		},
		{
			id: "final-url",
			value: evidence(raw.finalUrl)
		},
		{
			id: "redirects",
			value: raw.hops.filter(({ location }) => location !== null).length
		},
		{
			id: "http-version",
			value: raw.version
		},
		{
			id: "hsts-age",
			value: isPage ? hstsAge$1(page) : null,
			unit: "seconds"
		},
		{
			id: "plain-http",
			value: isPage ? port80(raw) : null
		},
		...isolations.map((each) => ({
			id: each.kpi,
			value: isPage ? isolationOf(page, each)?.value ?? false : null
		}))
	];
}
function hstsAge$1(page) {
	if (page.values("strict-transport-security").length === 0) return false;
	return hstsOf$1(page)?.maxAge ?? "invalid";
}
function port80({ plainHttp }) {
	if (!plainHttp) return "not-asked";
	return plainHttp.state === "unknown" ? null : plainHttp.state;
}
// src/data/permissions-features.ts
const permissionsFeatures = [
	"accelerometer",
	"ambient-light-sensor",
	"attribution-reporting",
	"autoplay",
	"battery",
	"bluetooth",
	"camera",
	"ch-ua",
	"ch-ua-arch",
	"ch-ua-bitness",
	"ch-ua-full-version",
	"ch-ua-full-version-list",
	"ch-ua-high-entropy-values",
	"ch-ua-mobile",
	"ch-ua-model",
	"ch-ua-platform",
	"ch-ua-platform-version",
	"ch-ua-wow64",
	"compute-pressure",
	"cross-origin-isolated",
	"direct-sockets",
	"display-capture",
	"encrypted-media",
	"execution-while-not-rendered",
	"execution-while-out-of-viewport",
	"fullscreen",
	"geolocation",
	"gyroscope",
	"hid",
	"identity-credentials-get",
	"idle-detection",
	"keyboard-map",
	"magnetometer",
	"mediasession",
	"microphone",
	"midi",
	"navigation-override",
	"otp-credentials",
	"payment",
	"picture-in-picture",
	"publickey-credentials-get",
	"screen-wake-lock",
	"serial",
	"storage-access",
	"sync-xhr",
	"tools",
	"usb",
	"web-share",
	"window-management",
	"xr-spatial-tracking",
	"autofill",
	"clipboard-read",
	"clipboard-write",
	"deferred-fetch",
	"gamepad",
	"language-detector",
	"language-model",
	"manual-text",
	"rewriter",
	"speaker-selection",
	"summarizer",
	"translator",
	"writer",
	"all-screens-capture",
	"browsing-topics",
	"captured-surface-control",
	"conversion-measurement",
	"digital-credentials-create",
	"digital-credentials-get",
	"focus-without-user-activation",
	"join-ad-interest-group",
	"local-fonts",
	"monetization",
	"run-ad-auction",
	"smart-card",
	"sync-script",
	"trust-token-redemption",
	"unload",
	"vertical-scroll",
	"aria-notify",
	"ch-device-memory",
	"ch-downlink",
	"ch-dpr",
	"ch-ect",
	"ch-prefers-color-scheme",
	"ch-prefers-reduced-motion",
	"ch-prefers-reduced-transparency",
	"ch-rtt",
	"ch-save-data",
	"ch-ua-form-factors",
	"ch-viewport-height",
	"ch-viewport-width",
	"ch-width",
	"controlled-frame",
	"deferred-fetch-minimal",
	"device-attributes",
	"direct-sockets-private",
	"fenced-unpartitioned-storage-read",
	"interest-cohort",
	"local-network",
	"local-network-access",
	"loopback-network",
	"media-playback-while-not-visible",
	"on-device-speech-recognition",
	"popins",
	"private-aggregation",
	"private-state-token-issuance",
	"private-state-token-redemption",
	"publickey-credentials-create",
	"record-ad-auction-events",
	"shared-autofill",
	"shared-storage",
	"shared-storage-select-url",
	"sub-apps",
	"usb-unrestricted",
	"web-app-installation",
	"web-printing"
];
// src/formats/http/permissions-policy.ts
const longestPolicy = 65536;
function parsePermissionsPolicy(values) {
	try {
		const dictionary = parseDictionary(values.join(", ").slice(0, longestPolicy));
		return new Map([...dictionary].map(([feature, member]) => [feature, toAllowed(member)]));
	} catch {
		return null;
	}
}
function toAllowed([value]) {
	const members = Array.isArray(value) ? value.map(([member]) => member) : [value];
	if (members.some((member) => isToken(member, "*"))) return "everybody";
	return Array.isArray(value) && members.some((member) => typeof member === "string") ? "some" : "self-at-most";
}
function isToken(member, token) {
	return member instanceof Token && member.toString() === token;
}
// src/checks/http/permissions/judge.ts
const powerful = [
	"camera",
	"microphone",
	"geolocation",
	"payment",
	"usb",
	"display-capture"
];
const strengths = [
	[3, 100],
	[1, 70],
	[0, 50]
];
const known$2 = new Set(permissionsFeatures);
const scores = {
	broad: 30,
	legacy: 20,
	nothing: 0
};
function judgePermissions(page) {
	const values = page.values("permissions-policy");
	const policy = parsePermissionsPolicy(values);
	if (policy && [...policy.keys()].some((feature) => known$2.has(feature))) return rate(policy, values);
	const legacy = page.values("feature-policy").join(", ").trim();
	const score = legacy === "" ? scores.nothing : scores.legacy;
	if (policy === null) return {
		score,
		findings: [find$11("permissions-invalid", {}, { evidence: evidence(values.join(", ")) })]
	};
	if (policy.size > 0) return {
		score,
		findings: [unknown$2([...policy.keys()], values)]
	};
	if (legacy === "") return {
		score,
		findings: [find$11("permissions-missing")]
	};
	return {
		score,
		findings: [find$11("permissions-legacy", {}, { evidence: evidence(legacy) })]
	};
}
const mostNamed$1 = 3;
function unknown$2(features, values) {
	const named = printable(features.slice(0, mostNamed$1).join(", "), 120);
	const suggestion = suggest(features[0] ?? "", permissionsFeatures);
	return find$11("permissions-unknown", {
		features: named,
		suggestion
	}, { evidence: evidence(values.join(", ")) });
}
function rate(policy, values) {
	const seen = { evidence: evidence(values.join(", ")) };
	const open = powerful.filter((feature) => policy.get(feature) === "everybody");
	if (open.length > 0) return {
		score: scores.broad,
		findings: [find$11("permissions-broad", { features: open.join(", ") }, seen)]
	};
	const count = powerful.filter((feature) => policy.get(feature) === "self-at-most").length;
	const score = strengths.find(([from]) => count >= from)?.[1] ?? 0;
	return {
		score,
		findings: score === 100 ? [] : [find$11("permissions-weak", { count }, seen)]
	};
}
// src/data/login-pages.ts
const loginPages = [
	{
		service: "Vercel",
		host: "vercel.com",
		path: "/sso-api"
	},
	{
		service: "Vercel",
		host: "vercel.com",
		path: "/login"
	},
	{
		service: "Cloudflare Access",
		host: "cloudflareaccess.com",
		path: "/cdn-cgi/access/"
	}
];
// src/checks/http/protected/judge.ts
const closed = new Set([401, 403]);
function protectedFindings({ end, status, url, finalUrl }) {
	if (end !== "answered") return [];
	const service = loginIn(url, finalUrl);
	if (service !== null) return [find$11("login-page", { service }, { evidence: evidence(finalUrl) })];
	return closed.has(status) ? [find$11("protected-page", { status })] : [];
}
function loginIn(asked, reached) {
	const to = new URL(reached);
	const host = hostOf$1(to);
	if (host === hostOf$1(new URL(asked))) return null;
	const isOf = (name) => host === name || host.endsWith(`.${name}`);
	return loginPages.find((page) => isOf(page.host) && to.pathname.startsWith(page.path))?.service ?? null;
}
const leakHeaders = [
	{
		name: "Server",
		kind: "product"
	},
	{
		name: "X-Powered-By",
		kind: "product"
	},
	{
		name: "Powered-By",
		kind: "product"
	},
	{
		name: "X-Server-Powered-By",
		kind: "product"
	},
	{
		name: "X-CF-Powered-By",
		kind: "product"
	},
	{
		name: "X-Powered-CMS",
		kind: "product"
	},
	{
		name: "X-Powered-By-Plesk",
		kind: "product",
		product: "Plesk"
	},
	{
		name: "X-Turbo-Charged-By",
		kind: "product"
	},
	{
		name: "X-Generator",
		kind: "product"
	},
	{
		name: "X-Generated-By",
		kind: "product"
	},
	{
		name: "X-CMS",
		kind: "product"
	},
	{
		name: "X-Framework",
		kind: "product"
	},
	{
		name: "X-Content-Encoded-By",
		kind: "product"
	},
	{
		name: "X-Redirect-By",
		kind: "product"
	},
	{
		name: "X-Mod-Pagespeed",
		kind: "version",
		product: "mod_pagespeed"
	},
	{
		name: "X-Page-Speed",
		kind: "version",
		product: "ngx_pagespeed"
	},
	{
		name: "Liferay-Portal",
		kind: "product",
		product: "Liferay"
	},
	{
		name: "Product",
		kind: "product"
	},
	{
		name: "X-AspNet-Version",
		kind: "version",
		product: "ASP.NET"
	},
	{
		name: "X-AspNetMvc-Version",
		kind: "version",
		product: "ASP.NET MVC"
	},
	{
		name: "X-PHP-Version",
		kind: "version",
		product: "PHP"
	},
	{
		name: "X-OWA-Version",
		kind: "version",
		product: "Outlook Web App"
	},
	{
		name: "MicrosoftSharePointTeamServices",
		kind: "version",
		product: "SharePoint"
	},
	{
		name: "X-Umbraco-Version",
		kind: "version",
		product: "Umbraco"
	},
	{
		name: "X-Cocoon-Version",
		kind: "version",
		product: "Apache Cocoon"
	},
	{
		name: "X-Jitsi-Release",
		kind: "version",
		product: "Jitsi"
	},
	{
		name: "X-Jenkins",
		kind: "version",
		product: "Jenkins"
	},
	{
		name: "X-Hudson",
		kind: "product",
		product: "Jenkins"
	},
	{
		name: "X-Drupal-Dynamic-Cache",
		kind: "product",
		product: "Drupal"
	},
	{
		name: "X-Drupal-Cache",
		kind: "product",
		product: "Drupal"
	},
	{
		name: "X-Pingback",
		kind: "product",
		product: "XML-RPC (WordPress)"
	},
	{
		name: "X-LiteSpeed-Cache",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-LiteSpeed-Cache-Control",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-LiteSpeed-Purge",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-LiteSpeed-Tag",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-LiteSpeed-Vary",
		kind: "product",
		product: "LiteSpeed"
	},
	{
		name: "X-NextJS-Cache",
		kind: "product",
		product: "Next.js"
	},
	{
		name: "X-NextJS-Matched-Path",
		kind: "product",
		product: "Next.js"
	},
	{
		name: "X-NextJS-Page",
		kind: "product",
		product: "Next.js"
	},
	{
		name: "X-NextJS-Redirect",
		kind: "product",
		product: "Next.js"
	},
	{
		name: "OracleCommerceCloud-Version",
		kind: "version",
		product: "Oracle Commerce Cloud"
	},
	{
		name: "X-Confluence-Request-Time",
		kind: "product",
		product: "Confluence"
	},
	{
		name: "X-AREQUESTID",
		kind: "product",
		product: "Jira"
	},
	{
		name: "X-GitLab-Meta",
		kind: "product",
		product: "GitLab"
	},
	{
		name: "X-Shopware-Cache-Id",
		kind: "product",
		product: "Shopware"
	},
	{
		name: "X-Magento-Cache-Debug",
		kind: "product",
		product: "Magento"
	},
	{
		name: "$WSEP",
		kind: "product",
		product: "WebSphere"
	},
	{
		name: "K-Proxy-Request",
		kind: "product",
		product: "Knative"
	},
	{
		name: "X-Atmosphere-error",
		kind: "product",
		product: "Atmosphere"
	},
	{
		name: "X-Atmosphere-first-request",
		kind: "product",
		product: "Atmosphere"
	},
	{
		name: "X-Atmosphere-tracking-id",
		kind: "product",
		product: "Atmosphere"
	},
	{
		name: "X-Kubernetes-PF-FlowSchema-UID",
		kind: "product",
		product: "Kubernetes"
	},
	{
		name: "X-Kubernetes-PF-FlowSchema-UI",
		kind: "product",
		product: "Kubernetes"
	},
	{
		name: "X-Kubernetes-PF-PriorityLevel-UID",
		kind: "product",
		product: "Kubernetes"
	},
	{
		name: "X-OneAgent-JS-Injection",
		kind: "product",
		product: "Dynatrace"
	},
	{
		name: "X-ruxit-JS-Agent",
		kind: "product",
		product: "Dynatrace"
	},
	{
		name: "X-BEServer",
		kind: "internal"
	},
	{
		name: "X-FEServer",
		kind: "internal"
	},
	{
		name: "X-CalculatedBETarget",
		kind: "internal"
	},
	{
		name: "X-DiagInfo",
		kind: "internal"
	},
	{
		name: "X-Backend-Server",
		kind: "internal"
	},
	{
		name: "X-Varnish-Backend",
		kind: "internal"
	},
	{
		name: "X-Varnish-Server",
		kind: "internal"
	},
	{
		name: "X-Envoy-Attempt-Count",
		kind: "internal"
	},
	{
		name: "X-Envoy-Internal",
		kind: "internal"
	},
	{
		name: "X-Envoy-Upstream-Service-Time",
		kind: "internal"
	},
	{
		name: "X-Envoy-Original-Dst-Host",
		kind: "internal"
	},
	{
		name: "X-Envoy-External-Address",
		kind: "internal"
	},
	{
		name: "X-Debug-Token",
		kind: "internal"
	},
	{
		name: "X-Debug-Token-Link",
		kind: "internal"
	},
	{
		name: "PHPDebugBar-Id",
		kind: "internal"
	},
	{
		name: "PHPDebugBar-Stack",
		kind: "internal"
	},
	{
		name: "X-Clockwork-Id",
		kind: "internal"
	},
	{
		name: "X-Clockwork-Version",
		kind: "internal"
	},
	{
		name: "X-ChromeLogger-Data",
		kind: "internal"
	},
	{
		name: "X-ChromePhp-Data",
		kind: "internal"
	},
	{
		name: "Server-Timing",
		kind: "internal"
	},
	{
		name: "X-SourceFiles",
		kind: "internal"
	},
	{
		name: "SourceMap",
		kind: "internal"
	},
	{
		name: "X-SourceMap",
		kind: "internal"
	},
	{
		name: "X-B3-TraceId",
		kind: "internal"
	},
	{
		name: "X-B3-ParentSpanId",
		kind: "internal"
	},
	{
		name: "X-B3-SpanId",
		kind: "internal"
	},
	{
		name: "X-B3-Sampled",
		kind: "internal"
	},
	{
		name: "Host-Header",
		kind: "internal"
	},
	{
		name: "X-Old-Content-Length",
		kind: "internal"
	},
	{
		name: "Pega-Host",
		kind: "internal"
	},
	{
		name: "X-dtAgentId",
		kind: "internal"
	},
	{
		name: "X-dtHealthCheck",
		kind: "internal"
	},
	{
		name: "X-dtInjectedServlet",
		kind: "internal"
	}
].map((row) => ({
	...row,
	header: row.name.toLowerCase()
}));
// src/checks/http/site/judge.ts
function siteFindings(raw) {
	const isPage = raw.end === "answered";
	return [
		...endFindings(raw),
		...refusedFindings(raw),
		...downgradeFindings(raw),
		...certificateFindings(raw),
		...unclearFindings(raw),
		...isPage && raw.finalUrl.startsWith("http:") ? [find$11("final-http", { url: shown(raw.finalUrl) }, { evidence: evidence(raw.finalUrl) })] : [],
		...plainFindings(raw),
		...wayFindings(raw),
		...headFindings(raw),
		...dispositionFindings(raw),
		...refreshFindings(raw),
		...isPage && raw.status >= 400 ? [find$11("error-page", { status: raw.status })] : [],
		...raw.parser === "tolerant" ? [find$11("malformed-header")] : []
	];
}
const longestUrl$1 = 120;
function shown(url) {
	return printable(url, longestUrl$1);
}
function endFindings({ end, hops, finalUrl }) {
	const target = hops.at(-1)?.location ?? finalUrl;
	const seen = { evidence: evidence(target) };
	if (end === "loop") return [find$11("redirect-loop", { url: shown(target) }, seen)];
	if (end === "limit") return [find$11("redirect-limit", { count: hops.length - 1 }, seen)];
	if (end === "private") return [find$11("redirect-private", { url: shown(target) }, seen)];
	if (end === "nul-byte" || end === "content-disposition" || end === "content-encoding") return [find$11(end, { url: shown(finalUrl) }, { evidence: evidence(finalUrl) })];
	return end === "invalid-location" ? [find$11("redirect-invalid", {}, seen)] : [];
}
const mostOfChromium = 19;
function wayFindings({ end, hops, status, headers, finalUrl }) {
	if (end !== "answered") return [];
	const runs = hops.reduce(([run = 0, ...before], { location, refresh }) => refresh || location === null ? [
		0,
		run,
		...before
	] : [run + 1, ...before], []);
	const count = Math.max(0, ...runs);
	const seen = { evidence: evidence(finalUrl) };
	return [...count > mostOfChromium ? [find$11("redirect-twentieth", {
		count,
		most: mostOfChromium
	}, seen)] : [], ...hasEmptyLocation({
		status,
		headers
	}) ? [find$11("redirect-empty", {
		url: shown(finalUrl),
		status
	}, seen)] : []];
}
function headFindings({ oddities = [] }) {
	const spaced = [...new Set(oddities.filter(({ kind }) => kind === "space-before-colon").map(({ seen }) => seen))];
	const line = oddities.find(({ kind }) => kind === "status-line");
	const names = printable(spaced.slice(0, mostNames$1).join(", "), 120);
	return [...spaced.length > 0 ? [find$11("header-space", { names }, { evidence: evidence(spaced.join(", ")) })] : [], ...line ? [find$11("status-line", { url: shown(line.url) }, { evidence: evidence(line.seen) })] : []];
}
function dispositionFindings({ end, headers, finalUrl, version }) {
	if (end !== "answered" || version === "2" || !dividedDisposition(headers)) return [];
	const seen = { evidence: evidence(valuesOf$1(headers, "content-disposition").join(", ")) };
	return [find$11("content-disposition-comma", { url: shown(finalUrl) }, seen)];
}
const mostNames$1 = 5;
function refreshFindings({ refresh }) {
	if (!refresh) return [];
	const { url, delay } = refresh;
	return [find$11("refresh-unfollowed", {
		url: shown(url),
		delay
	}, { evidence: evidence(`${delay}; ${url}`) })];
}
function refusedFindings(raw) {
	const hop = refusedStep(raw.hops, raw.finalUrl);
	if (!hop) return [];
	const params = {
		url: shown(hop.url),
		reasons: reasonsOf(hop.identity)
	};
	return [find$11("redirect-certificate", params, seenAt(hop.url))];
}
function downgradeFindings({ hops }) {
	return hops.filter(({ downgrade }) => downgrade).slice(0, 1).map(({ url, location }) => {
		const to = location ?? "";
		return find$11("redirect-downgrade", {
			from: shown(url),
			to: shown(to)
		}, { evidence: evidence(`${url} → ${to}`) });
	});
}
const reasons = {
	expired: {
		en: "expired",
		ko: "만료됨"
	},
	"not-yet-valid": {
		en: "not yet valid",
		ko: "아직 유효하지 않음"
	},
	"wrong-name": {
		en: "issued for another name",
		ko: "다른 이름으로 발급됨"
	},
	"weak-key": {
		en: "weak key",
		ko: "약한 키"
	},
	"weak-signature": {
		en: "weak signature",
		ko: "약한 서명"
	},
	"wrong-purpose": {
		en: "issued for another purpose",
		ko: "다른 용도로 발급됨"
	},
	"wrong-key-usage": {
		en: "its key may not be used for TLS",
		ko: "키를 TLS에 쓸 수 없음"
	},
	"obsolete-version": {
		en: "TLS 1.1 or older",
		ko: "TLS 1.1 이하"
	},
	revoked: {
		en: "revoked",
		ko: "폐기됨"
	},
	untrusted: {
		en: "not trusted",
		ko: "신뢰되지 않음"
	}
};
function certificateFindings({ identity }) {
	const problems = identity?.problems.filter((problem) => problem !== "obsolete-version") ?? [];
	return problems.length > 0 ? [find$11("invalid-certificate", { reasons: reasonsOf({ problems }) })] : [];
}
function unclearFindings(raw) {
	const url = raw.end === "answered" && raw.finalUrl.startsWith("https:") && raw.identity === null ? raw.finalUrl : raw.end === "answered" ? unclearStep(raw.hops, raw.finalUrl)?.url : void 0;
	return url === void 0 ? [] : [find$11("certificate-unknown", { url: shown(url) }, seenAt(url))];
}
function seenAt(url) {
	return {
		subject: evidence(URL.parse(url)?.host ?? url),
		evidence: evidence(url)
	};
}
function reasonsOf(identity) {
	const found = identity?.problems.map((problem) => reasons[problem]) ?? [];
	return {
		en: found.map(({ en }) => en).join(", "),
		ko: found.map(({ ko }) => ko).join(", ")
	};
}
function plainFindings({ plainHttp }) {
	if (plainHttp?.state !== "content" && plainHttp?.state !== "astray") return [];
	const { state, url, status } = plainHttp;
	return [find$11(state === "content" ? "redirect-missing" : "redirect-astray", { url: shown(url) }, { evidence: evidence(status === null ? url : `${url} ${status}`) })];
}
const written$1 = new Map([...leakHeaders.map(({ header, name }) => [header, name]), ["meta generator", "<meta name=generator>"]]);
function leakFindings({ leaks }) {
	return leaks.map(({ source: from, value, kind, product }) => {
		const source = written$1.get(from) ?? from;
		const seen = {
			subject: from,
			evidence: evidence(`${from}: ${value}`)
		};
		if (kind === "version") return find$11("leak-version", {
			source,
			product: printable(product ?? value, 60)
		}, seen);
		return find$11(kind === "product" ? "leak-product" : "leak-internal", { source }, seen);
	});
}
// src/checks/http/judge.ts
function judge$2(raw) {
	const inChromium = judgeAsRead(raw);
	const spaced = spacedIn(raw);
	if (spaced.size === 0) return inChromium;
	const headers = raw.headers.filter(([name]) => !spaced.has(name.toLowerCase()));
	const inFirefox = judgeAsRead({
		...raw,
		headers
	});
	return (inFirefox.score ?? 0) < (inChromium.score ?? 0) ? inFirefox : inChromium;
}
function spacedIn({ oddities = [], finalUrl }) {
	const own = oddities.filter(({ kind, url }) => kind === "space-before-colon" && url === finalUrl);
	return new Set(own.map(({ seen }) => seen.toLowerCase()));
}
function judgeAsRead(raw) {
	const page = observe(raw);
	const isPage = raw.end === "answered";
	const judged = isPage ? judgeHeaders(page) : unjudged;
	const scores = mapParts(judged, ({ score }) => score);
	const caps = toCeilings({
		"no-page": !isPage,
		"redirect-certificate": refusedStep(raw.hops, raw.finalUrl) !== void 0,
		"final-http": isPage && !page.isHttps,
		"invalid-certificate": page.isRefused,
		downgrade: raw.hops.some(({ downgrade }) => downgrade),
		"weak-csp": isPage && scores.csp !== null && scores.csp < 50
	});
	const doubt = doubtOf$1(raw, page, scores);
	const parts = toParts(scores);
	const assessed = doubt ? assessInDoubt(parts, caps, ladder$1, doubt) : assess(parts, caps, ladder$1);
	const isRead = !isPage || raw.meta.isWhole || assessed.grade !== void 0;
	const { csp, referrer, ...others } = judged;
	return conclude$1(assessed, [
		...siteFindings(raw),
		...protectedFindings(raw),
		...(isRead ? [csp, referrer] : []).flatMap((each) => each.findings),
		...isRead ? [] : [find$11("page-unread")],
		...Object.values(others).flatMap((each) => each.findings),
		...isPage ? isolationFindings(page) : [],
		...isPage ? leakFindings(raw) : []
	], kpisOf(raw, page), problems$1);
}
function doubtOf$1(raw, page, scores) {
	if (raw.end !== "answered") return null;
	const isUnclear = page.isHttps && page.isTrusted === null;
	const caps = toCeilings({
		"redirect-certificate": unclearStep(raw.hops, raw.finalUrl) !== void 0,
		"invalid-certificate": isUnclear
	});
	const parts = {
		...isUnclear && scores.hsts === null && { hsts: 0 },
		...!raw.meta.isWhole && {
			...scores.csp !== 100 && { csp: scores.csp ?? 0 },
			referrer: 0
		}
	};
	return caps.length > 0 || Object.keys(parts).length > 0 ? {
		caps,
		parts
	} : null;
}
function judgeHeaders(page) {
	return {
		csp: judgeCsp(page),
		hsts: judgeHsts$1(page),
		framing: judgeFraming(page),
		contentTypeOptions: judgeContentTypeOptions(page),
		referrer: judgeReferrer(page),
		permissions: judgePermissions(page)
	};
}
const none = {
	score: 0,
	findings: []
};
const unjudged = {
	csp: none,
	hsts: none,
	framing: none,
	contentTypeOptions: none,
	referrer: none,
	permissions: none
};
function mapParts(parts, map) {
	const { csp, hsts, framing, contentTypeOptions, referrer, permissions } = parts;
	return {
		csp: map(csp),
		hsts: map(hsts),
		framing: map(framing),
		contentTypeOptions: map(contentTypeOptions),
		referrer: map(referrer),
		permissions: map(permissions)
	};
}
// src/checks/http/addresses/judge.ts
function judgeEvery$1(raw) {
	const own = judge$2(raw);
	const { addresses } = raw;
	if (!addresses) return own;
	const differences = addresses.flatMap((around) => differencesOf$1(raw, around));
	return judgeAddresses(own, {
		around: addresses,
		judge: judge$2,
		ladder: ladder$1,
		differences,
		problems: problems$1
	});
}
function differencesOf$1(raw, around) {
	const { own, host } = around;
	const seen = seenElsewhere(around);
	const elsewhere = seen.filter((other) => answerOf(other.seen) !== answerOf(raw));
	const unlike = seen.filter((other) => !elsewhere.includes(other)).filter((other) => headersUnlike(raw, other.seen).length > 0);
	const headers = graded.filter((name) => unlike.some((other) => headersUnlike(raw, other.seen).includes(name)));
	const answers = [{
		address: own,
		seen: raw
	}, ...elsewhere].map((each) => `${each.address}: ${answerOf(each.seen)}`);
	return [...elsewhere.length === 0 ? [] : [find$11("addresses-answers", {
		own,
		others: named$3(elsewhere.map(({ address }) => address))
	}, {
		subject: host,
		evidence: evidence(answers.join("; "))
	})], ...unlike.length === 0 ? [] : [find$11("addresses-headers", {
		own,
		others: named$3(unlike.map(({ address }) => address)),
		headers: headers.join(", ")
	}, {
		subject: host,
		...unnamed(unlike.map(({ address }) => address))
	})]];
}
function answerOf({ status, finalUrl, end }) {
	const [url = ""] = finalUrl.split("?", 1);
	return [
		status,
		url,
		...end === "answered" ? [] : [end]
	].join(" ");
}
const graded = [
	"Content-Security-Policy",
	"Strict-Transport-Security",
	"X-Frame-Options",
	"X-Content-Type-Options",
	"Referrer-Policy",
	"Permissions-Policy"
];
function headersUnlike(own, other) {
	return graded.filter((name) => valueOf$1(own, name) !== valueOf$1(other, name));
}
function valueOf$1({ headers }, name) {
	return valuesOf$1(headers, name.toLowerCase()).map(lasting).join("; ");
}
function lasting(value) {
	return value.toLowerCase().replace(/'nonce-[^']*'/g, "'nonce'").split(";").map((piece) => piece.trim().replace(/\s+/g, " ")).filter((piece) => piece !== "" && !/^report-(?:uri|to)\b/.test(piece)).join("; ");
}
// src/probes/page/addresses.ts
const mostMeasured = 16;
const mostTold = 64;
async function everyAddress(context, to, { answered, main, look }) {
	main.catch(() => {});
	const own = await answered;
	const [seen, { others, ...around }] = await Promise.all([attempt(() => main), lookAround(context, {
		to,
		own
	}, look)]);
	if (seen.ok) return {
		main: seen.value,
		around: {
			...around,
			own: around.own ?? own ?? "",
			others
		}
	};
	const next = others.find((other) => other.seen !== null);
	if (!next || next.seen === null) throw new Failure(seen.failure);
	const failed = around.own === null ? [] : [toFailed(around.own, seen.failure, "failed")];
	const rest = others.filter((other) => other !== next);
	return {
		main: next.seen,
		around: {
			...around,
			own: next.address,
			others: [...failed, ...rest]
		}
	};
}
async function lookAround(context, { to, own }, look) {
	const all = await context.net.addresses(to);
	const first = all.find(({ address }) => address === own);
	const others = all.filter((one) => one !== first);
	const waiting = inTurn(others);
	const looks = [];
	async function fill() {
		for (let one = waiting.shift(); one; one = waiting.shift()) {
			const { id, isAllowed } = one;
			const seen = isAllowed ? await attempt(() => look(context.at(to.host, id))) : null;
			looks.push({
				one,
				seen
			});
			if (seen && (seen.ok || !isWayless(one, seen.failure))) return;
		}
	}
	await Promise.all(Array.from({ length: first ? 15 : mostMeasured }, fill));
	const told = looks.toSorted((a, b) => others.indexOf(a.one) - others.indexOf(b.one));
	const reached = [own ?? "", ...looks.flatMap(({ one, seen }) => seen?.ok ? [one.address] : [])];
	const families = new Set(reached.map(isIP));
	return {
		host: to.host,
		own: first?.id ?? own,
		total: Math.max(1, all.length),
		others: told.map(({ one, seen }) => toOther(one, seen, families.has(isIP(one.address))))
	};
}
function inTurn(all) {
	return all.toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed)).slice(0, mostTold);
}
function toOther(one, seen, isFamilyReached) {
	const { id: address } = one;
	if (seen === null) return {
		address,
		state: "forbidden",
		reason: "address.private",
		seen: null
	};
	if (seen.ok) return {
		address,
		state: "measured",
		reason: null,
		seen: seen.value
	};
	return toFailed(address, seen.failure, isWayless(one, seen.failure) && !isFamilyReached ? "unroutable" : "failed");
}
function toFailed(address, { reason }, state) {
	return {
		address,
		state,
		reason,
		seen: null
	};
}
const wayless = [
	"ENETUNREACH",
	"EADDRNOTAVAIL",
	"EAFNOSUPPORT"
];
function isWayless({ isForeign = false }, { id, params }) {
	return isForeign && id === "tcp.unreachable" && wayless.some((code) => code === params["detail"]);
}
// src/probes/tls/client-certificate.ts
const sayings = ["<center>No required SSL certificate was sent</center>", "<center>The SSL certificate error</center>"];
function wantsCertificate({ status, body }) {
	if (status !== 400 || body.length > 2048) return false;
	const text = Buffer.from(body).toString("latin1");
	return sayings.some((saying) => text.includes(saying));
}
// src/data/distributions.ts
const distributionsAsOf = "2026-11-22";
const debian = {
	releases: {
		mark: /(?:[+~.-]deb|\bdebian)(?<release>\d{1,2})/i,
		source: "https://wiki.debian.org/LTS",
		ends: [
			["13", null],
			["12", "2028-06-30"],
			["11", "2026-08-31"],
			["10", "2024-06-30"],
			["9", "2022-06-30"],
			["8", "2020-06-30"],
			["7", "2018-05-31"],
			["6", "2016-02-29"]
		]
	},
	oldest: {
		nginx: "1.22",
		"Apache HTTP Server": "2.4",
		"Apache Tomcat": "10.1",
		PHP: "8.2",
		OpenSSL: "3.0",
		"Node.js": "18.20"
	},
	shipped: {
		nginx: ["1.22.1", "1.26.3"],
		"Apache Tomcat": ["10.1", "11.0"],
		PHP: ["8.2", "8.4"],
		OpenSSL: ["3.0", "3.5"],
		"Node.js": ["18.20.4", "20.19"]
	},
	unmarked: {
		nginx: ["1.22.1", "1.26.3"],
		PHP: ["8.2", "8.4"],
		OpenSSL: ["3.0", "3.5"],
		"Node.js": ["18.20.4", "20.19"]
	}
};
const ubuntu = {
	releases: {
		mark: /ubuntu(?:\d{1,2}\.|\d{0,2}~)?(?<release>(?:0[6-9]|[1-3]\d)\.(?:04|10))(?!\d)/i,
		source: "https://wiki.ubuntu.com/Releases",
		ends: [
			["26.04", null],
			["25.10", "2026-07-01"],
			["25.04", "2026-01-17"],
			["24.10", "2025-07-10"],
			["24.04", "2034-04-30"],
			["23.10", "2024-07-12"],
			["23.04", "2024-01-25"],
			["22.10", "2023-07-20"],
			["22.04", "2032-04-09"],
			["21.10", "2022-07-14"],
			["21.04", "2022-01-20"],
			["20.10", "2021-07-22"],
			["20.04", "2030-04-02"],
			["19.10", "2020-07-17"],
			["19.04", "2020-01-23"],
			["18.10", "2019-07-18"],
			["18.04", "2028-04-01"],
			["17.10", "2018-07-19"],
			["17.04", "2018-01-13"],
			["16.10", "2017-07-20"],
			["16.04", "2026-04-02"],
			["15.10", "2016-07-28"],
			["14.04", "2024-04-02"],
			["12.04", "2019-04-26"]
		]
	},
	oldest: {
		nginx: "1.14",
		"Apache HTTP Server": "2.4",
		"Apache Tomcat": "8.5.39",
		PHP: "7.2",
		OpenSSL: "1.1",
		"Node.js": "8.10"
	},
	shipped: {
		nginx: [
			"1.14.0",
			"1.18.0",
			"1.24.0",
			"1.28"
		],
		PHP: [
			"7.2.24",
			"7.4.3",
			"8.1.2",
			"8.3.6",
			"8.5"
		],
		OpenSSL: [
			"1.1.1",
			"3.0.13",
			"3.5"
		],
		"Apache Tomcat": [
			"8.5.39",
			"9.0.16",
			"9.0.31",
			"9.0.58",
			"10.1"
		],
		"Node.js": [
			"8.10.0",
			"10.19.0",
			"12.22.9",
			"18.19.1"
		]
	}
};
const redHat = {
	releases: {
		mark: /\.el(?<release>\d{1,2})/i,
		source: "https://access.redhat.com/support/policy/updates/errata",
		ends: [
			["10", null],
			["9", "2035-05-31"],
			["8", "2032-05-31"],
			["7", "2028-06-30"],
			["6", "2024-06-30"],
			["5", "2020-11-30"],
			["4", "2017-03-31"]
		]
	},
	oldest: {
		nginx: "1.14",
		"Apache HTTP Server": "2.4.6",
		PHP: "5.4",
		OpenSSL: "1.0.2"
	},
	shipped: { PHP: [
		"5.4.16",
		"7.2.24",
		"7.3.20",
		"7.4.33",
		"8.0.30",
		"8.1",
		"8.2",
		"8.3",
		"8.4"
	] },
	unmarked: {
		nginx: [
			"1.20.1",
			"1.22.1",
			"1.24.0",
			"1.26.3"
		],
		PHP: [
			"7.2.24",
			"7.3.20",
			"7.4.33",
			"8.0.30",
			"8.1",
			"8.2",
			"8.3",
			"8.4"
		]
	}
};
const rebuild = { oldest: {
	nginx: "1.14",
	"Apache HTTP Server": "2.4.37",
	PHP: "7.2",
	OpenSSL: "1.1.1"
} };
const fedora = {
	releases: {
		mark: /\.fc(?<release>\d{1,2})/i,
		source: "https://docs.fedoraproject.org/en-US/releases/eol/",
		ends: [
			["44", null],
			["43", "2026-12-09"],
			["42", "2026-05-13"],
			["41", "2025-12-15"],
			["40", "2025-05-13"]
		]
	},
	oldest: {
		nginx: "1.28",
		"Apache HTTP Server": "2.4",
		PHP: "8.4",
		OpenSSL: "3.5"
	}
};
const amazon = {
	releases: {
		mark: /\.amzn(?<release>\d{1,4})/i,
		source: "https://aws.amazon.com/amazon-linux-2/faqs/",
		ends: [
			["2023", null],
			["2", "2026-06-30"],
			["1", "2023-12-31"]
		]
	},
	oldest: {
		nginx: "1.22",
		"Apache HTTP Server": "2.4",
		PHP: "8.1",
		OpenSSL: "3.0"
	}
};
const distributions = [
	{
		name: "Ubuntu",
		mark: /\bubuntu|\d(?:ubuntu|build)\d/i,
		...ubuntu
	},
	{
		name: "Debian",
		mark: /\bdebian(?:\b|\d)|[+~.-]deb\d/i,
		...debian
	},
	{
		name: "Raspberry Pi OS",
		mark: /\braspbian\b/i,
		oldest: debian.oldest
	},
	{
		name: "Red Hat",
		mark: /\bred hat\b|\brhel\b|\.el\d/i,
		...redHat
	},
	{
		name: "CentOS Stream",
		mark: /\bcentos stream\b/i,
		oldest: {
			nginx: "1.20",
			"Apache HTTP Server": "2.4",
			PHP: "8.0",
			OpenSSL: "3.0"
		}
	},
	{
		name: "AlmaLinux",
		mark: /\balmalinux\b/i,
		...rebuild
	},
	{
		name: "Rocky Linux",
		mark: /\brocky\b/i,
		...rebuild
	},
	{
		name: "Oracle Linux",
		mark: /\boracle linux\b/i,
		oldest: redHat.oldest
	},
	{
		name: "Amazon Linux",
		mark: /\bamazon linux\b|\.amzn\d/i,
		...amazon
	},
	{
		name: "SUSE",
		mark: /\bsuse\b|\bopensuse\b/i,
		oldest: {
			"Apache HTTP Server": "2.4",
			PHP: "5.5",
			OpenSSL: "1.0.2"
		}
	},
	{
		name: "Fedora",
		mark: /\bfedora\b|\.fc\d/i,
		...fedora
	},
	{
		name: "Red Hat",
		mark: /\b1\.0\.\d[a-z]{0,2}-fips\b/i,
		oldest: redHat.oldest
	}
];
const endedDistribution = /\(centos\)|\bapache\/[\d.]{1,12} \(\)/i;
const foreignSystem = /\b(?:alpine|arch ?linux|gentoo|nixos|slackware|void linux|openwrt|freebsd|openbsd|netbsd|dragonfly|windows|win32|win64|mac ?os(?: x)?|darwin|homebrew)\b/i;
// src/formats/software/product-version.ts
const longest$1 = 4096;
const mostProducts = 100;
const trademark = /\((?:r|tm|c)\)/gi;
const attached = /(?<=[A-Za-z])\/?\((?<version>\d+\.\d[\w.+~-]*)[^()]*\)/g;
const bracketed = /(?<=[A-Za-z]) \((?!\d+(?:\.\d+){3}\))v?(?<version>\d+\.\d[\w.+~-]*)\)/g;
const abbreviated = /(?<=[A-Za-z]) \([A-Za-z]{1,20}\) (?=v?\d+\.\d)/g;
const comment = /\([^()]*\)/g;
const named$2 = /(?<![\w.+!-])(?<name>[A-Za-z][\w.+!-]*?(?: [A-Za-z][\w.+!-]*){0,5}?)(?:\/v?| v?|(?:: ?|[-_])v?(?=\d+\.\d)(?!\d+(?:\.\d+){3}(?![\w.])))(?<version>\d[\w.+~:-]*)/g;
const filler = /^(?:powered|running|runs|generated|made|built|created|served|with|by|using|from|at|on)$/i;
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}:\d{1,5}|192\.168\.\d{1,3}\.\d{1,3})$/;
const protocol = /^https?$/i;
function readProducts(value) {
	const text = tidy(value.slice(0, longest$1));
	const found = [...text.matchAll(named$2)].slice(0, mostProducts).flatMap(({ groups }) => {
		const name = withoutFiller(groups?.["name"] ?? "");
		const version = (groups?.["version"] ?? "").replace(/[.:~+-]+$/, "");
		return name === "" ? [] : [{
			name,
			version: address.test(version) ? null : version
		}];
	});
	if (found.length > 0) return found;
	const name = unversionedName(text);
	return name === null ? [] : [{
		name,
		version: null
	}];
}
function unversionedName(text) {
	const words = text.split(/(?<=\s)|(?=\s)|[/;,]+/).filter((word) => word.trim() !== "");
	const first = words.findIndex((word) => /[A-Za-z]/.test(word) && !isOfSentence(word) && !protocol.test(word));
	if (first < 0) return null;
	const rest = words.slice(first + 1, first + mostWords);
	const end = rest.findIndex((word) => !/^[A-Z]/.test(word));
	return [words[first], ...end < 0 ? rest : rest.slice(0, end)].join(" ");
}
const mostWords = 4;
function isOfSentence(word) {
	return filler.test(word) || /^site$/i.test(word);
}
function tidy(value) {
	return value.replace(/\s+/g, " ").replace(trademark, "").replace(/ (?:version:? |ver: ?)(?=\d)/gi, " ").replace(abbreviated, " ").replace(bracketed, "/$<version> ").replace(attached, "/$<version> ").replace(comment, "  ");
}
function isReadWhole(value) {
	return value.length <= longest$1 && readProducts(value).length < mostProducts;
}
function withoutFiller(name) {
	const words = name.split(" ");
	if (filler.test(words.at(-1) ?? "") || protocol.test(name)) return "";
	const start = /^site$/i.test(words[0] ?? "") && filler.test(words[1] ?? "") ? 1 : 0;
	const first = words.findIndex((word, at) => at >= start && !filler.test(word));
	return words.slice(first === start && start === 1 ? 0 : first).join(" ");
}
const versionNumber = /(?:^|[\s/(])v?(?<version>\d+(?:\.\d+)+[\w.+-]*|\d+(?=$|[\s;,)]))/;
function readVersion$1(value) {
	return versionNumber.exec(value.slice(0, longest$1))?.groups?.["version"] ?? null;
}
function packagerIn(value) {
	const text = value.slice(0, longest$1);
	if (endedDistribution.test(text)) return null;
	const found = distributions.find(({ mark }) => mark.test(text));
	if (!found) return null;
	return {
		distribution: found.name,
		release: found.releases?.mark.exec(text)?.groups?.["release"] ?? null
	};
}
function numbersOf(version) {
	const leading = /^v?(?<numbers>\d{1,9}(?:\.\d{1,9}){0,3})(?!\d)/.exec(version)?.groups?.["numbers"];
	return leading === void 0 ? [] : leading.split(".").map(Number);
}
function compareVersions(one, other) {
	const length = Math.max(one.length, other.length);
	for (let at = 0; at < length; at++) {
		const difference = (one[at] ?? 0) - (other[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
// src/probes/page/leaks.ts
const known$1 = new Map(leakHeaders.map((each) => [each.header, each]));
const longestValue = 200;
const mostLeaks = 32;
function findLeaks(headers, generators) {
	const leaks = new Map();
	for (const [name, value] of headers) {
		const leak = leakIn(name.toLowerCase(), value.trim());
		if (leak) leaks.set(`${leak.source} ${leak.value}`, leak);
	}
	const all = [...leaks.values()];
	const first = new Map(all.toReversed().map((leak) => [leak.source, leak]));
	const again = all.filter((leak) => first.get(leak.source) !== leak).slice(0, Math.max(0, mostLeaks - first.size));
	const kept = new Set([...first.values(), ...again]);
	return [...all.filter((leak) => kept.has(leak)), ...generators.flatMap((each) => generatorIn(each.trim()))];
}
function productsOf(name, value) {
	const row = known$1.get(name.toLowerCase());
	if (!row || row.kind === "internal" || value.trim() === "") return [];
	return productsIn(row, value.trim());
}
function productsIn({ kind, product }, value) {
	if (product === void 0) return readProducts(value).map(withoutConstant);
	return [{
		name: product,
		version: kind === "version" ? readVersion$1(value) : null
	}];
}
const constant = /^(?:apache-coyote\/1\.1|awselb\/2\.0|microsoft-httpapi\/[12]\.0|(?:servlet|jsp|jsf|ejb)\/[\d.]+)$/i;
function withoutConstant(found) {
	const { name, version } = found;
	return constant.test(`${name}/${version ?? ""}`) ? {
		name,
		version: null
	} : found;
}
function leakIn(source, value) {
	const row = known$1.get(source);
	if (!row || value === "") return null;
	if (row.kind !== "internal") return telling$1(source, value, productsIn(row, value));
	return {
		source,
		value: beginning$1(value, longestValue),
		kind: "internal",
		product: null,
		version: null
	};
}
function generatorIn(value) {
	return value === "" ? [] : [telling$1("meta generator", value, readProducts(value))];
}
function telling$1(source, value, products) {
	const { name = null, version = null } = products.find((each) => each.version !== null) ?? products[0] ?? {};
	const kind = version === null ? "product" : "version";
	return {
		source,
		value: beginning$1(value, longestValue),
		kind,
		product: name,
		version
	};
}
// src/probes/page/plain-http.ts
const plainHttpStates = [
	"closed",
	"redirects",
	"content",
	"astray",
	"unknown"
];
const acceptance = 2e3;
const patience$3 = 5e3;
const enoughSilence = 1500;
async function plainHttp$1(context, url, named = {}) {
	const start = startOf(url);
	const came = await plainHttpWay(context, url, named);
	if (start === null || !came) return null;
	return came.ok ? arrival(came.value) : absence$1(came.failure, start);
}
async function plainHttpWay(context, url, named = {}) {
	const start = startOf(url);
	if (start === null) return null;
	return context.once(`plain-http ${start}`, () => attempt(() => travel({
		url: start,
		...named
	}, {
		now: context.now(),
		send: (request) => send(context, request, url)
	})));
}
function startOf(url) {
	const secure = new URL(url);
	return secure.protocol === "https:" && portOf(secure) === 443 ? `http://${secure.host}${secure.pathname}${secure.search}` : null;
}
async function send(context, { headers, ...request }, page) {
	const { url, namedBy } = request;
	const own = {
		...request,
		...headers && { headers },
		patience: patience$3,
		limit: pageLimit
	};
	if (url.startsWith("http:")) return context.net.http({
		...own,
		acceptance
	});
	if (headers) return context.net.http(own);
	const coming = get(context, url, namedBy === void 0 ? {} : { namedBy });
	return url === page ? coming : inTime(coming, url);
}
async function inTime(coming, url) {
	const late = Promise.withResolvers();
	const { hostname: host } = new URL(url);
	const timer = setTimeout(() => late.reject(failure$1("timeout.http", { host })), patience$3);
	return Promise.race([coming, late.promise]).finally(() => clearTimeout(timer));
}
function arrival({ end, hops, url, reply }) {
	const { status } = reply;
	if (end.kind === "failed") return {
		state: "unknown",
		url,
		status,
		reason: end.failure.reason
	};
	const onward = hops.at(-1)?.location ?? "";
	const isSecure = url.startsWith("https:") && !onward.startsWith("http:");
	if (end.kind !== "answered" && !isSecure) return {
		state: "astray",
		url,
		status,
		reason: end.kind
	};
	if (url.startsWith("https:")) return {
		state: "redirects",
		url,
		status,
		reason: null
	};
	if (challengeIn(reply) !== null) return {
		state: "unknown",
		url,
		status,
		reason: "http.challenge"
	};
	return {
		state: status >= 500 ? "unknown" : "content",
		url,
		status,
		reason: null
	};
}
const hungUp = new Set(["tcp.reset", "http.closed"]);
function absence$1({ id, reason, params }, url) {
	const isRejected = id === "tcp.unreachable" && params["detail"] === "EHOSTUNREACH";
	const { silence } = params;
	const isSilent = typeof silence === "number" && silence >= enoughSilence;
	return {
		state: id === "tcp.refused" || hungUp.has(id) && silence !== void 0 || isRejected || isSilent ? "closed" : "unknown",
		url,
		status: null,
		reason
	};
}
// src/checks/http/record.ts
const judged = new Set([
	"content-security-policy",
	"content-security-policy-report-only",
	"strict-transport-security",
	"x-frame-options",
	"x-content-type-options",
	"referrer-policy",
	"permissions-policy",
	"feature-policy",
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"cross-origin-embedder-policy",
	"location",
	"content-disposition"
]);
const telling = new Set(leakHeaders.map(({ header }) => header));
const mostOthers = 100;
const longestOther = 500;
function keepHeaders(headers) {
	let others = 0;
	return headers.flatMap(([name, value]) => {
		const key = name.toLowerCase();
		if (judged.has(key)) return [[name, value]];
		if (!telling.has(key) && ++others > mostOthers) return [];
		return [[cut$1(name), cut$1(key === "set-cookie" ? withoutSecret$1(value) : value)]];
	});
}
function cut$1(text) {
	return shorten(text, longestOther);
}
function withoutSecret$1(cookie) {
	const [pair = "", ...attributes] = cookie.split(";");
	return [`${pair.includes("=") ? pair.slice(0, pair.indexOf("=") + 1) : ""}…`, ...attributes].join(";");
}
const longestUrl = 2048;
function keepHops(hops, steps) {
	return hops.map(({ url, status, location, isRefresh, downgrade, ms }, at) => ({
		url: url.slice(0, longestUrl),
		status,
		location: location?.slice(0, longestUrl) ?? null,
		...isRefresh && { refresh: isRefresh },
		downgrade,
		ms: Math.round(ms),
		identity: steps[at]?.identity ?? null
	}));
}
const mostOddities = 16;
function keepOddities(hops) {
	const all = hops.flatMap(({ url, oddities = [] }) => oddities.map(({ kind, seen }) => ({
		kind,
		url: url.slice(0, longestUrl),
		seen: cut$1(seen)
	})));
	return all.length === 0 ? {} : { oddities: all.slice(0, mostOddities) };
}
function keepRefresh({ reply, url, end }) {
	const refresh = end.kind === "answered" ? refreshOf(reply, url) : null;
	if (!refresh) return {};
	const { from, delay, url: to } = refresh;
	return { refresh: {
		from,
		delay,
		url: to.slice(0, longestUrl)
	} };
}
async function keepSuffixes(reply, written) {
	const hosts = [...parseCspList(valuesOf$1(reply.headers, "content-security-policy")), ...written.map(parseCsp)].flatMap(({ directives }) => [...directives.values()].flatMap((tokens) => readSources(tokens).hosts.map(({ host }) => host)));
	const found = await suffixWildcards([...new Set(hosts)]);
	return found.length === 0 ? {} : { suffixWildcards: found };
}
const noMeta = {
	csp: [],
	referrer: [],
	generators: [],
	isWhole: true
};
function metaOf({ headers, body, truncated }) {
	const decoded = decodePage(body, valuesOf$1(headers, "content-encoding"));
	const { kind, charset } = pageTypeOf(headers, decoded ?? body);
	if (kind !== "html" && kind !== "xhtml") return noMeta;
	const meta = decoded ? readMeta(textOfHtml(decoded, `charset=${charset}`)) : noMeta;
	return {
		...meta,
		isWhole: meta.isWhole || !truncated || body.length >= 524288
	};
}
// src/checks/http/collect.ts
async function collect$2({ url }, context) {
	const beside = plainHttp$1(context, url);
	beside.catch(() => {});
	const journey = await redirects(context, url);
	tellOf(journey, context);
	const { hops, reply, url: finalUrl } = journey;
	const end = endOf(journey);
	const meta = metaOf(reply);
	const isPage = end === "answered";
	const [port80, steps, staticNonce, suffixes] = await Promise.all([
		isPage ? finalUrl === url ? beside : plainHttp$1(context, finalUrl, journey.named) : null,
		isPage ? stepsOf(context, journey) : [],
		isPage ? comparesNonces(context, journey, meta.csp) : null,
		keepSuffixes(reply, meta.csp)
	]);
	return {
		url,
		finalUrl,
		status: reply.status,
		observedAt: context.now().toISOString(),
		address: reply.address,
		hops: keepHops(hops, steps),
		end,
		headers: keepHeaders(reply.headers),
		headersTotal: reply.headers.length,
		leaks: findLeaks(reply.headers, meta.generators),
		parser: reply.parser,
		version: reply.version,
		meta: {
			csp: meta.csp,
			referrer: meta.referrer,
			isWhole: meta.isWhole
		},
		plainHttp: port80,
		identity: steps.at(-1)?.identity ?? null,
		...keepOddities(hops),
		...keepRefresh(journey),
		...suffixes,
		staticNonce,
		truncated: reply.truncated
	};
}
function endOf({ end, reply, url }) {
	if (end.kind === "failed") throw new Failure(end.failure);
	if (end.kind !== "answered") return end.kind;
	const host = hostOf$1(new URL(url));
	const service = challengeIn(reply);
	if (service !== null) throw failure$1("http.challenge", {
		host,
		detail: service
	});
	if (wantsCertificate(reply)) throw failure$1("http.client-certificate", { host });
	if (reply.status >= 500) throw failure$1("http.server-error", {
		host,
		status: reply.status
	});
	return end.kind;
}
const secondLook = 3e3;
async function comparesNonces({ net }, { url, named, reply }, written) {
	const first = noncesIn(reply, written);
	if (first.length === 0) return null;
	const again = await attempt(() => net.http({
		url,
		limit: pageLimit,
		patience: secondLook,
		...named
	}));
	if (!again.ok || again.value.status !== reply.status) return null;
	const second = noncesIn(again.value, metaOf(again.value).csp);
	return second.length === 0 ? null : second.some((nonce) => first.includes(nonce));
}
function noncesIn({ headers }, written) {
	return noncesOf(valuesOf$1(headers, "content-security-policy"), written);
}
// src/checks/http/addresses/collect.ts
async function collectEvery$1(input, context) {
	const main = collect$2(input, context);
	if (!input.all_ips) return main;
	const [first, last] = await Promise.all([fromFirst(input, context, main), fromLast(input, context, main)]);
	return {
		...first.main,
		addresses: [first.around, ...last ? [last.around] : []]
	};
}
function fromFirst(input, context, main) {
	const answered = attempt(() => ask$1(context, input.url)).then((got) => got.ok ? got.value.address : null);
	return everyAddress(context, endpointOf$1(input.url), {
		main,
		answered,
		look: (at) => collect$2(input, at)
	});
}
async function fromLast({ url }, context, main) {
	const came = await attempt(() => redirects(context, url));
	if (!came.ok || came.value.end.kind !== "answered") return null;
	const { url: page, named, reply } = came.value;
	const to = endpointOf$1(page, named);
	if (to.host === endpointOf$1(url).host || !(await attempt(() => main)).ok) return null;
	const look = (at) => collect$2({ url: page }, at);
	return everyAddress(context, to, {
		main,
		answered: Promise.resolve(reply.address),
		look
	});
}
function endpointOf$1(url, named = {}) {
	const parsed = new URL(url);
	return {
		host: hostOf$1(parsed),
		port: portOf(parsed),
		...named
	};
}
// src/checks/http/effects.ts
const csp = { part: "csp" };
const openCsp = {
	part: "csp",
	cap: "weak-csp"
};
const hsts$1 = { part: "hsts" };
const framing = { part: "framing" };
const contentType = { part: "contentTypeOptions" };
const referrer = { part: "referrer" };
const permissions = { part: "permissions" };
const noPage = { cap: "no-page" };
// src/checks/http/grading.ts
const grading$1 = {
	version: gradeVersion$1,
	ladder: ladder$1,
	weights: weights$1,
	ceilings: ceilings$1,
	effects: effectsOf({
		"redirect-loop": noPage,
		"redirect-limit": noPage,
		"redirect-private": noPage,
		"redirect-invalid": noPage,
		"nul-byte": noPage,
		"content-disposition": noPage,
		"content-encoding": noPage,
		"redirect-certificate": { cap: "redirect-certificate" },
		"redirect-downgrade": { cap: "downgrade" },
		"final-http": {
			part: "hsts",
			cap: "final-http"
		},
		"invalid-certificate": {
			part: "hsts",
			cap: "invalid-certificate"
		},
		"page-unread": { isOpen: true },
		"certificate-unknown": { isOpen: true },
		"csp-missing": openCsp,
		"csp-report-only": openCsp,
		"csp-scripts-unrestricted": openCsp,
		"csp-unsafe-inline": openCsp,
		"csp-static-nonce": openCsp,
		"csp-broad-source": openCsp,
		"csp-bypass-host": openCsp,
		"csp-short-nonce": csp,
		"csp-meta-only": csp,
		"csp-object-src": csp,
		"csp-base-uri": csp,
		"csp-form-action": csp,
		"csp-style-inline": csp,
		"csp-style-source": csp,
		"csp-http-source": csp,
		"csp-default-src": csp,
		"csp-unsafe-eval": csp,
		"hsts-missing": hsts$1,
		"hsts-invalid": hsts$1,
		"hsts-off": hsts$1,
		"hsts-short": hsts$1,
		"hsts-under-a-year": hsts$1,
		"hsts-without-subdomains": hsts$1,
		"framing-missing": framing,
		"framing-broad": framing,
		"framing-invalid": framing,
		"framing-conflict": framing,
		"content-type-options-missing": contentType,
		"content-type-options-invalid": contentType,
		"referrer-missing": referrer,
		"referrer-unknown": referrer,
		"referrer-leaky": referrer,
		"permissions-missing": permissions,
		"permissions-invalid": permissions,
		"permissions-unknown": permissions,
		"permissions-broad": permissions,
		"permissions-weak": permissions,
		"permissions-legacy": permissions
	}),
	points: {
		csp: [
			["scripts trusted by 'strict-dynamic' with a nonce or hash, or not at all", "60"],
			["scripts trusted by nonce or hash alone", "58"],
			["scripts from 'self'", "54"],
			["scripts from named hosts", "45"],
			["scripts from a host that is known to run anything", "20"],
			["inline scripts, scripts from everywhere, the same nonce twice, or no word about scripts; then 25 at most in all", "0"],
			["'unsafe-eval'", "−10"],
			["a nonce of fewer than 8 characters", "−25"],
			["object-src, its own or default-src, without broad sources", "10"],
			["base-uri without broad sources; absent, where no script is trusted by nonce or hash: 5", "10"],
			["form-action without broad sources", "5"],
			["style-src, its own or default-src, without 'unsafe-inline' and broad sources", "5"],
			["no http: or ws: sources but beside 'strict-dynamic', or upgrade-insecure-requests, on an https page", "5"],
			["block-all-mixed-content, which is obsolete: browsers upgrade or block mixed content without it", "0"],
			["default-src without broad sources", "5"],
			["several policies: each aspect as the strictest has it; in <meta> alone", "× 0.8"],
			["absent, or report-only", "0"]
		],
		hsts: [...strengthRows, ["absent, invalid (RFC 6797 grammar), max-age of 0, over http, or with a certificate that browsers refuse", "0"]],
		framing: [
			["frame-ancestors in a header that names its sites; else X-Frame-Options DENY or SAMEORIGIN", "100"],
			["X-Frame-Options with several values, one of them known", "70"],
			["frame-ancestors with *, a scheme or a whole public suffix (*.com, *.co.uk); ALLOW-FROM; in <meta>; absent", "0"]
		],
		contentTypeOptions: [["nosniff as the first value", "100"], ["anything else", "0"]],
		referrer: [
			["no-referrer, same-origin, strict-origin, strict-origin-when-cross-origin as the last known value", "100"],
			["origin, origin-when-cross-origin", "60"],
			["absent", "40"],
			["no-referrer-when-downgrade", "30"],
			["unsafe-url, or no known value", "0"]
		],
		permissions: [
			["three or more of camera, microphone, geolocation, payment, usb, display-capture for () or (self) alone", "100"],
			["one or two of them", "70"],
			["other features that browsers know alone", "50"],
			["one of them for everybody (*)", "30"],
			["Feature-Policy alone", "20"],
			["absent, nothing but features that no browser knows, or broken syntax, which browsers drop as a whole", "0"]
		]
	}
};
// src/checks/http/schema.ts
const input$2 = strictObject({
	url: urlTarget().meta({
		description: "Full URL; https:// is assumed where the scheme is missing",
		ko: "전체 URL. 스킴이 없으면 https://로 봅니다",
		examples: ["https://example.com/"]
	}),
	all_ips: allIps()
});
const identity$1 = object({ problems: array(_enum(identityProblems)).readonly() }).nullable().meta({
	description: "Why browsers refuse the certificate; null over plain HTTP and where it could not be judged",
	ko: "브라우저가 인증서를 거부하는 이유. 평문 HTTP이거나 판단할 수 없었으면 null"
});
const hop = object({
	url: string(),
	status: int(),
	location: string().nullable().meta({
		description: "Where it redirects to; null where it does not",
		ko: "리디렉션하는 곳. 리디렉션하지 않으면 null"
	}),
	refresh: literal(true).exactOptional().meta({
		description: "Present where the page led on by a Refresh header or <meta http-equiv=refresh>, and not by its status",
		ko: "상태 코드가 아니라 Refresh 헤더나 <meta http-equiv=refresh>로 이동했을 때만 있음"
	}),
	downgrade: boolean().meta({
		description: "Whether it redirects from https to http",
		ko: "https에서 http로 리디렉션하는지 여부"
	}),
	ms: int().min(0).meta({
		description: "Milliseconds",
		ko: "밀리초"
	}),
	identity: identity$1
});
const oddity = object({
	kind: _enum(oddityKinds),
	url: string(),
	seen: string().meta({
		description: "The name of the header, or the status line",
		ko: "헤더 이름 또는 상태 줄"
	})
});
const refresh = object({
	from: _enum(["header", "meta"]).meta({
		description: "Whether a `Refresh` header or a `meta` element asks for it",
		ko: "`Refresh` 헤더의 요청인지 `meta` 요소의 요청인지"
	}),
	delay: int().min(0).meta({
		description: "Seconds",
		ko: "초"
	}),
	url: string()
});
const leak = object({
	source: string().meta({
		description: "Header, in lower case, or `meta generator`",
		ko: "소문자로 쓴 헤더 이름 또는 `meta generator`"
	}),
	value: string(),
	kind: _enum([
		"version",
		"product",
		"internal"
	]),
	product: string().nullable(),
	version: string().nullable()
});
const plainHttp = object({
	state: _enum(plainHttpStates),
	url: string(),
	status: int().nullable(),
	reason: string().nullable()
});
const one$1 = object({
	url: string().meta({
		description: "What was asked for, in canonical form",
		ko: "요청한 URL의 정규형"
	}),
	finalUrl: string().meta({
		description: "Where the redirects ended",
		ko: "리디렉션이 끝난 곳"
	}),
	status: int().meta({
		description: "Of the last reply",
		ko: "마지막 응답의 상태 코드"
	}),
	observedAt: datetime(),
	address: string().meta({
		description: "The address that sent the last reply",
		ko: "마지막 응답을 보낸 주소"
	}),
	hops: array(hop).readonly().meta({
		description: "Every reply on the way, in order",
		ko: "거쳐 간 모든 응답. 순서대로입니다"
	}),
	end: _enum([
		"answered",
		"loop",
		"limit",
		"private",
		"invalid-location",
		"nul-byte",
		"content-disposition",
		"content-encoding"
	]).meta({
		description: "How the redirects ended: at a page, or in a way that no browser follows",
		ko: "리디렉션이 끝난 방식. 페이지에 이르렀거나, 브라우저가 따라가지 않는 방식으로 끝났습니다"
	}),
	headers: array(tuple([string(), string()]).readonly()).readonly().meta({
		description: "In wire order, duplicates kept; long values are cut, the values of cookies left out",
		ko: "받은 순서 그대로이며 중복도 남깁니다. 긴 값은 자르고 쿠키의 값은 뺍니다"
	}),
	headersTotal: int().meta({
		description: "How many were received",
		ko: "받은 헤더의 수"
	}),
	leaks: array(leak).readonly().meta({
		description: "What tells about the software behind the site",
		ko: "사이트 뒤의 소프트웨어를 드러내는 것"
	}),
	parser: _enum(["strict", "tolerant"]).meta({
		description: "tolerant where the reply breaks the rules of HTTP",
		ko: "응답이 HTTP 규칙을 어기면 tolerant"
	}),
	version: _enum(["1.1", "2"]).meta({
		description: "HTTP/2 joins repeated headers",
		ko: "HTTP/2는 반복된 헤더를 합칩니다"
	}),
	meta: object({
		csp: array(string()).readonly(),
		referrer: array(string()).readonly(),
		isWhole: boolean().meta({
			description: "Whether the head was read to its end",
			ko: "head를 끝까지 읽었는지 여부"
		})
	}).meta({
		description: "Policies in the page itself",
		ko: "페이지 자체에 적힌 정책"
	}),
	plainHttp: plainHttp.nullable().meta({
		description: "What port 80 does; null where the page is not on port 443",
		ko: "포트 80의 동작. 페이지가 포트 443에 있지 않으면 null"
	}),
	identity: identity$1,
	oddities: array(oddity).readonly().exactOptional().meta({
		description: "What browsers read differently, or refuse, in the heads of the replies; absent where there is no such thing",
		ko: "브라우저마다 다르게 읽거나 거부하는 응답 헤더의 이상. 없으면 생략"
	}),
	refresh: refresh.exactOptional().meta({
		description: "A refresh of the last page that was not followed; absent where there is none",
		ko: "따라가지 않은 마지막 페이지의 새로 고침. 없으면 생략"
	}),
	suffixWildcards: array(string()).readonly().exactOptional().meta({
		description: "Hosts of the policies that stand for a whole public suffix, such as *.co.uk; absent where there are none",
		ko: "정책에 적힌 호스트 중 *.co.uk처럼 공용 접미사 전체를 뜻하는 것. 없으면 생략"
	}),
	staticNonce: boolean().nullable().meta({
		description: "Whether two requests got the same nonce; null where none was sent or compared",
		ko: "두 요청이 같은 nonce를 받았는지 여부. nonce가 없거나 비교하지 않았으면 null"
	}),
	truncated: boolean().meta({
		description: "Whether only the beginning of the body was read",
		ko: "본문의 앞부분만 읽었는지 여부"
	})
});
// src/checks/http/index.ts
const http = defineCheck({
	id: "http",
	version: 1,
	title: {
		en: "HTTP security headers",
		ko: "HTTP 보안 헤더"
	},
	about: {
		en: "Follows the redirects from a URL and grades the security headers of the page by what they really prevent.",
		ko: "URL의 리디렉션을 따라가 페이지의 보안 헤더가 실제로 막는 것을 기준으로 등급을 매깁니다."
	},
	input: input$2,
	subject: "url",
	raw: one$1.extend({ addresses: array(surroundingsOf(one$1)).readonly().exactOptional().meta({
		description: "What was seen at the other addresses of the host that was asked for, and of the host of the page; absent unless all_ips asked for them",
		ko: "요청한 호스트와 페이지 호스트의 다른 주소에서 본 것. all_ips로 요청하지 않았으면 없습니다"
	}) }),
	cost: "standard",
	ttl: 300,
	words: words$1,
	grading: grading$1,
	target: ({ url }) => targetOfUrl(url),
	question: ({ url, ...query }) => ({
		url,
		...allIpsOf(query)
	}),
	standsAlone: () => true,
	collect: collectEvery$1,
	judge: judgeEvery$1,
	fits: (seen, { url, all_ips }) => seen.url === url && fitsAllIps(all_ips, seen.addresses !== void 0)
});
// src/data/mozilla-profiles.ts
const mozillaGuideline = {
	version: "6.0",
	date: "2026-04-06"
};
const groups = [
	"X25519MLKEM768",
	"x25519",
	"secp256r1",
	"secp384r1"
];
const curves = {
	type: "EC",
	bits: [256, 384],
	orMore: false
};
const ecdsa = [
	"ecdsaWithSha256",
	"ecdsaWithSha384",
	"ecdsaWithSha512"
];
const hstsSeconds = 63072e3;
const mozillaProfiles = {
	modern: {
		versions: ["TLSv1.3"],
		families: [],
		groups,
		keys: [curves],
		signatures: ecdsa,
		days: 90,
		hstsSeconds
	},
	intermediate: {
		versions: ["TLSv1.2", "TLSv1.3"],
		families: ["ecdhe-aead"],
		groups,
		keys: [curves, {
			type: "RSA",
			bits: [2048],
			orMore: true
		}],
		signatures: ["sha256WithRSAEncryption", ...ecdsa],
		days: 366,
		hstsSeconds
	}
};
// src/checks/ssl/audience.ts
const people = {
	client: {
		en: "browser",
		ko: "브라우저"
	},
	strict: {
		en: "browsers",
		ko: "브라우저"
	}
};
const programs = {
	client: {
		en: "client",
		ko: "클라이언트"
	},
	strict: {
		en: "some clients",
		ko: "일부 클라이언트"
	}
};
const noSetting = {
	en: "OCSP stapling",
	ko: "OCSP 스테이플링"
};
const dovecot = {
	...programs,
	versions: "Dovecot: ssl_min_protocol = TLSv1.2",
	dhe: "Dovecot: ssl_dh",
	groups: "Dovecot: ssl_curve_list",
	stapling: noSetting
};
const audiences = {
	none: {
		...people,
		versions: "nginx: ssl_protocols TLSv1.2 TLSv1.3",
		dhe: "nginx: ssl_dhparam",
		groups: "nginx: ssl_ecdh_curve",
		stapling: {
			en: "OCSP stapling (nginx: ssl_stapling on)",
			ko: "OCSP 스테이플링(nginx: ssl_stapling on)"
		}
	},
	smtp: {
		...programs,
		versions: "Postfix: smtpd_tls_protocols = >=TLSv1.2",
		dhe: "Postfix: smtpd_tls_dh1024_param_file",
		groups: "Postfix: tls_eecdh_auto_curves",
		stapling: noSetting
	},
	imap: dovecot,
	pop3: dovecot,
	ftp: {
		...programs,
		versions: "ProFTPD: TLSProtocol TLSv1.2 TLSv1.3",
		dhe: "ProFTPD: TLSDHParamFile",
		groups: "ProFTPD: TLSECDHCurve",
		stapling: {
			en: "OCSP stapling (ProFTPD: TLSStapling on)",
			ko: "OCSP 스테이플링(ProFTPD: TLSStapling on)"
		}
	},
	postgres: {
		...programs,
		versions: "PostgreSQL: ssl_min_protocol_version = 'TLSv1.2'",
		dhe: "PostgreSQL: ssl_dh_params_file",
		groups: "PostgreSQL: ssl_ecdh_curve",
		stapling: noSetting
	}
};
function audienceOf({ starttls, speaks }) {
	return audiences[starttls ?? speaks ?? "none"];
}
function isSite({ starttls, speaks }) {
	return !starttls && !speaks;
}
// src/checks/ssl/weights.ts
const gradeVersion = "ssl-4";
const weights = {
	certificate: 40,
	version: 25,
	trust: 15,
	hsts: 20
};
const ladder = [
	[97, "A+"],
	[90, "A"],
	[80, "B"],
	[65, "C"],
	[50, "D"]
];
const ceilings = {
	"no-certificate": "F",
	oversized: "F",
	unreadable: "F",
	expired: "F",
	"not-yet-valid": "F",
	"wrong-name": "F",
	"no-san": "F",
	"weak-key": "F",
	"weak-signature": "F",
	"wrong-purpose": "F",
	"wrong-key-usage": "F",
	revoked: "F",
	"intermediate-revoked": "F",
	untrusted: "F",
	"obsolete-only": "F",
	"beyond-reach": "F",
	"worthless-suites": "F",
	"broken-dhe": "F",
	ssl3: "C",
	compression: "C",
	injected: "C",
	"no-timestamps": "C",
	"browser-refused": "B",
	"firefox-refused": "B",
	"chromium-refused": "B",
	"old-versions": "B",
	"incomplete-chain": "B",
	"old-suites": "B",
	"no-modern-suite": "B",
	"weak-dhe": "B",
	"must-staple": "B",
	unseen: "A",
	"no-tls13": "A",
	"expires-soon": "A"
};
function ceiling(id) {
	return {
		id,
		max: ceilings[id]
	};
}
// src/checks/ssl/words.ts
const day$1 = 864e5;
function wholeDays(milliseconds) {
	return Math.trunc(milliseconds / day$1) + 0;
}
function countOfDays(days) {
	return {
		en: days === 1 ? "1 day" : `${days} days`,
		ko: `${days}일`
	};
}
function dateOf(time) {
	return time?.slice(0, 10) ?? "";
}
// src/checks/ssl/certificate/judge.ts
const find$10 = finder();
const fatal = {
	"no-certificate": () => find$10("no-certificate"),
	oversized: () => find$10("oversized"),
	unreadable: () => find$10("unreadable"),
	expired: (raw) => find$10("expired", {
		days: countOfDays(-daysLeft(raw)),
		date: dateOf(leafOf(raw)?.validTo)
	}),
	"not-yet-valid": (raw) => find$10("not-yet-valid", { date: dateOf(leafOf(raw)?.validFrom) }),
	"no-san": () => find$10("no-san"),
	"wrong-name": (raw) => wrongName(raw),
	"weak-key": (raw) => find$10("weak-key", { key: keyOf$1(raw) }),
	"weak-signature": () => find$10("weak-signature"),
	"wrong-purpose": () => find$10("wrong-purpose"),
	"wrong-key-usage": () => find$10("wrong-key-usage"),
	revoked: ({ revocation }) => find$10("revoked", {
		date: dateOf(revocation.revokedAt),
		source: revocation.source ?? ""
	})
};
function judgeCertificate(raw) {
	const ids = new Set(raw.trust.reasons.map(({ id }) => id));
	if (raw.revocation.status === "revoked") ids.add("revoked");
	if (ids.has("no-san")) ids.delete("wrong-name");
	const found = Object.keys(fatal).filter((id) => ids.has(id));
	if (found.length > 0) return {
		score: 0,
		caps: found.map(ceiling),
		findings: found.flatMap((id) => fatal[id]?.(raw) ?? [])
	};
	return judgeExpiry(raw);
}
function judgeExpiry(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return {
		score: null,
		caps: [],
		findings: []
	};
	const lifetime = (Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)) / day$1;
	const left = (Date.parse(leaf.validTo) - Date.parse(raw.observedAt)) / day$1;
	const params = {
		days: countOfDays(Math.floor(left)),
		date: dateOf(leaf.validTo)
	};
	const caps = [ceiling("expires-soon")];
	if (left < Math.min(7, lifetime / 10)) return {
		score: 70,
		caps,
		findings: [find$10("expires-very-soon", params)]
	};
	if (left < Math.min(30, lifetime / 3)) return {
		score: 90,
		caps,
		findings: [find$10("expires-soon", params)]
	};
	return {
		score: 100,
		caps: [],
		findings: []
	};
}
function daysLeft(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return 0;
	return wholeDays(Date.parse(leaf.validTo) - Date.parse(raw.observedAt));
}
function keyOf$1(raw) {
	const key = leafOf(raw)?.key;
	return key ? [
		key.type,
		key.bits ?? [],
		key.oddity === void 0 ? [] : `(${key.oddity})`
	].flat().join(" ") : "";
}
function leafOf({ chain }) {
	return chain[0];
}
function wrongName(raw) {
	const { host } = raw;
	return isIP(host) !== 0 && (leafOf(raw)?.names.some((name) => name.toLowerCase() === host) ?? false) ? find$10("address-as-name", { host }) : find$10("wrong-name", {
		host,
		names: someNames(raw)
	});
}
function someNames(raw) {
	const leaf = leafOf(raw);
	if (!leaf) return "";
	const shown = leaf.names.slice(0, 3);
	const others = leaf.namesTotal - shown.length;
	return shown.join(", ") + (others > 0 ? ` (+${others})` : "");
}
// src/data/lifetime-limits.ts
const lifetimeLimits = [
	{
		from: "2029-03-15",
		days: 47
	},
	{
		from: "2027-03-15",
		days: 100
	},
	{
		from: "2026-03-15",
		days: 200
	},
	{
		from: "2020-09-01",
		days: 398
	},
	{
		from: "2018-03-01",
		days: 825
	}
];
// src/checks/ssl/certificate/judge-policy.ts
const find$9 = finder();
function withPolicy(judged, raw) {
	const breaches = [
		...wildcardBreach(raw),
		...publicBreaches(raw),
		...stapleBreaches(raw)
	];
	const points = breaches.reduce((sum, breach) => sum + breach.points, 0);
	return {
		score: judged.score === null ? null : Math.max(0, judged.score - points),
		caps: [...judged.caps, ...breaches.flatMap(({ cap }) => cap ? [ceiling(cap)] : [])],
		findings: [...judged.findings, ...breaches.map(({ finding }) => finding)]
	};
}
function wildcardBreach(raw) {
	const isBroad = raw.trust.reasons.some(({ id }) => id === "public-suffix");
	const outcome = isSite(raw) ? refusedByChrome : {
		en: "",
		ko: ""
	};
	return isBroad ? [{
		points: 100,
		finding: find$9("wildcard-too-broad", { outcome })
	}] : [];
}
const refusedByChrome = {
	en: "; Chrome matches no host by it",
	ko: " Chrome은 이런 이름을 인정하지 않습니다."
};
function publicBreaches(raw) {
	if (!raw.trust.trusted || raw.trust.by !== "mozilla") return [];
	return [
		...lifetimeBreach(raw),
		...timestampBreach(raw),
		...windowBreach(raw)
	];
}
function lifetimeBreach(raw) {
	const leaf = leafOf(raw);
	const limit = lifetimeLimits.find(({ from }) => (leaf?.validFrom ?? "") >= from);
	if (!leaf || !limit) return [];
	const days = Math.ceil((Date.parse(leaf.validTo) - Date.parse(leaf.validFrom) + 1e3) / day$1);
	if (days <= limit.days) return [];
	const params = {
		days: countOfDays(days),
		limit: limit.days,
		date: dateOf(leaf.validFrom),
		strict: audienceOf(raw).strict
	};
	return [{
		points: 20,
		finding: find$9("lifetime-too-long", params)
	}];
}
function timestampBreach(raw) {
	const { issuance } = raw;
	if (!issuance) return [];
	const { embedded, handshake, stapled } = issuance.timestamps;
	if ((embedded ?? 0) + (handshake ?? 0) + (stapled ?? 0) > 0) return [];
	if (embedded === null || handshake === null || stapled === null) return [{
		points: 0,
		finding: find$9("timestamps-unknown")
	}];
	return [{
		points: 25,
		cap: "no-timestamps",
		finding: find$9("no-timestamps", { strict: audienceOf(raw).strict })
	}];
}
const longestWindow = 10;
function windowBreach({ issuance }) {
	const staple = issuance?.staple;
	if (!staple?.thisUpdate || !staple.nextUpdate) return [];
	const days = (Date.parse(staple.nextUpdate) - Date.parse(staple.thisUpdate)) / day$1;
	if (days <= longestWindow) return [];
	return [{
		points: 0,
		finding: find$9("staple-too-long", { days: countOfDays(Math.ceil(days)) })
	}];
}
function stapleBreaches(raw) {
	const { issuance } = raw;
	if (!issuance) return [];
	const { mustStaple, staple } = issuance;
	if (staple !== null && staple.status !== "unknown") return [];
	const reason = staple?.reason ?? "";
	if (mustStaple) {
		const { stapling } = audienceOf(raw);
		return [{
			points: 20,
			cap: "must-staple",
			finding: find$9("must-staple", { stapling })
		}];
	}
	return staple ? [{
		points: 0,
		finding: find$9("staple-unusable", { reason })
	}] : [];
}
// src/checks/ssl/revocation/words.ts
const sources$1 = {
	staple: {
		en: "the stapled OCSP response",
		ko: "스테이플된 OCSP 응답"
	},
	ocsp: {
		en: "the OCSP responder",
		ko: "OCSP 응답기"
	},
	crl: {
		en: "the revocation list",
		ko: "폐기 목록"
	}
};
const doubts$2 = {
	malformed: {
		en: "what came cannot be read",
		ko: "받은 내용을 읽을 수 없음"
	},
	"bad-signature": {
		en: "the signature is not that of its signer",
		ko: "서명이 서명자의 것이 아님"
	},
	"signer-purpose": {
		en: "its signer has no key for this purpose",
		ko: "서명자의 키가 이 용도로 허용되지 않음"
	},
	"not-yet-valid": {
		en: "it is dated in the future",
		ko: "날짜가 미래임"
	},
	stale: {
		en: "it is out of date",
		ko: "유효 기간이 지남"
	},
	"critical-extension": {
		en: "it has a critical extension that is not known here",
		ko: "알 수 없는 필수 확장이 있음"
	},
	"malformed-request": {
		en: "it calls the question malformed",
		ko: "질의 형식이 잘못되었다고 답함"
	},
	"internal-error": {
		en: "it reports an internal error",
		ko: "내부 오류라고 답함"
	},
	"try-later": {
		en: "it asks to try again later",
		ko: "나중에 다시 시도하라고 답함"
	},
	"signature-required": {
		en: "it wants questions to be signed",
		ko: "서명된 질의를 요구함"
	},
	unauthorized: {
		en: "it may not answer for this issuer",
		ko: "이 발급자에 대해 답할 권한이 없다고 함"
	},
	"responder-error": {
		en: "it answers with an unknown error",
		ko: "알 수 없는 오류로 답함"
	},
	"other-signer": {
		en: "it names a signer that nobody knows",
		ko: "알 수 없는 서명자를 가리킴"
	},
	"signer-stranger": {
		en: "its signer is not appointed by the issuer",
		ko: "서명자가 발급자에게 위임받지 않음"
	},
	"signer-expired": {
		en: "the certificate of its signer is not in force",
		ko: "서명자의 인증서가 유효 기간이 아님"
	},
	"signer-revoked": {
		en: "the certificate of its signer is revoked",
		ko: "서명자의 인증서가 폐기됨"
	},
	"signer-unknown": {
		en: "whether the certificate of its signer is revoked could not be told",
		ko: "서명자 인증서의 폐기 여부를 확인하지 못함"
	},
	"other-certificate": {
		en: "it is about another certificate",
		ko: "다른 인증서에 관한 답임"
	},
	"unknown-certificate": {
		en: "it does not know the certificate",
		ko: "이 인증서를 알지 못한다고 답함"
	},
	"other-issuer": {
		en: "it is of another issuer",
		ko: "다른 발급자의 목록임"
	},
	delta: {
		en: "it lists changes only (delta)",
		ko: "변경분만 담긴 목록(델타)임"
	},
	indirect: {
		en: "it is issued by somebody else (indirect)",
		ko: "다른 기관이 발행한 목록(간접)임"
	},
	"other-partition": {
		en: "it is the part of another place",
		ko: "다른 배포 지점의 부분 목록임"
	},
	"users-only": {
		en: "it leaves out authorities",
		ko: "인증 기관을 제외한 목록임"
	},
	"authorities-only": {
		en: "it lists authorities only",
		ko: "인증 기관만 담긴 목록임"
	},
	"attributes-only": {
		en: "it lists attribute certificates only",
		ko: "속성 인증서만 담긴 목록임"
	},
	"some-reasons": {
		en: "it covers some reasons only",
		ko: "일부 폐기 사유만 다룸"
	},
	unnumbered: {
		en: "it bears no number",
		ko: "목록 번호가 없음"
	},
	"relative-name": {
		en: "its place is named relative to a directory",
		ko: "위치가 디렉터리 상대 이름으로만 적혀 있음"
	}
};
const failures = {
	scheme: {
		en: "it is to be had by neither HTTP nor HTTPS",
		ko: "HTTP나 HTTPS로 가져올 수 없음"
	},
	redirected: {
		en: "it redirects more than once",
		ko: "두 번 이상 리디렉션함"
	},
	"too-large": {
		en: "it is larger than what is read",
		ko: "읽는 한도보다 큼"
	},
	truncated: {
		en: "it broke off",
		ko: "도중에 끊김"
	},
	"address.private": {
		en: "it is at an address that may not be contacted",
		ko: "접속이 허용되지 않는 주소임"
	},
	timeout: {
		en: "it did not answer in time",
		ko: "제시간에 답하지 않음"
	},
	http: {
		en: "it gives no answer over HTTP",
		ko: "HTTP로 답하지 않음"
	},
	dns: {
		en: "its name leads nowhere",
		ko: "이름의 주소를 찾을 수 없음"
	},
	tcp: {
		en: "it cannot be connected to",
		ko: "연결할 수 없음"
	},
	tls: {
		en: "there is no secure connection to it",
		ko: "안전하게 연결할 수 없음"
	},
	budget: {
		en: "the run had used up what it may fetch",
		ko: "이번 실행에서 가져올 수 있는 양을 다 씀"
	}
};
const general = {
	unreadable: {
		en: "the certificate cannot be read",
		ko: "인증서를 읽을 수 없음"
	},
	"no-issuer": {
		en: "its issuer is not known",
		ko: "발급자를 알 수 없음"
	},
	"path-unclear": {
		en: "the path through it could not be followed",
		ko: "이를 지나는 경로를 따라갈 수 없음"
	},
	"too-many": {
		en: "the path has too many intermediates",
		ko: "경로에 중간 인증서가 너무 많음"
	}
};
const unknown$1 = {
	en: "it could not be asked",
	ko: "물어볼 수 없었음"
};
function doubtInWords(code) {
	const alone = lookUp(general, code);
	if (alone) return alone;
	const [head = "", rest = ""] = code.split(/\.(?<rest>.*)/s);
	const who = lookUp(sources$1, head);
	const [family = ""] = rest.split(".");
	const why = lookUp(doubts$2, rest) ?? lookUp(failures, rest) ?? lookUp(failures, family) ?? unknown$1;
	if (!who) return why;
	return {
		en: `${who.en}: ${why.en}`,
		ko: `${who.ko}: ${why.ko}`
	};
}
const doubtWords = {
	...general,
	...doubts$2,
	...failures
};
function lookUp(table, id) {
	return Object.hasOwn(table, id) ? table[id] : void 0;
}
// src/checks/ssl/revocation/judge.ts
const find$8 = finder();
function isCutOff({ revocation }) {
	return !revocation.detour && revocation.intermediates.some(({ status }) => status === "revoked");
}
function isDetourOpen({ revocation, trust }) {
	const shown = new Set(trust.path.map(({ sha256 }) => sha256));
	return revocation.detour && revocation.intermediates.some((one) => one.status === "unknown" && shown.has(one.sha256));
}
function withRevocation(trust, raw) {
	if (isDetourOpen(raw)) return {
		...trust,
		score: null
	};
	if (!isCutOff(raw)) return trust;
	return {
		...trust,
		score: 0,
		caps: [...trust.caps, ceiling("intermediate-revoked")]
	};
}
function revocationFindings(raw) {
	const { status, reason, intermediates, detour } = raw.revocation;
	const fate = !detour ? "intermediate-revoked" : isDetourOpen(raw) ? "intermediate-revoked-unclear" : avoidable;
	const told = isDetourOpen(raw) ? intermediates.filter((one) => one.status === "revoked") : intermediates;
	return [...status === "unknown" ? [find$8("revocation-unknown", { why: doubtInWords(reason ?? "") }, codeOf(reason))] : [], ...told.flatMap((one, at) => findingOf(one, {
		fate,
		subject: subjectOf$1(one, told.slice(0, at))
	}))];
}
const avoidable = "intermediate-revoked-avoidable";
function subjectOf$1({ subject }, before) {
	const alike = before.filter((one) => one.subject === subject).length;
	return alike === 0 ? subject : `${subject} (${alike + 1})`;
}
function findingOf({ subject: name, status, source, reason, revokedAt }, { fate, subject }) {
	const about = { subject };
	if (status === "unknown") {
		const why = doubtInWords(reason ?? "");
		return [find$8("intermediate-revocation-unknown", {
			name,
			why
		}, {
			...about,
			...codeOf(reason)
		})];
	}
	if (status !== "revoked") return [];
	const params = {
		name,
		date: dateOf(revokedAt),
		source: source ?? ""
	};
	return [find$8(fate, params, about)];
}
function codeOf(reason) {
	return reason === null ? {} : { evidence: reason };
}
// src/checks/ssl/hsts/judge.ts
const find$7 = finder();
const enough$2 = 180 * day$1;
const aYear = 365 * day$1;
function judgeHsts(raw) {
	const { hsts, http } = raw;
	const isUnseen = hsts === null && http.reason !== null;
	if (isRefused$1(raw)) return {
		score: 0,
		caps: [],
		findings: isUnseen ? [] : findingsOf$1(raw)
	};
	if (isUnseen) return {
		score: null,
		caps: [],
		findings: [find$7("hsts-unknown", { reason: http.reason ?? "" })]
	};
	const strength = hstsStrength(hsts && hsts.maxAge !== null ? {
		...hsts,
		maxAge: hsts.maxAge
	} : null);
	return {
		score: strength > 0 && (raw.trust.trusted === null || isDetourOpen(raw)) ? null : strength,
		caps: [],
		findings: findingsOf$1(raw)
	};
}
function isRefused$1(raw) {
	const { trust, chain, revocation } = raw;
	const isTrusted = chain.length > 0 ? trust.trusted : trust.openssl === null;
	const identity = new Set([
		"expired",
		"not-yet-valid",
		"wrong-name"
	]);
	const isRevoked = revocation.status === "revoked" || isCutOff(raw);
	return isTrusted === false || isRevoked || trust.reasons.some(({ id }) => identity.has(id));
}
function findingsOf$1({ hsts }) {
	if (!hsts) return [find$7("hsts-missing")];
	const evidence = { evidence: hsts.value };
	if (hsts.maxAge === null) return [find$7("hsts-invalid", {}, evidence)];
	if (hsts.maxAge === 0) return [find$7("hsts-off", {}, evidence)];
	const age = hsts.maxAge * 1e3;
	const days = countOfDays(Math.floor(age / day$1));
	if (age < enough$2) return [find$7("hsts-short", { seconds: hsts.maxAge }, evidence)];
	if (age < aYear) return [find$7("hsts-under-a-year", { days }, evidence)];
	return hsts.includeSubDomains ? [] : [find$7("hsts-without-subdomains", {}, evidence)];
}
// src/checks/ssl/injection/judge.ts
const find$6 = finder();
function judgeInjection({ injected }) {
	if (!injected) return {
		caps: [],
		findings: []
	};
	return {
		caps: [ceiling("injected")],
		findings: [find$6("starttls-injected")]
	};
}
// src/checks/ssl/mozilla/judge.ts
function mozillaFit(raw) {
	const modern = deviations(raw, mozillaProfiles.modern);
	if (modern.reasons.length === 0 && !modern.isOpen) return {
		profile: "modern",
		reasons: []
	};
	const { reasons, isOpen } = deviations(raw, mozillaProfiles.intermediate);
	if (reasons.length > 0) return {
		profile: "neither",
		reasons
	};
	return {
		profile: !isOpen && modern.reasons.length > 0 ? "intermediate" : null,
		reasons: []
	};
}
function deviations(raw, profile) {
	const { versions, offers, hsts, http } = raw;
	const extra = [
		...outside(versions, profile.versions, ({ version }) => version),
		...outside(offers.suites, profile.families, ({ family }) => `${family} suites`),
		...outside(offers.groups, profile.groups, ({ group }) => group),
		...outside([offers.legacyCurve], [], ({ curve }) => curve ?? "legacy curves")
	];
	const known = extra.filter(({ offered }) => offered).map(({ name }) => said$2(name));
	const lacks13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
	const isAnswered = http.status !== null && http.reason === null;
	return {
		reasons: [
			...known,
			...lacks13 === false ? [{
				en: "no TLS 1.3",
				ko: "TLS 1.3 없음"
			}] : [],
			...certificateDeviations(raw, profile),
			...isAnswered && (hsts?.maxAge ?? 0) < profile.hstsSeconds ? [{
				en: "HSTS below two years",
				ko: "2년 미만의 HSTS"
			}] : []
		],
		isOpen: extra.some(({ offered }) => offered === null) || lacks13 === null || raw.chain.length === 0 || !isAnswered && isSite(raw)
	};
}
function outside(all, allowed, nameOf) {
	return all.map((each) => ({
		name: nameOf(each),
		offered: each.offered
	})).filter(({ name, offered }) => offered !== false && !allowed.includes(name.replace(/ suites$/, "")));
}
function said$2(name) {
	return {
		en: name,
		ko: name.replace(/ suites$/, " 스위트").replace(/^legacy curves$/, "오래된 곡선")
	};
}
function certificateDeviations(raw, profile) {
	const leaf = leafOf(raw);
	if (!leaf) return [];
	const { type, bits } = leaf.key;
	const hasKey = profile.keys.some((key) => key.type === type && key.bits.some((size) => bits === size || key.orMore && (bits ?? 0) >= size));
	const days = (Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)) / day$1;
	return [
		...hasKey ? [] : [{
			en: `a key of ${keyOf$1(raw)}`,
			ko: `${keyOf$1(raw)} 키`
		}],
		...profile.signatures.includes(leaf.signature) ? [] : [said$2(leaf.signature)],
		...days > profile.days ? [{
			en: `a certificate for more than ${profile.days} days`,
			ko: `${profile.days}일이 넘는 인증서`
		}] : []
	];
}
// src/checks/ssl/offers/judge.ts
const find$5 = finder();
const faults$1 = {
	null: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-null", { suite })
	},
	export: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-export", { suite })
	},
	anonymous: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-anonymous", { suite })
	},
	des: {
		cap: "worthless-suites",
		say: (suite) => find$5("suite-des", { suite })
	},
	rc4: {
		cap: "old-suites",
		say: (suite) => find$5("suite-rc4", { suite })
	},
	"3des": {
		cap: "old-suites",
		say: (suite) => find$5("suite-3des", { suite })
	},
	"static-rsa": {
		cap: null,
		say: (suite) => find$5("suite-static-rsa", { suite })
	}
};
const opportunistic = {
	cap: null,
	say: (suite) => find$5("suite-anonymous-mail", { suite })
};
function faultOf(family, { starttls }) {
	return family === "anonymous" && starttls === "smtp" ? opportunistic : faults$1[family];
}
const smallestCurve = 224;
function judgeOffers(raw) {
	const { offers, versions } = raw;
	const { dhe: setting, groups } = audienceOf(raw);
	const { suites, dheBits, compression, legacyCurve } = offers;
	const offered = (family) => suites.find((each) => each.family === family)?.offered;
	const takes = (wanted) => versions.find(({ version }) => version === wanted)?.offered;
	const weak = suites.flatMap(({ family, offered: isOffered, suite }) => {
		const fault = isOffered ? faultOf(family, raw) : void 0;
		return fault ? [{
			cap: fault.cap,
			finding: fault.say(suite ?? "")
		}] : [];
	});
	const held = [
		[
			takes("TLSv1.3") === false && takes("TLSv1.2") === true && offered("ecdhe-aead") === false,
			"no-modern-suite",
			find$5("no-modern-suite")
		],
		[
			dheBits !== null && dheBits < 1024,
			"broken-dhe",
			find$5("broken-dhe", {
				bits: dheBits ?? 0,
				setting
			})
		],
		[
			dheBits !== null && dheBits >= 1024 && dheBits < 2048,
			"weak-dhe",
			find$5("weak-dhe", {
				bits: dheBits ?? 0,
				setting
			})
		],
		[
			compression.offered === true,
			"compression",
			find$5("compression")
		],
		[
			legacyCurve.bits !== null && legacyCurve.bits < smallestCurve,
			null,
			find$5("small-curve", {
				curve: legacyCurve.curve ?? "",
				bits: legacyCurve.bits ?? 0,
				setting: groups
			})
		]
	].filter(([holds]) => holds);
	return {
		caps: [...new Set([...weak.map(({ cap }) => cap), ...held.map(([, cap]) => cap)].filter((cap) => cap !== null))].map(ceiling),
		findings: [
			...weak.map(({ finding }) => finding),
			...held.map(([, , finding]) => finding),
			...unknown(offers)
		]
	};
}
function openIn({ suites }) {
	return suites.filter(({ family, offered }) => offered === null && faults$1[family]);
}
function lacksAnswers(offers) {
	return openIn(offers).some((each) => isUnanswered(each) && (faults$1[each.family]?.cap ?? null) !== null);
}
function isUnanswered({ offered, reason }) {
	return offered === null && !reason.startsWith("alert.");
}
function unknown(offers) {
	const open = openIn(offers);
	const [first] = open;
	if (!first) return [];
	return [find$5("suites-unknown", {
		families: open.map(({ family }) => family).join(", "),
		reason: first.reason
	})];
}
// src/checks/ssl/addresses/problems.ts
const addressesProblems = defineProblems({
	"addresses-certificates-unequal": {
		severity: "high",
		cause: {
			en: "Browsers do not think the same of the certificates at {others} and at {own}.",
			ko: "{others}의 인증서와 {own}의 인증서에 대한 브라우저의 판단이 다릅니다."
		},
		action: {
			en: "Install the certificate that browsers accept at every address.",
			ko: "모든 주소에 브라우저가 받아들이는 인증서를 설치하십시오."
		}
	},
	"address-without-tls": {
		severity: "high",
		cause: {
			en: "{address}, an address of {host}, answers and offers no TLS: what is sent there goes in plain text.",
			ko: "{host}의 주소 {address|은/는} 응답하지만 TLS를 제공하지 않아 모든 내용이 평문으로 오갑니다."
		},
		action: {
			en: "Install certificate and key there, too, and enable STARTTLS.",
			ko: "그 주소의 서버에도 인증서와 키를 설치하고 STARTTLS를 켜십시오."
		},
		reference: "RFC 8314 §3"
	},
	"addresses-certificates": {
		severity: "info",
		cause: {
			en: "Another certificate, and no worse one, is served at {others} than at {own}.",
			ko: "{others|은/는} {own|과/와} 다른, 그러나 뒤지지 않는 인증서를 제공합니다."
		},
		action: {
			en: "Nothing, where each address renews its own; else see that none is forgotten.",
			ko: "주소마다 따로 갱신한다면 그대로 두고, 아니라면 빠진 주소가 없는지 확인하십시오."
		}
	},
	"addresses-versions": {
		severity: "medium",
		cause: {
			en: "Other TLS versions are offered at {others} than at {own}.",
			ko: "{others|은/는} {own|과/와} 다른 TLS 버전을 제공합니다."
		},
		action: {
			en: "Configure every address alike.",
			ko: "모든 주소를 똑같이 설정하십시오."
		},
		reference: "RFC 9325 §3.1.1"
	},
	"addresses-hsts": {
		severity: "medium",
		cause: {
			en: "Another HSTS policy is sent at {others} than at {own}.",
			ko: "{others|은/는} {own|과/와} 다른 HSTS 정책을 보냅니다."
		},
		action: {
			en: "Configure every address alike.",
			ko: "모든 주소를 똑같이 설정하십시오."
		},
		reference: "RFC 6797 §8.1"
	}
});
// src/checks/ssl/certificate/problems.ts
const certificateProblems = defineProblems({
	"no-certificate": {
		severity: "critical",
		cause: {
			en: "The server presents no certificate: nobody can tell who is at the other end.",
			ko: "서버가 인증서를 제시하지 않아 상대방이 누구인지 확인할 수 없습니다."
		},
		action: {
			en: "Serve a certificate, and disable anonymous and pre-shared-key cipher suites.",
			ko: "인증서를 제공하고, 익명 및 사전 공유 키 암호 스위트를 끄십시오."
		},
		reference: "RFC 9325 §4.1"
	},
	oversized: {
		severity: "critical",
		cause: {
			en: "The server sends certificates of more than 100 kB. Chrome, Edge and what is built on OpenSSL (curl, most libraries) refuse the handshake; Firefox refuses it above 128 kB, and any single certificate above 64 kB.",
			ko: "서버가 100kB보다 큰 인증서를 보냅니다. Chrome, Edge와 OpenSSL을 쓰는 프로그램(curl, 대부분의 라이브러리)이 핸드셰이크를 거부합니다. Firefox는 전체가 128kB를 넘거나 인증서 하나가 64kB를 넘으면 거부합니다."
		},
		action: {
			en: "Split the names over several certificates, and serve the intermediates alone beside each.",
			ko: "이름을 여러 인증서로 나누고, 각 인증서와 함께 중간 인증서만 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	unreadable: {
		severity: "critical",
		cause: {
			en: "The certificate cannot be read: it breaks the encoding rules.",
			ko: "인증서가 인코딩 규칙에 어긋나 읽을 수 없습니다."
		},
		action: {
			en: "Have a new certificate issued and serve that one.",
			ko: "인증서를 새로 발급받아 제공하십시오."
		},
		reference: "RFC 5280 §4.1"
	},
	expired: {
		severity: "critical",
		cause: {
			en: "The certificate expired {days} ago, on {date}.",
			ko: "인증서가 {days} 전인 {date}에 만료되었습니다."
		},
		action: {
			en: "Renew the certificate, reload the server, and check why the automatic renewal did not run.",
			ko: "인증서를 갱신하고 서버에 다시 적용한 뒤, 자동 갱신이 실행되지 않은 이유를 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"not-yet-valid": {
		severity: "critical",
		cause: {
			en: "The certificate is not valid before {date}.",
			ko: "인증서의 유효 기간은 {date}부터입니다."
		},
		action: {
			en: "Serve the previous certificate until then, or have one issued that is valid now; check the clock of the issuer.",
			ko: "그때까지 이전 인증서를 제공하거나 지금 유효한 인증서를 발급받으십시오. 발급 시스템의 시계도 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"wrong-name": {
		severity: "critical",
		cause: {
			en: "The certificate is not for {host}; it names {names}.",
			ko: "인증서가 {host|을/를} 포함하지 않습니다. 인증서의 이름: {names}."
		},
		action: {
			en: "Have a certificate issued whose subjectAltName lists {host}, or serve the right one for this name (SNI).",
			ko: "subjectAltName에 {host|이/가} 있는 인증서를 발급받거나, 이 이름(SNI)에 맞는 인증서를 제공하십시오."
		},
		reference: "RFC 9525 §6"
	},
	"address-as-name": {
		severity: "critical",
		cause: {
			en: "The certificate lists {host} as a host name (dNSName); clients look for an address among its addresses (iPAddress) only.",
			ko: "인증서에 {host|이/가} 호스트 이름(dNSName)으로 적혀 있습니다. 클라이언트는 주소를 주소 항목(iPAddress)에서만 찾습니다."
		},
		action: {
			en: "Have the certificate issued again with {host} as an iPAddress entry (OpenSSL: IP:{host} in place of DNS:{host}).",
			ko: "{host|을/를} iPAddress 항목(OpenSSL: DNS:{host} 대신 IP:{host})으로 넣어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 9525 §6.5"
	},
	"no-san": {
		severity: "critical",
		cause: {
			en: "The certificate lists no host name at all: it has no subjectAltName, and clients ignore the common name.",
			ko: "인증서에 subjectAltName이 없어 호스트 이름이 하나도 없습니다. 클라이언트는 공통 이름(CN)을 무시합니다."
		},
		action: {
			en: "Have the certificate issued again with the host name in its subjectAltName.",
			ko: "subjectAltName에 호스트 이름을 넣어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 9525 §2"
	},
	"weak-key": {
		severity: "critical",
		cause: {
			en: "The key of the certificate, {key}, is too weak or of a kind that public certificates may not have. OpenSSL rejects it, and browsers reject most such keys.",
			ko: "인증서의 키 {key|은/는} 너무 약하거나 공인 인증서에 허용되지 않는 종류입니다. OpenSSL은 이를 거부하고, 브라우저도 이런 키를 대부분 거부합니다."
		},
		action: {
			en: "Make a new key (EC P-256, or RSA with at least 2048 bits) and have the certificate issued again.",
			ko: "새 키(EC P-256 또는 2048비트 이상의 RSA)를 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"weak-signature": {
		severity: "critical",
		cause: {
			en: "The certificate or one of its intermediates is signed with MD5, SHA-1 or another hash that clients refuse because it can be forged.",
			ko: "인증서 또는 중간 인증서가 위조할 수 있어 클라이언트가 거부하는 해시(MD5, SHA-1 등)로 서명되었습니다."
		},
		action: {
			en: "Have the certificate issued again with a SHA-256 signature, under an intermediate that has one as well.",
			ko: "SHA-256으로 서명된 중간 인증서 아래에서 SHA-256 서명으로 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.3.2"
	},
	"wrong-purpose": {
		severity: "critical",
		cause: {
			en: "The certificate is not meant for servers: its extended key usage lacks serverAuth.",
			ko: "인증서가 서버용이 아닙니다. 확장 키 용도에 serverAuth가 없습니다."
		},
		action: {
			en: "Have a server certificate issued (extended key usage serverAuth).",
			ko: "서버 인증서(확장 키 용도 serverAuth)를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.12"
	},
	"wrong-key-usage": {
		severity: "critical",
		cause: {
			en: "The key of the certificate may not be used as the server uses it: TLS 1.3 and ECDHE need key usage digitalSignature, static RSA needs keyEncipherment.",
			ko: "인증서의 키 용도가 서버의 사용 방식과 맞지 않습니다. TLS 1.3과 ECDHE에는 digitalSignature가, 정적 RSA에는 keyEncipherment가 필요합니다."
		},
		action: {
			en: "Have a server certificate issued (key usage digitalSignature); a certificate that signs others is not one.",
			ko: "서버 인증서(키 용도 digitalSignature)를 발급받으십시오. 다른 인증서에 서명하는 인증서는 서버용이 아닙니다."
		},
		reference: "RFC 8446 §4.4.2.2"
	},
	revoked: {
		severity: "critical",
		cause: {
			en: "The certificate was revoked by its issuer on {date} (source: {source}).",
			ko: "인증서가 {date}에 발급자에 의해 폐기되었습니다(출처: {source})."
		},
		action: {
			en: "Replace the certificate, with a new key unless you know that the old one is safe.",
			ko: "인증서를 교체하십시오. 기존 키가 안전하다고 확신할 수 없으면 키도 새로 만드십시오."
		},
		reference: "RFC 6960 §2.2"
	},
	"expires-very-soon": {
		severity: "high",
		cause: {
			en: "The certificate expires in {days}, on {date}; its renewal is long overdue.",
			ko: "인증서가 {days} 후인 {date}에 만료됩니다. 갱신 시기가 한참 지났습니다."
		},
		action: {
			en: "Renew the certificate today, and repair the automatic renewal.",
			ko: "오늘 인증서를 갱신하고 자동 갱신을 복구하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"expires-soon": {
		severity: "medium",
		cause: {
			en: "The certificate expires in {days}, on {date}.",
			ko: "인증서가 {days} 후인 {date}에 만료됩니다."
		},
		action: {
			en: "Renew the certificate; automatic renewal belongs at a third of the lifetime before its end.",
			ko: "인증서를 갱신하십시오. 자동 갱신은 유효 기간의 3분의 1이 남았을 때 실행되어야 합니다."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"revocation-unknown": {
		severity: "info",
		cause: {
			en: "Whether the certificate is revoked could not be told ({why}). This does not count.",
			ko: "인증서의 폐기 여부를 확인하지 못했습니다({why}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Staple OCSP responses where the issuer has a responder, so that clients need not ask.",
			ko: "발급자가 OCSP 응답기를 운영한다면 클라이언트가 묻지 않아도 되도록 OCSP 응답을 스테이플링하십시오."
		},
		reference: "RFC 6066 §8"
	}
});
// src/checks/ssl/trust/problems-form.ts
const formProblems = defineProblems({
	"key-identifiers": {
		severity: "low",
		cause: {
			en: "A certificate of the chain does not identify its key or that of its issuer as it should: an identifier is missing, critical or another one.",
			ko: "체인의 인증서에 주체 또는 발급자의 키 식별자가 없거나, 중요(critical)로 표시되었거나, 서로 맞지 않습니다."
		},
		action: {
			en: "Have it issued again with subjectKeyIdentifier and authorityKeyIdentifier, neither of them critical.",
			ko: "subjectKeyIdentifier와 authorityKeyIdentifier를 중요(critical) 표시 없이 넣어 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.1"
	},
	"key-usage-missing": {
		severity: "low",
		cause: {
			en: "An authority of the chain does not say what its key may be used for.",
			ko: "체인의 인증 기관 인증서에 키 용도(keyUsage)가 없습니다."
		},
		action: {
			en: "Issue the authority's certificate again with key usage keyCertSign (and cRLSign where it issues lists).",
			ko: "키 용도 keyCertSign(폐기 목록을 발급한다면 cRLSign도)을 넣어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.3"
	},
	"serial-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain has a serial number that is zero, negative or longer than 20 bytes.",
			ko: "체인의 인증서 일련번호가 0이거나 음수이거나 20바이트보다 깁니다."
		},
		action: {
			en: "Have it issued again with a positive, random serial number of at most 20 bytes.",
			ko: "20바이트 이하의 무작위 양수 일련번호로 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.2.2"
	},
	"purpose-form": {
		severity: "low",
		cause: {
			en: "The certificate does not state its purpose as public certificates must: the extended key usage is missing, critical, or allows everything.",
			ko: "확장 키 용도가 없거나, 중요(critical)로 표시되었거나, 모든 용도를 허용하여 공인 인증서 규정에 맞지 않습니다."
		},
		action: {
			en: "Have it issued again with extended key usage serverAuth, not critical, and without anyExtendedKeyUsage.",
			ko: "확장 키 용도 serverAuth를 중요(critical) 표시와 anyExtendedKeyUsage 없이 넣어 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.2.7.6"
	},
	"common-name": {
		severity: "low",
		cause: {
			en: "The common name is a host that the certificate is not for, or another spelling of one that it is for; old clients may read it.",
			ko: "공통 이름(CN)이 subjectAltName에 없는 호스트이거나 다른 표기입니다. 오래된 클라이언트는 이 값을 읽을 수 있습니다."
		},
		action: {
			en: "Have it issued again with one of its names, copied character for character, or without a common name.",
			ko: "subjectAltName의 이름 하나를 그대로 옮겨 적거나 공통 이름 없이 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.4.3"
	},
	"leaf-is-authority": {
		severity: "low",
		cause: {
			en: "The server's certificate may sign other certificates, so anyone who obtains its key can issue them.",
			ko: "서버 인증서로 다른 인증서에 서명할 수 있어, 키가 유출되면 인증서를 발급하는 데 악용될 수 있습니다."
		},
		action: {
			en: "Serve a certificate with CA:FALSE and without key usage keyCertSign.",
			ko: "CA:FALSE이고 키 용도에 keyCertSign이 없는 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"authority-as-server": {
		severity: "high",
		cause: {
			en: "The server's certificate is a CA certificate (CA:TRUE). Firefox rejects it (MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY); Chrome and Edge accept it.",
			ko: "서버 인증서가 CA 인증서(CA:TRUE)입니다. Firefox는 거부하고(MOZILLA_PKIX_ERROR_CA_CERT_USED_AS_END_ENTITY) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Serve a certificate with CA:FALSE that the CA issued for this host.",
			ko: "이 호스트용으로 CA가 발급한 CA:FALSE 인증서를 제공하십시오."
		},
		reference: "CA/B BR §7.1.2.7.8"
	},
	"long-chain": {
		severity: "high",
		cause: {
			en: "The chain has more than 6 intermediates. Firefox rejects it (SEC_ERROR_UNKNOWN_ISSUER); Chrome and Edge accept it.",
			ko: "체인에 중간 인증서가 7개 이상 있습니다. Firefox는 거부하고(SEC_ERROR_UNKNOWN_ISSUER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Use a certificate with at most 6 intermediates between it and the root.",
			ko: "루트까지 중간 인증서가 6개 이하인 인증서를 사용하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	"names-spelled-apart": {
		severity: "high",
		cause: {
			en: "A certificate of the chain spells its issuer's name differently from the issuer's own certificate: another string type, letter case or spaces. Firefox rejects it (SEC_ERROR_UNKNOWN_ISSUER); Chrome and Edge accept it.",
			ko: "체인의 인증서에 적힌 발급자 이름이 발급자 인증서의 주체 이름과 문자열 형식, 대소문자 또는 공백에서 다릅니다. Firefox는 거부하고(SEC_ERROR_UNKNOWN_ISSUER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Have the certificate issued again with the issuer's name copied byte for byte from the subject of the CA certificate.",
			ko: "CA 인증서의 주체 이름을 바이트 단위로 그대로 발급자에 넣어 다시 발급받으십시오."
		},
		reference: "CA/B BR §7.1.4.1"
	},
	"large-certificate": {
		severity: "high",
		cause: {
			en: "A certificate of the chain is larger than 64 kB. Firefox rejects it (SEC_ERROR_BAD_DER); Chrome and Edge accept it.",
			ko: "체인에 64kB보다 큰 인증서가 있습니다. Firefox는 거부하고(SEC_ERROR_BAD_DER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Split the names over several certificates, or use a wildcard.",
			ko: "이름을 여러 인증서로 나누거나 와일드카드를 사용하십시오."
		},
		reference: "RFC 5280 §4.1"
	},
	"feature-unreadable": {
		severity: "high",
		cause: {
			en: "The TLS feature extension of the certificate cannot be read. Firefox rejects it (SEC_ERROR_BAD_DER); Chrome and Edge accept it.",
			ko: "인증서의 TLS feature 확장을 읽을 수 없습니다. Firefox는 거부하고(SEC_ERROR_BAD_DER) Chrome과 Edge는 받아들입니다."
		},
		action: {
			en: "Have it issued again without the extension, or with a list of numbers in it (status_request is 5).",
			ko: "이 확장을 빼거나 번호 목록(status_request는 5)을 올바르게 넣어 다시 발급받으십시오."
		},
		reference: "RFC 7633 §4.1"
	},
	"access-empty": {
		severity: "high",
		cause: {
			en: "The authorityInfoAccess of the certificate is empty. Chrome and Edge reject it (ERR_CERT_INVALID); Firefox accepts it.",
			ko: "인증서의 authorityInfoAccess가 비어 있습니다. Chrome과 Edge는 거부하고(ERR_CERT_INVALID) Firefox는 받아들입니다."
		},
		action: {
			en: "Have it issued again with an address in authorityInfoAccess, or without that extension.",
			ko: "authorityInfoAccess에 주소를 넣거나 이 확장을 빼고 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.2.1"
	},
	"names-not-ascii": {
		severity: "high",
		cause: {
			en: "The subjectAltName of the certificate has a name with letters outside ASCII. Chrome and Edge reject the certificate for every host (ERR_CERT_INVALID); Firefox accepts its other names.",
			ko: "인증서의 subjectAltName에 ASCII가 아닌 문자가 든 이름이 있습니다. Chrome과 Edge는 호스트와 무관하게 거부하고(ERR_CERT_INVALID) Firefox는 나머지 이름을 받아들입니다."
		},
		action: {
			en: "Have it issued again with that name as an A-label (xn--).",
			ko: "그 이름을 A-label(xn--)로 적어 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.6"
	},
	"constraints-empty": {
		severity: "high",
		cause: {
			en: "The server's certificate has name constraints, and they are empty. Chrome and Edge reject it (ERR_CERT_INVALID); Firefox accepts it.",
			ko: "서버 인증서에 비어 있는 이름 제한이 있습니다. Chrome과 Edge는 거부하고(ERR_CERT_INVALID) Firefox는 받아들입니다."
		},
		action: {
			en: "Have it issued again without name constraints, which belong in CA certificates alone.",
			ko: "이름 제한은 CA 인증서에만 쓰이므로 이름 제한 없이 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"names-form": {
		severity: "low",
		cause: {
			en: "The subjectAltName of the certificate has not the form that it must have: a name that is no host name (an underscore, a wildcard within a label or directly below a top-level domain), or critical where it must not be.",
			ko: "인증서의 subjectAltName 형식이 올바르지 않습니다. 호스트 이름이 아닌 값(밑줄, 레이블 일부나 최상위 도메인 바로 아래의 와일드카드)이 있거나 중요(critical) 표시가 잘못되었습니다."
		},
		action: {
			en: "Have it issued again with host names of letters, digits and hyphens; subjectAltName is critical only where the subject is empty.",
			ko: "문자, 숫자, 하이픈으로 된 호스트 이름으로 다시 발급받으십시오. subjectAltName은 주체가 비어 있을 때만 중요(critical)로 표시합니다."
		},
		reference: "RFC 5280 §4.2.1.6"
	},
	"constraints-form": {
		severity: "low",
		cause: {
			en: "Name constraints in the chain have not the form that they must have: not critical, empty, outside an authority, or with a base that is no name (a leading dot, a wildcard, an address without its mask).",
			ko: "체인의 이름 제한 형식이 올바르지 않습니다. 중요(critical) 표시가 없거나, 비어 있거나, 인증 기관이 아닌 인증서에 있거나, 이름이 아닌 값(앞의 점, 와일드카드, 마스크 없는 주소)이 있습니다."
		},
		action: {
			en: "Issue the authority's certificate again with critical name constraints, domains without leading dots, and networks with masks.",
			ko: "이름 제한을 중요(critical)로 표시하고, 도메인은 앞의 점 없이, 주소는 마스크와 함께 적어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"authority-form": {
		severity: "low",
		cause: {
			en: "An authority of the chain does not say properly that it is one: basicConstraints is missing or not critical, or limits a path without key usage keyCertSign.",
			ko: "체인의 인증 기관 인증서에 basicConstraints가 없거나 중요(critical)로 표시되지 않았거나, keyCertSign 없이 경로 길이를 제한합니다."
		},
		action: {
			en: "Issue the authority's certificate again with critical basicConstraints CA:TRUE and key usage keyCertSign.",
			ko: "중요(critical)로 표시한 basicConstraints CA:TRUE와 키 용도 keyCertSign을 넣어 인증 기관 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"version-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain is not of version 3.",
			ko: "체인에 버전 3이 아닌 인증서가 있습니다."
		},
		action: {
			en: "Have it issued again as an X.509 v3 certificate.",
			ko: "X.509 v3 인증서로 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.2.1"
	},
	"empty-name": {
		severity: "low",
		cause: {
			en: "An authority of the chain has no name.",
			ko: "체인의 인증 기관에 이름이 없습니다."
		},
		action: {
			en: "Issue the authority's certificate again with a subject, and the certificates below it too.",
			ko: "주체 이름을 넣어 인증 기관 인증서와 그 아래 인증서를 다시 발급하십시오."
		},
		reference: "RFC 5280 §4.1.2.6"
	},
	"extension-form": {
		severity: "low",
		cause: {
			en: "An extension in the chain is critical where it must not be (authorityInfoAccess), or the other way round (policyConstraints).",
			ko: "체인의 확장 중 중요(critical) 표시가 잘못된 것이 있습니다(authorityInfoAccess는 없어야 하고 policyConstraints는 있어야 함)."
		},
		action: {
			en: "Have the certificate issued again with that extension marked as its rule says.",
			ko: "규정대로 표시하여 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"signature-form": {
		severity: "low",
		cause: {
			en: "A certificate of the chain names two different algorithms for its signature.",
			ko: "체인의 인증서에 서명 알고리즘이 서로 다르게 두 번 적혀 있습니다."
		},
		action: {
			en: "Have that certificate issued again.",
			ko: "그 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.1.1.2"
	},
	"key-form": {
		severity: "low",
		cause: {
			en: "An RSA key in the chain has a size that is no whole number of bytes.",
			ko: "체인의 RSA 키 길이가 바이트 단위로 맞지 않습니다."
		},
		action: {
			en: "Make a key of 2048, 3072 or 4096 bits, or on EC P-256, and have the certificate issued again.",
			ko: "2048, 3072, 4096비트 RSA 키 또는 EC P-256 키를 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"verdicts-differ": {
		severity: "info",
		cause: {
			en: "OpenSSL and the path validation of this check do not agree on the chain; the worse of both counts.",
			ko: "OpenSSL과 이 검사의 경로 검증 결과가 서로 다르며 더 나쁜 쪽을 반영했습니다."
		},
		action: {
			en: "Clients may differ as well: mend what else is said of this chain, or, where nothing is, have the certificate issued again.",
			ko: "클라이언트마다 결과가 다를 수 있습니다. 이 체인에 대한 다른 지적을 해결하고, 없으면 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §6.1"
	}
});
// src/checks/ssl/trust/problems-path.ts
const pathProblems = defineProblems({
	"bad-signature": {
		severity: "critical",
		cause: {
			en: "A signature in the chain is wrong: the certificate was not issued by the authority it names.",
			ko: "체인의 서명이 올바르지 않습니다. 인증서에 적힌 기관이 발급한 것이 아닙니다."
		},
		action: {
			en: "Serve the certificate and intermediates exactly as the authority delivered them.",
			ko: "인증 기관이 발급한 인증서와 중간 인증서를 그대로 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"foreign-signature": {
		severity: "critical",
		cause: {
			en: "Browsers reject a signature or an authority's key in the chain. They accept RSA and ECDSA with SHA-256, SHA-384 or SHA-512 only (no SHA-224, SHA-3 or Ed25519), and RSASSA-PSS only by an RSA key with a salt as long as the hash.",
			ko: "브라우저가 체인의 서명이나 인증 기관의 키를 거부합니다. 브라우저는 SHA-256, SHA-384, SHA-512를 사용하는 RSA와 ECDSA만 받아들입니다(SHA-224, SHA-3, Ed25519 불가). RSASSA-PSS는 RSA 키로 만들고 솔트와 해시의 길이가 같아야 합니다."
		},
		action: {
			en: "Use a chain whose authorities have RSA or ECDSA keys and sign with SHA-256.",
			ko: "RSA 또는 ECDSA 키를 가지고 SHA-256으로 서명하는 인증 기관의 체인을 사용하십시오."
		},
		reference: "CA/B BR §7.1.3.2"
	},
	"intermediate-expired": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate has expired.",
			ko: "인증서 상위의 인증 기관 인증서가 만료되었습니다."
		},
		action: {
			en: "Replace the intermediates in the served chain with the authority's current ones.",
			ko: "제공하는 체인의 중간 인증서를 인증 기관의 현재 인증서로 교체하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"intermediate-not-yet-valid": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate is not valid yet.",
			ko: "인증서 상위의 인증 기관 인증서가 아직 유효하지 않습니다."
		},
		action: {
			en: "Serve the intermediate that is valid now.",
			ko: "지금 유효한 중간 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"not-an-authority": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain issued another one although it is no authority.",
			ko: "체인에 인증 기관이 아닌 인증서가 다른 인증서를 발급했습니다."
		},
		action: {
			en: "Use an intermediate with basicConstraints CA:TRUE and keyCertSign.",
			ko: "basicConstraints CA:TRUE와 keyCertSign이 있는 중간 인증서를 사용하십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"intermediate-purpose": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate may not issue certificates for servers: its extended key usage lacks serverAuth.",
			ko: "상위 인증 기관 인증서의 확장 키 용도에 serverAuth가 없어 서버 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Have the certificate issued under an authority for servers.",
			ko: "서버 인증서를 발급할 수 있는 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.12"
	},
	"intermediate-weak-key": {
		severity: "critical",
		cause: {
			en: "An authority above the certificate has a key that is too weak, or of a kind that clients do not take.",
			ko: "인증서 상위의 인증 기관 키가 너무 약하거나 클라이언트가 받아들이지 않는 종류입니다."
		},
		action: {
			en: "Have the certificate issued under an authority with at least RSA 2048 or EC P-256.",
			ko: "RSA 2048 또는 EC P-256 이상의 키를 가진 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "CA/B BR §6.1.5"
	},
	"path-length": {
		severity: "critical",
		cause: {
			en: "The chain is longer than one of its authorities allows.",
			ko: "체인이 인증 기관이 허용한 길이보다 깁니다."
		},
		action: {
			en: "Have the certificate issued by an authority whose path length constraint allows it.",
			ko: "경로 길이 제한에 맞는 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.9"
	},
	"name-constraints": {
		severity: "critical",
		cause: {
			en: "An authority in the chain may not issue certificates for these names.",
			ko: "체인의 인증 기관은 이 이름의 인증서를 발급할 수 없습니다."
		},
		action: {
			en: "Have the certificate issued by an authority whose name constraints allow every name in it.",
			ko: "인증서의 모든 이름을 허용하는 인증 기관에서 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"critical-extension": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain has a critical extension that clients do not know.",
			ko: "체인의 인증서에 클라이언트가 알지 못하는 중요(critical) 확장이 있습니다."
		},
		action: {
			en: "Have it issued again without that extension, or with the extension not critical.",
			ko: "그 확장을 빼거나 중요(critical)로 표시하지 않고 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"constraints-excessive": {
		severity: "critical",
		cause: {
			en: "The chain has more name constraints and names than clients compare; they refuse it instead.",
			ko: "체인의 이름 제한과 이름이 너무 많아 클라이언트가 비교하지 않고 거부합니다."
		},
		action: {
			en: "Have the certificate issued with fewer names, or by an authority with fewer name constraints.",
			ko: "이름을 줄이거나 이름 제한이 더 적은 인증 기관에서 인증서를 발급받으십시오."
		},
		reference: "RFC 5280 §4.2.1.10"
	},
	"duplicate-extension": {
		severity: "critical",
		cause: {
			en: "A certificate in the chain holds the same extension twice, which clients refuse.",
			ko: "체인의 인증서에 같은 확장이 두 번 있어 클라이언트가 거부합니다."
		},
		action: {
			en: "Have that certificate issued again with each extension once.",
			ko: "각 확장을 한 번만 넣어 그 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §4.2"
	},
	"spelled-curve": {
		severity: "critical",
		cause: {
			en: "A key in the chain spells out its elliptic curve in numbers instead of naming it; clients refuse it.",
			ko: "체인의 키가 타원 곡선을 이름이 아닌 매개변수로 적고 있어 클라이언트가 거부합니다."
		},
		action: {
			en: "Make the key anew on a named curve (EC P-256) and have the certificate issued again.",
			ko: "이름 있는 곡선(EC P-256)으로 키를 새로 만들어 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5480 §2.1.1"
	},
	policies: {
		severity: "critical",
		cause: {
			en: "The certificate policies of the chain contradict each other. Chrome and Edge reject the chain; Firefox does not check this.",
			ko: "체인의 인증서 정책이 서로 맞지 않습니다. Chrome과 Edge는 이 체인을 거부하며 Firefox는 검사하지 않습니다."
		},
		action: {
			en: "Have the certificate issued with a policy that every authority above it allows (policyConstraints, policyMappings, inhibitAnyPolicy).",
			ko: "상위의 모든 인증 기관이 허용하는 정책으로 인증서를 발급받으십시오(policyConstraints, policyMappings, inhibitAnyPolicy)."
		},
		reference: "RFC 5280 §6.1"
	},
	refused: {
		severity: "critical",
		cause: {
			en: "OpenSSL refuses the chain without naming a rule that we know ({detail}).",
			ko: "OpenSSL이 알려진 규칙을 밝히지 않고 체인을 거부합니다({detail})."
		},
		action: {
			en: "Check the served chain with `openssl verify`, and have the certificate at fault issued again.",
			ko: "`openssl verify`로 제공하는 체인을 확인하고 문제가 있는 인증서를 다시 발급받으십시오."
		},
		reference: "RFC 5280 §6.1"
	}
});
// src/checks/ssl/trust/problems.ts
const trustProblems = defineProblems({
	"self-signed": {
		severity: "critical",
		cause: {
			en: "The certificate is self-signed: nobody vouches for it.",
			ko: "자체 서명된 인증서이므로 보증하는 기관이 없습니다."
		},
		action: {
			en: "Have a certificate issued by a public authority (for example by ACME), or, for a private one, give its root with --ca-file.",
			ko: "공인 인증 기관에서(예: ACME) 인증서를 발급받으십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	untrusted: {
		severity: "critical",
		cause: {
			en: "The chain does not lead to a trusted root; it ends at {issuer}, which is not trusted or was not sent.",
			ko: "체인이 신뢰할 수 있는 루트로 이어지지 않습니다. 체인 끝의 {issuer|은/는} 신뢰되지 않거나 함께 제공되지 않았습니다."
		},
		action: {
			en: "Serve every intermediate behind the certificate. For a private authority, give its root with --ca-file.",
			ko: "인증서 뒤에 모든 중간 인증서를 함께 제공하십시오. 사설 인증 기관이라면 --ca-file로 루트를 지정하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"issuer-unfetched": {
		severity: "high",
		cause: {
			en: "Whether the chain leads to a trusted root could not be told: what was served does not, and the issuer at {url} could not be fetched ({reason}).",
			ko: "체인이 신뢰할 수 있는 루트로 이어지는지 확인하지 못했습니다. 제공된 인증서만으로는 이어지지 않고, {url}의 발급자 인증서를 가져오지 못했습니다({reason})."
		},
		action: {
			en: "Serve every intermediate behind the certificate, so that nobody has to fetch one.",
			ko: "아무도 내려받을 필요가 없도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"trust-unconfirmed": {
		severity: "high",
		cause: {
			en: "The served chain is incomplete, and whether it is trusted with the fetched intermediate could not be told: the handshake to confirm it failed ({reason}).",
			ko: "제공된 체인이 불완전하며, 가져온 중간 인증서로 신뢰되는지 확인하는 핸드셰이크가 실패했습니다({reason})."
		},
		action: {
			en: "Serve every intermediate behind the certificate, so that one handshake shows all of it.",
			ko: "한 번의 핸드셰이크로 모두 확인되도록 인증서 뒤에 모든 중간 인증서를 함께 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"trust-unchecked": {
		severity: "high",
		cause: {
			en: "Whether the chain is trusted could not be told: the handshake of a current client failed, the one that succeeded overlooks weak keys and hashes, and not all of the chain could be judged here.",
			ko: "체인이 신뢰되는지 확인하지 못했습니다. 최신 클라이언트의 핸드셰이크는 실패했고, 성공한 핸드셰이크는 약한 키와 해시를 걸러 내지 않으며, 체인 일부는 여기서도 판단할 수 없었습니다."
		},
		action: {
			en: "Let the server complete the handshake of a current client, with a chain of certificates that are signed by RSA or ECDSA with SHA-256.",
			ko: "서버가 최신 클라이언트와 핸드셰이크를 마치도록 하고, SHA-256과 RSA 또는 ECDSA로 서명된 체인을 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"path-unclear": {
		severity: "low",
		cause: {
			en: "This check could not follow the chain to its root, because a certificate in it cannot be read or there are too many; OpenSSL's word on it counts. How long the chain holds, and whose root that is, stays open.",
			ko: "읽을 수 없는 인증서가 있거나 인증서가 너무 많아 체인을 루트까지 따라가지 못했으며 OpenSSL의 판단을 따랐습니다. 체인의 만료 시점과 루트의 출처는 알 수 없습니다."
		},
		action: {
			en: "Serve one short chain of certificates that keep to the encoding rules (DER).",
			ko: "인코딩 규칙(DER)에 맞는 인증서로 짧은 체인 하나를 제공하십시오."
		},
		reference: "RFC 5280 §6.1"
	},
	"incomplete-chain": {
		severity: "high",
		cause: {
			en: "The served chain is incomplete: an intermediate is missing. Some clients fetch it; a fresh Firefox, curl and OpenSSL reject the chain.",
			ko: "제공된 체인에 중간 인증서가 빠져 있습니다. 일부 클라이언트는 내려받지만 새로 설치한 Firefox, curl, OpenSSL은 체인을 거부합니다."
		},
		action: {
			en: "Serve the full chain: the certificate followed by every intermediate (fullchain.pem rather than cert.pem).",
			ko: "인증서 뒤에 모든 중간 인증서를 이어 전체 체인을 제공하십시오(cert.pem 대신 fullchain.pem)."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"intermediate-expires-early": {
		severity: "medium",
		cause: {
			en: "The intermediate {subject} expires in {days}, on {date}, and the certificate cannot be used for longer.",
			ko: "중간 인증서 {subject|이/가} {days} 후인 {date}에 만료되며, 인증서도 그 이후에는 사용할 수 없습니다."
		},
		action: {
			en: "Renew the certificate under the authority's current intermediate and serve that one.",
			ko: "인증 기관의 현재 중간 인증서로 인증서를 갱신하고 그 중간 인증서를 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"wrong-order": {
		severity: "low",
		cause: {
			en: "The chain is served in the wrong order; strict clients fail.",
			ko: "체인의 순서가 잘못되어 엄격한 클라이언트에서 실패합니다."
		},
		action: {
			en: "Serve the certificate first, then each intermediate behind the one that it issued.",
			ko: "인증서를 먼저 두고, 각 중간 인증서를 자신이 발급한 인증서 바로 뒤에 두십시오."
		},
		reference: "RFC 5246 §7.4.2"
	},
	"unrelated-certificate": {
		severity: "low",
		cause: {
			en: "The served chain holds a certificate that has nothing to do with the others.",
			ko: "제공된 체인에 관련 없는 인증서가 있습니다."
		},
		action: {
			en: "Remove it from the served chain.",
			ko: "제공하는 체인에서 제거하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"duplicate-certificate": {
		severity: "low",
		cause: {
			en: "The served chain holds the same certificate twice.",
			ko: "제공된 체인에 같은 인증서가 두 번 있습니다."
		},
		action: {
			en: "Serve each certificate once.",
			ko: "각 인증서를 한 번만 제공하십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"root-included": {
		severity: "info",
		cause: {
			en: "The root is served too; clients have it already, and every handshake carries it in vain.",
			ko: "루트 인증서도 함께 제공됩니다. 클라이언트가 이미 가지고 있으므로 핸드셰이크만 커집니다."
		},
		action: {
			en: "Leave the root out of the served chain.",
			ko: "제공하는 체인에서 루트를 빼십시오."
		},
		reference: "RFC 8446 §4.4.2"
	},
	"given-authority": {
		severity: "info",
		cause: {
			en: "Trusted through {authority}, an authority that you gave; the public does not trust it.",
			ko: "직접 지정한 인증 기관 {authority|을/를} 통해 신뢰됩니다. 공개적으로 신뢰되는 기관은 아닙니다."
		},
		action: {
			en: "Nothing, where all clients have that root; else use a public authority.",
			ko: "모든 클라이언트에 이 루트가 설치되어 있다면 조치가 필요 없습니다. 그렇지 않다면 공인 인증 기관을 사용하십시오."
		}
	}
});
// src/checks/ssl/version/problems.ts
const connectionProblems = defineProblems({
	"obsolete-only": {
		severity: "critical",
		cause: {
			en: "The server offers nothing above {protocol}; no current {client} connects.",
			ko: "서버가 {protocol}보다 높은 버전을 제공하지 않아 최신 {client|이/가} 연결할 수 없습니다."
		},
		action: {
			en: "Enable TLS 1.2 and TLS 1.3.",
			ko: "TLS 1.2와 TLS 1.3을 켜십시오."
		},
		reference: "RFC 8996"
	},
	ssl3: {
		severity: "high",
		cause: {
			en: "SSL 3.0 is offered; it is broken (POODLE).",
			ko: "취약점(POODLE)이 있는 SSL 3.0을 제공합니다."
		},
		action: {
			en: "Disable SSL 3.0.",
			ko: "SSL 3.0을 끄십시오."
		},
		reference: "RFC 7568"
	},
	tls10: {
		severity: "medium",
		cause: {
			en: "TLS 1.0 is offered, which is deprecated.",
			ko: "폐기된 TLS 1.0을 제공합니다."
		},
		action: {
			en: "Disable TLS 1.0 ({setting}).",
			ko: "TLS 1.0을 끄십시오({setting})."
		},
		reference: "RFC 8996"
	},
	tls11: {
		severity: "medium",
		cause: {
			en: "TLS 1.1 is offered, which is deprecated.",
			ko: "폐기된 TLS 1.1을 제공합니다."
		},
		action: {
			en: "Disable TLS 1.1 ({setting}).",
			ko: "TLS 1.1을 끄십시오({setting})."
		},
		reference: "RFC 8996"
	},
	"no-tls13": {
		severity: "low",
		cause: {
			en: "TLS 1.3 is not offered.",
			ko: "TLS 1.3을 제공하지 않습니다."
		},
		action: {
			en: "Enable TLS 1.3: it is faster and leaves the weak choices out.",
			ko: "더 빠르고 취약한 선택지가 없는 TLS 1.3을 켜십시오."
		},
		reference: "RFC 9325 §3.1.1"
	},
	"version-unknown": {
		severity: "info",
		cause: {
			en: "Whether {version} is offered could not be told ({reason}).",
			ko: "{version} 제공 여부를 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Check it from a network that nothing filters.",
			ko: "필터링이 없는 네트워크에서 확인하십시오."
		}
	},
	"hsts-missing": {
		severity: "medium",
		cause: {
			en: "No Strict-Transport-Security is sent, so a first visit can be kept on plain HTTP.",
			ko: "Strict-Transport-Security가 없어 첫 방문이 평문 HTTP에 머물 수 있습니다."
		},
		action: {
			en: "Send Strict-Transport-Security: max-age=31536000; includeSubDomains.",
			ko: "Strict-Transport-Security: max-age=31536000; includeSubDomains 헤더를 보내십시오."
		},
		reference: "RFC 6797 §7.1"
	},
	"hsts-invalid": {
		severity: "medium",
		cause: {
			en: "The Strict-Transport-Security header is invalid. Chrome and Firefox ignore it; a max-age of 2^64 or more is ignored by Firefox only.",
			ko: "Strict-Transport-Security 헤더가 올바르지 않아 Chrome과 Firefox가 무시합니다. 2^64 이상의 max-age는 Firefox만 무시합니다."
		},
		action: {
			en: "Send one field with each directive once: max-age=31536000; includeSubDomains.",
			ko: "각 지시어를 한 번씩만 담은 필드 하나를 보내십시오: max-age=31536000; includeSubDomains."
		},
		reference: "RFC 6797 §6.1"
	},
	"hsts-off": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security has a max-age of 0, which tells browsers to forget the policy.",
			ko: "Strict-Transport-Security의 max-age가 0이어서 브라우저가 정책을 삭제합니다."
		},
		action: {
			en: "Send max-age=31536000 unless you mean to leave HTTPS.",
			ko: "HTTPS를 중단하려는 것이 아니라면 max-age=31536000을 보내십시오."
		},
		reference: "RFC 6797 §6.1.1"
	},
	"hsts-short": {
		severity: "medium",
		cause: {
			en: "Strict-Transport-Security lasts for {seconds} seconds only; at least 15552000 (180 days) are expected.",
			ko: "Strict-Transport-Security가 {seconds}초만 유지됩니다. 최소 15552000초(180일)가 필요합니다."
		},
		action: {
			en: "Raise max-age to 31536000 (one year).",
			ko: "max-age를 31536000(1년)으로 늘리십시오."
		},
		reference: "RFC 6797 §6.1.1"
	},
	"hsts-under-a-year": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security lasts for {days}; a year is customary.",
			ko: "Strict-Transport-Security가 {days} 동안 유지됩니다. 보통 1년을 사용합니다."
		},
		action: {
			en: "Raise max-age to 31536000 (one year).",
			ko: "max-age를 31536000(1년)으로 늘리십시오."
		},
		reference: "RFC 6797 §6.1.1"
	},
	"hsts-without-subdomains": {
		severity: "info",
		cause: {
			en: "Strict-Transport-Security does not cover subdomains.",
			ko: "Strict-Transport-Security가 하위 도메인에 적용되지 않습니다."
		},
		action: {
			en: "Add includeSubDomains once every subdomain is served over HTTPS.",
			ko: "모든 하위 도메인을 HTTPS로 제공한 뒤 includeSubDomains를 추가하십시오."
		},
		reference: "RFC 6797 §6.1.2"
	},
	"hsts-unknown": {
		severity: "info",
		cause: {
			en: "HSTS could not be looked for: the site itself did not answer ({reason}). This does not count.",
			ko: "사이트가 직접 응답하지 않아 HSTS를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Make sure that this port serves the site over HTTP, or judge it without HSTS.",
			ko: "이 포트가 HTTP로 사이트를 제공하는지 확인하십시오. 그렇지 않다면 HSTS 없이 판단하십시오."
		}
	}
});
// src/checks/ssl/offers/problems.ts
const offersProblems = defineProblems({
	"suite-null": {
		severity: "critical",
		cause: {
			en: "The server takes a cipher suite that encrypts nothing ({suite}).",
			ko: "서버가 아무것도 암호화하지 않는 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude NULL suites (OpenSSL: !eNULL).",
			ko: "NULL 스위트를 제외하십시오(OpenSSL: !eNULL)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-export": {
		severity: "critical",
		cause: {
			en: "The server takes a cipher suite of export strength ({suite}), which is broken in minutes (FREAK, Logjam).",
			ko: "서버가 몇 분이면 깨지는 수출용 암호 스위트({suite})를 받아들입니다(FREAK, Logjam)."
		},
		action: {
			en: "Exclude export suites (OpenSSL: !EXPORT).",
			ko: "수출용 스위트를 제외하십시오(OpenSSL: !EXPORT)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-anonymous": {
		severity: "critical",
		cause: {
			en: "The server takes an anonymous cipher suite ({suite}), over which anybody can pose as it.",
			ko: "서버가 누구나 서버를 사칭할 수 있는 익명 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude anonymous suites (OpenSSL: !aNULL).",
			ko: "익명 스위트를 제외하십시오(OpenSSL: !aNULL)."
		},
		reference: "RFC 5246 §F.1.1.1"
	},
	"suite-anonymous-mail": {
		severity: "low",
		cause: {
			en: "The server takes an anonymous cipher suite ({suite}) from senders that offer one; those that check who answers never do.",
			ko: "서버가 익명 암호 스위트({suite})를 제안하는 발신 서버로부터 이를 받아들입니다. 상대를 확인하는 발신 서버는 제안하지 않습니다."
		},
		action: {
			en: "Exclude anonymous suites (Postfix: smtpd_tls_exclude_ciphers = aNULL).",
			ko: "익명 스위트를 제외하십시오(Postfix: smtpd_tls_exclude_ciphers = aNULL)."
		},
		reference: "RFC 7435 §3"
	},
	"suite-des": {
		severity: "critical",
		cause: {
			en: "The server takes a cipher suite with single DES ({suite}), whose 56 bits can be searched through.",
			ko: "서버가 전수 조사가 가능한 56비트 DES 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude DES (OpenSSL: !DES).",
			ko: "DES를 제외하십시오(OpenSSL: !DES)."
		},
		reference: "RFC 5469 §4"
	},
	"suite-rc4": {
		severity: "high",
		cause: {
			en: "The server takes a cipher suite with RC4 ({suite}), which leaks what it encrypts.",
			ko: "서버가 평문이 새어 나가는 RC4 암호 스위트({suite})를 받아들입니다."
		},
		action: {
			en: "Exclude RC4 (OpenSSL: !RC4).",
			ko: "RC4를 제외하십시오(OpenSSL: !RC4)."
		},
		reference: "RFC 7465 §2"
	},
	"suite-3des": {
		severity: "medium",
		cause: {
			en: "The server takes a cipher suite with blocks of 64 bits ({suite}), which repeat in long connections (Sweet32).",
			ko: "서버가 긴 연결에서 블록이 반복되는 64비트 블록 암호 스위트({suite})를 받아들입니다(Sweet32)."
		},
		action: {
			en: "Exclude 3DES and IDEA (OpenSSL: !3DES:!IDEA).",
			ko: "3DES와 IDEA를 제외하십시오(OpenSSL: !3DES:!IDEA)."
		},
		reference: "RFC 9325 §4.1"
	},
	"suite-static-rsa": {
		severity: "low",
		cause: {
			en: "The server takes a cipher suite without forward secrecy ({suite}): its key opens whatever was recorded.",
			ko: "서버가 전방향 안전성이 없는 암호 스위트({suite})를 받아들입니다. 키가 유출되면 기록된 통신이 모두 해독됩니다."
		},
		action: {
			en: "Exclude static RSA (OpenSSL: !kRSA).",
			ko: "정적 RSA를 제외하십시오(OpenSSL: !kRSA)."
		},
		reference: "RFC 9325 §4.1"
	},
	"no-modern-suite": {
		severity: "medium",
		cause: {
			en: "The server has no cipher suite with both forward secrecy and authenticated encryption (ECDHE with AES-GCM or ChaCha20).",
			ko: "전방향 안전성과 인증 암호화를 모두 갖춘 암호 스위트(ECDHE와 AES-GCM 또는 ChaCha20)가 서버에 없습니다."
		},
		action: {
			en: "Enable TLS 1.3, or the suites of Mozilla's intermediate profile.",
			ko: "TLS 1.3 또는 Mozilla의 intermediate 프로필에 있는 스위트를 켜십시오."
		},
		reference: "RFC 9325 §4.2"
	},
	"broken-dhe": {
		severity: "critical",
		cause: {
			en: "Diffie-Hellman uses a prime of {bits} bits, which can be broken (Logjam).",
			ko: "디피-헬먼이 깨질 수 있는 {bits}비트 소수를 사용합니다(Logjam)."
		},
		action: {
			en: "Drop the DHE suites, or use ffdhe2048 ({setting}).",
			ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오({setting})."
		},
		reference: "RFC 9325 §4.5"
	},
	"weak-dhe": {
		severity: "medium",
		cause: {
			en: "Diffie-Hellman uses a prime of {bits} bits; at least 2048 are required.",
			ko: "디피-헬먼이 {bits}비트 소수를 사용합니다. 최소 2048비트가 필요합니다."
		},
		action: {
			en: "Drop the DHE suites, or use ffdhe2048 ({setting}).",
			ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오({setting})."
		},
		reference: "RFC 9325 §4.5"
	},
	compression: {
		severity: "high",
		cause: {
			en: "The server compresses inside TLS, which gives secrets away by their length (CRIME).",
			ko: "서버가 TLS 안에서 압축하여 길이로 비밀이 드러날 수 있습니다(CRIME)."
		},
		action: {
			en: "Disable TLS compression.",
			ko: "TLS 압축을 끄십시오."
		},
		reference: "RFC 9325 §3.3"
	},
	"small-curve": {
		severity: "low",
		cause: {
			en: "The server takes the curve {curve}, which has {bits} bits; fewer than 224 are not to be used.",
			ko: "서버가 {bits}비트 곡선 {curve|을/를} 받아들입니다. 224비트 미만의 곡선은 사용하지 않아야 합니다."
		},
		action: {
			en: "Leave only X25519, P-256 and P-384 ({setting}).",
			ko: "X25519, P-256, P-384만 남기십시오({setting})."
		},
		reference: "RFC 9325 §4.5"
	},
	"suites-unknown": {
		severity: "info",
		cause: {
			en: "Whether weak cipher suites are offered could not be told ({families}: {reason}).",
			ko: "취약한 암호 스위트 제공 여부를 확인하지 못했습니다({families}: {reason})."
		},
		action: {
			en: "Check it from a network that nothing filters.",
			ko: "필터링이 없는 네트워크에서 확인하십시오."
		}
	},
	"outside-mozilla": {
		severity: "info",
		cause: {
			en: "The server fits none of Mozilla's profiles (guideline {guideline}). Outside the intermediate one: {reasons}. This does not count.",
			ko: "서버가 Mozilla의 어느 프로필에도 맞지 않습니다(지침 {guideline}). intermediate 프로필에서 벗어난 항목: {reasons}. 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Generate the configuration at https://ssl-config.mozilla.org/ where you want to follow it.",
			ko: "지침을 따르려면 https://ssl-config.mozilla.org/ 에서 설정을 생성하십시오."
		},
		reference: "Mozilla Server Side TLS 6.0"
	}
});
// src/checks/ssl/reach/problems.ts
const reachProblems = defineProblems({
	"outdated-handshake": {
		severity: "medium",
		cause: {
			en: "The handshake of a current client failed; only one with outdated versions, suites and groups succeeded.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했고, 오래된 버전, 암호 스위트, 그룹을 제안했을 때만 성공했습니다."
		},
		action: {
			en: "Configure the server for Mozilla's intermediate profile.",
			ko: "서버를 Mozilla의 intermediate 프로필에 맞게 설정하십시오."
		},
		reference: "RFC 9325"
	},
	"beyond-reach": {
		severity: "critical",
		cause: {
			en: "{who} cannot connect: the server takes nothing that they offer, only {choice}.",
			ko: "서버가 {who}에서 제안하는 것을 모두 거부하고 {choice}만 받아들여 연결할 수 없습니다."
		},
		action: {
			en: "Enable TLS 1.3, and for TLS 1.2 suites with ECDHE and AES-GCM on X25519 or P-256.",
			ko: "TLS 1.3을 켜고, TLS 1.2에서는 X25519 또는 P-256의 ECDHE와 AES-GCM 스위트를 켜십시오."
		},
		reference: "RFC 9325 §4.2"
	},
	"beyond-reach-key": {
		severity: "critical",
		cause: {
			en: "{who} cannot connect: they take no signature by the key of the certificate ({key}).",
			ko: "{who}에서 인증서의 키({key})로 만든 서명을 받아들이지 않으므로 연결할 수 없습니다."
		},
		action: {
			en: "Get a certificate for an ECDSA key on P-256, or serve one beside this one.",
			ko: "P-256 ECDSA 키로 인증서를 발급받거나, 그런 인증서를 함께 제공하십시오."
		},
		reference: "CA/B BR §7.1.3"
	},
	"hello-refused": {
		severity: "high",
		cause: {
			en: "The handshake of a current client failed: the server answers a small ClientHello but not the same one in two packets. Browsers send those, for post-quantum key exchange, and no smaller one after that.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했습니다. 작은 ClientHello에는 응답하지만 같은 것이 두 패킷이면 응답하지 않습니다. 브라우저는 양자 내성 키 교환을 위해 그런 ClientHello를 보내며 작은 것으로 다시 시도하지 않습니다."
		},
		action: {
			en: "Update the server or what stands before it (load balancer, firewall) so that a ClientHello in two packets gets through.",
			ko: "두 패킷으로 나뉜 ClientHello가 통과하도록 서버나 그 앞의 로드 밸런서, 방화벽을 업데이트하십시오."
		},
		reference: "RFC 8446 §4.1.2"
	},
	"handshake-unexplained": {
		severity: "medium",
		cause: {
			en: "The handshake of a current client failed, and a second one that offers everything old as well succeeded. Why the first one failed is not known.",
			ko: "최신 클라이언트의 핸드셰이크는 실패했고, 오래된 방식까지 모두 제안한 두 번째 핸드셰이크는 성공했습니다. 첫 번째가 실패한 이유는 알 수 없습니다."
		},
		action: {
			en: "Measure again. If it stays, look into the server's log, and see whether it signs handshakes with SHA-256.",
			ko: "다시 측정하십시오. 반복된다면 서버 로그와, 핸드셰이크 서명에 SHA-256을 쓰는지 확인하십시오."
		},
		reference: "RFC 9325"
	},
	"hybrid-refused": {
		severity: "high",
		cause: {
			en: "The handshake of a current client failed: the server, or what stands before it, breaks off wherever X25519MLKEM768 is offered, and answers the same client without it. Browsers offer it, and do not come again without it.",
			ko: "최신 클라이언트의 핸드셰이크가 실패했습니다. 서버나 그 앞의 장비가 X25519MLKEM768을 제안하면 연결을 끊고, 제안하지 않으면 응답합니다. 브라우저는 이를 제안하며 빼고 다시 시도하지 않습니다."
		},
		action: {
			en: "Update the server or what stands before it (load balancer, firewall) so that a key share of a group that it does not know is ignored.",
			ko: "모르는 그룹의 키 공유를 무시하도록 서버나 그 앞의 로드 밸런서, 방화벽을 업데이트하십시오."
		},
		reference: "RFC 8446 §4.2.8"
	},
	"beyond-reach-signature": {
		severity: "critical",
		cause: {
			en: "{who} cannot connect: the server signs its key exchange with {signature} alone, which they do not take.",
			ko: "서버가 키 교환에 {signature} 서명만 사용하고 {who}에서 이를 받아들이지 않으므로 연결할 수 없습니다."
		},
		action: {
			en: "Let the server sign with SHA-256 (OpenSSL: SignatureAlgorithms), and enable TLS 1.3.",
			ko: "서버가 SHA-256으로 서명하게 하고(OpenSSL: SignatureAlgorithms) TLS 1.3을 켜십시오."
		},
		reference: "RFC 9155 §4"
	}
});
// src/checks/ssl/certificate/problems-policy.ts
const policyProblems = defineProblems({
	"wildcard-too-broad": {
		severity: "high",
		cause: {
			en: "The certificate has a wildcard for a whole public suffix (such as *.co.uk), under which anybody may register a name{outcome}.",
			ko: "인증서에 누구나 이름을 등록할 수 있는 공개 접미사 전체(예: *.co.kr)에 대한 와일드카드가 있습니다.{outcome}"
		},
		action: {
			en: "Have a certificate issued for your own domain and its subdomains.",
			ko: "자신의 도메인과 하위 도메인에 대한 인증서를 발급받으십시오."
		},
		reference: "CA/B BR §3.2.2.6"
	},
	"lifetime-too-long": {
		severity: "medium",
		cause: {
			en: "The certificate holds for {days}; one that is issued on {date} may hold for {limit} at most, and {strict} refuse longer ones.",
			ko: "인증서의 유효 기간이 {days}입니다. {date}에 발급된 인증서는 최대 {limit}일까지 허용되며, {strict|은/는} 더 긴 인증서를 거부합니다."
		},
		action: {
			en: "Have a certificate issued for the usual time, and its renewal automated.",
			ko: "통상적인 기간의 인증서를 발급받고 갱신을 자동화하십시오."
		},
		reference: "CA/B BR §6.3.2"
	},
	"no-timestamps": {
		severity: "high",
		cause: {
			en: "The certificate comes without any signed certificate timestamp; {strict} refuse public certificates that are not logged.",
			ko: "인증서에 투명성 타임스탬프(SCT)가 없습니다. {strict|은/는} 기록되지 않은 공개 인증서를 거부합니다."
		},
		action: {
			en: "Have the certificate issued again with embedded timestamps, as public authorities do unless told otherwise.",
			ko: "타임스탬프가 포함된 인증서를 다시 발급받으십시오. 공개 인증 기관은 기본으로 포함합니다."
		},
		reference: "RFC 6962 §3.3"
	},
	"timestamps-unknown": {
		severity: "info",
		cause: {
			en: "The certificate has no timestamp of its own; whether one is sent beside it could not be seen. This does not count.",
			ko: "인증서 자체에는 타임스탬프가 없으며, 함께 전송되는지는 확인하지 못했습니다. 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Prefer a certificate with embedded timestamps.",
			ko: "타임스탬프가 포함된 인증서를 사용하십시오."
		},
		reference: "RFC 6962 §3.3"
	},
	"must-staple": {
		severity: "high",
		cause: {
			en: "The certificate demands a stapled OCSP response, and the server sends no valid one. Firefox shows an error page; Chrome and Edge do not check this.",
			ko: "인증서가 스테이플링된 OCSP 응답을 요구하지만 서버가 유효한 응답을 보내지 않습니다. Firefox는 오류 페이지를 표시하고 Chrome과 Edge는 검사하지 않습니다."
		},
		action: {
			en: "Enable {stapling}, or have a certificate issued without must-staple.",
			ko: "{stapling|을/를} 켜거나 must-staple이 없는 인증서를 발급받으십시오."
		},
		reference: "RFC 7633 §4.2.3"
	},
	"staple-unusable": {
		severity: "low",
		cause: {
			en: "The stapled OCSP response proves nothing ({reason}), and clients pass over it.",
			ko: "스테이플링된 OCSP 응답이 아무것도 증명하지 못해({reason}) 클라이언트가 무시합니다."
		},
		action: {
			en: "Let the server fetch fresh responses before the old ones end.",
			ko: "이전 응답이 만료되기 전에 서버가 새 응답을 가져오도록 하십시오."
		},
		reference: "RFC 6960 §3.2"
	},
	"staple-too-long": {
		severity: "low",
		cause: {
			en: "The stapled OCSP response holds for {days}; the rules for public authorities allow ten.",
			ko: "스테이플링된 OCSP 응답의 유효 기간이 {days}입니다. 공개 인증 기관에는 10일까지 허용됩니다."
		},
		action: {
			en: "Report it to the authority: a revocation would go unseen for as long.",
			ko: "인증 기관에 알리십시오. 그동안 폐기 사실이 드러나지 않습니다."
		},
		reference: "CA/B BR §4.9.10"
	}
});
// src/checks/ssl/revocation/problems.ts
const revocationProblems = defineProblems({
	"intermediate-revoked": {
		severity: "critical",
		cause: {
			en: "The intermediate certificate {name} was revoked by its issuer on {date} (source: {source}): nothing below it is to be believed.",
			ko: "중간 인증서 {name|이/가} {date}에 발급자에 의해 폐기되었습니다(출처: {source}). 그 아래의 인증서는 믿을 수 없습니다."
		},
		action: {
			en: "Have a new certificate issued under an intermediate that is in force, and serve it with that one.",
			ko: "유효한 중간 인증서 아래에서 인증서를 새로 발급받아 그 중간 인증서와 함께 제공하십시오."
		},
		reference: "RFC 5280 §6.1.3"
	},
	"intermediate-revoked-avoidable": {
		severity: "medium",
		cause: {
			en: "The intermediate certificate {name} was revoked on {date} (source: {source}). Another path avoids it, but not every client looks for one.",
			ko: "중간 인증서 {name|이/가} {date}에 폐기되었습니다(출처: {source}). 이를 피하는 다른 경로가 있지만 모든 클라이언트가 그 경로를 찾지는 않습니다."
		},
		action: {
			en: "Serve the other intermediate alone, and take the revoked one out of the chain.",
			ko: "폐기된 중간 인증서를 체인에서 빼고 다른 중간 인증서만 제공하십시오."
		},
		reference: "RFC 4158 §3.5"
	},
	"intermediate-revoked-unclear": {
		severity: "high",
		cause: {
			en: "The intermediate certificate {name} was revoked on {date} (source: {source}). Another path avoids it, but whether that one is revoked, too, could not be told, so that there is no grade.",
			ko: "중간 인증서 {name|이/가} {date}에 폐기되었습니다(출처: {source}). 이를 피하는 다른 경로가 있지만 그 경로의 폐기 여부를 확인하지 못해 등급을 매기지 않습니다."
		},
		action: {
			en: "Have a new certificate issued under an intermediate that is in force, and serve it with that one.",
			ko: "유효한 중간 인증서 아래에서 인증서를 새로 발급받아 그 중간 인증서와 함께 제공하십시오."
		},
		reference: "RFC 5280 §6.3"
	},
	"intermediate-revocation-unknown": {
		severity: "info",
		cause: {
			en: "Whether the intermediate certificate {name} is revoked could not be told ({why}). This does not count.",
			ko: "중간 인증서 {name}의 폐기 여부를 확인하지 못했습니다({why}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Nothing on your server: ask its issuer if it stays so.",
			ko: "서버에서 할 일은 없습니다. 계속되면 발급자에게 문의하십시오."
		},
		reference: "RFC 5280 §6.3"
	}
});
// src/checks/ssl/starttls/problems.ts
const starttlsProblems = defineProblems({ "starttls-injected": {
	severity: "high",
	cause: {
		en: "Plain text came between the go-ahead for TLS and TLS itself; clients that keep it take a stranger's words for the server's.",
		ko: "TLS 시작 응답과 TLS 사이에 평문이 끼어 있었습니다. 이를 버리지 않는 클라이언트는 제삼자의 말을 서버의 말로 받아들입니다."
	},
	action: {
		en: "Update the server so that it sends nothing more before TLS; where it does not, look for who stands in between.",
		ko: "TLS 전에 아무것도 더 보내지 않도록 서버를 업데이트하십시오. 서버가 보낸 것이 아니라면 중간에서 끼어드는 장비를 찾으십시오."
	},
	reference: "RFC 3207 §4.2, CVE-2011-0411"
} });
// src/checks/ssl/problems.ts
const problems = defineProblems({
	...certificateProblems,
	...trustProblems,
	...pathProblems,
	...formProblems,
	...connectionProblems,
	...reachProblems,
	...offersProblems,
	...policyProblems,
	...revocationProblems,
	...starttlsProblems,
	...addressesProblems,
	...surroundingsProblems
});
const words = {
	problems,
	doubts: doubtWords,
	parts: {
		certificate: {
			en: "Certificate validity",
			ko: "인증서 유효성"
		},
		version: {
			en: "TLS versions",
			ko: "TLS 버전"
		},
		trust: {
			en: "Chain of trust",
			ko: "신뢰 체인"
		},
		hsts: {
			en: "HSTS",
			ko: "HSTS"
		}
	},
	caps: {
		...surroundingsCaps,
		"no-certificate": {
			en: "the server presents no certificate",
			ko: "서버가 인증서를 제시하지 않음"
		},
		oversized: {
			en: "the certificates are larger than clients take",
			ko: "인증서가 클라이언트가 받는 크기를 넘음"
		},
		unreadable: {
			en: "the certificate cannot be read",
			ko: "인증서를 읽을 수 없음"
		},
		expired: {
			en: "the certificate has expired",
			ko: "인증서가 만료됨"
		},
		"not-yet-valid": {
			en: "the certificate is not valid yet",
			ko: "인증서의 유효 기간이 아직 시작되지 않음"
		},
		"wrong-name": {
			en: "the certificate is for another name",
			ko: "인증서가 다른 이름용임"
		},
		"no-san": {
			en: "the certificate names no host",
			ko: "인증서에 호스트 이름이 없음"
		},
		"weak-key": {
			en: "the key is too weak",
			ko: "키가 너무 약함"
		},
		"weak-signature": {
			en: "a signature uses a broken hash",
			ko: "서명에 취약한 해시가 쓰임"
		},
		"wrong-purpose": {
			en: "the certificate is not for servers",
			ko: "인증서가 서버용이 아님"
		},
		"wrong-key-usage": {
			en: "the key may not be used as it is",
			ko: "키 용도가 사용 방식과 맞지 않음"
		},
		revoked: {
			en: "the certificate is revoked",
			ko: "인증서가 폐기됨"
		},
		"intermediate-revoked": {
			en: "an intermediate certificate is revoked",
			ko: "중간 인증서가 폐기됨"
		},
		untrusted: {
			en: "the certificate is not trusted",
			ko: "인증서를 신뢰할 수 없음"
		},
		"obsolete-only": {
			en: "nothing above TLS 1.1 is offered",
			ko: "TLS 1.1보다 높은 버전을 제공하지 않음"
		},
		"beyond-reach": {
			en: "most browsers cannot connect",
			ko: "대부분의 브라우저가 연결할 수 없음"
		},
		"chromium-refused": {
			en: "Chrome and Edge reject the certificate",
			ko: "Chrome과 Edge가 인증서를 거부함"
		},
		"firefox-refused": {
			en: "Firefox rejects the certificate",
			ko: "Firefox가 인증서를 거부함"
		},
		"browser-refused": {
			en: "the handshake of a browser failed",
			ko: "브라우저의 핸드셰이크가 실패함"
		},
		unseen: {
			en: "which old versions or weak suites are offered is not known",
			ko: "오래된 버전이나 취약한 스위트의 제공 여부를 알 수 없음"
		},
		ssl3: {
			en: "SSL 3.0 is offered",
			ko: "SSL 3.0을 제공함"
		},
		"old-versions": {
			en: "TLS 1.0 or 1.1 is offered",
			ko: "TLS 1.0 또는 1.1을 제공함"
		},
		"incomplete-chain": {
			en: "the served chain is incomplete",
			ko: "제공된 체인이 불완전함"
		},
		"no-tls13": {
			en: "TLS 1.3 is not offered",
			ko: "TLS 1.3을 제공하지 않음"
		},
		"expires-soon": {
			en: "the certificate expires soon",
			ko: "인증서가 곧 만료됨"
		},
		"worthless-suites": {
			en: "a cipher suite that protects nothing is offered",
			ko: "보호하지 못하는 암호 스위트를 제공함"
		},
		"old-suites": {
			en: "RC4 or 3DES is offered",
			ko: "RC4 또는 3DES를 제공함"
		},
		"no-modern-suite": {
			en: "no suite has forward secrecy and authenticated encryption",
			ko: "전방향 안전성과 인증 암호화를 갖춘 스위트가 없음"
		},
		"broken-dhe": {
			en: "Diffie-Hellman is below 1024 bits",
			ko: "디피-헬먼이 1024비트 미만임"
		},
		"weak-dhe": {
			en: "Diffie-Hellman is below 2048 bits",
			ko: "디피-헬먼이 2048비트 미만임"
		},
		injected: {
			en: "plain text came before TLS",
			ko: "TLS 전에 평문이 끼어듦"
		},
		compression: {
			en: "TLS compression is offered",
			ko: "TLS 압축을 제공함"
		},
		"no-timestamps": {
			en: "the certificate has no timestamp (SCT)",
			ko: "인증서에 타임스탬프(SCT)가 없음"
		},
		"must-staple": {
			en: "the staple that the certificate demands is missing",
			ko: "인증서가 요구하는 스테이플이 없음"
		}
	},
	kpis: {
		...surroundingsKpis,
		mozilla: {
			en: "Mozilla profile",
			ko: "Mozilla 프로필"
		},
		"days-left": {
			en: "Days left",
			ko: "남은 일수"
		},
		issuer: {
			en: "Issuer",
			ko: "발급자"
		},
		protocol: {
			en: "Negotiated version",
			ko: "협상된 버전"
		},
		group: {
			en: "Key exchange group",
			ko: "키 교환 그룹"
		},
		key: {
			en: "Key",
			ko: "키"
		},
		cipher: {
			en: "Cipher suite",
			ko: "암호 스위트"
		},
		revocation: {
			en: "Revocation",
			ko: "폐기 여부"
		},
		hsts: {
			en: "HSTS max-age",
			ko: "HSTS max-age"
		}
	},
	values: {
		mozilla: { neither: {
			en: "neither",
			ko: "어느 것도 아님"
		} },
		group: { false: {
			en: "none",
			ko: "없음"
		} },
		revocation: {
			good: {
				en: "good",
				ko: "정상"
			},
			revoked: {
				en: "revoked",
				ko: "폐기됨"
			},
			"issuer-revoked": {
				en: "an issuer is revoked",
				ko: "발급자가 폐기됨"
			},
			"not-applicable": {
				en: "not applicable",
				ko: "해당 없음"
			}
		},
		hsts: {
			false: {
				en: "not sent",
				ko: "보내지 않음"
			},
			invalid: {
				en: "invalid",
				ko: "잘못된 값"
			}
		}
	}
};
// src/data/tls-groups.ts
const groupFamilies = {
	hybrid: [
		{
			code: 4588,
			name: "X25519MLKEM768"
		},
		{
			code: 4587,
			name: "SecP256r1MLKEM768"
		},
		{
			code: 4589,
			name: "SecP384r1MLKEM1024"
		},
		{
			code: 25497,
			name: "X25519Kyber768Draft00",
			isDraft: true
		}
	],
	rare: [
		{
			code: 25498,
			name: "SecP256r1Kyber768Draft00",
			isDraft: true
		},
		{
			code: 512,
			name: "MLKEM512"
		},
		{
			code: 513,
			name: "MLKEM768"
		},
		{
			code: 514,
			name: "MLKEM1024"
		}
	],
	montgomery: [{
		code: 29,
		name: "x25519"
	}, {
		code: 30,
		name: "x448"
	}],
	nist: [
		{
			code: 23,
			name: "secp256r1",
			bits: 256
		},
		{
			code: 24,
			name: "secp384r1",
			bits: 384
		},
		{
			code: 25,
			name: "secp521r1",
			bits: 521
		}
	],
	finite: [
		{
			code: 256,
			name: "ffdhe2048"
		},
		{
			code: 257,
			name: "ffdhe3072"
		},
		{
			code: 258,
			name: "ffdhe4096"
		},
		{
			code: 259,
			name: "ffdhe6144"
		},
		{
			code: 260,
			name: "ffdhe8192"
		}
	],
	legacy: [
		{
			code: 15,
			name: "secp160k1",
			bits: 160
		},
		{
			code: 16,
			name: "secp160r1",
			bits: 160
		},
		{
			code: 17,
			name: "secp160r2",
			bits: 160
		},
		{
			code: 1,
			name: "sect163k1",
			bits: 163
		},
		{
			code: 2,
			name: "sect163r1",
			bits: 163
		},
		{
			code: 3,
			name: "sect163r2",
			bits: 163
		},
		{
			code: 18,
			name: "secp192k1",
			bits: 192
		},
		{
			code: 19,
			name: "secp192r1",
			bits: 192
		},
		{
			code: 4,
			name: "sect193r1",
			bits: 193
		},
		{
			code: 5,
			name: "sect193r2",
			bits: 193
		},
		{
			code: 20,
			name: "secp224k1",
			bits: 224
		},
		{
			code: 21,
			name: "secp224r1",
			bits: 224
		},
		{
			code: 6,
			name: "sect233k1",
			bits: 233
		},
		{
			code: 7,
			name: "sect233r1",
			bits: 233
		},
		{
			code: 8,
			name: "sect239k1",
			bits: 239
		},
		{
			code: 22,
			name: "secp256k1",
			bits: 256
		},
		{
			code: 26,
			name: "brainpoolP256r1",
			bits: 256
		},
		{
			code: 9,
			name: "sect283k1",
			bits: 283
		},
		{
			code: 10,
			name: "sect283r1",
			bits: 283
		},
		{
			code: 27,
			name: "brainpoolP384r1",
			bits: 384
		},
		{
			code: 11,
			name: "sect409k1",
			bits: 409
		},
		{
			code: 12,
			name: "sect409r1",
			bits: 409
		},
		{
			code: 28,
			name: "brainpoolP512r1",
			bits: 512
		},
		{
			code: 13,
			name: "sect571k1",
			bits: 571
		},
		{
			code: 14,
			name: "sect571r1",
			bits: 571
		}
	]
};
const hybridGroup = "X25519MLKEM768";
const otherPostQuantumGroups = [...groupFamilies.hybrid, ...groupFamilies.rare].filter(({ name }) => name !== hybridGroup);
const classicGroups$1 = [...groupFamilies.montgomery.filter(({ name }) => name === "x25519"), ...groupFamilies.nist];
// src/data/cipher-suites-weak.ts
const weakSuites = {
	null: [
		[1, "TLS_RSA_WITH_NULL_MD5"],
		[2, "TLS_RSA_WITH_NULL_SHA"],
		[59, "TLS_RSA_WITH_NULL_SHA256"],
		[49153, "TLS_ECDH_ECDSA_WITH_NULL_SHA"],
		[49158, "TLS_ECDHE_ECDSA_WITH_NULL_SHA"],
		[49163, "TLS_ECDH_RSA_WITH_NULL_SHA"],
		[49168, "TLS_ECDHE_RSA_WITH_NULL_SHA"],
		[49173, "TLS_ECDH_anon_WITH_NULL_SHA"]
	],
	export: [
		[3, "TLS_RSA_EXPORT_WITH_RC4_40_MD5"],
		[6, "TLS_RSA_EXPORT_WITH_RC2_CBC_40_MD5"],
		[8, "TLS_RSA_EXPORT_WITH_DES40_CBC_SHA"],
		[11, "TLS_DH_DSS_EXPORT_WITH_DES40_CBC_SHA"],
		[14, "TLS_DH_RSA_EXPORT_WITH_DES40_CBC_SHA"],
		[17, "TLS_DHE_DSS_EXPORT_WITH_DES40_CBC_SHA"],
		[20, "TLS_DHE_RSA_EXPORT_WITH_DES40_CBC_SHA"],
		[23, "TLS_DH_anon_EXPORT_WITH_RC4_40_MD5"],
		[25, "TLS_DH_anon_EXPORT_WITH_DES40_CBC_SHA"],
		[96, "TLS_RSA_EXPORT1024_WITH_RC4_56_MD5"],
		[97, "TLS_RSA_EXPORT1024_WITH_RC2_CBC_56_MD5"],
		[98, "TLS_RSA_EXPORT1024_WITH_DES_CBC_SHA"],
		[99, "TLS_DHE_DSS_EXPORT1024_WITH_DES_CBC_SHA"],
		[100, "TLS_RSA_EXPORT1024_WITH_RC4_56_SHA"],
		[101, "TLS_DHE_DSS_EXPORT1024_WITH_RC4_56_SHA"]
	],
	anonymous: [
		[24, "TLS_DH_anon_WITH_RC4_128_MD5"],
		[26, "TLS_DH_anon_WITH_DES_CBC_SHA"],
		[27, "TLS_DH_anon_WITH_3DES_EDE_CBC_SHA"],
		[52, "TLS_DH_anon_WITH_AES_128_CBC_SHA"],
		[58, "TLS_DH_anon_WITH_AES_256_CBC_SHA"],
		[70, "TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA"],
		[108, "TLS_DH_anon_WITH_AES_128_CBC_SHA256"],
		[109, "TLS_DH_anon_WITH_AES_256_CBC_SHA256"],
		[137, "TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA"],
		[155, "TLS_DH_anon_WITH_SEED_CBC_SHA"],
		[166, "TLS_DH_anon_WITH_AES_128_GCM_SHA256"],
		[167, "TLS_DH_anon_WITH_AES_256_GCM_SHA384"],
		[191, "TLS_DH_anon_WITH_CAMELLIA_128_CBC_SHA256"],
		[197, "TLS_DH_anon_WITH_CAMELLIA_256_CBC_SHA256"],
		[49174, "TLS_ECDH_anon_WITH_RC4_128_SHA"],
		[49175, "TLS_ECDH_anon_WITH_3DES_EDE_CBC_SHA"],
		[49176, "TLS_ECDH_anon_WITH_AES_128_CBC_SHA"],
		[49177, "TLS_ECDH_anon_WITH_AES_256_CBC_SHA"],
		[49222, "TLS_DH_anon_WITH_ARIA_128_CBC_SHA256"],
		[49223, "TLS_DH_anon_WITH_ARIA_256_CBC_SHA384"],
		[49242, "TLS_DH_anon_WITH_ARIA_128_GCM_SHA256"],
		[49243, "TLS_DH_anon_WITH_ARIA_256_GCM_SHA384"],
		[49284, "TLS_DH_anon_WITH_CAMELLIA_128_GCM_SHA256"],
		[49285, "TLS_DH_anon_WITH_CAMELLIA_256_GCM_SHA384"]
	],
	des: [
		[9, "TLS_RSA_WITH_DES_CBC_SHA"],
		[12, "TLS_DH_DSS_WITH_DES_CBC_SHA"],
		[15, "TLS_DH_RSA_WITH_DES_CBC_SHA"],
		[18, "TLS_DHE_DSS_WITH_DES_CBC_SHA"],
		[21, "TLS_DHE_RSA_WITH_DES_CBC_SHA"],
		[65278, "SSL_RSA_FIPS_WITH_DES_CBC_SHA"]
	],
	rc4: [
		[4, "TLS_RSA_WITH_RC4_128_MD5"],
		[5, "TLS_RSA_WITH_RC4_128_SHA"],
		[102, "TLS_DHE_DSS_WITH_RC4_128_SHA"],
		[49154, "TLS_ECDH_ECDSA_WITH_RC4_128_SHA"],
		[49159, "TLS_ECDHE_ECDSA_WITH_RC4_128_SHA"],
		[49164, "TLS_ECDH_RSA_WITH_RC4_128_SHA"],
		[49169, "TLS_ECDHE_RSA_WITH_RC4_128_SHA"]
	],
	"3des": [
		[7, "TLS_RSA_WITH_IDEA_CBC_SHA"],
		[10, "TLS_RSA_WITH_3DES_EDE_CBC_SHA"],
		[13, "TLS_DH_DSS_WITH_3DES_EDE_CBC_SHA"],
		[16, "TLS_DH_RSA_WITH_3DES_EDE_CBC_SHA"],
		[19, "TLS_DHE_DSS_WITH_3DES_EDE_CBC_SHA"],
		[22, "TLS_DHE_RSA_WITH_3DES_EDE_CBC_SHA"],
		[49155, "TLS_ECDH_ECDSA_WITH_3DES_EDE_CBC_SHA"],
		[49160, "TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA"],
		[49165, "TLS_ECDH_RSA_WITH_3DES_EDE_CBC_SHA"],
		[49170, "TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA"],
		[65279, "SSL_RSA_FIPS_WITH_3DES_EDE_CBC_SHA"]
	]
};
// src/data/cipher-suites.ts
const suiteFamilies = {
	...weakSuites,
	"ecdhe-aead": [
		[49195, "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256"],
		[49196, "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384"],
		[49199, "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"],
		[49200, "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"],
		[52392, "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256"],
		[52393, "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256"]
	],
	"ecdhe-cbc": [
		[49161, "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA"],
		[49162, "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA"],
		[49171, "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA"],
		[49172, "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA"],
		[49187, "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256"],
		[49188, "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384"],
		[49191, "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256"],
		[49192, "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384"],
		[49224, "TLS_ECDHE_ECDSA_WITH_ARIA_128_CBC_SHA256"],
		[49225, "TLS_ECDHE_ECDSA_WITH_ARIA_256_CBC_SHA384"],
		[49228, "TLS_ECDHE_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49229, "TLS_ECDHE_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49266, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49267, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_CBC_SHA384"],
		[49270, "TLS_ECDHE_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49271, "TLS_ECDHE_RSA_WITH_CAMELLIA_256_CBC_SHA384"]
	],
	dhe: [
		[50, "TLS_DHE_DSS_WITH_AES_128_CBC_SHA"],
		[51, "TLS_DHE_RSA_WITH_AES_128_CBC_SHA"],
		[56, "TLS_DHE_DSS_WITH_AES_256_CBC_SHA"],
		[57, "TLS_DHE_RSA_WITH_AES_256_CBC_SHA"],
		[64, "TLS_DHE_DSS_WITH_AES_128_CBC_SHA256"],
		[68, "TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA"],
		[69, "TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA"],
		[103, "TLS_DHE_RSA_WITH_AES_128_CBC_SHA256"],
		[106, "TLS_DHE_DSS_WITH_AES_256_CBC_SHA256"],
		[107, "TLS_DHE_RSA_WITH_AES_256_CBC_SHA256"],
		[135, "TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA"],
		[136, "TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA"],
		[153, "TLS_DHE_DSS_WITH_SEED_CBC_SHA"],
		[154, "TLS_DHE_RSA_WITH_SEED_CBC_SHA"],
		[158, "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256"],
		[159, "TLS_DHE_RSA_WITH_AES_256_GCM_SHA384"],
		[162, "TLS_DHE_DSS_WITH_AES_128_GCM_SHA256"],
		[163, "TLS_DHE_DSS_WITH_AES_256_GCM_SHA384"],
		[189, "TLS_DHE_DSS_WITH_CAMELLIA_128_CBC_SHA256"],
		[190, "TLS_DHE_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[195, "TLS_DHE_DSS_WITH_CAMELLIA_256_CBC_SHA256"],
		[196, "TLS_DHE_RSA_WITH_CAMELLIA_256_CBC_SHA256"],
		[49218, "TLS_DHE_DSS_WITH_ARIA_128_CBC_SHA256"],
		[49219, "TLS_DHE_DSS_WITH_ARIA_256_CBC_SHA384"],
		[49220, "TLS_DHE_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49221, "TLS_DHE_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49234, "TLS_DHE_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49235, "TLS_DHE_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49238, "TLS_DHE_DSS_WITH_ARIA_128_GCM_SHA256"],
		[49239, "TLS_DHE_DSS_WITH_ARIA_256_GCM_SHA384"],
		[49276, "TLS_DHE_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49277, "TLS_DHE_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49280, "TLS_DHE_DSS_WITH_CAMELLIA_128_GCM_SHA256"],
		[49281, "TLS_DHE_DSS_WITH_CAMELLIA_256_GCM_SHA384"],
		[49310, "TLS_DHE_RSA_WITH_AES_128_CCM"],
		[49311, "TLS_DHE_RSA_WITH_AES_256_CCM"],
		[49314, "TLS_DHE_RSA_WITH_AES_128_CCM_8"],
		[49315, "TLS_DHE_RSA_WITH_AES_256_CCM_8"],
		[52394, "TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256"]
	],
	"static-rsa": [
		[47, "TLS_RSA_WITH_AES_128_CBC_SHA"],
		[53, "TLS_RSA_WITH_AES_256_CBC_SHA"],
		[60, "TLS_RSA_WITH_AES_128_CBC_SHA256"],
		[61, "TLS_RSA_WITH_AES_256_CBC_SHA256"],
		[65, "TLS_RSA_WITH_CAMELLIA_128_CBC_SHA"],
		[132, "TLS_RSA_WITH_CAMELLIA_256_CBC_SHA"],
		[150, "TLS_RSA_WITH_SEED_CBC_SHA"],
		[156, "TLS_RSA_WITH_AES_128_GCM_SHA256"],
		[157, "TLS_RSA_WITH_AES_256_GCM_SHA384"],
		[186, "TLS_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[192, "TLS_RSA_WITH_CAMELLIA_256_CBC_SHA256"],
		[49212, "TLS_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49213, "TLS_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49232, "TLS_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49233, "TLS_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49274, "TLS_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49275, "TLS_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49308, "TLS_RSA_WITH_AES_128_CCM"],
		[49309, "TLS_RSA_WITH_AES_256_CCM"],
		[49312, "TLS_RSA_WITH_AES_128_CCM_8"],
		[49313, "TLS_RSA_WITH_AES_256_CCM_8"]
	],
	other: [
		[48, "TLS_DH_DSS_WITH_AES_128_CBC_SHA"],
		[49, "TLS_DH_RSA_WITH_AES_128_CBC_SHA"],
		[54, "TLS_DH_DSS_WITH_AES_256_CBC_SHA"],
		[55, "TLS_DH_RSA_WITH_AES_256_CBC_SHA"],
		[62, "TLS_DH_DSS_WITH_AES_128_CBC_SHA256"],
		[63, "TLS_DH_RSA_WITH_AES_128_CBC_SHA256"],
		[66, "TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA"],
		[67, "TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA"],
		[104, "TLS_DH_DSS_WITH_AES_256_CBC_SHA256"],
		[105, "TLS_DH_RSA_WITH_AES_256_CBC_SHA256"],
		[133, "TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA"],
		[134, "TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA"],
		[151, "TLS_DH_DSS_WITH_SEED_CBC_SHA"],
		[152, "TLS_DH_RSA_WITH_SEED_CBC_SHA"],
		[160, "TLS_DH_RSA_WITH_AES_128_GCM_SHA256"],
		[161, "TLS_DH_RSA_WITH_AES_256_GCM_SHA384"],
		[164, "TLS_DH_DSS_WITH_AES_128_GCM_SHA256"],
		[165, "TLS_DH_DSS_WITH_AES_256_GCM_SHA384"],
		[187, "TLS_DH_DSS_WITH_CAMELLIA_128_CBC_SHA256"],
		[188, "TLS_DH_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[193, "TLS_DH_DSS_WITH_CAMELLIA_256_CBC_SHA256"],
		[194, "TLS_DH_RSA_WITH_CAMELLIA_256_CBC_SHA256"],
		[49156, "TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA"],
		[49157, "TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA"],
		[49166, "TLS_ECDH_RSA_WITH_AES_128_CBC_SHA"],
		[49167, "TLS_ECDH_RSA_WITH_AES_256_CBC_SHA"],
		[49189, "TLS_ECDH_ECDSA_WITH_AES_128_CBC_SHA256"],
		[49190, "TLS_ECDH_ECDSA_WITH_AES_256_CBC_SHA384"],
		[49193, "TLS_ECDH_RSA_WITH_AES_128_CBC_SHA256"],
		[49194, "TLS_ECDH_RSA_WITH_AES_256_CBC_SHA384"],
		[49197, "TLS_ECDH_ECDSA_WITH_AES_128_GCM_SHA256"],
		[49198, "TLS_ECDH_ECDSA_WITH_AES_256_GCM_SHA384"],
		[49201, "TLS_ECDH_RSA_WITH_AES_128_GCM_SHA256"],
		[49202, "TLS_ECDH_RSA_WITH_AES_256_GCM_SHA384"],
		[49214, "TLS_DH_DSS_WITH_ARIA_128_CBC_SHA256"],
		[49215, "TLS_DH_DSS_WITH_ARIA_256_CBC_SHA384"],
		[49216, "TLS_DH_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49217, "TLS_DH_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49226, "TLS_ECDH_ECDSA_WITH_ARIA_128_CBC_SHA256"],
		[49227, "TLS_ECDH_ECDSA_WITH_ARIA_256_CBC_SHA384"],
		[49230, "TLS_ECDH_RSA_WITH_ARIA_128_CBC_SHA256"],
		[49231, "TLS_ECDH_RSA_WITH_ARIA_256_CBC_SHA384"],
		[49236, "TLS_DH_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49237, "TLS_DH_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49240, "TLS_DH_DSS_WITH_ARIA_128_GCM_SHA256"],
		[49241, "TLS_DH_DSS_WITH_ARIA_256_GCM_SHA384"],
		[49244, "TLS_ECDHE_ECDSA_WITH_ARIA_128_GCM_SHA256"],
		[49245, "TLS_ECDHE_ECDSA_WITH_ARIA_256_GCM_SHA384"],
		[49246, "TLS_ECDH_ECDSA_WITH_ARIA_128_GCM_SHA256"],
		[49247, "TLS_ECDH_ECDSA_WITH_ARIA_256_GCM_SHA384"],
		[49248, "TLS_ECDHE_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49249, "TLS_ECDHE_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49250, "TLS_ECDH_RSA_WITH_ARIA_128_GCM_SHA256"],
		[49251, "TLS_ECDH_RSA_WITH_ARIA_256_GCM_SHA384"],
		[49268, "TLS_ECDH_ECDSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49269, "TLS_ECDH_ECDSA_WITH_CAMELLIA_256_CBC_SHA384"],
		[49272, "TLS_ECDH_RSA_WITH_CAMELLIA_128_CBC_SHA256"],
		[49273, "TLS_ECDH_RSA_WITH_CAMELLIA_256_CBC_SHA384"],
		[49278, "TLS_DH_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49279, "TLS_DH_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49282, "TLS_DH_DSS_WITH_CAMELLIA_128_GCM_SHA256"],
		[49283, "TLS_DH_DSS_WITH_CAMELLIA_256_GCM_SHA384"],
		[49286, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49287, "TLS_ECDHE_ECDSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49288, "TLS_ECDH_ECDSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49289, "TLS_ECDH_ECDSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49290, "TLS_ECDHE_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49291, "TLS_ECDHE_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49292, "TLS_ECDH_RSA_WITH_CAMELLIA_128_GCM_SHA256"],
		[49293, "TLS_ECDH_RSA_WITH_CAMELLIA_256_GCM_SHA384"],
		[49324, "TLS_ECDHE_ECDSA_WITH_AES_128_CCM"],
		[49325, "TLS_ECDHE_ECDSA_WITH_AES_256_CCM"],
		[49326, "TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8"],
		[49327, "TLS_ECDHE_ECDSA_WITH_AES_256_CCM_8"]
	]
};
const newSuites = [
	[4865, "TLS_AES_128_GCM_SHA256"],
	[4866, "TLS_AES_256_GCM_SHA384"],
	[4867, "TLS_CHACHA20_POLY1305_SHA256"],
	[4868, "TLS_AES_128_CCM_SHA256"],
	[4869, "TLS_AES_128_CCM_8_SHA256"]
];
const integritySuites = [[49332, "TLS_SHA256_SHA256"], [49333, "TLS_SHA384_SHA384"]];
// src/formats/tls/client-hello.ts
const wireVersions = {
	SSLv3: 768,
	"TLSv1.0": 769,
	"TLSv1.1": 770,
	"TLSv1.2": 771,
	"TLSv1.3": 772
};
const olderSuites = [
	49195,
	49199,
	49196,
	49200,
	52393,
	52392,
	158,
	159,
	52394,
	49161,
	49171,
	49162,
	49172,
	49187,
	49191,
	49188,
	49192,
	51,
	57,
	103,
	107,
	156,
	157,
	47,
	53,
	60,
	61,
	49290,
	49286,
	49276,
	49274,
	49266,
	49270,
	190,
	196,
	69,
	136,
	65,
	132,
	186,
	192,
	49248,
	49249,
	49244,
	49245,
	49234,
	49235,
	49232,
	49233,
	154,
	150,
	7,
	10,
	49170,
	49160,
	22,
	5,
	4,
	49169,
	49159,
	9,
	21,
	108,
	166,
	52,
	58,
	49176,
	49177,
	24,
	27,
	49174,
	49175,
	98,
	100,
	3,
	6,
	8,
	20,
	23,
	25,
	59,
	2,
	1,
	49168,
	49158,
	49173
];
const tls13Suites = newSuites.map(([code]) => code);
function suitesIn(version, { suites } = {}) {
	return suites ?? (version === "TLSv1.3" ? tls13Suites : olderSuites);
}
const olderGroups = [
	29,
	23,
	24,
	25,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	9,
	10,
	11,
	12,
	13,
	14
];
const newGroups = [
	29,
	23,
	24,
	25,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	31,
	32,
	33,
	256,
	257,
	258
];
const signatureSchemes = [
	1027,
	1283,
	1539,
	2055,
	2056,
	2052,
	2053,
	2054,
	2057,
	2058,
	2059,
	1025,
	1281,
	1537,
	515,
	513,
	514
];
function clientHello(version, host, offer = {}) {
	const bytes = recordOf(version, host, {
		offer,
		padding: 0
	});
	const length = bytes.length - 9;
	if (version === "SSLv3" || length < 256 || length > 511) return bytes;
	return recordOf(version, host, {
		offer,
		padding: Math.max(1, 512 - length - 4)
	});
}
function recordOf(version, host, { offer, padding }) {
	const wire = wireVersions[version];
	const isNew = version === "TLSv1.3";
	const random = createHash("sha256").update(`portcullis ${version} ${host}`).digest();
	const extensions = Buffer.concat([extensionsFor(version, host, offer), padding > 0 ? extension(21, Buffer.alloc(padding)) : Buffer.alloc(0)]);
	const body = Buffer.concat([
		uint16(Math.min(wire, wireVersions["TLSv1.2"])),
		random,
		vector8(isNew ? createHash("sha256").update(random).digest() : Buffer.alloc(0)),
		vector16(list16(suitesIn(version, offer))),
		vector8(Buffer.from(hasCompression(version) ? [deflate, 0] : [0])),
		version === "SSLv3" ? Buffer.alloc(0) : vector16(extensions)
	]);
	const message = Buffer.concat([Buffer.from([1, 0]), vector16(body)]);
	return Buffer.concat([
		Buffer.from([22]),
		uint16(Math.min(wire, wireVersions["TLSv1.0"])),
		vector16(message)
	]);
}
const deflate = 1;
function hasCompression(version) {
	return version !== "TLSv1.3" && version !== "SSLv3";
}
function extensionsFor(version, host, { groups }) {
	const isNew = version === "TLSv1.3";
	return Buffer.concat([
		...isIP(host) === 0 ? [extension(0, vector16(Buffer.concat([Buffer.from([0]), vector16(Buffer.from(host))])))] : [],
		extension(10, vector16(list16(groups ?? (isNew ? newGroups : olderGroups)))),
		extension(11, vector8(Buffer.from([0]))),
		extension(13, vector16(list16(signatureSchemes))),
		extension(16, vector16(Buffer.concat(protocols.map((name) => vector8(Buffer.from(name)))))),
		extension(23, Buffer.alloc(0)),
		extension(65281, Buffer.from([0])),
		...isNew ? [
			extension(43, vector8(uint16(wireVersions["TLSv1.3"]))),
			extension(45, vector8(Buffer.from([1]))),
			extension(51, vector16(Buffer.alloc(0)))
		] : [extension(18, Buffer.alloc(0))]
	]);
}
const protocols = ["h2", "http/1.1"];
function extension(type, content) {
	return Buffer.concat([uint16(type), vector16(content)]);
}
function list16(values) {
	return Buffer.concat(values.map(uint16));
}
function vector8(content) {
	return Buffer.concat([Buffer.from([content.length]), content]);
}
function vector16(content) {
	return Buffer.concat([uint16(content.length), content]);
}
function uint16(value) {
	return Buffer.from([value >> 8, value & 255]);
}
// src/probes/offers/families.ts
const familyNames = Object.keys(suiteFamilies);
const weakNames = Object.keys(weakSuites);
const names = new Map([
	...Object.values(suiteFamilies).flat(),
	...newSuites,
	...integritySuites
]);
function suiteName(code) {
	return names.get(code) ?? `0x${code.toString(16).padStart(4, "0")}`;
}
function suitesOf(...families) {
	return families.flatMap((family) => suiteFamilies[family].map(([code]) => code));
}
function familyOf(suite) {
	return familyNames.find((family) => suiteFamilies[family].some(([code]) => code === suite));
}
const restSuites = suitesOf("dhe", "ecdhe-cbc", "static-rsa", ...weakNames.toReversed(), "other");
const everySuite = [...suitesOf("ecdhe-aead"), ...restSuites];
// src/probes/tls/hello-signatures.ts
const signaturesType = 13;
const beforeSession$1 = 43;
function withSignatures(hello, codes) {
	const bytes = Buffer.from(hello);
	const at = contentOf(bytes);
	const count = bytes.readUInt16BE(at) / 2;
	for (let index = 0; index < count; index++) bytes.writeUInt16BE(codes[Math.min(index, codes.length - 1)] ?? 0, at + 2 + 2 * index);
	return bytes;
}
function contentOf(bytes) {
	const suites = 44 + (bytes[beforeSession$1] ?? 0);
	const compressions = suites + 2 + bytes.readUInt16BE(suites);
	let at = compressions + 1 + (bytes[compressions] ?? 0) + 2;
	while (bytes.readUInt16BE(at) !== signaturesType) at += 4 + bytes.readUInt16BE(at + 2);
	return at + 4;
}
function signatureIn(bytes) {
	const { messages } = readFlight(toBuffer(bytes));
	const body = messages.find(({ type, isWhole }) => isWhole && type === messageTypes.serverKeyExchange)?.body;
	if (!body || body[0] !== 3) return null;
	const at = 4 + (body[3] ?? 0);
	return body.length >= at + 2 ? body.readUInt16BE(at) : null;
}
// src/formats/tls/hello-padding.ts
const paddingType = 21;
const beforeSession = 43;
function withPadding(hello, length) {
	const bytes = toBuffer(hello);
	const missing = length - padded(bytes, 0).length;
	return missing < 0 ? bytes : padded(bytes, missing);
}
const protocolsType = 16;
function withoutProtocols(hello) {
	const bytes = toBuffer(hello);
	const at = extensionsAt(bytes);
	const all = [...readExtensions$1(bytes.subarray(at + 2))];
	const others = all.filter(({ type }) => type !== protocolsType);
	return others.length === all.length ? bytes : withPadding(rebuilt(bytes, at, others), bytes.length);
}
function padded(hello, length) {
	const at = extensionsAt(hello);
	return rebuilt(hello, at, [...[...readExtensions$1(hello.subarray(at + 2))].filter(({ type }) => type !== paddingType), {
		type: paddingType,
		content: Buffer.alloc(length)
	}]);
}
function rebuilt(hello, at, extensions) {
	const block = Buffer.concat(extensions.map(write$1));
	const body = Buffer.concat([
		hello.subarray(9, at),
		uint(2, block.length),
		block
	]);
	const message = Buffer.concat([
		hello.subarray(5, 6),
		uint(3, body.length),
		body
	]);
	return Buffer.concat([
		hello.subarray(0, 3),
		uint(2, message.length),
		message
	]);
}
function extensionsAt(hello) {
	const suites = 44 + (hello[beforeSession] ?? 0);
	const compression = suites + 2 + hello.readUInt16BE(suites);
	return compression + 1 + (hello[compression] ?? 0);
}
function* readExtensions$1(block) {
	for (let at = 0; at + 4 <= block.length;) {
		const end = at + 4 + block.readUInt16BE(at + 2);
		yield {
			type: block.readUInt16BE(at),
			content: block.subarray(at + 4, end)
		};
		at = end;
	}
}
function write$1({ type, content }) {
	return Buffer.concat([
		uint(2, type),
		uint(2, content.length),
		content
	]);
}
function uint(width, value) {
	const bytes = Buffer.alloc(width);
	bytes.writeUIntBE(value, 0, width);
	return bytes;
}
// src/formats/tls/server-hello.ts
const types = {
	alpn: 16,
	timestamps: 18,
	supportedVersions: 43,
	keyShare: 51
};
function readServerReply(bytes) {
	const { messages, alert, isForeign } = readFlight(bytes);
	const [first] = messages;
	if (first && first.type !== messageTypes.serverHello) return { kind: "foreign" };
	if (first?.isWhole) return readHello(first.body);
	if (alert !== null) return {
		kind: "alert",
		code: alert
	};
	return { kind: isForeign ? "foreign" : "incomplete" };
}
function readHello(body) {
	const session = body[34] ?? 0;
	const end = 38 + session;
	if (body.length < end) return { kind: "foreign" };
	const extensions = readExtensions(body.subarray(end + 2));
	return {
		kind: "hello",
		version: twoBytes(extensions.get(types.supportedVersions)) ?? body.readUInt16BE(0),
		suite: body.readUInt16BE(35 + session),
		compression: body[37 + session] ?? 0,
		alpn: readProtocol(extensions.get(types.alpn)),
		group: twoBytes(extensions.get(types.keyShare)),
		timestamps: extensions.get(types.timestamps) ?? null
	};
}
function readExtensions(block) {
	const found = new Map();
	for (let at = 0; at + 4 <= block.length;) {
		const end = at + 4 + block.readUInt16BE(at + 2);
		if (end > block.length) break;
		found.set(block.readUInt16BE(at), block.subarray(at + 4, end));
		at = end;
	}
	return found;
}
function twoBytes(content) {
	return content?.length === 2 ? content.readUInt16BE(0) : null;
}
function readProtocol(content) {
	const name = content?.subarray(3, 3 + (content[2] ?? 0));
	return name && name.length > 0 ? name.toString("latin1") : null;
}
// src/probes/tls/farewell.ts
const patience$2 = 1e3;
function bidFarewell(context, to) {
	return context.once(`farewell ${to.host} ${to.port}`, async () => {
		if (to.starttls ?? to.speaks) return;
		const origin = httpsOrigin(to);
		const named = to.namedBy === void 0 ? {} : { namedBy: to.namedBy };
		const met = await attempt(() => visit(context, origin, named));
		if (!met.ok || isEnding(met.value)) return;
		const last = {
			url: `${origin}/`,
			headers: { connection: "close" },
			limit: 0,
			patience: patience$2
		};
		await attempt(() => context.net.http({
			...last,
			...named
		}));
	});
}
function isEnding({ version, headers }) {
	const isClosing = headers.some(([name, value]) => name.toLowerCase() === "connection" && /\bclose\b/i.test(value));
	return version === "2" || isClosing;
}
// src/probes/tls/negotiated-version.ts
const versionNames = Object.keys(wireVersions);
function negotiatedVersion({ protocol }) {
	const name = protocol === "TLSv1" ? "TLSv1.0" : protocol;
	return versionNames.find((version) => version === name) ?? null;
}
// src/probes/tls/raw-turns.ts
const usual$5 = 6;
const few = 3;
function openTurns$1() {
	const waiting = [];
	const leaving = [];
	let most = usual$5;
	let open = 0;
	let held = 0;
	let last = Promise.resolve();
	function pass() {
		if (open === 0) for (const leave of leaving.splice(0)) leave();
		if (held > 0) return;
		for (; open < most && waiting.length > 0; open++) waiting.shift()?.();
	}
	async function beside(work) {
		await new Promise((resolve) => {
			waiting.push(resolve);
			pass();
		});
		try {
			return await work();
		} finally {
			open--;
			pass();
		}
	}
	async function afterAll(before, work) {
		await before;
		if (open > 0) await new Promise((resolve) => leaving.push(resolve));
		return work();
	}
	async function alone(work) {
		held++;
		const mine = afterAll(last, work);
		last = Promise.allSettled([mine]);
		try {
			return await mine;
		} finally {
			held--;
			pass();
		}
	}
	return {
		beside,
		alone,
		narrow() {
			most = most > few ? few : 1;
		}
	};
}
// src/probes/tls/raw-line.ts
const mostRepeats = 32;
const pause$2 = 100;
const suspicious = 1e3;
const parting = 1500;
function lineTo(context, to) {
	return context.once(`line ${to.host} ${to.port}`, () => Promise.resolve(openLine(context, to)));
}
function openLine(context, to) {
	const turns = openTurns$1();
	let hellos = 0;
	let repeats = 0;
	let isCounted = false;
	let isLost = false;
	let control;
	let hasLeft = false;
	async function send({ hello, until, isOver }) {
		if (isOver?.()) return {
			ok: true,
			value: {
				bytes: new Uint8Array(),
				end: "silent"
			}
		};
		hellos++;
		const doubting = setTimeout(() => void bidFarewell(context, to), suspicious);
		const reply = await attempt(() => context.net.hello(to, hello, until));
		clearTimeout(doubting);
		if (!isHungUp$1(reply)) isCounted = true;
		return reply;
	}
	async function leave() {
		if (hasLeft) return false;
		await attempt(() => context.net.tls(to));
		await Promise.race([bidFarewell(context, to), setTimeout$1(parting, null, { ref: false })]);
		hasLeft = true;
		return true;
	}
	async function sendAlone(question) {
		if (await leave()) isCounted = true;
		if (isCounted) await setTimeout$1(pause$2);
		isCounted = false;
		repeats++;
		const reply = await send(question);
		isLost ||= reply.ok && reply.value.end === "silent";
		return reply;
	}
	function isAnswering() {
		control ??= turns.alone(async () => {
			control = void 0;
			const main = await attempt(() => context.net.tls(to));
			const version = main.ok ? negotiatedVersion(main.value) : null;
			const reply = version && await sendAlone({ hello: clientHello(version, to.host) });
			const isHeard = reply !== null && reply.ok && !isHungUp$1(reply) && isTls(reply.value);
			isLost ||= !isHeard;
			return isHeard;
		});
		return control;
	}
	async function askAgain(question) {
		const { reply, answers } = await turns.alone(async () => {
			const again = await sendAlone(question);
			const last = isHungUp$1(again) && !isLost ? await sendAlone(question) : again;
			return {
				reply: last,
				answers: isHungUp$1(last) && !isLost ? isAnswering() : null
			};
		});
		if (!isHungUp$1(reply)) turns.narrow();
		return {
			reply,
			isConfirmed: await answers ?? false
		};
	}
	return {
		async ask(question) {
			const reply = await turns.beside(() => send(question));
			return !isHungUp$1(reply) || isLost || repeats >= mostRepeats ? {
				reply,
				isConfirmed: false
			} : askAgain(question);
		},
		alone: (work) => turns.alone(async () => {
			await leave();
			await setTimeout$1(pause$2);
			isCounted = false;
			return work();
		}),
		hellos: () => hellos
	};
}
function isTls({ bytes }) {
	const { kind } = readServerReply(bytes);
	return kind === "hello" || kind === "alert";
}
function isHungUp$1(reply) {
	if (!reply.ok) return /^tcp\.(?:reset|refused)$/.test(reply.failure.reason);
	const { bytes, end } = reply.value;
	const said = readServerReply(bytes);
	if (said.kind === "alert") return said.code === 0;
	return said.kind === "incomplete" && (end === "closed" || end === "reset");
}
// src/probes/tls/large-hello.ts
const largeSize = 1800;
const patience$1 = 1500;
const patienceTimes = 8;
const pause$1 = 100;
async function bearsLargeHello(context, to, { classic, usual }) {
	if (usual && !usual.lenient) return {
		tolerated: true,
		reason: "handshake"
	};
	return (await lineTo(context, to)).alone(() => compareSizes(context, to, classic));
}
async function compareSizes(context, to, classic) {
	const small = clientHello(classic?.protocol === "TLSv1.3" ? "TLSv1.3" : "TLSv1.2", to.host);
	const large = withPadding(small, largeSize);
	const started = performance.now();
	const asItIs = await answerTo(context, to, small);
	if (asItIs !== "hello") return {
		tolerated: null,
		reason: asItIs
	};
	const longest = Math.max(patience$1, patienceTimes * (performance.now() - started));
	const first = await answerWithin(longest, context, to, large);
	if (first === "hello") return {
		tolerated: true,
		reason: "padded-hello"
	};
	const second = await answerWithin(longest, context, to, large);
	if (second === "hello") return {
		tolerated: true,
		reason: "padded-hello"
	};
	const reason = isAnswer(first) ? second : first;
	const control = await answerWithin(longest, context, to, small);
	return {
		tolerated: isAnswer(reason) && control === "hello" ? false : null,
		reason
	};
}
function isAnswer(reason) {
	return /^(?:reset|closed|silent|alert\.\d+)$/.test(reason);
}
async function answerWithin(longest, context, to, hello) {
	await setTimeout$1(pause$1);
	const ending = new AbortController();
	const silence = setTimeout$1(longest, "silent", {
		signal: ending.signal,
		ref: false
	});
	silence.catch(() => {});
	const answer = await Promise.race([answerTo(context, to, hello), silence]);
	ending.abort();
	return answer;
}
async function answerTo({ net }, to, hello) {
	const got = await attempt(() => net.hello(to, hello));
	if (!got.ok) return got.failure.reason;
	const { bytes, end } = got.value;
	const reply = readServerReply(bytes);
	if (reply.kind === "incomplete") return end === "enough" ? "incomplete" : end;
	return reply.kind === "alert" ? `alert.${reply.code}` : reply.kind;
}
function openAsker(line, host) {
	let asked = 0;
	let isSilent = false;
	async function send({ version, until, ...offer }, isOver = () => false) {
		if (asked >= 28) return {
			kind: "unclear",
			reason: "enough-asked"
		};
		asked++;
		const { reply, isConfirmed } = await line.ask({
			hello: clientHello(version, host, offer),
			until,
			isOver
		});
		if (!reply.ok) return {
			kind: "unclear",
			reason: reply.failure.reason
		};
		const heard = readHeard(reply.value, {
			version,
			...offer
		});
		return isHungUp(heard) && !isConfirmed ? {
			...heard,
			kind: "unclear"
		} : heard;
	}
	return {
		guess: (question) => send(question),
		async ask(question) {
			const heard = await send(question, () => isSilent);
			isSilent ||= heard.kind === "unclear" && heard.reason === "silent";
			return heard;
		}
	};
}
function isHungUp(heard) {
	return heard.kind === "refused" && !heard.reason.startsWith("alert.");
}
function readHeard({ bytes, end }, question) {
	const reply = readServerReply(bytes);
	if (reply.kind === "foreign") return {
		kind: "unclear",
		reason: "not-tls"
	};
	if (reply.kind === "alert") {
		if (reply.code === 0) return {
			kind: "refused",
			reason: "closed"
		};
		return {
			kind: isRefusal(reply.code) ? "refused" : "unclear",
			reason: `alert.${reply.code}`
		};
	}
	if (reply.kind === "incomplete") return (end === "closed" || end === "reset") && !hasBegun(bytes) ? {
		kind: "refused",
		reason: end
	} : {
		kind: "unclear",
		reason: unfinished(end)
	};
	if (reply.version > wireVersions[question.version]) return {
		kind: "unclear",
		reason: "higher-version"
	};
	if (!suitesIn(question.version, question).includes(reply.suite)) return {
		kind: "unclear",
		reason: "other-suite"
	};
	return {
		kind: "chosen",
		hello: reply,
		bytes
	};
}
function unfinished(end) {
	return end === "silent" ? "silent" : "incomplete";
}
// src/probes/tls/browser-reach.ts
const refusal = /^tls\.alert\.(?:40|47|70|71)$/;
function isRefused({ browser }) {
	return refusal.test(browser);
}
async function reachOf(context, to, handshake) {
	const { net } = context;
	const line = await lineTo(context, to);
	const shake = (groups) => line.alone(() => attempt(() => net.tls(to, groups ? { groups } : {})));
	const again = await shake();
	const largeHello = await bearsLargeHello(context, to, {
		classic: handshake,
		usual: again.ok ? again.value : null
	});
	if (again.ok) return {
		reach: {
			browser: "handshake",
			signature: null,
			refusesHybrid: false
		},
		largeHello
	};
	const reach = {
		browser: again.failure.reason,
		signature: null,
		refusesHybrid: false
	};
	if (largeHello.tolerated === false) return {
		reach,
		largeHello
	};
	if (handshake.protocol === "TLSv1.2" && isRefused(reach)) return {
		reach: {
			...reach,
			signature: await foreignSignature(context, to)
		},
		largeHello
	};
	const refusesHybrid = (await shake(classicNames)).ok && !(await shake(browserOffer.groups)).ok;
	return {
		reach: {
			...reach,
			refusesHybrid
		},
		largeHello
	};
}
const classicNames = browserOffer.groups.filter((name) => !name.includes("MLKEM"));
const codes$1 = [...groupFamilies.montgomery, ...groupFamilies.nist].flatMap(({ code, name }) => classicNames.some((each) => each === name) ? [code] : []);
const offered = new Set(browserOffer.signatures);
const all = [...exchangeSignatures];
const usual$4 = all.filter(([, name]) => offered.has(name)).map(([code]) => code);
const foreign = all.filter(([, name]) => !offered.has(name)).map(([code]) => code);
async function foreignSignature(context, to) {
	const line = await lineTo(context, to);
	const question = {
		version: "TLSv1.2",
		suites: suitesOf("ecdhe-aead", "ecdhe-cbc").filter((code) => suiteName(code) in browserOffer.suites),
		groups: codes$1
	};
	const hello = clientHello("TLSv1.2", to.host, question);
	const ask = (signatures) => line.alone(() => attempt(() => context.net.hello(to, withSignatures(hello, signatures), "key-exchange")));
	const first = await ask(usual$4);
	const heard = first.ok ? readHeard(first.value, question) : null;
	if (heard?.kind !== "refused" || !heard.reason.startsWith("alert.")) return null;
	const second = await ask(foreign);
	const code = second.ok ? signatureIn(second.value.bytes) : null;
	return code !== null && foreign.includes(code) ? exchangeSignatures.get(code) ?? null : null;
}
// src/probes/offers/group-questions.ts
function retryQuestions(ask) {
	return {
		ask,
		read: ({ hello }) => hello.group,
		reason: "hello-retry"
	};
}
async function askApart(groups, how) {
	return (await Promise.all(groups.map((group) => askFor([group], 1, how)))).flat();
}
async function askFor(groups, wanted, how, first) {
	const told = [];
	let left = groups;
	let heard = first;
	while (left.length > 0 && told.length < wanted) {
		const answer = await (heard ?? how.ask(left.map(({ code }) => code)));
		heard = void 0;
		const code = answer.kind === "chosen" ? how.read(answer) : null;
		const named = left.find((group) => group.code === code);
		if (!named) return [...told, ...left.map(({ name }) => ({
			group: name,
			...withoutName(answer, code)
		}))];
		told.push({
			group: named.name,
			offered: true,
			reason: how.reason
		});
		left = left.filter((group) => group !== named);
	}
	return told;
}
function withoutName(heard, code) {
	if (heard.kind === "chosen") return {
		offered: null,
		reason: code === null ? "no-group" : "other-group"
	};
	return {
		offered: heard.kind === "refused" ? false : null,
		reason: heard.reason
	};
}
const hasNoVersion = "alert.70";
function hasRetried(told) {
	return told.some(({ reason }) => reason === "hello-retry");
}
function isDoubtful(told) {
	return !hasRetried(told) && told.some(({ offered, reason }) => offered === false && reason !== hasNoVersion);
}
function withoutRefusals(told) {
	return told.map((each) => each.offered === false && each.reason !== hasNoVersion ? {
		...each,
		offered: null,
		reason: "no-retry"
	} : each);
}
// src/probes/offers/groups.ts
const aliases = {
	"p-256": "secp256r1",
	prime256v1: "secp256r1",
	"p-384": "secp384r1",
	"p-521": "secp521r1",
	prime192v1: "secp192r1"
};
function groupNamed(name) {
	const wanted = name?.toLowerCase() ?? "";
	return Object.values(groupFamilies).flat().find((group) => group.name.toLowerCase() === (aliases[wanted] ?? wanted));
}
const [usualHybrid, ...otherHybrids] = groupFamilies.hybrid;
const hybridQuestion = {
	version: "TLSv1.3",
	groups: otherHybrids.map(({ code }) => code)
};
const [x25519, x448] = groupFamilies.montgomery;
async function askNewGroups(asker, known, before) {
	const how = retryQuestions((groups) => asker.ask({
		version: "TLSv1.3",
		groups
	}));
	const all = (await Promise.all([
		askUnknown(usualHybrid ? [usualHybrid] : [], known, how),
		askHybrids(known, how, before.hybrids),
		askUnknown(x25519 ? [x25519] : [], known, how),
		askUnusual(known, how, before.isLong),
		askUnknown(groupFamilies.nist, known, how)
	])).flat();
	if (!isDoubtful(all)) return all;
	const control = known.size > 0 ? await how.ask([...known.keys()]) : null;
	return control?.kind === "chosen" && how.read(control) !== null ? all : withoutRefusals(all);
}
async function askUnusual(known, how, isLong) {
	const finite = groupFamilies.finite;
	const curve = x448 ? [x448] : [];
	if (isLong || [...curve, ...finite].some(({ code }) => known.has(code))) {
		const fields = finite.some(({ code }) => known.has(code)) ? knownOf(finite, known) : askFor(finite, 1, how);
		return (await Promise.all([askUnknown(curve, known, how), fields])).flat();
	}
	const told = await askFor([...curve, ...finite], 1, how);
	const named = told.find(({ offered }) => offered);
	if (!named) return told;
	if (named.group !== x448?.name) return [...await askUnknown(curve, known, how), named];
	return [named, ...finite.map(({ name }) => ({
		group: name,
		offered: null,
		reason: "not-asked"
	}))];
}
function knownOf(groups, known) {
	return groups.flatMap(({ code, name }) => {
		const reason = known.get(code);
		return reason ? [{
			group: name,
			offered: true,
			reason
		}] : [];
	});
}
async function askUnknown(groups, known, how) {
	const told = await askApart(groups.filter(({ code }) => !known.has(code)), how);
	return inOrder(groups, [...knownOf(groups, known), ...told]);
}
async function askHybrids(known, how, hybrids) {
	const heard = hybrids ?? await how.ask(hybridQuestion.groups);
	const [first, ...others] = await askFor(otherHybrids, 1, how, Promise.resolve(heard));
	if (!first?.offered) return [...first ? [first] : [], ...others].map((each) => knownOr(each, known));
	const left = otherHybrids.filter(({ name }) => name !== first.group);
	return inOrder(otherHybrids, [first, ...await askUnknown(left, known, how)]);
}
function knownOr(told, known) {
	const reason = known.get(groupNamed(told.group)?.code ?? 0);
	return reason ? {
		...told,
		offered: true,
		reason
	} : told;
}
function inOrder(groups, told) {
	return groups.flatMap(({ name }) => told.filter(({ group }) => group === name));
}
const noCurve = {
	offered: null,
	curve: null,
	bits: null
};
function askOlderGroups(asker, to, known) {
	return askUnknown([...groupFamilies.montgomery, ...groupFamilies.nist], known, exchangeQuestions(asker, to));
}
async function askLegacyCurve(asker, to) {
	const legacy = groupFamilies.legacy;
	const own = legacy.some(({ code }) => code === to.own?.code) ? void 0 : to.own;
	const [first] = await askFor([...legacy, ...own ? [own] : []], 1, exchangeQuestions(asker, to));
	if (first?.offered && first.group === own?.name) return {
		...noCurve,
		offered: false,
		reason: "own-group"
	};
	if (!first?.offered) return {
		...noCurve,
		offered: first?.offered ?? null,
		reason: first?.reason ?? "not-asked"
	};
	return {
		offered: true,
		curve: first.group,
		bits: groupNamed(first.group)?.bits ?? null,
		reason: first.reason
	};
}
function exchangeQuestions(asker, { version, own }) {
	const question = {
		version,
		suites: suitesOf("ecdhe-aead", "ecdhe-cbc"),
		until: "key-exchange"
	};
	return {
		ask: (codes) => asker.ask({
			...question,
			groups: [...new Set([...codes, ...own ? [own.code] : []])]
		}),
		read: curveIn,
		reason: "key-exchange"
	};
}
function curveIn({ hello, bytes }) {
	const exchange = readKeyExchange(bytes, suiteName(hello.suite));
	return exchange?.kind === "group" ? exchange.group : null;
}
// src/checks/ssl/reach/judge.ts
const find$4 = finder();
const usualSuite = /^TLS_(?:AES|CHACHA20|(?:ECDHE_(?:ECDSA|RSA)|DHE_RSA|RSA)_WITH_(?:AES_(?:128|256)_(?:GCM|CBC)|CHACHA20_POLY1305))_/;
const [wholeFamily, ...otherFamilies] = [
	"ecdhe-aead",
	"ecdhe-cbc",
	"static-rsa"
];
const everybody = {
	en: "Browsers",
	ko: "브라우저"
};
const chromium = {
	en: "Chrome and Edge",
	ko: "Chrome과 Edge"
};
function judgeReach(raw) {
	if (!raw.lenient) return {
		caps: [],
		findings: []
	};
	return isSite(raw) ? judgeForBrowsers(raw) : {
		caps: [],
		findings: [isOutdated(raw) ? find$4("outdated-handshake") : unexplained(raw)]
	};
}
function judgeForBrowsers(raw) {
	if (raw.reach?.browser === "handshake") return {
		caps: [],
		findings: [unexplained(raw)]
	};
	const proven = provenFor(raw);
	if (proven) return {
		caps: [ceiling("beyond-reach")],
		findings: [proven]
	};
	const finding = isUsual(raw) ? unexplained(raw) : find$4("outdated-handshake");
	return {
		caps: [ceiling("browser-refused")],
		findings: [finding]
	};
}
function isOutOfReach(raw) {
	return raw.lenient && isSite(raw) && strangeKey(raw) !== null;
}
function provenFor(raw) {
	const strange = strangeKey(raw);
	if (strange !== null) return find$4("beyond-reach-key", {
		key: strange,
		who: whoLacks([strange])
	});
	const { signature = null, refusesHybrid = false } = raw.reach ?? {};
	if (signature !== null) return find$4("beyond-reach-signature", {
		signature,
		who: whoLacks([signature])
	});
	if (raw.largeHello?.tolerated === false) return find$4("hello-refused");
	if (refusesHybrid) return find$4("hybrid-refused");
	const choice = unofferedIn(raw);
	if (choice.length === 0 || !(isBeyondReach(raw) || isTurnedDown(raw))) return null;
	return find$4("beyond-reach", {
		choice: choice.join(", "),
		who: whoLacks(choice)
	});
}
function whoLacks(choice) {
	return choice.some((name) => name.startsWith("EC ") || elsewhere.has(name)) ? chromium : everybody;
}
function isTurnedDown(raw) {
	const { reach, offers, protocol } = raw;
	if (!reach || !isRefused(reach) || isOldVersion(raw) || isOldKey(raw)) return false;
	const isOddSuite = !(raw.cipher in browserOffer.suites);
	const takesGroup = offers.groups.some(({ group, offered }) => offered === true && isOffered(group));
	if (protocol === "TLSv1.3") return isOddSuite || !takesGroup;
	return isOddSuite ? !takesSuites(offers) : !takesGroup;
}
function takesSuites({ suites }) {
	return suites.some(({ offered, suite }) => offered === true && suite !== null && suite in browserOffer.suites);
}
function unexplained({ largeHello }) {
	return find$4(largeHello?.tolerated === false ? "hello-refused" : "handshake-unexplained");
}
function strangeKey({ chain: [leaf] }) {
	if (!leaf) return null;
	const { type, bits, oddity } = leaf.key;
	if (type === "EC" && bits === 521 && oddity === void 0) return "EC P-521";
	return type.startsWith("Ed") || type === "RSA-PSS" ? type : null;
}
function isUsual(raw) {
	return !isOldVersion(raw) && !isOldKey(raw) && unofferedIn(raw).length === 0;
}
function unofferedIn({ cipher, group }) {
	const suites = cipher in browserOffer.suites ? [] : [cipher];
	const name = groupNamed(group)?.name ?? group;
	return name === null || isOffered(name) ? suites : [...suites, name];
}
function isOffered(group) {
	return browserOffer.groups.some((name) => name === group);
}
function isOutdated(raw) {
	const { cipher, group, offers } = raw;
	const isOldGroup = group !== null && group === offers.legacyCurve.curve;
	return isOldVersion(raw) || isOldKey(raw) || isOldGroup || !usualSuite.test(cipher) || cipher.endsWith("_CCM_8");
}
function isOldVersion({ protocol }) {
	return protocol !== "TLSv1.3" && protocol !== "TLSv1.2";
}
function isOldKey({ chain: [leaf] }) {
	return leaf?.key.type === "EC" && (leaf.key.oddity !== void 0 || (leaf.key.bits ?? 0) < 256);
}
function isBeyondReach(raw) {
	const { protocol, versions, offers } = raw;
	const takes13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
	if (protocol === "TLSv1.3") return takes13 === true && lacksGroups(offers, browserOffer.groups);
	if (protocol !== "TLSv1.2" || takes13 !== false) return false;
	return lacksSuites(offers) || lacksStaticRsa(offers) && lacksGroups(offers, classicGroups);
}
const classicGroups = browserOffer.groups.filter((name) => !name.includes("MLKEM"));
function lacksGroups({ groups }, wanted) {
	return wanted.every((name) => groups.find(({ group }) => group === name)?.offered === false);
}
function lacksStaticRsa({ suites }) {
	return suites.find(({ family }) => family === "static-rsa")?.offered === false;
}
function lacksSuites({ suites }) {
	const told = (wanted) => suites.find(({ family }) => family === wanted);
	if (told(wholeFamily)?.offered !== false) return false;
	return otherFamilies.every((wanted) => {
		const { offered, suite } = told(wanted) ?? {
			offered: null,
			suite: null
		};
		return offered === false || offered === true && suite !== null && !(suite in browserOffer.suites);
	});
}
// src/checks/ssl/trust/judge.ts
const find$3 = finder();
const faults = {
	"self-signed": () => find$3("self-signed"),
	"unknown-authority": (raw) => find$3("untrusted", { issuer: topIssuer(raw) }),
	"bad-signature": () => find$3("bad-signature"),
	"issuer-expired": () => find$3("intermediate-expired"),
	"issuer-not-yet-valid": () => find$3("intermediate-not-yet-valid"),
	"not-an-authority": () => find$3("not-an-authority"),
	"issuer-purpose": () => find$3("intermediate-purpose"),
	"weak-issuer-key": () => find$3("intermediate-weak-key"),
	"foreign-signature": () => find$3("foreign-signature"),
	"path-length": () => find$3("path-length"),
	"name-constraints": () => find$3("name-constraints"),
	"critical-extension": () => find$3("critical-extension"),
	"constraints-excessive": () => find$3("constraints-excessive"),
	"duplicate-extension": () => find$3("duplicate-extension"),
	"spelled-curve": () => find$3("spelled-curve"),
	policies: () => find$3("policies"),
	refused: (raw) => find$3("refused", { detail: raw.trust.openssl ?? "" })
};
const remarks = {
	...Object.fromEntries(Object.keys(formProblems).map((id) => [id, () => find$3(id)])),
	"authority-as-server": (raw) => find$3(isSite(raw) ? "authority-as-server" : "leaf-is-authority"),
	"path-unclear": () => find$3("path-unclear"),
	"verdicts-differ": ({ trust }) => find$3("verdicts-differ", {}, verdictOf$1(trust))
};
const blemishes = {
	"incomplete-chain": {
		score: 30,
		say: () => find$3("incomplete-chain")
	},
	"wrong-order": {
		score: 80,
		say: () => find$3("wrong-order")
	},
	"unrelated-certificate": {
		score: 80,
		say: () => find$3("unrelated-certificate")
	},
	"duplicate-certificate": {
		score: 90,
		say: () => find$3("duplicate-certificate")
	},
	"root-included": {
		score: 100,
		say: () => find$3("root-included")
	}
};
const refusedByOne = {
	"firefox-refused": [
		"authority-as-server",
		"long-chain",
		"names-spelled-apart",
		"large-certificate",
		"feature-unreadable"
	],
	"chromium-refused": [
		"access-empty",
		"names-not-ascii",
		"constraints-empty"
	]
};
const ofBrowsers = new Set(Object.values(refusedByOne).flat().filter((id) => id !== "authority-as-server"));
function capsOfBrowsers(raw, ids) {
	if (!isSite(raw)) return [];
	return Object.keys(refusedByOne).filter((cap) => refusedByOne[cap].some((id) => ids.includes(id))).map(ceiling);
}
const earlyExpiry = 20;
function judgeTrust(raw) {
	const ids = raw.trust.reasons.map(({ id }) => id);
	if (raw.chain.length === 0) return {
		score: null,
		caps: [],
		findings: []
	};
	const said = isSite(raw) ? ids : ids.filter((id) => !ofBrowsers.has(id));
	const says = (table) => said.flatMap((id) => table[id]?.(raw) ?? []);
	const untidy = ids.flatMap((id) => blemishes[id] ?? []);
	const findings = [
		...doubts$1(raw),
		...says(faults),
		...untidy.map(({ say }) => say(raw)),
		...says(remarks),
		...givenAuthority(raw)
	];
	const caps = [...ids.includes("incomplete-chain") ? [ceiling("incomplete-chain")] : [], ...capsOfBrowsers(raw, ids)];
	if (raw.trust.trusted === null) return {
		score: null,
		caps,
		findings
	};
	if (!raw.trust.trusted) return {
		score: 0,
		caps: [ceiling("untrusted")],
		findings
	};
	const early = earlyIntermediate(raw);
	return {
		score: Math.min(100, ...untidy.map((each) => each.score)) - (early ? earlyExpiry : 0),
		caps,
		findings: early ? [...findings, early] : findings
	};
}
function verdictOf$1({ openssl, completedByAia }) {
	return completedByAia ? {} : { evidence: `OpenSSL: ${openssl ?? "OK"}` };
}
function doubts$1({ trust: { doubt } }) {
	if (!doubt) return [];
	const { url, reason } = doubt;
	if (reason === "lenient") return [find$3("trust-unchecked")];
	return [url === null ? find$3("trust-unconfirmed", { reason }) : find$3("issuer-unfetched", {
		url,
		reason
	})];
}
function givenAuthority({ trust }) {
	if (!trust.trusted || trust.by !== "given") return [];
	return [find$3("given-authority", { authority: trust.path.at(-1)?.subject ?? "" })];
}
function earlyIntermediate({ trust, observedAt }) {
	const [leaf] = trust.path;
	const [first] = trust.path.slice(1, -1).toSorted((a, b) => Date.parse(a.validTo) - Date.parse(b.validTo));
	if (!leaf || !first) return null;
	const left = (Date.parse(first.validTo) - Date.parse(observedAt)) / day$1;
	if (!(left < 30 || Date.parse(first.validTo) < Date.parse(leaf.validTo))) return null;
	const params = {
		subject: first.subject,
		days: countOfDays(Math.floor(left)),
		date: dateOf(first.validTo)
	};
	return find$3("intermediate-expires-early", params);
}
function topIssuer({ chain }) {
	return (chain.findLast(({ subject, issuer }) => subject !== issuer) ?? chain[0])?.issuer ?? "";
}
// src/checks/ssl/version/judge.ts
const find$2 = finder();
const old = [
	["SSLv3", () => find$2("ssl3")],
	["TLSv1.0", (setting) => find$2("tls10", { setting })],
	["TLSv1.1", (setting) => find$2("tls11", { setting })]
];
const deductions = {
	"TLSv1.0": 50,
	"TLSv1.1": 40
};
const obsolete = {
	SSLv3: "SSLv3",
	TLSv1: "TLSv1.0",
	"TLSv1.1": "TLSv1.1"
};
function unseenIn({ versions, offers }) {
	const open = versions.filter((each) => isUnanswered(each) && old.some(([version]) => version === each.version));
	const isMuch = open.some(({ version }) => version !== "SSLv3") || lacksAnswers(offers);
	return {
		isAny: open.length > 0 || isMuch,
		isMuch
	};
}
function judgeVersion(raw) {
	const { versions, protocol } = raw;
	const { client, versions: setting } = audienceOf(raw);
	const negotiated = obsolete[protocol];
	const offers = (wanted) => wanted === negotiated || (versions.find(({ version }) => version === wanted)?.offered ?? null);
	const findings = [...old.filter(([version]) => offers(version)).map(([, say]) => say(setting)), ...versions.filter(({ offered }) => offered === null).map(({ version, reason }) => find$2("version-unknown", {
		version,
		reason
	}, { subject: version }))];
	const lacks = (version) => negotiated ? !offers(version) : offers(version) === false;
	if (lacks("TLSv1.3") && lacks("TLSv1.2")) return {
		score: 0,
		caps: [ceiling("obsolete-only")],
		findings: [find$2("obsolete-only", {
			protocol,
			client
		}), ...findings]
	};
	const lacks13 = lacks("TLSv1.3");
	const modern = lacks13 ? 80 : 100;
	const caps = lacks13 ? [ceiling("no-tls13")] : [];
	const all = lacks13 ? [...findings, find$2("no-tls13")] : findings;
	if (offers("SSLv3")) return {
		score: 10,
		caps: [...caps, ceiling("ssl3")],
		findings: all
	};
	const oldest = offers("TLSv1.0") ? "TLSv1.0" : offers("TLSv1.1") ? "TLSv1.1" : null;
	if (oldest === null) {
		const { isAny, isMuch } = unseenIn(raw);
		return {
			score: isMuch ? null : modern,
			caps: isAny ? [...caps, ceiling("unseen")] : caps,
			findings: all
		};
	}
	return {
		score: modern - deductions[oldest],
		caps: [...caps, ceiling("old-versions")],
		findings: all
	};
}
// src/checks/ssl/judge.ts
const find$1 = finder();
const judges = {
	certificate: (raw) => withPolicy(judgeCertificate(raw), raw),
	version: judgeVersion,
	trust: (raw) => withRevocation(judgeTrust(raw), raw),
	hsts: judgeHsts
};
function judge$1(raw) {
	const judged = Object.keys(judges).filter((id) => id !== "hsts" || isSite(raw)).map((id) => ({
		id,
		weight: weights[id],
		...judges[id](raw)
	}));
	const parts = judged.map(({ id, weight, score }) => ({
		id,
		weight,
		score
	}));
	const offered = judgeOffers(raw);
	const reached = judgeReach(raw);
	const injected = judgeInjection(raw);
	const caps = [
		...judged.flatMap((each) => each.caps),
		...offered.caps,
		...reached.caps,
		...injected.caps
	];
	const findings = [
		...judged.flatMap((each) => each.findings),
		...offered.findings,
		...reached.findings,
		...injected.findings,
		...asides(raw)
	];
	return conclude$1(raw.trust.trusted === null || isDetourOpen(raw) ? assessInDoubt(parts, caps, ladder, doubtOf(parts)) : assess(parts, caps, ladder), findings, kpis(raw), problems);
}
function doubtOf(parts) {
	const open = parts.filter(({ id, score }) => score === null && (id === "trust" || id === "hsts"));
	return {
		caps: [ceiling("untrusted")],
		parts: Object.fromEntries(open.map(({ id }) => [id, 0]))
	};
}
function asides(raw) {
	return [...revocationFindings(raw), ...mozilla(raw)];
}
const mostReasons = 8;
function mozilla(raw) {
	const { profile, reasons } = mozillaFit(raw);
	if (profile !== "neither") return [];
	const shown = reasons.slice(0, mostReasons);
	const others = reasons.length - shown.length;
	const listed = (language) => shown.map((reason) => reason[language]).join(", ") + (others > 0 ? ` (+${others})` : "");
	const { version, date } = mozillaGuideline;
	return [find$1("outside-mozilla", {
		guideline: `${version}, ${date}`,
		reasons: {
			en: listed("en"),
			ko: listed("ko")
		}
	})];
}
function kpis(raw) {
	const leaf = leafOf(raw);
	return [
		{
			id: "days-left",
			value: leaf ? daysLeft(raw) : null,
			unit: "days"
		},
		{
			id: "issuer",
			value: leaf?.issuer ?? null
		},
		{
			id: "protocol",
			value: raw.protocol
		},
		{
			id: "group",
			value: raw.group ?? false
		},
		{
			id: "key",
			value: leaf ? keyOf$1(raw) : null
		},
		{
			id: "cipher",
			value: raw.cipher
		},
		{
			id: "revocation",
			value: revocationOf(raw)
		},
		...isSite(raw) ? [{
			id: "hsts",
			value: hstsAge(raw),
			unit: "seconds"
		}] : [],
		{
			id: "mozilla",
			value: mozillaFit(raw).profile
		}
	];
}
function revocationOf(raw) {
	const { status } = raw.revocation;
	if (status !== "revoked" && isCutOff(raw)) return "issuer-revoked";
	return status === "unknown" ? null : status;
}
function hstsAge({ hsts, http }) {
	if (hsts) return hsts.maxAge ?? "invalid";
	return http.status === null ? null : false;
}
// src/checks/ssl/addresses/judge.ts
const find = finder();
function judgeEvery(raw) {
	const own = judge$1(raw);
	const { addresses } = raw;
	if (!addresses) return own;
	const differences = differencesOf(raw, addresses);
	const verdict = judgeAddresses(own, {
		around: [addresses],
		judge: judge$1,
		ladder,
		differences,
		problems,
		figure: least
	});
	return {
		...verdict,
		findings: verdict.findings.map(bare)
	};
}
function bare(finding) {
	return finding.id === "address-failed" && finding.params?.["reason"] === "starttls.not-offered" ? {
		...finding,
		id: "address-without-tls"
	} : finding;
}
function least(kpi, others) {
	if (kpi.id !== "days-left") return kpi;
	const all = [kpi, ...others.flatMap(({ kpis }) => kpis.filter(({ id }) => id === kpi.id))];
	const days = all.flatMap(({ value }) => typeof value === "number" ? [value] : []);
	return {
		...kpi,
		value: days.length === all.length ? Math.min(...days) : null
	};
}
const aspects = [
	{
		differ: isUnequal,
		say: (params, seen) => find("addresses-certificates-unequal", params, seen)
	},
	{
		differ: (own, other) => own.chain[0]?.sha256 !== other.chain[0]?.sha256 && !isUnequal(own, other),
		say: (params, seen) => find("addresses-certificates", params, seen)
	},
	{
		differ: haveOtherVersions,
		say: (params, seen) => find("addresses-versions", params, seen)
	},
	{
		differ: haveOtherHsts,
		say: (params, seen) => find("addresses-hsts", params, seen)
	}
];
function differencesOf(raw, around) {
	const { own, host } = around;
	const seen = seenElsewhere(around);
	return aspects.flatMap(({ differ, say }) => {
		const unlike = seen.filter((other) => differ(raw, other.seen)).map(({ address }) => address);
		return unlike.length === 0 ? [] : [say({
			own,
			others: named$3(unlike)
		}, {
			subject: host,
			...unnamed(unlike)
		})];
	});
}
function isUnequal(own, other) {
	return standing(own) !== standing(other);
}
function standing(one) {
	const { trust, revocation } = one;
	const against = trust.reasons.filter(({ enforced }) => enforced).map(({ id }) => id);
	return [
		trust.trusted,
		isOutOfReach(one),
		[revocation, ...revocation.intermediates].some(({ status }) => status === "revoked"),
		...against.toSorted()
	].join();
}
function haveOtherVersions(own, other) {
	return own.versions.some(({ version, offered }) => {
		const there = other.versions.find((each) => each.version === version)?.offered ?? null;
		return offered !== null && there !== null && offered !== there;
	});
}
function haveOtherHsts(own, other) {
	if (own.http.status === null || other.http.status === null) return false;
	return policyOf$1(own) !== policyOf$1(other);
}
function policyOf$1({ hsts }) {
	return hsts ? `${hsts.maxAge} ${hsts.includeSubDomains}` : "";
}
// src/probes/certificate/request.ts
const certificateRequest = 13;
async function withClientCertificate(error, to, { net }) {
	if (!(error instanceof Failure) || error.facts.id !== "tls.alert") return error;
	const said = await attempt(() => net.hello(to, clientHello("TLSv1.2", to.host), "key-exchange"));
	const { messages } = readFlight(said.ok ? said.value.bytes : new Uint8Array());
	if (!messages.some(({ type }) => type === certificateRequest)) return error;
	const { host, port } = to;
	return failure$1("tls.client-certificate", {
		host,
		port
	}, {
		reason: error.reason,
		cause: error
	});
}
// src/probes/tls/greeting.ts
const greetings = [
	["ftp", /^220[ -][^\n]*ftp/i],
	["smtp", /^220[ -]/],
	["imap", /^\* (?:OK|PREAUTH|BYE)\b/i],
	["pop3", /^\+OK\b/i]
];
function protocolOf$1(greeting) {
	const text = Buffer.from(greeting.subarray(0, 512)).toString("latin1");
	return greetings.find(([, begins]) => begins.test(text))?.[0] ?? null;
}
async function withGreeting(error, to, { net }) {
	if (!(error instanceof Failure) || error.facts.id !== "tls.not-tls" || to.starttls) return error;
	const said = await attempt(() => net.hello(to, clientHello("TLSv1.2", to.host)));
	const answer = said.ok ? said.value.bytes : new Uint8Array();
	const starttls = protocolOf$1(answer) ?? (isRebuke(answer) ? await awaited(to, net) : null);
	if (starttls === null) return error;
	const { host, port } = to;
	const { reason } = error;
	return failure$1("tls.greeting", {
		host,
		port,
		protocol: starttlsNames[starttls],
		starttls
	}, {
		reason,
		cause: error
	});
}
function isRebuke([first = 0]) {
	return first === 52 || first === 53;
}
async function awaited(to, net) {
	const got = await attempt(() => net.tls({
		...to,
		starttls: "imap"
	}));
	if (got.ok || got.failure.id !== "starttls.foreign") return null;
	const { detail } = got.failure.params;
	return typeof detail === "string" ? protocolOf$1(Buffer.from(detail)) : null;
}
// src/probes/tls/injection.ts
function watchInjection(context) {
	let isInjected = false;
	async function hello(...asked) {
		try {
			return await context.net.hello(...asked);
		} catch (error) {
			if (error instanceof Failure && error.facts.id === "starttls.injected") isInjected = true;
			throw error;
		}
	}
	return {
		context: {
			...context,
			net: {
				...context.net,
				hello
			}
		},
		isInjected: () => isInjected
	};
}
// src/formats/x509/timestamps.ts
const inCertificate = "1.3.6.1.4.1.11129.2.4.2";
const inResponse = "1.3.6.1.4.1.11129.2.4.5";
const shortest = 47;
function readTimestamps(list) {
	if (list.length < 2 || list.readUInt16BE(0) !== list.length - 2) return 0;
	let count = 0;
	for (let at = 2; at < list.length;) {
		if (at + 2 > list.length) return 0;
		const end = at + 2 + list.readUInt16BE(at);
		if (end === at + 2 || end > list.length) return 0;
		if (isTimestamp(list.subarray(at + 2, end))) count++;
		at = end;
	}
	return count;
}
function isTimestamp(bytes) {
	if (bytes.length < shortest || bytes[0] !== 0) return false;
	const signature = 43 + bytes.readUInt16BE(41) + 2;
	return signature + 2 <= bytes.length && signature + 2 + bytes.readUInt16BE(signature) === bytes.length;
}
function embeddedTimestamps(certificate) {
	return orNone(() => {
		const value = readExtensionValue(certificate, inCertificate);
		return value ? timestampsIn$1(value) : 0;
	});
}
function stapledTimestamps(response, serial) {
	return orNone(() => {
		const [, body] = children(readWhole(response, tags.sequence));
		if (!body) return 0;
		const [, basic] = children(readWhole(expectTag(body, 160).content, tags.sequence));
		const [data] = children(readWhole(expectTag(basic, tags.octetString).content, tags.sequence));
		const own = children(expectTag(children(expectTag(data, tags.sequence)).find(({ tag }, index) => tag === tags.sequence && index >= 2), tags.sequence), 256).find((single) => isAbout$1(single, serial));
		return own ? timestampsOf(own) : 0;
	});
}
function isAbout$1(single, serial) {
	const [identifier] = children(single);
	return children(expectTag(identifier, tags.sequence))[3]?.content.equals(serial) ?? false;
}
function timestampsOf(single) {
	const wrapper = children(single).find(({ tag }, index) => tag === 161 && index > 2);
	if (!wrapper) return 0;
	const own = children(readWhole(wrapper.content, tags.sequence)).find((extension) => readOid(expectTag(children(extension)[0], tags.oid)) === inResponse);
	return own ? timestampsIn$1(expectTag(children(own).at(-1), tags.octetString).content) : 0;
}
function timestampsIn$1(value) {
	return readTimestamps(readWhole(value, tags.octetString).content);
}
function orNone(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof DerError) return 0;
		throw error;
	}
}
// src/probes/offers/together.ts
async function askTogether(asker, versions, { families, newest }) {
	const lanes = versions.map((version) => ({
		version,
		told: new Map()
	}));
	const [first] = lanes;
	if (first && newest) tell$1(first, families, newest);
	for (;;) {
		const open = lanes.map((_, index) => openFamilies(families, lanes, index));
		if (open.every((each) => each.length === 0)) break;
		await Promise.all(lanes.map((lane, index) => askLane(asker, lane, {
			open: open[index] ?? [],
			isNewest: index === 0
		})));
	}
	return families.flatMap((family) => decide(family, lanes));
}
function openFamilies(families, lanes, index) {
	const newer = lanes.slice(0, index);
	const isTaken = (family) => newer.some(({ told }) => told.get(family)?.kind === "chosen");
	return families.filter((family) => !lanes[index]?.told.has(family) && !isTaken(family));
}
async function askLane(asker, lane, { open, isNewest }) {
	if (open.length === 0) return;
	const questions = isNewest && lane.told.size > 0 ? open.map((family) => [family]) : [open];
	await Promise.all(questions.map(async (families) => {
		tell$1(lane, families, await asker.ask({
			version: lane.version,
			suites: suitesOf(...families)
		}));
	}));
}
function tell$1({ told }, families, heard) {
	const chosen = heard.kind === "chosen" ? familyOf(heard.hello.suite) : void 0;
	for (const family of families) if (heard.kind !== "chosen" || family === chosen) told.set(family, heard);
}
function decide(family, lanes) {
	const answers = lanes.flatMap(({ version, told }) => {
		const heard = told.get(family);
		return heard ? [{
			family,
			version,
			heard
		}] : [];
	});
	const of = (kind) => answers.find(({ heard }) => heard.kind === kind);
	const answer = of("chosen") ?? of("unclear") ?? answers.at(-1);
	return answer ? [answer] : [];
}
// src/probes/offers/suites.ts
const restQuestion = {
	version: "TLSv1.2",
	suites: restSuites,
	until: "key-exchange"
};
async function askSuites(asker, seen, rest) {
	const [[version] = ["TLSv1.2"]] = seen;
	const known = rest && reliable(rest, seen);
	const chosen = known?.kind === "chosen" ? familyOf(known.hello.suite) : void 0;
	const toldOf = (family) => !chosen || chosen === family ? known : null;
	const weakKnown = chosen === void 0 || weak(chosen) ? known : null;
	const all = seen.map(([each]) => each);
	const [weakAnswers, newestDhe, aead, others, olderDhe] = await Promise.all([
		askTogether(asker, all, {
			families: weakNames,
			newest: weakKnown
		}),
		toldOf("dhe") ?? askFinite(asker, version),
		askFamily(asker, seen, "ecdhe-aead", null),
		askOthers(asker, seen, toldOf),
		Promise.all(all.slice(1).map((each) => askFinite(asker, each)))
	]);
	const dhe = [newestDhe, ...olderDhe];
	return {
		suites: [
			...weakAnswers.map((each) => toOffer(each.family, each.version, each.heard)),
			worstOf(dhe.map((heard, index) => toOffer("dhe", all[index] ?? version, heard))),
			aead,
			...others
		].toSorted(byFamily),
		dheBits: dhe.map(bitsOf).reduce(smaller, null)
	};
}
function askFinite(asker, version) {
	return asker.ask({
		version,
		suites: suitesOf("dhe"),
		until: "key-exchange"
	});
}
const otherNames = [
	"ecdhe-cbc",
	"static-rsa",
	"other"
];
async function askOthers(asker, seen, toldOf) {
	const newest = await Promise.all(otherNames.map((family) => askFamily(asker, seen, family, toldOf(family))));
	const families = newest.filter(({ offered }) => !offered).map(({ family }) => family);
	const answers = await askTogether(asker, seen.slice(1).map(([version]) => version), {
		families,
		newest: null
	});
	return newest.map((offer) => {
		return worstOf([offer, ...answers.filter(({ family }) => family === offer.family).map((each) => toOffer(each.family, each.version, each.heard))]);
	});
}
function worstOf(offers) {
	const [first] = offers;
	const found = offers.find(({ offered }) => offered) ?? offers.find(({ offered }) => offered === null) ?? first;
	if (!found) throw new Error("no version was asked");
	return found;
}
function versionOffers(offer, heard) {
	return worstOf([offer, toOffer(offer.family, "TLSv1.3", heard)]);
}
function smaller(a, b) {
	return a === null || b === null ? a ?? b : Math.min(a, b);
}
function reliable(rest, [newest]) {
	if (rest.kind === "chosen") return rest.hello.version === wireVersions[restQuestion.version] ? rest : null;
	if (rest.kind === "unclear") return rest.reason === "silent" ? rest : null;
	return newest && restSuites.includes(newest[1]) ? null : rest;
}
function weak(family) {
	return weakNames.includes(family);
}
function byFamily(a, b) {
	return familyNames.indexOf(a.family) - familyNames.indexOf(b.family);
}
function bitsOf(heard) {
	if (heard.kind !== "chosen") return null;
	const exchange = readKeyExchange(heard.bytes, suiteName(heard.hello.suite));
	return exchange?.kind === "finite" ? exchange.bits : null;
}
async function askFamily(asker, seen, family, told) {
	const [[version] = ["TLSv1.2"]] = seen;
	const known = seen.find(([, suite]) => familyOf(suite) === family);
	if (known) return offerOf(family, known[0], known[1]);
	if (family === "ecdhe-aead" && version !== "TLSv1.2") return without$1(family, false, "lower-version");
	return toOffer(family, version, told ?? await asker.ask({
		version,
		suites: suitesOf(family)
	}));
}
function toOffer(family, version, heard) {
	if (heard.kind === "chosen") return offerOf(family, versionOf(heard.hello, version), heard.hello.suite);
	return without$1(family, heard.kind === "refused" ? false : null, heard.reason);
}
function versionOf({ version }, asked) {
	return versionNames.find((name) => wireVersions[name] === version) ?? asked;
}
function offerOf(family, version, suite) {
	return {
		family,
		offered: true,
		version,
		suite: suiteName(suite),
		reason: "server-hello"
	};
}
function without$1(family, offered, reason) {
	return {
		family,
		offered,
		version: null,
		suite: null,
		reason
	};
}
async function askLater(asker, versions, some) {
	const wanted = [...weakNames, ...otherNames];
	const open = some.suites.filter(({ family, offered }) => !offered && wanted.includes(family));
	const [answers, dhe] = await Promise.all([askTogether(asker, versions, {
		families: open.map(({ family }) => family),
		newest: null
	}), Promise.all(versions.map(async (version) => ({
		family: "dhe",
		version,
		heard: await askFinite(asker, version)
	})))]);
	const told = [...answers, ...dhe].map((each) => toOffer(each.family, each.version, each.heard));
	return {
		suites: some.suites.map((offer) => worstOf([offer, ...told.filter(({ family }) => family === offer.family)])),
		dheBits: dhe.map(({ heard }) => bitsOf(heard)).reduce(smaller, some.dheBits)
	};
}
function noSuites(offered, reason) {
	return {
		suites: familyNames.map((family) => without$1(family, offered, reason)),
		dheBits: null
	};
}
// src/probes/offers/new-suites.ts
const plain$1 = integritySuites.map(([code]) => code);
const ccm = newSuites.map(([code]) => code).filter((code) => code === 4868 || code === 4869);
async function askNewSuites(asker, groups) {
	const ask = (suites) => asker.ask({
		version: "TLSv1.3",
		suites,
		groups
	});
	const first = await ask([...plain$1, ...ccm]);
	if (first.kind !== "chosen") return {
		null: first,
		other: first
	};
	const isPlain = plain$1.includes(first.hello.suite);
	const second = await ask(isPlain ? ccm : plain$1);
	return isPlain ? {
		null: first,
		other: second
	} : {
		null: second,
		other: first
	};
}
function withNewSuites(told, found, isRefuser) {
	if (!found) return told;
	const suites = told.suites.map((offer) => {
		const heard = offer.family === "null" || offer.family === "other" ? found[offer.family] : null;
		return heard ? versionOffers(offer, isRefuser ? unclear(heard) : heard) : offer;
	});
	return {
		...told,
		suites
	};
}
function unclear(heard) {
	return heard.kind === "refused" && heard.reason !== "alert.70" ? {
		kind: "unclear",
		reason: "no-retry"
	} : heard;
}
// src/probes/tls/version-answer.ts
function readVersion({ reply, isConfirmed, suites }, version) {
	if (!reply.ok) return {
		offered: null,
		reason: reply.failure.reason
	};
	return readOffer(reply.value, {
		version,
		suites
	}, isConfirmed);
}
function readOffer(reply, asked, isConfirmed) {
	const heard = readHeard(reply, asked);
	if (heard.kind === "chosen") return heard.hello.version < wireVersions[asked.version] ? {
		offered: false,
		reason: "lower-version"
	} : {
		offered: true,
		reason: "server-hello"
	};
	return {
		offered: heard.kind === "refused" && (isConfirmed || !isHungUp(heard)) ? false : null,
		reason: heard.reason
	};
}
// src/data/cipher-suites-keyed.ts
const keyedSuites = [
	[44, 46],
	[138, 149],
	[168, 185],
	[49203, 49211],
	[49252, 49265],
	[49294, 49307],
	[49316, 49323],
	[52395, 52398],
	[53249, 53251],
	[53253, 53253],
	[30, 43],
	[49178, 49186],
	[49328, 49331],
	[129, 129],
	[131, 131],
	[49408, 49410],
	[65413, 65413]
];
const oldKeyedSuites = [
	[44, 46],
	[138, 149],
	[49203, 49206],
	[49209, 49209]
];
// src/probes/tls/version-suites.ts
const mostSuites = 128;
const usual$3 = suitesIn("TLSv1.2");
const rare = everySuite.filter((suite) => !usual$3.includes(suite));
const room = mostSuites - usual$3.length;
const sharedOut = {
	usual: [...usual$3, ...rare.slice(0, room)],
	others: [rare.slice(room), keyedSuites.flatMap(runOf)]
};
function isOld(suite) {
	return /_(?:SHA|MD5)$/.test(suiteName(suite));
}
const oldSuites = [
	...suitesOf("ecdhe-aead"),
	...suitesOf("ecdhe-cbc", "dhe", "static-rsa", "other", "3des", "rc4", "des", "anonymous", "export", "null").filter(isOld),
	...oldKeyedSuites.flatMap(runOf)
];
function suitesToAsk(version) {
	if (version === "TLSv1.3") return suitesIn(version);
	return version === "TLSv1.2" ? everySuite : oldSuites;
}
function runOf([first, last]) {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
// src/probes/tls/versions-ask.ts
function askVersion(context, to, version) {
	return context.once(`hello ${version} ${to.host} ${to.port}`, async () => {
		const line = await lineTo(context, to);
		const suites = suitesToAsk(version);
		if (version !== "TLSv1.2") return {
			...await line.ask({ hello: clientHello(version, to.host, { suites }) }),
			suites,
			heldAll: false
		};
		const hello = clientHello(version, to.host, {
			suites,
			groups: everyCurve
		});
		const answer = await line.ask({
			hello,
			until: "key-exchange"
		});
		return await isOfThatHello(context, to, answer.reply) ? askInParts(line, to.host, answer.reply) : {
			...answer,
			heldAll: true,
			suites
		};
	});
}
async function askInParts(line, host, long) {
	const ask = async (suites) => {
		const hello = clientHello("TLSv1.2", host, { suites });
		return {
			...await line.ask({ hello }),
			suites,
			heldAll: false
		};
	};
	const askOthers = () => Promise.all(sharedOut.others.map(ask));
	const [usual, early] = await Promise.all([ask(sharedOut.usual), isOfSuites(long) ? askOthers() : null]);
	const heard = [usual, ...early ?? (isOfSuites(usual.reply) ? await askOthers() : [])].map((answer) => ({
		answer,
		...readVersion(answer, "TLSv1.2")
	}));
	return (heard.find(({ offered }) => offered) ?? heard.find(({ offered }) => offered === null))?.answer ?? usual;
}
function isOfSuites(reply) {
	const said = reply.ok ? readServerReply(reply.value.bytes) : null;
	return said?.kind === "alert" && said.code !== 0 && said.code !== protocolVersion;
}
const everyCurve = [
	23,
	24,
	25,
	30,
	22,
	21,
	19,
	26,
	27,
	28,
	9,
	10,
	11,
	12,
	13,
	14
];
const protocolVersion = 70;
async function isOfThatHello(context, to, reply) {
	if (!reply.ok) return false;
	const said = readServerReply(reply.value.bytes);
	if (said.kind === "alert") return said.code !== protocolVersion;
	if (said.kind !== "incomplete") return false;
	if (reply.value.end !== "silent") return true;
	const older = await askVersion(context, to, "TLSv1.1");
	return older.reply.ok && older.reply.value.end !== "silent";
}
// src/probes/tls/versions.ts
async function versions(context, to) {
	return Promise.all((await probes(context, to)).values());
}
async function earlyVersions(context, to) {
	const told = await probes(context, to);
	await told.get("TLSv1.2");
	const ending = new AbortController();
	const patience = setTimeout$1(Math.max(leastPatience, context.elapsed()), null, {
		signal: ending.signal,
		ref: false
	});
	const all = [...told].map(async ([version, telling]) => {
		return await Promise.race([telling, patience]) ?? {
			version,
			offered: null,
			reason: "silent"
		};
	});
	const early = await Promise.all(all);
	patience.catch(() => {});
	ending.abort();
	return early;
}
const leastPatience = 250;
function probes(context, to) {
	return context.once(`versions ${to.host} ${to.port}`, async () => {
		const asked = new Map(askedAtOnce.map((version) => [version, probe(context, to, version)]));
		const main = negotiatedVersion(await context.net.tls(to));
		const tell = async (version) => known(version, main) ?? weigh(await (asked.get(version) ?? probe(context, to, version)), main);
		return new Map(versionNames.map((version) => [version, tell(version)]));
	});
}
const askedAtOnce = [
	"TLSv1.2",
	"TLSv1.1",
	"TLSv1.0",
	"SSLv3"
];
const olderVersions = askedAtOnce;
function known(version, main) {
	if (version === main) return {
		version,
		offered: true,
		reason: "negotiated"
	};
	return version === "TLSv1.3" && main !== null ? {
		version,
		offered: false,
		reason: "lower-version"
	} : null;
}
function weigh(found, main) {
	const { version, offered } = found;
	return main !== null && versionNames.indexOf(version) > versionNames.indexOf(main) && offered !== true ? {
		version,
		offered: false,
		reason: "lower-version"
	} : found;
}
async function probe(context, to, version) {
	return {
		version,
		...readVersion(await askVersion(context, to, version), version)
	};
}
// src/probes/offers/versions.ts
async function answersOf(context, to, offered) {
	const taken = olderVersions.filter((version) => offered.some((each) => each.version === version && each.offered));
	return (await Promise.all(taken.map(async (version) => ({
		version,
		...await askVersion(context, to, version)
	})))).flatMap(({ version, reply, heldAll }) => {
		const hello = reply.ok ? readServerReply(reply.value.bytes) : null;
		return reply.ok && hello?.kind === "hello" ? [{
			version,
			hello,
			bytes: reply.value.bytes,
			heldAll
		}] : [];
	});
}
function isOnlyNew(offered) {
	return olderVersions.every((version) => offered.some((each) => each.version === version && each.offered === false));
}
function absence(offered) {
	return isOnlyNew(offered) ? {
		offered: false,
		reason: "only-tls13"
	} : {
		offered: null,
		reason: offered.find((each) => each.offered === null)?.reason ?? "no-answer"
	};
}
function isAnswering(offered) {
	return offered.some(({ version, offered: told }) => version !== "TLSv1.3" && told !== null);
}
function compressionOf(hellos, offered) {
	if (hellos.length === 0) return absence(offered);
	return {
		offered: hellos.some(({ compression }) => compression !== 0),
		reason: "server-hello"
	};
}
function protocolOf([newest], offered) {
	if (newest) return {
		chosen: newest.alpn,
		reason: newest.alpn === null ? "ignored" : "server-hello"
	};
	const { reason } = absence(offered);
	return {
		chosen: null,
		reason: reason === "only-tls13" ? "encrypted" : reason
	};
}
function timestampsIn([newest]) {
	if (!newest) return null;
	return newest.timestamps ? readTimestamps(newest.timestamps) : 0;
}
// src/probes/offers/offers.ts
function offers$1(context, to) {
	return context.once(`offers ${to.host} ${to.port}`, async () => {
		const beginning = Promise.all([earlyVersions(context, to), context.net.tls(to)]);
		const line = await lineTo(context, to);
		const asker = openAsker(line, to.host);
		const guesses = {
			rest: asker.guess(restQuestion),
			hybrids: asker.guess(hybridQuestion)
		};
		const [early, handshake] = await beginning;
		const knownFrom = async (offered) => {
			return {
				handshake,
				offered,
				older: await answersOf(context, to, offered)
			};
		};
		const all = versions(context, to).then(knownFrom);
		const told = await askAll(asker, {
			early: await knownFrom(early),
			all
		}, guesses);
		const { offered, older } = await all;
		const replies = older.map(({ hello }) => hello);
		return {
			...told,
			compression: compressionOf(replies, offered),
			alpn: protocolOf(replies, offered),
			timestamps: timestampsIn(replies),
			hellos: line.hellos()
		};
	});
}
async function askAll(asker, { early, all }, { rest, hybrids }) {
	const isNew = negotiatedVersion(early.handshake) === "TLSv1.3" && isAnswering(early.offered);
	const known = early.older.length > 0 ? Promise.resolve(early) : all;
	const told = known.then((each) => suitesOffered(asker, each, rest));
	const knownGroups = groupsKnown(early);
	const [suites, newSuites, newGroups, curves] = await Promise.all([
		told.then((some) => withLater(asker, some, {
			early: known,
			all
		})),
		isNew ? askNewSuites(asker, [...knownGroups.keys(), ...classicGroups$1.map(({ code }) => code)]) : null,
		isNew ? askGroups(asker, knownGroups, {
			rest,
			hybrids
		}) : [],
		known.then((each) => curvesOffered(asker, {
			...each,
			told,
			isNew
		}))
	]);
	return {
		...withNewSuites(suites, newSuites, newGroups.some(({ reason }) => reason === "no-retry")),
		groups: [...newGroups, ...curves.groups],
		legacyCurve: curves.legacyCurve
	};
}
async function askGroups(asker, known, { rest, hybrids }) {
	const [suites, others] = await Promise.all([rest, hybrids]);
	return askNewGroups(asker, known, {
		hybrids: usable(others),
		isLong: suites.kind === "chosen"
	});
}
async function withLater(asker, some, { early, all }) {
	const { older } = await early;
	const later = (await all).older.filter(({ version }) => !older.some((each) => each.version === version));
	return later.length > 0 ? askLater(asker, later.map(({ version }) => version), some) : some;
}
function seenOf(older) {
	return older.map(({ version, hello }) => [version, hello.suite]);
}
function usable(heard) {
	return heard.kind === "unclear" && heard.reason !== "silent" ? null : heard;
}
function groupsKnown({ handshake, older: [newest] }) {
	const curve = newest && curveIn(newest);
	const negotiated = groupNamed(handshake.group);
	return new Map([...typeof curve === "number" ? [[curve, "key-exchange"]] : [], ...negotiated ? [[negotiated.code, "negotiated"]] : []]);
}
async function suitesOffered(asker, { older, offered }, rest) {
	const [newest] = older;
	const none = absence(offered);
	if (!newest) return noSuites(none.offered, none.reason);
	return askSuites(asker, seenOf(older), newest.version === restQuestion.version && newest.heldAll ? await rest : null);
}
async function curvesOffered(asker, { told, isNew, ...known }) {
	const [newest] = known.older;
	const isSeen = newest !== void 0 && isElliptic(familyOf(newest.hello.suite));
	const families = (isSeen ? [] : (await told).suites).filter(({ family }) => isElliptic(family));
	if (!newest || newest.version === "SSLv3" || !(isSeen || families.some(({ offered }) => offered))) {
		const lacking = families.find(({ offered }) => offered === null) ?? families[0];
		const offered = families.every((family) => family.offered === false) ? false : null;
		return {
			groups: [],
			legacyCurve: {
				...noCurve,
				offered,
				reason: lacking?.reason ?? "not-asked"
			}
		};
	}
	const to = {
		version: newest.version,
		own: curveOf(known.handshake)
	};
	const [groups, legacyCurve] = await Promise.all([isNew ? [] : askOlderGroups(asker, to, groupsKnown(known)), askLegacyCurve(asker, to)]);
	return {
		groups,
		legacyCurve
	};
}
function isElliptic(family) {
	return family === "ecdhe-aead" || family === "ecdhe-cbc";
}
function curveOf({ chain: [leaf] }) {
	return groupNamed((leaf && readOrNull(leaf)?.publicKey)?.asymmetricKeyDetails?.namedCurve ?? null);
}
// src/probes/certificate/issuance.ts
function issuance$1(context, to) {
	return context.once(`issuance ${to.host} ${to.port}`, async () => {
		const [served, offered] = await Promise.all([certificate$1(context, to), offers$1(context, to)]);
		const [leaf] = served.chain;
		if (!leaf) return null;
		const bytes = served.handshake.staple;
		const staple = readStaple(served, context.now().getTime());
		const isUsable = bytes !== null && staple !== null && staple.status !== "unknown";
		return {
			timestamps: {
				embedded: embeddedTimestamps(leaf.der),
				handshake: offered.timestamps,
				stapled: isUsable ? stapledTimestamps(bytes, leaf.serial) : 0
			},
			mustStaple: isMustStaple(leaf.der),
			staple
		};
	});
}
function readStaple({ chain: [leaf], issuer, handshake: { staple } }, now) {
	if (!staple || !leaf) return null;
	const none = {
		thisUpdate: null,
		nextUpdate: null
	};
	if (!issuer) return {
		status: "unknown",
		reason: "no-issuer",
		...none
	};
	const answer = readOcspResponse(staple, {
		certificate: leaf,
		issuer,
		now
	});
	if (answer.status === "unknown") return {
		...answer,
		...none
	};
	const { status, thisUpdate, nextUpdate } = answer;
	return {
		status,
		reason: null,
		thisUpdate,
		nextUpdate
	};
}
// src/probes/tls/starttls.ts
function contextOver({ starttls, speaks }, context) {
	const spoken = starttls ?? (speaks && `${speaks}/tls`);
	if (!spoken) return context;
	const { net } = context;
	return {
		...context,
		net: {
			...net,
			hello: (to, bytes, until) => net.hello(to, withoutProtocols(bytes), until)
		},
		once: (key, work) => context.once(`${spoken} ${key}`, work)
	};
}
// src/checks/ssl/collect-oversized.ts
const reason$1 = "tls.oversized";
const untold$1 = {
	offered: null,
	reason: reason$1
};
async function collectOversized(context, to) {
	const [placed, taken] = await Promise.all([attempt(() => context.net.addresses(to)), attempt(() => versions(context, to))]);
	const allowed = placed.ok ? placed.value.filter(({ isAllowed }) => isAllowed) : [];
	const [only] = allowed.length === 1 ? allowed : [];
	return {
		host: to.host,
		port: to.port,
		starttls: to.starttls ?? null,
		...to.speaks && { speaks: to.speaks },
		address: only?.address ?? "",
		observedAt: context.now().toISOString(),
		protocol: "unknown",
		cipher: "unknown",
		group: null,
		alpn: null,
		lenient: false,
		chain: [],
		chainTotal: 0,
		trust: {
			trusted: false,
			doubt: null,
			by: null,
			reasons: [{
				id: "oversized",
				enforced: true
			}],
			completedByAia: false,
			path: [],
			openssl: null
		},
		revocation: {
			status: "unknown",
			source: null,
			reason: "unreadable",
			revokedAt: null,
			revocationReason: null,
			intermediates: [],
			detour: false
		},
		versions: taken.ok ? taken.value : [],
		offers: {
			suites: [],
			dheBits: null,
			compression: untold$1,
			alpn: {
				chosen: null,
				reason: reason$1
			},
			groups: [],
			legacyCurve: {
				...untold$1,
				curve: null,
				bits: null
			},
			hellos: 0
		},
		issuance: null,
		hsts: null,
		http: {
			status: null,
			reason: reason$1
		}
	};
}
// src/checks/ssl/revocation/collect.ts
function revocationFacts({ leaf, intermediates, detour }, nameOf) {
	return {
		...toFacts(leaf),
		intermediates: intermediates.map(({ certificate, ...found }) => ({
			subject: nameOf(certificate.subject),
			sha256: certificate.sha256,
			...toFacts(found)
		})),
		detour: detour !== null
	};
}
function toFacts({ revokedAt, ...rest }) {
	return {
		...rest,
		revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString()
	};
}
// src/checks/ssl/offers/schema.ts
const told$1 = {
	offered: boolean().nullable(),
	reason: string()
};
const offers = object({
	suites: array(object({
		family: _enum([
			"null",
			"export",
			"anonymous",
			"des",
			"rc4",
			"3des",
			"ecdhe-aead",
			"ecdhe-cbc",
			"dhe",
			"static-rsa",
			"other"
		]),
		...told$1,
		version: string().nullable().meta({
			description: "The version in which it was seen",
			ko: "확인된 버전"
		}),
		suite: string().nullable().meta({
			description: "The suite that was chosen, as IANA names it",
			ko: "선택된 암호 스위트의 IANA 이름"
		})
	})).readonly().meta({
		description: "Families of cipher suites up to TLS 1.2, in the versions that the server is seen to take, and the suites of TLS 1.3 that encrypt nothing or are rare; null where it could not be told, and why. Answers to raw ClientHellos: no library's own refusal is part of it",
		ko: "서버가 받아들이는 것으로 확인된 버전에서의 TLS 1.2 이하 암호 스위트 계열과, 암호화하지 않거나 드문 TLS 1.3 스위트. 알 수 없었으면 null과 그 이유. ClientHello에 대한 서버의 응답이며 라이브러리 자체의 거부는 포함되지 않습니다"
	}),
	dheBits: int().nullable().meta({
		description: "The size of the Diffie-Hellman field; null where there is none, or where it could not be told",
		ko: "디피-헬먼 소수의 비트 수. 없거나 알 수 없었으면 null"
	}),
	compression: object(told$1).meta({
		description: "Compression inside TLS (RFC 3749)",
		ko: "TLS 안의 압축(RFC 3749)"
	}),
	alpn: object({
		chosen: string().nullable(),
		reason: string()
	}).meta({
		description: "The protocol chosen of h2 and http/1.1, up to TLS 1.2, where that is not encrypted",
		ko: "암호화되지 않는 TLS 1.2 이하에서 h2와 http/1.1 가운데 선택된 프로토콜"
	}),
	groups: array(object({
		group: string(),
		...told$1
	})).readonly().meta({
		description: "Key exchange groups, of TLS 1.3 where it is offered; of the finite fields (ffdhe) the first that was taken",
		ko: "키 교환 그룹. TLS 1.3을 제공하면 그 그룹이며, 유한체(ffdhe)는 처음 받아들인 것만 적습니다"
	}),
	legacyCurve: object({
		...told$1,
		curve: string().nullable(),
		bits: int().nullable()
	}).meta({
		description: "A curve that TLS 1.3 left behind and the server takes up to TLS 1.2",
		ko: "TLS 1.3에서 제외되었지만 서버가 TLS 1.2 이하에서 받아들이는 곡선"
	}),
	hellos: int().meta({
		description: "How many ClientHellos were sent, each over a connection of its own",
		ko: "각각 별도의 연결로 보낸 ClientHello의 수"
	})
});
const count = int().nullable();
const time$2 = datetime().nullable();
const issuance = object({
	timestamps: object({
		embedded: count,
		handshake: count,
		stapled: count
	}).meta({
		description: "Signed certificate timestamps (RFC 6962) in the certificate, beside it up to TLS 1.2, and in the stapled response; null where that could not be seen",
		ko: "인증서 안, TLS 1.2 이하 핸드셰이크, 스테이플링된 응답에 있는 인증서 투명성 타임스탬프(RFC 6962)의 수. 볼 수 없었으면 null"
	}),
	mustStaple: boolean().nullable().meta({
		description: "Whether the certificate demands a stapled OCSP response (RFC 7633)",
		ko: "인증서가 스테이플링된 OCSP 응답을 요구하는지 여부(RFC 7633)"
	}),
	staple: object({
		status: _enum([
			"good",
			"revoked",
			"unknown"
		]),
		reason: string().nullable(),
		thisUpdate: time$2,
		nextUpdate: time$2
	}).nullable().meta({
		description: "The stapled OCSP response and how long it holds; null where there is none",
		ko: "스테이플링된 OCSP 응답과 그 유효 기간. 없으면 null"
	})
}).nullable().meta({
	description: "How the certificate is issued and served; null where there is none that can be read",
	ko: "인증서의 발급과 제공 방식. 읽을 수 있는 인증서가 없으면 null"
});
// src/checks/ssl/reach/schema.ts
const largeHello = object({
	tolerated: boolean().nullable(),
	reason: string()
}).meta({
	description: "Whether a ClientHello of more than one packet is answered; asked only where the first handshake failed (lenient)",
	ko: "한 패킷보다 큰 ClientHello에 응답하는지 여부. 첫 핸드셰이크가 실패했을 때만 묻습니다(lenient)"
});
const reach = object({
	browser: string().meta({
		description: "What became of the same handshake when it was tried again with nobody beside it",
		ko: "같은 핸드셰이크를 단독으로 다시 시도한 결과"
	}),
	signature: string().nullable().meta({
		description: "How the server signs where it refuses every signature that browsers offer",
		ko: "브라우저가 제안하는 서명을 모두 거부할 때 서버가 사용하는 서명"
	}),
	refusesHybrid: boolean().meta({
		description: "Whether only a client that does not offer the hybrid group gets through",
		ko: "하이브리드 그룹을 제안하지 않는 클라이언트만 연결되는지 여부"
	})
}).meta({
	description: "Asked only where the handshake of a browser failed (lenient), of sites",
	ko: "브라우저의 핸드셰이크가 실패한 사이트에서만 묻습니다(lenient)"
});
// src/checks/ssl/revocation/schema.ts
const codes = Object.keys(doubtWords).join(", ");
const time$1 = datetime();
const found = {
	status: _enum([
		"good",
		"revoked",
		"unknown",
		"not-applicable"
	]),
	source: _enum([
		"staple",
		"ocsp",
		"crl"
	]).nullable().meta({
		description: "Who said so",
		ko: "알려 준 곳"
	}),
	reason: string().nullable().meta({
		description: `Why it is not known, as source and doubt (crl.stale, ocsp.timeout.http), or why there is nothing to know (no-source, self-signed). Doubts and families of failures: ${codes}`,
		ko: `알 수 없는 이유(출처와 의문점, 예: crl.stale, ocsp.timeout.http) 또는 알아낼 것이 없는 이유(no-source, self-signed). 의문점과 실패의 종류: ${codes}`
	}),
	revokedAt: time$1.nullable(),
	revocationReason: string().nullable().meta({
		description: "As in RFC 5280 §5.3.1",
		ko: "RFC 5280 §5.3.1에 따른 이유"
	})
};
const revocation = object({
	...found,
	intermediates: array(object({
		subject: string(),
		sha256: string(),
		...found
	})).readonly().meta({
		description: "The intermediates of the validated path, the nearest to the leaf first, without the anchor",
		ko: "검증된 경로의 중간 인증서. 리프에 가까운 것부터이며 앵커는 제외합니다"
	}),
	detour: boolean().meta({
		description: "Whether an intermediate is revoked and another valid path avoids it, which is the one shown then",
		ko: "중간 인증서가 폐기되었지만 이를 피하는 다른 유효한 경로가 있는지 여부. 있으면 그 경로를 보여 줍니다"
	})
});
// src/checks/ssl/schema.ts
const defaultPort = 443;
const [usualPorts, otherPorts] = [starttlsPorts, implicitPorts].map((ports) => Object.entries(ports).map(([port, protocol]) => `${port} ${protocol}`).join(", "));
const input$1 = strictObject({
	host: hostTarget().meta({
		description: "Host name or IP address; the host part of a pasted URL is accepted",
		ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
		examples: ["example.com"]
	}),
	port: portNumber().optional().meta({
		description: `TLS port, ${defaultPort} unless the host names one`,
		ko: `TLS 포트. 호스트에 적혀 있지 않으면 ${defaultPort}`,
		examples: [8443]
	}),
	starttls: _enum([
		...starttlsProtocols,
		"off",
		"https"
	]).optional().meta({
		description: `STARTTLS protocol: the protocol before TLS begins. off: TLS from the first byte; https: a website on any port. By default the port decides: ${usualPorts}. Ports with TLS from the first byte and without HTTP: ${otherPorts}`,
		ko: `STARTTLS 프로토콜: TLS를 시작하기 전에 쓰는 프로토콜입니다. 처음부터 TLS이면 off, 포트와 무관하게 웹사이트이면 https. 생략하면 포트에 따릅니다: ${usualPorts}. 처음부터 TLS이고 HTTP가 아닌 포트: ${otherPorts}`,
		examples: ["smtp"]
	}),
	all_ips: allIps()
}).superRefine(({ host, port }, context) => {
	if (host.port === null || port === void 0 || host.port === port) return;
	context.addIssue({
		code: "custom",
		path: ["port"],
		params: { ...samePort(host.port, port) }
	});
});
function samePort(inHost, given) {
	return {
		expected: {
			en: `${inHost}, as in the host, or left out`,
			ko: `호스트에 적힌 ${inHost} 또는 생략`
		},
		given: `${given}`
	};
}
function endpointOf({ host, port: given, starttls: asked }) {
	const port = given ?? host.port ?? defaultPort;
	const to = {
		host: host.host,
		port
	};
	const starttls = asked ?? starttlsPorts[port] ?? "off";
	if (starttls === "https") return to;
	if (starttls !== "off") return {
		...to,
		starttls
	};
	const speaks = starttlsPorts[port] ?? implicitPorts[port];
	return {
		...to,
		...speaks && { speaks }
	};
}
const time = datetime();
const span$1 = {
	validFrom: time,
	validTo: time,
	sha256: string()
};
const version = _enum([
	"SSLv3",
	"TLSv1.0",
	"TLSv1.1",
	"TLSv1.2",
	"TLSv1.3"
]);
const certificate = object({
	subject: string(),
	issuer: string(),
	serial: string().meta({
		description: "Hexadecimal",
		ko: "16진수"
	}),
	...span$1,
	names: array(string()).readonly().meta({
		description: "The first names of the subjectAltName; namesTotal counts all of them",
		ko: "subjectAltName의 앞쪽 이름. 전체 개수는 namesTotal"
	}),
	namesTotal: int().min(0),
	key: object({
		type: string(),
		bits: int().nullable(),
		oddity: string().exactOptional()
	}).meta({
		description: "With the curve or exponent for which clients refuse a key whatever its size, where it has one",
		ko: "키의 종류와 크기. 크기와 무관하게 클라이언트가 거부하는 곡선이나 지수가 있으면 oddity에 적습니다"
	}),
	signature: string()
});
const reason = object({
	id: string(),
	enforced: boolean().meta({
		description: "Whether shipping clients refuse it",
		ko: "실제 클라이언트가 거부하는지 여부"
	})
});
const trust = object({
	trusted: boolean().nullable().meta({
		description: "Whether a valid path leads from the leaf to an anchor; null where that could not be told. The leaf's own time, name and key are judged beside it",
		ko: "리프에서 신뢰 앵커까지 유효한 경로가 있는지 여부. 알 수 없었으면 null. 리프 자체의 기간, 이름, 키는 따로 판단합니다"
	}),
	doubt: object({
		url: string().nullable(),
		reason: string()
	}).nullable().meta({
		description: "Why it could not be told: the issuer that could not be fetched, or no URL where the handshake with it failed, or where only one that overlooks weak keys and hashes came about (lenient); else null",
		ko: "알 수 없었던 이유. 가져오지 못한 발급자이며, 핸드셰이크가 실패했거나 약한 키와 해시를 검사하지 않는 핸드셰이크만 성공했으면(lenient) url이 없습니다. 알 수 있었으면 null"
	}),
	by: _enum(["mozilla", "given"]).nullable().meta({
		description: "Whose anchor it is; null where there is none",
		ko: "앵커의 출처. 없으면 null"
	}),
	reasons: array(reason).readonly().meta({
		description: "Everything that was seen to be wrong with the certificate and its path",
		ko: "인증서와 경로에서 발견한 모든 잘못"
	}),
	completedByAia: boolean().meta({
		description: "Whether a missing intermediate was fetched from where the certificate says",
		ko: "빠진 중간 인증서를 인증서에 적힌 곳에서 가져왔는지 여부"
	}),
	path: array(object({
		subject: string(),
		...span$1
	})).readonly().meta({
		description: "The validated path, leaf first, anchor last; empty where there is none",
		ko: "검증된 경로. 리프부터 앵커까지이며 없으면 비어 있습니다"
	}),
	openssl: string().nullable().meta({
		description: "OpenSSL's one reason against what was served; null where it has none",
		ko: "제공된 체인에 대한 OpenSSL의 거부 이유. 없으면 null"
	})
});
const one = object({
	host: string(),
	port: int(),
	starttls: _enum(starttlsProtocols).nullable().meta({
		description: "What was spoken until TLS began; null where it was TLS at once",
		ko: "TLS를 시작하기 전에 쓴 프로토콜. 처음부터 TLS였으면 null"
	}),
	speaks: _enum(starttlsProtocols).exactOptional().meta({
		description: "What is spoken over TLS that began at once, where it is no HTTP; absent otherwise",
		ko: "처음부터 TLS이면서 HTTP가 아닐 때 TLS 위에서 쓰는 프로토콜. 그 밖에는 없습니다"
	}),
	injected: boolean().exactOptional().meta({
		description: "Whether plain text came between the go-ahead and TLS on any connection; absent where it was TLS at once",
		ko: "어느 연결에서든 TLS 시작 응답과 TLS 사이에 평문이 끼어들었는지 여부. 처음부터 TLS였으면 없습니다"
	}),
	address: string().meta({
		description: "The address that answered",
		ko: "응답한 주소"
	}),
	observedAt: time.meta({
		description: "Everything relative to time is judged against this",
		ko: "시간에 따른 모든 판단의 기준 시각"
	}),
	protocol: string(),
	cipher: string(),
	group: string().nullable().meta({
		description: "The key exchange",
		ko: "키 교환 그룹"
	}),
	alpn: string().nullable(),
	lenient: boolean().meta({
		description: "Whether only a handshake with outdated offers succeeded",
		ko: "오래된 방식을 제안한 핸드셰이크만 성공했는지 여부"
	}),
	largeHello: largeHello.exactOptional(),
	reach: reach.exactOptional(),
	chain: array(certificate).readonly().meta({
		description: "As served, in wire order, the leaf first; empty where the leaf cannot be read, or there is none",
		ko: "제공된 순서 그대로이며 리프부터입니다. 리프를 읽을 수 없거나 없으면 비어 있습니다"
	}),
	chainTotal: int().min(0).meta({
		description: "How many were served",
		ko: "제공된 인증서의 수"
	}),
	trust,
	revocation,
	versions: array(object({
		version,
		offered: boolean().nullable(),
		reason: string()
	})).readonly().meta({
		description: "Which versions the server takes; null where it could not be told, and why",
		ko: "서버가 받아들이는 버전. 알 수 없었으면 null과 그 이유"
	}),
	offers: offers.meta({
		description: "What else the server offers, by its answers to raw ClientHellos",
		ko: "ClientHello에 대한 응답으로 확인한 그 밖의 제공 항목"
	}),
	issuance,
	hsts: object({
		value: string(),
		maxAge: number().nullable(),
		includeSubDomains: boolean(),
		preload: boolean()
	}).nullable().meta({
		description: "The first field as sent; null where there was none, no reply (see http), or nothing asked because no HTTP is spoken there. A maxAge of null marks an invalid field",
		ko: "처음 나온 필드의 값. 필드나 응답(http 참고)이 없거나 HTTP 서버가 아니어서 묻지 않았으면 null. maxAge가 null이면 잘못된 필드입니다"
	}),
	http: object({
		status: int().nullable(),
		reason: string().nullable()
	}).meta({
		description: "The reply that HSTS was looked for in, and why it is not the site's own; no status where there was none, and neither where no HTTP is spoken",
		ko: "HSTS를 찾아본 응답, 그리고 사이트 자체의 응답이 아니라면 그 이유. 응답이 없었으면 status가 null, HTTP 서버가 아니면 둘 다 null"
	})
});
const raw$1 = one.extend({ addresses: surroundingsOf(one).exactOptional().meta({
	description: "What was seen at the other addresses of the host; absent unless all_ips asked for them",
	ko: "호스트의 다른 주소에서 본 것. all_ips로 요청하지 않았으면 없습니다"
}) });
// src/checks/ssl/collect.ts
const mostCertificates = 16;
const mostNames = 100;
const longestText$1 = 256;
async function collect$1(input, context) {
	try {
		return await look(input, context);
	} catch (failed) {
		if (failed instanceof Failure && failed.facts.id === "tls.oversized") return collectOversized(context, endpointOf(input));
		const error = await withClientCertificate(failed, endpointOf(input), context);
		throw input.starttls === "https" ? error : await withGreeting(error, endpointOf(input), context);
	}
}
async function look(input, whole) {
	const to = endpointOf(input);
	const watch = watchInjection(contextOver(to, whole));
	const { context } = watch;
	if (to.starttls) await context.net.tls(to);
	const probing = versions(context, to);
	probing.catch(() => {});
	const asking = offers$1(context, to);
	asking.catch(() => {});
	const handshake = await context.net.tls(to);
	const [reply, served, revoked, offered, beside, issued] = await Promise.all([
		isSite(to) ? attempt(() => visit(context, httpsOrigin(to))) : null,
		certificate$1(context, to),
		revocations(context, to),
		probing,
		asking,
		issuance$1(context, to)
	]);
	if (reply && !reply.ok && demandsWho.has(reply.failure.id)) throw new Failure(reply.failure);
	const hindrance = handshake.lenient ? await hindranceOf(context, to, handshake) : {};
	const { address, protocol, cipher, group, alpn, lenient, chain } = handshake;
	return {
		host: to.host,
		port: to.port,
		starttls: to.starttls ?? null,
		...to.speaks && { speaks: to.speaks },
		...to.starttls && { injected: watch.isInjected() },
		address,
		observedAt: context.now().toISOString(),
		protocol,
		cipher,
		group,
		alpn,
		lenient,
		...hindrance,
		chain: served.chain.slice(0, mostCertificates).map(describe),
		chainTotal: chain.length,
		trust: toTrust({
			...served.trust,
			path: revoked.detour ?? served.trust.path
		}),
		revocation: revocationFacts(revoked, personalName),
		versions: offered,
		offers: offersOf(beside, to),
		issuance: issued && toIssuance(issued),
		hsts: reply?.ok ? hstsOf(reply.value) : null,
		http: httpOf(reply)
	};
}
const demandsWho = new Set(["tls.client-certificate", "tls.client-certificate-refused"]);
async function hindranceOf(context, to, handshake) {
	if (isSite(to)) return reachOf(context, to, handshake);
	return { largeHello: await bearsLargeHello(context, to, {
		classic: handshake,
		usual: null
	}) };
}
function describe(one) {
	return {
		subject: personalName(one.subject),
		issuer: personalName(one.issuer),
		serial: one.serial.toString("hex", 0, 64),
		...span(one),
		names: one.names.slice(0, mostNames).map(({ value }) => printable(value, longestText$1)),
		namesTotal: one.names.length,
		key: keyFacts(one.publicKey),
		signature: one.signature
	};
}
function span({ notBefore, notAfter, sha256 }) {
	return {
		validFrom: new Date(notBefore).toISOString(),
		validTo: new Date(notAfter).toISOString(),
		sha256
	};
}
function personalName(name) {
	try {
		return printable(nameForPeople(name), longestText$1);
	} catch (error) {
		if (error instanceof DerError) return "";
		throw error;
	}
}
function toTrust({ path, doubt, ...trust }) {
	const shown = doubt && {
		...doubt,
		url: doubt.url === null ? null : printable(doubt.url, longestText$1)
	};
	return {
		...trust,
		doubt: shown,
		path: path.map((one) => ({
			subject: personalName(one.subject),
			...span(one)
		}))
	};
}
function offersOf(seen, to) {
	const { suites, dheBits, compression, alpn, groups, legacyCurve, hellos } = seen;
	const chosen = alpn.chosen === null ? null : printable(alpn.chosen, longestText$1);
	return {
		suites,
		dheBits,
		compression,
		alpn: isSite(to) ? {
			...alpn,
			chosen
		} : {
			chosen: null,
			reason: "not-asked"
		},
		groups,
		legacyCurve,
		hellos
	};
}
function toIssuance({ staple, ...issued }) {
	if (!staple) return {
		...issued,
		staple
	};
	return {
		...issued,
		staple: {
			...staple,
			thisUpdate: isoOf(staple.thisUpdate),
			nextUpdate: isoOf(staple.nextUpdate)
		}
	};
}
function isoOf(time) {
	return time === null ? null : new Date(time).toISOString();
}
function httpOf(reply) {
	if (!reply) return {
		status: null,
		reason: null
	};
	return reply.ok ? repliedBy(reply.value) : {
		status: null,
		reason: reply.failure.reason
	};
}
function repliedBy(reply) {
	const reason = challengeIn(reply) !== null ? "http.challenge" : reply.status >= 500 ? "http.server-error" : null;
	return {
		status: reply.status,
		reason
	};
}
function hstsOf({ headers, version }) {
	const field = headers.find(([name]) => name.toLowerCase() === "strict-transport-security")?.[1];
	if (field === void 0) return null;
	const value = version === "2" ? field.split(",")[0] ?? "" : field;
	const policy = parseHsts(value) ?? {
		maxAge: null,
		includeSubDomains: false,
		preload: false
	};
	return {
		value: printable(value, longestText$1),
		...policy
	};
}
// src/checks/ssl/addresses/collect.ts
async function collectEvery(input, context) {
	const main = collect$1(input, context);
	if (!input.all_ips) return main;
	const to = endpointOf(input);
	const seen = await everyAddress(context, to, {
		main,
		answered: attempt(() => context.net.tls(to)).then((got) => got.ok ? got.value.address : null),
		look: (at) => collect$1(input, at)
	});
	return {
		...seen.main,
		addresses: seen.around
	};
}
// src/checks/ssl/effects.ts
const untrusted = {
	part: "trust",
	cap: "untrusted"
};
const hsts = { part: "hsts" };
const worthless = { cap: "worthless-suites" };
const open = { isOpen: true };
// src/checks/ssl/index.ts
const ssl = defineCheck({
	id: "ssl",
	version: 1,
	title: {
		en: "TLS certificate and connection",
		ko: "TLS 인증서와 연결"
	},
	about: {
		en: "Inspects the served certificate and connection: expiry, names, chain, revocation, TLS versions and HSTS, graded A+ to F.",
		ko: "제공되는 인증서와 연결을 점검합니다. 만료, 이름, 체인, 폐기, TLS 버전, HSTS를 A+부터 F까지 평가합니다."
	},
	input: input$1,
	subject: "host",
	raw: raw$1,
	cost: "standard",
	ttl: 300,
	words,
	grading: {
		version: gradeVersion,
		ladder,
		weights,
		ceilings,
		effects: effectsOf({
			"no-certificate": {
				part: "certificate",
				cap: "no-certificate"
			},
			oversized: {
				part: "certificate",
				cap: "oversized"
			},
			unreadable: {
				part: "certificate",
				cap: "unreadable"
			},
			expired: {
				part: "certificate",
				cap: "expired"
			},
			"not-yet-valid": {
				part: "certificate",
				cap: "not-yet-valid"
			},
			"wrong-name": {
				part: "certificate",
				cap: "wrong-name"
			},
			"address-as-name": {
				part: "certificate",
				cap: "wrong-name"
			},
			"no-san": {
				part: "certificate",
				cap: "no-san"
			},
			"weak-key": {
				part: "certificate",
				cap: "weak-key"
			},
			"weak-signature": {
				part: "certificate",
				cap: "weak-signature"
			},
			"wrong-purpose": {
				part: "certificate",
				cap: "wrong-purpose"
			},
			"wrong-key-usage": {
				part: "certificate",
				cap: "wrong-key-usage"
			},
			revoked: {
				part: "certificate",
				cap: "revoked"
			},
			"expires-very-soon": {
				part: "certificate",
				cap: "expires-soon"
			},
			"expires-soon": {
				part: "certificate",
				cap: "expires-soon"
			},
			"wildcard-too-broad": { part: "certificate" },
			"lifetime-too-long": { part: "certificate" },
			"no-timestamps": {
				part: "certificate",
				cap: "no-timestamps"
			},
			"must-staple": {
				part: "certificate",
				cap: "must-staple"
			},
			"self-signed": untrusted,
			untrusted,
			"bad-signature": untrusted,
			"foreign-signature": untrusted,
			"intermediate-expired": untrusted,
			"intermediate-not-yet-valid": untrusted,
			"not-an-authority": untrusted,
			"intermediate-purpose": untrusted,
			"intermediate-weak-key": untrusted,
			"path-length": untrusted,
			"name-constraints": untrusted,
			"critical-extension": untrusted,
			"constraints-excessive": untrusted,
			"duplicate-extension": untrusted,
			"spelled-curve": untrusted,
			policies: untrusted,
			refused: untrusted,
			"issuer-unfetched": open,
			"trust-unconfirmed": open,
			"trust-unchecked": open,
			"intermediate-revoked-unclear": open,
			"incomplete-chain": {
				part: "trust",
				cap: "incomplete-chain"
			},
			"authority-as-server": { cap: "firefox-refused" },
			"long-chain": { cap: "firefox-refused" },
			"names-spelled-apart": { cap: "firefox-refused" },
			"large-certificate": { cap: "firefox-refused" },
			"feature-unreadable": { cap: "firefox-refused" },
			"access-empty": { cap: "chromium-refused" },
			"names-not-ascii": { cap: "chromium-refused" },
			"constraints-empty": { cap: "chromium-refused" },
			"wrong-order": { part: "trust" },
			"unrelated-certificate": { part: "trust" },
			"duplicate-certificate": { part: "trust" },
			"intermediate-expires-early": { part: "trust" },
			"intermediate-revoked": {
				part: "trust",
				cap: "intermediate-revoked"
			},
			"obsolete-only": {
				part: "version",
				cap: "obsolete-only"
			},
			ssl3: {
				part: "version",
				cap: "ssl3"
			},
			tls10: {
				part: "version",
				cap: "old-versions"
			},
			tls11: {
				part: "version",
				cap: "old-versions"
			},
			"no-tls13": {
				part: "version",
				cap: "no-tls13"
			},
			"beyond-reach": { cap: "beyond-reach" },
			"beyond-reach-key": { cap: "beyond-reach" },
			"beyond-reach-signature": { cap: "beyond-reach" },
			"hello-refused": { cap: "beyond-reach" },
			"hybrid-refused": { cap: "beyond-reach" },
			"handshake-unexplained": { cap: "browser-refused" },
			"outdated-handshake": { cap: "browser-refused" },
			"version-unknown": { cap: "unseen" },
			"suites-unknown": { cap: "unseen" },
			"hsts-missing": hsts,
			"hsts-invalid": hsts,
			"hsts-off": hsts,
			"hsts-short": hsts,
			"hsts-under-a-year": hsts,
			"hsts-without-subdomains": hsts,
			"suite-null": worthless,
			"suite-export": worthless,
			"suite-anonymous": worthless,
			"suite-des": worthless,
			"suite-rc4": { cap: "old-suites" },
			"suite-3des": { cap: "old-suites" },
			"no-modern-suite": { cap: "no-modern-suite" },
			"broken-dhe": { cap: "broken-dhe" },
			"weak-dhe": { cap: "weak-dhe" },
			compression: { cap: "compression" },
			"starttls-injected": { cap: "injected" }
		}),
		points: {
			certificate: [
				["valid now, for this host, not revoked, with a key and hashes that hold", "100"],
				["expired, not yet valid, for another host, without names, for another purpose, revoked, RSA below 2048 bits or with an exponent that is even, 1 or above 2^33, EC below 256 or on a curve that browsers do not have, DSA, signed with MD5, SHA-1 or another hash that clients refuse", "0"],
				["less than 30 days left, or a third of a shorter lifetime", "90"],
				["less than 7 days left, or a tenth of a shorter lifetime", "70"],
				["a wildcard for a whole public suffix, such as *.co.uk", "−100"],
				["public, and issued for longer than the CA/Browser Forum allowed on that day", "−20"],
				["public, without any timestamp (SCT), where all three places for them were seen", "−25"],
				["demands a stapled OCSP response (must-staple) and comes without one that holds", "−20"]
			],
			version: [
				["TLS 1.3", "100"],
				["TLS 1.2 without 1.3", "80"],
				["TLS 1.1 too", "−40"],
				["TLS 1.0 too, with or without 1.1", "−50"],
				["SSLv3 too", "10"],
				["nothing better than TLS 1.1", "0"],
				["no old version seen, and of TLS 1.0, TLS 1.1 or a suite that is a ceiling it could not be told whether it is offered", "left out, with its weight, and no A+; of SSL 3.0 alone: no A+"],
				["a browser did not get through in the first handshake: what keeps it out is an F where it is proven, and a ceiling of B where it is not", "0"],
				["cipher suites, Diffie-Hellman and compression give or take no points: they are ceilings alone", "0"]
			],
			trust: [
				["a path to a root of Mozilla's or to an authority you gave, from what was served", "100"],
				["a certificate served twice", "90"],
				["wrong order, or a certificate that belongs to no path", "80"],
				["an intermediate that expires before the leaf, or within 30 days", "−20"],
				["incomplete; the rest was found where the certificate says (AIA)", "30"],
				["self-signed, an unknown authority, a path that breaks a rule which clients enforce", "0"],
				["an intermediate that is revoked, where no other path avoids it", "0"],
				["an issuer that was not served and could not be fetched, or could not be confirmed", "no letter but an F"]
			],
			hsts: [
				...strengthRows,
				["absent, invalid (RFC 6797 grammar), max-age of 0, or a certificate that browsers refuse", "0"],
				["no HTTP is spoken there: STARTTLS, and the ports of mail and files where TLS begins at once", "left out, with its weight"]
			]
		}
	},
	target: (query) => {
		const { host, port, starttls, speaks } = endpointOf(query);
		if (port === 443 && !starttls) return targetOfHost(host);
		const usual = endpointOf({
			...query,
			starttls: void 0
		});
		return targetOfHost(host, port, starttls === usual.starttls && speaks === usual.speaks ? void 0 : starttls ?? (speaks ? "off" : "https"));
	},
	question: (query) => ({
		...endpointOf(query),
		...allIpsOf(query)
	}),
	standsAlone: (query, target) => {
		const to = endpointOf(query);
		return isSite(to) && target.name === `${httpsOrigin(to)}/`;
	},
	collect: collectEvery,
	judge: judgeEvery,
	fits: (seen, query) => {
		const { host, port, starttls = null, speaks } = endpointOf(query);
		return seen.host === host && seen.port === port && seen.starttls === starttls && seen.speaks === speaks && fitsAllIps(query.all_ips, seen.addresses !== void 0);
	},
	observe: ({ host, chain, trust }) => chain.slice(0, trust.trusted === true ? 1 : 0).map(({ issuer }) => ({
		target: withoutWww(host),
		kind: "ssl:issuer",
		value: issuer
	}))
});
// src/checks/gate/addresses/judge.ts
function everyTls(raw) {
	const others = raw.addresses ? seenElsewhere(raw.addresses) : [];
	return [{
		address: null,
		raw
	}, ...others.map(({ address, seen }) => ({
		address,
		raw: seen
	}))];
}
function otherPages({ http }) {
	return (http.ok && http.value.raw.addresses || []).flatMap(seenElsewhere).map(({ address, seen }) => ({
		address,
		raw: seen
	}));
}
function isTlsOpen({ addresses }) {
	return addresses !== void 0 && isOpen$1(addresses);
}
function isPageOpen({ http }) {
	return http.ok && (http.value.raw.addresses ?? []).some(isOpen$1);
}
function surroundingsIn({ origins, http }) {
	return [...origins.flatMap(({ ssl }) => ssl.ok && ssl.value.raw.addresses ? [ssl.value.raw.addresses] : []), ...http.ok && http.value.raw.addresses || []];
}
function failedAddress(raw) {
	return surroundingsIn(raw).flatMap(({ host, others }) => others.map((other) => ({
		...other,
		host
	}))).find(({ state }) => state === "failed");
}
function crowdedHost(raw) {
	return surroundingsIn(raw).find((around) => moreThan(around) > 0);
}
function addressesOf(raw) {
	const { origins, http } = raw;
	const pages = http.ok && http.value.raw.addresses || [];
	const listed = origins.flatMap(({ target, ssl }) => {
		if (!ssl.ok || !ssl.value.raw.addresses) return [];
		const page = pages.find(({ host }) => host === ssl.value.raw.host);
		return listOf(target, ssl.value.raw, ssl.value.raw.addresses, {
			page,
			http
		});
	});
	const covered = origins.flatMap(({ ssl }) => ssl.ok ? [ssl.value.raw.host] : []);
	const plain = pages.filter(({ host }) => !covered.includes(host)).flatMap((page) => listOf(page.host, null, page, {
		page,
		http
	}));
	return surroundingsIn(raw).length === 0 ? void 0 : [...listed, ...plain];
}
function listOf(origin, own, around, { page, http }) {
	const first = page?.own === around.own && http.ok ? http.value.raw : pageAt(page, around.own)?.seen;
	return [{
		address: around.own,
		state: "measured",
		reason: null,
		seen: own
	}, ...around.others].map((other, at) => {
		const tls = own === null ? null : other.seen;
		const there = at === 0 ? void 0 : pageAt(page, other.address);
		const isPageFailed = other.state === "measured" && there?.state === "failed";
		return {
			origin,
			address: other.address,
			state: isPageFailed ? "failed" : other.state,
			reason: isPageFailed ? there.reason : other.reason,
			...tlsFigures(tls),
			headers: gradeOf$1(at === 0 ? first : there?.seen)
		};
	});
}
function pageAt(page, wanted) {
	return page?.others.find(({ address }) => address === wanted);
}
function gradeOf$1(page) {
	return page ? judge$2(page).grade ?? null : null;
}
function tlsFigures(raw) {
	if (!raw) return {
		grade: null,
		daysLeft: null
	};
	const { grade = null, kpis } = judge$1(raw);
	const days = kpis.find(({ id }) => id === "days-left")?.value;
	return {
		grade,
		daysLeft: typeof days === "number" ? days : null
	};
}
// src/checks/gate/places.ts
function placesOf$2(url, journey) {
	const first = isSecure(url) ? placeOf$2(url) : firstRedirect(journey) ?? placeOf$2(url);
	if (!journey || journey.end.kind === "failed" || !isSecure(journey.url)) return [first];
	const last = placeOf$2(journey.url, journey.named);
	return last.target === first.target ? [first] : [first, last];
}
async function firstPlace(url, context) {
	if (isSecure(url)) return placeOf$2(url);
	const reply = await attempt(() => ask$1(context, url));
	if (!reply.ok) return null;
	const destination = readLocation(reply.value, url)?.url ?? "";
	return isSecure(destination) ? placeOf$2(destination, { namedBy: reply.value.address }) : null;
}
function firstRedirect(journey) {
	if (!journey) return null;
	const hop = (journey.end.kind === "invalid-location" ? journey.hops.slice(0, -1) : journey.hops).find(({ location }) => isSecure(location ?? ""));
	return hop?.location ? placeOf$2(hop.location, { namedBy: hop.address }) : null;
}
function isSecure(url) {
	return URL.parse(url)?.protocol === "https:";
}
function placeOf$2(url, named = {}) {
	const parsed = new URL(url);
	const host = bracketed$1(hostOf$1(parsed));
	const port = `${parsed.protocol === "https:" ? portOf(parsed) : 443}`;
	return {
		host,
		port,
		target: port === "443" ? host : `${host}:${port}`,
		named
	};
}
// src/checks/gate/places-elsewhere.ts
async function placesElsewhere(context, { url, finalUrl, addresses = [] }, known) {
	const found = await Promise.all(addresses.map((around, at) => placesAround(context, {
		url: at === 0 ? url : finalUrl,
		page: finalUrl
	}, around)));
	const fresh = new Map(found.flat().map((place) => [place.target, place]));
	for (const { target } of known) fresh.delete(target);
	return [...fresh.values()].toSorted((a, b) => a.target < b.target ? -1 : 1);
}
async function placesAround(context, { url, page }, { host, own, others }) {
	const main = await attempt(() => redirects(context, url));
	const isMain = main.ok && main.value.url === page;
	const allowed = others.filter(({ state }) => state !== "forbidden").map(({ address }) => address);
	const asked = isMain ? allowed : [own, ...allowed];
	return (await Promise.all(asked.map(async (address) => {
		const journey = await attempt(() => redirects(context.at(host, address), url));
		return journey.ok ? placesOf$2(url, journey.value) : [];
	}))).flat();
}
// src/checks/gate/collect.ts
async function collect(input, context) {
	const { url } = input;
	const every = input.all_ips === void 0 ? {} : { all_ips: `${input.all_ips}` };
	const following = attempt(() => redirects(context, url));
	firstPlace(url, context).then((place) => place && measure(place, every, context)).catch(() => {});
	const closing = plainHttp$1(context, url);
	const headers = attempt(() => context.use(http, {
		url,
		...every
	}));
	const journey = await following;
	const places = placesOf$2(url, journey.ok ? journey.value : null);
	const [origins, astray, elsewhere, way] = await Promise.all([
		Promise.all(places.map((place) => measure(place, every, context))),
		headers.then((page) => page.ok ? measureElsewhere(places, page.value.raw, every, context) : []),
		journey.ok ? plainElsewhere(context, url, journey.value) : null,
		journey.ok ? wayOf(context, journey.value) : {
			refused: null,
			unclear: null
		}
	]);
	const raw = {
		url,
		observedAt: context.now().toISOString(),
		finalUrl: journey.ok ? arrivalOf(journey.value) : null,
		address: journey.ok ? journey.value.hops[0]?.address ?? null : addressOf(origins),
		origins: [...origins, ...astray],
		http: await headers,
		way,
		plain: isElsewhere(journey) ? [] : believed([await closing, elsewhere], origins)
	};
	refuseIfNothing(raw);
	return {
		...raw,
		cost: costOf$1(context, journey)
	};
}
async function measure({ host, port, target, named }, every, context) {
	const query = {
		host,
		port,
		starttls: "https",
		...every
	};
	if (!ssl.input.safeParse(query).success) return {
		target,
		ssl: {
			ok: false,
			failure: noName(host)
		}
	};
	return {
		target,
		ssl: await attempt(() => context.use(ssl, query, named))
	};
}
const mostElsewhere = 4;
async function measureElsewhere(places, page, every, context) {
	const more = await placesElsewhere(context, page, places);
	return Promise.all(more.map(async (place, at) => {
		if (at < mostElsewhere) return measure(place, every, context);
		const { facts } = failure$1("budget.origins", { limit: mostElsewhere });
		return {
			target: place.target,
			ssl: {
				ok: false,
				failure: facts
			}
		};
	}));
}
function noName(host) {
	return failure$1("dns.failed", {
		host,
		detail: "EBADNAME"
	}).facts;
}
function arrivalOf(journey) {
	return journey.end.kind === "failed" ? null : journey.url;
}
async function plainElsewhere(context, asked, { url, named, end }) {
	return end.kind === "failed" || url === asked ? null : plainHttp$1(context, url, named);
}
async function wayOf(context, journey) {
	const steps = await stepsOf(context, journey);
	const page = journey.end.kind === "failed" ? null : journey.url;
	return {
		refused: refusedStep(steps, page)?.url ?? null,
		unclear: unclearStep(steps, page)?.url ?? null
	};
}
function believed(plain, origins) {
	const said = plain.flatMap((each) => each ?? []);
	if (!origins.some(({ ssl: measured }) => !measured.ok && measured.failure.reason === forged)) return said;
	return said.map((each) => ({
		...each,
		state: "unknown",
		status: null,
		reason: forged
	}));
}
const forged = "proxy.malformed";
function isElsewhere(journey) {
	if (!journey.ok || journey.value.end.kind !== "answered") return false;
	const page = new URL(journey.value.url);
	return page.protocol === "https:" && portOf(page) !== 443;
}
function addressOf(origins) {
	return origins.flatMap((origin) => origin.ssl.ok ? [origin.ssl.value.raw.address] : [])[0] ?? null;
}
function costOf$1(context, journey) {
	const { connections, requests } = context.traffic();
	return {
		connections,
		requests,
		roundTrips: (journey.ok ? journey.value.hops : []).reduce((sum, hop) => sum + hop.roundTrips, 0),
		ms: Math.round(context.elapsed())
	};
}
function refuseIfNothing(raw) {
	const isOpen = raw.plain.some(({ state }) => state === "content");
	const isKnown = raw.http.ok || isOpen || raw.origins.some((origin) => origin.ssl.ok);
	const [reason] = failuresOf(raw);
	if (!isKnown && raw.finalUrl === null && reason) throw new Failure(reason);
}
function failuresOf({ http: page, origins }) {
	return [page, ...origins.map((origin) => origin.ssl)].flatMap((each) => each.ok ? [] : [each.failure]);
}
// src/checks/gate/open.ts
function sayReason(facts, language) {
	return {
		reason: facts.reason,
		message: describeFailure(facts, language)
	};
}
function sayPageDoubt({ verdict }, language) {
	const doubt = verdict.findings.find(isDoubt);
	return doubt ? {
		reason: `http.${doubt.id}`,
		message: fill(siteProblems[doubt.id].cause, doubt.params, language)
	} : null;
}
const doubts = ["page-unread", "certificate-unknown"];
function isDoubt(finding) {
	return doubts.some((id) => id === finding.id);
}
const partly = {
	en: "{check} could not be measured as a whole.",
	ko: "{check|을/를} 모두 측정하지 못했습니다."
};
function openOf({ http, origins }, language) {
	const tls = origins.map(({ ssl }) => ssl).find((ssl) => !isGraded(ssl));
	const open = [...tls || origins.length === 0 ? [{
		check: "ssl",
		...why("ssl", tls, language)
	}] : [], ...isGraded(http) ? [] : [{
		check: "http",
		...why("http", http, language)
	}]];
	return open.length > 0 ? { open } : {};
}
function isGraded(attempt) {
	return attempt.ok && attempt.value.verdict.grade !== void 0;
}
function why(check, attempt, language) {
	if (attempt && !attempt.ok) return sayReason(attempt.failure, language);
	return (attempt && check === "http" ? sayPageDoubt(attempt.value, language) : null) ?? {
		reason: `${check}.open`,
		message: fill(partly, { check }, language)
	};
}
// src/checks/gate/days.ts
const enough$1 = 14;
function compareDays({ origins, observedAt }, threshold, source) {
	const now = Date.parse(observedAt);
	const places = origins.flatMap(placesOf$1);
	const lifetimes = places.map((place) => place ? lifetimesOf(place.raw, threshold, now, place.address) : []);
	const [tightest] = lifetimes.flat().toSorted((a, b) => a.left - a.required - (b.left - b.required));
	const isPathOpen = places.some((place) => place && isPathUnknown(place.raw));
	const isAddressOpen = origins.some(({ ssl }) => ssl.ok && isTlsOpen(ssl.value.raw));
	const isOpen = isPathOpen || isAddressOpen || lifetimes.some((ofOrigin) => ofOrigin.length === 0);
	if (threshold.kind === "off") return {
		id: "days",
		status: "off",
		expected: "off",
		source,
		actual: tightest && !isOpen ? wholeDays(tightest.left) : null
	};
	const common = {
		id: "days",
		source
	};
	const unknown = {
		...common,
		status: "unknown",
		actual: null,
		says: {
			id: "unmeasured",
			params: {}
		}
	};
	if (!tightest) return {
		...unknown,
		expected: nominal(threshold)
	};
	const { actual, expected } = shownDays(tightest);
	if (tightest.left < tightest.required) return {
		...common,
		status: "fail",
		expected,
		actual,
		says: missed(tightest, actual, expected)
	};
	return isOpen ? {
		...unknown,
		expected
	} : {
		...common,
		status: "pass",
		expected,
		actual
	};
}
function placesOf$1({ ssl }) {
	return ssl.ok ? everyTls(ssl.value.raw) : [null];
}
function isPathUnknown({ trust }) {
	return trust.trusted === null || trust.trusted && trust.path.length === 0;
}
function lifetimesOf({ trust, chain }, threshold, now, address) {
	return (trust.path.length > 0 ? trust.path : chain.slice(0, 1)).map(({ subject: name, validFrom, validTo }) => {
		const subject = address === null ? name : `${name} (${address})`;
		const end = Date.parse(validTo);
		const lifetime = Math.max(0, end - Date.parse(validFrom));
		return {
			subject,
			left: end - now,
			required: requiredOf(threshold, lifetime)
		};
	});
}
function requiredOf(threshold, lifetime) {
	if (threshold.kind === "days") return threshold.value * day$1;
	if (threshold.kind === "percent") return lifetime * threshold.value / 100;
	return threshold.kind === "auto" ? Math.min(enough$1 * day$1, lifetime / 3) : 0;
}
function nominal(threshold) {
	if (threshold.kind === "percent") return null;
	return threshold.kind === "days" ? threshold.value : enough$1;
}
const hundredth = day$1 / 100;
function shownDays({ left, required }) {
	const [actual, expected] = [wholeDays(left), wholeDays(required)];
	if (left >= required || actual < expected) return {
		actual,
		expected
	};
	return {
		actual: Math.floor(left / hundredth) / 100,
		expected: Math.ceil(required / hundredth) / 100
	};
}
function missed({ subject, left }, actual, expected) {
	if (left >= 0) return {
		id: "days-below",
		params: {
			subject,
			days: countOfDays(actual),
			expected
		}
	};
	const whole = wholeDays(left);
	return {
		id: "days-over",
		params: {
			subject,
			days: whole === 0 ? {
				en: "less than a day",
				ko: "하루 미만"
			} : countOfDays(-whole)
		}
	};
}
// src/checks/gate/thresholds.ts
const defaults = {
	min_ssl: "B",
	min_headers: "C",
	min_days: { kind: "auto" },
	require_https: true
};
function compare(raw, input) {
	return [
		compareSsl(raw, input),
		compareHeaders(raw, input),
		compareDays(raw, input.min_days ?? defaults.min_days, sourceOf$1(input.min_days, "default auto")),
		compareHttps(raw, input)
	];
}
function compareSsl({ origins }, input) {
	const expected = input.min_ssl ?? defaults.min_ssl;
	const common = {
		id: "ssl",
		expected,
		source: sourceOf$1(input.min_ssl)
	};
	const found = origins.map(({ target, ssl }) => ({
		target,
		grade: gradeOf(ssl),
		best: bestOf(ssl, ladder)
	}));
	const [first, ...others] = found.flatMap(({ grade }) => grade ?? []);
	const lowest = first ? worst([first, ...others]) : null;
	const actual = found.every(({ grade }) => grade !== null) ? lowest : null;
	if (expected === "off") return {
		...common,
		status: "off",
		actual
	};
	if (lowest !== null && !meets(lowest, expected)) {
		const says = {
			id: "ssl-below",
			params: {
				host: found.find(({ grade }) => grade === lowest)?.target ?? "",
				actual: lowest,
				expected
			}
		};
		return {
			...common,
			status: "fail",
			actual: lowest,
			says
		};
	}
	const hopeless = found.find(({ best }) => !meets(best, expected));
	if (hopeless) {
		const says = {
			id: "ssl-at-best",
			params: {
				host: hopeless.target,
				best: hopeless.best,
				expected
			}
		};
		return {
			...common,
			status: "fail",
			actual,
			says
		};
	}
	return actual === null ? {
		...common,
		status: "unknown",
		actual,
		says: unmeasured
	} : {
		...common,
		status: "pass",
		actual
	};
}
function compareHeaders({ http }, input) {
	const expected = input.min_headers ?? defaults.min_headers;
	const common = {
		id: "headers",
		expected,
		source: sourceOf$1(input.min_headers),
		actual: gradeOf(http)
	};
	const { actual } = common;
	if (expected === "off") return {
		...common,
		status: "off"
	};
	const best = bestOf(http, ladder$1);
	const least = http.ok ? http.value.verdict.atLeast : void 0;
	if (actual === null && least && meets(least, expected)) return {
		...common,
		status: "pass",
		actual: least
	};
	if (actual === null && !meets(best, expected)) return {
		...common,
		status: "fail",
		says: {
			id: "headers-at-best",
			params: {
				best,
				expected
			}
		}
	};
	if (actual === null) return {
		...common,
		status: "unknown",
		says: unmeasured
	};
	if (meets(actual, expected)) return {
		...common,
		status: "pass"
	};
	return {
		...common,
		status: "fail",
		says: {
			id: "headers-below",
			params: {
				actual,
				expected
			}
		}
	};
}
function compareHttps(raw, input) {
	const isRequired = input.require_https ?? defaults.require_https;
	const common = {
		id: "https",
		expected: isRequired,
		source: sourceOf$1(input.require_https)
	};
	const against = againstHttps(raw);
	const isWayClear = raw.way.unclear === null && !isPageOpen(raw) && !otherPages(raw).some(isUnclear);
	const isSure = raw.finalUrl !== null && doubtfulPort(raw) === void 0 && isWayClear;
	const actual = against ? false : isSure ? true : null;
	if (!isRequired) return {
		...common,
		status: "off",
		actual
	};
	if (against) return {
		...common,
		status: "fail",
		actual,
		says: against
	};
	return actual ? {
		...common,
		status: "pass",
		actual
	} : {
		...common,
		status: "unknown",
		actual,
		says: unmeasured
	};
}
function isUnclear({ raw }) {
	return unclearStep(raw.hops, raw.finalUrl) !== void 0;
}
function againstHttps(raw) {
	const { url, http, way } = raw;
	const plain = everyPort(raw);
	const pages = otherPages(raw);
	const finalUrl = [raw.finalUrl, ...pages.map((page) => page.raw.finalUrl)].find((each) => each?.startsWith("http:"));
	const isRefused = way.refused !== null || pages.some((page) => refusedStep(page.raw.hops, page.raw.finalUrl));
	const open = plain.find(({ state }) => state === "content");
	const astray = plain.find(({ state }) => state === "astray");
	const caps = http.ok ? http.value.verdict.caps ?? [] : [];
	if (isRefused || caps.some(({ id }) => id === "no-page")) return {
		id: "https-unreached",
		params: { url }
	};
	if (finalUrl) return {
		id: "https-missing",
		params: { url: finalUrl }
	};
	if (open) return {
		id: "https-bypassed",
		params: { url: open.url }
	};
	return astray ? {
		id: "https-astray",
		params: { url: astray.url }
	} : null;
}
function doubtfulPort(raw) {
	return everyPort(raw).find(({ state }) => state === "unknown");
}
function everyPort(raw) {
	const others = otherPages(raw).flatMap(({ address, raw: { plainHttp } }) => plainHttp ? [{
		...plainHttp,
		url: `${plainHttp.url} (${address})`
	}] : []);
	return [...raw.plain, ...others];
}
const unmeasured = {
	id: "unmeasured",
	params: {}
};
function gradeOf(attempt) {
	return attempt.ok ? attempt.value.verdict.grade ?? null : null;
}
function bestOf(attempt, ladder) {
	return atBest(attempt.ok ? attempt.value.verdict : {}, ladder);
}
function sourceOf$1(given, fallback = "default") {
	return given === void 0 ? fallback : "query";
}
// src/checks/gate/answer.ts
function answer({ raw, verdict }, input, language) {
	const comparisons = compare(raw, input);
	const unknown = new Set(comparisons.filter(({ status }) => status === "unknown").map(({ id }) => id));
	const [reason] = failuresOf(raw);
	const addresses = addressesOf(raw);
	return toResult({
		url: raw.url,
		finalUrl: raw.finalUrl,
		address: raw.address,
		verdict: verdict.status,
		...sayDoubt(raw, unknown, language),
		...reason && sayReason(reason, language),
		checks: comparisons.map((each) => toCheck(each, language)),
		origins: raw.origins.map(toOrigin),
		...addresses && { addresses },
		findings: findingsOf(raw, language),
		...openOf(raw, language),
		unknowns: unknownsOf(raw),
		cost: raw.cost
	}, raw.observedAt, language);
}
function answerFailure(input, reason, { language, observedAt, cost }) {
	const nothing = {
		ok: false,
		failure: reason
	};
	const raw = {
		url: input.url,
		observedAt: observedAt.toISOString(),
		finalUrl: null,
		address: null,
		origins: [{
			target: "",
			ssl: nothing
		}],
		http: nothing,
		way: {
			refused: null,
			unclear: null
		},
		plain: [],
		cost
	};
	return toResult({
		url: input.url,
		finalUrl: null,
		address: null,
		verdict: "unknown",
		...sayReason(reason, language),
		checks: compare(raw, input).map((each) => toCheck(each, language)),
		origins: [],
		findings: [],
		...openOf(raw, language),
		unknowns: [],
		cost
	}, raw.observedAt, language);
}
function toResult(target, generatedAt, language) {
	const totals = {
		pass: 0,
		warn: 0,
		fail: 0,
		unknown: 0,
		waived: 0,
		[target.verdict]: 1
	};
	return {
		schema: "portcullis/gate@1",
		verdict: target.verdict,
		generatedAt,
		language,
		tool: {
			name: "portcullis",
			version: version$2
		},
		targets: [target],
		totals
	};
}
function sayDoubt(raw, unknown, language) {
	const silent = unknown.size > 0 ? failedAddress(raw) : void 0;
	if (silent) {
		const { address, host, reason: why } = silent;
		const params = {
			address,
			host,
			reason: why ?? ""
		};
		return {
			reason: params.reason,
			message: fill(surroundingsProblems["address-failed"].cause, params, language)
		};
	}
	const crowd = unknown.size > 0 ? crowdedHost(raw) : void 0;
	if (crowd) {
		const { host, total } = crowd;
		const params = {
			host,
			total,
			count: total - moreThan(crowd)
		};
		return {
			reason: "addresses.more",
			message: fill(surroundingsProblems["addresses-more"].cause, params, language)
		};
	}
	const doubt = unknown.has("headers") && raw.http.ok ? sayPageDoubt(raw.http.value, language) : null;
	if (doubt) return doubt;
	if (!unknown.has("https")) return {};
	const { unclear: url } = raw.way;
	if (url !== null) return {
		reason: "certificate.unknown",
		message: fill(problems$2["hop-unknown"].cause, { url }, language)
	};
	const port = doubtfulPort(raw);
	if (!port) return {};
	const reason = port.reason ?? `http.status.${port.status}`;
	return {
		reason,
		message: fill(problems$2["port-unknown"].cause, {
			url: port.url,
			reason
		}, language)
	};
}
function toCheck({ says, ...comparison }, language) {
	if (!says) return {
		...comparison,
		message: ""
	};
	const { cause, action } = problems$2[says.id];
	return {
		...comparison,
		message: fill(cause, says.params, language),
		...comparison.status === "fail" && { action: fill(action, says.params, language) },
		...comparison.status === "fail" && comparison.id === "https" && { kind: says.id }
	};
}
function toOrigin({ target, ssl: found }) {
	const days = found.ok ? found.value.verdict.kpis.find(({ id }) => id === "days-left")?.value : null;
	return {
		origin: target,
		grade: found.ok ? found.value.verdict.grade ?? null : null,
		daysLeft: typeof days === "number" ? days : null
	};
}
function findingsOf(raw, language) {
	const several = raw.origins.length > 1;
	const certificates = raw.origins.flatMap(({ target, ssl: found }) => found.ok ? toFindings(ssl, found.value, {
		target,
		language,
		...several && { about: target }
	}) : []);
	const page = raw.http.ok ? toFindings(http, raw.http.value, {
		target: raw.url,
		language
	}) : [];
	return [...certificates, ...page].toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
function toFindings(check, { verdict }, { target, language, about }) {
	return interpret(check, verdict, language).issues.map((issue) => {
		const subject = issue.subject ?? about;
		return {
			...issue,
			...subject !== void 0 && { subject },
			fingerprint: fingerprint(issue.id, target, issue.subject)
		};
	});
}
function unknownsOf(raw) {
	const { origins } = raw;
	const several = origins.length > 1;
	return [...origins.flatMap(({ target, ssl: found }) => {
		if (!found.ok) return [];
		return everyTls(found.value.raw).flatMap((place) => {
			const where = place.address ?? (several ? target : null);
			return partsUnknown(place.raw).map((part) => where === null ? part : `${part} (${where})`);
		});
	}), ...new Set(surroundingsIn(raw).flatMap(addressesLeftOut))];
}
function partsUnknown({ revocation, trust, versions }) {
	return [
		...trust.trusted === null ? ["trust"] : [],
		...[revocation, ...revocation.intermediates].some(({ status }) => status === "unknown") ? ["revocation"] : [],
		...versions.filter(({ offered }) => offered === null).map(({ version: name }) => name)
	];
}
function addressesLeftOut(around) {
	const left = around.others.filter(({ state }) => state === "unroutable" || state === "forbidden");
	const more = moreThan(around);
	return [...left.map(({ address }) => `address (${address})`), ...more > 0 ? [`addresses (+${more})`] : []];
}
// src/checks/gate/addresses/fits.ts
function areAddressesFit(target, { all_ips, min_days = defaults.min_days }) {
	const { origins, addresses, checks } = target;
	if (origins.length > 0 && !fitsAllIps(all_ips, addresses !== void 0)) return false;
	if (!addresses) return true;
	if ((addresses.some(({ state }) => state === "failed") || target.unknowns.some(isMore)) && checks.every(({ status }) => status === "pass")) return false;
	return areListed(target, addresses) && addresses.every((one) => bearsOut(one, target, min_days));
}
function isMore(part) {
	return part.startsWith("addresses (+");
}
function areListed({ url, finalUrl, origins }, addresses) {
	const rows = Map.groupBy(addresses, ({ origin }) => origin);
	const isBegun = origins.filter(({ grade, daysLeft }) => grade !== null || daysLeft !== null).every(({ origin }) => rows.get(origin)?.[0]?.state === "measured");
	const own = new Set([...origins.map(({ origin }) => origin), ...[url, finalUrl].flatMap(hostsIn)]);
	const isDistinct = [...rows.values()].every((all) => new Set(all.map(({ address }) => address)).size === all.length);
	return isBegun && isDistinct && [...rows.keys()].every((origin) => own.has(origin));
}
function hostsIn(url) {
	const parsed = URL.parse(url ?? "");
	return parsed ? [hostOf$1(parsed)] : [];
}
function bearsOut({ origin, state, grade, daysLeft }, target, asked) {
	if (state !== "measured" || !target.origins.some((each) => each.origin === origin)) return true;
	const passes = (wanted) => target.checks.some(({ id, status }) => id === wanted && status === "pass");
	if (passes("ssl") && grade === null) return false;
	if (!passes("days")) return true;
	return daysLeft !== null && (asked.kind !== "days" || daysLeft >= asked.value);
}
// src/checks/gate/fits.ts
function fits(result, input) {
	const { verdict, targets, totals } = result;
	const [target, ...others] = targets;
	if (excuses(result) || !target || others.length > 0 || target.url !== input.url || target.verdict !== verdict) return false;
	if (!Object.entries(totals).every(([name, count]) => name === "waived" || +(name === verdict) === count) || !isBorneOut(target) || !isOfUrl(target) || !tellsWhatIsOpen(target)) return false;
	return wasAskedFor(target, input) && areAddressesFit(target, input);
}
const thresholds = [
	"ssl",
	"headers",
	"days",
	"https"
];
const measurable = new Set([
	"pass",
	"fail",
	"unknown",
	"off"
]);
function excuses({ targets, totals, notices }) {
	if (totals.waived > 0 || notices !== void 0) return true;
	return targets.some(({ name, off, checks, findings }) => (name ?? off) !== void 0 || checks.some(({ status, waived, isKnown }) => !measurable.has(status) || (waived ?? isKnown) !== void 0) || findings.some(({ level, waived, isKnown }) => (level ?? waived ?? isKnown) !== void 0));
}
const worstFirst$1 = [
	"fail",
	"unknown",
	"warn"
];
function verdictOf(checks) {
	return worstFirst$1.find((verdict) => checks.some(({ status }) => status === verdict)) ?? "pass";
}
function isBorneOut({ verdict, checks, reason }) {
	const isUnseen = reason !== void 0 && checks.every(({ status }) => status === "off");
	if (reason !== void 0 && checks.every(({ status }) => status === "pass")) return false;
	return verdict === verdictOf(checks) || isUnseen && verdict === "unknown";
}
function tellsWhatIsOpen({ checks, origins, open = [] }) {
	const isTold = (id) => open.some(({ check }) => check === id);
	const isTlsKnown = origins.length > 0 && origins.every(({ grade }) => grade !== null);
	const isPageKnown = checks.find(({ id }) => id === "headers")?.actual !== null;
	return (isTlsKnown || isTold("ssl")) && (isPageKnown || isTold("http"));
}
function isOfUrl({ url, finalUrl, origins }) {
	const [first] = origins;
	const asked = originOf(url);
	const final = finalUrl === null ? null : originOf(finalUrl);
	return (!first || asked === null || first.origin === asked) && (final === null || origins.some(({ origin }) => origin === final));
}
function originOf(url) {
	const parsed = URL.parse(url);
	if (parsed?.protocol !== "https:") return null;
	const port = portOf(parsed);
	const host = bracketed$1(hostOf$1(parsed));
	return port === 443 ? host : `${host}:${port}`;
}
function wasAskedFor(target, input) {
	if (target.checks.length !== thresholds.length) return false;
	return thresholds.every((id) => {
		const [check, ...others] = target.checks.filter((each) => each.id === id);
		if (!check || others.length > 0) return false;
		const { status, expected } = check;
		if (check.source !== sourceFor(id, input) || !isExpected(check, target, input)) return false;
		return status === "off" === (expected === "off" || expected === false) && (status !== "pass" || isMet(check, target));
	});
}
function sourceFor(id, input) {
	if (id === "days") return sourceOf$1(input.min_days, "default auto");
	return sourceOf$1({
		ssl: input.min_ssl,
		headers: input.min_headers,
		https: input.require_https
	}[id]);
}
function isExpected(check, target, input) {
	const { min_ssl, min_headers, require_https } = {
		...defaults,
		...input
	};
	if (check.id === "ssl") return check.expected === min_ssl;
	if (check.id === "headers") return check.expected === min_headers;
	return check.id === "https" ? check.expected === require_https : areDaysExpected(check, target, input);
}
function areDaysExpected({ expected, actual }, { origins }, { min_days }) {
	const asked = min_days ?? defaults.min_days;
	if (asked.kind === "off") return expected === "off";
	if (asked.kind === "days") return isAbout(expected, asked.value);
	if (typeof expected !== "number") return asked.kind === "percent" && expected === null && actual === null;
	if (asked.kind === "auto" && expected > enough + 1) return false;
	const share = asked.kind === "percent" ? asked.value / 100 : 1 / 3;
	const isCapped = asked.kind === "auto" && expected >= enough;
	if (origins.some(({ grade }) => grade === "F")) return true;
	return isCapped || typeof actual !== "number" || actual * share <= expected + 1;
}
const enough = 14;
function isAbout(expected, days) {
	return typeof expected === "number" && Math.abs(expected - days) < .01;
}
function isMet({ id, expected, actual }, { finalUrl, origins, addresses = [] }) {
	if (id === "https") return actual === true && (finalUrl?.startsWith("https:") ?? false);
	if (id === "days") {
		const isOver = [...origins, ...addresses].some(({ daysLeft }) => daysLeft !== null && daysLeft < 0);
		return origins.length > 0 && typeof actual === "number" && typeof expected === "number" && actual >= expected && !isOver;
	}
	if (!isLetter(actual) || !isLetter(expected) || !meets(actual, expected)) return false;
	const isBelow = (grade) => grade !== null && !meets(grade, actual);
	if (id === "headers") return !addresses.some(({ headers }) => isBelow(headers));
	if (addresses.some(({ grade }) => isBelow(grade))) return false;
	return origins.length > 0 && origins.every(({ grade }) => grade !== null && meets(grade, actual));
}
function isLetter(value) {
	return typeof value === "string" && value !== "off";
}
// src/checks/gate/judge.ts
function judge(raw, input) {
	const comparisons = compare(raw, input);
	const has = (status) => comparisons.some((each) => each.status === status);
	const findings = comparisons.flatMap(({ id, says }) => says ? [{
		id: says.id,
		params: says.params,
		subject: id
	}] : []);
	const isUnseen = comparisons.every(({ status }) => status === "off") && !raw.http.ok;
	return {
		status: has("fail") ? "fail" : has("unknown") || isUnseen ? "unknown" : "pass",
		kpis: [],
		findings
	};
}
// src/checks/gate/input.ts
const letters = [...grades, "off"];
const longestLifetime = 825;
const daysExpected = { expected: {
	en: `auto, off, a number of days from 0 to ${longestLifetime}, or a percentage such as 33%`,
	ko: `auto, off, 0부터 ${longestLifetime}까지의 일수, 또는 33% 같은 백분율`
} };
function letterThreshold({ en, ko }, fallback) {
	return string().meta({
		description: en,
		ko,
		enum: [...letters],
		default: fallback
	}).transform(toLetter).pipe(_enum(letters)).optional();
}
function toLetter(text) {
	return letters.find((letter) => letter.toLowerCase() === text.toLowerCase()) ?? text;
}
const input = strictObject({
	url: urlTarget().meta({
		description: "Deployed URL; https:// is assumed",
		ko: "배포된 URL. 스킴이 없으면 https://로 봅니다",
		examples: ["https://example.com/"]
	}),
	min_ssl: letterThreshold({
		en: "Lowest accepted grade of certificate and TLS",
		ko: "허용할 인증서와 TLS의 최저 등급"
	}, "B"),
	min_headers: letterThreshold({
		en: "Lowest accepted grade of the security headers",
		ko: "허용할 보안 헤더의 최저 등급"
	}, "C"),
	min_days: string().meta({
		description: "Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off",
		ko: "만료까지 최소 일수: 모든 인증서의 유효 기간이 이만큼 남아 있어야 합니다. 숫자, 유효 기간에 대한 비율(33%), auto 또는 off",
		examples: [
			"auto",
			"14",
			"33%",
			"off"
		],
		default: "auto"
	}).transform((text, context) => {
		const parsed = parseDays(text);
		if (parsed) return parsed;
		context.addIssue({
			code: "custom",
			params: { ...daysExpected }
		});
		return NEVER;
	}).optional(),
	require_https: _enum(["true", "false"]).meta({
		description: "Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed",
		ko: "HTTPS 필수: 최종 URL이 https여야 하고, 포트 80은 https로 리디렉션하거나 닫혀 있어야 합니다",
		default: "true"
	}).transform((text) => text === "true").optional(),
	all_ips: allIps()
});
function parseDays(text) {
	const trimmed = text.trim().toLowerCase();
	if (trimmed === "auto" || trimmed === "off") return { kind: trimmed };
	const match = /^(?<number>\d{1,3})(?<percent>%?)$/.exec(trimmed);
	if (!match?.groups) return null;
	const value = Number(match.groups["number"]);
	if (match.groups["percent"] === "%") return value <= 100 ? {
		kind: "percent",
		value
	} : null;
	return value <= longestLifetime ? {
		kind: "days",
		value
	} : null;
}
// src/checks/gate/schema.ts
const text = record(_enum(languages), string()).readonly();
const params = record(string(), union([
	string(),
	number(),
	text
])).readonly();
const grade = _enum(grades);
const failureFacts = object({
	id: _enum(Object.keys(failures$1)),
	reason: string(),
	params
}).readonly();
const finding = object({
	id: string(),
	params,
	subject: string().exactOptional(),
	evidence: string().exactOptional()
}).readonly();
const kpi = object({
	id: string(),
	value: union([
		string(),
		number(),
		boolean(),
		_null()
	]),
	unit: string().exactOptional()
}).readonly();
const verdict = object({
	status: _enum([
		"pass",
		"warn",
		"fail",
		"unknown"
	]),
	grade: grade.exactOptional(),
	score: number().exactOptional(),
	uncapped: grade.exactOptional(),
	atLeast: grade.exactOptional(),
	parts: array(object({
		id: string(),
		weight: number(),
		score: number().nullable()
	}).readonly()).readonly().exactOptional(),
	caps: array(object({
		id: string(),
		max: grade
	}).readonly()).readonly().exactOptional(),
	coverage: number().exactOptional(),
	kpis: array(kpi).readonly(),
	findings: array(finding).readonly()
}).readonly();
function attemptOf(raw) {
	return discriminatedUnion("ok", [object({
		ok: literal(true),
		value: object({
			raw,
			verdict
		}).readonly()
	}).readonly(), object({
		ok: literal(false),
		failure: failureFacts
	}).readonly()]);
}
const origin = object({
	target: string().meta({ description: "Host, or host:port, as the ssl check names it" }),
	ssl: attemptOf(ssl.raw)
}).readonly();
// src/checks/gate/index.ts
const gate = defineCheck({
	id: "gate",
	version: 1,
	title: {
		en: "Pre-deploy gate",
		ko: "배포 전 게이트"
	},
	about: {
		en: "Measures certificate, TLS, security headers, expiry and HTTPS of a deployed URL and passes or fails a build.",
		ko: "배포된 URL의 인증서, TLS, 보안 헤더, 만료, HTTPS를 측정하여 빌드를 통과시키거나 실패시킵니다."
	},
	input,
	subject: "url",
	raw: object({
		url: string(),
		observedAt: datetime(),
		finalUrl: string().nullable().meta({ description: "Where the redirects ended; null where they could not be followed to an end" }),
		address: string().nullable().meta({ description: "The address that answered the first request" }),
		origins: array(origin).readonly().meta({ description: "The first https origin of the way, the final one where it is another, and those to which other addresses lead" }),
		http: attemptOf(http.raw),
		way: object({
			refused: string().nullable(),
			unclear: string().nullable()
		}).readonly().meta({
			description: "The first URL before the page that browsers refuse to connect to, and the first of which that could not be told",
			ko: "페이지 이전에 브라우저가 연결을 거부하는 첫 URL과 거부 여부를 알 수 없는 첫 URL"
		}),
		plain: array(plainHttp.readonly()).readonly().meta({ description: "The answers of port 80, for the given and the final https origin on port 443" }),
		cost: object({
			connections: int(),
			requests: int(),
			roundTrips: int(),
			ms: int()
		}).readonly().meta({ description: "What the measurement took; round trips are those of the way to the page" })
	}).readonly(),
	cost: "standard",
	ttl: 0,
	words: {
		problems: problems$2,
		caps: {},
		kpis: {},
		parts: {}
	},
	target: ({ url }) => targetOfUrl(url),
	collect,
	judge,
	answer: {
		schema: gateResult,
		of: answer,
		fits
	}
});
// src/settings/options/given.ts
function flagsOf(argv) {
	return {
		source: "flag",
		value: (name) => argv[toFlag(name)],
		naming: (name) => `--${toFlag(name)}`
	};
}
function readGiven(typed, env, options, below = []) {
	const own = (name) => readVariable(env, name);
	function holder(name) {
		if (typed.value(name) !== void 0) return typed;
		return own(name) === void 0 ? below.find((each) => each.value(name) !== void 0) : null;
	}
	function source(name) {
		const held = holder(name);
		return held === null ? "environment" : held?.source;
	}
	function naming(name) {
		if (!options.some((option) => option.name === name)) return name;
		const held = holder(name);
		return held === null ? toVariable(name) : (held ?? typed).naming(name);
	}
	function one(name) {
		const value = holder(name)?.value(name);
		if (Array.isArray(value)) {
			const [first = "", second = ""] = value.map((each) => shownTwice(String(each)));
			throw failure$1("input.conflict", {
				field: naming(name),
				first,
				second
			}, { reason: name });
		}
		return value === void 0 ? own(name) : `${value}`;
	}
	function list(name) {
		const value = holder(name)?.value(name);
		if (value !== void 0) return [value].flat().map(String);
		const between = options.find((option) => option.name === name)?.isLines ? /[\r\n]+/ : ",";
		return (own(name)?.split(between) ?? []).map((entry) => entry.trim()).filter((entry) => entry !== "");
	}
	function isSet(name) {
		const text = one(name) ?? "false";
		if (text === "true" || text === "false") return text === "true";
		const shown = `"${printable(text, 60)}"`;
		const params = {
			field: naming(name),
			expected: "true, false",
			given: shown,
			suggestion: ""
		};
		throw failure$1("input.option", params, { reason: name });
	}
	return {
		one,
		list,
		isSet,
		naming,
		source,
		variable: (name) => env[name]
	};
}
function shownTwice(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	const at = place.lastIndexOf("@");
	return printable(`${at < 0 ? place : `…${place.slice(at)}`}${place.length < text.length ? "…" : ""}`, 60);
}
// src/cli/io.ts
function widthOfReport({ isOutTerminal, columns }) {
	return isOutTerminal ? Math.max(40, Math.min(80, columns)) : 80;
}
function wantsColour({ env, isOutTerminal }) {
	if (env["NO_COLOR"]) return false;
	if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
	return isOutTerminal && env["TERM"] !== "dumb";
}
// src/formats/networks/names.ts
function namesOf(named) {
	const sorted = [...named].toSorted(([a], [b]) => a - b);
	const texts = sorted.map(([, name]) => Buffer.from(name, "utf8"));
	const starts = new Uint32Array(sorted.length + 1);
	texts.forEach((text, at) => {
		starts[at + 1] = (starts[at] ?? 0) + text.length;
	});
	return {
		numbers: Uint32Array.from(sorted, ([asn]) => asn),
		nameStarts: starts,
		names: Buffer.concat(texts)
	};
}
function placeOfNumber(asn, numbers) {
	let low = 0;
	let high = numbers.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if ((numbers[middle] ?? 0) < asn) low = middle + 1;
		else high = middle;
	}
	return numbers[low] === asn ? low : -1;
}
function nameAt(place, { nameStarts, names }) {
	return Buffer.from(names.subarray(nameStarts[place], nameStarts[place + 1])).toString("utf8");
}
// src/formats/networks/networks.ts
function networksOf(pack) {
	const { parts, numbers, tables } = pack;
	const partOf = (id) => parts.find((part) => part.id === id);
	const called = new Map();
	function nameOf(place) {
		const name = called.get(place) ?? nameAt(place, pack);
		called.set(place, name);
		return name;
	}
	function asnOf(address) {
		const words = wordsOf(address);
		const value = words && tables.ranges ? valueOf$2(words, tables.ranges) : 0;
		return value === 0 ? null : numbers[value - 1] ?? null;
	}
	function find(address) {
		const words = wordsOf(address);
		const { ranges } = tables;
		if (!words || !ranges) return null;
		const place = placeOf$3(words, ranges);
		const family = familyOf$1(words, ranges);
		const value = family.values[place] ?? 0;
		if (value === 0) return null;
		const range = rangeAt(place, family);
		return {
			asn: numbers[value - 1] ?? 0,
			name: nameOf(value - 1),
			range: {
				first: textOf$2(range.first),
				last: textOf$2(range.last)
			},
			prefix: blockAround(words, range)
		};
	}
	function prefixesOf(asn) {
		const place = placeOfNumber(asn, numbers);
		const { ranges } = tables;
		if (place < 0 || !ranges) return [];
		return [...prefixesIn(ranges.four, place + 1), ...prefixesIn(ranges.six, place + 1)];
	}
	function sign(id, address) {
		const [table, part, words] = [
			tables[id],
			partOf(id),
			wordsOf(address)
		];
		if (!table || !part || !words) return {
			is: null,
			basis: null,
			asOf: null
		};
		const is = familyOf$1(words, table).values.length === 0 ? null : valueOf$2(words, table) === 1;
		return {
			is,
			basis: is === null ? null : part.source,
			asOf: is === null ? null : part.asOf
		};
	}
	return {
		asOf: partOf("ranges")?.asOf ?? "",
		parts,
		asnOf,
		find,
		countryOf(address) {
			const words = wordsOf(address);
			const code = words && tables.country ? valueOf$2(words, tables.country) : 0;
			return code === 0 ? null : lettersOf(code);
		},
		nameOf(asn) {
			const place = placeOfNumber(asn, numbers);
			return place < 0 ? null : nameOf(place);
		},
		prefixesOf,
		signs: (address) => ({
			hosting: orByOperator(sign("hosting", address), asnOf(address)),
			vpn: sign("vpn", address),
			tor: sign("tor", address)
		})
	};
}
function* prefixesIn(ranges, value) {
	for (let at = ranges.values.indexOf(value); at >= 0; at = ranges.values.indexOf(value, at + 1)) yield* blocksOf(rangeAt(at, ranges));
}
const operators = new Map(networkOperators.flatMap(({ kind, numbers }) => numbers.map((asn) => [asn, kind])));
const hosts = new Set([
	"cloud",
	"cdn",
	"hosting"
]);
function orByOperator(listed, asn) {
	const kind = asn === null ? void 0 : operators.get(asn);
	if (listed.is === true || kind === void 0 || !hosts.has(kind)) return listed;
	return {
		is: true,
		basis: "table of well-known operators",
		asOf: networkOperatorsAsOf
	};
}
// src/core/networks.ts
const networkPartIds = [
	"ranges",
	"country",
	"hosting",
	"vpn",
	"tor"
];
// src/formats/networks/pack.ts
const magic = "PCNETS01";
const prelude = 16;
const day = string().regex(/^\d{4}-\d{2}-\d{2}$/);
const line = string().max(400);
const header$1 = object({
	parts: array(object({
		id: _enum(networkPartIds),
		source: line,
		url: line,
		terms: line,
		asOf: day,
		ranges: int().min(0)
	})).max(networkPartIds.length),
	sections: record(line, object({
		offset: int().min(0).multipleOf(8),
		length: int().min(0),
		width: union([
			literal(1),
			literal(2),
			literal(4)
		])
	}))
});
function writePack(pack) {
	const columns = [...columnsOf(pack)];
	const sections = {};
	let offset = 0;
	for (const [name, column] of columns) {
		sections[name] = {
			offset,
			length: column.length,
			width: column.BYTES_PER_ELEMENT
		};
		offset = aligned(offset + column.byteLength);
	}
	const text = Buffer.from(JSON.stringify({
		parts: pack.parts,
		sections
	}));
	const start = aligned(prelude + text.length);
	const bytes = new Uint8Array(start + offset);
	const view = new DataView(bytes.buffer);
	bytes.set(Buffer.from(magic, "latin1"));
	view.setUint32(8, text.length, true);
	bytes.set(text, prelude);
	for (const [name, column] of columns) bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), start + (sections[name]?.offset ?? 0));
	view.setUint32(12, crc32(bytes.subarray(prelude)), true);
	return bytes;
}
function* columnsOf({ numbers, nameStarts, names, tables }) {
	yield ["numbers", numbers];
	yield ["name-starts", nameStarts];
	yield ["names", names];
	for (const id of networkPartIds) {
		const table = tables[id];
		if (!table) continue;
		for (const family of ["four", "six"]) {
			const { starts, values } = table[family];
			for (const [at, column] of starts.entries()) yield [`${id}.${family}.${at}`, column];
			yield [`${id}.${family}.values`, values];
		}
	}
}
function aligned(offset) {
	return Math.ceil(offset / 8) * 8;
}
function readPack(bytes) {
	const head = readHeader(bytes);
	if (!head || crc32(bytes.subarray(prelude)) !== checksumOf(bytes)) return null;
	const { parts, sections, start } = head;
	const column = (name) => {
		const section = sections[name];
		const at = start + (section?.offset ?? 0);
		if (!section || at + section.length * section.width > bytes.length) return new Uint32Array();
		const Kind = {
			1: Uint8Array,
			2: Uint16Array,
			4: Uint32Array
		}[section.width];
		return new Kind(bytes.buffer, bytes.byteOffset + at, section.length);
	};
	const wide = (name) => column(name);
	const ranges = (name, words) => ({
		starts: Array.from({ length: words }, (_, at) => wide(`${name}.${at}`)),
		values: column(`${name}.values`)
	});
	return {
		parts,
		numbers: wide("numbers"),
		nameStarts: wide("name-starts"),
		names: column("names"),
		tables: Object.fromEntries(parts.map(({ id }) => [id, {
			four: ranges(`${id}.four`, 1),
			six: ranges(`${id}.six`, 4)
		}]))
	};
}
function readHeader(bytes) {
	if (bytes.byteOffset % 8 !== 0 || bytes.length < prelude) return null;
	if (Buffer.from(bytes.subarray(0, 8)).toString("latin1") !== magic) return null;
	const length = viewOf(bytes).getUint32(8, true);
	if (prelude + length > bytes.length) return null;
	try {
		const head = header$1.safeParse(JSON.parse(Buffer.from(bytes.subarray(prelude, prelude + length)).toString("utf8")));
		return head.success ? {
			...head.data,
			start: aligned(prelude + length)
		} : null;
	} catch {
		return null;
	}
}
function checksumOf(bytes) {
	return viewOf(bytes).getUint32(12, true);
}
function viewOf({ buffer, byteOffset, byteLength }) {
	return new DataView(buffer, byteOffset, byteLength);
}
// src/networks/keep.ts
function keepFile(directory, name, bytes) {
	const path = join(directory, name);
	const draft = `${path}.${process.pid}.tmp`;
	try {
		makePrivateFolder(dirname(path));
		writeFileSync(draft, bytes, { mode: 384 });
		renameSync(draft, path);
		return true;
	} catch {
		remove(draft);
		return false;
	}
}
function forgetOthers(directory, name, pattern) {
	const folder = dirname(join(directory, name));
	const others = readdirSync(folder).filter((each) => pattern.test(each) && each !== basename(name));
	for (const other of others) remove(join(folder, other));
}
function remove(path) {
	try {
		rmSync(path, { force: true });
	} catch {}
}
// src/networks/open.ts
const fetchedFile = "networks/fetched.bin";
const mostBytes$1 = 268435456;
function openNetworks(directory) {
	let opened;
	let seen = null;
	return () => {
		const there = directory === null ? null : stampOf(join(directory, fetchedFile));
		if (there !== seen) opened = void 0;
		seen = there;
		opened ??= Promise.resolve().then(() => networksOf(currentPack(directory)));
		return opened;
	};
}
function currentPack(directory) {
	const own = ownPack(directory);
	const fetched = directory === null ? null : readFetched(directory);
	return fetched && dayOf(fetched) >= dayOf(own) ? fetched : own;
}
function keepPack(directory, pack) {
	return keepFile(directory, fetchedFile, writePack(pack));
}
function readFetched(directory) {
	const bytes = readBytes(join(directory, fetchedFile));
	return bytes && readPack(bytes);
}
function dayOf({ parts }) {
	return parts.find(({ id }) => id === "ranges")?.asOf ?? "";
}
function ownPack(directory) {
	const compressed = readFileSync(ownFile());
	const name = `networks/own-${crc32(compressed).toString(16).padStart(8, "0")}.bin`;
	const kept = directory === null ? null : readBytes(join(directory, name));
	const known = kept && readPack(kept);
	if (known) return known;
	const bytes = whole(brotliDecompressSync(compressed, { maxOutputLength: mostBytes$1 }));
	const pack = readPack(bytes);
	if (!pack) throw new Error(`${ownFile()} holds no data about networks`);
	if (directory !== null && keepFile(directory, name, bytes)) forgetOthers(directory, name, /^own-[0-9a-f]{8}\.bin$/);
	return pack;
}
function ownFile() {
	const found = ["../..", "../../.."].map((up) => join(import.meta.dirname, up, "data/networks.br")).find((place) => existsSync(place));
	if (found === void 0) throw new Error("data/networks.br is missing in this installation");
	return found;
}
function stampOf(path) {
	try {
		const { ino, mtimeMs, size } = statSync(path);
		return `${ino} ${mtimeMs} ${size}`;
	} catch {
		return null;
	}
}
function readBytes(path) {
	try {
		return whole(readFileSync(path));
	} catch {
		return null;
	}
}
function whole(bytes) {
	return bytes.byteOffset === 0 ? new Uint8Array(bytes.buffer, 0, bytes.length) : new Uint8Array(bytes);
}
// src/cli/progress.ts
const slowAfter = 1e3;
function openProgress(count, { err, isErrTerminal, columns, signal }) {
	let finished = 0;
	if (!isErrTerminal) {
		const line = (target) => err(`[${finished}/${count}] ${markOf[target.verdict]} ${printable(target.url, 300)}\n`);
		return {
			done(target) {
				finished++;
				if (count > 1) line(target);
			},
			news: (line) => err(`${line}\n`),
			end() {}
		};
	}
	const started = performance.now();
	let awaited = 0;
	const draw = () => {
		const seconds = Math.round((performance.now() - started) / 1e3);
		err(`\r\u001b[K${cut$2(`${doing()} … ${seconds} s`, columns - 1)}`);
	};
	const doing = () => {
		if (count === 1) return awaited > 0 ? "waiting" : "measuring";
		return `measuring ${finished}/${count}${awaited > 0 ? `, waiting for ${awaited}` : ""}`;
	};
	let timer;
	const first = setTimeout(() => {
		draw();
		timer = setInterval(draw, 500);
	}, count > 1 ? 0 : slowAfter);
	const end = () => {
		clearTimeout(first);
		clearInterval(timer);
		if (timer) err("\r\x1B[K");
		timer = void 0;
	};
	signal?.addEventListener("abort", end, { once: true });
	return {
		done() {
			finished++;
		},
		news(line, phase) {
			if (phase === "begun") awaited++;
			if (phase === "over") awaited--;
			const indent = `${/^ */.exec(line)?.[0] ?? ""}  `;
			const lines = wrap(line.trim(), Math.max(20, columns - 1 - indent.length));
			err(`${timer ? "\r\x1B[K" : ""}${indent.slice(2)}${lines.join(`\n${indent}`)}\n`);
			if (timer) draw();
		},
		end
	};
}
function openCheckProgress({ err, isErrTerminal, signal }) {
	if (!isErrTerminal) return { end() {} };
	let isDrawn = false;
	const end = () => {
		if (isDrawn) err("\r\x1B[K");
		isDrawn = false;
	};
	signal?.addEventListener("abort", end, { once: true });
	return {
		report(event) {
			if (event.kind !== "progress" || signal?.aborted === true) return;
			isDrawn = true;
			err(`\r\u001b[Kmeasuring ${event.done}/${event.total}`);
		},
		end
	};
}
// src/cli/order.ts
function namingOf({ isFromEnvironment }, subject, { naming }) {
	return (name) => name === subject && isFromEnvironment ? "PORTCULLIS_URL" : naming(name);
}
// src/settings/options/policy.ts
function readOutcome(given) {
	return {
		failOn: oneOf(given, "fail_on", failOns) ?? "error",
		onError: oneOf(given, "on_error", onErrors) ?? "fail"
	};
}
function readFailOn(given, check) {
	return oneOf(given, "fail_on", failOns) ?? usualFailOn(check);
}
function oneOf(given, name, values) {
	const text = given.one(name);
	const value = values.find((each) => each === text);
	if (text === void 0 || value !== void 0) return value;
	const params = {
		field: given.naming(name),
		expected: values.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion: suggest(text, values)
	};
	throw failure$1("input.option", params, { reason: name });
}
async function readBaseline(given, folder = ".") {
	const isUpdated = given.isSet("update_baseline");
	const name = given.one("baseline");
	if (name === void 0 && !isUpdated) return null;
	return (await import("./baseline-file.js")).readBaselineFile(name, {
		given,
		folder,
		isUpdated
	});
}
function policyOf({ targets, waivers, isWhole, config }, file, { now, language }) {
	const rules = targets.map((target) => target.rules);
	if (file === null && waivers.length === 0 && rules.every((each) => Object.keys(each).length === 0)) return null;
	return {
		rules,
		demands: targets.map((target) => target.demands),
		ofRun: config?.values.rules ?? {},
		waivers,
		isWhole,
		baseline: file?.before ?? null,
		now,
		language
	};
}
// src/core/redact/readings.ts
function plain(text) {
	const from = Array.from({ length: text.length }, (_, index) => index);
	return {
		text,
		from,
		to: from.map((index) => index + 1)
	};
}
const escapes = /%(?<percent>[0-9a-f]{2})|\\u\{?(?:0{0,4})(?<unicode>[0-9a-f]{2})\}?|\\x(?<hex>[0-9a-f]{2})|&#(?<decimal>\d{1,4});|&#x0{0,4}(?<entity>[0-9a-f]{2});|&(?<name>amp|lt|gt|quot|apos);|\\(?<itself>[^a-z0-9])/giu;
const named$1 = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function decode({ text, from, to }) {
	const out = [];
	let at = 0;
	const copy = (until) => {
		for (; at < until; at++) out.push({
			character: text[at] ?? "",
			begin: from[at] ?? 0,
			end: to[at] ?? 0
		});
	};
	for (const { index, 0: whole, groups = {} } of text.matchAll(escapes)) {
		copy(index);
		const end = index + whole.length;
		out.push({
			character: meaning(groups),
			begin: from[index] ?? 0,
			end: to[end - 1] ?? 0
		});
		at = end;
	}
	copy(text.length);
	return {
		text: out.map(({ character }) => character).join(""),
		from: out.map(({ begin }) => begin),
		to: out.map(({ end }) => end)
	};
}
function meaning(groups) {
	const { percent, unicode, hex, entity, decimal, name, itself } = groups;
	const digits = percent ?? unicode ?? hex ?? entity;
	if (digits !== void 0) return String.fromCharCode(Number.parseInt(digits, 16));
	if (decimal !== void 0) return String.fromCharCode(Number(decimal));
	return (name === void 0 ? itself : named$1[name.toLowerCase()])?.[0] ?? "?";
}
const mostLayers = 5;
function readingsOf(text) {
	const readings = [plain(text)];
	for (let last = readings[0]; last && readings.length <= mostLayers;) {
		const next = decode(last);
		if (next.text.length === last.text.length) break;
		readings.push(next);
		last = next;
	}
	return readings;
}
// src/core/redact/redact.ts
const stars = "***";
function openRedactor(secrets, known = []) {
	const told = toldBy(known);
	const needles = [...new Set(secrets.flatMap(partsOf).flatMap(spellingsOf))].map((each) => needleOf(each.toLowerCase(), told)).filter(({ text, own }) => text.length - own >= 6 && !told.some((each) => each.includes(text))).toSorted((a, b) => b.text.length - a.text.length);
	if (needles.length === 0) return (text) => text;
	return (text) => {
		if (text.length < 6) return text;
		return cut(text, readingsOf(text).flatMap((reading) => rangesIn(reading, needles, told)));
	};
}
function redactDeep(value, redact) {
	return walk(value, redact);
}
const ours = new Set([
	"id",
	"fingerprint",
	"reference",
	"schema",
	"observedAt",
	"generatedAt"
]);
const coded = new Set([
	"reason",
	"kind",
	"check"
]);
const code = /^[a-z][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}){0,3}$/;
function walk(value, redact) {
	if (typeof value === "string") return redact(value);
	if (Array.isArray(value)) return value.map((each) => walk(each, redact));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(([key, each]) => [key, isOurs(key, each) ? each : walk(each, redact)]);
	return Object.fromEntries(entries);
}
const sources = new Set([
	"query",
	"default",
	"default auto"
]);
function isOurs(key, value) {
	if (ours.has(key) || key === "source" && sources.has(value)) return true;
	return coded.has(key) && typeof value === "string" && code.test(value);
}
const schemes = /^(?:basic|bearer|digest|negotiate|token)$/i;
function partsOf(secret) {
	const values = secret.split(/[\s;,"]+/).flatMap((word) => {
		const at = word.indexOf("=");
		return at > 0 && at < word.length - 1 ? [word, word.slice(at + 1)] : [word];
	});
	const basic = /^basic\s+(?<pair>[a-z0-9+/=]+)$/i.exec(secret.trim())?.groups?.["pair"];
	const pair = basic === void 0 ? "" : Buffer.from(basic, "base64").toString("latin1");
	return [
		secret,
		...values,
		pair,
		pair.slice(pair.indexOf(":") + 1)
	].filter((each) => each.length >= 6 && !schemes.test(each));
}
function spellingsOf(secret) {
	const inBase64 = base64Of(secret);
	return [
		secret,
		decode(plain(secret)).text,
		secret.replaceAll(" ", "+"),
		Buffer.from(secret, "latin1").toString("hex"),
		...inBase64,
		...inBase64.flatMap(base64Of)
	];
}
function base64Of(text) {
	const bytes = Buffer.from(text, "latin1");
	const encoded = [
		0,
		1,
		2
	].map((shift) => inside(bytes, shift));
	return [...new Set([...encoded, ...encoded.map((each) => each.replaceAll("+", "-").replaceAll("/", "_"))])];
}
function inside(bytes, shift) {
	const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64").replace(/=+$/, "");
	const isWhole = (bytes.length + shift) % 3 === 0;
	return text.slice(shift === 0 ? 0 : shift + 1, isWhole ? void 0 : -1);
}
function toldBy(known) {
	const read = known.flatMap((each) => {
		const url = URL.parse(each.includes("://") ? each : `https://${each}`);
		return url ? [
			each,
			url.href,
			url.origin,
			url.host,
			url.hostname
		] : [each];
	}).flatMap((each) => [each, decode(plain(each)).text].map((text) => text.toLowerCase()));
	return [...new Set(read)].filter((each) => each.length >= 6);
}
function needleOf(text, told) {
	const own = Math.max(0, ...told.filter((each) => text.startsWith(each)).map((each) => each.length));
	const origin = /^https?:\/\/[^/?#@]+(?:\/|(?=[?#]|$))/.exec(text)?.[0] ?? "";
	return {
		text,
		own,
		telling: Math.max(own, origin.length)
	};
}
function rangesIn({ text, from, to }, needles, told) {
	const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
	const found = needles.flatMap((needle) => [...placesOf(needle.text, lower), ...begunIn(lower, needle)]);
	if (found.length === 0) return [];
	const open = told.flatMap((each) => placesOf(each, lower));
	return found.map((range) => without(open, range)).filter(([begin, end]) => begin < end).map(([begin, end]) => [from[begin] ?? 0, to[end - 1] ?? 0]);
}
function placesOf(part, text) {
	const places = [];
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push([at, at + part.length]);
	return places;
}
function begunIn(lower, needle) {
	return placesOf(needle.text.slice(0, 6), lower).flatMap(([at]) => {
		const dots = lower.indexOf("…", at);
		const end = dots < 0 ? lower.length : dots;
		const length = end - at;
		if (length <= needle.own || length >= needle.text.length || !needle.text.startsWith(lower.slice(at, end))) return [];
		return dots >= 0 || isTelling(length, needle) ? [[at, end]] : [];
	});
}
const many = 12;
function isTelling(length, { text, telling }) {
	const same = length - telling;
	return same >= many || same >= 6 && same >= (text.length - telling) * .75;
}
function without(open, [begin, end]) {
	return [Math.max(begin, ...open.filter(([a, b]) => a <= begin && begin < b).map(([, b]) => b)), Math.min(end, ...open.filter(([a, b]) => a < end && end <= b).map(([a]) => a))];
}
function cut(text, ranges) {
	let out = "";
	let at = 0;
	for (const [begin, end] of ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
		if (begin >= at) out += text.slice(at, begin) + stars;
		at = Math.max(at, end);
	}
	return out + text.slice(at);
}
// src/run/masked.ts
function masked(runner, secrets) {
	const strictly = openRedactor(secrets);
	const { look } = runner;
	return {
		...look && { look: lookWithout(look, secrets) },
		check: (query, naming) => refuseTold(query, strictly, naming ? { naming } : {}),
		mask: (text, url) => openRedactor(secrets, [url])(text),
		async answer(check, query, asking) {
			const told = Object.values(query);
			refuseTold(query, strictly, asking);
			const redact = openRedactor(secrets, told);
			try {
				const answered = await runner.answer(check, query, asking);
				return {
					...answered,
					data: withoutSecrets(check, answered.data, redact)
				};
			} catch (error) {
				throw silenced(error, redact);
			}
		}
	};
}
function lookWithout(look, secrets) {
	return async (url, looking) => {
		const redact = openRedactor(secrets, [url]);
		try {
			return await look(url, looking);
		} catch (error) {
			throw silenced(error, redact);
		}
	};
}
function refuseTold(query, redact, { naming }) {
	for (const [name, value] of Object.entries(query)) {
		const behindHost = /^(?:[a-z]+:\/\/)?[^/?#]*(?<rest>.*)$/is.exec(value)?.groups?.["rest"] ?? "";
		if (redact(behindHost) === behindHost) continue;
		const params = {
			field: naming?.(name) ?? name,
			expected: withoutSecret,
			given: unshown
		};
		throw failure$1("input.value", params, { reason: name });
	}
}
const withoutSecret = {
	en: "without a value that is sent as a header or is secret otherwise, since it is shown in every report",
	ko: "헤더로 보내는 값이나 다른 비밀 값이 없는 것(모든 보고서에 표시됩니다)"
};
const unshown = {
	en: "one that has it (not shown)",
	ko: "그 값이 든 것(표시하지 않음)"
};
function withoutSecrets(check, data, redact) {
	const schema = check.answer?.schema ?? object({
		raw: check.raw,
		interpretation
	});
	const clean = redactDeep(data, redact);
	const { error } = schema.safeParse(clean);
	return (error?.issues ?? []).reduce((left, { path }) => putBack(left, data, path), clean);
}
function putBack(clean, data, [step, ...path]) {
	if (step === void 0) return typeof data === "string" ? data : clean;
	if (typeof clean !== "object" || clean === null || typeof data !== "object" || data === null) return clean;
	const inner = putBack(Reflect.get(clean, step), Reflect.get(data, step), path);
	if (Array.isArray(clean)) return clean.map((each, index) => index === step ? inner : each);
	return {
		...clean,
		[step]: inner
	};
}
function silenced(error, redact) {
	if (error instanceof Failure) {
		const { facts, retryAfter } = error;
		const params = redactDeep(facts.params, redact);
		return new Failure({
			...facts,
			params
		}, retryAfter === null ? {} : { retryAfter });
	}
	if (!(error instanceof Error)) return error;
	const bug = new Error(redact(error.message));
	bug.stack = redact(error.stack ?? "");
	return bug;
}
// src/run/shut.ts
function shutRunner(why) {
	return {
		async answer(check, query, { naming }) {
			parseInput(check.input, query, naming);
			throw why();
		},
		async look() {
			throw why();
		}
	};
}
// src/settings/access/headers.ts
const mostHeaders = 20;
const mostBytes = 8192;
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]{0,199}$/;
const kept = /^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|http2-settings|accept-encoding|origin|range|if-.*)$/;
function readHeaders(given) {
	const entries = given.list("header").map((entry) => readEntry(entry, given));
	const names = entries.map(({ name }) => name);
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice !== void 0) throw wrong$2(given, {
		en: `given once for ${twice}`,
		ko: `${twice}에 한 번만`
	}, two);
	if (entries.length > mostHeaders) throw wrong$2(given, {
		en: `no more than ${mostHeaders} headers`,
		ko: `${mostHeaders}개 이하의 헤더`
	}, `${entries.length}`);
	const bytes = entries.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
	if (bytes > mostBytes) throw wrong$2(given, {
		en: "no more than 8 kB, all headers together",
		ko: "모두 합하여 8 kB 이하"
	}, `${bytes} B`);
	return {
		headers: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
		empty: entries.find(({ value }) => value === "")?.name ?? null
	};
}
function headersShown(given) {
	return given.list("header").map((entry) => {
		const { name, isValue, rest } = readForm(entry, given);
		return isValue ? `${name}: ***` : `${name}=${rest}`;
	});
}
const two = {
	en: "twice",
	ko: "두 번"
};
function split(entry) {
	const at = entry.search(/[:=]/);
	if (at < 0) return {
		name: entry,
		isValue: false,
		rest: ""
	};
	return {
		name: entry.slice(0, at).trim(),
		isValue: entry[at] === ":",
		rest: entry.slice(at + 1).trim()
	};
}
function readForm(entry, given) {
	const form = split(entry);
	const { name, isValue, rest } = form;
	const source = given.source("header");
	const isStep = source === "input" || source === "option";
	if (isValue && !isStep || !isValue && !variableName.test(rest)) throw wrong$2(given, forms$1(isStep), hidden);
	if (!token.test(name)) throw wrong$2(given, forms$1(isStep), hidden);
	if (kept.test(name.toLowerCase())) throw wrong$2(given, free, printable(name, 60));
	return form;
}
function readEntry(entry, given) {
	const { name, isValue, rest } = readForm(entry, given);
	const holder = isValue ? {
		en: `The value of ${name}`,
		ko: `${name}의 값`
	} : rest;
	const value = (isValue ? rest : valueOf(rest, name, given)).replace(/^[ \t]+|[ \t]+$/g, "");
	return {
		name: name.toLowerCase(),
		value: value === "" ? value : checked$1(value, holder, given)
	};
}
function valueOf(variable, header, given) {
	const value = given.variable(variable);
	if (value !== void 0) return value;
	const naming = given.naming("header");
	const expected = {
		en: `${naming} sends what this environment variable holds as ${header}, and it is not set`,
		ko: `${naming}는 이 환경 변수의 값을 ${header}로 보내는데, 설정되어 있지 않습니다`
	};
	const unnamed = {
		en: `The variable that ${header} names`,
		ko: `${header}에 지정한 환경 변수`
	};
	const field = isSurelyName(variable, given) ? variable : unnamed;
	throw failure$1("input.missing", {
		field,
		expected
	}, { reason: "header" });
}
const usualName = /^[A-Z_][A-Z0-9_]{0,63}$/;
function isSurelyName(variable, given) {
	return usualName.test(variable) || given.variable(variable) !== void 0;
}
const visible = /^[\u0020-\u007e\t]+$/;
function checked$1(value, field, given) {
	if (visible.test(value)) return value;
	const expected = {
		en: "visible ASCII characters on one line, without line breaks and control characters",
		ko: "줄바꿈과 제어 문자가 없는 한 줄의 ASCII 문자"
	};
	const told = {
		en: `what it holds (${given.naming("header")})`,
		ko: `현재 값(${given.naming("header")})`
	};
	throw failure$1("input.value", {
		field,
		expected,
		given: told
	}, { reason: "header" });
}
const hidden = {
	en: "what was given (not shown)",
	ko: "다른 값(표시하지 않음)"
};
const free = {
	en: "a header that neither frames the message nor is for the measurement to say",
	ko: "메시지 구조를 정하거나 측정 자체가 사용하는 것이 아닌 헤더"
};
function forms$1(isStep) {
	return isStep ? {
		en: "lines NAME=VARIABLE, with the name of an environment variable that holds the value, or Name: value",
		ko: "값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE 줄 또는 Name: value 줄"
	} : {
		en: "NAME=VARIABLE, the name of a header and of an environment variable that holds its value: on a command line and in a file others can read the value itself",
		ko: "헤더 이름과, 값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE(명령줄과 파일의 값은 다른 사람이 읽을 수 있습니다)"
	};
}
function wrong$2(given, expected, told) {
	return failure$1("input.value", {
		field: given.naming("header"),
		expected,
		given: told
	}, { reason: "header" });
}
// src/settings/access/proxies.ts
const proxyVariables = [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"HTTP_PROXY",
	"all_proxy",
	"ALL_PROXY"
];
const off = "off";
function readProxies(given) {
	const entries = (given.variable("no_proxy") || given.variable("NO_PROXY") || "").split(/[\s,]+/).filter((entry) => entry !== "");
	const named = typed(given);
	const every = named === void 0 ? told(given, "all") : named;
	const secure = named === void 0 ? told(given, "https") ?? every : named;
	const plain = named === void 0 ? told(given, "http") ?? every : named;
	return {
		secure,
		plain,
		bypass: entries,
		resolves: readResolves(given, secure ?? plain)
	};
}
function readResolves(given, proxy) {
	if (!given.isSet("proxy_dns")) return false;
	const field = given.naming("proxy_dns");
	if (!proxy) throw failure$1("input.missing", {
		field: given.naming("proxy"),
		expected: needed
	}, { reason: "proxy_dns" });
	if (!given.isSet("all_ips")) return true;
	throw failure$1("input.together", {
		field,
		other: given.naming("all_ips"),
		detail: untold
	}, { reason: "proxy_dns" });
}
const untold = {
	en: "a proxy does not tell the addresses of a name",
	ko: "프록시는 이름의 주소를 알려 주지 않습니다"
};
const needed = {
	en: "names are left to a proxy, and none is named",
	ko: "이름 확인을 프록시에 맡겼지만 지정된 프록시가 없습니다"
};
function toProxies({ secure, plain, bypass, resolves }) {
	return secure || plain ? {
		secure: secure?.proxy,
		plain: plain?.proxy,
		bypass,
		resolves
	} : null;
}
function secretsOfProxies({ secure, plain }) {
	return [secure, plain].flatMap((named) => named?.proxy.authorization ?? []);
}
function typed(given) {
	const from = given.source("proxy");
	if (from === void 0) return void 0;
	const field = given.naming("proxy");
	if (from !== "environment" && given.list("proxy").length > 1) throw failure$1("input.repeated", {
		field,
		count: given.list("proxy").length
	}, { reason: "proxy" });
	const text = given.one("proxy") ?? off;
	if (text !== off && !/:\/\/|:\d+\/?\s*$/.test(text)) throw wrong$1(text, field);
	return text === off ? null : {
		proxy: readProxy(text, field),
		from
	};
}
function told(given, scheme) {
	const from = proxyVariables.find((name) => name.toLowerCase() === `${scheme}_proxy` && given.variable(name));
	const text = from && given.variable(from);
	return from && text ? {
		proxy: readProxy(text, from),
		from
	} : null;
}
const usualPort = {
	"http:": 1080,
	"https:": 443
};
const expected$1 = {
	en: "the URL of a proxy such as http://proxy.example:3128, http or https, with user name and password in front where it wants them",
	ko: "http://proxy.example:3128 같은 프록시 URL(http 또는 https, 필요하면 사용자 이름과 비밀번호를 앞에)"
};
function readProxy(text, field) {
	const url = URL.parse(text.includes("://") ? text.trim() : `http://${text.trim()}`);
	const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
	const hasMore = url && (url.search !== "" || url.hash !== "" || !/^\/?$/.test(url.pathname));
	if (!url || !isHttp || hostOf$1(url) === "" || url.port === "0" || hasMore) throw wrong$1(text, field);
	const isSecure = url.protocol === "https:";
	const authorization = credentialsOf(url, text, field);
	return {
		isSecure,
		host: hostOf$1(url),
		port: url.port === "" ? portIn(text, isSecure) : Number(url.port),
		...authorization !== void 0 && { authorization },
		name: `${url.protocol}//${url.host}`
	};
}
function portIn(text, isSecure) {
	if (/:(?:80|443)\/?\s*$/.exec(text)) return isSecure ? 443 : 80;
	return isSecure ? usualPort["https:"] : usualPort["http:"];
}
function credentialsOf({ username, password }, text, field) {
	if (username === "" && password === "") return void 0;
	const [user, word] = [decoded(username), decoded(password)];
	if (user === null || word === null || /[\u0000-\u001f\u007f]/.test(user + word) || user.includes(":")) throw wrong$1(text, field);
	return `Basic ${Buffer.from(`${user}:${word}`).toString("base64")}`;
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
const knownScheme = /^\s*(?:https?|ftp|wss?|socks[45]?[ah]?):\/\//i;
function wrong$1(text, field) {
	const place = text.slice(text.lastIndexOf("@") + 1).split(/[?#]/, 1)[0] ?? "";
	const shown = printable(knownScheme.test(place) ? place : place.replace(/^.*:\/\//s, "…://"), 60);
	const given = text.includes("@") ? `"…@${shown}"` : `"${shown}"`;
	return failure$1("input.value", {
		field,
		expected: expected$1,
		given
	}, { reason: "proxy" });
}
// src/settings/access/access.ts
function readAccess(given) {
	const { headers, empty } = readHeaders(given);
	const identity = readIdentity(given);
	const read = readProxies(given);
	const proxies = toProxies(read);
	const hasHeaders = Object.keys(headers).length > 0;
	const passphrase = given.one("client_key_passphrase");
	return {
		...(hasHeaders || identity) && { credentials: {
			headers,
			...identity && { identity }
		} },
		...proxies && { proxies },
		emptyHeader: empty,
		secrets: [
			...Object.values(headers).filter((value) => value !== ""),
			...secretsOfProxies(read),
			...identity && passphrase !== void 0 ? [passphrase] : []
		]
	};
}
// src/settings/runner.ts
function openRunner(given, networks) {
	const remote = readRemote(given);
	const measuring = readMeasuring(given);
	if (remote) return openRemote(remote, given.one("timeout") === void 0 ? void 0 : measuring.deadline);
	return openLocal({
		...measuring,
		...networks && { networks }
	}, readAccess(given));
}
function openLocal(measuring, access, store) {
	const { emptyHeader: name } = access;
	if (name !== null) return shutRunner(() => failure$1("access.header-empty", { name }));
	const runner = lateRunner({
		...measuring,
		special: true,
		access
	}, store);
	const secrets = [...access.secrets, ...Object.values(measuring.sourceKeys ?? {})];
	return secrets.length > 0 ? masked(runner, secrets) : runner;
}
function lateRunner(options, store) {
	let opened;
	async function open() {
		const [run, engine] = await Promise.all([import("./local.js"), import("./engine4.js")]);
		return run.localRunner({
			...engine.openEngine(options),
			...store && { store }
		});
	}
	return {
		async answer(check, query, asking) {
			return (await (opened ??= open())).answer(check, query, asking);
		},
		async look(url, looking) {
			const { look } = await (opened ??= open());
			if (!look) throw new Error("the engine in this process looks");
			return look(url, looking);
		}
	};
}
const remoteTimeout = 2e4;
const serverMargin = 5e3;
function openRemote({ server, key }, timeout) {
	let opened;
	async function open() {
		const [{ remoteRunner }, { openClient }] = await Promise.all([import("./remote.js"), import("./client.js")]);
		return remoteRunner({
			server,
			...key !== void 0 && { key },
			timeout: ({ deadline = 0 }) => timeout ?? Math.max(remoteTimeout, 1e3 * deadline + serverMargin),
			send: openClient(server),
			sleep: (ms, signal) => setTimeout$1(ms, void 0, signal && { signal }),
			now: () => performance.timeOrigin + performance.now()
		});
	}
	return { async answer(check, query, asking) {
		opened ??= open();
		return (await opened).answer(check, query, asking);
	} };
}
// src/cli/decode-text.ts
const marks = [
	[[
		255,
		254,
		0,
		0
	], "UTF-32LE"],
	[[
		0,
		0,
		254,
		255
	], "UTF-32BE"],
	[[255, 254], "UTF-16LE"],
	[[254, 255], "UTF-16BE"]
];
function decodeText(bytes) {
	const encoding = marks.find(([mark]) => mark.every((octet, at) => bytes[at] === octet))?.[1] ?? unmarked(bytes);
	if (encoding === null || readable.has(encoding)) return { text: new TextDecoder(encoding ?? "UTF-8").decode(bytes) };
	const [name, isMarked] = [encoding.replace("?", ""), !encoding.endsWith("?")];
	return { why: {
		en: `it is ${name}${isMarked ? "" : " without a byte order mark"}; save it as UTF-8`,
		ko: `${isMarked ? "" : "바이트 순서 표식이 없는 "}${name} 인코딩입니다. UTF-8로 저장하십시오`
	} };
}
const readable = new Set(["UTF-16LE", "UTF-16BE"]);
const longestSeen = 400;
function unmarked(bytes) {
	const seen = bytes.subarray(0, Math.min(bytes.length, longestSeen));
	const zeros = [0, 0];
	for (const [at, octet] of seen.entries()) if (octet === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	const [more, fewer] = [Math.max(even, odd), Math.min(even, odd)];
	if (more < 2 || more * 4 < seen.length || fewer * 8 > more) return null;
	return odd > even ? "UTF-16LE?" : "UTF-16BE?";
}
// src/cli/standard-input.ts
async function standardInput(largest) {
	const chunks = [];
	let read = 0;
	for await (const chunk of process.stdin) {
		const bytes = Buffer.from(chunk);
		chunks.push(bytes);
		read += bytes.length;
		if (read > largest) break;
	}
	return Buffer.concat(chunks);
}
// src/cli/subject-text.ts
const largest$1 = 67108864;
const mostHanded = 1048576;
async function readText(path, field, { input = standardInput }) {
	const isInput = path === "" || path === "-";
	const shown = isInput ? "-" : printable(path, 200);
	const unusable = (detail) => failure$1("input.file", {
		field,
		path: shown,
		detail
	}, { reason: field });
	const bytes = isInput ? await input(largest$1) : readFile(path, {
		largest: largest$1,
		unusable
	});
	if (bytes.length > largest$1) throw unusable(tooLarge(largest$1));
	const decoded = decodeText(bytes);
	if ("why" in decoded) throw unusable(decoded.why);
	return decoded.text.slice(0, mostHanded);
}
// src/cli/commands/check.ts
function checkCommand(id) {
	return async (order) => {
		const { argv, io } = order;
		const typed = typedSubject(id, order);
		const given = readGiven(flagsOf(argv), io.env, [...optionsFor(id), ...environmentOnly]);
		const language = readLanguage(given);
		const failOn = readFailOn(given, id);
		const runner = await runnerOf(id, given);
		const isJson = given.isSet("json");
		const isPlain = given.isSet("no_color");
		const check = await load(id);
		const query = readQuery(check, await subjectOf(check, order, typed), given);
		const naming = namingOf(order, check.subject, given);
		const input = parseInput(check.input, query, naming);
		const { end, ...progress } = openCheckProgress(io);
		try {
			const asking = {
				language,
				naming,
				...progress,
				...io.signal && { signal: io.signal }
			};
			const answered = await runner.answer(check, query, asking).finally(end);
			const answer = answered.data;
			const paint = painter(wantsColour(io) && !isPlain);
			const title = {
				id,
				target: check.target(input).name
			};
			const look = {
				language,
				paint,
				width: widthOfReport(io)
			};
			io.out(isJson ? toJson(toSuccess(answer, answered.requestId ?? randomUUID(), answered)) : inert(prettyAnswer(answer, title, look, tablesOf(check, answer))));
			return exitOfStatus(answer.interpretation.status, failOn);
		} catch (error) {
			const how = {
				isJson,
				language,
				io
			};
			if (error instanceof Failure) return tell(error, how);
			if (isJson) tell(failure$1("internal", {}), how);
			throw error;
		}
	};
}
async function runnerOf(id, given) {
	if (!(registry$1.find((each) => each.id === id)?.readsStore === true) || given.one("server") !== void 0 || given.one("key") !== void 0) return openRunner(given, openNetworks(dataDirectory(given)));
	return (await import("./stored-runner.js")).openStoredRunner(id, given);
}
function typedSubject(id, { subjects, isFromEnvironment }) {
	const [first, second] = subjects;
	if (registry$1.find((each) => each.id === id)?.subject === void 0) {
		if (first !== void 0 && !isFromEnvironment) throw needlessSubject(id, first);
		return;
	}
	if (first === void 0) throw missingSubject(id);
	if (second !== void 0) throw tooManySubjects(id, second);
	return first;
}
async function subjectOf(check, { isFromEnvironment, io }, typed) {
	if (check.subjectIs !== "text" || typed === void 0 || check.subject === void 0) return typed;
	if (isFromEnvironment) throw missingSubject(check.id);
	return readText(typed, check.subject, io);
}
async function load(id) {
	const entry = registry$1.find((each) => each.id === id);
	if (!entry) throw new Error(`no check ${id}`);
	return entry.load();
}
function readQuery(check, subject, given) {
	const others = Object.keys(check.input.shape).filter((name) => name !== check.subject).map((name) => [name, given.one(name)]);
	return Object.fromEntries([[check.subject, subject], ...others].flatMap(([name, value]) => name === void 0 || value === void 0 ? [] : [[name, value]]));
}
function tell(error, { isJson, language, io }) {
	const { requestId } = error.facts.params;
	if (isJson) io.out(toJson(toRefusal(error, typeof requestId === "string" ? requestId : randomUUID(), language)));
	else io.err(`portcullis: ${describeFailure(error.facts, language)}\n`);
	return exitOfFailure(error);
}
// src/ci/repository.ts
function pathInRepository(file, named) {
	const folder = real(dirname(file));
	const root = folder && (named && real(named) || gitRoot(folder));
	if (!root) return null;
	const path = relative(root, join(folder, basename(file)));
	return path !== "" && !isAbsolute(path) && path.split(sep)[0] !== ".." && printable(path, 500) === path ? path.split(sep).join("/") : null;
}
function gitRoot(folder) {
	if (statSync(join(folder, ".git"), { throwIfNoEntry: false })) return folder;
	const above = dirname(folder);
	return above === folder ? null : gitRoot(above);
}
function real(path) {
	try {
		return realpathSync(path);
	} catch {
		return null;
	}
}
// src/ci/place.ts
const services = [
	{
		pipeline: "github",
		sign: "GITHUB_ACTIONS",
		root: "GITHUB_WORKSPACE",
		path: workflowOf
	},
	{
		pipeline: "gitlab",
		sign: "GITLAB_CI",
		root: "CI_PROJECT_DIR",
		path: (env) => env["CI_CONFIG_PATH"]
	},
	usual$2("azure", "TF_BUILD", "BUILD_SOURCESDIRECTORY", "azure-pipelines.yml"),
	usual$2("other", "JENKINS_URL", "WORKSPACE", "Jenkinsfile"),
	usual$2("other", "BITBUCKET_BUILD_NUMBER", "BITBUCKET_CLONE_DIR", "bitbucket-pipelines.yml"),
	usual$2("other", "CIRCLECI", "CIRCLE_WORKING_DIRECTORY", ".circleci/config.yml")
];
function usual$2(pipeline, sign, root, file) {
	return {
		pipeline,
		sign,
		root,
		path: () => file,
		isGuess: true
	};
}
function placeOf$1(env, language) {
	const service = services.find(({ sign }) => env[sign]);
	if (!service) return {
		language,
		pipeline: null,
		source: null
	};
	return {
		language,
		pipeline: service.pipeline,
		source: sourceOf(service, env)
	};
}
function pathInPipeline(env, file) {
	const root = services.find(({ sign }) => env[sign])?.root;
	return pathInRepository(file, root && env[root]);
}
function workflowOf(env) {
	const [workflow = ""] = (env["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
	const repository = `${env["GITHUB_REPOSITORY"] ?? ""}/`;
	return repository !== "/" && workflow.startsWith(repository) ? workflow.slice(repository.length) : void 0;
}
function sourceOf({ root, path: pathIn, isGuess }, env) {
	const path = pathIn(env);
	if (path === void 0 || !isWithin(path)) return null;
	const text = textOf$1(join(env[root] || ".", path));
	return text === null && isGuess ? null : {
		path,
		text
	};
}
function isWithin(path) {
	if (path === "" || printable(path, 300) !== path || /[\\@:]/.test(path)) return false;
	return path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}
const largest = 1048576;
function textOf$1(file) {
	try {
		const state = statSync(file);
		return state.isFile() && state.size <= largest ? readFileSync(file, "utf8").replace(/^\ufeff/, "") : null;
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		return null;
	}
}
// src/settings/output/same-file.ts
const mostLinks = 40;
function leadsTo(path) {
	let there = resolve(path);
	for (let count = 0; count < mostLinks; count++) {
		if (!lstatSync(there, { throwIfNoEntry: false })?.isSymbolicLink()) return join(realFolder(dirname(there)), basename(there));
		const found = statSync(there, { throwIfNoEntry: false });
		if (found) return found.isFile() ? realpathSync(there) : there;
		there = resolve(dirname(there), readlinkSync(there));
	}
	return there;
}
function realFolder(folder) {
	if (statSync(folder, { throwIfNoEntry: false })) return realpathSync(folder);
	const above = dirname(folder);
	return above === folder ? folder : join(realFolder(above), basename(folder));
}
function identityOf(path) {
	const found = statSync(path, {
		bigint: true,
		throwIfNoEntry: false
	});
	if (!found) return leadsTo(path);
	return isDevice(found) ? null : `${found.dev}:${found.ino}`;
}
function isDevice(found) {
	return found.isCharacterDevice() || found.isBlockDevice();
}
// src/settings/output/spoken-for.ts
const named = [
	...measuring.flatMap(({ name, isFile }) => isFile ? [name] : []),
	"baseline",
	"targets",
	"results_file"
];
function checkOverwriting(wishes, given, { targets = [], config = null } = {}) {
	const files = wishes.flatMap(({ kind, path }) => path === null ? [] : [{
		kind,
		path,
		identity: identity(path)
	}]);
	if (files.length === 0) return;
	const seen = new Map();
	for (const { kind, path, identity: own } of files) {
		const wish = printable(`${kind}=${path}`, 100);
		const first = own === null ? void 0 : seen.get(own);
		if (first !== void 0) throw twice(first, wish);
		if (own !== null) seen.set(own, wish);
	}
	const taken = [...[given, ...new Set(targets.map((target) => target.given))].flatMap(filesOf), ...config?.file ? [{
		by: configuration,
		path: config.file.path
	}] : []];
	for (const { by, path } of taken) {
		const wish = seen.get(identity(path) ?? "");
		if (wish !== void 0) throw over(wish, given, by);
	}
}
const configuration = {
	en: "the configuration",
	ko: "설정 파일"
};
function filesOf(given) {
	return named.flatMap((name) => {
		const source = given.source(name);
		if (source === void 0 || name === "targets" && (source === "file" || source === "target")) return [];
		const path = given.one(name) ?? "-";
		return path === "" || path === "-" ? [] : [{
			by: given.naming(name),
			path
		}];
	});
}
function identity(path) {
	try {
		return identityOf(path);
	} catch {
		return null;
	}
}
function twice(first, second) {
	return failure$1("input.conflict", {
		field: {
			en: "One file",
			ko: "같은 파일"
		},
		first,
		second
	}, { reason: "report" });
}
function over(wish, given, by) {
	const detail = {
		en: `${wish} would be written over it`,
		ko: `${wish}의 내용으로 덮어쓰게 됩니다`
	};
	return failure$1("input.together", {
		field: given.naming("report"),
		other: by,
		detail
	}, { reason: "report" });
}
// src/settings/output/reports.ts
function readReports(given, plan) {
	const wishes = given.list("report").map((text) => readReport(text, given));
	checkStandardOutputTwice(wishes);
	checkOverwriting(wishes, given, plan);
	return wishes;
}
function checkStandardOutputTwice(wishes) {
	const [first, second] = wishes.filter(({ path }) => path === null);
	if (!first || !second) return;
	throw failure$1("input.conflict", {
		field: {
			en: "The standard output",
			ko: "표준 출력"
		},
		first: `${first.kind}=-`,
		second: `${second.kind}=-`
	}, { reason: "report" });
}
function readReport(text, given) {
	const at = text.indexOf("=");
	const [kind, path] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
	const field = given.naming("report");
	if (at < 0 || path === "") throw failure$1("input.value", {
		field,
		expected: {
			en: "kind=file such as sarif=portcullis.sarif",
			ko: "sarif=portcullis.sarif 같은 kind=file"
		},
		given: `"${printable(text, 100)}"`
	}, { reason: "report" });
	const wish = {
		kind: readKind(kind, {
			field,
			reason: "report"
		}),
		path: readPath(path, {
			field,
			reason: "report"
		})
	};
	if (several.test(path)) throw failure$1("input.value", {
		field,
		expected: {
			en: "one kind=file, each report on a line or in an option of its own",
			ko: "kind=file 하나(보고서마다 한 줄 또는 옵션 하나)"
		},
		given: `"${printable(text, 100)}"`
	}, { reason: "report" });
	return wish;
}
const several = new RegExp(String.raw`,\s*(?:${reportKinds.join("|")})\s*=`);
const standardOutput = /^(?:-|\/dev\/stdout|\/dev\/fd\/1|\/proc\/self\/fd\/1)$/;
function readPath(path, { field, reason }) {
	if (standardOutput.test(path)) return null;
	const unusable = (detail) => failure$1("input.file", {
		field,
		path: printable(path, 200),
		detail
	}, { reason });
	try {
		if (/[/\\]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw unusable({
			en: "it is a folder",
			ko: "폴더입니다"
		});
	} catch (error) {
		throw error instanceof Failure ? error : unusable(whyNot(error));
	}
	return path;
}
function readKind(text, { field, reason }) {
	const kind = reportKinds.find((each) => each === text);
	if (kind) return kind;
	const suggestion = suggest(text, reportKinds);
	const params = {
		field,
		expected: reportKinds.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion
	};
	throw failure$1("input.option", params, { reason });
}
function checkStandardOutput(wishes, given, refusal) {
	if (!refusal.isTaken || wishes.every(({ path }) => path !== null)) return;
	throw togetherWith(refusal, given);
}
function togetherWith({ by }, given) {
	return failure$1("input.together", {
		field: given.naming("report"),
		other: by,
		detail: {
			en: "both would be the standard output",
			ko: "둘 다 표준 출력에 쓰려고 합니다"
		}
	}, { reason: "report" });
}
// src/report/kinds.ts
const kinds = {
	text: {
		about: "the report for people",
		load: async () => (await import("./text.js")).textReport
	},
	json: {
		about: "the result object",
		load: async () => (await import("./json.js")).toJson
	},
	ndjson: {
		about: "one line a target, and one for all",
		load: async () => (await import("./ndjson.js")).ndjson
	},
	markdown: {
		about: "a page for a comment or a job summary, at most 60 kB",
		load: async () => (await import("./markdown.js")).markdown
	},
	sarif: {
		about: "SARIF 2.1.0, for code scanning",
		load: async () => (await import("./sarif.js")).sarif,
		hasRules: true
	},
	junit: {
		about: "JUnit XML, for test reports",
		load: async () => (await import("./junit.js")).junit
	},
	codequality: {
		about: "GitLab Code Quality",
		load: async () => (await import("./codequality.js")).codeQuality
	},
	github: {
		about: "annotations of a GitHub workflow",
		load: async () => (await import("./annotations2.js")).githubReport
	},
	azure: {
		about: "issues of an Azure pipeline",
		load: async () => (await import("./azure.js")).azure
	},
	tap: {
		about: "TAP 13",
		load: async () => (await import("./tap.js")).tap
	},
	badge: {
		about: "the verdict as an SVG image",
		load: async () => (await import("./badge.js")).badge
	}
};
function hasRules(kind) {
	return "hasRules" in kinds[kind];
}
// src/settings/output/folders.ts
function makeFolder(path) {
	if (statSync(path, { throwIfNoEntry: false })) return;
	const above = dirname(path);
	if (above !== path) makeFolder(above);
	try {
		mkdirSync(path);
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
}
// src/settings/output/whole.ts
async function writeFile(text, path) {
	const file = leadsTo(path);
	makeFolder(dirname(file));
	const found = statSync(file, { throwIfNoEntry: false });
	if (found?.isFIFO()) return writePipe(text, file);
	if (descriptor.test(resolve(path))) return appendFileSync(path, text);
	if (found && !found.isFile()) return writeFileSync(file, text);
	try {
		replace(text, file, found?.mode);
	} catch (error) {
		if (!found || !inPlace.has(codeOf$3(error))) throw error;
		writeFileSync(file, text);
	}
}
const descriptor = /^(?:\/dev\/(?:std(?:out|err)|fd\/\d+)|\/proc\/[^/]+\/fd\/\d+)$/;
const inPlace = new Set([
	"EACCES",
	"EBUSY",
	"EPERM",
	"EROFS",
	"EXDEV"
]);
function replace(text, file, mode) {
	const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
	try {
		writeFileSync(temporary, text, {
			flag: "wx",
			...mode !== void 0 && { mode }
		});
		renameSync(temporary, file);
	} catch (error) {
		discard(temporary);
		throw error;
	}
}
function discard(file) {
	try {
		rmSync(file, { force: true });
	} catch {}
}
const longestPause = 5e3;
const pause = 20;
async function writePipe(text, path) {
	const pipe = await patiently(() => openSync(path, constants$1.O_WRONLY | constants$1.O_NONBLOCK), "ENXIO");
	try {
		const bytes = Buffer.from(text);
		for (let sent = 0; sent < bytes.length;) {
			const from = sent;
			sent += await patiently(() => writeSync(pipe, bytes, from), "EAGAIN");
		}
	} finally {
		closeSync(pipe);
	}
}
async function patiently(act, reason) {
	for (const end = performance.now() + longestPause;; await setTimeout$1(pause)) try {
		return act();
	} catch (error) {
		if (codeOf$3(error) !== reason) throw error;
		if (performance.now() >= end) throw reason === "EAGAIN" ? stuck() : error;
	}
}
function stuck() {
	return Object.assign(new Error("a pipe takes nothing"), { code: "ETIMEDOUT" });
}
// src/settings/output/written.ts
async function writeReports(result, wishes, { place, out, field }) {
	const troubles = [];
	for (const { kind, path } of wishes) {
		const text = await reportOf(kind, result, place);
		if (path === null) out(text);
		else troubles.push(...await writeWhole(text, path, field));
	}
	return troubles;
}
async function reportOf(kind, result, place) {
	const [report, rules] = await Promise.all([kinds[kind].load(), hasRules(kind) ? rulesOf(result, place.language) : new Map()]);
	return report(result, {
		...place,
		rules
	});
}
async function writeWhole(text, path, field) {
	try {
		await writeFile(text, path);
		return [];
	} catch (error) {
		return [failure$1("input.file", {
			field,
			path: printable(path, 200),
			detail: whyNot(error)
		}, { reason: "report" })];
	}
}
// src/cli/troubles.ts
function sayTroubles(troubles, language, { err }) {
	troubles.forEach(({ facts }) => err(`portcullis: ${describeFailure(facts, language)}\n`));
}
// src/gate/clock.ts
const systemClock = {
	now: () => performance.now(),
	random: Math.random,
	async sleep(ms, signal) {
		try {
			await setTimeout$1(ms, void 0, signal && { signal });
			return true;
		} catch (error) {
			if (signal?.aborted) return false;
			throw error;
		}
	}
};
function jittered(ms, { random }) {
	return ms * (.8 + .4 * random());
}
// src/gate/totals.ts
function isOpen({ verdict, checks, open = [] }, rule) {
	return verdict === "unknown" || checks.some(({ status }) => status === "unknown") || open.some(({ check }) => rule.startsWith(`${check}.`));
}
function totalsOf(targets) {
	const count = (verdict) => targets.filter((target) => target.verdict === verdict).length;
	const waived = targets.flatMap(({ findings }) => findings.filter((finding) => finding.waived));
	return {
		pass: count("pass"),
		warn: count("warn"),
		fail: count("fail"),
		unknown: count("unknown"),
		waived: waived.length
	};
}
const worstFirst = [
	"fail",
	"unknown",
	"warn",
	"pass"
];
function worstVerdict(verdicts) {
	return worstFirst.find((verdict) => verdicts.includes(verdict)) ?? "unknown";
}
// src/gate/turns.ts
function openTurns(limit) {
	const waiting = [];
	let running = 0;
	return async (work) => {
		if (running < limit) running++;
		else {
			const { promise, resolve } = Promise.withResolvers();
			waiting.push(resolve);
			await promise;
		}
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
// src/gate/many.ts
const usualConcurrency = 8;
async function gateMany(options) {
	const { urls, ...common } = options;
	return gateEach(urls.map((url) => ({
		...common,
		url
	})), options);
}
async function gateEach(questions, options) {
	for (const question of questions) {
		const query = queryOf(question);
		parseInput(input, query, question.naming);
		question.runner.check?.(query, question.naming);
	}
	const { gateOne } = await import("./one.js");
	const turns = openTurns(options.concurrency ?? usualConcurrency);
	const ending = new AbortController();
	const { judge = (measured) => measured, clock = systemClock } = options;
	const one = {
		...options,
		clock,
		turns,
		isOver: () => ending.signal.aborted
	};
	return merge(await Promise.all(questions.map(async (question, index) => {
		const each = {
			...one,
			judge: (measured) => judge(measured, index)
		};
		const result = await gateOne(question, queryOf(question), each).catch((error) => {
			ending.abort();
			throw error;
		});
		result.targets.forEach((target) => options.onTarget?.(target, index));
		return result;
	})), options.notices ?? []);
}
function queryOf({ url, thresholds }) {
	return {
		url,
		...thresholds
	};
}
function merge(results, notices) {
	const [first] = results;
	if (!first) throw new Error("no results to merge");
	const targets = results.flatMap((result) => result.targets);
	const verdict = worstVerdict(targets.map((target) => target.verdict));
	return {
		...first,
		verdict,
		targets,
		totals: totalsOf(targets),
		...notices.length > 0 && { notices }
	};
}
// src/report/addresses.ts
function addressGroups({ addresses = [], origins, findings }, language) {
	const told = new Set(findings.flatMap(({ subject }) => subject?.split(/[\s,@]+/) ?? []));
	const unlike = findings.flatMap(({ id, subject }) => subject !== void 0 && differing.test(id) ? [subject] : []);
	const groups = [...Map.groupBy(addresses, ({ origin }) => origin)];
	const isNamed = groups.length > 1 || origins.length > 1;
	return groups.map(([origin, all]) => {
		const counted = all.filter(({ state }) => state === "measured" || state === "failed");
		const isEven = new Set(counted.map(figures)).size === 1 && counted.every(({ state }) => state === "measured");
		const isSaid = unlike.some((host) => origin === host || origin.startsWith(`${host}:`));
		const areAlike = isEven && !isSaid && !counted.some(({ address }) => told.has(address));
		const count = areAlike ? counted.length : all.length;
		const text = areAlike ? count === 1 ? words$2.alone : words$2.alike : words$2.unlike;
		const what = fill(text, { count }, language);
		const name = harmless$1(origin, 300);
		return {
			title: isNamed ? fill(words$2.at, {
				origin: name,
				what
			}, language) : what,
			rows: areAlike && counted.length === all.length ? [] : all
		};
	});
}
const differing = /\.addresses-(?!more$)/;
function figures({ grade, headers, daysLeft }) {
	return [
		grade,
		headers,
		daysLeft
	].join();
}
function addressLines(target, { language, paint, width }) {
	const lines = addressGroups(target, language).flatMap(({ title, rows }) => {
		const room = Math.max(0, ...rows.map(({ address }) => widthOf(harmless$1(address, 60)))) + 2;
		return [...broken(title, width - 2), ...rows.map((row) => cut$2(`  ${pad(harmless$1(row.address, 60), room)}${factsOf(row, language)}`, width - 2))];
	});
	return lines.length === 0 ? [] : ["", ...lines.map((line) => `  ${paint("quiet", line)}`)];
}
function factsOf({ state, reason, grade, headers, daysLeft }, language) {
	const left = words$2.leftOut[state];
	if (left) return left[language];
	const days = daysLeft === null ? words$2.unmeasured[language] : measured(daysLeft, "days", language);
	const facts = `ssl ${pad(shown$1(grade, language), 3)} headers ${pad(shown$1(headers, language), 3)} ${days}`;
	return state === "failed" ? `${facts}  ${harmless$1(reason ?? "", 60)}` : facts;
}
// src/report/tally.ts
const own = {
	metOf: {
		en: "{met} of {count} met",
		ko: "기준 {count}개 중 {met}개 충족"
	},
	warned: {
		en: "{count} warning",
		ko: "주의 {count}개"
	},
	warnedMany: {
		en: "{count} warnings",
		ko: "주의 {count}개"
	},
	known: {
		en: "{count} known",
		ko: "{count}개는 기준선에 있음"
	},
	failedBy: {
		en: "failed by {list}",
		ko: "실패 원인: {list}"
	},
	warnedBy: {
		en: "warned by {list}",
		ko: "주의 원인: {list}"
	}
};
function tallyOf(target, language) {
	return [...countsOf(target, language), reasonOf$1(target, language)].filter((text) => text !== "").join(", ");
}
function countsOf({ checks }, language) {
	const gated = checks.filter(({ status }) => status !== "off" && status !== "waived");
	const excused = waivedCount(checks.filter(({ status }) => status === "waived").length, language);
	const count = (isCounted) => gated.filter(isCounted).length;
	const [met, failed, unknown] = [
		"pass",
		"fail",
		"unknown"
	].map((wanted) => count(({ status }) => status === wanted));
	const known = count(({ isKnown = false }) => isKnown);
	const warned = count(({ status, isKnown }) => status === "warn" && !isKnown);
	const params = {
		count: gated.length,
		met: met ?? 0,
		failed: failed ?? 0,
		unknown: unknown ?? 0
	};
	return [
		gated.length === 0 ? excused === "" ? words$2.off[language] : "" : fill(textFor(params), params, language),
		warned === 0 ? "" : fill(warned === 1 ? own.warned : own.warnedMany, { count: warned }, language),
		known === 0 ? "" : fill(own.known, { count: known }, language),
		excused
	];
}
function textFor({ count, met, failed, unknown }) {
	if (failed > 0) return unknown > 0 ? words$2.belowAndUnknown : words$2.below;
	if (unknown > 0) return words$2.undetermined;
	return met === count ? words$2.met : own.metOf;
}
const mostNamed = 3;
const usual$1 = new Set([
	"ssl",
	"headers",
	"days",
	"https"
]);
function reasonOf$1({ verdict, checks, findings }, language) {
	if (verdict !== "fail" && verdict !== "warn") return "";
	const level = verdict === "fail" ? "error" : "warn";
	const demands = checks.filter(({ id, status, isKnown }) => status === verdict && !usual$1.has(id) && !isKnown);
	const told = new Set([...demands.map(({ id }) => harmless$1(id, longest)), ...findings.filter((finding) => finding.level === level && !finding.waived && !finding.isKnown).map(nameOf)]);
	if (told.size === 0) return "";
	const named = [...told].slice(0, mostNamed);
	const list = [...named, ...told.size > named.length ? [`+${told.size - named.length}`] : []].join(", ");
	return fill(verdict === "fail" ? own.failedBy : own.warnedBy, { list }, language);
}
const longest = 120;
function nameOf({ id, subject }) {
	const about = subject === void 0 || id !== "gate.waiver-expired" ? "" : ` (${harmless$1(subject, longest)})`;
	return harmless$1(id, longest) + about;
}
// src/report/together.ts
function together(findings) {
	const groups = new Map();
	const all = [];
	for (const finding of findings) {
		const key = keyOf(finding);
		const group = groups.get(key) ?? [];
		groups.set(key, group);
		all.push(group);
		if (group.some(({ finding: known, ids }) => ids.includes(finding.id) && saysOf(known) === saysOf(finding))) continue;
		const at = group.findIndex(({ ids }) => !ids.includes(finding.id));
		const known = group[at];
		if (known) group[at] = {
			...known,
			ids: [...known.ids, finding.id]
		};
		else group.push({
			finding,
			ids: [finding.id]
		});
	}
	return [...new Set(all)].flat().map(({ finding, ids }) => ({
		...finding,
		id: ids.join(", ")
	}));
}
function keyOf({ id, subject = "", level = "none", waived, isKnown }) {
	return JSON.stringify([
		id.replace(/^[^.]+/, ""),
		subject,
		level,
		waived ?? null,
		isKnown ?? false
	]);
}
function saysOf({ cause, action }) {
	return JSON.stringify([cause, action]);
}
// src/report/pretty.ts
const longestMessage = 500;
function prettyGate(result, options) {
	return `${[
		...result.targets.map((target) => prettyTarget(target, options).join("\n")),
		...totalLines(result, options),
		...noticeLines(result, options)
	].join("\n\n")}\n`;
}
function prettyTarget(target, options) {
	return [
		...headlines(target, options),
		...whereLines(target, options),
		"",
		...target.checks.flatMap((check) => thresholdLines(check, options)),
		...originLines(target, options),
		...addressLines(target, options),
		...findingLines(target, options),
		...unknownLines(target, options),
		"",
		costLine(target, options)
	];
}
const narrowestUrl = 30;
function headlines(target, { language, paint, width }) {
	const head = `${markOf[target.verdict]} ${words$2.verdict[target.verdict][language]}  `;
	const tally = tallyOf(target, language);
	const title = harmless$1(titleOf(target), 2200);
	const whole = width - widthOf(head);
	const beside = whole - widthOf(tally) - 2;
	const isNamed = target.name !== void 0;
	const isBeside = beside >= narrowestUrl && (!isNamed || widthOf(title) <= beside || widthOf(title) > whole);
	const room = isBeside ? beside : whole;
	const isParted = isNamed && widthOf(title) > room;
	const first = cut$2(isParted ? harmless$1(target.name ?? "", 200) : title, room);
	const gap = " ".repeat(Math.max(0, room + 2 - widthOf(first)));
	return [
		paint(toneOfVerdict[target.verdict], head) + paint("strong", first) + (isBeside ? gap + paint("quiet", tally) : ""),
		...isParted ? [`  ${cut$2(harmless$1(target.url, 2048), width - 2)}`] : [],
		...isBeside ? [] : broken(tally, width - 2).map((line) => `  ${paint("quiet", line)}`)
	];
}
function whereLines(target, { width, paint }) {
	return [...target.finalUrl !== null && target.finalUrl !== target.url ? [`  → ${cut$2(harmless$1(target.finalUrl, 2048), width - 4)}`] : [], ...target.message ? ["", ...broken(harmless$1(target.message, longestMessage), width - 2).map((line) => `  ${paint("unsure", line)}`)] : []];
}
function findingLines({ verdict, findings }, options) {
	const loud = together(findings.filter(({ severity }) => severity !== "info"));
	const isFolded = verdict === "pass" && options.countsKnown === true;
	const isCounted = ({ isKnown }) => isFolded && isKnown === true;
	return [loud.filter((finding) => !isCounted(finding)).flatMap((finding) => [...issueLines(finding, options, effectOf(finding)), ...standingLines(standingOf(finding, options.language), options)]), knownLines(loud.filter(isCounted), options)].flatMap((some) => some.length === 0 ? [] : ["", ...some]);
}
function knownLines(known, { language, paint, width }) {
	if (known.length === 0) return [];
	const bySeverity = severities.flatMap((severity) => {
		const count = known.filter((finding) => finding.severity === severity).length;
		return count === 0 ? [] : [`${words$2.severity[severity][language]} ${count}`];
	});
	return broken(fill(words$2.knownCounted, {
		count: known.length,
		list: bySeverity.join(", ")
	}, language), width - 2).map((line) => `  ${paint("quiet", line)}`);
}
function effectOf({ level, waived, isKnown }) {
	if (waived || isKnown) return "waived";
	if (level === "error") return "fail";
	return level === "warn" ? "warn" : void 0;
}
function standingLines(standing, { language, paint, width }) {
	if (standing === "") return [];
	const indent = indentIn(language);
	return broken(`~ ${harmless$1(standing, 600)}`, width - indent).map((line) => " ".repeat(indent) + paint("quiet", line));
}
function unknownLines({ unknowns, off }, { language, paint, width }) {
	const list = [...unknowns.map((each) => harmless$1(inWords(each, language), 500)), ...off === void 0 ? [] : [fill(words$2.switchedOff, { count: off }, language)]].join(", ");
	if (list === "") return [];
	return ["", ...broken(fill(words$2.notCounted, { list }, language), width - 4).map((line, index) => paint("quiet", (index === 0 ? "  " : "    ") + line))];
}
function inWords(unknown, language) {
	const [what = ""] = unknown.split(" (", 1);
	return (words$2.unknowns[what]?.[language] ?? what) + unknown.slice(what.length);
}
function costLine(target, { language, paint, width }) {
	return paint("quiet", `  ${cut$2(costOf(target, language), width - 2)}`);
}
function placeOf(address, language) {
	if (address === "(proxy)") return words$2.byProxy[language];
	return address && harmless$1(address, 60);
}
function costOf({ address, cost, tries, waited }, language) {
	const { connections, roundTrips, ms } = cost;
	const parts = [
		fill(connections === 1 ? words$2.connection : words$2.connections, { count: connections }, language),
		fill(roundTrips === 1 ? words$2.roundTrip : words$2.roundTrips, { count: roundTrips }, language),
		fill(words$2.seconds, { seconds: (ms / 1e3).toFixed(2) }, language),
		tries === void 0 ? null : fill(words$2.tries, { count: tries }, language),
		waited && fill(words$2.waited, {
			seconds: (waited.ms / 1e3).toFixed(1),
			count: waited.polls
		}, language)
	];
	return [placeOf(address, language), ...parts].filter(Boolean).join(" · ");
}
function totalLines(result, { language, paint, width }) {
	const { targets, totals, verdict } = result;
	const { pass, fail, unknown, warn } = totals;
	const count = fill(words$2.totals, {
		targets: targets.length,
		pass: pass + warn,
		fail,
		unknown
	}, language);
	const told = [targets.length < 2 ? "" : count, waivedFindings(totals.waived, language)].filter((text) => text !== "");
	const head = `${markOf[verdict]} ${words$2.verdict[verdict][language]}  `;
	const indent = " ".repeat(widthOf(head));
	const lines = [...broken(told.join(", "), width).map((line) => paint("strong", line)), ...broken(verdictOfRun(result, language), width - widthOf(head)).map((line, index) => (index === 0 ? paint(toneOfVerdict[verdict], head) : indent) + line)];
	return lines.length === 0 ? [] : [lines.join("\n")];
}
function verdictOfRun({ verdict, targets, notices = [] }, language) {
	if (targets.some((target) => target.verdict === verdict)) return "";
	const list = [...new Set(notices.filter(({ level }) => level === "error" || verdict === "warn").map(({ id }) => id))].slice(0, 3).map((id) => harmless$1(id, 120)).join(", ");
	return fill(words$2.run, { list }, language);
}
function noticeLines({ notices = [] }, { paint, width }) {
	const lines = notices.flatMap(({ level, message }) => {
		const [first = "", ...rest] = broken(harmless$1(message, longestMessage), width - 2);
		const status = level === "error" ? "fail" : "warn";
		return [paint(toneOfVerdict[status], `${markOf[status]} ${first}`), ...rest.map((line) => `  ${line}`)];
	});
	return lines.length === 0 ? [] : [lines.join("\n")];
}
// src/gate/judge.ts
const asMeasured = {
	target: (measured) => measured,
	whole: (measured) => ({
		result: measured,
		baseline: null
	})
};
async function openJudge(policy, isUpdated) {
	if (policy === null) return asMeasured;
	const [{ applyPolicy, judgeTarget }, { baselineOf }] = await Promise.all([import("./policy2.js"), import("./baseline2.js")]);
	const { baseline: before } = policy;
	const anew = (targets) => ({
		...policy,
		baseline: baselineOf({ targets }, before)
	});
	const without = {
		...policy,
		baseline: null
	};
	return {
		target(measured, index) {
			const known = isUpdated ? anew([judgeTarget(measured, without, index)]) : policy;
			return judgeTarget(measured, known, index);
		},
		whole(measured) {
			if (!isUpdated) return {
				result: applyPolicy(measured, policy),
				baseline: null
			};
			const known = anew(applyPolicy(measured, without).targets);
			return {
				result: applyPolicy(measured, known),
				baseline: known.baseline
			};
		}
	};
}
// src/cli/keep-baseline.ts
const written = {
	en: "Wrote {path}; entries: {entries}, new: {added}, taken out: {gone}.",
	ko: "{path|을/를} 기록했습니다. 항목 {entries}개(추가 {added}개, 삭제 {gone}개)."
};
function newsText({ path, ...counts }, language) {
	return fill(written, {
		path: printable(path, 200),
		...counts
	}, language);
}
function newsOf(path, before, after) {
	const [old, now] = [keysOf(before), keysOf(after)];
	const added = [...now].filter((key) => !old.has(key)).length;
	const gone = [...old].filter((key) => !now.has(key)).length;
	return {
		path,
		entries: after.length,
		added,
		gone
	};
}
function keysOf(entries) {
	return new Set(entries.map(({ fingerprint, target }) => `${fingerprint} ${target}`));
}
async function keepBaseline(made, file, { targets, field, onWritten }) {
	if (made === null || file === null) return [];
	const { baselineOf, baselineText } = await import("./baseline2.js");
	const lock = `${file.path}.lock`;
	const measured = new Set(targets.map(({ url }) => url));
	try {
		await take(lock, field);
		try {
			const before = file.now()?.entries ?? [];
			const others = before.filter(({ target }) => !measured.has(target));
			const own = made.entries.filter(({ target }) => measured.has(target));
			const all = baselineOf({ targets: [] }, {
				...made,
				entries: [...own, ...others]
			});
			const failures = await writeWhole(baselineText(all), file.path, field);
			if (failures.length === 0) onWritten?.(newsOf(file.path, before, all.entries));
			return failures;
		} finally {
			rmSync(lock, { force: true });
		}
	} catch (error) {
		if (error instanceof Failure) return [error];
		throw error;
	}
}
const stale = 1e4;
const patience = 3e4;
async function take(lock, field) {
	const end = Date.now() + patience;
	while (!isTaken(lock, field)) {
		if (Date.now() > end) throw unusable$1(lock, field, busy);
		await setTimeout$1(20 + Math.random() * 30);
	}
}
const busy = {
	en: "other runs are writing the baseline",
	ko: "다른 실행이 기준선을 쓰고 있습니다"
};
function isTaken(lock, field) {
	try {
		makeFolder(dirname(lock));
		const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
		if (since !== void 0 && Date.now() - since > stale) rmSync(lock, { force: true });
		closeSync(openSync(lock, "wx"));
		return true;
	} catch (error) {
		const { code } = error;
		if (code === "EEXIST") return false;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		throw unusable$1(lock, field, {
			en: code,
			ko: code
		});
	}
}
function unusable$1(lock, field, detail) {
	return failure$1("input.file", {
		field,
		path: printable(lock, 200),
		detail
	}, { reason: "baseline" });
}
// src/settings/output/place.ts
async function placeWith(env, language, config) {
	const place = placeOf$1(env, language);
	if (!config?.file) return place;
	const path = pathInPipeline(env, config.file.path);
	if (path === null) return place;
	return {
		...place,
		config: (await import("./source.js")).configSource(config, config.file, path)
	};
}
// src/settings/config/file.ts
const largestFile$1 = 1048576;
function textOf(found) {
	const bytes = readFile(found.path, {
		largest: largestFile$1,
		unusable: (detail) => unusable(found, detail),
		why: (error) => reasonOf(error, found.path)
	});
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw unusable(found, said$1.encoding);
	}
}
const said$1 = {
	folder: {
		en: "it is a folder",
		ko: "폴더입니다"
	},
	nowhere: {
		en: "there is no such file",
		ko: "그런 파일이 없습니다"
	},
	dangling: {
		en: "it is a link to a file that is not there",
		ko: "없는 파일을 가리키는 링크입니다"
	},
	circle: {
		en: "it is a link that leads to itself",
		ko: "자기 자신으로 돌아오는 링크입니다"
	},
	encoding: {
		en: "it is no UTF-8",
		ko: "UTF-8이 아닙니다"
	}
};
function reasonOf(error, path) {
	const { code } = error;
	if (code === "ENOENT") return isThere(path) ? said$1.dangling : said$1.nowhere;
	if (code === "ELOOP") return said$1.circle;
	if (code === "EISDIR") return said$1.folder;
	const message = printable(String(code ?? error), 200);
	return {
		en: message,
		ko: message
	};
}
function isThere(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
function unusable({ name }, detail) {
	return failure$1("input.syntax", {
		path: name,
		detail
	}, { reason: "config" });
}
// src/settings/config/find.ts
const usual = [
	"json",
	"jsonc",
	"mjs",
	"js",
	"mts",
	"ts"
].map((ending) => `portcullis.config.${ending}`);
const unread = [
	"cjs",
	"cts",
	"json5",
	"yaml",
	"yml",
	"toml"
].map((ending) => `portcullis.config.${ending}`);
function findConfig(given, folder = ".") {
	const named = given.one("config");
	if (named !== void 0) return checked(given, named, folder);
	const [first, second] = configsIn(folder);
	if (first !== void 0 && second !== void 0 && !unread.includes(second)) throw failure$1("input.conflict", {
		field: {
			en: "The configuration",
			ko: "설정"
		},
		first,
		second
	}, { reason: "config" });
	return first === void 0 ? null : namedConfig(first, folder);
}
function checked(given, named, folder) {
	if (named.trim() !== "") return namedConfig(named, folder);
	throw failure$1("input.value", {
		field: given.naming("config"),
		expected: {
			en: "the path of a configuration",
			ko: "설정 파일의 경로"
		},
		given: "\"\""
	}, { reason: "config" });
}
function namedConfig(named, folder = ".") {
	const found = {
		name: printable(named, 200),
		path: resolve(folder, named),
		isPackage: isPackageFile(named)
	};
	const { ending = "" } = /\.(?<ending>\w+)$/.exec(named)?.groups ?? {};
	if (/^[cm]?[jt]s$/i.test(ending) && !isModule(named)) throw unusable(found, program);
	if (/^(?:json5|ya?ml|toml)$/i.test(ending)) throw unusable(found, json);
	return found;
}
function isModule(path) {
	return /\.m?[jt]s$/.test(path);
}
const program = {
	en: "a configuration that is a program is a module, whose name ends in .mjs, .js, .mts or .ts",
	ko: "프로그램으로 쓴 설정은 이름이 .mjs, .js, .mts, .ts로 끝나는 모듈이어야 합니다"
};
const json = {
	en: "a configuration is JSON, with comments where wanted, or a module: its name ends in .json, .jsonc, .mjs, .js, .mts or .ts",
	ko: "설정은 JSON(주석 가능) 또는 모듈이며, 이름이 .json, .jsonc, .mjs, .js, .mts, .ts로 끝나야 합니다"
};
function isPackageFile(path) {
	return /(?:^|[/\\])package\.json$/.test(path);
}
function configsIn(folder) {
	const [found, others] = [usual, unread].map((names) => names.filter((name) => isThere(join(folder, name))));
	return [
		...found ?? [],
		...hasOwnKey(folder) ? ["package.json"] : [],
		...others ?? []
	];
}
function hasOwnKey(folder) {
	const path = join(folder, "package.json");
	if (!isThere(path)) return false;
	try {
		return holdsKey(textOf({
			name: "package.json",
			path,
			isPackage: true
		}));
	} catch (error) {
		if (error instanceof Failure) return true;
		throw error;
	}
}
function holdsKey(text) {
	try {
		const parsed = JSON.parse(text);
		return typeof parsed === "object" && parsed !== null && Object.hasOwn(parsed, "portcullis");
	} catch {
		return /"portcullis"\s*:/.test(text);
	}
}
// src/settings/access/short-headers.ts
const harmless = /^(?:.{1,2}|true|false|yes|off|none)$/i;
const said = {
	en: "Not masked where a target echoes it, since it is shorter than {count} characters: the value of {list}.",
	ko: "{count}자보다 짧아 대상이 되돌려 보내도 가리지 않는 헤더 값: {list}."
};
function shortHeaders(givens, language) {
	const names = givens.flatMap((given) => Object.entries(readHeaders(given).headers)).filter(([, value]) => value !== "" && value.length < 6 && !harmless.test(value)).map(([name]) => name);
	if (names.length === 0) return [];
	const params = {
		count: 6,
		list: [...new Set(names)].join(", ")
	};
	return [{
		id: "gate.header-short",
		level: "warn",
		message: fill(said, params, language)
	}];
}
// src/settings/options/urls.ts
const expected = {
	en: "URLs with spaces between them, since a comma may be part of a path",
	ko: "공백으로 구분한 URL 목록"
};
function urlsOf(text) {
	return text.split(/\s+/).flatMap((word) => {
		const pieces = word.split(",").filter((piece) => piece !== "");
		if (pieces.find((piece, at) => at > 0 && !hasScheme(piece) && hasPath(pieces[at - 1] ?? "")) === void 0) return pieces;
		throw failure$1("input.value", {
			field: "PORTCULLIS_URL",
			expected,
			given: printable(word, 100)
		}, { reason: "url" });
	});
}
function hasScheme(piece) {
	return /^https?:\/\//i.test(piece);
}
function hasPath(piece) {
	return /[/?#]/.test(piece.replace(/^https?:\/\//i, ""));
}
function onceEach(urls) {
	const canonical = urls.map(canonicalOf);
	const isFirst = (index) => canonical.indexOf(canonical[index] ?? "") === index;
	const repeated = new Set(canonical.filter((_, index) => !isFirst(index)));
	return {
		urls: urls.filter((_, index) => isFirst(index)),
		repeated: [...repeated]
	};
}
function canonicalOf(url) {
	const parsed = parseUrl(url);
	return "value" in parsed ? parsed.value : url;
}
// src/settings/options/targets.ts
const mostTargets = 1e3;
const largestFile = 4194304;
async function readTargets(given, { folder = ".", input, before }) {
	const name = given.one("targets");
	if (name === void 0) return {
		urls: [],
		repeated: []
	};
	if (name === "") throw failure$1("input.value", {
		field: given.naming("targets"),
		expected: aFile,
		given: "\"\""
	}, { reason: "targets" });
	const unusable = (detail) => failure$1("input.file", {
		field: given.naming("targets"),
		path: printable(name, 200),
		detail
	}, { reason: "targets" });
	const bytes = name === "-" ? await readInput(input, unusable) : readFile(resolve(folder, name), {
		largest: largestFile,
		unusable
	});
	if (isWide(bytes)) throw unusable({
		en: "it is UTF-16; save it as UTF-8",
		ko: "UTF-16입니다. UTF-8로 저장하세요"
	});
	const lines = bytes.toString("utf8").replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
	const shownName = name === "-" ? "stdin" : printable(name, 200);
	const entries = lines.flatMap((line, at) => {
		const url = line.replace(/(?:^|\s)#.*$/, "").trim();
		return url === "" ? [] : [{
			url,
			naming: `${shownName}:${at + 1}`
		}];
	});
	if (entries.length === 0) throw unusable({
		en: "it names no target",
		ko: "대상이 하나도 없습니다"
	});
	if (entries.length > mostTargets) throw unusable({
		en: `it names more than ${mostTargets} targets`,
		ko: `대상이 ${mostTargets}개를 넘습니다`
	});
	return distinct(entries, before.map(canonicalOf));
}
function distinct(entries, before) {
	refuseBad(entries);
	const seen = new Set(before);
	const repeated = new Set();
	return {
		urls: entries.filter(({ url }) => {
			const one = canonicalOf(url);
			if (seen.has(one)) repeated.add(one);
			return !seen.has(one) && Boolean(seen.add(one));
		}),
		repeated: [...repeated]
	};
}
function refuseBad(entries) {
	const [first, ...others] = entries.flatMap(({ url, naming }) => {
		const parsed = parseUrl(url);
		return "value" in parsed ? [] : [{
			url,
			naming,
			problem: parsed.problem
		}];
	});
	if (!first) return;
	const { naming: field, url, problem } = first;
	const { expected, given = shown$3(url) } = problem;
	if (others.length === 0) throw failure$1("input.value", {
		field,
		expected,
		given
	}, { reason: "targets" });
	const named = others.slice(0, 9).map(({ naming }) => naming);
	const list = [...named, ...others.length > named.length ? [`+${others.length - named.length}`] : []].join(", ");
	throw failure$1("input.lines", {
		field,
		expected,
		given,
		others: list
	}, { reason: "targets" });
}
const aFile = {
	en: "the path of a file, or - for the standard input",
	ko: "파일 경로 또는 표준 입력을 뜻하는 -"
};
async function readInput(input, unusable) {
	if (!input) throw unusable({
		en: "a step has no standard input",
		ko: "스텝에는 표준 입력이 없습니다"
	});
	const bytes = await input(largestFile).catch((error) => {
		throw unusable(whyNot(error));
	});
	if (bytes.length > largestFile) throw unusable(tooLarge(largestFile));
	return bytes;
}
function isWide(bytes) {
	return /^(?:\u00ff\u00fe|\u00fe\u00ff|(?:[^\0]\0){2}|(?:\0[^\0]){2})/.test(bytes.toString("latin1", 0, 4));
}
// src/settings/options/thresholds.ts
const optionOf = {
	ssl: "min_ssl",
	headers: "min_headers",
	days: "min_days",
	https: "require_https"
};
const asked = [...Object.values(optionOf), "all_ips"];
function readThresholds(given) {
	const entries = asked.map((name) => [name, given.one(name)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
}
function optionFor(id) {
	return Object.hasOwn(optionOf, id) ? optionOf[id] : void 0;
}
function withSources(result, given) {
	const targets = result.targets.map((target, index) => {
		const own = given[index];
		return {
			...target,
			checks: target.checks.map((check) => {
				const option = check.source === "query" ? optionFor(check.id) : void 0;
				const { id, status, expected, ...rest } = check;
				return {
					id,
					status,
					expected,
					...rest,
					source: (option && own?.source(option)) ?? check.source
				};
			})
		};
	});
	return {
		...result,
		targets
	};
}
// src/settings/options/number.ts
function readNumber(given, name, { least, most, usual, unit }) {
	const text = given.one(name);
	if (text === void 0) return usual;
	const value = (unit === "whole" ? /^\d{1,4}$/ : /^\d{1,4}(?:\.\d{1,3})?$/).test(text) ? Number(text) : NaN;
	if (value >= least && value <= most) return value;
	const expected = unit === "whole" ? {
		en: `a whole number from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 정수`
	} : {
		en: `a number of seconds from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 초 단위 숫자`
	};
	throw failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: shown$3(text)
	}, { reason: name });
}
// src/settings/options/patience.ts
function readPatience(given) {
	const seconds = {
		timeout: readNumber(given, "wait_timeout", {
			least: 1,
			most: 3600,
			usual: 300,
			unit: "seconds"
		}),
		interval: readNumber(given, "wait_interval", {
			least: .1,
			most: 300,
			usual: 5,
			unit: "seconds"
		})
	};
	return {
		timeout: Math.round(seconds.timeout * 1e3),
		interval: Math.round(seconds.interval * 1e3)
	};
}
// src/settings/options/waiting.ts
function readPersistence(given) {
	return {
		waiting: readWaiting(given),
		confirm: readNumber(given, "confirm", {
			least: 0,
			most: 1,
			usual: 1,
			unit: "whole"
		}) === 1,
		retries: readNumber(given, "retries", {
			least: 0,
			most: 5,
			usual: 2,
			unit: "whole"
		})
	};
}
function readConcurrency(given) {
	return readNumber(given, "concurrency", {
		least: 1,
		most: 32,
		usual: 8,
		unit: "whole"
	});
}
const mostConditions = 20;
function readWaiting(given) {
	const { timeout, interval } = readPatience(given);
	const written = given.list("wait_for").map((text) => text.trim());
	if (written.length === 0) return null;
	if (given.source("server") !== void 0) throw notThere(given);
	if (written.length > mostConditions) throw wrong(given, {
		en: `at most ${mostConditions} conditions`,
		ko: `최대 ${mostConditions}개의 조건`
	}, `${written.length}`);
	const conditions = written.map((text) => readCondition(text, given));
	refuseContradiction(conditions, given);
	return {
		conditions,
		timeout,
		interval
	};
}
function notThere(given) {
	const params = {
		field: given.naming("wait_for"),
		other: given.naming("server"),
		detail: {
			en: "a server does not wait, and what this machine sees may not be there where the server looks",
			ko: "서버는 기다리지 않으며, 이 컴퓨터에서 보이는 것이 서버에서도 보인다고 할 수 없습니다"
		}
	};
	return failure$1("input.together", params, { reason: "wait_for" });
}
const longestText = 1024;
const header = /^header:(?<name>[\w!#$%&'*+.^`|-]{1,100})(?<sign>[=~])(?<text>.+)$/s;
const statusLine = /^status=(?<code>[2-5](?:\d\d|xx))$/i;
const bodyLine = /^body~(?<text>.+)$/s;
function readCondition(written, given) {
	if (written.length > longestText) throw wrong(given, {
		en: `no longer than ${longestText} characters`,
		ko: `${longestText}자 이하`
	}, `${written.length}`);
	if (written === "up") return {
		kind: "up",
		written
	};
	const code = statusLine.exec(written)?.groups?.["code"];
	if (code !== void 0) return {
		kind: "status",
		code: code.toLowerCase(),
		written
	};
	const { name, sign, text } = header.exec(written)?.groups ?? {};
	const value = text?.trim();
	if (name !== void 0 && value !== void 0 && value !== "" && !hasControls(value)) return {
		kind: "header",
		name: name.toLowerCase(),
		text: value,
		isWhole: sign === "=",
		written
	};
	const body = bodyLine.exec(written)?.groups?.["text"];
	if (body !== void 0) return {
		kind: "body",
		text: body,
		written
	};
	throw failure$1("input.option", {
		field: given.naming("wait_for"),
		expected: forms,
		given: shown$3(written),
		suggestion: meant(written)
	}, { reason: "wait_for" });
}
const forms = "up, status=200, status=2xx, header:NAME=TEXT, header:NAME~TEXT, body~TEXT";
function hasControls(text) {
	return /[\u0000-\u0008\u000a-\u001f\u007f]/.test(text);
}
const spellings = {
	up: () => "up",
	status: (rest) => /^[2-5](?:\d\d|xx)$/i.test(rest) ? `status=${rest}` : "status=200",
	header: (rest) => /^[\w-]+[=~]./.test(rest) ? `header:${rest}` : "header:NAME=TEXT",
	body: (rest) => `body~${rest || "TEXT"}`
};
function meant(written) {
	const [, head = "", rest = ""] = /^(?<head>[^=~:]*)[=~:]*(?<rest>.*)$/s.exec(written) ?? [];
	const near = nearest(head.trim(), Object.keys(spellings));
	const spelled = near === null ? void 0 : spellings[near]?.(printable(rest.trim(), 60));
	if (spelled === void 0) return {
		en: "",
		ko: ""
	};
	return {
		en: ` Did you mean ${spelled}?`,
		ko: ` 혹시 ${spelled} 말씀이신가요?`
	};
}
function refuseContradiction(conditions, given) {
	const pair = contraryStatus(conditions) ?? contraryHeader(conditions);
	if (!pair) return;
	const [first, second] = pair;
	const params = {
		field: given.naming("wait_for"),
		first: first.written,
		second: second.written
	};
	throw failure$1("input.conflict", params, { reason: "wait_for" });
}
function contraryStatus(conditions) {
	const told = conditions.filter((each) => each.kind === "status" || each.kind === "up");
	const codes = Array.from({ length: 400 }, (_, at) => 200 + at);
	const [first, ...others] = told;
	const second = others.find((_, at) => !codes.some((code) => told.slice(0, at + 2).every((each) => allows(each, code))));
	return first && second ? [first, second] : null;
}
function contraryHeader(conditions) {
	const told = conditions.filter((each) => each.kind === "header");
	for (const first of told.filter(({ isWhole }) => isWhole)) {
		const second = told.find(({ name, text, isWhole }) => {
			return name === first.name && (isWhole ? first.text !== text : !first.text.includes(text));
		});
		if (second) return told.indexOf(first) < told.indexOf(second) ? [first, second] : [second, first];
	}
	return null;
}
function allows(condition, code) {
	if (condition.kind === "up") return code < 500;
	return condition.kind !== "status" || condition.code === `${code}` || condition.code === `${Math.floor(code / 100)}xx`;
}
function wrong(given, expected, told) {
	return failure$1("input.value", {
		field: given.naming("wait_for"),
		expected,
		given: told
	}, { reason: "wait_for" });
}
// src/settings/plan.ts
async function makePlan(sources) {
	const { typed, env, options, folder } = sources;
	const found = findConfig(readGiven(typed, env, options), folder);
	return planOf(found && await (await import("./read.js")).readConfig(found), sources);
}
async function planOf(config, sources) {
	const { typed, env, options, now } = sources;
	const given = readGiven(typed, env, options);
	const { urls, repeated } = await namedUrls(given, sources);
	if (config) {
		const plan = async () => {
			return {
				...await (await import("./plan2.js")).planWith(config, sources, urls),
				repeated
			};
		};
		return speaking(config.values.lang, plan);
	}
	return {
		given,
		targets: urls.map(({ url, naming: urlNaming }) => {
			const naming = (name) => name === "url" ? urlNaming : given.naming(name);
			return {
				url,
				given,
				naming,
				rules: {},
				ownRules: [],
				demands: {},
				isApart: false
			};
		}),
		waivers: [],
		isWhole: true,
		config: null,
		now,
		repeated
	};
}
async function namedUrls(given, { urls, urlNaming, folder, input }) {
	const source = given.source("targets");
	const isInEnvironment = urlNaming === "PORTCULLIS_URL";
	const isListTyped = source !== void 0 && source !== "environment";
	const typed = onceEach(isListTyped && isInEnvironment ? [] : urls);
	const named = {
		urls: typed.urls.map((url) => ({
			url,
			naming: urlNaming
		})),
		repeated: typed.repeated
	};
	if (source === void 0 || !isListTyped && !isInEnvironment && urls.length > 0) return named;
	const list = await readTargets(given, {
		folder,
		input,
		before: typed.urls
	});
	return {
		urls: [...named.urls, ...list.urls],
		repeated: [...new Set([...named.repeated, ...list.repeated])]
	};
}
function questionsOf({ given, targets, waivers, now }) {
	const shared = openRunner(given);
	return targets.map(({ url, name, given: own, naming, demands, rules, isApart }) => ({
		url,
		...name !== void 0 && { name },
		thresholds: readThresholds(own),
		naming,
		demands,
		excusing: {
			rules,
			waivers,
			now
		},
		runner: isApart ? openRunner(own) : shared,
		persistence: readPersistence(own)
	}));
}
const once = {
	en: "Named more than once, and measured once: {list}.",
	ko: "두 번 이상 지정되어 한 번만 측정한 대상: {list}."
};
const mostListed = 10;
function noticesOf(plan, language) {
	const givens = new Set([plan.given, ...plan.targets.map(({ given }) => given)]);
	return [...repeatedOnes(plan, language), ...shortHeaders([...givens], language)];
}
function repeatedOnes({ repeated }, language) {
	if (repeated.length === 0) return [];
	const list = [...repeated.slice(0, mostListed), ...repeated.length > mostListed ? ["…"] : []].join(", ");
	return [{
		id: "gate.target-repeated",
		level: "warn",
		message: fill(once, { list }, language)
	}];
}
// src/cli/commands/gate.ts
async function gateCommand(order) {
	const { subjects: urls, isFromEnvironment, argv, io } = order;
	const now = new Date();
	const plan = await makePlan({
		typed: flagsOf(argv),
		env: io.env,
		options: [...optionsFor("gate"), ...environmentOnly],
		urls,
		urlNaming: isFromEnvironment ? "PORTCULLIS_URL" : "url",
		folder: io.folder,
		now,
		input: io.input ?? standardInput
	});
	return speaking(plan.given.one("lang"), async () => carryOut(plan, now, io));
}
async function carryOut(plan, now, io) {
	const { given, targets } = plan;
	const language = readLanguage(given);
	const isJson = given.isSet("json");
	const isPrinted = given.isSet("print_config");
	if (targets.length === 0 && !isPrinted) throw missingSubject("gate");
	const questions = questionsOf(plan);
	const concurrency = readConcurrency(given);
	const outcome = readOutcome(given);
	const baseline = await readBaseline(given, io.folder);
	const wishes = readReports(given, plan);
	checkStandardOutput(wishes, given, {
		isTaken: isJson,
		by: given.naming("json")
	});
	if (isPrinted) {
		io.out((await import("./print-config.js")).printConfig(plan, isJson));
		return exitCodes.pass;
	}
	const paint = painter(wantsColour(io) && !given.isSet("no_color"));
	const judge = await openJudge(policyOf(plan, baseline, {
		now,
		language
	}), baseline?.isUpdated ?? false);
	const progress = openProgress(targets.length, io);
	const sourced = withSources(await gateEach(questions, {
		judge: judge.target,
		language,
		...io.signal && { signal: io.signal },
		concurrency,
		notices: noticesOf(plan, language),
		onTarget: (target, index) => progress.done(judge.target(target, index)),
		onNews: progress.news,
		onBug: (error, url) => io.err(`portcullis: ${url}: ${error instanceof Error ? error.stack : String(error)}\n`)
	}).finally(progress.end), targets.map((target) => target.given));
	const { result, baseline: made } = judge.whole(sourced);
	const unwritten = await keepBaseline(made, baseline, {
		targets: result.targets,
		field: given.naming("baseline"),
		onWritten: (news) => io.err(`${newsText(news, language)}\n`)
	});
	if (isJson) io.out(toJson(result));
	else if (wishes.every(({ path }) => path !== null)) io.out(inert(prettyGate(result, {
		language,
		paint,
		width: widthOfReport(io),
		countsKnown: !given.isSet("verbose")
	})));
	const troubles = await writeReports(result, wishes, {
		place: {
			...await placeWith(io.env, language, plan.config),
			outcome
		},
		out: io.out,
		field: given.naming("report")
	});
	sayTroubles([...unwritten, ...troubles], language, io);
	return unwritten.length + troubles.length > 0 ? exitCodes.bug : exitOf(result, outcome);
}
export { gate as $, number as $i, readLanguage as $n, severities as $r, findPath as $t, readReports as A, longestAfterwards as Ai, painter as An, readBits as Ar, packagerIn as At, currentPack as B, ZodString as Bi, isAboutText as Bn, localRunner as Br, refusedStep as Bt, totalsOf as C, hostOf$1 as Ci, standingOf as Cn, isCheckable as Cr, plainHttpStates as Ct, writeReports as D, parseUrl as Di, durationText as Dn, DerError as Dr, compareVersions as Dt, sayTroubles as E, parseHost as Ei, kpiText as En, signatureAlgorithms as Er, productsOf as Et, openRunner as F, parseInput as Fi, grade$1 as Fn, reach$1 as Fr, foreignSystem as Ft, networksOf as G, boolean as Gi, weightsOf as Gn, addressByProxy as Gr, allIps as Gt, keepPack as H, _null as Hi, problems$2 as Hn, questionOf as Hr, unclearStep as Ht, readAccess as I, shown$3 as Ii, ruleIds as In, toNetwork as Ir, judge$2 as It, placeOfNumber as J, int as Ji, grades as Jn, tablesOf as Jr, fingerprint as Jt, nameAt as K, discriminatedUnion as Ki, assess as Kn, bannerLimits as Kr, allIpsOf as Kt, readProxies as L, date as Li, toRule as Ln, within as Lr, leakHeaders as Lt, placeOf$1 as M, codeOf$3 as Mi, unicodeOf as Mn, readWhole as Mr, distributions as Mt, checkCommand as N, whyNot as Ni, words$2 as Nn, tags as Nr, distributionsAsOf as Nt, readKind as O, portOf as Oi, tableLines as On, children as Or, isReadWhole as Ot, openLocal as P, expectation as Pi, interpretation as Pn, toBuffer as Pr, endedDistribution as Pt, readGiven as Q, looseObject as Qi, isEnough as Qn, interpret as Qr, leafProblems as Qt, headersShown as R, datetime as Ri, gateRules as Rn, require_ipaddr as Rr, ladder$1 as Rt, isOpen as S, bracketed$1 as Si, loudnessOf as Sn, hashAlgorithms as Sr, plainHttp$1 as St, jittered as T, httpsOrigin as Ti, waivedFindings as Tn, oids as Tr, findLeaks as Tt, openNetworks as U, any as Ui, assessScore as Un, sourceLimits as Ur, identityProblems as Ut, fetchedFile as V, _enum as Vi, isDemandable as Vn, runLocal as Vr, stepsOf as Vt, networkPartIds as W, array as Wi, bandOf as Wn, whoisLimits as Wr, firstProven as Wt, widthOfReport as X, lazy as Xi, worst as Xn, defineProblems as Xr, effectsOf as Xt, wantsColour as Y, intersection as Yi, meets as Yn, toAnswer$1 as Yr, gateResult as Yt, flagsOf as Z, literal as Zi, starttlsNames as Zn, finder as Zr, certificate$1 as Zt, together as _, decodePage as _i, networkOperators as _n, openTrustStore as _r, day$1 as _t, readThresholds as a, string as aa, dropReasons as ai, fetchNamed as an, serverOf as ar, isDoubtful as at, addressGroups as b, targetOfHost as bi, required as bn, nameForPeople as br, http as bt, urlsOf as c, unknown$4 as ca, textOfHtml as ci, concludeScore as cn, dataDirectory as cr, openAsker as ct, textOf as d, toJSONSchema as da, pageTypeOf as di, networkOf as dn, accessFor as dr, clientHello as dt, object as ea, redirects as ei, readOrNull as en, readMeasuring as er, answerFailure as et, unusable as f, _coercedNumber as fa, challengeIn as fi, readCountries as fn, bearsName as fr, classicGroups$1 as ft, verdictOfRun as g, NEVER as ga, decodeBody as gi, networkClasses as gn, contextFor as gr, countOfDays as gt, prettyGate as h, registry as ha, pageLimit as hi, wordsOf as hn, isTrustedFor as hr, otherPostQuantumGroups as ht, optionFor as i, strictObject as ia, parseSetCookie as ii, readExtensionValue as in, publicResolvers as ir, askFor as it, identityOf as j, makePrivateFolder as ji, wrap as jn, readOid as jr, readProducts as jt, readPath as k, defineCheck as ki, markOf as kn, expectTag as kr, numbersOf as kt, configsIn as l, url as la, readTags as li, compare$1 as ln, readIdentity as lr, bearsLargeHello as lt, inWords as m, globalRegistry as ma, resolve$1 as mi, readNetworks as mn, equipped as mr, hybridGroup as mt, readConcurrency as n, preprocess as na, isWithin$2 as ni, isForHost as nn, withoutKeys as nr, ssl as nt, canonicalOf as o, tuple as oa, flagsOf$1 as oi, withoutWww as on, algorithms as or, retryQuestions as ot, costOf as p, _coercedString as pa, readLocation as pi, readIptoasn as pn, contextWith as pr, groupFamilies as pt, namesOf as q, email as qi, assessInDoubt as qn, mailLimits as qr, fitsAllIps as qt, readPersistence as r, record as ra, openJar as ri, readPem as rn, usualDns as rr, judge$1 as rt, onceEach as s, union as sa, refreshOf as si, conclude$1 as sn, readRemote as sr, withoutRefusals as st, gateCommand as t, optional as ta, identityOf$2 as ti, isOver as tn, blocklistPattern as tr, defaults as tt, isModule as u, safeParse as ua, resolveReferences as ui, tableOf as un, readFile as ur, lineTo as ut, reasonOf$1 as v, valuesOf$1 as vi, networkOperatorsAsOf as vn, isIssuedBy as vr, wholeDays as vt, worstVerdict as w, hostTarget as wi, titleOf as wn, isSameName as wr, plainHttpWay as wt, gateMany as x, targetOfText as xi, shown$1 as xn, readSubjectKey as xr, plainHttp as xt, tallyOf as y, attempt as yi, markFor as yn, isSelfIssued as yr, ladder as yt, readOutcome as z, ZodNumber as zi, gives as zn, deadlineOf as zr, siteProblems as zt };
