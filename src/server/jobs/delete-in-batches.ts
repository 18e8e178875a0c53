const ROWS = 1_000

/**
 * Deletes many rows, some at a time, so that no one who buys meanwhile waits for long.
 * @param deleteSome deletes up to so many rows in one statement and says how many they were
 * @param stopping whether to leave the rest for another time
 */
export async function deleteInBatches(
  deleteSome: (rows: number) => Promise<{ numDeletedRows: bigint }>,
  stopping: () => boolean,
): Promise<void> {
  while (!stopping()) {
    const { numDeletedRows } = await deleteSome(ROWS)
    if (numDeletedRows < ROWS) return
  }
}
