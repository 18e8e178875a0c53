import { NumberInput, Progress, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { discountLimits } from '#shared/discounts/limits.ts'
import { generateCodesCall, getDiscountCall, listDiscountsCall } from '#shared/discounts/owner-api.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'

interface GenerateCodesDialogProps {
  readonly discount: Discount
  readonly isOpen: boolean
  readonly close: () => void
}

/** Asks how many codes, and generates them a thousand at a time. */
export function GenerateCodesDialog({ discount, isOpen, close }: GenerateCodesDialogProps) {
  const client = useQueryClient()
  const room = discountLimits.singleUseCodes - discount.codeCount
  const form = useForm({
    initialValues: { count: Math.min(100, room), prefix: '' },
    // An empty field is '' while it is typed.
    validate: { count: (count) => (Number(count) >= 1 && count <= room ? null : `Enter a number from 1 to ${room}.`) },
  })
  const [made, setMade] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)
  const isRunning = made !== null

  async function generate({ count, prefix }: { readonly count: number; readonly prefix: string }) {
    setError(null)
    setMade(0)
    try {
      for (let done = 0; done < count; ) {
        const step = Math.min(discountLimits.codesAtOnce, count - done)
        const parameters = { discountId: discount.id }
        await ask(generateCodesCall, { parameters, body: { count: step, prefix: prefix.trim() } })
        done += step
        setMade(done)
      }
      showDone(`${countInWords(count, 'codes')} generated.`)
      close()
    } catch (failed) {
      setError(failed)
      showAtFields(form)(failed)
    } finally {
      setMade(null)
      for (const one of [getDiscountCall, listDiscountsCall]) void client.invalidateQueries({ queryKey: keyOf(one) })
    }
  }

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title="Generate codes"
      closeOnEscape={!isRunning}
      closeOnClickOutside={!isRunning}
      withCloseButton={!isRunning}
    >
      <form onSubmit={form.onSubmit((values) => void generate(values))}>
        <Stack gap="md">
          <RefusalAlert error={besidesFields(error)} />
          <NumberInput
            label="Number of codes"
            min={1}
            max={room}
            allowDecimal={false}
            thousandSeparator=","
            disabled={isRunning}
            data-autofocus
            {...form.getInputProps('count')}
          />
          <TextInput
            label="Prefix"
            description="Optional. Codes look like SPRING-7K2M-Q0XD-9RVT-3HJB."
            placeholder="SPRING-"
            maxLength={discountLimits.prefixLength}
            disabled={isRunning}
            {...form.getInputProps('prefix')}
          />
          {isRunning && (
            <div role="status">
              <Text size="sm">
                {made.toLocaleString('en')} of {form.values.count.toLocaleString('en')} codes generated
              </Text>
              <Progress mt={6} value={(made / form.values.count) * 100} aria-hidden />
            </div>
          )}
          <DialogFooter submitLabel="Generate" isSubmitting={isRunning} close={close} />
        </Stack>
      </form>
    </Modal>
  )
}
