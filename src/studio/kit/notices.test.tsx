import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { showRefusal, showUndo, undoLatest } from './notices.tsx'
import { Refusal } from './refusal.ts'

/** Presses the key. @returns whether there was something to undo */
function undoByKey(): boolean {
  let wasUndone = false
  act(() => {
    wasUndone = undoLatest()
  })
  return wasUndone
}

test('a change is undone by the button of its notice, once', async () => {
  const undo = vi.fn()
  const { person } = renderInStudio(null)
  act(() => showUndo('Mug deleted', undo))
  expect((await screen.findByRole('alert')).textContent).toContain('Mug deleted')
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(undoByKey()).toBe(false)
  await waitFor(() => expect(screen.queryByText('Mug deleted')).toBeNull())
})

test('the key undoes the latest change that is shown', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  renderInStudio(null)
  act(() => {
    showUndo('Mug deleted', first)
    showUndo('Bowl deleted', second)
  })
  expect(undoByKey()).toBe(true)
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([0, 1])
  expect(undoByKey()).toBe(false)
})

test('a refusal is shown in its words, but not when someone has to sign in', async () => {
  renderInStudio(null)
  const refusal = new Refusal({ code: 'change-final' })
  act(() => {
    showRefusal(new Refusal({ code: 'not-signed-in' }))
    showRefusal(refusal)
  })
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([refusal.message])
})
