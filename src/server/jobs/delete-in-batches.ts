const ROWS = 1_000

/**
 * Deletes many rows in batches, so that buyers never wait long.
 * @param deleteSome deletes up to this many rows in one statement and returns their number
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
