import { expect, test } from 'vitest'
import { readCensus } from './census.ts'

const actionsOf = (name: keyof typeof readCensus, body: unknown) =>
  readCensus[name](body)?.actions.map(({ kind, text, detail }) => [kind, text, detail]) ?? null

test.each([
  [
    'button-render',
    { url: '/', buttons: ['Book', 'Visit'] },
    [
      ['button-seen', 'Book', ''],
      ['button-seen', 'Visit', ''],
    ],
  ],
  ['button-render', { visitorCookie: 'x' }, [['button-seen', '', '']]],
  ['button-click', 'url=%2F&buttonText=Book', [['button-clicked', 'Book', '']]],
  ['button-click', '{"data":"{\\"buttonText\\":\\"Book\\"}"}', [['button-clicked', 'Book', '']]],
  ['form-render', { formId: '0190c0de-1' }, [['form-seen', '0190c0de-1', '']]],
  ['form-render', { formId: '0190c0de-1', step: 'left', field: 'Name' }, [['form-left', '0190c0de-1', 'Name']]],
  ['form-render', { formId: '0190c0de-1', step: 'sent', field: 'Name' }, [['form-sent', '0190c0de-1', '']]],
  ['overlay', '', [['popup-shown', '', '']]],
  ['overlay', { action: 'closed' }, [['popup-closed', '', '']]],
  ['lesson', { lessonId: '0190c0de-1', from: -1, reached: 0 }, [['lesson-started', '0190c0de-1', '']]],
  ['lesson', 'lessonId=0190c0de-1&from=9&reached=10', [['lesson-finished', '0190c0de-1', '']]],
  ['lesson', { lessonId: '0190c0de-1', from: 4, reached: 4 }, null],
  ['lesson', { lessonId: '0190c0de-1', from: -2, reached: 4 }, null],
  ['lesson', { lessonId: '0190c0de-1', from: 0, reached: 11 }, null],
  ['lesson', { lessonId: '0190c0de-1', from: 0, reached: 1.5 }, null],
  ['lesson', { from: 0, reached: 1 }, null],
  ['form-render', {}, null],
  ['form-render', { formId: '0190c0de-1', step: 'opened' }, null],
  ['overlay', { action: 'x' }, null],
  ['button-click', [], null],
  ['button-click', '{"url":', null],
  ['button-render', { buttons: Array(61).fill('') }, null],
] as const)('%s reads %j', (name, body, actions) => {
  expect(actionsOf(name, body)).toEqual(actions)
})
