import { Anchor, Button, Popover, Stack, Text } from '@mantine/core'
import { Files } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { listSharedSectionPagesCall, listSharedSectionsCall } from '#shared/pages/shared-sections/api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

/** On how many pages a shared section is, and on which. */
export function SharedPages({ sharedId }: { readonly sharedId: string }) {
  const { data } = useContractQuery(listSharedSectionsCall, {})
  const count = data?.sections.find(({ id }) => id === sharedId)?.pageCount
  const [isOpen, setOpen] = useState(false)
  if (count === undefined) return null
  if (count === 0)
    return (
      <Text size="sm" c="dimmed">
        On no page
      </Text>
    )
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={280} withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Files size={14} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          On {countInWords(count, 'pages')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <PageNames sharedId={sharedId} />
      </Popover.Dropdown>
    </Popover>
  )
}

function PageNames({ sharedId }: { readonly sharedId: string }) {
  const { data } = useContractQuery(listSharedSectionPagesCall, { parameters: { sharedId } })
  const { pages, total } = data ?? { pages: [], total: 0 }
  return (
    <Stack gap={6}>
      <Stack
        component="ul"
        aria-label="Pages"
        gap={6}
        m={0}
        p={0}
        mah={280}
        style={{ listStyle: 'none', overflow: 'auto' }}
      >
        {pages.map(({ id, title, isDraftOnly }) => (
          <li key={id}>
            <Anchor component={Link} to={`/pages/${id}/edit`} size="sm">
              {title}
            </Anchor>
            {isDraftOnly && (
              <Text span size="sm" c="dimmed">
                {' · Not published there yet'}
              </Text>
            )}
          </li>
        ))}
      </Stack>
      {total > pages.length && (
        <Text size="sm" c="dimmed">
          And {countInWords(total - pages.length, 'more pages')}
        </Text>
      )}
    </Stack>
  )
}
