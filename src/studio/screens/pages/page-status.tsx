import { Text } from '@mantine/core'
import type { PageRow } from '#shared/pages/owner-api.ts'
import { isShown } from '#shared/pages/schema.ts'
import { statusLabels } from '#shared/publication/status.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { statusTones } from './page-words.ts'

type PageStatusProps = Pick<PageRow, 'status'> &
  Partial<Pick<PageRow, 'publishAt' | 'isLocked' | 'hasChanges' | 'changesAt'>>

/** The status of a page with its fixed label: when it or its changes are published, and whether it has a password. */
export function PageStatus(props: PageStatusProps) {
  const { status, publishAt = null, isLocked = false, hasChanges = false, changesAt = null } = props
  const { day, moment } = useFormats()
  const details = [
    status === 'scheduled' && publishAt !== null && moment(publishAt),
    changesAt === null
      ? hasChanges && isShown({ status }) && 'Unpublished changes'
      : `Changes: ${statusLabels.scheduled}, ${day(changesAt)}`,
    isLocked && 'Password',
  ]
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
