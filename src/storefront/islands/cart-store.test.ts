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
