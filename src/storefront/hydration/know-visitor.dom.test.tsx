import { afterEach, expect, test, vi } from 'vitest'
import { knowVisitor } from './know-visitor.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

function know(): string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  knowVisitor(['analytics'], () => 'an-id')
  return warn.mock.calls.map(([words]) => String(words))
}

test('a visitor who agreed has an id with an end, and the first visit is marked', () => {
  expect(know()).toEqual([])
  expect(localStorage.getItem('SS_ANALYTICS_ID')).toBe('an-id')
  expect(Number(localStorage.getItem('SS_ANALYTICS_EXPIRATION'))).toBeGreaterThan(Date.now())
  expect(sessionStorage.getItem('SS_HAS_LANDED')).toBe('true')
})

/** Puts a storage in the place of the browser's, which refuses some names. */
function refuse(refuses: (name: string) => boolean): Map<string, string> {
  const kept = new Map<string, string>()
  const allowed = (name: string): string => {
    if (refuses(name)) throw new DOMException('refused', 'QuotaExceededError')
    return name
  }
  vi.stubGlobal('localStorage', {
    clear: () => kept.clear(),
    getItem: (name: string) => kept.get(allowed(name)) ?? null,
    setItem: (name: string, value: string) => kept.set(allowed(name), value),
  })
  return kept
}

test('where the storage is full for the id, only that is warned of', () => {
  const kept = refuse((name) => name === 'SS_ANALYTICS_ID')
  expect(know()).toEqual(['Unable to store analyticsId'])
  expect(kept.get('SS_SESSION_ID')).toBe('an-id')
})

test('without any storage the page works, with a warning', () => {
  refuse(() => true)
  expect(know()).toEqual(['Unable access local/session storage'])
})
