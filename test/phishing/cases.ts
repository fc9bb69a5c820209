/**
 * One link with its page's title, its content (a password form, nothing of the kind, an Android app), and its domain's age in days; null
 * where the registry does not publish it.
 */
export interface Case {
  readonly url: string;
  readonly title: string;
  readonly holds: "login" | "page" | "apk";
  readonly days: number | null;
}

function read(text: string): readonly Case[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [url = "", title = "", form, days] = line.split("|").map((part) => part.trim());
      return {
        url,
        title,
        holds: form === "login" || form === "apk" ? form : "page",
        days: days === "?" ? null : Number(days),
      };
    });
}

/** Modelled on links in public warnings (KISA, JPCERT/CC, USPS, FTC); none is real. */
export const bad = read(`
https://cj-logis.top/a1 | CJ대한통운 | login | 2
https://cjlogistics.parcel-kr.cc/track | CJ대한통운 배송조회 | login | 5
https://epost-delivery.icu/kr | 우체국택배 | login | 1
https://epost.go.kr.parcel77.com/ | 우체국 | login | 9
https://hanjin-express.shop/x | 한진택배 배송조회 | login | 12
https://lotteglogis-kr.xyz/q | 롯데택배 | login | 3
https://efine24.cyou/notice | 교통민원24(이파인) | login | 4
https://e-fine-go.sbs/v | 이파인 | login | 6
https://gov24-pay.top/ | 정부24 | login | 8
https://hometax-refund.click/ | 국세청 홈택스 | login | 20
https://nhis-check.vip/ | 국민건강보험공단 | login | 2
https://naver-login.help/nidlogin | 네이버 : 로그인 | login | 11
https://nid-naver.duckdns.org/login | 네이버 : 로그인 | login | ?
https://navercorp.account-safe.net/ | 네이버 로그인 | login | 25
https://kakao-verify.cfd/ | 카카오계정 | login | 1
https://kakaobank.loan-ok.site/ | 카카오뱅크 | login | 15
https://toss-event.fun/ | 토스 | login | 3
https://coupang-gift.top/win | 쿠팡 당첨 이벤트 | page | 2
https://m-coupang.icu/ | 쿠팡! | login | 4
https://kbstar.login-bank.cc/ | KB국민은행 | login | 7
https://shinhancard-safe.com/ | 신한카드 | login | 6
https://wooribank.co.kr.sign99.cn/ | 우리은행 | login | ?
https://nonghyup-card.xyz/ | NH농협 | login | 5
https://hanacard-kr.com/login | 하나카드 | login | 14
https://samsungcard-auth.shop/ | 삼성카드 | login | 10
https://hyundaicard-check.com/ | 현대카드 | login | 18
https://upbit-airdrop.live/ | Upbit | login | 2
https://bithumb-wallet.pro/ | Bithumb | login | 3
https://wed-invite.icu/card.apk | 모바일 청첩장 | page | 1
https://invite.flowercard.cfd/ | 청첩장 | apk | 1
http://43.155.20.8/app/ | 부고 알림 | apk | ?
https://delivery-check.cn/kr.apk | 배송조회 | page | 30
https://police-fine.top/d | 경찰청 | login | 3
https://daangn-pay.shop/ | 당근마켓 안전결제 | login | 9
https://navcr.com-login.xyz/ | 네이버 : 로그인 | login | 2
https://sktelecom-gift.store/ | SKT | login | 13
https://rakuten-card.co.jp.xq9z2.cn/ | 楽天カード | login | ?
https://rakuten.kvwqz.top/ | 楽天 | login | 1
https://smbc-card.hxkqv.cn/vpass | 三井住友カード | login | 5
https://sb1-sec.qkvnwr.com/ | SBI証券 | login | 4
https://vpass.zzkfq.com/ | 三井住友カード Vpass | login | 6
https://jabank.ueqxv.cfd/ | JAバンク | login | 2
https://mufg.bk-jp.icu/ | 三菱UFJ銀行 | login | 3
https://mizuho-bank.cyou/ | みずほ銀行 | login | 8
https://my-jcb.wvxkq.cn/ | JCB | login | ?
https://aeon-card.ljqzx.com/ | イオンカード | login | 16
https://mercari.login-jp.shop/ | メルカリ | login | 7
https://eki-net.pwkzv.com/personal | えきねっと | login | 5
https://paypay-ne.jp-login.com/ | PayPay | login | 12
https://etc-meisai.qvxzk.top/ | ETC利用照会サービス | login | 2
https://kuronekoyamato.hxvqk.icu/ | ヤマト運輸 | login | 1
https://sagawa-exp.tokyo-jp.cc/ | 佐川急便 | login | 3
https://japanpost.ewzqk.xyz/ | 日本郵便 | login | 4
https://monex-login.com/ | マネックス証券 | login | 21
https://nomura-sec.top/ | 野村證券 | login | 3
https://saisoncard.bvkqz.cn/ | クレディセゾン | login | ?
https://eposcard.co.jp.dkzvq.cn/ | エポスカード | login | ?
https://viewcard.zqxkw.com/ | ビューカード | login | 9
https://docomo-pay.xyz/ | NTTドコモ | login | 5
https://biglobe.wqzxv.com/ | BIGLOBE | login | 11
https://tscubic.vkqzx.com/login | TS CUBIC | login | 6
https://appleid.verify-jp.com/ | Apple ID | login | 2
https://appleid-kr.support/ | Apple ID | login | 3
https://amazon.co.jp.qkzvx.cn/signin | Amazon | login | ?
https://amazon-prime.rest/ | Amazon | login | 5
https://arnazon.account-jp.top/ | Amazonログイン | login | 1
https://paypal-secure.buzz/ | PayPal: Log in | login | 2
https://paypal.com.account-limit.net/webapps | PayPal | login | 6
https://netflix-billing.online/ | Netflix | login | 9
https://netflix.update-card.site/ | Netflix | login | 15
https://microsoftonline.docs-share.org/common/oauth2 | Microsoft | login | 22
https://office365-mail.weebly.com/ | Microsoft | login | ?
https://outlook-web.pages.dev/ | Outlook - Microsoft | login | ?
https://usps.redelivery-fee.top/ | USPS.com | login | 1
https://usps-track.cfd/us | USPS | login | 2
https://dhl-parcel.click/ | DHL | login | 4
https://fedex.customs-fee.xyz/ | FedEx | login | 3
https://facebook-appeal.vercel.app/ | Facebook | login | ?
https://meta-facebook-copyright.netlify.app/ | Facebook | login | ?
https://instagram-verify.ml/ | Instagram | login | ?
https://whatsapp-web.icu/ | WhatsApp Web | page | 2
https://telegram-kr.top/ | Telegram | page | 3
https://metamask-wallet.top/ | MetaMask | page | 1
https://binance-kyc.cc/ | Binance | login | 6
https://coinbase.support-desk.net/ | Coinbase | login | 12
https://wellsfargo.secure-auth.xyz/ | Wells Fargo | login | 2
https://chase-verify.com/ | JPMorgan Chase | login | 5
https://bankofamerica.alert-id.com/ | Bank of America | login | 8
https://steamcomrnunity.gift/ | Steam | login | 3
https://americanexpress.kqzvw.cn/ | American Express | login | ?
https://mastercard.jp-auth.cyou/ | Mastercard | login | 4
https://tepco.payment-jp.xyz/ | 東京電力 | login | 2
https://nta.etax-pay.cyou/ | 国税庁 e-Tax | login | 3
https://garden-rose.com/wp/paypay-login | PayPay | login | 3000
https://bakery-oslo.com/.well/kbstar/ | KB국민은행 | login | 2500
https://hotel-lago.com/dhl/pay | DHL | login | 4100
https://qwzkvx.com/ | ログイン | login | 3
https://xkvqzt.cn/ | 本人確認 | login | ?
https://bvzqk.duckdns.org/?qwxzv | ログイン | login | ?
https://mxkqzv.top/ | Sign in | login | 2
`);

/** Real owners' pages with their titles and whether they ask for a password, November 2026; ages are rounded. */
export const good = read(`
https://www.naver.com/ | NAVER | page | 10000
https://nid.naver.com/nidlogin.login?mode=form | 네이버 : 로그인 | login | 10000
https://naver.me/xAbCdEf1 | 네이버 지도 | page | 5000
https://accounts.kakao.com/login | 카카오계정 | login | 9000
https://www.kakaobank.com/ | 카카오뱅크 | page | 3500
https://toss.im/ | 토스 | page | 4000
https://www.coupang.com/np/campaigns/82 | 쿠팡! | page | 5500
https://login.coupang.com/login/login.pang | 쿠팡 로그인 | login | 5500
https://www.cjlogistics.com/ko/tool/parcel/tracking | CJ대한통운 | page | 6000
https://www.epost.go.kr/main.retrieveMainPage.comm | 인터넷우체국 | page | 9000
https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillSch.do | 한진택배 | page | 9000
https://www.efine.go.kr/main/main.do | 교통민원24(이파인) | page | 5000
https://www.gov.kr/portal/main | 정부24 | page | 8000
https://www.hometax.go.kr/ | 국세청 홈택스 | login | 8000
https://www.nhis.or.kr/nhis/index.do | 국민건강보험 | page | 8000
https://obank.kbstar.com/quics?page=C025255 | KB국민은행 | login | 9000
https://www.shinhancard.com/ | 신한카드 | login | 9000
https://spib.wooribank.com/pib/Dream | 우리은행 | login | 9000
https://banking.nonghyup.com/nhbank.html | NH농협 | login | 9000
https://www.hanacard.co.kr/ | 하나카드 | login | 5000
https://upbit.com/home | 업비트 | page | 7000
https://www.daangn.com/kr/ | 당근 | page | 3500
https://www.tworld.co.kr/web/home | T world | login | 9000
https://www.11st.co.kr/ | 11번가 | page | 6500
https://www.musinsa.com/main | 무신사 | page | 8000
https://www.yes24.com/Main/default.aspx | 예스24 | page | 9000
https://www.aladin.co.kr/home/welcome.aspx | 알라딘 | page | 9000
https://www.gmarket.co.kr/ | G마켓 | page | 9000
https://www.ssg.com/ | SSG.COM | page | 7000
https://www.oliveyoung.co.kr/store/main | 올리브영 | page | 7000
https://www.chosun.com/economy/ | 조선일보 | page | 10000
https://www.hani.co.kr/arti/society | 한겨레 | page | 10000
https://www.khan.co.kr/ | 경향신문 | page | 9000
https://news.kbs.co.kr/news | KBS 뉴스 | page | 9000
https://www.snu.ac.kr/ | 서울대학교 | page | 9000
https://portal.kaist.ac.kr/ | KAIST Portal | login | 9000
https://www.jobkorea.co.kr/Login | 잡코리아 로그인 | login | 9000
https://www.saramin.co.kr/zf_user/auth | 사람인 | login | 7500
https://www.inflearn.com/ | 인프런 | page | 3500
https://velog.io/@user/post | velog | page | 3000
https://tistory.com/ | 티스토리 | page | 7000
https://www.korail.com/ticket | 코레일 | login | 9000
https://www.koreanair.com/ | 대한항공 | page | 10000
https://www.rakuten.co.jp/ | 楽天市場 | page | 9000
https://login.account.rakuten.com/sso/authorize | 楽天ログイン | login | 9000
https://www.smbc-card.com/mem/index.jsp | 三井住友カード | login | 8000
https://www.bk.mufg.jp/ | 三菱UFJ銀行 | page | 7000
https://www.mizuhobank.co.jp/ | みずほ銀行 | page | 8000
https://www.jabank.jp/ | JAバンク | page | 6000
https://my.jcb.co.jp/Login | MyJCB | login | 9000
https://jp.mercari.com/ | メルカリ | page | 4500
https://www.eki-net.com/Personal/member/wb/Login/Login | えきねっと | login | 8000
https://paypay.ne.jp/ | PayPay | page | 3000
https://www.kuronekoyamato.co.jp/ytc/customer/send | ヤマト運輸 | page | 9000
https://www.post.japanpost.jp/ | 日本郵便 | page | 8000
https://www.amazon.co.jp/ap/signin?openid.mode=checkid_setup | Amazonログイン | login | 9000
https://www.yomiuri.co.jp/ | 読売新聞 | page | 9000
https://qiita.com/tags/javascript | Qiita | page | 5000
https://www.cookpad.com/ | クックパッド | page | 8000
https://www.apple.com/kr/ | Apple (대한민국) | page | 10000
https://appleid.apple.com/sign-in | Apple ID | login | 10000
https://www.amazon.com/gp/css/order-history | Amazon | login | 10000
https://accounts.google.com/v3/signin/identifier | Sign in - Google Accounts | login | 10000
https://docs.google.com/document/d/abc/edit | Google Docs | page | 10000
https://login.microsoftonline.com/common/oauth2/authorize | Sign in to your account | login | 9000
https://www.paypal.com/signin | PayPal: Log in | login | 9500
https://www.netflix.com/login | Netflix | login | 10000
https://www.facebook.com/login | Facebook | login | 10000
https://www.instagram.com/accounts/login/ | Instagram | login | 8000
https://tools.usps.com/go/TrackConfirmAction | USPS.com | page | 10000
https://www.dhl.com/kr-ko/home.html | DHL | page | 10000
https://www.fedex.com/secure-login/ | FedEx | login | 10000
https://github.com/login | Sign in to GitHub | login | 7000
https://github.com/microsoft/TypeScript | microsoft/TypeScript | page | 7000
https://gitlab.com/users/sign_in | Sign in · GitLab | login | 6000
https://stackoverflow.com/questions/11227809 | Stack Overflow | page | 8000
https://en.wikipedia.org/wiki/Apple_Inc. | Apple Inc. - Wikipedia | page | 9000
https://www.bbc.com/news/technology | BBC News | page | 10000
https://www.nytimes.com/section/business | The New York Times | page | 10000
https://www.theverge.com/apple | Apple - The Verge | page | 5500
https://techcrunch.com/tag/amazon/ | Amazon - TechCrunch | page | 7000
https://developer.mozilla.org/en-US/docs/Web | MDN Web Docs | page | 10000
https://www.npmjs.com/login | npm | login | 6000
https://pypi.org/account/login/ | Log in · PyPI | login | 9000
https://www.dropbox.com/login | Dropbox | login | 9000
https://slack.com/signin | Slack | login | 9000
https://zoom.us/signin | Zoom | login | 8000
https://www.booking.com/hotel/kr/seoul.html | Booking.com | page | 9000
https://www.airbnb.com/login | Airbnb | login | 6500
https://www.ikea.com/kr/ko/ | IKEA | page | 10000
https://medium.com/@writer/a-story | Medium | page | 9000
https://writer.substack.com/p/a-story | A story | page | 3000
https://project.readthedocs.io/en/latest/ | project documentation | page | 4500
https://www.python.org/downloads/ | Download Python | page | 10000
https://nodejs.org/en/download | Node.js | page | 6000
https://www.mozilla.org/ko/firefox/ | Firefox | page | 10000
https://lists.debian.org/debian-security-announce/ | Debian | page | 9000
https://www.who.int/news | WHO | page | 10000
https://garden-flowers.com/contact | Garden Flowers | page | 2000
https://bakery-jeju.com/order | 제주 빵집 | login | 1200
`);
