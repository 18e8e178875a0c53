import { z } from 'zod'
import { countrySchema } from '#shared/addresses/schema.ts'
import { isTimeZone } from '#shared/dates/time-zones.ts'
import { contract } from '#shared/http/contract.ts'
import { limits } from '#shared/limits.ts'
import { lengthUnits, weightUnits } from '#shared/measures/units.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { permissions, roles } from '#shared/roles/rules.ts'
import { startingSiteIds } from '#shared/starting-sites/choices.ts'
import { taxCategorySchema } from '#shared/tax-categories/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(limits.emailMinimum)
  .max(limits.emailMaximum)
  .pipe(z.email())
export const passwordSchema = z.string().min(10, 'Use at least 10 characters.').max(200)

/** The signed-in user and their permissions here. The lists are for display: the server checks every call itself. */
export const signedInSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
  website: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    currency: currencySchema,
    /** The other currencies that it sells in; absent without any. */
    currencies: z.array(currencySchema).optional(),
    locale: z.string(),
    timeZone: z.string(),
    country: countrySchema,
    weightUnit: z.enum(weightUnits),
    lengthUnit: z.enum(lengthUnits),
    /** The tax categories besides the standard one, for products. */
    taxCategories: z.array(taxCategorySchema),
    business: z.object({ address: z.string(), taxNumber: z.string(), contactEmail: z.string() }),
    url: z.string(),
    /** Whether emails are sent; without a mail server they are only stored. */
    canSendEmail: z.boolean(),
    /** Whether customers can withdraw from contracts on the site. */
    offersWithdrawal: z.boolean(),
    /** The texts of the shop that a product without its own shows. */
    texts: z.object({
      productAddToCartText: z.string(),
      productSubscribeText: z.string(),
      productSoldOutText: z.string(),
    }),
  }),
})
export type SignedIn = z.infer<typeof signedInSchema>

export const ownerSessionSchema = z.object({
  id: z.string(),
  createdAt: z.int(),
  lastSeenAt: z.int(),
  address: z.string(),
  userAgent: z.string(),
  isThisOne: z.boolean(),
})
export type OwnerSession = z.infer<typeof ownerSessionSchema>

export const signInCall = contract({
  method: 'POST',
  path: '/api/sign-in',
  summary: 'Sign in',
  access: 'public',
  perMinute: 30,
  body: z.strictObject({ email: z.string().trim().max(limits.emailMaximum), password: z.string().max(200) }),
  reply: signedInSchema,
  failures: ['sign-in-locked', 'sign-in-refused', 'staff-removed'],
})

/** The answer is the same whether the account exists or not, so that no one can collect addresses. */
export const requestPasswordResetCall = contract({
  method: 'POST',
  path: '/api/sign-in/reset-email',
  summary: 'Email a link to choose a new password',
  access: 'public',
  perMinute: 5,
  body: z.strictObject({ email: z.string().trim().max(limits.emailMaximum) }),
  reply: z.object({}),
})

export const resetPasswordCall = contract({
  method: 'PUT',
  path: '/api/sign-in/password',
  summary: 'Set a new password with the link of that email, end every session of the account and start a new one',
  access: 'public',
  perMinute: 10,
  body: z.strictObject({ token: z.string().max(100), newPassword: passwordSchema }),
  reply: signedInSchema,
  failures: ['invalid-fields', 'reset-link-over'],
})

export const signOutCall = contract({
  method: 'DELETE',
  path: '/api/sign-in',
  summary: 'End the session',
  access: 'signed-in',
  reply: z.object({}),
})

export const whoAmICall = contract({
  method: 'GET',
  path: '/api/sign-in',
  summary: 'Get who is signed in, or null, and whether the site still has to be set up',
  access: 'public',
  reply: z.object({
    staff: signedInSchema.nullable(),
    /** The name of `staff` before sites could have members of their own: clients of earlier versions read it. */
    member: signedInSchema.nullable(),
    /** Whether this browser was signed in until its person was removed from the site. */
    wasRemoved: z.boolean(),
    needsSetUp: z.boolean(),
    /** Whether the set-up needs the code that the server printed: always, except on the server's own machine. */
    asksSetUpCode: z.boolean(),
    /** The site that users sign in to; null while there is none. */
    site: z.object({ title: z.string(), canSendEmail: z.boolean() }).nullable(),
  }),
})

export const listSessionsCall = contract({
  method: 'GET',
  path: '/api/owner/sessions',
  summary: 'List the active sessions of the signed-in person',
  access: 'signed-in',
  reply: z.object({ sessions: z.array(ownerSessionSchema) }),
})

export const endSessionCall = contract({
  method: 'DELETE',
  path: '/api/owner/sessions/:sessionId',
  summary: 'End one session',
  access: 'signed-in',
  parameters: z.object({ sessionId: z.string().max(64) }),
  reply: z.object({}),
})

/** Sessions stay valid; reset links that were sent to the old address stop working. */
export const changeAccountCall = contract({
  method: 'PUT',
  path: '/api/owner/account',
  summary: 'Change the name and the email address of the signed-in person; another address asks for the password',
  access: 'signed-in',
  perMinute: 10,
  body: z.strictObject({
    name: singleLine(100, 1),
    email: emailSchema,
    currentPassword: z.string().max(200).default(''),
  }),
  reply: signedInSchema,
  failures: ['invalid-fields', 'sign-in-locked', 'sign-in-refused'],
})

export const changePasswordCall = contract({
  method: 'PUT',
  path: '/api/owner/password',
  summary: 'Change the password and end all other sessions',
  access: 'signed-in',
  perMinute: 10,
  body: z.strictObject({ currentPassword: z.string().max(200), newPassword: passwordSchema }),
  reply: z.object({}),
  failures: ['invalid-fields', 'sign-in-locked', 'sign-in-refused'],
})

/** The first start without a demo: creates the website and its owner. */
export const setUpCall = contract({
  method: 'POST',
  path: '/api/set-up',
  summary: 'Create the first website of an empty installation and sign in its owner',
  access: 'public',
  needsNoCsrfToken: true,
  perMinute: 20,
  body: z.strictObject({
    siteName: singleLine(100, 1),
    ownerName: singleLine(100, 1),
    email: emailSchema,
    password: passwordSchema,
    country: countrySchema,
    currency: currencySchema,
    timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone.'),
    setUpCode: z.string().max(100).default(''),
    /** The site that it begins with; null for a home page alone. */
    startingSite: z.enum(startingSiteIds).nullable().default(null),
  }),
  reply: signedInSchema,
  failures: ['already-set-up', 'invalid-fields', 'set-up-code-wrong'],
})
