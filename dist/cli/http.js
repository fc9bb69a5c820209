import { t as __commonJSMin } from "./rolldown-runtime.js";
import { n as allIpsOf, r as fitsAllIps, t as allIps } from "./all-ips.js";
import { _ as strictObject, f as int, h as object, i as _enum, l as boolean, p as literal, s as array, v as string, y as tuple } from "./schemas.js";
import { n as datetime } from "./iso.js";
import { a as revocations, c as surroundingsCaps, i as strengthRows, l as surroundingsKpis, n as hstsStrength, r as parseHsts, s as judgeAddresses, t as everyAddress, u as surroundingsProblems } from "./addresses.js";
import { a as named, c as unnamed, o as seenElsewhere, s as surroundingsOf } from "./surroundings.js";
import { n as valuesOf$1, t as splitList } from "./header-list.js";
import { n as assessInDoubt, t as assess } from "./grade.js";
import { t as conclude } from "./conclude.js";
import { t as attempt } from "./attempt.js";
import { c as portOf, l as urlTarget, n as hostOf } from "./target.js";
import { n as certificate, o as suffixWildcards, t as effectsOf } from "./effect.js";
import { n as suggest } from "./near.js";
import { n as beginning, r as shorten, t as printable } from "./printable.js";
import { S as dividedDisposition, _ as ignoredInMeta, b as parseCspList, d as refreshOf, f as textOfHtml, g as effective, h as pageTypeOf, i as travel, n as tellOf, p as readMeta, r as redirects, v as knownDirectives, x as withoutIgnored, y as parseCsp } from "./sights.js";
import { n as finder, t as defineProblems } from "./interpretation.js";
import { t as hasEmptyLocation } from "./location.js";
import { t as defineCheck } from "./check.js";
import { r as targetOfUrl } from "./value.js";
import { i as pageLimit, n as get, t as ask } from "./visit.js";
import { r as failure, t as Failure } from "./failure.js";
import { t as challengeIn } from "./challenge.js";
import { o as readProducts, s as readVersion } from "./product-version.js";
import { n as decodePage } from "./content-coding.js";
import { n as oddityKinds } from "./net.js";
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
const obsolete = new Set([
	"SSLv3",
	"TLSv1",
	"TLSv1.1"
]);
async function identity$1(context, to) {
	const [{ chain, trust, handshake }, { leaf, intermediates, detour }] = await Promise.all([certificate(context, to), revocations(context, to)]);
	const isCutOff = detour === null && intermediates.some(({ status }) => status === "revoked");
	const isDetourOpen = detour?.some((one) => intermediates.some((each) => each.certificate === one && each.status === "unknown")) ?? false;
	const has = (id) => trust.reasons.some((reason) => reason.id === id);
	const openssl = trust.openssl === null ? handshake.lenient ? null : true : false;
	const isTrusted = isDetourOpen ? null : chain.length > 0 ? trust.trusted : openssl;
	const found = [
		...ofCertificate.map((id) => [id, has(id)]),
		["revoked", leaf.status === "revoked" || isCutOff],
		["untrusted", isTrusted === false],
		["obsolete-version", obsolete.has(handshake.protocol)]
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
			host: hostOf(asked),
			port: portOf(asked),
			...from && { namedBy: from.address }
		};
		const held = await attempt(() => identity$1(context, to));
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
	const origin = page === null ? null : originOf(page);
	return steps.filter(({ url }) => originOf(url) !== origin);
}
function originOf(url) {
	return URL.parse(url)?.origin ?? url;
}
// src/formats/http/csp-source.ts
const longestSource = 2048;
const nonce = /^'nonce-(?<value>[A-Za-z0-9+/_-]+={0,2})'$/i;
const hash = /^'sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/i;
const keyword = /^'[a-z0-9-]+'$/i;
const scheme = /^[a-z][a-z0-9+.-]*:$/i;
const host = /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::(?<port>\d{1,5}|\*))?(?<path>\/[^?#]*)?$/i;
const bareKeyword = /^(?:self|none|unsafe-inline|unsafe-eval|unsafe-hashes|strict-dynamic|wasm-unsafe-eval|nonce-\S+|sha(?:256|384|512)-\S+)$/i;
function readSources(tokens) {
	const bounded = [...new Set(tokens)].filter(({ length }) => length <= longestSource);
	const keywords = new Set(bounded.filter((token) => keyword.test(token)).map((token) => token.toLowerCase()));
	const nonces = bounded.flatMap((token) => nonce.exec(token)?.groups?.["value"] ?? []);
	const hashes = bounded.filter((token) => hash.test(token)).length;
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
const trust = {
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
	hosts: trust.anything,
	inline: trust.anything,
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
	const elements = listOf(policy, "script-src-elem");
	const handlers = listOf(policy, "script-src-attr");
	const evals = listOf(policy, "script-src");
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
	hosts: trust.nothing,
	inline: trust.nothing,
	allowsHandlers: false,
	allowsEval: false
};
function isSandboxed({ directives }) {
	const flags = directives.get("sandbox");
	return flags !== void 0 && !flags.some((flag) => flag.toLowerCase() === "allow-scripts");
}
function listOf(policy, name) {
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
	const base = isStatic ? trust.anything : Math.min(...valuesOf(list, {
		isStrict,
		isProven,
		broad,
		bypassed
	}));
	const hosts = isGuessable ? Math.max(0, base - shortNoncePenalty) : base;
	return {
		isGoverned: true,
		hosts,
		inline: isStatic || allowsInline(list, "script") ? trust.anything : isGuessable ? hosts : trust.nothing,
		isProven,
		broad,
		bypassed,
		shortestNonce
	};
}
function valuesOf(list, { isStrict, isProven, broad, bypassed }) {
	if (isStrict) return [trust.strictDynamic];
	return [
		[trust.nothing, true],
		[trust.proof, isProven],
		[trust.self, list.keywords.has("'self'")],
		[trust.hosts, list.hosts.length > 0 || list.schemes.length > 0],
		[trust.bypassedHost, bypassed.length > 0],
		[trust.anything, broad.length > 0]
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
		"csp-form-action": give("csp-form-action", policies.some((policy) => isTight(own(policy, "form-action"), page))),
		"csp-style-inline": give("csp-style-inline", policies.some((policy) => keepsStylesOut(policy, page))),
		"csp-http-source": give("csp-http-source", page.isHttps && policies.some((policy) => plainSources(policy).length === 0)),
		"csp-default-src": give("csp-default-src", policies.some((policy) => isTight(own(policy, "default-src"), page)))
	};
}
function baseUri(policies, { script, views, page }) {
	if (policies.some((policy) => isTight(own(policy, "base-uri"), page))) return extras["csp-base-uri"];
	return policies.some(({ directives }, at) => !directives.has("base-uri") && views[at]?.isGoverned && !views[at].isProven) && script > 0 ? extras["csp-base-uri"] / 2 : 0;
}
function own({ directives }, name) {
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
const addressesProblems = defineProblems({
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
const hsts$1 = "https://www.rfc-editor.org/rfc/rfc6797#section-";
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
		reference: `${hsts$1}7.1`
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
		reference: `${hsts$1}6.1`
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
		reference: `${hsts$1}6.1.1`
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
		reference: `${hsts$1}6.1.1`
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
		reference: `${hsts$1}6.1.1`
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
		reference: `${hsts$1}6.1.2`
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
		reference: `${hsts$1}8.1`
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
const problems = {
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
	...addressesProblems,
	...surroundingsProblems
};
const find = finder();
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
const kpis = {
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
const words = {
	problems,
	caps: {
		...caps,
		...surroundingsCaps
	},
	parts,
	kpis: {
		...kpis,
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
			...sent.length === 0 ? [find("csp-meta-only")] : [],
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
	return reported === "" ? find("csp-missing") : find("csp-report-only", {}, { evidence: evidence(reported) });
}
function scriptFindings(policies, { views }) {
	const seen = { evidence: evidence(policies.map(scriptText).filter(Boolean).join("; ")) };
	if (views.every(({ isGoverned }) => !isGoverned)) return [find("csp-scripts-unrestricted")];
	const byHosts = views.toSorted((a, b) => b.hosts - a.hosts)[0];
	const byInline = views.toSorted((a, b) => b.inline - a.inline)[0];
	const findings = [];
	const isStatic = byInline?.inline === trust.anything && byInline.isProven;
	const isInlineOpen = byInline?.inline === trust.anything || views.every(({ allowsHandlers }) => allowsHandlers);
	if (isStatic) findings.push(find("csp-static-nonce", {}, seen));
	else if (isInlineOpen) findings.push(find("csp-unsafe-inline", {}, seen));
	if (byHosts && byHosts.hosts <= trust.bypassedHost) findings.push(...sourceFindings(byHosts));
	findings.push(...nonceFindings(byInline?.shortestNonce ?? null));
	if (views.every(({ allowsEval }) => allowsEval)) findings.push(find("csp-unsafe-eval", {}, seen));
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
const mostNamed$1 = 5;
function sourceFindings({ broad, bypassed }) {
	if (broad.length > 0) return [find("csp-broad-source", { sources: list(broad) }, { evidence: evidence(broad.join(" ")) })];
	return bypassed.slice(0, mostNamed$1).map((host) => {
		return find("csp-bypass-host", { host: printable(host, 80) }, {
			subject: evidence(host),
			evidence: evidence(host)
		});
	});
}
function list(tokens) {
	return printable([...new Set(tokens)].slice(0, mostNamed$1).join(" "), 120);
}
const strongNonce = 22;
function nonceFindings(nonce) {
	if (nonce === null || nonce.length >= strongNonce) return [];
	const id = nonce.length < 8 ? "csp-short-nonce" : "csp-weak-nonce";
	return [find(id, { length: nonce.length })];
}
function extraFindings(policies, { earned, views }, page) {
	const plain = policies.flatMap(plainSources);
	return Object.keys(earned).filter((extra) => earned[extra] === 0 || extra === "csp-base-uri").flatMap((extra) => {
		if (extra === "csp-http-source") return plain.length === 0 ? [] : [find(extra, { sources: list(plain) }, { evidence: evidence(plain.join(" ")) })];
		if (extra === "csp-style-inline") return styleFindings(policies, page);
		if (extra === "csp-base-uri") return earned[extra] === 10 ? [] : [find(extra)];
		if (extra === "csp-default-src" && views.some(({ isProven }) => isProven)) return [];
		return [find(extra)];
	});
}
function styleFindings(policies, page) {
	const broad = policies.map((policy) => styleSources(policy, page));
	const isNamed = broad.some((sources) => sources.length > 0);
	const sources = broad.flat();
	return [...policies.every(allowsInlineStyles) || !isNamed ? [find("csp-style-inline")] : [], ...isNamed ? [find("csp-style-source", { sources: list(sources) }, { evidence: evidence(sources.join(" ")) })] : []];
}
const known$2 = new Set(knownDirectives);
function mistakes({ directives, repeated }) {
	return [...repeated.filter((name) => known$2.has(name)).map((directive) => find("csp-duplicate-directive", { directive }, { subject: directive })), ...[...directives].flatMap(([name, tokens]) => misspelt(name, tokens)).slice(0, mostNamed$1)];
}
function misspelt(name, tokens) {
	const directive = printable(name, 60);
	if (!known$2.has(name)) {
		const suggestion = suggest(name, knownDirectives);
		return [find("csp-unknown-directive", {
			directive,
			suggestion
		}, { subject: directive })];
	}
	return [...tokens.filter((token) => known$2.has(token.toLowerCase())).slice(0, 1).map((token) => find("csp-missing-semicolon", {
		directive: token,
		holder: directive
	}, { subject: token })), ...readSources(tokens).unquoted.slice(0, 1).map((keyword) => find("csp-unquoted-keyword", { keyword: printable(keyword, 60) }, { subject: directive }))];
}
function ignored(written) {
	const names = ignoredInMeta.filter((name) => written.some(({ directives }) => directives.has(name)));
	return names.length === 0 ? [] : [find("csp-meta-ignored", { directives: names.join(", ") })];
}
// src/checks/http/weights.ts
const gradeVersion = "http-2";
const weights = {
	csp: 30,
	hsts: 25,
	framing: 15,
	contentTypeOptions: 10,
	referrer: 10,
	permissions: 10
};
const ladder = [
	[95, "A+"],
	[85, "A"],
	[70, "B"],
	[50, "C"],
	[20, "D"]
];
const ceilings = {
	"no-page": "F",
	"redirect-certificate": "F",
	"final-http": "D",
	"invalid-certificate": "C",
	downgrade: "C",
	"weak-csp": "A"
};
function toCeilings(holds) {
	return Object.keys(ceilings).filter((id) => holds[id]).map((id) => ({
		id,
		max: ceilings[id]
	}));
}
function toParts(scores) {
	return Object.keys(weights).map((id) => ({
		id,
		weight: weights[id],
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
function judgeHsts(page) {
	const policy = hstsOf(page);
	if (!page.isHttps || page.isTrusted === false) return nothing;
	const values = page.values("strict-transport-security");
	const findings = [...hstsFindings(values, policy), ...hstsDuplicates(values, page)];
	const strength = hstsStrength(policy);
	return {
		score: strength > 0 && page.isTrusted === null ? null : strength,
		findings
	};
}
function hstsOf(page) {
	const [first] = page.values("strict-transport-security");
	if (first === void 0) return null;
	return parseHsts(page.keepsDuplicates ? first : first.split(",")[0] ?? "");
}
const day = 86400;
function hstsFindings([first], policy) {
	if (first === void 0) return [find("hsts-missing")];
	const seen = { evidence: evidence(first) };
	if (!policy) return [find("hsts-invalid", {}, seen)];
	if (policy.maxAge === 0) return [find("hsts-off", {}, seen)];
	const days = Math.floor(policy.maxAge / day);
	const isShort = policy.maxAge < 180 * day;
	return [
		...isShort ? [find("hsts-short", { seconds: policy.maxAge }, seen)] : [],
		...!isShort && policy.maxAge < 365 * day ? [find("hsts-under-a-year", { days }, seen)] : [],
		...policy.includeSubDomains ? [] : [find("hsts-without-subdomains", {}, seen)]
	];
}
function hstsDuplicates({ length }, { keepsDuplicates }) {
	return keepsDuplicates && length > 1 ? [find("hsts-duplicate", { count: length })] : [];
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
			findings: [find("framing-broad", { sources }, { evidence: evidence(ancestors.flat().join(" ")) })]
		};
	}
	const values = page.values("x-frame-options");
	const { score, problem } = frameOptions[parseFrameOptions(values)];
	return {
		score,
		findings: problem ? [find(problem, {}, seenIn(values))] : []
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
		findings: [find("content-type-options-missing")]
	};
	if (isObeyed) return {
		score: 100,
		findings: []
	};
	return {
		score: 0,
		findings: [find("content-type-options-invalid", {}, seenIn(values))]
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
		findings: [find("referrer-missing")]
	};
	if (policy === "unknown") return {
		score,
		findings: [find("referrer-unknown", {}, seenIn(values))]
	};
	if (score === 100) return {
		score,
		findings: []
	};
	return {
		score,
		findings: [find("referrer-leaky", { policy }, { evidence: policy })]
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
		if (sent === null) return [find("isolation-missing", params, { subject: header })];
		return sent.isValid ? [] : [find("isolation-invalid", params, {
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
			value: isPage ? hstsAge(page) : null,
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
function hstsAge(page) {
	if (page.values("strict-transport-security").length === 0) return false;
	return hstsOf(page)?.maxAge ?? "invalid";
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
const known$1 = new Set(permissionsFeatures);
const scores = {
	broad: 30,
	legacy: 20,
	nothing: 0
};
function judgePermissions(page) {
	const values = page.values("permissions-policy");
	const policy = parsePermissionsPolicy(values);
	if (policy && [...policy.keys()].some((feature) => known$1.has(feature))) return rate(policy, values);
	const legacy = page.values("feature-policy").join(", ").trim();
	const score = legacy === "" ? scores.nothing : scores.legacy;
	if (policy === null) return {
		score,
		findings: [find("permissions-invalid", {}, { evidence: evidence(values.join(", ")) })]
	};
	if (policy.size > 0) return {
		score,
		findings: [unknown([...policy.keys()], values)]
	};
	if (legacy === "") return {
		score,
		findings: [find("permissions-missing")]
	};
	return {
		score,
		findings: [find("permissions-legacy", {}, { evidence: evidence(legacy) })]
	};
}
const mostNamed = 3;
function unknown(features, values) {
	const named = printable(features.slice(0, mostNamed).join(", "), 120);
	const suggestion = suggest(features[0] ?? "", permissionsFeatures);
	return find("permissions-unknown", {
		features: named,
		suggestion
	}, { evidence: evidence(values.join(", ")) });
}
function rate(policy, values) {
	const seen = { evidence: evidence(values.join(", ")) };
	const open = powerful.filter((feature) => policy.get(feature) === "everybody");
	if (open.length > 0) return {
		score: scores.broad,
		findings: [find("permissions-broad", { features: open.join(", ") }, seen)]
	};
	const count = powerful.filter((feature) => policy.get(feature) === "self-at-most").length;
	const score = strengths.find(([from]) => count >= from)?.[1] ?? 0;
	return {
		score,
		findings: score === 100 ? [] : [find("permissions-weak", { count }, seen)]
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
	if (service !== null) return [find("login-page", { service }, { evidence: evidence(finalUrl) })];
	return closed.has(status) ? [find("protected-page", { status })] : [];
}
function loginIn(asked, reached) {
	const to = new URL(reached);
	const host = hostOf(to);
	if (host === hostOf(new URL(asked))) return null;
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
		kind: "version",
		product: "Hudson"
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
		...isPage && raw.finalUrl.startsWith("http:") ? [find("final-http", { url: shown(raw.finalUrl) }, { evidence: evidence(raw.finalUrl) })] : [],
		...plainFindings(raw),
		...wayFindings(raw),
		...headFindings(raw),
		...dispositionFindings(raw),
		...refreshFindings(raw),
		...isPage && raw.status >= 400 ? [find("error-page", { status: raw.status })] : [],
		...raw.parser === "tolerant" ? [find("malformed-header")] : []
	];
}
const longestUrl$1 = 120;
function shown(url) {
	return printable(url, longestUrl$1);
}
function endFindings({ end, hops, finalUrl }) {
	const target = hops.at(-1)?.location ?? finalUrl;
	const seen = { evidence: evidence(target) };
	if (end === "loop") return [find("redirect-loop", { url: shown(target) }, seen)];
	if (end === "limit") return [find("redirect-limit", { count: hops.length - 1 }, seen)];
	if (end === "private") return [find("redirect-private", { url: shown(target) }, seen)];
	if (end === "nul-byte" || end === "content-disposition" || end === "content-encoding") return [find(end, { url: shown(finalUrl) }, { evidence: evidence(finalUrl) })];
	return end === "invalid-location" ? [find("redirect-invalid", {}, seen)] : [];
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
	return [...count > mostOfChromium ? [find("redirect-twentieth", {
		count,
		most: mostOfChromium
	}, seen)] : [], ...hasEmptyLocation({
		status,
		headers
	}) ? [find("redirect-empty", {
		url: shown(finalUrl),
		status
	}, seen)] : []];
}
function headFindings({ oddities = [] }) {
	const spaced = [...new Set(oddities.filter(({ kind }) => kind === "space-before-colon").map(({ seen }) => seen))];
	const line = oddities.find(({ kind }) => kind === "status-line");
	const names = printable(spaced.slice(0, mostNames).join(", "), 120);
	return [...spaced.length > 0 ? [find("header-space", { names }, { evidence: evidence(spaced.join(", ")) })] : [], ...line ? [find("status-line", { url: shown(line.url) }, { evidence: evidence(line.seen) })] : []];
}
function dispositionFindings({ end, headers, finalUrl, version }) {
	if (end !== "answered" || version === "2" || !dividedDisposition(headers)) return [];
	const seen = { evidence: evidence(valuesOf$1(headers, "content-disposition").join(", ")) };
	return [find("content-disposition-comma", { url: shown(finalUrl) }, seen)];
}
const mostNames = 5;
function refreshFindings({ refresh }) {
	if (!refresh) return [];
	const { url, delay } = refresh;
	return [find("refresh-unfollowed", {
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
	return [find("redirect-certificate", params, seenAt(hop.url))];
}
function downgradeFindings({ hops }) {
	return hops.filter(({ downgrade }) => downgrade).slice(0, 1).map(({ url, location }) => {
		const to = location ?? "";
		return find("redirect-downgrade", {
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
	return problems.length > 0 ? [find("invalid-certificate", { reasons: reasonsOf({ problems }) })] : [];
}
function unclearFindings(raw) {
	const url = raw.end === "answered" && raw.finalUrl.startsWith("https:") && raw.identity === null ? raw.finalUrl : raw.end === "answered" ? unclearStep(raw.hops, raw.finalUrl)?.url : void 0;
	return url === void 0 ? [] : [find("certificate-unknown", { url: shown(url) }, seenAt(url))];
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
	return [find(state === "content" ? "redirect-missing" : "redirect-astray", { url: shown(url) }, { evidence: evidence(status === null ? url : `${url} ${status}`) })];
}
const written = new Map([...leakHeaders.map(({ header, name }) => [header, name]), ["meta generator", "<meta name=generator>"]]);
function leakFindings({ leaks }) {
	return leaks.map(({ source: from, value, kind, product }) => {
		const source = written.get(from) ?? from;
		const seen = {
			subject: from,
			evidence: evidence(`${from}: ${value}`)
		};
		if (kind === "version") return find("leak-version", {
			source,
			product: printable(product ?? value, 60)
		}, seen);
		return find(kind === "product" ? "leak-product" : "leak-internal", { source }, seen);
	});
}
// src/checks/http/judge.ts
function judge(raw) {
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
	const doubt = doubtOf(raw, page, scores);
	const parts = toParts(scores);
	const assessed = doubt ? assessInDoubt(parts, caps, ladder, doubt) : assess(parts, caps, ladder);
	const isRead = !isPage || raw.meta.isWhole || assessed.grade !== void 0;
	const { csp, referrer, ...others } = judged;
	const findings = [
		...siteFindings(raw),
		...protectedFindings(raw),
		...(isRead ? [csp, referrer] : []).flatMap((each) => each.findings),
		...isRead ? [] : [find("page-unread")],
		...Object.values(others).flatMap((each) => each.findings),
		...isPage ? isolationFindings(page) : [],
		...isPage ? leakFindings(raw) : []
	];
	return conclude(assessed, findings, kpisOf(raw, page), problems);
}
function doubtOf(raw, page, scores) {
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
		hsts: judgeHsts(page),
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
function judgeEvery(raw) {
	const own = judge(raw);
	const { addresses } = raw;
	if (!addresses) return own;
	const differences = addresses.flatMap((around) => differencesOf(raw, around));
	return judgeAddresses(own, {
		around: addresses,
		judge,
		ladder,
		differences,
		problems
	});
}
function differencesOf(raw, around) {
	const { own, host } = around;
	const seen = seenElsewhere(around);
	const elsewhere = seen.filter((other) => answerOf(other.seen) !== answerOf(raw));
	const unlike = seen.filter((other) => !elsewhere.includes(other)).filter((other) => headersUnlike(raw, other.seen).length > 0);
	const headers = graded.filter((name) => unlike.some((other) => headersUnlike(raw, other.seen).includes(name)));
	const answers = [{
		address: own,
		seen: raw
	}, ...elsewhere].map((each) => `${each.address}: ${answerOf(each.seen)}`);
	return [...elsewhere.length === 0 ? [] : [find("addresses-answers", {
		own,
		others: named(elsewhere.map(({ address }) => address))
	}, {
		subject: host,
		evidence: evidence(answers.join("; "))
	})], ...unlike.length === 0 ? [] : [find("addresses-headers", {
		own,
		others: named(unlike.map(({ address }) => address)),
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
	return graded.filter((name) => valueOf(own, name) !== valueOf(other, name));
}
function valueOf({ headers }, name) {
	return valuesOf$1(headers, name.toLowerCase()).map(lasting).join("; ");
}
function lasting(value) {
	return value.toLowerCase().replace(/'nonce-[^']*'/g, "'nonce'").split(";").map((piece) => piece.trim().replace(/\s+/g, " ")).filter((piece) => piece !== "" && !/^report-(?:uri|to)\b/.test(piece)).join("; ");
}
// src/probes/tls/client-certificate.ts
const sayings = ["<center>No required SSL certificate was sent</center>", "<center>The SSL certificate error</center>"];
function wantsCertificate({ status, body }) {
	if (status !== 400 || body.length > 2048) return false;
	const text = Buffer.from(body).toString("latin1");
	return sayings.some((saying) => text.includes(saying));
}
// src/probes/page/leaks.ts
const known = new Map(leakHeaders.map((each) => [each.header, each]));
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
	const row = known.get(name.toLowerCase());
	if (!row || row.kind === "internal" || value.trim() === "") return [];
	return productsIn(row, value.trim());
}
function productsIn({ kind, product }, value) {
	if (product === void 0) return readProducts(value).map(withoutConstant);
	return [{
		name: product,
		version: kind === "version" ? readVersion(value) : null
	}];
}
const constants = new Set(["apache-coyote/1.1"]);
function withoutConstant(found) {
	const { name, version } = found;
	return constants.has(`${name}/${version ?? ""}`.toLowerCase()) ? {
		name,
		version: null
	} : found;
}
function leakIn(source, value) {
	const row = known.get(source);
	if (!row || value === "") return null;
	if (row.kind !== "internal") return telling$1(source, value, productsIn(row, value));
	return {
		source,
		value: beginning(value, longestValue),
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
		value: beginning(value, longestValue),
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
const patience = 5e3;
const enoughSilence = 1500;
async function plainHttp$1(context, url, named = {}) {
	const start = startOf(url);
	const came = await plainHttpWay(context, url, named);
	if (start === null || !came) return null;
	return came.ok ? arrival(came.value) : absence(came.failure, start);
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
		patience,
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
	const timer = setTimeout(() => late.reject(failure("timeout.http", { host })), patience);
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
function absence({ id, reason, params }, url) {
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
		return [[cut(name), cut(key === "set-cookie" ? withoutSecret(value) : value)]];
	});
}
function cut(text) {
	return shorten(text, longestOther);
}
function withoutSecret(cookie) {
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
		seen: cut(seen)
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
async function collect({ url }, context) {
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
	const host = hostOf(new URL(url));
	const service = challengeIn(reply);
	if (service !== null) throw failure("http.challenge", {
		host,
		detail: service
	});
	if (wantsCertificate(reply)) throw failure("http.client-certificate", { host });
	if (reply.status >= 500) throw failure("http.server-error", {
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
async function collectEvery(input, context) {
	const main = collect(input, context);
	if (!input.all_ips) return main;
	const [first, last] = await Promise.all([fromFirst(input, context, main), fromLast(input, context, main)]);
	return {
		...first.main,
		addresses: [first.around, ...last ? [last.around] : []]
	};
}
function fromFirst(input, context, main) {
	const answered = attempt(() => ask(context, input.url)).then((got) => got.ok ? got.value.address : null);
	return everyAddress(context, endpointOf(input.url), {
		main,
		answered,
		look: (at) => collect(input, at)
	});
}
async function fromLast({ url }, context, main) {
	const came = await attempt(() => redirects(context, url));
	if (!came.ok || came.value.end.kind !== "answered") return null;
	const { url: page, named, reply } = came.value;
	const to = endpointOf(page, named);
	if (to.host === endpointOf(url).host || !(await attempt(() => main)).ok) return null;
	const look = (at) => collect({ url: page }, at);
	return everyAddress(context, to, {
		main,
		answered: Promise.resolve(reply.address),
		look
	});
}
function endpointOf(url, named = {}) {
	const parsed = new URL(url);
	return {
		host: hostOf(parsed),
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
const hsts = { part: "hsts" };
const framing = { part: "framing" };
const contentType = { part: "contentTypeOptions" };
const referrer = { part: "referrer" };
const permissions = { part: "permissions" };
const noPage = { cap: "no-page" };
// src/checks/http/grading.ts
const grading = {
	version: gradeVersion,
	ladder,
	weights,
	ceilings,
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
		"hsts-missing": hsts,
		"hsts-invalid": hsts,
		"hsts-off": hsts,
		"hsts-short": hsts,
		"hsts-under-a-year": hsts,
		"hsts-without-subdomains": hsts,
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
const input = strictObject({
	url: urlTarget().meta({
		description: "Full URL; https:// is assumed where the scheme is missing",
		ko: "전체 URL. 스킴이 없으면 https://로 봅니다",
		examples: ["https://example.com/"]
	}),
	all_ips: allIps()
});
const identity = object({ problems: array(_enum(identityProblems)).readonly() }).nullable().meta({
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
	identity
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
const one = object({
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
	identity,
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
const raw = one.extend({ addresses: array(surroundingsOf(one)).readonly().exactOptional().meta({
	description: "What was seen at the other addresses of the host that was asked for, and of the host of the page; absent unless all_ips asked for them",
	ko: "요청한 호스트와 페이지 호스트의 다른 주소에서 본 것. all_ips로 요청하지 않았으면 없습니다"
}) });
// src/checks/http/index.ts
const http = defineCheck({
	id: "http",
	title: {
		en: "HTTP security headers",
		ko: "HTTP 보안 헤더"
	},
	about: {
		en: "Follows the redirects from a URL and grades the security headers of the page by what they really prevent.",
		ko: "URL의 리디렉션을 따라가 페이지의 보안 헤더가 실제로 막는 것을 기준으로 등급을 매깁니다."
	},
	input,
	subject: "url",
	raw,
	cost: "standard",
	ttl: 300,
	words,
	grading,
	target: ({ url }) => targetOfUrl(url),
	question: ({ url, ...query }) => ({
		url,
		...allIpsOf(query)
	}),
	standsAlone: () => true,
	collect: collectEvery,
	judge: judgeEvery,
	fits: (seen, { url, all_ips }) => seen.url === url && fitsAllIps(all_ips, seen.addresses !== void 0)
});
export { plainHttpWay as a, judge as c, siteProblems as d, refusedStep as f, identityProblems as h, plainHttpStates as i, leakHeaders as l, unclearStep as m, plainHttp as n, findLeaks as o, stepsOf as p, plainHttp$1 as r, productsOf as s, http as t, ladder as u };
