const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The ids in a text, such as HTML or a document, each once: a file is named by its id, wherever it is shown. */
export const idsIn = (text: string): string[] => [...new Set(text.match(ID))]
