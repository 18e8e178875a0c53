import { roles } from '#shared/roles/rules.ts'
import { defaultTexts } from '#shared/settings/store-texts.ts'
import { type SignedIn, signedInSchema } from '#shared/sign-in/schema.ts'

/** Its values are checked by the schema. */
interface Given extends Partial<Record<Exclude<keyof SignedIn, 'website'>, unknown>> {
  readonly website?: Readonly<Partial<Record<keyof SignedIn['website'], unknown>>> | undefined
}

/** Someone who is signed in, with what a test is about; the rest is as in a new shop. @throws ZodError for what cannot be */
export const buildStaff = ({ permissions = [], website = {}, ...person }: Given = {}): SignedIn =>
  signedInSchema.parse({
    ...{ userId: 'person-nora', name: 'Nora', email: 'nora@example.com', role: roles.admin, permissions },
    ...person,
    website: {
      ...{ id: 'website', slug: 'shop', title: 'Shop', url: 'https://shop.example' },
      ...{ currency: 'USD', locale: 'en-US', timeZone: 'UTC', country: 'US', weightUnit: 'kg', lengthUnit: 'cm' },
      ...{ taxCategories: [], business: { address: '', taxNumber: '', contactEmail: '' } },
      ...{ canSendEmail: true, offersWithdrawal: false, texts: defaultTexts },
      ...website,
    },
  })
