import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pathOf } from '#shared/http/call.ts'
import {
  discardImportCall,
  exportImportRowsCall,
  getImportCall,
  listImportsCall,
  startImportCall,
  stopImportCall,
  undoImportCall,
} from '#shared/imports/api.ts'
import { hasPosts } from '#shared/imports/formats.ts'
import type { Import } from '#shared/imports/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showRefusal } from '#studio/kit/notices.tsx'
import { codeOf, type Refusal } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { countOfThings, countOfWork } from './import-words.ts'

/** The next action: start a checked import, or undo a finished one. */
export function ImportSteps({ one, setBusy }: { readonly one: Import; readonly setBusy: (refusal: Refusal) => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const input = { parameters: { importId: one.id } }
  const options = {
    outdates: [listImportsCall],
    onDone: (reply: { import: Import }) => client.setQueryData(keyOf(getImportCall, input), reply),
    onRefused: (error: unknown) =>
      codeOf(error) === 'import-running' ? setBusy(error as Refusal) : showRefusal(error),
  }
  const start = useContractMutation(startImportCall, options)
  const stop = useContractMutation(stopImportCall, options)
  const undo = useContractMutation(undoImportCall, options)
  const discard = useContractMutation(discardImportCall, {
    outdates: [listImportsCall],
    onDone: () => navigate('/imports'),
  })
  const [isAsking, setAsking] = useState(false)
  const isOfPosts = hasPosts(one.format)
  const isHeldUp = one.failure !== null
  const confirmUndo = (query: { keepChanged?: 'yes' }) => {
    setAsking(false)
    undo.mutate({ ...input, query })
  }
  if (!useMay()('products.write')) return null
  const work = countOfWork(one.planned)
  // Images that could not be downloaded before are tried again.
  const hasImages = one.pictureSources.length > 0
  return (
    <>
      {one.state !== 'checking' && one.state !== 'failed' && (
        <Button component="a" variant="default" href={pathOf(exportImportRowsCall, input)} download>
          Download report
        </Button>
      )}
      {one.state === 'checked' && (
        <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate(input)}>
          Discard
        </Button>
      )}
      {one.state === 'running' && (
        <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate(input)}>
          Stop import
        </Button>
      )}
      {one.canUndo && (
        <Button variant="default" loading={undo.isPending} onClick={() => setAsking(true)}>
          Undo import
        </Button>
      )}
      <Modal opened={isAsking} onClose={() => setAsking(false)} title="Undo this import?">
        <Text size="sm">
          {isOfPosts
            ? 'Posts and pages that the import added are deleted. Those that it changed are restored. Images stay in your library. You can undo this under Changes.'
            : 'Products that the import added are deleted, with their stock. Products that it changed are restored. Orders don’t change. You can undo this under Changes.'}
        </Text>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={() => setAsking(false)}>
            Cancel
          </Button>
          {isHeldUp && (
            <Button variant="default" onClick={() => confirmUndo({ keepChanged: 'yes' })}>
              {isOfPosts ? 'Keep what was changed, undo the rest' : 'Keep changed products, undo the rest'}
            </Button>
          )}
          <Button color="danger" onClick={() => confirmUndo({})}>
            Undo import
          </Button>
        </Group>
      </Modal>
      {one.canStart && (
        <Button loading={start.isPending} disabled={work === 0 && !hasImages} onClick={() => start.mutate(input)}>
          {work > 0 ? `Import ${countOfThings(one, work)}` : hasImages ? 'Download images' : 'Nothing to import'}
        </Button>
      )}
      {one.state === 'undone' && (
        <Button component={Link} to="/imports" variant="default">
          Import another file
        </Button>
      )}
    </>
  )
}
