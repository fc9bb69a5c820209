import type { MessageTopic } from "./message-words.ts";

/**
 * The same topics in other languages, by the examples in warnings: Polizei and Verbraucherzentrale, cybermalveillance.gouv.fr, INCIBE, CERT.br and
 * CTT, Polizia Postale, Fraudehelpdesk, CERT Polska, USOM, the police of Taiwan and Hong Kong (2023–2026). Words of every day are left out.
 */
export const topicsByLanguage: Readonly<Partial<Record<MessageTopic["id"], readonly RegExp[]>>> = {
  "parcel-words": [
    /\b(?:paket|sendung|lieferung)\b[^.!?\n]{0,40}\b(?:zurückgehalten|nicht zugestellt|konnte nicht|zoll|angehalten|zustellgebühr|wartet|nicht zustellbar|fehlt)|\bliefertermin (?:neu )?(?:vereinbaren|wählen)|\b(?:zollgebühr|zustellgebühr|versandkosten offen)/iu,
    /\bcolis\b[^.!?\n]{0,40}\b(?:en attente|bloqué|retenu|suspendu|n['’]a pas pu|non livré|frais)|\bfrais de (?:douane|livraison|port)\b/iu,
    /\b(?:paquete|envío|pedido)\b[^.!?\n]{0,40}(?:retenid|pendiente|no (?:ha podido|pudo|se pudo)|aduana|dirección incorrecta)|\btasas? de aduana/iu,
    /\b(?:encomenda|pacote|objeto)\b[^.!?\n]{0,40}(?:retid|pendente|reagend|não (?:foi|pôde)|alfândega|taxad|aguardando)|\btaxa (?:alfandegária|de importação|aduaneira)/iu,
    /\b(?:pacco|spedizione)\b[^.!?\n]{0,40}(?:in attesa|ferm[oa]|smistamento|trattenut|bloccat|sospes|non (?:è stato|consegnat)|giacenza)|\bspese doganali/iu,
    /\b(?:pakket|zending|bestelling)\b[^.!?\n]{0,40}(?:wacht|tegengehouden|niet (?:worden )?(?:bezorgd|geleverd)|kon niet|ontbreekt|douane|bezorgkosten)|\b(?:verzendkosten|bezorgkosten|douanekosten|inklaringskosten)/iu,
    /(?:paczk|przesyłk)\p{L}{0,6}[^.!?\n]{0,40}(?:wstrzyman|zatrzyman|nie (?:może|mogła|mogliśmy|został)|dopłat|opłat|oczekuj)/iu,
    /(?:kargo|gönderi|paket)\p{L}{0,6}[^.!?\n]{0,40}(?:teslim edileme|beklet|beklemede|iade|gümrük|adres)/iu,
    /(?:包裹|快递|快遞|快件|邮件|郵件)[^。！？\n]{0,20}(?:无法|無法|滞留|滯留|退回|未能|扣留|地址)|(?:清关|清關|补交|補繳)(?:费|費|运费|運費)/u,
  ],
  "fine-words": [
    /\b(?:bußgeld|strafzettel|mahnung|(?:steuer)?(?:rückerstattung|rückzahlung) (?:von|in höhe)|steuerrückerstattung|steuernachzahlung|pfändung|vollstreckung)/iu,
    /\b(?:amende|contravention|avis d['’]infraction|remboursement d['’]impôts?|impayée?s?|antai)\b/iu,
    /\b(?:multa|sanción|embargo|(?:reembolso|devolución) (?:pendiente|de \d+)|devolución de (?:la renta|hacienda|impuestos)|deuda pendiente|infracción)\b/iu,
    /\b(?:multa|infração|dívida ativa|débito pendente|restituição|reembolso (?:de|do) (?:irs|imposto)|cpf [^.!?\n]{0,10}(?:irregular|suspens|bloquead)\w*|portagem)\b/iu,
    /\b(?:sanzione|contravvenzione|rimborso (?:fiscale|di \d+)|cartella esattoriale|pagamento non effettuato|pedaggio)\b/iu,
    /\b(?:boete|dwangbevel|deurwaarder|aanmaning|belastingteruggave|openstaand(?:e)? (?:schuld|bedrag))\b/iu,
    /(?:mandat karny|grzywn|zaległoś|zwrot podatku|niedopłat|komornik|egzekucj)/iu,
    /(?:trafik cezası|ceza bildirim|vergi iadesi|vergi borcu|icra (?:takibi|dosyası)|ödenmemiş)/iu,
    /(?:违章|違規|罚单|罰單|罚款|罰款|欠费|欠費|退税|退稅|通行费|通行費|ETC(?:已|将)?(?:失效|禁用|过期))/u,
  ],
  "account-words": [
    /\b(?:konto|karte|zugang|onlinebanking|online-banking|pushtan|photo-?tan)\b[^.!?\n]{0,50}(?:gesperrt|eingeschränkt|läuft ab|abgelaufen|deaktiviert|verifizier|bestätig|aktualisier)|\b(?:ungewöhnliche (?:aktivität|anmeldung)|bestätigen sie ihre (?:daten|identität))/iu,
    /\b(?:compte|carte|accès|mot de passe)\b[^.!?\n]{0,50}(?:suspendu|bloqué|limité|désactivé|expir|vérifi|restreint)|\b(?:confirmez|vérifiez|mettez à jour) (?:vos|votre)\b|\bconnexion (?:inhabituelle|suspecte)/iu,
    /\b(?:cuenta|tarjeta|acceso|contraseña)\b[^.!?\n]{0,50}(?:suspendid|bloquead|limitad|desactivad|caduc|verifi|restringid)|\b(?:verifique|confirme|actualice) (?:su|sus|tu)\b|\bacceso no autorizado|\b(?:verifique|confirme|actualice) ahora|\binicio de sesión (?:inusual|sospechoso)/iu,
    /\b(?:conta|cartão|acesso|senha|chave (?:pix|de segurança)|token)\b[^.!?\n]{0,50}(?:suspens|bloquead|limitad|desativad|expir|verifi|vence)|\b(?:confirme|atualize|verifique|regularize) (?:seus?|suas?|os seus|a sua)\b/iu,
    /\b(?:conto|carta|account|accesso)\b[^.!?\n]{0,50}(?:sospes|bloccat|limitat|disabilitat|scadut|verific)|\b(?:verifichi|verifica|confermi|conferma|aggiorni|aggiorna) (?:i suoi|i tuoi|la sua|la tua|il suo|il tuo)\b|\baccesso anomalo/iu,
    /\b(?:rekening|bankpas|betaalpas|pas|account|toegang)\b[^.!?\n]{0,50}(?:geblokkeerd|opgeschort|beperkt|verlopen|verloopt|geverifieerd|verifi)|\b(?:bevestig|verifieer|update) uw\b|\bongebruikelijke (?:activiteit|inlog)/iu,
    /(?:kont|kart|dostęp|hasł)\p{L}{0,4}[^.!?\n]{0,50}(?:zablokowan|zawieszon|ograniczon|wygas|zweryfikuj|weryfikacj)|(?:potwierdź|zaktualizuj|zweryfikuj) (?:swoje|swój|dane|tożsamość)/iu,
    /(?:hesab|kart|şifre)\p{L}{0,6}[^.!?\n]{0,50}(?:askıya|bloke|kısıtlan|kilitlen|süresi dol|doğrula)|(?:bilgilerinizi|hesabınızı|kimliğinizi) (?:doğrula|güncelle|onayla)/iu,
    /(?:账户|帐户|帳戶|账号|帐号|帳號|银行卡|銀行卡|信用卡|密码|密碼)[^。！？\n]{0,20}(?:冻结|凍結|异常|異常|限制|停用|过期|過期|验证|驗證|锁定|鎖定|注销)|(?:身份验证|身分驗證|实名认证)/u,
  ],
  "prize-words": [
    /\b(?:sie haben|du hast) (?:[^.!?\n]{0,30} )?(?:gewonnen|einen preis)|\b(?:ihren|deinen) gewinn\b|\b(?:gewinnspiel|gutschein im wert|rückerstattung (?:erhalten|anfordern)|gewinn abholen)/iu,
    /\bvous avez (?:gagné|été (?:sélectionné|tiré))|\b(?:bon d['’]achat de|chèque[- ]cadeau|réclamez votre|remboursement de \d)/iu,
    /\b(?:has|ha) (?:ganado|sido seleccionad)|\b(?:reclama|reclame) (?:tu|su) (?:premio|regalo|reembolso)|\bbono de \d/iu,
    /\b(?:parabéns|você)[^\n]{0,12} (?:ganhou|foi (?:sorteado|selecionad|contemplad))|\b(?:resgate|receba) (?:seu|o seu) (?:prêmio|prémio|premio|bônus)|\bvalores a receber/iu,
    /\b(?:hai|ha) vinto\b|\b(?:ritira|riscuoti|richiedi) (?:il tuo|il suo) (?:premio|buono|rimborso)/iu,
    /\b(?:u heeft|u hebt|je hebt) (?:[^.!?\n]{0,30} )?gewonnen\b|\buw prijs\b|\b(?:cadeaubon|waardebon) (?:van|ter waarde)|\bprijs ophalen/iu,
    /(?:wygrał[eaś]|odbierz (?:swoją )?(?:nagrod|zwrot|bon))/iu,
    /(?:kazandınız|ödülünüzü (?:al|teslim)|hediye çeki|iade (?:tutar|almak))/iu,
    /(?:中奖|中獎|恭喜您|领取(?:奖|礼|补贴)|領取(?:獎|禮|補貼)|退款|高额回报|高額回報|稳赚|穩賺|补贴申领)/u,
  ],
  "app-words": [
    /\b(?:installieren|laden) sie (?:die|diese|unsere) app|\b(?:installez|téléchargez) (?:l['’]|notre |cette )application|\b(?:instale|descargue|descarga) (?:la|esta|nuestra) (?:app|aplicación)|\b(?:instale|baixe) (?:o|este|nosso) (?:app|aplicativo)|\b(?:installi|installa|scarica|scarichi) (?:l['’]|questa |la nostra )app/iu,
    /\b(?:installeer|download) (?:de|deze|onze) app|(?:zainstaluj|pobierz) (?:aplikacj|naszą aplikacj)|uygulamayı (?:indir|yükle)|(?:下载|下載|安装|安裝)[^。\n]{0,8}(?:APP|应用|應用|软件|軟體)/iu,
  ],
  "urgent-words": [
    /\b(?:innerhalb von (?:24|48) stunden|letzte (?:mahnung|erinnerung|warnung)|umgehend|unverzüglich|sofort handeln)\b/iu,
    /\b(?:sous (?:24|48) ?h(?:eures)?|dans les (?:24|48) heures|dernier (?:rappel|avis)|immédiatement|dans les plus brefs délais)\b/iu,
    /\b(?:en (?:las próximas )?(?:24|48) horas|último (?:aviso|recordatorio)|inmediatamente|de inmediato)\b/iu,
    /\b(?:em (?:até )?(?:24|48) ?h(?:oras)?|último aviso|imediatamente|evite (?:o )?bloqueio|hoje mesmo)\b/iu,
    /\b(?:entro (?:24|48) ore|ultimo (?:avviso|sollecito)|immediatamente)\b/iu,
    /\b(?:binnen (?:24|48) uur|laatste (?:herinnering|waarschuwing)|onmiddellijk|per direct)\b/iu,
    /(?:w ciągu (?:24|48) godzin|ostatnie (?:wezwanie|ostrzeżenie)|natychmiast|niezwłocznie)/iu,
    /(?:(?:24|48) saat içinde|son (?:uyarı|hatırlatma)|derhal|acilen)/iu,
    /(?:24小时内|24小時內|立即(?:处理|處理|点击|點擊)|尽快(?:处理|办理)|儘快處理|逾期|最后通知|最後通知|今日内|今天内)/u,
  ],
};
