import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listRegionsCall } from '#shared/addresses/schema.ts'
import { RegionField } from './region-field.tsx'
import { listRegionsAddress, type RegionsByCountry } from './use-regions.ts'

const draw = (country: string, regions: RegionsByCountry, value = '') =>
  renderToStaticMarkup(
    <RegionField id="state" section="billing" country={country} value={value} regions={regions} onChange={() => {}} />,
  )

test('regions are asked for where their contract says', () => {
  expect(listRegionsCall).toMatchObject({ ...listRegionsAddress })
})

test('a country with regions has a list, and it is there in the first drawing', () => {
  const html = draw('US', { US: [{ code: 'ME', name: 'Maine' }] }, 'ME')
  expect(html).toContain('<option value="ME" selected="">Maine</option>')
  expect(html).toContain('>State</label>')
  expect(html).toContain('autoComplete="billing address-level1"')
})

test('a list that is on its way keeps what was chosen', () => {
  expect(draw('US', {}, 'ME')).toMatch(/<select[^>]* aria-busy="true".*<option value="ME" selected="">/)
})

test('a country whose regions are written freely has a line to write on', () => {
  expect(draw('IE', { IE: [] }, 'County Tipperary')).toContain('value="County Tipperary"')
})

test('a country without regions has no field for them', () => {
  expect(draw('DE', {})).toBe('')
})
