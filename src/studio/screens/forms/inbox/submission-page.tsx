import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { displayAnswer } from '#shared/forms/display-answer.ts'
import { getSubmissionCall, type OwnerSubmission } from '#shared/forms/inbox-api.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { isTyping, useDocumentKeys } from '#studio/kit/shortcuts.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { FolderNotice } from './folder-notice.tsx'
import classes from './inbox.module.css'
import { SubmissionActions } from './submission-actions.tsx'
import { SubmissionAnswers } from './submission-answers.tsx'
import { SubmissionFacts } from './submission-facts.tsx'
import { useChangeSubmissions } from './use-change-submissions.ts'

/** One submission to a form. Opening it marks it as read. */
export function SubmissionPage() {
  const { formId = '', submissionId = '' } = useParams()
  const query = useContractQuery(getSubmissionCall, { parameters: { formId, submissionId } })
  return (
    <DetailPage query={query} back={{ to: `/forms/${formId}/answers`, label: 'Responses' }} waitingTitle="Response">
      {(opened) => <Answer key={opened.submission.id} {...opened} />}
    </DetailPage>
  )
}

function Answer({ submission, newerId, olderId }: ReplyOf<typeof getSubmissionCall>) {
  const { id, formId, formName, folder } = submission
  const navigate = useNavigate()
  const { moment } = useFormats()
  const { mark } = useChangeSubmissions(formId)
  const canWrite = useMay()('forms.write')
  const isOpened = useRef(false)
  const goTo = (other: string | null) => other && void navigate(`/forms/${formId}/answers/${other}`)

  useEffect(() => {
    // Only once, so that it can be marked as unread again.
    if (isOpened.current) return
    isOpened.current = true
    if (!submission.isRead && canWrite) void mark([id], true)
  }, [submission.isRead, canWrite, mark, id])
  useDocumentKeys((event) => {
    if (event.defaultPrevented || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'j') goTo(olderId)
    if (event.key === 'k') goTo(newerId)
  })
  return (
    <Page
      title={nameOf(submission)}
      back={{ to: `/forms/${formId}/answers${folder === 'spam' ? '?folder=spam' : ''}`, label: formName }}
      lead={moment(submission.createdAt)}
      actions={<SubmissionActions submission={submission} newerId={newerId} olderId={olderId} />}
    >
      <div className={classes.columns}>
        <Panel title="Response">
          <FolderNotice submission={submission} />
          <SubmissionAnswers submission={submission} />
        </Panel>
        <SubmissionFacts submission={submission} />
      </div>
    </Page>
  )
}

/** The name in the answers, else the email address, else a general title. */
function nameOf({ fields, answers, senderEmail, likertLabels }: OwnerSubmission): string {
  const field = fields.find(({ id, type }) => type === 'name' && Object.hasOwn(answers, id))
  return field
    ? displayAnswer(field, ownValue(answers, field.id), likertLabels).lines.join(' ')
    : senderEmail || 'Response'
}
