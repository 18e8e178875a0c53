import { Button, Group, Text } from '@mantine/core'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getItemCall, listItemsCall, type OwnerItem, setItemPasswordCall } from '#shared/items/api.ts'
import { PasswordDialog } from '#studio/kit/password/password-dialog.tsx'
import { usePasswordDialog } from '#studio/kit/password/use-password-dialog.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

interface Props {
  readonly item: Pick<OwnerItem, 'id' | 'title' | 'isLocked'>
  readonly noun: string
}

/** Whether visitors need a password to see an item, and a button for it; it is saved at once, apart from the draft. */
export function ItemPassword({ item, noun }: Props) {
  const { open, dialog, after } = usePasswordDialog(item.title)
  const set = useContractMutation(setItemPasswordCall, {
    outdates: [getItemCall, listItemsCall, listChangesCall],
    ...after,
  })
  const effect = `Lists, feeds, the sitemap and the site’s search leave the ${noun} out.`
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="start">
      <div>
        <Text size="sm" fw={500}>
          Password
        </Text>
        <Text size="sm" c="dimmed">
          {item.isLocked ? `Visitors need a password. ${effect}` : 'Not set.'}
        </Text>
      </div>
      <Button variant="default" size="compact-sm" flex="none" onClick={open}>
        {item.isLocked ? 'Change password' : 'Set password'}
      </Button>
      <PasswordDialog
        {...dialog}
        lead={`Visitors see the ${noun} after they enter it. ${effect}`}
        isLocked={item.isLocked}
        save={(password) => set.mutate({ parameters: { itemId: item.id }, body: { password } })}
        isSaving={set.isPending}
        error={set.error}
      />
    </Group>
  )
}
