import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { Gate } from './gate.tsx'
import { createQueryClient } from './kit/query-client.ts'
import { cssVariables, theme } from './look/theme.ts'
import { router } from './router.tsx'

const client = createQueryClient()

/** The whole studio: what an owner sees at /config. */
export function Studio({ nonce }: { readonly nonce: string }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={client}>
        {/* One more waits until another closes, and its Undo with it: the pointer over one of them keeps all open. */}
        <Notifications position="bottom-center" limit={5} transitionDuration={150} />
        <Gate>
          <RouterProvider router={router} />
        </Gate>
      </QueryClientProvider>
    </MantineProvider>
  )
}
