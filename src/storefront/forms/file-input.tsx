import { useEffect, useRef, useState } from 'react'
import { formatSizeLimit, MEGABYTE } from '#shared/files/file-size.ts'
import { fileMessages } from '#shared/files/messages.ts'
import { uploadTo } from '#shared/files/send-file.ts'
import { listOf } from '#shared/forms/answers.ts'
import { fieldMessages } from '#shared/forms/field-messages.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { REFUSED_FILE, readFileAnswer, UNSENT_FILE, writeFileAnswer } from '#shared/forms/file-answer.ts'
import { acceptInWords, acceptOf } from '#shared/forms/file-kinds.ts'
import type { uploadFormFileCall } from '#shared/forms/files-api.ts'
import { inputName } from '#shared/forms/input-names.ts'
import type { Failure } from '#shared/http/failure.ts'
import { NO_CONNECTION } from '#shared/http/no-connection.ts'
import { callAddress } from '../islands/call-address.ts'
import { describing, type InputProps } from './field-model.ts'
import { fieldTexts } from './texts.ts'

const uploadAddress = callAddress<typeof uploadFormFileCall>('POST', '/api/form/files/:formId/:fieldId')

/** The error of an upload, from the server or the browser. */
function problemOf(failure: Failure): string {
  if (typeof failure.error === 'string') return failure.error
  return failure.code === 'file-too-large' ? fileMessages['file-too-large'](failure) : NO_CONNECTION
}

interface ChosenFile {
  readonly key: number
  readonly name: string
  /** Its id and name; null during the upload, and after a failed one. */
  readonly answer: string | null
  /** The uploaded share, from 0 to 1. */
  readonly share: number
  readonly problem: string
  /** URL of a preview; '' for files that are not pictures. */
  readonly picture: string
}

/** Types that every browser shows. */
const DRAWN = /^image\/(jpeg|png|webp|avif|gif)$/
const pictureOf = (file: File): string => (DRAWN.test(file.type) ? URL.createObjectURL(file) : '')

/** The value that the form sends for it. */
const sentOf = ({ problem, answer }: ChosenFile): string => (problem ? REFUSED_FILE : (answer ?? UNSENT_FILE))

/**
 * Files, uploaded as soon as they are chosen; limits are shown before. The form itself sends only their names: a hidden
 * input for each, and markers for files that are uploading or were refused. Without JavaScript, the files are part of
 * the form, and returned files are in the same hidden inputs.
 */
export function FileInput(props: InputProps<FieldOf<'file'>>) {
  const { field, id, answer } = props
  const input = useRef<HTMLInputElement>(null)
  const lastKey = useRef(0)
  const [files, setFiles] = useState<readonly ChosenFile[]>(() => listOf(answer).map(arrived))
  const [isOver, setOver] = useState(false)
  const hintId = `${id}-hint`
  const [isAlive, setAlive] = useState(false)
  const room = field.maxFiles - files.filter((file) => !file.problem).length

  const isFull = isAlive && room <= 0

  // Added and removed files raise the same event as typing, for code that listens to the form.
  const arrivedFiles = files.map(sentOf).join()
  const toldOf = useRef(arrivedFiles)
  useEffect(() => {
    if (toldOf.current === arrivedFiles) return
    toldOf.current = arrivedFiles
    input.current?.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [arrivedFiles])

  function arrived(text: string, index: number): ChosenFile {
    return { key: -1 - index, name: readFileAnswer(text).filename, answer: text, share: 1, problem: '', picture: '' }
  }

  const change = (key: number, part: Partial<ChosenFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...part } : file)))

  useEffect(() => {
    if (isAlive) return
    setAlive(true)
    // Files that were chosen before the script ran are uploaded the same way.
    if (input.current?.files?.length) choose(input.current)
  })

  function choose(element: HTMLInputElement): void {
    const formId = element.form?.dataset.formId
    const all = [...(element.files ?? [])]
    const chosen = all.slice(0, room)
    setOver(all.length > chosen.length)
    // Allows choosing the same file again after it was removed.
    element.value = ''
    if (formId) for (const file of chosen) void send(file, formId)
  }

  async function send(file: File, formId: string): Promise<void> {
    lastKey.current += 1
    const key = lastKey.current
    const added = { key, name: file.name, answer: null, share: 0, problem: '', picture: pictureOf(file) }
    // Failed files are removed when the visitor tries the next ones.
    setFiles((all) => [...all.filter((one) => !one.problem), added])
    const onProgress = (share: number) => change(key, { share })
    const input = { parameters: { formId, fieldId: field.id } }
    const sent = await uploadTo(uploadAddress, file, field.maxMegabytes * MEGABYTE, { onProgress, input })
    change(key, sent.ok ? { answer: writeFileAnswer(sent.value.file), share: 1 } : { problem: problemOf(sent.failure) })
  }

  function remove(file: ChosenFile): void {
    if (file.picture) URL.revokeObjectURL(file.picture)
    setOver(false)
    setFiles((all) => all.filter(({ key }) => key !== file.key))
    // The pressed button disappears, so the focus moves to the input, which may have been disabled until now.
    setTimeout(() => input.current?.focus())
  }

  return (
    <div className="file-field">
      <p className="file-hint" id={hintId}>
        {fieldTexts.acceptedFiles(acceptInWords(field.accept), formatSizeLimit(field.maxMegabytes * MEGABYTE))}
        {field.maxFiles > 1 && fieldTexts.fileLimit(field.maxFiles)}
      </p>
      <input
        {...describing(props)}
        aria-describedby={[props.describedBy, hintId].filter(Boolean).join(' ')}
        ref={input}
        className="field-element"
        id={id}
        type="file"
        name={inputName(field.id)}
        accept={acceptOf(field.accept)}
        multiple={field.maxFiles > 1}
        disabled={isFull}
        hidden={isFull}
        onChange={({ currentTarget }) => choose(currentTarget)}
      />
      {/* Also shown when only the last of several files was too many, so that no one thinks that all were accepted. */}
      <p className="field-error file-over" role="alert">
        {isOver && fieldMessages.tooManyFiles(field.maxFiles)}
      </p>
      {files.length > 0 && (
        <ul className="file-list" aria-live="polite">
          {files.map((file) => (
            <li key={file.key} className={file.problem ? 'error' : undefined}>
              {file.picture && <img className="file-picture" src={file.picture} alt="" width={48} height={48} />}
              <span className="file-name">{file.name}</span>
              {!file.problem && file.answer === null && (
                <progress aria-label={fieldTexts.uploading(file.name)} value={file.share} max={1} />
              )}
              {file.problem && <span className="field-error">{file.problem}</span>}
              <button
                type="button"
                className="file-remove"
                aria-label={fieldTexts.removeFile(file.name)}
                onClick={() => remove(file)}
              >
                {fieldTexts.remove}
              </button>
              <input type="hidden" name={inputName(field.id)} value={sentOf(file)} readOnly />
            </li>
          ))}
        </ul>
      )}
      {listOf(answer).length > 0 && <p className="file-hint file-replaced">{fieldTexts.filesAreReplaced}</p>}
    </div>
  )
}
