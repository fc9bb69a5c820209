/**
 * Networks in which site builders and hosting platforms serve all their customers, in CIDR notation: the addresses that they tell customers to
 * enter in A and AAAA records, compiled on 2026-11-29. Edges with published networks have a table of their own (edges.ts).
 */
export const sharedNetworks: readonly string[] = [
  // GitHub Pages
  ..."185.199.108.0/22 2606:50c0:8000::/46".split(" "),
  // Shopify
  ..."23.227.38.0/23 2620:127:f00f::/48".split(" "),
  // Squarespace
  ..."198.185.159.0/24 198.49.23.0/24".split(" "),
  // Wix
  ..."185.230.60.0/22 23.236.62.147/32".split(" "),
  // WordPress.com and Tumblr
  ..."192.0.64.0/18 66.6.32.0/20".split(" "),
  // Vercel, Netlify, Fly, Render, Webflow
  ..."76.76.21.0/24 216.198.79.0/24 75.2.60.5/32 99.83.190.102/32 66.241.124.0/23 216.24.57.0/24".split(" "),
  ..."198.202.211.1/32 75.2.70.75/32 99.83.190.102/32".split(" "),
  // GoDaddy website builder and forwarding
  ..."76.223.105.230/32 13.248.243.5/32 3.33.130.190/32 15.197.148.33/32 15.197.225.128/32 3.33.251.168/32".split(" "),
  // Google Sites and Firebase Hosting
  ..."216.239.32.0/19 199.36.158.0/24".split(" "),
  // Weebly, Cargo, Carrd, Framer, Bubble
  ..."199.34.228.0/23 31.43.160.0/23 3.33.152.147/32".split(" "),
];
