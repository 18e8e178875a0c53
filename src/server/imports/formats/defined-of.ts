type Present<Fields> = Partial<{ [Key in keyof Fields]: NonNullable<Fields[Key]> }>

/** An object without its undefined fields: a field that is present is one that the file sets. */
export function definedOf<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>
}
