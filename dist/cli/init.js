import { E as failure, P as fill, n as version, x as printable } from "./node.js";
import { Ht as readLanguage, Pr as shown, fr as parseUrl, i as readGiven, r as givenFlags } from "./node-3.js";
import { b as configsIn } from "./gate-10.js";
import { d as exitCodes, u as tooManySubjects, y as optionsFor } from "./start-7.js";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// src/cli/commands/init.ts
const file=`portcullis.config.jsonc`;
const words={written:{en:`Wrote {file}. Next: npx portcullis gate, or npx portcullis gate --print-config`,ko:`{file|을/를} 만들었습니다. 다음: npx portcullis gate 또는 npx portcullis gate --print-config`},there:{en:`a configuration already exists`,ko:`이미 설정이 있습니다`},field:{en:`init`,ko:`init`}};
async function initCommand({subjects:e,isFromEnvironment:t,argv:n,io:r}){const[,i]=t?[]:e;if(i!==void 0)throw tooManySubjects(`init`,i);const a=readLanguage(readGiven(givenFlags(n),r.env,optionsFor(`init`)));const o=t?`PORTCULLIS_URL`:`url`;const s=e.map(e=>canonical(e,o));const c=r.folder??`.`;const[l]=configsIn(c);if(l!==void 0)throw refusal(l,words.there);try{writeFileSync(join(c,file),configurationFor(s,c),{flag:`wx`})}catch(e){const{code:t}=e;if(typeof t!==`string`||!/^E[A-Z]/.test(t))throw e;throw refusal(file,t===`EEXIST`?words.there:{en:t,ko:t})}r.out(`${fill(words.written,{file},a)}\n`);return exitCodes.pass}
function canonical(e,t){const n=parseUrl(e);if(`value`in n)return n.value;const{expected:r,given:i=shown(e)}=n.problem;throw failure(`input.value`,{field:t,expected:r,given:i},{reason:`url`})}
function refusal(e,t){return failure(`input.file`,{field:words.field,path:printable(e,200),detail:t},{reason:`config`})}
const installed=`./node_modules/portcullis/schema/config.json`;
function schemaFor(e){return existsSync(join(e,installed))?installed:`https://raw.githubusercontent.com/portcullis/portcullis/v${version}/schema/config.json`}
function configurationFor(e,t){const n=e.length===0?[`https://your-site.example/`]:[...new Set(e)];return`{
  "$schema": ${JSON.stringify(schemaFor(t))},

  // What to measure. A target can also be an object with its own thresholds, paths and name.
  "targets": [${n.map(e=>JSON.stringify(e)).join(`, `)}],

  // Thresholds. These are the defaults.
  "min_ssl": "B",
  "min_headers": "C",
  "min_days": "auto",
  "require_https": true,

  // Effect of a finding on the verdict, by rule: "error" fails, "warn" warns, "off" hides it. See portcullis explain.
  "rules": {},

  // Other checks that must pass, such as "pqc": "warn" or "owasp": { "minScore": 80 }.
  "checks": {},

  // Waived findings: { "rule": "http.*", "url": "https://…/**", "reason": "…", "until": "2027-01-31" }.
  "waivers": []
}
`}

export { initCommand };
