/**
 * Words that stand beside a company's name in the titles of its own pages, and so in those of pages that imitate them: of logins, payments and
 * deliveries, by hand from the titles of such pages, November 2026. Beside any other word, the brand is a subject of the page, not its owner.
 */
export const titleWords: ReadonlySet<string> = new Set(
  (
    "a an and at by de do for from in is it my now of on or our out please the to up us with you your " +
    "access account accounts activate activation alert and app apps authentication bank banking billing bill business card cards center centre check checkout " +
    "client clients cloud code com confirm confirmation contact corporation customer customers dashboard data deliver delivery details device digital document documents " +
    "email enter error express failed fee file files form free global group help helpcenter hold home homepage identity inc info information internet invoice join limited " +
    "live locked log login logon logout mail manage mailbox membership message messages messenger mobile net new notice notification official online order orders package page parcel password " +
    "payment payments pay personal portal post premium privacy profile protection re reactivate receive recover recovery redelivery refund register registration renew renewal required reset " +
    "restore reward rewards review safe schedule secure secured security see send service services session settings share shared shipment shipping sign signin signon signup site " +
    "start status store subscription summary support suspended system team track tracking transfer unlock update updates upgrade user username validate validation verification verified verify view " +
    "suite uk us usa wallet web webmail website welcome world worldwide " +
    // German, Dutch
    "anmelden anmeldung aktualisierung auf bei bezahlen deutschland das dein dem den der die ein einloggen ihr ihre im kunden kundencenter kundenservice konto konten mein meine netbanking online-banking onlinebanking oder paket paketverfolgung passwort rechnung registrieren sendung sendungsverfolgung sicherheit und verfolgen willkommen zahlung zugang zum zur " +
    "aanmelden bankieren betaling betalen een en het inloggen je jouw mijn naar of op pakket uw verzending volgen welkom wachtwoord zakelijk " +
    // French
    "accueil acces acceder accueil authentification au aux bienvenue c ca ce client clients colis compte comptes connecter connexion connectez d des du en entreprise entreprises espace et facture identifiant identification inscription inscrire l la le les livraison ma mes mettre mon mot ou page paiement particuliers passe portail pour s se securite service suivi suivre sur un une validation votre vos vous " +
    // Spanish, Portuguese, Italian
    "acceso acceder accede aduana aduanas al banca bienvenido bienvenidos cliente clientes con contrasena correo cuenta e el empresas en entrar entre envio envios ingresa ingresar ingreso iniciar inicio linea los mi mis oficial pago pagos paquete para personas por portal rastreo registrarse registro seguimiento seguridad sesion su sucursal tarifas tarjeta tu un una usuario virtual y " +
    "acessar acesse acesso a as banco bem-vindo bem conta da das dos encomenda fatura faca internet o os ou para pagamento rastreamento rastrear seguro sua seu vindo voce " +
    "accedi accesso ai al alla alle area banca benvenuto clienti conto del della di e home i il in la mio o pacco pagamento posta privati registrati servizi spedizione sul tracciare tuo tua " +
    "argentina brasil chile colombia de espana italia mexico peru portugal " +
    // Russian, Ukrainian, Greek, Arabic, Hebrew, Thai, Vietnamese, Indonesian
    "вход войти вхід увійти онлайн личный кабинет клиента банк интернет-банк оплата доставка посылка посылки подтверждение авторизация получить отслеживание " +
    "συνδεση εισοδος λογαριασμος τραπεζα تسجيل الدخول حساب دفع الشحنة כניסה חשבון התחברות משלוח เข้าสู่ระบบ " +
    "dang nhap tai khoan xac minh masuk akun verifikasi pembayaran digibank " +
    // Polish, Turkish
    "bankowosc dla do doplata i internetowa konto logowanie moje na oficjalna oplata paczka paczki platnosc przesylka przesylki sie sledzenie strona twoja twoje w zaloguj " +
    "bireysel giris hesabi hesap hosgeldiniz internet kargo kurumsal mobil musteri resmi subesi takip uye ve yap"
  ).split(" "),
);

/** The same in scripts without blanks, or with particles: what is left beside them is another subject. The longest first. */
export const unspacedTitleWords: readonly string[] = (
  "로그인 로그아웃 로그온 고객센터 고객님 고객 계정 공식 본인확인 본인인증 인증서 인증센터 인증 배송조회 배송 조회 택배 인터넷뱅킹 스마트뱅킹 뱅킹 카드 결제 간편 홈페이지 홈 회원가입 회원 아이디 비밀번호 보안 센터 안전 안내 업데이트 " +
  "서비스 쇼핑 은행 모바일 스마트 개인 기업 신청 확인 등록 변경 정보 페이지 사이트 온라인 내 님 에 의 을 를 이 가 은 는 으로 로 및 와 과 " +
  "ログイン サインイン ログオン サイン 会員 公式 アカウント 本人確認 認証 カード 銀行 証券 市場 再配達 お届け 配送 追跡 不在 荷物 サービス ご利用 利用 照会 明細 確認 情報 更新 変更 登録 パスワード お客様 お客さま オンライン ネット インターネット " +
  "バンキング ダイレクト マイページ メール トップ ページ ホーム サイト 入力 手続き お申し込み 申し込み 申込 お支払い 支払い 支払 ポイント 通販 セキュリティ 重要 お知らせ 個人 法人 株式会社 クラブ 安全 問い合わせ お の に を は へ で と ・ " +
  "登录 登入 登錄 网银 網銀 手机 手機 个人 個人 企业 企業 包裹 通知 领取 領取 退款 账号 账户 帐号 帐户 帳戶 安全 中心 认证 驗證 验证 官方 官网 网站 網站 银行 銀行 支付 查询 查詢 快递 物流 个人 用户 会员 密码 首页 服务 欢迎 的 "
)
  .trim()
  .split(" ")
  .toSorted((a, b) => b.length - a.length);
