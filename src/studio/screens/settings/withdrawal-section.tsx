import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core'
import { countryName } from '#shared/addresses/countries.ts'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { MODEL_FORM_TITLE, modelForm } from '#shared/withdrawals/model-form.ts'
import { offersWithdrawal } from '#shared/withdrawals/rules.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

/** Whether customers can withdraw on the site, and the model form for the terms. */
export function WithdrawalSection({ draft, change }: SectionProps) {
  const { withdrawal, country, policies } = draft
  const isOn = offersWithdrawal(draft)
  const isInUnion = europeanUnion.includes(country)
  const hasForm = policies.terms.includes(MODEL_FORM_TITLE)
  return (
    <>
      <Panel
        title="Withdrawals"
        lead="Customers withdraw from an order on your site, without an account. They get a confirmation of receipt by email, and you decide in the studio."
      >
        <Stack gap="md">
          <Switch
            id="withdrawals"
            label="Let customers withdraw on the site"
            description={
              withdrawal.isOn === null
                ? isInUnion
                  ? `On, because your shop is in the EU (${countryName(country)}).`
                  : 'Off, because your shop isn’t in the EU. You can turn it on in any country.'
                : undefined
            }
            checked={isOn}
            onChange={(event) => change('withdrawal-on', { withdrawal: { isOn: event.currentTarget.checked } })}
          />
          {!isOn && isInUnion && (
            <Alert color="notice">
              Online stores in the EU that sell to consumers usually have to offer this since June 19, 2026.
            </Alert>
          )}
          {isOn && (
            <Text size="sm" c="dimmed">
              The link “Withdraw from contract here” is in the footer, in order emails and on the page of each order.
            </Text>
          )}
        </Stack>
      </Panel>
      <Panel
        title={MODEL_FORM_TITLE}
        lead="The form of EU law that customers can use instead, with your name and address. It isn’t legal advice: have your terms checked."
      >
        <Group gap="sm">
          <Button
            variant="default"
            disabled={hasForm}
            onClick={() =>
              change('withdrawal-form', (before) => ({
                policies: { ...before.policies, terms: `${before.policies.terms}${modelForm(before)}` },
              }))
            }
          >
            Add to terms of service
          </Button>
          {hasForm && (
            <Text size="sm" c="dimmed">
              It’s in your terms of service, under Policies.
            </Text>
          )}
        </Group>
      </Panel>
    </>
  )
}
