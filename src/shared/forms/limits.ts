/** How much a form and an answer to it may hold. Screens show these before they bite. */
export const formLimits = {
  fieldsPerForm: 100,
  titleLength: 300,
  descriptionLength: 2_000,
  optionLength: 200,
  optionsPerField: 2_000,
  rulesPerCondition: 5,
  /** Characters of an answer of one line. */
  textLength: 1_000,
  /** Characters of an answer of several lines where the owner sets no smaller limit. */
  textareaLength: 20_000,
  fileMegabytes: 25,
  filesPerField: 10,
  /** Bytes of a whole submission, without its files. */
  submissionBytes: 256 * 1024,
  recipients: 20,
  /** Megabytes of all files that came with answers to a site; an installation can set another (`LIMIT_FORM_FILES_MEGABYTES`). */
  siteMegabytes: 1_024,
  /** Answers to a form that are kept as spam on one day; what comes after them is dropped. */
  spamPerDay: 500,
  /** Days after which spam is deleted. */
  spamDays: 30,
  formsPerSite: 500,
} as const
