import { type DonationOffer, donationOfferSchema } from '#shared/donations/schema.ts'
import { donationOf } from './rules.ts'

const PREFIX = 'donation:'

/**
 * The id of the built-in form of a donation. It says what the form asks, so that nothing has to be read for it; forms of
 * owners have no colon in their id.
 */
export const donationFormId = ({ frequencies, fundIds }: DonationOffer): string =>
  `${PREFIX}${frequencies.join('+')}:${fundIds.join('+')}`

/** Whether an id is that of the built-in form of a donation. */
export const isDonationForm = (formId: string): boolean => formId.startsWith(PREFIX)

/** What a form asks, by its id; null for an id of another form. */
export function offerOfForm(formId: string): DonationOffer | null {
  if (!isDonationForm(formId)) return null
  const [often = '', funds = ''] = formId.slice(PREFIX.length).split(':')
  const read = donationOfferSchema.safeParse({
    frequencies: often.split('+'),
    fundIds: funds === '' ? [] : funds.split('+'),
  })
  return read.data ?? null
}

/** The form of a donation product; null where donors are asked nothing. */
export function formIdOfDonation(product: Parameters<typeof donationOf>[0]): string | null {
  const offer = donationOf(product)
  return offer && (offer.frequencies.length > 1 || offer.fundIds.length > 0) ? donationFormId(offer) : null
}
