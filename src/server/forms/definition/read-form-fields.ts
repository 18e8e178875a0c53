import type { Scope } from '#server/scope.ts'
import { askedOfBuyers } from '#shared/cart/entry-answers.ts'
import { recipientFormFields } from '#shared/cart/gift-cards/recipient-form.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { GIFT_CARD_FORM_ID } from '#shared/gift-cards/recipient-form-id.ts'
import { formContent } from '../documents.ts'

/** The current fields of forms that buyers fill in, by form id; unknown forms are missing. */
export async function readFormFields(
  { database, websiteId }: Scope,
  formIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, readonly FormField[]>> {
  const builtIn = formIds.includes(GIFT_CARD_FORM_ID) ? [[GIFT_CARD_FORM_ID, recipientFormFields] as const] : []
  const ids = [...new Set(formIds)].filter((id) => id !== null && id !== GIFT_CARD_FORM_ID)
  if (ids.length === 0) return new Map(builtIn)
  const rows = await database
    .selectFrom('forms')
    .select(['id', 'content'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
  const own = rows.map(({ id, content }) => [id, askedOfBuyers(formContent.read(content).fields)] as const)
  return new Map([...builtIn, ...own])
}
