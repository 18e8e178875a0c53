import { useEffect, useEffectEvent } from 'react'

/** What an entry of the browser's history says of a form. */
interface Mark {
  /** The step that is looked at there. */
  readonly step: number
  /** Whether Next led there from the entry before. */
  readonly isNext: boolean
  /** Which loading of the page wrote it. Another one begins again, as what was typed is gone. */
  readonly loading: number
}

const loading = performance.timeOrigin
const marks = (): Readonly<Record<string, Mark>> => history.state?.formSteps ?? {}
const markOf = (name: string) => (marks()[name]?.loading === loading ? marks()[name] : undefined)
const marked = (name: string, step: number, isNext: boolean) => ({
  ...history.state,
  formSteps: { ...marks(), [name]: { step, isNext, loading } },
})
/** A page inside another one, such as the builder's preview, leaves that one's history alone. */
const isFramed = () => window.parent !== window

/**
 * Lets the browser's Back and Forward walk the steps of a form: each Next is an entry of its history. Entries that say nothing
 * of the form, such as those of links inside the page, move nothing.
 * @param name tells the form from others on the page
 * @param show looks at a step, no matter who asked for it
 */
export function useStepHistory(name: string, step: number, show: (step: number) => void) {
  const follow = useEffectEvent(() => {
    const mark = markOf(name)
    if (mark && mark.step !== step) show(mark.step)
  })
  useEffect(() => {
    // In a task of its own: the browser scrolls to where the entry was left, and the step is looked at from its beginning.
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
