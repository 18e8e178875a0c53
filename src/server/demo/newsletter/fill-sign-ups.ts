import { seededNumbers } from '#demo/seeded-numbers.ts'
import { type DemoSignUp, signUpsOfYear } from '#demo/sign-ups.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { DEFAULT_LIST_ID, newsletterLimits } from '#shared/newsletter/schema.ts'
import { newId } from '../../identifiers.ts'
import { subscriberSearchKey } from '../../newsletter/join-list.ts'
import { arrivalOf } from '../../newsletter/numbers/arrivals.ts'
import { addCounted } from '../../newsletter/numbers/sums.ts'
import type { ChangeScope } from '../../scope.ts'

/** The proof of consent of each subscriber of the demo: there is none. */
export const demoNote = 'Demo subscriber, created with the demo shop.'

/**
 * Writes a year of sign-ups: made up, like the orders. The same seed makes the same people; only their dates follow the
 * clock. No emails are written for them.
 * @returns those who did not confirm in time, and whose addresses are deleted by now
 */
export async function fillSignUps(
  { database, websiteId }: ChangeScope,
  formId: string,
  now: number,
): Promise<readonly DemoSignUp[]> {
  const all = signUpsOfYear(now, seededNumbers(707))
  const isGone = ({ confirmedAt, at }: DemoSignUp) =>
    confirmedAt === null && now - at > newsletterLimits.confirmationDays * DAY_MILLISECONDS
  const kept = all.filter((one) => !isGone(one)).map((one) => ({ ...one, id: newId() }))
  await insertRows(
    database,
    'newsletter_subscribers',
    kept.map(({ id, email, source, at, confirmedAt, leftAt }) => ({
      ...{ website_id: websiteId, id, list_id: DEFAULT_LIST_ID, email, name: '', source, language: 'en-US' },
      state: leftAt !== null ? 'unsubscribed' : confirmedAt !== null ? 'confirmed' : 'pending',
      search_key: subscriberSearchKey(email, ''),
      created_at: at,
      updated_at: leftAt ?? confirmedAt ?? at,
      confirmed_at: confirmedAt,
      unsubscribed_at: leftAt,
      counted_day: null,
    })),
  )
  await insertRows(
    database,
    'newsletter_events',
    kept.flatMap(({ id, source, page, at, confirmedAt, leftAt }) =>
      (
        [
          ['asked', at],
          ['confirmed', confirmedAt],
          ['unsubscribed', leftAt],
        ] as const
      ).flatMap(([kind, moment]) =>
        moment === null
          ? []
          : [
              {
                ...{ website_id: websiteId, id: newId(), subscriber_id: id, kind, at: moment, address: '' },
                words: kind === 'asked' ? demoNote : '',
                form_id: kind === 'asked' && source === 'form' ? formId : null,
                page_path: kind === 'asked' ? page : '',
                user_id: null,
              },
            ],
      ),
    ),
  )
  return all.filter(isGone)
}

/** Counts the sign-ups of people who are deleted: sums keep them. */
export function countGone(
  scope: ChangeScope,
  gone: readonly DemoSignUp[],
  { formId, timeZone }: { readonly formId: string; readonly timeZone: string },
): Promise<void> {
  return addCounted(
    scope,
    gone.map(({ at, source, page }) => ({
      what: 'signed_up' as const,
      at: arrivalOf({ at, source, formId: source === 'form' ? formId : null, pagePath: page }, timeZone),
    })),
  )
}
