import { Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { type FormUse, previewFormCall } from '#shared/forms/owner-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { LiveView } from '#studio/kit/live-view.tsx'
import { TabRow } from '#studio/kit/tab-row.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './builder.module.css'
import { BuilderHeader } from './builder-header.tsx'
import { BuilderNotices } from './builder-notices.tsx'
import { BuildTab } from './fields/build-tab.tsx'
import { type BuilderTab, builderTabs, type FormProblem } from './judge-form.ts'
import { UnplacedNotice } from './places/form-places.tsx'
import { PreviewSteps, usePreviewSteps } from './preview-steps.tsx'
import { AdvancedTab } from './tabs/advanced-tab.tsx'
import { CaptchaTab } from './tabs/captcha-tab.tsx'
import { DisclaimerTab } from './tabs/disclaimer-tab.tsx'
import { StorageTab } from './tabs/storage-tab.tsx'
import { type ChangeForm, useFormEditor } from './use-form-editor.ts'
import { useSaveForm } from './use-save-form.ts'

interface FormBuilderProps {
  readonly form: Form
  readonly uses: readonly FormUse[]
  readonly webhookSecret: string | null
}

const tabWords: Readonly<Record<BuilderTab | 'view', string>> = {
  view: 'Preview',
  build: 'Build',
  storage: 'Storage',
  advanced: 'Advanced',
  captcha: 'Captcha',
  disclaimer: 'Disclaimer',
}

/** On narrow screens the preview is one of the tabs, next to the fields. */
const withView = [builderTabs[0], 'view', ...builderTabs.slice(1)] as const

/** The builder of a form: its parts in tabs, and beside them the form as visitors see it. */
export function FormBuilder({ form, uses, webhookSecret }: FormBuilderProps) {
  const editor = useFormEditor(form)
  const { save, isSaving, refusal, problems, forgive } = useSaveForm(form, editor, show)
  const canWrite = useMay()('forms.write')
  const { draft } = editor
  const change = canWrite ? editor.change : changeNothing
  const hasRoom = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const [tab, setTab] = useState<BuilderTab | 'view'>('build')
  const [openId, setOpenId] = useState<string | null>(null)
  const preview = usePreviewSteps(draft, openId)
  const publicUrl = uses.find((use) => use.path !== null)?.path ?? null

  useEditorKeys(editor, () => canWrite && void save())

  function show({ tab: wanted, fieldId }: FormProblem) {
    setTab(wanted)
    if (fieldId) setOpenId(fieldId)
  }
  const view = (
    <LiveView
      action={previewFormCall.path}
      name="form"
      subject={preview.subject}
      parameters={preview.parameters}
      marked={hasRoom && tab === 'build' && openId !== null ? `[data-field-id="${CSS.escape(openId)}"]` : null}
      controls={<PreviewSteps {...preview} />}
      title="The form"
      publicUrl={publicUrl}
      beginsNarrow
    />
  )
  const tabs = (
    <Tabs
      value={hasRoom && tab === 'view' ? 'build' : tab}
      onChange={(next) => setTab((next ?? 'build') as BuilderTab)}
      keepMounted={false}
      className={classes.tabs}
    >
      <TabRow
        label="Parts of the form"
        tabs={hasRoom ? builderTabs : withView}
        words={tabWords}
        shown={hasRoom && tab === 'view' ? 'build' : tab}
      />
      {!hasRoom && (
        <Tabs.Panel value="view" className={classes.viewPanel}>
          {view}
        </Tabs.Panel>
      )}
      {(!hasRoom && tab === 'view') || (
        // A role that may only view forms sees everything and changes nothing.
        <fieldset className={classes.form} disabled={!canWrite} aria-label="Form">
          <BuilderNotices
            form={form}
            editor={editor}
            refusal={refusal}
            problems={problems}
            forgive={forgive}
            save={save}
            show={show}
          />
          <Tabs.Panel value="build">
            <UnplacedNotice form={form} uses={uses} />
            <BuildTab
              fields={draft.fields}
              uses={uses}
              change={change}
              openId={openId}
              setOpenId={setOpenId}
              problems={problems}
            />
          </Tabs.Panel>
          <Tabs.Panel value="storage">
            <StorageTab form={form} draft={draft} webhookSecret={webhookSecret} change={change} />
          </Tabs.Panel>
          <Tabs.Panel value="advanced">
            <AdvancedTab form={form} draft={draft} uses={uses} change={change} />
          </Tabs.Panel>
          <Tabs.Panel value="captcha">
            <CaptchaTab formId={form.id} draft={draft} change={change} />
          </Tabs.Panel>
          <Tabs.Panel value="disclaimer">
            <DisclaimerTab html={draft.disclaimerHtml} change={change} />
          </Tabs.Panel>
        </fieldset>
      )}
    </Tabs>
  )
  return (
    <div className={frame.editor}>
      <title>{`${draft.name || 'Form'} · Vitrine`}</title>
      <BuilderHeader form={form} editor={editor} save={save} isSaving={isSaving} canWrite={canWrite} />
      {hasRoom ? (
        <div className={frame.panes}>
          <div className={classes.pane}>{tabs}</div>
          <div className={frame.beside}>{view}</div>
        </div>
      ) : (
        <div className={classes.pane}>{tabs}</div>
      )}
    </div>
  )
}

const changeNothing: ChangeForm = () => {}
