import { Select } from '@mantine/core'
import { listItemCollectionsCall } from '#shared/items/api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface ChooseBlogProps {
  readonly blogId: string | null
  readonly setBlogId: (blogId: string | null) => void
}

/** The blog for the posts of a file, where the site has several. */
export function ChooseBlog({ blogId, setBlogId }: ChooseBlogProps) {
  const all = useContractQuery(listItemCollectionsCall, {}).data?.collections ?? []
  const blogs = all.filter(({ kind }) => kind === 'blog')
  if (blogs.length < 2) return null
  return (
    <Select
      label="Blog"
      description="For posts."
      data={blogs.map(({ id, title }) => ({ value: id, label: title }))}
      value={blogId ?? blogs[0]!.id}
      allowDeselect={false}
      onChange={setBlogId}
    />
  )
}
