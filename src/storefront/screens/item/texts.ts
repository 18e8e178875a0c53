/** Texts that visitors read: the page of a post, an event, a project, a track, a lesson or a video. */
export const itemTexts = {
  blog: { others: 'Other posts', newer: 'Newer post', older: 'Older post' },
  events: { others: 'Other events', newer: 'Later event', older: 'Earlier event' },
  portfolio: { others: 'Other projects', newer: 'Previous project', older: 'Next project' },
  album: { others: 'Other tracks', newer: 'Previous track', older: 'Next track' },
  course: { others: 'Other lessons', newer: 'Previous lesson', older: 'Next lesson' },
  lessons: { others: 'Other videos', newer: 'Newer video', older: 'Older video' },
  by: (author: string) => `By ${author}`,
  tags: 'Tags',
  source: 'Source',
  googleCalendar: 'Google Calendar',
  calendarFile: 'Calendar file (.ics)',
  addToCalendar: 'Add to calendar',
} as const
