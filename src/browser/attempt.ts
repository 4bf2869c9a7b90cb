/** Returns the result of a function; undefined if it throws. */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

/** Resolves to the result of a request; to undefined if it throws, rejects or takes longer than `milliseconds`. */
export function attemptWithin<Result>(
  milliseconds: number,
  request: () => Promise<Result> | undefined,
): Promise<Result | undefined> {
  const response = Promise.resolve().then(request)
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

  return Promise.race([response.catch(() => undefined), timeout])
}
