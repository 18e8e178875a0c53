import { LRUCache } from 'lru-cache'
import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { showPage } from './show-blocks.ts'

const MOST_SITES = 500

/** The owners' pages for errors as they were last drawn. They are kept in memory, so that no error prevents them. */
export interface ErrorDrawings {
  /** Draws the page once for each version of its website; call it while everything works. */
  prepare(request: PageRequest): Promise<void>
  /** The last drawing; null when the owner has no such page, or it was never drawn. */
  of(websiteId: string): RenderedPage | null
}

interface Drawing {
  /** The version of the website that was drawn, or is being drawn. */
  readonly version: number
  readonly page: RenderedPage | null
}

/** @param onError is called when a page cannot be drawn; the earlier drawing stays */
export function createErrorDrawings(onError: (error: unknown) => void): ErrorDrawings {
  const drawings = new LRUCache<string, Drawing>({ max: MOST_SITES })
  return {
    async prepare(request) {
      const { id, version, settings } = request.website
      // One drawing is for everyone: with the prices of the shop's own currency.
      if (settings.shopCurrency !== undefined) return
      const known = drawings.get(id)
      if (known && known.version >= version) return
      const earlier = known?.page ?? null
      // At once, so that requests at the same time draw it once.
      drawings.set(id, { version, page: earlier })
      try {
        const page = await request.sources.specialPage('error')
        const drawn = page && (await showPage(request, page, { inPlaceOf: 'error', isPersonal: true }))
        drawings.set(id, { version, page: drawn })
      } catch (error) {
        onError(error)
        drawings.set(id, { version: version - 1, page: earlier })
      }
    },
    of: (websiteId) => drawings.get(websiteId)?.page ?? null,
  }
}
