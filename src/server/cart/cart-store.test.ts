import { expect, test } from 'vitest'
import { newToken } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { emptyCart, findCart, insertCart, newCartToken } from './cart-store.ts'

const app = await startTestApp()
const website = await app.buildWebsite()

test('a cart is found by its token: one with a time, and one from before', async () => {
  for (const token of [newCartToken(), newToken()]) {
    const { id } = await insertCart(app.reading(website), token, emptyCart)
    expect((await findCart(app.reading(website), token))?.id).toBe(id)
  }
})

test('the time of a token alone finds no cart, and neither does its secret alone', async () => {
  const token = newCartToken()
  await insertCart(app.reading(website), token, emptyCart)
  const [time, secret] = token.split('.')
  for (const part of [`${time}.`, `${time}.${newToken()}`, secret, `.${secret}`])
    expect(await findCart(app.reading(website), part)).toBeNull()
})

test('the rows of new carts are stored under the time, and hold no token', async () => {
  const before = Date.now()
  const token = newCartToken()
  const { id } = await insertCart(app.reading(website), token, emptyCart)
  const row = await app.services.database
    .selectFrom('carts')
    .select('token_hash')
    .where('website_id', '=', website.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [time = '', hash] = row.token_hash.split('.')
  expect(Number.parseInt(time, 16)).toBeGreaterThanOrEqual(before)
  expect(hash).toMatch(/^[\w-]{43}$/)
  expect(row.token_hash).not.toContain(token.split('.')[1])
})
