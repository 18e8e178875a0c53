import type { Services } from '#server/services.ts'
import { lookUpVideoCall } from '#shared/pages/video-api.ts'
import { lookUpVideo } from './look-up-video.ts'

/** What platforms say of videos, for owners who choose one. */
export function videoRoutes({ serve }: Pick<Services, 'serve'>): void {
  serve(lookUpVideoCall, ({ query }) => lookUpVideo(query.href))
}
