import { afterEach, expect, test, vi } from 'vitest'
import { lengthOf } from './length-of.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Reads a file whose browser tells these lengths, one after the other. @returns the length, and where it was sought */
function read(...durations: number[]) {
  const media = document.createElement('video')
  vi.spyOn(document, 'createElement').mockReturnValue(media)
  const length = lengthOf('video', '/media/film.webm')
  for (const [place, value] of durations.entries()) {
    Object.defineProperty(media, 'duration', { value, configurable: true })
    media.dispatchEvent(new Event(place === 0 ? 'loadedmetadata' : 'durationchange'))
  }
  return { length, media }
}

test.each([
  ['a file that says its length', [187.4], 187],
  ['a recording whose length is known at its end', [Number.POSITIVE_INFINITY, 12.6], 13],
  ['a file that is longer than a day', [90_000], 86_400],
])('%s', async (_, durations, seconds) => {
  expect(await read(...durations).length).toBe(seconds)
})

test('the end of a recording without a length is looked for, and what never tells one has none', async () => {
  vi.useFakeTimers()
  const { length, media } = read(Number.POSITIVE_INFINITY)
  expect(media.currentTime).toBe(1e9)
  vi.advanceTimersByTime(15_000)
  expect(await length).toBeNull()
})
