import { useEffect, useState } from 'react'
import { usesPart } from '#shared/addresses/layout.ts'
import type { listRegionsCall } from '#shared/addresses/schema.ts'
import { call } from '#shared/http/call.ts'
import { callAddress } from '../islands/call-address.ts'

export interface Region {
  readonly code: string
  readonly name: string
}

/** Regions by country; an empty list means that people write them freely. */
export type RegionsByCountry = Readonly<Record<string, readonly Region[]>>

export const listRegionsAddress = callAddress<typeof listRegionsCall>('GET', '/api/commerce/regions/:country')
/** Loaded lists stay valid while the page is open. */
const asked = new Map<string, readonly Region[]>()
const nothing: readonly Region[] = []

/**
 * The regions of a country: a list, empty when they are written freely or cannot be loaded, null while they load. The
 * page contains those of the first country.
 */
export function useRegions(country: string, atHand: RegionsByCountry): readonly Region[] | null {
  const [answers, setAnswers] = useState<RegionsByCountry>({})
  const known =
    atHand[country] ?? asked.get(country) ?? answers[country] ?? (usesPart(country, 'region') ? null : nothing)
  const isMissing = known === null

  useEffect(() => {
    if (!isMissing) return
    const ending = new AbortController()
    void call(listRegionsAddress, { parameters: { country } }, { signal: ending.signal }).then((result) => {
      if (ending.signal.aborted) return
      if (result.ok) asked.set(country, result.value.regions)
      setAnswers((earlier) => ({ ...earlier, [country]: result.ok ? result.value.regions : nothing }))
    })
    return () => ending.abort()
  }, [country, isMissing])

  return known
}
