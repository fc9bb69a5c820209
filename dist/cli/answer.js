import { n as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { $ as Failure, J as printable, Q as suggest, it as languages, tt as failure, w as toRefusal } from "./start.js";
import { Ma as bracketed, Oa as parseInput, oa as runLocal, sa as questionOf } from "./gate.js";
import { channel, tracingChannel } from "node:diagnostics_channel";
// server/query.ts
function languageIn(search, fallback) {
	const wanted = /(?:^|&)lang=(?<lang>[a-z]{2})(?:&|$)/.exec(search)?.groups?.["lang"];
	return languages.find((language) => language === wanted) ?? fallback;
}
function readQuery(search, names, fallback) {
	const known = [...names, "lang"];
	const found = new Map();
	const pieces = search.split("&").filter((piece) => piece !== "");
	for (const piece of pieces) {
		const at = piece.indexOf("=");
		const name = decode$1(at < 0 ? piece : piece.slice(0, at), printable(piece, 40));
		if (!known.includes(name)) throw unknownName(name, known);
		if (found.has(name)) throw repeated(name, pieces);
		found.set(name, at < 0 ? "" : decode$1(piece.slice(at + 1), name));
	}
	const language = readLanguage(found.get("lang"), fallback);
	found.delete("lang");
	return {
		parameters: Object.fromEntries(found),
		language
	};
}
function decode$1(text, name) {
	if (!/[%+]/.test(text)) return text;
	if (/%(?![\da-f]{2})/i.test(text)) throw badEncoding(name, {
		en: "% without two hexadecimal digits",
		ko: "% 뒤에 16진수 두 자리가 없음"
	});
	try {
		return decodeURIComponent(text.replaceAll("+", " "));
	} catch {
		throw badEncoding(name, {
			en: "its bytes are not UTF-8",
			ko: "UTF-8이 아닌 바이트"
		});
	}
}
function badEncoding(name, detail) {
	return failure("input.encoding", {
		field: name,
		detail
	}, { reason: name });
}
function unknownName(name, known) {
	const field = printable(name, 60) || `""`;
	return failure("input.unknown", {
		field,
		suggestion: suggest(name, known)
	}, { reason: field });
}
function repeated(name, pieces) {
	const count = pieces.filter((piece) => piece === name || piece.startsWith(`${name}=`)).length;
	return failure("input.repeated", {
		field: name,
		count: Math.max(2, count)
	}, { reason: name });
}
function readLanguage(text, fallback) {
	if (text === void 0) return fallback;
	const language = languages.find((each) => each === text);
	if (language) return language;
	const given = `"${printable(text, 60)}"`;
	const params = {
		field: "lang",
		expected: languages.join(", "),
		given,
		suggestion: suggest(text, languages)
	};
	throw failure("input.option", params, { reason: "lang" });
}
// node_modules/lru-cache/dist/esm/node/index.min.js
var S = channel("lru-cache:metrics");
var W = tracingChannel("lru-cache");
var L = typeof performance == "object" && performance && typeof performance.now == "function" ? performance : Date;
var R = () => S.hasSubscribers || W.hasSubscribers;
var U = new Set();
var M = typeof process == "object" && process ? process : {};
var k = (d, e, t, i) => {
	typeof M.emitWarning == "function" ? M.emitWarning(d, e, t, i) : console.error(`[${t}] ${e}: ${d}`);
};
var H = (d) => !U.has(d);
var T = (d) => !!d && d === Math.floor(d) && d > 0 && isFinite(d);
var j = (d) => T(d) ? d <= Math.pow(2, 8) ? Uint8Array : d <= Math.pow(2, 16) ? Uint16Array : d <= Math.pow(2, 32) ? Uint32Array : d <= Number.MAX_SAFE_INTEGER ? O : null : null;
var O = class extends Array {
	constructor(e) {
		super(e), this.fill(0);
	}
};
var x = class d {
	heap;
	length;
	static #o = !1;
	static create(e) {
		let t = j(e);
		if (!t) return [];
		d.#o = !0;
		let i = new d(e, t);
		return d.#o = !1, i;
	}
	constructor(e, t) {
		if (!d.#o) throw new TypeError("instantiate Stack using Stack.create(n)");
		this.heap = new t(e), this.length = 0;
	}
	push(e) {
		this.heap[this.length++] = e;
	}
	pop() {
		return this.heap[--this.length];
	}
};
var I = class d {
	#o;
	#c;
	#S;
	#O;
	#w;
	#M;
	#I;
	#m;
	get perf() {
		return this.#m;
	}
	ttl;
	ttlResolution;
	ttlAutopurge;
	updateAgeOnGet;
	updateAgeOnHas;
	allowStale;
	noDisposeOnSet;
	noUpdateTTL;
	maxEntrySize;
	sizeCalculation;
	noDeleteOnFetchRejection;
	noDeleteOnStaleGet;
	allowStaleOnFetchAbort;
	allowStaleOnFetchRejection;
	ignoreFetchAbort;
	backgroundFetchSize;
	#n;
	#b;
	#s;
	#i;
	#t;
	#l;
	#u;
	#a;
	#h;
	#y;
	#r;
	#_;
	#F;
	#d;
	#g;
	#T;
	#U;
	#f;
	#D;
	static unsafeExposeInternals(e) {
		return {
			starts: e.#F,
			ttls: e.#d,
			autopurgeTimers: e.#g,
			sizes: e.#_,
			keyMap: e.#s,
			keyList: e.#i,
			valList: e.#t,
			next: e.#l,
			prev: e.#u,
			get head() {
				return e.#a;
			},
			get tail() {
				return e.#h;
			},
			free: e.#y,
			isBackgroundFetch: (t) => e.#e(t),
			backgroundFetch: (t, i, s, n) => e.#P(t, i, s, n),
			moveToTail: (t) => e.#L(t),
			indexes: (t) => e.#A(t),
			rindexes: (t) => e.#z(t),
			isStale: (t) => e.#p(t)
		};
	}
	get max() {
		return this.#o;
	}
	get maxSize() {
		return this.#c;
	}
	get calculatedSize() {
		return this.#b;
	}
	get size() {
		return this.#n;
	}
	get fetchMethod() {
		return this.#M;
	}
	get memoMethod() {
		return this.#I;
	}
	get dispose() {
		return this.#S;
	}
	get onInsert() {
		return this.#O;
	}
	get disposeAfter() {
		return this.#w;
	}
	constructor(e) {
		let { max: t = 0, ttl: i, ttlResolution: s = 1, ttlAutopurge: n, updateAgeOnGet: o, updateAgeOnHas: l, allowStale: h, dispose: r, onInsert: c, disposeAfter: m, noDisposeOnSet: _, noUpdateTTL: u, maxSize: g = 0, maxEntrySize: f = 0, sizeCalculation: y, fetchMethod: a, memoMethod: w, noDeleteOnFetchRejection: F, noDeleteOnStaleGet: b, allowStaleOnFetchRejection: p, allowStaleOnFetchAbort: A, ignoreFetchAbort: z, backgroundFetchSize: C = 1, perf: E } = e;
		if (this.backgroundFetchSize = C, E !== void 0 && typeof E?.now != "function") throw new TypeError("perf option must have a now() method if specified");
		if (this.#m = E ?? L, t !== 0 && !T(t)) throw new TypeError("max option must be a nonnegative integer");
		let v = t ? j(t) : Array;
		if (!v) throw new Error("invalid max value: " + t);
		if (this.#o = t, this.#c = g, this.maxEntrySize = f || this.#c, this.sizeCalculation = y, this.sizeCalculation) {
			if (!this.#c && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
			if (typeof this.sizeCalculation != "function") throw new TypeError("sizeCalculation set to non-function");
		}
		if (w !== void 0 && typeof w != "function") throw new TypeError("memoMethod must be a function if defined");
		if (this.#I = w, a !== void 0 && typeof a != "function") throw new TypeError("fetchMethod must be a function if specified");
		if (this.#M = a, this.#U = !!a, this.#s = new Map(), this.#i = Array.from({ length: t }).fill(void 0), this.#t = Array.from({ length: t }).fill(void 0), this.#l = new v(t), this.#u = new v(t), this.#a = 0, this.#h = 0, this.#y = x.create(t), this.#n = 0, this.#b = 0, typeof r == "function" && (this.#S = r), typeof c == "function" && (this.#O = c), typeof m == "function" ? (this.#w = m, this.#r = []) : (this.#w = void 0, this.#r = void 0), this.#T = !!this.#S, this.#D = !!this.#O, this.#f = !!this.#w, this.noDisposeOnSet = !!_, this.noUpdateTTL = !!u, this.noDeleteOnFetchRejection = !!F, this.allowStaleOnFetchRejection = !!p, this.allowStaleOnFetchAbort = !!A, this.ignoreFetchAbort = !!z, this.maxEntrySize !== 0) {
			if (this.#c !== 0 && !T(this.#c)) throw new TypeError("maxSize must be a positive integer if specified");
			if (!T(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
			this.#X();
		}
		if (this.allowStale = !!h, this.noDeleteOnStaleGet = !!b, this.updateAgeOnGet = !!o, this.updateAgeOnHas = !!l, this.ttlResolution = T(s) || s === 0 ? s : 1, this.ttlAutopurge = !!n, this.ttl = i || 0, this.ttl) {
			if (!T(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
			this.#k();
		}
		if (this.#o === 0 && this.ttl === 0 && this.#c === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
		if (!this.ttlAutopurge && !this.#o && !this.#c) {
			let D = "LRU_CACHE_UNBOUNDED";
			H(D) && (U.add(D), k("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", D, d));
		}
	}
	getRemainingTTL(e) {
		return this.#s.has(e) ? 1 / 0 : 0;
	}
	#k() {
		let e = new O(this.#o), t = new O(this.#o);
		this.#d = e, this.#F = t;
		let i = this.ttlAutopurge ? Array.from({ length: this.#o }) : void 0;
		this.#g = i, this.#H = (h, r, c = this.#m.now()) => {
			t[h] = r !== 0 ? c : 0, e[h] = r, s(h, r);
		}, this.#R = (h) => {
			t[h] = e[h] !== 0 ? this.#m.now() : 0, s(h, e[h]);
		};
		let s = this.ttlAutopurge ? (h, r) => {
			if (i?.[h] && (clearTimeout(i[h]), i[h] = void 0), r && r !== 0 && i) {
				let c = setTimeout(() => {
					this.#p(h) ? (this.#E(this.#i[h], "expire"), i[h] = void 0) : s(h, l(h));
				}, r + 1);
				c.unref && c.unref(), i[h] = c;
			}
		} : () => {};
		this.#v = (h, r) => {
			if (e[r]) {
				let c = e[r], m = t[r];
				if (!c || !m) return;
				h.ttl = c, h.start = m, h.now = n || o();
				h.remainingTTL = c - (h.now - m);
			}
		};
		let n = 0, o = () => {
			let h = this.#m.now();
			if (this.ttlResolution > 0) {
				n = h;
				let r = setTimeout(() => n = 0, this.ttlResolution);
				r.unref && r.unref();
			}
			return h;
		};
		this.getRemainingTTL = (h) => {
			let r = this.#s.get(h);
			return r === void 0 ? 0 : l(r);
		};
		let l = (h) => {
			let r = e[h], c = t[h];
			if (!r || !c) return 1 / 0;
			return r - ((n || o()) - c);
		};
		this.#p = (h) => {
			let r = t[h], c = e[h];
			return !!c && !!r && (n || o()) - r > c;
		};
	}
	#R = () => {};
	#v = () => {};
	#H = () => {};
	#p = () => !1;
	#X() {
		let e = new O(this.#o);
		this.#b = 0, this.#_ = e, this.#x = (t) => {
			this.#b -= e[t], e[t] = 0;
		}, this.#N = (t, i, s, n) => {
			if (!T(s)) {
				if (this.#e(i)) return this.backgroundFetchSize;
				if (n) {
					if (typeof n != "function") throw new TypeError("sizeCalculation must be a function");
					if (s = n(i, t), !T(s)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
				} else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
			}
			return s;
		}, this.#j = (t, i, s) => {
			if (e[t] = i, this.#c) {
				let n = this.#c - e[t];
				for (; this.#b > n;) this.#G(!0);
			}
			this.#b += e[t], s && (s.entrySize = i, s.totalCalculatedSize = this.#b);
		};
	}
	#x = (e) => {};
	#j = (e, t, i) => {};
	#N = (e, t, i, s) => {
		if (i || s) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
		return 0;
	};
	*#A({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#h; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#a);) t = this.#u[t];
	}
	*#z({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#a; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#h);) t = this.#l[t];
	}
	#V(e) {
		return e !== void 0 && this.#s.get(this.#i[e]) === e;
	}
	*entries() {
		for (let e of this.#A()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*rentries() {
		for (let e of this.#z()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*keys() {
		for (let e of this.#A()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*rkeys() {
		for (let e of this.#z()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*values() {
		for (let e of this.#A()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	*rvalues() {
		for (let e of this.#z()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	[Symbol.toStringTag] = "LRUCache";
	find(e, t = {}) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n !== void 0 && e(n, this.#i[i], this)) return this.#C(this.#i[i], t);
		}
	}
	forEach(e, t = this) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	rforEach(e, t = this) {
		for (let i of this.#z()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	purgeStale() {
		let e = !1;
		for (let t of this.#z({ allowStale: !0 })) this.#p(t) && (this.#E(this.#i[t], "expire"), e = !0);
		return e;
	}
	info(e) {
		let t = this.#s.get(e);
		if (t === void 0) return;
		let i = this.#t[t], s = this.#e(i) ? i.__staleWhileFetching : i;
		if (s === void 0) return;
		let n = { value: s };
		if (this.#d && this.#F) {
			let o = this.#d[t], l = this.#F[t];
			if (o && l) n.ttl = o - (this.#m.now() - l), n.start = Date.now();
		}
		return this.#_ && (n.size = this.#_[t]), n;
	}
	dump() {
		let e = [];
		for (let t of this.#A({ allowStale: !0 })) {
			let i = this.#i[t], s = this.#t[t], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n === void 0 || i === void 0) continue;
			let o = { value: n };
			if (this.#d && this.#F) {
				o.ttl = this.#d[t];
				let l = this.#m.now() - this.#F[t];
				o.start = Math.floor(Date.now() - l);
			}
			this.#_ && (o.size = this.#_[t]), e.unshift([i, o]);
		}
		return e;
	}
	load(e) {
		this.clear();
		for (let [t, i] of e) {
			if (i.start) {
				let s = Date.now() - i.start;
				i.start = this.#m.now() - s;
			}
			this.#W(t, i.value, i);
		}
	}
	set(e, t, i = {}) {
		let { status: s = S.hasSubscribers ? {} : void 0 } = i;
		i.status = s, s && (s.op = "set", s.key = e, t !== void 0 && (s.value = t), s.cache = this);
		let n = this.#W(e, t, i);
		return s && S.hasSubscribers && S.publish(s), n;
	}
	#W(e, t, i, s) {
		let { ttl: n = this.ttl, start: o, noDisposeOnSet: l = this.noDisposeOnSet, sizeCalculation: h = this.sizeCalculation, status: r } = i, c = this.#e(t);
		if (t === void 0) return r && (r.set = "deleted"), this.delete(e), this;
		let { noUpdateTTL: m = this.noUpdateTTL } = i;
		r && !c && (r.value = t);
		let _ = this.#N(e, t, i.size || 0, h, r);
		if (this.maxEntrySize && _ > this.maxEntrySize) return this.#E(e, "set"), r && (r.set = "miss", r.maxEntrySizeExceeded = !0), this;
		let u = this.#n === 0 ? void 0 : this.#s.get(e);
		if (u === void 0) u = this.#n === 0 ? this.#h : this.#y.length !== 0 ? this.#y.pop() : this.#n === this.#o ? this.#G(!1) : this.#n, this.#i[u] = e, this.#t[u] = t, this.#s.set(e, u), this.#l[this.#h] = u, this.#u[u] = this.#h, this.#h = u, this.#n++, this.#j(u, _, r), r && (r.set = "add"), m = !1, this.#D && !c && this.#O?.(t, e, "add");
		else {
			this.#L(u);
			let g = this.#t[u];
			if (t !== g) {
				if (!l) if (this.#e(g)) {
					g !== s && g.__abortController.abort(new Error("replaced"));
					let { __staleWhileFetching: f } = g;
					f !== void 0 && f !== t && (this.#T && this.#S?.(f, e, "set"), this.#f && this.#r?.push([
						f,
						e,
						"set"
					]));
				} else this.#T && this.#S?.(g, e, "set"), this.#f && this.#r?.push([
					g,
					e,
					"set"
				]);
				if (this.#x(u), this.#j(u, _, r), this.#t[u] = t, !c) {
					let f = g && this.#e(g) ? g.__staleWhileFetching : g, y = f === void 0 ? "add" : t !== f ? "replace" : "update";
					r && (r.set = y, f !== void 0 && (r.oldValue = f)), this.#D && this.onInsert?.(t, e, y);
				}
			} else c || (r && (r.set = "update"), this.#D && this.onInsert?.(t, e, "update"));
		}
		if (n !== 0 && !this.#d && this.#k(), this.#d && (m || this.#H(u, n, o), r && this.#v(r, u)), !l && this.#f && this.#r) {
			let g = this.#r, f;
			for (; f = g?.shift();) this.#w?.(...f);
		}
		return this;
	}
	pop() {
		try {
			for (; this.#n;) {
				let e = this.#t[this.#a];
				if (this.#G(!0), this.#e(e)) {
					if (e.__staleWhileFetching) return e.__staleWhileFetching;
				} else if (e !== void 0) return e;
			}
		} finally {
			if (this.#f && this.#r) {
				let e = this.#r, t;
				for (; t = e?.shift();) this.#w?.(...t);
			}
		}
	}
	#G(e) {
		let t = this.#a, i = this.#i[t], s = this.#t[t], n = this.#e(s);
		n && s.__abortController.abort(new Error("evicted"));
		let o = n ? s.__staleWhileFetching : s;
		return (this.#T || this.#f) && o !== void 0 && (this.#T && this.#S?.(o, i, "evict"), this.#f && this.#r?.push([
			o,
			i,
			"evict"
		])), this.#x(t), this.#g?.[t] && (clearTimeout(this.#g[t]), this.#g[t] = void 0), e && (this.#i[t] = void 0, this.#t[t] = void 0, this.#y.push(t)), this.#n === 1 ? (this.#a = this.#h = 0, this.#y.length = 0) : this.#a = this.#l[t], this.#s.delete(i), this.#n--, t;
	}
	has(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "has", i.key = e, i.cache = this);
		let s = this.#Y(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#Y(e, t = {}) {
		let { updateAgeOnHas: i = this.updateAgeOnHas, status: s } = t, n = this.#s.get(e);
		if (n !== void 0) {
			let o = this.#t[n];
			if (this.#e(o) && o.__staleWhileFetching === void 0) return !1;
			if (this.#p(n)) s && (s.has = "stale", this.#v(s, n));
			else return i && this.#R(n), s && (s.has = "hit", this.#v(s, n)), !0;
		} else s && (s.has = "miss");
		return !1;
	}
	peek(e, t = {}) {
		let { status: i = R() ? {} : void 0 } = t;
		i && (i.op = "peek", i.key = e, i.cache = this), t.status = i;
		let s = this.#J(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#J(e, t) {
		let { status: i, allowStale: s = this.allowStale } = t, n = this.#s.get(e);
		if (n === void 0 || !s && this.#p(n)) {
			i && (i.peek = n === void 0 ? "miss" : "stale");
			return;
		}
		let o = this.#t[n], l = this.#e(o) ? o.__staleWhileFetching : o;
		return i && (l !== void 0 ? (i.peek = "hit", i.value = l) : i.peek = "miss"), l;
	}
	#P(e, t, i, s) {
		let n = t === void 0 ? void 0 : this.#t[t];
		if (this.#e(n)) return n;
		let o = new AbortController(), { signal: l } = i;
		l?.addEventListener("abort", () => o.abort(l.reason), { signal: o.signal });
		let h = {
			signal: o.signal,
			options: i,
			context: s
		}, r = (f, y = !1) => {
			let { aborted: a } = o.signal, w = i.ignoreFetchAbort && f !== void 0, F = i.ignoreFetchAbort || !!(i.allowStaleOnFetchAbort && f !== void 0);
			if (i.status && (a && !y ? (i.status.fetchAborted = !0, i.status.fetchError = o.signal.reason, w && (i.status.fetchAbortIgnored = !0)) : i.status.fetchResolved = !0), a && !w && !y) return m(o.signal.reason, F);
			let b = u, p = this.#t[t];
			return (p === u || p === void 0 && w && y) && (f === void 0 ? b.__staleWhileFetching !== void 0 ? this.#t[t] = b.__staleWhileFetching : this.#E(e, "fetch") : (i.status && (i.status.fetchUpdated = !0), this.#W(e, f, h.options, b))), f;
		}, c = (f) => (i.status && (i.status.fetchRejected = !0, i.status.fetchError = f), m(f, !1)), m = (f, y) => {
			let { aborted: a } = o.signal, w = a && i.allowStaleOnFetchAbort, F = w || i.allowStaleOnFetchRejection, b = F || i.noDeleteOnFetchRejection, p = u;
			if (this.#t[t] === u && (!b || !y && p.__staleWhileFetching === void 0 ? this.#E(e, "fetch") : w || (this.#t[t] = p.__staleWhileFetching)), F) return i.status && p.__staleWhileFetching !== void 0 && (i.status.returnedStale = !0), p.__staleWhileFetching;
			if (p.__returned === p) throw f;
		}, _ = (f, y) => {
			let a = this.#M?.(e, n, h);
			o.signal.addEventListener("abort", () => {
				(!i.ignoreFetchAbort || i.allowStaleOnFetchAbort) && (f(void 0), i.allowStaleOnFetchAbort && (f = (w) => r(w, !0)));
			}), a && a instanceof Promise ? a.then((w) => f(w === void 0 ? void 0 : w), y) : a !== void 0 && f(a);
		};
		i.status && (i.status.fetchDispatched = !0);
		let u = new Promise(_).then(r, c), g = Object.assign(u, {
			__abortController: o,
			__staleWhileFetching: n,
			__returned: void 0
		});
		return t === void 0 ? (this.#W(e, g, {
			...h.options,
			status: void 0
		}), t = this.#s.get(e)) : this.#t[t] = g, g;
	}
	#e(e) {
		if (!this.#U) return !1;
		let t = e;
		return !!t && t instanceof Promise && t.hasOwnProperty("__staleWhileFetching") && t.__abortController instanceof AbortController;
	}
	fetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#B(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #B(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, ttl: o = this.ttl, noDisposeOnSet: l = this.noDisposeOnSet, size: h = 0, sizeCalculation: r = this.sizeCalculation, noUpdateTTL: c = this.noUpdateTTL, noDeleteOnFetchRejection: m = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection: _ = this.allowStaleOnFetchRejection, ignoreFetchAbort: u = this.ignoreFetchAbort, allowStaleOnFetchAbort: g = this.allowStaleOnFetchAbort, context: f, forceRefresh: y = !1, status: a, signal: w } = t;
		if (a && (a.op = "fetch", a.key = e, y && (a.forceRefresh = !0), a.cache = this), !this.#U) return a && (a.fetch = "get"), this.#C(e, {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			status: a
		});
		let F = {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			ttl: o,
			noDisposeOnSet: l,
			size: h,
			sizeCalculation: r,
			noUpdateTTL: c,
			noDeleteOnFetchRejection: m,
			allowStaleOnFetchRejection: _,
			allowStaleOnFetchAbort: g,
			ignoreFetchAbort: u,
			status: a,
			signal: w
		}, b = this.#s.get(e);
		if (b === void 0) {
			a && (a.fetch = "miss");
			let p = this.#P(e, b, F, f);
			return p.__returned = p;
		} else {
			let p = this.#t[b];
			if (this.#e(p)) {
				let v = i && p.__staleWhileFetching !== void 0;
				return a && (a.fetch = "inflight", v && (a.returnedStale = !0)), v ? p.__staleWhileFetching : p.__returned = p;
			}
			let A = this.#p(b);
			if (!y && !A) return a && (a.fetch = "hit"), this.#L(b), s && this.#R(b), a && this.#v(a, b), p;
			let z = this.#P(e, b, F, f), E = z.__staleWhileFetching !== void 0 && i;
			return a && (a.fetch = A ? "stale" : "refresh", E && A && (a.returnedStale = !0)), E ? z.__staleWhileFetching : z.__returned = z;
		}
	}
	forceFetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#K(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #K(e, t = {}) {
		let i = await this.#B(e, t);
		if (i === void 0) throw new Error("fetch() returned undefined");
		return i;
	}
	memo(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "memo", i.key = e, t.context && (i.context = t.context), i.cache = this);
		let s = this.#Q(e, t);
		return i && (i.value = s), S.hasSubscribers && S.publish(i), s;
	}
	#Q(e, t = {}) {
		let i = this.#I;
		if (!i) throw new Error("no memoMethod provided to constructor");
		let { context: s, status: n, forceRefresh: o, ...l } = t;
		n && o && (n.forceRefresh = !0);
		let h = this.#C(e, l), r = o || h === void 0;
		if (n && (n.memo = r ? "miss" : "hit", r || (n.value = h)), !r) return h;
		let c = i(e, h, {
			options: l,
			context: s
		});
		return n && (n.value = c), this.#W(e, c, l), c;
	}
	get(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "get", i.key = e, i.cache = this);
		let s = this.#C(e, t);
		return i && (s !== void 0 && (i.value = s), S.hasSubscribers && S.publish(i)), s;
	}
	#C(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, status: o } = t, l = this.#s.get(e);
		if (l === void 0) {
			o && (o.get = "miss");
			return;
		}
		let h = this.#t[l], r = this.#e(h);
		return o && this.#v(o, l), this.#p(l) ? r ? (o && (o.get = "stale-fetching"), i && h.__staleWhileFetching !== void 0 ? (o && (o.returnedStale = !0), h.__staleWhileFetching) : void 0) : (n || this.#E(e, "expire"), o && (o.get = "stale"), i ? (o && (o.returnedStale = !0), h) : void 0) : (o && (o.get = r ? "fetching" : "hit"), this.#L(l), s && this.#R(l), r ? h.__staleWhileFetching : h);
	}
	#$(e, t) {
		this.#u[t] = e, this.#l[e] = t;
	}
	#L(e) {
		e !== this.#h && (e === this.#a ? this.#a = this.#l[e] : this.#$(this.#u[e], this.#l[e]), this.#$(this.#h, e), this.#h = e);
	}
	delete(e) {
		return this.#E(e, "delete");
	}
	#E(e, t) {
		S.hasSubscribers && S.publish({
			op: "delete",
			delete: t,
			key: e,
			cache: this
		});
		let i = !1;
		if (this.#n !== 0) {
			let s = this.#s.get(e);
			if (s !== void 0) if (this.#g?.[s] && (clearTimeout(this.#g[s]), this.#g[s] = void 0), i = !0, this.#n === 1) this.#q(t);
			else {
				this.#x(s);
				let n = this.#t[s];
				if (this.#e(n) ? n.__abortController.abort(new Error("deleted")) : (this.#T || this.#f) && (this.#T && this.#S?.(n, e, t), this.#f && this.#r?.push([
					n,
					e,
					t
				])), this.#s.delete(e), this.#i[s] = void 0, this.#t[s] = void 0, s === this.#h) this.#h = this.#u[s];
				else if (s === this.#a) this.#a = this.#l[s];
				else {
					let o = this.#u[s];
					this.#l[o] = this.#l[s];
					let l = this.#l[s];
					this.#u[l] = this.#u[s];
				}
				this.#n--, this.#y.push(s);
			}
		}
		if (this.#f && this.#r?.length) {
			let s = this.#r, n;
			for (; n = s?.shift();) this.#w?.(...n);
		}
		return i;
	}
	clear() {
		return this.#q("delete");
	}
	#q(e) {
		for (let t of this.#z({ allowStale: !0 })) {
			let i = this.#t[t];
			if (this.#e(i)) i.__abortController.abort(new Error("deleted"));
			else {
				let s = this.#i[t];
				this.#T && this.#S?.(i, s, e), this.#f && this.#r?.push([
					i,
					s,
					e
				]);
			}
		}
		if (this.#s.clear(), this.#t.fill(void 0), this.#i.fill(void 0), this.#d && this.#F) {
			this.#d.fill(0), this.#F.fill(0);
			for (let t of this.#g ?? []) t !== void 0 && clearTimeout(t);
			this.#g?.fill(void 0);
		}
		if (this.#_ && this.#_.fill(0), this.#a = 0, this.#h = 0, this.#y.length = 0, this.#b = 0, this.#n = 0, this.#f && this.#r) {
			let t = this.#r, i;
			for (; i = t?.shift();) this.#w?.(...i);
		}
	}
};
// node_modules/rate-limiter-flexible/lib/component/BlockedKeys/BlockedKeys.js
var require_BlockedKeys$1 = __commonJSMin(((exports, module) => {
	module.exports = class BlockedKeys {
		constructor() {
			this._keys = new Map();
		}
		collectExpired() {
			const now = Date.now();
			for (const [key, expire] of this._keys) if (expire <= now) this._keys.delete(key);
		}
		add(key, sec) {
			this.addMs(key, sec * 1e3);
		}
		addMs(key, ms) {
			this._keys.set(key, Date.now() + ms);
			if (this._keys.size > 999) this.collectExpired();
		}
		msBeforeExpire(key) {
			const expire = this._keys.get(key);
			const now = Date.now();
			if (expire && expire >= now) return expire - now;
			return 0;
		}
		delete(key) {
			if (key) this._keys.delete(key);
			else this._keys.clear();
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/BlockedKeys/index.js
var require_BlockedKeys = __commonJSMin(((exports, module) => {
	module.exports = require_BlockedKeys$1();
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterRes.js
var require_RateLimiterRes = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterRes {
		constructor(remainingPoints, msBeforeNext, consumedPoints, isFirstInDuration) {
			this.remainingPoints = typeof remainingPoints === "undefined" ? 0 : remainingPoints;
			this.msBeforeNext = typeof msBeforeNext === "undefined" ? 0 : msBeforeNext;
			this.consumedPoints = typeof consumedPoints === "undefined" ? 0 : consumedPoints;
			this.isFirstInDuration = typeof isFirstInDuration === "undefined" ? false : isFirstInDuration;
		}
		get msBeforeNext() {
			return this._msBeforeNext;
		}
		set msBeforeNext(ms) {
			this._msBeforeNext = ms;
			return this;
		}
		get remainingPoints() {
			return this._remainingPoints;
		}
		set remainingPoints(p) {
			this._remainingPoints = p;
			return this;
		}
		get consumedPoints() {
			return this._consumedPoints;
		}
		set consumedPoints(p) {
			this._consumedPoints = p;
			return this;
		}
		get isFirstInDuration() {
			return this._isFirstInDuration;
		}
		set isFirstInDuration(value) {
			this._isFirstInDuration = Boolean(value);
		}
		_getDecoratedProperties() {
			return {
				remainingPoints: this.remainingPoints,
				msBeforeNext: this.msBeforeNext,
				consumedPoints: this.consumedPoints,
				isFirstInDuration: this.isFirstInDuration
			};
		}
		[Symbol.for("nodejs.util.inspect.custom")]() {
			return this._getDecoratedProperties();
		}
		toString() {
			return JSON.stringify(this._getDecoratedProperties());
		}
		toJSON() {
			return this._getDecoratedProperties();
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterAbstract.js
var require_RateLimiterAbstract = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterAbstract {
		constructor(opts = {}) {
			this.points = opts.points;
			this.duration = opts.duration;
			this.blockDuration = opts.blockDuration;
			this.execEvenly = opts.execEvenly;
			this.execEvenlyMinDelayMs = opts.execEvenlyMinDelayMs;
			this.keyPrefix = opts.keyPrefix;
		}
		get points() {
			return this._points;
		}
		set points(value) {
			if (Number.isFinite(value)) this._points = value;
			else throw new Error("points must be set and must be a finite number");
		}
		get duration() {
			return this._duration;
		}
		set duration(value) {
			if (typeof value === "number" && Number.isFinite(value) && value >= 0) this._duration = value;
			else throw new Error("duration must be set and must be a finite, non-negative number");
		}
		get msDuration() {
			return this.duration * 1e3;
		}
		get blockDuration() {
			return this._blockDuration;
		}
		set blockDuration(value) {
			this._blockDuration = typeof value === "undefined" ? 0 : value;
		}
		get msBlockDuration() {
			return this.blockDuration * 1e3;
		}
		get execEvenly() {
			return this._execEvenly;
		}
		set execEvenly(value) {
			this._execEvenly = typeof value === "undefined" ? false : Boolean(value);
		}
		get execEvenlyMinDelayMs() {
			return this._execEvenlyMinDelayMs === void 0 ? this._getExecEvenlyMinDelayMsDefault() : this._execEvenlyMinDelayMs;
		}
		set execEvenlyMinDelayMs(value) {
			this._execEvenlyMinDelayMs = value;
		}
		_getExecEvenlyMinDelayMsDefault() {
			return this.points > 0 ? Math.ceil(this.msDuration / this.points) : 0;
		}
		get keyPrefix() {
			return this._keyPrefix;
		}
		set keyPrefix(value) {
			if (typeof value === "undefined") value = "rlflx";
			if (typeof value !== "string") throw new Error("keyPrefix must be string");
			this._keyPrefix = value;
		}
		_getKeySecDuration(options = {}) {
			return options && options.customDuration >= 0 ? options.customDuration : this.duration;
		}
		getKey(key) {
			return this.keyPrefix.length > 0 ? `${this.keyPrefix}:${key}` : key;
		}
		parseKey(rlKey) {
			return this.keyPrefix.length > 0 ? rlKey.substring(this.keyPrefix.length + 1) : rlKey;
		}
		consume() {
			throw new Error("You have to implement the method 'consume'!");
		}
		penalty() {
			throw new Error("You have to implement the method 'penalty'!");
		}
		reward() {
			throw new Error("You have to implement the method 'reward'!");
		}
		get() {
			throw new Error("You have to implement the method 'get'!");
		}
		set() {
			throw new Error("You have to implement the method 'set'!");
		}
		block() {
			throw new Error("You have to implement the method 'block'!");
		}
		delete() {
			throw new Error("You have to implement the method 'delete'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterCompatibleAbstract.js
var require_RateLimiterCompatibleAbstract = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterCompatibleAbstract {
		get keyPrefix() {
			throw new Error("You have to implement the getter 'keyPrefix'!");
		}
		get blockDuration() {
			throw new Error("You have to implement the getter 'blockDuration'!");
		}
		set blockDuration(value) {
			throw new Error("You have to implement the setter 'blockDuration'!");
		}
		get execEvenly() {
			throw new Error("You have to implement the getter 'execEvenly'!");
		}
		set execEvenly(value) {
			throw new Error("You have to implement the setter 'execEvenly'!");
		}
		consume() {
			throw new Error("You have to implement the method 'consume'!");
		}
		penalty() {
			throw new Error("You have to implement the method 'penalty'!");
		}
		reward() {
			throw new Error("You have to implement the method 'reward'!");
		}
		get() {
			throw new Error("You have to implement the method 'get'!");
		}
		set() {
			throw new Error("You have to implement the method 'set'!");
		}
		block() {
			throw new Error("You have to implement the method 'block'!");
		}
		delete() {
			throw new Error("You have to implement the method 'delete'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/helper/isRateLimiterCompatible.js
var require_isRateLimiterCompatible = __commonJSMin(((exports, module) => {
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	module.exports = function isRateLimiterCompatible(obj) {
		return obj instanceof RateLimiterAbstract || obj instanceof RateLimiterCompatibleAbstract;
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterInsuredAbstract.js
var require_RateLimiterInsuredAbstract = __commonJSMin(((exports, module) => {
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RateLimiterInsuredAbstract extends RateLimiterAbstract {
		constructor(opts = {}) {
			super(opts);
			this.insuranceLimiter = opts.insuranceLimiter;
		}
		get insuranceLimiter() {
			return this._insuranceLimiter;
		}
		set insuranceLimiter(value) {
			if (typeof value !== "undefined" && !isRateLimiterCompatible(value)) throw new Error("insuranceLimiter must be instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			this._insuranceLimiter = value;
			if (this._insuranceLimiter) {
				this._insuranceLimiter.blockDuration = this.blockDuration;
				this._insuranceLimiter.execEvenly = this.execEvenly;
			}
		}
		_handleError(err, funcName, resolve, reject, params) {
			if (err instanceof RateLimiterRes) reject(err);
			else if (!isRateLimiterCompatible(this.insuranceLimiter)) reject(err);
			else this.insuranceLimiter[funcName](...params).then((res) => {
				resolve(res);
			}).catch((res) => {
				reject(res);
			});
		}
		_operation(funcName, params) {
			const promise = this[funcName](...params);
			return new Promise((resolve, reject) => {
				return promise.then((res) => {
					resolve(res);
				}).catch((err) => {
					if (funcName.startsWith("_")) funcName = funcName.slice(1);
					this._handleError(err, funcName, resolve, reject, params);
				});
			});
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._operation("_consume", [
				key,
				pointsToConsume,
				options
			]);
		}
		penalty(key, points = 1, options = {}) {
			return this._operation("_penalty", [
				key,
				points,
				options
			]);
		}
		reward(key, points = 1, options = {}) {
			return this._operation("_reward", [
				key,
				points,
				options
			]);
		}
		get(key, options = {}) {
			return this._operation("_get", [key, options]);
		}
		set(key, points, secDuration, options = {}) {
			return this._operation("_set", [
				key,
				points,
				secDuration,
				options
			]);
		}
		block(key, secDuration, options = {}) {
			return this._operation("_block", [
				key,
				secDuration,
				options
			]);
		}
		delete(key, options = {}) {
			return this._operation("_delete", [key, options]);
		}
		_consume() {
			throw new Error("You have to implement the method '_consume'!");
		}
		_penalty() {
			throw new Error("You have to implement the method '_penalty'!");
		}
		_reward() {
			throw new Error("You have to implement the method '_reward'!");
		}
		_get() {
			throw new Error("You have to implement the method '_get'!");
		}
		_set() {
			throw new Error("You have to implement the method '_set'!");
		}
		_block() {
			throw new Error("You have to implement the method '_block'!");
		}
		_delete() {
			throw new Error("You have to implement the method '_delete'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterStoreAbstract.js
var require_RateLimiterStoreAbstract = __commonJSMin(((exports, module) => {
	const BlockedKeys = require_BlockedKeys();
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterInsuredAbstract = require_RateLimiterInsuredAbstract();
	module.exports = class RateLimiterStoreAbstract extends RateLimiterInsuredAbstract {
		constructor(opts = {}) {
			super(opts);
			this.blockOnConsumed = opts.blockOnConsumed;
			this.inMemoryBlockOnConsumed = opts.inMemoryBlockOnConsumed;
			this.inMemoryBlockDuration = opts.inMemoryBlockDuration;
			this._inMemoryBlockedKeys = new BlockedKeys();
		}
		get client() {
			return this._client;
		}
		set client(value) {
			if (typeof value === "undefined") throw new Error("storeClient is not set");
			this._client = value;
		}
		_afterConsume(resolve, reject, rlKey, changedPoints, storeResult, options = {}) {
			const res = this._getRateLimiterRes(rlKey, changedPoints, storeResult);
			if (this.inMemoryBlockOnConsumed > 0 && !(this.inMemoryBlockDuration > 0) && res.consumedPoints >= this.inMemoryBlockOnConsumed) {
				this._inMemoryBlockedKeys.addMs(rlKey, res.msBeforeNext);
				if (res.consumedPoints > this.points) return reject(res);
				else return resolve(res);
			} else if (res.consumedPoints > this.points) {
				let blockPromise = Promise.resolve();
				if (this.blockDuration > 0 && this._crossedBlockThreshold(res.consumedPoints, changedPoints)) {
					res.msBeforeNext = this.msBlockDuration;
					blockPromise = this._block(rlKey, res.consumedPoints, this.msBlockDuration, options);
				}
				if (this.inMemoryBlockOnConsumed > 0 && res.consumedPoints >= this.inMemoryBlockOnConsumed) {
					this._inMemoryBlockedKeys.add(rlKey, this.inMemoryBlockDuration);
					res.msBeforeNext = this.msInMemoryBlockDuration;
				}
				blockPromise.then(() => {
					reject(res);
				}).catch((err) => {
					reject(err);
				});
			} else if (this.execEvenly && this.points > 0 && res.msBeforeNext > 0 && !res.isFirstInDuration) {
				let delay = Math.ceil(res.msBeforeNext / (res.remainingPoints + 2));
				if (delay < this.execEvenlyMinDelayMs) delay = res.consumedPoints * this.execEvenlyMinDelayMs;
				res.msBeforeNext = Math.max(res.msBeforeNext - delay, 0);
				setTimeout(resolve, delay, res);
			} else resolve(res);
		}
		_isBlockOnConsumedEnabled() {
			return this.blockOnConsumed > 0 && this.blockOnConsumed > this.points;
		}
		_crossedBlockThreshold(consumedPoints, changedPoints) {
			if (!this._isBlockOnConsumedEnabled()) return consumedPoints > this.points && consumedPoints <= this.points + changedPoints;
			return consumedPoints >= this.blockOnConsumed && consumedPoints - changedPoints < this.blockOnConsumed;
		}
		getInMemoryBlockMsBeforeExpire(rlKey) {
			if (this.inMemoryBlockOnConsumed > 0) return this._inMemoryBlockedKeys.msBeforeExpire(rlKey);
			return 0;
		}
		get blockOnConsumed() {
			return this._blockOnConsumed;
		}
		set blockOnConsumed(value) {
			this._blockOnConsumed = value ? parseInt(value) : 0;
			if (this._blockOnConsumed > 0 && this.points > this._blockOnConsumed) throw new Error("blockOnConsumed option must be greater or equal \"points\" option");
		}
		get inMemoryBlockOnConsumed() {
			return this._inMemoryBlockOnConsumed;
		}
		set inMemoryBlockOnConsumed(value) {
			this._inMemoryBlockOnConsumed = value ? parseInt(value) : 0;
			if (this.inMemoryBlockOnConsumed > 0 && this.points > this.inMemoryBlockOnConsumed) throw new Error("inMemoryBlockOnConsumed option must be greater or equal \"points\" option");
		}
		get inMemoryBlockDuration() {
			return this._inMemoryBlockDuration;
		}
		set inMemoryBlockDuration(value) {
			this._inMemoryBlockDuration = value ? parseInt(value) : 0;
			if (this.inMemoryBlockDuration > 0 && this.inMemoryBlockOnConsumed === 0) throw new Error("inMemoryBlockOnConsumed option must be set up");
		}
		get msInMemoryBlockDuration() {
			return this._inMemoryBlockDuration * 1e3;
		}
		_getBlockedPoints() {
			return this._isBlockOnConsumedEnabled() ? this.blockOnConsumed : this.points + 1;
		}
		block(key, secDuration, options = {}) {
			const msDuration = secDuration * 1e3;
			return this._block(this.getKey(key), this._getBlockedPoints(), msDuration, options);
		}
		set(key, points, secDuration, options = {}) {
			const msDuration = (secDuration >= 0 ? secDuration : this.duration) * 1e3;
			return this._set(this.getKey(key), points, msDuration, options);
		}
		_consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const rlKey = this.getKey(key);
				const inMemoryBlockMsBeforeExpire = this.getInMemoryBlockMsBeforeExpire(rlKey);
				if (inMemoryBlockMsBeforeExpire > 0) return reject(new RateLimiterRes(0, inMemoryBlockMsBeforeExpire));
				this._upsert(rlKey, pointsToConsume, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					this._afterConsume(resolve, reject, rlKey, pointsToConsume, res);
				}).catch((err) => reject(err));
			});
		}
		_penalty(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, points, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					resolve(this._getRateLimiterRes(rlKey, points, res));
				}).catch((res) => reject(res));
			});
		}
		_reward(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, -points, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					resolve(this._getRateLimiterRes(rlKey, -points, res));
				}).catch((res) => reject(res));
			});
		}
		get(key, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._get(rlKey, options).then((res) => {
					if (res === null || typeof res === "undefined") resolve(null);
					else resolve(this._getRateLimiterRes(rlKey, 0, res));
				}).catch((err) => {
					this._handleError(err, "get", resolve, reject, [key, options]);
				});
			});
		}
		delete(key, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._delete(rlKey, options).then((res) => {
					this._inMemoryBlockedKeys.delete(rlKey);
					resolve(res);
				}).catch((err) => {
					this._handleError(err, "delete", resolve, reject, [key, options]);
				});
			});
		}
		deleteInMemoryBlockedAll() {
			this._inMemoryBlockedKeys.delete();
		}
		_getRateLimiterRes(rlKey, changedPoints, storeResult) {
			throw new Error("You have to implement the method '_getRateLimiterRes'!");
		}
		_block(rlKey, initPoints, msDuration, options = {}) {
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, initPoints, msDuration, true, options).then(() => {
					resolve(new RateLimiterRes(0, msDuration > 0 ? msDuration : -1, initPoints));
				}).catch((err) => {
					this._handleError(err, "block", resolve, reject, [
						this.parseKey(rlKey),
						msDuration / 1e3,
						options
					]);
				});
			});
		}
		_set(rlKey, points, msDuration, options = {}) {
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, points, msDuration, true, options).then(() => {
					resolve(new RateLimiterRes(0, msDuration > 0 ? msDuration : -1, points));
				}).catch((err) => {
					this._handleError(err, "set", resolve, reject, [
						this.parseKey(rlKey),
						points,
						msDuration / 1e3,
						options
					]);
				});
			});
		}
		_get(rlKey, options = {}) {
			throw new Error("You have to implement the method '_get'!");
		}
		_delete(rlKey, options = {}) {
			throw new Error("You have to implement the method '_delete'!");
		}
		_upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			throw new Error("You have to implement the method '_upsert'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterRedis.js
var require_RateLimiterRedis = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const incrTtlLuaScript = `redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX') \
local consumed = redis.call('incrby', KEYS[1], ARGV[1]) \
local ttl = redis.call('pttl', KEYS[1]) \
if ttl == -1 then \
  redis.call('expire', KEYS[1], ARGV[2]) \
  ttl = 1000 * ARGV[2] \
end \
return {consumed, ttl} \
`;
	var RateLimiterRedis = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfRedisNotReady = !!opts.rejectIfRedisNotReady;
			this._incrTtlLuaScript = opts.customIncrTtlLuaScript || incrTtlLuaScript;
			this.useRedisPackage = opts.useRedisPackage || this.client.constructor.name === "Commander" || false;
			this.useRedis3AndLowerPackage = opts.useRedis3AndLowerPackage;
			if (typeof this.client.defineCommand === "function") this.client.defineCommand("rlflxIncr", {
				numberOfKeys: 1,
				lua: this._incrTtlLuaScript
			});
		}
		_isRedisReady(rlKey, isReadonly) {
			if (!this._rejectIfRedisNotReady) return true;
			if (this.client.status) return this.client.status === "ready";
			if (typeof this.client.isReady === "function") return this.client.isReady();
			if (typeof this.client.isReady === "boolean") return this.client.isReady === true;
			if (this.client._slots && typeof this.client._slots.getClient === "function") {
				if (typeof this.client.isOpen === "boolean" && this.client.isOpen !== true) return false;
				try {
					const slotClient = this.client._slots.getClient(rlKey, isReadonly);
					return slotClient && slotClient.isReady === true;
				} catch (error) {
					return false;
				}
			}
			return true;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let [consumed, resTtlMs] = result;
			if (Array.isArray(consumed)) {
				[, consumed] = consumed;
				[, resTtlMs] = resTtlMs;
			}
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(consumed);
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			if (typeof points == "string") {
				if (!RegExp("^[1-9][0-9]*$").test(points)) throw new Error("Consuming string different than integer values is not supported by this package");
			} else if (!Number.isInteger(points)) throw new Error("Consuming decimal number of points is not supported by this package");
			if (!this._isRedisReady(rlKey, false)) throw new Error("Redis connection is not ready");
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				const multi = this.client.multi();
				if (secDuration > 0) {
					if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) multi.set(rlKey, points, "EX", secDuration);
					else multi.set(rlKey, points, { EX: secDuration });
				} else multi.set(rlKey, points);
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return multi.pttl(rlKey).exec(true);
				return multi.pTTL(rlKey).exec(true);
			}
			if (secDuration > 0) {
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return this.client.rlflxIncr([rlKey].concat([
					String(points),
					String(secDuration),
					String(this.points),
					String(this.duration)
				]));
				if (this.useRedis3AndLowerPackage) return new Promise((resolve, reject) => {
					const incrCallback = function(err, result) {
						if (err) return reject(err);
						return resolve(result);
					};
					if (typeof this.client.rlflxIncr === "function") this.client.rlflxIncr(rlKey, points, secDuration, this.points, this.duration, incrCallback);
					else this.client.eval(this._incrTtlLuaScript, 1, rlKey, points, secDuration, this.points, this.duration, incrCallback);
				});
				else return this.client.eval(this._incrTtlLuaScript, {
					keys: [rlKey],
					arguments: [
						String(points),
						String(secDuration),
						String(this.points),
						String(this.duration)
					]
				});
			} else {
				const multi = this.client.multi();
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return multi.incrby(rlKey, points).pttl(rlKey).exec(true);
				return multi.incrBy(rlKey, points).pTTL(rlKey).exec(true);
			}
		}
		async _get(rlKey) {
			if (!this._isRedisReady(rlKey, true)) throw new Error("Redis connection is not ready");
			if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return this.client.multi().get(rlKey).pttl(rlKey).exec().then((result) => {
				const [[, points]] = result;
				if (points === null) return null;
				return result;
			});
			return this.client.multi().get(rlKey).pTTL(rlKey).exec(true).then((result) => {
				const [points] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterRedis;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterRedisNonAtomic.js
var require_RateLimiterRedisNonAtomic = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterRedisNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfRedisNotReady = !!opts.rejectIfRedisNotReady;
			this.useRedisPackage = opts.useRedisPackage || this.client.constructor.name === "Commander" || false;
		}
		_isRedisReady(rlKey, isReadonly) {
			if (!this._rejectIfRedisNotReady) return true;
			if (this.client.status) return this.client.status === "ready";
			if (typeof this.client.isReady === "function") return this.client.isReady();
			if (typeof this.client.isReady === "boolean") return this.client.isReady === true;
			if (this.client._slots && typeof this.client._slots.getClient === "function") {
				if (typeof this.client.isOpen === "boolean" && this.client.isOpen !== true) return false;
				try {
					const slotClient = this.client._slots.getClient(rlKey, isReadonly);
					return slotClient && slotClient.isReady === true;
				} catch (error) {
					return false;
				}
			}
			return true;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let [consumed, resTtlMs] = result;
			if (Array.isArray(consumed)) {
				[, consumed] = consumed;
				[, resTtlMs] = resTtlMs;
			}
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(consumed);
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		_parseStoreResult(result) {
			let points;
			let ttlMs;
			if (Array.isArray(result[0])) {
				[, points] = result[0];
				[, ttlMs] = result[1];
			} else [points, ttlMs] = result;
			return {
				points: parseInt(points, 10),
				ttlMs
			};
		}
		_execMulti(multi) {
			return multi.exec();
		}
		_setKey(rlKey, points, secDuration) {
			const multi = this.client.multi();
			if (secDuration > 0) {
				if (!this.useRedisPackage) multi.set(rlKey, points, "EX", secDuration);
				else multi.set(rlKey, points, { EX: secDuration });
			} else multi.set(rlKey, points);
			return this._execMulti(multi);
		}
		_setKeyWithTtlMs(rlKey, points, ttlMs) {
			const multi = this.client.multi();
			multi.set(rlKey, points);
			if (ttlMs > 0) {
				if (!this.useRedisPackage) multi.pexpire(rlKey, ttlMs);
				else multi.pExpire(rlKey, ttlMs);
			}
			return this._execMulti(multi);
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			if (typeof points == "string") {
				if (!RegExp("^[1-9][0-9]*$").test(points)) throw new Error("Consuming string different than integer values is not supported by this package");
			} else if (!Number.isInteger(points)) throw new Error("Consuming decimal number of points is not supported by this package");
			if (!this._isRedisReady(rlKey, false)) throw new Error("Redis connection is not ready");
			const parsedPoints = typeof points === "string" ? parseInt(points, 10) : points;
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				await this._setKey(rlKey, parsedPoints, secDuration);
				return [parsedPoints, secDuration > 0 ? secDuration * 1e3 : -1];
			}
			const currentResult = await this._get(rlKey);
			const hasCurrent = currentResult !== null;
			const current = hasCurrent ? this._parseStoreResult(currentResult) : {
				points: 0,
				ttlMs: -1
			};
			const newPoints = current.points + parsedPoints;
			if (secDuration > 0) {
				if (!hasCurrent) {
					await this._setKey(rlKey, newPoints, secDuration);
					return [newPoints, secDuration * 1e3];
				}
				if (current.ttlMs <= 0) {
					await this._setKey(rlKey, newPoints, secDuration);
					return [newPoints, secDuration * 1e3];
				}
				await this._setKeyWithTtlMs(rlKey, newPoints, current.ttlMs);
				return [newPoints, current.ttlMs];
			}
			await this._setKey(rlKey, newPoints, 0);
			return [newPoints, -1];
		}
		async _get(rlKey) {
			if (!this._isRedisReady(rlKey, true)) throw new Error("Redis connection is not ready");
			const multi = this.client.multi().get(rlKey);
			if (!this.useRedisPackage) multi.pttl(rlKey);
			else multi.pTTL(rlKey);
			return this._execMulti(multi).then((result) => {
				if (Array.isArray(result[0])) {
					const [, points] = result[0];
					if (points === null) return null;
					return result;
				}
				const [points] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterRedisNonAtomic;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMongo.js
var require_RateLimiterMongo = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	module.exports = class RateLimiterMongo extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.dbName = opts.dbName;
			this.tableName = opts.tableName;
			this.indexKeyPrefix = opts.indexKeyPrefix;
			this.disableIndexesCreation = opts.disableIndexesCreation;
			if (opts.mongo) this.client = opts.mongo;
			else this.client = opts.storeClient;
			if (typeof this.client.then === "function") this.client.then((conn) => {
				this.client = conn;
				this._initCollection();
			});
			else this._initCollection();
		}
		get dbName() {
			return this._dbName;
		}
		set dbName(value) {
			this._dbName = typeof value === "undefined" ? RateLimiterMongo.getDbName() : value;
		}
		static getDbName() {
			return "node-rate-limiter-flexible";
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get client() {
			return this._client;
		}
		set client(value) {
			if (typeof value === "undefined") throw new Error("mongo is not set");
			this._client = value;
		}
		get indexKeyPrefix() {
			return this._indexKeyPrefix;
		}
		set indexKeyPrefix(obj) {
			this._indexKeyPrefix = obj || {};
		}
		get disableIndexesCreation() {
			return this._disableIndexesCreation;
		}
		set disableIndexesCreation(value) {
			this._disableIndexesCreation = !!value;
		}
		async createIndexes() {
			const collection = (typeof this.client.db === "function" ? this.client.db(this.dbName) : this.client).collection(this.tableName);
			await collection.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
			await collection.createIndex(Object.assign({}, this.indexKeyPrefix, { key: 1 }), { unique: true });
		}
		_initCollection() {
			const collection = (typeof this.client.db === "function" ? this.client.db(this.dbName) : this.client).collection(this.tableName);
			if (!this.disableIndexesCreation) this.createIndexes().catch((err) => {
				console.error(`Cannot create indexes for mongo collection ${this.tableName}`, err);
			});
			this._collection = collection;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc;
			if (typeof result.value === "undefined") doc = result;
			else doc = result.value;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		_upsert(key, points, msDuration, forceExpire = false, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			let where;
			let upsertData;
			if (forceExpire) {
				where = { key };
				where = Object.assign(where, docAttrs);
				upsertData = { $set: {
					key,
					points,
					expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
				} };
				upsertData.$set = Object.assign(upsertData.$set, docAttrs);
			} else {
				where = {
					$or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }],
					key
				};
				where = Object.assign(where, docAttrs);
				upsertData = {
					$setOnInsert: {
						key,
						expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
					},
					$inc: { points }
				};
				upsertData.$setOnInsert = Object.assign(upsertData.$setOnInsert, docAttrs);
			}
			const upsertOptions = {
				upsert: true,
				returnDocument: "after"
			};
			return new Promise((resolve, reject) => {
				this._collection.findOneAndUpdate(where, upsertData, upsertOptions).then((res) => {
					resolve(res);
				}).catch((errUpsert) => {
					if (errUpsert && errUpsert.code === 11e3) {
						const replaceWhere = Object.assign({
							$or: [{ expire: { $lte: new Date() } }, { expire: { $eq: null } }],
							key
						}, docAttrs);
						const replaceTo = { $set: Object.assign({
							key,
							points,
							expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
						}, docAttrs) };
						this._collection.findOneAndUpdate(replaceWhere, replaceTo, upsertOptions).then((res) => {
							resolve(res);
						}).catch((errReplace) => {
							if (errReplace && errReplace.code === 11e3) this._upsert(key, points, msDuration, forceExpire).then((res) => resolve(res)).catch((err) => reject(err));
							else reject(errReplace);
						});
					} else reject(errUpsert);
				});
			});
		}
		_get(rlKey, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			const where = Object.assign({
				key: rlKey,
				$or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }]
			}, docAttrs);
			return this._collection.findOne(where);
		}
		_delete(rlKey, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			const where = Object.assign({ key: rlKey }, docAttrs);
			return this._collection.deleteOne(where).then((res) => res.deletedCount > 0);
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMySQL.js
var require_RateLimiterMySQL = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMySQL = class extends RateLimiterStoreAbstract {
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.clientType = opts.storeType;
			this.dbName = opts.dbName;
			this.tableName = opts.tableName;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this.tableCreated = opts.tableCreated;
			if (!this.tableCreated) this._createDbAndTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		clearExpired(expire) {
			return new Promise((resolve) => {
				this._getConnection().then((conn) => {
					conn.query(`DELETE FROM ??.?? WHERE expire < ?`, [
						this.dbName,
						this.tableName,
						expire
					], () => {
						this._releaseConnection(conn);
						resolve();
					});
				}).catch(() => {
					resolve();
				});
			});
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => {
					this._clearExpiredHourAgo();
				});
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		_getConnection() {
			switch (this.clientType) {
				case "pool": return new Promise((resolve, reject) => {
					this.client.getConnection((errConn, conn) => {
						if (errConn) return reject(errConn);
						resolve(conn);
					});
				});
				case "sequelize": return this._getSequelizeConnectionManager().getConnection();
				case "knex": return this.client.client.acquireConnection();
				default: return Promise.resolve(this.client);
			}
		}
		_releaseConnection(conn) {
			switch (this.clientType) {
				case "pool": return conn.release();
				case "sequelize": return this._getSequelizeConnectionManager().releaseConnection(conn);
				case "knex": return this.client.client.releaseConnection(conn);
				default: return true;
			}
		}
		_getSequelizeConnectionManager() {
			let connectionManager;
			let originalError;
			try {
				connectionManager = this.client.connectionManager;
			} catch (err) {
				originalError = err;
			}
			if (connectionManager) return connectionManager;
			if (this.client.dialect && this.client.dialect.connectionManager) return this.client.dialect.connectionManager;
			if (originalError) throw originalError;
			throw new Error("Sequelize connection manager is not available");
		}
		_createDbAndTable() {
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query(`CREATE DATABASE IF NOT EXISTS \`${this.dbName}\`;`, (errDb) => {
						if (errDb) {
							this._releaseConnection(conn);
							return reject(errDb);
						}
						conn.query(this._getCreateTableStmt(), (err) => {
							if (err) {
								this._releaseConnection(conn);
								return reject(err);
							}
							this._releaseConnection(conn);
							resolve();
						});
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_getCreateTableStmt() {
			return `CREATE TABLE IF NOT EXISTS \`${this.dbName}\`.\`${this.tableName}\` (\`key\` VARCHAR(255) CHARACTER SET utf8 NOT NULL,\`points\` INT(9) NOT NULL default 0,\`expire\` BIGINT UNSIGNED,PRIMARY KEY (\`key\`)) ENGINE = INNODB;`;
		}
		get clientType() {
			return this._clientType;
		}
		set clientType(value) {
			if (typeof value === "undefined") {
				if (this.client.constructor.name === "Connection") value = "connection";
				else if (this.client.constructor.name === "Pool") value = "pool";
				else if (this.client.constructor.name === "Sequelize") value = "sequelize";
				else throw new Error("storeType is not defined");
			}
			this._clientType = value.toLowerCase();
		}
		get dbName() {
			return this._dbName;
		}
		set dbName(value) {
			this._dbName = typeof value === "undefined" ? "rtlmtrflx" : value;
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		get clearExpiredByTimeout() {
			return this._clearExpiredByTimeout;
		}
		set clearExpiredByTimeout(value) {
			this._clearExpiredByTimeout = typeof value === "undefined" ? true : Boolean(value);
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			const [row] = result;
			res.isFirstInDuration = changedPoints === row.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : row.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = row.expire ? Math.max(row.expire - Date.now(), 0) : -1;
			return res;
		}
		_upsertTransaction(conn, key, points, msDuration, forceExpire) {
			return new Promise((resolve, reject) => {
				conn.query("BEGIN", (errBegin) => {
					if (errBegin) {
						conn.rollback();
						return reject(errBegin);
					}
					const dateNow = Date.now();
					const newExpire = msDuration > 0 ? dateNow + msDuration : null;
					let q;
					let values;
					if (forceExpire) {
						q = `INSERT INTO ??.?? VALUES (?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = ?, 
            expire = ?;`;
						values = [
							this.dbName,
							this.tableName,
							key,
							points,
							newExpire,
							points,
							newExpire
						];
					} else {
						q = `INSERT INTO ??.?? VALUES (?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = IF(expire <= ?, ?, points + (?)), 
            expire = IF(expire <= ?, ?, expire);`;
						values = [
							this.dbName,
							this.tableName,
							key,
							points,
							newExpire,
							dateNow,
							points,
							points,
							dateNow,
							newExpire
						];
					}
					conn.query(q, values, (errUpsert) => {
						if (errUpsert) {
							conn.rollback();
							return reject(errUpsert);
						}
						conn.query("SELECT points, expire FROM ??.?? WHERE `key` = ?;", [
							this.dbName,
							this.tableName,
							key
						], (errSelect, res) => {
							if (errSelect) {
								conn.rollback();
								return reject(errSelect);
							}
							conn.query("COMMIT", (err) => {
								if (err) {
									conn.rollback();
									return reject(err);
								}
								resolve(res);
							});
						});
					});
				});
			});
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					this._upsertTransaction(conn, key, points, msDuration, forceExpire).then((res) => {
						resolve(res);
						this._releaseConnection(conn);
					}).catch((err) => {
						reject(err);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_get(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query("SELECT points, expire FROM ??.?? WHERE `key` = ? AND (`expire` > ? OR `expire` IS NULL)", [
						this.dbName,
						this.tableName,
						rlKey,
						Date.now()
					], (err, res) => {
						if (err) reject(err);
						else if (res.length === 0) resolve(null);
						else resolve(res);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query("DELETE FROM ??.?? WHERE `key` = ?", [
						this.dbName,
						this.tableName,
						rlKey
					], (err, res) => {
						if (err) reject(err);
						else resolve(res.affectedRows > 0);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
	};
	module.exports = RateLimiterMySQL;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterPostgres.js
var require_RateLimiterPostgres = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterPostgres = class extends RateLimiterStoreAbstract {
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.clientType = opts.storeType;
			this.tableName = opts.tableName;
			this.schemaName = opts.schemaName;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this.tableCreated = opts.tableCreated;
			if (!this.tableCreated) this._createTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		_getTableIdentifier() {
			return this.schemaName ? `"${this.schemaName}"."${this.tableName}"` : `"${this.tableName}"`;
		}
		clearExpired(expire) {
			return new Promise((resolve) => {
				const q = {
					name: "rlflx-clear-expired",
					text: `DELETE FROM ${this._getTableIdentifier()} WHERE expire < $1`,
					values: [expire]
				};
				this._query(q).then(() => {
					resolve();
				}).catch(() => {
					resolve();
				});
			});
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => {
					this._clearExpiredHourAgo();
				});
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		_getConnection() {
			switch (this.clientType) {
				case "pool": return Promise.resolve(this.client);
				case "sequelize": return this._getSequelizeConnectionManager().getConnection();
				case "knex": return this.client.client.acquireConnection();
				case "typeorm": return Promise.resolve(this.client.driver.master);
				default: return Promise.resolve(this.client);
			}
		}
		_releaseConnection(conn) {
			switch (this.clientType) {
				case "pool": return true;
				case "sequelize": return this._getSequelizeConnectionManager().releaseConnection(conn);
				case "knex": return this.client.client.releaseConnection(conn);
				case "typeorm": return true;
				default: return true;
			}
		}
		_getSequelizeConnectionManager() {
			let connectionManager;
			let accessError;
			try {
				connectionManager = this.client.connectionManager;
			} catch (err) {
				accessError = err;
			}
			if (connectionManager) return connectionManager;
			if (this.client.dialect && this.client.dialect.connectionManager) return this.client.dialect.connectionManager;
			if (accessError) throw accessError;
			throw new Error("Sequelize connection manager is not available");
		}
		_createTable() {
			return new Promise((resolve, reject) => {
				this._query({ text: this._getCreateTableStmt() }).then(() => {
					resolve();
				}).catch((err) => {
					if (err.code === "23505") resolve();
					else reject(err);
				});
			});
		}
		_getCreateTableStmt() {
			return `CREATE TABLE IF NOT EXISTS ${this._getTableIdentifier()} (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );`;
		}
		get clientType() {
			return this._clientType;
		}
		set clientType(value) {
			const constructorName = this.client.constructor.name;
			if (typeof value === "undefined") {
				if (constructorName === "Client") value = "client";
				else if (constructorName === "Pool" || constructorName === "BoundPool") value = "pool";
				else if (constructorName === "Sequelize") value = "sequelize";
				else throw new Error("storeType is not defined");
			}
			this._clientType = value.toLowerCase();
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get schemaName() {
			return this._schemaName;
		}
		set schemaName(value) {
			this._schemaName = value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		get clearExpiredByTimeout() {
			return this._clearExpiredByTimeout;
		}
		set clearExpiredByTimeout(value) {
			this._clearExpiredByTimeout = typeof value === "undefined" ? true : Boolean(value);
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			const row = result.rows[0];
			res.isFirstInDuration = changedPoints === row.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : row.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = row.expire ? Math.max(row.expire - Date.now(), 0) : -1;
			return res;
		}
		_query(q) {
			const prefix = this.tableName.toLowerCase();
			const queryObj = {
				text: q.text,
				values: q.values
			};
			if (q.name) queryObj.name = `${prefix}:${q.name}`;
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query(queryObj).then((res) => {
						resolve(res);
						this._releaseConnection(conn);
					}).catch((err) => {
						reject(err);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			const newExpire = msDuration > 0 ? Date.now() + msDuration : null;
			const expireQ = forceExpire ? " $3 " : ` CASE
             WHEN ${this._getTableIdentifier()}.expire <= $4 THEN $3
             ELSE ${this._getTableIdentifier()}.expire
            END `;
			return this._query({
				name: forceExpire ? "rlflx-upsert-force" : "rlflx-upsert",
				text: `
            INSERT INTO ${this._getTableIdentifier()} VALUES ($1, $2, $3)
              ON CONFLICT(key) DO UPDATE SET
                points = CASE
                          WHEN (${this._getTableIdentifier()}.expire <= $4 OR 1=${forceExpire ? 1 : 0}) THEN $2
                          ELSE ${this._getTableIdentifier()}.points + ($2)
                         END,
                expire = ${expireQ}
            RETURNING points, expire;`,
				values: [
					key,
					points,
					newExpire,
					Date.now()
				]
			});
		}
		_get(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._query({
					name: "rlflx-get",
					text: `
            SELECT points, expire FROM ${this._getTableIdentifier()} WHERE key = $1 AND (expire > $2 OR expire IS NULL);`,
					values: [rlKey, Date.now()]
				}).then((res) => {
					if (res.rowCount === 0) res = null;
					resolve(res);
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return this._query({
				name: "rlflx-delete",
				text: `DELETE FROM ${this._getTableIdentifier()} WHERE key = $1`,
				values: [rlKey]
			}).then((res) => res.rowCount > 0);
		}
	};
	module.exports = RateLimiterPostgres;
}));
// node_modules/rate-limiter-flexible/lib/component/MemoryStorage/Record.js
var require_Record = __commonJSMin(((exports, module) => {
	module.exports = class Record {
		constructor(value, expiresAt, timeoutId = null) {
			this.value = value;
			this.expiresAt = expiresAt;
			this.timeoutId = timeoutId;
		}
		get value() {
			return this._value;
		}
		set value(value) {
			this._value = parseInt(value, 10);
		}
		get expiresAt() {
			return this._expiresAt;
		}
		set expiresAt(value) {
			if (value instanceof Date) this._expiresAt = value.getTime();
			else this._expiresAt = value;
		}
		get timeoutId() {
			return this._timeoutId;
		}
		set timeoutId(value) {
			this._timeoutId = value;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/MemoryStorage/MemoryStorage.js
var require_MemoryStorage = __commonJSMin(((exports, module) => {
	const Record = require_Record();
	const RateLimiterRes = require_RateLimiterRes();
	module.exports = class MemoryStorage {
		constructor() {
			this._storage = new Map();
		}
		incrby(key, value, durationSec) {
			const record = this._storage.get(key);
			if (record) {
				const msBeforeExpires = record.expiresAt ? record.expiresAt - Date.now() : -1;
				if (!record.expiresAt || msBeforeExpires > 0) {
					record.value = record.value + value;
					return new RateLimiterRes(0, msBeforeExpires, record.value, false);
				}
				return this.set(key, value, durationSec);
			}
			return this.set(key, value, durationSec);
		}
		set(key, value, durationSec) {
			const durationMs = durationSec * 1e3;
			const existingRecord = this._storage.get(key);
			if (existingRecord && existingRecord.timeoutId) clearTimeout(existingRecord.timeoutId);
			const record = new Record(value, durationMs > 0 ? Date.now() + durationMs : null);
			this._storage.set(key, record);
			if (durationMs > 0) {
				record.timeoutId = setTimeout(() => {
					this._storage.delete(key);
				}, durationMs);
				if (record.timeoutId.unref) record.timeoutId.unref();
			}
			return new RateLimiterRes(0, durationMs === 0 ? -1 : durationMs, record.value, true);
		}
		get(key) {
			const record = this._storage.get(key);
			if (record) {
				const msBeforeExpires = record.expiresAt ? record.expiresAt - Date.now() : -1;
				return new RateLimiterRes(0, msBeforeExpires, record.value, false);
			}
			return null;
		}
		delete(key) {
			const record = this._storage.get(key);
			if (record) {
				if (record.timeoutId) clearTimeout(record.timeoutId);
				this._storage.delete(key);
				return true;
			}
			return false;
		}
		_restoreRecord(key, value, expiresAt) {
			const now = Date.now();
			const hasExpiresAt = expiresAt !== null;
			if (hasExpiresAt && !Number.isFinite(expiresAt)) return;
			if (hasExpiresAt && expiresAt <= now) return;
			const durationMs = hasExpiresAt ? expiresAt - now : 0;
			const existingRecord = this._storage.get(key);
			if (existingRecord && existingRecord.timeoutId) clearTimeout(existingRecord.timeoutId);
			const record = new Record(value, expiresAt);
			this._storage.set(key, record);
			if (durationMs > 0) {
				record.timeoutId = setTimeout(() => {
					this._storage.delete(key);
				}, durationMs);
				if (record.timeoutId.unref) record.timeoutId.unref();
			}
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMemory.js
var require_RateLimiterMemory = __commonJSMin(((exports, module) => {
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const MemoryStorage = require_MemoryStorage();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMemory = class extends RateLimiterAbstract {
		constructor(opts = {}) {
			super(opts);
			this._memoryStorage = new MemoryStorage();
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const rlKey = this.getKey(key);
				const secDuration = this._getKeySecDuration(options);
				let res = this._memoryStorage.incrby(rlKey, pointsToConsume, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				if (res.consumedPoints > this.points) {
					if (this.blockDuration > 0 && res.consumedPoints <= this.points + pointsToConsume) res = this._memoryStorage.set(rlKey, res.consumedPoints, this.blockDuration);
					reject(res);
				} else if (this.execEvenly && this.points > 0 && res.msBeforeNext > 0 && !res.isFirstInDuration) {
					let delay = Math.ceil(res.msBeforeNext / (res.remainingPoints + 2));
					if (delay < this.execEvenlyMinDelayMs) delay = res.consumedPoints * this.execEvenlyMinDelayMs;
					res.msBeforeNext = Math.max(res.msBeforeNext - delay, 0);
					setTimeout(resolve, delay, res);
				} else resolve(res);
			});
		}
		penalty(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve) => {
				const secDuration = this._getKeySecDuration(options);
				const res = this._memoryStorage.incrby(rlKey, points, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				resolve(res);
			});
		}
		reward(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve) => {
				const secDuration = this._getKeySecDuration(options);
				const res = this._memoryStorage.incrby(rlKey, -points, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				resolve(res);
			});
		}
		block(key, secDuration) {
			const msDuration = secDuration * 1e3;
			const initPoints = this.points + 1;
			this._memoryStorage.set(this.getKey(key), initPoints, secDuration);
			return Promise.resolve(new RateLimiterRes(0, msDuration === 0 ? -1 : msDuration, initPoints));
		}
		set(key, points, secDuration) {
			const msDuration = (secDuration >= 0 ? secDuration : this.duration) * 1e3;
			this._memoryStorage.set(this.getKey(key), points, secDuration);
			return Promise.resolve(new RateLimiterRes(0, msDuration === 0 ? -1 : msDuration, points));
		}
		get(key) {
			const res = this._memoryStorage.get(this.getKey(key));
			if (res !== null) res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			return Promise.resolve(res);
		}
		delete(key) {
			return Promise.resolve(this._memoryStorage.delete(this.getKey(key)));
		}
		dump() {
			const storage = [];
			for (const [key, record] of this._memoryStorage._storage) storage.push({
				key: this.parseKey(key),
				value: record.value,
				expiresAt: record.expiresAt
			});
			return {
				version: 1,
				dumpedAt: Date.now(),
				storage
			};
		}
		restore(data, detailResponse = false) {
			if (!data || typeof data !== "object" || data.version !== 1) return;
			const response = detailResponse ? {
				invalid: {
					count: 0,
					keys: []
				},
				expired: {
					count: 0,
					keys: []
				},
				restored: {
					count: 0,
					keys: []
				}
			} : {
				invalid: 0,
				expired: 0,
				restored: 0
			};
			const record = (bucket, key) => {
				if (detailResponse) {
					response[bucket].count += 1;
					response[bucket].keys.push(key);
				} else response[bucket] += 1;
			};
			if (!Array.isArray(data.storage)) return response;
			for (const item of data.storage) {
				if (!item || typeof item !== "object") {
					record("invalid", "N/A");
					continue;
				}
				const isValidKey = typeof item.key === "string" || typeof item.key === "number";
				const isValidValue = Number.isFinite(item.value);
				const isValidExpiry = item.expiresAt === null || Number.isFinite(item.expiresAt);
				if (!isValidKey || !isValidValue || !isValidExpiry) {
					record("invalid", item.key);
					continue;
				}
				if (item.expiresAt !== null && item.expiresAt <= Date.now()) {
					record("expired", item.key);
					continue;
				}
				this._memoryStorage._restoreRecord(this.getKey(item.key), item.value, item.expiresAt);
				record("restored", item.key);
			}
			return response;
		}
	};
	module.exports = RateLimiterMemory;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterCluster.js
var require_RateLimiterCluster = __commonJSMin(((exports, module) => {
	const cluster = __require("cluster");
	const crypto = __require("crypto");
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const RateLimiterMemory = require_RateLimiterMemory();
	const RateLimiterRes = require_RateLimiterRes();
	const channel = "rate_limiter_flexible";
	let masterInstance = null;
	const masterSendToWorker = function(worker, msg, type, res) {
		let data;
		if (res === null || res === true || res === false) data = res;
		else data = {
			remainingPoints: res.remainingPoints,
			msBeforeNext: res.msBeforeNext,
			consumedPoints: res.consumedPoints,
			isFirstInDuration: res.isFirstInDuration
		};
		worker.send({
			channel,
			keyPrefix: msg.keyPrefix,
			promiseId: msg.promiseId,
			type,
			data
		});
	};
	const workerWaitInit = function(payload) {
		setTimeout(() => {
			if (this._initiated) process.send(payload);
			else if (typeof this._promises[payload.promiseId] !== "undefined") workerWaitInit.call(this, payload);
		}, 30);
	};
	const workerSendToMaster = function(func, promiseId, key, arg, opts) {
		const payload = {
			channel,
			keyPrefix: this.keyPrefix,
			func,
			promiseId,
			data: {
				key,
				arg,
				opts
			}
		};
		if (!this._initiated) workerWaitInit.call(this, payload);
		else process.send(payload);
	};
	const masterProcessMsg = function(worker, msg) {
		if (!msg || msg.channel !== channel || typeof this._rateLimiters[msg.keyPrefix] === "undefined") return false;
		let promise;
		switch (msg.func) {
			case "consume":
				promise = this._rateLimiters[msg.keyPrefix].consume(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "penalty":
				promise = this._rateLimiters[msg.keyPrefix].penalty(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "reward":
				promise = this._rateLimiters[msg.keyPrefix].reward(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "block":
				promise = this._rateLimiters[msg.keyPrefix].block(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "get":
				promise = this._rateLimiters[msg.keyPrefix].get(msg.data.key, msg.data.opts);
				break;
			case "delete":
				promise = this._rateLimiters[msg.keyPrefix].delete(msg.data.key, msg.data.opts);
				break;
			default: return false;
		}
		if (promise) promise.then((res) => {
			masterSendToWorker(worker, msg, "resolve", res);
		}).catch((rejRes) => {
			masterSendToWorker(worker, msg, "reject", rejRes);
		});
	};
	const workerProcessMsg = function(msg) {
		if (!msg || msg.channel !== channel || msg.keyPrefix !== this.keyPrefix) return false;
		if (this._promises[msg.promiseId]) {
			clearTimeout(this._promises[msg.promiseId].timeoutId);
			let res;
			if (msg.data === null || msg.data === true || msg.data === false) res = msg.data;
			else res = new RateLimiterRes(msg.data.remainingPoints, msg.data.msBeforeNext, msg.data.consumedPoints, msg.data.isFirstInDuration);
			switch (msg.type) {
				case "resolve":
					this._promises[msg.promiseId].resolve(res);
					break;
				case "reject":
					this._promises[msg.promiseId].reject(res);
					break;
				default: throw new Error(`RateLimiterCluster: no such message type '${msg.type}'`);
			}
			delete this._promises[msg.promiseId];
		}
	};
	const getOpts = function() {
		return {
			points: this.points,
			duration: this.duration,
			blockDuration: this.blockDuration,
			execEvenly: this.execEvenly,
			execEvenlyMinDelayMs: this.execEvenlyMinDelayMs,
			keyPrefix: this.keyPrefix
		};
	};
	const savePromise = function(resolve, reject) {
		const hrtime = process.hrtime();
		let promiseId = hrtime[0].toString() + hrtime[1].toString();
		if (typeof this._promises[promiseId] !== "undefined") promiseId += crypto.randomBytes(12).toString("base64");
		this._promises[promiseId] = {
			resolve,
			reject,
			timeoutId: setTimeout(() => {
				delete this._promises[promiseId];
				reject(new Error("RateLimiterCluster timeout: no answer from master in time"));
			}, this.timeoutMs)
		};
		return promiseId;
	};
	var RateLimiterClusterMaster = class {
		constructor() {
			if (masterInstance) return masterInstance;
			this._rateLimiters = {};
			cluster.setMaxListeners(0);
			cluster.on("message", (worker, msg) => {
				if (msg && msg.channel === channel && msg.type === "init") {
					if (typeof this._rateLimiters[msg.opts.keyPrefix] === "undefined") this._rateLimiters[msg.opts.keyPrefix] = new RateLimiterMemory(msg.opts);
					worker.send({
						channel,
						type: "init",
						keyPrefix: msg.opts.keyPrefix
					});
				} else masterProcessMsg.call(this, worker, msg);
			});
			masterInstance = this;
		}
	};
	var RateLimiterClusterMasterPM2 = class {
		constructor(pm2) {
			if (masterInstance) return masterInstance;
			this._rateLimiters = {};
			pm2.launchBus((err, pm2Bus) => {
				pm2Bus.on("process:msg", (packet) => {
					const msg = packet.raw;
					if (msg && msg.channel === channel && msg.type === "init") {
						if (typeof this._rateLimiters[msg.opts.keyPrefix] === "undefined") this._rateLimiters[msg.opts.keyPrefix] = new RateLimiterMemory(msg.opts);
						pm2.sendDataToProcessId(packet.process.pm_id, {
							data: {},
							topic: channel,
							channel,
							type: "init",
							keyPrefix: msg.opts.keyPrefix
						}, (sendErr, res) => {
							if (sendErr) console.log(sendErr, res);
						});
					} else masterProcessMsg.call(this, { send: (msgData) => {
						const pm2Message = msgData;
						pm2Message.topic = channel;
						if (typeof pm2Message.data === "undefined") pm2Message.data = {};
						pm2.sendDataToProcessId(packet.process.pm_id, pm2Message, (sendErr, res) => {
							if (sendErr) console.log(sendErr, res);
						});
					} }, msg);
				});
			});
			masterInstance = this;
		}
	};
	var RateLimiterClusterWorker = class extends RateLimiterAbstract {
		get timeoutMs() {
			return this._timeoutMs;
		}
		set timeoutMs(value) {
			this._timeoutMs = typeof value === "undefined" ? 5e3 : Math.abs(parseInt(value));
		}
		constructor(opts = {}) {
			super(opts);
			process.setMaxListeners(0);
			this.timeoutMs = opts.timeoutMs;
			this._initiated = false;
			process.on("message", (msg) => {
				if (msg && msg.channel === channel && msg.type === "init" && msg.keyPrefix === this.keyPrefix) this._initiated = true;
				else workerProcessMsg.call(this, msg);
			});
			process.send({
				channel,
				type: "init",
				opts: getOpts.call(this)
			});
			this._promises = {};
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "consume", promiseId, key, pointsToConsume, options);
			});
		}
		penalty(key, points = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "penalty", promiseId, key, points, options);
			});
		}
		reward(key, points = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "reward", promiseId, key, points, options);
			});
		}
		block(key, secDuration, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "block", promiseId, key, secDuration, options);
			});
		}
		get(key, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "get", promiseId, key, options);
			});
		}
		delete(key, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "delete", promiseId, key, options);
			});
		}
	};
	module.exports = {
		RateLimiterClusterMaster,
		RateLimiterClusterMasterPM2,
		RateLimiterCluster: RateLimiterClusterWorker
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMemcache.js
var require_RateLimiterMemcache = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMemcache = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(result.consumedPoints);
			res.isFirstInDuration = result.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.msBeforeNext;
			return res;
		}
		_upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			return new Promise((resolve, reject) => {
				const nowMs = Date.now();
				const secDuration = Math.floor(msDuration / 1e3);
				if (forceExpire) this.client.set(rlKey, points, secDuration, (err) => {
					if (!err) this.client.set(`${rlKey}_expire`, secDuration > 0 ? nowMs + secDuration * 1e3 : -1, secDuration, () => {
						resolve({
							consumedPoints: points,
							msBeforeNext: secDuration > 0 ? secDuration * 1e3 : -1
						});
					});
					else reject(err);
				});
				else this.client.incr(rlKey, points, (err, consumedPoints) => {
					if (err || consumedPoints === false) this.client.add(rlKey, points, secDuration, (errAddKey, createdNew) => {
						if (errAddKey || !createdNew) {
							if (typeof options.attemptNumber === "undefined" || options.attemptNumber < 3) {
								const nextOptions = Object.assign({}, options);
								nextOptions.attemptNumber = nextOptions.attemptNumber ? nextOptions.attemptNumber + 1 : 1;
								this._upsert(rlKey, points, msDuration, forceExpire, nextOptions).then((resUpsert) => resolve(resUpsert)).catch((errUpsert) => reject(errUpsert));
							} else reject(new Error("Can not add key"));
						} else this.client.add(`${rlKey}_expire`, secDuration > 0 ? nowMs + secDuration * 1e3 : -1, secDuration, () => {
							resolve({
								consumedPoints: points,
								msBeforeNext: secDuration > 0 ? secDuration * 1e3 : -1
							});
						});
					});
					else this.client.get(`${rlKey}_expire`, (errGetExpire, resGetExpireMs) => {
						if (errGetExpire) reject(errGetExpire);
						else {
							const expireMs = resGetExpireMs === false ? 0 : resGetExpireMs;
							resolve({
								consumedPoints,
								msBeforeNext: expireMs >= 0 ? Math.max(expireMs - nowMs, 0) : -1
							});
						}
					});
				});
			});
		}
		_get(rlKey) {
			return new Promise((resolve, reject) => {
				const nowMs = Date.now();
				this.client.get(rlKey, (err, consumedPoints) => {
					if (!consumedPoints) resolve(null);
					else this.client.get(`${rlKey}_expire`, (errGetExpire, resGetExpireMs) => {
						if (errGetExpire) reject(errGetExpire);
						else {
							const expireMs = resGetExpireMs === false ? 0 : resGetExpireMs;
							resolve({
								consumedPoints,
								msBeforeNext: expireMs >= 0 ? Math.max(expireMs - nowMs, 0) : -1
							});
						}
					});
				});
			});
		}
		_delete(rlKey) {
			return new Promise((resolve, reject) => {
				this.client.del(rlKey, (err, res) => {
					if (err) reject(err);
					else if (res === false) resolve(res);
					else this.client.del(`${rlKey}_expire`, (errDelExpire) => {
						if (errDelExpire) reject(errDelExpire);
						else resolve(res);
					});
				});
			});
		}
	};
	module.exports = RateLimiterMemcache;
}));
// node_modules/rate-limiter-flexible/lib/RLWrapperBlackAndWhite.js
var require_RLWrapperBlackAndWhite = __commonJSMin(((exports, module) => {
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	module.exports = class RLWrapperBlackAndWhite extends RateLimiterCompatibleAbstract {
		constructor(opts = {}) {
			super();
			this.limiter = opts.limiter;
			this.blackList = opts.blackList;
			this.whiteList = opts.whiteList;
			this.isBlackListed = opts.isBlackListed;
			this.isWhiteListed = opts.isWhiteListed;
			this.runActionAnyway = opts.runActionAnyway;
		}
		get limiter() {
			return this._limiter;
		}
		set limiter(value) {
			if (typeof value === "undefined") throw new Error("limiter is not set");
			this._limiter = value;
		}
		get keyPrefix() {
			return this.limiter.keyPrefix;
		}
		get blockDuration() {
			return this.limiter.blockDuration;
		}
		set blockDuration(value) {
			this.limiter.blockDuration = value;
		}
		get execEvenly() {
			return this.limiter.execEvenly;
		}
		set execEvenly(value) {
			this.limiter.execEvenly = value;
		}
		get runActionAnyway() {
			return this._runActionAnyway;
		}
		set runActionAnyway(value) {
			this._runActionAnyway = typeof value === "undefined" ? false : value;
		}
		get blackList() {
			return this._blackList;
		}
		set blackList(value) {
			this._blackList = Array.isArray(value) ? value : [];
		}
		get isBlackListed() {
			return this._isBlackListed;
		}
		set isBlackListed(func) {
			if (typeof func === "undefined") func = () => false;
			if (typeof func !== "function") throw new Error("isBlackListed must be function");
			this._isBlackListed = func;
		}
		get whiteList() {
			return this._whiteList;
		}
		set whiteList(value) {
			this._whiteList = Array.isArray(value) ? value : [];
		}
		get isWhiteListed() {
			return this._isWhiteListed;
		}
		set isWhiteListed(func) {
			if (typeof func === "undefined") func = () => false;
			if (typeof func !== "function") throw new Error("isWhiteListed must be function");
			this._isWhiteListed = func;
		}
		isBlackListedSomewhere(key) {
			return this.blackList.indexOf(key) >= 0 || this.isBlackListed(key);
		}
		isWhiteListedSomewhere(key) {
			return this.whiteList.indexOf(key) >= 0 || this.isWhiteListed(key);
		}
		getBlackRes() {
			return new RateLimiterRes(0, Number.MAX_SAFE_INTEGER, 0, false);
		}
		getWhiteRes() {
			return new RateLimiterRes(Number.MAX_SAFE_INTEGER, 0, 0, false);
		}
		rejectBlack() {
			return Promise.reject(this.getBlackRes());
		}
		resolveBlack() {
			return Promise.resolve(this.getBlackRes());
		}
		resolveWhite() {
			return Promise.resolve(this.getWhiteRes());
		}
		_execAction(action, key, args, rejectOnBlack = false) {
			let res;
			if (this.isWhiteListedSomewhere(key)) res = this.resolveWhite();
			else if (this.isBlackListedSomewhere(key)) res = rejectOnBlack ? this.rejectBlack() : this.resolveBlack();
			if (typeof res === "undefined") return this.limiter[action](key, ...args);
			if (this.runActionAnyway) this.limiter[action](key, ...args).catch(() => {});
			return res;
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._execAction("consume", key, [pointsToConsume, options], true);
		}
		block(key, secDuration, options = {}) {
			return this._execAction("block", key, [secDuration, options]);
		}
		penalty(key, points = 1, options = {}) {
			return this._execAction("penalty", key, [points, options]);
		}
		reward(key, points = 1, options = {}) {
			return this._execAction("reward", key, [points, options]);
		}
		get(key, options = {}) {
			if (this.runActionAnyway) return this.limiter.get(key, options);
			return this._execAction("get", key, [options]);
		}
		set(key, points, secDuration, options = {}) {
			return this._execAction("set", key, [
				points,
				secDuration,
				options
			]);
		}
		delete(key, options = {}) {
			return this.limiter.delete(key, options);
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RLWrapperTimeouts.js
var require_RLWrapperTimeouts = __commonJSMin(((exports, module) => {
	const RateLimiterInsuredAbstract = require_RateLimiterInsuredAbstract();
	const isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RLWrapperTimeouts extends RateLimiterInsuredAbstract {
		constructor(opts = {}) {
			super({
				...opts,
				points: 0,
				duration: 0
			});
			this.limiter = opts.limiter;
			this.timeoutMs = opts.timeoutMs || 0;
		}
		get limiter() {
			return this._limiter;
		}
		set limiter(limiter) {
			if (!isRateLimiterCompatible(limiter)) throw new TypeError("limiter must be an instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			this._limiter = limiter;
			if (!this.insuranceLimiter && limiter instanceof RateLimiterInsuredAbstract) this.insuranceLimiter = limiter.insuranceLimiter;
		}
		get timeoutMs() {
			return this._timeoutMs;
		}
		set timeoutMs(value) {
			if (typeof value !== "number" || value < 0) throw new TypeError("timeoutMs must be a non-negative number");
			this._timeoutMs = value;
		}
		_run(funcName, params) {
			return new Promise(async (resolve, reject) => {
				const timeout = setTimeout(() => {
					return reject(new Error("Operation timed out"));
				}, this.timeoutMs);
				await this.limiter[funcName](...params).then((result) => {
					clearTimeout(timeout);
					resolve(result);
				}).catch((err) => {
					clearTimeout(timeout);
					reject(err);
				});
			});
		}
		_consume(key, pointsToConsume = 1, options = {}) {
			return this._run("consume", [
				key,
				pointsToConsume,
				options
			]);
		}
		_penalty(key, points = 1, options = {}) {
			return this._run("penalty", [
				key,
				points,
				options
			]);
		}
		_reward(key, points = 1, options = {}) {
			return this._run("reward", [
				key,
				points,
				options
			]);
		}
		_get(key, options = {}) {
			return this._run("get", [key, options]);
		}
		_set(key, points, secDuration, options = {}) {
			return this._run("set", [
				key,
				points,
				secDuration,
				options
			]);
		}
		_block(key, secDuration, options = {}) {
			return this._run("block", [
				key,
				secDuration,
				options
			]);
		}
		_delete(key, options = {}) {
			return this._run("delete", [key, options]);
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterUnion.js
var require_RateLimiterUnion = __commonJSMin(((exports, module) => {
	const isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RateLimiterUnion {
		constructor(...limiters) {
			if (limiters.length < 1) throw new Error("RateLimiterUnion: at least one limiter have to be passed");
			limiters.forEach((limiter) => {
				if (!isRateLimiterCompatible(limiter)) throw new Error("RateLimiterUnion: all limiters have to be instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			});
			this._limiters = limiters;
		}
		consume(key, points = 1) {
			return new Promise((resolve, reject) => {
				const promises = [];
				this._limiters.forEach((limiter) => {
					promises.push(limiter.consume(key, points).catch((rej) => ({
						rejected: true,
						rej
					})));
				});
				Promise.all(promises).then((res) => {
					const resObj = {};
					let rejected = false;
					res.forEach((item) => {
						if (item.rejected === true) rejected = true;
					});
					for (let i = 0; i < res.length; i++) if (rejected && res[i].rejected === true) resObj[this._limiters[i].keyPrefix] = res[i].rej;
					else if (!rejected) resObj[this._limiters[i].keyPrefix] = res[i];
					if (rejected) reject(resObj);
					else resolve(resObj);
				});
			});
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/RateLimiterQueueError.js
var require_RateLimiterQueueError = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterQueueError extends Error {
		constructor(message, extra) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "CustomError";
			this.message = message;
			if (extra) this.extra = extra;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterQueue.js
var require_RateLimiterQueue = __commonJSMin(((exports, module) => {
	const RateLimiterQueueError = require_RateLimiterQueueError();
	const MAX_QUEUE_SIZE = 4294967295;
	const KEY_DEFAULT = "limiter";
	function getTokensRemaining(limiterFlexible, key) {
		return limiterFlexible.get(key).then((rlRes) => rlRes !== null ? rlRes.remainingPoints : limiterFlexible.points).catch(() => limiterFlexible.points);
	}
	module.exports = class RateLimiterQueue {
		constructor(limiterFlexible, opts = {}) {
			const maxQueueSize = opts.maxQueueSize !== void 0 ? opts.maxQueueSize : MAX_QUEUE_SIZE;
			this._queueLimiters = { [KEY_DEFAULT]: new RateLimiterQueueInternal(limiterFlexible, {
				...opts,
				maxQueueSize,
				key: KEY_DEFAULT
			}) };
			this._limiterFlexible = limiterFlexible;
			this._maxQueueSize = maxQueueSize;
		}
		getTokensRemaining(key = KEY_DEFAULT) {
			if (this._queueLimiters[key]) return this._queueLimiters[key].getTokensRemaining();
			else return getTokensRemaining(this._limiterFlexible, key);
		}
		removeTokens(tokens, key = KEY_DEFAULT, expiresUnixAt = 0) {
			if (!this._queueLimiters[key]) this._queueLimiters[key] = new RateLimiterQueueInternal(this._limiterFlexible, {
				key,
				maxQueueSize: this._maxQueueSize
			});
			return this._queueLimiters[key].removeTokens(tokens, expiresUnixAt);
		}
	};
	var RateLimiterQueueInternal = class {
		constructor(limiterFlexible, opts = {
			maxQueueSize: MAX_QUEUE_SIZE,
			key: KEY_DEFAULT
		}) {
			this._key = opts.key;
			this._waitTimeout = null;
			this._queue = [];
			this._limiterFlexible = limiterFlexible;
			this._hasExpiringRequests = false;
			this._maxQueueSize = opts.maxQueueSize;
		}
		getTokensRemaining() {
			return getTokensRemaining(this._limiterFlexible, this._key);
		}
		removeTokens(tokens, expiresUnixAt = 0) {
			const _this = this;
			return new Promise((resolve, reject) => {
				if (tokens > _this._limiterFlexible.points) {
					reject(new RateLimiterQueueError(`Requested tokens ${tokens} exceeds maximum ${_this._limiterFlexible.points} tokens per interval`));
					return;
				}
				if (_this._queue.length > 0) _this._queueRequest.call(_this, resolve, reject, tokens, expiresUnixAt);
				else _this._limiterFlexible.consume(_this._key, tokens).then((res) => {
					resolve(res.remainingPoints);
				}).catch((rej) => {
					if (rej instanceof Error) reject(rej);
					else {
						_this._queueRequest.call(_this, resolve, reject, tokens, expiresUnixAt);
						if (_this._waitTimeout === null) _this._waitTimeout = setTimeout(_this._processFIFO.bind(_this), rej.msBeforeNext);
					}
				});
			});
		}
		_queueRequest(resolve, reject, tokens, expiresUnixAt = 0) {
			const _this = this;
			if (_this._queue.length < _this._maxQueueSize) {
				_this._queue.push({
					resolve,
					reject,
					tokens,
					expiresUnixAt
				});
				if (expiresUnixAt > 0) _this._hasExpiringRequests = true;
			} else reject(new RateLimiterQueueError(`Number of requests reached it's maximum ${_this._maxQueueSize}`));
		}
		_processFIFO() {
			const _this = this;
			if (_this._waitTimeout !== null) {
				clearTimeout(_this._waitTimeout);
				_this._waitTimeout = null;
			}
			if (_this._hasExpiringRequests) {
				const nowSecs = Math.floor(Date.now() / 1e3);
				_this._queue = _this._queue.filter((item) => {
					if (item.expiresUnixAt > 0 && nowSecs >= item.expiresUnixAt) {
						item.reject(new RateLimiterQueueError("The request to remove tokens expired before it could be fulfilled"));
						return false;
					}
					return true;
				});
			}
			if (_this._queue.length === 0) return;
			const item = _this._queue.shift();
			_this._limiterFlexible.consume(_this._key, item.tokens).then((res) => {
				item.resolve(res.remainingPoints);
				_this._processFIFO.call(_this);
			}).catch((rej) => {
				if (rej instanceof Error) {
					item.reject(rej);
					_this._processFIFO.call(_this);
				} else {
					_this._queue.unshift(item);
					if (_this._waitTimeout === null) _this._waitTimeout = setTimeout(_this._processFIFO.bind(_this), rej.msBeforeNext);
				}
			});
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/BurstyRateLimiter.js
var require_BurstyRateLimiter = __commonJSMin(((exports, module) => {
	const RateLimiterRes = require_RateLimiterRes();
	module.exports = class BurstyRateLimiter {
		constructor(rateLimiter, burstLimiter) {
			this._rateLimiter = rateLimiter;
			this._burstLimiter = burstLimiter;
		}
		_combineRes(rlRes, blRes) {
			if (!rlRes) return null;
			return new RateLimiterRes(rlRes.remainingPoints, Math.min(rlRes.msBeforeNext, blRes ? blRes.msBeforeNext : 0), rlRes.consumedPoints, rlRes.isFirstInDuration);
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._rateLimiter.consume(key, pointsToConsume, options).catch((rlRej) => {
				if (rlRej instanceof RateLimiterRes) return this._burstLimiter.consume(key, pointsToConsume, options).then((blRes) => {
					return Promise.resolve(this._combineRes(rlRej, blRes));
				}).catch((blRej) => {
					if (blRej instanceof RateLimiterRes) return Promise.reject(this._combineRes(rlRej, blRej));
					else return Promise.reject(blRej);
				});
				else return Promise.reject(rlRej);
			});
		}
		get(key) {
			return Promise.all([this._rateLimiter.get(key), this._burstLimiter.get(key)]).then(([rlRes, blRes]) => {
				return this._combineRes(rlRes, blRes);
			});
		}
		get points() {
			return this._rateLimiter.points;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterDynamo.js
var require_RateLimiterDynamo = __commonJSMin(((exports, module) => {
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var DynamoItem = class {
		constructor(rlKey, points, expire) {
			this.key = rlKey;
			this.points = points;
			this.expire = expire;
		}
	};
	const DEFAULT_READ_CAPACITY_UNITS = 25;
	const DEFAULT_WRITE_CAPACITY_UNITS = 25;
	var RateLimiterDynamo = class extends RateLimiterStoreAbstract {
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.tableName = opts.tableName;
			this.tableCreated = opts.tableCreated;
			this.ttlManuallySet = opts.ttlSet;
			if (!this.tableCreated) this._createTable(opts.dynamoTableOpts).then((data) => {
				this.tableCreated = true;
				this._setTTL().finally(() => {
					if (typeof cb === "function") cb();
				});
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else this._setTTL().finally(() => {
				if (typeof cb === "function") cb();
			});
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? "node-rate-limiter-flexible" : value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		async _createTable(tableOpts) {
			const params = {
				TableName: this.tableName,
				AttributeDefinitions: [{
					AttributeName: "key",
					AttributeType: "S"
				}],
				KeySchema: [{
					AttributeName: "key",
					KeyType: "HASH"
				}],
				ProvisionedThroughput: {
					ReadCapacityUnits: tableOpts && tableOpts.readCapacityUnits ? tableOpts.readCapacityUnits : DEFAULT_READ_CAPACITY_UNITS,
					WriteCapacityUnits: tableOpts && tableOpts.writeCapacityUnits ? tableOpts.writeCapacityUnits : DEFAULT_WRITE_CAPACITY_UNITS
				}
			};
			try {
				return await this.client.createTable(params);
			} catch (err) {
				if (err.__type && err.__type.includes("ResourceInUseException")) return null;
				else throw err;
			}
		}
		async _get(rlKey) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const params = {
				TableName: this.tableName,
				Key: { key: { S: rlKey } }
			};
			const data = await this.client.getItem(params);
			if (!data.Item) return null;
			const item = new DynamoItem(data.Item.key.S, Number(data.Item.points.N), Number(data.Item.expire.N));
			const dateNowSec = Date.now() / 1e3;
			if (item.expire !== -1 && item.expire <= dateNowSec) return null;
			return item;
		}
		async _delete(rlKey) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const params = {
				TableName: this.tableName,
				Key: { key: { S: rlKey } },
				ConditionExpression: "attribute_exists(#k)",
				ExpressionAttributeNames: { "#k": "key" }
			};
			try {
				return (await this._client.deleteItem(params)).$metadata.httpStatusCode === 200;
			} catch (err) {
				if (err.__type && err.__type.includes("ConditionalCheckFailedException")) return false;
				else throw err;
			}
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const dateNow = Date.now();
			const dateNowSec = dateNow / 1e3;
			const newExpireSec = msDuration > 0 ? (dateNow + msDuration) / 1e3 : -1;
			if (forceExpire) return await this._baseUpsert({
				TableName: this.tableName,
				Key: { key: { S: rlKey } },
				UpdateExpression: "SET points = :points, expire = :expire",
				ExpressionAttributeValues: {
					":points": { N: points.toString() },
					":expire": { N: newExpireSec.toString() }
				},
				ReturnValues: "ALL_NEW"
			});
			try {
				return await this._baseUpsert({
					TableName: this.tableName,
					Key: { key: { S: rlKey } },
					UpdateExpression: "SET points = :new_points, expire = :new_expire",
					ExpressionAttributeValues: {
						":new_points": { N: points.toString() },
						":new_expire": { N: newExpireSec.toString() },
						":where_expire": { N: dateNowSec.toString() }
					},
					ConditionExpression: "expire <= :where_expire OR attribute_not_exists(points)",
					ReturnValues: "ALL_NEW"
				});
			} catch (err) {
				return await this._baseUpsert({
					TableName: this.tableName,
					Key: { key: { S: rlKey } },
					UpdateExpression: "SET points = points + :new_points",
					ExpressionAttributeValues: {
						":new_points": { N: points.toString() },
						":where_expire": { N: dateNowSec.toString() }
					},
					ConditionExpression: "expire > :where_expire",
					ReturnValues: "ALL_NEW"
				});
			}
		}
		async _baseUpsert(params) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			try {
				const data = await this.client.updateItem(params);
				return new DynamoItem(data.Attributes.key.S, Number(data.Attributes.points.N), Number(data.Attributes.expire.N));
			} catch (err) {
				throw err;
			}
		}
		async _setTTL() {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			try {
				if (await this._isTTLSet()) return;
				const params = {
					TableName: this.tableName,
					TimeToLiveSpecification: {
						AttributeName: "expire",
						Enabled: true
					}
				};
				return await this.client.updateTimeToLive(params);
			} catch (err) {
				throw err;
			}
		}
		async _isTTLSet() {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			if (this.ttlManuallySet) return true;
			try {
				const res = await this.client.describeTimeToLive({ TableName: this.tableName });
				return res.$metadata.httpStatusCode == 200 && res.TimeToLiveDescription.TimeToLiveStatus === "ENABLED" && res.TimeToLiveDescription.AttributeName === "expire";
			} catch (err) {
				throw err;
			}
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire != -1 ? Math.max(result.expire * 1e3 - Date.now(), 0) : -1;
			return res;
		}
	};
	module.exports = RateLimiterDynamo;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterPrisma.js
var require_RateLimiterPrisma = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterPrisma = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.modelName = opts.tableName || "RateLimiterFlexible";
			this.prismaClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (!this.prismaClient) throw new Error("Prisma client is not provided");
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.prismaClient) return Promise.reject(new Error("Prisma client is not established"));
			const model = this.prismaClient[this.modelName];
			const now = new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const create = {
				key,
				points,
				expire: newExpire
			};
			if (forceExpire) return model.upsert({
				where: { key },
				create,
				update: {
					points,
					expire: newExpire
				}
			});
			return model.deleteMany({ where: {
				key,
				expire: { lte: now }
			} }).then(() => model.upsert({
				where: { key },
				create,
				update: { points: { increment: points } }
			}));
		}
		_get(rlKey) {
			if (!this.prismaClient) return Promise.reject(new Error("Prisma client is not established"));
			return this.prismaClient[this.modelName].findFirst({ where: { AND: [{ key: rlKey }, { OR: [{ expire: { gt: new Date() } }, { expire: null }] }] } });
		}
		_delete(rlKey) {
			if (!this.prismaClient) return Promise.reject(new Error("Prisma client is not established"));
			return this.prismaClient[this.modelName].deleteMany({ where: { key: rlKey } }).then((res) => res.count > 0);
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					await this.prismaClient[this.modelName].deleteMany({ where: { expire: { lt: new Date(Date.now() - 36e5) } } });
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterPrisma;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterDrizzle.js
var require_RateLimiterDrizzle = __commonJSMin(((exports, module) => {
	let drizzleOperators = null;
	const CLEANUP_INTERVAL_MS = 3e5;
	const EXPIRED_THRESHOLD_MS = 36e5;
	var RateLimiterDrizzleError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "RateLimiterDrizzleError";
		}
	};
	async function loadDrizzleOperators() {
		if (drizzleOperators) return drizzleOperators;
		const requiredOperators = [
			"and",
			"or",
			"gt",
			"lt",
			"eq",
			"isNull",
			"sql"
		];
		function getPackageName() {
			return ["drizzle", "orm"].join("-");
		}
		const collectModuleLayers = (mod) => {
			const layers = [];
			const seen = new Set();
			let current = mod;
			while (current && (typeof current === "object" || typeof current === "function") && !seen.has(current)) {
				layers.push(current);
				seen.add(current);
				current = current.default;
			}
			return layers;
		};
		const importModule = async (specifier, { optional = false } = {}) => {
			try {
				return await import(specifier);
			} catch (error) {
				if (optional) return null;
				throw new RateLimiterDrizzleError(error.message || "Failed to import drizzle-orm package.");
			}
		};
		const mainModule = await importModule(`${getPackageName()}`);
		const sqlModule = await importModule(`${getPackageName()}/sql`, { optional: true });
		const mainCandidates = collectModuleLayers(mainModule);
		const sqlCandidates = sqlModule ? collectModuleLayers(sqlModule) : [];
		const resolvedOperators = {};
		const missingOperators = [];
		for (const operatorName of requiredOperators) {
			const operator = (operatorName === "sql" ? [...sqlCandidates, ...mainCandidates] : mainCandidates).map((candidate) => candidate?.[operatorName]).find((value) => typeof value === "function");
			if (!operator) {
				missingOperators.push(operatorName);
				continue;
			}
			resolvedOperators[operatorName] = operator;
		}
		if (missingOperators.length > 0) throw new RateLimiterDrizzleError(`Failed to load drizzle-orm operators: missing ${missingOperators.join(", ")}`);
		drizzleOperators = resolvedOperators;
		return drizzleOperators;
	}
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterDrizzle = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts?.schema) throw new RateLimiterDrizzleError("Drizzle schema is required");
			if (!opts?.storeClient) throw new RateLimiterDrizzleError("Drizzle client is required");
			this.schema = opts.schema;
			this.drizzleClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(key, points, msDuration, forceExpire = false) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { sql } = await loadDrizzleOperators();
			const now = new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const expired = sql`${this.schema.expire} <= ${sql.param(now, this.schema.expire)}`;
			const nextExpire = sql.param(newExpire, this.schema.expire);
			const [data] = await this.drizzleClient.insert(this.schema).values({
				key,
				points,
				expire: newExpire
			}).onConflictDoUpdate({
				target: this.schema.key,
				set: forceExpire ? {
					points,
					expire: newExpire
				} : {
					points: sql`CASE WHEN ${expired} THEN ${points} ELSE ${this.schema.points} + ${points} END`,
					expire: sql`CASE WHEN ${expired} THEN ${nextExpire} ELSE ${this.schema.expire} END`
				}
			}).returning();
			return data;
		}
		async _get(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { and, or, gt, eq, isNull } = await loadDrizzleOperators();
			const [response] = await this.drizzleClient.select().from(this.schema).where(and(eq(this.schema.key, rlKey), or(gt(this.schema.expire, new Date()), isNull(this.schema.expire)))).limit(1);
			return response || null;
		}
		async _delete(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await loadDrizzleOperators();
			const [result] = await this.drizzleClient.delete(this.schema).where(eq(this.schema.key, rlKey)).returning({ key: this.schema.key });
			return !!result?.key;
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					const { lt } = await loadDrizzleOperators();
					await this.drizzleClient.delete(this.schema).where(lt(this.schema.expire, new Date(Date.now() - EXPIRED_THRESHOLD_MS)));
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, CLEANUP_INTERVAL_MS);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterDrizzle;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterDrizzleNonAtomic.js
var require_RateLimiterDrizzleNonAtomic = __commonJSMin(((exports, module) => {
	let drizzleOperators = null;
	const CLEANUP_INTERVAL_MS = 3e5;
	const EXPIRED_THRESHOLD_MS = 36e5;
	var RateLimiterDrizzleError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "RateLimiterDrizzleError";
		}
	};
	async function getDrizzleOperators() {
		if (drizzleOperators) return drizzleOperators;
		try {
			function getPackageName() {
				return ["drizzle", "orm"].join("-");
			}
			const drizzleOrm = await import(`${getPackageName()}`);
			const { and, or, gt, lt, eq, isNull, sql } = drizzleOrm.default || drizzleOrm;
			drizzleOperators = {
				and,
				or,
				gt,
				lt,
				eq,
				isNull,
				sql
			};
			return drizzleOperators;
		} catch (error) {
			throw new RateLimiterDrizzleError("drizzle-orm is not installed. Please install drizzle-orm to use RateLimiterDrizzleNonAtomic.");
		}
	}
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterDrizzleNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts?.schema) throw new RateLimiterDrizzleError("Drizzle schema is required");
			if (!opts?.storeClient) throw new RateLimiterDrizzleError("Drizzle client is required");
			this.schema = opts.schema;
			this.drizzleClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(key, points, msDuration, forceExpire = false) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await getDrizzleOperators();
			const now = new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const [existingRecord] = await this.drizzleClient.select().from(this.schema).where(eq(this.schema.key, key)).limit(1);
			const shouldUpdateExpire = forceExpire || !existingRecord || existingRecord.expire !== null && existingRecord.expire <= now;
			let newPoints;
			if (existingRecord && !shouldUpdateExpire) newPoints = existingRecord.points + points;
			else newPoints = points;
			const [data] = await this.drizzleClient.insert(this.schema).values({
				key,
				points: newPoints,
				expire: newExpire
			}).onConflictDoUpdate({
				target: this.schema.key,
				set: {
					points: newPoints,
					...shouldUpdateExpire && { expire: newExpire }
				}
			}).returning();
			return data;
		}
		async _get(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { and, or, gt, eq, isNull } = await getDrizzleOperators();
			const [response] = await this.drizzleClient.select().from(this.schema).where(and(eq(this.schema.key, rlKey), or(gt(this.schema.expire, new Date()), isNull(this.schema.expire)))).limit(1);
			return response || null;
		}
		async _delete(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await getDrizzleOperators();
			const [result] = await this.drizzleClient.delete(this.schema).where(eq(this.schema.key, rlKey)).returning({ key: this.schema.key });
			return !!(result && result.key);
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					const { lt } = await getDrizzleOperators();
					await this.drizzleClient.delete(this.schema).where(lt(this.schema.expire, new Date(Date.now() - EXPIRED_THRESHOLD_MS)));
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, CLEANUP_INTERVAL_MS);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterDrizzleNonAtomic;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterValkey.js
var require_RateLimiterValkey = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const incrTtlLuaScript = `
server.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = server.call('incrby', KEYS[1], ARGV[1])
local ttl = server.call('pttl', KEYS[1])
return {consumed, ttl}
`;
	var RateLimiterValkey = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfValkeyNotReady = !!opts.rejectIfValkeyNotReady;
			this._incrTtlLuaScript = opts.customIncrTtlLuaScript || incrTtlLuaScript;
			this.client.defineCommand("rlflxIncr", {
				numberOfKeys: 1,
				lua: this._incrTtlLuaScript
			});
		}
		_isValkeyReady() {
			if (!this._rejectIfValkeyNotReady) return true;
			return this.client.status === "ready";
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let consumed;
			let resTtlMs;
			if (Array.isArray(result[0])) [[, consumed], [, resTtlMs]] = result;
			else [consumed, resTtlMs] = result;
			const res = new RateLimiterRes();
			res.consumedPoints = +consumed;
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		_upsert(rlKey, points, msDuration, forceExpire = false) {
			if (!this._isValkeyReady()) throw new Error("Valkey connection is not ready");
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				const multi = this.client.multi();
				if (secDuration > 0) multi.set(rlKey, points, "EX", secDuration);
				else multi.set(rlKey, points);
				return multi.pttl(rlKey).exec();
			}
			if (secDuration > 0) return this.client.rlflxIncr([
				rlKey,
				String(points),
				String(secDuration),
				String(this.points),
				String(this.duration)
			]);
			return this.client.multi().incrby(rlKey, points).pttl(rlKey).exec();
		}
		_get(rlKey) {
			if (!this._isValkeyReady()) throw new Error("Valkey connection is not ready");
			return this.client.multi().get(rlKey).pttl(rlKey).exec().then((result) => {
				const [[, points]] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterValkey;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterValkeyGlide.js
var require_RateLimiterValkeyGlide = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const DEFAULT_LIBRARY_NAME = "ratelimiterflexible";
	const DEFAULT_VALKEY_SCRIPT = `local key = KEYS[1]
local pointsToConsume = tonumber(ARGV[1])
if tonumber(ARGV[2]) > 0 then
  server.call('set', key, "0", 'EX', ARGV[2], 'NX')
  local consumed = server.call('incrby', key, pointsToConsume)
  local pttl = server.call('pttl', key)
  return {consumed, pttl}
end
local consumed = server.call('incrby', key, pointsToConsume)
local pttl = server.call('pttl', key)
return {consumed, pttl}`;
	const GET_VALKEY_SCRIPT = `local key = KEYS[1]
local value = server.call('get', key)
if value == nil then
  return value
end
local pttl = server.call('pttl', key)
return {tonumber(value), pttl}`;
	var RateLimiterValkeyGlide = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._scriptLoaded = false;
			this._getScriptLoaded = false;
			this._rejectIfValkeyNotReady = !!opts.rejectIfValkeyNotReady;
			this._luaScript = opts.customFunction || DEFAULT_VALKEY_SCRIPT;
			this._libraryName = opts.customFunctionLibName || DEFAULT_LIBRARY_NAME;
		}
		async _loadScripts() {
			if (this._scriptLoaded && this._getScriptLoaded) return true;
			if (!this.client) throw new Error("Valkey client is not set");
			const promises = [];
			if (!this._scriptLoaded) {
				const script = Buffer.from(`#!lua name=${this._libraryName}
        local function consume(KEYS, ARGV)
          ${this._luaScript.trim()}
        end
        server.register_function('consume', consume)`);
				promises.push(this.client.functionLoad(script, { replace: true }));
			} else promises.push(Promise.resolve(this._libraryName));
			if (!this._getScriptLoaded) {
				const script = Buffer.from(`#!lua name=ratelimiter_get
        local function getValue(KEYS, ARGV)
          ${GET_VALKEY_SCRIPT.trim()}
        end
        server.register_function('getValue', getValue)`);
				promises.push(this.client.functionLoad(script, { replace: true }));
			} else promises.push(Promise.resolve("ratelimiter_get"));
			const results = await Promise.all(promises);
			this._scriptLoaded = results[0] === this._libraryName;
			this._getScriptLoaded = results[1] === "ratelimiter_get";
			if (!this._scriptLoaded || !this._getScriptLoaded) throw new Error("Valkey connection is not ready, scripts not loaded");
			return true;
		}
		async _upsert(rlKey, pointsToConsume, msDuration, forceExpire = false, options = {}) {
			await this._loadScripts();
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				if (secDuration > 0) {
					await this.client.set(rlKey, String(pointsToConsume), { expiry: {
						type: "EX",
						count: secDuration
					} });
					return [pointsToConsume, secDuration * 1e3];
				}
				await this.client.set(rlKey, String(pointsToConsume));
				return [pointsToConsume, -1];
			}
			return await this.client.fcall("consume", [rlKey], [String(pointsToConsume), String(secDuration)]);
		}
		async _get(rlKey, options = {}) {
			await this._loadScripts();
			const res = await this.client.fcall("getValue", [rlKey], []);
			return res.length > 0 ? res : null;
		}
		async _delete(rlKey, options = {}) {
			return await this.client.del([rlKey]) > 0;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			if (result === null) return null;
			const res = new RateLimiterRes();
			const [consumedPointsStr, pttl] = result;
			const consumedPoints = Number(consumedPointsStr);
			res.isFirstInDuration = consumedPoints === changedPoints;
			res.consumedPoints = consumedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = pttl;
			return res;
		}
		async close() {
			if (this._scriptLoaded) {
				await this.client.functionDelete(this._libraryName);
				this._scriptLoaded = false;
			}
			if (this._getScriptLoaded) {
				await this.client.functionDelete("ratelimiter_get");
				this._getScriptLoaded = false;
			}
			if (this.insuranceLimiter) try {
				await this.insuranceLimiter.close();
			} catch (e) {}
			this.client = null;
			this._scriptLoaded = false;
			this._getScriptLoaded = false;
			this._rejectIfValkeyNotReady = false;
			this._luaScript = null;
			this._libraryName = null;
			this.insuranceLimiter = null;
		}
	};
	module.exports = RateLimiterValkeyGlide;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterSQLite.js
var require_RateLimiterSQLite = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterSQLite = class extends RateLimiterStoreAbstract {
		_internalStoreType = null;
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.storeType = opts.storeType || "sqlite3";
			this.tableName = opts.tableName;
			this.tableCreated = opts.tableCreated || false;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this._validateStoreTypes(cb);
			this._validateStoreClient(cb);
			this._setInternalStoreType(cb);
			this._validateTableName(cb);
			if (!this.tableCreated) this._createDbAndTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		_validateStoreTypes(cb) {
			const validStoreTypes = [
				"sqlite3",
				"better-sqlite3",
				"knex"
			];
			if (!validStoreTypes.includes(this.storeType)) {
				const err = new Error(`storeType must be one of: ${validStoreTypes.join(", ")}`);
				if (typeof cb === "function") return cb(err);
				throw err;
			}
		}
		_validateStoreClient(cb) {
			if (this.storeType === "sqlite3") {
				if (typeof this.client.run !== "function") {
					const err = new Error("storeClient must be an instance of sqlite3.Database when storeType is 'sqlite3' or no storeType was provided");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else if (this.storeType === "better-sqlite3") {
				if (typeof this.client.prepare !== "function" || typeof this.client.run !== "undefined") {
					const err = new Error("storeClient must be an instance of better-sqlite3.Database when storeType is 'better-sqlite3'");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else if (this.storeType === "knex") {
				if (typeof this.client.raw !== "function") {
					const err = new Error("storeClient must be an instance of Knex when storeType is 'knex'");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			}
		}
		_setInternalStoreType(cb) {
			if (this.storeType === "knex") {
				const knexClientType = this.client.client.config.client;
				if (knexClientType === "sqlite3") this._internalStoreType = "sqlite3";
				else if (knexClientType === "better-sqlite3") this._internalStoreType = "better-sqlite3";
				else {
					const err = new Error("Knex must be configured with 'sqlite3' or 'better-sqlite3' for RateLimiterSQLite");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else this._internalStoreType = this.storeType;
		}
		_validateTableName(cb) {
			if (!/^[A-Za-z0-9_]*$/.test(this.tableName)) {
				const err = new Error("Table name must contain only letters and numbers");
				if (typeof cb === "function") return cb(err);
				throw err;
			}
		}
		async _getConnection() {
			if (this.storeType === "knex") return this.client.client.acquireConnection();
			return this.client;
		}
		_releaseConnection(conn) {
			if (this.storeType === "knex") this.client.client.releaseConnection(conn);
		}
		async _createDbAndTable() {
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3":
						await new Promise((resolve, reject) => {
							conn.run(this._getCreateTableSQL(), (err) => err ? reject(err) : resolve());
						});
						break;
					case "better-sqlite3":
						conn.prepare(this._getCreateTableSQL()).run();
						break;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_getCreateTableSQL() {
			return `CREATE TABLE IF NOT EXISTS ${this.tableName} (
      key TEXT PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire INTEGER
    )`;
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => this._clearExpiredHourAgo());
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		async clearExpired(nowMs) {
			const sql = `DELETE FROM ${this.tableName} WHERE expire < ?`;
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3":
						await new Promise((resolve, reject) => {
							conn.run(sql, [nowMs], (err) => err ? reject(err) : resolve());
						});
						break;
					case "better-sqlite3":
						conn.prepare(sql).run(nowMs);
						break;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire ? Math.max(result.expire - Date.now(), 0) : -1;
			return res;
		}
		async _upsertTransactionSQLite3(conn, upsertQuery, upsertParams) {
			return await new Promise((resolve, reject) => {
				conn.serialize(() => {
					conn.run("SAVEPOINT rate_limiter_trx;", (err) => {
						if (err) return reject(err);
						conn.get(upsertQuery, upsertParams, (err, row) => {
							if (err) {
								conn.run("ROLLBACK TO SAVEPOINT rate_limiter_trx;", () => reject(err));
								return;
							}
							conn.run("RELEASE SAVEPOINT rate_limiter_trx;", () => resolve(row));
						});
					});
				});
			});
		}
		async _upsertTransactionBetterSQLite3(conn, upsertQuery, upsertParams) {
			return conn.transaction(() => conn.prepare(upsertQuery).get(...upsertParams))();
		}
		async _upsertTransaction(rlKey, points, msDuration, forceExpire) {
			const dateNow = Date.now();
			const newExpire = msDuration > 0 ? dateNow + msDuration : null;
			const upsertQuery = forceExpire ? `INSERT OR REPLACE INTO ${this.tableName} (key, points, expire) VALUES (?, ?, ?) RETURNING points, expire` : `INSERT INTO ${this.tableName} (key, points, expire)
         VALUES (?, ?, ?)
         ON CONFLICT(key) DO UPDATE SET
           points = CASE WHEN expire IS NULL OR expire > ? THEN points + excluded.points ELSE excluded.points END,
           expire = CASE WHEN expire IS NULL OR expire > ? THEN expire ELSE excluded.expire END
         RETURNING points, expire`;
			const upsertParams = forceExpire ? [
				rlKey,
				points,
				newExpire
			] : [
				rlKey,
				points,
				newExpire,
				dateNow,
				dateNow
			];
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return this._upsertTransactionSQLite3(conn, upsertQuery, upsertParams);
					case "better-sqlite3": return this._upsertTransactionBetterSQLite3(conn, upsertQuery, upsertParams);
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_upsert(rlKey, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(new Error("Table is not created yet"));
			return this._upsertTransaction(rlKey, points, msDuration, forceExpire);
		}
		async _get(rlKey) {
			const sql = `SELECT points, expire FROM ${this.tableName} WHERE key = ? AND (expire > ? OR expire IS NULL)`;
			const now = Date.now();
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return await new Promise((resolve, reject) => {
						conn.get(sql, [rlKey, now], (err, row) => err ? reject(err) : resolve(row || null));
					});
					case "better-sqlite3": return conn.prepare(sql).get(rlKey, now) || null;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		async _delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(new Error("Table is not created yet"));
			const sql = `DELETE FROM ${this.tableName} WHERE key = ?`;
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return await new Promise((resolve, reject) => {
						conn.run(sql, [rlKey], function(err) {
							if (err) reject(err);
							else resolve(this.changes > 0);
						});
					});
					case "better-sqlite3": return conn.prepare(sql).run(rlKey).changes > 0;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
	};
	module.exports = RateLimiterSQLite;
}));
// node_modules/rate-limiter-flexible/lib/component/RateLimiterEtcdTransactionFailedError.js
var require_RateLimiterEtcdTransactionFailedError = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterEtcdTransactionFailedError extends Error {
		constructor(message) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "RateLimiterEtcdTransactionFailedError";
			this.message = message;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/RateLimiterSetupError.js
var require_RateLimiterSetupError = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterSetupError extends Error {
		constructor(message) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "RateLimiterSetupError";
			this.message = message;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterEtcdNonAtomic.js
var require_RateLimiterEtcdNonAtomic = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterSetupError = require_RateLimiterSetupError();
	var RateLimiterEtcdNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts.storeClient) throw new RateLimiterSetupError("You need to set the option \"storeClient\" to an instance of class \"Etcd3\".");
			this.client = opts.storeClient;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire ? Math.max(result.expire - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			const expire = msDuration > 0 ? Date.now() + msDuration : null;
			let newValue = {
				points,
				expire
			};
			if (forceExpire) await this.client.put(rlKey).value(JSON.stringify(newValue));
			else {
				const oldValue = await this._get(rlKey);
				newValue = {
					points: (oldValue !== null ? oldValue.points : 0) + points,
					expire
				};
				await this.client.put(rlKey).value(JSON.stringify(newValue));
			}
			return newValue;
		}
		async _get(rlKey) {
			return this.client.get(rlKey).string().then((result) => result !== null ? JSON.parse(result) : null);
		}
		async _delete(rlKey) {
			return this.client.delete().key(rlKey).then((result) => result.deleted === "1");
		}
	};
	module.exports = RateLimiterEtcdNonAtomic;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterEtcd.js
var require_RateLimiterEtcd = __commonJSMin(((exports, module) => {
	const RateLimiterEtcdTransactionFailedError = require_RateLimiterEtcdTransactionFailedError();
	const RateLimiterEtcdNonAtomic = require_RateLimiterEtcdNonAtomic();
	const MAX_TRANSACTION_TRIES = 5;
	var RateLimiterEtcd = class extends RateLimiterEtcdNonAtomic {
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			const expire = msDuration > 0 ? Date.now() + msDuration : null;
			let newValue = {
				points,
				expire
			};
			let oldValue;
			if (forceExpire) await this.client.put(rlKey).value(JSON.stringify(newValue));
			else if (!await this.client.if(rlKey, "Version", "===", "0").then(this.client.put(rlKey).value(JSON.stringify(newValue))).commit().then((result) => !!result.succeeded)) {
				let success = false;
				for (let i = 0; i < MAX_TRANSACTION_TRIES; i++) {
					oldValue = await this._get(rlKey);
					newValue = {
						points: oldValue.points + points,
						expire
					};
					success = await this.client.if(rlKey, "Value", "===", JSON.stringify(oldValue)).then(this.client.put(rlKey).value(JSON.stringify(newValue))).commit().then((result) => !!result.succeeded);
					if (success) break;
				}
				if (!success) throw new RateLimiterEtcdTransactionFailedError("Could not set new value in a transaction.");
			}
			return newValue;
		}
	};
	module.exports = RateLimiterEtcd;
}));
// server/limits.ts
var import_rate_limiter_flexible = __commonJSMin(((exports, module) => {
	const RateLimiterRedis = require_RateLimiterRedis();
	const RateLimiterRedisNonAtomic = require_RateLimiterRedisNonAtomic();
	const RateLimiterMongo = require_RateLimiterMongo();
	const RateLimiterMySQL = require_RateLimiterMySQL();
	const RateLimiterPostgres = require_RateLimiterPostgres();
	const { RateLimiterClusterMaster, RateLimiterClusterMasterPM2, RateLimiterCluster } = require_RateLimiterCluster();
	const RateLimiterMemory = require_RateLimiterMemory();
	const RateLimiterMemcache = require_RateLimiterMemcache();
	const RLWrapperBlackAndWhite = require_RLWrapperBlackAndWhite();
	const RLWrapperTimeouts = require_RLWrapperTimeouts();
	const RateLimiterUnion = require_RateLimiterUnion();
	const RateLimiterQueue = require_RateLimiterQueue();
	const BurstyRateLimiter = require_BurstyRateLimiter();
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	const RateLimiterDynamo = require_RateLimiterDynamo();
	const RateLimiterPrisma = require_RateLimiterPrisma();
	const RateLimiterDrizzle = require_RateLimiterDrizzle();
	const RateLimiterDrizzleNonAtomic = require_RateLimiterDrizzleNonAtomic();
	module.exports = {
		RateLimiterRedis,
		RateLimiterRedisNonAtomic,
		RateLimiterMongo,
		RateLimiterMySQL,
		RateLimiterPostgres,
		RateLimiterMemory,
		RateLimiterMemcache,
		RateLimiterClusterMaster,
		RateLimiterClusterMasterPM2,
		RateLimiterCluster,
		RLWrapperBlackAndWhite,
		RLWrapperTimeouts,
		RateLimiterUnion,
		RateLimiterQueue,
		BurstyRateLimiter,
		RateLimiterRes,
		RateLimiterCompatibleAbstract,
		RateLimiterDynamo,
		RateLimiterPrisma,
		RateLimiterValkey: require_RateLimiterValkey(),
		RateLimiterValkeyGlide: require_RateLimiterValkeyGlide(),
		RateLimiterSQLite: require_RateLimiterSQLite(),
		RateLimiterEtcd: require_RateLimiterEtcd(),
		RateLimiterDrizzle,
		RateLimiterDrizzleNonAtomic,
		RateLimiterEtcdNonAtomic: require_RateLimiterEtcdNonAtomic(),
		RateLimiterQueueError: require_RateLimiterQueueError(),
		RateLimiterEtcdTransactionFailedError: require_RateLimiterEtcdTransactionFailedError()
	};
}))();
const mostClients = 5e4;
const sameWindow = 1e3;
const wideFactor = 4;
function openLimit(name, points) {
	const narrow = openNetworkLimit(name, points);
	const wide = openNetworkLimit(name, wideFactor * points);
	async function both(own, outside, how) {
		const charge = await narrow[how](own);
		if (charge.wait !== null) return charge;
		const around = await wide[how](outside);
		return around.wait === null ? {
			...charge,
			around
		} : around;
	}
	function one([own = "", outside], how) {
		return outside === void 0 ? narrow[how](own) : both(own, outside, how);
	}
	return {
		charge: (client) => one(client, "charge"),
		look: (client) => one(client, "look"),
		async refund([own = "", outside], charge) {
			if (outside !== void 0 && charge.around) await wide.refund(outside, charge.around);
			return narrow.refund(own, charge);
		}
	};
}
function openNetworkLimit(name, points) {
	const limiter = new import_rate_limiter_flexible.RateLimiterMemory({
		points,
		duration: 60
	});
	const known = new I({
		max: mostClients,
		dispose(_, client, why) {
			if (why === "evict") limiter.delete(client);
		}
	});
	function toCharge(state) {
		const left = Math.max(0, points - (state?.consumedPoints ?? 0));
		const seconds = Math.max(1, Math.ceil((state?.msBeforeNext ?? 6e4) / 1e3));
		const until = Date.now() + (state?.msBeforeNext ?? 0);
		return {
			name,
			points,
			left,
			seconds,
			wait: (state?.consumedPoints ?? 0) > points ? seconds : null,
			until
		};
	}
	async function current(client) {
		const state = await limiter.get(client);
		return state && state.msBeforeNext > 0 ? state : null;
	}
	return {
		async charge(client) {
			known.set(client, true);
			return toCharge(await limiter.consume(client).catch(overdrawn));
		},
		async look(client) {
			const state = await current(client);
			const charge = toCharge(state);
			return (state?.consumedPoints ?? 0) >= points ? {
				...charge,
				wait: waitOf(state)
			} : charge;
		},
		async refund(client, { until }) {
			const state = await current(client);
			const now = toCharge(state);
			return state !== null && state.consumedPoints > 0 && Math.abs(now.until - until) < sameWindow ? toCharge(await limiter.reward(client)) : now;
		}
	};
}
function waitOf(state) {
	return Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 1e3));
}
function overdrawn(state) {
	if (state instanceof import_rate_limiter_flexible.RateLimiterRes) return state;
	throw state;
}
function limited(seconds) {
	return failure("rate.limited", { seconds }, { retryAfter: seconds });
}
// server/fields.ts
function guardedBy(policy) {
	return [
		["content-security-policy", policy],
		["strict-transport-security", "max-age=31536000"],
		["x-content-type-options", "nosniff"],
		["x-frame-options", "DENY"],
		["referrer-policy", "no-referrer"],
		["permissions-policy", "camera=(), geolocation=(), microphone=()"],
		["cross-origin-opener-policy", "same-origin"]
	];
}
const unchanging = ["cache-control", "public, max-age=300"];
const anyOrigin = ["access-control-allow-origin", "*"];
const nothing$1 = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const jsonFields = [
	...guardedBy(nothing$1),
	["content-type", "application/json; charset=utf-8"],
	["cross-origin-resource-policy", "cross-origin"]
];
function pageFields(styleHash) {
	return [...resultFields(styleHash), unchanging];
}
function resultFields(styleHash) {
	return [
		...guardedBy(`default-src 'none'; style-src '${styleHash}'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`),
		["content-type", "text/html; charset=utf-8"],
		["cross-origin-resource-policy", "same-origin"]
	];
}
const iconFields = [
	...guardedBy(nothing$1),
	["content-type", "image/svg+xml"],
	["cross-origin-resource-policy", "same-origin"],
	unchanging
];
const documentFields = [
	...jsonFields,
	unchanging,
	anyOrigin
];
const passingFields = [...jsonFields, ["cache-control", "no-store"]];
const crossOriginFields = [anyOrigin, ["access-control-expose-headers", "x-request-id, ratelimit, ratelimit-policy, retry-after"]];
function preflightFields(allowed) {
	return [
		...guardedBy(nothing$1),
		["allow", allowed],
		["access-control-allow-methods", allowed],
		["access-control-allow-headers", "authorization, cache-control, content-type, x-request-id"],
		["access-control-max-age", "86400"]
	];
}
function rateFields({ name, points, left, seconds }) {
	return [["ratelimit-policy", `"${name}";q=${points};w=60`], ["ratelimit", `"${name}";r=${left};t=${seconds}`]];
}
// server/listener/refuse.ts
function refuse(failure, requestId, language, names = []) {
	const { status, code, retryAfter } = failure;
	const reason = code !== "INVALID_INPUT" || names.includes(failure.reason) ? failure.reason : failure.facts.id;
	return {
		status,
		fields: retryAfter === null ? passingFields : [...passingFields, ["retry-after", `${retryAfter}`]],
		body: JSON.stringify(toRefusal(failure, requestId, language)),
		note: {
			code,
			reason
		}
	};
}
// server/keys.ts
function noKeys() {
	return { find: () => Promise.resolve(null) };
}
const bearer = /^bearer +(?<key>[A-Za-z0-9._~+/-]{1,512}=*)$/i;
function readKey(header) {
	const key = header.length <= longestHeader ? bearer.exec(header)?.groups?.["key"] : void 0;
	if (key === void 0) throw rejected("malformed");
	return key;
}
const longestHeader = 1024;
const details = {
	malformed: {
		en: "send Authorization: Bearer <key>",
		ko: "Authorization: Bearer <key> 형식으로 보내십시오"
	},
	unknown: {
		en: "nobody has it",
		ko: "발급되지 않은 키"
	}
};
function rejected(reason) {
	return failure("key.rejected", { detail: details[reason] }, { reason });
}
// server/recall/keeping.ts
function keepingOf(check, input, target) {
	if (keepsNothing(check)) return "nowhere";
	return isSecretive(target.name) || holdsSecretiveUrl(input) ? "memory" : "store";
}
function keepsNothing({ concerns, subjectIs }) {
	return concerns !== void 0 || subjectIs === "text";
}
function isAlone({ concerns, ttl }) {
	return concerns !== void 0 || ttl === 0;
}
function holdsSecretiveUrl(value) {
	if (typeof value === "string") return isSecretive(value);
	return typeof value === "object" && value !== null && Object.values(value).some(holdsSecretiveUrl);
}
function isSecretive(text) {
	if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return false;
	if (!URL.canParse(text)) return true;
	const { username, password, search, hash } = new URL(text);
	return username + password + search + hash !== "";
}
// server/recall/recall.ts
const recallBytes = 33554432;
function openRecall(bytes, now, store = null) {
	const each = store ? 2 : 1;
	const memory = new I({
		maxSize: bytes,
		sizeCalculation: ({ result }) => each * sizeOf(result)
	});
	const lookingUp = new Map();
	function isFresh(check, result) {
		return now() - result.observedAt < 1e3 * ttlOf(check, result);
	}
	function before({ check, question, observedAt }) {
		return store ? store.previous({
			check,
			question,
			before: observedAt
		}) : nothing;
	}
	async function look({ check, question }, from) {
		const { id, version, ttl } = check;
		const result = await from.find({
			check: id,
			version,
			question,
			since: now() - 1e3 * ttl
		});
		if (!result || !isFresh(check, result)) return null;
		const key = keyOf({
			check,
			question
		});
		const known = memory.peek(key);
		if (known && known.result.observedAt >= result.observedAt) return known;
		const found = toFound(result, () => before(result));
		memory.set(key, found);
		return found;
	}
	function show({ check, input, result: measured, earlier }) {
		const result = toStored(check, input, measured);
		const known = memory.peek(keyOf({
			check,
			question: result.question
		}))?.result;
		if (!store || keepingOf(check, input, check.target(input)) !== "store") return toFound(result, () => nothing);
		return toFound(result, async () => newest(known, await (earlier ?? before(result)), result.observedAt));
	}
	return {
		find(wanted) {
			const { check, isStored } = wanted;
			if (check.ttl === 0) return nothing;
			const key = keyOf(wanted);
			const known = memory.get(key);
			if (known && isFresh(check, known.result)) return Promise.resolve(known);
			if (!store || !isStored) return nothing;
			const pending = lookingUp.get(key) ?? look(wanted, store).finally(() => lookingUp.delete(key));
			lookingUp.set(key, pending);
			return pending;
		},
		earlier({ check, question, isStored }) {
			return store && isStored ? store.previous({
				check: check.id,
				question,
				before: now()
			}) : nothing;
		},
		async newest(check, input) {
			const question = questionOf(check, input);
			const known = memory.peek(keyOf({
				check,
				question
			}));
			if (known) return known.result;
			if (!store || keepingOf(check, input, check.target(input)) !== "store") return null;
			return store.find({
				check: check.id,
				version: check.version,
				question,
				since: 0
			});
		},
		show,
		keep(measured) {
			const { check, input, isTrusted } = measured;
			const found = show(measured);
			const { result } = found;
			const key = keyOf({
				check,
				question: result.question
			});
			const known = memory.peek(key);
			const keeping = keepingOf(check, input, check.target(input));
			if (!(result.verdict.status !== "unknown" && ttlOf(check, result) >= Math.min(check.ttl, 1)) || keeping === "nowhere") return found;
			const isNewest = !known || known.result.observedAt <= result.observedAt;
			if (check.ttl > 0 && isNewest) memory.set(key, found);
			if (keeping === "store") store?.keep({
				result,
				isTrusted,
				observations: observationsOf(check, result)
			});
			return found;
		},
		left(wanted, found) {
			const ttl = ttlOf(wanted.check, found.result);
			if (ttl === 0 || memory.peek(keyOf(wanted)) !== found) return 0;
			return Math.max(0, Math.floor((1e3 * ttl - (now() - found.result.observedAt)) / 1e3));
		}
	};
}
const nothing = Promise.resolve(null);
function ttlOf(check, { raw }) {
	return Math.min(check.ttl, check.lasts?.(raw) ?? check.ttl);
}
function toFound(result, look) {
	let previous;
	return {
		result,
		previous: () => previous ??= look()
	};
}
function keyOf({ check, question }) {
	return `${check.version} ${question}`;
}
function toStored(check, input, { raw, verdict, observedAt }) {
	const target = check.target(input).name;
	const question = questionOf(check, input);
	const { id, version } = check;
	return {
		check: id,
		version,
		target,
		question,
		raw,
		verdict,
		observedAt: observedAt.getTime()
	};
}
function observationsOf(check, { raw }) {
	return check.observe?.(raw) ?? [];
}
function newest(one, other, before) {
	return [one, other].flatMap((each) => each && each.observedAt < before ? [each] : []).toSorted((a, b) => b.observedAt - a.observedAt)[0] ?? null;
}
const ofObject = 4;
function sizeOf({ raw, verdict }) {
	return ofObject * JSON.stringify([raw, verdict]).length;
}
// server/measure.ts
async function measure(asking, waiting, instruments) {
	const { check, caller, priority } = asking;
	const { counted } = caller;
	const { gone, isFresh, report } = waiting;
	const { flights, slots } = instruments;
	const claim = claimOf(asking);
	if (isAlone(check)) return slots.run(counted, gone, claim, () => run(asking, gone, instruments, report), priority);
	const prepare = (signal, tell) => slots.turn(claim, () => run(asking, signal, instruments, tell));
	return flights.board(keyOf(asking), {
		client: counted,
		priority,
		gone,
		isFresh,
		report,
		prepare
	});
}
function claimOf({ check, target }) {
	return {
		host: target.host,
		isCheap: check.cost === "light"
	};
}
async function run(asking, signal, { engine, recall, rests, ledger, lingering }, report) {
	const { check, input, target, caller, priority } = asking;
	const isTrusted = caller.keyId !== void 0 || priority === "sweep";
	const earlier = recall.earlier(asking);
	let own;
	const result = await runLocal(check, input, {
		...engine,
		admit: rests.admit,
		lingering,
		async stored(measured, asked) {
			const known = await recall.newest(measured, asked);
			return known && {
				raw: known.raw,
				observedAt: new Date(known.observedAt)
			};
		},
		signal,
		...ledger && { store: ledger },
		...isAlone(check) && { caller: {
			address: caller.address,
			...caller.keyId !== void 0 && { keyId: caller.keyId },
			...caller.isProxied && { isProxied: true }
		} },
		...report && { report },
		onResult(measured, asked, found) {
			const kept = {
				check: measured,
				input: asked,
				result: found,
				isTrusted
			};
			if (asked === input) {
				const remembered = recall.keep({
					...kept,
					earlier
				});
				own ??= remembered;
			} else if (isForOthers(check, measured, asked, target)) recall.keep(kept);
		}
	}).catch((error) => {
		throw explain(error, asking);
	});
	return own ?? recall.show({
		check,
		input,
		result,
		isTrusted,
		earlier
	});
}
function isForOthers(outer, measured, input, target) {
	return !keepsNothing(outer) && measured.standsAlone?.(input, target) === true;
}
function explain(error, { check, target }) {
	if (!(error instanceof Failure) || error.facts.id !== "address.private") return error;
	return target.host !== null && error.facts.params["host"] === bracketed(target.host) && check.subject ? failure("input.private", { field: check.subject }, { reason: check.subject }) : error;
}
// server/understand.ts
function understand(check, given, language, allIps) {
	const usual = allIps && Object.hasOwn(check.input.shape, "all_ips") ? { all_ips: "true" } : {};
	const input = parseInput(check.input, {
		...usual,
		...given
	});
	const target = check.target(input);
	return {
		input,
		language,
		question: questionOf(check, input),
		target,
		keeping: keepingOf(check, input, target)
	};
}
// server/ask.ts
async function ask(question, pipeline) {
	const { check, caller, input: given, language: wanted, priority = "person", fresh = false } = question;
	const bill = openBill(question);
	try {
		await bill.charge(pipeline.limits[check.cost]);
		if (check.requires === "key" && caller.keyId === void 0) throw failure("key.required", { check: check.id });
		const { language, ...understood } = typeof given === "function" ? await given() : understand(check, given, wanted, pipeline.allIps);
		const { input } = understood;
		if (isWide(input) && !pipeline.allIps) await bill.charge(pipeline.limits.heavy);
		const asking = {
			...understood,
			check,
			caller,
			priority,
			isStored: understood.keeping === "store"
		};
		const recalled = fresh ? null : await pipeline.recall.find(asking);
		const { found, cached } = recalled ? {
			found: recalled,
			cached: true
		} : await goAndSee(asking, question, pipeline);
		return {
			envelope: {
				cached,
				tail: await pipeline.wording.tail(check, input, found, language),
				left: pipeline.recall.left(asking, found)
			},
			rate: bill.rate()
		};
	} catch (error) {
		if (isOurs(error) && !signalOf(question).aborted) await bill.refund();
		throw error;
	}
}
function toJson({ cached, tail: { text, length } }, requestId) {
	const head = `{"ok":true,"requestId":"${requestId}","cached":${cached}`;
	return {
		body: head + text,
		length: head.length + length
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
		const found = asking.check.rest !== void 0 && error instanceof Failure && error.code === "RATE_LIMITED" ? await pipeline.recall.find(asking) : null;
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
function isOurs(error) {
	if (!(error instanceof Failure)) return true;
	const { id, reason, params } = error.facts;
	return id === "busy" || id === "internal" || reason === "dns.failed" && params["detail"] === "ECONNREFUSED";
}
// server/caller.ts
async function identify(anybody, authorization, { keys, wrongKeys }, onRate) {
	const state = await wrongKeys.look(anybody.counted);
	if (state.wait !== null) {
		onRate(state);
		throw limited(state.wait);
	}
	try {
		const holder = await keys.find(readKey(authorization));
		if (!holder) throw rejected("unknown");
		return {
			...anybody,
			keyId: holder.id,
			counted: [`key ${holder.id}`]
		};
	} catch (error) {
		if (error instanceof Failure && error.status === 401) onRate(await wrongKeys.charge(anybody.counted));
		throw error;
	}
}
// server/repeated-name.ts
function repeatedName(text) {
	const open = [];
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === "{") open.push(new Map());
		else if (character === "[") open.push(null);
		else if (character === "}" || character === "]") {
			const [name, count] = [...open.pop() ?? []].find(([, times]) => times > 1) ?? [];
			if (name !== void 0 && count !== void 0) return {
				name,
				count
			};
		} else if (character === "\"") {
			const end = endOfString(text, at);
			const names = open.at(-1);
			if (names && isName(text, end)) countName(names, JSON.parse(text.slice(at, end)));
			at = end - 1;
		}
	}
	return null;
}
function countName(names, name) {
	names.set(name, (names.get(name) ?? 0) + 1);
}
function endOfString(text, from) {
	let at = from + 1;
	while (at < text.length && text[at] !== "\"") at += text[at] === "\\" ? 2 : 1;
	return at + 1;
}
function isName(text, from) {
	let at = from;
	while (" 	\r\n".includes(text[at] ?? "x")) at++;
	return text[at] === ":";
}
// server/listener/body.ts
const largestBody = 65536;
const largestText = 2097152;
function refuseBody({ headers }) {
	const length = headers["content-length"];
	if (headers["transfer-encoding"] === void 0 && (length === void 0 || Number(length) === 0)) return;
	throw malformed({
		en: "a body where the parameters belong into the query",
		ko: "파라미터는 본문이 아니라 쿼리에 넣어야 합니다"
	});
}
async function readBody(incoming, names, largest = largestBody) {
	checkType(incoming);
	const text = decode(await readBytes(incoming, largest));
	const value = parse(text);
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed({
		en: "the body must be a JSON object",
		ko: "본문은 JSON 객체여야 합니다"
	});
	const stranger = Object.keys(value).find((name) => !names.includes(name));
	if (stranger !== void 0) {
		const field = printable(stranger, 60);
		throw failure("input.unknown", {
			field,
			suggestion: placeOf(stranger, names)
		}, { reason: field });
	}
	const repeated = repeatedName(text);
	if (!repeated) return value;
	const field = printable(repeated.name, 60);
	throw failure("input.repeated", {
		field,
		count: repeated.count
	}, { reason: field });
}
function placeOf(stranger, names) {
	if (stranger === "lang") return {
		en: " It belongs into the query: ?lang=ko",
		ko: " 쿼리에 넣어야 합니다: ?lang=ko"
	};
	const near = suggest(stranger, names);
	if (near.en !== "") return near;
	return {
		en: ` A body holds ${names.join(", ")}.`,
		ko: ` 본문에 쓸 수 있는 이름: ${names.join(", ")}.`
	};
}
function checkType({ headers }) {
	const type = headers["content-type"] ?? "";
	const isJson = /^application\/json(?:[ \t]*;(?:[ \t]*charset=(?:utf-8|"utf-8"))?)*[ \t]*$/i.test(type);
	const coding = headers["content-encoding"] ?? "identity";
	if (isJson && coding === "identity") return;
	const given = isJson ? `content-encoding: ${coding}` : type;
	throw failure("request.type", { type: given === "" ? "nothing" : printable(given, 100) });
}
async function readBytes(incoming, largest) {
	if (Number(incoming.headers["content-length"] ?? 0) > largest) throw tooLarge(largest);
	const { promise, resolve, reject } = Promise.withResolvers();
	const chunks = [];
	let count = 0;
	incoming.on("data", (chunk) => {
		count += chunk.length;
		if (count > largest) reject(tooLarge(largest));
		else chunks.push(chunk);
	});
	incoming.once("end", () => resolve(Buffer.concat(chunks)));
	incoming.once("close", () => reject(failure("aborted", {})));
	incoming.once("error", () => reject(failure("aborted", {})));
	return promise;
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		throw malformed({
			en: "the body is not JSON",
			ko: "본문이 JSON이 아닙니다"
		});
	}
}
function decode(bytes) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw malformed({
			en: "the body is not UTF-8",
			ko: "본문이 UTF-8이 아닙니다"
		});
	}
}
function tooLarge(largest) {
	return failure("request.too-large", { limit: largest / 1024 });
}
function malformed(detail) {
	return failure("request.malformed", { detail });
}
// server/answer.ts
function answering(check, counter, read = readBody) {
	const names = Object.keys(check.input.shape);
	const parse = parserOf(check, names, counter, read);
	return async (asked, draft) => {
		draft.names = [...names, "lang"];
		const onRate = (charge) => void (draft.rate = rateFields(charge));
		const caller = await callerOf(asked, draft, counter, onRate);
		const { envelope } = await ask({
			check,
			caller,
			language: asked.language,
			fresh: wantsFresh(asked),
			onRate,
			signal: asked.gone,
			async input() {
				const understood = await parse(asked);
				const { host } = understood.target;
				if (host !== null) draft.note = {
					...draft.note,
					target: host
				};
				return understood;
			}
		}, counter).catch((error) => {
			throw challenged(error, draft);
		});
		const left = caller.keyId === void 0 ? envelope.left : 0;
		const keeping = left > 0 ? `private, max-age=${left}` : "no-store";
		return {
			status: 200,
			fields: [...answerFields, ["cache-control", keeping]],
			...toJson(envelope, asked.requestId),
			note: { cached: envelope.cached }
		};
	};
}
async function callerOf({ incoming }, draft, counter, onRate) {
	const { counted, network, address, isProxied } = counter.clients(incoming);
	draft.note = {
		...draft.note,
		network
	};
	const { authorization } = incoming.headers;
	const anybody = {
		address: address ?? "",
		isProxied,
		counted
	};
	if (authorization === void 0) return anybody;
	try {
		return await identify(anybody, authorization, counter, onRate);
	} catch (error) {
		throw challenged(error, draft);
	}
}
function challenged(error, draft) {
	if (error instanceof Failure && error.status === 401) draft.fields.push(["www-authenticate", "Bearer"]);
	return error;
}
const mostRemembered = 1e6;
function parserOf(check, names, { language: fallback, allIps }, read) {
	const understood = new I({
		maxSize: mostRemembered,
		sizeCalculation: (_, search) => search.length + 500
	});
	async function readPost({ incoming, search }) {
		const { language } = readQuery(search, [], fallback);
		return understand(check, await read(incoming, names, check.subjectIs === "text" ? largestText : void 0), language, allIps);
	}
	function readGet({ incoming, search }) {
		refuseBody(incoming);
		const known = understood.get(search);
		if (known) return known;
		const { parameters, language } = readQuery(search, names, fallback);
		const fresh = understand(check, parameters, language, allIps);
		understood.set(search, fresh);
		return fresh;
	}
	return check.method === "POST" ? readPost : readGet;
}
function wantsFresh({ incoming }) {
	return /(?:^|[\s,])no-cache(?:$|[\s,=])/i.test(incoming.headers["cache-control"] ?? "");
}
const answerFields = [...jsonFields, ["vary", "authorization"]];
export { I as _, recallBytes as a, crossOriginFields as c, pageFields as d, passingFields as f, openLimit as g, limited as h, openRecall as i, documentFields as l, resultFields as m, largestText as n, noKeys as o, preflightFields as p, readBytes as r, refuse as s, answering as t, iconFields as u, languageIn as v, readQuery as y };
