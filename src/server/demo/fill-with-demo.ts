import { randomBytes } from 'node:crypto'
import { goals as demoGoals } from '#demo/goals.ts'
import { pageForms } from '#demo/page-forms.ts'
import { productForms } from '#demo/product-forms.ts'
import { settings, shop } from '#demo/shop.ts'
import { articleNote } from '#demo/visits.ts'
import { dayOfArticle } from '#demo/year.ts'
import { goalsDocument } from '#server/analytics/goals/goals-document.ts'
import { notesDocument } from '#server/analytics/notes-document.ts'
import type { NewOwner } from '#server/announce.ts'
import { insertCategory, readRoot } from '#server/collections/category-store.ts'
import { createStore } from '#server/collections/create-store.ts'
import { onOneNode } from '#server/database/on-one-node.ts'
import { createDiscount } from '#server/discounts/change-discount.ts'
import { newId, newToken } from '#server/identifiers.ts'
import { createOwner } from '#server/people/create-owner.ts'
import { firstOwnerOf } from '#server/people/first-owner.ts'
import { readProducts } from '#server/products/read-product.ts'
import { countAllChanged } from '#server/reports/keep-counted.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
import { changing } from '#server/stores.ts'
import { createWebsite } from '#server/websites/create-website.ts'
import { readWebsite } from '#server/websites/read-website.ts'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import { policyNames } from '#shared/policies/schema.ts'
import { blankCategoryDetails } from '#shared/products/schema.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { appearanceSchema } from '#shared/websites/appearance.ts'
import { saveDownloads } from './downloads/save-downloads.ts'
import { fillDraftOrders } from './draft-orders/fill-draft-orders.ts'
import { fillEmails } from './fill-emails.ts'
import { fillForms } from './fill-forms.ts'
import { fillPages } from './fill-pages.ts'
import { fillProducts } from './fill-products.ts'
import { fillResponses } from './fill-responses.ts'
import { fillAlbum, saveRecordings } from './items/fill-album.ts'
import { fillCommissions } from './items/fill-commissions.ts'
import { fillCourse } from './items/fill-course.ts'
import { fillJournal, fillWorkshops } from './items/fill-journal.ts'
import { fillNewsletter } from './newsletter/fill-newsletter.ts'
import { fillSubscribers } from './newsletter/fill-subscribers.ts'
import { fillOrders } from './orders/fill-orders.ts'
import { fillRestock } from './restock/fill-restock.ts'
import { fillReviews } from './reviews/fill-reviews.ts'
import { savePictures } from './save-pictures.ts'
import { fillVisits } from './visits/fill-visits.ts'

/**
 * Fills an empty installation with the demo: a ceramics studio with its shop, pages and owner. Null when there is an
 * owner already. An interrupted start leaves a website without an owner, which is deleted first.
 * @param onBegin called when filling begins, which takes a while
 */
export async function fillWithDemo(services: Services, onBegin?: () => void): Promise<NewOwner | null> {
  if ((await firstOwnerOf(services.database)) !== null) return null
  // Nodes that start together all find the database empty: one fills it, the others wait until the shop is complete.
  return onOneNode(services.database, 'demo', () => fillEmpty(services, onBegin))
}

async function fillEmpty(services: Services, onBegin?: () => void): Promise<NewOwner | null> {
  const { database } = services
  if ((await firstOwnerOf(database)) !== null) return null
  onBegin?.()
  await database.deleteFrom('websites').where('slug', '=', shop.slug).execute()
  const password = services.env.DEMO_OWNER_PASSWORD ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  // Nobody knows it: the rest of the staff is only to be seen.
  const unknownHash = await hashPassword(newToken())

  const websiteId = await createWebsite(database, services.onWebsiteCreated, {
    slug: shop.slug,
    title: shop.title,
    isDemo: true,
    settings: {
      ...defaultStoreSettings({
        country: 'US',
        currency: 'USD',
        timeZone: 'America/New_York',
        email: shop.owner.email,
      }),
      ...settings,
      policyDates: Object.fromEntries(policyNames.map((name) => [name, Date.now()])),
    },
    appearance: appearanceSchema.parse(shop.appearance),
    styles: defaultStyles,
  })
  const pictures = await savePictures(services, websiteId)
  const downloads = await saveDownloads(services, websiteId)
  const recordings = await saveRecordings(services, websiteId)
  const website = await readWebsite(database, websiteId, false)
  if (!website) throw new Error('The demo is gone while it is filled in.')
  const { emails, products, goals } = await changing(services, website, null, async (scope) => {
    const batchId = newId()
    const store = await createStore(scope, shop.store, batchId)
    if (!store.ok) throw new Error(`The demo’s store: ${store.failure.code}`)
    const categories = await fillCategories(scope, store.value.id)
    const places = { storeId: store.value.id, categories, pictures, downloads, batchId }
    const productIds = await fillProducts(scope, { ...places, forms: await fillForms(scope, productForms) })
    const forms = await fillForms(scope, pageForms)
    const itemCollections = [
      await fillJournal(scope, places),
      await fillWorkshops(scope, places),
      await fillCommissions(scope, places),
    ]
    const inFooter = [await fillAlbum(scope, recordings, places), await fillCourse(scope, places)]
    await fillPages(scope, { ...places, products: productIds, forms, itemCollections, inFooter })
    const newsletterForm = await fillNewsletter(scope)
    const all = [...(await readProducts(scope, [...productIds.values()])).values()]
    await fillRestock(scope, all)
    await fillReviews(scope, productIds, pictures)
    for (const discount of shop.discounts) {
      const created = await createDiscount(scope, { ...blankDiscount, ...discount }, batchId)
      if (!created.ok) throw new Error(`The demo’s discount: ${created.failure.code}`)
    }
    await fillDraftOrders(scope, all)
    const past = [
      ...(await fillOrders(scope, { services, website, products: all })),
      ...(await fillResponses(scope, forms)),
      ...(await fillSubscribers(scope, newsletterForm)),
    ]
    const note = { id: newId(), day: dayOfArticle(Date.now()), text: articleNote }
    await notesDocument.save(scope, { value: [note], revision: 0 }, batchId)
    const goals = demoGoals.map((goal) => ({ id: newId(), ...goal }))
    await goalsDocument.save(scope, { value: goals, revision: 0 }, batchId)
    // The log begins with its owner: undoing the whole shop is not offered.
    await scope.database.deleteFrom('changes').where('website_id', '=', websiteId).execute()
    await scope.database.deleteFrom('change_batches').where('website_id', '=', websiteId).execute()
    // The owner is created last: if there is one, the shop is complete.
    await createOwner(scope.database, websiteId, { ...shop.owner, passwordHash })
    for (const { role, ...person } of shop.staff)
      await createOwner(scope.database, websiteId, { ...person, passwordHash: unknownHash }, role)
    await claimSetUp(scope)
    return { emails: past, products: all, goals }
  })
  services.websites.forget(websiteId)
  await fillEmails(services, websiteId, emails)
  // The first report has all of its numbers.
  await countAllChanged(services, websiteId, () => false)
  await fillVisits(services, { id: websiteId, timeZone: website.settings.timeZone, goals }, products)
  return { email: shop.owner.email, password }
}

async function fillCategories(scope: ChangeScope, storeId: string): Promise<ReadonlyMap<string, string>> {
  const root = await readRoot(scope, storeId)
  const ids = new Map<string, string>()
  for (const [index, { urlId, name, description }] of shop.categories.entries()) {
    const id = newId()
    ids.set(urlId, id)
    await insertCategory(scope, {
      id,
      collectionId: storeId,
      parentId: root!.id,
      type: 'CATEGORY',
      displayName: name,
      urlId,
      displayIndex: index + 1,
      pageRendering: 'LIST_VIEW',
      ...blankCategoryDetails,
      description,
    })
  }
  return ids
}

/** The set-up screen is only for empty installations. */
async function claimSetUp({ database }: ChangeScope): Promise<void> {
  await database
    .insertInto('installation')
    .values({ name: 'set-up', value: String(Date.now()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
