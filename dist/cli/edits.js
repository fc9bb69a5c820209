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
// src/data/lookalikes/keyboards.ts
const keyboards = [
	[
		"1234567890",
		"qwertyuiop",
		"asdfghjkl",
		"zxcvbnm"
	],
	[
		"1234567890",
		"qwertzuiop",
		"asdfghjkl",
		"yxcvbnm"
	],
	[
		"1234567890",
		"azertyuiop",
		"qsdfghjklm",
		"wxcvbn"
	],
	[
		"1234567890",
		"йцукенгшщзхъ",
		"фывапролджэ",
		"ячсмитьбю"
	]
];
const keysBeside = beside();
function beside() {
	const found = new Map();
	for (const rows of keyboards) for (const [row, keys] of rows.entries()) for (const [at, key] of Array.from(keys).entries()) {
		const above = rows[row - 1] ?? "";
		const below = rows[row + 1] ?? "";
		const near = [
			keys[at - 1],
			keys[at + 1],
			above[at],
			above[at + 1],
			below[at - 1],
			below[at]
		];
		const known = found.get(key) ?? new Set();
		for (const each of near) if (each !== void 0) known.add(each);
		found.set(key, known);
	}
	return new Map([...found].map(([key, keys]) => [key, [...keys]]));
}
// src/formats/lookalike/edits.ts
function* omissions(label) {
	for (let at = 0; at < label.length; at++) yield label.slice(0, at) + label.slice(at + 1);
}
function* transpositions(label) {
	for (let at = 0; at + 1 < label.length; at++) yield `${label.slice(0, at)}${label[at + 1]}${label[at]}${label.slice(at + 2)}`;
}
function* repetitions(label) {
	for (let at = 0; at < label.length; at++) yield label.slice(0, at + 1) + label.slice(at);
}
function* hyphenations(label) {
	if (label.includes("-")) yield label.replaceAll("-", "");
	for (let at = 1; at < label.length; at++) yield `${label.slice(0, at)}-${label.slice(at)}`;
}
function* replacements(label) {
	for (let at = 0; at < label.length; at++) for (const key of keysBeside.get(label.charAt(at)) ?? []) yield label.slice(0, at) + key + label.slice(at + 1);
}
function* insertions(label) {
	for (let at = 0; at < label.length; at++) for (const key of keysBeside.get(label.charAt(at)) ?? []) {
		yield label.slice(0, at) + key + label.slice(at);
		yield label.slice(0, at + 1) + key + label.slice(at + 1);
	}
}
function* additions(label) {
	const letters = /\p{Script=Cyrillic}/u.test(label) ? "абвгдежзийклмнопрстуфхцчшщыьэюя" : "abcdefghijklmnopqrstuvwxyz";
	for (const letter of `${letters}0123456789`) yield label + letter;
}
function* insertedDots(label) {
	for (let at = 1; at + 1 < label.length; at++) yield `${label.slice(0, at)}.${label.slice(at)}`;
}
function* numeralSwaps(label) {
	for (const [word, digit] of numerals) {
		if (label.includes(word)) yield label.replace(word, digit);
		if (label.includes(digit)) yield label.replaceAll(digit, word);
	}
}
const numerals = Object.entries({
	zero: "0",
	one: "1",
	two: "2",
	to: "2",
	too: "2",
	three: "3",
	four: "4",
	for: "4",
	five: "5",
	six: "6",
	seven: "7",
	eight: "8",
	ate: "8",
	nine: "9",
	first: "1st",
	second: "2nd",
	null: "0",
	eins: "1",
	zwei: "2",
	drei: "3",
	vier: "4"
});
function* hangulVowelSwaps(label) {
	for (const [at, syllable] of Array.from(label).entries()) {
		const [initial = "", vowel = "", ...rest] = Array.from(syllable.normalize("NFD"));
		const alike = soundAlike.find((vowels) => vowels.includes(vowel)) ?? "";
		for (const other of alike) {
			if (other === vowel) continue;
			yield label.slice(0, at) + [
				initial,
				other,
				...rest
			].join("").normalize("NFC") + label.slice(at + 1);
		}
	}
}
const soundAlike = [
	"ᅢᅦ",
	"ᅫᅬᅰ",
	"ᅤᅨ"
];
function* vowelSwaps(label) {
	const vowels = /\p{Script=Cyrillic}/u.test(label) ? vowelsOf.Cyrillic : vowelsOf.Latin;
	for (let at = 0; at < label.length; at++) {
		if (!vowels.includes(label.charAt(at))) continue;
		for (const vowel of vowels) yield label.slice(0, at) + vowel + label.slice(at + 1);
	}
}
const vowelsOf = {
	Latin: "aeiou",
	Cyrillic: "аеёиоуыэюя"
};
function* plurals(label) {
	if (label.endsWith("s")) yield label.slice(0, -1);
	yield `${label}s`;
	yield `${label}es`;
	if (label.endsWith("y")) yield `${label.slice(0, -1)}ies`;
}
function* innerPlurals(label) {
	for (let at = 2; at + 2 < label.length; at++) {
		const ending = "sxz".includes(label.charAt(at)) ? "es" : "s";
		yield label.slice(0, at + 1) + ending + label.slice(at + 1);
	}
}
function* bitFlips(label) {
	for (let at = 0; at < label.length; at++) for (let bit = 1; bit <= 64; bit *= 2) {
		const flipped = String.fromCodePoint(label.charCodeAt(at) ^ bit);
		if (/^[a-z0-9-]$/.test(flipped)) yield label.slice(0, at) + flipped + label.slice(at + 1);
	}
}
function* combinations(label, words) {
	for (const word of words) {
		if (label.includes(word)) continue;
		yield `${label}-${word}`;
		yield `${word}-${label}`;
		yield label + word;
		yield word + label;
	}
}
export { openLane as S, baitsByLanguage as _, hyphenations as a, otherBaits as b, insertions as c, plurals as d, repetitions as f, baitsByHome as g, vowelSwaps as h, hangulVowelSwaps as i, numeralSwaps as l, transpositions as m, bitFlips as n, innerPlurals as o, replacements as p, combinations as r, insertedDots as s, additions as t, omissions as u, commonBaits as v, inTurns as x, foreignBaits as y };
