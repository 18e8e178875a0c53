/** What an image is drawn from. Templates of owners may leave out or mistake any of it. */
export interface ImageFacts {
  readonly src?: string | null | undefined
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
  readonly priority?: string | null | undefined
  readonly sizes?: string | undefined
  readonly loader?: string | undefined
  readonly srcset?: string | undefined
}

export const loaders = ['sqs', 'raw'] as const
export type ImageLoader = (typeof loaders)[number]
export const priorities = ['high', 'low'] as const
export type ImagePriority = (typeof priorities)[number]

export const isLoader = (value: unknown): value is ImageLoader => loaders.includes(value as ImageLoader)
export const isPriority = (value: unknown): value is ImagePriority => priorities.includes(value as ImagePriority)

/** A side in whole pixels; null for what is none. */
export const sideOf = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && Math.round(value) > 0 ? Math.round(value) : null

/** What is wrong with an image, in sentences for the HTML's comments: they are for the author of the template. */
export function faultsOf({ src, width, height, priority, sizes, loader = 'sqs', srcset }: ImageFacts): string[] {
  const faults: string[] = []
  if (!src) faults.push('src is required.')
  for (const [name, value] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (value === undefined || value === null) faults.push(`${name} is required.`)
    else if (sideOf(value) === null) faults.push(`${name} must be a positive integer.`)
  }
  if (priority !== undefined && priority !== null && !isPriority(priority))
    faults.push('priority must be high, low or null.')
  if (!isLoader(loader)) faults.push('loader must be sqs or raw.')
  if (srcset !== undefined && loader !== 'raw') faults.push('srcset can only be used with the raw loader.')
  if (loader === 'sqs' && !sizes) faults.push('sizes is required with the sqs loader.')
  return faults
}
