import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { differenceOf } from '#shared/stock-counts/rules.ts'
import type { CountLine } from '#shared/stock-counts/schema.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './counts.module.css'

interface LineRowProps {
  readonly line: CountLine
  readonly canWrite: boolean
  readonly onCount: (line: CountLine, counted: number | null) => void
}

/** One item of a count. A number is saved when its field is left; Enter moves to the next field. */
export function LineRow({ line, canWrite, onCount }: LineRowProps) {
  const saved = line.counted === null ? '' : String(line.counted)
  const [typed, setTyped] = useState(saved)
  const { number, ago } = useFormats()
  const difference = differenceOf(line)
  const isReadable = /^\d{0,6}$/.test(typed.trim())
  const leave = () => {
    if (isReadable) onCount(line, typed.trim() === '' ? null : Number(typed))
  }
  return (
    <tr>
      <td>
        {line.title}
        <span className={classes.sku}>
          {[line.sku, line.countedAt === null ? '' : `${line.countedBy} ${ago(line.countedAt)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      <td>{line.expected === null ? '–' : number(line.expected)}</td>
      <td>
        {canWrite ? (
          <TextInput
            aria-label={`Counted: ${line.title}`}
            className={classes.counted}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={!isReadable}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={leave}
            onKeyDown={moveOn}
          />
        ) : line.counted === null ? (
          '–'
        ) : (
          number(line.counted)
        )}
      </td>
      <td className={classes.difference} data-off={(difference !== null && difference !== 0) || undefined}>
        {difference === null ? '' : difference > 0 ? `+${number(difference)}` : number(difference).replace('-', '−')}
      </td>
    </tr>
  )
}

/** Enter goes to the field of the next item; leaving a field saves it. */
function moveOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (next) next.focus()
  else event.currentTarget.blur()
}
