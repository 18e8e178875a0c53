import { describe, expect, test } from 'vitest'
import { isPlaying, maySlide, type Watched } from './autoplay.ts'

const nothing: Watched = {
  chosen: null,
  prefersReducedMotion: false,
  isHovered: false,
  isFocused: false,
  isHidden: false,
}

describe('a slideshow', () => {
  test.each<[string, Partial<Watched>, boolean]>([
    ['nothing is against it', {}, true],
    ['the visitor prefers reduced motion', { prefersReducedMotion: true }, false],
    ['the pointer is over it', { isHovered: true }, false],
    ['it has the focus', { isFocused: true }, false],
    ['it is not seen', { isHidden: true }, false],
    ['the visitor has paused it', { chosen: 'pause' }, false],
    ['the visitor has started it, whose pointer is over the button', { chosen: 'play', isHovered: true }, true],
    ['the visitor has started it in spite of reduced motion', { chosen: 'play', prefersReducedMotion: true }, true],
    ['the visitor has started it and gone to another tab', { chosen: 'play', isHidden: true }, false],
  ])('when %s', (_when, changes, moves) => {
    expect(maySlide({ ...nothing, ...changes })).toBe(moves)
  })

  test('that only waits for the pointer to leave can still be paused', () => {
    expect(isPlaying({ ...nothing, isHovered: true })).toBe(true)
    expect(isPlaying({ ...nothing, prefersReducedMotion: true })).toBe(false)
    expect(isPlaying({ ...nothing, chosen: 'pause' })).toBe(false)
  })
})
