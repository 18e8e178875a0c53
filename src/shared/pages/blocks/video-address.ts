import { z } from 'zod'
import { videoAddress } from './video-link.ts'

/** The address of a video as it is stored. Who uses it refuses what is no video. */
export const videoAddressSchema = z.string().overwrite(videoAddress).max(500)
