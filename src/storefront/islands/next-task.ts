/** Waits for a task of its own: the browser answers presses and draws between two. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
