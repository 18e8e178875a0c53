import { isEmail } from '#shared/addresses/email.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { type FormContent, formContentSchema } from '#shared/forms/schema.ts'
import { HTTPS_NEEDED, isWebhookUrl } from '#shared/webhooks/rules.ts'
import { lacksLabel, nameOfField } from './form-words.ts'

export const builderTabs = ['build', 'storage', 'advanced', 'captcha', 'disclaimer'] as const
export type BuilderTab = (typeof builderTabs)[number]

/** An error that prevents saving a form, and its place. */
export interface FormProblem {
  readonly tab: BuilderTab
  readonly fieldId?: string
  readonly words: string
}

/** Errors of a form in the builder's words; finally the server's schema is checked. */
export function judgeForm(content: FormContent): FormProblem[] {
  const { storage } = content
  const problems: FormProblem[] = content.fields.flatMap((field) => problemsOfField(field))
  const say = (tab: BuilderTab, isWrong: boolean, words: string) => isWrong && problems.push({ tab, words })
  for (const one of storage.mailTo) say('storage', !isEmail(one), `“${one}” isn’t a valid email address.`)
  const { autoReply, webhook } = storage
  say('storage', autoReply?.subject.trim() === '', 'Enter a subject for the automatic reply.')
  say('storage', autoReply?.text.trim() === '', 'Enter a message for the automatic reply, or turn it off.')
  say('storage', webhook !== null && !isWebhookUrl(webhook.url), `Webhook: ${HTTPS_NEEDED}`)
  say('advanced', content.name.trim() === '', 'Enter a name for the form.')
  say('advanced', content.submitLabel.trim() === '', 'Enter a label for the button.')
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
  if (lacksLabel(field)) return at(`“${name}” has no label. Enter one.`)
  if ('options' in field && field.options.length === 0)
    return at(`“${name}” needs at least one ${field.type === 'likert' ? 'statement' : 'option'}.`)
  if (field.type === 'hidden' && field.key.trim() === '') return at(`“${name}” needs a URL parameter.`)
  if (field.type === 'consent' && field.text.trim() === '') return at(`“${name}” needs a consent text.`)
  if (field.type === 'file' && field.accept.length === 0) return at(`“${name}” needs at least one file type.`)
  return []
}

/** The schema's own sentence, if it has one; most other errors are about length. */
function wordsOf(issue: { readonly code?: string; readonly message: string } | undefined): string {
  if (issue?.code === 'custom') return issue.message
  return issue?.code === 'too_big' ? 'A text here is too long. Shorten it.' : 'Something here can’t be saved.'
}
