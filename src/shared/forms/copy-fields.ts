import type { FormField } from './field-schema.ts'

/**
 * Copies of fields with new ids; conditions are changed accordingly. Answers to the copy cannot be confused with
 * answers to the original.
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
