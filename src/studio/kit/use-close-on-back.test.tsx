import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { Drawer } from './drawer.tsx'
import { Modal } from './modal.tsx'

/** The things that Back closes, the last of them first, as Chromium keeps them on Android. */
let watchers: Watcher[]
class Watcher extends EventTarget {
  constructor() {
    super()
    watchers.push(this)
  }
  destroy(): void {
    watchers = watchers.filter((one) => one !== this)
  }
}
const goBack = () =>
  act(() => {
    const last = watchers.at(-1)
    last?.destroy()
    last?.dispatchEvent(new Event('close'))
  })

function openOn(pointer: 'coarse' | 'fine') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}
beforeEach(() => {
  watchers = []
  vi.stubGlobal('CloseWatcher', Watcher)
  openOn('coarse')
})
afterEach(() => vi.unstubAllGlobals())

function Sheet() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Drawer opened={isOpen} onClose={() => setOpen(false)} title="More">
      Places
    </Drawer>
  )
}
function Dialog() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Modal opened={isOpen} onClose={() => setOpen(false)} title="Edit">
      <form>
        <input aria-label="Name" />
      </form>
    </Modal>
  )
}

test('Back closes a sheet, and the next Back leaves the page', () => {
  renderInStudio(<Sheet />)
  expect(screen.getByRole('dialog')).toBeTruthy()
  goBack()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(watchers).toEqual([])
})

test('Back closes a dialog at once in which nothing was typed', () => {
  renderInStudio(<Dialog />)
  goBack()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(watchers).toEqual([])
})

test('Back asks before it loses what was typed into a dialog, and Back again keeps it', async () => {
  const { person } = renderInStudio(<Dialog />)
  await person.type(screen.getByLabelText('Name'), 'Ada')
  goBack()
  expect(screen.getByText('Close without saving?')).toBeTruthy()
  goBack()
  expect(screen.queryByText('Close without saving?')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada')
  expect(watchers).toHaveLength(1)
})

test('the upper one of two dialogs is closed first', () => {
  renderInStudio(
    <>
      <Dialog />
      <Sheet />
    </>,
  )
  goBack()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByLabelText('Name')).toBeTruthy()
})

test('with a mouse, and in browsers that cannot watch it, Back leaves the page', () => {
  openOn('fine')
  renderInStudio(<Sheet />).unmount()
  openOn('coarse')
  vi.stubGlobal('CloseWatcher', undefined)
  renderInStudio(<Sheet />)
  expect(watchers).toEqual([])
})
