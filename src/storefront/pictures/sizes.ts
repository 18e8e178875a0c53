/**
 * The `sizes` of pictures that share the width of a block.
 * @param sizes of the whole block; its last entry is for phones
 * @param wide the pictures beside each other in a wide window
 * @param phone the pictures beside each other on a phone
 */
export function sharedSizes(sizes: string, wide: number, phone: number): string {
  const entries = sizes.split(', ')
  return entries
    .map((entry, index) =>
      entry.replace(/\b\d{1,5}(?=(?:px|vw)$)/, (width) =>
        String(Math.ceil(Number(width) / (index === entries.length - 1 ? phone : wide))),
      ),
    )
    .join(', ')
}
