import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFonts } from './use-fonts.ts'

/** A frame whose page has these fonts. */
function frameWith(fonts: readonly { readonly status: string }[]) {
  const set = Object.assign(new EventTarget(), { [Symbol.iterator]: () => fonts[Symbol.iterator]() })
  return { set, frame: { current: { contentDocument: { fonts: set } } as unknown as HTMLIFrameElement } }
}

test('a font that fails later is noticed, and trying again loads the frame again', () => {
  const { set, frame } = frameWith([{ status: 'loaded' }])
  const { result } = renderHook(() => useFonts(frame))
  act(() => result.current.watch())
  expect([result.current.haveFailed, result.current.attempt]).toEqual([false, 1])
  act(() => void set.dispatchEvent(new Event('loadingerror')))
  expect(result.current.haveFailed).toBe(true)
  act(() => result.current.tryAgain())
  expect([result.current.haveFailed, result.current.attempt]).toEqual([false, 2])
})

test('a font that has failed before is noticed, and the notice can be closed', () => {
  const { frame } = frameWith([{ status: 'loaded' }, { status: 'error' }])
  const { result } = renderHook(() => useFonts(frame))
  act(() => result.current.watch())
  expect(result.current.haveFailed).toBe(true)
  act(() => result.current.dismiss())
  expect(result.current.haveFailed).toBe(false)
})
