import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Refusals of custom code. */
export const customCodeMessages = {
  'code-head-element': (facts) =>
    `The head can’t contain ${wordsIn(facts, 'element')}. If the code shows something, add it to the body code.`,
  'code-head-text': () => 'The head can’t contain text outside of tags. Check that each tag is complete.',
  'code-head-too-complex': () => 'This code has too many elements or hosts. Move scripts to a file, and load the file.',
  'code-head-unclosed': () => 'A comment or an element isn’t closed and would hide the rest of the page. Close it.',
  'code-body-element': (facts) => `Pages can’t contain ${wordsIn(facts, 'element')}. Remove it.`,
  'code-body-too-complex': () => 'This code has too many elements or hosts. Move scripts to a file, and load the file.',
  'code-body-unclosed': () => 'A comment or an element isn’t closed and would hide the rest of the page. Close it.',
} satisfies Messages
