import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { listViewLimits } from './limits.ts'

/** The lists whose filters can be saved. */
export const viewedLists = ['orders', 'customers', 'reviews'] as const
export type ViewedList = (typeof viewedLists)[number]

/** Search, filters and order of a list by their names in its URL, such as `{ state: 'open' }`. */
export const viewQuerySchema = z
  .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.string().min(1).max(100))
  .refine((query) => Object.keys(query).length <= 20)
export type ViewQuery = z.infer<typeof viewQuerySchema>

const viewNameSchema = singleLine(listViewLimits.nameLength, 1)

/** The filters of a list under a name, for everyone on the team. */
export const listViewSchema = z.object({ id: idSchema, name: viewNameSchema, query: viewQuerySchema })
export type ListView = z.infer<typeof listViewSchema>

const list = z.enum(viewedLists)
const views = z.array(listViewSchema)

export const listViewsCall = contract({
  method: 'GET',
  path: '/api/owner/list-views',
  summary: 'List the saved views of a list, in their order',
  access: 'orders.read',
  query: z.object({ list }),
  reply: z.object({ views }),
})

export const saveViewCall = contract({
  method: 'POST',
  path: '/api/owner/list-views',
  summary: 'Save the filters of a list under a name; a view with this name gets the new filters',
  access: 'orders.manage',
  body: z.strictObject({ list, name: viewNameSchema, query: viewQuerySchema }),
  reply: z.object({ views }),
  failures: ['too-many-views'],
})

export const arrangeViewsCall = contract({
  method: 'PUT',
  path: '/api/owner/list-views',
  summary: 'Change the names and the order of the views of a list, and remove some',
  access: 'orders.manage',
  body: z.strictObject({
    list,
    /** In the new order. Views that are not named here stay, after these. */
    views: z.array(z.strictObject({ id: idSchema, name: viewNameSchema })).max(listViewLimits.perList),
    removedIds: z.array(idSchema).max(listViewLimits.perList),
  }),
  reply: z.object({ views }),
  failures: ['view-name-taken'],
})
