import type { Scope } from '#server/scope.ts'
import { donationFieldsOfForm } from '#shared/cart/donations/donation-form.ts'
import { askedOfBuyers } from '#shared/cart/entry-answers.ts'
import { recipientFormFields } from '#shared/cart/gift-cards/recipient-form.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { GIFT_CARD_FORM_ID } from '#shared/gift-cards/recipient-form-id.ts'
import { isDonationForm } from '#shared/products/donations/form-id.ts'
import { formContent } from '../documents.ts'

/** The current fields of forms that buyers fill in, by form id; unknown forms are missing. */
export async function readFormFields(
  scope: Scope,
  formIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, readonly FormField[]>> {
  const asked = [...new Set(formIds)].filter((id) => id !== null)
  const builtIn = new Map<string, readonly FormField[]>()
  for (const id of asked) {
    const fields = await builtInFields(scope, id)
    if (fields) builtIn.set(id, fields)
  }
  const ids = asked.filter((id) => !builtIn.has(id))
  if (ids.length === 0) return builtIn
  const { database, websiteId } = scope
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

/** The fields of a form that no owner has made; undefined for all others. */
async function builtInFields(scope: Scope, formId: string): Promise<readonly FormField[] | undefined> {
  if (formId === GIFT_CARD_FORM_ID) return recipientFormFields(scope.canSendEmail)
  return isDonationForm(formId) ? donationFieldsOfForm(formId, (await scope.settings()).donations) : undefined
}
