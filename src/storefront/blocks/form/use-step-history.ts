import { useEffect, useEffectEvent } from 'react'

/** The state of a form in an entry of the browser's history. */
interface Mark {
  /** The step of this entry. */
  readonly step: number
  /** Whether Next led here from the previous entry. */
  readonly isNext: boolean
  /** Identifies the page load that wrote it. Another load starts again, since typed answers are lost. */
  readonly loading: number
}

const loading = performance.timeOrigin
const marks = (): Readonly<Record<string, Mark>> => history.state?.formSteps ?? {}
const markOf = (name: string) => (marks()[name]?.loading === loading ? marks()[name] : undefined)
const marked = (name: string, step: number, isNext: boolean) => ({
  ...history.state,
  formSteps: { ...marks(), [name]: { step, isNext, loading } },
})
/** A page in an iframe, such as the builder's preview, does not change the history of the outer page. */
const isFramed = () => window.parent !== window

/**
 * Makes the browser's Back and Forward move between the steps of a form: each Next is a history entry. Entries without
 * a step, such as those of links inside the page, change nothing.
 * @param name identifies the form on the page
 * @param show shows a step, after any kind of request
 */
export function useStepHistory(name: string, step: number, show: (step: number) => void) {
  const follow = useEffectEvent(() => {
    const mark = markOf(name)
    if (mark && mark.step !== step) show(mark.step)
  })
  useEffect(() => {
    // In a task of its own: the browser first restores the scroll position, then the step scrolls to its beginning.
    const pop = () => void setTimeout(follow)
    addEventListener('popstate', pop)
    return () => removeEventListener('popstate', pop)
  }, [])
  return {
    next: () => {
      if (!isFramed()) {
        if (markOf(name)?.step !== step) history.replaceState(marked(name, step, false), '')
        history.pushState(marked(name, step + 1, true), '')
      }
      show(step + 1)
    },
    back: () => {
      const mark = markOf(name)
      if (mark?.step === step && mark.isNext) return history.back()
      if (mark) history.replaceState(marked(name, step - 1, false), '')
      show(step - 1)
    },
  }
}
