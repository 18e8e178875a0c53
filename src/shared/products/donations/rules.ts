import type { DonationOffer, DonationSettings, Frequency, Fund } from '#shared/donations/schema.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import { type ProductType, productTypes } from '../codes.ts'

interface Typed {
  readonly productType: ProductType
}

export const isDonation = ({ productType }: Typed): boolean => productType === productTypes.donation

/** Whether donations are all that is bought. */
export const isDonationOnly = (lines: readonly Typed[]): boolean => lines.length > 0 && lines.every(isDonation)

/** What a donation product offers where nobody has chosen anything. */
const firstOffer: DonationOffer = { frequencies: ['once'], fundIds: [] }

type Offering = Typed & { readonly donation?: DonationOffer | undefined }

/** What donors choose of a product; absent for products of other types. */
export const donationOf = (product: Offering): DonationOffer | undefined =>
  isDonation(product) ? (product.donation ?? firstOffer) : undefined

/** A product with what its donors choose, or without where it is no donation. */
export function withDonation<P extends Offering>(product: P): P {
  if (!product.donation && !isDonation(product)) return product
  const { donation: _, ...rest } = product
  const donation = donationOf(product)
  return { ...rest, ...(donation && { donation: { ...donation, fundIds: [...new Set(donation.fundIds)] } }) } as P
}

/** The funds of a product, in the order of the shop. Those that the shop no longer has count for nothing. */
export const fundsOf = ({ fundIds }: Pick<DonationOffer, 'fundIds'>, { funds }: DonationSettings): Fund[] =>
  funds.filter(({ id }) => fundIds.includes(id))

/** Whether a product takes donations now: not while all its funds are closed. */
export function takesDonations(offer: DonationOffer, settings: DonationSettings): boolean {
  const funds = fundsOf(offer, settings)
  return funds.length === 0 || funds.some(({ isClosed }) => !isClosed)
}

/** An offer that is taken once, where nobody chooses: its line begins no subscription. */
export const givenOnce = (offer: DonationOffer): DonationOffer => ({ ...offer, frequencies: ['once'] })

/** The unit of each frequency that renews. */
const units = { month: 'MONTH', year: 'YEAR' } as const

/** How a donation renews; null for one that is given once. */
export const planOfFrequency = (frequency: Frequency): SubscriptionPlan | null =>
  frequency === 'once' ? null : { billingPeriod: { value: 1, unit: units[frequency] }, numBillingCycles: 0 }
