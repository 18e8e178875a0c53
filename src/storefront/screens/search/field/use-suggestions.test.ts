import { expect, test } from 'vitest'
import { suggestSearches } from '#shared/search/schema.ts'
import { suggest } from './use-suggestions.ts'

test('suggestions are asked for where they are served', () => {
  expect(suggest).toEqual({ method: suggestSearches.method, path: suggestSearches.path })
})
