/** Words that phishing adds to an organisation's name; chosen by hand. The first ones are assumed to be the most frequent. */
export const commonBaits: readonly string[] =
  "login secure account verify support pay online my official kr app help service update".split(" ");

/** The same, less frequent. */
export const otherBaits: readonly string[] =
  "auth signin id bank card payment billing invoice wallet cash gift event shop store mall center cs gogaek customer mail webmail web mobile portal cloud info team group global korea asia usa eu uk corp inc co www m security safe alert notice confirm recovery reset password kyc refund delivery track parcel tax gov member club points reward coupon free promo sale deal vip admin access business confirmation download enroll find install payments register registration services signup sso ssl summary user verification view".split(
    " ",
  );

/** The same in the language of a region: what forms, parcels, customs and bills are called; chosen by hand, November 2026. */
export const baitsByLanguage: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    German: "anmelden anmeldung kunde kunden konto kundenservice sicherheit rechnung zahlung bezahlen paket zoll hilfe",
    French:
      "connexion compte client clients espace-client paiement securite facture colis douane livraison aide amende",
    Spanish: "aduana pago pagos cuenta cliente clientes acceso seguro seguridad factura envio paquete ayuda multa",
    Portuguese:
      "pagamento conta cliente clientes acesso seguro seguranca fatura boleto entrega encomenda ajuda alfandega",
    Italian: "accesso accedi conto cliente clienti pagamento sicurezza fattura pacco dogana consegna assistenza",
    Dutch: "inloggen mijn klant klantenservice betaling betalen rekening pakket veilig douane bezorging",
    Polish: "logowanie konto klient platnosc platnosci faktura paczka przesylka pomoc doplata",
    Czech: "prihlaseni ucet zakaznik platba faktura balik zasilka pomoc",
    Swedish: "logga-in inloggning konto kund betalning faktura paket saker hjalp",
    Danish: "login-side konto kunde betaling faktura pakke sikker hjelp",
    Turkish: "giris hesap musteri odeme fatura kargo destek guvenlik",
    Russian: "vhod lk kabinet oplata klient schet dostavka podderzhka pomosh",
    Indonesian: "masuk akun bayar pembayaran pelanggan promo resmi bantuan",
    Vietnamese: "dangnhap taikhoan khachhang thanhtoan hoadon hotro chinhthuc",
    Chinese: "denglu zhanghu zhifu kefu guanwang wuliu anquan",
    Japanese: "kaiin ninsho shiharai mypage toroku okyakusama haisou",
    Korean: "gogaek gyeoljae injeung baesong hoewon anjeon senter",
  }).map(([language, words]) => [language, words.split(" ")]),
);

/** The same in the scripts of IDNs, by the top level at which they are at home. */
export const baitsByHome: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    kr: "로그인 고객센터 결제 인증 보안 배송 이벤트 공식 환불 예약",
    jp: "ログイン 会員 公式 認証 支払い 配送 サポート カード",
    cn: "登录 客服 官网 支付 安全 账户 物流",
    ru: "вход кабинет оплата клиент счет доставка поддержка онлайн официальный",
    ua: "вхід кабінет оплата клієнт доставка підтримка",
    gr: "σύνδεση πελάτης πληρωμή",
    de: "anmelden kunde konto",
  }).map(([top, words]) => [top, words.split(" ")]),
);

/** The most usual of every language: domains below a generic suffix have customers anywhere. */
export const foreignBaits: readonly string[] = [
  ...new Set(Object.values(baitsByLanguage).flatMap((words) => words.slice(0, 3))),
];
