/** Waits for a new task: the browser handles input and paints in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
