import { useQueryClient } from '@tanstack/react-query'
import { signOut } from '#shared/sign-in/schema.ts'
import { showRefusal } from '#studio/kit/notices.tsx'
import { codeOf } from '#studio/kit/refusal.ts'
import { ask } from '#studio/kit/use-contract-query.ts'

/** Returns how to sign out. The page is loaded again, so that nothing of the one who left stays in memory. */
export function useSignOut(): () => void {
  const client = useQueryClient()
  return () => {
    ask(signOut, {})
      .catch((error: unknown) => {
        // Being signed out already is what was wanted.
        if (codeOf(error) !== 'not-signed-in') throw error
      })
      .then(() => {
        client.clear()
        sessionStorage.clear()
        location.assign('/config/')
      })
      .catch(showRefusal)
  }
}
