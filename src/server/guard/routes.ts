import type { Services } from '#server/services.ts'
import * as contracts from '#shared/guard/api.ts'
import { succeed } from '#shared/http/failure.ts'

/** The challenge that browsers solve before they send something. */
export function guardRoutes({ serve, guard }: Services): void {
  serve(contracts.getChallengeCall, async ({ website, query }) =>
    succeed({ challenge: await guard.giveChallenge(website.id, query.purpose) }),
  )
}
