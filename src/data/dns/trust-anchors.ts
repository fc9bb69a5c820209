import type { TrustAnchor } from "../../core/net/dns.ts";

const ofRoot = { zone: ".", algorithm: 8, digestType: 2 } as const;

/** The keys of the root zone: IANA's root-anchors.xml, which lists the key of 2017 and its successor of 2024. */
export const rootAnchors: readonly TrustAnchor[] = [
  { ...ofRoot, keyTag: 20_326, digest: "E06D44B80B8F1D39A95C0B0D7C65D08458E880409BBC683457104237C7F8EC8D" },
  { ...ofRoot, keyTag: 38_696, digest: "683D2D0ACB8C9B712A1948B27F741219298D0A450D612C483AF444A4C0FB2B16" },
];
