import { Button } from '@mantine/core'
import { Lock } from 'lucide-react'
import { listChangesCall } from '#shared/changes/schema.ts'
import {
  type CollectionRow,
  getItemCall,
  listItemCollectionsCall,
  setItemCollectionPasswordCall,
} from '#shared/items/api.ts'
import { PasswordDialog } from '#studio/kit/password/password-dialog.tsx'
import { usePasswordDialog } from '#studio/kit/password/use-password-dialog.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { kindWords } from './kind-words.ts'

/** The button for the password that opens a collection with all its items. */
export function CollectionPassword({ collection }: { readonly collection: CollectionRow }) {
  const { open, dialog, after } = usePasswordDialog(collection.title)
  const { items } = kindWords[collection.kind]
  const set = useContractMutation(setItemCollectionPasswordCall, {
    outdates: [listItemCollectionsCall, getItemCall, listChangesCall],
    ...after,
  })
  return (
    <>
      <Button variant="default" leftSection={<Lock size={16} aria-hidden />} onClick={open}>
        {collection.isLocked ? 'Change password' : 'Set password'}
      </Button>
      <PasswordDialog
        {...dialog}
        lead={`Visitors see the list and all ${items} after they enter it. Other pages, the sitemap and the site’s search leave them out.`}
        isLocked={collection.isLocked}
        save={(password) => set.mutate({ parameters: { collectionId: collection.id }, body: { password } })}
        isSaving={set.isPending}
        error={set.error}
      />
    </>
  )
}
