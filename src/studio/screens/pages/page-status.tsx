import { type Status, statusLabels } from '#shared/publication/status.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { statusTones } from './page-words.ts'

/** The status of a page with its fixed label. */
export function PageStatus({ status }: { readonly status: Status }) {
  return <StateMark tone={statusTones[status]}>{statusLabels[status]}</StateMark>
}
