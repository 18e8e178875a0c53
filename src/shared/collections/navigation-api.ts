import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { MAIN_MENU, menuIdentifiers } from './menus.ts'
import { layoutSchema, navigationItemsSchema } from './schema.ts'

/** A menu as the studio edits it. */
const menuSchema = layoutSchema.extend({
  /** Changes with the links. */
  revision: z.string(),
})
export type Menu = z.infer<typeof menuSchema>

/** Identifies the change for `undoBatch`. */
const batchId = idSchema

const navigationFailures = [
  'navigation-missing',
  'navigation-unknown-page',
  'navigation-too-deep',
  'url-id-taken',
  'url-id-reserved',
] as const

// The last calls of store creation. Other software sends them in this form: docs/compatibility.md#calls.

export const getSiteLayoutCall = contract({
  method: 'GET',
  path: '/api/commondata/GetSiteLayout',
  summary: 'List the site’s navigations; the first is the main one',
  access: 'site.read',
  reply: z.object({ layout: z.array(layoutSchema) }),
})

export const updateNavigationCall = contract({
  method: 'POST',
  path: '/api/widget/UpdateNavigation',
  summary: 'Replace the links of one of the site’s navigations',
  access: 'navigation.write',
  body: z.strictObject({
    /** `identifier` of the layout's entry. */
    fieldName: z.string().max(60),
    templateId: z.string().max(60).nullish(),
    navigation: z.strictObject({ items: navigationItemsSchema }),
  }),
  reply: z.object({ layout: z.array(layoutSchema), batchId }),
  failures: navigationFailures,
})

// The calls of the studio.

export const getNavigationCall = contract({
  method: 'GET',
  path: '/api/owner/navigation',
  summary: 'Get the menus of the site, and everything they can link to',
  access: 'site.read',
  reply: z.object({
    /** The links of the main navigation. */
    links: layoutSchema.shape.links,
    menus: z.array(menuSchema),
    places: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['store', 'category', 'page', 'collection']),
        title: z.string(),
        path: z.string(),
        isVisible: z.boolean(),
      }),
    ),
  }),
})

export const saveNavigationCall = contract({
  method: 'PUT',
  path: '/api/owner/navigation',
  summary: 'Replace the links of a menu; the main navigation by default',
  access: 'navigation.write',
  body: z.strictObject({
    items: navigationItemsSchema,
    identifier: z.enum(menuIdentifiers).default(MAIN_MENU),
    /** The revision that was loaded: later changes of others are not overwritten. Absent: whatever there is. */
    revision: z.string().max(64).optional(),
  }),
  reply: z.object({ links: layoutSchema.shape.links, revision: z.string(), batchId }),
  failures: [...navigationFailures, 'navigation-changed'],
})
