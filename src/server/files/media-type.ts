/** Major brands of MP4 files (ISO 14496-12) that browsers play; of others, such as HEIC, nothing is known. */
const VIDEO_BRANDS = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV']

/** The type of a video, a recording or captions by its first bytes; null for everything else. */
export function mediaTypeOfFile(beginning: Buffer): string | null {
  const words = beginning.toString('latin1', 0, 64)
  if (words.slice(4, 8) === 'ftyp') {
    const brand = words.slice(8, 12)
    if (brand === 'M4A ' || brand === 'M4B ') return 'audio/mp4'
    return VIDEO_BRANDS.includes(brand) ? 'video/mp4' : null
  }
  if (beginning.length > 4 && beginning.readUInt32BE(0) === 0x1a45dfa3)
    return words.includes('webm') ? 'video/webm' : null
  if (words.startsWith('OggS')) return 'audio/ogg'
  if (words.startsWith('RIFF') && words.slice(8, 12) === 'WAVE') return 'audio/wav'
  if (words.startsWith('ID3') || isMpegFrame(beginning)) return 'audio/mpeg'
  return /^(?:\xef\xbb\xbf)?WEBVTT(?=[ \t\r\n]|$)/.test(words) ? 'text/vtt' : null
}

/** A frame of MPEG-1 or MPEG-2, layer III: eleven bits, then version, layer, and a rate that is none of the forbidden. */
const isMpegFrame = (bytes: Buffer): boolean =>
  bytes.length > 3 &&
  bytes[0] === 0xff &&
  (bytes[1]! & 0xe6) === 0xe2 &&
  (bytes[2]! & 0xf0) !== 0xf0 &&
  (bytes[2]! & 0x0c) !== 0x0c
