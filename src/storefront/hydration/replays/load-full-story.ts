import { FULLSTORY_ID_PATH } from '#shared/replays/paths.ts'
import { isRealId } from '#shared/replays/rules.ts'

/** What FullStory's script reads: its own names. */
interface FullStoryWindow {
  _fs_host?: string
  _fs_script?: string
  _fs_org?: string
  _fs_namespace?: string
}

/**
 * Loads the owner's FullStory, whose id the server gives to visitors who agreed. What is in forms is masked there, whatever the
 * owner's settings at FullStory are.
 */
export async function loadFullStory(): Promise<void> {
  const reply = await fetch(FULLSTORY_ID_PATH)
  const id = reply.status === 200 ? (await reply.text()).trim() : ''
  if (!isRealId(id)) return
  document.body.classList.add('fs-mask')
  Object.assign(window as FullStoryWindow, {
    ...{ _fs_host: 'fullstory.com', _fs_script: 'edge.fullstory.com/s/fs.js', _fs_org: id, _fs_namespace: 'FS' },
  })
  const script = document.createElement('script')
  script.src = 'https://edge.fullstory.com/s/fs.js'
  script.async = true
  script.crossOrigin = 'anonymous'
  document.head.append(script)
}
