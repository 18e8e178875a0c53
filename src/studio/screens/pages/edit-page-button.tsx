import { Button } from '@mantine/core'
import { Link } from 'react-router'

/** Opens a page, or a shared section, in the page editor from a line of a list. */
export function EditPageButton({ id, title }: { readonly id: string; readonly title: string }) {
  return (
    <Button
      component={Link}
      to={`/pages/${id}/edit`}
      variant="subtle"
      size="compact-sm"
      flex="none"
      aria-label={`Edit ${title}`}
    >
      Edit
    </Button>
  )
}
