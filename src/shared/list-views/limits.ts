export const listViewLimits = { nameLength: 40, perList: 20 } as const
