import { insertRows } from '#server/database/insert-rows.ts'
import { detailsOfLine, detailsOfOrder } from '#server/orders/documents.ts'
import { searchKeyOf } from '#server/orders/search-key.ts'
import type { ChangeScope } from '#server/scope.ts'
import { buyerName, deliveryCodeOf } from '#shared/orders/rules.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'

/**
 * Writes an order as an edit has made it, and raises its revision; false when somebody else has edited it since it was
 * read.
 */
export async function writeEdit(
  scope: ChangeScope,
  before: Order,
  after: Order & { readonly origin: string },
): Promise<boolean> {
  const { database, websiteId } = scope
  const name = buyerName(after)
  const { numUpdatedRows } = await database
    .updateTable('orders')
    .set({
      buyer_name: name,
      search_key: searchKeyOf({ email: after.email, buyerName: name, lines: after.lines, tags: after.tags }),
      delivery: deliveryCodeOf(after.shippingMethod),
      due_date: after.shippingMethod?.slot?.date ?? null,
      due_from: after.shippingMethod?.slot?.from ?? null,
      total_quantity: after.lines.reduce((sum, line) => sum + line.quantity, 0),
      subtotal_cents: after.subtotalCents,
      discount_cents: after.discountCents,
      shipping_cost_cents: after.shippingCostCents,
      tax_cents: after.taxCents,
      grand_total_cents: after.grandTotalCents,
      owed_cents: after.owedCents,
      expected_cents: after.expectedCents,
      revision: before.revision + 1,
      details: detailsOfOrder(after),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', before.id)
    .where('revision', '=', before.revision)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await writeLines(scope, before, after.lines)
  return true
}

async function writeLines({ database, websiteId }: ChangeScope, before: Order, lines: readonly OrderLine[]) {
  const known = new Set(before.lines.map(({ id }) => id))
  for (const { id } of before.lines.filter((line) => !lines.some(({ id }) => id === line.id)))
    await database
      .deleteFrom('order_lines')
      .where('website_id', '=', websiteId)
      .where('order_id', '=', before.id)
      .where('id', '=', id)
      .execute()
  for (const line of lines.filter(({ id }) => known.has(id)))
    await database
      .updateTable('order_lines')
      .set({ quantity: line.quantity, total_cents: line.totalCents, details: detailsOfLine(line) })
      .where('website_id', '=', websiteId)
      .where('order_id', '=', before.id)
      .where('id', '=', line.id)
      .execute()
  // Lines keep their places, so that new ones come after all that there have ever been.
  const { position } = await database
    .selectFrom('order_lines')
    .select((row) => row.fn.coalesce(row.fn.max('position'), row.lit(-1)).as('position'))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', before.id)
    .executeTakeFirstOrThrow()
  await insertRows(
    database,
    'order_lines',
    lines
      .filter(({ id }) => !known.has(id))
      .map((line, index) => ({
        website_id: websiteId,
        id: line.id,
        order_id: before.id,
        position: Number(position) + 1 + index,
        product_id: line.productId,
        variant_id: line.variantId,
        sku: line.sku,
        quantity: line.quantity,
        fulfilled_quantity: 0,
        unit_price_cents: line.unitPriceCents,
        total_cents: line.totalCents,
        details: detailsOfLine(line),
      })),
  )
}
