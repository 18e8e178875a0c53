import { limits } from '#shared/limits.ts'
import { blocksOf, ownSection } from '#shared/pages/content.ts'
import { SHARED_SECTION } from '#shared/pages/schema.ts'
import { isPlaced } from '#shared/pages/section.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { kindOfBlock } from '#studio/canvas/name-of-block.ts'
import { AddBlock } from './add-block.tsx'
import { BlockPanel } from './block-panel.tsx'
import type { Commands } from './commands.ts'
import classes from './editor.module.css'
import { FirstGuide } from './guide/first-guide.tsx'
import { Outline } from './outline.tsx'
import { PhoneLayout } from './phone-layout.tsx'
import { SectionPanel } from './section-panel.tsx'
import { SeveralPanel } from './several-panel.tsx'
import { MakeShared } from './shared/make-shared.tsx'
import { PlacedPanel } from './shared/placed-panel.tsx'
import { nameOfPlace, type SharedOnPage } from './shared/use-shared-sections.ts'
import { TextToolbar } from './text-toolbar.tsx'
import type { Editing } from './use-editing.ts'

interface SidePanelProps {
  readonly editing: Editing
  readonly commands: Commands
  readonly styles: SiteStyles
  /** Opens the ready-made sections. */
  readonly chooseSection: (where: 'above' | 'below') => void
  readonly shared: SharedOnPage
  /** Opens the shared section at a place in its own editor. */
  readonly editShared: (placeId: string) => void
}

/** The panel beside the canvas: blocks to add, the settings of the selection, and the outline of the page. */
export function SidePanel({ editing, commands, styles, chooseSection, shared, editShared }: SidePanelProps) {
  const { content, layout, selection, sectionId, blocks, writing, canvas } = editing
  const [block] = blocks
  const section = ownSection(content, sectionId ?? block?.sectionId ?? '')
  const selected = content.sections[sectionId ?? '']
  const place = selected && isPlaced(selected) ? selected : null
  // It is one section, which has no others beside it.
  const isShared = editing.page.purpose === SHARED_SECTION
  return (
    <aside className={classes.panel} aria-label="Settings" tabIndex={-1} data-editor-panel>
      {writing !== null && (
        <TextToolbar text={writing} canvas={canvas} isLinking={editing.isLinking} setLinking={editing.setLinking} />
      )}
      {!isShared && <FirstGuide state={editing.state} isCovered={writing !== null} />}
      <AddBlock
        isFull={blocksOf(content).length >= limits.blocksPerLayout}
        hasSections={!isShared}
        add={commands.add}
        addSection={() => commands.addSection()}
        chooseSection={() => chooseSection('below')}
        canvas={canvas}
        drop={commands.drop}
      />
      {block && blocks.length === 1 && (
        <section aria-label={kindOfBlock(block)}>
          <h2 className={classes.panelTitle}>{kindOfBlock(block)}</h2>
          <BlockPanel
            block={block}
            change={commands.change}
            write={() => canvas.current?.edit(block.id)}
            duplicate={commands.duplicate}
            remove={commands.remove}
            changeLayer={commands.changeLayer}
          />
        </section>
      )}
      {blocks.length > 1 && <SeveralPanel count={blocks.length} commands={commands} />}
      {layout === 'phone' && section && (
        <PhoneLayout isOwn={section.phone === 'own'} reset={() => commands.resetPhone(section.id)} />
      )}
      {section && section.id === sectionId && (
        <section aria-label="Section">
          <h2 className={classes.panelTitle}>{section.name || 'Section'}</h2>
          <SectionPanel
            key={section.id}
            section={section}
            styles={styles}
            change={commands.change}
            insert={commands.addSection}
            choose={chooseSection}
            duplicate={commands.duplicateSection}
            remove={commands.removeSection}
            isFull={commands.isFull}
            isAlone={isShared}
          >
            <MakeShared
              section={section}
              content={content}
              replace={(sharedId) => commands.replaceByShared(section.id, sharedId)}
            />
          </SectionPanel>
        </section>
      )}
      {place && (
        <section aria-label="Shared section">
          <h2 className={classes.panelTitle}>{nameOfPlace(place, shared.sections)}</h2>
          {shared.sections && (
            <PlacedPanel
              key={place.id}
              place={place}
              shared={shared.sections.get(place.sharedId)}
              edit={() => editShared(place.id)}
              detach={() => commands.detachShared(place.id, shared.contents)}
              duplicate={commands.duplicateSection}
              remove={commands.removeSection}
              isFull={commands.isFullOfShared}
              save={() => editing.log.flush()}
              onDeleted={() => void editing.log.reload()}
            />
          )}
        </section>
      )}
      <section aria-label={isShared ? 'Content' : 'Page'}>
        <h2 className={classes.panelTitle}>{isShared ? 'Content' : 'Page'}</h2>
        <Outline
          content={content}
          layout={layout}
          sectionId={sectionId}
          selection={selection}
          select={commands.show}
          moveSection={commands.moveSection}
          shared={shared.sections}
        />
      </section>
    </aside>
  )
}
