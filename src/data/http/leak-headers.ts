/**
 * What a response header discloses. `product`: it names software, with its version where given. `version`: its value is a version of
 * `product`. `internal`: internals of the site such as hosts, traces, debugging, source maps.
 */
type LeakKind = "product" | "version" | "internal";

/** A response header that discloses something, and what its value means. */
export interface LeakHeader {
  /** Lower case, as it is compared. */
  readonly header: string;
  /** Its usual spelling. */
  readonly name: string;
  readonly kind: LeakKind;
  /** The product that sends it, where its value does not say. */
  readonly product?: string;
}

/**
 * Response headers that disclose a site's software, read in November 2026 from the products' documentation and compared with the removal
 * list of the OWASP Secure Headers Project (ci/headers_remove.json, 2024-07-19), which is included completely. Headers that browsers or
 * caches use (SourceMap aside) are left out: they have a purpose.
 */
const rows: readonly Omit<LeakHeader, "header">[] = [
  // Software, often with its version
  { name: "Server", kind: "product" },
  { name: "X-Powered-By", kind: "product" },
  { name: "Powered-By", kind: "product" },
  { name: "X-Server-Powered-By", kind: "product" },
  { name: "X-CF-Powered-By", kind: "product" },
  { name: "X-Powered-CMS", kind: "product" },
  { name: "X-Powered-By-Plesk", kind: "product", product: "Plesk" },
  { name: "X-Turbo-Charged-By", kind: "product" },
  { name: "X-Generator", kind: "product" },
  { name: "X-Generated-By", kind: "product" },
  { name: "X-CMS", kind: "product" },
  { name: "X-Framework", kind: "product" },
  { name: "X-Content-Encoded-By", kind: "product" },
  { name: "X-Redirect-By", kind: "product" },
  { name: "X-Mod-Pagespeed", kind: "version", product: "mod_pagespeed" },
  { name: "X-Page-Speed", kind: "version", product: "ngx_pagespeed" },
  { name: "Liferay-Portal", kind: "product", product: "Liferay" },
  { name: "Product", kind: "product" },

  // Nothing but a version
  { name: "X-AspNet-Version", kind: "version", product: "ASP.NET" },
  { name: "X-AspNetMvc-Version", kind: "version", product: "ASP.NET MVC" },
  { name: "X-PHP-Version", kind: "version", product: "PHP" },
  { name: "X-OWA-Version", kind: "version", product: "Outlook Web App" },
  { name: "MicrosoftSharePointTeamServices", kind: "version", product: "SharePoint" },
  { name: "X-Umbraco-Version", kind: "version", product: "Umbraco" },
  { name: "X-Cocoon-Version", kind: "version", product: "Apache Cocoon" },
  { name: "X-Jitsi-Release", kind: "version", product: "Jitsi" },
  { name: "X-Jenkins", kind: "version", product: "Jenkins" },
  // Jenkins sends 1.395 in every version, for programs that look for Hudson.
  { name: "X-Hudson", kind: "product", product: "Jenkins" },
  { name: "X-Drupal-Dynamic-Cache", kind: "product", product: "Drupal" },
  { name: "X-Drupal-Cache", kind: "product", product: "Drupal" },
  { name: "X-Pingback", kind: "product", product: "XML-RPC (WordPress)" },
  { name: "X-LiteSpeed-Cache", kind: "product", product: "LiteSpeed" },
  { name: "X-LiteSpeed-Cache-Control", kind: "product", product: "LiteSpeed" },
  { name: "X-LiteSpeed-Purge", kind: "product", product: "LiteSpeed" },
  { name: "X-LiteSpeed-Tag", kind: "product", product: "LiteSpeed" },
  { name: "X-LiteSpeed-Vary", kind: "product", product: "LiteSpeed" },
  { name: "X-NextJS-Cache", kind: "product", product: "Next.js" },
  { name: "X-NextJS-Matched-Path", kind: "product", product: "Next.js" },
  { name: "X-NextJS-Page", kind: "product", product: "Next.js" },
  { name: "X-NextJS-Redirect", kind: "product", product: "Next.js" },
  { name: "OracleCommerceCloud-Version", kind: "version", product: "Oracle Commerce Cloud" },
  { name: "X-Confluence-Request-Time", kind: "product", product: "Confluence" },
  { name: "X-AREQUESTID", kind: "product", product: "Jira" },
  { name: "X-GitLab-Meta", kind: "product", product: "GitLab" },
  { name: "X-Shopware-Cache-Id", kind: "product", product: "Shopware" },
  { name: "X-Magento-Cache-Debug", kind: "product", product: "Magento" },
  { name: "$WSEP", kind: "product", product: "WebSphere" },
  { name: "K-Proxy-Request", kind: "product", product: "Knative" },
  { name: "X-Atmosphere-error", kind: "product", product: "Atmosphere" },
  { name: "X-Atmosphere-first-request", kind: "product", product: "Atmosphere" },
  { name: "X-Atmosphere-tracking-id", kind: "product", product: "Atmosphere" },
  { name: "X-Kubernetes-PF-FlowSchema-UID", kind: "product", product: "Kubernetes" },
  // As the removal list spells it.
  { name: "X-Kubernetes-PF-FlowSchema-UI", kind: "product", product: "Kubernetes" },
  { name: "X-Kubernetes-PF-PriorityLevel-UID", kind: "product", product: "Kubernetes" },
  { name: "X-OneAgent-JS-Injection", kind: "product", product: "Dynatrace" },
  { name: "X-ruxit-JS-Agent", kind: "product", product: "Dynatrace" },

  // Internals of the site
  { name: "X-BEServer", kind: "internal" },
  { name: "X-FEServer", kind: "internal" },
  { name: "X-CalculatedBETarget", kind: "internal" },
  { name: "X-DiagInfo", kind: "internal" },
  { name: "X-Backend-Server", kind: "internal" },
  { name: "X-Varnish-Backend", kind: "internal" },
  { name: "X-Varnish-Server", kind: "internal" },
  { name: "X-Envoy-Attempt-Count", kind: "internal" },
  { name: "X-Envoy-Internal", kind: "internal" },
  { name: "X-Envoy-Upstream-Service-Time", kind: "internal" },
  { name: "X-Envoy-Original-Dst-Host", kind: "internal" },
  { name: "X-Envoy-External-Address", kind: "internal" },
  { name: "X-Debug-Token", kind: "internal" },
  { name: "X-Debug-Token-Link", kind: "internal" },
  { name: "PHPDebugBar-Id", kind: "internal" },
  { name: "PHPDebugBar-Stack", kind: "internal" },
  { name: "X-Clockwork-Id", kind: "internal" },
  { name: "X-Clockwork-Version", kind: "internal" },
  { name: "X-ChromeLogger-Data", kind: "internal" },
  { name: "X-ChromePhp-Data", kind: "internal" },
  { name: "Server-Timing", kind: "internal" },
  { name: "X-SourceFiles", kind: "internal" },
  { name: "SourceMap", kind: "internal" },
  { name: "X-SourceMap", kind: "internal" },
  { name: "X-B3-TraceId", kind: "internal" },
  { name: "X-B3-ParentSpanId", kind: "internal" },
  { name: "X-B3-SpanId", kind: "internal" },
  { name: "X-B3-Sampled", kind: "internal" },
  { name: "Host-Header", kind: "internal" },
  { name: "X-Old-Content-Length", kind: "internal" },
  { name: "Pega-Host", kind: "internal" },
  { name: "X-dtAgentId", kind: "internal" },
  { name: "X-dtHealthCheck", kind: "internal" },
  { name: "X-dtInjectedServlet", kind: "internal" },
];

/** The rows, with each name as it is compared. */
export const leakHeaders: readonly LeakHeader[] = rows.map((row) => ({ ...row, header: row.name.toLowerCase() }));
