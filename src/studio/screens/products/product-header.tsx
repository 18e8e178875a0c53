import { Button, Menu } from '@mantine/core'
import { MessageSquareText, Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Product } from '#shared/products/schema.ts'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { EditorMenu } from '#studio/kit/editor/editor-menu.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import type { ProductDraft } from './draft.ts'
import { statusWords } from './product-words.ts'
import { useProductActions } from './use-product-actions.ts'
import type { ProductEditor } from './use-product-editor.ts'

interface ProductHeaderProps {
  readonly product: Product | null
  readonly editor: ProductEditor
  readonly save: (changes?: Partial<ProductDraft>) => Promise<void>
  readonly publish: () => void
  readonly isSaving: boolean
  readonly canWrite: boolean
  /** Links and menus that change nothing, before the buttons. */
  readonly ways: ReactNode
}

/** The product's name and status, its saving state, and the buttons: save or publish. */
export function ProductHeader({ product, editor, save, publish, isSaving, canWrite, ways }: ProductHeaderProps) {
  const { draft, isDirty } = editor
  const isHidden = draft.status === 'draft' || draft.status === 'needs-review'
  return (
    <EditorHeader
      back={{ to: '/products', label: 'Back to products' }}
      title={draft.title || (product ? 'Untitled product' : 'New product')}
      isNew={product === null}
      mark={<StateMark tone={statusWords[draft.status].tone}>{statusWords[draft.status].label}</StateMark>}
      editor={editor}
      isSaving={isSaving}
      canWrite={canWrite}
      ways={ways}
    >
      <MoreMenu product={product} editor={editor} saveDraft={isHidden ? () => void save() : null} />
      <Button
        visibleFrom={isHidden ? 'xs' : undefined}
        variant={isHidden ? 'default' : 'filled'}
        disabled={!isDirty && product !== null}
        loading={isSaving}
        onClick={() => save()}
      >
        Save
      </Button>
      {isHidden && (
        <Button disabled={isSaving} onClick={publish}>
          Publish
        </Button>
      )}
    </EditorHeader>
  )
}

interface MoreMenuProps extends Pick<ProductHeaderProps, 'product' | 'editor'> {
  /** Saves a hidden product: on a phone the bar has space for 'Publish' only. */
  readonly saveDraft: (() => void) | null
}

function MoreMenu({ product, editor, saveDraft }: MoreMenuProps) {
  const actions = useProductActions()
  const mayModerate = useMay()('reviews.moderate')
  if (!product && !editor.isDirty) return null
  return (
    <EditorMenu
      label="More actions for this product"
      editor={editor}
      duplicate={product ? () => actions.duplicate(product) : undefined}
      places={
        product &&
        mayModerate && (
          <Menu.Item
            component={Link}
            to={`/reviews?productId=${product.id}`}
            leftSection={<MessageSquareText size={16} aria-hidden />}
          >
            View reviews
          </Menu.Item>
        )
      }
      remove={product ? { label: 'Delete', run: () => actions.remove(product) } : undefined}
    >
      {saveDraft && (
        <Menu.Item
          hiddenFrom="xs"
          disabled={!editor.isDirty}
          leftSection={<Save size={16} aria-hidden />}
          onClick={saveDraft}
        >
          Save draft
        </Menu.Item>
      )}
    </EditorMenu>
  )
}
