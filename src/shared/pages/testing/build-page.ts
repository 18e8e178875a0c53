import { buildContent, type NewBlock } from '../build-content.ts'
import { firstSettings, type Page } from '../schema.ts'

/** A published page of one section with blocks below each other, of which a test names only what it is about. */
export function buildPage({ blocks = [], ...changes }: Partial<Page> & { blocks?: readonly NewBlock[] } = {}): Page {
  let count = 0
  return {
    id: 'page-0001',
    urlId: 'contact',
    title: 'Contact',
    ...firstSettings,
    status: 'published',
    content: buildContent(blocks.length === 0 ? [] : [blocks], () => `part-${++count}`),
    createdAt: 1,
    updatedAt: 1,
    ...changes,
  }
}

/** A block with a form. */
export const formOnPage = (formId: string): NewBlock => ({ id: 'block-1', type: 'form', settings: { formId } })
