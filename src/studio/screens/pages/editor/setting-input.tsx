import { Button, Checkbox, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { listItemCollectionsCall } from '#shared/items/api.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { SettingField } from '#storefront/blocks/editing-facts.ts'
import { BodyField } from '#studio/kit/texts/body-field.tsx'
import { isPageText } from '#studio/kit/texts/simple-html.ts'
import { troubleTitles } from '#studio/kit/trouble-titles.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { PictureField } from '../../files/pictures/picture-field.tsx'
import { ChoiceSetting } from './choice-setting.tsx'
import { FormChoice } from './form-choice.tsx'
import { LinkSetting } from './link-setting.tsx'
import { ListSetting, type Settings } from './list-setting.tsx'
import { MediaSetting } from './media-setting.tsx'
import { NumberSetting } from './number-setting.tsx'
import { PicturesSetting } from './pictures-setting.tsx'
import { ProductChoice } from './product-choice.tsx'
import { TableSetting } from './table-setting.tsx'
import { CodeArea, TextSetting } from './text-setting.tsx'
import { VideoLinkSetting } from './video-link-setting.tsx'

interface SettingFieldsProps {
  readonly fields: readonly SettingField[]
  readonly settings: Settings
  /** Whether the settings could be saved. */
  readonly areValid: (settings: Settings) => boolean
  readonly change: (field: SettingField, value: unknown) => void
  /** Starts writing in the page itself. */
  readonly write: () => void
}

/** The settings of a block, or of one thing in a list of it: only those that matter with the others. */
export function SettingFields({ fields, settings, areValid, change, write }: SettingFieldsProps) {
  return (
    <Stack gap="md">
      {fields
        .filter(({ isShown }) => isShown?.(settings) ?? true)
        .map((field) => (
          <SettingInput
            key={field.name}
            field={field}
            value={settings[field.name]}
            isValid={(value) => areValid({ ...settings, [field.name]: value })}
            write={write}
            change={(value) => change(field, value)}
          />
        ))}
    </Stack>
  )
}

interface SettingInputProps {
  readonly field: SettingField
  readonly value: unknown
  readonly change: (value: unknown) => void
  /** Whether a value could be saved. */
  readonly isValid: (value: unknown) => boolean
  /** Starts writing in the page itself. */
  readonly write: () => void
}

/** The value that a field of one kind takes; the schema of the block has checked it. */
type ValueOf<Field extends (props: never) => unknown> = Parameters<Field>[0] extends { readonly value: infer Value }
  ? Value
  : never

/** One setting of a block. */
function SettingInput({ field: { label, description, input }, value, change, isValid, write }: SettingInputProps) {
  const common = { label, ...(description !== undefined && { description }) }
  switch (input.kind) {
    case 'line':
    case 'lines':
    case 'code':
      return <TextSetting {...common} {...input} value={value} change={change} isValid={isValid} />
    case 'video-link':
      return <VideoLinkSetting {...common} most={input.most} value={value} change={change} isValid={isValid} />
    case 'link':
      return <LinkSetting {...common} {...input} value={value as string | null} change={change} isValid={isValid} />
    case 'check':
      return <Checkbox {...common} checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
    case 'number':
      return <NumberSetting {...common} {...input} value={Number(value)} change={change} />
    case 'list':
      return (
        <ListSetting
          {...common}
          input={input}
          value={value as ValueOf<typeof ListSetting>}
          change={change}
          isValid={isValid}
        >
          {(item) => <SettingFields fields={input.fields} write={write} {...item} />}
        </ListSetting>
      )
    case 'table':
      return (
        <TableSetting
          {...common}
          {...input}
          value={value as ValueOf<typeof TableSetting>}
          change={change}
          isValid={isValid}
        />
      )
    case 'pictures':
      return (
        <PicturesSetting
          {...common}
          input={input}
          value={value as ValueOf<typeof PicturesSetting>}
          change={change}
          isValid={isValid}
        >
          {(item) => <SettingFields fields={input.fields} write={write} {...item} />}
        </PicturesSetting>
      )
    case 'choice':
      return <ChoiceSetting {...common} choices={input.choices} value={String(value)} change={change} />
    case 'picture':
      return (
        <PictureField
          {...common}
          isRequired={input.isRequired === true}
          picture={value as Picture | null}
          onChange={(picture) => isValid(picture) && change(picture)}
        />
      )
    case 'media':
      return (
        <MediaSetting {...common} kind={input.media} value={value as ValueOf<typeof MediaSetting>} change={change} />
      )
    case 'store':
      return <StoreChoice {...common} value={String(value)} change={change} />
    case 'collection':
      return (
        <CollectionChoice
          {...common}
          only={input.only}
          isOptional={input.isOptional}
          value={value as string | null}
          change={change}
        />
      )
    case 'form':
      return <FormChoice {...common} only={input.only} value={value as string | null} change={change} />
    case 'product':
      return <ProductChoice {...common} value={value as string | null} change={change} />
    case 'html':
      return <BodyField {...common} html={String(value)} onChange={(html) => isValid(html) && change(html)} />
    case 'words':
      return <WordsField label={label} html={String(value)} change={change} write={write} />
  }
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly change: (value: unknown) => void
}

function StoreChoice({ label, value, change }: ChoiceProps) {
  const { data, isError } = useContractQuery(listCollectionsCall, {})
  const stores = (data?.collections ?? []).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Select
      label={label}
      data={stores}
      value={value}
      error={isError && troubleTitles.collections}
      onChange={(next) => next && change(next)}
    />
  )
}

interface CollectionChoiceProps extends Omit<ChoiceProps, 'value'> {
  readonly value: string | null
  readonly description?: string | undefined
  readonly only?: CollectionKind | undefined
  readonly isOptional?: boolean | undefined
}

function CollectionChoice({ label, description, value, change, only, isOptional = false }: CollectionChoiceProps) {
  const { data, isError } = useContractQuery(listItemCollectionsCall, {})
  const collections = (data?.collections ?? [])
    .filter(({ kind }) => only === undefined || kind === only)
    .map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Select
      label={label}
      description={description}
      data={collections}
      value={value}
      placeholder={isError ? '' : value === null ? 'None' : 'Deleted collection'}
      error={isError && troubleTitles.collections}
      clearable={isOptional}
      onChange={(next) => (next !== null || isOptional) && change(next)}
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
  const isSimple = isPageText(html)
  const [wantsSource, setWantsSource] = useState(false)
  if (!isSimple || wantsSource) {
    return (
      <CodeArea
        label={`${label}, as HTML`}
        description={isSimple ? undefined : 'This text has formatting that the editor doesn’t support.'}
        value={html}
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
