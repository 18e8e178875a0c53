import { z } from 'zod'
import { defineBlock, no, none } from './define-block.ts'

/** Text in Markdown. The server turns it into HTML, and cleans that, whenever it draws the page. */
export const markdownBlock = defineBlock({
  settings: z.strictObject({ source: z.string().max(100_000) }),
  number: null,
  htmlFields: [],
  words: ({ source }) => source.replace(/[#*_`~<>[\]()|]/g, ' '),
  forms: none,
  pictures: none,
  fills: no,
  isEmpty: ({ source }) => source.trim() === '',
})
