import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'

interface BuyerQuestionsProps {
  readonly formId: string | null
  readonly onChange: (formId: string | null) => void
}

const NONE = ''

/** The form that buyers fill in before the product is added to their cart. */
export function BuyerQuestions({ formId, onChange }: BuyerQuestionsProps) {
  const mayRead = useMay()('forms.read')
  const forms = useContractQuery(listFormsCall, {}, { enabled: mayRead }).data?.forms
  const chosen = forms?.find((form) => form.id === formId)
  if (!mayRead) return null
  // Its form was deleted: the product asks nothing, and its owner can see why.
  const isGone = formId !== null && forms !== undefined && !chosen
  return (
    <div>
      <SearchSelect
        label="Custom form"
        description={
          <>
            Customers fill it in before adding to cart. It doesn’t change the price.{' '}
            {chosen && (
              <Anchor component={Link} to={`/forms/${chosen.id}`} inherit>
                Open form
              </Anchor>
            )}
            {forms?.length === 0 && (
              <Anchor component={Link} to="/forms" inherit>
                Create a form
              </Anchor>
            )}
          </>
        }
        data={[
          { value: NONE, label: 'None' },
          ...(forms ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ...(isGone ? [{ value: formId, label: 'Deleted form' }] : []),
        ]}
        value={formId ?? NONE}
        onChange={(chosen) => onChange(chosen || null)}
        disabled={forms === undefined}
        allowDeselect={false}
        nothingFoundMessage="No forms match."
      />
      {chosen && chosen.notAskedOfBuyers > 0 && (
        <Text size="sm" mt={6}>
          File uploads in this form are skipped.
        </Text>
      )}
    </div>
  )
}
