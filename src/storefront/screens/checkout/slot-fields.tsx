import { useEffect, useState } from 'react'
import { call } from '#shared/http/call.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { checkoutCalls } from './checkout-calls.ts'
import type { SectionProps } from './section-props.ts'
import { checkoutPageTexts } from './texts.ts'

type Days = ReplyOf<typeof checkoutCalls.listSlots>['days']

interface SlotFieldsProps extends SectionProps {
  readonly methodId: string
  /** Counts refused times: the list is fetched again. */
  readonly refusals: number
}

/** The day and the time of a shipping method that has times; only those that are open are offered. */
export function SlotFields({ methodId, refusals, form, errors, onChange }: SlotFieldsProps) {
  const [days, setDays] = useState<Days | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const [wantedDay, setWantedDay] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal and another try fetch the same list again
  useEffect(() => {
    const asking = new AbortController()
    setHasFailed(false)
    void call(checkoutCalls.listSlots, { parameters: { methodId } }, { signal: asking.signal }).then((result) => {
      if (asking.signal.aborted) return
      if (result.ok) setDays(result.value.days)
      else setHasFailed(true)
    })
    return () => asking.abort()
  }, [methodId, refusals, tries])

  if (hasFailed)
    return (
      <p className="field-error" role="alert">
        {checkoutPageTexts.slotsNotLoaded}{' '}
        <button className="link-button" type="button" onClick={() => setTries((count) => count + 1)}>
          {checkoutPageTexts.tryAgain}
        </button>
      </p>
    )
  if (days === null) return <p className="checkout-hint">{checkoutPageTexts.loadingSlots}</p>
  if (days.length === 0) return <p className="notice">{checkoutPageTexts.noSlots}</p>

  const day = days.find(({ date }) => date === (wantedDay ?? form.slot?.slice(0, 10))) ?? days[0]!
  const chosen = day.slots.find(({ id }) => id === form.slot)?.id ?? ''
  return (
    <div className="slot-fields">
      <div className="field">
        <label htmlFor="slot-day">{checkoutPageTexts.day}</label>
        <select
          id="slot-day"
          className="select"
          value={day.date}
          onChange={(event) => {
            setWantedDay(event.target.value)
            onChange({ slot: null })
          }}
        >
          {days.map(({ date, name }) => (
            <option key={date} value={date}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="slot">{checkoutPageTexts.time}</label>
        <select
          id="slot"
          className="select"
          value={chosen}
          aria-invalid={errors.slot ? true : undefined}
          aria-describedby={errors.slot ? 'slot-error' : undefined}
          onChange={(event) => onChange({ slot: event.target.value || null })}
        >
          <option value="">{checkoutPageTexts.chooseTime}</option>
          {day.slots.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {errors.slot && (
          <p className="field-error" id="slot-error">
            {errors.slot}
          </p>
        )}
      </div>
    </div>
  )
}
