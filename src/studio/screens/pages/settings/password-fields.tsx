import { Checkbox, Stack, TextInput } from '@mantine/core'
import type { PageSettings } from '#shared/pages/owner-api.ts'
import type { PageForm } from './page-form.ts'

/** Whether visitors need a password to see a page, and which one. @param page as it is saved */
export function PasswordFields({ page, form }: PageForm & { readonly page: PageSettings }) {
  return (
    <Stack gap="xs">
      <Checkbox
        label="Require a password"
        description="Visitors see the page after they enter it. The sitemap and the site’s search leave the page out."
        {...form.getInputProps('isLocked', { type: 'checkbox' })}
      />
      {form.values.isLocked && (
        <TextInput
          ml={28}
          label="Password"
          description={page.isLocked ? 'Leave empty to keep the current password.' : undefined}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('newPassword')}
        />
      )}
    </Stack>
  )
}
