import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Count } from '#shared/stock-counts/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { CountLines } from './count-lines.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const staff = buildStaff({ permissions: ['products.write'], website })
const count: Count = {
  ...{ id: 'count-0001', number: 1, state: 'open', locationId: 'main-location', location: 'Main location' },
  ...{ isBlind: false, lines: 2, counted: 0, different: 0, startedAt: 1, startedBy: 'Olive', closedAt: null },
}
const line = { countedAt: null, countedBy: '' }
const mug = { ...line, variantId: 'variant-1', title: 'Mug', sku: 'MUG-1', counted: null, expected: 10 }
const jar = { ...line, variantId: 'variant-2', title: 'Jar', sku: 'JAR-1', counted: 4, expected: 4 }

function draw() {
  const saved: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    const sku = new URL(path, 'https://shop.example').searchParams.get('sku')
    if (body) {
      saved.push(...(JSON.parse(body) as { lines: unknown[] }).lines)
      return Response.json({ count, lines: [{ ...mug, counted: 8 }] })
    }
    if (sku === 'MUG-9') return Response.json({ lines: [], next: null })
    return Response.json({ lines: sku ? [mug] : [jar, mug], next: null })
  })
  const view = renderInStudio(
    <StaffContext value={staff}>
      <CountLines count={count} canWrite />
    </StaffContext>,
  )
  return { ...view, saved, sku: screen.getByRole<HTMLInputElement>('textbox', { name: /^SKU/ }) }
}

test('a scanned SKU leads to its quantity, and Enter saves it and leads back to the next one', async () => {
  const { person, saved, sku } = draw()
  await person.type(sku, 'MUG-1{Enter}')
  const quantity = await screen.findByRole('textbox', { name: /^Quantity of Mug/ })
  await waitFor(() => expect(document.activeElement).toBe(quantity))
  await person.keyboard('8{Enter}')
  await waitFor(() => expect(saved).toEqual([{ kind: 'set', variantId: 'variant-1', counted: 8, seen: null }]))
  expect(document.activeElement).toBe(sku)
  expect(sku.value).toBe('')
})

test('a SKU that is not in the count is shown at its field', async () => {
  const { person, sku } = draw()
  await person.type(sku, 'MUG-9{Enter}')
  expect(await screen.findByText('No item of this count has this SKU.')).toBeDefined()
})

test('Enter in the list saves a number and moves on, and an empty field takes a number back', async () => {
  const { person, saved } = draw()
  const jars = await screen.findByRole('textbox', { name: 'Counted: Jar' })
  await person.clear(jars)
  await person.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Counted: Mug' }))
  await waitFor(() => expect(saved).toEqual([{ kind: 'set', variantId: 'variant-2', counted: null, seen: 4 }]))
})
