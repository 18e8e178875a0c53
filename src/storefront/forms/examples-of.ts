import type { FieldOf } from '#shared/forms/field-schema.ts'

/**
 * The placeholder of a field in parts, divided over them: it is one text (§3), written as the whole answer would be. Parts
 * that it says nothing of are ''.
 */
export function examplesOf(field: FieldOf<'name' | 'date' | 'time'>): readonly string[] {
  const example = field.placeholder?.trim() ?? ''
  if (field.type !== 'name') return example.split(/[^\p{L}\p{N}]+/u)
  const [first = '', ...last] = example.split(/\s+/)
  return [first, last.join(' ')]
}
