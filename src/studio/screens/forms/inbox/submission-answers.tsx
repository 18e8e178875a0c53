import { Anchor } from '@mantine/core'
import { listOf } from '#shared/forms/answers.ts'
import { displayAnswer } from '#shared/forms/display-answer.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { readFileAnswer } from '#shared/forms/file-answer.ts'
import { openFormFileCall } from '#shared/forms/files-api.ts'
import type { OwnerSubmission } from '#shared/forms/inbox-api.ts'
import { pathOf } from '#shared/http/call.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import classes from './inbox.module.css'

/** The answers in the order of the form at that time. Everything is shown as plain text. */
export function SubmissionAnswers({ submission }: { readonly submission: OwnerSubmission }) {
  const { fields, answers, likertLabels } = submission
  const asked = fields.filter(({ type }) => type !== 'hidden')
  return (
    <dl className={classes.answers}>
      {asked.map((field) =>
        field.type === 'section' ? (
          field.title && (
            <div key={field.id} className={classes.section}>
              <dt>{field.title}</dt>
            </div>
          )
        ) : (
          <Answered key={field.id} field={field} answer={ownValue(answers, field.id)} likertLabels={likertLabels} />
        ),
      )}
    </dl>
  )
}

function Answered({
  field,
  answer,
  likertLabels,
}: {
  readonly field: FormField
  readonly answer: OwnerSubmission['answers'][string] | undefined
  readonly likertLabels: OwnerSubmission['likertLabels']
}) {
  const { label, lines } = displayAnswer(field, answer, likertLabels)
  const files = field.type === 'file' ? listOf(answer).map(readFileAnswer) : []
  return (
    <div className={classes.answer} data-empty={answer === undefined || undefined}>
      <dt>{label}</dt>
      <dd>
        {files.map(({ id, filename }) => (
          <div key={id}>
            <Anchor href={pathOf(openFormFileCall, { parameters: { fileId: id } })} download size="sm">
              {filename}
            </Anchor>
          </div>
        ))}
        {(files.length > 0 ? [] : lines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which never change places
          <div key={index} dir="auto">
            {line}
          </div>
        ))}
      </dd>
    </div>
  )
}
