import { Stack } from '@mantine/core'
import { Page } from '#studio/kit/page.tsx'
import { useMember } from '#studio/session/member-context.ts'
import { Password } from './password.tsx'
import { Sessions } from './sessions.tsx'

/** The account of the one who is signed in: their password, and where they are signed in. */
export function Account() {
  const { name, email } = useMember()
  return (
    <Page title="Your account" lead={`${name} · ${email}`} width="narrow">
      <Stack gap={20}>
        <Password />
        <Sessions />
      </Stack>
    </Page>
  )
}
