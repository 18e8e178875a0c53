import { isSiteWide, type Page } from '#shared/pages/schema.ts'
import { useMay } from '#studio/session/staff-context.ts'

/** Said where someone who only writes pages finds a page, or a choice, that concerns the whole site. */
export const whoDesigns = 'Only administrators and website managers can change the pages for missing URLs and errors.'

/** Whether the signed-in user may change a page. For display only, as `useMay`. */
export function useMayChange(): (page: Pick<Page, 'purpose'>) => boolean {
  const mayDesign = useMay()('pages.design')
  return (page) => mayDesign || !isSiteWide(page)
}
