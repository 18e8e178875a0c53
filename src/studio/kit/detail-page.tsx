import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page } from './page.tsx'
import { ErrorState } from './states.tsx'

interface Query<Reply> {
  readonly data: Reply | undefined
  readonly error: unknown
  refetch(): unknown
}

/** A screen about one thing: loads it, shows when it does not exist, then renders the screen with it. */
export function DetailPage<Reply>({
  query,
  back,
  waitingTitle,
  width,
  children,
}: {
  readonly query: Query<Reply>
  readonly back?: { readonly to: string; readonly label: string } | undefined
  readonly waitingTitle: string
  readonly width?: 'narrow' | 'normal' | 'wide'
  readonly children: (reply: Reply) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  return (
    <Page title={waitingTitle} {...(back && { back })} width={width}>
      {query.error ? (
        <ErrorState
          error={query.error}
          onRetry={() => query.refetch()}
          action={
            back && (
              <Button component={Link} to={back.to} variant="default">
                Go to {back.label.toLowerCase()}
              </Button>
            )
          }
        />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

function Waiting() {
  return (
    <div aria-busy style={{ display: 'grid', gap: 16 }}>
      <Skeleton height={20} width="32%" />
      <Skeleton height={140} radius="md" />
      <Skeleton height={220} radius="md" />
    </div>
  )
}
