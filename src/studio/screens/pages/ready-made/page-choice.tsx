import { useMemo } from 'react'
import { readDraftCall } from '#shared/pages/draft/api.ts'
import { listPagesCall } from '#shared/pages/owner-api.ts'
import type { SiteThings } from '#shared/pages/ready-made/fill.ts'
import { type ReadyPageId, readyPageContent, readyPageIds, readyPages } from '#shared/pages/ready-made/pages.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { newPartId } from '../editor/change-blocks.ts'
import { useModels } from '../editor/use-models.ts'
import { allOf } from './all-of.ts'
import { PreviewGrid } from './preview-grid.tsx'
import { useSiteThings } from './use-site-things.ts'

interface PageChoiceProps {
  /** Null for a blank page. */
  readonly value: ReadyPageId | null
  readonly change: (id: ReadyPageId | null) => void
}

/** What a new page begins with: blank, or ready-made as visitors would see it. */
export function PageChoice(props: PageChoiceProps) {
  const things = useSiteThings()
  // The styles of the site and what its blocks show come with one of its pages.
  const pages = useContractQuery(listPagesCall, { query: {} })
  const pageId = pages.data?.pages[0]?.id
  const draft = useContractQuery(
    readDraftCall,
    { parameters: { pageId: pageId ?? '' } },
    { enabled: pageId !== undefined },
  )
  if (!things || !draft.data || pageId === undefined) return null
  return <Choice {...props} things={things} pageId={pageId} styles={draft.data.styles} />
}

interface ChoiceProps extends PageChoiceProps {
  readonly things: SiteThings
  readonly pageId: string
  readonly styles: SiteStyles
}

function Choice({ value, change, things, pageId, styles }: ChoiceProps) {
  const items = useMemo(
    () => [
      { id: BLANK, name: 'Blank', content: { sections: {}, blocks: {} } },
      ...readyPageIds.map((id) => {
        const { name } = readyPages[id]
        return { id, name, content: readyPageContent(id, name, things, newPartId) }
      }),
    ],
    [things],
  )
  const loaded = useModels(
    pageId,
    useMemo(() => allOf(items.map(({ content }) => content)), [items]),
  )
  return (
    <PreviewGrid
      label="Begin with"
      items={items}
      loaded={loaded}
      styles={styles}
      ratio={1.1}
      least={160}
      isWhole={false}
      chosen={value ?? BLANK}
      choose={(id) => change(id === BLANK ? null : (id as ReadyPageId))}
    />
  )
}

const BLANK = 'blank'
