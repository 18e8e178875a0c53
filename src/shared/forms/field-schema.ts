import { z } from 'zod'
import { formLimits } from './limits.ts'

/** Identifies a field in answers, errors and `data-` attributes; unique in its form. */
export const fieldIdSchema = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/)

/** A condition on one other field. */
export const conditionRuleSchema = z.strictObject({
  fieldId: fieldIdSchema,
  /**
   * `is` and `is-not` compare an answer, or one of several checked ones, with `value`; the others ask whether there is
   * an answer.
   */
  test: z.enum(['is', 'is-not', 'answered', 'empty']),
  value: z.string().max(formLimits.optionLength).default(''),
})
export const conditionSchema = z.strictObject({
  match: z.enum(['all', 'any']),
  rules: z.array(conditionRuleSchema).min(1).max(formLimits.rulesPerCondition),
})
export type Condition = z.infer<typeof conditionSchema>

const common = {
  id: fieldIdSchema,
  title: z.string().trim().max(formLimits.titleLength).default(''),
  description: z.string().trim().max(formLimits.descriptionLength).default(''),
  required: z.boolean().default(false),
  /** Null always shows the field. Conditions refer to earlier fields only. */
  showWhen: conditionSchema.nullable().default(null),
}
const placeholderText = z.string().max(formLimits.titleLength)
const placeholder = placeholderText.default('')
const options = z.array(z.string().trim().min(1).max(formLimits.optionLength)).max(formLimits.optionsPerField)
const choices = options.min(1).refine((list) => new Set(list).size === list.length, 'Two options are the same.')

const textual = <Type extends string>(type: Type) => z.strictObject({ ...common, type: z.literal(type), placeholder })
/** The placeholder is an example of the whole answer. Forms that were saved before it existed have none. */
const parted = <Type extends string>(type: Type) =>
  z.strictObject({ ...common, type: z.literal(type), placeholder: placeholderText.optional() })
const choosing = <Type extends string>(type: Type) =>
  z.strictObject({ ...common, type: z.literal(type), options: choices })

/** A field of a form as its builder saves it. Each type has only the properties that it needs. */
export const fieldSchema = z.discriminatedUnion('type', [
  textual('text'),
  z.strictObject({
    ...common,
    type: z.literal('textarea'),
    placeholder,
    /** Characters; 0 means no limit and no counter. */
    maxLength: z.int().min(0).max(formLimits.textareaLength).default(0),
  }),
  textual('email'),
  textual('number'),
  z.strictObject({
    ...common,
    type: z.literal('currency'),
    placeholder,
    symbol: z.string().trim().max(5).default('$'),
  }),
  textual('website'),
  textual('password'),
  textual('twitter'),
  z.strictObject({ ...common, type: z.literal('phone'), showCountryCode: z.boolean().default(false) }),
  parted('date'),
  parted('time'),
  parted('name'),
  parted('address'),
  choosing('checkbox'),
  choosing('radio'),
  choosing('select'),
  /** Its options are the statements to agree with; it is never required. */
  choosing('likert'),
  z.strictObject({
    ...common,
    type: z.literal('section'),
    underline: z.boolean().default(false),
    /** Whether this section and the fields after it are a separate step. */
    beginsStep: z.boolean().default(false),
  }),
  z.strictObject({
    ...common,
    type: z.literal('hidden'),
    /** The query parameter of the page's URL that fills the field. The author of the link chose its value. */
    key: z.string().trim().min(1).max(100),
    value: z.string().max(formLimits.textLength).default(''),
  }),
  z.strictObject({
    ...common,
    type: z.literal('file'),
    accept: z.array(z.enum(['picture', 'pdf', 'document'])).min(1),
    maxMegabytes: z.int().min(1).max(formLimits.fileMegabytes),
    maxFiles: z.int().min(1).max(formLimits.filesPerField),
  }),
  /** The text that is agreed to; it is stored with each answer. */
  z.strictObject({
    ...common,
    type: z.literal('consent'),
    text: z.string().trim().min(1).max(formLimits.descriptionLength),
  }),
])
export type FormField = z.infer<typeof fieldSchema>
export type FieldOf<Type extends FormField['type']> = Extract<FormField, { type: Type }>
