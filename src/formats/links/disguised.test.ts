import { parse } from "tldts";
import { expect, test } from "vitest";
import { findLinks } from "./links.ts";

function isDomain(host: string): boolean {
  const { domain, isIcann } = parse(host.toLowerCase(), { extractHostname: false, validateHostname: false });
  return domain !== null && isIcann === true;
}

function hostsIn(text: string): readonly string[] {
  return findLinks(text, isDomain).map(({ url }) => url.hostname);
}

/** How messages write addresses so that filters do not see them, and what a person would type. */
const disguised = `
сайтevil-shop.ru ⇒ evil-shop.ru
заходите на сайтevil-shop.ru сейчас ⇒ evil-shop.ru
Переходи поevil-shop.ru ⇒ evil-shop.ru
ссылкаevil-shop.ru/login ⇒ evil-shop.ru
на evil-shop.ruсегодня ⇒ evil-shop.ru
δείτεevil-shop.gr ⇒ evil-shop.gr
αυτό evil-shop.grτώρα ⇒ evil-shop.gr
यहाँevil-shop.inदेखें ⇒ evil-shop.in
এখানেevil-shop.comদেখুন ⇒ evil-shop.com
زوروا evil-shop.comالآن ⇒ evil-shop.com
იხილეთevil-shop.ge ⇒ evil-shop.ge
ดูที่evil-shop.co.thเลย ⇒ evil-shop.co.th
请登录evil-shop.com.cn查看 ⇒ evil-shop.com.cn
點擊evil-shop.com.tw領取 ⇒ evil-shop.com.tw
請到evil-shop.hk登入 ⇒ evil-shop.hk
링크evilshop.kr입니다 ⇒ evilshop.kr
evil-shop.net에서 확인 ⇒ evil-shop.net
アクセス→evil-shop.jp← ⇒ evil-shop.jp
「evil-shop.jp」にアクセス ⇒ evil-shop.jp
『evil-shop.jp/a』 ⇒ evil-shop.jp
网址：evil-shop.cc，请尽快 ⇒ evil-shop.cc
【evil-shop.top】 ⇒ evil-shop.top
网址evilshop.vip复制到浏览器打开 ⇒ evilshop.vip
evilshop . com ⇒ evilshop.com
evilshop . ru ⇒ evilshop.ru
evilshop .ru ⇒ evilshop.ru
go to evilshop . vip/a ⇒ evilshop.vip
e v i l s h o p . c o m ⇒ evilshop.com
evil-shop .co.uk/login ⇒ evil-shop.co.uk
evil-shop. co .uk ⇒ evil-shop.co.uk
evil-shop . com . br ⇒ evil-shop.com.br
login . evil-shop . com ⇒ login.evil-shop.com
login.evil-shop . com/pay ⇒ login.evil-shop.com
https:// evil-shop.com/a ⇒ evil-shop.com
https://evil-shop .com/a ⇒ evil-shop.com
https://evil-shop. com/a ⇒ evil-shop.com
https: //evil-shop.com ⇒ evil-shop.com
http : // evil-shop . com / a ⇒ evil-shop.com
evil-shop,com ⇒ evil-shop.com
evil-shop·com ⇒ evil-shop.com
evil-shop•com/login ⇒ evil-shop.com
evil-shop․com ⇒ evil-shop.com
evil-shop‧com ⇒ evil-shop.com
evil-shop．com ⇒ evil-shop.com
evil-shop｡com ⇒ evil-shop.com
evil-shop。com/登录 ⇒ evil-shop.com
ｅｖｉｌ－ｓｈｏｐ．ｃｏｍ ⇒ evil-shop.com
ｈｔｔｐ：／／ｅｖｉｌ－ｓｈｏｐ。ｃｏｍ／ａ ⇒ evil-shop.com
https：//evil-shop.com ⇒ evil-shop.com
https:／／evil-shop.com／login ⇒ evil-shop.com
https:∕∕evil-shop.com∕login ⇒ evil-shop.com
https:⁄⁄evil-shop.com ⇒ evil-shop.com
𝐞𝐯𝐢𝐥-𝐬𝐡𝐨𝐩.𝐜𝐨𝐦 ⇒ evil-shop.com
ⓔⓥⓘⓛ-ⓢⓗⓞⓟ.ⓒⓞⓜ ⇒ evil-shop.com
evil-shop.ⓒⓞⓜ/a ⇒ evil-shop.com
evil\u00adshop.com ⇒ evilshop.com
evil-shop\u200b.\u200bcom ⇒ evil-shop.com
evil-shop.c\u2060om ⇒ evil-shop.com
evil-shop[.]com ⇒ evil-shop.com
evil-shop(.)com ⇒ evil-shop.com
evil-shop{.}com ⇒ evil-shop.com
evil-shop<.>com ⇒ evil-shop.com
evil-shop[dot]com ⇒ evil-shop.com
evil-shop(dot)com ⇒ evil-shop.com
evil-shop [ dot ] com ⇒ evil-shop.com
evil-shop{dot}com ⇒ evil-shop.com
evil-shop_dot_com ⇒ evil-shop.com
evil-shop-dot-com ⇒ evil-shop.com
evil-shop[punkt]de ⇒ evil-shop.de
evil-shop (punto) es ⇒ evil-shop.es
evil-shop(ponto)com(ponto)br ⇒ evil-shop.com.br
evil-shop [point] fr ⇒ evil-shop.fr
evil-shop dot com slash login ⇒ evil-shop.com
evil-shop DOT com ⇒ evil-shop.com
evil-shop[.com/login] ⇒ evil-shop.com
[evil-shop].com ⇒ evil-shop.com
(evil-shop).com ⇒ evil-shop.com
[evil-shop.com] ⇒ evil-shop.com
evil-shop[.com]/login ⇒ evil-shop.com
evil-shop[.]co[.]uk ⇒ evil-shop.co.uk
evil-shop[.co.uk] ⇒ evil-shop.co.uk
evil-shop [.]com[/]login ⇒ evil-shop.com
evil-shop\\.com ⇒ evil-shop.com
evil-shop[.com ⇒ evil-shop.com
evil-shop.]com ⇒ evil-shop.com
evil-shop[dot com ⇒ evil-shop.com
evil-shop|.|com ⇒ evil-shop.com
evil-shop'.'com ⇒ evil-shop.com
evil-shop"."com ⇒ evil-shop.com
evil-shop*.*com ⇒ evil-shop.com
hxxp://evil-shop.com ⇒ evil-shop.com
hXXps://evil-shop.com/a ⇒ evil-shop.com
hxxps:\\\\evil-shop.com\\a ⇒ evil-shop.com
hxxps[://]evil-shop[.]com ⇒ evil-shop.com
hxxp[s]://evil-shop.com ⇒ evil-shop.com
h**ps://evil-shop.com ⇒ evil-shop.com
h_ttps://evil-shop.com ⇒ evil-shop.com
http[s]://evil-shop.com ⇒ evil-shop.com
http(s)://evil-shop.com ⇒ evil-shop.com
htt p://evil-shop.com ⇒ evil-shop.com
https//:evil-shop.com ⇒ evil-shop.com
https;//evil-shop.com ⇒ evil-shop.com
https:evil-shop.com ⇒ evil-shop.com
hhttps://evil-shop.com ⇒ evil-shop.com
htps://evil-shop.com ⇒ evil-shop.com
htttp://evil-shop.com ⇒ evil-shop.com
http://https://evil-shop.com ⇒ evil-shop.com
fxp://evil-shop.com ⇒
hxxps&#58;//evil-shop.com ⇒ evil-shop.com
hxxps__evil-shop[.]com ⇒ evil-shop.com
meow://evil-shop.com ⇒ evil-shop.com
hxxp evil-shop[.]com ⇒ evil-shop.com
URL=evil-shop.com ⇒ evil-shop.com
url:evil-shop.com ⇒ evil-shop.com
URL：evil-shop.com ⇒ evil-shop.com
<evil-shop.com> ⇒ evil-shop.com
"evil-shop.com" ⇒ evil-shop.com
*evil-shop.com* ⇒ evil-shop.com
_evil-shop.com_ ⇒ evil-shop.com
\`evil-shop.com\` ⇒ evil-shop.com
->evil-shop.com ⇒ evil-shop.com
=>evil-shop.com ⇒ evil-shop.com
~evil-shop.com~ ⇒ evil-shop.com
#evil-shop.com ⇒ evil-shop.com
|evil-shop.com| ⇒ evil-shop.com
evil-shop.com! ⇒ evil-shop.com
evil-shop.com!!! ⇒ evil-shop.com
evil-shop.com... ⇒ evil-shop.com
evil-shop.com? ⇒ evil-shop.com
evil-shop.com; ⇒ evil-shop.com
evil-shop.com, ⇒ evil-shop.com
evil-shop.com) ⇒ evil-shop.com
evil-shop.com—now ⇒ evil-shop.com
evil-shop.com–now ⇒ evil-shop.com
now—evil-shop.com ⇒ evil-shop.com
now:evil-shop.com ⇒ evil-shop.com
go.evil-shop.com. ⇒ go.evil-shop.com
evil-shop.com's ⇒ evil-shop.com
evil-shop.com’s page ⇒ evil-shop.com
1.evil-shop.com ⇒ 1.evil-shop.com
1)evil-shop.com ⇒ evil-shop.com
@evil-shop.com ⇒
user@evil-shop.com ⇒
pay at evil-shop.co.nz ⇒ evil-shop.co.nz
evil-shop.com.au ⇒ evil-shop.com.au
visit evilbank.nl now ⇒ evilbank.nl
visit evilbank.it now ⇒ evilbank.it
visit evilbank.me now ⇒ evilbank.me
visit evilbank.app now ⇒ evilbank.app
visit evilbank.page now ⇒ evilbank.page
visit evilbank.dev now ⇒ evilbank.dev
visit evilbank.to now ⇒ evilbank.to
go to evilbank.us ⇒ evilbank.us
go to evilbank.id ⇒ evilbank.id
visit evilbank.my ⇒ evilbank.my
visit evilbank.at ⇒ evilbank.at
visit evilbank.be ⇒ evilbank.be
visit evilbank.in ⇒ evilbank.in
visit evilbank.is ⇒ evilbank.is
visit evilbank.pl ⇒ evilbank.pl
visit evilbank.cc ⇒ evilbank.cc
evilbank.zip ⇒ evilbank.zip
visit evilbank.now ⇒ evilbank.now
evilbank.com.mx ⇒ evilbank.com.mx
evilbank.com.tr adresinden ⇒ evilbank.com.tr
evilbank.tr ⇒ evilbank.tr
wejdź na evilbank.pl i dopłać ⇒ evilbank.pl
acesse evilbank.com.br/pix ⇒ evilbank.com.br
entre em evilbank.pt ⇒ evilbank.pt
vai su evilbank.it ⇒ evilbank.it
ga naar evilbank.nl ⇒ evilbank.nl
klik: evilbank.be ⇒ evilbank.be
tıklayın: evilbank.com ⇒ evilbank.com
http://bücher-bank.de/a ⇒ xn--bcher-bank-9db.de
bücher-bank.de ⇒ xn--bcher-bank-9db.de
www.пример.рф ⇒ www.xn--e1afmkfd.xn--p1ai
банк.рус ⇒ xn--80ab2al.xn--p1acf
例子.中国 ⇒ xn--fsqu00a.xn--fiqs8s
аpple.com ⇒ xn--pple-43d.com
раураl.com/login ⇒ xn--l-7sba6dbr.com
ραypal.com ⇒ xn--ypal-zld9g.com
gооgle.com ⇒ xn--ggle-55da.com
paypaḷ.com ⇒ xn--paypa-hj1b.com
مثال.إختبار ⇒
موقع.السعودية ⇒ xn--4gbrim.xn--mgberp4a5d4ar
ישראל.קום ⇒ xn--4dbrk0ce.xn--9dbq2a
भारत.भारत ⇒ xn--h2brj9c.xn--h2brj9c
EvilShop.Com ⇒ evilshop.com
EVILSHOP.RU ⇒ evilshop.ru
Evilshop.De ⇒ evilshop.de
evil_shop.example.com ⇒ evil_shop.example.com
evil-shop.com:443/a ⇒ evil-shop.com
evil-shop.com#a ⇒ evil-shop.com
evil-shop.com?x=1 ⇒ evil-shop.com
//evil-shop.com ⇒ evil-shop.com
\\\\evil-shop.com\\a ⇒ evil-shop.com
ftp://evil-shop.com/ ⇒
http://3232235777/a ⇒ 192.168.1.1
1.2.3.4 ⇒
http://1.2.3.4 ⇒ 1.2.3.4
1[.]2[.]3[.]4/a ⇒ 1.2.3.4
1[.]2[.]3[.]4 ⇒ 1.2.3.4
hxxp://1[.]2[.]3[.]4/a ⇒ 1.2.3.4
198.51.100.7:8080/a ⇒ 198.51.100.7
bit.ly/3abcD ⇒ bit.ly
t.me/joinchat ⇒ t.me
han.gl/abc ⇒ han.gl
me2.kr/ab ⇒ me2.kr
wa.me/123456 ⇒ wa.me
is.gd/x ⇒ is.gd
accédez à evilbank.be dès maintenant ⇒ evilbank.be
ingresa a evilbank.com.ar hoy ⇒ evilbank.com.ar
log in at evilbank.in before noon ⇒ evilbank.in
Přihlaste se na evilbank.cz ⇒ evilbank.cz
перейдите по ссылке evilbank.ru ⇒ evilbank.ru
ссылка: evilbank.рф ⇒ evilbank.xn--p1ai
gå inn på evilbank.no nå ⇒ evilbank.no
truy cập evilbank.vn ngay ⇒ evilbank.vn
คลิก evilbank.in.th ⇒ evilbank.in.th
请点击：evilbank.xyz/a（24小时有效） ⇒ evilbank.xyz
【蝦皮】請至evilbank.tw/pay繳費 ⇒ evilbank.tw
evilbank [.] vip / login ⇒ evilbank.vip
h t t p : / / e v i l . c o m ⇒ evil.com
www,evilbank,com ⇒ www.evilbank.com
evilbank.com_login ⇒ evilbank.com
evilbank.com&amp;x ⇒ evilbank.com
'evilbank.com' ⇒ evilbank.com
evіl-bank.com ⇒ xn--evl-bank-uhh.com
`;

test.for(
  disguised
    .trim()
    .split("\n")
    .map((line) => line.split(/ ⇒ ?/)),
)("%s leads to %s", ([text = "", host = ""]) => {
  expect(hostsIn(text).join(" ")).toBe(host);
});

/** Texts with dots and without addresses. */
const plain = `
Version 1.2.3 is out, and 2.0.0-rc.1 follows
Update from 10.15.7 to 11.0.1 tonight
The file report.doc is attached
Please see report.docx, budget.xlsx and slides.pptx
Open invoice.pdf or Invoice.zip
I edited main.rs, lib.rs, setup.py, build.sh and index.pl
README.md and CHANGELOG.md are updated
Copy libfoo.so to the folder, then run a.out
Foo.java and Bar.cc do not compile
e.g. this, i.e. that, etc. and so on
z.B. heute, d.h. morgen, u.a. auch, usw.
p.ej. hoy, EE.UU. y Ud.
c.-à-d. demain, p. ex. ici
np. dzisiaj, m.in. tutaj, tzn. nie
m.v.g. en a.u.b.
Meet at 10.30 or 15.45 Uhr, 18.00
It costs 1.299,00 EUR or 12.50 USD
3.14 is pi, 2.718 is e
Node.js, Vue.js, Next.js and Express.js
ASP.NET and VB.NET developers
We use .NET 8 and System.Text.Json
Dr.Smith and Mr.Brown will come
Prof.Dr. Müller, Dipl.-Ing. Schmidt
St.Petersburg and St.Gallen
J.R.R. Tolkien and J.K.Rowling
U.S.A. and U.K. and E.U.
a.m. and p.m., 9a.m.-5p.m.
No.1 in town, Nr.5, n.º 3
Fig.3 and Sec.4.2 and Vol.2
p.5, pp.10-12, S.33
It works.The rest follows
That is all.It was nice
I like it.me too
Done.So what
Das ist fertig.Es geht weiter
C'est fini.Il est tard
Fine.Et voila
Gracias.Me voy
Grazie.Si vede
Dziękuję.Do zobaczenia
Tak.No dobrze
Tot ziens.Is goed
Ok.In order
see you tomorrow.in the meantime rest
wait for me.to be honest I am late
it is fine.no problem
yes.do it
och.se dig
Call 010.1234.5678 or 02.345.6789
Tel. 030.123456, Fax 030.123457
Date 2026.11.29 or 29.11.2026
회의는 3시.장소는 미정
비용은 1.5만원입니다
版本2.3.1已发布
今日は3.5キロ
obj.id, this.name and self.is
user.name = "x"; os.path.join(a)
console.log(a.in, b.to)
math.pi, string.is, array.at(0)
java.util.List and org.apache.commons.lang
com.example.app.MainActivity crashed
foo.bar.baz() throws
settings.json, app.module.ts, style.css
img_0123.jpg photo.png video.mov song.mp3
backup.tar.gz and data.7z
/etc/nginx/nginx.conf and ~/.bashrc
C:\\Users\\ann\\report.doc
mail me: ann@example.com
Contact: ann.smith [at] example [dot] com
@john.doe on the app, #tag.name
s.u. und s.o., i.A. Meier, i.V. Kraus
GmbH & Co.KG, Inc.and Ltd.
Sp. z o.o. i S.A.
S.r.l., S.p.A. e s.n.c.
Bs.As. y D.F.
1.Mai, 2.Platz, 3.Liga
Platz 3.at the end
ca.5 km, max.3 Personen
sog. "A.I." systems
vs.the others
approx.10 min
Fr.Müller, Hr.Meier
et al.in the paper
R.I.P. grandpa
P.S.I love you
H.P.Lovecraft
A.B.C. of it
x.y.z coordinates
M.Sc., B.A., Ph.D.
z.o.o
10.0.0.1 and 192.168.0.1 are local
fw 7.4.1.2 installed
MS Word .doc and .com files
the dot com bubble and dot net
Buy it here . Net price is 5
Das war gut . Info folgt
Amount: 3 . 50
I . me . mine
Nice try . to be continued
go home . me too
c'est bien . com d'habitude
foo . bar
Model X-200. com certeza
We sell A4-paper. net weight 5 kg
COVID-19. in 2020 it began
size 38. it fits
Room 12. de rien
at 5. us too
version 2. is out
1. at home 2. in town
Q3. me
e-mail. to all
well-known. no doubt
up-to-date. is it
Fertig (punkt) de facto
the focal (point) is
Gr. Anna.is happy
http is a protocol, https too
use http:// or https:// in front
and/or.in case
see chapter 3.in there
Zeit 12:30.Es
Preis:12.50
rate:3.in
at him.it was
we went to bed.it is late
look at me.me first
on top.it is
go to sleep.is it late
read on.to be sure
iPhone 15.is it
package com.example.shop;
import java.io.File
a domain under .com or .de
Will.i.am sings
run ./install.sh, then make.py
at main.rs:120 and setup.py:33
Foo.app is damaged and can't be opened
process.env.NODE_ENV, window.location.href
CPF 123.456.789-09, CNPJ 12.345.678/0001-95
ул.Ленина, д.5, г.Москва
オ、第1.2節を参照
오전 9.30분, 3.1절 행사
`;

test.for(plain.trim().split("\n"))("%s holds no address", (text) => {
  expect(hostsIn(text)).toEqual([]);
});
