import { calendarDay } from '#shared/dates/format.ts'
import type { TaxExemption, UsedExemption } from './schema.ts'

/** Whether an exemption applies at a moment: until the end of its last day. */
export const isExempt = (
  exemption: Pick<TaxExemption, 'endsOn'> | null,
  { at, timeZone }: { readonly at: number; readonly timeZone: string },
): boolean => exemption !== null && (exemption.endsOn === null || calendarDay(at, timeZone) <= exemption.endsOn)

/** An exemption on one line: 'Exempt from tax: Public school, certificate 12-34'. */
export const exemptionWords = ({ reason, certificate }: UsedExemption): string =>
  `Exempt from tax: ${reason}${certificate && `, certificate ${certificate}`}`
