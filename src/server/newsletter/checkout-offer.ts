import { listForms } from '#server/forms/definition/form-store.ts'
import type { Scope } from '#server/scope.ts'
import { newsletterText } from '#shared/newsletter/checkout-text.ts'

/**
 * What buyers can agree to at checkout; stored as proof of consent. Null where the site has no newsletter: no form
 * invites to one of its lists.
 */
export async function newsletterOffer(scope: Scope, shopName: string): Promise<string | null> {
  const forms = await listForms(scope)
  const hasNewsletter = forms.some((form) => form.kind === 'newsletter' || form.storage.listId !== null)
  return hasNewsletter ? newsletterText(shopName) : null
}
