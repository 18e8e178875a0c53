import { Star } from 'lucide-react'
import { reviewRequestTexts as texts } from './texts.ts'

interface Props {
  readonly name: string
  readonly legend: string
  /** The same with what is rated. */
  readonly label: string
  readonly value: number | null
  readonly describedBy?: string
}

/** One to five stars as radio buttons: arrow keys and touch choose, and no script is needed to fill the stars. */
export function StarChoice({ name, legend, label, value, describedBy }: Props) {
  return (
    <fieldset className="star-choice" aria-label={label} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <div className="star-choices">
        {texts.stars.map((words, index) => (
          <label key={words} title={words}>
            <input type="radio" name={name} value={index + 1} defaultChecked={value === index + 1} aria-label={words} />
            <Star aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
