import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none } from './define-block.ts'

/** Products of a store. */
export const productListBlock = defineBlock({
  settings: z.strictObject({
    title: singleLine(200).default(''),
    /** The store whose products are shown, in its order; a category narrows them. */
    collectionId: idSchema,
    categoryId: idSchema.nullable().default(null),
    /** Only these products, in this order; empty: the first products of the store. */
    productIds: z.array(idSchema).max(60).default([]),
    /** The most products that are shown. */
    count: z.int().min(1).max(60).default(12),
  }),
  number: blockTypes.product,
  htmlFields: [],
  words: ({ title }) => title,
  forms: none,
  pictures: none,
  fills: no,
})
