import { D as fill, T as failure, b as printable } from "./node.js";
import { i as toJson } from "./start-5.js";
import { At as readLanguage, Dt as readStoring, i as readGiven, l as serving, r as givenFlags, sr as environmentOnly } from "./node-3.js";
import { a as readBaseUrl } from "./serving.js";
import { d as exitCodes, u as tooManySubjects, y as optionsFor } from "./start-7.js";
import { n as withDatabase, r as commandTaskOf } from "./with-database.js";
import { P as serverModules } from "./gate-9.js";
// src/cli/commands/account.ts
const said={created:{en:`The account {email} was created. Its password is shown only once.`,ko:`계정 {email|을/를} 만들었습니다. 비밀번호는 지금 한 번만 출력합니다.`},invited:{en:`{email} was invited. The link is shown only once. It is valid for 7 days and only for this address. It does not work while PORTCULLIS_REGISTRATION is closed.`,ko:`{email} 초대는 7일 동안 유효합니다. 링크는 지금 한 번만 출력하며, PORTCULLIS_REGISTRATION이 closed가 아닐 때 이 주소로 가입하는 데 쓸 수 있습니다.`},path:{en:`This is the path on your server. Set PORTCULLIS_BASE_URL to print the whole link.`,ko:`서버에서 여는 경로입니다. PORTCULLIS_BASE_URL을 설정하면 전체 링크를 출력합니다.`},reset:{en:`The account {email} has a new password, which is shown only once. All its sessions were ended.`,ko:`계정 {email}의 비밀번호를 새로 설정했습니다. 비밀번호는 지금 한 번만 출력하며, 모든 세션을 종료했습니다.`},keys:{en:`API keys of the account that still work: {keys}. --revoke-keys revokes them.`,ko:`계속 쓸 수 있는 이 계정의 API 키: {keys}개. --revoke-keys를 지정하면 폐기합니다.`},revoked:{en:`Its API keys were revoked.`,ko:`이 계정의 API 키를 폐기했습니다.`}};
async function accountCommand({argv:e,io:t,subjects:n,isFromEnvironment:r}){const[i=``,a,o]=r?[]:n;const s=commandTaskOf(`account`,i,tasks,e);if(o!==void 0)throw tooManySubjects(`account`,o);const c=serving.filter(({name:e})=>e===`base_url`);const l=readGiven(givenFlags(e),t.env,[...optionsFor(`account`),...c,...environmentOnly]);const[u,d]=[readStoring(l),readLanguage(l)];const{accountAdmin:f}=await serverModules.accounts();const p=f.readEmail(a??``);if(p===null)throw noEmail(s,a);return withDatabase(u,l,()=>tasks[s]({keeping:f,place:f.placeOf(u),email:p,given:l,language:d,io:t}))}
const tasks={create,invite,reset};
async function create({keeping:e,place:t,email:n,given:r,language:i,io:a}){const o=await e.create(t,n);if(!o)throw known(n);a.out(r.isSet(`json`)?toJson({email:n,password:o.secret}):`${o.secret}\n`);a.err(`${fill(said.created,{email:n},i)}\n`);return exitCodes.pass}
async function invite({keeping:e,place:t,email:n,given:r,language:i,io:a}){const o=await e.invite(t,n,readBaseUrl(r));if(!o)throw known(n);const{secret:s,link:c}=o;a.out(r.isSet(`json`)?toJson({email:n,code:s,link:c}):`${c}\n`);a.err(`${fill(said.invited,{email:n},i)}\n`);if(c.startsWith(`/`))a.err(`${said.path[i]}\n`);return exitCodes.pass}
async function reset({keeping:e,place:t,email:n,given:r,language:i,io:a}){const o=r.isSet(`revoke_keys`);const s=await e.reset(t,n,{endsSecondFactor:r.isSet(`end_second_factor`),revokesKeys:o});if(!s)throw unknown(n);const{secret:c,keys:l}=s;a.out(r.isSet(`json`)?toJson({email:n,password:c,keys:l}):`${c}\n`);a.err(`${fill(said.reset,{email:n},i)}\n`);if(o)a.err(`${said.revoked[i]}\n`);else if(l>0)a.err(`${fill(said.keys,{keys:l},i)}\n`);return exitCodes.pass}
function noEmail(e,t){const n=`npx portcullis account ${e} jin@shop.example`;if(t===void 0)return failure(`input.missing`,{field:`email`,expected:{en:n,ko:`예: ${n}`}},{reason:`email`});return failure(`input.value`,{field:`email`,expected:{en:`an e-mail address such as jin@shop.example`,ko:`jin@shop.example 같은 이메일 주소`},given:quoted(t)},{reason:`email`})}
function known(e){return failure(`input.value`,{field:`email`,expected:{en:`an address without an account`,ko:`아직 계정이 없는 주소`},given:quoted(e)},{reason:`email`})}
function unknown(e){return failure(`input.value`,{field:`email`,expected:{en:`the address of an account`,ko:`계정이 있는 주소`},given:quoted(e)},{reason:`email`})}
function quoted(e){return`"${printable(e,100)}"`}

export { accountCommand };
