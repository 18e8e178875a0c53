import { Stack } from '@mantine/core'
import { Page } from '#studio/kit/page.tsx'
import { Leave } from './leave.tsx'
import { Password } from './password.tsx'
import { Profile } from './profile.tsx'
import { Sessions } from './sessions.tsx'

/** The account of the signed-in user: profile, password, sessions, and leaving the site. */
export function Account() {
  return (
    <Page title="Your account" width="narrow">
      <Stack gap={20}>
        <Profile />
        <Password />
        <Sessions />
        <Leave />
      </Stack>
    </Page>
  )
}
