// src/probes/lookalike/lanes.ts
async function inTurns(things, atATime, work) {
	let place = 0;
	const left = things[Symbol.iterator]();
	async function turn() {
		for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value, place++);
	}
	await Promise.all(Array.from({ length: atATime }, turn));
}
function openLane(atATime) {
	const waiting = [];
	let free = atATime;
	return async (work) => {
		if (free > 0) free--;
		else await new Promise((resolve) => void waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free++;
		}
	};
}
// src/data/lookalikes/words.ts
const commonBaits = "login secure account verify support pay online my official kr app help service update".split(" ");
const otherBaits = "auth signin id bank card payment billing invoice wallet cash gift event shop store mall center cs gogaek customer mail webmail web mobile portal cloud info team group global korea asia usa eu uk corp inc co www m security safe alert notice confirm recovery reset password kyc refund delivery track parcel tax gov member club points reward coupon free promo sale deal vip admin access business confirmation download enroll find install payments register registration services signup sso ssl summary user verification view".split(" ");
const baitsByLanguage = Object.fromEntries(Object.entries({
	German: "anmelden anmeldung kunde kunden konto kundenservice sicherheit rechnung zahlung bezahlen paket zoll hilfe",
	French: "connexion compte client clients espace-client paiement securite facture colis douane livraison aide amende",
	Spanish: "aduana pago pagos cuenta cliente clientes acceso seguro seguridad factura envio paquete ayuda multa",
	Portuguese: "pagamento conta cliente clientes acesso seguro seguranca fatura boleto entrega encomenda ajuda alfandega",
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
	Korean: "gogaek gyeoljae injeung baesong hoewon anjeon senter"
}).map(([language, words]) => [language, words.split(" ")]));
const baitsByHome = Object.fromEntries(Object.entries({
	kr: "로그인 고객센터 결제 인증 보안 배송 이벤트 공식 환불 예약",
	jp: "ログイン 会員 公式 認証 支払い 配送 サポート カード",
	cn: "登录 客服 官网 支付 安全 账户 物流",
	ru: "вход кабинет оплата клиент счет доставка поддержка онлайн официальный",
	ua: "вхід кабінет оплата клієнт доставка підтримка",
	gr: "σύνδεση πελάτης πληρωμή",
	de: "anmelden kunde konto"
}).map(([top, words]) => [top, words.split(" ")]));
const foreignBaits = [...new Set(Object.values(baitsByLanguage).flatMap((words) => words.slice(0, 3)))];
export { otherBaits as a, foreignBaits as i, baitsByLanguage as n, inTurns as o, commonBaits as r, openLane as s, baitsByHome as t };
