import { type FormEvent, useRef } from 'react'
import { formTexts } from '#shared/forms/form-texts.ts'
import { afterPress } from '../../forms/after-press.ts'
import { FormFields } from '../../forms/form-fields.tsx'
import { Honeypot } from '../../forms/honeypot.tsx'
import { loadInputs } from '../../forms/rare-inputs.ts'
import { blockTexts } from '../texts.ts'
import { FormProgress } from './form-progress.tsx'
import type { FormIslandModel } from './model.ts'
import { SubmissionThanks } from './submission-thanks.tsx'
import { useForm } from './use-form.ts'

/** Rare input components are loaded before the form is hydrated. */
export const prepare = ({ model }: { model: FormIslandModel }) => loadInputs(model.form.fields)

/**
 * A form that is filled in, checked and submitted. Without JavaScript the same HTML is posted to the page's own URL:
 * `_form` identifies the form, and the server answers with the page.
 */
export default function FormIsland({ model }: { model: FormIslandModel }) {
  const element = useRef<HTMLFormElement>(null)
  const state = useForm(model, element)
  const { form, posted, idPrefix } = model
  const { errors, sentence, steps, step, isSubmitting, reply } = state
  if (reply) return <SubmissionThanks text={reply.parsedSubmissionMessage} html={reply.submissionHTML} takesFocus />

  const isQuestion = (posted?.isQuestion ?? false) && sentence === posted?.sentence
  const hasErrors = Object.keys(errors).length > 0
  const isLast = step === steps.length - 1
  const isNewsletter = form.kind === 'newsletter'
  const locked = isNewsletter ? formTexts.saving : formTexts.submitting
  function send(event: FormEvent): void {
    event.preventDefault()
    void state.submit()
  }

  return (
    <form
      ref={element}
      method="post"
      action={model.postsTo ?? `#${idPrefix}form-${form.id}`}
      encType={form.fields.some((field) => field.type === 'file') ? 'multipart/form-data' : undefined}
      data-form-id={form.id}
      noValidate
      onSubmit={send}
      onFocus={state.begin}
      onInput={state.follow}
      onBlur={() => afterPress(state.recheck)}
    >
      <input type="hidden" name="_form" value={form.id} />
      {posted && (
        <>
          <input type="hidden" name="crumb" value={posted.csrfToken} />
          <input type="hidden" name="_key" value={posted.key} />
        </>
      )}
      <Honeypot />
      {isQuestion && <p className="notice form-question">{sentence}</p>}
      {!isNewsletter && <Banner text={hasErrors ? formTexts.problemBelow : ''} />}
      {steps.length > 1 && <FormProgress steps={steps} step={step} />}
      {steps.map(({ fields }, index) => (
        <div
          key={`${state.drawing} ${fields[0]?.id ?? index}`}
          className={index === step ? 'form-step' : 'form-step is-not-current'}
        >
          <FormFields
            fields={form.fields}
            only={fields}
            start={state.start}
            answers={state.answers}
            errors={errors}
            address={model.address}
            likertLabels={model.likertLabels}
            idPrefix={idPrefix}
          />
        </div>
      ))}
      {form.parsedDisclaimerMessage && (
        <div
          className={isLast ? 'form-disclaimer' : 'form-disclaimer is-not-current'}
          dangerouslySetInnerHTML={{ __html: form.parsedDisclaimerMessage }}
        />
      )}
      {state.captcha}
      <div className="form-button-wrapper">
        <button
          className={isLast ? 'button' : 'button is-not-current'}
          type="submit"
          aria-disabled={isSubmitting || undefined}
        >
          {isSubmitting ? locked : form.submitLabel}
        </button>
        {steps.length > 1 && (
          <>
            {!isLast && (
              <button className="button form-next" type="submit">
                {blockTexts.next}
              </button>
            )}
            {step > 0 && (
              <button className="button is-quiet form-back" type="button" onClick={state.back}>
                {blockTexts.back}
              </button>
            )}
          </>
        )}
      </div>
      {isNewsletter ? (
        // A single field: its error is right above it, so there is nothing to scroll to.
        !isQuestion && sentence && <Banner text={sentence} />
      ) : (
        <Banner text={(!isQuestion && sentence) || (hasErrors ? formTexts.problemAbove : '')} />
      )}
    </form>
  )
}

/** The error above or below the fields. The element is always present, so that screen readers announce its content. */
function Banner({ text }: { text: string }) {
  return (
    <div className="form-banner" role="alert">
      {text && <p className="notice is-error form-submission-error">{text}</p>}
    </div>
  )
}
