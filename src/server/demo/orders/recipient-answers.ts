import type { DemoGiftCard } from '#demo/gift-cards.ts'
import { recipientFields } from '#shared/cart/gift-cards/recipient-form.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import { recipientTexts } from '#shared/gift-cards/texts.ts'

/** What the buyer of a gift card has answered. */
export function answersForRecipient({
  recipient,
  message,
}: DemoGiftCard): Pick<StoredEntry, 'additionalFields' | 'answers'> {
  const email = `${recipient.replace(' ', '.')}@example.com`.toLowerCase()
  const texts = {
    [recipientFields.name]: recipient,
    [recipientFields.email]: email,
    [recipientFields.message]: message,
  }
  const labels: Readonly<Record<string, string>> = {
    [recipientFields.name]: recipientTexts.recipientName,
    [recipientFields.email]: recipientTexts.recipientEmail,
    [recipientFields.message]: recipientTexts.message,
  }
  return {
    additionalFields: JSON.stringify({ [recipientFields.isGift]: [recipientTexts.isGift], ...texts }),
    answers: Object.entries(texts)
      .filter(([, text]) => text !== '')
      .map(([fieldId, text]) => ({ fieldId, type: 'text' as const, label: labels[fieldId]!, lines: [text] })),
  }
}
