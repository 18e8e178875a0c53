import { Button, Menu, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Plus, SquareDashed } from 'lucide-react'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import type { BlockType, SettingsOf } from '#shared/pages/blocks/blocks.ts'
import { blockTypes, factsOf } from '#storefront/blocks/editing.ts'
import { kindOfBlock } from '#studio/canvas/name-of-block.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { PictureField } from '../../categories/picture-field.tsx'

interface AddBlockProps {
  readonly isFull: boolean
  readonly add: (type: BlockType, settings: SettingsOf<BlockType>) => void
  readonly addSection: () => void
}

/** A menu that adds a block or a section. An image is chosen first; a form and a store page only where there are some. */
export function AddBlock({ isFull, add, addSection }: AddBlockProps) {
  const may = useMay()
  const stores = useContractQuery(listCollectionsCall, {}, { enabled: may('products.read') })
  const forms = useContractQuery(listFormsCall, {}, { enabled: may('forms.read') })
  const [isOpen, dialog] = useDisclosure(false)
  const storeId = stores.data?.collections[0]?.id
  const formId = forms.data?.forms[0]?.id
  const isOffered = (type: BlockType) =>
    (type !== 'product-list' || storeId !== undefined) && (type !== 'form' || formId !== undefined)

  function choose(type: BlockType) {
    if (type === 'image') return dialog.open()
    const named = type === 'product-list' ? { collectionId: storeId } : type === 'form' ? { formId } : {}
    add(type, { ...factsOf(type).first, ...named } as SettingsOf<BlockType>)
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<Plus size={16} aria-hidden />} variant="default" fullWidth disabled={isFull}>
            Add
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {blockTypes.filter(isOffered).map((type) => {
            const { icon: Icon } = factsOf(type)
            return (
              <Menu.Item key={type} leftSection={<Icon size={16} aria-hidden />} onClick={() => choose(type)}>
                {kindOfBlock({ type })}
              </Menu.Item>
            )
          })}
          <Menu.Divider />
          <Menu.Item leftSection={<SquareDashed size={16} aria-hidden />} onClick={addSection}>
            Section
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isOpen} onClose={dialog.close} title="Add image">
        <PictureField
          picture={null}
          onChange={(picture) => {
            dialog.close()
            if (picture) add('image', { ...factsOf('image').first, picture } as SettingsOf<'image'>)
          }}
        />
      </Modal>
    </>
  )
}
