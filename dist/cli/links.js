import { P as fill } from "./node.js";
import { f as digestOf } from "./people.js";
import { randomBytes } from "node:crypto";
// server/accounts/letters.ts
const letters={"sign-up":{subject:{en:`Confirm your e-mail address`,ko:`이메일 주소를 확인해 주십시오`},text:{en:`This address was used to sign up at {home}.

Open this link within 24 hours to create the account:
{link}

If this was not you, ignore this message. The account is only created with the link.`,ko:`{home}에서 이 주소로 회원 가입을 신청했습니다.

24시간 안에 다음 링크를 열면 계정이 만들어집니다.
{link}

직접 신청하지 않았다면 이 메일을 무시하십시오. 링크를 열지 않으면 계정은 만들어지지 않습니다.`}},known:{subject:{en:`You already have an account`,ko:`이미 계정이 있습니다`},text:{en:`This address was used to sign up at {home}, but it already has an account. Nothing was changed.

If this was you, sign in, or request a new password:
{link}`,ko:`{home}에서 이 주소로 회원 가입을 시도했지만 이미 계정이 있습니다. 바뀐 것은 없습니다.

직접 시도했다면 로그인하거나 비밀번호를 재설정하십시오.
{link}`}},"sign-in":{subject:{en:`Your link to sign in`,ko:`로그인 링크`},text:{en:`Open this link within 10 minutes to sign in at {home}. It works once.
{link}

If you did not ask for it, ignore this message.`,ko:`10분 안에 다음 링크를 열면 {home}에 로그인합니다. 링크는 한 번만 쓸 수 있습니다.
{link}

직접 요청하지 않았다면 이 메일을 무시하십시오.`}},reset:{subject:{en:`Set a new password`,ko:`비밀번호 재설정`},text:{en:`Open this link within one hour to set a new password at {home}. It works once and ends every session.
{link}

If you did not ask for it, ignore this message: your password stays as it is.`,ko:`1시간 안에 다음 링크를 열면 {home}의 비밀번호를 다시 설정합니다. 링크는 한 번만 쓸 수 있으며, 재설정하면 모든 세션이 끝납니다.
{link}

직접 요청하지 않았다면 이 메일을 무시하십시오. 비밀번호는 바뀌지 않습니다.`}},email:{subject:{en:`Confirm your new e-mail address`,ko:`새 이메일 주소를 확인해 주십시오`},text:{en:`Open this link within 24 hours to make this the address of your account at {home}:
{link}

If this was not you, ignore this message.`,ko:`24시간 안에 다음 링크를 열면 {home} 계정의 주소가 이 주소로 바뀝니다.
{link}

직접 요청하지 않았다면 이 메일을 무시하십시오.`}},changing:{subject:{en:`Your e-mail address is about to change`,ko:`이메일 주소 변경 요청`},text:{en:`A request to change the e-mail address of your account at {home} was made from a signed-in session.

If this was not you, set a new password now:
{link}`,ko:`{home}에 로그인한 사용자가 계정의 이메일 주소 변경을 요청했습니다.

직접 요청하지 않았다면 바로 비밀번호를 재설정하십시오.
{link}`}},password:{subject:{en:`Your password was changed`,ko:`비밀번호가 변경되었습니다`},text:{en:`The password of your account at {home} was changed, and every other session has ended.

If this was not you, set a new password now:
{link}`,ko:`{home} 계정의 비밀번호가 변경되었고 다른 모든 세션이 끝났습니다.

직접 변경하지 않았다면 바로 비밀번호를 재설정하십시오.
{link}`}},"second-factor":{subject:{en:`The second factor was turned off`,ko:`2단계 인증이 해제되었습니다`},text:{en:`The second factor of your account at {home} was turned off.

If this was not you, set a new password now:
{link}`,ko:`{home} 계정의 2단계 인증이 해제되었습니다.

직접 해제하지 않았다면 바로 비밀번호를 재설정하십시오.
{link}`}},passkey:{subject:{en:`A passkey was added`,ko:`패스키가 추가되었습니다`},text:{en:`A passkey was added to your account at {home}. It signs in without your password and without a code.

If this was not you, sign in, remove the passkey and change your password now:
{link}`,ko:`{home} 계정에 패스키가 추가되었습니다. 패스키는 비밀번호와 인증 코드 없이 로그인합니다.

직접 추가하지 않았다면 바로 로그인하여 패스키를 삭제하고 비밀번호를 변경하십시오.
{link}`}},"passkey-removed":{subject:{en:`A passkey was removed`,ko:`패스키가 삭제되었습니다`},text:{en:`A passkey of your account at {home} was removed.

If this was not you, sign in and change your password now:
{link}`,ko:`{home} 계정의 패스키가 삭제되었습니다.

직접 삭제하지 않았다면 바로 로그인하여 비밀번호를 변경하십시오.
{link}`}},invitation:{subject:{en:`You are invited`,ko:`초대`},text:{en:`The operator of {home} invites you to create an account. Open this link within 7 days:
{link}`,ko:`{home}의 운영자가 계정을 만들도록 초대했습니다. 7일 안에 다음 링크를 여십시오.
{link}`}}};
const pages={"sign-up":`/account/confirm`,known:`/account/reset`,"sign-in":`/account/sign-in`,reset:`/account/reset`,email:`/account/confirm`,changing:`/account/reset`,password:`/account/reset`,"second-factor":`/account/reset`,passkey:`/account/security`,"passkey-removed":`/account/security`,invitation:`/account/sign-up`};
function linkOf(e,t,n){return`${t}${pages[e]}${n===null?``:`?token=${encodeURIComponent(n)}`}`}
function letterOf(e,t,{home:n,token:r=null,language:i}){const{subject:a,text:o}=letters[e];const s=fill(o,{home:n,link:linkOf(e,n,r)},i);return{to:t,subject:`${a[i]} · Portcullis`,text:`${s}\n`}}
// server/accounts/links.ts
const deviceKind=`device`;
function newLinkToken(){return randomBytes(24).toString(`base64url`)}
async function issueLink({db:e},t,n,r,i=newLinkToken()){await e.deleteFrom(`account_link`).where(`expires_at`,`<=`,r).execute();await e.insertInto(`account_link`).values({digest:digestOf(i),kind:t.kind,account_id:t.accountId,email:t.email,password:t.password,expires_at:n}).execute();return i}
function ticketOf(e){return digestOf(e)}
async function renewLink({db:e},{kind:t,email:n,ticket:r,token:i},a,o){const{numUpdatedRows:s}=await e.updateTable(`account_link`).set({digest:digestOf(i),expires_at:a}).where(`digest`,`=`,r).where(`kind`,`=`,t).where(`email`,`=`,n).where(`expires_at`,`>`,o).executeTakeFirstOrThrow();return s>0n}
async function takeLink(e,t,{kinds:n,email:r,now:i}){const a=await e.deleteFrom(`account_link`).where(`digest`,`=`,digestOf(t)).where(`kind`,`in`,n).where(`expires_at`,`>`,i).$if(r!==void 0,e=>e.where(`email`,`=`,r??``)).returning([`kind`,`email`,`account_id`,`password`]).executeTakeFirst();if(!a)return null;return{kind:a.kind,email:a.email,accountId:a.account_id,password:a.password}}

export { takeLink as a, linkOf as c, renewLink as i, issueLink as n, ticketOf as o, newLinkToken as r, letterOf as s, deviceKind as t };
