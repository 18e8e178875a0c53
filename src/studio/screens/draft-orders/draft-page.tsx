import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import {
  createDraftOrderCall,
  getDraftOrderCall,
  listDraftOrdersCall,
  updateDraftOrderCall,
} from '#shared/draft-orders/api.ts'
import { formatDraftNumber, gapsOfDraft } from '#shared/draft-orders/rules.ts'
import type { DraftContent, DraftOrder } from '#shared/draft-orders/schema.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Page } from '#studio/kit/page.tsx'
import { codeOf } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { ask, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { focusFirstWrong } from '#studio/kit/wrong-fields.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { DraftActions } from './draft-actions.tsx'
import { DraftForm } from './draft-form.tsx'
import { DraftState } from './draft-list.tsx'
import { unsavedDraftOrders, useDraftOrderEditor } from './use-draft-order-editor.ts'

const back = { to: '/draft-orders', label: 'Draft orders' }

/** A draft order that is not saved yet; empty, or a copy of another one. */
export function NewDraftPage() {
  const { copied, withGroupPrices } = (useLocation().state ?? {}) as {
    readonly copied?: DraftContent
    readonly withGroupPrices?: boolean
  }
  const navigate = useNavigate()
  // A copy replaces what was typed into another new draft before.
  useState(() => copied && unsavedDraftOrders.forget(null))
  const editor = useDraftOrderEditor(null, copied)
  const content = editor.draft
  const create = useContractMutation(createDraftOrderCall, {
    outdates: [listDraftOrdersCall],
    onDone: ({ draft }, { body }) => {
      editor.settle(draft, body.content as DraftContent)
      showDone('Draft order saved.')
      void navigate(`/draft-orders/${draft.id}`, { replace: true })
    },
    onRefused: () => {},
  })
  return (
    <Page
      title="New draft order"
      back={back}
      actions={
        <Button
          loading={create.isPending}
          disabled={content.lines.length === 0}
          onClick={() => create.mutate({ body: { content } })}
        >
          Save draft
        </Button>
      }
    >
      <Stack gap="md">
        <EditorNotices editor={editor} wrong={create.error}>
          <RefusalAlert error={create.error} />
        </EditorNotices>
        <DraftForm
          content={content}
          usesGroupPrices={withGroupPrices === true}
          onChange={(next) => editor.put('draft', next)}
        />
      </Stack>
    </Page>
  )
}

/** One draft order: its goods, its customer and its link. */
export function DraftPage() {
  const { draftId = '' } = useParams()
  const query = useContractQuery(getDraftOrderCall, { parameters: { draftId } })
  return (
    <DetailPage query={query} back={back} waitingTitle="Draft order">
      {({ draft }) => <OpenedDraft key={draft.id} draft={draft} />}
    </DetailPage>
  )
}

function OpenedDraft({ draft }: { readonly draft: DraftOrder }) {
  const editor = useDraftOrderEditor(draft)
  const { day } = useFormats()
  const canChange = useMay()('orders.manage') && draft.order === null
  const content = canChange ? editor.draft : draft.content
  // What "Mark as paid" has found, until it is there.
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const errors = { ...refused, ...(isAsked && gapsOfDraft(content)?.errors) }
  const showGaps = (found: Readonly<Record<string, string>> = {}) => {
    setAsked(true)
    setRefused(found)
    focusFirstWrong(document)
  }
  const isChanged = canChange && editor.isDirty
  const save = useContractMutation(updateDraftOrderCall, {
    outdates: [listDraftOrdersCall, getDraftOrderCall],
    onDone: (reply, { body }) => {
      editor.settle(reply.draft, body.content as DraftContent)
      showDone('Draft order saved.')
    },
    onRefused: () => {},
  })
  const saveAt = (revision: number) => save.mutate({ parameters: { draftId: draft.id }, body: { content, revision } })
  return (
    <Page
      title={`Draft order ${formatDraftNumber(draft.number)}`}
      marks={<DraftState draft={draft} />}
      back={back}
      actions={
        isChanged ? (
          <>
            <Button variant="default" onClick={editor.discard}>
              Discard changes
            </Button>
            <Button loading={save.isPending} onClick={() => saveAt(editor.ground)}>
              Save
            </Button>
          </>
        ) : (
          <DraftActions draft={draft} showGaps={showGaps} />
        )
      }
    >
      <Stack gap="md">
        <EditorNotices editor={{ ...editor, isDirty: isChanged }} wrong={save.error}>
          {codeOf(save.error) === 'draft-order-stale' ? (
            <ConflictNotice<DraftOrder>
              noun="draft order"
              latest={async () => (await ask(getDraftOrderCall, { parameters: { draftId: draft.id } })).draft}
              saveOver={async ({ revision }) => saveAt(revision)}
              editor={editor}
              forgive={save.reset}
            />
          ) : (
            <RefusalAlert error={save.error} />
          )}
        </EditorNotices>
        {draft.order && (
          <Alert color="notice">
            This draft became order{' '}
            <Anchor component={Link} to={`/orders/${draft.order.id}`}>
              {formatOrderNumber(draft.order.number)}
            </Anchor>
            .
          </Alert>
        )}
        {draft.state === 'sent' && draft.linkExpiresAt !== null && (
          <Alert color="notice">
            The customer can pay with the link through {day(draft.linkExpiresAt - 1)}. Changes that you save apply to
            the link right away.
          </Alert>
        )}
        {draft.state === 'expired' && <Alert color="notice">The link has expired. Create it again to renew it.</Alert>}
        {Object.keys(errors).length > 0 && (
          <Alert color="danger" role="status">
            Complete this draft before you mark it as paid. {Object.values(errors).join(' ')}
          </Alert>
        )}
        <DraftForm
          content={content}
          errors={errors}
          isReadOnly={!canChange}
          onChange={(next) => {
            setRefused({})
            editor.put('draft', next)
          }}
        />
      </Stack>
    </Page>
  )
}
