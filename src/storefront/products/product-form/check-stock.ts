import { call } from '#shared/http/call.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { formCalls } from './form-calls.ts'
import type { NeededStock } from './model.ts'

/** Asks the server for stock before a product's form opens, because the page may be old. */
export async function checkStock(itemId: string, { sku, isEnough }: NeededStock): Promise<Result<null>> {
  const reply = await call(formCalls.getStock, { query: { itemId } })
  if (!reply.ok) return reply
  const stock = reply.value.results.find((one) => one.sku === sku)
  if (!stock) return fail('variant-unavailable')
  return isEnough(stock) ? succeed(null) : fail('not-enough-stock')
}
