import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { iso31661 } from 'iso-3166'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import countries from 'world-atlas/countries-110m.json'
import type { VisitRow } from '#shared/analytics/api.ts'
import { rowName } from '#shared/analytics/row-name.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './analytics.module.css'

const WIDTH = 960
const HEIGHT = 440
/** A country with few visits is still seen. */
const LIGHTEST_PERCENT = 18
const ANTARCTICA = '010'

const codes = new Map(iso31661.map(({ numeric, alpha2 }) => [numeric, alpha2]))
const world = countries as unknown as Topology<{ countries: GeometryCollection }>
const land = feature(world, world.objects.countries).features.filter(({ id }) => id !== ANTARCTICA)
const path = geoPath(geoNaturalEarth1().fitSize([WIDTH, HEIGHT], { type: 'FeatureCollection', features: land }))
/** The outlines of countries with their codes; a few places that are not in ISO 3166 have none. */
const outlines = land.map((country) => ({ code: codes.get(String(country.id)) ?? '', outline: path(country) ?? '' }))

/** The world, with the countries of visitors: the darker, the more visits. The table below it says the same in numbers. */
export default function CountryMap({ rows }: { readonly rows: readonly VisitRow[] }) {
  const { number } = useFormats()
  const visits = new Map(rows.filter(({ text }) => text !== '').map((row) => [row.text, row.visits]))
  const most = Math.max(1, ...visits.values())
  return (
    <svg className={classes.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {outlines.map(({ code, outline }) => {
        const count = visits.get(code)
        return (
          <path key={outline} d={outline} style={count ? { fill: colorOf(count / most) } : undefined}>
            {count && <title>{`${rowName('country', code)}: ${number(count)}`}</title>}
          </path>
        )
      })}
    </svg>
  )
}

/**
 * The color of a country. By the square root: one country has most of the visits, and the others differ too.
 * @param share from 0 to 1
 */
function colorOf(share: number): string {
  const percent = LIGHTEST_PERCENT + (100 - LIGHTEST_PERCENT) * Math.sqrt(share)
  return `color-mix(in srgb, var(--accent) ${Math.round(percent)}%, var(--paper))`
}
