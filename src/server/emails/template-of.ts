import { z } from 'zod'
import { orderEmailKinds } from '#server/orders/jobs.ts'
import { handoverKinds } from './handover-texts.ts'

const template = z.union([z.enum(orderEmailKinds), z.enum(handoverKinds).transform(() => 'order-shipped' as const)])

/**
 * The template of a stored email about an order, by the kind that the owner reads.
 * @throws ZodError when an email of this kind is about no order
 */
export const templateOf = (kind: string) => template.parse(kind)
