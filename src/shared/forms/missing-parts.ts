import { isBlankText } from '#shared/texts/blank.ts'
import type { AddressRules } from './address-rules.ts'
import { type Answer, listOf } from './answers.ts'
import { partsOf } from './codes.ts'
import type { FormField } from './field-schema.ts'

/**
 * The missing parts of a required name or address. A date, a time or a phone number is valid or not as a whole.
 * @param rules of forms that ask for an address
 * @throws Error when the field is an address and there are no rules
 */
export function missingParts(
  { type }: Pick<FormField, 'type'>,
  answer: Answer | undefined,
  rules: AddressRules | null,
): string[] {
  if (type !== 'name' && type !== 'address') return []
  const given = listOf(answer).map((part) => part.trim())
  const order: readonly string[] = partsOf[type]
  const needed = type === 'name' ? order : neededOfAddress(given[order.indexOf('country')] ?? '', requireRules(rules))
  return order.filter((name, index) => needed.includes(name) && isBlankText(given[index] ?? ''))
}

/** The required parts of an address in a country. */
function neededOfAddress(country: string, rules: AddressRules): readonly string[] {
  const needed = rules.withoutCity.includes(country) ? ['line1', 'country'] : ['line1', 'city', 'country']
  return rules.withPostalCode.includes(country) ? [...needed, 'zip'] : needed
}

/**
 * The rules of a form that asks for an address.
 * @throws Error when there are none: checking an address without rules is a programming error
 */
export function requireRules(rules: AddressRules | null): AddressRules {
  if (!rules) throw new Error('An address cannot be judged without its rules.')
  return rules
}
