import { isExchangeable } from '#server/exchanges/exchange-choices.ts'
import { type NewExchangeItem, readExchange, writeExchange } from '#server/exchanges/exchange-store.ts'
import { hashOf, newId } from '#server/identifiers.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { lockOrder } from '#server/orders/refund-store.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { itemsInSentence, titleInOrder } from '#shared/orders/item-lists.ts'
import type { Order } from '#shared/orders/schema.ts'
import { namedVariant } from '#shared/products/variants.ts'
import { offersReturns, returnableOf } from '#shared/returns/rules.ts'
import { returnLimits, type WantedLine } from '#shared/returns/schema.ts'
import { writeReturnEmailsJob } from './jobs.ts'
import { insertReturn, returnOfRequest, returnsOfOrder } from './return-store.ts'

interface Asked {
  readonly orderId: string
  /** The caller's key: the same request makes one return. */
  readonly key: string
  readonly lines: readonly WantedLine[]
}

/** A return that staff add: it is approved. */
interface StaffReturn extends Asked {
  readonly by: string
  readonly message: string
  readonly notifyBuyer: boolean
}

type Refusal = 'order-not-found' | 'return-quantity' | 'too-many-returns'

/** Asks for a return, as a buyer: within the days of the settings. */
export async function askReturn(
  scope: ChangeScope,
  { note, exchanges, ...asked }: Asked & { readonly note: string; readonly exchanges: ReadonlyMap<string, string> },
): Promise<Result<string, Refusal | 'return-over' | 'exchange-stock'>> {
  const settings = await scope.settings()
  const isOpen = (order: Order) => offersReturns(order, settings, Date.now())
  const wished = await wishesOf(scope, asked.lines, settings.returns.exchanges ? exchanges : new Map())
  if (!wished.ok) return wished
  const opened = await open(scope, asked, { isOpen, state: 'requested', by: '', note, message: '' }, [
    'return-requested',
    'new-return',
  ])
  if (opened.ok && wished.value.length > 0 && !(await readExchange(scope, opened.value)))
    await writeExchange(scope, opened.value, { state: 'wished', until: null, items: wished.value })
  return opened
}

/** What a buyer wants in place of lines. Its price is that of the day on which the shop agrees. */
async function wishesOf(
  scope: ChangeScope,
  lines: readonly WantedLine[],
  exchanges: ReadonlyMap<string, string>,
): Promise<Result<NewExchangeItem[], 'exchange-stock'>> {
  const wanted = lines.flatMap(({ lineId, quantity }) => {
    const variantId = exchanges.get(lineId)
    return variantId === undefined ? [] : [{ lineId, quantity, variantId }]
  })
  const variants = await readVariantsForCart(scope, [...new Set(wanted.map(({ variantId }) => variantId))])
  const items: NewExchangeItem[] = []
  for (const { lineId, quantity, variantId } of wanted) {
    const variant = variants.find((one) => one.variantId === variantId)
    if (!variant || !isExchangeable(variant, quantity)) {
      const isSeen = variant?.isVisible === true
      const facts = isSeen ? { name: namedVariant(variant), available: variant.qtyInStock } : {}
      return fail('exchange-stock', facts)
    }
    items.push({ lineId, variantId, quantity, title: namedVariant(variant), unitPriceCents: null, orderLine: null })
  }
  return succeed(items)
}

/** Adds a return, as staff: at any time. */
export async function addReturn(
  scope: ChangeScope,
  { by, message, notifyBuyer, ...asked }: StaffReturn,
): Promise<Result<string, Refusal>> {
  const opened = await open(
    scope,
    asked,
    { isOpen: () => true, state: 'approved', by, note: '', message },
    notifyBuyer ? ['return-approved'] : [],
  )
  if (!opened.ok && opened.failure.code === 'return-over') throw new Error('Staff can add returns at any time.')
  return opened as Result<string, Refusal>
}

/** The order is locked first: of two returns at once, the second sees what the first has left. */
async function open(
  scope: ChangeScope,
  { orderId, key, lines }: Asked,
  {
    isOpen,
    ...content
  }: {
    readonly isOpen: (order: Order) => boolean
    readonly state: 'requested' | 'approved'
    readonly by: string
    readonly note: string
    readonly message: string
  },
  kinds: readonly ('return-requested' | 'new-return' | 'return-approved')[],
): Promise<Result<string, Refusal | 'return-over'>> {
  await lockOrder(scope, orderId)
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  const requestKey = hashOf(key)
  const known = await returnOfRequest(scope, orderId, requestKey)
  if (known !== null) return succeed(known)
  if (!isOpen(order)) return fail('return-over')
  const returns = await returnsOfOrder(scope, orderId)
  if (returns.length >= returnLimits.returnsPerOrder) return fail('too-many-returns')
  const returnable = new Map(returnableOf(order, returns).map(({ line, quantity }) => [line.id, quantity]))
  if (lines.some(({ lineId, quantity }) => quantity > (returnable.get(lineId) ?? 0))) return fail('return-quantity')
  const id = newId()
  await insertReturn(scope, { ...content, id, orderId, requestKey, lines })
  const titles = new Map(order.lines.map((line) => [line.id, titleInOrder(line)]))
  const items = itemsInSentence(lines.map(({ lineId, quantity }) => ({ title: titles.get(lineId)!, quantity })))
  const word = content.state === 'requested' ? 'Requested' : 'Approved'
  await addOrderEvent(scope, orderId, { kind: 'return', by: content.by, text: `${word} · ${items}` })
  if (kinds.length > 0) await scope.enqueue(writeReturnEmailsJob, { returnId: id, orderId, kinds: [...kinds] })
  return succeed(id)
}
