import { SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core'
import { listCustomerFacetsCall } from '#shared/customers/api.ts'
import { customerLimits } from '#shared/customers/limits.ts'
import { tagLimits } from '#shared/tags/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface CustomerFieldsProps {
  /** The value, error and handlers of a field of the form. */
  readonly propsOf: (field: 'firstName' | 'lastName' | 'phone' | 'note' | 'tags') => object
}

/** What staff know of a customer: name, phone, note and tags. */
export function CustomerFields({ propsOf }: CustomerFieldsProps) {
  const known = useContractQuery(listCustomerFacetsCall, {}).data?.tags ?? []
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="First name" maxLength={customerLimits.nameLength} {...propsOf('firstName')} />
        <TextInput label="Last name" maxLength={customerLimits.nameLength} {...propsOf('lastName')} />
      </SimpleGrid>
      <TextInput label="Phone" type="tel" maxLength={customerLimits.phoneLength} {...propsOf('phone')} />
      <Textarea
        label="Note"
        description="Only your team sees it."
        autosize
        minRows={3}
        maxRows={10}
        maxLength={customerLimits.noteLength}
        {...propsOf('note')}
      />
      <TagsInput
        label="Tags"
        description="Press Enter after each tag."
        data={known}
        maxTags={tagLimits.most}
        {...propsOf('tags')}
      />
    </>
  )
}
