import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { type ConsentPurpose, consentPurposes } from '#shared/consent/choice.ts'
import { type ConsentPurposeTexts, consentLimits } from '#shared/consent/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import classes from './consent.module.css'
import { purposeNames } from './purpose-names.ts'
import type { ConsentPartProps } from './texts-panel.tsx'

/** What the site itself does with a consent, besides what waits for it in the owner's code. */
const effects: Readonly<Record<ConsentPurpose, string>> = {
  functional: 'Maps and embedded code of other companies load without a press.',
  analytics:
    'Returning visits are counted too, with cookies of this site, and visits are recorded where session replay is on. Without consent, visits are counted without cookies.',
  marketing: 'Ad pixels run, and scripts get an ID for ads, in a cookie of this site.',
}

/** What visitors can agree to. */
export function PurposesPanel({ draft: { purposes }, change, errors }: ConsentPartProps) {
  const changeOne = (purpose: ConsentPurpose, place: string, changes: Partial<ConsentPurposeTexts>) =>
    change(`purposes.${purpose}.${place}`, {
      purposes: { ...purposes, [purpose]: { ...purposes[purpose], ...changes } },
    })
  return (
    <Panel
      id="purposes"
      title="Purposes"
      lead="Ask only for what your site uses. If you change what you ask for, visitors are asked again."
    >
      <Stack gap="lg">
        {errors.purposes && (
          <Text size="sm" c="danger" role="alert">
            {errors.purposes}
          </Text>
        )}
        {consentPurposes.map((purpose) => {
          const { isAsked, name, text } = purposes[purpose]
          return (
            <fieldset key={purpose} aria-label={purposeNames[purpose]} className={classes.purpose}>
              <Checkbox
                label={`Ask for ${purposeNames[purpose].toLowerCase()} cookies`}
                description={effects[purpose]}
                checked={isAsked}
                onChange={(event) => changeOne(purpose, 'isAsked', { isAsked: event.currentTarget.checked })}
              />
              {isAsked && (
                <>
                  <TextInput
                    label="Name"
                    value={name}
                    maxLength={consentLimits.label}
                    autoComplete="off"
                    error={errors[`purposes.${purpose}.name`]}
                    onChange={(event) => changeOne(purpose, 'name', { name: event.currentTarget.value })}
                  />
                  <TextInput
                    label="Explanation"
                    value={text}
                    maxLength={consentLimits.purposeText}
                    autoComplete="off"
                    error={errors[`purposes.${purpose}.text`]}
                    onChange={(event) => changeOne(purpose, 'text', { text: event.currentTarget.value })}
                  />
                </>
              )}
            </fieldset>
          )
        })}
      </Stack>
    </Panel>
  )
}
