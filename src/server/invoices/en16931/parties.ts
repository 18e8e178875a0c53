import type { Invoice } from '#shared/invoices/schema.ts'

/** VAT numbers begin with their country; Greece's with EL. */
const VAT_NUMBER = /^[A-Z]{2}[\dA-Z+*. ]{2,}$/

/** Whether a tax number is a VAT number, and not one of a tax office. */
export const isVatNumber = (number: string): boolean => VAT_NUMBER.test(number)

/** Three lines of an address, as the standard has them. */
function addressOf({ addressLines, country }: Invoice['buyer'] | Invoice['seller']) {
  const [first, second, ...rest] = addressLines
  return {
    ...(first && { 'cbc:StreetName': first }),
    ...(second && { 'cbc:AdditionalStreetName': second }),
    ...(rest.length > 0 && { 'cac:AddressLine': { 'cbc:Line': rest.join(', ') } }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}

/**
 * The seller; a tax number that is not a VAT number has the scheme FC.
 * @param isOutside whether the sale is outside of the scope of VAT
 */
export function sellerOf({ seller }: Invoice, isOutside: boolean) {
  return {
    'cac:PostalAddress': addressOf(seller),
    'cac:PartyTaxScheme': [
      {
        'cbc:CompanyID': seller.taxNumber,
        'cac:TaxScheme': { 'cbc:ID': isVatNumber(seller.taxNumber) && !isOutside ? 'VAT' : 'FC' },
      },
    ],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name,
      'cbc:CompanyID': seller.registration || seller.taxNumber,
    },
    ...(seller.email && { 'cac:Contact': { 'cbc:ElectronicMail': seller.email } }),
  }
}

/** The buyer: their company, with the person as its contact. */
export function buyerOf({ buyer }: Invoice, isOutside: boolean) {
  return {
    'cac:PostalAddress': addressOf(buyer),
    ...(buyer.taxNumber &&
      !isOutside && {
        'cac:PartyTaxScheme': { 'cbc:CompanyID': buyer.taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
      }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.company || buyer.name },
    'cac:Contact': { ...(buyer.name && { 'cbc:Name': buyer.name }), 'cbc:ElectronicMail': buyer.email },
  }
}
