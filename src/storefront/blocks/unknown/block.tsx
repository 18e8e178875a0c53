/** Visitors see nothing of a block that this product does not have. */
export function UnknownBlock() {
  return null
}
