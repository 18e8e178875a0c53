import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useRouteError } from 'react-router'
import { Page } from '#studio/kit/page.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { isUnloaded } from './unloaded-screen.ts'

/** A screen that crashed, or whose code could not be loaded. */
export function ScreenFailed() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  // Reloading the page finds the files, or those of the new version.
  const isMissing = isUnloaded(error)
  return (
    <Page title={isMissing ? 'Reload needed' : 'Something went wrong'}>
      <EmptyState
        title={isMissing ? 'This screen couldn’t be loaded' : 'This screen stopped working'}
        action={
          <Group gap="xs" justify="center">
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button component={Link} to="/" variant="default">
              Go to Home
            </Button>
          </Group>
        }
      >
        {isMissing
          ? 'The connection was lost, or the studio was updated. What you typed is kept.'
          : 'Something went wrong on our side. What you typed is kept. Reload the page to continue.'}
      </EmptyState>
    </Page>
  )
}

/** A URL below /config that does not exist. */
export function NotFound() {
  return (
    <Page title="Page not found">
      <EmptyState
        title="This page doesn’t exist"
        action={
          <Button component={Link} to="/">
            Go to Home
          </Button>
        }
      >
        The URL may be mistyped, or the page was moved or deleted.
      </EmptyState>
    </Page>
  )
}
