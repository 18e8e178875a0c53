import type { Paging } from './model.ts'
import { storePageTexts } from './texts.ts'

/** Links to the previous and next page; nothing when there is only one page. */
export function PageLinks({ paging }: { paging: Paging }) {
  if (paging.pages < 2) return null
  return (
    <nav className="page-links" aria-label={storePageTexts.pages}>
      {paging.previousHref && (
        <a className="button is-secondary" href={paging.previousHref} rel="prev">
          {storePageTexts.previous}
        </a>
      )}
      <p>{storePageTexts.page(paging.page, paging.pages)}</p>
      {paging.nextHref && (
        <a className="button is-secondary" href={paging.nextHref} rel="next">
          {storePageTexts.next}
        </a>
      )}
    </nav>
  )
}
