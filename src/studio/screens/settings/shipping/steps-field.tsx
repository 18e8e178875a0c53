import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { limitIn } from '#shared/measures/units.ts'
import type { SettingsErrors } from '#shared/settings/check-settings.ts'
import { FixedAmounts } from '#studio/kit/fixed-amounts.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { ReadField } from '#studio/kit/read-field.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { type Rate, readLimit, type Step, stepsOf, withStepMore, withSteps } from './method-rules.ts'
import classes from './steps-field.module.css'

interface StepsFieldProps {
  readonly rate: Rate
  readonly errors: SettingsErrors
  readonly onChange: (rate: Rate) => void
}

/** A price in steps, by weight or by amount. The last one may be open. */
export function StepsField({ rate, errors, onChange }: StepsFieldProps) {
  const { weightUnit } = useStaff().website
  if (rate.kind !== 'by-weight' && rate.kind !== 'by-price') return null
  const isByWeight = rate.kind === 'by-weight'
  const steps = stepsOf(rate)
  const put = (next: readonly Step[]) => onChange(withSteps(rate, next))
  const putAt = (index: number, changes: Partial<Step>) =>
    put(steps.map((step, at) => (at === index ? { ...step, ...changes } : step)))
  const open = steps.findIndex(({ upTo }) => upTo === null)
  const errorAt = (index: number, field: string) => errors[`rate.tiers.${index}.${field}`]
  return (
    <fieldset className={classes.steps} aria-label="Steps">
      {steps.map(({ upTo, costCents, fixedCosts }, index) =>
        upTo === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing else that names them, and keep their places
          <div key={index} className={classes.step}>
            {isByWeight ? (
              <ReadField
                label="Up to"
                rightSection={weightUnit}
                value={upTo}
                write={(grams) => String(limitIn(weightUnit, grams))}
                read={(text) => readLimit(text, weightUnit)}
                hint="Enter a weight."
                error={errorAt(index, 'upToGrams')}
                onChange={(grams) => putAt(index, { upTo: grams })}
              />
            ) : (
              <MoneyField
                label="Up to"
                value={upTo}
                error={errorAt(index, 'upToCents')}
                onChange={(cents) => putAt(index, { upTo: cents })}
              />
            )}
            <MoneyField
              label="Price"
              value={costCents}
              error={errorAt(index, 'costCents')}
              onChange={(cents) => putAt(index, { costCents: cents })}
            />
            <ActionIcon
              className={classes.remove}
              aria-label={`Remove step ${index + 1}`}
              disabled={steps.length === 1}
              onClick={() => put(steps.toSpliced(index, 1))}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
            <div className={classes.currencies}>
              <FixedAmounts
                label="Price"
                amounts={fixedCosts}
                error={errorAt(index, 'fixedCosts')}
                onChange={(next) => putAt(index, { fixedCosts: next })}
              />
            </div>
          </div>
        ),
      )}
      <div>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={steps.length >= 50}
          onClick={() => put(withStepMore(steps))}
        >
          Add a step
        </Button>
      </div>
      <Checkbox
        label={isByWeight ? 'Add a price for heavier orders' : 'Add a price for larger orders'}
        description={open === -1 ? 'Not available above the last step.' : undefined}
        checked={open !== -1}
        disabled={open === 0}
        onChange={(event) =>
          put(
            event.currentTarget.checked
              ? [...steps, { upTo: null, costCents: steps.at(-1)?.costCents ?? 0 }]
              : steps.toSpliced(open, 1),
          )
        }
      />
      {open !== -1 && (
        <>
          <MoneyField
            label="Price above that"
            value={steps[open]!.costCents}
            error={errorAt(open, 'costCents')}
            onChange={(costCents) => putAt(open, { costCents })}
          />
          <FixedAmounts
            label="Price above that"
            amounts={steps[open]!.fixedCosts}
            error={errorAt(open, 'fixedCosts')}
            onChange={(fixedCosts) => putAt(open, { fixedCosts })}
          />
        </>
      )}
    </fieldset>
  )
}
