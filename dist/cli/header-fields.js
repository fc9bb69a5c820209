// server/http/header-fields.ts
function guardedBy(e){return[[`content-security-policy`,e],[`strict-transport-security`,`max-age=31536000`],[`x-content-type-options`,`nosniff`],[`x-frame-options`,`DENY`],[`referrer-policy`,`no-referrer`],[`permissions-policy`,`camera=(), geolocation=(), microphone=()`],[`cross-origin-opener-policy`,`same-origin`]]}
const unchanging=[`cache-control`,`public, max-age=300`];
const anyOrigin=[`access-control-allow-origin`,`*`];
const exposed=`x-request-id, ratelimit, ratelimit-policy, retry-after, link, location, etag, age, deprecation, sunset`;
const nothing=`default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const jsonFields=[...guardedBy(nothing),[`content-type`,`application/json; charset=utf-8`],[`cross-origin-resource-policy`,`cross-origin`]];
const pageFields=[...guardedBy(`default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`).map(([e,t])=>[e,e===`referrer-policy`?`same-origin`:t]),[`content-type`,`text/html; charset=utf-8`],[`cross-origin-resource-policy`,`same-origin`]];
const unchangingFields=[[`cache-control`,`private, max-age=300`]];
function assetFields(e){return[...guardedBy(nothing),[`content-type`,e],[`cross-origin-resource-policy`,`same-origin`],[`cache-control`,`public, max-age=31536000, immutable`]]}
const eventFields=[...guardedBy(nothing),[`content-type`,`text/event-stream; charset=utf-8`],[`cross-origin-resource-policy`,`same-origin`],[`cache-control`,`no-store`],[`x-accel-buffering`,`no`]];
const lineFields=[...jsonFields.map(([e,t])=>[e,e===`content-type`?`application/x-ndjson`:t]),[`vary`,`authorization, accept`],[`cache-control`,`no-store`],[`x-accel-buffering`,`no`]];
const iconFields=[...guardedBy(nothing),[`content-type`,`image/svg+xml`],[`cross-origin-resource-policy`,`same-origin`],unchanging];
const cardFields=[...guardedBy(nothing),[`content-type`,`image/png`],[`cross-origin-resource-policy`,`cross-origin`],unchanging];
const badgeFields=[...guardedBy(nothing),[`content-type`,`image/svg+xml; charset=utf-8`],[`cross-origin-resource-policy`,`cross-origin`],unchanging,anyOrigin];
const plainFields=[...guardedBy(nothing),[`content-type`,`text/plain; charset=utf-8`],[`cross-origin-resource-policy`,`same-origin`],unchanging];
const probeFields=[...guardedBy(nothing),[`content-type`,`text/plain; version=0.0.4; charset=utf-8`],[`cross-origin-resource-policy`,`same-origin`],[`cache-control`,`no-store`],[`vary`,`authorization`]];
const documentFields=[...jsonFields,unchanging,anyOrigin];
const agentFields=[...guardedBy(nothing),[`cross-origin-resource-policy`,`same-origin`],[`cache-control`,`no-store`],[`x-accel-buffering`,`no`],[`access-control-expose-headers`,exposed]];
const textFields=[...guardedBy(nothing),[`content-type`,`text/markdown; charset=utf-8`],[`cross-origin-resource-policy`,`cross-origin`],unchanging,anyOrigin];
const passingFields=[...jsonFields,[`cache-control`,`no-store`]];
const accountFields=[...guardedBy(nothing),[`content-type`,`application/json; charset=utf-8`],[`cross-origin-resource-policy`,`same-origin`],[`cache-control`,`no-store`]];
const crossOriginFields=[anyOrigin,[`access-control-expose-headers`,exposed],[`link`,`</openapi.json>; rel="service-desc"`]];
function preflightFields(e){return[...guardedBy(nothing),[`allow`,e],[`access-control-allow-methods`,e],[`access-control-allow-headers`,`authorization, cache-control, content-type, idempotency-key, if-none-match, x-request-id`],[`access-control-max-age`,`86400`]]}
function rateFields(e){const{around:t}=e;const{name:n,points:r,left:i,seconds:a}=t&&t.left<e.left?t:e;return[[`ratelimit-policy`,`"${n}";q=${r};w=60`],[`ratelimit`,`"${n}";r=${i};t=${a}`]]}

export { rateFields as _, cardFields as a, eventFields as c, lineFields as d, pageFields as f, probeFields as g, preflightFields as h, badgeFields as i, iconFields as l, plainFields as m, agentFields as n, crossOriginFields as o, passingFields as p, assetFields as r, documentFields as s, accountFields as t, jsonFields as u, textFields as v, unchangingFields as y };
