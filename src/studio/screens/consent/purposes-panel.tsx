import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { type ConsentPurpose, consentPurposes } from '#shared/consent/choice.ts'
import { type ConsentPurposeTexts, consentLimits } from '#shared/consent/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import classes from './consent.module.css'
import type { ConsentPartProps } from './texts-panel.tsx'

const purposeNames: Readonly<Record<ConsentPurpose, string>> = {
  functional: 'Functional',
  analytics: 'Analytics',
  marketing: 'Marketing',
}

/** What visitors can agree to. */
export function PurposesPanel({ draft: { purposes }, change, errors }: ConsentPartProps) {
  const changeOne = (purpose: ConsentPurpose, place: string, changes: Partial<ConsentPurposeTexts>) =>
    change(`purposes.${purpose}.${place}`, {
      purposes: { ...purposes, [purpose]: { ...purposes[purpose], ...changes } },
    })
  return (
    <Panel
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
