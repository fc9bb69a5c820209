import { letterPairs } from "../../data/phishing/letter-pairs.ts";

/** Letter pairs that are rare in English and in romanised Japanese, Korean and Chinese. */
const rare = new Set(
  (
    "bx cx dx fx gx hx jx kx lx mx nx px qx rx sx tx vx wx zx xb xc xd xf xg xh xj xk xl xm xn xq xr xs xv xw xz " +
    "bq cq dq fq gq hq jq kq lq mq nq pq qb qc qd qf qg qh qj qk ql qm qn qp qr qs qt qv qw qy qz rq sq tq vq wq xq yq zq " +
    "bj cj fj gj hj jb jc jd jf jg jh jk jl jm jn jp jq jr js jt jv jw jx jy jz kj lj mj pj rj sj tj vj wj yj zj " +
    "bz cz dz fz gz hz kz lz mz pz rz sz vz wz xz zb zc zd zf zg zj zk zl zm zn zp zr zs zt zv zw " +
    "bv cv dv fv gv hv kv lv mv nv pv rv sv tv vb vc vd vf vg vh vj vk vl vm vn vp vq vr vs vt vw wv yv zv " +
    "bk cb cd cf cg cm cn cp fb fc fd fg fh fk fm fn fp fw gb gc gd gf gk gm gp gv hb hc hd hf hg hh hk hl hm hp " +
    "kb kc kd kf kg kh km kp kt kw lb lg lh lr lw mg mh mk mr mt mw pc pd pf pg pj pk pm pn pw tb td tf tg tk tp " +
    "wb wc wd wf wg wj wk wm wp wt wu uu ii yy yh yf yg yk yw yb vv ww uo iy oq aq eq iq"
  ).split(" "),
);

const shortest = 5;

/** Whether a label looks random: rare letter pairs, few vowels, or alternating letters and digits. */
export function isRandom(label: string): boolean {
  if (label.length < shortest || label.startsWith("xn--") || label.length > 63) return false;
  return label.split("-").some(isRandomWord);
}

/** Bits a letter from which a word is gibberish: 0.4 to 1 % of honest names, a third of the names that kits generate. */
const gibberish = 5.2;
const scale = 2.5;
/** Shorter ones may be acronyms: ulpgc, fnbsf. */
const longerThanAcronyms = 7;

/** Whether a label looks random and its letters hardly ever follow each other in names that people choose. */
export function isGibberish(label: string): boolean {
  return (
    isRandom(label) &&
    label.split(/[^a-z]+/).some((word) => word.length >= longerThanAcronyms && rarityOf(word) > gibberish)
  );
}

/** The mean number of bits of a word's letters. */
function rarityOf(word: string): number {
  const places = [0, ...Array.from(word, (letter) => letter.charCodeAt(0) - firstLetter + 1)];
  const sum = places.reduce((bits, place, at) => {
    const next = (places[at + 1] ?? afterLast) - 1;
    return bits + Number.parseInt(letterPairs[place]?.charAt(next) ?? "0", 36) / scale;
  }, 0);
  return sum / places.length;
}

const firstLetter = "a".charCodeAt(0);
/** The end of a word stands after the letters. */
const afterLast = 27;

function isRandomWord(word: string): boolean {
  if (word.length < shortest) return false;
  const turns = word.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0;
  if (turns >= 2) return true;
  const letters = word.replace(/[^a-z]/g, "");
  if (letters.length < shortest) return false;
  const vowels = letters.match(/[aeiou]/g)?.length ?? 0;
  const pairs = letters.length - 1;
  const odd = Array.from({ length: pairs }, (_, at) => letters.slice(at, at + 2)).filter((pair) =>
    rare.has(pair),
  ).length;
  return vowels / letters.length < 0.15 || odd / pairs >= 0.25 || (odd >= 2 && odd / pairs >= 0.18);
}
