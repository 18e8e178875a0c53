import { Button, Input, Stack } from '@mantine/core'
import { Plus } from 'lucide-react'
import { MOST_STEPS, type PercentStep } from '#shared/products/quantity-breaks/schema.ts'
import { StepRow } from '#studio/kit/quantity-steps/step-row.tsx'

interface Props {
  readonly steps: readonly PercentStep[]
  readonly onChange: (steps: PercentStep[]) => void
}

/** Further percentages off the prices of a group, from a number of items of one product on. */
export function GroupSteps({ steps, onChange }: Props) {
  const last = steps.at(-1) ?? { from: 5, percentMilli: 0 }
  return (
    <Input.Wrapper
      label="Off larger quantities"
      description="Taken off the group’s price. All variants of a product count together."
      labelElement="div"
    >
      <Stack gap="sm" mt={8}>
        {steps.map((step, index) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are edited in place
            key={index}
            step={step}
            number={index + 1}
            kind="percent"
            onChange={({ from = step.from, percentMilli = step.percentMilli }) =>
              onChange(steps.with(index, { from, percentMilli }))
            }
            onRemove={() => onChange(steps.filter((_, place) => place !== index))}
          />
        ))}
        {steps.length < MOST_STEPS && (
          <div>
            <Button
              variant="default"
              leftSection={<Plus size={16} aria-hidden />}
              onClick={() =>
                onChange([
                  ...steps,
                  { from: Math.min(last.from * 2, 9999), percentMilli: Math.min(last.percentMilli + 5000, 100_000) },
                ])
              }
            >
              Add quantity
            </Button>
          </div>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
