import type { ExemptItem, WithdrawalExemption } from './schema.ts'

/** Texts that visitors read about goods without a right of withdrawal, on pages and in emails. */
export const withdrawalExemptionTexts = {
  /** On a product's page. */
  onProduct: {
    'made-to-order': 'Made to your order: you can’t withdraw from the purchase.',
    perishable: 'Perishable: you can’t withdraw from the purchase.',
    'sealed-hygiene':
      'Sealed for health or hygiene: once you’ve opened the seal, you can’t withdraw from the purchase.',
    'sealed-media': 'Sealed recording or software: once you’ve opened the seal, you can’t withdraw from the purchase.',
    mixed: 'Once it’s mixed with other goods after delivery, you can’t withdraw from the purchase.',
    newspaper: 'Newspaper or magazine: you can’t withdraw from the purchase.',
    'dated-service': 'For a fixed date or period: you can’t withdraw from the purchase.',
    'market-price': 'Its price follows a market: you can’t withdraw from the purchase.',
  } satisfies Readonly<Record<WithdrawalExemption, string>>,
  /** After an item's title. */
  reasons: {
    'made-to-order': 'made to order',
    perishable: 'perishable',
    'sealed-hygiene': 'once its seal is opened (health or hygiene)',
    'sealed-media': 'once its seal is opened (recording or software)',
    mixed: 'once it’s mixed with other goods',
    newspaper: 'newspaper or magazine',
    'dated-service': 'for a fixed date or period',
    'market-price': 'its price follows a market',
    digital: 'digital content, delivered immediately with consent',
  } satisfies Readonly<Record<ExemptItem['reason'], string>>,
  /** What buyers of digital goods agree to. */
  consent: 'I agree that delivery begins now, and that I lose my right of withdrawal with it.',
  consentMissing: 'Agree to the immediate delivery to buy digital goods.',
  consentTitle: 'Digital goods',
  consentGiven: (text: string, moment: string) => `On ${moment}, you agreed: “${text}”`,
} as const

/** An item with its reason: 'Engraved mug: made to order'. */
export const exemptItemWords = ({ title, reason }: ExemptItem): string =>
  `${title}: ${withdrawalExemptionTexts.reasons[reason]}`
