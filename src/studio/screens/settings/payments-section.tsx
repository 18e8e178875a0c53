import { Checkbox, Stack, Textarea } from '@mantine/core'
import { chosenPaymentMethodIds } from '#shared/settings/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { PayLaterPanel } from './pay-later-panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

type ChosenId = (typeof chosenPaymentMethodIds)[number]

const methodWords: Readonly<Record<ChosenId, { readonly label: string; readonly description: string }>> = {
  'test-card': {
    label: 'Test card',
    description: 'For trying the shop out. No money moves, and its orders are marked as tests.',
  },
  'bank-transfer': {
    label: 'Bank transfer',
    description: 'The order stands, and its money comes later. You mark it as paid.',
  },
  'pay-on-pickup': {
    label: 'Pay on pickup',
    description: 'Offered for what is picked up, and for services: never for what is sent or downloaded.',
  },
}

/** The ways in which an order is paid, and what buyers are told about each. */
export function PaymentsSection(props: SectionProps) {
  const { draft, change, errors } = props
  const { paymentMethods } = draft
  return (
    <>
      <Panel title="Ways to pay" lead="What buyers choose from at checkout.">
        <Checkbox.Group
          aria-label="Ways to pay"
          value={[...paymentMethods]}
          error={paymentMethods.length === 0 ? 'Offer at least one way to pay.' : errors.paymentMethods}
          onChange={(chosen) => change('methods', { paymentMethods: chosen as ChosenId[] })}
        >
          <Stack gap="sm" mb={paymentMethods.length === 0 ? 'xs' : 0}>
            {chosenPaymentMethodIds.map((id) => (
              <Checkbox key={id} value={id} {...methodWords[id]} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Panel>
      {paymentMethods.includes('bank-transfer') && (
        <Panel title="Bank transfer">
          <Textarea
            label="Where to send the money"
            description="Stands at checkout, with the order and in its letter: the account, and what to write on the transfer."
            autosize
            minRows={3}
            maxRows={10}
            maxLength={1000}
            value={draft.bankTransferInstructions}
            error={errors.bankTransferInstructions}
            onChange={(event) => change('bank', { bankTransferInstructions: event.currentTarget.value })}
          />
        </Panel>
      )}
      <Panel title="Picking up">
        <Textarea
          label="Where and when"
          description="For whoever picks up or pays at the counter: at checkout, with the order and in its letters."
          autosize
          minRows={2}
          maxRows={10}
          maxLength={1000}
          value={draft.pickupInstructions}
          error={errors.pickupInstructions}
          onChange={(event) => change('pickup', { pickupInstructions: event.currentTarget.value })}
        />
      </Panel>
      <PayLaterPanel {...props} />
    </>
  )
}
