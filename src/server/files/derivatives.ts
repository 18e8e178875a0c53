import { LRUCache } from 'lru-cache'
import type { Services } from '#server/services.ts'
import { addChecksum, removeChecksum } from './checksum.ts'
import type { Lane } from './decode-limiter.ts'
import type { FileStore } from './file-store.ts'
import { resizePicture } from './image-processor.ts'
import { type DerivativeFormat, derivativeKey } from './keys.ts'
import type { MediaAsset } from './media-asset.ts'
import type { PictureSource } from './picture-tasks.ts'

/** The smaller pictures of assets: made once, stored in the file store, often requested ones in memory. */
export interface Derivatives {
  /** An existing, complete smaller picture, or null. */
  find(asset: MediaAsset, pixels: number, format: DerivativeFormat): Promise<Buffer | null>
  /** The same, made now if it is missing; null when its original is gone. Parallel requests share the work. */
  findOrMake(asset: MediaAsset, pixels: number, format: DerivativeFormat): Promise<Buffer | null>
  /** Makes one from its original and stores it. */
  make(asset: MediaAsset, pixels: number, format: DerivativeFormat, source: PictureSource, lane: Lane): Promise<Buffer>
  /** The number made by this process. */
  readonly drawn: number
}

const KEPT_IN_MEMORY_BYTES = 24_000_000
const LARGEST_IN_MEMORY_BYTES = 200_000
const KNOWN_ABSENT = 20_000
/** How long another node's new picture may stay unnoticed. */
const ABSENT_MILLISECONDS = 15_000

/**
 * Stores the smaller sizes of pictures: recently used ones in memory, all in the file store.
 * @param onError called when one could not be stored; it is served anyway
 */
export function createDerivatives(files: FileStore, onError: (error: unknown) => void): Derivatives {
  const inMemory = new LRUCache<string, Buffer>({
    maxSize: KEPT_IN_MEMORY_BYTES,
    maxEntrySize: LARGEST_IN_MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  })
  const absent = new LRUCache<string, true>({ max: KNOWN_ABSENT, ttl: ABSENT_MILLISECONDS })
  const underWay = new Map<string, Promise<Buffer | null>>()
  let drawn = 0

  async function read(key: string): Promise<Buffer | null> {
    const stored = await files.read(key)
    // A damaged copy counts as missing: it is made again and overwritten.
    const bytes = stored && removeChecksum(stored)
    if (bytes) inMemory.set(key, bytes)
    else absent.set(key, true)
    return bytes
  }

  async function store(key: string, bytes: Buffer, format: DerivativeFormat): Promise<void> {
    inMemory.set(key, bytes)
    absent.delete(key)
    // Without disk space the picture is still served, and made again next time.
    await files.write(key, addChecksum(bytes), mediaTypeOf(format)).catch(onError)
  }

  async function make(
    asset: MediaAsset,
    pixels: number,
    format: DerivativeFormat,
    source: PictureSource,
    lane: Lane,
  ): Promise<Buffer> {
    const bytes = await resizePicture(source, pixels, format, lane)
    drawn += 1
    await store(derivativeKey(asset, pixels, format), bytes, format)
    return bytes
  }

  /** One task per key at a time; later callers get the same result. */
  function once(key: string, work: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const present = underWay.get(key)
    if (present) return present
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }

  return {
    async find(asset, pixels, format) {
      const key = derivativeKey(asset, pixels, format)
      const remembered = inMemory.get(key)
      if (remembered) return remembered
      return absent.has(key) ? null : once(`read ${key}`, () => read(key))
    },
    async findOrMake(asset, pixels, format) {
      const key = derivativeKey(asset, pixels, format)
      const remembered = inMemory.get(key)
      if (remembered) return remembered
      return once(`make ${key}`, async () => {
        const stored = absent.has(key) ? null : await read(key)
        if (stored) return stored
        const original = await files.read(asset.storageKey)
        return original && make(asset, pixels, format, { bytes: original, frames: asset.frames }, 'waiting')
      })
    },
    make,
    get drawn() {
      return drawn
    },
  }
}

/** The media type of a format, such as `image/jpeg`. */
export function mediaTypeOf(format: DerivativeFormat): string {
  return `image/${format === 'jpg' ? 'jpeg' : format}`
}

const perStore = new WeakMap<FileStore, Derivatives>()

/** The derivatives of a server's file store: its routes and jobs share one cache. */
export function derivativesOf({ app, files }: Pick<Services, 'app' | 'files'>): Derivatives {
  let derivatives = perStore.get(files)
  if (!derivatives) {
    derivatives = createDerivatives(files, (error) => app.log.error({ err: error }, 'a picture could not be kept'))
    perStore.set(files, derivatives)
  }
  return derivatives
}
