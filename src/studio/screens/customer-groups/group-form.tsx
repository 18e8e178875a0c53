import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { createGroupCall, getGroupCall, listGroupsCall, updateGroupCall } from '#shared/customer-groups/api.ts'
import { groupLimits } from '#shared/customer-groups/limits.ts'
import type { GroupContent } from '#shared/customer-groups/schema.ts'
import { limits } from '#shared/limits.ts'
import { FixedAmounts } from '#studio/kit/fixed-amounts.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { CategoryPercentages } from './category-percentages.tsx'
import { GroupSteps } from './group-steps.tsx'
import classes from './groups.module.css'

interface GroupFormProps {
  /** Null for a new group. */
  readonly group: { readonly id: string; readonly revision: number } | null
  readonly content: GroupContent
  readonly onCreated: (groupId: string) => void
}

/** The name of a group and its price list. */
export function GroupForm({ group, content, onCreated }: GroupFormProps) {
  const canManage = useMay()('orders.manage')
  const showUndo = useUndoNotice()
  const form = useForm<GroupContent>({
    initialValues: content,
    validate: { name: (name) => (name.trim() === '' ? 'Enter a name.' : null) },
  })
  const create = useContractMutation(createGroupCall, {
    outdates: [listGroupsCall],
    onDone: (reply) => {
      onCreated(reply.group.id)
      showUndo('Group added.', reply.batchId)
    },
    onRefused: () => {},
  })
  const update = useContractMutation(updateGroupCall, {
    outdates: [listGroupsCall, getGroupCall],
    onDone: ({ batchId }) => showUndo('Group saved.', batchId),
    onRefused: () => {},
  })
  const error = create.error ?? update.error
  const { values, setFieldValue } = form
  const save = (body: GroupContent) =>
    group
      ? update.mutate({ parameters: { groupId: group.id }, body: { ...body, revision: group.revision } })
      : create.mutate({ body })
  return (
    <form noValidate onSubmit={form.onSubmit(save)}>
      <fieldset className={classes.form} disabled={!canManage} aria-label="Group">
        <Panel title="Group">
          <Stack gap="md">
            <TextInput
              label="Name"
              description="Only your team sees it."
              required
              maxLength={groupLimits.name}
              {...form.getInputProps('name')}
            />
            <Textarea
              label="Note (optional)"
              autosize
              minRows={2}
              maxRows={8}
              maxLength={groupLimits.note}
              {...form.getInputProps('note')}
            />
          </Stack>
        </Panel>
        <Panel
          title="Price list"
          lead="Customers pay the lowest price that applies to them: never more than the price of your shop."
        >
          <Stack gap="lg">
            <NumberField
              label="Off all products"
              description="Taken off the price without a sale."
              suffix="%"
              min={0}
              max={100}
              decimalScale={3}
              maw={240}
              value={values.percentMilli / 1000}
              onChange={(percent) => setFieldValue('percentMilli', Math.round(percent * 1000))}
            />
            <CategoryPercentages
              categories={values.categories}
              onChange={(categories) => setFieldValue('categories', categories)}
            />
            <GroupSteps steps={values.steps} onChange={(steps) => setFieldValue('steps', steps)} />
            <Checkbox
              label="Take the discounts of the shop off these prices"
              description="Codes and automatic discounts. Those that exclude sale items exclude lowered prices."
              checked={values.allowsDiscounts}
              onChange={(event) => setFieldValue('allowsDiscounts', event.currentTarget.checked)}
            />
          </Stack>
        </Panel>
        <Panel title="Minimum order">
          <Stack gap="md">
            <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'end' }}>
              <MoneyField
                label="Order value"
                description="0: the minimum of your shop applies."
                value={values.minimumCents}
                onChange={(minimumCents) => setFieldValue('minimumCents', minimumCents)}
              />
              <NumberField
                label="Number of items"
                description="0: any number."
                min={0}
                max={limits.quantityMaximum}
                allowDecimal={false}
                value={values.minimumQuantity}
                onChange={(quantity) => setFieldValue('minimumQuantity', quantity)}
              />
            </SimpleGrid>
            {values.minimumCents > 0 && (
              <FixedAmounts
                label="Order value"
                amounts={values.fixedMinimums}
                onChange={(fixedMinimums) => setFieldValue('fixedMinimums', fixedMinimums)}
              />
            )}
          </Stack>
        </Panel>
        {error !== null && (
          <Alert color="danger" role="alert">
            {wordsFor(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending || update.isPending}>
            {group ? 'Save' : 'Add group'}
          </Button>
        </Group>
      </fieldset>
    </form>
  )
}
