import { Button } from '@mantine/core'
import { Lock } from 'lucide-react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { listCollectionsCall, type StoreRow, setStorePasswordCall } from '#shared/collections/api.ts'
import { PasswordDialog } from '#studio/kit/password/password-dialog.tsx'
import { usePasswordDialog } from '#studio/kit/password/use-password-dialog.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

/** The button for the password that opens a store page with all its products. */
export function StorePassword({ store }: { readonly store: StoreRow }) {
  const { open, dialog, after } = usePasswordDialog(store.title)
  const set = useContractMutation(setStorePasswordCall, {
    outdates: [listCollectionsCall, listChangesCall],
    ...after,
  })
  return (
    <>
      <Button variant="default" leftSection={<Lock size={16} aria-hidden />} onClick={open}>
        {store.isLocked ? 'Change password' : 'Set password'}
      </Button>
      <PasswordDialog
        {...dialog}
        lead="Visitors see the store page and all its products after they enter it. Other pages, the sitemap and the site’s search leave them out."
        isLocked={store.isLocked}
        save={(password) => set.mutate({ parameters: { collectionId: store.id }, body: { password } })}
        isSaving={set.isPending}
        error={set.error}
      />
    </>
  )
}
