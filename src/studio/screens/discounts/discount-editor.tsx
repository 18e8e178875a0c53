import { Button, Menu, Switch } from '@mantine/core'
import { Power } from 'lucide-react'
import { useCallback, useState } from 'react'
import { getDiscountCall } from '#shared/discounts/owner-api.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { shownName } from '#shared/discounts/shown-name.ts'
import { statusOf } from '#shared/discounts/status.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { EditorMenu } from '#studio/kit/editor/editor-menu.tsx'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { besidesFields, errorsAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ask } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { CodesPanel } from './codes/codes-panel.tsx'
import { CombineSection } from './combine-section.tsx'
import { ConditionsSection } from './conditions-section.tsx'
import { DatesSection } from './dates-section.tsx'
import { statusWords } from './discount-words.ts'
import classes from './discounts.module.css'
import { LimitsSection } from './limits-section.tsx'
import { MethodSection } from './method-section.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import { useDiscountActions } from './use-discount-actions.ts'
import { type ChangeDiscount, useDiscountEditor } from './use-discount-editor.ts'
import { ValueSection } from './value-section.tsx'

interface DiscountEditorProps {
  readonly saved: Discount | null
  /** The titles of its products and categories by id. */
  readonly titles: Readonly<Record<string, string>>
  readonly onCreated: (discount: Discount) => void
}

/** The editor of a discount: its form, and beside it a summary of what it does. */
export function DiscountEditor({ saved, titles, onCreated }: DiscountEditorProps) {
  const { editor, save, isSaving, refusal, setRefusal } = useDiscountEditor(saved, onCreated)
  const canWrite = useMay()('discounts.write')
  const actions = useDiscountActions()
  const [chosenTitles, setChosenTitles] = useState(titles)
  const addTitle = useCallback((id: string, title: string) => setChosenTitles((all) => ({ ...all, [id]: title })), [])
  const { draft } = editor
  const change = canWrite ? editor.change : changeNothing
  useEditorKeys(editor, () => canWrite && void save())
  const errors = refusal ? errorsAtFields(refusal, aboutCode) : {}
  const sections = { draft, change, errors }
  const name = shownName(draft)
  const mark = saved && statusWords[statusOf({ ...draft, usedCount: saved.usedCount }, Date.now())]
  const targets = { titles: { ...titles, ...chosenTitles }, addTitle }
  return (
    <div className={frame.editor}>
      <title>{`${name || 'New discount'} · Vitrine`}</title>
      <EditorHeader
        back={{ to: '/discounts', label: 'Back to discounts' }}
        title={name || 'New discount'}
        isNew={saved === null}
        mark={mark && <StateMark tone={mark.tone}>{mark.label}</StateMark>}
        editor={editor}
        isSaving={isSaving}
        canWrite={canWrite}
      >
        {saved && (
          <EditorMenu
            label="More actions for this discount"
            editor={editor}
            duplicate={() => actions.duplicate(saved)}
            remove={{ label: 'Delete', run: () => actions.remove(saved) }}
          >
            <Menu.Item
              disabled={editor.isDirty}
              leftSection={<Power size={16} aria-hidden />}
              onClick={() => actions.turn(saved, !saved.isOn)}
            >
              {saved.isOn ? 'Turn off' : 'Turn on'}
            </Menu.Item>
          </EditorMenu>
        )}
        <Button disabled={!editor.isDirty && saved !== null} loading={isSaving} onClick={() => void save()}>
          Save
        </Button>
      </EditorHeader>
      <div className={classes.pane}>
        <fieldset className={classes.form} disabled={!canWrite} aria-label="Discount">
          <EditorNotices editor={editor} wrong={refusal}>
            {refusal?.failure.code === 'edit-conflict' && saved ? (
              <ConflictNotice<Discount>
                noun="discount"
                latest={async () => (await ask(getDiscountCall, { parameters: { discountId: saved.id } })).discount}
                saveOver={(theirs) => save({}, theirs.revision)}
                editor={editor}
                forgive={() => setRefusal(null)}
              />
            ) : (
              <RefusalAlert error={besidesFields(refusal, aboutCode)} />
            )}
          </EditorNotices>
          <MethodSection {...sections} isNew={saved === null} />
          {saved?.trigger === 'single-use-codes' && draft.trigger === 'single-use-codes' && (
            <CodesPanel discount={saved} />
          )}
          <ValueSection {...sections} {...targets} />
          {draft.kind !== 'buy-get' && <ConditionsSection {...sections} />}
          <LimitsSection {...sections} />
          <CombineSection {...sections} />
          <DatesSection {...sections} />
        </fieldset>
        <aside className={classes.aside} aria-label="Summary">
          <SummaryPanel draft={draft} saved={saved} titles={targets.titles}>
            <Switch
              label="Discount is on"
              checked={draft.isOn}
              disabled={!canWrite}
              onChange={(event) => change('isOn', { isOn: event.currentTarget.checked })}
            />
          </SummaryPanel>
        </aside>
      </div>
    </div>
  )
}

const aboutCode = { 'discount-code-taken': 'code' }
const changeNothing: ChangeDiscount = () => {}
