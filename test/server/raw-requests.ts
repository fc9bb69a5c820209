import * as fc from "fast-check";

/** Valid, suspicious and invalid values of Host. */
const hosts = [
  ..."a a.example:80 :80 a: a:0 a:65535 x:65536 x:70000 x:99999 x:99999999999 a:80:80 a:b 1.2.3.4 1.2.3.256 1.2.3 0x7f.1".split(
    " ",
  ),
  ..."4294967296 [::1] [::1]:80 [::1]:99999 [::x] [ [] [::1%25lo] a/b a?b a#b a@b a\\b a<b> a|b a^b a%41 a%zz % %ff a,b".split(
    " ",
  ),
  ..."xn--a xn--zz--zz . .. a..b - ' \" __proto__ \xe9 \xff a\tb a\0b".split(" "),
  "",
  "a b",
  "a, a",
  "a".repeat(300),
];

const paths = [
  ..."/ /?' /../ /.. /x%2e%2e/ /%2e%2e/%2e /. // //x:99999/ /\\ /\\\\x:99999 /% /%ff /%00 /%2f /livez /readyz /docs".split(
    " ",
  ),
  ..."/openapi.json /api /api/util/ /api/util/ssl /api/util/gate /api/util/email-header /api/util/../../livez".split(
    " ",
  ),
  ..."/api//util/ssl /api/util/ssl/ /a;b /a#b /{} /` /| /\xe9 /: /@ /** * livez ? # a:443 http://a/ http://a?'".split(
    " ",
  ),
  ..."http://x:99999/ http://[::x/ http://1.2.3.256/../ http:// https://a/livez HTTP://a/.. http:/a http:a".split(" "),
  ..."http:\\\\a http://a@b/ http://%/ http:///livez ftp://a/ file:///".split(" "),
  "",
];

const methods = [..."GET GET GET POST HEAD OPTIONS PUT DELETE TRACE CONNECT QUERY BREW get".split(" "), ""];

/** The subjects cause no traffic: names do not resolve, and the addresses are private. */
const words = [
  ..."host= url= query= host=a.example url=https://a.example/ host=10.0.0.1 url=http://[::1]/ query=127.0.0.1".split(
    " ",
  ),
  ..."port= 443 lang= ko min_ssl= A+ all_ips=true % %ff %00 %27 = & & ? # ' \\ < \xe9".split(" "),
];

const lines = `Connection: close
Connection: keep-alive
Expect: 100-continue
Expect: x
Upgrade: h2c
Accept: */*
Host: b
host:
Content-Length: 0
Content-Length: 2
Content-Length: -1
Content-Length: 99999999
Transfer-Encoding: chunked
Content-Type: application/json
Content-Type: application/json;
Content-Type: text/plain
Content-Encoding: gzip
Authorization: Bearer a
Authorization: \xff
X-Request-Id: from-a-client
X-Request-Id: \xff
Cache-Control: no-cache
X-Forwarded-For: 1.2.3.4
X-Forwarded-Host: x:99999
X-Forwarded-Proto: https
Forwarded: host=x:99999
:authority: x
__proto__: a`.split("\n");

const binary = fc.string({ maxLength: 12, unit: "binary-ascii" });
const latin = fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString("latin1"));

function oneOf(known: readonly string[], ...others: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, ...others);
}

const target = fc
  .tuple(
    oneOf(
      paths,
      binary.map((text) => `/${text}`),
    ),
    fc.array(oneOf(words, binary, latin), { maxLength: 6 }),
  )
  .map(([path, query]) => (query.length > 0 ? `${path}?${query.join("")}` : path));

const headers = fc.array(
  oneOf(
    lines,
    latin,
    latin.map((text) => `X: ${text}`),
  ),
  { maxLength: 3 },
);

const head = fc.record({
  method: oneOf(methods, binary),
  target,
  version: fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", ""),
  host: fc.option(
    oneOf(
      hosts,
      latin,
      fc.tuple(latin, fc.nat()).map(([name, port]) => `${name}:${port}`),
    ),
    { freq: 8 },
  ),
  headers,
  body: oneOf(["", "", "{}", '{"headers":"a: b"}', "0\r\n\r\n", "zz\r\n"], latin),
});

const spelt = head.map(({ method, target: wanted, version, host, headers: others, body }) => {
  const fields = [...(host === null ? [] : [`Host: ${host}`]), ...others];
  return Buffer.from(
    `${method} ${wanted} ${version}\r\n${fields.map((line) => `${line}\r\n`).join("")}\r\n${body}`,
    "latin1",
  );
});

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));

/** Random socket input: mostly requests with one anomaly, sometimes arbitrary bytes. */
export const rawRequest: fc.Arbitrary<Buffer> = fc.oneof({ weight: 9, arbitrary: spelt }, bytes);
