import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import type { Condition, FormField } from '#shared/forms/field-schema.ts'
import { formLimits } from '#shared/forms/limits.ts'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { nameOfField } from '../form-words.ts'
import { choicesOf, fieldsAbove } from './field-rules.ts'
import type { FieldSettingsProps } from './field-settings-props.ts'
import classes from './fields.module.css'

type Rule = Condition['rules'][number]

const tests: readonly { readonly value: Rule['test']; readonly label: string }[] = [
  { value: 'is', label: 'is' },
  { value: 'is-not', label: 'is not' },
  { value: 'answered', label: 'is answered' },
  { value: 'empty', label: 'is empty' },
]

/** When a field is shown, as a sentence: 'Show it when all of these conditions are met: Topic is Returns'. */
export function ConditionEditor({ field, fields, change }: Omit<FieldSettingsProps, 'problem'>) {
  const above = fieldsAbove(fields, field.id)
  const { showWhen } = field
  const put = (place: string, next: Condition | null) => change(place, { showWhen: next })
  const newRule = (): Rule => {
    const other = above.at(-1)!
    const choices = choicesOf(other)
    return choices
      ? { fieldId: other.id, test: 'is', value: choices[0] ?? '' }
      : { fieldId: other.id, test: 'answered', value: '' }
  }
  if (!showWhen) {
    if (above.length === 0) return null
    return (
      <div>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => put('condition', { match: 'all', rules: [newRule()] })}
        >
          Show only when…
        </Button>
      </div>
    )
  }
  const putRule = (index: number, changes: Partial<Rule>) =>
    put(`rule ${index}`, {
      ...showWhen,
      rules: showWhen.rules.map((rule, at) => (at === index ? { ...rule, ...changes } : rule)),
    })
  const removeRule = (index: number) => {
    const rules = showWhen.rules.toSpliced(index, 1)
    put('condition', rules.length === 0 ? null : { ...showWhen, rules })
  }
  return (
    <fieldset className={classes.condition} aria-label="Conditions">
      <div className={classes.sentence}>
        Show when
        <Select
          aria-label="How many conditions must be met"
          w={100}
          data={[
            { value: 'all', label: 'all' },
            { value: 'any', label: 'any' },
          ]}
          value={showWhen.match}
          onChange={(match) => put('match', { ...showWhen, match: match as Condition['match'] })}
        />
        of these conditions are met:
      </div>
      {showWhen.rules.map((rule, index) => (
        <RuleLine
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have nothing else that names them, and keep their places
          key={index}
          rule={rule}
          above={above}
          known={fields}
          put={(changes) => putRule(index, changes)}
          remove={() => removeRule(index)}
        />
      ))}
      {showWhen.rules.length < formLimits.rulesPerCondition && above.length > 0 && (
        <div>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => put('condition', { ...showWhen, rules: [...showWhen.rules, newRule()] })}
          >
            Add condition
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface RuleLineProps {
  readonly rule: Rule
  readonly above: readonly FormField[]
  readonly known: readonly FormField[]
  readonly put: (changes: Partial<Rule>) => void
  readonly remove: () => void
}

function RuleLine({ rule, above, known, put, remove }: RuleLineProps) {
  const other = known.find((field) => field.id === rule.fieldId)
  const isAbove = above.some((field) => field.id === rule.fieldId)
  const offered = isAbove || !other ? above : [...above, other]
  const choices = choicesOf(other)
  const asksValue = rule.test === 'is' || rule.test === 'is-not'
  return (
    <div className={classes.rule}>
      <Select
        aria-label="Field"
        data={offered.map((field) => ({ value: field.id, label: nameOfField(field) }))}
        value={rule.fieldId}
        error={!isAbove && 'This field comes later in the form. Move it up, or choose another field.'}
        onChange={(fieldId) => {
          const next = choicesOf(above.find((field) => field.id === fieldId))
          put(
            next
              ? { fieldId: fieldId!, test: 'is', value: next[0] ?? '' }
              : { fieldId: fieldId!, test: 'answered', value: '' },
          )
        }}
      />
      <Select
        aria-label="Test"
        data={[...tests]}
        value={rule.test}
        onChange={(test) => put({ test: test as Rule['test'] })}
      />
      {asksValue && choices ? (
        <SearchSelect
          aria-label="Answer"
          data={[...choices]}
          value={choices.includes(rule.value) ? rule.value : null}
          error={!choices.includes(rule.value) && `“${rule.value}” is no longer an option.`}
          onChange={(value) => put({ value: value ?? '' })}
        />
      ) : asksValue ? (
        <TextInput
          aria-label="Answer"
          value={rule.value}
          maxLength={formLimits.optionLength}
          onChange={(event) => put({ value: event.currentTarget.value })}
        />
      ) : (
        <span />
      )}
      <ActionIcon aria-label="Delete condition" onClick={remove}>
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
