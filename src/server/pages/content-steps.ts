import type { DocumentStep } from '#server/database/stored-document.ts'
import { type ListedBlock, sectionsOfList } from './sections-of-list.ts'

/** The steps of page contents, in their order. Each is also a step of the change log. */
export const contentSteps: readonly DocumentStep[] = [
  { name: 'sections', run: (blocks: readonly ListedBlock[]) => sectionsOfList(blocks) },
]

/** The same steps for a page in the change log. */
export const loggedPageSteps: readonly DocumentStep[] = [
  {
    name: 'sections',
    run: ({ blocks, ...page }: { readonly blocks: readonly ListedBlock[] }) => ({
      ...page,
      content: sectionsOfList(blocks),
    }),
  },
]
