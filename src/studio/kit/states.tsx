import { Button } from '@mantine/core'
import { CircleAlert, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { codeOf, wordsFor } from './refusal.ts'
import classes from './states.module.css'
import { troubleTitles } from './trouble-titles.ts'

interface EmptyStateProps {
  readonly title: string
  readonly children: ReactNode
  /** The first action. */
  readonly action?: ReactNode
  readonly icon?: LucideIcon
  /** A sketch of the future screen. */
  readonly picture?: ReactNode
}

/** An empty screen: what will be here, and the first action. */
export function EmptyState({ title, children, action, icon: Icon, picture }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {picture ? (
        <div className={classes.picture} aria-hidden>
          {picture}
        </div>
      ) : (
        Icon && (
          <span className={classes.icon}>
            <Icon size={20} aria-hidden />
          </span>
        )
      )}
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.words}>{children}</p>
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  )
}

const gone = new Set([
  'order-not-found',
  'product-not-found',
  'email-not-found',
  'not-found',
  'import-not-found',
  'page-not-found',
  'form-not-found',
  'submission-not-found',
])

/** Something could not be shown: the reason, and what to do about it. */
export function ErrorState({
  error,
  onRetry,
  action,
  title = 'Unable to load. Try again.',
}: {
  readonly error: unknown
  readonly title?: string | undefined
  readonly onRetry?: () => void
  readonly action?: ReactNode
}) {
  const code = codeOf(error)
  const isGone = gone.has(code)
  if (code === 'not-permitted') return <NotPermittedState />
  const words = code === 'network' ? troubleTitles.connection : title
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-tone="notice">
        <CircleAlert size={20} aria-hidden />
      </span>
      <h2 className={classes.title}>{isGone ? 'Not found' : words}</h2>
      {/* An unexpected error has no further explanation. */}
      {code !== 'unexpected' && <p className={classes.words}>{wordsFor(error)}</p>}
      <div className={classes.actions}>
        {onRetry && !isGone && (
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
        {action}
        {isGone && (
          <Button component={Link} to="/" variant="default">
            Go to Home
          </Button>
        )}
      </div>
    </div>
  )
}

/** A screen that the role of the signed-in user cannot open: trying again does not help. */
export function NotPermittedState() {
  return (
    <div className={classes.state}>
      <span className={classes.icon}>
        <Lock size={20} aria-hidden />
      </span>
      <p className={classes.words}>Ask an administrator of the site for access.</p>
    </div>
  )
}
