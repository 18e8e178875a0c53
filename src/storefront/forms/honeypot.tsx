import { HONEYPOT } from '#shared/forms/input-names.ts'
import { fieldTexts } from './texts.ts'

/** A field for spam programs: people do not see, hear or reach it, and browsers do not fill it in. */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        {fieldTexts.leaveEmpty}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
