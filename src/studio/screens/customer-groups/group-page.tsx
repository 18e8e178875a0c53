import { Button } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { deleteGroupCall, getGroupCall, listGroupsCall } from '#shared/customer-groups/api.ts'
import { blankGroup } from '#shared/customer-groups/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { FixedPrices } from './fixed-prices.tsx'
import { GroupForm } from './group-form.tsx'
import { Members } from './members.tsx'

const back = { to: '/customers/groups', label: 'Customer groups' }

/** A group: its customers, its price list and its fixed prices; or the form of a new one. */
export function GroupPage() {
  const { groupId = '' } = useParams()
  return groupId === 'new' ? <NewGroup /> : <ExistingGroup groupId={groupId} />
}

function NewGroup() {
  const navigate = useNavigate()
  return (
    <Page title="Add group" back={back} width="narrow">
      <GroupForm group={null} content={blankGroup} onCreated={(id) => void navigate(`/customers/groups/${id}`)} />
    </Page>
  )
}

function ExistingGroup({ groupId }: { readonly groupId: string }) {
  const query = useContractQuery(getGroupCall, { parameters: { groupId } })
  const navigate = useNavigate()
  const showUndo = useUndoNotice()
  const canManage = useMay()('orders.manage')
  const remove = useContractMutation(deleteGroupCall, {
    outdates: [listGroupsCall],
    onDone: ({ batchId }) => {
      void navigate('/customers/groups')
      showUndo('Group deleted.', batchId)
    },
  })
  return (
    <DetailPage query={query} back={back} waitingTitle="Group" width="narrow">
      {({ group, members, memberCount, prices }) => {
        const { id, revision, createdAt: _, ...content } = group
        return (
          <Page
            title={group.name}
            back={back}
            width="narrow"
            actions={
              canManage && (
                <Button
                  variant="default"
                  leftSection={<Trash2 size={16} aria-hidden />}
                  loading={remove.isPending}
                  onClick={() => remove.mutate({ parameters: { groupId } })}
                >
                  Delete
                </Button>
              )
            }
          >
            <Members group={group} members={members} memberCount={memberCount} />
            <GroupForm key={revision} group={{ id, revision }} content={content} onCreated={() => {}} />
            <FixedPrices
              key={prices.map(({ variantId, priceCents }) => `${variantId} ${priceCents}`).join()}
              groupId={id}
              prices={prices}
            />
          </Page>
        )
      }}
    </DetailPage>
  )
}
