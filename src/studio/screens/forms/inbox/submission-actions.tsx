import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ChevronDown, ChevronUp, Ellipsis, Mail, Reply, ShieldAlert, ShieldCheck, Trash2, UserX } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { Folder, OwnerSubmission } from '#shared/forms/inbox-api.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { DeletePersonDialog } from './delete-person-dialog.tsx'
import { replyLink } from './reply-link.ts'
import { useChangeSubmissions } from './use-change-submissions.ts'

interface SubmissionActionsProps {
  readonly submission: OwnerSubmission
  readonly newerId: string | null
  readonly olderId: string | null
}

/** Actions on a submission: open the next one, reply, move it. */
export function SubmissionActions({ submission, newerId, olderId }: SubmissionActionsProps) {
  const { id, formId, folder, senderEmail, repliedAt } = submission
  const navigate = useNavigate()
  const { mark, markReplied, move } = useChangeSubmissions(formId)
  const canWrite = useMay()('forms.write')
  const [isDeleting, deleting] = useDisclosure(false)
  const list = `/forms/${formId}/answers`
  const isSpam = folder === 'spam'

  async function put(to: Folder) {
    const isMoved = await move([id], folder, to)
    // Opens the next one, as in a mail program.
    if (isMoved) void navigate(olderId ? `${list}/${olderId}` : `${list}${isSpam ? '?folder=spam' : ''}`)
  }
  async function markUnread() {
    await mark([id], false)
    void navigate(list)
  }
  return (
    <>
      <Neighbour to={newerId && `${list}/${newerId}`} label="Newer response" icon={ChevronUp} />
      <Neighbour to={olderId && `${list}/${olderId}`} label="Older response" icon={ChevronDown} />
      {canWrite && (
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label="More actions for this response">
              <Ellipsis size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Mail size={16} aria-hidden />} onClick={markUnread}>
              Mark as unread
            </Menu.Item>
            <Menu.Item
              leftSection={isSpam ? <ShieldCheck size={16} aria-hidden /> : <ShieldAlert size={16} aria-hidden />}
              onClick={() => put(isSpam ? 'inbox' : 'spam')}
            >
              {isSpam ? 'Not spam' : 'Spam'}
            </Menu.Item>
            <Menu.Item
              leftSection={<Reply size={16} aria-hidden />}
              onClick={() => void markReplied(id, repliedAt === null)}
            >
              {repliedAt === null ? 'Mark as replied' : 'Mark as not replied'}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => put('deleted')}>
              Delete
            </Menu.Item>
            {senderEmail && (
              <Menu.Item color="danger" leftSection={<UserX size={16} aria-hidden />} onClick={deleting.open}>
                Delete this person’s data…
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {senderEmail && (
        <Button
          component="a"
          href={replyLink(submission)}
          onClick={() => canWrite && void markReplied(id, true)}
          leftSection={<Reply size={16} aria-hidden />}
        >
          Reply by email
        </Button>
      )}
      {senderEmail && (
        <DeletePersonDialog email={senderEmail} isOpen={isDeleting} close={deleting.close} backTo={list} />
      )}
    </>
  )
}

interface NeighbourProps {
  readonly to: string | null
  readonly label: string
  readonly icon: typeof ChevronUp
}

function Neighbour({ to, label, icon: Icon }: NeighbourProps) {
  if (!to) {
    return (
      <ActionIcon aria-label={label} disabled>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <Tooltip label={label}>
      <ActionIcon component={Link} to={to} aria-label={label}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
