import { E as failure } from "./node.js";
import { n as sentHost } from "./request-target.js";
// server/http/same-origin.ts
function checkSameOrigin({incoming:e}){const{headers:t}=e;const n=t[`sec-fetch-site`];if(n!==void 0){if(n===`same-origin`||n===`none`)return;throw failure(`request.malformed`,{detail:elsewhere})}const{origin:r}=t;const i=URL.parse(r??``)?.host;if(i&&i===sentHost(e))return;throw failure(`request.malformed`,{detail:elsewhere})}
const elsewhere={en:`this server accepts forms only from its own pages; programs use the paths under /api`,ko:`양식은 이 서버의 페이지에서 보낸 것만 받습니다. 프로그램은 /api 아래의 경로를 사용하십시오`};

export { checkSameOrigin as t };
