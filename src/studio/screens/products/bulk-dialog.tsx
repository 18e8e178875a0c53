import { Button, Group, NumberInput, Stack, TagsInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { limits } from '#shared/limits.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Modal } from '#studio/kit/modal.tsx'
import type { BulkStep } from './bulk-step.ts'

/** Actions that need a number or a text. */
export type BulkQuestion = 'change-prices' | 'start-sale' | 'add-tags' | 'remove-tags'

interface BulkDialogProps {
  readonly question: BulkQuestion | null
  readonly count: number
  /** The things to change, in the plural: 'products'. */
  readonly noun: string
  readonly close: () => void
  readonly onAnswer: (step: BulkStep) => void
}

const titles: Readonly<Record<BulkQuestion, string>> = {
  'change-prices': 'Change prices',
  'start-sale': 'Put on sale',
  'add-tags': 'Add tags',
  'remove-tags': 'Remove tags',
}

/** Asks for the percentage or the tags of a change to many products. */
export function BulkDialog({ question, close, ...props }: BulkDialogProps) {
  return (
    <Modal opened={question !== null} onClose={close} title={question ? titles[question] : ''}>
      {question && <BulkForm question={question} close={close} {...props} />}
    </Modal>
  )
}

function BulkForm({ question, count, noun, close, onAnswer }: BulkDialogProps & { readonly question: BulkQuestion }) {
  const isAboutTags = question === 'add-tags' || question === 'remove-tags'
  const form = useForm<{ percent: number | string; tags: string[] }>({
    initialValues: { percent: '', tags: [] },
    validate: {
      percent: (percent) => (isAboutTags || Number(percent) !== 0 ? null : 'Enter a percentage.'),
      tags: (tags) => (!isAboutTags || tags.length > 0 ? null : 'Enter at least one tag.'),
    },
  })
  const answer = ({ percent, tags }: typeof form.values) =>
    onAnswer(isAboutTags ? { action: question, tags } : { action: question, percent: Number(percent) })
  return (
    <form onSubmit={form.onSubmit(answer)} noValidate>
      <Stack gap="md">
        {isAboutTags ? (
          <TagsInput
            label="Tags"
            description="Press Enter or comma after each tag."
            data-autofocus
            maxTags={20}
            splitChars={[',', ';']}
            {...form.getInputProps('tags')}
            onChange={(next) =>
              form.setFieldValue(
                'tags',
                next.map((tag) => tag.slice(0, limits.tagLength)),
              )
            }
          />
        ) : (
          <NumberInput
            label={question === 'start-sale' ? 'Percent off' : 'Change by'}
            description={
              question === 'start-sale'
                ? 'Sets the sale price of every variant this far below its price.'
                : 'Use a minus sign to lower prices. Sale prices change by the same percentage.'
            }
            data-autofocus
            suffix="%"
            min={question === 'start-sale' ? 1 : -99}
            max={question === 'start-sale' ? 99 : 1000}
            decimalScale={2}
            {...form.getInputProps('percent')}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit">
            {titles[question]} ({countInWords(count, noun)})
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
