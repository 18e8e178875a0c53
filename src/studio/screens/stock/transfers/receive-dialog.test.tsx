import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Transfer } from '#shared/stock-transfers/schema.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const line = { sku: '', costCents: null, received: 0, rejected: 0, missing: 0 }
const transfer: Transfer = {
  ...{
    id: 'transfer-1',
    number: 1,
    state: 'sent',
    kind: 'transfer',
    from: 'Main location',
    to: 'Berlin',
    reference: '',
  },
  ...{
    expectedOn: null,
    quantity: 12,
    incoming: 9,
    updatedAt: 1,
    fromLocationId: 'main-location',
    toLocationId: 'berlin-1',
  },
  ...{ supplier: '', note: '', revision: 3, createdAt: 1, sentAt: 1, closedAt: null },
  lines: [
    { ...line, variantId: 'variant-1', title: 'Mug', quantity: 6, incoming: 6 },
    { ...line, variantId: 'variant-2', title: 'Jar', quantity: 3, incoming: 3 },
    { ...line, variantId: 'variant-3', title: 'Bowl', quantity: 3, received: 3, incoming: 0 },
  ],
}

function draw() {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ transfer: { ...transfer, incoming: 1 } })
  })
  const close = vi.fn()
  const view = renderInStudio(<ReceiveDialog transfer={transfer} close={close} outdates={[]} />)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  return { ...view, sent, close, save }
}

test('nothing is sent before something was counted, and what was received before is not asked again', () => {
  const { save } = draw()
  expect(save.disabled).toBe(true)
  expect(screen.queryByRole('textbox', { name: 'Received: Bowl' })).toBe(null)
})

test('everything is received with one press, and corrected where it differs', async () => {
  const { person, sent, save, close } = draw()
  await person.click(screen.getByRole('button', { name: 'Receive everything' }))
  await person.clear(screen.getByRole('textbox', { name: 'Received: Jar' }))
  await person.type(screen.getByRole('textbox', { name: 'Received: Jar' }), '1')
  await person.clear(screen.getByRole('textbox', { name: 'Missing: Jar' }))
  await person.type(screen.getByRole('textbox', { name: 'Missing: Jar' }), '1')
  await person.click(save)
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      revision: 3,
      lines: [
        { variantId: 'variant-1', received: 6, rejected: 0, missing: 0 },
        { variantId: 'variant-2', received: 1, rejected: 0, missing: 1 },
      ],
    },
  ])
})
