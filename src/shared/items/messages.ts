import { type Messages, numberIn } from '#shared/http/facts.ts'

/** Sentences for the failures of collections of items. */
export const itemMessages = {
  'item-not-found': () => 'This item no longer exists.',
  'item-collection-not-found': () => 'This collection no longer exists.',
  'item-collection-not-empty': (facts) =>
    numberIn(facts, 'items', 1) === 1
      ? 'There is still 1 item in this collection. Delete it first.'
      : `There are still ${numberIn(facts, 'items', 1).toLocaleString('en-US')} items in this collection. Delete them first.`,
  'item-collection-full': (facts) =>
    `This collection has ${numberIn(facts, 'most', 0)} items already, which is the maximum. Delete one first, or start another collection.`,
  'item-not-orderable': () => 'These items are in the order of their dates, so they can’t be moved.',
  'item-dates-missing': () => 'Choose when the event starts and ends.',
  'item-dates-reversed': () => 'The event ends before it starts. Choose a later end.',
  'recording-not-found': () => 'This audio file no longer exists. Choose another one.',
  'lesson-file-not-found': () => 'This video or its captions no longer exist. Choose another file.',
  'item-schedule-past': () => 'Choose a date in the future to schedule it, or publish it now.',
} satisfies Messages
