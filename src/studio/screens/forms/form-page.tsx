import { useParams } from 'react-router'
import { getFormCall } from '#shared/forms/owner-api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { FormBuilder } from './form-builder.tsx'

/** The builder of a form. */
export function FormPage() {
  const { formId = '' } = useParams()
  const query = useContractQuery(getFormCall, { parameters: { formId } })
  return (
    <DetailPage query={query} back={{ to: '/forms', label: 'Forms' }} waitingTitle="Form" width="wide">
      {(opened) => <FormBuilder key={opened.form.id} {...opened} />}
    </DetailPage>
  )
}
