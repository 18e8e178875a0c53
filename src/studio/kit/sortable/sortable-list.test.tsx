import { Menu } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { DragHandle } from './drag-handle.tsx'
import { SortableList } from './sortable-list.tsx'
import { StepItems } from './step-items.tsx'
import { useSortableItem } from './use-sortable-item.ts'

const names: Readonly<Record<string, string>> = { a: 'Mug', b: 'Bowl', c: 'Vase' }
const ROW_HEIGHT = 40

// The DOM lays nothing out: rows stand below each other here, as in a browser.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li')
    const index = row ? [...row.parentElement!.children].indexOf(row) : 0
    return new DOMRect(0, index * ROW_HEIGHT, 300, ROW_HEIGHT)
  })
})
afterEach(() => vi.restoreAllMocks())

function Row({ id }: { readonly id: string }) {
  const { item, handle, onStepKey } = useSortableItem(id)
  return (
    <li {...item}>
      <DragHandle label={`Move ${names[id]}`} handle={handle} />
      <button type="button" onKeyDown={onStepKey}>
        {names[id]}
      </button>
      <Menu>
        <Menu.Target>
          <button type="button">More actions for {names[id]}</button>
        </Menu.Target>
        <Menu.Dropdown>
          <StepItems id={id} />
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

function draw(isDisabled = false) {
  const onMove = vi.fn()
  const view = renderInStudio(
    <SortableList ids={['a', 'b', 'c']} nameOf={(id) => names[id]!} onMove={onMove} isDisabled={isDisabled}>
      <ul>
        <Row id="a" />
        <Row id="b" />
        <Row id="c" />
      </ul>
    </SortableList>,
  )
  const says = (words: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))
  return { ...view, onMove, says, handle: (name: string) => screen.getByRole('button', { name: `Move ${name}` }) }
}

test('a thing is picked up with Space, moved with the arrow keys and put down, and each step is announced', async () => {
  const { person, onMove, says, handle } = draw()
  handle('Mug').focus()
  await person.keyboard(' ')
  await says('Mug is over place 1 of 3.')
  await person.keyboard('{ArrowDown}')
  await says('Mug is over place 2 of 3.')
  await person.keyboard('{ArrowDown}')
  await says('Mug is over place 3 of 3.')
  await person.keyboard(' ')
  await says('Mug dropped at place 3 of 3.')
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', 'c')
})

test('Escape leaves a thing where it was', async () => {
  const { person, onMove, says, handle } = draw()
  handle('Vase').focus()
  await person.keyboard(' ')
  await says('Vase is over place 3 of 3.')
  await person.keyboard('{ArrowUp}')
  await says('Vase is over place 2 of 3.')
  await person.keyboard('{Escape}')
  await says('Vase stays at place 3 of 3.')
  expect(onMove).not.toHaveBeenCalled()
})

test('a thing that is put down at its own place is not moved', async () => {
  const { person, onMove, says, handle } = draw()
  handle('Bowl').focus()
  await person.keyboard(' ')
  await says('Bowl is over place 2 of 3.')
  await person.keyboard(' ')
  await says('Bowl dropped at place 2 of 3.')
  expect(onMove).not.toHaveBeenCalled()
})

test('a list that is disabled moves nothing', async () => {
  const { person, onMove, handle } = draw(true)
  handle('Mug').focus()
  await person.keyboard(' {ArrowDown} ')
  expect(onMove).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('Alt and an arrow key move a thing by one place, which is announced', async () => {
  const { person, onMove } = draw()
  screen.getByRole('button', { name: 'Mug' }).focus()
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', 'b')
  expect(screen.getByText('Mug moved to place 2 of 3.')).toBeTruthy()
})

test.each([
  ['the first thing does not move up', 'Mug', '{ArrowUp}'],
  ['the last thing does not move down', 'Vase', '{ArrowDown}'],
])('%s', async (_, name, key) => {
  const { person, onMove } = draw()
  screen.getByRole('button', { name }).focus()
  await person.keyboard(`{Alt>}${key}{/Alt}`)
  expect(onMove).not.toHaveBeenCalled()
  expect(screen.queryByText(/moved to/)).toBeNull()
})

test('the menu of a thing moves it by one place, which is announced; at the ends, only inwards', async () => {
  const { person, onMove } = draw()
  await person.click(screen.getByRole('button', { name: 'More actions for Vase' }))
  expect(screen.getByRole('menuitem', { name: /Move down/ })).toHaveProperty('disabled', true)
  await person.click(screen.getByRole('menuitem', { name: /Move up/ }))
  expect(onMove).toHaveBeenCalledExactlyOnceWith('c', 'b')
  expect(screen.getByText('Vase moved to place 2 of 3.')).toBeTruthy()
})
