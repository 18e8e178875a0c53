import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { useDropArea, useNoStrayDrops } from './file-drops.ts'
import { isTyping, useSaveShortcut } from './shortcuts.ts'
import { stayInOpenList } from './stay-in-open-list.ts'

test.each([
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<input type="text">', true],
  ['<input type="date">', true],
  ['<input type="checkbox">', false],
  ['<input type="range">', false],
  ['<button></button>', false],
])('a letter pressed in %s types something: %s', (html, expected) => {
  const box = document.createElement('div')
  box.innerHTML = html
  expect(isTyping(box.firstElementChild)).toBe(expected)
})

test.each([
  ['{Control>}s{/Control}', 1],
  ['{Meta>}S{/Meta}', 1],
  ['s', 0],
  ['{Control>}{Alt>}s{/Alt}{/Control}', 0],
])('%s saves %i times, wherever the focus is', async (keys, times) => {
  const save = vi.fn()
  function Example() {
    useSaveShortcut(save)
    return <input aria-label="Name" />
  }
  const { person } = renderInStudio(<Example />)
  await person.click(screen.getByLabelText('Name'))
  await person.keyboard(keys)
  expect(save).toHaveBeenCalledTimes(times)
})

test.each([
  ['true', 0],
  ['false', 1],
])('Enter in a field whose list is open (%s) submits its form %i times', async (isOpen, times) => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const { person } = renderInStudio(
    <form onSubmit={submit}>
      <input
        aria-label="Page"
        role="combobox"
        aria-controls="none"
        aria-expanded={isOpen === 'true'}
        onKeyDown={stayInOpenList}
      />
    </form>,
  )
  await person.type(screen.getByLabelText('Page'), '{Enter}')
  expect(submit).toHaveBeenCalledTimes(times)
})

const files = { dataTransfer: { types: ['Files'], files: [new File(['x'], 'mug.jpg')], dropEffect: '' } }
const text = { dataTransfer: { types: ['text/plain'], files: [], dropEffect: '' } }

test('files that are dropped on an area are taken, text is not', () => {
  const onFiles = vi.fn()
  function Area() {
    return <section aria-label="Images" {...useDropArea(onFiles)} />
  }
  renderInStudio(<Area />)
  const area = screen.getByRole('region', { name: 'Images' })
  fireEvent.dragOver(area, files)
  expect(area.dataset.over).toBe('true')
  fireEvent.drop(area, text)
  expect(onFiles).not.toHaveBeenCalled()
  fireEvent.drop(area, files)
  expect(onFiles.mock.lastCall?.[0]).toHaveLength(1)
  expect(area.dataset.over).toBeUndefined()
})

test('files that are dropped elsewhere are not opened by the browser', () => {
  function Screen() {
    useNoStrayDrops()
    return <main>Screen</main>
  }
  const { unmount } = renderInStudio(<Screen />)
  // `fireEvent` returns false where the default was prevented.
  expect(fireEvent.drop(screen.getByRole('main'), files)).toBe(false)
  expect(fireEvent.drop(screen.getByRole('main'), text)).toBe(true)
  unmount()
  expect(fireEvent.drop(document.body, files)).toBe(true)
})
