import { useRef, useState } from 'react'
import type { Answers } from '#shared/forms/answers.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { remainingErrors } from '../../forms/remaining-errors.ts'
import type { FormIslandModel } from './model.ts'

/**
 * The errors that a form shows, and the sentence above them.
 * @param start the answers that the errors of a posted form belong to
 * @param check finds the errors of answers
 */
export function useFormErrors(
  posted: FormIslandModel['posted'],
  start: Answers,
  check: (given: Answers) => FieldErrors,
) {
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})
  const [sentence, setSentence] = useState(posted?.sentence ?? '')
  /** The answers that the errors belong to. */
  const judged = useRef(start)

  return {
    errors,
    sentence,
    show(found: FieldErrors, text: string, given: Answers): void {
      judged.current = given
      setErrors(found)
      setSentence(text)
    },
    clear(): void {
      setErrors({})
      setSentence('')
    },
    /**
     * Removes the errors of corrected answers, and the sentence with the last one. The text of a remaining error changes
     * only when its field is left: text that changes while someone types is no help.
     */
    update(given: Answers, isLeft = false): void {
      if (Object.keys(errors).length === 0) return
      const left = remainingErrors(errors, { judged: judged.current, given, found: check(given) })
      const kept = isLeft ? left : Object.fromEntries(Object.keys(left).map((id) => [id, errors[id]!]))
      if (JSON.stringify(kept) === JSON.stringify(errors)) return
      setErrors(kept)
      if (Object.keys(kept).length === 0) setSentence('')
    },
  }
}
