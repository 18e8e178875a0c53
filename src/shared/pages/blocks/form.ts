import { z } from 'zod'
import { idSchema } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** A form of the site. Its words belong to the form, which may change without the page. */
export const formBlock = defineBlock({
  settings: z.strictObject({
    /** When the form was deleted, the block shows nothing. */
    formId: idSchema,
  }),
  number: blockTypes.form,
  htmlFields: [],
  words: noWords,
  forms: ({ formId }) => [formId],
  pictures: none,
  fills: no,
})
