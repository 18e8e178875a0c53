import { CalendarDays, Disc3, GraduationCap, Images, type LucideIcon, Newspaper, SquarePlay } from 'lucide-react'
import type { CollectionKind } from '#shared/items/kinds.ts'

interface KindWords {
  /** The kind of collection: 'Blog'. */
  readonly name: string
  /** What it is for, where an owner chooses it. */
  readonly about: string
  /** What it holds: 'post', 'posts'. */
  readonly item: string
  readonly items: string
  readonly icon: LucideIcon
}

export const kindWords: Readonly<Record<CollectionKind, KindWords>> = {
  blog: {
    ...{ name: 'Blog', item: 'post', items: 'posts', icon: Newspaper },
    about: 'Posts by date, with categories, tags and a feed.',
  },
  events: {
    ...{ name: 'Events', item: 'event', items: 'events', icon: CalendarDays },
    about: 'Events with a date and a place, which visitors can add to their calendars.',
  },
  portfolio: {
    ...{ name: 'Portfolio', item: 'project', items: 'projects', icon: Images },
    about: 'Projects with a cover image, in the order that you choose.',
  },
  album: {
    ...{ name: 'Album', item: 'track', items: 'tracks', icon: Disc3 },
    about: 'Tracks with a player and a cover, in the order that you choose.',
  },
  course: {
    ...{ name: 'Course', item: 'lesson', items: 'lessons', icon: GraduationCap },
    about: 'Free lessons with videos and texts, by chapter. Visitors see what they have completed.',
  },
  lessons: {
    ...{ name: 'Videos', item: 'video', items: 'videos', icon: SquarePlay },
    about: 'Single videos by date, with categories, tags and a feed.',
  },
}

/** A word at the beginning of a sentence. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
