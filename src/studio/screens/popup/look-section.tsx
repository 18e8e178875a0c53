import { Stack } from '@mantine/core'
import { type PopupPosition, popupPositions } from '#shared/popup/schema.ts'
import { readStylesCall } from '#shared/styles/api.ts'
import { pageThemeOf } from '#shared/styles/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import choice from '../pages/editor/theme-choice.module.css'
import { ThemeChoice } from '../pages/editor/theme-choice.tsx'
import classes from './popup.module.css'
import { type ChangePopup, type PopupDraft, positionWords } from './popup-draft.ts'

interface Props {
  readonly draft: PopupDraft
  readonly change: ChangePopup
}

/** Where the popup is in the window, and its colors. */
export function LookSection({ draft: { position, theme }, change }: Props) {
  const { data } = useContractQuery(readStylesCall, {})
  return (
    <Panel title="Look">
      <Stack gap="md">
        <fieldset className={choice.field}>
          <legend className={choice.label}>Position in the window</legend>
          <div className={classes.positions}>
            {popupPositions.map((one) => (
              <label key={one} className={classes.position} style={placeOf(one)} title={positionWords[one]}>
                <input
                  type="radio"
                  name="popup-position"
                  aria-label={positionWords[one]}
                  checked={one === position}
                  onChange={() => change('position', { position: one })}
                />
                <span className={classes.mark} aria-hidden />
              </label>
            ))}
          </div>
        </fieldset>
        {data && (
          <ThemeChoice
            themes={data.styles.themes}
            page={pageThemeOf(data.styles)}
            value={theme}
            change={(next) => change('theme', { theme: next })}
          />
        )}
      </Stack>
    </Panel>
  )
}

/** The mark of a position is where the popup will be. */
const placeOf = (position: PopupPosition) => ({
  alignItems: position.startsWith('top') ? 'start' : position.startsWith('bottom') ? 'end' : 'center',
  justifyItems: position.endsWith('left') ? 'start' : position.endsWith('right') ? 'end' : 'center',
})
