import { compile } from 'html-to-text'
import type { SubmittedForm } from '#server/forms/submissions/on-submission.ts'
import type { ChangeScope } from '#server/scope.ts'
import { type Answers, singleOf } from '#shared/forms/answers.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import type { Form } from '#shared/forms/schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { joinList } from './join-list.ts'

const LONGEST_WORDS = 4_000
const toText = compile({ wordwrap: false, selectors: [{ selector: 'a', options: { ignoreHref: true } }] })

/**
 * Invites the sender of a form to its list; a newsletter form without one uses the site's own list. If a form has
 * consents, all of them must be given: otherwise the submission is stored without an invitation.
 */
export async function joinByForm(scope: ChangeScope, { form, answers, sender, ...join }: SubmittedForm): Promise<void> {
  const { listId } = form.storage
  if (sender === '' || (listId === null && form.kind !== 'newsletter')) return
  const consents = form.fields.filter((field): field is FieldOf<'consent'> => field.type === 'consent')
  const isGiven = (field: FieldOf<'consent'>) => singleOf(ownValue(answers, field.id)) !== ''
  if (!consents.every(isGiven)) return
  const words = [
    `${form.name}: ${form.submitLabel}`,
    ...consents.map((field) => field.text),
    toText(form.disclaimerHtml).trim(),
  ]
  await joinList(scope, {
    listId,
    email: sender,
    name: nameIn(form, answers),
    source: 'form',
    consent: {
      words: words.filter(Boolean).join('\n').slice(0, LONGEST_WORDS),
      formId: form.id,
      pagePath: join.pagePath,
      address: join.address,
    },
    ...join,
  })
}

function nameIn({ fields }: Form, answers: Answers): string {
  const field = fields.find((one) => one.type === 'name')
  const answer = field ? ownValue(answers, field.id) : undefined
  return Array.isArray(answer) ? answer.join(' ').trim().slice(0, 200) : ''
}
