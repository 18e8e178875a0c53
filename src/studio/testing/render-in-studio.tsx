import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, type InitialEntry, MemoryRouter, RouterProvider } from 'react-router'
import { createQueryClient } from '#studio/kit/query-client.ts'
import { theme } from '#studio/look/theme.ts'

/**
 * Renders a part of the studio with what surrounds it, at an address. A part that asks before it is left needs the
 * router of the studio, which loads pages later.
 * @returns a simulated user, and the result
 */
export function renderInStudio(part: ReactNode, address: InitialEntry = '/', { asksBeforeLeaving = false } = {}) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] })
  const client = createQueryClient()
  const person = userEvent.setup()
  const view = render(part, {
    wrapper: ({ children }) => (
      // Without transitions: what is opened is there, and what is closed is gone.
      <MantineProvider theme={theme} env="test">
        <QueryClientProvider client={client}>
          <Notifications />
          {asksBeforeLeaving ? (
            <RouterProvider router={router} />
          ) : (
            <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
          )}
        </QueryClientProvider>
      </MantineProvider>
    ),
  })
  return { person, ...view }
}
