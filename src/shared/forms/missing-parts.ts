import { isBlankText } from '#shared/texts/blank.ts'
import type { AddressRules } from './address-rules.ts'
import { type Answer, listOf } from './answers.ts'
import { partsOf } from './codes.ts'
import type { FormField } from './field-schema.ts'

/**
 * The parts that a required name or address still lacks, by the names of §3. Of other kinds no part is missing by itself: a
 * date, a time or a telephone number is whole or wrong.
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

/** The parts without which an address does not arrive. */
function neededOfAddress(country: string, rules: AddressRules): readonly string[] {
  const needed = rules.withoutCity.includes(country) ? ['line1', 'country'] : ['line1', 'city', 'country']
  return rules.withPostalCode.includes(country) ? [...needed, 'zip'] : needed
}

/**
 * The rules of a form that asks for an address.
 * @throws Error when there are none: anyone who judges an address has to bring them
 */
export function requireRules(rules: AddressRules | null): AddressRules {
  if (!rules) throw new Error('An address cannot be judged without its rules.')
  return rules
}
