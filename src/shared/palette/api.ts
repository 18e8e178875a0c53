import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'

export const foundKinds = [
  ...(['order', 'invoice', 'product', 'customer', 'subscriber', 'email', 'form', 'page', 'section'] as const),
  ...(['collection', 'post', 'event', 'project', 'track', 'lesson', 'video'] as const),
] as const
export type FoundKind = (typeof foundKinds)[number]

/** A result of the search over everything. */
export const foundSchema = z.object({
  kind: z.enum(foundKinds),
  /** Unique within its kind. */
  id: z.string(),
  title: z.string(),
  /** Distinguishes it from others with the same title. */
  detail: z.string(),
  /** Its path in the studio. */
  path: z.string(),
})
export type Found = z.infer<typeof foundSchema>

export const findAnythingCall = contract({
  method: 'GET',
  path: '/api/owner/find',
  summary:
    'Search orders, invoices, products, people, emails, forms, pages with their sections, and items by the beginnings of words; a few of each',
  // The handler checks the permission of each noun.
  access: 'site.read',
  perMinute: 240,
  query: z.object({ text: z.string().trim().min(2).max(100) }),
  reply: z.object({ found: z.array(foundSchema) }),
})
