import { likertOf } from '#shared/forms/answers.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { inputName } from '#shared/forms/input-names.ts'
import { type LikertLabels, likertOrder } from '#shared/forms/likert.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import type { InputProps } from './field-model.ts'

interface LikertInputProps extends InputProps<FieldOf<'likert'>> {
  readonly labels: LikertLabels
}

/** Statements to agree with: a table where there is space, a list on a phone. */
export function LikertInput({ field, id, answer, labels }: LikertInputProps) {
  const checked = likertOf(answer)
  return (
    <div className="likert-items">
      {field.options.map((statement, row) => (
        <div
          key={statement}
          className="item"
          role="radiogroup"
          aria-labelledby={`${id}-${row}-question`}
          data-question={statement}
        >
          <p className="question" id={`${id}-${row}-question`}>
            {statement}
          </p>
          <div className="likert-options">
            {likertOrder.map((value, index) => (
              <div key={value} className="option">
                <label>
                  <input
                    type="radio"
                    id={row === 0 && index === 0 ? id : undefined}
                    name={inputName(field.id, row)}
                    value={value}
                    defaultChecked={ownValue(checked, statement)?.includes(value) ?? false}
                  />
                  <span className="option-text">{labels[index]}</span>
                </label>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
