// src/data/lookalikes/letters.ts
const lookalikeLetters=new Map(Object.entries({а:`a`,е:`e`,о:`o`,р:`p`,с:`c`,у:`y`,х:`x`,ѕ:`s`,і:`i`,ј:`j`,ѡ:`w`,ѵ:`v`,ү:`y`,һ:`h`,ҽ:`e`,ӏ:`l`,ԁ:`d`,ԛ:`q`,ԝ:`w`,α:`a`,ι:`i`,ν:`v`,ο:`o`,ρ:`p`,υ:`u`,ա:`w`,գ:`q`,զ:`q`,հ:`h`,ո:`n`,ս:`u`,ց:`g`,ք:`f`,օ:`o`,ɑ:`a`,ɡ:`g`,ɩ:`i`,ʙ:`b`,ɢ:`g`,ʜ:`h`,ɪ:`i`,ʟ:`l`,ɴ:`n`,ʀ:`r`,ʏ:`y`,ᴀ:`a`,ᴄ:`c`,ᴅ:`d`,ᴇ:`e`,ᴊ:`j`,ᴋ:`k`,ᴍ:`m`,ᴏ:`o`,ᴘ:`p`,ᴛ:`t`,ᴜ:`u`,ᴠ:`v`,ᴡ:`w`,ᴢ:`z`,ꜰ:`f`,ꜱ:`s`,ĸ:`k`,ꓐ:`b`,ꓑ:`p`,ꓓ:`d`,ꓔ:`t`,ꓖ:`g`,ꓗ:`k`,ꓙ:`j`,ꓚ:`c`,ꓜ:`z`,ꓝ:`f`,ꓟ:`m`,ꓠ:`n`,ꓡ:`l`,ꓢ:`s`,ꓣ:`r`,ꓦ:`v`,ꓧ:`h`,ꓪ:`w`,ꓫ:`x`,ꓬ:`y`,ꓮ:`a`,ꓰ:`e`,ꓲ:`i`,ꓳ:`o`,ꓴ:`u`,ס:`o`,ဝ:`o`,ଠ:`o`,ഠ:`o`,"⁄":`/`,"∕":`/`}));
const lookalikeStrokes=new Map(Object.entries({"ᄋ":`o`,"ᅳ":`-`,"ᅵ":`l`,一:`-`,ー:`-`}));
const lookalikeScripts=[/\p{Script=Latin}/u,/\p{Script=Cyrillic}/u,/\p{Script=Greek}/u,/\p{Script=Armenian}/u,/\p{Script=Cherokee}/u,/\p{Script=Coptic}/u,/\p{Script=Lisu}/u,/\p{Script=Tifinagh}/u,/\p{Script=Canadian_Aboriginal}/u];
const scriptHomes=[{script:/\p{Script=Cyrillic}/u,suffixes:[`ba`,`bg`,`by`,`kg`,`kz`,`mk`,`mn`,`rs`,`ru`,`su`,`tj`,`ua`,`uz`]},{script:/\p{Script=Greek}/u,suffixes:[`cy`,`gr`]},{script:/\p{Script=Armenian}/u,suffixes:[`am`]}];

export { scriptHomes as i, lookalikeScripts as n, lookalikeStrokes as r, lookalikeLetters as t };
