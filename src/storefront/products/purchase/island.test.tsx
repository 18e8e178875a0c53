import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { formContentSchema, publicForm } from '#shared/forms/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { variantsAttributes } from '#shared/products/data-attributes.ts'
import type { Product } from '#shared/products/schema.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { buildSite } from '../../document/testing/build-site.ts'
import { buildPurchase } from './build-purchase.ts'
import Purchase from './island.tsx'
import { sendPurchase } from './send-purchase.ts'

const defaults = buildSite().settings

function draw(changes: Partial<Product> = {}, settings: Partial<StoreSettings> = {}, query = '') {
  const product = buildProduct(changes)
  const model = buildPurchase(product, '/shop/p/harbor-mug', { ...defaults, ...settings }, query)
  return renderToStaticMarkup(
    <Purchase sent={sendPurchase(model)} given={model} variantsAttributes={variantsAttributes(product, 'USD')} />,
  )
}

const options: Product['options'] = [
  { name: 'Size', display: 'radio' },
  { name: 'Glaze', display: 'dropdown' },
]
const variants = [
  buildVariant({ attributes: { Size: 'S', Glaze: 'Bone' }, priceCents: 3400, qtyInStock: 0 }),
  buildVariant({ attributes: { Size: 'L', Glaze: 'Bone' }, priceCents: 4200, qtyInStock: 2 }),
  buildVariant({ attributes: { Size: 'L', Glaze: 'Iron' }, priceCents: 4200 }),
]

describe('buying a product', () => {
  test('needs no script: the form goes to the cart', () => {
    const html = draw()
    expect(html).toContain('action="/cart/add" method="post"')
    expect(html).toContain('<input type="hidden" name="itemId" value="product-1"/>')
    expect(html).toContain('<input type="hidden" name="sku" value="SKU-only"/>')
    expect(html).toMatch(/<button class="sqs-add-to-cart-button [^>]*type="submit"/)
  })

  test('says what is wrong in one place', () => {
    expect(draw({ options, variants }).match(/role="alert"/g)).toHaveLength(1)
  })

  test('offers options as they are set up, with nothing chosen', () => {
    const html = draw({ options, variants })
    expect(html).toContain(
      '<input class="variant-radiobtn visually-hidden" type="radio" id="variant-option-Size-S" required="" name="variant-option-Size" value="S"/>',
    )
    expect(html).toContain('data-variant-option-name="Glaze"')
    expect(html).toContain('<option value="" selected="">Select Value</option><option value="Bone">Bone</option>')
    expect(html).not.toContain('checked')
    expect(html).toContain('from $34.00')
  })

  test('greys what does not go together and what is sold out, and keeps it there', () => {
    const html = draw({ options, variants }, {}, 'variant=variant-S-Bone')
    expect(html).toContain('<option value="Bone" class="is-unavailable" selected="">Bone (sold out)</option>')
    expect(html).toContain('<option value="Iron" class="is-unavailable">Iron (unavailable)</option>')
  })

  test('begins with the variant that the address names, by id or SKU', () => {
    for (const query of ['variant=variant-L-Bone', 'variant=SKU-L-Bone']) {
      const html = draw({ options, variants }, {}, query)
      expect(html).toContain('$42.00')
      expect(html).toMatch(/value="L"[^>]*\/>|checked=""[^>]*value="L"/)
      expect(html).toContain('<option value="Bone" selected="">Bone</option>')
    }
  })

  test('shows the unit price of the chosen variant, and keeps space for it before', () => {
    const content = (amount: number) => ({ amount, unit: 'g', per: { amount: 100, unit: 'g' } }) as const
    const sizes = [
      buildVariant({ attributes: { Size: 'S' }, priceCents: 500, content: content(200) }),
      buildVariant({ attributes: { Size: 'L' }, priceCents: 800, content: content(400) }),
    ]
    const tea = { variants: sizes, options: [{ name: 'Size', display: 'dropdown' as const }] }
    expect(draw(tea)).toContain('<div class="price-notes" data-lines="1"></div>')
    expect(draw(tea, {}, 'variant=SKU-L')).toContain('</span>$2.00 / 100 g</span></div>')
    expect(draw()).not.toContain('price-notes')
  })

  test('contains what scripts of the site look for', () => {
    const html = draw({ options, variants })
    expect(html).toMatch(/class="product-variants" data-item-id="product-1" data-variants="\[\{&quot;id&quot;/)
    expect(html).toContain('class="product-quantity-input" data-item-id="product-1"')
    expect(html).toContain('data-product-type="1"')
    expect(html).toContain('data-original-label="Add To Cart"')
    expect(html).not.toContain('use-form')
    expect(draw({ additionalFieldsFormId: 'form-1' })).toMatch(/class="sqs-add-to-cart-button [^"]* use-form"/)
  })

  test('tells the form that its buyers fill in at each of its buttons', () => {
    const product = buildProduct({ additionalFieldsFormId: 'form-1' })
    const model = buildPurchase(product, '/shop/p/harbor-mug', defaults)
    const form = publicForm({
      ...formContentSchema.parse({ name: 'Engraving', fields: [] }),
      id: 'form-1',
      revision: 1,
      createdAt: 1,
      updatedAt: 1,
    })
    const html = renderToStaticMarkup(<Purchase sent={sendPurchase(model)} given={model} form={form} />)
    const buttons = html.match(/<button class="sqs-add-to-cart-button [^>]*>/g) ?? []
    expect(buttons).toHaveLength(2)
    for (const button of buttons) expect(button).toContain('data-form="{&quot;name&quot;:&quot;Engraving&quot;,')
    expect(draw()).not.toContain('data-form')
  })

  test.each([
    ['is there for goods', {}, true],
    ['is not for the last piece', { variants: [buildVariant({ qtyInStock: 1 })] }, false],
    ['is not for files', { productType: productTypes.digital }, false],
    ['is not for subscriptions', { isSubscribable: true }, false],
  ])('the quantity input %s', (_when, changes, shown) => {
    expect(draw(changes).includes('name="quantity"')).toBe(shown)
  })

  test('the quantity input has its fixed bounds and a numeric keyboard', () => {
    expect(draw()).toMatch(
      /<input aria-label="Quantity" type="number" inputMode="numeric" min="1" max="9999" step="1" size="4" name="quantity" value="1"\/>/,
    )
  })

  test('cannot be done when nothing is left, and says so', () => {
    const html = draw({ variants: [buildVariant({ qtyInStock: 0 })] })
    expect(html).toMatch(/<button[^>]* disabled=""/)
    expect(html).toContain('<span class="sqs-add-to-cart-button-inner">sold out</span>')
    expect(html).toContain('<div class="product-mark sold-out">sold out</div>')
  })

  test('says in its own words what comes next, and once only', () => {
    const html = draw({ customSoldOutText: 'Gone until the next firing', variants: [buildVariant({ qtyInStock: 0 })] })
    expect(html).toContain('<div class="product-mark sold-out">sold out</div>')
    expect(html).toContain('<span class="sqs-add-to-cart-button-inner">Gone until the next firing</span>')
  })

  test('follows the variant that is chosen: one that is sold out changes button, mark and badge', () => {
    const settings = {
      installments: { available: true, minimumCents: 100, maximumCents: 100_000, accountCountry: 'US' },
    }
    const button = /<button class="sqs-add-to-cart-button[^>]*>.*?<\/button>/
    const soldOut = draw({ options, variants }, settings, 'variant=variant-S-Bone')
    // Pressed without JavaScript after another option was chosen, it has to work.
    expect(button.exec(soldOut)![0]).toMatch(/aria-disabled="true"(?!.* disabled="").*>sold out</)
    expect(soldOut).toContain('<div class="product-mark sold-out">sold out</div>')
    // The line keeps its space, so that nothing below it moves, and is hidden from everyone.
    expect(soldOut).toContain('<div class="is-kept-free" inert=""><div class="pay-later"')
    const other = draw({ options, variants }, settings, 'variant=variant-L-Bone')
    expect(button.exec(other)![0]).toMatch(/(?<!disabled.*)>Add To Cart</)
    expect(other).not.toContain('product-mark')
    expect(other).toContain('or 4 interest-free payments of $10.50')
  })

  test('says when few are left of the one that is chosen', () => {
    const scarcity = { enabled: true, text: 'Only {qty} left', threshold: 3 }
    expect(draw({}, { scarcity })).toContain('<p class="product-scarcity">Only 3 left</p>')
    const attributes = 'data-variant-attributes="{&quot;Size&quot;:&quot;L&quot;,&quot;Glaze&quot;:&quot;Bone&quot;}"'
    const notice = (hidden: string) => `<p class="product-scarcity" ${attributes}${hidden}>Only 2 left</p>`
    expect(draw({ options, variants }, { scarcity })).toContain(notice(' hidden=""'))
    expect(draw({ options, variants }, { scarcity }, 'variant=variant-L-Bone')).toContain(notice(''))
  })

  test('the line about paying later has space for the longest one of a variant, so that nothing below it moves', () => {
    const installments = { available: true, minimumCents: 100, maximumCents: 100_000, accountCountry: 'US' }
    const spaces = (html: string) =>
      [...html.matchAll(/<div class="pay-later is-kept-free" inert=""><p>(.*?)<\/p>/g)].map(([, line]) =>
        line!.replace(/<[^>]*>/g, ''),
      )
    const moreExpensive = buildVariant({ attributes: { Size: 'XL', Glaze: 'Iron' }, priceCents: 98_000 })
    const cheaper = buildVariant({ attributes: { Size: 'XS', Glaze: 'Iron' }, priceCents: 50 })
    const html = draw({ options, variants: [...variants, moreExpensive, cheaper] }, { installments })
    expect(spaces(html).toSorted()).toEqual([
      'Afterpay available for orders over $1.00',
      'or 4 interest-free payments of $245.00 with Afterpay',
    ])
    expect(spaces(draw({ options, variants: variants.slice(1) }, { installments }))).toEqual([])
  })

  const installments = { available: true, minimumCents: 3500, maximumCents: 100_000, accountCountry: 'US' }
  test.each([
    [
      'in range, in one line with its brand',
      'US',
      'en-US',
      4000,
      'or 4 interest-free payments of $10.00 with Afterpay',
    ],
    ['at the minimum, which is not enough', 'US', 'en-US', 3500, 'available for orders over $35.00'],
    ['above the maximum', 'US', 'en-US', 100_001, 'available for orders up to $1,000.00'],
    ['under its other name in Great Britain', 'GB', 'en-GB', 4000, 'with Clearpay'],
    ['in French in Canada', 'CA', 'fr-CA', 4000, 'paiements sans intérêts'],
  ])('paying later is shown %s', (_what, accountCountry, locale, priceCents, words) => {
    const html = draw(
      { variants: [buildVariant({ priceCents })] },
      { locale, installments: { ...installments, accountCountry } },
    )
    expect(html.replace(/<[^>]*>/g, '')).toContain(words)
  })

  test('shows a value that has a color as a swatch with its name, and any other as a word', () => {
    const colored = options.map((option) =>
      option.name === 'Glaze' ? { ...option, display: 'radio' as const, colors: { Bone: '#e6dfd2' } } : option,
    )
    const html = draw({ options: colored, variants })
    expect(html).toMatch(
      /class="variant-swatch[^>]*title="Bone[^>]*><span class="variant-swatch-color" style="background-color:#e6dfd2">/,
    )
    expect(html).toMatch(/<span class="variant-swatch-name">Bone/)
    const other = variants.find(({ attributes }) => attributes.Glaze !== 'Bone')!.attributes.Glaze
    expect(html).toMatch(new RegExp(`class="sqs-button-element--secondary[^>]*>${other}<`))
  })

  test('the icon that explains paying later stays on the line of the last word', () => {
    const draws = (priceCents: number) => draw({ variants: [buildVariant({ priceCents })] }, { installments })
    expect(draws(4000)).toMatch(/<span class="pay-later-end"><strong[^>]*>Afterpay<\/strong><button/)
    expect(draws(3500)).toMatch(/<span class="pay-later-end">\$35\.00<button/)
  })

  test('paying later is shown where checkout offers it, whatever other ways to pay there are', () => {
    expect(draw({}, { installments, paymentMethods: ['bank-transfer'] })).toContain('pay-later')
    expect(draw({}, { installments: { ...installments, available: false } })).not.toContain('pay-later')
  })

  test('paying later is not shown for files, for what is sold out, nor in other countries', () => {
    expect(draw({ variants: [buildVariant({ qtyInStock: 0 })] }, { installments })).not.toContain('pay-later')
    expect(draw({ productType: productTypes.digital }, { installments })).not.toContain('pay-later')
    expect(draw({}, { installments: { ...installments, accountCountry: 'DE' } })).not.toContain('pay-later')
  })
})

describe('a gift card with own amounts', () => {
  const ownAmounts = { leastCents: 1000, mostCents: 50_000 }
  const giftCard = { productType: productTypes.giftCard, ownAmounts }
  const values = [2500, 5000].map((priceCents) =>
    buildVariant({ attributes: { Value: `$${priceCents / 100}` }, priceCents }),
  )

  test('has the choice beside its values, and a field for the amount with its limits', () => {
    for (const display of ['radio', 'dropdown'] as const) {
      const html = draw({ ...giftCard, variants: values, options: [{ name: 'Value', display }] })
      expect(html).toMatch(
        display === 'radio'
          ? /<input[^>]*type="radio"[^>]*name="variant-option-Value" value="own-amount"\/>/
          : /<option value="own-amount"[^>]*>Other amount<\/option>/,
      )
      expect(html).toContain('Other amount')
      expect(html).toMatch(/<label for="own-amount-product-1">Amount<\/label><input[^>]*name="ownAmount"/)
      expect(html).toContain('From $10 to $500')
    }
  })

  test('with one value offers that value and the amount, and sends no SKU', () => {
    const html = draw({ ...giftCard, variants: [buildVariant({ priceCents: 2500 })] })
    expect(html).toMatch(/<input(?=[^>]*value="\$25")(?=[^>]*name="variant-option-Value")[^>]*checked=""/)
    expect(html).toContain('value="own-amount"')
    expect(html).not.toContain('name="sku"')
  })

  test('is as before without them, and so are goods that have them by mistake', () => {
    for (const changes of [{ productType: productTypes.giftCard }, { ownAmounts }])
      expect(draw({ ...changes, variants: values, options: [{ name: 'Value', display: 'radio' }] })).not.toContain(
        'own-amount',
      )
  })
})
