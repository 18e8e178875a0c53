type Present<Fields> = Partial<{ [Key in keyof Fields]: NonNullable<Fields[Key]> }>

/** An object without the fields that are undefined: a field that is there is one that the file says something about. */
export function definedOf<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>
}
