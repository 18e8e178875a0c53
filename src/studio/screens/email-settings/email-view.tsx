import { SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useId, useRef, useState } from 'react'
import { type EmailPreview, previewEmailCall, previewEmailSubjectCall } from '#shared/emails/owner-api.ts'
import { csrfTokenOf } from '#shared/http/csrf-token-of.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useSessionEnd } from '#studio/session/session-end.ts'
import classes from './email-settings.module.css'

const PAUSE_MILLISECONDS = 400
const frames = ['first', 'second'] as const

/**
 * An email with unsaved changes, as its recipient sees it. Each version is drawn in the hidden one of two frames, which is
 * then shown. Nothing in an email may run or reach the studio: the frames are a sandbox, and the email has a content
 * security policy of its own.
 */
export function EmailView({ preview }: { readonly preview: EmailPreview }) {
  const [device, setDevice] = useState('desktop')
  const [settled] = useDebouncedValue(preview, PAUSE_MILLISECONDS)
  const about = useContractQuery(previewEmailSubjectCall, { body: settled }, { keepsPreviousData: true })
  return (
    <section className={classes.view} aria-label="Preview">
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          aria-label="Device"
          value={device}
          onChange={setDevice}
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
        {about.data && (
          <span className={classes.source}>
            {about.data.isExample ? 'With example data' : 'With data from your site'}
          </span>
        )}
      </div>
      <dl className={classes.envelope} aria-live="polite">
        {about.data?.from && (
          <>
            <dt>From</dt>
            <dd>{about.data.from}</dd>
          </>
        )}
        <dt>Subject</dt>
        <dd className={classes.subject}>{about.data?.subject ?? ''}</dd>
      </dl>
      <div className={classes.stage} data-device={device}>
        <Frames preview={settled} />
      </div>
    </section>
  )
}

function Frames({ preview }: { readonly preview: EmailPreview }) {
  const id = useId()
  const [shown, setShown] = useState<(typeof frames)[number]>('first')
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isDrawn = useRef(false)
  const hidden = shown === 'first' ? 'second' : 'first'
  // Drawing needs a session: after the next sign-in it continues.
  const isSessionOver = useSessionEnd() !== null
  useEffect(() => {
    if (isSessionOver) return
    field.current!.value = JSON.stringify(preview)
    form.current!.crumb.value = csrfTokenOf()
    form.current!.submit()
    isDrawn.current = true
  }, [preview, isSessionOver])
  return (
    <>
      <form ref={form} method="post" action={previewEmailCall.path} target={`${id}-${hidden}`} hidden>
        <input type="hidden" name="crumb" />
        <input type="hidden" name="preview" ref={field} />
      </form>
      {frames.map((frame) => (
        <iframe
          key={frame}
          className={classes.frame}
          name={`${id}-${frame}`}
          title={frame === shown ? 'The email' : 'The email, loading'}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          data-shown={frame === shown || undefined}
          aria-hidden={frame !== shown}
          tabIndex={frame === shown ? 0 : -1}
          // The initial empty page of a frame is not a drawing.
          onLoad={() => isDrawn.current && setShown(frame)}
        />
      ))}
    </>
  )
}
