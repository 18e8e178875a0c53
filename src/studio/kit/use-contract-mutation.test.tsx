import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { undoBatchCall } from '#shared/changes/schema.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { useContractMutation } from './use-contract-mutation.ts'
import { useUndoNotice } from './use-undo.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(status: number, body: object) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('batch')) asked.push(path)
    return Response.json(body, { status })
  })
  return asked
}

function Change({ onRefused }: { readonly onRefused?: (error: unknown) => void }) {
  const change = useContractMutation(undoBatchCall, { ...(onRefused && { onRefused }) })
  return (
    <button type="button" onClick={() => change.mutate({ parameters: { batchId: 'batch-1' } })}>
      Change
    </button>
  )
}

test('a refused change says so in a notice, unless its own place does', async () => {
  answer(409, { code: 'edit-conflict' })
  const { person, unmount } = renderInStudio(<Change />)
  await person.click(screen.getByText('Change'))
  expect(await screen.findByRole('alert')).toBeDefined()
  unmount()
  const onRefused = vi.fn()
  const again = renderInStudio(<Change onRefused={onRefused} />)
  await again.person.click(screen.getByText('Change'))
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
})

test('a change is undone from its notice, its batches in reverse', async () => {
  const asked = answer(200, {})
  function Example() {
    const say = useUndoNotice()
    return (
      <button type="button" onClick={() => say('2 images deleted', 'batch-1', null, 'batch-2')}>
        Delete
      </button>
    )
  }
  const { person } = renderInStudio(<Example />)
  await person.click(screen.getByText('Delete'))
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map((path) => path.match(/batch-\d/)?.[0])).toEqual(['batch-2', 'batch-1'])
  expect(await screen.findByText('Undone.')).toBeDefined()
})
