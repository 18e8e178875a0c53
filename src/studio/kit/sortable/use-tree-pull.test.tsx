import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { useTreePull } from './use-tree-pull.ts'

const rows = ['cups', 'vases', 'plates'].map((id) => ({ item: { id }, depth: 0, parentId: null }))
const HEIGHT = 40

/** The list as it is drawn: each row below the one before. */
function drawList(): HTMLUListElement {
  const list = document.createElement('ul')
  for (const [index, { item }] of rows.entries()) {
    const row = list.appendChild(document.createElement('li'))
    row.dataset.treeRow = item.id
    row.getBoundingClientRect = () => new DOMRect(0, index * HEIGHT, 200, HEIGHT)
  }
  return list
}

const at = (y: number) =>
  ({
    clientX: 5,
    clientY: y,
    buttons: 1,
    pointerId: 1,
    currentTarget: { setPointerCapture() {} },
  }) as unknown as PointerEvent<HTMLButtonElement>

test('a row goes where the pointer was let go, also where React has not drawn the last movement', () => {
  const onMove = vi.fn()
  const { result } = renderHook(() => useTreePull(rows, onMove))
  result.current.list.current = drawList()
  act(() => result.current.handleOf(rows[2]!).onPointerDown?.(at(2.5 * HEIGHT)))
  act(() => {
    const handle = result.current.handleOf(rows[2]!)
    handle.onPointerMove?.(at(1))
    handle.onPointerUp?.(at(1))
  })
  expect(onMove).toHaveBeenCalledExactlyOnceWith('plates', expect.objectContaining({ parentId: null, afterId: null }))
})
