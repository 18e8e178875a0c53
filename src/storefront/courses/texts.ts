/** Texts that visitors read: courses and their lessons. */
export const courseTexts = {
  coverOf: (title: string) => `Cover of ${title}`,
  lessons: 'Lessons',
  lessonCount: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} hr` : `${hours} hr ${minutes} min`),
  start: 'Start course',
  continueWith: (lesson: string) => `Continue: ${lesson}`,
  startAgain: 'Start again',
  allComplete: 'You have completed every lesson.',
  allAvailableComplete: (date: string) =>
    `You have completed every lesson that is available. The next one opens on ${date}.`,
  progress: 'Progress',
  completed: (done: string, count: number) => `${done} of ${count === 1 ? '1 lesson' : `${count} lessons`} complete`,
  saved: 'Your progress is saved in this browser.',
  notSaved: 'Your progress can’t be saved: the storage of this browser is full or turned off.',
  complete: 'Complete',
  markComplete: 'Mark as complete',
  markIncomplete: 'Mark as not complete',
  markedComplete: 'Lesson marked as complete.',
  markedIncomplete: 'Lesson marked as not complete.',
  availableOn: (date: string) => `Available on ${date}`,
  place: (number: number, count: number) => `Lesson ${number} of ${count}`,
  allLessons: 'All lessons',
  empty: 'There are no lessons here yet.',
} as const

/** What is asked before the progress of a course is deleted. */
export const beginAgainTexts = {
  title: 'Start this course again?',
  text: 'Your progress in this course is deleted from this browser.',
  confirm: 'Delete progress',
  cancel: 'Cancel',
} as const
