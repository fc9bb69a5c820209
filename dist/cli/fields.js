import { Nr as secretField, Zr as array, bi as union, fi as number, hi as preprocess, ii as email$1, qr as _enum, vi as string } from "./node-3.js";
import { n as scopes } from "./record.js";
// server/accounts/limits.ts
const[minute,hour,day]=[6e4,36e5,864e5];
const lifetimes={session:14*day,refresh:day,magicLink:10*minute,reset:hour,confirmation:day,invitation:7*day,pending:10*minute,device:180*day,fresh:10*minute};
const passwordLength={least:12,most:128};
// server/accounts/fields.ts
const[longestAddress,longestToken]=[254,128];
const address=email$1();
const email=string().max(longestAddress).refine(e=>address.safeParse(e).success,{params:{expected:{en:`an e-mail address such as jin@shop.example`,ko:`jin@shop.example 같은 이메일 주소`}}}).transform(e=>e.toLowerCase()).meta({description:`E-mail address`,ko:`이메일 주소`});
const newPassword=string().min(passwordLength.least).max(passwordLength.most).meta({...secretField,description:`New password`,ko:`새 비밀번호`});
const password=string().min(1).max(passwordLength.most).meta({...secretField,description:`Current password of the account`,ko:`계정의 현재 비밀번호`});
const token=string().min(1).max(longestToken).meta({...secretField,description:`Token of a mailed link, or of the operator's invitation`,ko:`메일 링크 또는 운영자 초대의 토큰`});
const code=string().regex(/^\d{6}$/).meta({...secretField,description:`Six digits of the authenticator app`,ko:`인증 앱의 숫자 6자리`});
const backupCode=string().regex(/^[\w-]{8,32}$/).meta({...secretField,description:`One of the backup codes`,ko:`백업 코드 중 하나`});
const visibleName=/^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u;
const aName={en:`a name of 1 to 100 visible characters, not only spaces`,ko:`공백만이 아닌, 보이는 글자 1~100자의 이름`};
const namePattern={minLength:1,maxLength:100,pattern:String.raw`^[^\x00-\x1F\x7F-\x9F]*[^\x00-\x1F\x7F-\x9F\s][^\x00-\x1F\x7F-\x9F]*$`};
const passkeyName=string().refine(e=>visibleName.test(e),{params:{expected:aName}}).meta({description:`Name of the passkey, in visible characters`,ko:`보이는 글자로 쓴 패스키 이름`,...namePattern});
const keyName=string().refine(e=>visibleName.test(e),{params:{expected:aName}}).meta({description:`Name of the key, in visible characters`,ko:`보이는 글자로 쓴 키 이름`,...namePattern});
const listedScopes=/^(?:read|write)(?:,(?:read|write))?$/;
const keyScopes=union([array(_enum(scopes)).min(1).max(scopes.length),string().refine(e=>listedScopes.test(e),{params:{expected:{en:`read, write or read,write`,ko:`read, write 또는 read,write`}}}).meta({pattern:listedScopes.source})]).transform(e=>scopes.filter(t=>(typeof e===`string`?e.split(`,`):e).includes(t))).meta({description:`What the key may do: read, write or both`,ko:`키의 권한: read, write 또는 둘 다`});
function count(e,t){return preprocess(toNumber,number().int().min(e).max(t))}
function toNumber(e){return typeof e===`string`&&/^\d{1,9}$/.test(e.trim())?Number(e):e}

export { keyName as a, passkeyName as c, lifetimes as d, passwordLength as f, email as i, password as l, code as n, keyScopes as o, count as r, newPassword as s, backupCode as t, token as u };
