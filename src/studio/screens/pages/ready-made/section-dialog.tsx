import { Text, TextInput, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { blocksOf, type PageContent } from '#shared/pages/content.ts'
import type { ReadySection } from '#shared/pages/ready-made/define.ts'
import { addReadySections, type SiteThings } from '#shared/pages/ready-made/fill.ts'
import { findReadySections, offeredKinds } from '#shared/pages/ready-made/sections.ts'
import { listSharedSectionsCall } from '#shared/pages/shared-sections/api.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { newPartId } from '../editor/change-blocks.ts'
import { useModels } from '../editor/use-models.ts'
import { allOf } from './all-of.ts'
import { PreviewGrid } from './preview-grid.tsx'
import classes from './section-dialog.module.css'
import { useSiteThings } from './use-site-things.ts'

interface SectionDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
  readonly pageId: string
  readonly styles: SiteStyles
  readonly insert: (section: ReadySection, things: SiteThings) => void
  /** Adds a place for a shared section. */
  readonly place: (sharedId: string) => void
  /** Whether the page has no room for another shared section. */
  readonly isFullOfShared: boolean
}

/** Ready-made sections and the site's shared ones, found by their kind or by words. Choosing one adds it to the page. */
export function SectionDialog({ isOpen, close, ...rest }: SectionDialogProps) {
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Modal opened={isOpen} onClose={close} title="Add a section" size={1080} fullScreen={isPhone ?? false}>
      {isOpen && <Choice close={close} {...rest} />}
    </Modal>
  )
}

function Choice({ close, pageId, styles, insert, place, isFullOfShared }: Omit<SectionDialogProps, 'isOpen'>) {
  const things = useSiteThings()
  const { data } = useContractQuery(listSharedSectionsCall, {})
  const [words, setWords] = useState('')
  const [kindId, setKindId] = useState<string | null>(null)
  const kinds = useMemo(() => (things ? offeredKinds(things) : []), [things])
  const kind = kinds.find(({ id }) => id === kindId) ?? kinds[0]
  const search = useDeferredValue(words.trim())
  const sections = useMemo(
    () => (search === '' ? (kind?.sections ?? []) : findReadySections(kinds, search)),
    [kinds, kind, search],
  )
  const shared = useMemo(() => data?.sections.filter(({ content }) => blocksOf(content).length > 0) ?? [], [data])
  const isShared = kindId === SHARED && shared.length > 0
  const items = useMemo(() => {
    const found = search === '' ? (isShared ? shared : []) : shared.filter(({ name }) => isFoundBy(name, search))
    const made = things && (search !== '' || !isShared) ? sections : []
    return [...found, ...made.map((section) => ({ ...section, content: contentOf(section, things!) }))]
  }, [sections, things, shared, isShared, search])
  const loaded = useModels(
    pageId,
    useMemo(() => allOf(items.map(({ content }) => content)), [items]),
  )
  function chooseKind(id: string): void {
    setKindId(id)
    setWords('')
  }
  return (
    <div className={classes.panes}>
      <ul className={classes.kinds} aria-label="Kinds">
        {kinds.map(({ id, name }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.kind}
              aria-pressed={search === '' && !isShared && id === kind?.id}
              onClick={() => chooseKind(id)}
            >
              {name}
            </UnstyledButton>
          </li>
        ))}
        {shared.length > 0 && (
          <li>
            <UnstyledButton
              className={classes.kind}
              aria-pressed={search === '' && isShared}
              onClick={() => chooseKind(SHARED)}
            >
              Shared sections
            </UnstyledButton>
          </li>
        )}
      </ul>
      <div className={classes.previews}>
        <TextInput
          type="search"
          aria-label="Search sections"
          placeholder="Search sections"
          leftSection={<Search size={16} aria-hidden />}
          value={words}
          maxLength={100}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {things && items.length === 0 && <Text c="dimmed">No section matches “{search}”.</Text>}
        {isShared && isFullOfShared && (
          <Text c="dimmed">This page has {limits.sharedSectionsPerPage} shared sections, which is the limit.</Text>
        )}
        <PreviewGrid
          label="Sections"
          items={items}
          loaded={loaded}
          styles={styles}
          ratio={0.58}
          least={300}
          isWhole
          choose={(id) => {
            if (shared.some((one) => one.id === id)) {
              if (isFullOfShared) return
              close()
              place(id)
              return
            }
            const section = sections.find((one) => one.id === id)
            if (!section || !things) return
            close()
            insert(section, things)
          }}
        />
      </div>
    </div>
  )
}

/** The kind of the site's own shared sections. */
const SHARED = 'shared'

const isFoundBy = (name: string, search: string) => normalize(name).includes(normalize(search))

const contentOf = (section: ReadySection, things: SiteThings): PageContent =>
  addReadySections({ sections: {}, blocks: {} }, [section], things, newPartId)
