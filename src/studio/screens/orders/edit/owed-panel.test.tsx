import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { OwedPanel } from './owed-panel.tsx'

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const edited: Order['events'][number] = { id: 'event-1', kind: 'edited', at: 1, by: 'Nora', text: '' }

test.each<[string, Partial<Order>, RegExp]>([
  ['an edit', { events: [edited] }, /The rest was added when the order was edited\./],
  ['an exchange', { expectedCents: 1000, events: [edited] }, /The rest was added by the exchange\./],
  [
    'an edit and an exchange',
    { expectedCents: 1000, events: [edited, { ...edited, id: 'event-2' }] },
    /The rest was added by the exchange or when the order was edited\./,
  ],
])('what is owed after %s says where it comes from', (_, changes, words) => {
  renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['orders.manage'], website })}>
      <OwedPanel order={buildOrder({ owedCents: 3000, ...changes })} />
    </StaffContext>,
  )
  expect(screen.getByText(words)).toBeDefined()
})
