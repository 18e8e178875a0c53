import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { buildContent } from '#shared/pages/build-content.ts'
import { firstSettings } from '#shared/pages/schema.ts'
import { escapeMarkup } from './escape-markup.ts'
import { insertPage } from './page-store.ts'
import { newHomePageTexts } from './texts.ts'

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
    ...firstSettings,
    status: 'published',
    content: buildContent(
      [
        [
          { type: 'text', settings: { html: `<h1>${escapeMarkup(home.title)}</h1>`, size: 'large' } },
          { type: 'button', settings: { label: newHomePageTexts.seeShop, href: home.storePath } },
        ],
        [
          {
            type: 'product-list',
            settings: { title: newHomePageTexts.fromShop, collectionId: home.storeId, count: 8 },
          },
        ],
      ],
      newId,
    ),
    createdAt: now,
    updatedAt: now,
  })
}
