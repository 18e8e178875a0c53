import { Skeleton, Text } from '@mantine/core'
import { getChangeCall } from '#shared/changes/schema.ts'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { ComparedSections } from '#studio/screens/pages/editor/versions/compared-sections.tsx'
import classes from './change-list.module.css'
import { thingsInWords } from './change-words.ts'

/** The changes of one action: each field before and after. */
export function ChangeDetails({ batchId }: { readonly batchId: string }) {
  const query = useContractQuery(getChangeCall, { parameters: { batchId } }, { staleTime: Number.POSITIVE_INFINITY })
  if (query.error) return <Text size="sm">{wordsFor(query.error)}</Text>
  if (!query.data) return <Skeleton height={40} radius="sm" />
  const { things, total } = query.data
  return (
    <div className={classes.details}>
      {things.map(({ noun, title, kind, fields, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an action never changes, and things in it may share a title
        <section key={index}>
          {(things.length > 1 || fields.length + content.length === 0) && (
            <h3 className={classes.thing}>{thingsInWords({ noun, kind, titles: [title], count: 1 })}</h3>
          )}
          {fields.length > 0 && (
            <table className={classes.fields}>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">Before</th>
                  <th scope="col">After</th>
                </tr>
              </thead>
              <tbody>
                {fields.map(({ name, before, after }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{before || '–'}</td>
                    <td>{after || '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {content.length > 0 && <ComparedSections sections={content} names={['Before', 'After']} showsNames />}
        </section>
      ))}
      {total > things.length && (
        <Text size="sm" c="dimmed">
          and {total - things.length} more
        </Text>
      )}
    </div>
  )
}
