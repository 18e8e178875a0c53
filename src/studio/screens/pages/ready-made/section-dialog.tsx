import { Modal, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { PageContent } from '#shared/pages/content.ts'
import type { ReadySection } from '#shared/pages/ready-made/define.ts'
import { addReadySections, type SiteThings } from '#shared/pages/ready-made/fill.ts'
import { findReadySections, offeredKinds } from '#shared/pages/ready-made/sections.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
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
}

/** Ready-made sections, found by their kind or by words. Choosing one adds it to the page. */
export function SectionDialog({ isOpen, close, ...rest }: SectionDialogProps) {
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Modal opened={isOpen} onClose={close} title="Add a ready-made section" size={1080} fullScreen={isPhone ?? false}>
      {isOpen && <Choice close={close} {...rest} />}
    </Modal>
  )
}

function Choice({ close, pageId, styles, insert }: Omit<SectionDialogProps, 'isOpen'>) {
  const things = useSiteThings()
  const [words, setWords] = useState('')
  const [kindId, setKindId] = useState<string | null>(null)
  const kinds = useMemo(() => (things ? offeredKinds(things) : []), [things])
  const kind = kinds.find(({ id }) => id === kindId) ?? kinds[0]
  const search = useDeferredValue(words.trim())
  const sections = useMemo(
    () => (search === '' ? (kind?.sections ?? []) : findReadySections(kinds, search)),
    [kinds, kind, search],
  )
  const items = useMemo(
    () => (things ? sections.map((section) => ({ ...section, content: contentOf(section, things) })) : []),
    [sections, things],
  )
  const loaded = useModels(
    pageId,
    useMemo(() => allOf(items.map(({ content }) => content)), [items]),
  )
  return (
    <div className={classes.panes}>
      <ul className={classes.kinds} aria-label="Kinds">
        {kinds.map(({ id, name }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.kind}
              aria-pressed={search === '' && id === kind?.id}
              onClick={() => {
                setKindId(id)
                setWords('')
              }}
            >
              {name}
            </UnstyledButton>
          </li>
        ))}
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
        <PreviewGrid
          label="Sections"
          items={items}
          loaded={loaded}
          styles={styles}
          ratio={0.58}
          least={300}
          isWhole
          choose={(id) => {
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

const contentOf = (section: ReadySection, things: SiteThings): PageContent =>
  addReadySections({ sections: {}, blocks: {} }, [section], things, newPartId)
