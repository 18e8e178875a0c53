import { Checkbox, Input, Pill, ScrollArea, Text, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { matchOptions } from '#studio/kit/search-select/match-options.ts'
import classes from './countries-field.module.css'
import { isChosen, shortest, type TakenCountries, toggleChoice, zoneChoices } from './toggle-countries.ts'

interface CountriesFieldProps {
  readonly chosen: readonly string[]
  readonly taken: TakenCountries
  readonly error: string | null
  readonly onChange: (chosen: string[]) => void
}

/**
 * Countries of a zone, in a list of fixed height that covers nothing. Enter chooses the first match. Countries of other
 * zones say which zone has them.
 */
export function CountriesField({ chosen, taken, error, onChange }: CountriesFieldProps) {
  const [search, setSearch] = useState('')
  const errorId = useId()
  const choices = zoneChoices(taken)
  const found = matchOptions(choices, search)
  const toggle = (choice: string) => onChange(toggleChoice(chosen, choice, taken))
  return (
    <fieldset className={classes.field} aria-describedby={error ? errorId : undefined}>
      <Input.Label component="legend">Countries</Input.Label>
      {chosen.length > 0 && (
        <Pill.Group mb={8}>
          {shortest(chosen, taken).map((choice) => {
            const label = choices.find(({ value }) => value === choice)?.label ?? choice
            return (
              <Pill
                key={choice}
                withRemoveButton
                removeButtonProps={{ 'aria-label': `Remove ${label}`, 'aria-hidden': false, tabIndex: 0 }}
                onRemove={() => toggle(choice)}
              >
                {label}
              </Pill>
            )
          })}
        </Pill.Group>
      )}
      <div className={classes.box} data-error={error ? true : undefined}>
        <TextInput
          type="search"
          variant="unstyled"
          aria-label="Search countries"
          placeholder="Search countries"
          autoComplete="off"
          spellCheck={false}
          leftSection={<Search size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            const first = found.find(({ isTaken }) => !isTaken)
            if (!search.trim() || !first) return
            if (!isChosen(chosen, first.value, taken)) toggle(first.value)
            setSearch('')
          }}
        />
        <ScrollArea h={188} type="auto" className={classes.list}>
          {found.map(({ value, label, detail, takenBy, isTaken }) => (
            <Checkbox
              key={value}
              className={classes.choice}
              label={label}
              description={takenBy === null ? detail || null : `In the zone “${takenBy}”`}
              disabled={isTaken && !chosen.includes(value)}
              checked={isChosen(chosen, value, taken)}
              onChange={() => toggle(value)}
            />
          ))}
          {found.length === 0 && (
            <Text size="sm" c="dimmed" p={8}>
              No matches
            </Text>
          )}
        </ScrollArea>
      </div>
      {error && (
        <Input.Error id={errorId} mt={6}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  )
}
