import { formatDate } from '#shared/dates/format.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { Withdrawal } from '#shared/withdrawals/schema.ts'
import type { DrawnWords, EmailWebsite } from '../email.ts'
import { wordsOf } from './words-of.ts'

type WithdrawalEmail = 'withdrawal-received' | `withdrawal-${'accepted' | 'refused' | 'refunded'}`

/** The words of an email about a withdrawal. Its order number is the one that was typed, until it is matched. */
export const withdrawalWords = (
  website: EmailWebsite,
  kind: WithdrawalEmail,
  {
    name,
    orderNumber,
    receivedAt,
    order,
  }: Pick<Withdrawal, 'name' | 'orderNumber' | 'receivedAt'> & Partial<Pick<Withdrawal, 'order'>>,
): DrawnWords =>
  wordsOf(website, kind, {
    'customer.name': name,
    'order.number': order ? formatOrderNumber(order.number) : orderNumber,
    'withdrawal.date': formatDate(receivedAt, website.settings, 'moment'),
  })
