import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { partId } from '../placement.ts'
import { defineBlock, no, none } from './define-block.ts'

export const mostOfMenu = { sections: 20, dishes: 60 } as const

const dishSchema = z.strictObject({
  id: partId,
  name: singleLine(120, 1),
  description: singleLine(300),
  /** As it is read: '$14', '8 / 14'. */
  price: singleLine(40),
  /** Such as 'vegan, gluten-free'. */
  note: singleLine(80),
})

/** What a kitchen or a bar serves: sections of dishes with their prices. */
export const menuBlock = defineBlock({
  settings: z.strictObject({
    title: singleLine(200).default(''),
    sections: z
      .array(
        z.strictObject({
          id: partId,
          title: singleLine(120),
          description: singleLine(300),
          dishes: z.array(dishSchema).max(mostOfMenu.dishes),
        }),
      )
      .min(1)
      .max(mostOfMenu.sections),
    columns: z.int().min(1).max(2).default(1),
  }),
  number: null,
  htmlFields: [],
  words: ({ title, sections }) =>
    [
      title,
      ...sections.flatMap((one) => [one.title, ...one.dishes.flatMap((dish) => [dish.name, dish.description])]),
    ].join(' '),
  forms: none,
  pictures: none,
  fills: no,
  isEmpty: ({ sections }) => sections.every(({ dishes }) => dishes.length === 0),
})
