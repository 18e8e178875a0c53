import { TagsInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeOrderTagsCall } from '#shared/orders/change-api.ts'
import { listOrderTagsCall } from '#shared/orders/read-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { tagLimits } from '#shared/tags/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { TagBadges } from '#studio/kit/tag-badges.tsx'
import { keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { useOrderChange } from '../use-order-change.ts'

/** The tags of an order. Each change is saved at once; nothing where staff cannot change them and there are none. */
export function OrderTags({ order }: { readonly order: Order }) {
  const { id, tags } = order
  const client = useQueryClient()
  const canManage = useMay()('orders.manage')
  const known = useContractQuery(listOrderTagsCall, {}).data?.tags ?? []
  const save = useOrderChange(changeOrderTagsCall, id, {
    onDone: () => void client.invalidateQueries({ queryKey: keyOf(listOrderTagsCall) }),
  })
  if (!canManage)
    return tags.length === 0 ? null : (
      <Panel title="Tags">
        <TagBadges tags={tags} />
      </Panel>
    )
  // The field keeps the focus while it saves. A second change is sent with the first: both are safe to send again.
  const shown = save.isPending && save.variables ? changed(tags, save.variables.body) : tags
  return (
    <Panel title="Tags">
      <TagsInput
        aria-label="Tags"
        placeholder={shown.length === 0 ? 'Add tags' : ''}
        data={known}
        value={[...shown]}
        maxTags={tagLimits.most}
        maxLength={tagLimits.length}
        onChange={(next) =>
          save.mutate({
            parameters: { orderId: id },
            body: {
              add: next.filter((tag) => !tags.includes(tag)),
              remove: tags.filter((tag) => !next.includes(tag)),
            },
          })
        }
      />
    </Panel>
  )
}

/** The tags after a change that is being saved. */
const changed = (
  tags: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): string[] => [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])]
