import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The filters of a list, stored in the URL, so that Back, a reload and a shared link show the same list. A value is any
 * text, a day (2026-11-20) or one of the named ones; unknown ones count as absent.
 */
export function useFilters<Known extends Readonly<Record<string, readonly string[] | 'text' | 'day'>>>(known: Known) {
  type Values = { [Name in keyof Known]?: Known[Name] extends readonly (infer Value)[] ? Value : string }
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.toString()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` is a constant of its screen, written in place
  const values = useMemo(() => {
    const found: Record<string, string> = {}
    for (const [name, allowed] of Object.entries(known)) {
      const value = new URLSearchParams(text).get(name)
      if (value && isAllowed(value, allowed)) found[name] = value
    }
    return found as Values
  }, [text])

  const change = useCallback(
    (changes: Partial<Record<keyof Known, string | null | undefined>>) => {
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: true },
      )
    },
    [setParameters],
  )
  return { values, change, isNarrowed: Object.keys(values).length > 0 }
}

function isAllowed(value: string, allowed: readonly string[] | 'text' | 'day'): boolean {
  if (allowed === 'text') return true
  return allowed === 'day' ? /^\d{4}-\d{2}-\d{2}$/.test(value) : allowed.includes(value)
}
