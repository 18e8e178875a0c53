import { Button, Skeleton, Stack } from '@mantine/core'
import { ChevronRight, Palette } from 'lucide-react'
import { Link } from 'react-router'
import { listEmailWordsCall } from '#shared/emails/owner-api.ts'
import { type EmailGroup, editableEmails, emailGroups, emailKinds } from '#shared/emails/words/kinds.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './email-settings.module.css'

/** Every email to customers and subscribers, what sends it, and whether the owner has changed its words. */
export function EmailSettingsScreen() {
  const query = useContractQuery(listEmailWordsCall, {})
  const may = useMay()
  return (
    <Page
      title="Customer emails"
      lead="Change what your emails say and what they look like."
      {...(may('emails.read') && { back: { to: '/emails', label: 'Emails' } })}
      actions={
        <Button
          component={Link}
          to="/email-settings/design"
          variant="default"
          leftSection={<Palette size={16} aria-hidden />}
        >
          Design
        </Button>
      }
    >
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.data ? (
        <Stack gap="lg">
          <Panel title="Sending" isFlush>
            <ul className={classes.rows}>
              <Row
                to="/email-settings/server"
                name="Mail server"
                when="The service that sends your emails, and the address that they come from."
                isEdited={false}
              />
            </ul>
          </Panel>
          {(Object.keys(emailGroups) as EmailGroup[]).map((group) => (
            <Panel key={group} title={emailGroups[group]} isFlush>
              <ul className={classes.rows}>
                {emailKinds
                  .filter((kind) => editableEmails[kind].group === group)
                  .map((kind) => (
                    <Row
                      key={kind}
                      to={`/email-settings/${kind}`}
                      name={editableEmails[kind].name}
                      when={editableEmails[kind].when}
                      isEdited={query.data.edited.includes(kind)}
                    />
                  ))}
              </ul>
            </Panel>
          ))}
          {may('forms.read') && (
            <Panel title="Forms" isFlush>
              <ul className={classes.rows}>
                <Row
                  to="/forms"
                  name="Reply to a form"
                  when="Sent to people who fill out a form. Its text is in the settings of each form."
                  isEdited={false}
                />
              </ul>
            </Panel>
          )}
        </Stack>
      ) : (
        <Skeleton height={480} radius="md" />
      )}
    </Page>
  )
}

interface RowProps {
  readonly to: string
  readonly name: string
  readonly when: string
  readonly isEdited: boolean
}

function Row({ to, name, when, isEdited }: RowProps) {
  return (
    <li>
      <Link className={classes.row} to={to}>
        <div className={classes.names}>
          <div className={classes.name}>{name}</div>
          <div className={classes.when}>{when}</div>
        </div>
        {isEdited && <StateMark tone="done">Edited</StateMark>}
        <ChevronRight size={16} aria-hidden />
      </Link>
    </li>
  )
}
