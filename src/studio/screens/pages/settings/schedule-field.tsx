import { TextInput } from '@mantine/core'
import { useStaff } from '#studio/session/staff-context.ts'
import { momentOf, wallTimeOf } from '../../products/wall-time.ts'
import type { PageForm } from './page-form.ts'

/** When a scheduled page is published. */
export function ScheduleField({ form }: PageForm) {
  const { timeZone } = useStaff().website
  const { publishAt } = form.values
  return (
    <TextInput
      type="datetime-local"
      label="Publish date"
      description={`Time zone: ${timeZone.split('/').at(-1)!.replaceAll('_', ' ')}`}
      value={publishAt === null ? '' : wallTimeOf(publishAt, timeZone)}
      error={form.errors.publishAt}
      onChange={(event) => form.setFieldValue('publishAt', momentOf(event.currentTarget.value, timeZone))}
    />
  )
}
