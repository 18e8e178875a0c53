import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useRouteError } from 'react-router'
import { Page } from '#studio/kit/page.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { isUnloaded } from './unloaded-screen.ts'

/** A screen that broke, or whose code could not be loaded. */
export function ScreenFailed() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  // Loading the page anew finds the files, or those of the new version.
  const isMissing = isUnloaded(error)
  return (
    <Page title={isMissing ? 'Reload needed' : 'Something went wrong'}>
      <EmptyState
        title={isMissing ? 'This screen could not be loaded' : 'This screen has stopped'}
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        {isMissing
          ? 'The connection was lost, or the studio has been upgraded in the meantime. What you typed is kept.'
          : 'It is our fault, not yours. What you typed is kept; reload the page to go on.'}
      </EmptyState>
    </Page>
  )
}

/** An address below /config that leads nowhere. */
export function NotFound() {
  return (
    <Page title="Not here">
      <EmptyState
        title="There is no such screen"
        action={
          <Button component={Link} to="/">
            Go to Home
          </Button>
        }
      >
        The address may have been mistyped, or it is from an older version.
      </EmptyState>
    </Page>
  )
}
