import type { ProductOption } from '#shared/products/schema.ts'
import { colorOf } from '#shared/products/variants.ts'
import { ContentText, useContentLanguage } from '../../content-text.tsx'
import { productTexts } from '../texts.ts'
import type { ShownValue } from './own-amount/shown-values.ts'

interface Props {
  readonly option: ProductOption
  /** The option as visitors read it. */
  readonly label: string
  /** Before the ids of its inputs. */
  readonly idPrefix: string
  readonly values: readonly ShownValue[]
  readonly chosen: string | undefined
  /** The label of the empty choice. */
  readonly emptyLabel: string
  readonly isMissing: boolean
  readonly onChoose: (value: string) => void
}

/** A note after an unavailable value: it can still be chosen, and the note says why it cannot be bought. */
export function remark({ exists, inStock }: ShownValue): string {
  if (!exists) return productTexts.unavailableNote
  return inStock ? '' : productTexts.soldOutNote
}

/** A value as visitors read it. */
export const wordsOf = ({ value, label = value }: ShownValue): string => label

const isGrey = (value: ShownValue) => !value.exists || !value.inStock

/** A field's name in the plain form post, and the id of one of its values. */
const fieldName = (name: string) => `variant-option-${name}`
const valueId = (name: string, value: string) => `${fieldName(name)}-${value}`.replace(/\s+/g, '-')

/** An option as a dropdown. */
export function OptionSelect({
  option: { name },
  label,
  idPrefix,
  values,
  chosen,
  emptyLabel,
  isMissing,
  onChoose,
}: Props) {
  const id = idPrefix + valueId(name, 'select')
  const language = useContentLanguage()
  return (
    <div className="variant-option field">
      <label className="variant-option-title" htmlFor={id}>
        <ContentText>{label}</ContentText>
      </label>
      <div className="variant-select-wrapper">
        <select
          className="select"
          id={id}
          name={fieldName(name)}
          data-variant-option-name={name}
          value={chosen ?? ''}
          required
          aria-invalid={isMissing || undefined}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{emptyLabel}</option>
          {values.map((value) => (
            <option
              key={value.value}
              value={value.value}
              lang={language}
              className={isGrey(value) ? 'is-unavailable' : undefined}
            >
              {wordsOf(value) + remark(value)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

/** An option as radio buttons; values with a color are swatches, with their names for screen readers. */
export function OptionRadios({ option, label, idPrefix, values, chosen, isMissing, onChoose }: Props) {
  const { name } = option
  const shown = values.find(({ isChosen }) => isChosen)
  return (
    <fieldset className="variant-option" data-invalid={isMissing || undefined}>
      <legend className="variant-option-title">
        <ContentText>{label}</ContentText>
        {chosen && (
          <>
            {' '}
            <span className="variant-option-chosen">
              <ContentText>{shown ? wordsOf(shown) : chosen}</ContentText>
            </span>
          </>
        )}
      </legend>
      <div className="variant-radiobtn-wrapper" data-variant-option-name={name}>
        {values.map((value) => (
          <span className="variant-radiobtn-pair" key={value.value}>
            <input
              className="variant-radiobtn visually-hidden"
              type="radio"
              id={idPrefix + valueId(name, value.value)}
              name={fieldName(name)}
              value={value.value}
              checked={value.isChosen}
              required
              onChange={() => onChoose(value.value)}
            />
            <ValueLabel id={idPrefix + valueId(name, value.value)} value={value} color={colorOf(option, value.value)} />
          </span>
        ))}
      </div>
    </fieldset>
  )
}

function ValueLabel({ id, value, color }: { id: string; value: ShownValue; color: string | null }) {
  const unavailable = isGrey(value) ? ' is-unavailable' : ''
  if (color === null) {
    return (
      <label className={`sqs-button-element--secondary${unavailable}`} htmlFor={id}>
        <ContentText>{wordsOf(value)}</ContentText>
        <span className="visually-hidden">{remark(value)}</span>
      </label>
    )
  }
  return (
    <label className={`variant-swatch${unavailable}`} htmlFor={id} title={value.value + remark(value)}>
      <span className="variant-swatch-color" style={{ backgroundColor: color }} />
      <span className="variant-swatch-name">
        <ContentText>{value.value}</ContentText>
        {remark(value)}
      </span>
    </label>
  )
}
