import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { isLanguageTag } from '#shared/languages/rules.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { variantSchema } from '#shared/products/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

const path = '/api/site-users/account/notifications/restock'
const token = z.string().max(10_000).nullish()

export const restockSignUpSchema = z.object({
  isJoinMailingList: z.boolean().default(false),
  productId: idSchema,
  variantId: idSchema,
  /** Any text: an absent or a long one gets the same sentence as others that are no address. */
  siteVisitorEmail: z.string().nullish(),
  /** The token of a reCAPTCHA checkbox. */
  captchaToken: token,
  /** The token of a reCAPTCHA score key, for the action PRODUCT_WAITLIST_SUBMISSION. */
  recaptchaEnterpriseV3Token: token,
  /** BCP-47, of the page; absent: the language of the site. */
  language: singleLine(35)
    .refine((name) => name === '' || isLanguageTag(name), 'Enter the code of a language, like en-US.')
    .nullish(),
  /** The honeypot: an invisible field that only programs fill in. */
  website: z.string().max(1_000).optional(),
  /** The solution of the proof of work, as ALTCHA's widget writes it. */
  proof: z.string().max(5_000).optional(),
})
export type RestockSignUp = z.infer<typeof restockSignUpSchema>

export const signUpForRestockCall = contract({
  method: 'POST',
  path,
  summary: 'Sign up for one email when a variant is back in stock; the answer never says whether an address is known',
  access: 'public',
  perMinute: 60,
  body: restockSignUpSchema,
  reply: z.object({}),
  failures: [
    'restock-email-blank',
    'restock-email-invalid',
    'restock-in-stock',
    'restock-unavailable',
    'captcha-incomplete',
    'captcha-failed',
    'rate-limited',
  ],
})

/** The people who wait for a variant, as a number. */
export const signUpGroupSchema = z.object({
  productId: idSchema,
  variantId: idSchema,
  productTitle: z.string(),
  ...variantSchema.pick({ sku: true, attributes: true, unlimited: true, qtyInStock: true }).shape,
  picture: pictureSchema.nullable(),
  signUpCount: z.int(),
  /** When the first and the last of them asked, in milliseconds since 1970. */
  firstSignUpAt: z.int(),
  lastSignUpAt: z.int(),
})
export type SignUpGroup = z.infer<typeof signUpGroupSchema>

export const signUpSchema = z.object({
  id: idSchema,
  email: z.string(),
  language: z.string(),
  signedUpAt: z.int(),
})
export type SignUp = z.infer<typeof signUpSchema>

const cursor = z.string().max(500).optional()
const page = { hasNextPage: z.boolean(), nextPageCursor: z.string().nullable() }

export const listSignUpGroupsCall = contract({
  method: 'GET',
  path: `${path}/groups`,
  summary: 'List the variants that people wait for, those with the most people first',
  access: 'orders.read',
  query: z.object({ cursor }),
  reply: z.object({ signUpGroups: z.array(signUpGroupSchema), ...page }),
  failures: ['invalid-fields'],
})

export const listSignUpsCall = contract({
  method: 'GET',
  path,
  summary: 'List the people who wait for a variant, in the order in which they asked',
  access: 'orders.read',
  query: z.object({ productId: idSchema, variantId: idSchema, cursor }),
  reply: z.object({ signUps: z.array(signUpSchema), ...page }),
  failures: ['invalid-fields'],
})

const groupSchema = z.strictObject({ productId: idSchema, variantId: idSchema })

export const sendRestockCall = contract({
  method: 'POST',
  path: `${path}/send`,
  summary: 'Send the notices of a variant to everyone who waits for it; sent twice, everyone still gets one email',
  access: 'orders.manage',
  body: groupSchema,
  reply: z.object({}),
  failures: ['variant-unavailable', 'restock-sold-out'],
})

export const MOST_GROUPS = 500

export const sendAllRestockCall = contract({
  method: 'POST',
  path: `${path}/send/all`,
  summary: 'Send the notices of many variants; those that are still sold out are left out',
  access: 'orders.manage',
  body: z.strictObject({ sendRequests: z.array(groupSchema).min(1).max(MOST_GROUPS) }),
  reply: z.object({
    /** Variants whose notices are sent, and those that are still sold out. */
    sent: z.int(),
    soldOut: z.int(),
  }),
  failures: ['variant-unavailable'],
})
