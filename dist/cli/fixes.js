// src/report/fixes.ts
const hsts=[`Strict-Transport-Security`,`max-age=31536000`];
const csp=[`Content-Security-Policy`,`default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`];
const framing=[`X-Frame-Options`,`DENY`];
const contentType=[`X-Content-Type-Options`,`nosniff`];
const referrer=[`Referrer-Policy`,`strict-origin-when-cross-origin`];
const headers={"http.hsts-missing":hsts,"http.hsts-invalid":hsts,"http.hsts-off":hsts,"http.hsts-short":hsts,"ssl.hsts-missing":hsts,"ssl.hsts-invalid":hsts,"ssl.hsts-off":hsts,"ssl.hsts-short":hsts,"http.csp-missing":csp,"http.framing-missing":framing,"http.framing-invalid":framing,"http.content-type-options-missing":contentType,"http.content-type-options-invalid":contentType,"http.referrer-missing":referrer,"http.referrer-leaky":referrer,"http.permissions-missing":[`Permissions-Policy`,`camera=(), microphone=(), geolocation=()`]};
const notes={defaultServer:{en:`Put it into the default server of the port; nginx may ignore it in the others.`,ko:`해당 포트의 기본 서버(default_server)에 넣으십시오. 다른 server 블록에서는 nginx가 무시할 수 있습니다.`},inPlace:{en:`Put it in place of the server blocks that listen on port 80.`,ko:`80번 포트에서 수신하는 기존 server 블록을 이것으로 바꾸십시오.`},inherited:{en:`Repeat all add_header lines in each location that has one of its own.`,ko:`자체 add_header가 있는 location에는 모든 add_header 줄을 다시 넣으십시오.`},global:{en:`Put it outside of <VirtualHost>.`,ko:`<VirtualHost> 밖에 넣으십시오.`},headersModule:{en:`It needs mod_headers (a2enmod headers).`,ko:`mod_headers가 필요합니다(a2enmod headers).`},plainHost:{en:`Put it into the <VirtualHost> of port 80; it needs mod_rewrite (a2enmod rewrite).`,ko:`80번 포트의 <VirtualHost>에 넣으십시오. mod_rewrite가 필요합니다(a2enmod rewrite).`}};
const settings={"http.redirect-missing":[{server:`nginx`,text:`server {
  listen 80;
  return 301 https://$host$request_uri;
}`,note:notes.inPlace},{server:`Apache`,text:`RewriteEngine On
RewriteCond %{HTTPS} !=on
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]`,note:notes.plainHost},{server:`Caddy`,text:`http:// {
  redir https://{host}{uri} permanent
}`},{server:`Cloudflare`,text:`SSL/TLS > Edge Certificates > Always Use HTTPS: On`}],"ssl.tls10":versions(),"ssl.tls11":versions(),"ssl.no-tls13":versions()};
function versions(){return[{server:`nginx`,text:`ssl_protocols TLSv1.2 TLSv1.3;`,note:notes.defaultServer},{server:`Apache`,text:`SSLProtocol -all +TLSv1.2 +TLSv1.3`},{server:`Caddy`,text:`tls {
  protocols tls1.2 tls1.3
}`},{server:`Cloudflare`,text:`SSL/TLS > Edge Certificates > Minimum TLS Version: TLS 1.2
SSL/TLS > Edge Certificates > TLS 1.3: On`}]}
function headerFor({id:e}){return Object.hasOwn(headers,e)?headers[e]?.join(`: `)??null:null}
function fixesFor({id:e,subject:t=``,evidence:n=``}){if(e===`http.leak-version`)return versionFixes(t,n);if(Object.hasOwn(settings,e))return settings[e]??[];const r=Object.hasOwn(headers,e)?headers[e]:void 0;return r?headerFixes(r,!e.endsWith(`-missing`)):[]}
const cloudflareRule=`Rules > Overview > Create rule > Response Header Transform Rule`;
function headerFixes([e,t],n){const[r,i]=[`add_header ${e} "${t}" always;`,`Header always set ${e} "${t}"`];return[{server:`nginx`,text:n?`${hiddenByNginx(e)}\n${r}`:r,note:notes.inherited},{server:`Apache`,text:n?`Header onsuccess unset ${e}\n${i}`:i,note:notes.headersModule},{server:`Caddy`,text:`header ${n?`>`:``}${e} "${t}"`},{server:`Cloudflare`,text:`${cloudflareRule} > Set static\n${e}: ${t}`}]}
function versionFixes(e,t){if(e===`server`)return[{server:`nginx`,text:`server_tokens off;`},{server:`Apache`,text:`ServerTokens Prod`,note:notes.global},{server:`Caddy`,text:`header -Server`}];if(!/^[a-z\d-]+$/.test(e))return[];const n=e.replace(/\b[a-z]/g,e=>e.toUpperCase());return[...e===`x-powered-by`&&/\bphp\//i.test(t)?[{server:`PHP`,text:`expose_php = Off`}]:[],{server:`nginx`,text:hiddenByNginx(n)},{server:`Apache`,text:`Header onsuccess unset ${n}\nHeader always unset ${n}`},{server:`Caddy`,text:`header -${n}`},{server:`Cloudflare`,text:`${cloudflareRule} > Remove\n${n}`}]}
function hiddenByNginx(e){return`proxy_hide_header ${e};\nfastcgi_hide_header ${e};`}

export { headerFor as n, fixesFor as t };
