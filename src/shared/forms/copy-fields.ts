import type { FormField } from './field-schema.ts'

/**
 * The same fields under new ids, with conditions that follow them: answers to a copy are never taken for answers to what it
 * was copied from.
 */
export function copyFields(fields: readonly FormField[], newId: () => string): FormField[] {
  const ids = new Map(fields.map((field) => [field.id, newId()]))
  const idOf = (id: string) => ids.get(id) ?? id
  return fields.map((field) => ({
    ...field,
    id: idOf(field.id),
    showWhen: field.showWhen && {
      ...field.showWhen,
      rules: field.showWhen.rules.map((rule) => ({ ...rule, fieldId: idOf(rule.fieldId) })),
    },
  }))
}
