import type { FieldOf } from '#shared/forms/field-schema.ts'

/**
 * The placeholder of a field with several inputs, divided among them: it is one text, written like the whole answer.
 * Inputs without a part of it get ''.
 */
export function examplesOf(field: FieldOf<'name' | 'date' | 'time'>): readonly string[] {
  const example = field.placeholder?.trim() ?? ''
  if (field.type !== 'name') return example.split(/[^\p{L}\p{N}]+/u)
  const [first = '', ...last] = example.split(/\s+/)
  return [first, last.join(' ')]
}
