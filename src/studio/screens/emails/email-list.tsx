import { Alert, Anchor, Button } from '@mantine/core'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { type EmailSummary, emailStates, listEmailsCall } from '#shared/emails/schema.ts'
import { unsentWords } from '#studio/kit/delivery-words.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { emailWords, kindInWords } from './email-words.ts'
import { SendTest } from './send-test.tsx'

/** Every email of the site. */
export function EmailList() {
  const { values, change, isNarrowed } = useFilters({ aboutId: 'text', state: emailStates, search: 'text' })
  const pages = useContractPages(listEmailsCall, { query: values })
  const formats = useFormats()
  const may = useMay()
  const sendsMail = pages.data?.pages[0]?.sendsMail ?? true
  return (
    <ListPage
      title="Emails"
      noun="emails"
      label="Emails"
      actions={
        <>
          {sendsMail && <SendTest />}
          {may('settings.manage') && (
            <Button component={Link} to="/email-settings" variant="default">
              Edit emails
            </Button>
          )}
        </>
      }
      above={
        !sendsMail && (
          <Alert color="notice" mb="md">
            Email isn’t set up, so nothing is sent: {unsentWords}. Messages are saved here.{' '}
            {may('site.manage') ? (
              <Anchor component={Link} to="/email-settings/server" inherit underline="always">
                Set up email
              </Anchor>
            ) : (
              'Ask someone who manages the site to set up email.'
            )}
          </Alert>
        )
      }
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.emails) ?? []}
      keyOf={(email) => email.id}
      linkOf={(email) => `/emails/${email.id}`}
      nameOf={(email) => email.subject}
      nameTitle="Subject"
      columns={columnsFor(formats)}
      phone={{
        aside: (email) => formats.ago(email.sentAt ?? email.createdAt),
        below: (email) => (
          <>
            <span>{email.to}</span>
            <Mark state={email.state} />
          </>
        ),
      }}
      isNarrowed={isNarrowed}
      onWiden={() => change({ aboutId: null, state: null, search: null })}
      filters={
        <>
          <SearchField
            label="Search emails"
            value={values.search ?? ''}
            onChange={(search) => change({ search: search || null })}
          />
          <FilterSelect
            label="Status"
            width={160}
            value={values.state}
            choices={emailStates.map((state) => ({ value: state, label: emailWords[state].label }))}
            onChange={(state) => change({ state })}
          />
          {values.aboutId && (
            <Button
              variant="default"
              rightSection={<X size={14} aria-hidden />}
              onClick={() => change({ aboutId: null })}
              aria-label="Show emails for all orders"
            >
              One order
            </Button>
          )}
        </>
      }
      empty={
        <EmptyState title="No emails yet" picture={<GhostRows />}>
          Every email your shop sends appears here, so you can check it and resend it.
        </EmptyState>
      }
    />
  )
}

function columnsFor({ moment }: Formats): Column<EmailSummary>[] {
  return [
    { title: 'To', wraps: true, cell: (email) => email.to },
    { title: 'Kind', isSpare: true, cell: (email) => kindInWords(email.kind) },
    { title: 'Status', cell: (email) => <Mark state={email.state} /> },
    { title: 'When', align: 'end', cell: (email) => moment(email.sentAt ?? email.createdAt) },
  ]
}

function Mark({ state }: { readonly state: EmailSummary['state'] }) {
  return <StateMark tone={emailWords[state].tone}>{emailWords[state].label}</StateMark>
}
