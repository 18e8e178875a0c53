import type { FieldType } from '#shared/forms/codes.ts'
import { type Condition, type FormField, fieldSchema } from '#shared/forms/field-schema.ts'

type Fields = readonly FormField[]

/** Initial properties of a new field, by type. */
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

/** A new field as the palette adds it. */
export function newField(type: FieldType, id: string): FormField {
  return fieldSchema.parse({ id, type, ...beginnings[type] })
}

/** The fields with one inserted after another; at the end when that one does not exist. */
export function withField(fields: Fields, field: FormField, behindId: string | null): FormField[] {
  const at = fields.findIndex((one) => one.id === behindId)
  return at < 0 ? [...fields, field] : fields.toSpliced(at + 1, 0, field)
}

/** The fields with one moved; unchanged when the target does not exist. */
export function movedField(fields: Fields, id: string, to: number): Fields {
  const from = fields.findIndex((one) => one.id === id)
  if (from < 0 || to < 0 || to >= fields.length || from === to) return fields
  return fields.toSpliced(from, 1).toSpliced(to, 0, fields[from]!)
}

/** The fields without one. Conditions on it are removed too, because they could never be met. */
export function withoutField(fields: Fields, id: string): FormField[] {
  return fields
    .filter((one) => one.id !== id)
    .map((one) => (one.showWhen ? { ...one, showWhen: withoutRules(one.showWhen, id) } : one))
}

function withoutRules(condition: Condition, id: string): Condition | null {
  const rules = condition.rules.filter((rule) => rule.fieldId !== id)
  return rules.length === 0 ? null : { ...condition, rules }
}

/** The fields with a copy of one after it. */
export function withCopy(fields: Fields, id: string, newId: string): FormField[] {
  const field = fields.find((one) => one.id === id)
  return field ? withField(fields, { ...field, id: newId }, id) : [...fields]
}

/** The fields with one changed. */
export function withChanged(fields: Fields, id: string, changes: object): FormField[] {
  return fields.map((one) => (one.id === id ? ({ ...one, ...changes } as FormField) : one))
}

/** Options from text, one per line; duplicates count once. */
export function optionsOf(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter((line) => line !== '')
}

/** Fields that a condition can refer to: earlier ones that have answers. */
export function fieldsAbove(fields: Fields, id: string): FormField[] {
  const at = fields.findIndex((one) => one.id === id)
  return fields.slice(0, Math.max(at, 0)).filter((one) => one.type !== 'section' && one.type !== 'file')
}

/** The options of a field that a condition can compare; null for free answers. */
export function choicesOf(field: FormField | undefined): readonly string[] | null {
  if (field?.type === 'radio' || field?.type === 'select' || field?.type === 'checkbox') return field.options
  return null
}
