import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Answers } from '#shared/forms/answers.ts'
import { stepsOf } from '#shared/forms/conditions.ts'
import { answersFromFields, HONEYPOT } from '#shared/forms/input-names.ts'
import { type FieldErrors, validateAnswers } from '#shared/forms/validate-answers.ts'
import { NO_CONNECTION } from '#shared/http/no-connection.ts'
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx'
import { findFocus } from '../../forms/find-focus.ts'
import { focusFirstError } from '../../forms/focus-first-error.ts'
import { fillHiddenInputs, startAnswers } from '../../forms/hidden-inputs.ts'
import { remainingErrors } from '../../forms/remaining-errors.ts'
import { FORM_SENT } from './form-sent.ts'
import type { FormIslandModel } from './model.ts'
import { notifyOfSubscription } from './newsletter/notify-of-subscription.ts'
import { forgetAnswers, recallAnswers, rememberAnswers } from './saved-answers.ts'
import type { OpenSubmission, Outcome } from './send-form.ts'
import { useStepHistory } from './use-step-history.ts'

type Reply = Extract<Outcome, { kind: 'sent' }>['reply']

/** The code that submits: loaded when someone begins to type. Null when loading fails. */
const loadSender = () => import('./send-form.ts').catch(() => null)

/** The states of a form: editing, submitting, submitted. */
export function useForm(model: FormIslandModel, element: RefObject<HTMLFormElement | null>) {
  const { form, posted } = model
  const [start, setStart] = useState<Answers>(() => posted?.answers ?? startAnswers(form.fields, new URLSearchParams()))
  const [isRestored, setRestored] = useState(false)
  const [answers, setAnswers] = useState(start)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})
  const [sentence, setSentence] = useState(posted?.sentence ?? '')
  const [isSubmitting, setSubmitting] = useState(false)
  const [reply, setReply] = useState<Reply | null>(null)
  const steps = stepsOf(form.fields)
  const [step, setStep] = useState(() => {
    const start = Math.min(model.startStep ?? 0, steps.length - 1)
    return Math.max(start, stepWithError(posted?.errors ?? {}))
  })
  const captcha = useCaptcha(model.captcha, { form: element, isShown: step === steps.length - 1 })
  /** The answers that the errors belong to. */
  const judged = useRef(start)
  const open = useRef<OpenSubmission | null>(null)
  const proof = useRef<Promise<string | undefined> | null>(null)
  /** Returns the focus to its field after answers were restored. */
  const focused = useRef<(() => void) | null>(null)
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
  const { strictEmailEnding, address } = model
  const check = (given: Answers) =>
    validateAnswers(form.fields, given, { strictEmailEnding, addressRules: address?.rules ?? null })

  useEffect(() => {
    if (!element.current) return
    if (!posted) fillHiddenInputs(element.current, new URLSearchParams(location.search))
    const typed = answersFromFields(form, new FormData(element.current))
    // Rendering a file input again would lose a file that was chosen before the script ran.
    const hasFiles = [...element.current.elements].some((one) => one instanceof HTMLInputElement && one.files?.length)
    const kept = posted || hasFiles ? null : recallAnswers(form, typed)
    if (kept) {
      focused.current = findFocus(element.current)
      setStart(kept)
      setRestored(true)
    }
    setAnswers(kept ?? typed)
  }, [element, form, posted])

  // The field that was being filled in is drawn again with the others: the visitor goes on in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields are drawn again
  useLayoutEffect(() => {
    focused.current?.()
    focused.current = null
  }, [isRestored])

  useEffect(() => {
    if (!element.current || !lead) return
    if (lead.errors) return focusFirstError(element.current, lead.errors)
    element.current.querySelector<HTMLElement>('.form-progress')?.focus()
    element.current.scrollIntoView({ block: 'start' })
  }, [lead, element])

  /** Shows the errors, on the step where they are, and moves the focus there. */
  function refuse(found: FieldErrors, text: string): void {
    judged.current = read()
    setErrors(found)
    setSentence(text)
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
    setErrors({})
    setSentence('')
    setLead({ errors: null })
  })

  /**
   * Removes the errors of corrected answers, and the banner with the last one. The text of a remaining error changes
   * only when its field is left: text that changes while someone types is no help.
   */
  function mend(given: Answers, isLeft = false): void {
    if (Object.keys(errors).length === 0) return
    const left = remainingErrors(errors, { judged: judged.current, given, found: check(given) })
    const kept = isLeft ? left : Object.fromEntries(Object.keys(left).map((id) => [id, errors[id]!]))
    if (JSON.stringify(kept) === JSON.stringify(errors)) return
    setErrors(kept)
    if (Object.keys(kept).length === 0) setSentence('')
  }

  /** Starts solving the proof of work while the visitor is still typing. */
  function prove(): Promise<string | undefined> {
    proof.current ??= import('../../forms/proof.ts').then(
      ({ solveChallenge }) => solveChallenge('form'),
      () => undefined,
    )
    return proof.current
  }

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
    setErrors({})
    setSentence('')
    const asked = await captcha.ask()
    // Google cannot be reached: the form is posted without the script, where the server's own spam check decides.
    if (!asked) return element.current.submit()
    if (asked.sentence) {
      setSubmitting(false)
      return refuse({}, asked.sentence)
    }
    const website = new FormData(element.current).get(HONEYPOT)
    const signs = {
      website: typeof website === 'string' ? website : '',
      proof: await prove(),
      captchaKey: asked.captchaKey,
    }
    // A proof can be used once.
    proof.current = null
    const sender = await loadSender()
    const outcome: Outcome = sender
      ? await sender.sendForm(model, given, open.current, signs)
      : { kind: 'refused', errors: {}, sentence: NO_CONNECTION, open: open.current }
    open.current = outcome.open
    if (outcome.kind === 'sent') {
      forgetAnswers(form)
      element.current.dispatchEvent(new Event(FORM_SENT, { bubbles: true }))
    }
    if (outcome.kind === 'sent' && form.kind === 'newsletter') notifyOfSubscription(form.id)
    if (outcome.kind === 'sent' && outcome.reply.successRedirect) return location.assign(outcome.reply.successRedirect)
    // The owner has changed the form meanwhile, and it has fields that this page does not show: a plain post returns
    // the current page with all answers.
    if (outcome.kind === 'refused' && !knows(outcome.errors)) return element.current.submit()
    setSubmitting(false)
    if (outcome.kind === 'sent') setReply(outcome.reply)
    else {
      captcha.reset()
      refuse(outcome.errors, outcome.sentence)
    }
  }

  return {
    start,
    /** Changes once: the inputs are rendered again with the answers from before a reload. */
    drawing: isRestored ? 'restored' : 'first',
    answers,
    errors,
    sentence,
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
      void loadSender().then((sender) => sender?.prepareCalls())
      void prove()
      captcha.begin()
      const given = read()
      setAnswers(given)
      rememberAnswers(form, given)
      mend(given)
    },
    /** Checks a field again when it is left. */
    recheck: () => {
      if (element.current) mend(read(), true)
    },
  }
}
