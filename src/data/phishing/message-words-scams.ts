import type { MessageTopic } from "./message-words.ts";

/**
 * Scams that need two facts of a message, or that other topics leave out, in the languages of {@link topicsByLanguage} and English, Korean and
 * Japanese, by the same sources. Each pattern is one fact in all languages.
 */
export const scamTopics: readonly MessageTopic[] = [
  {
    // A child writes to a parent; the telephone is broken; here is a new number. One of them alone is a family's day.
    id: "family-words",
    atLeast: 2,
    patterns: [
      /\b(?:mum|mom|mommy|dad|daddy|mama|mami|mutti|papa|papi|oma|opa|maman|papy|mamie|mamá|papá|abuel[ao]|mãe|mamã|pai|mamma|papà|nonn[ao]|mam|pap|mamo|tato|babciu|anne|annecim|baba|babacım)(?![\p{L}])|엄마|아빠|어머니|아버지|(?:^|[^a-z\p{Script=Han}])(?:妈|爸|媽)[妈媽爸]?[,，！! 我]|(?:お?母さん|お?父さん|ママ|パパ)[、,！! ]/iu,
      /\b(?:phone|mobile|handset|cell) (?:is |was |got |has )?(?:been )?(?:\w+ )?(?:broke|broken|smashed|lost|stolen|damaged|dead|died|not working|fell|dropped)\b|\b(?:dropped|lost|broke|smashed|damaged) (?:my|the) (?:\w+ )?(?:phone|mobile|cell)\b|\b(?:handy|telefon|smartphone|mobiltelefon|display)\b[^.!?\n]{0,30}(?:kaputt|defekt|verloren|gestohlen|gefallen|gefallt|geschrottet|waschmaschine|toilette)|\b(?:kaputt|verloren|gefallen)[^.!?\n]{0,20}\bhandy\b/iu,
      /\b(?:téléphone|portable)\b[^.!?\n]{0,30}(?:cassé|tombé|panne|mort|perdu|volé|marche plus)|\b(?:cassé|perdu|fait tomber)[^.!?\n]{0,12}\b(?:téléphone|portable)|\b(?:móvil|teléfono|celular)\b[^.!?\n]{0,25}(?:roto|rompió|cayó|perd|robado|averiad|estropead|dañad|no funciona)|\b(?:roto|rompió|cayó|caído|perdí|dañó|estropeado)[^.!?\n]{0,12}\b(?:móvil|teléfono|celular)|\b(?:telemóvel|celular|telefone)\b[^.!?\n]{0,30}(?:caiu|quebr|estrag|avari|perd|roub|partiu)|\b(?:quebrei|perdi|estraguei|caiu)[^.!?\n]{0,12}\b(?:celular|telefone|telemóvel)/iu,
      /\b(?:telefono|cellulare)\b[^.!?\n]{0,30}(?:rotto|caduto|perso|rubato|guasto|acqua)|\b(?:rotto|caduto|perso)[^.!?\n]{0,12}\b(?:telefono|cellulare)|\b(?:telefoon|mobiel|gsm)\b[^.!?\n]{0,30}(?:kapot|gevallen|stuk|kwijt|gestolen)|telefon\p{L}{0,3}[^.!?\n]{0,25}(?:zepsu|rozbi|popsu|wpad|zgubi|ukrad)|(?:zepsuł|rozbił|popsuł|zgubił|utopił)[^.!?\n]{0,15}telefon|telefonu?m?\p{L}{0,3}[^.!?\n]{0,20}(?:bozul|kırıl|düş|kaybol|çalın)/iu,
      /(?:폰|핸드폰|휴대폰|휴대전화|액정)[^\n]{0,20}(?:고장|깨|파손|수리|떨어|잃어|분실|안돼)|手[机機][^。\n]{0,10}(?:坏|壞|丢|丟|摔|掉|没了)|(?:携帯|スマホ|電話)[^。\n]{0,16}(?:壊|落と|故障|なく|失く|水没)/u,
      /\b(?:my|this is my|here is my) (?:new|temporary|other|friend['’]s) (?:phone |mobile )?number\b|\b(?:save|on|at|to|with) this number\b|\bfriend['’]s (?:number|phone)\b|\b(?:message|text|whats ?app) me (?:here|on this)\b|\b(?:auf|unter) diese[rn]? (?:handy)?nummer\b|\b(?:sur|à) ce numéro\b|\ba este número\b|\b(?:neste|para este) número\b|\b(?:a|su) questo numero\b|\bop dit nummer\b|numer (?:kolegi|koleżanki)|bu numara|(?:同学|朋友)的(?:号码|手机)|친구 ?폰|\b(?:meine|das ist die|unter dieser) neue(?:n)? (?:handy|telefon)?nummer\b|\b(?:mon|le) (?:nouveau numéro|numéro provisoire)|\b(?:mi|el) (?:nuevo número|número (?:nuevo|temporal|provisional))|\b(?:meu|o meu) (?:novo número|número novo|novo contato)|\b(?:mio|il mio) (?:nuovo numero|numero (?:nuovo|provvisorio))|\bmijn (?:nieuwe|tijdelijke) nummer\b|\b(?:mój|to) nowy numer|yeni (?:telefon )?numaram|(?:新号码|新號碼|新手机号|新門號|新的号码|新的號碼)|이 ?번호로|새 ?번호|번호 ?바뀌|번호 ?변경|(?:新しい|新規の|この)番号/iu,
    ],
  },
  {
    id: "storage-words",
    patterns: [
      /\b(?:storage|mailbox|inbox|icloud|drive)\b[^.!?\n]{0,25}\b(?:is |almost |nearly |has )?(?:full|exceeded|run out|over (?:the )?(?:limit|quota)|limit reached)\b|\bphotos\b[^.!?\n]{0,20}\bwill be (?:deleted|removed|lost)\b|\b(?:exceeded|reached) (?:your|the|its) (?:storage|mailbox|quota)/iu,
      /(?:cloud-?speicher|speicherplatz|postfach|(?:ihr|dein)\p{L}{0,2} speicher)\p{L}{0,3}[^.!?\n]{0,20}(?:voll|erschöpft|überschritten)|\bfotos werden (?:bald )?gelöscht|\b(?:espace de stockage|stockage|boîte (?:mail|aux lettres|de réception))\b[^.!?\n]{0,25}(?:plein|satur|dépass)|\bphotos seront supprimées|\b(?:almacenamiento|buzón)\b[^.!?\n]{0,25}(?:llen|agotad|superad)|\bfotos se (?:eliminarán|borrarán)/iu,
      /\b(?:armazenamento|caixa (?:de correio|postal|de entrada))\b[^.!?\n]{0,25}(?:chei|esgotad|excedid|lotad)|\bfotos serão (?:eliminadas|apagadas|excluídas)|\b(?:spazio di archiviazione|archiviazione|casella)\b[^.!?\n]{0,25}(?:pien|esaurit|superat)|\bfoto (?:verranno|saranno) (?:eliminate|cancellate)|\b(?:cloud)?(?:opslag|opslagruimte|mailbox|postvak)\b[^.!?\n]{0,20}\bvol\b|\bfoto['’]?s worden verwijderd/iu,
      /(?:przestrzeń|pamięć|dysk|skrzynk)\p{L}{0,4}[^.!?\n]{0,25}(?:pełn|przepełnion|wyczerp)|zdjęcia zostaną usunięte|(?:depolama|posta kutu)\p{L}{0,6}[^.!?\n]{0,20}(?:dol|aşıl|yetersiz)|fotoğraf\p{L}{0,8} silin/iu,
      /(?:存储|儲存|储存|空间|空間|邮箱|信箱|郵箱)[^。！？\n]{0,10}(?:已满|已滿|不足|用尽|用盡|超限)|(?:저장|메일함|클라우드)[^.!?\n]{0,12}(?:가득|부족|초과)|(?:ストレージ|メールボックス|容量|保存領域)[^。\n]{0,12}(?:いっぱい|不足|超過|上限)/u,
    ],
  },
  {
    id: "invoice-words",
    patterns: [
      /\b(?:invoice|bill|statement|subscription|payment)\b[^.!?\n]{0,30}\b(?:overdue|unpaid|past due|outstanding|failed|declined|could not be processed)\b|\b(?:unpaid|overdue|outstanding|past due) (?:invoice|bill|balance|amount|payment)\b|\byou(?:['’]ve| have| were| will be) (?:been )?charged\b/iu,
      /\b(?:rechnung|zahlung|abonnement|abo)\b[^.!?\n]{0,25}(?:überfällig|offen|unbezahlt|fehlgeschlagen|abgelehnt|nicht beglichen)|\b(?:offene|unbezahlte|überfällige) rechnung|\b(?:facture|paiement|abonnement)\b[^.!?\n]{0,25}(?:impayé|en retard|échoué|refusé|rejeté|en souffrance)|\b(?:factura|recibo|pago|suscripción)\b[^.!?\n]{0,25}(?:vencid|impagad|pendiente|rechazad|fallid)/iu,
      /\b(?:fatura|pagamento|boleto|assinatura|subscrição)\b[^.!?\n]{0,25}(?:atraso|vencid|pendente|em aberto|recusad|falhou|não (?:foi )?pag)|\b(?:fattura|pagamento|bolletta|abbonamento)\b[^.!?\n]{0,25}(?:scadut|insolut|non pagat|in sospeso|rifiutat|fallit)|\b(?:factuur|rekening|betaling|abonnement)\b[^.!?\n]{0,25}(?:achterstallig|openstaand|onbetaald|niet betaald|mislukt|geweigerd)|\b(?:openstaande|onbetaalde) factuur/iu,
      /(?:faktur|rachun|płatnoś|subskrypcj)\p{L}{0,4}[^.!?\n]{0,25}(?:przeterminowan|nieopłacon|zaległ|niezapłacon|odrzucon|nie powiodł)|fatura\p{L}{0,8}[^.!?\n]{0,40}(?:öden(?:me)|geçti|gecik|vadesi)|ödenmemiş fatura/iu,
      /(?:账单|帳單|发票|發票|话费|話費|电费|電費|付款)[^。！？\n]{0,10}(?:逾期|欠|未付|未缴|未繳|失败|失敗)|(?:미납|연체)[^.!?\n]{0,8}청구|청구서[^.!?\n]{0,10}(?:미납|연체)|(?:請求|料金|お支払い?)[^。\n]{0,14}(?:滞納|未納|未払|遅延|失敗|確認できません)/u,
    ],
  },
  {
    // Who asks for the words of a wallet takes its coins.
    id: "wallet-words",
    atLeast: 2,
    unless:
      /\b(?:never|do not|don['’]t) (?:share|enter|give|reveal|type|disclose)|\b(?:niemals|nie)\b|\bjamais\b|\bnunca\b|\bnon (?:condivid|inser|rivel)|\bnooit\b|\bnigdy\b|asla|切勿|不要|请勿|請勿|절대|決して|絶対に/iu,
    patterns: [
      /\b(?:seed|recovery|secret|backup|mnemonic) (?:phrase|words?)\b|\b(?:12|24|twelve)[- ]word\b|seed-?phrase|wiederherstellungs(?:phrase|wörter|satz)|\b12 wörter|phrase (?:de récupération|secrète|mnémonique)|frase (?:de recuperación|semilla|de recuperação|secreta|di recupero|segreta)|herstelzin|herstelwoorden|fraz\p{L}{1,3} (?:odzyskiwania|seed)|kurtarma (?:ifade|kelime)|助记词|助記詞|恢复短语|복구 ?(?:문구|구문|단어)|시드 ?(?:문구|구문)|(?:リカバリー?|シード|復元)フレーズ/iu,
      /\b(?:enter|type|submit|provide|confirm|verify|validate|import|restore|connect)\b|\b(?:geben sie|gib|bestätigen sie|eingeben|verifizieren)|\b(?:saisissez|entrez|confirmez|validez|renseignez)|\b(?:introduzca|introduce|ingrese|ingresa|confirme|escriba|valide|verifique|insira|introduza|digite)\b|\b(?:inserisci|inserisca|conferma|digita|verifica)\b|\b(?:voer|vul|bevestig|verifieer)\b|(?:wpisz|podaj|wprowadź|potwierdź)|(?:girin|giriniz|doğrula|onayla)|输入|輸入|填写|验证|입력|인증|확인하세요|入力|確認してください/iu,
    ],
  },
  {
    // So much a day, for work at home or by a messenger.
    id: "job-words",
    atLeast: 2,
    patterns: [
      /\b(?:earn|make|paid|salary|income|get|commission)\b[^.!?\n]{0,30}(?:\b(?:a|per|each) ?(?:day|hour|week)|\/ ?(?:day|hour)|\bdaily)\b|\bdaily (?:pay|income|salary|profit|earnings?)|\b(?:euro|eur|€|chf)[^.!?\n]{0,10}(?:am|pro) tag|\btäglich[^.!?\n]{0,20}(?:verdien|euro|€)|\d[^.!?\n]{0,12}(?:par|\/) ?jour|\d[^.!?\n]{0,12}(?:al día|diarios|por día|por dia|ao dia|al giorno|per dag|dziennie)|günde[^.!?\n]{0,20}(?:tl|lira|₺|kazan)|günlük[^.!?\n]{0,15}(?:kazanç|tl|gelir)|日(?:赚|賺|领|領|结|結|薪|入)[^。\n]{0,8}\d|日(?:赚|賺|入)|一天[^。\n]{0,6}\d+元|(?:하루|일당|일)[^.!?\n]{0,8}\d+ ?만 ?원|日(?:給|収|払)[^。\n]{0,6}\d/iu,
      /\b(?:from home|at home|remote(?:ly)?|part-?time|online job|side (?:job|hustle)|whats ?app|telegram)\b|\b(?:nebenjob|von zu hause|homeoffice|heimarbeit|minijob)|\b(?:à domicile|télétravail|depuis (?:chez vous|la maison)|temps partiel)|\b(?:desde casa|tiempo parcial|teletrabajo|em casa|tempo parcial|home office|renda extra)|\b(?:da casa|lavoro part-time|smart working)|\b(?:bijbaan|vanuit huis|thuiswerk)|(?:z domu|praca (?:dodatkowa|zdalna)|dorywcz)|(?:evden|yarı zamanlı|ek iş)|兼职|兼職|在家|副业|副業|加(?:微信|line|我)|재택|부업|알바|카톡|텔레그램|在宅|副業|LINEを?(?:追加|登録)/iu,
    ],
  },
];

/** Reports about fraud quote its messages: who commits it, and whom it hits or who warns. A message needs both to be such a report. */
export const fraudReportWords: readonly RegExp[] = [
  /\b(?:scammers?|fraudsters?|scams|phishing|smishing|con artists?|cybercriminals)\b|\b(?:betrüger\p{L}*|betrugsmasche\p{L}*|escrocs?|arnaques?|hameçonnage|estafador\p{L}*|estafas?|ciberdelincuentes|burl(?:a|as|ão|ões|ões)|golpistas?|golpe|truffator\p{L}*|truff[ae]|oplicht\p{L}*)|oszust\p{L}*|oszuści|oszuśc\p{L}*|dolandırıcı\p{L}*|诈骗|詐騙|骗子|騙子|사기범|피싱|스미싱|詐欺|フィッシング/iu,
  /\b(?:victims?|police (?:\w+ )?(?:warn|say|report)|(?:polizei|verbraucherzentrale) warnt|opfer|victimes?|police met en garde|víctimas?|policía|vítimas?|polícia|vittime?|polizia|slachtoffers?|politie|policja|ofiar\p{L}*)(?!\p{L})|polis|mağdur\p{L}*|受害(?:人|者)|警方|피해자|경찰(?:은|이|청은)|당부|被害者|警察は|注意を呼びかけ/iu,
];
