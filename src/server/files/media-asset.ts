/** The facts of a picture that serving needs. */
export interface MediaAsset {
  readonly websiteId: string
  readonly id: string
  /** '' until its picture is replaced. */
  readonly version: string
  readonly storageKey: string
  readonly mediaType: string
  readonly bytes: number
  /** Pixels; 0 when it is not a picture. */
  readonly width: number
  readonly frames: number
  readonly hasAlpha: boolean
  /** The name in its URL. */
  readonly slug: string
}

/** Finds pictures for serving, from memory if possible. */
export interface MediaAssets {
  find(websiteId: string, assetId: string): Promise<MediaAsset | null>
  /** As it is now: for a URL that does not fit what is remembered. */
  findNow(websiteId: string, assetId: string): Promise<MediaAsset | null>
  forget(websiteId: string, assetId: string): void
}
