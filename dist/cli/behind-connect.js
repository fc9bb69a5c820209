import { At as clientHello, bn as attempt, d as exchangeHello, x as withPatience } from "./gate-14.js";
import { E as failure } from "./node.js";
// src/net/tunnel/behind-connect.ts
const http=`HTTP/`;
const patience=4e3;
async function whoSpoke(e,t,n,r){const i=r.proxyTo(t);if(i===null||t.starttls)return e;const a=await attempt(()=>withPatience(n,patience,async e=>{const{socket:i}=await r.connect(t,e);return exchangeHello(i,clientHello(`TLSv1.2`,t.host),{to:t,signal:n,within:e})}));const o=a.ok?Buffer.from(a.value.bytes).toString(`latin1`,0,5):``;return o!==``&&http.startsWith(o)?failure(`proxy.malformed`,{proxy:i,detail:`200, and then HTTP`},{cause:e}):e}

export { whoSpoke };
