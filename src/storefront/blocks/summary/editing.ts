import { Newspaper } from 'lucide-react'
import { limits } from '#shared/limits.ts'
import { SUMMARY_MOST_ITEMS } from '#shared/pages/blocks/summary.ts'
import type { BlockFacts } from '../editing-facts.ts'

export const summaryFacts: BlockFacts<'summary'> = {
  name: 'Summary',
  group: 'data',
  keywords: 'posts blog events news list',
  icon: Newspaper,
  columns: 12,
  first: {
    ...{ title: '', design: 'grid', count: 3, category: '', tag: '', isFeaturedOnly: false },
    ...{ showPicture: true, showDate: true, showCategories: false, showExcerpt: true },
  },
  emptyText: 'Nothing to show. Visitors see nothing here.',
  fields: [
    { name: 'title', label: 'Heading', input: { kind: 'line', most: 200 } },
    { name: 'collectionId', label: 'Collection', input: { kind: 'collection' } },
    {
      name: 'design',
      label: 'Design',
      input: {
        kind: 'choice',
        choices: [
          { value: 'grid', label: 'Grid' },
          { value: 'list', label: 'List' },
          { value: 'carousel', label: 'Carousel' },
          { value: 'wall', label: 'Wall' },
        ],
      },
    },
    { name: 'count', label: 'Items at most', input: { kind: 'number', least: 1, most: SUMMARY_MOST_ITEMS } },
    { name: 'category', label: 'Only this category', input: { kind: 'line', most: limits.categoryLength } },
    { name: 'tag', label: 'Only this tag', input: { kind: 'line', most: limits.tagLength } },
    { name: 'isFeaturedOnly', label: 'Only featured items', input: { kind: 'check' } },
    { name: 'showPicture', label: 'Show images', input: { kind: 'check' } },
    { name: 'showDate', label: 'Show dates', input: { kind: 'check' } },
    { name: 'showCategories', label: 'Show categories', input: { kind: 'check' } },
    { name: 'showExcerpt', label: 'Show excerpts', input: { kind: 'check' } },
  ],
}
