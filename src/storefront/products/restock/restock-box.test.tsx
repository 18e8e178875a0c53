import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { firstMerchandising, type Merchandising } from '#shared/merchandising/schema.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import { signUpForRestockCall } from '#shared/restock/api.ts'
import { buildRestock } from './build-restock.ts'
import { RestockBox } from './restock-box.tsx'
import { signUpForRestockAddress } from './use-restock.ts'

const values: Merchandising = {
  ...firstMerchandising,
  ...{ scarcityEnabled: false, scarcityText: '', scarcityThreshold: 5, customSoldOutText: '' },
}
const page = { view: 'product', captcha: null, sendsEmails: true } as const
const gone = buildVariant({ id: 'variant-1', qtyInStock: 0, attributes: { Glaze: 'Bone' } })
const other = buildVariant({ id: 'variant-2', qtyInStock: 0, attributes: { Glaze: 'Sea' } })
const left = buildVariant({ id: 'variant-3', qtyInStock: 2, attributes: { Glaze: 'Rose' } })

const draw = (
  variants = [gone],
  changes: Partial<Merchandising> = {},
  options: Parameters<typeof buildRestock>[2] = page,
) => {
  const model = buildRestock(buildProduct({ variants }), { ...values, ...changes }, options)
  return model && renderToStaticMarkup(<RestockBox model={model} />)
}

test('calls the address of its contract', () => {
  const { method, path } = signUpForRestockCall
  expect(signUpForRestockAddress).toEqual({ method, path })
})

test('is there only for what is sold out, where the owner wants it', () => {
  expect(draw([left])).toBeNull()
  expect(draw([gone], { restockNotificationViews: [] })).toBeNull()
  expect(draw([gone], { restockNotificationViews: ['product'] }, { ...page, view: 'block' })).toBeNull()
  expect(draw([gone], { restockNotificationViews: ['quick-view'] })).toContain('data-quick-view-use="only"')
  expect(draw([gone], { restockNotificationViews: ['product'] })).toContain('data-quick-view-use="hidden"')
})

test('is open where nothing can be bought, and closed beside variants in stock', () => {
  expect(draw([gone])).toContain('<details class="restock" data-restock="product-1" open=""')
  expect(draw([gone, left])).not.toContain('open=""')
})

test('names what is meant where other variants are in stock, and keeps what its owner has written', () => {
  expect(draw([gone])).toContain('Get an email when this is back in stock.')
  expect(draw([gone, left])).toContain('Get an email when Bone is back in stock.')
  expect(draw([gone, other, left])).toContain('Get an email when a sold-out option is back in stock.')
  expect(draw([gone, left], { CTAText: 'Tell me!' })).toContain('<span>Tell me!</span>')
})

test('promises no email where the shop sends none, and says what becomes of the address', () => {
  const withoutEmail = { ...page, sendsEmails: false }
  const note = 'We can’t send emails yet. If you leave your address, we’ll see that you’re waiting.'
  expect(draw([gone])).not.toContain(note)
  for (const [variants, words] of [
    [[gone], 'Let us know that you want this.'],
    [[gone, left], 'Let us know that you want Bone.'],
    [[gone, other, left], 'Let us know which sold-out option you want.'],
  ] as const) {
    const html = draw([...variants], {}, withoutEmail)
    expect(html).toContain(words)
    // Within the form: it is gone with it, once someone has signed up.
    expect(/<form[\s\S]*<\/form>/.exec(html!)![0]).toContain(note)
    expect(html).not.toContain('Get an email')
  }
  expect(draw([gone], { CTAText: 'Tell me!' }, withoutEmail)).toContain('<span>Tell me!</span>')
})

test('asks which of several variants, and never for one that is in stock', () => {
  expect(draw([gone, left])).toContain('<input type="hidden" name="variantId" value="variant-1"/>')
  const html = draw([gone, other, left])
  expect(html).toContain('<option value="variant-1">Bone</option><option value="variant-2">Sea</option>')
  expect(html).not.toContain('Rose')
})

test('offers the mailing list where the owner does, checked where they want it', () => {
  expect(draw()).not.toContain('name="join"')
  expect(draw([gone], { mailingListSignUpEnabled: true })).toContain('<input type="checkbox" name="join"/>')
  const checked = draw([gone], { mailingListSignUpEnabled: true, mailingListOptInByDefault: true })
  expect(checked).toContain('<input type="checkbox" name="join" checked=""/>')
})

test('shows what owners write as words', () => {
  expect(draw([gone], { CTAText: '<b>Soon</b>' })).toContain('&lt;b&gt;Soon&lt;/b&gt;')
})
