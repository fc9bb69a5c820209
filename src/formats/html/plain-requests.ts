import { parseCspList, withoutIgnored, parseCsp, type Csp } from "../http/csp.ts";
import { isInsecure } from "../http/trustworthy.ts";
import { opensBody } from "./meta.ts";
import { importsOf, integrityOf, requestOf, type RequestKind } from "./requests.ts";
import { mostTags, readTags, type Tag } from "./tags.ts";

/** What a page on https sends or loads over plain HTTP, and the scripts that it takes from other origins unchecked. */
export interface PlainRequests {
  /** Requests that browsers block (Mixed Content §3.2 "blockable content"), as absolute URLs, each once. */
  readonly mixed: readonly { readonly kind: RequestKind; readonly url: string }[];
  /** Where forms send their input in clear. */
  readonly forms: readonly { readonly url: string; readonly hasPassword: boolean }[];
  /** Scripts of other origins without an integrity attribute that browsers check. */
  readonly unchecked: readonly string[];
}

interface Page {
  readonly url: string;
  /** The values of the header Content-Security-Policy. */
  readonly policies: readonly string[];
}

interface Form {
  readonly id: string;
  readonly actions: string[];
  hasPassword: boolean;
}

/**
 * Reads the requests that a page on https makes over plain HTTP, as browsers do. Comments, `<template>` and `<noscript>` load nothing. Images, sound
 * and video are upgraded to https (Mixed Content §3.1), and hosts on the own machine are trusted. Pure; never throws.
 */
export function readPlainRequests(html: string, { url, policies }: Page): PlainRequests {
  const reading = openReading(url, parseCspList(policies));
  const inert: boolean[] = [];
  for (const tag of readTags(html, { most: mostTags })) {
    if (tag.name === "template" && !tag.isForeign) {
      // HTML §4.12.3: the content of a template is inert, except in a declarative shadow root.
      if (tag.kind === "end") inert.pop();
      else inert.push(!/^(?:open|closed)$/i.test(tag.attributes.get("shadowrootmode") ?? ""));
      continue;
    }
    if (!inert.includes(true)) reading.read(tag);
  }
  return reading.end();
}

interface Reading {
  read(tag: Tag): void;
  end(): PlainRequests;
}

function openReading(url: string, sent: readonly Csp[]): Reading {
  const policies = [...sent];
  const mixed = new Map<string, PlainRequests["mixed"][number]>();
  const unchecked = new Set<string>();
  const forms: Form[] = [];
  const owned: { readonly form: string; readonly tag: Tag }[] = [];
  const own = new URL(url);
  let base: URL | null = null;
  let open: Form | null = null;
  let isBody = false;
  let isAfterHead = false;

  function resolve(reference: string): URL | null {
    const found = URL.parse(reference.trim(), (base ?? own).href);
    if (found && isInsecure(found) && policies.some(upgrades)) found.protocol = "https:";
    return found;
  }

  function note(kind: RequestKind, reference: string, tag: Tag): void {
    const to = resolve(reference);
    if (!to) return;
    if (isInsecure(to)) {
      if (!policies.some(blocksMixed)) mixed.set(to.href, { kind, url: to.href });
    } else if (kind === "script" && /^https?:$/.test(to.protocol) && to.origin !== own.origin && !integrityOf(tag)) {
      unchecked.add(to.href);
    }
  }

  /** HTML §4.2.3: the first base element with an href counts, unless the base-uri of a policy forbids it. */
  function noteBase(href: string | undefined): void {
    if (base || href === undefined) return;
    const found = URL.parse(href, url);
    if (found && /^https?:$/.test(found.protocol) && policies.every((each) => allowsBase(each, found, own)))
      base = found;
  }

  function control(form: Form, { attributes, name }: Tag): void {
    const type = attributes.get("type")?.toLowerCase();
    if (name === "input" && type === "password") form.hasPassword = true;
    const isSubmit =
      name === "button" ? type === undefined || type === "submit" : type === "submit" || type === "image";
    const action = attributes.get("formaction");
    if (isSubmit && action) form.actions.push(action);
  }

  function readForm(tag: Tag): void {
    const { name, attributes } = tag;
    if (name === "form" && !open) {
      // HTML §4.10.21.3: an empty action is the page itself, and a dialog is not sent.
      const isSent = attributes.get("method")?.toLowerCase() !== "dialog";
      const action = attributes.get("action")?.trim() ?? "";
      open = { id: attributes.get("id") ?? "", actions: isSent && action !== "" ? [action] : [], hasPassword: false };
      forms.push(open);
    }
    if (name !== "input" && name !== "button") return;
    const owner = attributes.get("form");
    if (owner !== undefined) owned.push({ form: owner, tag });
    else if (open) control(open, tag);
  }

  return {
    read(tag) {
      isBody ||= opensBody(tag, isAfterHead);
      isAfterHead ||= tag.kind === "end" && tag.name === "head";
      if (tag.kind === "end" && tag.name === "form") open = null;
      if (tag.kind !== "start") return;
      const { name, attributes } = tag;
      const request = requestOf(tag);
      if (request) note(request.kind, request.reference, tag);
      if (tag.isForeign) return;
      if (name === "style") for (const each of importsOf(tag.content ?? "")) note("stylesheet", each, tag);
      if (name === "base") noteBase(attributes.get("href"));
      const isPolicy = attributes.get("http-equiv")?.toLowerCase() === "content-security-policy";
      if (name === "meta" && isPolicy && !isBody)
        policies.push(withoutIgnored(parseCsp(attributes.get("content") ?? "")));
      readForm(tag);
    },
    end() {
      const byId = new Map(forms.toReversed().map((form) => [form.id, form]));
      for (const { form, tag } of owned) {
        const owner = form === "" ? undefined : byId.get(form);
        if (owner) control(owner, tag);
      }
      const sent = forms.flatMap(({ actions, hasPassword }) =>
        actions.flatMap((action) => {
          const to = resolve(action);
          const isSent = to && isInsecure(to) && policies.every(allowsPlainForms);
          return isSent ? [{ url: to.href, hasPassword }] : [];
        }),
      );
      const byUrl = new Map(
        sent.toSorted((a, b) => Number(a.hasPassword) - Number(b.hasPassword)).map((each) => [each.url, each]),
      );
      return { mixed: [...mixed.values()], forms: [...byUrl.values()], unchecked: [...unchecked] };
    },
  };
}

/** Upgrade Insecure Requests §3.1: what a page loads and where its forms go is asked over https. */
function upgrades({ directives }: Csp): boolean {
  return directives.has("upgrade-insecure-requests");
}

/** Mixed Content Level 1 §4.2: the page asks browsers to block what they would load; it says nothing of forms. */
function blocksMixed({ directives }: Csp): boolean {
  return directives.has("block-all-mixed-content");
}

function allowsBase({ directives }: Csp, { origin }: URL, own: URL): boolean {
  const list = directives.get("base-uri")?.map((token) => token.toLowerCase());
  if (!list) return true;
  return list.some((token) => (token === "'self'" ? origin === own.origin : token !== "'none'"));
}

/** Whether forms may be sent over plain HTTP: on an https page, sources without a scheme match https alone (CSP3 §6.7.2.8). */
function allowsPlainForms({ directives }: Csp): boolean {
  const sandbox = directives.get("sandbox");
  if (sandbox && !sandbox.some((token) => token.toLowerCase() === "allow-forms")) return false;
  const list = directives.get("form-action");
  return !list || list.some((token) => token === "*" || /^http:/i.test(token));
}
