import { useMemo } from 'react'
import { blocksOf, type PageContent } from '#shared/pages/content.ts'
import { resolveModelsCall } from '#shared/pages/draft/api.ts'
import { needsModel } from '#studio/canvas/page-model.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

const none = {}

/** What product lists and forms of the page are drawn from; the former drawing stays until the server has answered. */
export function useModels(pageId: string, content: PageContent): Readonly<Record<string, unknown>> {
  // Only their settings matter: a block that is moved needs no new model.
  const asked = useMemo(() => JSON.stringify(blocksOf(content).filter(needsModel).map(placedAnywhere)), [content])
  const blocks = useMemo(() => JSON.parse(asked), [asked])
  const { data } = useContractQuery(
    resolveModelsCall,
    { parameters: { pageId }, body: { blocks } },
    { enabled: blocks.length > 0, keepsPreviousData: true },
  )
  return data?.models ?? none
}

const placedAnywhere = ({ id, type, settings }: ReturnType<typeof blocksOf>[number]) => ({
  ...{ id, type, settings, sectionId: 'any', rank: 'a0', desktop: { row: 1, column: 1, rows: 1, columns: 12 } },
})
