import { r as wordsOfChange } from "./between.js";
import { t as dns } from "./dns2.js";
import { t as email } from "./email.js";
import { t as exposure } from "./exposure.js";
import { t as golive } from "./golive.js";
import { t as http } from "./gate-25.js";
import { t as impersonation } from "./impersonation.js";
import { t as lookalike } from "./lookalike.js";
import { t as owasp } from "./owasp.js";
import { t as port } from "./port.js";
import { t as pqc } from "./pqc.js";
import { t as rdap } from "./rdap.js";
import { t as ssl } from "./gate-12.js";
import { t as subdomains } from "./subdomains.js";
// src/checks/changes/titles.ts
const watchable=[dns,email,exposure,golive,http,impersonation,lookalike,owasp,port,pqc,rdap,ssl,subdomains];
function wordsOf(e){const t=watchable.find(({id:t})=>t===e.check);return wordsOfChange(t,e)}

export { wordsOf as t };
