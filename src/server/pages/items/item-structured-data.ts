import { isoInZone } from '#shared/dates/format.ts'
import type { Item } from '#shared/items/schema.ts'
import type { Site } from '#storefront/document/site.ts'
import { pictureUrl } from '#storefront/pictures/widths.ts'

interface Facts {
  readonly item: Item
  readonly path: string
  readonly description: string
  readonly site: Site
  /** When its content was changed. */
  readonly changedAt: number
}

/** The one schema.org object of an item: an Event or a BlogPosting. */
export function itemStructuredData(facts: Facts): object {
  const { item, path, description, site } = facts
  const url = site.origin + path
  const { picture } = item
  const shared = {
    url,
    ...(description && { description }),
    ...(picture && { image: [absolute(site.origin, pictureUrl(picture.assetUrl, 1500))] }),
  }
  return item.startsAt === null ? posting(facts, url, shared) : event(facts, item.startsAt, url, shared)
}

function posting({ item, site, changedAt }: Facts, url: string, shared: object): object {
  const { timeZone } = site.settings
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: item.title,
    mainEntityOfPage: url,
    datePublished: isoInZone(item.publishAt, timeZone),
    dateModified: isoInZone(Math.max(item.updatedAt, changedAt), timeZone),
    author: item.authorName
      ? { '@type': 'Person', name: item.authorName }
      : { '@type': 'Organization', name: site.title },
    publisher: { '@type': 'Organization', name: site.title },
    ...shared,
    ...(item.categories.length > 0 && { articleSection: item.categories }),
    ...(item.tags.length > 0 && { keywords: item.tags }),
  }
}

function event({ item, site }: Facts, startsAt: number, url: string, shared: object): object {
  const { timeZone } = site.settings
  const { location } = item
  const streetAddress = [location?.addressLine1, location?.addressLine2].filter(Boolean).join(', ')
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${url}#event`,
    name: item.title,
    startDate: isoInZone(startsAt, timeZone),
    endDate: isoInZone(item.endsAt ?? startsAt, timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    organizer: { '@type': 'Organization', name: site.title, url: `${site.origin}/` },
    ...(location && {
      location: {
        '@type': 'Place',
        name: location.name || streetAddress,
        address: {
          '@type': 'PostalAddress',
          ...(streetAddress && { streetAddress }),
          ...(location.addressCountry && { addressCountry: location.addressCountry }),
        },
        ...(location.mapLat !== null &&
          location.mapLng !== null && {
            geo: { '@type': 'GeoCoordinates', latitude: location.mapLat, longitude: location.mapLng },
          }),
      },
    }),
    ...shared,
  }
}

const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)
