import { useEffect, useState } from 'react'
import { emailError } from '#shared/addresses/email.ts'
import { reminderTexts } from '#shared/cart-reminders/texts.ts'
import { call } from '#shared/http/call.ts'
import { checkoutCalls } from '../checkout-calls.ts'

const PAUSE = 800

interface ReminderFieldProps {
  /** As it was typed so far. */
  readonly email: string
  readonly isTicked: boolean
}

/** Whether the buyer wants to be reminded of the order, should they not finish it. It is no part of the order. */
export function ReminderField({ email, isTicked }: ReminderFieldProps) {
  const [wanted, setWanted] = useState(isTicked)
  const [isTouched, setTouched] = useState(false)
  const address = wanted && emailError(email) === null && email.trim() !== '' ? email.trim() : null
  useEffect(() => {
    if (address === null && !isTouched) return
    // An order does not depend on it: a failure is not shown.
    const timer = setTimeout(() => void call(checkoutCalls.remindMe, { body: { email: address } }), PAUSE)
    return () => clearTimeout(timer)
  }, [address, isTouched])
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={wanted}
        onChange={(event) => {
          setTouched(true)
          setWanted(event.target.checked)
        }}
      />
      {reminderTexts.consent}
    </label>
  )
}
