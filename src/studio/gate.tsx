import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { ErrorState } from './kit/states.tsx'
import { keyOf, useContractQuery } from './kit/use-contract-query.ts'
import { setSessionEnd, useSessionEnd } from './session/session-end.ts'
import { StaffContext } from './session/staff-context.ts'
import { INVITATION_PATH, InvitationScreen } from './sign-in/invitation-screen.tsx'
import { NEW_PASSWORD_PATH, NewPasswordScreen } from './sign-in/new-password-screen.tsx'
import { RemovedDialog } from './sign-in/removed-dialog.tsx'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'

const SetUpScreen = lazy(async () => ({ default: (await import('./screens/set-up/set-up.tsx')).SetUp }))

/**
 * Shows the studio to signed-in users. Everyone else sees the sign-in, or the set-up of an empty installation, at any
 * URL, and continues there afterwards.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const query = useContractQuery(whoAmICall, {}, { staleTime: 5 * 60_000 })
  const client = useQueryClient()
  const sessionEnd = useSessionEnd()
  const returnFocus = useReturnFocus(sessionEnd !== null)

  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return null
  const { staff, wasRemoved, needsSetUp, asksSetUpCode, site } = query.data
  if (needsSetUp) {
    return (
      <Suspense>
        <SetUpScreen asksCode={asksSetUpCode} />
      </Suspense>
    )
  }
  if (location.pathname === NEW_PASSWORD_PATH) return <NewPasswordScreen site={site?.title ?? location.host} />
  if (location.pathname === INVITATION_PATH)
    return <InvitationScreen site={site?.title ?? location.host} signedInAs={staff?.email ?? null} />
  if (!staff) return <SignInScreen site={site} wasRemoved={wasRemoved} />
  return (
    <StaffContext value={staff}>
      {children}
      <Modal
        opened={sessionEnd === 'ended'}
        onClose={() => {}}
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        onExitTransitionEnd={returnFocus}
        title="Your session has ended"
        size="sm"
      >
        <SignInForm
          email={staff.email}
          lead="Sign in again to continue. Nothing you typed is lost."
          onSignedIn={() => {
            setSessionEnd(null)
            void client.invalidateQueries({ queryKey: keyOf(whoAmICall) })
            void client.invalidateQueries()
          }}
        />
      </Modal>
      <RemovedDialog isOpen={sessionEnd === 'removed'} />
    </StaffContext>
  )
}

/**
 * Returns the focus to what had it when a session ended. A button that waits for its answer cannot keep it, so that the
 * dialog does not find it there.
 */
function useReturnFocus(isSessionOver: boolean): () => void {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isSessionOver) return
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [isSessionOver])
  return () => {
    if (document.activeElement === document.body && last.current?.isConnected) last.current.focus()
  }
}
