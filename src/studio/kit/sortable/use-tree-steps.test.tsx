import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import type { Step, TreeRow } from './tree.ts'
import { useTreeSteps } from './use-tree-steps.tsx'

interface Item {
  readonly id: string
}
const row = (id: string, parentId: string | null = null): TreeRow<Item> => ({
  item: { id },
  depth: parentId === null ? 0 : 1,
  parentId,
})

/** A tree of which one thing is moved by a step. @returns what happens when its rows arrive in a new order */
async function move(id: string, step: Step, rows: readonly TreeRow<Item>[]) {
  const onMove = vi.fn()
  function Tree({ rows: shown }: { readonly rows: readonly TreeRow<Item>[] }) {
    const steps = useTreeSteps(shown, { nameOf: (item) => item.id, onMove })
    return (
      <>
        <button type="button" onClick={() => steps.step(id, step)}>
          Move
        </button>
        <output>{steps.announcement}</output>
      </>
    )
  }
  const { person, rerender } = renderInStudio(<Tree rows={rows} />)
  await person.click(screen.getByRole('button', { name: 'Move' }))
  const said = () => screen.getByRole('status').textContent
  return { onMove, said, arrive: (next: readonly TreeRow<Item>[]) => rerender(<Tree rows={next} />) }
}

const tree = [row('Mugs'), row('Espresso', 'Mugs'), row('Bowls'), row('Vases')]

test('a thing that was moved by a step is announced with its place, when the tree shows it', async () => {
  const { onMove, said, arrive } = await move('Vases', 'up', tree)
  expect(onMove).toHaveBeenCalledExactlyOnceWith('Vases', { parentId: null, afterId: 'Mugs' })
  expect(said()).toBe('')
  arrive([row('Mugs'), row('Espresso', 'Mugs'), row('Vases'), row('Bowls')])
  expect(said()).toBe('Vases moved to place 2 of 3.')
})

test('a thing that was moved into another one is announced with it', async () => {
  const { said, arrive } = await move('Bowls', 'in', tree)
  arrive([row('Mugs'), row('Espresso', 'Mugs'), row('Bowls', 'Mugs'), row('Vases')])
  expect(said()).toBe('Bowls moved to place 2 of 2 in Mugs.')
})

test('a step that leads nowhere changes and says nothing', async () => {
  const { onMove, said, arrive } = await move('Mugs', 'up', tree)
  arrive([row('Bowls'), row('Mugs')])
  expect(onMove).not.toHaveBeenCalled()
  expect(said()).toBe('')
})
