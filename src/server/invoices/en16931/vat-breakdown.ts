import { europeanUnion } from '#shared/addresses/european-union.ts'
import type { Invoice, InvoiceTax } from '#shared/invoices/schema.ts'
import { exemptionWords } from '#shared/tax-exemptions/rules.ts'
import { invoiceTexts as texts } from '../texts.ts'
import { isVatNumber } from './parties.ts'

/** How EN 16931 calls a tax (UNCL 5305), with the reason why there is none. */
export interface VatCategory {
  readonly code: 'S' | 'Z' | 'E' | 'AE' | 'G' | 'O'
  readonly rateMilliPercent: number
  readonly reason?: string
  readonly reasonCode?: string
}

/**
 * The category of a tax: `S` a rate, `Z` the rate zero, `AE` reverse charge, `E` a buyer who is exempt.
 * @param tax undefined for what is not taxed: `G` goods that leave the EU, `O` other sales outside of it, `E` all others
 */
export function vatCategoryOf(invoice: Invoice, tax: InvoiceTax | undefined): VatCategory {
  if (tax?.kind === 'reverse-charge')
    return { code: 'AE', rateMilliPercent: 0, reason: texts.reverseCharge, reasonCode: 'VATEX-EU-AE' }
  if (tax?.kind === 'exempt')
    return {
      code: 'E',
      rateMilliPercent: 0,
      reason: invoice.taxExemption ? exemptionWords(invoice.taxExemption) : texts.noTax,
    }
  if (tax) return { code: tax.rateMilliPercent > 0 ? 'S' : 'Z', rateMilliPercent: tax.rateMilliPercent }
  const untaxed = { rateMilliPercent: 0 }
  const isAbroad = !europeanUnion.includes(invoice.buyer.country)
  // The standard allows O only without any other category.
  if (isAbroad && !invoice.shipping && invoice.taxes.length === 0)
    return { ...untaxed, code: 'O', reason: texts.outsideScope, reasonCode: 'VATEX-EU-O' }
  // G needs the seller's VAT number.
  if (isAbroad && invoice.shipping && isVatNumber(invoice.seller.taxNumber))
    return { ...untaxed, code: 'G', reason: texts.exported, reasonCode: 'VATEX-EU-G' }
  return { ...untaxed, code: 'E', reason: texts.noTax }
}

/** A category as the library wants it. */
export function standardCategory({ code, rateMilliPercent }: VatCategory) {
  return {
    'cbc:ID': code,
    // The standard wants no rate outside of its scope.
    ...(code !== 'O' && { 'cbc:Percent': String(rateMilliPercent / 1000) }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  } as const
}

/** A category with its reason, as a row of the breakdown has it. */
export const categoryWithReason = (category: VatCategory) => ({
  ...standardCategory(category),
  ...(category.reasonCode && { 'cbc:TaxExemptionReasonCode': category.reasonCode }),
  ...(category.reason && { 'cbc:TaxExemptionReason': category.reason }),
})
