import { Checkbox, List, Radio, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMediaQuery } from '@mantine/hooks'
import { listItemCollectionsCall } from '#shared/items/api.ts'
import { addStartingSiteCall, type StartingSiteUse } from '#shared/starting-sites/api.ts'
import { type StartingSiteId, startingSiteChoices } from '#shared/starting-sites/choices.ts'
import { readStylesCall } from '#shared/styles/api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { StartingSiteChoice } from '../starting-sites/starting-site-choice.tsx'
import { outcomesOf } from '../starting-sites/starting-site-words.ts'
import { outdatedByPages } from './settings/use-page-actions.ts'

interface StartingSiteDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Adds a starting site to a site that exists: as drafts, or in place of what visitors see. */
export function StartingSiteDialog({ isOpen, close }: StartingSiteDialogProps) {
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Modal opened={isOpen} onClose={close} title="Add a starting site" size={640} fullScreen={isPhone ?? false}>
      {isOpen && <Choice close={close} />}
    </Modal>
  )
}

interface Values {
  readonly id: StartingSiteId
  readonly use: StartingSiteUse
  readonly withStyles: boolean
}

function Choice({ close }: Pick<StartingSiteDialogProps, 'close'>) {
  const form = useForm<Values>({ initialValues: { id: 'shop', use: 'drafts', withStyles: false } })
  const { id, use, withStyles } = form.values
  const sayUndo = useUndoNotice()
  const add = useContractMutation(addStartingSiteCall, {
    outdates: [...outdatedByPages, listItemCollectionsCall, readStylesCall],
    onDone: ({ batchId }) => {
      close()
      sayUndo(`“${startingSiteChoices[id].name}” added`, batchId)
    },
    onRefused: () => undefined,
  })
  return (
    <form
      onSubmit={form.onSubmit(() =>
        add.mutate({ parameters: { startingSite: id }, body: { use, withStyles: use === 'site' || withStyles } }),
      )}
    >
      <Stack gap="lg">
        <RefusalAlert error={add.error} />
        <StartingSiteChoice
          label="Starting site"
          value={id}
          change={(chosen) => chosen && form.setFieldValue('id', chosen)}
        />
        <Radio.Group label="How to add it" {...form.getInputProps('use')}>
          <Stack gap="xs" mt="xs">
            <Radio value="drafts" label="As drafts" description="Visitors see a page when you publish it." />
            <Radio
              value="site"
              label="As my site"
              description="Visitors see it right away. It replaces your home page, navigation and styles."
            />
          </Stack>
        </Radio.Group>
        {use === 'drafts' && (
          <Checkbox
            label="Use its fonts and colors for my site"
            description="Visitors see them right away, on all pages."
            {...form.getInputProps('withStyles', { type: 'checkbox' })}
          />
        )}
        <div aria-live="polite">
          <Text fw={600}>What happens</Text>
          <List size="sm" mt={4} spacing={4}>
            {outcomesOf(id, use, withStyles).map((outcome) => (
              <List.Item key={outcome}>{outcome}</List.Item>
            ))}
          </List>
        </div>
        <DialogFooter
          submitLabel={use === 'site' ? 'Replace and publish' : 'Add as drafts'}
          isSubmitting={add.isPending}
          close={close}
        />
      </Stack>
    </form>
  )
}
