import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** HTML of the owner: cleaned and part of the page, or complete in a frame that cannot reach the page. */
export const codeBlock = defineBlock({
  settings: z.strictObject({
    html: z.string().max(100_000),
    /** `clean` keeps text, links, images and tables; `frame` runs everything in a frame of its own. */
    mode: z.enum(['clean', 'frame']).default('clean'),
    /** The name of the frame for screen readers. */
    title: singleLine(120).default(''),
    /** Of the frame, in pixels. */
    height: z.int().min(40).max(2000).default(320),
    /** Whether the frame may load from other sites: then visitors are asked first. */
    loadsElsewhere: z.boolean().default(false),
  }),
  number: blockTypes.html,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: none,
  fills: no,
  isEmpty: ({ html }) => html.trim() === '',
})
