import type { DonationSettings } from './schema.ts'

/** The legal text of a receipt: those of its funds, and the shop's for funds without one. Each text once. */
export function receiptTextOf(fundIds: readonly (string | undefined)[], settings: DonationSettings): string {
  const own = new Map(settings.funds.map(({ id, receiptText }) => [id, receiptText]))
  const texts = fundIds.map((id) => (id !== undefined && own.get(id)) || settings.receiptText)
  return [...new Set(texts.filter((text) => text !== ''))].join('\n\n')
}
