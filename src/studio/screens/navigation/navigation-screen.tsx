import { Skeleton, Stack } from '@mantine/core'
import { getNavigationCall } from '#shared/collections/navigation-api.ts'
import { Page } from '#studio/kit/page.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { MenuPanel } from './menu-panel.tsx'

/** The menus of the site: links, folders, their names and their order. */
export function NavigationScreen() {
  const navigation = useContractQuery(getNavigationCall, {})
  return (
    <Page
      title="Navigation"
      lead="Visitors see each change right away. Drag a link to move it, or press Alt and an arrow key."
      width="narrow"
    >
      {navigation.error && !navigation.data ? (
        <ErrorState error={navigation.error} onRetry={() => navigation.refetch()} />
      ) : !navigation.data ? (
        <Skeleton height={320} radius="md" />
      ) : (
        <Stack gap="lg">
          {navigation.data.menus.map((menu) => (
            <MenuPanel key={menu.identifier} menu={menu} places={navigation.data.places} />
          ))}
        </Stack>
      )}
    </Page>
  )
}
