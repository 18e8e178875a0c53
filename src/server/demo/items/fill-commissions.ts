import { commissions, projects } from '#demo/commissions.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import type { NewBlock } from '#shared/pages/build-content.ts'
import { addCollection, addDemoItem, type ItemPlaces, pictureOf, wordsOfItem } from './add-items.ts'

/** Creates the demo's portfolio: a project has its words, and two pictures below them. */
export async function fillCommissions(scope: ChangeScope, places: ItemPlaces): Promise<ItemCollection> {
  const now = Date.now()
  const portfolio = await addCollection(scope, { kind: 'portfolio', ...commissions }, places)
  for (const { pictures, days, html, ...project } of projects) {
    const [cover, ...others] = pictures.map((name) => pictureOf(name, places))
    const facts = { ...project, picture: cover!, collectionId: portfolio.id, publishAt: now - days * DAY_MILLISECONDS }
    const images = others.map((picture, index): NewBlock => {
      const area = { row: 3, column: 1 + index * 6, rows: 1, columns: 6 }
      return { type: 'image', settings: { picture }, area }
    })
    await addDemoItem(scope, facts, [wordsOfItem(html), ...images], places)
  }
  return portfolio
}
