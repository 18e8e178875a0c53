import { useMemo, useState } from 'react'
import { blocksOf, type PageContent } from '#shared/pages/content.ts'
import { MODELS_AT_ONCE, resolveModelsCall } from '#shared/pages/draft/api.ts'
import { needsModel } from '#studio/canvas/page-model.ts'
import type { CanvasView } from '#studio/canvas/protocol.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

const AGAIN_MILLISECONDS = 5_000

/**
 * What blocks of the page are drawn from that need more than their settings, such as products and forms. The former
 * drawing stays until the server has answered, and it is asked until it has.
 */
export function useModels(pageId: string, content: PageContent): Pick<CanvasView, 'models' | 'haveModelsFailed'> {
  // Only their settings matter: a block that is moved needs no new model.
  const asked = useMemo(
    () => JSON.stringify(blocksOf(content).filter(needsModel).slice(0, MODELS_AT_ONCE).map(placedAnywhere)),
    [content],
  )
  const blocks = useMemo(() => JSON.parse(asked), [asked])
  const { data, isError } = useContractQuery(
    resolveModelsCall,
    { parameters: { pageId }, body: { blocks } },
    {
      enabled: blocks.length > 0,
      keepsPreviousData: true,
      refetchInterval: (reply) => (reply ? false : AGAIN_MILLISECONDS),
    },
  )
  const [models, setModels] = useState<CanvasView['models']>({})
  if (data && data.models !== models) setModels(data.models)
  return { models, haveModelsFailed: isError }
}

const placedAnywhere = ({ id, type, settings }: ReturnType<typeof blocksOf>[number]) => ({
  ...{ id, type, settings, sectionId: 'any', rank: 'a0', desktop: { row: 1, column: 1, rows: 1, columns: 12 } },
})
