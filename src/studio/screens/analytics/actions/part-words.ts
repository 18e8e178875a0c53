import { useStaff } from '#studio/session/staff-context.ts'

/** Says how many of some did something, in percent with one decimal, so that columns line up; a dash without any. */
export function usePart(): (part: number, whole: number) => string {
  const { locale } = useStaff().website
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  // Events may arrive apart: of someone who saw a form before midnight, only the sending counts for today.
  return (part, whole) => (whole === 0 ? '–' : percent.format(Math.min(1, part / whole)))
}
