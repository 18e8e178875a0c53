import { type RefObject, useEffect, useState } from 'react'
import type { Answers } from '#shared/forms/answers.ts'
import { stepsOf } from '#shared/forms/conditions.ts'
import { answersFromFields } from '#shared/forms/input-names.ts'
import { type FieldErrors, validateAnswers } from '#shared/forms/validate-answers.ts'
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx'
import { focusFirstError } from '../../forms/focus-first-error.ts'
import { FORM_SENT } from './form-sent.ts'
import type { FormIslandModel } from './model.ts'
import { notifyOfSubscription } from './newsletter/notify-of-subscription.ts'
import { forgetAnswers, rememberAnswers } from './saved-answers.ts'
import type { Outcome } from './send-form.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useFormStart } from './use-form-start.ts'
import { useSender } from './use-sender.ts'
import { useStepHistory } from './use-step-history.ts'

type Reply = Extract<Outcome, { kind: 'sent' }>['reply']

/** The states of a form: editing, submitting, submitted. */
export function useForm(model: FormIslandModel, element: RefObject<HTMLFormElement | null>) {
  const { form, posted } = model
  const { start, isRestored } = useFormStart(model, element, (given) => setAnswers(given))
  const [answers, setAnswers] = useState(start)
  const { strictEmailEnding, address } = model
  const check = (given: Answers) =>
    validateAnswers(form.fields, given, { strictEmailEnding, addressRules: address?.rules ?? null })
  const shown = useFormErrors(posted, start, check)
  const [isSubmitting, setSubmitting] = useState(false)
  const [reply, setReply] = useState<Reply | null>(null)
  const steps = stepsOf(form.fields)
  const [step, setStep] = useState(() => {
    const start = Math.min(model.startStep ?? 0, steps.length - 1)
    return Math.max(start, stepWithError(posted?.errors ?? {}))
  })
  const captcha = useCaptcha(model.captcha, { form: element, isShown: step === steps.length - 1 })
  const sender = useSender(model, element)
  /**
   * Where the focus moves: to the first of these errors, or to the head of the step. A state, so that it belongs to the
   * render that shows them.
   */
  const [lead, setLead] = useState<{ readonly errors: FieldErrors | null } | null>(null)

  function stepWithError(found: FieldErrors): number {
    return steps.findIndex(({ fields }) => fields.some((field) => Object.hasOwn(found, field.id)))
  }

  const knows = (found: FieldErrors): boolean =>
    Object.keys(found).every((id) => form.fields.some((field) => field.id === id))
  const read = () => answersFromFields(form, new FormData(element.current!))

  useEffect(() => {
    if (!element.current || !lead) return
    if (lead.errors) return focusFirstError(element.current, lead.errors)
    element.current.querySelector<HTMLElement>('.form-progress')?.focus()
    element.current.scrollIntoView({ block: 'start' })
  }, [lead, element])

  /** Shows the errors, on the step where they are, and moves the focus there. */
  function refuse(found: FieldErrors, text: string): void {
    shown.show(found, text, read())
    const at = stepWithError(found)
    if (at === -1) return
    setStep(at)
    setLead({ errors: found })
  }

  /** Errors of the visible fields of the current step. */
  function checkStep(given: Answers): FieldErrors {
    const ids = new Set(steps[step]!.fields.map((field) => field.id))
    return Object.fromEntries(Object.entries(check(given)).filter(([id]) => ids.has(id)))
  }

  const { next, back } = useStepHistory(model.idPrefix + form.id, step, (index) => {
    setStep(index)
    shown.clear()
    setLead({ errors: null })
  })

  async function submit(): Promise<void> {
    if (isSubmitting || !element.current) return
    const given = read()
    setAnswers(given)
    rememberAnswers(form, given)
    if (step < steps.length - 1) {
      const found = checkStep(given)
      return Object.keys(found).length > 0 ? refuse(found, '') : next()
    }
    const found = check(given)
    if (Object.keys(found).length > 0) return refuse(found, '')
    setSubmitting(true)
    shown.clear()
    const asked = await captcha.ask()
    // Google cannot be reached: the form is posted without the script, where the server's own spam check decides.
    if (!asked) return element.current.submit()
    if (asked.sentence) {
      setSubmitting(false)
      return refuse({}, asked.sentence)
    }
    const outcome = await sender.send(given, asked.captchaKey)
    if (outcome.kind === 'sent') return finish(element.current, outcome.reply)
    // The owner has changed the form meanwhile, and it has fields that this page does not show: a plain post returns
    // the current page with all answers.
    if (!knows(outcome.errors)) return element.current.submit()
    setSubmitting(false)
    captcha.reset()
    refuse(outcome.errors, outcome.sentence)
  }

  /** Shows that the answers were received, or opens the page that the owner has chosen for that. */
  function finish(sent: HTMLFormElement, received: Reply): void {
    forgetAnswers(form)
    sent.dispatchEvent(new Event(FORM_SENT, { bubbles: true }))
    if (form.kind === 'newsletter') notifyOfSubscription(form.id)
    if (received.successRedirect) location.assign(received.successRedirect)
    else {
      setSubmitting(false)
      setReply(received)
    }
  }

  return {
    start,
    /** Changes once: the inputs are rendered again with the answers from before a reload. */
    drawing: isRestored ? 'restored' : 'first',
    answers,
    errors: shown.errors,
    sentence: shown.sentence,
    steps,
    step,
    isSubmitting,
    reply,
    captcha: captcha.element,
    /** Called at the first use of the form. */
    begin: captcha.begin,
    submit,
    back,
    /** Called while typing: conditions depend on the answers, and the CSRF token is fetched early. */
    follow: () => {
      sender.prepare()
      captcha.begin()
      const given = read()
      setAnswers(given)
      rememberAnswers(form, given)
      shown.update(given)
    },
    /** Checks a field again when it is left. */
    recheck: () => {
      if (element.current) shown.update(read(), true)
    },
  }
}
