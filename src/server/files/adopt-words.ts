import { inPieces } from '#server/database/in-pieces.ts'
import type { ChangeScope } from '#server/scope.ts'

/**
 * Gives pictures that nobody has described in the library the alt text that they get where they are used, so that
 * nobody describes them twice. In the transaction of the save; not logged: it shows nothing else anywhere.
 */
export async function adoptAltTexts(
  { database, websiteId }: ChangeScope,
  pictures: readonly { readonly id: string; readonly altText: string }[],
): Promise<void> {
  const described = new Map(pictures.filter(({ altText }) => altText !== '').map(({ id, altText }) => [id, altText]))
  for (const piece of inPieces([...described.keys()])) {
    const rows = await database
      .selectFrom('assets')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('id', 'in', piece)
      .where('alt_text', '=', '')
      .execute()
    for (const { id } of rows)
      await database
        .updateTable('assets')
        .set({ alt_text: described.get(id)! })
        .where('website_id', '=', websiteId)
        .where('id', '=', id)
        .where('alt_text', '=', '')
        .execute()
  }
}
