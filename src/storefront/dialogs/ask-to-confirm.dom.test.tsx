import { fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { askToConfirm } from './ask-to-confirm.ts'

const question = { title: 'Discard your changes?', text: 'They are lost.', confirm: 'Discard', cancel: 'Keep editing' }

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Browsers report that a dialog is closed in a later task. */
function reportLater() {
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.removeAttribute('open')
  })
}

/** Tests of other files may have left listeners that open a dialog of their own when somebody goes back. */
const newest = () => [...document.querySelectorAll('dialog')].at(-1)!
const press = (name: string) => fireEvent.click(within(newest()).getByRole('button', { name }))

test.each([
  ['Escape', () => fireEvent(newest(), new Event('cancel', { cancelable: true })), false],
  ['going back', () => fireEvent.popState(window), false],
  ['a click beside it', () => fireEvent.click(newest()), false],
  ['“Keep editing”', () => press('Keep editing'), false],
  ['“Discard”', () => press('Discard'), true],
])('%s answers at once, before the browser reports that the dialog is closed', async (_, answer, expected) => {
  reportLater()
  const asked = askToConfirm(question)
  const dialog = newest()
  expect(dialog.open).toBe(true)
  answer()
  expect(await asked).toBe(expected)
  expect(dialog.isConnected).toBe(false)
})

test('a late report of the browser takes the focus from nothing', async () => {
  reportLater()
  const opener = document.body.appendChild(document.createElement('button'))
  const next = document.body.appendChild(document.createElement('input'))
  opener.focus()
  const asked = askToConfirm(question)
  const dialog = newest()
  fireEvent(dialog, new Event('cancel'))
  await asked
  expect(document.activeElement).toBe(opener)
  next.focus()
  fireEvent(dialog, new Event('close'))
  expect(document.activeElement).toBe(next)
})
