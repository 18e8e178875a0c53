/** Common carriers and their tracking pages; `{number}` becomes the tracking number. */
const CARRIERS: Readonly<Record<string, string>> = {
  'Australia Post': 'https://auspost.com.au/mypost/track/details/{number}',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/{number}',
  'Deutsche Post': 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}',
  DHL: 'https://www.dhl.com/en/express/tracking.html?AWB={number}',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/{number}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  GLS: 'https://gls-group.com/track/{number}',
  Hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}',
  'La Poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  'Österreichische Post': 'https://www.post.at/s/sendungsdetails?snr={number}',
  PostNL: 'https://postnl.nl/tracktrace/?B={number}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  'Swiss Post': 'https://service.post.ch/ekp-web/ui/entry/search/{number}',
  UPS: 'https://www.ups.com/track?tracknum={number}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
}

export const carriers: readonly string[] = Object.keys(CARRIERS)

/** A carrier's own spelling, however it was typed. */
export function carrierName(typed: string): string {
  const name = typed.trim()
  return carriers.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name
}

/** The tracking page of a parcel; empty for unknown carriers and without a number. */
export function trackingUrlOf(carrier: string, trackingNumber: string): string {
  const number = trackingNumber.replace(/\s/g, '')
  const name = carrierName(carrier)
  return Object.hasOwn(CARRIERS, name) && number ? CARRIERS[name]!.replace('{number}', encodeURIComponent(number)) : ''
}
