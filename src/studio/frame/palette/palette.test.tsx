import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Found } from '#shared/palette/api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { openPalette, Palette } from './palette.tsx'

afterEach(() => vi.unstubAllGlobals())

const order: Found = { kind: 'order', id: '1', title: 'Order #00021', detail: 'Hana Sato', path: '/orders/1' }
const mug: Found = { kind: 'product', id: '2', title: 'Harbor Mug', detail: '', path: '/products/2' }

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>

/** Shows the search. Answers wait until the test gives them, by the text that was asked for. */
function show() {
  const answers = new Map<string, (found: readonly Found[]) => void>()
  vi.stubGlobal('fetch', (path: string) => {
    const text = new URL(path, 'https://shop.example').searchParams.get('text') ?? ''
    return new Promise((answer) => answers.set(text, (found) => answer(Response.json({ found }))))
  })
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['site.read'], website: {} })}>
      <Palette />
      <Address />
    </StaffContext>,
  )
  act(openPalette)
  const answer = async (text: string, found: readonly Found[]) => {
    await vi.waitUntil(() => answers.has(text))
    answers.get(text)?.(found)
  }
  return { person, answer, address: () => screen.getByRole('status', { name: 'Address' }).textContent }
}

test('Enter waits for the results of the text that is there, and opens the first of them', async () => {
  const { person, answer, address } = show()
  await person.keyboard('ha')
  await answer('ha', [order, mug])
  expect(await screen.findByRole('option', { name: /Harbor Mug/ })).toBeDefined()
  await person.keyboard('rb{Enter}')
  expect(address()).toBe('/')
  await answer('harb', [mug])
  await vi.waitUntil(() => address() !== '/')
  expect(address()).toBe('/products/2')
})

test('text typed after Enter takes the key back', async () => {
  const { person, answer, address } = show()
  await person.keyboard('ha{Enter}r')
  await answer('har', [mug])
  expect(await screen.findByRole('option', { name: /Harbor Mug/ })).toBeDefined()
  expect(address()).toBe('/')
})

test('an action whose name is typed comes before what was found', async () => {
  const { person, answer } = show()
  await person.keyboard('sign out')
  await answer('sign out', [mug])
  await screen.findByRole('option', { name: /Harbor Mug/ })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Sign out', 'Harbor Mug'])
})

test('Escape closes the search once its field is empty', async () => {
  const { person } = show()
  await person.keyboard('{Escape}')
  await vi.waitUntil(() => screen.queryByRole('dialog') === null)
})

test('the shortcut opens no search over another dialog, whose text would be lost', async () => {
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['site.read'], website: {} })}>
      <Palette />
      <Modal opened onClose={() => {}} title="Add webhook">
        <input aria-label="URL" />
      </Modal>
    </StaffContext>,
  )
  await person.click(screen.getByLabelText('URL'))
  await person.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog', { name: 'Search everything' })).toBeNull()
})
