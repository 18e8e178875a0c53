import type { ChangeScope } from '#server/scope.ts'

/** A page that was deleted, or a saved version of one. */
export interface RemovedPage {
  readonly pageId: string
  /** Null where the page itself was deleted. */
  readonly versionId: string | null
}

/** What another noun does when a page or a version is deleted, in the same change; `server/page-hooks.ts` lists them. */
export type OnPageRemoved = (scope: ChangeScope, removed: RemovedPage, batchId: string) => Promise<void>
