import { HONEYPOT } from '#shared/forms/input-names.ts'

/** A field for machines: people do not see it, hear of it or reach it by keyboard, and browsers do not fill it in. */
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
