import { Checkbox, Stack, Text } from '@mantine/core'
import { popupLimits } from '#shared/popup/schema.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { ChangePopup, PopupDraft } from './popup-draft.ts'

interface Props {
  readonly draft: PopupDraft
  readonly change: ChangePopup
  readonly errors: Readonly<Record<string, string>>
}

/** When the popup opens, and when it opens again for someone who closed it. */
export function TimingSection({ draft, change, errors }: Props) {
  const { hasDelay, afterSeconds, hasScroll, afterScroll, onExit, opensAgain, againAfterDays } = draft
  return (
    <Panel title="Timing" lead="It opens at the first of these moments.">
      <Stack gap="md">
        <Checkbox
          label="After a time on the page"
          checked={hasDelay}
          error={hasDelay ? undefined : errors.afterSeconds}
          onChange={(event) => change('hasDelay', { hasDelay: event.currentTarget.checked })}
        />
        {hasDelay && (
          <NumberField
            label="Seconds"
            value={afterSeconds}
            min={0}
            max={popupLimits.seconds}
            allowDecimal={false}
            error={errors.afterSeconds}
            onChange={(afterSeconds) => change('afterSeconds', { afterSeconds })}
          />
        )}
        <Checkbox
          label="After scrolling"
          checked={hasScroll}
          onChange={(event) => change('hasScroll', { hasScroll: event.currentTarget.checked })}
        />
        {hasScroll && (
          <NumberField
            label="Part of the page"
            suffix="%"
            value={afterScroll}
            min={1}
            max={100}
            allowDecimal={false}
            error={errors.afterScroll}
            onChange={(afterScroll) => change('afterScroll', { afterScroll })}
          />
        )}
        <Checkbox
          label="When leaving the page"
          description="On computers: when the pointer leaves the window at the top."
          checked={onExit}
          onChange={(event) => change('onExit', { onExit: event.currentTarget.checked })}
        />
        <Checkbox
          label="Open again for visitors who closed it"
          description="After a change of its content they always see it again."
          checked={opensAgain}
          onChange={(event) => change('opensAgain', { opensAgain: event.currentTarget.checked })}
        />
        {opensAgain && (
          <NumberField
            label="Days after closing"
            value={againAfterDays}
            min={1}
            max={popupLimits.days}
            allowDecimal={false}
            error={errors.againAfterDays}
            onChange={(againAfterDays) => change('againAfterDays', { againAfterDays })}
          />
        )}
        <Text size="sm" c="dimmed">
          It waits while someone types or another dialog is open, such as the cart.
        </Text>
      </Stack>
    </Panel>
  )
}
