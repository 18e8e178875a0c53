import type { FieldType } from '#shared/forms/codes.ts'
import { type Condition, type FormField, fieldSchema } from '#shared/forms/field-schema.ts'

type Fields = readonly FormField[]

/** What a new field of a type begins with besides what every field has. */
const beginnings: Partial<Record<FieldType, object>> = {
  name: { title: 'Name' },
  email: { title: 'Email' },
  phone: { title: 'Phone' },
  address: { title: 'Address' },
  website: { title: 'Website' },
  radio: { options: ['Option 1', 'Option 2'] },
  select: { options: ['Option 1', 'Option 2'] },
  checkbox: { options: ['Option 1', 'Option 2'] },
  likert: { options: ['Statement 1', 'Statement 2'] },
  consent: { required: true, text: 'I agree that my details are stored to answer my message.' },
  hidden: { key: 'utm_source' },
  file: { accept: ['picture', 'pdf'], maxMegabytes: 10, maxFiles: 3 },
}

/** A field of a type as the palette adds it. */
export function newField(type: FieldType, id: string): FormField {
  return fieldSchema.parse({ id, type, ...beginnings[type] })
}

/** The fields with one more behind another one; last, where that one is not there. */
export function withField(fields: Fields, field: FormField, behindId: string | null): FormField[] {
  const at = fields.findIndex((one) => one.id === behindId)
  return at < 0 ? [...fields, field] : fields.toSpliced(at + 1, 0, field)
}

/** The fields with one at another place; the same ones where there is no such place. */
export function movedField(fields: Fields, id: string, to: number): Fields {
  const from = fields.findIndex((one) => one.id === id)
  if (from < 0 || to < 0 || to >= fields.length || from === to) return fields
  return fields.toSpliced(from, 1).toSpliced(to, 0, fields[from]!)
}

/** The fields without one. Conditions that looked at it go with it: they could never be asked again. */
export function withoutField(fields: Fields, id: string): FormField[] {
  return fields
    .filter((one) => one.id !== id)
    .map((one) => (one.showWhen ? { ...one, showWhen: withoutRules(one.showWhen, id) } : one))
}

function withoutRules(condition: Condition, id: string): Condition | null {
  const rules = condition.rules.filter((rule) => rule.fieldId !== id)
  return rules.length === 0 ? null : { ...condition, rules }
}

/** The fields with a copy of one behind it. */
export function withCopy(fields: Fields, id: string, newId: string): FormField[] {
  const field = fields.find((one) => one.id === id)
  return field ? withField(fields, { ...field, id: newId }, id) : [...fields]
}

/** The fields with one changed. */
export function withChanged(fields: Fields, id: string, changes: object): FormField[] {
  return fields.map((one) => (one.id === id ? ({ ...one, ...changes } as FormField) : one))
}

/** Options as they are written, one on a line; repeated ones count once. */
export function optionsOf(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter((line) => line !== '')
}

/** Fields that a condition of another one can look at: those above it that are answered. */
export function fieldsAbove(fields: Fields, id: string): FormField[] {
  const at = fields.findIndex((one) => one.id === id)
  return fields.slice(0, Math.max(at, 0)).filter((one) => one.type !== 'section' && one.type !== 'file')
}

/** The options that a condition can name of a field; null where an answer is free. */
export function choicesOf(field: FormField | undefined): readonly string[] | null {
  if (field?.type === 'radio' || field?.type === 'select' || field?.type === 'checkbox') return field.options
  return null
}
