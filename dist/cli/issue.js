import { La as sign, Na as init__lazy_builtin_crypto, Pa as randomBytes, _a as readWhole, ca as signatureAlgorithms, da as children, ja as generateKeyPairSync, ka as createHash, pa as readBits, sa as oids, va as tags } from "./node-3.js";
import { isIP } from "node:net";
// src/demo/der-writer.ts
init__lazy_builtin_crypto();
function encode(e,...t){const n=t.reduce((e,t)=>e+t.length,0);return Buffer.concat([Buffer.from([e]),encodeLength(n),...t])}
function encodeLength(e){if(e<128)return Buffer.from([e]);const t=Buffer.alloc(4);t.writeUInt32BE(e);const n=t.subarray(t.findIndex(e=>e!==0));return Buffer.concat([Buffer.from([128|n.length]),n])}
function sequence(...e){return encode(tags.sequence,...e)}
function set(...e){return encode(tags.set,...e)}
function constructed(e,...t){return encode(160|e,...t)}
function primitive(e,t){return encode(128|e,t)}
function objectIdentifier(e){const[t=0,n=0,...r]=e.split(`.`).map(Number);return encode(tags.oid,Buffer.from([t*40+n,...r].flatMap(arcBytes)))}
function arcBytes(e){const t=[e%128];for(let n=Math.floor(e/128);n>0;n=Math.floor(n/128))t.unshift(128|n%128);return t}
function integer(e){const t=typeof e===`number`?numberBytes(e):e;const n=t.findIndex(e=>e!==0);const r=n<0?Buffer.from([0]):t.subarray(n);const i=((r[0]??0)&128)!==0;return encode(tags.integer,Buffer.alloc(i?1:0),r)}
function numberBytes(e){const t=Buffer.alloc(6);t.writeUIntBE(e,0,6);return t}
function boolean(e){return encode(tags.boolean,Buffer.from([e?255:0]))}
function octetString(...e){return encode(tags.octetString,...e)}
function bitString(e,t=0){return encode(tags.bitString,Buffer.from([t]),e)}
function bitList(e){const t=Math.max(-1,...e);const n=Buffer.alloc(Math.ceil((t+1)/8));for(const t of e)n[t>>3]=(n[t>>3]??0)|128>>(t&7);return bitString(n,n.length*8-(t+1))}
function utf8String(e){return encode(12,Buffer.from(e,`utf8`))}
function nothing(){return encode(5)}
function derTime(e){const t=e.getUTCFullYear();return t>=1950&&t<2050?encode(tags.utcTime,Buffer.from(digits(e).slice(2),`latin1`)):generalizedTime(e)}
function generalizedTime(e){return encode(tags.generalizedTime,Buffer.from(digits(e),`latin1`))}
function digits(e){return`${e.toISOString().replace(/\.\d+Z$/,``).replace(/\D/g,``)}Z`}
function toPem(e,t){const n=Buffer.from(e).toString(`base64`).match(/.{1,64}/g)??[];return[`-----BEGIN ${t}-----`,...n,`-----END ${t}-----`,``].join(`
`)}
// src/demo/extensions.ts
function extension(e,t,n=false){return sequence(objectIdentifier(e),...n?[boolean(true)]:[],octetString(t))}
const keyUses={digitalSignature:0,keyEncipherment:2,keyAgreement:4,keyCertSign:5,crlSign:6};
function keyUsage(e){return extension(oids.keyUsage,bitList(e.map(e=>keyUses[e])),true)}
function extendedKeyUsage(e){return extension(oids.extendedKeyUsage,sequence(...e.map(objectIdentifier)))}
function authorityConstraints(e){const t=e===void 0?[]:[integer(e)];return extension(oids.basicConstraints,sequence(boolean(true),...t),true)}
function subjectAltName(e,t=false){return extension(oids.subjectAltName,sequence(...e.map(generalName)),t)}
function generalName(e){return isIP(e)?primitive(7,addressBytes(e)):primitive(2,Buffer.from(e,`latin1`))}
function addressBytes(e){if(isIP(e)===4)return Buffer.from(e.split(`.`).map(Number));const[t=``,n]=new URL(`http://[${e}]`).hostname.slice(1,-1).split(`::`);const r=groupBytes(t);const i=groupBytes(n??``);return Buffer.concat([r,Buffer.alloc(16-r.length-i.length),i])}
function groupBytes(e){if(e===``)return Buffer.alloc(0);return Buffer.from(e.split(`:`).map(e=>e.padStart(4,`0`)).join(``),`hex`)}
function subjectKeyIdentifier(e){return extension(oids.subjectKeyIdentifier,octetString(e))}
function authorityKeyIdentifier(e){return extension(oids.authorityKeyIdentifier,sequence(primitive(0,e)))}
function authorityInfoAccess(e,t){const n=[...e.map(e=>[oids.ocsp,e]),...t.map(e=>[oids.caIssuers,e])].map(([e,t])=>sequence(objectIdentifier(e),uniformResource(t)));return extension(oids.authorityInfoAccess,sequence(...n))}
function crlDistributionPoints(e){return extension(oids.crlDistributionPoints,sequence(...e.map(e=>sequence(distributionPointName(e)))))}
function distributionPointName(e){return constructed(0,constructed(0,uniformResource(e)))}
function uniformResource(e){return primitive(6,Buffer.from(e,`latin1`))}
// src/demo/keys.ts
function generateKeys(e=`p256`){return generators[e]()}
const generators={rsa1024:()=>generateKeyPairSync(`rsa`,{modulusLength:1024}),rsa2048:()=>generateKeyPairSync(`rsa`,{modulusLength:2048}),p256:()=>generateKeyPairSync(`ec`,{namedCurve:`P-256`}),p384:()=>generateKeyPairSync(`ec`,{namedCurve:`P-384`}),ed25519:()=>generateKeyPairSync(`ed25519`)};
// src/demo/sign.ts
init__lazy_builtin_crypto();
function signatureAlgorithm(e,t){const n=names[e.asymmetricKeyType??``]?.(t);const r=Object.entries(signatureAlgorithms).find(([,e])=>e.name===n);if(!r)throw new Error(`no signature algorithm for ${e.asymmetricKeyType} with ${t}`);const i=e.asymmetricKeyType===`rsa`?[nothing()]:[];return sequence(objectIdentifier(r[0]),...i)}
const names={rsa:e=>`${e}WithRSAEncryption`,ec:e=>`ecdsaWith${e.charAt(0).toUpperCase()}${e.slice(1)}`,ed25519:()=>`ed25519`};
function signed(e,t,n){return sequence(...signedParts(e,t,n))}
function signedParts(e,t,n){const r=t.asymmetricKeyType===`ed25519`?null:n;return[e,signatureAlgorithm(t,n),bitString(sign(r,e,t))]}
// src/demo/issue.ts
init__lazy_builtin_crypto();
function issue(e,t){const n=e.keys??generateKeys();const r=Buffer.isBuffer(e.subject)?e.subject:distinguishedName(e.subject);const{hash:i=`sha256`,signedWith:a=(t?.keys??n).privateKey}=e;const o=signed(sequence(constructed(0,integer(2)),integer(e.serial??randomSerial()),signatureAlgorithm(a,i),t?.subject??r,sequence(derTime(e.notBefore),derTime(e.notAfter)),r,publicKeyInfo(n),...wrapped(extensionsOf(e,{keys:n,subject:r,issuerKeys:t?.keys??n}))),a,i);return{der:o,pem:toPem(o,`CERTIFICATE`),subject:r,keys:n,key:privateKeyPem(n)}}
function issueRoot(e){return issue({authority:{},keyUsage:[`keyCertSign`,`crlSign`],...e})}
function issueIntermediate(e,t){return issue({authority:{pathLength:0},keyUsage:[`keyCertSign`,`crlSign`],...t},e)}
function issueLeaf(e,t){return issue({keyUsage:[`digitalSignature`],extendedKeyUsage:[oids.serverAuth],...t},e)}
function distinguishedName({commonName:e,organization:t}){return sequence(...[[oids.organizationName,t],[oids.commonName,e]].flatMap(([e,t])=>t===void 0?[]:[set(sequence(objectIdentifier(e),utf8String(t)))]))}
function keyIdentifier({publicKey:e}){return createHash(`sha1`).update(publicKeyBits(e)).digest()}
function publicKeyBits(e){const t=e.export({type:`spki`,format:`der`});const[,n]=children(readWhole(t));return readBits(n)}
function randomSerial(){const e=randomBytes(16);e[0]=(e[0]??0)&127|64;return e}
function publicKeyInfo({publicKey:e}){return e.export({type:`spki`,format:`der`})}
function privateKeyPem({privateKey:e}){return e.export({type:`pkcs8`,format:`pem`}).toString()}
function wrapped(e){return e.length===0?[]:[constructed(3,sequence(...e))]}
function extensionsOf(e,{keys:t,subject:n,issuerKeys:r}){const{names:i,authority:a,ocspUrls:o=[],issuerUrls:s=[],crlUrls:c=[]}=e;const{subjectKeyIdentifier:l=keyIdentifier(t),authorityKeyIdentifier:u=keyIdentifier(r)}=e;const d=n.equals(sequence());return[a&&authorityConstraints(a.pathLength),e.keyUsage&&keyUsage(e.keyUsage),e.extendedKeyUsage&&extendedKeyUsage(e.extendedKeyUsage),i&&subjectAltName(i,d),l&&subjectKeyIdentifier(l),u&&authorityKeyIdentifier(u),o.length+s.length>0&&authorityInfoAccess(o,s),c.length>0&&crlDistributionPoints(c),...e.extensions??[]].filter(e=>Buffer.isBuffer(e))}

export { issueRoot as i, issueIntermediate as n, issueLeaf as r, issue as t };
