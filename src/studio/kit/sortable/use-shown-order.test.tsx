import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useShownOrder } from './use-shown-order.ts'

const served = { ids: ['a', 'b', 'c'], updatedAt: 0 }
const idle = { isPending: false, isError: false }

test('a list is shown as it was left until the order of the server is newer', () => {
  const { result, rerender } = renderHook(({ from, move }) => useShownOrder(from, move), {
    initialProps: { from: served, move: idle },
  })
  let after: string | null = ''
  act(() => {
    after = result.current.show('c', 'a')
  })
  expect(after).toBeNull()
  expect(result.current.ids).toEqual(['c', 'a', 'b'])
  rerender({ from: { ids: ['c', 'b', 'a'], updatedAt: Date.now() + 1 }, move: idle })
  expect(result.current.ids).toEqual(['c', 'b', 'a'])
})

test('where the move fails, it is shown as the server has it', () => {
  const { result, rerender } = renderHook(({ move }) => useShownOrder(served, move), { initialProps: { move: idle } })
  act(() => {
    expect(result.current.show('a', 'b')).toBe('b')
  })
  rerender({ move: { isPending: false, isError: true } })
  expect(result.current.ids).toEqual(['a', 'b', 'c'])
})
