import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Upload } from 'lucide-react'
import { importReviewsCall, listReviewsCall, type ReviewImport } from '#shared/reviews/api.ts'
import { reviewLimits } from '#shared/reviews/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { CsvImportForm, ImportCounts, ImportProblems } from '#studio/kit/csv-import/csv-import-form.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { reviewProblemWords } from './review-words.ts'

/** A button for reviews from a file, and its dialog. */
export function ImportReviews() {
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<Upload size={16} aria-hidden />} onClick={dialog.open}>
        Import
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Import reviews">
        <ImportForm close={dialog.close} />
      </Modal>
    </>
  )
}

function ImportForm({ close }: { readonly close: () => void }) {
  const notice = useUndoNotice()
  return (
    <CsvImportForm
      call={importReviewsCall}
      inputOf={(body) => ({ body })}
      mostBytes={reviewLimits.importBytes}
      mostInWords="2 MB"
      description="The first row needs column names: product handle and rating, and if you have them title, body, author, email, date, reply and state. Files of review apps work as they are. Images aren’t imported."
      preview={(plan) => <Plan plan={plan} />}
      submitLabel={({ added }) => `Import ${countInWords(added, 'reviews')}`}
      hasEffect={({ added }) => added > 0}
      outdates={[listReviewsCall]}
      onDone={({ added, batchId }) => {
        close()
        notice(`${countInWords(added, 'reviews')} imported.`, batchId)
      }}
      close={close}
    />
  )
}

/** What the file would do. */
function Plan({ plan: { rows, added, repeated, problems, problemCount } }: { readonly plan: ReviewImport }) {
  return (
    <>
      <ImportCounts rows={rows}>
        {[
          `${countInWords(added, 'reviews')} will be added`,
          repeated > 0 && `There already: ${countInWords(repeated, 'rows')}`,
          problemCount > 0 &&
            (problemCount === 1
              ? '1 row has a problem and is left out'
              : `${countInWords(problemCount, 'rows')} have a problem and are left out`),
        ]}
      </ImportCounts>
      <ImportProblems
        problems={problems.map(({ line, product, problem }) => ({
          ...{ line, name: product, words: reviewProblemWords[problem] },
        }))}
        more={problemCount - problems.length}
      />
    </>
  )
}
