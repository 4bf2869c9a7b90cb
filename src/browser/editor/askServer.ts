import { editorPath, type Refusal } from '../../lib/editor/messages'

/** Asks the development server a question; gives its answer, or a refusal when it does not answer. */
export async function askServer<Answer>(
  path: string,
  question: unknown,
): Promise<Answer | Refusal> {
  try {
    const response = await fetch(`${editorPath}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    })
    return (await response.json()) as Answer | Refusal
  } catch {
    return { refusal: 'The development server does not answer: is npm run develop still running?' }
  }
}

/** Says whether an answer is a refusal. */
export function isRefusal(answer: object): answer is Refusal {
  return 'refusal' in answer
}
