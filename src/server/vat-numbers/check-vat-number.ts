import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { isInVies, tidyVatNumber, VAT_CHECK_LASTS } from '#shared/vat-numbers/rules.ts'
import type { VatCheck } from '#shared/vat-numbers/schema.ts'
import { askVies } from './ask-vies.ts'
import { checkVatNumberJob } from './jobs.ts'
import { findVatCheck, saveVatCheck } from './vat-check-store.ts'

/** How long VIES is left alone after it did not answer, in milliseconds. */
const PAUSE = 60_000

type CheckServices = Pick<Services, 'app' | 'database' | 'env' | 'websites' | 'worker'>

/**
 * What VIES says about a VAT number: its answer of the last day, or a new one. When it does not answer, a job asks again
 * later.
 * @param number in the right form (`checkForm`)
 */
export async function checkVatNumber(
  services: CheckServices,
  website: { readonly id: string; readonly settings: StoreSettings },
  number: string,
  now = Date.now(),
): Promise<VatCheck> {
  const earlier = await findVatCheck(reading(services, website), number)
  if (earlier && now - earlier.checkedAt < (earlier.state === 'unavailable' ? PAUSE : VAT_CHECK_LASTS)) return earlier
  const check = await askAboutNumber(services, website.settings, number, now)
  await changing(services, website, null, async (scope) => {
    await saveVatCheck(scope, check)
    if (check.state === 'unavailable')
      await scope.enqueue(checkVatNumberJob, { number }, { uniqueKey: number, runAt: now + PAUSE })
  })
  return check
}

/** Asks VIES about a number, whatever was known. */
export async function askAboutNumber(
  { app, env }: Pick<Services, 'app' | 'env'>,
  { taxNumber }: Pick<StoreSettings, 'taxNumber'>,
  number: string,
  now: number,
): Promise<VatCheck> {
  const unknown = { number, name: '', consultation: '', checkedAt: now }
  if (!isInVies(number)) return { ...unknown, state: 'not-in-vies' }
  const own = tidyVatNumber(taxNumber)
  const answer = await askVies({ apiUrl: env.VIES_API_URL, number, requester: isInVies(own) ? own : '' })
  if (answer.kind === 'away') {
    app.log.warn({ reason: answer.reason }, 'VIES did not answer')
    return { ...unknown, state: 'unavailable' }
  }
  const { isValid, name, consultation } = answer
  return { ...unknown, state: isValid ? 'valid' : 'invalid', name, consultation }
}
