import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Answers } from '#shared/forms/answers.ts'
import { answersFromFields } from '#shared/forms/input-names.ts'
import { findFocus } from '../../forms/find-focus.ts'
import { fillHiddenInputs, startAnswers } from '../../forms/hidden-inputs.ts'
import type { FormIslandModel } from './model.ts'
import { recallAnswers } from './saved-answers.ts'

/**
 * The answers that a form starts with: those that were posted, those from before a reload, or what was typed before its
 * script ran.
 * @param onRead gets them once the form is in the page
 */
export function useFormStart(
  { form, posted }: FormIslandModel,
  element: RefObject<HTMLFormElement | null>,
  onRead: (answers: Answers) => void,
) {
  const [start, setStart] = useState<Answers>(() => posted?.answers ?? startAnswers(form.fields, new URLSearchParams()))
  const [isRestored, setRestored] = useState(false)
  /** Returns the focus to its field after answers were restored. */
  const focused = useRef<(() => void) | null>(null)
  const read = useEffectEvent(onRead)

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
    read(kept ?? typed)
  }, [element, form, posted])

  // The field that was being filled in is drawn again with the others: the visitor goes on in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields are drawn again
  useLayoutEffect(() => {
    focused.current?.()
    focused.current = null
  }, [isRestored])

  return { start, isRestored }
}
