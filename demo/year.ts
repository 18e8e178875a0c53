import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

const HOUR_MILLISECONDS = 60 * 60 * 1000

/** The days of the year behind the demo. */
export const DAYS_OF_LIFE = 365
/** Emails that are older are not kept: who looks for one looks for a recent one. */
export const DAYS_OF_EMAILS = 84

/** How busy each month is, from January: presents in November and December, visitors of the coast in summer. */
const months = [0.6, 0.65, 0.75, 0.9, 1.1, 1.1, 1.25, 1.15, 0.9, 1, 1.5, 2.1]
/** How busy each day of the week is, from Sunday. */
const weekdays = [1.35, 1.1, 0.9, 0.85, 0.9, 0.9, 1.15]
/** A newspaper wrote about the mill on May 18: how much busier each day is from then on. */
const article = { month: 4, day: 18, factors: [4, 3.3, 2.6, 2.1, 1.7, 1.5, 1.35, 1.2] }

/** How many days ago the newspaper wrote about the mill in the year of a moment. Negative before. */
const daysSinceArticle = (time: number): number =>
  Math.floor((time - Date.UTC(new Date(time).getUTCFullYear(), article.month, article.day)) / DAY_MILLISECONDS)

/** The last day on which the newspaper wrote about the mill: 2026-05-18. */
export function dayOfArticle(now: number): string {
  const year = new Date(now).getUTCFullYear() - (daysSinceArticle(now) < 0 ? 1 : 0)
  return new Date(Date.UTC(year, article.month, article.day)).toISOString().slice(0, 10)
}

/** The share of people who came because of the newspaper. */
export function articleOf(time: number): number {
  const factor = article.factors[daysSinceArticle(time)] ?? 1
  return 1 - 1 / factor
}

/** How busy a day is, beside others. @param age in days @param time any moment of the day, in milliseconds */
export function busynessOf(age: number, time: number): number {
  const date = new Date(time)
  const growth = 1 + 0.6 * (1 - age / DAYS_OF_LIFE)
  const season = months[date.getUTCMonth()]! * weekdays[date.getUTCDay()]!
  return (growth * season) / (1 - articleOf(time))
}

/** Noon of each day of the year, the oldest first, in UTC. */
export function daysOfYear(now: number): number[] {
  const noon = Math.floor(now / DAY_MILLISECONDS) * DAY_MILLISECONDS + 12 * HOUR_MILLISECONDS
  return Array.from({ length: DAYS_OF_LIFE }, (_, index) => noon - (DAYS_OF_LIFE - 1 - index) * DAY_MILLISECONDS)
}

/**
 * Moments of the year that ends today, the oldest first: more of them on busy days, all between nine in the morning and
 * eleven in the evening in Maine. Those of today may be later than `now`.
 * @param random numbers from 0 to 1
 */
export function momentsOfYear(count: number, now: number, random: () => number): number[] {
  const days = daysOfYear(now)
  const busyness = days.map((noon, index) => busynessOf(DAYS_OF_LIFE - 1 - index, noon))
  const all = busyness.reduce((sum, one) => sum + one, 0)
  const moments: number[] = []
  let day = 0
  let before = 0
  for (let index = 0; index < count; index += 1) {
    const place = ((index + random()) / count) * all
    while (day < days.length - 1 && before + busyness[day]! < place) before += busyness[day++]!
    moments.push(Math.round(days[day]! + (1 + 14 * random()) * HOUR_MILLISECONDS))
  }
  return moments.sort((one, other) => one - other)
}

/** When orders were placed: none in the last two hours, and what would be later comes before, one after the other. */
export function timesOfOrders(count: number, now: number, random: () => number): number[] {
  const latestOf = (index: number) => Math.round(now - (2 + (count - 1 - index) / 3) * HOUR_MILLISECONDS)
  return momentsOfYear(count, now, random).map((moment, index) => Math.min(moment, latestOf(index)))
}

/** One of some things; heavy ones take more of the places. @param place from 0 to 1 */
export function weighted<Thing extends { readonly weight: number }>(things: readonly Thing[], place: number): Thing {
  let left = place * things.reduce((sum, { weight }) => sum + weight, 0)
  for (const thing of things) {
    if (left < thing.weight) return thing
    left -= thing.weight
  }
  return things.at(-1)!
}
