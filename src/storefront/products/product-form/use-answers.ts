import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Answers } from '#shared/forms/answers.ts'
import { answersFromFields } from '#shared/forms/input-names.ts'
import { answersToSave, type FieldErrors, validateAnswers } from '#shared/forms/validate-answers.ts'
import type { Failure } from '#shared/http/failure.ts'
import { focusFirstError } from '../../forms/focus-first-error.ts'
import { startAnswers } from '../../forms/hidden-inputs.ts'
import { remainingErrors } from '../../forms/remaining-errors.ts'
import type { AskedForm, FormPurpose } from './model.ts'

/** The answers to a product's form, until the server has accepted them. */
export function useAnswers(
  { readAnswers, send, onClosed }: FormPurpose,
  { form, strictEmailEnding, address }: AskedForm,
  askAgain: () => Promise<void>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [start] = useState<Answers>(
    () => readAnswers() ?? startAnswers(form.fields, new URLSearchParams(location.search)),
  )
  const [answers, setAnswers] = useState(start)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isSent = useRef(false)
  const isTouched = useRef(false)
  /** The answers that the errors belong to. */
  const judged = useRef(start)
  /** The errors that move the focus to the first of them. A state, so that it belongs to the render that shows them. */
  const [refused, setRefused] = useState<FieldErrors | null>(null)

  useEffect(() => {
    if (refused && element.current) focusFirstError(element.current, refused)
  }, [refused, element])

  const read = () => (element.current ? answersFromFields(form, new FormData(element.current)) : answers)
  const check = (written: Answers) =>
    validateAnswers(form.fields, written, { strictEmailEnding, addressRules: address?.rules ?? null })

  function refuse(found: FieldErrors): false {
    setErrors(found)
    setRefused(found)
    return false
  }

  return {
    start,
    answers,
    errors,
    failure,
    isSending,
    /** Conditions depend on the answers. */
    follow: () => {
      isTouched.current = true
      setAnswers(read())
    },
    /** Removes corrected errors when their field is left: text that moves while someone types is no help. */
    recheck: () => {
      if (!element.current) return
      const given = read()
      const found = check(given)
      setErrors((earlier) => remainingErrors(earlier, { judged: judged.current, given, found }))
    },
    /** @returns whether the server has accepted the answers */
    send: async (): Promise<boolean> => {
      if (isSending) return false
      const written = read()
      setAnswers(written)
      judged.current = written
      setFailure(null)
      const found = check(written)
      if (Object.keys(found).length > 0) return refuse(found)
      setErrors({})
      setIsSending(true)
      const result = await send(JSON.stringify(answersToSave(form.fields, written)))
      isSent.current = result.ok
      const wrong = result.ok ? null : (result.failure.errors as FieldErrors | null | undefined)
      if (wrong && Object.keys(wrong).some((id) => !form.fields.some((field) => field.id === id))) await askAgain()
      setIsSending(false)
      if (result.ok) return true
      if (wrong) return refuse(wrong)
      setFailure(result.failure)
      return false
    },
    /** Whether something was written or chosen since the form was opened. */
    isChanged: () => isTouched.current,
    leave: () => onClosed?.(isSent.current ? null : read()),
  }
}
