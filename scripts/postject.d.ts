/** postject 1.0.0-alpha.6 has no types. */
declare module "postject" {
  /** Puts a blob into an executable, under a name. */
  export function inject(
    filename: string,
    resourceName: string,
    resourceData: Buffer,
    options?: { readonly sentinelFuse?: string; readonly machoSegmentName?: string },
  ): Promise<void>;
}
