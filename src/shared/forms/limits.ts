/** Limits of forms and submissions. Screens show them in advance. */
export const formLimits = {
  fieldsPerForm: 100,
  titleLength: 300,
  descriptionLength: 2_000,
  optionLength: 200,
  optionsPerField: 2_000,
  rulesPerCondition: 5,
  /** Characters of a one-line answer. */
  textLength: 1_000,
  /** Characters of a longer answer where the owner sets no smaller limit. */
  textareaLength: 20_000,
  fileMegabytes: 25,
  filesPerField: 10,
  /** Bytes of a submission without its files. */
  submissionBytes: 256 * 1024,
  recipients: 20,
  /**
   * Megabytes of all files in submissions to a site; an installation can set another limit
   * (`LIMIT_FORM_FILES_MEGABYTES`).
   */
  siteMegabytes: 1_024,
  /** Spam submissions to a form that are stored per day; more are dropped. */
  spamPerDay: 500,
  /** Days after which spam is deleted. */
  spamDays: 30,
  formsPerSite: 500,
} as const
