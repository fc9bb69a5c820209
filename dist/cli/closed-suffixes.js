// src/data/registration/closed-suffixes.ts
const closedTops=new Set([`gov`,`edu`,`mil`,`int`,`arpa`,`post`,`museum`,`aero`,`coop`]);
const closedSeconds=new Set([...`gov gob gouv govt gv go gub gouvernement government`.split(` `),...`ac edu acad sch k12 univ re`.split(` `),...`mil mod police nhs gc admin parliament judiciary`.split(` `)]);
const brands=new Set([...`google goog youtube android chrome gmail gle nest microsoft azure bing xbox windows office skype hotmail`.split(` `),...`apple aws amazon kindle audible imdb cisco oracle ibm sap intel hp dell netflix samsung hyundai kia lg`.split(` `),...`sony canon toshiba hitachi fujitsu nec panasonic bmw audi ferrari toyota honda volkswagen seat`.split(` `),...`visa jpmorgan chase barclays hsbc citi bnpparibas abb bosch siemens philips sky bbc weber leclerc`.split(` `)]);
function isClosedDomain(e){const t=e.split(`.`);const n=t.at(-1)??``;if(closedTops.has(n)||brands.has(n))return true;return t.length>2&&n.length===2&&closedSeconds.has(t.at(-2)??``)}

export { isClosedDomain as t };
