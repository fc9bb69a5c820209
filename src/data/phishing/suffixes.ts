/**
 * Top-level domains with a high share of phishing; maintained by hand, and evaluated as a whole against JPCERT/CC's phishurl-list of July
 * 2023 to December 2024 and Citizen Lab's test-lists.
 */
export const riskyTops: ReadonlySet<string> = new Set(
  (
    "top cfd icu sbs cyou shop bond monster rest buzz quest beauty hair skin makeup autos boats homes motorcycles yachts " +
    "click cam gdn love asia club vip cc tk ga cf gq xin wang ren icu live beer bar " +
    "osaka nagoya mom help christmas best win bid loan men date download racing review party trade " +
    "accountant cricket faith kim lat qpon pics pro host digital sale baby lol"
  ).split(" "),
);

/** Top-level domains with much abuse that hobbyists or a whole country also use: they only add to other signs. */
export const mixedTops: ReadonlySet<string> = new Set(
  (
    "cn ru tt co info dev app page cloud group link online site store website space one media wiki xyz ml pw ws su fun work ink pub surf tokyo fit " +
    "city science stream uno mobi bio bz zip mov life today world"
  ).split(" "),
);

/** Dynamic DNS: names below them point wherever their holder likes, at once and for free. */
export const dynamicHosts: ReadonlySet<string> = new Set(
  (
    "duckdns.org ddns.net ddns.us ddnsfree.com ddns.info dynv6.net dynu.net freeddns.org accesscam.org camdvr.org casacam.net giize.com " +
    "gleeze.com kozow.com loseyourip.com mywire.org ooguy.com theworkpc.com webredirect.org dumb1.com zzux.com zyns.com dynamic-dns.net " +
    "dynamicdns.biz mefound.com mrbasic.com myftp.org mynetav.com ns01.info ns02.info ns1.name ocry.com onedumb.com onmypc.net onmypc.org " +
    "otzo.com port25.biz qpoe.com rebatesrule.net sexidude.com squirly.info sendsmtp.com serveuser.com serveusers.com ssl443.org trickip.net " +
    "vizvaz.com wikaba.com wwwhost.biz xxuz.com youdontcare.com faqserv.com fartit.com freetcp.com freewww.biz gettrials.com gr8domain.biz " +
    "hopto.org zapto.org sytes.net servehttp.com servebeer.com serveftp.com myvnc.com redirectme.net bounceme.net mydns.jp mydns.tw mydns.vc " +
    "no-ip.org no-ip.biz noip.me dyndns.org dyndns.info homeip.net dnsalias.com freemyip.com now-dns.org nsupdate.info chickenkiller.com " +
    "mooo.com strangled.net us.to crabdance.com ddnss.de spdns.de myds.me"
  ).split(" "),
);

/** Services that give out host names or pages for free and immediately; names below them belong to strangers. */
const byHand: readonly string[] = (
  "weebly.com wixsite.com wixstudio.com wixstudio.io webflow.io square.site godaddysites.com mystrikingly.com webnode.page webnode.jp " +
  "jimdosite.com blogspot.com 000webhostapp.com glitch.me repl.co replit.app herokuapp.com web.app firebaseapp.com netlify.app vercel.app " +
  "pages.dev workers.dev r2.dev github.io gitlab.io surge.sh onrender.com fly.dev azurewebsites.net azurestaticapps.net cloudfront.net " +
  "ngrok.io ngrok.app ngrok-free.app trycloudflare.com framer.website framer.app framer.ai carrd.co my.id eu.org us.com ukit.me cprapid.com " +
  "plesk.page myfreesites.net infinityfreeapp.com rf.gd byethost.com epizy.com ct.ws great-site.net translate.goog ipfs.io dweb.link " +
  "cf-ipfs.com amazonaws.com core.windows.net cloudapp.azure.com storage.googleapis.com firebasestorage.googleapis.com " +
  "googleusercontent.com appspot.com run.app cloudfunctions.net sites.google.com telegra.ph notion.site codesandbox.io webcindario.com " +
  "sakuraweb.com xsrv.jp modoo.at creatorlink.net imweb.me cafe24.com"
).split(" ");

/** More of them: site builders, form services and hosts of apps that the public suffix list does not have. By the providers' pages, November 2026. */
const byProviders: readonly string[] = (
  "weeblysite.com start.page myportfolio.com webwave.dev boxmode.io iceiy.com teemill.com bolt.host framer.media framer.wiki w3spaces.com typedream.app " +
  "gitbook.io pory.app inbrowser.link wasmer.app daftpage.com zapier.app komi.io fwh.is zya.me company.site mybluehost.me m-pages.com systeme.io hstn.me " +
  "liveblog365.com site44.com webadorsite.com crazydomains.com mystrikingly.com strikingly.com tilda.ws wordpress.com wixsite.com jimdofree.com jimdo.com " +
  "yolasite.com webs.com bravesites.com angelfire.com tripod.com ucoz.com ucoz.net ucoz.ru narod.ru simdif.com site123.me zohosites.com softr.app " +
  "bubbleapps.io notion.so hubspotpagebuilder.com unbouncepages.com lpages.co clickfunnels.com instapage.com mailchimpsites.com canva.site my.canva.site " +
  "linktr.ee beacons.ai bio.link campsite.bio sharepoint.com typeform.com jotform.com formstack.com cognitoforms.com forms.app tally.so " +
  "kesug.com 42web.io totalh.net 66ghz.com likesyou.org lovestoblog.com wuaze.com free.nf bearblog.dev neocities.org tumblr.com " +
  "substack.com hashnode.dev ghost.io mypixieset.com mykajabi.com webador.com altervista.org 1apps.com appchkr.com"
).split(" ");

/** Blogger below the suffixes of countries, which the public suffix list no longer has. */
const bloggerCountries: readonly string[] = (
  "blogspot.ae blogspot.al blogspot.am blogspot.ba blogspot.be blogspot.bg blogspot.bj blogspot.ca blogspot.cf blogspot.ch blogspot.cl " +
  "blogspot.co.at blogspot.co.id blogspot.co.il blogspot.co.ke blogspot.co.nz blogspot.co.uk blogspot.co.za blogspot.com.ar " +
  "blogspot.com.au blogspot.com.br blogspot.com.by blogspot.com.co blogspot.com.cy blogspot.com.ee blogspot.com.eg blogspot.com.es " +
  "blogspot.com.mt blogspot.com.ng blogspot.com.tr blogspot.com.uy blogspot.cv blogspot.cz blogspot.de blogspot.dk blogspot.fi " +
  "blogspot.fr blogspot.gr blogspot.hk blogspot.hr blogspot.hu blogspot.ie blogspot.in blogspot.is blogspot.it blogspot.jp blogspot.kr " +
  "blogspot.li blogspot.lt blogspot.lu blogspot.md blogspot.mk blogspot.mx blogspot.my blogspot.nl blogspot.no blogspot.pe blogspot.pt " +
  "blogspot.qa blogspot.re blogspot.ro blogspot.rs blogspot.ru blogspot.se blogspot.sg blogspot.si blogspot.sk blogspot.sn blogspot.td " +
  "blogspot.tw blogspot.ug blogspot.vn"
).split(" ");

/** All free hosts that the private section of the public suffix list lacks, or lists only in part. */
export const freeHosts: ReadonlySet<string> = new Set([
  ...dynamicHosts,
  ...byHand,
  ...byProviders,
  ...bloggerCountries,
]);

/** Suffixes of the private section that sell names like a registry, or whose owner alone publishes there. */
export const paidSuffixes: ReadonlySet<string> = new Set(
  (
    "co.com uk.com us.com eu.com de.com jp.net jpn.com gb.net gb.com br.com cn.com ru.com sa.com za.com se.net uk.net hu.net in.net ae.org us.org co.nl co.no " +
    "co.dk za.bz com.de com.se kr.com gr.com mex.com no.com qc.com ar.com hu.com uy.com africa.com co.ca co.it co.at priv.at biz.at info.at gov.scot " +
    "withgoogle.com withyoutube.com googleapis.com com.ru exnet.su msk.ru spb.ru nsk.su msk.su spb.su edu.ru gov.ru int.ru mil.ru ac.ru art.pl gliwice.pl krakow.pl poznan.pl wroc.pl zakopane.pl"
  ).split(" "),
);

/** Free hosts that make up names, or whose developers do: words, hyphens and numbers there say nothing. */
export const appHosts: ReadonlySet<string> = new Set(
  "vercel.app netlify.app pages.dev onrender.com herokuapp.com fly.dev workers.dev run.app surge.sh deno.dev".split(
    " ",
  ),
);

/** Free hosts that mostly hold pages of persons and projects. */
export const personalHosts: ReadonlySet<string> = new Set([
  ...(
    "github.io gitlab.io codeberg.page sourceforge.io readthedocs.io bearblog.dev wordpress.com neocities.org tumblr.com substack.com hashnode.dev ghost.io " +
    "medium.com blogspot.com dreamwidth.org livejournal.com write.as sr.ht srht.site tilde.team"
  ).split(" "),
  ...bloggerCountries,
]);

/** URL shorteners, which hide the target. */
export const shorteners: ReadonlySet<string> = new Set(
  (
    "bit.ly tinyurl.com t.co goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rebrand.ly rb.gy shorturl.at t.ly tiny.cc bl.ink s.id clck.ru u.to " +
    "me2.do me2.kr han.gl url.kr vo.la bitly.kr c11.kr zrr.kr buly.kr muz.so abit.ly lrl.kr url.bio iii.im reurl.cc ppt.cc dwz.cn t.cn " +
    "x.gd onl.tw onl.la ur0.link ux.nu 00m.in qr.paps.jp tr.ee lnkd.in lnk.to shorte.st adf.ly j.mp soo.gd s.yam.com urlz.fr qrco.de tny.im n9.cl acortar.link"
  ).split(" "),
);
