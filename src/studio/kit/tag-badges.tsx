import { Badge, Group } from '@mantine/core'

interface TagBadgesProps {
  readonly tags: readonly string[]
  /** The most tags that are shown; absent: all. */
  readonly most?: number
}

/** The tags of something; nothing where it has none. */
export function TagBadges({ tags, most = tags.length }: TagBadgesProps) {
  if (tags.length === 0) return null
  return (
    <Group gap={4}>
      {tags.slice(0, most).map((tag) => (
        <Badge key={tag} variant="light" color="gray" tt="none">
          {tag}
        </Badge>
      ))}
    </Group>
  )
}
