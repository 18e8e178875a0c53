import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The parameter of a list that was opened to add something. */
export const ADD = 'new'

/**
 * Whether a list was opened to add something, as at `/customers/new`: its dialog is open from the beginning. The URL is
 * that of the list afterwards, so that a reload does not open it again.
 * @param isAllowed whether this person can add something
 */
export function useAskedToAdd(isAllowed = true): boolean {
  const [parameters, setParameters] = useSearchParams()
  const isInUrl = parameters.has(ADD)
  const [isAsked] = useState(isInUrl && isAllowed)
  useEffect(() => {
    if (!isInUrl) return
    setParameters(
      (before) => {
        before.delete(ADD)
        return before
      },
      { replace: true },
    )
  }, [isInUrl, setParameters])
  return isAsked
}
