import { Button, Checkbox, Input, NumberInput, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { isSimpleHtml } from '#studio/kit/texts/simple-html.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { PictureField } from '../../categories/picture-field.tsx'
import type { SettingField } from './block-facts.ts'

interface SettingInputProps {
  readonly field: SettingField
  readonly value: unknown
  readonly change: (value: unknown) => void
  /** Whether a value could be saved. */
  readonly isValid: (value: unknown) => boolean
  /** Starts writing in the page itself. */
  readonly write: () => void
}

/** One setting of a block. */
export function SettingInput({
  field: { label, description, input },
  value,
  change,
  isValid,
  write,
}: SettingInputProps) {
  const common = { label, ...(description !== undefined && { description }) }
  switch (input.kind) {
    case 'line':
    case 'lines':
      return <TextField {...common} {...input} value={value} change={change} isValid={isValid} />
    case 'check':
      return <Checkbox {...common} checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
    case 'count':
      return (
        <NumberInput
          {...common}
          value={Number(value)}
          min={1}
          max={input.most}
          allowDecimal={false}
          onChange={(next) => Number.isInteger(next) && Number(next) >= 1 && change(next)}
        />
      )
    case 'choice':
      return (
        <Input.Wrapper label={label} labelElement="div">
          <SegmentedControl
            fullWidth
            mt={4}
            aria-label={label}
            value={String(value)}
            data={input.choices.map((choice) => ({ ...choice }))}
            onChange={change}
          />
        </Input.Wrapper>
      )
    case 'picture':
      // A block without an image is deleted, not emptied.
      return <PictureField isRequired picture={value as Picture} onChange={(picture) => picture && change(picture)} />
    case 'store':
      return <StoreChoice {...common} value={String(value)} change={change} />
    case 'form':
      return <FormChoice {...common} value={String(value)} change={change} />
    case 'words':
      return <WordsField label={label} html={String(value)} change={change} write={write} />
  }
}

interface TextFieldProps {
  readonly label: string
  readonly description?: string
  readonly kind: 'line' | 'lines'
  readonly most: number
  readonly isRequired?: boolean
  /** Whether an empty text is stored as none. */
  readonly isNullable?: boolean
  readonly value: unknown
  readonly change: (value: unknown) => void
  readonly isValid: (value: unknown) => boolean
}

/** A text that may be invalid while it is typed: only a text that can be saved is passed on. */
function TextField({
  kind,
  most,
  isRequired = false,
  isNullable = false,
  value,
  change,
  isValid,
  ...common
}: TextFieldProps) {
  const stored = String(value ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? stored
  const asStored = (words: string) => (isNullable ? words || null : words)
  const onChange = (next: string) => {
    const isSavable = isValid(asStored(next))
    setTyped(isSavable ? null : next)
    if (isSavable) change(asStored(next))
  }
  const error =
    typed === null ? undefined : isRequired && typed.trim() === '' ? 'Required' : 'Not saved yet. Complete this first.'
  const props = { ...common, value: text, maxLength: most, error }
  return kind === 'line' ? (
    <TextInput {...props} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <Textarea {...props} autosize minRows={2} onChange={(event) => onChange(event.currentTarget.value)} />
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly change: (value: unknown) => void
}

function StoreChoice({ label, value, change }: ChoiceProps) {
  const { data } = useContractQuery(listCollectionsCall, {})
  const stores = (data?.collections ?? []).map(({ id, title }) => ({ value: id, label: title }))
  return <Select label={label} data={stores} value={value} onChange={(next) => next && change(next)} />
}

function FormChoice({ label, value, change }: ChoiceProps) {
  const { data } = useContractQuery(listFormsCall, {})
  const forms = (data?.forms ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label={label}
      data={forms}
      value={value}
      placeholder="Deleted form"
      searchable
      onChange={(next) => next && change(next)}
    />
  )
}

/** Texts are written in the page; HTML that its text editor would lose is edited as source. */
function WordsField({
  label,
  html,
  change,
  write,
}: {
  readonly label: string
  readonly html: string
  readonly change: (value: unknown) => void
  readonly write: () => void
}) {
  const isSimple = isSimpleHtml(html, ['h1'])
  const [wantsSource, setWantsSource] = useState(false)
  if (!isSimple || wantsSource) {
    return (
      <Textarea
        label={`${label}, as HTML`}
        description={isSimple ? undefined : 'This text has formatting that the editor doesn’t support.'}
        value={html}
        autosize
        minRows={6}
        maxRows={18}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12 } }}
        onChange={(event) => change(event.currentTarget.value)}
      />
    )
  }
  return (
    <Button.Group>
      <Button variant="default" onClick={write} fullWidth>
        Edit text
      </Button>
      <Button variant="default" flex="none" onClick={() => setWantsSource(true)}>
        HTML
      </Button>
    </Button.Group>
  )
}
