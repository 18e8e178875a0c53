import { useEffect, useRef } from 'react'

/** The text that replaces a form after it was sent; its HTML was cleaned when it was saved. */
export function SubmissionThanks({
  text,
  html,
  takesFocus = false,
}: {
  text: string
  html: string
  takesFocus?: boolean
}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return (
    <div className="form-submission" role="status" tabIndex={-1} ref={element}>
      {text && <p className="form-submission-text">{text}</p>}
      {html && <div className="form-submission-html prose" dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  )
}
