/**
 * Top-level domains with a high share of phishing; maintained by hand, and evaluated as a whole against JPCERT/CC's phishurl-list of July
 * 2023 to December 2024 and Citizen Lab's test-lists.
 */
export const riskyTops: ReadonlySet<string> = new Set(
  (
    "top cfd icu sbs cyou xyz shop bond monster rest buzz quest lol beauty hair skin makeup autos boats homes motorcycles yachts " +
    "click cam gdn love asia club vip cc tk ml ga cf gq pw ws su xin wang ren fun icu work live ink beer bar pub buzz surf tokyo " +
    "osaka nagoya fit mom help christmas city best vip win bid loan men date stream download racing review party trade science " +
    "accountant cricket faith kim uno lat qpon pics mobi bio bz zip mov pro life today world"
  ).split(" "),
);

/** Top-level domains with much abuse that a whole country also uses: they only add to other signs. */
export const mixedTops: ReadonlySet<string> = new Set(
  "cn ru tt co info dev cloud group link online site store website space one live".split(" "),
);

/** Services that give out host names or pages for free and immediately; names below them belong to strangers. */
export const freeHosts: ReadonlySet<string> = new Set(
  (
    "duckdns.org ddns.net ddns.us ddnsfree.com ddns.info dynv6.net dynu.net freeddns.org accesscam.org camdvr.org casacam.net giize.com gleeze.com kozow.com " +
    "loseyourip.com mywire.org ooguy.com theworkpc.com webredirect.org dumb1.com zzux.com zyns.com dynamic-dns.net dynamicdns.biz mefound.com " +
    "mrbasic.com myftp.org mynetav.com ns01.info ns02.info ns1.name ocry.com onedumb.com onmypc.net onmypc.org otzo.com " +
    "port25.biz qpoe.com rebatesrule.net sexidude.com squirly.info sendsmtp.com serveuser.com serveusers.com ssl443.org trickip.net " +
    "vizvaz.com wikaba.com wwwhost.biz xxuz.com youdontcare.com zzux.com faqserv.com fartit.com freetcp.com freewww.biz gettrials.com gr8domain.biz " +
    "hopto.org zapto.org sytes.net servehttp.com servebeer.com serveftp.com myvnc.com redirectme.net bounceme.net " +
    "weebly.com wixsite.com wixstudio.com wixstudio.io webflow.io square.site godaddysites.com mystrikingly.com webnode.page webnode.jp jimdosite.com " +
    "blogspot.com 000webhostapp.com glitch.me repl.co replit.app herokuapp.com web.app firebaseapp.com netlify.app vercel.app pages.dev workers.dev " +
    "r2.dev github.io gitlab.io surge.sh onrender.com fly.dev azurewebsites.net azurestaticapps.net cloudfront.net ngrok.io ngrok.app ngrok-free.app " +
    "trycloudflare.com framer.website framer.app framer.ai carrd.co my.id eu.org us.com ukit.me cprapid.com plesk.page myfreesites.net " +
    "infinityfreeapp.com rf.gd byethost.com epizy.com ct.ws great-site.net translate.goog ipfs.io dweb.link cf-ipfs.com " +
    "amazonaws.com core.windows.net cloudapp.azure.com storage.googleapis.com firebasestorage.googleapis.com googleusercontent.com appspot.com run.app " +
    "cloudfunctions.net sites.google.com telegra.ph notion.site " +
    "codesandbox.io webcindario.com mydns.jp mydns.tw mydns.vc sakuraweb.com xsrv.jp modoo.at creatorlink.net imweb.me cafe24.com"
  ).split(" "),
);

/** URL shorteners, which hide the target. */
export const shorteners: ReadonlySet<string> = new Set(
  (
    "bit.ly tinyurl.com t.co goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rebrand.ly rb.gy shorturl.at t.ly tiny.cc bl.ink s.id clck.ru u.to " +
    "me2.do me2.kr han.gl url.kr vo.la bitly.kr c11.kr zrr.kr buly.kr muz.so abit.ly lrl.kr url.bio iii.im reurl.cc ppt.cc dwz.cn t.cn " +
    "x.gd onl.tw onl.la ur0.link ux.nu 00m.in qr.paps.jp tr.ee lnkd.in lnk.to shorte.st adf.ly j.mp soo.gd s.yam.com urlz.fr qrco.de tny.im n9.cl acortar.link"
  ).split(" "),
);
