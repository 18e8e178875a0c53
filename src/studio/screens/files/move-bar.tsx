import { Menu, ScrollArea } from '@mantine/core'
import { FolderInput } from 'lucide-react'
import { type Folder, moveFilesCall } from '#shared/files/library-api.ts'
import { mostMoved } from '#shared/files/limits.ts'
import { listFilesCall } from '#shared/files/schema.ts'
import { SelectionBar, SelectionStep } from '#studio/kit/selection-bar.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import type { Selection } from '#studio/kit/use-selection.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

interface MoveBarProps {
  readonly selection: Selection
  readonly folders: readonly Folder[]
}

/** Moves the selected images to a folder. */
export function MoveBar({ selection, folders }: MoveBarProps) {
  const sayUndo = useUndoNotice()
  const move = useContractMutation(moveFilesCall, {
    outdates: [listFilesCall],
    onDone: ({ moved, batchId }, { body }) => {
      const name = folders.find(({ id }) => id === body.folderId)?.name
      const images = moved === 1 ? '1 image' : `${moved} images`
      sayUndo(
        moved === 0
          ? 'The images are already there.'
          : name
            ? `${images} moved to “${name}”.`
            : `${images} taken out of their folders.`,
        batchId,
      )
      selection.clear()
    },
  })
  const moveTo = (folderId: string | null) => move.mutate({ body: { assetIds: [...selection.ids], folderId } })
  const isTooMuch = selection.count > mostMoved
  return (
    <SelectionBar selection={selection} noun="images">
      <Menu position="top">
        <Menu.Target>
          <SelectionStep
            leftSection={<FolderInput size={16} aria-hidden />}
            disabled={isTooMuch || move.isPending}
            title={isTooMuch ? `Select up to ${mostMoved} images.` : undefined}
          >
            {isTooMuch ? `Up to ${mostMoved} at once` : 'Move to folder'}
          </SelectionStep>
        </Menu.Target>
        <Menu.Dropdown>
          <ScrollArea.Autosize mah={320}>
            {folders.map(({ id, name }) => (
              <Menu.Item key={id} onClick={() => moveTo(id)}>
                {name}
              </Menu.Item>
            ))}
            {folders.length > 0 && <Menu.Divider />}
            <Menu.Item onClick={() => moveTo(null)}>No folder</Menu.Item>
          </ScrollArea.Autosize>
        </Menu.Dropdown>
      </Menu>
    </SelectionBar>
  )
}
