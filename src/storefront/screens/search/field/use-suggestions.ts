import { useEffect, useRef, useState } from 'react'
import { call } from '#shared/http/call.ts'
import { SHORTEST_SUGGESTED } from '#shared/search/limits.ts'
import type { SearchSuggestion, suggestSearchesCall } from '#shared/search/schema.ts'
import { announce } from '../../../islands/announce.ts'
import { callAddress } from '../../../islands/call-address.ts'

/** Without its schemas: see `callAddress`. */
export const suggest = callAddress<typeof suggestSearchesCall>('GET', '/api/search/suggestions')

/** A pause in typing: fewer requests, and no late answers. */
const PAUSE_MS = 150

/** Suggestions while typing; an answer to earlier letters never replaces that to later ones. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<readonly SearchSuggestion[]>([])
  const [isOpen, setOpen] = useState(false)
  /** The index of the suggestion that Enter takes; -1 is the field itself. */
  const [active, setActive] = useState(-1)
  const asking = useRef<AbortController>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  function close(): void {
    clearTimeout(pause.current)
    asking.current?.abort()
    setOpen(false)
    setActive(-1)
  }

  function look(text: string): void {
    clearTimeout(pause.current)
    asking.current?.abort()
    const q = text.trim()
    if (q.length < SHORTEST_SUGGESTED) {
      close()
      return
    }
    pause.current = setTimeout(async () => {
      const controller = new AbortController()
      asking.current = controller
      const found = await call(suggest, { query: { q } }, { signal: controller.signal })
      if (controller.signal.aborted) return
      // Without suggestions the search still works.
      const shown = found.ok ? found.value.suggestions : []
      setSuggestions(shown)
      setActive(-1)
      setOpen(shown.length > 0)
      if (shown.length > 0) announce(shown.length === 1 ? '1 suggestion' : `${shown.length} suggestions`)
    }, PAUSE_MS)
  }

  useEffect(
    () => () => {
      clearTimeout(pause.current)
      asking.current?.abort()
    },
    [],
  )

  return { suggestions, isOpen, active, setActive, look, close }
}
