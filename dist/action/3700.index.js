export const id = 3700;
export const ids = [3700];
export const modules = {

/***/ 122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ operatorsOf),
/* harmony export */   n: () => (/* binding */ mailOperators),
/* harmony export */   r: () => (/* binding */ operatorOf),
/* harmony export */   t: () => (/* binding */ isOperatorDomain)
/* harmony export */ });
// src/data/mail/operators.ts
const mailOperators=[{name:`Google`,domains:[`google.com`,`googlemail.com`],selectors:[`google`],source:`https://support.google.com/a/answer/174124`},{name:`Microsoft 365`,domains:[`protection.outlook.com`,`protection.office365.us`,`protection.partner.outlook.cn`,`mx.microsoft`,`dkim.mail.microsoft`,`onmicrosoft.com`],selectors:[`selector1`,`selector2`],source:`https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure`},{name:`NAVER WORKS`,domains:[`worksmobile.com`],selectors:[`naverworks`],source:null},{name:`Fastmail`,domains:[`messagingengine.com`,`fmhosted.com`],selectors:[`fm1`,`fm2`,`fm3`],source:`https://www.fastmail.help/hc/en-us/articles/360060591153`},{name:`Zoho`,domains:[`zoho.com`,`zoho.eu`,`zoho.in`,`zoho.com.au`,`zoho.jp`,`zohomail.com`,`zohomail.eu`,`zohomail.in`,`zohomail.com.au`,`zohomail.jp`],selectors:[`zmail`,`zoho`],source:null},{name:`Proton`,domains:[`protonmail.ch`,`proton.ch`],selectors:[`protonmail`,`protonmail2`,`protonmail3`],source:null},{name:`iCloud`,domains:[`icloud.com`,`icloudmailadmin.com`],selectors:[`sig1`],source:null},{name:`mailbox.org`,domains:[`mailbox.org`],selectors:[`mbo0001`,`mbo0002`,`mbo0003`,`mbo0004`],source:`https://kb.mailbox.org/de/privat/e-mail-mit-eigener-domain/spam-reputation-der-eigenen-domain-verbessern-mit-spf-dkim-und-dmarc`},{name:`StartMail`,domains:[`startmail.com`],selectors:[`startmail1`,`startmail2`],source:`https://support.startmail.com/hc/de/articles/360006558278`},{name:`Simply.com`,domains:[`spf.simply.com`,`dkim.simply.com`],selectors:[`unoeuro`],source:`https://www.simply.com/dk/support/faq/mail/136/`},{name:`SendGrid`,domains:[`sendgrid.net`],selectors:[`s1`,`s2`],source:null},{name:`Mailchimp`,domains:[`mcsv.net`],selectors:[`k2`,`k3`,`k1`],source:null},{name:`Mandrill`,domains:[`mandrillapp.com`],selectors:[`mte1`,`mte2`,`mandrill`],source:`https://mailchimp.com/developer/release-notes/new-sending-domain-authentication-requirements`},{name:`Zendesk`,domains:[`zendesk.com`],selectors:[`zendesk1`,`zendesk2`],source:`https://support.zendesk.com/hc/en-us/articles/4408822303386`},{name:`Postmark`,domains:[`mtasv.net`,`postmarkapp.com`],selectors:[`pm`],source:`https://support.dmarcdigests.com/article/1193-how-to-set-up-dkim`},{name:`Migadu`,domains:[`migadu.com`],selectors:[`key1`,`key2`,`key3`],source:null},{name:`Hostinger`,domains:[`mx1.hostinger.com`,`mx2.hostinger.com`,`mail.hostinger.com`],selectors:[`hostingermail-a`,`hostingermail-b`,`hostingermail-c`,`hostingermail1`],source:null},{name:`Yandex`,domains:[`yandex.net`,`yandex.ru`],selectors:[`mail`],source:null},{name:`Titan`,domains:[`titan.email`],selectors:[`titan1`],source:null},{name:`ImprovMX`,domains:[`improvmx.com`],selectors:[`dkimprovmx1`,`dkimprovmx2`],source:`https://github.com/Domain-Connect/Templates/blob/master/improvmx.com.email.json`},{name:`Resend`,domains:[`resend.com`],selectors:[`resend`],source:`https://github.com/Domain-Connect/Templates/blob/master/resend.com.mail.json`},{name:`Mailjet`,domains:[`mailjet.com`],selectors:[`mailjet`],source:`https://github.com/Domain-Connect/Templates/blob/master/mailjet.com.domain-auth.json`}];
function operatorsOf(e){return[...new Set(e.flatMap(e=>operatorOf(e)??[]))]}
function operatorOf(e){return mailOperators.find(({domains:t})=>t.some(t=>`.${e}`.endsWith(`.${t}`)))??null}
function isOperatorDomain(e){return mailOperators.some(({domains:t})=>t.includes(e))}




/***/ }),

/***/ 971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ stranger),
/* harmony export */   t: () => (/* binding */ isPublicAddress)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/probes/dns/public-address.ts
const stranger=`1.0.0.1`;
async function isPublicAddress({net:e},t){if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cr)(t))return false;if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(t)===`public`)return true;const n=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>e.addresses({host:t,port:53,namedBy:stranger}));return n.ok&&n.value.some(({isAllowed:e})=>e)}




/***/ })

};
