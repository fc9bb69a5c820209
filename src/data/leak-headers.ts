/**
 * What a response header gives away:
 * `product` = it names software, and its version where one is given; `version` = its value is a version of `product`;
 * `internal` = it shows the inside of the site: hosts, traces, debugging, source maps.
 */
type LeakKind = "product" | "version" | "internal";

/** A response header that gives something away, and what its value means. */
export interface LeakHeader {
  /** Lower case. */
  readonly header: string;
  readonly kind: LeakKind;
  /** Whose header it is, where its value does not say. */
  readonly product?: string;
}

/**
 * Response headers that tell strangers what a site runs on, read in November 2026 from the documentation of the products
 * and compared with the removal list of the OWASP Secure Headers Project (ci/headers_remove.json, 2024-07-19).
 * Headers that browsers or caches act upon (SourceMap aside) are not here: sending them has a purpose.
 */
export const leakHeaders: readonly LeakHeader[] = [
  // Software, often with its version
  { header: "server", kind: "product" },
  { header: "x-powered-by", kind: "product" },
  { header: "powered-by", kind: "product" },
  { header: "x-server-powered-by", kind: "product" },
  { header: "x-cf-powered-by", kind: "product" },
  { header: "x-powered-cms", kind: "product" },
  { header: "x-powered-by-plesk", kind: "product", product: "Plesk" },
  { header: "x-turbo-charged-by", kind: "product" },
  { header: "x-generator", kind: "product" },
  { header: "x-generated-by", kind: "product" },
  { header: "x-cms", kind: "product" },
  { header: "x-framework", kind: "product" },
  { header: "x-content-encoded-by", kind: "product" },
  { header: "x-redirect-by", kind: "product" },
  { header: "x-mod-pagespeed", kind: "version", product: "mod_pagespeed" },
  { header: "x-page-speed", kind: "version", product: "ngx_pagespeed" },
  { header: "liferay-portal", kind: "product", product: "Liferay" },
  { header: "product", kind: "product" },

  // Nothing but a version
  { header: "x-aspnet-version", kind: "version", product: "ASP.NET" },
  { header: "x-aspnetmvc-version", kind: "version", product: "ASP.NET MVC" },
  { header: "x-php-version", kind: "version", product: "PHP" },
  { header: "x-owa-version", kind: "version", product: "Outlook Web App" },
  { header: "microsoftsharepointteamservices", kind: "version", product: "SharePoint" },
  { header: "x-umbraco-version", kind: "version", product: "Umbraco" },
  { header: "x-cocoon-version", kind: "version", product: "Apache Cocoon" },
  { header: "x-jitsi-release", kind: "version", product: "Jitsi" },
  { header: "x-jenkins", kind: "version", product: "Jenkins" },
  { header: "x-hudson", kind: "version", product: "Hudson" },
  { header: "x-drupal-dynamic-cache", kind: "product", product: "Drupal" },
  { header: "x-drupal-cache", kind: "product", product: "Drupal" },
  { header: "x-pingback", kind: "product", product: "XML-RPC (WordPress)" },
  { header: "x-litespeed-cache", kind: "product", product: "LiteSpeed" },
  { header: "x-litespeed-tag", kind: "product", product: "LiteSpeed" },
  { header: "x-nextjs-cache", kind: "product", product: "Next.js" },
  { header: "x-nextjs-matched-path", kind: "product", product: "Next.js" },
  { header: "x-nextjs-page", kind: "product", product: "Next.js" },
  { header: "oraclecommercecloud-version", kind: "version", product: "Oracle Commerce Cloud" },
  { header: "x-confluence-request-time", kind: "product", product: "Confluence" },
  { header: "x-arequestid", kind: "product", product: "Jira" },
  { header: "x-gitlab-meta", kind: "product", product: "GitLab" },
  { header: "x-shopware-cache-id", kind: "product", product: "Shopware" },
  { header: "x-magento-cache-debug", kind: "product", product: "Magento" },
  { header: "x-oneagent-js-injection", kind: "product", product: "Dynatrace" },
  { header: "x-ruxit-js-agent", kind: "product", product: "Dynatrace" },

  // The inside of the site
  { header: "x-beserver", kind: "internal" },
  { header: "x-feserver", kind: "internal" },
  { header: "x-calculatedbetarget", kind: "internal" },
  { header: "x-diaginfo", kind: "internal" },
  { header: "x-backend-server", kind: "internal" },
  { header: "x-varnish-backend", kind: "internal" },
  { header: "x-varnish-server", kind: "internal" },
  { header: "x-envoy-upstream-service-time", kind: "internal" },
  { header: "x-envoy-original-dst-host", kind: "internal" },
  { header: "x-envoy-external-address", kind: "internal" },
  { header: "x-debug-token", kind: "internal" },
  { header: "x-debug-token-link", kind: "internal" },
  { header: "x-sourcefiles", kind: "internal" },
  { header: "sourcemap", kind: "internal" },
  { header: "x-sourcemap", kind: "internal" },
  { header: "x-b3-traceid", kind: "internal" },
  { header: "pega-host", kind: "internal" },
  { header: "x-dtagentid", kind: "internal" },
  { header: "x-dthealthcheck", kind: "internal" },
  { header: "x-dtinjectedservlet", kind: "internal" },
];
