import { useQueryClient } from '@tanstack/react-query'
import { signOutCall } from '#shared/sign-in/schema.ts'
import { showRefusal } from '../kit/notices.tsx'
import { isOfSessionEnd } from '../kit/refusal.ts'
import { ask } from '../kit/use-contract-query.ts'

/** Returns a function that signs out. The page is reloaded, so that no data of the user stays in memory. */
export function useSignOut(): () => void {
  const client = useQueryClient()
  return () => {
    ask(signOutCall, {})
      .catch((error: unknown) => {
        // Being signed out already is the wanted result.
        if (!isOfSessionEnd(error)) throw error
      })
      .then(() => {
        client.clear()
        sessionStorage.clear()
        location.assign('/config/')
      })
      .catch(showRefusal)
  }
}
