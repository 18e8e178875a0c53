import { Anchor, Select } from '@mantine/core'
import { Link } from 'react-router'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface FormChoiceProps {
  readonly label: string
  /** Leaves forms of other kinds out. */
  readonly only: Form['kind'] | undefined
  readonly value: string | null
  readonly change: (value: unknown) => void
}

/** A form of the site; where there is none to choose, the way to create one. */
export function FormChoice({ label, only, value, change }: FormChoiceProps) {
  const { data } = useContractQuery(listFormsCall, {})
  const forms = (data?.forms ?? []).filter(({ kind }) => only === undefined || kind === only)
  const hasNone = data !== undefined && forms.length === 0
  return (
    <Select
      label={label}
      description={
        hasNone && (
          <>
            {only === 'newsletter' ? 'You don’t have a newsletter form yet. ' : 'You don’t have a form yet. '}
            <Anchor component={Link} to="/forms" inherit>
              Create a form
            </Anchor>
          </>
        )
      }
      disabled={hasNone && value === null}
      data={forms.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      placeholder={value === null ? 'Choose a form' : 'Deleted form'}
      searchable
      onChange={(next) => next && change(next)}
    />
  )
}
