import type { PageContent } from '#shared/pages/content.ts'

/** One content with the parts of all, for what needs their blocks. */
export const allOf = (contents: readonly PageContent[]): PageContent => ({
  sections: Object.assign({}, ...contents.map(({ sections }) => sections)),
  blocks: Object.assign({}, ...contents.map(({ blocks }) => blocks)),
})
