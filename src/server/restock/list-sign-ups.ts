import type { KeyObject } from 'node:crypto'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import { variantAttributes } from '#server/products/documents.ts'
import { readPictures } from '#server/products/read-pictures.ts'
import type { Scope } from '#server/scope.ts'
import { readSigned, signed } from '#server/signatures.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import type { SignUp, SignUpGroup } from '#shared/restock/api.ts'

const GROUPS = 50
const SIGN_UPS = 100

/** The end of a page, which only this server can have written: others could make it read from anywhere. */
const purpose = ({ websiteId }: Scope, list: string) => `restock-cursor:${websiteId}:${list}`

type Read = { readonly isWrong: true } | { readonly isWrong: false; readonly after: ReturnType<typeof readNumber> }
const readNumber = (text: string | undefined) => readCursor(text, 'number')

function readSignedCursor(secret: KeyObject, scope: Scope, list: string, text: string | undefined): Read {
  if (!text) return { isWrong: false, after: null }
  const content = readSigned(secret, purpose(scope, list), text)
  return content === null ? { isWrong: true } : { isWrong: false, after: readNumber(content) }
}

function pageOf<Row>(
  secret: KeyObject,
  scope: Scope,
  list: string,
  rows: readonly Row[],
  { size, endOf }: { readonly size: number; readonly endOf: (row: Row) => { value: number; id: string } },
) {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1)! : null
  const nextPageCursor = last && signed(secret, purpose(scope, list), writeCursor(endOf(last)))
  return { page, hasNextPage: last !== null, nextPageCursor }
}

/** A cursor that this server has not written for this list. */
const wrongCursor = fail('invalid-fields', {
  errors: { cursor: 'This isn’t a cursor of this list. Leave it out to start at the first page.' },
})

/** The variants that people wait for, those with the most people first. */
export async function listSignUpGroups(secret: KeyObject, scope: Scope, cursor: string | undefined) {
  const { database, websiteId } = scope
  const read = readSignedCursor(secret, scope, 'groups', cursor)
  if (read.isWrong) return wrongCursor
  const { after } = read
  const counted = database
    .selectFrom('restock_requests')
    .select(['variant_id', (select) => select.fn.countAll<number>().as('people')])
    .select((select) => [select.fn.min('requested_at').as('first_at'), select.fn.max('requested_at').as('last_at')])
    .where('website_id', '=', websiteId)
    .where('sent_at', 'is', null)
    .groupBy('variant_id')
  const rows = await database
    .selectFrom(counted.as('counted'))
    .innerJoin('variants as variant', (join) =>
      join.onRef('variant.id', '=', 'counted.variant_id').on('variant.website_id', '=', websiteId),
    )
    .innerJoin('products as product', (join) =>
      join.onRef('product.id', '=', 'variant.product_id').on('product.website_id', '=', websiteId),
    )
    .select(['variant.id', 'variant.product_id', 'variant.sku', 'variant.attributes', 'variant.unlimited'])
    .select(['variant.qty_in_stock', 'variant.picture_id', 'product.title'])
    .select(['counted.people', 'counted.first_at', 'counted.last_at'])
    .$if(after !== null, (some) =>
      some.where((where) =>
        where.or([
          where('counted.people', '<', after!.value),
          where.and([where('counted.people', '=', after!.value), where('variant.id', '>', after!.id)]),
        ]),
      ),
    )
    .orderBy('counted.people', 'desc')
    .orderBy('variant.id')
    .limit(GROUPS + 1)
    .execute()
  const { page, ...next } = pageOf(secret, scope, 'groups', rows, {
    size: GROUPS,
    endOf: (row) => ({ value: Number(row.people), id: row.id }),
  })
  const pictures = await readPictures(scope, [...new Set(page.map((row) => row.product_id))])
  const signUpGroups = page.map((row): SignUpGroup => {
    const ofProduct = pictures.get(row.product_id) ?? []
    return {
      productId: row.product_id,
      variantId: row.id,
      productTitle: row.title,
      sku: row.sku,
      attributes: variantAttributes.read(row.attributes),
      unlimited: row.unlimited === 1,
      qtyInStock: row.qty_in_stock,
      picture: ofProduct.find(({ id }) => id === row.picture_id) ?? ofProduct[0] ?? null,
      signUpCount: Number(row.people),
      firstSignUpAt: Number(row.first_at),
      lastSignUpAt: Number(row.last_at),
    }
  })
  return succeed({ signUpGroups, ...next })
}

/** The people who wait for a variant, in the order in which they asked. */
export async function listSignUps(
  secret: KeyObject,
  scope: Scope,
  { productId, variantId, cursor }: { productId: string; variantId: string; cursor?: string | undefined },
) {
  const { database, websiteId } = scope
  const read = readSignedCursor(secret, scope, variantId, cursor)
  if (read.isWrong) return wrongCursor
  const { after } = read
  const rows = await database
    .selectFrom('restock_requests')
    .select(['id', 'email', 'language', 'requested_at'])
    .where('website_id', '=', websiteId)
    .where('variant_id', '=', variantId)
    .where('product_id', '=', productId)
    .where('sent_at', 'is', null)
    .$if(after !== null, (some) =>
      some.where((where) => where(where.refTuple('requested_at', 'id'), '>', where.tuple(after!.value, after!.id))),
    )
    .orderBy('requested_at')
    .orderBy('id')
    .limit(SIGN_UPS + 1)
    .execute()
  const { page, ...next } = pageOf(secret, scope, variantId, rows, {
    size: SIGN_UPS,
    endOf: (row) => ({ value: row.requested_at, id: row.id }),
  })
  const signUps = page.map(
    ({ id, email, language, requested_at }): SignUp => ({ id, email, language, signedUpAt: requested_at }),
  )
  return succeed({ signUps, ...next })
}
