import { Checkbox, Input, SegmentedControl, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import { popupLimits } from '#shared/popup/schema.ts'
import { LinkField } from '#studio/kit/link-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { PictureField } from '../files/pictures/picture-field.tsx'
import type { ChangePopup, PopupDraft } from './popup-draft.ts'

interface Props {
  readonly draft: PopupDraft
  readonly change: ChangePopup
  readonly errors: Readonly<Record<string, string>>
}

/** What visitors read in the popup, and what they can do there. */
export function ContentSection({ draft, change, errors }: Props) {
  const { isEnabled, title, text, picture, kind } = draft
  return (
    <Panel title="Content" lead="One message over a page, which visitors can close.">
      <Stack gap="md">
        <Switch
          id="show-popup"
          label="Show the popup"
          checked={isEnabled}
          onChange={(event) => change('isEnabled', { isEnabled: event.currentTarget.checked })}
        />
        <TextInput
          label="Title"
          value={title}
          maxLength={popupLimits.title}
          autoComplete="off"
          error={errors.title}
          onChange={(event) => change('title', { title: event.currentTarget.value })}
        />
        <Textarea
          label="Text"
          description="An empty line begins a paragraph."
          value={text}
          maxLength={popupLimits.text}
          autosize
          minRows={3}
          error={errors.text}
          onChange={(event) => change('text', { text: event.currentTarget.value })}
        />
        <PictureField picture={picture} onChange={(next) => change('picture', { picture: next })} />
        <Input.Wrapper label="Below the text" labelElement="div">
          <SegmentedControl
            mt={4}
            fullWidth
            aria-label="Below the text"
            value={kind}
            onChange={(next) => change('kind', { kind: next as PopupDraft['kind'] })}
            data={[
              { value: 'none', label: 'Nothing' },
              { value: 'button', label: 'Button' },
              { value: 'form', label: 'Form' },
            ]}
          />
        </Input.Wrapper>
        {kind === 'button' && <ButtonFields draft={draft} change={change} errors={errors} />}
        {kind === 'form' && <FormField draft={draft} change={change} errors={errors} />}
      </Stack>
    </Panel>
  )
}

function ButtonFields({ draft: { button }, change, errors }: Props) {
  return (
    <>
      <TextInput
        label="Button text"
        value={button.text}
        maxLength={popupLimits.label}
        autoComplete="off"
        error={errors['action.text']}
        onChange={(event) => change('button.text', { button: { ...button, text: event.currentTarget.value } })}
      />
      <LinkField
        label="Button link"
        href={button.href}
        change={(href) => change('button.href', { button: { ...button, href } })}
        error={errors['action.href']}
      />
      <Checkbox
        label="Open in a new window"
        checked={button.newWindow}
        onChange={(event) => change('button.new', { button: { ...button, newWindow: event.currentTarget.checked } })}
      />
    </>
  )
}

function FormField({ draft: { formId }, change, errors }: Props) {
  const { data } = useContractQuery(listFormsCall, {})
  return (
    <Select
      label="Form"
      description="A newsletter form, or any other. Visitors who send it don’t see the popup again."
      placeholder="Choose a form"
      value={formId}
      data={(data?.forms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      error={errors['action.formId']}
      onChange={(next) => change('formId', { formId: next })}
    />
  )
}
