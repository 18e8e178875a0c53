import { z } from 'zod'
import { MAIN_MENU, menuIdentifiers } from '#shared/collections/menus.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none } from './define-block.ts'

export const siteMenuDesigns = ['horizontal', 'vertical'] as const

/** The links of one of the site's menus, as its navigation has them; its folders are groups. */
export const siteMenuBlock = defineBlock({
  settings: z.strictObject({
    title: singleLine(200).default(''),
    menu: z.enum(menuIdentifiers).default(MAIN_MENU),
    /** In a row, groups beside each other; or below each other. */
    design: z.enum(siteMenuDesigns).default('vertical'),
  }),
  number: blockTypes.navigation,
  htmlFields: [],
  words: ({ title }) => title,
  forms: none,
  pictures: none,
  fills: no,
})
