import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildCart } from '../purchases/testing/build-cart.ts'

/** Answers that wait until a test releases them, in the order of their calls. */
let answers: ((quantity: number) => Promise<void>)[]

beforeEach(() => {
  answers = []
  vi.resetModules()
  vi.stubGlobal('document', {
    cookie: 'crumb=nonce.signature',
    querySelectorAll: () => [],
    documentElement: {},
    dispatchEvent: () => true,
  })
  vi.stubGlobal('fetch', (_path: string, { method }: { method: string }) => {
    return new Promise<Response>((resolve) => {
      answers.push(async (totalQuantity) => {
        const cart = buildCart({ totalQuantity })
        resolve(Response.json(method === 'GET' ? cart : { shoppingCart: cart }))
        await vi.waitFor(() => Promise.resolve())
      })
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an answer that a later one has overtaken is not shown', async () => {
  const { $cart, changeQuantity } = await import('./cart-store.ts')
  const calls = [changeQuantity('entry-1', 2), changeQuantity('entry-1', 3)]
  await answers[1]!(3)
  await calls[1]
  await answers[0]!(2)
  await calls[0]
  expect($cart.get()?.totalQuantity).toBe(3)
})

test('looking again does not undo a change that was made meanwhile', async () => {
  const { $cart, changeQuantity, refreshCart } = await import('./cart-store.ts')
  const looking = refreshCart()
  const changing = changeQuantity('entry-1', 5)
  await answers[1]!(5)
  await changing
  await answers[0]!(1)
  await looking
  expect($cart.get()?.totalQuantity).toBe(5)
})

test.each([
  [
    'a gift card’s code that is no discount code',
    '17VN-1Y46-X8MX-XPJX-C7SG',
    'coupon-refused',
    ['coupons', 'gift-cards'],
    true,
  ],
  ['a code of another form', 'SPRING10', 'coupon-refused', ['coupons'], false],
  [
    'a discount code of the same form that has no effect yet',
    '17VN-1Y46-X8MX-XPJX-C7SG',
    'rate-limited',
    ['coupons'],
    false,
  ],
])('%s is entered in the first field for codes', async (_what, code, refusal, expected, isOk) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const name = path.split('/').at(-1)!
    asked.push(name)
    return name === 'coupons'
      ? Response.json({ code: refusal, error: 'No.' }, { status: 400 })
      : Response.json({ shoppingCart: buildCart({}) })
  })
  const { addCouponOrGiftCard } = await import('./cart-store.ts')
  expect((await addCouponOrGiftCard(code)).ok).toBe(isOk)
  expect(asked).toEqual(expected)
})
