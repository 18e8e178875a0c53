import { expect, test } from 'vitest'
import { suggestSearchesCall } from '#shared/search/schema.ts'
import { suggest } from './use-suggestions.ts'

test('suggestions are asked for where they are served', () => {
  expect(suggest).toEqual({ method: suggestSearchesCall.method, path: suggestSearchesCall.path })
})
