import type { DocumentStep } from '#server/database/stored-document.ts'
import { type ContentOfBlocks, withImageDesigns } from './image-designs.ts'
import { type ListedBlock, sectionsOfList } from './sections-of-list.ts'

/** The steps of page contents, in their order. Each is also a step of the change log. */
export const contentSteps: readonly DocumentStep[] = [
  { name: 'sections', run: (blocks: readonly ListedBlock[]) => sectionsOfList(blocks) },
  { name: 'section settings', run: (content: StoredContent) => withSectionSettings(content) },
  { name: 'image designs', run: withImageDesigns },
]

/**
 * The same steps for a page in the change log, and those of its settings. The log of shared sections began with the shape
 * after these; later ones are steps of it, too.
 */
export const loggedPageSteps: readonly DocumentStep[] = [
  {
    name: 'sections',
    run: ({ blocks, ...page }: { readonly blocks: readonly ListedBlock[] }) => ({
      ...page,
      content: sectionsOfList(blocks),
    }),
  },
  {
    name: 'section settings',
    run: ({ content, ...page }: { readonly content: StoredContent }) => ({
      ...page,
      content: withSectionSettings(content),
    }),
  },
  {
    name: 'image designs',
    run: ({ content, ...page }: { readonly content: ContentOfBlocks }) => ({
      ...page,
      content: withImageDesigns(content),
    }),
  },
  {
    name: 'search and sharing',
    run: (page: object) => ({ ...page, socialPicture: null, isHiddenFromSearch: false }),
  },
  { name: 'publishing', run: (page: object) => ({ ...page, publishAt: null, passwordHash: null }) },
  {
    name: 'header and footer',
    run: (page: object) => ({ ...page, header: 'site', footer: 'site' }),
  },
  { name: 'purpose', run: (page: object) => ({ ...page, purpose: 'page' }) },
  { name: 'site search', run: (page: object) => ({ ...page, isHiddenFromSiteSearch: false }) },
]

interface StoredContent {
  readonly sections: Readonly<Record<string, object>>
}

/** Sections as they looked before they had settings. */
const withSectionSettings = (content: StoredContent) => ({
  ...content,
  sections: Object.fromEntries(
    Object.entries(content.sections).map(([id, section]) => [
      id,
      { name: '', theme: null, width: 'site', height: 'content', background: null, ...section },
    ]),
  ),
})
