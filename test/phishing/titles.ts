/** Titles of login pages that are honest: made up of ordinary words, places, products and firms whose names are brands, too. */
export const honestTitles: readonly string[] = `
Apple orchard members – Log in
Appleton Public Library | Sign in
Big Apple Circus – Member login
Pineapple Hotel – Staff login
Steam locomotive museum: sign in
Steam Cleaning Services – Client login
Visa Services Ghana – Login
Visa waiver application | Sign in
US Visa appointment – Log in
Kreditkarte Visa und Mastercard – Anmelden
Akzeptiert: Visa, Mastercard, American Express | Kasse
Discord and Harmony Choir – Members
Discord in Haiti – Journal login
Ledger accounting – Login
General Ledger | Sign in
Ledger-Enquirer: Log in
Kraken Rum fan club – Login
Seattle Kraken season tickets: sign in
Orange County School District – Login
Orange Theory Fitness | Log in
Booking system – Log in
Booking Engine – Sign in
Hotel Booking – Connexion
Online booking | Zahnarzt Müller
Interac Medical – Login
Telegraph Newspaper – Sign in
Telegram from the past – museum login
Vodafone Park Stadium tickets – Giriş
Allegro Musikschule – Anmeldung
Allegro Chor München | Login
Swisscom Shop Partner – Login
Santander Bicycle club – Acceso socios
Universidad de Santander – Acceder
Universidad de Pichincha – Ingreso
Citi Field tickets – Sign in
Citi Bike – Log in
Chase Center – Box office login
Chase the Rabbit – Login
Wells Theatre – Sign in
Fargo Public Schools – Login
Square Dance Association – Log in
Cash App alternatives – Log in
Meta analysis tool – Sign in
Meta-Ethics course: Login
Adobe brick makers – Login
Adobe Creek Golf Club: member sign in
Amazon rainforest research – Login
Amazonas Reisen – Anmelden
Amazon seller tools | Log in
Google Ads agency Berlin – Login
Google Analytics Schulung – Anmeldung
Google Sheets add-on – Sign in
Facebook Ads Kurs – Login
Instagram Scheduler – Log in
Whatsapp CRM | Iniciar sesión
WhatsApp Bot – Acesso
WhatsApp Business API partner | Login
LinkedIn Automation Tool – Sign in
Twitter Archive | Log in
Microsoft Partner Portal Contoso – Sign in
Office 365 Login – University of Somewhere
Office 365 - Stadtwerke Anmeldung
Outlook Web App
Webmail - Outlook Web Access
OneDrive Backup Tool – Login
Sharepoint-Schulung Zürich – Login
UPS-Anlagen Monitoring – Login
UPS Manager – Login
APC UPS Network Management Card | Log On
DHL Stadium tickets – login
Post SV Nürnberg – Mitglieder Login
Post Falls School District – Login
La Poste de Bamako – Connexion
Correos Argentina filatelia – Ingreso
Caja Rural – Acceso
Banco de alimentos – Acceso voluntarios
Banque alimentaire – Connexion bénévoles
Bank of Ideas – login
National Bank of Daily News – Log in
Nubank carreiras – Entrar
Ing. Büro Schmidt – Anmelden
ING Marathon volunteers | Log in
ING-Verein Bern – Login
ABN Anwaltsbüro – Login
Rabobank wielerploeg fanclub – Inloggen
KBC Krant – Inloggen
KPN hockeyclub – inloggen
Ziggo Dome tickets – inloggen
bol en co – inloggen
Post Oak Hotel – Sign in
PostNord Landskamp – Logga in
Telia Company kör – Logga in
Nordea hockeyklubb – Logga in
Swedbank Stadion – Logga in
Telenor Arena billetter – Logg inn
Vipps-avtale for idrettslag – Logg inn
DNB studentforening – Logg inn
Danske Bank historie – Log ind
MobilePay for foreninger – Log ind
MitID vejledning – Log ind
Poczta Literacka – Zaloguj się
PKO Bieg Charytatywny – logowanie
Klub Allegro – miłośnicy muzyki – logowanie
InPost Paczkomaty – integracja WooCommerce – logowanie
ING Turniej Szkół – logowanie
Orange Warsaw Festival – logowanie
Akbank Sanat – Giriş
Garanti Belgesi Sorgulama – Giriş
İş Bankası Yayınları – Üye Girişi
Ziraat Fakültesi Öğrenci Girişi
Ziraat Mühendisleri Odası – Giriş
Halk Eğitim Merkezi – Giriş
Türk Telekom Stadyumu – Giriş
PTT Evleri yönetimi – Giriş
Sber Games league – Вход
Почта для клиентов студии – Вход
Альфа курсы – Вход
Тинькофф Арена – Вход
みずほ小学校 保護者ログイン
みずほ町 図書館 ログイン
セゾン劇場 会員ログイン
イオンモール テナント管理 ログイン
イオン交換膜研究会 ログイン
ライオンズクラブ 会員ログイン
オリコン ニュース ログイン
楽天イーグルス ファン掲示板 ログイン
楽天的な生き方 ブログ ログイン
アマゾン川 研究会 ログイン
アップルパイ 教室 予約ログイン
アップル引越センター ログイン
さくら郵便局前クリニック 予約
佐川町役場 職員ログイン
大和市立図書館 ログイン
大和郡山市 ログイン
野村高校 同窓会 ログイン
松井歯科 予約 ログイン
三菱電機ビルテクノ ログイン
ヤマト運輸 集荷管理システム 導入企業ログイン
日本郵便 切手収集会 ログイン
東京電力ホール 予約 ログイン
あいおい保育園 ログイン
농협대학교 포털 로그인
농협하나로마트 납품업체 로그인
우리은행나무 유치원 로그인
우리카드게임 로그인
하나카드섹션 동호회 로그인
국민은행동 주민센터 로그인
신한옥마을 예약 로그인
토스트마스터즈 로그인
토스카나 여행사 로그인
당근마켓 채용 대행 로그인
당근케이크 공방 로그인
카카오나무 농장 로그인
카카오 초콜릿 공방 로그인
네이버 블로그 체험단 로그인
쿠팡 판매자 교육원 로그인
롯데월드 협력사 로그인
한진중공업 협력사 로그인
경찰청 출입기자단 로그인
정부24시 편의점 로그인
국세청 앞 세무회계 로그인
우체국 앞 카페 로그인
中国银行业协会 登录
招商银行杯 篮球赛 登录
支付宝 接口 开发 教程 登录
微信公众号 编辑器 登录
淘宝 店铺 管理 软件 登录
京东方 员工 登录
顺丰车 拼车 登录
邮政大学 统一身份认证
中华邮政 集邮协会 登入
台新 幼兒園 登入
Apple tree nursery
Login – Apple Rubber Products
Netflix & Chill Café – Reservation login
Ahmed Amazon Trading – Login
PayPal Zahlungen für Vereine – Login
Stripe and PayPal reports – Sign in
Klarna für Händler – Hilfe – Login
Sparkassen-Arena Tickets – Login
Sparkassenstiftung Förderportal – Anmeldung
Volksbank Arena Harz – Login
Volksbank-Jugendturnier Anmeldung
Commerzbank-Stadion Führungen – Anmeldung
Telekom Baskets Bonn – Login
Deutsche Post SV – Login
Finanzamt-Schulung – Login
Elster-Verein Vogelschutz – Anmeldung
Elster (Vogel) – NABU Login
Swiss Post Bus Verein – Login
Postbus Freunde – Login
Raiffeisen Warenhandel – Login
Crédit municipal – Connexion
Société Générale de Surveillance club – Connexion
Orange amère – recettes – Connexion
Free Software Foundation – Log in
Free Wi-Fi portal – Sign in
SFR club de rugby – connexion
Bouygues Construction sous-traitants – Connexion
Carrefour des métiers – Connexion
Carrefour associations – Connexion
Ameli Doe – Portfolio login
Impots et taxes – cours – Connexion
EDF club photo – connexion
Poste di guardia – Accedi
Poste e telegrafi – museo – Accedi
Intesa sindacale – Accedi
Unicredit Pavilion eventi – Accedi
Aruba vacanze – Accedi
Aruba Tourism – Log in
Tim Burton fan club – Accedi
Vento e mare – Accedi
Conta comigo – Entrar
Caixa de Pandora – Entrar
Caixa d'Estalvis museu – Entrar
Itaú Cultural – Entrar
Correios do povo – Entrar
Vivo em Lisboa – Entrar
Claro y conciso – Entrar
Movistar Arena – Entradas – Iniciar sesión
BBVA Stadium – Tickets – Log in
Banamex Teatro – Iniciar sesión
Ventanilla única – Acceso
OKX Racing team fans – login
Binance Smart Chain explorer – Sign in
Bitcoin Trust – Log in
Trust Wallet alternatives – Log in
MetaMask plugin for Unity – Sign in
Coinbase tower tenants – Log in
Visa and passport services – Log in
Amazon River Cruises – My booking
Amazone Reiterhof – Mitgliederlogin
Steam Railway Society – Members
Steamboat Springs Library – Sign in
Appleby Magna Parish Council: Login
Apple Federal Credit Union – Online Banking
Chase County Schools – ParentVUE
Discover Yoga – Login
Capital One Arena – Box office
Target Zero Safety – Login
Square One Dental – Patient portal
Stripes & Stars – Login
Meta Learning Hub | Login
Metamorphosis Theatre – Login
Signal Hill Church – Login
Zoom Into Science – Teacher login
Slack Line Club – Anmelden
Notion de droit – Connexion
Canvas – Log in
Teams HQ – Login
Ledger Art Gallery – Sign in
Phantom of the Opera Fanclub – Login
Exodus Travels – My account
Trust Bank Ltd – e-Banking
Trust Wallet of Knowledge – Login
Ring Hospital Portal
Nest Nursery – Parent login
Uniswap Meet Club – Login
Klarälven Turism – Logga in
Vinted Leather Co – Login
DPD Medical – Login
GLS University – Student login
ING Architects – Client area
KBC Radio – Staff login
ICS Computers – Login
Aruba Hotel Association – Sign in
Papara Beach Resort – Login
Posti d'autore – Accedi
Avito Sports – Login
Intuit Dance Studio
BRI Conference 2026 – Login
BCA Programme – Student Login
DBS Checks Online – Sign in
PNC Arena – Account Manager
Absher Farms – Login
Octopus Energy – Log in
Interbank Tennis Cup – Ingreso
Banco de Chile Museo – Ingreso
Caixa Cultural – Entrar
Free Church of Scotland – Members
o2 Bar – Reservierung Login
O2 Fitness Clubs | Member Login
Orange Coast College – Canvas
Telekom Malaysia Berhad – Login
Postbank Stadion – Tickets
Halifax Regional Library – Login
Nationwide Children's Hospital – MyChart
First Direct Arena – Login
Monzo Village Tourism – Accedi
Virgin Voyages – Log in
Costco County Fair – Login
京东方科技 员工登录
抖音舞蹈教室 登录
招商银行信用卡中心 招聘 登录
中国移动通信学会 会员登录
八達通小學 家長登入
玉山國家公園 入園申請 登入
国税務局 税務職員採用 ログイン
ドコモショップ渋谷店 予約 ログイン
佐川美術館 オンラインチケット ログイン
楽天生命パーク宮城 チケット ログイン
신한대 도서관 로그인
하나로의료재단 검진예약 로그인
우리은행사거리 치과 예약 로그인
카카오닙스 농장 로그인
토스터 수리센터 로그인
KT&G 상상마당 로그인
KT위즈 팬클럽 로그인
네이버스 카페 로그인
`
  .trim()
  .split("\n");

/** Titles that phishing pages have, and the brand that each claims. */
export const claimingTitles: readonly (readonly string[])[] = `
PayPal: Log in to your account ⇒ PayPal
Log in to your PayPal account | PayPal ⇒ PayPal
PayPal – Sicherheitscenter ⇒ PayPal
PayPal - Einloggen ⇒ PayPal
Mon compte PayPal ⇒ PayPal
Amazon.de Anmelden ⇒ Amazon
Sign in - Google Accounts ⇒ Google
Gmail ⇒ Google
Sign in to your Microsoft account ⇒ Microsoft
Microsoft - Sign in ⇒ Microsoft
Netflix - Se connecter ⇒ Netflix
Netflix – Update your payment ⇒ Netflix
Facebook - Log In or Sign Up ⇒ Facebook
Facebook Security | Confirm your identity ⇒ Facebook
Instagram • Login ⇒ Instagram
WhatsApp Web ⇒ WhatsApp
Telegram Web ⇒ Telegram
Apple ID - Sign In ⇒ Apple
iCloud - Find My ⇒ Apple
DHL - Track your parcel ⇒ DHL
DHL Paket - Zustellung ⇒ DHL
DHL | Zollgebühr bezahlen ⇒ DHL
FedEx - Delivery Manager ⇒ FedEx
USPS.com - Redelivery ⇒ USPS
Royal Mail - Redelivery fee ⇒ Royal Mail
La Poste - Frais de livraison ⇒ La Poste
Chronopost : suivi de colis ⇒ La Poste
Colissimo - livraison ⇒ La Poste
CTT - Pagamento ⇒ CTT
Poste Italiane - Accedi ⇒ Poste Italiane
PostNL - Pakket volgen ⇒ PostNL
InPost - Śledzenie paczki ⇒ InPost
Swiss Post - Sendung ⇒ Swiss Post
Deutsche Post - Paket ⇒ Deutsche Post
BBVA - Acceso ⇒ BBVA
CaixaBank - Iniciar sesión ⇒ CaixaBank
Rabobank - Inloggen ⇒ Rabobank
ABN AMRO - Inloggen ⇒ ABN AMRO
Commerzbank - Login ⇒ Commerzbank
N26 - Login ⇒ N26
Revolut | Log in ⇒ Revolut
Chase Online - Sign in ⇒ JPMorgan Chase
Wells Fargo - Sign On to View Your Accounts ⇒ Wells Fargo
Bank of America | Online Banking | Log In ⇒ Bank of America
HSBC UK - Log on ⇒ HSBC
Barclays - Login ⇒ Barclays
Lloyds Bank - Internet Banking ⇒ Lloyds Bank
NatWest Online ⇒ NatWest
Crédit Agricole - Connexion ⇒ Crédit Agricole
BNP Paribas - Mon espace ⇒ BNP Paribas
Société Générale - Connexion ⇒ Société Générale
Intesa Sanpaolo - Accesso ⇒ Intesa Sanpaolo
UniCredit - Login ⇒ UniCredit
Bradesco | Internet Banking ⇒ Bradesco
Itaú - Acesse sua conta ⇒ Itaú
Nubank - Atualização ⇒ Nubank
Banco do Brasil - Autoatendimento ⇒ Banco do Brasil
Bancolombia - Sucursal Virtual ⇒ Bancolombia
Mercado Libre - Ingresa ⇒ Mercado Libre
PKO BP - Logowanie ⇒ PKO Bank Polski
iPKO - logowanie ⇒ PKO Bank Polski
OLX - Odbierz płatność ⇒ OLX
Akbank - Giriş ⇒ Akbank
Garanti BBVA - İnternet Bankacılığı ⇒ Garanti BBVA
Ziraat Bankası - Giriş ⇒ Ziraat Bankası
e-Devlet Kapısı - Giriş ⇒ e-Devlet
PTT Kargo - Ödeme ⇒ PTT Kargo
楽天カード：ログイン ⇒ 楽天
三井住友カード Vpass ログイン ⇒ 三井住友
三菱UFJダイレクト ログイン ⇒ 三菱UFJ
みずほダイレクト ログイン ⇒ みずほ銀行
SBI証券 ログイン ⇒ SBI証券
えきねっと ログイン ⇒ えきねっと
メルカリ ログイン ⇒ メルカリ
PayPay ログイン ⇒ PayPay
ヤマト運輸 再配達 ⇒ ヤマト運輸
佐川急便 お荷物 ⇒ 佐川急便
日本郵便 再配達のお申し込み ⇒ 日本郵便
au ID ログイン ⇒ au
ドコモ dアカウント ログイン ⇒ NTTドコモ
国税庁 e-Tax ⇒ 国税庁
東京電力 お支払い ⇒ 東京電力
네이버 : 로그인 ⇒ 네이버
카카오계정 로그인 ⇒ 카카오
쿠팡 로그인 ⇒ 쿠팡
CJ대한통운 배송조회 ⇒ CJ대한통운
우체국택배 배송조회 ⇒ 우체국
KB국민은행 인터넷뱅킹 ⇒ 국민은행
신한은행 로그인 ⇒ 신한은행
NH농협 인터넷뱅킹 ⇒ 농협
국민건강보험 모바일 ⇒ 국민건강보험공단
정부24 로그인 ⇒ 정부24
경찰청 교통민원24 ⇒ 경찰청
支付宝 登录 ⇒ Alibaba
微信 登录 ⇒ WeChat
淘宝 登录 ⇒ Alibaba
中国银行 登录 ⇒ 中国银行
工商银行 个人网银 登录 ⇒ 工商银行
中华邮政 包裹 查询 ⇒ 中華郵政
中華電信 登入 ⇒ 中華電信
台新銀行 登入 ⇒ 台新銀行
國泰世華 登入 ⇒ 國泰世華
顺丰速运 快递 查询 ⇒ 顺丰速运
MetaMask - Restore wallet ⇒ MetaMask
MetaMask | Unlock ⇒ MetaMask
Coinbase - Sign In ⇒ Coinbase
Binance - Verify account ⇒ Binance
Ledger Live - Connect ⇒ Ledger
Trezor Suite ⇒ Trezor
Trust Wallet | Import ⇒ Trust Wallet
Uniswap - Connect wallet ⇒ Uniswap
OpenSea - Connect ⇒ OpenSea
Bybit Log in ⇒ Bybit
Steam Community :: Sign In ⇒ Steam
Roblox - Login ⇒ Roblox
Spotify - Log in ⇒ Spotify
Disney+ - Sign in ⇒ Disney+
Adobe Acrobat - Sign in to view PDF ⇒ Adobe
Adobe ID - sign in ⇒ Adobe
DocuSign - Review document ⇒ DocuSign
Dropbox - Shared file ⇒ Dropbox
WeTransfer - Download ⇒ WeTransfer
LinkedIn Login ⇒ LinkedIn
Yahoo Mail - Login ⇒ Yahoo
Xfinity - Sign in ⇒ Xfinity
Verizon - Pay ⇒ Verizon
T-Mobile - Log in ⇒ T-Mobile
SFR - Espace client ⇒ SFR
Vodafone - MeinVodafone ⇒ Vodafone
1&1 IONOS Login ⇒ IONOS
OVHcloud - Connexion ⇒ OVHcloud
GoDaddy - Sign in ⇒ GoDaddy
Booking.com - Extranet ⇒ Booking.com
Airbnb - Log in ⇒ Airbnb
eBay - Einloggen ⇒ eBay
Vinted - Paiement ⇒ Vinted
leboncoin - Paiement sécurisé ⇒ leboncoin
impots.gouv.fr - Remboursement ⇒ impots.gouv.fr
HMRC - Tax refund ⇒ HM Revenue & Customs
GOV.UK - Verify ⇒ GOV.UK
Agencia Tributaria - Devolución ⇒ Agencia Tributaria
Agenzia delle Entrate - Rimborso ⇒ Agenzia delle Entrate
Skatteverket - Logga in ⇒ Skatteverket
MitID - Log på ⇒ MitID
BankID - Logga in ⇒ BankID
Belastingdienst - Inloggen ⇒ Belastingdienst
DigiD - Inloggen ⇒ DigiD
Australia Post - Delivery ⇒ Australia Post
Canada Post - Redelivery ⇒ Canada Post
Interac e-Transfer - Deposit ⇒ Interac
E-ZPass - Pay toll ⇒ E-ZPass
Bienvenue sur votre espace Crédit Agricole ⇒ Crédit Agricole
DHL – Zustellung neu planen ⇒ DHL
Netflix: Aktualisieren Sie Ihre Zahlungsdaten ⇒ Netflix
WhatsApp – Verify your number ⇒ WhatsApp
Microsoft account | Verify identity ⇒ Microsoft
Microsoft Office 365 - Shared file ⇒ Microsoft
Sign in to your Google account ⇒ Google
Facebook Business Support – Appeal ⇒ Facebook
Instagram – Copyright appeal ⇒ Instagram
Meta Business Support Center ⇒ Facebook
PayPal Login – Konto eingeschränkt ⇒ PayPal
Amazon Prime – Zahlung aktualisieren ⇒ Amazon
Mein DHL Paket ⇒ DHL
USPS Tracking – Redelivery ⇒ USPS
Banco Santander – Particulares ⇒ Santander
BBVA México – Acceso clientes ⇒ BBVA
Mercado Pago – Ingresar ⇒ Mercado Libre
Binance – Withdraw ⇒ Binance
MetaMask Wallet Verification ⇒ MetaMask
Coinbase Wallet | Restore ⇒ Coinbase
Trezor Suite – Connect ⇒ Trezor
Revolut – Identity verification ⇒ Revolut
ING-DiBa – Banking Login ⇒ ING
DKB-Banking – Anmelden ⇒ DKB
Vinted – Receive payment ⇒ Vinted
leboncoin – Recevoir un paiement ⇒ leboncoin
Bizum – Recibir dinero ⇒ Bizum
MB WAY – Receber dinheiro ⇒ MB WAY
Сбербанк Онлайн — вход ⇒ Сбербанк
ПриватБанк — Приват24 ⇒ ПриватБанк
蝦皮購物 – 登入 ⇒ 蝦皮購物
國泰世華銀行 – 網路銀行登入 ⇒ 國泰世華
中国工商银行 – 个人网上银行 ⇒ 工商银行
Maybank2u – Login ⇒ Maybank
HDFC Bank NetBanking ⇒ HDFC Bank
State Bank of India – Login ⇒ State Bank of India
쿠팡 – 주문 배송 조회 ⇒ 쿠팡
네이버 로그인 – 보안 확인 ⇒ 네이버
신한카드 – 본인확인 ⇒ 신한은행
えきねっと – 会員ログイン ⇒ えきねっと
三井住友銀行 – SMBCダイレクト ⇒ 三井住友
PayPay – 本人確認のお願い ⇒ PayPay
`
  .trim()
  .split("\n")
  .map((line) => line.split(" ⇒ "));

/** Titles with a brand whose name is also a word: they need a second sign. */
export const ordinaryTitles: readonly (readonly string[])[] = `
Amazon サインイン ⇒ Amazon
Amazonログイン ⇒ Amazon
アマゾン サインイン ⇒ Amazon
OneDrive - Shared document ⇒ Microsoft
Office365 | Sign in ⇒ Microsoft
UPS - Track package ⇒ UPS
Evri | Reschedule delivery ⇒ Evri
Correos - Pago de aduanas ⇒ Correos
Santander - Banca Online ⇒ Santander
ING - Inloggen ⇒ ING
Postbank - Anmeldung ⇒ Postbank
Citi - Sign On ⇒ Citibank
mBank - logowanie ⇒ mBank
Allegro - Zaloguj się ⇒ Allegro
토스 로그인 ⇒ 토스
Ledger - Recover your device ⇒ Ledger
Kraken - Log in ⇒ Kraken
Discord | Free Nitro ⇒ Discord
AT&T - Login ⇒ AT&T
Orange - Identification ⇒ Orange
Telekom Login ⇒ T-Mobile
Kleinanzeigen - Geld erhalten ⇒ Kleinanzeigen
Ameli - Mon compte ⇒ Assurance Maladie
ANTAI - Amende ⇒ ANTAI
IRS - Get refund ⇒ Internal Revenue Service
ELSTER - Anmelden ⇒ ELSTER
myGov - Sign in ⇒ myGov
DPD – Paketumleitung ⇒ DPD
Госуслуги — вход ⇒ Госуслуги
`
  .trim()
  .split("\n")
  .map((line) => line.split(" ⇒ "));
