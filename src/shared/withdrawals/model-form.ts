import type { OwnerSettings } from '#shared/settings/owner-settings.ts'

export const MODEL_FORM_TITLE = 'Model withdrawal form'

/** The model withdrawal form (directive 2011/83/EU, annex I, part B) as HTML, addressed to the shop. */
export function modelForm({
  siteName,
  invoices,
  businessAddress,
  contactEmail,
}: Pick<OwnerSettings, 'siteName' | 'invoices' | 'businessAddress' | 'contactEmail'>): string {
  const lines = [invoices.sellerName || siteName, ...businessAddress.split('\n'), contactEmail]
  const shop = lines.map((line) => escapeText(line.trim())).filter(Boolean)
  return [
    `<h2>${MODEL_FORM_TITLE}</h2>`,
    '<p>(Complete and return this form only if you wish to withdraw from the contract.)</p>',
    `<p>To ${shop.join(', ')}:</p>`,
    '<p>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),</p>',
    '<ul><li>Ordered on (*)/received on (*)</li><li>Name of consumer(s)</li><li>Address of consumer(s)</li>',
    '<li>Signature of consumer(s) (only if this form is notified on paper)</li><li>Date</li></ul>',
    '<p>(*) Delete as appropriate.</p>',
  ].join('')
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
