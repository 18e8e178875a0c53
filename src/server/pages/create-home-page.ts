import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { escapeMarkup } from './escape-markup.ts'
import { insertPage } from './page-store.ts'

/** The home page of a new website: its name, and the first products of its store once there are some. */
export async function createHomePage(
  scope: ChangeScope,
  home: { title: string; storeId: string; storePath: string },
): Promise<void> {
  const now = Date.now()
  await insertPage(scope, {
    id: newId(),
    urlId: '',
    title: home.title,
    seoTitle: '',
    seoDescription: '',
    status: 'published',
    blocks: [
      { id: 'welcome', type: 'text', html: `<h1>${escapeMarkup(home.title)}</h1>` },
      { id: 'shop', type: 'button', label: 'See the shop', href: home.storePath, newWindow: false },
      {
        id: 'products',
        type: 'product-list',
        title: 'From the shop',
        collectionId: home.storeId,
        categoryId: null,
        productIds: [],
        count: 8,
      },
    ],
    createdAt: now,
    updatedAt: now,
  })
}
