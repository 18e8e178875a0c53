import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { readDraftCall } from '#shared/pages/draft/api.ts'
import {
  deleteSharedSectionCall,
  listSharedSectionPagesCall,
  listSharedSectionsCall,
  renameSharedSectionCall,
} from '#shared/pages/shared-sections/api.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'

interface SharedActionsOptions {
  readonly sharedId: string
  readonly name: string
  /** Whether it is one at all. */
  readonly isNeeded?: boolean
  /** Before it is deleted: what the editor has not sent yet is saved. */
  readonly save: () => Promise<unknown>
  /** After it was renamed or deleted. */
  readonly onRenamed?: () => void
  readonly onDeleted: () => void
}

/** Renaming and deleting a shared section. `dialogs` has to be drawn. */
export function useSharedActions({
  sharedId,
  name,
  isNeeded = true,
  save,
  onRenamed,
  onDeleted,
}: SharedActionsOptions): {
  readonly rename: () => void
  readonly remove: () => void
  readonly dialogs: ReactNode
} {
  const [isRenaming, renaming] = useDisclosure(false)
  const [isDeleting, deleting] = useDisclosure(false)
  const sayUndo = useUndoNotice()
  const { data } = useContractQuery(listSharedSectionsCall, {}, { enabled: isNeeded })
  const outdates = [listSharedSectionsCall, listSharedSectionPagesCall, listChangesCall]
  const renamed = useContractMutation(renameSharedSectionCall, { outdates })
  const deleted = useContractMutation(deleteSharedSectionCall, { outdates: [...outdates, readDraftCall] })
  const parameters = { sharedId }
  const dialogs = (
    <>
      <NameDialog
        isOpen={isRenaming}
        title="Rename shared section"
        lead="All pages keep it."
        firstName={name}
        button="Rename"
        isRunning={renamed.isPending}
        close={renaming.close}
        apply={(next) =>
          renamed.mutate(
            { parameters, body: { name: next } },
            {
              onSuccess({ batchId }) {
                renaming.close()
                onRenamed?.()
                sayUndo(`Renamed to “${next}”`, batchId)
              },
            },
          )
        }
      />
      <DeleteDialog
        isOpen={isDeleting}
        name={name}
        pageCount={data?.sections.find(({ id }) => id === sharedId)?.pageCount ?? 0}
        isRunning={deleted.isPending}
        close={deleting.close}
        apply={(places) =>
          void save().then(() =>
            deleted.mutate(
              { parameters, query: { places } },
              {
                onSuccess({ batchId }) {
                  deleting.close()
                  onDeleted()
                  sayUndo(`Shared section “${name}” deleted`, batchId)
                },
              },
            ),
          )
        }
      />
    </>
  )
  return { rename: renaming.open, remove: deleting.open, dialogs }
}
