import { Alert, Button, Group, Text } from '@mantine/core'
import { getProductCall } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { fieldErrorsOf, type Refusal } from '#studio/kit/refusal.ts'
import { RefusalNotice } from '#studio/kit/refusal-alert.tsx'
import { ask } from '#studio/kit/use-contract-query.ts'
import type { ProductDraft } from './draft.ts'
import { publishWarnings } from './publish-warnings.ts'
import { placeOf } from './refusal-place.ts'
import type { ProductEditor } from './use-product-editor.ts'

interface ProductNoticesProps {
  readonly editor: ProductEditor
  readonly product: Product | null
  readonly refusal: Refusal | null
  readonly forgive: () => void
  readonly save: (changes?: Partial<ProductDraft>, over?: number) => Promise<void>
  /** Warnings before publishing; null until the user asks to publish. */
  readonly warnings: readonly string[] | null
  readonly publishAnyway: () => void
  readonly cancelPublish: () => void
}

/** Notices of the product editor; an error names its field and links to the section. */
export function ProductNotices(props: ProductNoticesProps) {
  const { editor, product, refusal, forgive, save, warnings, publishAnyway, cancelPublish } = props
  const { status } = editor.draft
  // For a published product, or one that is about to be saved so, the warnings are shown without asking.
  const remarks = !warnings && (status === 'published' || status === 'scheduled') ? publishWarnings(editor.draft) : []
  return (
    <EditorNotices editor={editor} wrong={refusal ?? warnings}>
      {remarks.length > 0 && (
        <Alert color="notice">
          {remarks.map((words) => (
            <Text key={words} size="sm">
              {words}
            </Text>
          ))}
        </Alert>
      )}
      {warnings && (
        <Alert color="notice" role="alert" title="Publish this product?">
          {warnings.map((words) => (
            <Text key={words} size="sm">
              {words}
            </Text>
          ))}
          <Group gap="xs" mt="sm">
            <Button size="compact-sm" onClick={publishAnyway}>
              Publish anyway
            </Button>
            <Button size="compact-sm" variant="default" onClick={cancelPublish}>
              Cancel
            </Button>
          </Group>
        </Alert>
      )}
      {refusal?.failure.code === 'edit-conflict' && product ? (
        <ConflictNotice
          noun="product"
          latest={async () => (await ask(getProductCall, { parameters: { productId: product.id } })).product}
          saveOver={(theirs) => save({}, theirs.updatedAt)}
          editor={editor}
          forgive={forgive}
        />
      ) : (
        refusal && (
          <RefusalNotice onClose={forgive}>
            <Refused refusal={refusal} />
          </RefusalNotice>
        )
      )}
    </EditorNotices>
  )
}

function Refused({ refusal }: { readonly refusal: Refusal }) {
  const place = placeOf(refusal)
  const errors = Object.entries(fieldErrorsOf(refusal))
  return (
    <Group justify="space-between">
      <div>
        {errors.length === 0 && <Text size="sm">{refusal.message}</Text>}
        {errors.map(([field, words]) => (
          <Text key={field} size="sm">
            {words}
          </Text>
        ))}
      </div>
      {place && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => document.getElementById(place)?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
        >
          Show me
        </Button>
      )}
    </Group>
  )
}
