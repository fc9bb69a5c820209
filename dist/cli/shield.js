import { n as xmlText, t as element } from "./xml.js";
// src/report/shield.ts
const labelColour=`#444444`;
const height=20;
const padding=6;
const corner=3;
const font=11;
function shield({label:e,message:t,colour:n}){const r=`${e}: ${t}`;const i=widthOf(e)+12;const a=widthOf(t)+12;const o={xmlns:`http://www.w3.org/2000/svg`,width:i+a,height,role:`img`,"aria-label":r};const s=[element(`rect`,{width:i+a,height,rx:corner,fill:n}),element(`rect`,{width:i,height,rx:corner,fill:labelColour}),element(`rect`,{x:i-corner,width:corner,height,fill:labelColour})];const c=element(`g`,{fill:`#ffffff`,"font-family":`Verdana,Geneva,DejaVu Sans,sans-serif`,"font-size":font},[written(e,padding),written(t,i+padding)]);return`${element(`svg`,o,[element(`title`,{},[xmlText(r)]),...s,c])}\n`}
function written(e,t){return element(`text`,{x:t,y:14,textLength:widthOf(e),lengthAdjust:`spacingAndGlyphs`},[xmlText(e)])}
const narrow=/[ iIljt.,:·'|!fr()]/;
const wide=/[mwMW+@%]/;
function widthOf(e){const t=Array.from(e).reduce((e,t)=>e+advance(t),0);return Math.ceil(t)}
function advance(e){if(e>`˿`)return font;if(narrow.test(e))return 4.4;if(wide.test(e))return 10;return/[A-Z]/.test(e)?8.2:6.9}

export { shield as t };
