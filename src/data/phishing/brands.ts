/** A brand that phishing imitates, and its own domains. */
export interface Brand {
  /** Its name for display. */
  readonly name: string;
  /** How host names spell it. Five letters or more count within a word, shorter ones only as a whole word. */
  readonly words: readonly string[];
  /** How pages and messages spell it, beside {@link Brand.name}. */
  readonly called: readonly string[];
  /** Registrable domains of the owner; names below them are its own. */
  readonly domains: readonly string[];
}

function brand(name: string, words: string, called: string, domains: string): Brand {
  return { name, words: words.split(" "), called: called === "" ? [] : called.split("|"), domains: domains.split(" ") };
}

/**
 * Companies and offices that phishing imitates: those often named in warnings in Korea and Japan, and those imitated worldwide. The list
 * and its domains are maintained by hand: a missing domain makes the owner's own link look suspicious.
 */
export const brands: readonly Brand[] = [
  // Everywhere
  brand("Apple", "apple appleid icloud itunes", "iCloud", "apple.com icloud.com me.com apple.co apple"),
  brand(
    "Amazon",
    "amazon amaz0n amzn amazom",
    "アマゾン|아마존",
    "amazon.com amazon.co.jp amazon.de amazon.co.uk amazon.fr amazon.it amazon.es amazon.ca amazon.in amazon.com.au amazon.com.br amazon.com.mx amazon.cn amazon.nl amazon.sg amazon.ae amazon.science amazontrust.com aboutamazon.com media-amazon.com ssl-images-amazon.com amzn.to a.co amazon.dev amazon.jobs aws amazon",
  ),
  brand(
    "Google",
    "google gmail",
    "구글",
    "google.com google.co.kr google.co.jp google.de google.co.uk google.fr gmail.com googleapis.com googleblog.com googlesource.com goo.gl withgoogle.com google goog youtube.com blog.google",
  ),
  brand(
    "Microsoft",
    "microsoft office365 onedrive sharepoint outlook microsoftonline",
    "마이크로소프트",
    "microsoft.com office.com live.com outlook.com microsoftonline.com sharepoint.com onedrive.com office365.com azure.com msn.com bing.com aka.ms windows.com visualstudio.com microsoft",
  ),
  brand(
    "PayPal",
    "paypal paypa1",
    "페이팔",
    "paypal.com paypal.me paypalobjects.com paypal-corp.com paypal-communication.com",
  ),
  brand(
    "Facebook",
    "facebook",
    "페이스북",
    "facebook.com fb.com fb.me meta.com facebookmail.com facebook.net facebookcorewwwi.onion messenger.com",
  ),
  brand("Instagram", "instagram", "인스타그램", "instagram.com cdninstagram.com"),
  brand("WhatsApp", "whatsapp", "", "whatsapp.com whatsapp.net wa.me"),
  brand("Telegram", "telegram", "텔레그램", "telegram.org t.me telegram.me telegram.dog"),
  brand("Netflix", "netflix", "넷플릭스", "netflix.com nflxext.com netflix.net"),
  brand("DHL", "dhl", "", "dhl.com dhl.de dhl.co.kr dhl"),
  brand("FedEx", "fedex", "", "fedex.com"),
  brand("UPS", "ups", "", "ups.com"),
  brand("USPS", "usps", "", "usps.com usps.gov"),
  brand(
    "American Express",
    "americanexpress amex",
    "アメリカン・エキスプレス",
    "americanexpress.com aexp.com americanexpress.co.jp amex.co.jp amextravel.com",
  ),
  brand("Mastercard", "mastercard", "", "mastercard.com mastercard.us mastercard.co.jp mastercard.co.kr"),
  brand("Visa", "visa", "", "visa.com visa.co.jp visakorea.com visa"),
  brand("JPMorgan Chase", "jpmorgan", "", "jpmorgan.com jpmorganchase.com chase.com jpmorgan"),
  brand("Wells Fargo", "wellsfargo", "", "wellsfargo.com"),
  brand("Bank of America", "bankofamerica", "", "bankofamerica.com bofa.com"),
  brand("Coinbase", "coinbase", "", "coinbase.com"),
  brand("Binance", "binance", "바이낸스", "binance.com binance.us"),
  brand("MetaMask", "metamask", "", "metamask.io"),
  brand("Steam", "steamcommunity steampowered", "", "steampowered.com steamcommunity.com steamstatic.com"),
  brand("Nintendo", "nintendo", "任天堂|닌텐도", "nintendo.com nintendo.co.jp nintendo.co.kr nintendo.net nintendo.eu"),
  brand("TikTok", "tiktok", "틱톡", "tiktok.com tiktokv.com tiktokcdn.com ttwstatic.com"),
  // Korea
  brand(
    "네이버",
    "naver navercorp",
    "NAVER",
    "naver.com naver.me navercorp.com naver.net ncloud.com line.me navercloudcorp.com",
  ),
  brand(
    "카카오",
    "kakao kakaotalk kakaobank kakaopay",
    "Kakao|카카오톡|카카오뱅크|카카오페이",
    "kakao.com kakaocorp.com kakaobank.com kakaopay.com daum.net kko.to kakaocdn.net kakaomobility.com kakaoent.com kakaogames.com kakao.vc",
  ),
  brand("토스", "toss tossbank", "토스뱅크", "toss.im tossbank.com tosspayments.com tossinvest.com toss.me"),
  brand(
    "쿠팡",
    "coupang",
    "Coupang",
    "coupang.com coupangcdn.com coupa.ng coupangcorp.com coupangeats.com aboutcoupang.com",
  ),
  brand("CJ대한통운", "cjlogistics doortodoor", "대한통운", "cjlogistics.com doortodoor.co.kr cj.net"),
  brand(
    "우체국",
    "epost koreapost",
    "우체국택배|우체국예금",
    "epost.go.kr koreapost.go.kr epostbank.go.kr epostbank.kr epost.kr",
  ),
  brand("한진택배", "hanjin hanjinexpress", "", "hanjin.co.kr hanjin.com"),
  brand("롯데택배", "lotteglogis", "롯데글로벌로지스", "lotteglogis.com lotte.co.kr"),
  brand(
    "국민은행",
    "kbstar kookmin kbcard kbbank",
    "KB국민|국민카드",
    "kbstar.com kbcard.com kbfg.com kbsec.com kbinsure.co.kr",
  ),
  brand(
    "신한은행",
    "shinhan shinhancard",
    "신한카드|신한",
    "shinhan.com shinhancard.com shinhansec.com shinhangroup.com shinhaninvest.com",
  ),
  brand("우리은행", "wooribank wooricard", "우리카드", "wooribank.com wooricard.com woorifg.com"),
  brand("하나은행", "kebhana hanabank hanacard", "하나카드", "kebhana.com hanabank.com hanacard.co.kr hanafn.com"),
  brand("농협", "nonghyup nhbank nhcard", "NH농협", "nonghyup.com nhbank.com nhqv.com nhcard.co.kr"),
  brand("기업은행", "ibkbank", "IBK기업은행", "ibk.co.kr"),
  brand("삼성카드", "samsungcard", "", "samsungcard.com"),
  brand("현대카드", "hyundaicard", "", "hyundaicard.com hyundaicapital.com"),
  brand("롯데카드", "lottecard", "", "lottecard.co.kr"),
  brand("경찰청", "efine", "교통민원24|이파인", "efine.go.kr police.go.kr"),
  brand("정부24", "gov24", "", "gov.kr go.kr"),
  brand("국세청", "hometax", "홈택스", "hometax.go.kr nts.go.kr"),
  brand("국민건강보험공단", "nhis", "건강보험공단", "nhis.or.kr"),
  brand("업비트", "upbit", "Upbit", "upbit.com dunamu.com"),
  brand("빗썸", "bithumb", "Bithumb", "bithumb.com"),
  brand("11번가", "11st", "", "11st.co.kr 11st.kr"),
  brand("당근", "daangn", "당근마켓", "daangn.com karrotmarket.com"),
  brand("SK텔레콤", "tworld sktelecom", "SKT", "sktelecom.com tworld.co.kr skt.kr"),
  brand("KT", "kt", "", "kt.com"),
  brand("LG유플러스", "lguplus", "", "lguplus.com uplus.co.kr"),
  // Japan
  brand(
    "楽天",
    "rakuten rakutan raktuen",
    "楽天カード|楽天銀行|楽天証券",
    "rakuten.co.jp rakuten.com rakuten-card.co.jp rakuten-bank.co.jp rakuten-sec.co.jp rakuten.ne.jp r10s.jp rakuten.tv rakuten.today rakuten",
  ),
  brand(
    "三井住友",
    "smbc smbccard vpass",
    "三井住友カード|三井住友銀行|SMBC",
    "smbc.co.jp smbc-card.com smbcnikko.co.jp vpass.ne.jp smbcgroup.com mobit.ne.jp smfg.co.jp",
  ),
  brand(
    "三菱UFJ",
    "mufg bk.mufg nicos",
    "三菱UFJ銀行|三菱UFJニコス",
    "mufg.jp cr.mufg.jp bk.mufg.jp nicos.co.jp mufgamericas.com",
  ),
  brand("みずほ銀行", "mizuho mizuhobank", "みずほ", "mizuhobank.co.jp mizuho-fg.co.jp mizuho-sc.com mizuhogroup.com"),
  brand("JAバンク", "jabank janet", "ＪＡバンク", "jabank.jp jabank.org jabank-tokyo.jp janetbank.jp jabankisc.jp"),
  brand("JCB", "jcb myjcb", "", "jcb.co.jp jcb.jp global.jcb jcb.com"),
  brand("SBI証券", "sbisec", "", "sbisec.co.jp sbigroup.co.jp"),
  brand("マネックス証券", "monex", "マネックス", "monex.co.jp monexgroup.jp"),
  brand("クレディセゾン", "saison saisoncard", "セゾンカード|セゾン", "saisoncard.co.jp a-q-f.com saison.co.jp"),
  brand("大和証券", "daiwa", "", "daiwa.jp daiwa.co.jp daiwatv.jp daiwahouse.co.jp daiwa-grp.jp"),
  brand("野村證券", "nomura", "野村証券", "nomura.co.jp nomura.com nomuraholdings.com"),
  brand("松井証券", "matsui", "", "matsui.co.jp"),
  brand("UCカード", "uccard", "", "uccard.co.jp"),
  brand("メルカリ", "mercari", "Mercari", "mercari.com mercari.jp merpay.com"),
  brand("えきねっと", "ekinet eki-net", "JR東日本", "eki-net.com jreast.co.jp"),
  brand(
    "ヤマト運輸",
    "kuronekoyamato yamato",
    "クロネコヤマト|クロネコ",
    "kuronekoyamato.co.jp yamato-hd.co.jp yamato.co.jp",
  ),
  brand("佐川急便", "sagawa", "佐川", "sagawa-exp.co.jp sg-hldgs.co.jp"),
  brand(
    "日本郵便",
    "japanpost japanpoist jppost",
    "日本郵政|ゆうちょ",
    "japanpost.jp post.japanpost.jp jp-bank.japanpost.jp jp-post.jp",
  ),
  brand("オリコ", "orico", "オリコカード", "orico.co.jp orico.jp"),
  brand("TS CUBIC", "tscubic mytscubic", "", "tscubic.com toyota-finance.co.jp"),
  brand("ビューカード", "viewcard viewsnet", "VIEW CARD", "jreast.co.jp viewcard.co.jp jrepoint.jp viewsnet.jp"),
  brand("エポスカード", "eposcard epocard epos", "エポス", "eposcard.co.jp 0101.co.jp"),
  brand(
    "イオンカード",
    "aeon aeoncard aeonbank",
    "イオン",
    "aeon.co.jp aeon.com aeonbank.co.jp aeon.info aeonretail.jp aeoncard.com.my aeon.com.my",
  ),
  brand("BIGLOBE", "biglobe", "", "biglobe.ne.jp biglobe.co.jp"),
  brand("ぷらら", "plala", "", "plala.or.jp"),
  brand(
    "PayPay",
    "paypay",
    "ペイペイ",
    "paypay.ne.jp paypay-bank.co.jp paypay-card.co.jp paypay-sec.co.jp paypay-corp.co.jp",
  ),
  brand("NTTドコモ", "docomo", "ドコモ", "docomo.ne.jp nttdocomo.co.jp docomo.com"),
  brand("au", "auone aupay kddi", "KDDI", "au.com auone.jp kddi.com kddi.jp jibunbank.co.jp kabu.com"),
  brand("りそな銀行", "resona resonabank", "りそな", "resonabank.co.jp resona-gr.co.jp resona-hd.co.jp"),
  brand("国税庁", "nta e-tax etax", "e-Tax", "nta.go.jp go.jp"),
  brand("ETC利用照会サービス", "etc-meisai etcmeisai", "ETC利用照会", "etc-meisai.jp etc-user.jp"),
  brand("ろうきん", "rokin", "労働金庫", "rokin.or.jp rokinbank.or.jp all.rokin.or.jp"),
  brand("三井住友信託銀行", "smtb", "", "smtb.jp smth.jp"),
  brand("ジャックス", "jaccs", "JACCS", "jaccs.co.jp"),
  brand("ポケットカード", "pocketcard", "", "pocketcard.co.jp"),
  brand("ANA", "anamileage", "全日空", "ana.co.jp"),
  brand("NHK", "nhkplus", "NHKプラス", "nhk.or.jp nhk.jp"),
  brand("東京電力", "tepco", "TEPCO", "tepco.co.jp"),
  brand("東京ガス", "tokyogas tokyo-gas", "", "tokyo-gas.co.jp"),
];
