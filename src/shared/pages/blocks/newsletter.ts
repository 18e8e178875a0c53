import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none } from './define-block.ts'

/** An invitation to the newsletter: a heading, a few words and a form of the site. */
export const newsletterBlock = defineBlock({
  settings: z.strictObject({
    title: singleLine(200).default(''),
    text: z.string().trim().max(1000).default(''),
    /** Null until one is chosen. */
    formId: idSchema.nullable().default(null),
    layout: z.enum(['stacked', 'beside']).default('stacked'),
  }),
  number: blockTypes.form,
  htmlFields: [],
  words: ({ title, text }) => `${title} ${text}`,
  forms: ({ formId }) => (formId === null ? [] : [formId]),
  pictures: none,
  fills: no,
  isEmpty: ({ formId }) => formId === null,
})
