import { Text } from '@mantine/core'
import type { ComparedSection } from '#shared/pages/compare/compare-contents.ts'
import { isPlaced } from '#shared/pages/section.ts'
import { listSharedSectionsCall } from '#shared/pages/shared-sections/api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { nameOfPlace } from '../shared/use-shared-sections.ts'
import styles from './compare.module.css'
import { ComparedBlockRow } from './compared-block.tsx'

interface ComparedSectionsProps {
  readonly sections: readonly (ComparedSection & { readonly number: number })[]
  /** What the two versions are called. */
  readonly names: readonly [string, string]
  /** Whether the names are above each block, because nothing else says which side is which. */
  readonly showsNames?: boolean
}

/** Sections of two versions, each with its blocks as they are in both. */
export function ComparedSections({ sections, names, showsNames = false }: ComparedSectionsProps) {
  const hasPlaces = sections.some(({ before, after }) => [before, after].some((one) => one !== null && isPlaced(one)))
  const { data } = useContractQuery(listSharedSectionsCall, {}, { enabled: hasPlaces })
  const shared = data ? new Map(data.sections.map((one) => [one.id, one])) : null
  const nameOf = ({ before, after }: ComparedSection) => {
    const section = after ?? before
    return section && (isPlaced(section) ? nameOfPlace(section, shared) : section.name)
  }
  return (
    <ol className={styles.sections} data-shows-names={showsNames || undefined}>
      {sections.map((section) => (
        <li key={section.id}>
          <Text fw={600}>
            {nameOf(section) || `Section ${section.number}`}
            <Text span size="sm" c="dimmed" fw={400}>
              {stateOf(section)}
            </Text>
          </Text>
          {section.blocks.length > 0 && (
            <ul className={styles.blocks}>
              {section.blocks.map((block) => (
                <ComparedBlockRow key={block.id} compared={block} names={names} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

const stateOf = ({ before, after, isChanged }: ComparedSection) =>
  !before ? ' · Added' : !after ? ' · Deleted' : isChanged ? ' · Settings or order changed' : ''
