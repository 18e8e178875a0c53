import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { emailSchema } from '#shared/sign-in/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { giftCardLimits, giftCardStatuses } from './rules.ts'
import { giftCardMovementSchema, giftCardSchema } from './schema.ts'

/** The owner's calls on gift cards. */

const cardIdOnly = z.object({ cardId: idSchema })
const openedCard = z.object({ card: giftCardSchema, movements: z.array(giftCardMovementSchema) })

/** Empty, or an email address. */
const recipientEmail = z.union([z.literal(''), emailSchema])
const recipient = {
  recipientName: singleLine(100),
  recipientEmail,
  message: z.string().trim().max(500),
}

export const listGiftCardsCall = contract({
  method: 'GET',
  path: '/api/owner/gift-cards',
  summary: 'List the gift cards, newest first, a page at a time',
  access: 'orders.read',
  query: z.object({
    /** The last four characters of a code, or part of a recipient’s name or email address. */
    search: z.string().trim().max(200).optional(),
    status: z.enum(giftCardStatuses).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({
    cards: z.array(giftCardSchema),
    next: z.string().nullable(),
    total: z.int(),
    /** What all valid cards together can still pay, without those of tests. */
    outstandingCents: z.int(),
  }),
})

export const getGiftCardCall = contract({
  method: 'GET',
  path: '/api/owner/gift-cards/:cardId',
  summary: 'Get a gift card with every change of its balance',
  access: 'orders.read',
  parameters: cardIdOnly,
  reply: openedCard,
  failures: ['gift-card-not-found'],
})

export const issueGiftCardCall = contract({
  method: 'POST',
  path: '/api/owner/gift-cards',
  summary: 'Create a gift card that wasn’t sold, and email it to its recipient',
  access: 'orders.manage',
  body: z.strictObject({
    /** Made by the browser once for each card: the same request issues one. */
    idempotencyKey: z.string().min(8).max(100),
    cents: z.int().min(giftCardLimits.lowestCents).max(giftCardLimits.highestCents),
    reason: singleLine(200, 1),
    ...recipient,
  }),
  /** `code` is shown this once; the recipient's email contains it too. */
  hasSecretReply: true,
  reply: openedCard.extend({ code: z.string() }),
  failures: ['gift-card-already-issued', 'price-not-payable', 'secrets-key-missing'],
})

export const sendGiftCardCall = contract({
  method: 'POST',
  path: '/api/owner/gift-cards/:cardId/send',
  summary: 'Send a gift card to its recipient, or to a corrected address',
  access: 'orders.manage',
  parameters: cardIdOnly,
  body: z.strictObject(recipient),
  reply: openedCard,
  failures: ['gift-card-not-found', 'gift-card-disabled', 'gift-card-not-sendable'],
})

export const switchGiftCardCall = contract({
  method: 'PUT',
  path: '/api/owner/gift-cards/:cardId/state',
  summary: 'Change whether a gift card can be used',
  access: 'orders.manage',
  parameters: cardIdOnly,
  body: z.strictObject({ isDisabled: z.boolean(), reason: singleLine(200) }),
  reply: openedCard,
  failures: ['gift-card-not-found', 'gift-card-disabled', 'gift-card-enabled', 'gift-card-returned'],
})

/** A card of an order, with what of it was used. */
export const soldGiftCardSchema = z.object({
  card: giftCardSchema,
  lineId: z.string(),
  usedCents: z.int(),
})

export const listCardsOfOrderCall = contract({
  method: 'GET',
  path: '/api/owner/orders/:orderId/gift-cards',
  summary: 'List the gift cards that an order has bought',
  access: 'orders.read',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({ cards: z.array(soldGiftCardSchema) }),
})

export const exportGiftCardsCall = contract({
  method: 'GET',
  path: '/api/owner/gift-cards.csv',
  summary: 'Export what gift cards could still pay at the end of a day, as CSV',
  access: 'orders.read',
  query: z.object({
    /** The last day that counts, in the site's time zone; today if absent. */
    day: z.iso
      .date()
      .refine((day) => day >= '2000-01-01' && day < '2100-01-01')
      .optional(),
  }),
  reply: z.string(),
})
