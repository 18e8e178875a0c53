import { fireEvent, screen } from '@testing-library/react'
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

const dialogs = () => [...document.querySelectorAll('dialog')]

test.each([
  ['Escape', () => fireEvent(dialogs()[0]!, new Event('cancel', { cancelable: true })), false],
  ['going back', () => fireEvent.popState(window), false],
  ['a click beside it', () => fireEvent.click(dialogs()[0]!), false],
  ['“Keep editing”', () => fireEvent.click(screen.getByRole('button', { name: 'Keep editing' })), false],
  ['“Discard”', () => fireEvent.click(screen.getByRole('button', { name: 'Discard' })), true],
])('%s answers at once, before the browser reports that the dialog is closed', async (_, answer, expected) => {
  reportLater()
  const asked = askToConfirm(question)
  expect(dialogs()[0]!.open).toBe(true)
  answer()
  expect(await asked).toBe(expected)
  expect(dialogs()).toHaveLength(0)
})

test('a late report of the browser takes the focus from nothing', async () => {
  reportLater()
  const opener = document.body.appendChild(document.createElement('button'))
  const next = document.body.appendChild(document.createElement('input'))
  opener.focus()
  const asked = askToConfirm(question)
  const dialog = dialogs()[0]!
  fireEvent(dialog, new Event('cancel'))
  await asked
  expect(document.activeElement).toBe(opener)
  next.focus()
  fireEvent(dialog, new Event('close'))
  expect(document.activeElement).toBe(next)
})
