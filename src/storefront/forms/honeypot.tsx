import { HONEYPOT } from '#shared/forms/input-names.ts'

/** A field for spam programs: people do not see, hear or reach it, and browsers do not fill it in. */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
