import { Radio, Stack, Switch } from '@mantine/core'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

/** Whether products have reviews, when buyers are asked for them, and when they appear. */
export function ReviewsSection({ draft, change }: SectionProps) {
  const { reviews } = draft
  const set = (name: string, changes: Partial<typeof reviews>) =>
    change(`reviews-${name}`, { reviews: { ...reviews, ...changes } })
  return (
    <Panel
      title="Reviews"
      lead="Customers review what they bought, from a link in an email. You decide about reviews and answer them under Reviews."
    >
      <Stack gap="md">
        <Switch
          id="reviews"
          label="Show reviews"
          description="While this is off, reviews are kept, but no one sees them or is asked for one."
          checked={reviews.isOn}
          onChange={(event) => set('on', { isOn: event.currentTarget.checked })}
        />
        {reviews.isOn && (
          <>
            <Switch
              id="review-emails"
              label="Ask customers by email"
              description="One email for each order. Customers can stop these emails."
              checked={reviews.asksBuyers}
              onChange={(event) => set('asks', { asksBuyers: event.currentTarget.checked })}
            />
            {reviews.asksBuyers && (
              <NumberField
                label="Days after the last shipment"
                description="Give customers time to receive and use what they bought."
                maw={320}
                min={1}
                max={90}
                allowDecimal={false}
                value={reviews.askAfterDays}
                onChange={(askAfterDays) => set('days', { askAfterDays })}
              />
            )}
            <Radio.Group
              label="New reviews appear"
              value={reviews.approval}
              onChange={(approval) => set('approval', { approval: approval as typeof reviews.approval })}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="after-approval" label="After you approve them" />
                <Radio value="at-once" label="Immediately" description="You can hide or delete them later." />
              </Stack>
            </Radio.Group>
            <Switch
              id="stars-in-lists"
              label="Show the average in product lists"
              checked={reviews.isInLists}
              onChange={(event) => set('lists', { isInLists: event.currentTarget.checked })}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}
