import { Anchor } from '@mantine/core'
import { singleOf } from '#shared/forms/answers.ts'
import type { OwnerSubmission } from '#shared/forms/inbox-api.ts'
import { isOwnPath } from '#shared/http/own-path.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { nameOfField } from '../form-words.ts'
import classes from './inbox.module.css'

/** The source of a submission: sender, page, and query parameters of the page. */
export function SubmissionFacts({ submission }: { readonly submission: OwnerSubmission }) {
  const { senderEmail, pageTitle, pagePath, createdAt, repliedAt, fields, answers } = submission
  const { moment } = useFormats()
  const hidden = fields.filter(({ type, id }) => type === 'hidden' && Object.hasOwn(answers, id))
  return (
    <div className={classes.side}>
      <Panel title="Details">
        <dl className={classes.facts}>
          {senderEmail && (
            <>
              <dt>Sender</dt>
              <dd>{senderEmail}</dd>
            </>
          )}
          <dt>Received</dt>
          <dd>{moment(createdAt)}</dd>
          {repliedAt !== null && (
            <>
              <dt>Replied</dt>
              <dd>{moment(repliedAt)}</dd>
            </>
          )}
          {pagePath && (
            <>
              <dt>Page</dt>
              <dd>
                {/* The sender's browser sent this: only a path of this site becomes a link. */}
                {isOwnPath(pagePath) ? (
                  <Anchor href={pagePath} target="_blank" rel="noreferrer" size="sm">
                    {pageTitle || pagePath}
                  </Anchor>
                ) : (
                  pageTitle || pagePath
                )}
              </dd>
            </>
          )}
        </dl>
      </Panel>
      {hidden.length > 0 && (
        <Panel title="Hidden fields" lead="Filled from the URL, so anyone who shares a link can change them.">
          <dl className={classes.facts}>
            {hidden.map((field) => (
              <div key={field.id} className={classes.pair}>
                <dt>{nameOfField(field)}</dt>
                <dd>{singleOf(ownValue(answers, field.id))}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </div>
  )
}
