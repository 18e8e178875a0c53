import { prepareQuery } from '#server/database/prepare-query.ts'
import { hashOf, newId, newToken } from '#server/identifiers.ts'
import type { PlacedOrder } from '#server/orders/lifecycle.ts'
import type { Scope } from '#server/scope.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import { cartDocument } from './documents.ts'

/** A cart as its row stores it. */
export interface SavedCart {
  readonly id: string
  readonly revision: number
  readonly createdAt: number
  /** The order made of this cart; null while it can still be changed. */
  readonly orderId: string | null
  readonly content: StoredCart
}

export const emptyCart: StoredCart = {
  entries: [],
  couponCodes: [],
  shippingLocation: null,
  shippingMethodId: null,
  email: null,
}

/**
 * Whether a cart is the visitor's own. They leave the others when they look at their cart or change its goods: those of
 * links, and the one for a subscription beside a cart with other goods.
 */
export const isOfVisitor = (cart: SavedCart | null): boolean =>
  cart?.content.draftOrderId === undefined && cart?.content.owed === undefined && cart?.content.isApart !== true

const selectCart = prepareQuery((database, values: { websiteId: string; tokenHash: string }) =>
  database
    .selectFrom('carts')
    .select(['id', 'revision', 'created_at', 'order_id', 'document'])
    .where('website_id', '=', values.websiteId)
    .where('token_hash', '=', values.tokenHash),
)

interface NewCart {
  websiteId: string
  id: string
  tokenHash: string
  document: string
  now: number
}

const writeCart = prepareQuery(
  (database, values: NewCart) =>
    database.insertInto('carts').values({
      website_id: values.websiteId,
      id: values.id,
      token_hash: values.tokenHash,
      document: values.document,
      order_id: null,
      revision: 1,
      created_at: values.now,
      updated_at: values.now,
    }),
  { waitsForDisk: false },
)

interface ChangedCart {
  websiteId: string
  id: string
  /** The revision that a change was computed from. */
  revision: number
  next: number
  document: string
  now: number
}

const rewriteCart = prepareQuery(
  (database, values: ChangedCart) =>
    database
      .updateTable('carts')
      .set({ document: values.document, revision: values.next, updated_at: values.now })
      .where('website_id', '=', values.websiteId)
      .where('id', '=', values.id)
      .where('revision', '=', values.revision)
      .where('order_id', 'is', null),
  { waitsForDisk: false },
)

/** A secret for a new cart, behind the time at which it was made. */
export const newCartToken = (): string => `${Date.now().toString(16).padStart(12, '0')}.${newToken()}`

const MADE_AT = /^[0-9a-f]{12}\./

/**
 * What a row has of its cart's token: the hash, behind the time. New carts are then adjacent in the index, and an order
 * writes one page of it instead of three. Older tokens, and those of links, have no time.
 */
const keyOf = (token: string): string => `${MADE_AT.exec(token)?.[0] ?? ''}${hashOf(token)}`

/** The cart of a visitor's token; null when the token is missing or unknown on this website. */
export async function findCart({ database, websiteId }: Scope, token: string | undefined): Promise<SavedCart | null> {
  if (!token) return null
  const [row] = (await selectCart(database, { websiteId, tokenHash: keyOf(token) })).rows
  if (!row) return null
  return {
    id: row.id,
    revision: row.revision,
    createdAt: row.created_at,
    orderId: row.order_id,
    content: cartDocument.read(row.document),
  }
}

/** Inserts a cart for a new token. */
export async function insertCart(
  { database, websiteId }: Scope,
  token: string,
  content: StoredCart,
): Promise<SavedCart> {
  const id = newId()
  const now = Date.now()
  await writeCart(database, { websiteId, id, tokenHash: keyOf(token), document: cartDocument.write(content), now })
  return { id, revision: 1, createdAt: now, orderId: null, content }
}

/** Stores a cart's new content, unless someone changed or bought it meanwhile; returns whether it was stored. */
export async function replaceCart(
  { database, websiteId }: Scope,
  cart: Pick<SavedCart, 'id' | 'revision'>,
  content: StoredCart,
): Promise<boolean> {
  const { id, revision } = cart
  const changes = { document: cartDocument.write(content), next: revision + 1, now: Date.now() }
  const { numAffectedRows } = await rewriteCart(database, { websiteId, id, revision, ...changes })
  return numAffectedRows === 1n
}

interface ClosedBy {
  readonly orderId: string
  readonly draft: Pick<PlacedOrder['draft'], 'cartId'>
}

/** Marks the cart of an order as bought; it is shown as empty from then on. */
export async function closeCartOfOrder({ database, websiteId }: Scope, { orderId, draft }: ClosedBy): Promise<void> {
  if (draft.cartId === null) return
  await close(database, { websiteId, cartId: draft.cartId, orderId, now: Date.now() })
}

const close = prepareQuery((database, values: { websiteId: string; cartId: string; orderId: string; now: number }) =>
  database
    .updateTable('carts')
    .set((set) => ({ order_id: values.orderId, revision: set('revision', '+', 1), updated_at: values.now }))
    .where('website_id', '=', values.websiteId)
    .where('id', '=', values.cartId),
)

/** Locks a cart at the revision that was read; false when it was changed or bought meanwhile. */
export async function lockCart(
  { database, websiteId }: Scope,
  { id, revision }: Pick<SavedCart, 'id' | 'revision'>,
): Promise<boolean> {
  const { numAffectedRows } = await lock(database, { websiteId, id, revision, next: revision + 1 })
  return numAffectedRows === 1n
}

const lock = prepareQuery((database, values: { websiteId: string; id: string; revision: number; next: number }) =>
  database
    .updateTable('carts')
    .set({ revision: values.next })
    .where('website_id', '=', values.websiteId)
    .where('id', '=', values.id)
    .where('revision', '=', values.revision)
    .where('order_id', 'is', null),
)
