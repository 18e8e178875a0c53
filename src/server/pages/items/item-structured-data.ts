import { isoInZone } from '#shared/dates/format.ts'
import { locationLine } from '#shared/items/calendar.ts'
import { hasLessons } from '#shared/items/kinds.ts'
import { itemListPath } from '#shared/items/rules.ts'
import type { Item, ItemCollection, Location } from '#shared/items/schema.ts'
import type { Site } from '#storefront/document/site.ts'
import { breadcrumbData, imageUrl, pageData } from '#storefront/document/structured-data.ts'
import { trackData } from './album-structured-data.ts'
import { lessonData } from './course-structured-data.ts'

interface Facts {
  readonly item: Item
  readonly collection: ItemCollection
  readonly path: string
  readonly description: string
  readonly site: Site
  /** When its content was changed. */
  readonly changedAt: number
}

/** The schema.org objects of an item: an Event, a BlogPosting, a CreativeWork, a MusicRecording or a LearningResource, and the way to it. */
export function itemStructuredData(facts: Facts): object[] {
  const { item, collection, path, site } = facts
  const trail = [
    { label: collection.title, href: itemListPath(collection) },
    { label: item.title, href: path },
  ]
  return [itemData(facts), breadcrumbData(site, trail)]
}

function itemData(facts: Facts): object {
  const { item, collection, path, description, site } = facts
  const url = site.origin + path
  const { picture } = item
  const shared = {
    url,
    ...(description && { description }),
    ...(picture && { image: [imageUrl(site.origin, picture)] }),
  }
  if (collection.kind === 'album') return { ...trackData(site, collection, item), ...shared }
  if (hasLessons(collection.kind)) return { ...lessonData(site, collection, item, description), ...shared }
  if (collection.kind === 'portfolio') return project(facts, url, shared)
  if (item.startsAt === null) return posting(facts, url, shared)
  // Search engines refuse an event without a place.
  return item.location && locationLine(item.location) !== ''
    ? event(facts, item.startsAt, item.location, url, shared)
    : pageData(site, { type: 'WebPage', name: item.title, path, description })
}

function project({ item, site }: Facts, url: string, shared: object): object {
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#project`,
    name: item.title,
    mainEntityOfPage: url,
    creator: item.authorName
      ? { '@type': 'Person', name: item.authorName }
      : { '@type': 'Organization', name: site.title, url: `${site.origin}/` },
    ...shared,
    ...(item.categories.length > 0 && { genre: item.categories }),
    ...(item.tags.length > 0 && { keywords: item.tags }),
  }
}

function posting({ item, site, changedAt }: Facts, url: string, shared: object): object {
  const { timeZone } = site.settings
  const publisher = { '@type': 'Organization', name: site.title, url: `${site.origin}/` }
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: item.title,
    mainEntityOfPage: url,
    datePublished: isoInZone(item.publishAt, timeZone),
    dateModified: isoInZone(Math.max(item.updatedAt, changedAt), timeZone),
    author: item.authorName ? { '@type': 'Person', name: item.authorName } : publisher,
    publisher,
    ...shared,
    ...(item.categories.length > 0 && { articleSection: item.categories }),
    ...(item.tags.length > 0 && { keywords: item.tags }),
  }
}

function event({ item, site }: Facts, startsAt: number, location: Location, url: string, shared: object): object {
  const { timeZone } = site.settings
  const streetAddress = [location.addressLine1, location.addressLine2].filter(Boolean).join(', ')
  const hasAddress = streetAddress !== '' || location.addressCountry !== ''
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: item.title,
    startDate: isoInZone(startsAt, timeZone),
    endDate: isoInZone(item.endsAt ?? startsAt, timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    organizer: { '@type': 'Organization', name: site.title, url: `${site.origin}/` },
    location: {
      '@type': 'Place',
      name: location.name || streetAddress,
      // A place that has a name only is found by it.
      address: hasAddress
        ? {
            '@type': 'PostalAddress',
            ...(streetAddress && { streetAddress }),
            ...(location.addressCountry && { addressCountry: location.addressCountry }),
          }
        : location.name,
      ...(location.mapLat !== null &&
        location.mapLng !== null && {
          geo: { '@type': 'GeoCoordinates', latitude: location.mapLat, longitude: location.mapLng },
        }),
    },
    ...shared,
  }
}
