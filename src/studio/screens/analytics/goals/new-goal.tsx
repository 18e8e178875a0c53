import { Autocomplete, Button, Group, Select, TextInput } from '@mantine/core'
import { type GetInputPropsReturnType, useForm } from '@mantine/form'
import { getActionTableCall } from '#shared/analytics/actions-api.ts'
import { getVisitTableCall } from '#shared/analytics/api.ts'
import { type Goal, type GoalKind, goalKinds, goalLimits } from '#shared/analytics/goals.ts'
import { type GoalsReply, getGoalsCall, getReachedGoalsCall, saveGoalsCall } from '#shared/analytics/goals-api.ts'
import { viewedPath } from '#shared/analytics/rules.ts'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import type { Days } from '#shared/reports/periods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import classes from '../analytics.module.css'
import { goalKindWords } from './goal-words.ts'

interface Props {
  readonly saved: GoalsReply
  /** What happened on these days is offered. */
  readonly days: Days
}

/** The form for another goal. */
export function NewGoal({ saved, days }: Props) {
  const showUndo = useUndoNotice()
  const form = useForm<Omit<Goal, 'id'>>({
    initialValues: { name: '', kind: 'order', target: '' },
    validate: {
      name: (name) => (name.trim() ? null : 'Enter a name.'),
      target: (target, { kind }) => (targetOf(kind, target) === null ? targetErrors[kind] : null),
    },
  })
  const save = useContractMutation(saveGoalsCall, {
    outdates: [getGoalsCall, getReachedGoalsCall],
    onDone: ({ batchId }) => {
      showUndo('Goal added.', batchId)
      form.reset()
    },
  })
  const add = ({ name, kind, target }: Omit<Goal, 'id'>) => {
    const goal = { id: crypto.randomUUID(), name: name.trim(), kind, target: targetOf(kind, target) ?? '' }
    save.mutate({ body: { goals: [...saved.goals, goal], revision: saved.revision } })
  }
  if (saved.goals.length >= goalLimits.goals)
    return (
      <Panel title="Add a goal">
        <p className={classes.note}>You have {goalLimits.goals} goals. Delete one to add another.</p>
      </Panel>
    )
  const { kind } = form.values
  return (
    <Panel title="Add a goal">
      <form onSubmit={form.onSubmit(add)} noValidate>
        <Group align="start" gap="sm">
          <Select
            label="A visitor"
            w={{ base: '100%', xs: 240 }}
            data={goalKinds.map((one) => ({ value: one, label: goalKindWords[one] }))}
            allowDeselect={false}
            {...form.getInputProps('kind')}
            onChange={(next) => form.setValues({ kind: next as GoalKind, target: '' })}
          />
          {kind === 'form' && <FormField {...form.getInputProps('target')} />}
          {kind === 'page' && <PageField days={days} {...form.getInputProps('target')} />}
          {kind === 'button' && <ButtonField days={days} {...form.getInputProps('target')} />}
          <TextInput
            className={classes.noteText}
            label="Name of the goal"
            maxLength={goalLimits.name}
            {...form.getInputProps('name')}
          />
          <Button type="submit" variant="default" mt={24} loading={save.isPending}>
            Add goal
          </Button>
        </Group>
      </form>
    </Panel>
  )
}

const targetErrors: Readonly<Record<GoalKind, string>> = {
  order: '',
  newsletter: '',
  lesson: '',
  form: 'Choose a form.',
  page: 'Enter the path of a page, such as /thanks.',
  button: 'Enter the words of a button.',
}

/** The target as it is saved; null where it is none of its kind. */
function targetOf(kind: GoalKind, target: string): string | null {
  if (kind === 'order' || kind === 'newsletter' || kind === 'lesson') return ''
  if (kind === 'page') return target.trim().startsWith('/') ? viewedPath(target.trim(), location.host) : null
  return target.trim() || null
}

type FieldProps = GetInputPropsReturnType

function FormField({ value, onChange, ...field }: FieldProps) {
  const { data } = useContractQuery(listFormsCall, {})
  return (
    <Select
      label="Form"
      w={{ base: '100%', xs: 220 }}
      placeholder="Choose a form"
      value={value || null}
      data={(data?.forms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(next) => onChange(next ?? '')}
      {...field}
    />
  )
}

function PageField({ days, ...field }: FieldProps & { readonly days: Days }) {
  const { data } = useContractQuery(getVisitTableCall, { query: { ...days, kind: 'page' } })
  const paths = data?.rows.map(({ text }) => text).filter((path) => path !== '' && !path.includes('…')) ?? []
  return <Autocomplete label="Page" w={{ base: '100%', xs: 220 }} data={paths} limit={20} {...field} />
}

function ButtonField({ days, ...field }: FieldProps & { readonly days: Days }) {
  const { data } = useContractQuery(getActionTableCall, { query: { ...days, table: 'buttons' } })
  const labels = [...new Set(data?.rows.map(({ text }) => text).filter((label) => label !== ''))]
  return (
    <Autocomplete
      label="Words of the button"
      description="Button blocks on your pages. Buttons of the shop and the header aren’t counted."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      w={{ base: '100%', xs: 220 }}
      data={labels}
      limit={20}
      {...field}
    />
  )
}
