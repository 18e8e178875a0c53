import { Alert, Button } from '@mantine/core'
import { type DownloadState, downloadState, mayDownload } from '#shared/downloads/rules.ts'
import { allowDownloadsCall, sendDownloadsCall } from '#shared/downloads/schema.ts'
import { formatFileSize } from '#shared/files/file-size.ts'
import type { Order, OrderDownload } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { showDone } from '../../../kit/notices.tsx'
import { Panel } from '../../../kit/panel.tsx'
import { StateMark, type Tone } from '../../../kit/state-mark.tsx'
import { useFormats } from '../../../kit/use-formats.ts'
import { useMay, useStaff } from '../../../session/staff-context.ts'
import classes from '../order.module.css'
import { useOrderChange } from '../use-order-change.ts'

const stateWords: Readonly<Record<DownloadState, { readonly tone: Tone; readonly label: string }>> = {
  open: { tone: 'go', label: 'Open' },
  closed: { tone: 'off', label: 'Closed' },
  expired: { tone: 'look', label: 'Expired' },
  'used-up': { tone: 'look', label: 'Limit reached' },
}

/** The customer's downloads: how often they were used, and actions to help. */
export function OrderDownloads({ order }: { readonly order: Order }) {
  const { canSendEmail } = useStaff().website
  const canManage = useMay()('orders.manage')
  const allow = useOrderChange(allowDownloadsCall, order.id, {
    onDone: () => showDone('The customer can download again.'),
  })
  const send = useOrderChange(sendDownloadsCall, order.id, {
    onDone: () => showDone('Download links sent.'),
  })
  const digital = order.lines.filter((line) => line.productType === productTypes.digital)
  if (digital.length === 0) return null
  const parameters = { orderId: order.id }
  const isOpen = mayDownload(order)
  const missing = digital.filter((line) => !order.downloads.some((one) => one.productId === line.productId))
  const canSend = order.downloads.some((one) => downloadState(one, order, Date.now()) === 'open')
  return (
    <Panel
      title="Downloads"
      isFlush
      aside={
        canManage &&
        canSend &&
        canSendEmail && (
          <Button variant="default" size="xs" loading={send.isPending} onClick={() => send.mutate({ parameters })}>
            Resend links
          </Button>
        )
      }
    >
      {!isOpen && order.downloads.length === 0 && (
        <p className={classes.hint}>
          {order.state === 'cancelled'
            ? 'The order was canceled, so files can’t be downloaded.'
            : order.testMode
              ? 'This is a test order, so files can’t be downloaded.'
              : `Once you mark the order as paid, the customer ${canSendEmail ? 'gets an email with the links' : 'finds the links on the page of the order'}.`}
        </p>
      )}
      {isOpen && missing.length > 0 && (
        <Alert className={classes.missing} color="notice">
          {missing.map((line) => line.title).join(', ')} had no file when it was bought. Add one to the product, then
          give access.
          {canManage && (
            <Button
              mt="xs"
              size="xs"
              variant="default"
              display="block"
              loading={allow.isPending}
              onClick={() => allow.mutate({ parameters, body: { downloadId: null } })}
            >
              Give access
            </Button>
          )}
        </Alert>
      )}
      <ul className={classes.downloads}>
        {order.downloads.map((one) => (
          <DownloadRow
            key={one.id}
            download={one}
            state={downloadState(one, order, Date.now())}
            allow={canManage && isOpen ? () => allow.mutate({ parameters, body: { downloadId: one.id } }) : undefined}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface DownloadRowProps {
  readonly download: OrderDownload
  readonly state: DownloadState
  readonly allow: (() => void) | undefined
}

function DownloadRow({ download, state, allow }: DownloadRowProps) {
  const { ago, day } = useFormats()
  const { filename, bytes, used, allowed, expiresAt, lastAt } = download
  const isFresh = used === 0 && state === 'open'
  return (
    <li>
      <div className={classes.downloadWords}>
        <div className={classes.downloadName}>{filename}</div>
        <div className={classes.facts}>
          <StateMark tone={stateWords[state].tone}>{stateWords[state].label}</StateMark>
          {` · ${formatFileSize(bytes)} · downloaded ${used} of ${allowed} times`}
          {lastAt !== null && `, last ${ago(lastAt)}`}
          {state === 'open' && ` · until ${day(expiresAt)}`}
        </div>
      </div>
      {allow && !isFresh && (
        <Button variant="default" size="xs" onClick={allow} aria-label={`Allow ${filename} again`}>
          Allow again
        </Button>
      )}
    </li>
  )
}
