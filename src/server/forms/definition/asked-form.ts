import type { Scope } from '#server/scope.ts'
import { addressStart } from '#server/site/address-start.ts'
import { labelsOfForm } from '#server/site/labels-of-form.ts'
import { donationForm } from '#shared/cart/donations/donation-form.ts'
import { askedForm } from '#shared/cart/entry-answers.ts'
import { recipientForm } from '#shared/cart/gift-cards/recipient-form.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import { type PublicForm, publicForm } from '#shared/forms/schema.ts'
import { GIFT_CARD_FORM_ID } from '#shared/gift-cards/recipient-form-id.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { AddressStart } from '#storefront/forms/field-model.ts'
import { readForm } from './form-store.ts'

/** A form as a product uses it. */
export interface AskedForm {
  readonly form: PublicForm
  readonly address: AddressStart | null
  readonly likertLabels: LikertLabels | null
  readonly strictEmailEnding: boolean
}

/** A product's form for buyers, without fields that cannot be asked there; null when it was deleted. */
export async function readAskedForm(scope: Scope, formId: string | null): Promise<AskedForm | null> {
  const settings = await scope.settings()
  const asked = builtInForm(scope, formId, settings) ?? (await readOwn(scope, formId))
  if (!asked) return null
  return {
    form: asked,
    address: addressStart(asked, settings),
    likertLabels: labelsOfForm(asked, settings),
    strictEmailEnding: settings.strictEmailEnding,
  }
}

/** A form that no owner has made; null for all others. */
function builtInForm(
  { canSendEmail }: Pick<Scope, 'canSendEmail'>,
  formId: string | null,
  { donations }: StoreSettings,
): PublicForm | null {
  if (formId === GIFT_CARD_FORM_ID) return recipientForm(canSendEmail)
  return formId === null ? null : donationForm(formId, donations)
}

async function readOwn(scope: Scope, formId: string | null): Promise<PublicForm | null> {
  const form = formId === null ? null : await readForm(scope, formId)
  return form && askedForm(publicForm(form))
}
