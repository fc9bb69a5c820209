// src/report/place.ts
function pathOfUrl(e){const t=URL.parse(e);if(!t||!/^https?:$/.test(t.protocol))return`target`;return`${t.host}${t.pathname}`.slice(0,1e3).replace(/(?:%.?|\/+)$/,``).replaceAll(/%(?![\da-f]{2})/gi,`%25`).replaceAll(/[^\w./~%-]/g,encodeURIComponent)}
function encoded(e){return e.replaceAll(/\p{Surrogate}/gu,`�`).split(`/`).map(e=>encodeURIComponent(e)).join(`/`)}

export { pathOfUrl as n, encoded as t };
