import type { DemoRing } from '#demo/rings.ts'

const SAMPLES_PER_SECOND = 16_000
const BYTES_PER_SAMPLE = 2
const LOUDEST = 0.6 * 0x7f_ff
const HEADER_BYTES = 44

/** The notes of a rim that is tapped, as multiples of the lowest: how loud each is, and how soon it fades. */
const notes = [
  { multiple: 1, loudness: 1, fading: 1.8 },
  { multiple: 2.74, loudness: 0.5, fading: 3.2 },
  { multiple: 5.3, loudness: 0.22, fading: 6 },
] as const

/** The sound of a pot that is tapped, as a WAV file with one channel. */
export function ringOf({
  pitch,
  seconds,
  isCracked = false,
}: Pick<DemoRing, 'pitch' | 'seconds' | 'isCracked'>): Buffer {
  const count = Math.round(seconds * SAMPLES_PER_SECOND)
  const file = Buffer.alloc(HEADER_BYTES + count * BYTES_PER_SAMPLE)
  writeHeader(file)
  // The edges of a crack rub against each other: every note fades at once.
  const haste = isCracked ? 9 : 1
  const total = notes.reduce((sum, { loudness }) => sum + loudness, 0)
  for (let index = 0; index < count; index += 1) {
    const time = index / SAMPLES_PER_SECOND
    const wave = notes.reduce(
      (sum, { multiple, loudness, fading }) =>
        sum + loudness * Math.exp(-fading * haste * time) * Math.sin(2 * Math.PI * pitch * multiple * time),
      0,
    )
    // The end is silent, so that nothing clicks there.
    const out = Math.min(1, (seconds - time) * 10)
    file.writeInt16LE(Math.round((wave / total) * LOUDEST * out), HEADER_BYTES + index * BYTES_PER_SAMPLE)
  }
  return file
}

function writeHeader(file: Buffer): void {
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  // The length of this part, then: uncompressed, one channel.
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  file.writeUInt32LE(SAMPLES_PER_SECOND * BYTES_PER_SAMPLE, 28)
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  file.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34)
  file.write('data', 36)
  file.writeUInt32LE(file.length - HEADER_BYTES, 40)
}
