import { useDebouncedValue } from '@mantine/hooks'
import { useDeferredValue, useMemo } from 'react'
import { siteLinksOf } from '#shared/pages/check/check-links.ts'
import { checkPage } from '#shared/pages/check/check-page.ts'
import type { Fault } from '#shared/pages/check/fault.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { checkLinksCall } from '#shared/pages/draft/api.ts'
import { isInShared } from '#shared/pages/shared-sections/shared-content.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

const PAUSE_MILLISECONDS = 1_000
const MOST_LINKS = 100

/** What visitors would stumble over on the page as it is now. */
export function useFaults(pageId: string, content: PageContent, styles: SiteStyles): readonly Fault[] {
  // A gesture is drawn first.
  const latest = useDeferredValue(content)
  const found = useMemo(() => JSON.stringify(siteLinksOf(latest).slice(0, MOST_LINKS)), [latest])
  const [asked] = useDebouncedValue(found, PAUSE_MILLISECONDS)
  const links = useMemo(() => JSON.parse(asked) as string[], [asked])
  const { data } = useContractQuery(
    checkLinksCall,
    { parameters: { pageId }, body: { links } },
    { enabled: links.length > 0, keepsPreviousData: true },
  )
  const broken = data?.broken
  return useMemo(
    () => checkPage(latest, { styles, brokenLinks: new Set(broken) }).map(asOnPage),
    [latest, styles, broken],
  )
}

/** What is in a shared section is changed there. */
function asOnPage(fault: Fault): Fault {
  const { fix: _, ...rest } = fault
  return isInShared(fault.blockId) ? rest : fault
}
