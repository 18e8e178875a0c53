import { isEmail } from '#shared/addresses/email.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { type FormContent, formContentSchema } from '#shared/forms/schema.ts'
import { nameOfField } from './form-words.ts'

export const builderTabs = ['build', 'storage', 'advanced', 'captcha', 'disclaimer'] as const
export type BuilderTab = (typeof builderTabs)[number]

/** Something that keeps a form from being saved, and where it stands. */
export interface FormProblem {
  readonly tab: BuilderTab
  readonly fieldId?: string
  readonly words: string
}

/** What is wrong with a form that is being built, in the builder's words; the schema that the server asks has the last one. */
export function judgeForm(content: FormContent): FormProblem[] {
  const { storage } = content
  const problems: FormProblem[] = content.fields.flatMap((field) => problemsOfField(field))
  const say = (tab: BuilderTab, isWrong: boolean, words: string) => isWrong && problems.push({ tab, words })
  for (const one of storage.mailTo) say('storage', !isEmail(one), `“${one}” is not an email address.`)
  const { autoReply, webhook } = storage
  say('storage', autoReply?.subject.trim() === '', 'Give the automatic reply a subject.')
  say('storage', autoReply?.text.trim() === '', 'Write the automatic reply, or turn it off.')
  say(
    'storage',
    webhook !== null && !/^https?:\/\/\S+$/i.test(webhook.url),
    'The webhook needs a whole address that begins with https://.',
  )
  say('advanced', content.name.trim() === '', 'Give the form a name.')
  say('advanced', content.submitLabel.trim() === '', 'Write something on the button.')
  if (problems.length > 0) return problems
  const checked = formContentSchema.safeParse(content)
  if (checked.success) return []
  const [issue] = checked.error.issues
  const [part, index] = issue?.path ?? []
  const fieldId = part === 'fields' && typeof index === 'number' ? content.fields[index]?.id : undefined
  return [{ tab: TAB_OF[String(part)] ?? 'advanced', ...(fieldId && { fieldId }), words: wordsOf(issue) }]
}

const TAB_OF: Readonly<Record<string, BuilderTab>> = {
  fields: 'build',
  storage: 'storage',
  disclaimerHtml: 'disclaimer',
  captchaEnabled: 'captcha',
}

function problemsOfField(field: FormField): FormProblem[] {
  const name = nameOfField(field)
  const at = (words: string): FormProblem[] => [{ tab: 'build', fieldId: field.id, words }]
  if ('options' in field && field.options.length === 0)
    return at(`“${name}” needs at least one ${field.type === 'likert' ? 'statement' : 'option'}.`)
  if (field.type === 'hidden' && field.key.trim() === '') return at(`“${name}” needs a name in the address.`)
  if (field.type === 'consent' && field.text.trim() === '') return at(`“${name}” needs the words that are agreed to.`)
  if (field.type === 'file' && field.accept.length === 0) return at(`“${name}” takes no kind of file.`)
  return []
}

/** The schema's own words where somebody wrote them; most of the others are about length. */
function wordsOf(issue: { readonly code?: string; readonly message: string } | undefined): string {
  if (issue?.code === 'custom') return issue.message
  return issue?.code === 'too_big' ? 'Something here is longer than it may be.' : 'Something here cannot be saved.'
}
