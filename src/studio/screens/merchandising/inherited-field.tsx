import { MultiSelect, NumberInput, Select, TextInput } from '@mantine/core'
import type { MerchandisingContext } from '#shared/merchandising/rules.ts'
import {
  type Merchandising,
  type MerchandisingField,
  type MerchandisingOverride,
  type ProductView,
  productViews,
} from '#shared/merchandising/schema.ts'
import { fieldWords, valueWords, viewWords, winnerWords } from './merchandising-words.ts'

interface Props {
  readonly field: MerchandisingField
  readonly override: MerchandisingOverride
  readonly inherited: Merchandising
  readonly winners: MerchandisingContext['winners']
  /** Whether this is the site, whose values come from nowhere else. */
  readonly isSite: boolean
  readonly onChange: (changes: MerchandisingOverride) => void
}

const views = productViews.map((view) => ({ value: view, label: viewWords[view] }))

/**
 * A field that is inherited while it is empty: it shows the value that counts then, and where it comes from. Links lead to
 * it by its name.
 */
export function InheritedField({ field, override, inherited, winners, isSite, onChange }: Props) {
  const own = override[field]
  const value = inherited[field]
  const source = isSite ? 'default' : winnerWords(winners[field])
  const set = (next: Merchandising[MerchandisingField] | undefined) => onChange({ [field]: next })
  const label = fieldWords[field]
  if (typeof value === 'boolean')
    return (
      <Select
        id={field}
        label={label}
        allowDeselect={false}
        data={[
          { value: 'inherited', label: `${valueWords(value)} (${source})` },
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
        value={own === undefined ? 'inherited' : own ? 'on' : 'off'}
        onChange={(next) => set(next === 'inherited' ? undefined : next === 'on')}
      />
    )
  if (typeof value === 'number')
    return (
      <NumberInput
        label={label}
        description="Show at this quantity or less."
        placeholder={`${value} (${source})`}
        value={typeof own === 'number' ? own : ''}
        min={1}
        max={9999}
        allowDecimal={false}
        onChange={(next) => set(next === '' ? undefined : Number(next) || 1)}
      />
    )
  if (typeof value === 'string')
    return (
      <TextInput
        label={label}
        placeholder={value}
        description={typeof own === 'string' ? undefined : `Empty: ${source}.`}
        value={typeof own === 'string' ? own : ''}
        maxLength={300}
        onChange={({ currentTarget }) => set(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
    )
  return (
    <Views
      id={field}
      label={label}
      inherited={`${valueWords(value)} (${source})`}
      own={own as readonly ProductView[] | undefined}
      onChange={set}
    />
  )
}

function Views({
  id,
  label,
  inherited,
  own,
  onChange,
}: {
  readonly id: string
  readonly label: string
  readonly inherited: string
  readonly own: readonly ProductView[] | undefined
  readonly onChange: (views: readonly ProductView[] | undefined) => void
}) {
  const kind = own === undefined ? 'inherited' : own.length === 0 ? 'nowhere' : 'some'
  return (
    <>
      <Select
        id={id}
        label={label}
        allowDeselect={false}
        data={[
          { value: 'inherited', label: inherited },
          { value: 'some', label: 'Choose where' },
          { value: 'nowhere', label: 'Nowhere' },
        ]}
        value={kind}
        onChange={(next) => onChange(next === 'inherited' ? undefined : next === 'nowhere' ? [] : productViews)}
      />
      {kind === 'some' && (
        <MultiSelect
          label="Where"
          data={views}
          value={[...own!]}
          onChange={(next) => onChange(next as ProductView[])}
        />
      )}
    </>
  )
}
