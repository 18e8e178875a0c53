import type { PageContent } from '#shared/pages/content.ts'
import { namedSections } from '#shared/pages/headings.ts'
import { normalize } from '#shared/texts/normalize.ts'

const LONGEST_TITLE = 200
const LONGEST_KEY = 2_000

/** The search rows of a page's sections. Their ids begin with the page's: a copied page has sections with the same ids. */
export const sectionRows = (websiteId: string, pageId: string, content: PageContent) =>
  namedSections(content).map(({ id, title, anchor, headings }) => ({
    ...{ website_id: websiteId, page_id: pageId, id: `${pageId}.${id}`, section_id: id },
    title: title.slice(0, LONGEST_TITLE),
    search_key: ` ${normalize([...headings, anchor, ...anchor.split('-').slice(1)].join(' '))}`
      .replace(/\s+/g, ' ')
      .slice(0, LONGEST_KEY),
  }))
