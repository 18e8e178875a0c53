import { Text } from '@mantine/core'
import type { PageRow } from '#shared/pages/owner-api.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { statusTones } from './page-words.ts'

/** The status of a page with its fixed label: when it is published if it is scheduled, and whether it has a password. */
export function PageStatus({
  status,
  publishAt = null,
  isLocked = false,
}: Pick<PageRow, 'status'> & Partial<Pick<PageRow, 'publishAt' | 'isLocked'>>) {
  const { moment } = useFormats()
  const details = [status === 'scheduled' && publishAt !== null && moment(publishAt), isLocked && 'Password']
  const words = details.filter(Boolean).join(' · ')
  return (
    <>
      <StateMark tone={statusTones[status]}>{statusLabels[status]}</StateMark>
      {words && (
        <Text size="xs" c="dimmed">
          {words}
        </Text>
      )}
    </>
  )
}
