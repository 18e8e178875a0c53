import { useEffect, useMemo, useRef } from 'react'
import type { PageContent } from '#shared/pages/content.ts'
import type { PlacedSection } from '#shared/pages/section.ts'
import { listSharedSectionsCall, type SharedSection } from '#shared/pages/shared-sections/api.ts'
import { placesOf, type SharedContents, sharedIdsOf, withShared } from '#shared/pages/shared-sections/shared-content.ts'
import type { CanvasView } from '#studio/canvas/protocol.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

/** The shared sections of the site, and a page with them. */
export interface SharedOnPage {
  /** Null until they are known, which a page without any does not wait for. */
  readonly sections: ReadonlyMap<string, SharedSection> | null
  readonly contents: SharedContents
  /** The page as visitors see it. */
  readonly drawn: PageContent
  /** The names of shared sections by their places on the page. */
  readonly names: CanvasView['shared']
  /** Reads them again. @returns what they show */
  readonly load: () => Promise<SharedContents>
}

/**
 * What shared sections a page shows. They are asked for where it has a place for one.
 * @param isSaved whether the server has the page as it is here: it counts the pages of each
 */
export function useSharedSections(content: PageContent, isSaved = true): SharedOnPage {
  const places = placesOf(content)
  const placed = sharedIdsOf(content).join()
  const { data, refetch } = useContractQuery(listSharedSectionsCall, {}, { enabled: places.length > 0 })
  const counted = useRef(placed)
  useEffect(() => {
    if (!isSaved || counted.current === placed) return
    counted.current = placed
    void refetch()
  }, [isSaved, placed, refetch])
  const sections = useMemo(() => (data ? new Map(data.sections.map((one) => [one.id, one])) : null), [data])
  const contents = useMemo(() => contentsOf(data?.sections), [data])
  const drawn = useMemo(() => withShared(content, contents), [content, contents])
  const named = JSON.stringify(
    Object.fromEntries(
      places.flatMap(({ id, sharedId }) => (sections?.has(sharedId) ? [[id, sections.get(sharedId)!.name]] : [])),
    ),
  )
  // The canvas draws a view again that is another object.
  const names = useMemo(() => JSON.parse(named) as CanvasView['shared'], [named])
  const load = async () => contentsOf((await refetch()).data?.sections)
  return { sections, contents, drawn, names, load }
}

const contentsOf = (sections: readonly SharedSection[] = []): SharedContents =>
  new Map(sections.map(({ id, content }) => [id, content]))

/** What a shared section is called at its place. */
export function nameOfPlace({ sharedId }: Pick<PlacedSection, 'sharedId'>, sections: SharedOnPage['sections']): string {
  if (sections === null) return 'Shared section'
  return sections.get(sharedId)?.name ?? 'Deleted shared section'
}
