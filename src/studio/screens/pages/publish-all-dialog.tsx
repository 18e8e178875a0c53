import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { listUnpublishedCall, publishPagesCall, type UnpublishedPage } from '#shared/pages/unpublished-api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { EditPageButton } from './edit-page-button.tsx'
import { FaultList, FaultySections } from './faulty-sections.tsx'
import { outdatedByPages } from './settings/use-page-actions.ts'

interface PublishAllDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** The pages with unpublished changes, to be published at once: what visitors would stumble over is shown first. */
export function PublishAllDialog({ isOpen, close }: PublishAllDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Publish changes" size="lg">
      {isOpen && <PublishAll close={close} />}
    </Modal>
  )
}

function PublishAll({ close }: Pick<PublishAllDialogProps, 'close'>) {
  const { data, error, refetch } = useContractQuery(listUnpublishedCall, {}, { staleTime: 0 })
  const sayUndo = useUndoNotice()
  // Changes that have a time already are published then, unless the owner wants them now.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = ({ id, changesAt }: UnpublishedPage) => chosen.get(id) ?? changesAt === null
  const publish = useContractMutation(publishPagesCall, {
    outdates: [...outdatedByPages, listUnpublishedCall],
    onDone: ({ batchId }, { body }) => {
      close()
      sayUndo(`${countInWords(body.pages.length, 'pages')} published`, batchId)
    },
    // Someone has changed a page: the list is shown as it is now.
    onRefused: () => void refetch(),
  })
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={200} />
  if (data.pages.length === 0) return <Text>All changes of public pages are published.</Text>
  const pages = data.pages.filter(isChosen)
  const ids = new Set(pages.map(({ id }) => id))
  const sections = data.sharedSections.filter(({ pageIds }) => pageIds.some((id) => ids.has(id)))
  const faultCount = [...pages, ...sections].reduce((sum, { faults }) => sum + faults.length, 0)
  return (
    <Stack gap="md">
      <RefusalAlert error={publish.error} />
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {data.pages.map((page) => (
          <UnpublishedRow
            key={page.id}
            page={page}
            isChosen={isChosen(page)}
            choose={(isWanted) => setChosen(new Map(chosen).set(page.id, isWanted))}
          />
        ))}
      </Stack>
      {data.sharedSections.length > 0 && <FaultySections sections={data.sharedSections} pages={data.pages} />}
      {data.hasMore && (
        <Text size="sm" c="dimmed">
          There are more pages with changes. Publish these first, then the others.
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button
          disabled={pages.length === 0}
          loading={publish.isPending}
          onClick={() =>
            publish.mutate({ body: { pages: pages.map(({ id, sequence }) => ({ pageId: id, sequence })) } })
          }
        >
          {buttonLabel(pages.length, faultCount)}
        </Button>
      </Group>
    </Stack>
  )
}

function buttonLabel(count: number, faultCount: number): string {
  const what = count === 0 ? 'Publish' : `Publish ${countInWords(count, 'pages')}`
  return faultCount === 0 ? what : `${what} with ${countInWords(faultCount, 'problems')}`
}

interface UnpublishedRowProps {
  readonly page: UnpublishedPage
  readonly isChosen: boolean
  readonly choose: (isWanted: boolean) => void
}

function UnpublishedRow({ page, isChosen, choose }: UnpublishedRowProps) {
  const { id, title, path, changedAt, changesAt, faults } = page
  const { ago, moment } = useFormats()
  return (
    <Group
      component="li"
      justify="space-between"
      align="start"
      wrap="nowrap"
      py="sm"
      style={{ borderTop: '1px solid var(--line)' }}
    >
      <div style={{ minWidth: 0 }}>
        <Checkbox
          label={title}
          description={`${path} · Edited ${ago(changedAt)}`}
          checked={isChosen}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <div style={{ marginInlineStart: 32 }}>
          {changesAt !== null && (
            <Text size="sm" mt={4}>{`Scheduled for ${moment(changesAt)}. Publishing now cancels that.`}</Text>
          )}
          {faults.length > 0 && <FaultList title={title} faults={faults} />}
        </div>
      </div>
      <EditPageButton id={id} title={title} />
    </Group>
  )
}
