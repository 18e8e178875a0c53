import type { PageContent } from '#shared/pages/content.ts'
import { namedSections } from '#shared/pages/headings.ts'
import { normalize } from '#shared/texts/normalize.ts'

const LONGEST_TITLE = 200
const LONGEST_KEY = 2_000

/** The rows by which the sections of a page are found. An id has the page's before it: copies of pages have the same sections. */
export const sectionRows = (websiteId: string, pageId: string, content: PageContent) =>
  namedSections(content).map(({ id, title, anchor, headings }) => ({
    ...{ website_id: websiteId, page_id: pageId, id: `${pageId}.${id}`, section_id: id },
    title: title.slice(0, LONGEST_TITLE),
    search_key: ` ${normalize([...headings, anchor, ...anchor.split('-').slice(1)].join(' '))}`
      .replace(/\s+/g, ' ')
      .slice(0, LONGEST_KEY),
  }))
