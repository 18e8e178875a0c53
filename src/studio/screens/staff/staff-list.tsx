import { Button, Skeleton, Stack } from '@mantine/core'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import { listStaffCall } from '#shared/staff/schema.ts'
import { FactRows } from '#studio/kit/fact-rows.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { AskDialog, type Asked } from './ask-dialog.tsx'
import { InvitationLink, type LinkOf } from './invitation-link.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { InvitationRow, MemberRow } from './staff-rows.tsx'

/** The people who work on the site, and those who are invited. */
export function StaffList() {
  const query = useContractQuery(listStaffCall, {})
  const [isInviting, setInviting] = useState(useAskedToAdd())
  const [asked, setAsked] = useState<Asked | null>(null)
  const [shown, setShown] = useState<LinkOf | null>(null)
  const { staff = [], invitations = [] } = query.data ?? {}
  const isAlone = query.data !== undefined && staff.length + invitations.length === 1
  const invite = (
    <Button
      leftSection={<UserPlus size={16} aria-hidden />}
      disabled={staff.length + invitations.length >= limits.staff}
      onClick={() => setInviting(true)}
    >
      Invite staff
    </Button>
  )
  return (
    <Page
      title="Staff"
      lead="The people who can sign in to the studio, and what each of them can do."
      actions={query.data !== undefined && !isAlone && invite}
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.isPending ? (
        <Skeleton height={160} radius="md" />
      ) : (
        <Stack gap={20}>
          <Panel title="People" isFlush>
            <FactRows label="Staff">
              {staff.map((member) => (
                <MemberRow key={member.userId} member={member} onAsk={setAsked} />
              ))}
            </FactRows>
          </Panel>
          {invitations.length > 0 && (
            <Panel title="Invitations" isFlush>
              <FactRows label="Invitations">
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} onLink={setShown} onAsk={setAsked} />
                ))}
              </FactRows>
            </Panel>
          )}
          {isAlone && (
            <EmptyState title="You work alone" icon={Users} action={invite}>
              Invite people to run the shop or edit the site with you. Each person has their own password, and a role
              that decides what they can do.
            </EmptyState>
          )}
        </Stack>
      )}
      <InviteDialog isOpen={isInviting} close={() => setInviting(false)} />
      <AskDialog asked={asked} close={() => setAsked(null)} onLink={setShown} />
      <Modal opened={shown !== null} onClose={() => setShown(null)} title="New invitation link">
        {shown && <InvitationLink {...shown} done={() => setShown(null)} />}
      </Modal>
    </Page>
  )
}
