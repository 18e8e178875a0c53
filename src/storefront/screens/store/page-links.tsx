import type { Paging } from './model.ts'

/** Links to the previous and next page; nothing when there is only one page. */
export function PageLinks({ paging }: { paging: Paging }) {
  if (paging.pages < 2) return null
  return (
    <nav className="page-links" aria-label="Pages">
      {paging.previousHref && (
        <a className="button is-secondary" href={paging.previousHref} rel="prev">
          Previous
        </a>
      )}
      <p>
        Page {paging.page} of {paging.pages}
      </p>
      {paging.nextHref && (
        <a className="button is-secondary" href={paging.nextHref} rel="next">
          Next
        </a>
      )}
    </nav>
  )
}
