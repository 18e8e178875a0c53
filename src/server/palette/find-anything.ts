import { listCustomers } from '#server/customers/list-customers.ts'
import { listEmails } from '#server/emails/email-store.ts'
import { listItemCollections } from '#server/items/collection-store.ts'
import { listSubscribers } from '#server/newsletter/list-subscribers.ts'
import { listOrders } from '#server/orders/list-orders.ts'
import { findItems } from '#server/pages/items/find-items.ts'
import { findPages, findSections } from '#server/pages/sections/find-sections.ts'
import type { Scope } from '#server/scope.ts'
import { find } from '#server/search/find.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { Found, FoundKind } from '#shared/palette/api.ts'
import { may, type Permission } from '#shared/roles/rules.ts'
import { normalize } from '#shared/texts/normalize.ts'

/** A few of each kind: lists show the rest. */
const MOST = 5

export interface Finder {
  readonly role: number
  readonly email: string
}

/** Results of a text search for a role, kind by kind. */
export async function findAnything(scope: Scope, finder: Finder, text: string): Promise<Found[]> {
  const searches: readonly [Permission, (scope: Scope, text: string) => Promise<Found[]>][] = [
    ['orders.read', findOrders],
    ['orders.read', findCustomers],
    ['products.read', findProducts],
    ['subscribers.read', findSubscribers],
    ['emails.read', (where, words) => findEmails(where, finder, words)],
    ['forms.read', findForms],
    ['pages.write', findPagesAndSections],
    ['pages.write', findCollectionsAndItems],
  ]
  const allowed = searches.filter(([permission]) => may(finder.role, permission))
  return (await Promise.all(allowed.map(([, search]) => search(scope, text)))).flat()
}

/** Orders by number and buyer. */
async function findOrders(scope: Scope, text: string): Promise<Found[]> {
  const words = normalize(text.trim()).replace(/^#/, '')
  const found = await listOrders(scope, { search: text }, 'UTC')
  // The list of orders also matches items; here those are found as products.
  const orders = found.orders.filter(
    ({ number, email, buyerName }) =>
      String(number) === String(Number(words)) || ` ${normalize(email)} ${normalize(buyerName)}`.includes(` ${words}`),
  )
  return [
    ...orders.slice(0, MOST).map((order) => ({
      kind: 'order' as const,
      id: order.id,
      title: `Order ${formatOrderNumber(order.number)}`,
      detail: order.buyerName || order.email,
      path: `/orders/${order.id}`,
    })),
  ]
}

/** A number finds the order, not its buyer as well. */
async function findCustomers(scope: Scope, text: string): Promise<Found[]> {
  if (!normalize(text.trim()) || /^#?\d+$/.test(text.trim())) return []
  const { customers } = await listCustomers(scope, { search: text })
  return customers.slice(0, MOST).map(({ id, email, name }) => ({
    kind: 'customer',
    id,
    title: name || email,
    detail: name ? email : '',
    path: `/customers/${id}`,
  }))
}

async function findProducts(scope: Scope, text: string): Promise<Found[]> {
  const ids = (await find(scope, 'product', text)).slice(0, MOST)
  if (ids.length === 0) return []
  const rows = await scope.database
    .selectFrom('products')
    .select(['id', 'title', 'status'])
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', ids)
    .execute()
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, title, status }) => ({
      kind: 'product',
      id,
      title,
      detail: status === 'published' ? '' : 'Not published',
      path: `/products/${id}`,
    }))
}

async function findSubscribers(scope: Scope, text: string): Promise<Found[]> {
  if (!normalize(text.trim())) return []
  const { subscribers } = await listSubscribers(scope, { search: text }, 'UTC')
  return subscribers.slice(0, MOST).map(({ id, email, name }) => ({
    kind: 'subscriber',
    id,
    title: name || email,
    detail: name ? email : '',
    path: `/subscribers?search=${encodeURIComponent(email)}`,
  }))
}

async function findEmails(scope: Scope, finder: Finder, text: string): Promise<Found[]> {
  const { emails } = await listEmails(scope, finder, { search: text })
  return emails.slice(0, MOST).map(({ id, subject, to }) => ({
    kind: 'email',
    id,
    title: subject,
    detail: to,
    path: `/emails/${id}`,
  }))
}

/** A site has few forms: their names are scanned. */
async function findForms({ database, websiteId }: Scope, text: string): Promise<Found[]> {
  const words = normalize(text.trim())
  const rows = await database
    .selectFrom('forms')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows
    .filter(({ name }) => ` ${normalize(name)}`.includes(` ${words}`))
    .slice(0, MOST)
    .map(({ id, name }) => ({ kind: 'form', id, title: name, detail: '', path: `/forms/${id}` }))
}

async function findPagesAndSections(scope: Scope, text: string): Promise<Found[]> {
  // URLs begin with a slash and anchors with a '#' where they are shown.
  const words = normalize(text.trim()).replace(/^[/#]/, '')
  if (!words) return []
  const pages = await findPages(scope, words, MOST)
  const sections = await findSections(scope, words, MOST)
  return [
    ...pages.map(({ id, title, urlId, isShared }) => ({
      kind: isShared ? ('section' as const) : ('page' as const),
      ...{ id, title },
      detail: isShared ? 'Shared section' : `/${urlId}`,
      path: `/pages/${id}/edit`,
    })),
    ...sections.map(({ id, pageId, title, pageTitle }) => ({
      kind: 'section' as const,
      id: `${pageId}.${id}`,
      title,
      detail: pageTitle,
      path: `/pages/${pageId}/edit?section=${id}`,
    })),
  ]
}

/** Enough for a few of each kind where one has most of the matches. */
const ITEMS_LOOKED_AT = 40

const kindsOfItems: Readonly<Record<CollectionKind, FoundKind>> = {
  ...{ blog: 'post', events: 'event', portfolio: 'project', album: 'track', course: 'lesson', lessons: 'video' },
}

/** A site has few collections, whose titles are scanned; its items are found by an index. */
async function findCollectionsAndItems(scope: Scope, text: string): Promise<Found[]> {
  const words = normalize(text.trim()).replace(/^\//, '')
  if (!words) return []
  const [collections, items] = [await listItemCollections(scope), await findItems(scope, words, ITEMS_LOOKED_AT)]
  const ofKinds = Map.groupBy(items, ({ kind }) => kind)
  return [
    ...collections
      .filter(({ title, urlId }) => ` ${normalize(title)} ${urlId}`.includes(` ${words}`))
      .slice(0, MOST)
      .map(
        ({ id, title, urlId }): Found => ({
          ...{ kind: 'collection', id, title, detail: `/${urlId}` },
          path: `/collections/${id}`,
        }),
      ),
    ...[...ofKinds.values()]
      .flatMap((found) => found.slice(0, MOST))
      .map(({ id, kind, title, status, collectionTitle }) => ({
        ...{ kind: kindsOfItems[kind], id, title },
        detail: status === 'published' ? collectionTitle : `${collectionTitle} · Not published`,
        path: `/items/${id}`,
      })),
  ]
}
