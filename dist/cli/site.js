// server/pages/site.ts
const themes=[`auto`,`light`,`dark`];
function serverOf({baseUrl:e}){return e?.replace(/\/$/,``)??null}
const themeCookie=`theme`;
function themeIn(e){const t=/(?:^|;[ \t]*)theme=(?<theme>[a-z]{1,10})(?:;|$)/.exec(e??``)?.groups?.[`theme`];return themes.find(e=>e===t)??`auto`}

export { themes as i, themeCookie as n, themeIn as r, serverOf as t };
