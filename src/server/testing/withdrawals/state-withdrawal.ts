import type { Browser } from '#server/testing/test-app.ts'
import { withdrawalPath } from '#shared/withdrawals/paths.ts'
import type { WithdrawalStatement } from '#shared/withdrawals/schema.ts'

/** Sends the form of the withdrawal page, as a browser without JavaScript does. */
export const postWithdrawal = (visitor: Browser, fields: Readonly<Record<string, string>>) =>
  visitor.request('POST', withdrawalPath, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

/** Confirms a statement, which is the second step. */
export const stateWithdrawal = (visitor: Browser, statement: WithdrawalStatement, key: string = crypto.randomUUID()) =>
  postWithdrawal(visitor, { ...statement, key, step: 'confirm' })
