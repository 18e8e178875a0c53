import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { embeddedXml } from '#server/testing/invoices/embedded-xml.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { buildInvoice } from '#shared/invoices/testing/build-invoice.ts'
import { invoicePdf } from '../invoice-file.ts'

async function open(changes: Partial<Invoice> = {}) {
  const bytes = await invoicePdf(buildInvoice(changes))
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: false })
  return { bytes, pages: text, text: text.join('\n').replaceAll('\u00a0', ' '), xml: embeddedXml(bytes) }
}

const line = (title: string, index = 0): Invoice['lines'][number] => ({
  ...{ lineId: `line-${index}`, title, options: '', sku: `SKU-${index}` },
  ...{ quantity: 1, unitPriceCents: 1000, totalCents: 1000, paid: null },
})

describe('an invoice as PDF', () => {
  test('shows both sides, the seller’s tax number, the items, the tax by rate and the total', async () => {
    const { text } = await open()
    for (const words of [
      ...['Invoice', '2026-0042', 'Tidemill Ceramics GmbH', 'Analytical Engines OG', 'Kärntner Straße 1', '#00108'],
      ...['DE123456789', 'HRB 12345, Amtsgericht Hamburg', 'Harbor mug', 'Blue / Large · MUG-1'],
      ...[
        '€100.00',
        '-€6.00',
        'Shipping: DHL',
        'VAT 19 % on €100.00',
        '€19.00',
        '€119.00',
        'Paid with PayPal: €119.00.',
      ],
      ...['Page 1 of 1', 'IBAN DE00'],
    ])
      expect(text).toContain(words)
  })

  test('has a bundle as one item with one price, and its parts below', async () => {
    const bundle = { id: 'entry', title: 'Tea set', quantity: 2 }
    const lines = [
      { ...line('Pot'), quantity: 2, unitPriceCents: 1313, totalCents: 2626, bundle },
      { ...line('Cup', 1), quantity: 2, unitPriceCents: 394, totalCents: 788, bundle },
      { ...line('Cup', 1), lineId: 'line-2', quantity: 2, unitPriceCents: 393, totalCents: 786, bundle },
    ]
    const { text } = await open({ lines, discounts: [], shipping: null })
    for (const words of ['Tea set', '€21.00', '€42.00', '2 × Pot', '4 × Cup']) expect(text).toContain(words)
    for (const share of ['€13.13', '€3.94', '€7.86']) expect(text).not.toContain(share)
  })

  test.each([
    ['the fee', -200, /€11\.90Subtotal\s+-€2\.00Restocking fee\s+€9\.90Total credited/],
    ['the fee and more', -300, /-€2\.00Restocking fee\s+-€1\.00Other amount\s+€8\.90Total credited/],
    ['the fee less what was added', 0, /-€2\.00Restocking fee\s+€2\.00Other amount\s+€11\.90Total credited/],
  ])('names the restocking fee of a credit note that differs from its items by %s', async (_what, cents, said) => {
    const { text } = await open({
      ...{ kind: 'credit-note', refersTo: { number: '2026-0042', issuedAt: 0 }, tenders: [], discounts: [] },
      lines: [{ ...line('Cup'), unitPriceCents: 1190, totalCents: 1190 }],
      ...{ shipping: null, adjustmentCents: cents, feeCents: 200, taxes: [], taxCents: 0, totalCents: 1190 + cents },
    })
    expect(text).toMatch(said)
  })

  test('is the same bytes each time, but for its random id', async () => {
    const [one, other] = [await open(), await open()]
    expect(one.text).toBe(other.text)
    expect(one.bytes.length).toBe(other.bytes.length)
  })

  test('goes on over several pages, with the titles of the table on each, and loses no line', async () => {
    const lines = Array.from({ length: 90 }, (_, index) => line(`Cup number ${index + 1}`, index))
    const { pages, text } = await open({ lines, discounts: [], shipping: null })
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages.slice(0, -1)) expect(page).toContain('Quantity')
    for (const { title } of lines) expect(text).toContain(title)
    expect(pages.at(-1)).toContain('€119.00')
  })

  test('prints Polish, Turkish, Greek and Cyrillic, leaves emoji out, and puts “?” for letters that no font has', async () => {
    const lines = [line('Żółty kubek 🍵'), line('👩🏽‍🎨 Işık İğde ★ 1️⃣', 1), line('Ώμέγα', 2), line('Щука — їжа™', 3)]
    const { text } = await open({ lines: [...lines, line('ꔀ cup', 4)], discounts: [], shipping: null })
    for (const title of ['Żółty kubek', 'Işık İğde 1', 'Ώμέγα', 'Щука — їжа™', '? cup']) expect(text).toContain(title)
    expect(text.match(/\?/g)).toHaveLength(1)
  })

  test.each([
    ['Japanese', '湯呑み ㈱花巻 〒025-0000', 'ja-JP'],
    ['Chinese', '李小龍 广州市', 'zh-CN'],
    ['Korean', '김민준 서울특별시', 'en-US'],
    ['Thai', 'สมชาย ใจดี', 'en-US'],
    ['Hebrew', 'שרה לוי', 'en-US'],
    ['Arabic', 'محمد علي', 'en-US'],
  ])('prints names and addresses in %s, whatever the language of the shop is', async (_, name, locale) => {
    const { text } = await open({ locale, buyer: { ...buildInvoice().buyer, name } })
    for (const word of name.split(' ')) expect(text).toContain(word)
    expect(text).not.toContain('?')
  })

  test('prints Devanagari, whose vowel signs can stand before their letter', async () => {
    const name = 'र्कि'
    const { text } = await open({ buyer: { ...buildInvoice().buyer, name } })
    for (const letter of name) expect(text).toContain(letter)
  })

  test('has no empty table where it is about shipping only', async () => {
    const { text } = await open({ kind: 'credit-note', lines: [], discounts: [] })
    expect(text).toContain('Shipping: DHL')
    expect(text).not.toContain('Quantity')
    expect(text).not.toContain('Subtotal')
  })

  test('breaks long names, also without spaces, and keeps amounts beside them', async () => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)
    const { text } = await open({ lines: [line(`${long} ${'in blue and white '.repeat(20)}`)] })
    expect(text.replaceAll(/\s/g, '')).toContain(long)
    expect(text).toContain('€10.00')
  })

  test('writes Polish, Greek and Cyrillic names, and yen without decimals', async () => {
    const buyer = { ...buildInvoice().buyer, name: 'Łukasz Żółć', company: 'Ελληνική Εταιρεία', addressLines: ['Київ'] }
    const { text } = await open({ buyer, currency: 'JPY', totalCents: 120_000, locale: 'ja-JP' })
    for (const words of ['Łukasz Żółć', 'Ελληνική Εταιρεία', 'Київ', '¥1,200']) expect(text).toContain(words)
  })

  test('has the invoice for programs inside for a business, and nothing inside for a person', async () => {
    const { xml, bytes } = await open()
    expect(xml).toContain('<ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>')
    expect(bytes.toString('latin1')).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(bytes.toString('latin1')).toMatch(/<pdfaid:part>3<\/pdfaid:part>/)
    const person = { ...buildInvoice().buyer, company: '' }
    expect((await open({ buyer: person })).xml).toBeNull()
  })
})

describe('a receipt for donations as PDF', () => {
  const receipt: Partial<Invoice> = {
    kind: 'donation-receipt',
    number: 'D-2026-0007',
    ...{ taxes: [], taxCents: 0, discounts: [], shipping: null, tenders: [] },
    ...{ lines: [line('Help the studio: The new kiln')], totalCents: 1000 },
    declaration: 'A nonprofit.\nNo goods were given in return.',
  }

  test('has its number, its fund and the legal text, says nothing about taxes, and is no invoice for programs', async () => {
    const { text, xml } = await open(receipt)
    for (const words of ['Donation receipt', 'D-2026-0007', 'The new kiln', 'Total donated', '€10.00', 'A nonprofit.'])
      expect(text).toContain(words)
    expect(text).toContain('No goods were given in return.')
    for (const words of ['No tax is charged', 'Invoice', 'Not paid yet']) expect(text).not.toContain(words)
    expect(xml).toBeNull()
  })

  test('is corrected by a document that names it', async () => {
    const refersTo = { number: 'D-2026-0007', issuedAt: Date.parse('2026-11-26T12:00:00Z') }
    const { text } = await open({ ...receipt, kind: 'donation-correction', refersTo })
    expect(text).toContain('This correction takes back amounts of donation receipt D-2026-0007')
    expect(text).toContain('Total returned')
    expect(text).not.toContain('A nonprofit.')
  })
})
