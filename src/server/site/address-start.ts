import { listCountries } from '#shared/addresses/countries.ts'
import { addressLayout } from '#shared/addresses/layout.ts'
import { addressRules } from '#shared/forms/address-rules.ts'
import { type Answers, listOf } from '#shared/forms/answers.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import type { AddressStart } from '#storefront/forms/field-model.ts'

/**
 * The start values of a form's address fields: the country of the answer, else the site's own. Null for forms without
 * an address.
 */
export function addressStart(
  { fields }: Pick<PublicForm, 'fields'>,
  settings: Pick<StoreSettings, 'locale' | 'country'>,
  answers: Answers = {},
): AddressStart | null {
  const field = fields.find((one) => one.type === 'address')
  if (!field) return null
  const countries = listCountries(settings.locale)
  const answered = countries.find(({ code }) => code === listOf(ownValue(answers, field.id))[5])
  const country = answered?.code ?? settings.country
  return { country, countries, inputs: addressLayout(country), rules: addressRules }
}
