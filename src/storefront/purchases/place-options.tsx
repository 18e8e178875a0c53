import { memo } from 'react'

/** The options of a list of countries or regions. There are hundreds: typing into another field does not draw them again. */
export const PlaceOptions = memo(function PlaceOptions({
  places,
}: {
  readonly places: readonly { readonly code: string; readonly name: string }[]
}) {
  return places.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
})
