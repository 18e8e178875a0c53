import { useDebouncedValue } from '@mantine/hooks'
import { previewOrderEditCall } from '#shared/orders/edits/api.ts'
import { type EditPreview, type OrderEdit, orderEditSchema } from '#shared/orders/edits/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

const PAUSE = 300

/**
 * What an edit makes of an order as the server computes it, a moment after the last change. `isCurrent` says that it is
 * that of the edit that is shown.
 */
export function useEditPreview(
  orderId: string,
  edit: OrderEdit,
): { readonly preview: EditPreview | undefined; readonly error: unknown; readonly isCurrent: boolean } {
  const written = JSON.stringify(edit)
  const [settled] = useDebouncedValue(written, PAUSE)
  const parsed = orderEditSchema.safeParse(JSON.parse(settled))
  const { data, error, isFetching } = useContractQuery(
    previewOrderEditCall,
    { parameters: { orderId }, body: { edit: JSON.parse(settled) as OrderEdit } },
    { enabled: parsed.success, keepsPreviousData: true },
  )
  const isCurrent = parsed.success && settled === written && !isFetching && !error
  return { preview: data?.preview, error, isCurrent }
}
