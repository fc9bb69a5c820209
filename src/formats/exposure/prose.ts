import type { Tag } from "../html/tags.ts";

/** What a page is by its own text: writing for readers, an application's empty frame, a form to sign in, or anything else. */
type PageForm = "writing" | "shell" | "login" | "page";

/** The text that a page shows, and what kind of page it is. */
export interface Prose {
  /** In lower case, without code samples. */
  readonly text: string;
  readonly form: PageForm;
}

/** Collects the text of a page while its tags are read. */
interface ProseReader {
  read(tag: Tag): void;
  /** Whether what is read is inside a code sample. */
  isSample(): boolean;
  told(metas: ReadonlyMap<string, string>, hasPasswordField: boolean): Prose;
}

const samples = new Set(["pre", "code", "samp", "kbd", "blockquote"]);
const mostOfText = 64 * 1024;

/** Characters of sentences that make a page writing; a page with a password field may have a notice of the operator. */
const proseOf = { page: 800, login: 2000 } as const;

/** Characters in `<article>` that make a page writing. */
const proseOfArticle = 60;

/** An application that a script fills shows a word like "Loading…" until then, and neither a link nor a heading. */
const mostOfShell = 80;

/** Ids of the element that the script of an application fills. */
const roots = new Set(["app", "root", "react-root", "__next", "__nuxt", "q-app", "app-root", "main-app", "svelte"]);

/** More than this is not a form to sign in but a page that has one. */
const mostOfLogin = { text: 1500, links: 20 } as const;

/** Text nodes with fewer words are labels, not sentences. */
const wordsOfSentence = 8;

/** Starts reading the text of one page. */
export function openProse(): ProseReader {
  const parts: string[] = [];
  const depth = { sample: 0, article: 0 };
  const sizes = { text: 0, prose: 0, article: 0 };
  let links = 0;
  let headings = 0;
  let scripts = 0;
  let isOffer = false;
  let isPublished = false;
  let isForAnyone = false;
  let isTyped = false;

  function readText(content: string): void {
    const text = content.replace(/\s+/g, " ").trim();
    if (text === "" || depth.sample > 0) return;
    if (text.split(" ", wordsOfSentence).length === wordsOfSentence) sizes.prose += text.length;
    if (depth.article > 0) sizes.article += text.length;
    isOffer ||= offer.test(text);
    isForAnyone ||= signUp.test(text);
    if (sizes.text < mostOfText) parts.push(text);
    sizes.text += text.length;
  }

  return {
    read({ kind, name, attributes, content = "" }) {
      if (kind === "text") return readText(content);
      const step = kind === "start" ? 1 : -1;
      if (samples.has(name)) depth.sample = Math.max(0, depth.sample + step);
      if (name === "article") depth.article = Math.max(0, depth.article + step);
      if (kind === "end") return undefined;
      if (name === "a" && attributes.has("href")) links++;
      if (name === "script") scripts++;
      isPublished ||= name === "link" && attributes.get("rel")?.toLowerCase() === "canonical";
      if (/^h[1-6]$/.test(name)) headings++;
      isTyped ||= articleType.test(attributes.get("itemtype") ?? "");
      isTyped ||= attributes.get("type")?.toLowerCase() === "application/ld+json" && articleJson.test(content);
      if (name.includes("-") || roots.has(attributes.get("id")?.toLowerCase() ?? "")) scripts++;
      return undefined;
    },
    isSample: () => depth.sample > 0,
    told(metas, hasPasswordField) {
      const isWriting =
        isTyped ||
        sizes.article >= proseOfArticle ||
        isOffer ||
        sizes.prose >= proseOf[hasPasswordField ? "login" : "page"] ||
        articleKind.test(metas.get("og:type") ?? "") ||
        (publisher.test(metas.get("generator") ?? "") && !hasPasswordField);
      return { text: parts.join(" ").toLowerCase(), form: isWriting ? "writing" : formOf(metas, hasPasswordField) };
    },
  };

  function formOf(metas: ReadonlyMap<string, string>, hasPasswordField: boolean): PageForm {
    if (isPublished || isForAnyone || ofSharing.some((name) => metas.has(name))) return "page";
    if (hasPasswordField) return sizes.text <= mostOfLogin.text && links <= mostOfLogin.links ? "login" : "page";
    const isEmpty = sizes.text <= mostOfShell && links + headings === 0;
    return scripts > 0 && isEmpty ? "shell" : "page";
  }
}

const articleKind = /^(?:article|product|book|blog|profile|video|music)/;
const articleType =
  /schema\.org\/(?:\w{0,20}article|\w{0,20}posting|product|offer|recipe|howto|faqpage|course|book)\b/i;
const articleJson =
  /"@type"\s{0,9}:\s{0,9}(?:\[\s{0,9})?"(?:\w{0,20}article|\w{0,20}posting|product|offer|recipe|howto|faqpage|course|book)"/i;

/** What a shop writes at its goods. */
const offer =
  /\b(?:add to (?:cart|basket|bag)|buy now|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello)\b|장바구니|구매하기|カートに入れる|加入购物车/iu;

/** A service at which anyone can make an account is for the public, not the login of its operator. */
const signUp =
  /\b(?:create (?:an |your |a new )?account|sign up|register(?: now| here)?$|join (?:now|free)|don[\u2019']t have an account|konto erstellen|registrieren|créer un compte|s[\u2019']inscrire|crear (?:una )?cuenta|regístrate|registrati)\b|회원가입|新規登録|会員登録|注册/iu;

/** What a page says for those who share its link; an operator's own tool is not to be shared. */
const ofSharing = ["og:url", "og:image", "twitter:card", "twitter:image"];

/** Programs that make handbooks, blogs, shops and sites from text. */
const publisher =
  /\b(?:docusaurus|sphinx|mkdocs|hugo|jekyll|gatsby|eleventy|vitepress|vuepress|antora|doxygen|hexo|pelican|ghost|wordpress|woocommerce|wix|squarespace|shopify|mediawiki|dokuwiki|docbook|asciidoctor|asciidoc|javadoc|typedoc|jsdoc|rustdoc|pandoc|gitbook|framer|webflow|blogger|prestashop|magento|nextra|starlight|zola|nikola|texinfo|makeinfo|latex2html|htdig|groff|libreoffice|hevea|tth)\b/;
